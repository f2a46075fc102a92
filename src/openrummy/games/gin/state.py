"""The immutable state of a hand of Gin."""

from typing import Final, Literal

import msgspec

from openrummy.games.events import DealEnded, DealStarted, Knocked, LaidOffCard
from openrummy.games.state import Taken
from openrummy.games.views import TableMeld

Phase = Literal["upcard", "draw", "discard", "defend", "ended"]
"""upcard: take it or pass (GIN-4); draw, discard: the seat's turn; defend: the defender lays off (GIN-12)."""

DEAD_STOCK: Final = 2
"""So many cards of the stock are never drawn (GIN-14)."""

PILE_DRAWS: Final = 50
"""Takes from the discard pile after which a hand without a knock is void (GIN-15)."""


class Player(msgspec.Struct, frozen=True):
    """``hand``: cards held; the knocker's melds too, less what the defender has laid off."""

    hand: tuple[int, ...]


class Deal(msgspec.Struct, frozen=True, tag="gin"):
    """A hand as it stands. ``stock`` and ``pile``: top last. ``turn``: number of the present clock period.

    ``players`` is keyed by seat, the one who does not deal first. ``seat``: who has to act. ``limit``: the most deadwood that one may knock
    with, ``factor``: by what the score is multiplied (GIN-8, GIN-19, GIN-21). ``passes``: of the upcard; ``draws``: of both players, of
    which ``pile_draws`` from the pile. ``melds``: the knocker's, with the defender's cards on them; ``laid_off``: those cards.
    """

    start: DealStarted
    players: dict[int, Player]
    stock: tuple[int, ...]
    pile: tuple[int, ...]
    phase: Phase
    seat: int
    turn: int
    limit: int = 10
    factor: int = 1
    passes: int = 0
    draws: int = 0
    pile_draws: int = 0
    taken: Taken | None = None
    knocked: Knocked | None = None
    melds: tuple[TableMeld, ...] = ()
    laid_off: tuple[LaidOffCard, ...] = ()
    end: DealEnded | None = None

    @property
    def no_return(self) -> int | None:
        """The card taken from the pile, which may not go back in this turn (GIN-6)."""
        taken = self.taken
        return taken.card if taken is not None and taken.source == "pile" else None

    @property
    def last_chance(self) -> bool:
        """Does this turn only serve to take the last discard and knock with it (GIN-14)?

        A hand with so few cards of the stock goes on under ``dead_hand = last_discard`` alone.
        """
        if len(self.stock) > DEAD_STOCK:
            return False
        return self.phase == "draw" or (self.phase == "discard" and self.no_return is not None)


def other(deal: Deal, seat: int) -> int:
    """The opponent."""
    one, two = deal.players
    return two if seat == one else one


def cards_of(deal: Deal) -> tuple[int, ...]:
    """Every card of the hand wherever it lies, sorted: at all times the pack, whole."""
    held = [card for player in deal.players.values() for card in player.hand]
    return tuple(sorted([*held, *deal.stock, *deal.pile, *(one.card for one in deal.laid_off)]))


def waited_for(deal: Deal) -> tuple[int, ...]:
    """The seats that the deal waits for: whose turn it is; none once it has ended."""
    return () if deal.phase == "ended" else (deal.seat,)
