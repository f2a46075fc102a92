"""The immutable state of a deal."""

from typing import Literal

import msgspec

from openrummy.games.actions import Groups
from openrummy.games.events import DealEnded, DealStarted, Dropped, Shown
from openrummy.games.state import Taken

Phase = Literal["draw", "discard", "arrange", "count", "ended"]
"""draw, discard: the seat's turn; arrange: the declarer arranges; count: the others arrange (PTS-10)."""


class Player(msgspec.Struct, frozen=True):
    """``hand``: cards held. ``had_turn``, ``has_drawn``: in this deal (CLS-38, PTS-14). ``missed``: turns in a row (CLS-21).

    ``dropped``, ``wrong_show``: how the player went out, if so. ``submitted``: groups that count; ``counted``: no more to come.
    """

    hand: tuple[int, ...]
    had_turn: bool = False
    has_drawn: bool = False
    missed: int = 0
    dropped: Dropped | None = None
    wrong_show: Shown | None = None
    submitted: Groups | None = None
    counted: bool = False

    @property
    def still_in(self) -> bool:
        return self.dropped is None and self.wrong_show is None


class Deal(msgspec.Struct, frozen=True, tag="indian"):
    """A deal as it stands. ``stock`` and ``pile``: top last. ``turn``: number of the present clock period.

    ``players`` is keyed by seat, in the order of play. Every card of the packs is in exactly one of: a hand (that of a player
    who is out too), stock, pile, cut, finish. While declaring and after, ``seat`` is the declarer. ``shown``: the declaration on which the
    deal waits or ended; a wrong one after which the others play on is its player's ``wrong_show`` alone.
    """

    start: DealStarted
    players: dict[int, Player]
    stock: tuple[int, ...]
    pile: tuple[int, ...]
    phase: Phase
    seat: int
    turn: int
    reshuffles: int = 0
    draws: int = 0
    taken: Taken | None = None
    finish: int | None = None
    shown: Shown | None = None
    end: DealEnded | None = None

    @property
    def wild(self) -> frozenset[int]:
        """The wild faces of this deal (PTS-3)."""
        return frozenset(self.start.wild)

    @property
    def still_in(self) -> tuple[int, ...]:
        """The seats that have neither dropped nor shown wrongly, in the order of play."""
        return tuple(seat for seat, player in self.players.items() if player.still_in)


def after(deal: Deal, seat: int) -> tuple[int, ...]:
    """The seats still in, in turn order after ``seat``, which itself comes last if it is still in."""
    order = tuple(deal.players)
    at = order.index(seat) + 1
    return tuple(one for one in order[at:] + order[:at] if deal.players[one].still_in)


def cards_of(deal: Deal) -> tuple[int, ...]:
    """Every card of the deal wherever it lies, sorted: at all times the packs, whole."""
    held = [card for player in deal.players.values() for card in player.hand]
    lone = [card for card in (deal.start.cut, deal.finish) if card is not None]
    return tuple(sorted([*held, *deal.stock, *deal.pile, *lone]))


def waited_for(deal: Deal) -> tuple[int, ...]:
    """The seats that the deal waits for: whose turn it is, or who still has to submit; none once it has ended."""
    if deal.phase == "ended":
        return ()
    if deal.phase != "count":
        return (deal.seat,)
    return tuple(seat for seat in deal.still_in if seat != deal.seat and not deal.players[seat].counted)
