"""Everything that crosses the network, as types. ``docs/protocol.md`` and the page's TypeScript are generated from here.

Messages are JSON objects told apart by ``type``; unknown fields and types are refused. A card is its number: ``card % 53`` is the
face (``suit * 13 + rank``, suits S H D C, ranks A 2 … K; 52 is the printed joker). Seats count from 0. Durations are seconds.
"""

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from openrummy.games.actions import Groups, PlayerAction
from openrummy.games.events import Event
from openrummy.games.views import DealView
from openrummy.match.actions import PlayerMatchAction
from openrummy.match.events import MatchEvent
from openrummy.match.views import MatchView
from openrummy.melds import Kind
from openrummy.rules.value import Rules, Value

PROTOCOL: Final = 1

Language = Literal["en", "hi"]
BotLevel = Literal["easy", "medium", "hard"]
MessageId = Annotated[str, Meta(min_length=1, max_length=40)]
Token = Annotated[str, Meta(min_length=16, max_length=128)]
Code = Annotated[str, Meta(min_length=1, max_length=16)]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
SeatNumber = Annotated[int, Meta(ge=0, le=5)]
Cards = tuple[int, ...]


class Incoming(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag=str.lower):
    """A message from a page or program."""


class Hello(Incoming, frozen=True):
    """The first message. ``version``: the last the client has seen, to be told what it missed. ``build``: the page's own, if any."""

    protocol: int
    token: Token
    table: Code
    build: str | None = None
    version: int | None = None
    lang: Language = "en"


class Sit(Incoming, frozen=True):
    """Take a seat: the given one, or the first free. Whoever has a seat that a computer player minds takes it back (TBL-11)."""

    id: MessageId
    seat: SeatNumber | None = None


class Stand(Incoming, frozen=True):
    """Leave one's seat; in a deal that is a drop at once (PTS-15), in a pool for good (POOL-13), in other matches a computer player goes on
    for its owner (TBL-11)."""

    id: MessageId


class SeatBot(Incoming, frozen=True, tag="seat_bot"):
    """The host gives a free seat to a computer player (TBL-10)."""

    id: MessageId
    seat: SeatNumber | None = None
    level: BotLevel = "medium"


class UnseatBot(Incoming, frozen=True, tag="unseat_bot"):
    """The host takes a computer player away, between deals."""

    id: MessageId
    seat: SeatNumber


class Ready(Incoming, frozen=True):
    """Ready for the next deal, with which a match begins where none is under way. It starts when every connected person who is dealt in is
    ready, or 30 s after the first."""

    id: MessageId


class SitOut(Incoming, frozen=True, tag="sit_out"):
    """Skip coming deals, or come back (TBL-3). Not at tables that play matches (TBL-11)."""

    id: MessageId
    on: bool


class Act(Incoming, frozen=True):
    """A move in the deal of that number, and where ``turn`` is given for that clock period alone.

    A page that was away repeats what was not answered; with ``turn`` it can never be played in another turn than it was meant for.
    """

    id: MessageId
    deal: int
    action: PlayerAction
    turn: int | None = None


class Between(Incoming, frozen=True):
    """What one may do between the deals of a match: rejoin, propose or answer a split."""

    id: MessageId
    action: PlayerMatchAction


class Arrange(Incoming, frozen=True):
    """How one's cards lie: groups, and the loose ones. Kept for the seat, answered with ``arranged``; no move, no version."""

    deal: int
    groups: Groups
    loose: Cards


class GoOn(Incoming, frozen=True, tag="go_on"):
    """The table is to wait no longer for the player whose turn ``turn`` of the deal is: one without a connection, where no clock will end that
    turn. May be asked where the view says ``may_go_on`` (TBL-13)."""

    id: MessageId
    deal: int
    turn: int


class FreeSeat(Incoming, frozen=True, tag="free_seat"):
    """The seat of someone who has been away for a minute is to be free for others. May be asked where the view says ``may_be_freed``
    (TBL-14)."""

    id: MessageId
    seat: SeatNumber


class Say(Incoming, frozen=True):
    """A line of chat (TBL-8)."""

    id: MessageId
    text: Annotated[str, Meta(min_length=1, max_length=200)]


class Ping(Incoming, frozen=True):
    """Is anyone there? Answered with ``pong``."""


ClientMessage = (
    Hello | Sit | Stand | SeatBot | UnseatBot | Ready | SitOut | Act | Between | Arrange | GoOn | FreeSeat | Say | Ping
)


class TableSeat(msgspec.Struct, frozen=True):
    """A seat at the table. ``bot``: a computer player of that level. ``chips``: won and lost so far at this table.

    ``leaving``: the seat empties when the deal ends (PTS-15), or the match. ``stand_in``: a computer player of that level plays the seat until
    its owner makes a move or sits down again (TBL-11). ``may_be_freed``: its owner has been away so long that the viewer may free it
    (``free_seat``, TBL-14).
    """

    seat: int
    name: str
    bot: BotLevel | None
    connected: bool
    chips: int
    ready: bool
    sitting_out: bool
    leaving: bool
    stand_in: BotLevel | None = None
    may_be_freed: bool = False


class Clock(msgspec.Struct, frozen=True):
    """``left`` seconds remain of ``total`` when this was sent; at the end of ``turn`` the time-out rule acts. Between the deals of a match it
    is the clock of the open window, and ``turn`` its number.
    """

    turn: int
    left: float
    total: float


class LiveGroup(msgspec.Struct, frozen=True):
    """A group as it lies: what it is (None: not a meld) and what it costs."""

    cards: Cards
    kind: Kind | None
    points: int


