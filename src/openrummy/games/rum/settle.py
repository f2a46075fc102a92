"""How a hand is scored: the sheet, and what the player who went out gets (RUM-9, RUM-10)."""

from collections.abc import Sequence

from openrummy.arrange import arrange, card_points
from openrummy.arrange.result import Arrangement
from openrummy.games.events import DealEnded, Result
from openrummy.games.rum.state import Deal, may_go_rummy

_NO_WILD = frozenset[int]()


def count(deal: Deal, cards: Sequence[int]) -> int:
    """The points of cards in hand, whatever they would be together (CARD-4, RUM-9)."""
    return sum(card_points(card, deal.start.rules.counting, _NO_WILD) for card in cards)


def best_of(deal: Deal, cards: Sequence[int]) -> Arrangement:
    """The cards grouped so that as few points as possible lie loose."""
    return arrange(cards, deal.start.rules.hand_of(len(deal.players)), _NO_WILD)


def settle_out(deal: Deal) -> DealEnded:
    """``deal.seat`` has no card left: it scores what the others hold, double if it went rummy (RUM-8 to RUM-10)."""
    rummy = may_go_rummy(deal, deal.seat)
    lines = {seat: _counted(deal, seat) for seat in deal.players if seat != deal.seat}
    score = sum(line.points for line in lines.values()) * (2 if rummy else 1)
    lines[deal.seat] = Result(seat=deal.seat, standing="won", points=0, chips=0, score=score)
    return DealEnded(
        cause="rummy" if rummy else "out",
        winner=deal.seat,
        results=tuple(lines[seat] for seat in deal.players),
        seed=deal.start.seed or "",
    )


def settle_void(deal: Deal) -> DealEnded:
    """The hand is drawn: nobody scores, and nobody shows (RUM-7)."""
    results = tuple(Result(seat=seat, standing="void", points=0, chips=0) for seat in deal.players)
    return DealEnded(cause="void", winner=None, results=results, seed=deal.start.seed or "")


def _counted(deal: Deal, seat: int) -> Result:
    """All cards in hand count; beside them, what would have counted had every meld in the hand been laid."""
    hand = deal.players[seat].hand
    best = best_of(deal, hand)
    return Result(
        seat=seat,
        standing="counted",
        points=count(deal, hand),
        chips=0,
        loose=hand,
        best_points=best.points,
        best_groups=best.groups,
        best_loose=best.loose,
    )
