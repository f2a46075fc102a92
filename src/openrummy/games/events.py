"""What happened in a deal. Events carry outcomes: ``evolve`` only applies them.

A stored event is whole. What a viewer may see of it is made by ``event_for`` of its family: the fields marked
*hidden* are then ``None`` for everyone but those entitled.
"""

from typing import Literal

import msgspec

from openrummy.arrange.result import Group
from openrummy.games.actions import Groups, Source
from openrummy.melds import Kind
from openrummy.rules.value import Rules

DropKind = Literal["first", "middle"]
DropCause = Literal["chosen", "timeout", "left", "missed"]
EndCause = Literal[
    "shown", "wrong_show", "last_player", "void", "lowest_hand", "out", "rummy", "knock", "undercut", "gin", "big_gin"
]
"""``out``, ``rummy``: RUM-8, RUM-10. ``knock`` to ``big_gin``: GIN-13. ``void``: also a drawn or dead hand (RUM-7, GIN-14)."""
Standing = Literal["won", "counted", "dropped", "wrong_show", "void", "left"]


class DealStarted(msgspec.Struct, frozen=True, tag="deal_started"):
    """A deal begins (PTS-2 to PTS-5). Whole enough to read a deal from here alone.

    ``seats``: those dealt in, in the order of play, first player first. ``dealer_cards``: by seat, where cards were shown for the first
    deal (PTS-2), else empty. ``hands`` is keyed by seat; *hidden* but for one's own. ``stock``: top last, *hidden*. ``seed`` (hex):
    *hidden* until the deal ends. ``totals``: chips by seat before the deal.
    """

    deal: int
    rules: Rules
    seats: tuple[int, ...]
    dealer: int
    dealer_cards: dict[int, int]
    commitment: str
    seed: str | None
    hands: dict[int, tuple[int, ...]]
    stock: tuple[int, ...] | None
    stock_size: int
    cut: int | None
    wild: tuple[int, ...]
    opening: int
    totals: dict[int, int]


class TurnStarted(msgspec.Struct, frozen=True, tag="turn_started"):
    """A seat's turn begins; ``turn`` counts the clock periods of the deal from 1."""

    seat: int
    turn: int


class Reshuffled(msgspec.Struct, frozen=True, tag="reshuffled"):
    """The open pile but its top card became the closed deck (PTS-7). ``stock``: top last, *hidden*."""

    stock: tuple[int, ...] | None
    stock_size: int


class Drew(msgspec.Struct, frozen=True, tag="drew"):
    """``card`` is *hidden* from the others when it came from the stock."""

    seat: int
    source: Source
    card: int | None


class Discarded(msgspec.Struct, frozen=True, tag="discarded"):
    """``auto``: put down by the clock (PTS-16)."""

    seat: int
    card: int
    auto: bool = False


class Dropped(msgspec.Struct, frozen=True, tag="dropped"):
    """The seat is out of the deal at this price (PTS-14 to PTS-16); ``cause``: how it came to that."""

    seat: int
    kind: DropKind
    points: int
    cause: DropCause


class Declared(msgspec.Struct, frozen=True, tag="declared"):
    """A card went to the finish slot, face down: ``card`` is *hidden* until shown. ``turn``: the new clock period."""

    seat: int
    card: int | None
    turn: int


class Exchanged(msgspec.Struct, frozen=True, tag="exchanged"):
    """Another card lies in the finish slot; ``card`` is *hidden*."""

    seat: int
    card: int | None


class Shown(msgspec.Struct, frozen=True, tag="shown"):
    """The declaration, as laid and judged; everyone sees it. ``reasons`` empty means valid; then the others arrange (``turn``)."""

    seat: int
    card: int
    groups: tuple[Group, ...]
    loose: tuple[int, ...]
    reasons: tuple[str, ...]
    turn: int


class Submitted(msgspec.Struct, frozen=True, tag="submitted"):
    """A loser's groups; *hidden* from the others until the deal ends. ``groups`` None for a player who left without any."""

    seat: int
    groups: Groups | None