class LiveHand(msgspec.Struct, frozen=True):
    """One's own cards as they lie (TBL-9). ``points``: what they would count if the deal ended now.

    With 14 cards the costliest loose card is left out of the count. ``reasons``: what is missing for a valid declaration, as
    codes; empty when these groups could be shown (with 14 cards: with one card put to the finish slot).

    In Rum and Gin ``points`` is the deadwood as the cards lie, ``best`` the least that they could have; a hand that can go out or go gin as it
    lies has no ``reasons``. ``ways``: of XXI-9 and XXI-10, those by which the cards could be shown however they lie (``tunnela``, ``dublee``,
    ``jokers``). ``value``: what the value cards held are worth (XXI-15), None where they do not count; ``marriages``: how many are whole among them.
    """

    deal: int
    groups: tuple[LiveGroup, ...]
    loose: Cards
    loose_points: int
    points: int
    reasons: tuple[str, ...]
    best: int | None = None
    ways: tuple[str, ...] = ()
    value: int | None = None
    marriages: int = 0


class TableView(msgspec.Struct, frozen=True):
    """A table as one viewer sees it. ``you``: one's own seat. ``starts_in``: seconds until the next deal starts by itself.

    ``match``: None where deals stand alone. ``may_go_on``: the player whose turn it is has been away so long that the viewer may ask the table
    to go on without them (``go_on``, TBL-13). ``gone``: by seat, who has left it, while deal and match still tell of them; another may sit
    there. ``missing``: how many more must be here before a deal can begin; 0 in a match.
    """

    table: str
    preset: str
    rules: Rules
    changed: dict[str, Value]
    host: bool
    you: int | None
    seats: tuple[TableSeat | None, ...]
    watchers: int
    next_commitment: str
    starts_in: float | None
    deal: DealView | None
    clock: Clock | None
    hand: LiveHand | None
    match: MatchView | None = None
    may_go_on: bool = False
    gone: dict[int, str] = {}
    missing: int = 0


class Outgoing(msgspec.Struct, frozen=True, tag_field="type", tag=str.lower):
    """A message from the server."""


class Welcome(Outgoing, frozen=True):
    """Answer to ``hello``. ``events``: what was missed since the version named there, if it can be told."""

    protocol: int
    build: str
    name: str
    version: int
    events: tuple[Event | MatchEvent, ...]
    view: TableView


class Update(Outgoing, frozen=True):
    """Something happened: the events of one version (none if only presence changed) and the table after it."""

    version: int
    events: tuple[Event | MatchEvent, ...]
    view: TableView


class Done(Outgoing, frozen=True):
    """The message ``id`` was carried out, and is in the log at ``version``. The same message again gets the same answer."""

    id: str
    version: int


class Refused(Outgoing, frozen=True):
    """The message ``id`` was not carried out; nothing changed. ``message`` says it in the reader's language."""

    code: str
    params: dict[str, Any]
    message: str
    id: str | None = None


class Arranged(Outgoing, frozen=True):
    """Answer to ``arrange``, to every tab of the seat."""

    hand: LiveHand


class Said(Outgoing, frozen=True):
    """A line of chat."""

    seat: int | None
    name: str
    text: str


class Pong(Outgoing, frozen=True):
    """Answer to ``ping``."""


class Reload(Outgoing, frozen=True):
    """This page is of another build than the server: fetch the new one."""

    build: str


ServerMessage = Welcome | Update | Done | Refused | Arranged | Said | Pong | Reload


# HTTP bodies


class NewPerson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``POST /api/people``: a guest. ``PUT /api/people/me`` (header ``Authorization: Bearer TOKEN``): another name for oneself."""

    name: Name


class Person(msgspec.Struct, frozen=True):
    """The answer, and the only time the token is told. Keep it: it is the seat."""

    name: str
    token: str


class Renamed(msgspec.Struct, frozen=True):
    """Answer to a new name. It holds at once; seats that are taken already keep the old one."""

    name: str


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``POST /api/tables`` (header ``Authorization: Bearer TOKEN``). The maker sits in seat 0, ``bots`` computer players of
    that level follow, at most one fewer than there are seats (TBL-10)."""

    preset: str = "points"
    options: dict[str, Value] = {}
    bots: Annotated[int, Meta(ge=0, le=100)] = 0
    level: BotLevel = "medium"


class MadeTable(msgspec.Struct, frozen=True):
    table: str


class TableInfo(msgspec.Struct, frozen=True):
    """``GET /api/tables/CODE``: what can be read before sitting down (TBL-2). ``changed``: what differs from the preset."""

    table: str
    preset: str
    rules: Rules
    changed: dict[str, Value]
    names: tuple[str | None, ...]


class OptionInfo(msgspec.Struct, frozen=True):
    """One option a host may choose, in the order of the form."""

    name: str
    group: str
    default: Value
    values: tuple[Value, ...]


class PresetInfo(msgspec.Struct, frozen=True):
    """``GET /api/presets`` is a list of these. ``format``: how deals add up (``single``: each by itself). ``seats``: how many a table may have.

    ``defaults``: the value of every option that a host may choose, and of ``seats``.
    """

    name: str
    options: tuple[OptionInfo, ...]
    family: str
    format: str
    seats: tuple[int, ...]
    defaults: dict[str, Value]


class Health(msgspec.Struct, frozen=True):
    """``GET /api/health``."""

    protocol: int
    build: str


class Problem(msgspec.Struct, frozen=True):
    """The body of every HTTP error."""

    code: str
    params: dict[str, Any]
    message: str
