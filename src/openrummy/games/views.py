"""What a viewer may know of a deal: built by allow-list, never by deleting from the state."""

from typing import Literal

import msgspec

from openrummy.games.actions import Groups, Source
from openrummy.games.events import DealEnded, DropKind, Shown

Phase = Literal["draw", "discard", "arrange", "count", "ended"]


class DropOffer(msgspec.Struct, frozen=True):
    kind: DropKind
    points: int


class Legal(msgspec.Struct, frozen=True):
    """Everything a seat may do now. Cards listed may each be used; ``drop`` is None where dropping is not allowed."""

    draw: tuple[Source, ...] = ()
    discard: tuple[int, ...] = ()
    declare: tuple[int, ...] = ()
    exchange: tuple[int, ...] = ()
    drop: DropOffer | None = None
    submit: bool = False

    def __bool__(self) -> bool:
        return bool(self.draw or self.discard or self.declare or self.exchange or self.drop or self.submit)


class SeatView(msgspec.Struct, frozen=True):
    """A seat that was dealt in. ``cards`` is how many it holds; ``busy``: it still has to arrange or submit."""

    seat: int
    cards: int
    status: Literal["in", "dropped"]
    busy: bool
    dropped: DropKind | None = None


class Own(msgspec.Struct, frozen=True):
    """What only the seat itself sees. ``taken``: the card drawn in this turn. ``finish``: the own card in the finish slot."""

    seat: int
    hand: tuple[int, ...]
    legal: Legal
    taken: int | None = None
    finish: int | None = None
    submitted: Groups | None = None


class DealView(msgspec.Struct, frozen=True):
    """A deal as one viewer sees it. ``pile``: top last. ``seed`` is told only when the deal has ended (in ``end``)."""

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
    finish_laid: bool
    shown: Shown | None
    end: DealEnded | None
    own: Own | None
