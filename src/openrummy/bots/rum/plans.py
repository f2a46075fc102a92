"""What a hand of Rum can get rid of in one turn: melds and lay-offs, chosen together."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache, reduce
from operator import or_
from typing import NamedTuple

from openrummy.arrange import Counting, card_points
from openrummy.games.actions import LayDown, LayOff, PlayerAction
from openrummy.games.rum.fits import bits, every_meld, openings
from openrummy.games.views import DealView, Legal, RumView
from openrummy.rules import Rules

Meld = tuple[int, ...]


class Plan(NamedTuple):
    """``points`` and ``left``: what stays in hand when these melds have been laid down and these cards laid off."""

    points: int
    left: tuple[int, ...]
    melds: tuple[Meld, ...]
    laid_off: tuple[int, ...]


def table_of(view: DealView) -> tuple[Meld, ...]:
    """The melds on the table."""
    return tuple(meld.cards for meld in view.game.melds) if isinstance(view.game, RumView) else ()


@cache
def _prices(counting: Counting) -> tuple[int, ...]:
    return tuple(card_points(card, counting, frozenset()) for card in range(52))


def points(rules: Rules, cards: Sequence[int]) -> int:
    """What these cards cost their holder."""
    prices = _prices(rules.counting)
    return sum([prices[card] for card in cards])


class _Piece(NamedTuple):
    """A meld, and its cards as bits."""

    meld: Meld
    mask: int


def best_plan(rules: Rules, hand: Sequence[int], table: Sequence[Meld], *, melded: bool) -> Plan:
    """The plan that leaves the fewest points, then the fewest cards. ``melded``: the seat has a meld of its own on the table."""
    pieces = [_Piece(meld, bits(meld)) for meld in every_meld(hand, rules.melds)]
    standing, early = [bits(meld) for meld in table], melded or rules.rum.layoff_before_meld
    ordered = sorted(hand)
    plans = (_plan(rules, ordered, standing if early or chosen else [], chosen) for chosen in _choices(pieces))
    return min(plans, key=lambda plan: (plan.points, len(plan.left), plan))


def goes_out(rules: Rules, plan: Plan) -> bool:
    """Does the plan end the hand: nothing is left, or one card to discard (RUM-8)?"""
    if rules.rum.one_meld_per_turn and len(plan.melds) > 1:
        return False
    return len(plan.left) == 1 or (not plan.left and not rules.rum.must_discard_to_go_out)


def step(legal: Legal, plan: Plan) -> PlayerAction | None:
    """The next move of a plan: a meld first, then a card laid off; None when nothing of it is left to do."""
    wanted = {frozenset(meld) for meld in plan.melds}
    for meld in legal.lay_down:
        if frozenset(meld) in wanted:
            return LayDown(meld)
    for offer in legal.lay_off:
        if offer.card in plan.laid_off:
            return LayOff(offer.card, offer.melds[0])
    return None


def _choices(every: Sequence[_Piece], used: int = 0) -> Iterator[tuple[_Piece, ...]]:
    """Every choice of melds that share no card, none at all among them."""
    yield ()
    for at, piece in enumerate(every):
        if not used & piece.mask:
            for rest in _choices(every[at + 1 :], used | piece.mask):
                yield (piece, *rest)


def _plan(rules: Rules, hand: Sequence[int], standing: list[int], chosen: tuple[_Piece, ...]) -> Plan:
    """``hand``: in order. ``standing``: the melds on the table, as bits, as far as cards may be laid off there."""
    held = reduce(or_, [piece.mask for piece in chosen], 0)
    left = [card for card in hand if not held >> card & 1]
    gone = _laid_off(openings(rules.melds), left, standing + [piece.mask for piece in chosen])
    return Plan(points(rules, left), tuple(left), tuple([piece.meld for piece in chosen]), tuple(gone))


def _laid_off(fitting: Mapping[int, int], waiting: list[int], table: list[int]) -> list[int]:
    """Takes every card out that fits, one after another, as a card on a run may let the next one follow; tells which."""
    gone = list[int]()
    while (card := _first(waiting, reduce(or_, map(fitting.__getitem__, table), 0))) is not None:
        at = next(at for at, meld in enumerate(table) if fitting[meld] >> card & 1)
        table[at] |= 1 << card
        waiting.remove(card)
        gone.append(card)
    return gone


def _first(cards: Sequence[int], wanted: int) -> int | None:
    for card in cards:
        if wanted >> card & 1:
            return card
    return None
