"""The immutable state of a deal."""

from typing import Literal

import msgspec

from openrummy.games.events import DealEnded, DealStarted
from openrummy.games.state import Taken
from openrummy.melds import Kind

Phase = Literal["draw", "discard", "ended"]
"""draw: the seat takes a card; discard: it may lay cards on the table, and discards one (RUM-3)."""


class Player(msgspec.Struct, frozen=True):
    """``hand``: cards held. ``laid_in``: the turn in which the seat first laid anything on the table (RUM-10). ``melded``: a meld of its
    own, too (MELD-8, ``layoff_before_meld``)."""

    hand: tuple[int, ...]
    laid_in: int | None = None
    melded: bool = False


class Meld(msgspec.Struct, frozen=True):
    """A meld on the table: its cards in order, each with the seat that laid it (RUM-5)."""

    kind: Kind
    cards: tuple[tuple[int, int], ...]

    @property
    def alone(self) -> tuple[int, ...]:
        """The cards alone."""
        return tuple(card for card, _ in self.cards)


class Deal(msgspec.Struct, frozen=True, tag="rum"):
    """A deal as it stands. ``stock`` and ``pile``: top last. ``turn``: number of the present clock period.

    ``players`` is keyed by seat, in the order of play. Every card of the pack is in exactly one of: a hand, a meld, stock, pile.
    ``turn_overs``: how often the pile has become the stock, turned over or shuffled (RUM-7). ``melds_now``: laid down in this turn.
    """

    start: DealStarted
    players: dict[int, Player]
    stock: tuple[int, ...]
    pile: tuple[int, ...]
    phase: Phase
    seat: int
    turn: int
    turn_overs: int = 0
    draws: int = 0
    taken: Taken | None = None
    melds: tuple[Meld, ...] = ()
    melds_now: int = 0
    end: DealEnded | None = None


def next_seat(deal: Deal) -> int:
    """The seat whose turn follows that of ``deal.seat``."""
    order = tuple(deal.players)
    return order[(order.index(deal.seat) + 1) % len(order)]


def may_go_rummy(deal: Deal, seat: int) -> bool:
    """Has the seat laid nothing on the table before this turn (RUM-10)?"""
    return deal.start.rules.rum.going_rummy and deal.players[seat].laid_in in (None, deal.turn)


def cards_of(deal: Deal) -> tuple[int, ...]:
    """Every card of the deal wherever it lies, sorted: at all times the pack, whole."""
    held = [card for player in deal.players.values() for card in player.hand]
    laid = [card for meld in deal.melds for card in meld.alone]
    return tuple(sorted([*held, *laid, *deal.stock, *deal.pile]))


def waited_for(deal: Deal) -> tuple[int, ...]:
    """The seats that the deal waits for: whose turn it is; none once it has ended."""
    return () if deal.phase == "ended" else (deal.seat,)