class Missed(msgspec.Struct, frozen=True, tag="missed"):
    """A turn went by unused, the ``count``-th in a row of that seat (CLS-21)."""

    seat: int
    count: int


class LaidDown(msgspec.Struct, frozen=True, tag="laid_down"):
    """A meld came to the table; it gets the next number, from 0 (RUM-4)."""

    seat: int
    cards: tuple[int, ...]
    kind: Kind


class LaidOff(msgspec.Struct, frozen=True, tag="laid_off"):
    """A card was added to the meld of that number; ``cards``: the meld in order after it (RUM-5, GIN-11)."""

    seat: int
    card: int
    meld: int
    cards: tuple[int, ...]


class TurnedOver(msgspec.Struct, frozen=True, tag="turned_over"):
    """The whole discard pile became the stock as it lay (RUM-7). ``stock``: top last, *hidden*."""

    stock: tuple[int, ...] | None
    stock_size: int


class LimitSet(msgspec.Struct, frozen=True, tag="limit_set"):
    """The most deadwood one may knock with in this hand, and by what everything scored is multiplied (GIN-8, GIN-19 to GIN-21)."""

    knock_limit: int
    factor: int = 1


class Passed(msgspec.Struct, frozen=True, tag="passed"):
    """The upcard was left (GIN-4), or the last discard (GIN-14)."""

    seat: int


class Knocked(msgspec.Struct, frozen=True, tag="knocked"):
    """The knocker's hand as shown; everyone sees it. ``card``: the discard, None for big gin. ``turn``: the defender's clock period."""

    seat: int
    card: int | None
    how: Literal["knock", "gin", "big_gin"]
    melds: tuple[Group, ...]
    loose: tuple[int, ...]
    deadwood: int
    turn: int


class LaidOffCard(msgspec.Struct, frozen=True):
    """A defender's card and the number of the knocker's meld that it went to."""

    card: int
    meld: int


class Result(msgspec.Struct, frozen=True):
    """One line of the sheet. Cards are shown only of those who showed or were counted; for the others ``groups``, ``loose``, ``best`` are empty.

    ``points`` is what the deal costs, capped; ``best_points`` what the best arrangement of the hand counts, ``best_groups`` and
    ``best_loose`` that arrangement. ``best_declarable``: it could have been shown as a valid declaration. ``chips``: won or lost.

    ``shown_points``: what a screen may show in place of ``points`` (DEAL-4). ``value``: of the value cards held, None where they do not
    count or the seat is outside (XXI-15, 16); ``value_chips``: what they paid, part of ``chips``. ``score``: what a hand of Rum or Gin
    brings (RUM-9, GIN-13), bonuses included, of which ``bonus`` is one. ``laid_off``: the defender's cards on the knocker's melds
    (GIN-11).
    """

    seat: int
    standing: Standing
    points: int
    chips: int
    groups: tuple[Group, ...] = ()
    loose: tuple[int, ...] = ()
    best_points: int | None = None
    best_groups: tuple[Group, ...] = ()
    best_loose: tuple[int, ...] = ()
    best_declarable: bool = False
    shown_points: int | None = None
    value: int | None = None
    value_chips: int = 0
    score: int = 0
    bonus: int = 0
    laid_off: tuple[LaidOffCard, ...] = ()


class DealEnded(msgspec.Struct, frozen=True, tag="deal_ended"):
    """``winner`` is None for a void deal. ``seed`` (hex) lets anyone repeat the shuffle and check the commitment."""

    cause: EndCause
    winner: int | None
    results: tuple[Result, ...]
    seed: str


Event = (
    DealStarted | TurnStarted | Reshuffled | Drew | Discarded | Dropped | Declared | Exchanged | Shown | Submitted | Missed
    | LaidDown | LaidOff | TurnedOver | LimitSet | Passed | Knocked | DealEnded
)  # fmt: skip
"""Everything that can happen in a deal; each family makes and applies its own part."""
