"""What a viewer may know of a deal: built by allow-list, never by deleting from the state."""

from typing import Literal

import msgspec

from openrummy.games.actions import Groups, Source
from openrummy.games.events import DealEnded, DropCause, DropKind, Knocked, Shown
from openrummy.melds import Kind

Phase = Literal["upcard", "draw", "discard", "arrange", "count", "defend", "ended"]
"""``upcard``: take it or pass (GIN-4). ``arrange``, ``count``: PTS-10. ``defend``: the defender lays off (GIN-12)."""


class DropOffer(msgspec.Struct, frozen=True):
    """What a drop would be now, and cost (PTS-14)."""

    kind: DropKind
    points: int


class LayOffOffer(msgspec.Struct, frozen=True):
    """A card that fits these melds on the table."""

    card: int
    melds: tuple[int, ...]


class KnockOffer(msgspec.Struct, frozen=True):
    """A discard with which one may knock, and the least deadwood that it leaves (0: gin)."""

    card: int
    deadwood: int


class Legal(msgspec.Struct, frozen=True):
    """Everything a seat may do now. Cards listed may each be used; ``drop`` is None where dropping is not allowed.

    ``lay_down``: every meld that may be laid on the table now. ``may_pass``: the upcard, or the last discard, may be left (GIN-4, GIN-14).
    """

    draw: tuple[Source, ...] = ()
    discard: tuple[int, ...] = ()
    declare: tuple[int, ...] = ()
    exchange: tuple[int, ...] = ()
    drop: DropOffer | None = None
    submit: bool = False
    lay_down: tuple[tuple[int, ...], ...] = ()
    lay_off: tuple[LayOffOffer, ...] = ()
    may_pass: bool = False
    knock: tuple[KnockOffer, ...] = ()
    big_gin: bool = False

    def __bool__(self) -> bool:
        return any(getattr(self, name) for name in self.__struct_fields__)


class SeatView(msgspec.Struct, frozen=True):
    """A seat that was dealt in. ``cards`` is how many it holds; ``busy``: it still has to arrange or submit. ``missed``: turns in a row.

    ``cause``: how it came to drop, so that the sheet can still tell after a reload who ran out of time (PTS-16).
    """

    seat: int
    cards: int
    status: Literal["in", "dropped", "wrong_show", "left"]
    busy: bool
    dropped: DropKind | None = None
    missed: int = 0
    cause: DropCause | None = None


class TableMeld(msgspec.Struct, frozen=True):
    """A meld on the table, its cards in order; ``owners``: who laid each of them (RUM-5)."""

    kind: Kind
    cards: tuple[int, ...]
    owners: tuple[int, ...]


class IndianView(msgspec.Struct, frozen=True, tag="indian"):
    """What Indian games add. ``wrong_shows``: of players who are out (PTS-19). ``value_cards``: faces that pay (XXI-15)."""

    finish_laid: bool
    shown: Shown | None
    wrong_shows: tuple[Shown, ...] = ()
    value_cards: tuple[int, ...] = ()


class RumView(msgspec.Struct, frozen=True, tag="rum"):
    """What Rum adds. ``turn_overs_left``: how often the discard pile may still become the stock; None where it is shuffled (RUM-7).

    ``may_go_rummy``: the own seat has laid nothing before this turn (RUM-10).
    """

    melds: tuple[TableMeld, ...]
    turn_overs_left: int | None
    may_go_rummy: bool


class GinView(msgspec.Struct, frozen=True, tag="gin"):
    """What Gin adds. ``upcard``: the card first turned, which sets the limit in Oklahoma (GIN-19). ``melds``: the knocker's."""

    knock_limit: int
    factor: int
    upcard: int
    knocked: Knocked | None = None
    melds: tuple[TableMeld, ...] = ()


GameView = IndianView | RumView | GinView


class Own(msgspec.Struct, frozen=True):
    """What only the seat itself sees. ``taken``: the card drawn in this turn. ``finish``: the own card in the finish slot.

    ``no_return``: the card taken from the pile that may not go back there in this turn (PTS-6, RUM-6).
    """

    seat: int
    hand: tuple[int, ...]
    legal: Legal
    taken: int | None = None
    finish: int | None = None
    submitted: Groups | None = None
    no_return: int | None = None


class DealView(msgspec.Struct, frozen=True):
    """A deal as one viewer sees it. ``pile``: top last. The seed is told only when the deal has ended (in ``end``).

    ``game``: what only games of this family have.
    """

    deal: int
    phase: Phase
    dealer: int
    dealer_cards: dict[int, int]
    seats: tuple[SeatView, ...]
    seat: int
    turn: int
    stock: int
    pile: tuple[int, ...]
    cut: int | None
    wild: tuple[int, ...]
    commitment: str
    game: GameView
    end: DealEnded | None
    own: Own | None
