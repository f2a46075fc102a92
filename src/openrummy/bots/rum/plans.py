"""What a hand of Rum can get rid of in one turn: melds and lay-offs, chosen together."""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import NamedTuple

from openrummy.arrange import Counting, card_points
from openrummy.games.actions import LayDown, LayOff, PlayerAction
from openrummy.games.rum.fits import every_meld, fits
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
    return sum(prices[card] for card in cards)


def best_plan(rules: Rules, hand: Sequence[int], table: Sequence[Meld], *, melded: bool) -> Plan:
    """The plan that leaves the fewest points, then the fewest cards. ``melded``: the seat has a meld of its own on the table."""
    plans = (_plan(rules, hand, table, chosen, melded) for chosen in _choices(every_meld(hand, rules.melds)))
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


def _choices(every: Sequence[Meld], used: frozenset[int] = frozenset()) -> Iterator[tuple[Meld, ...]]:
    """Every choice of melds that share no card, none at all among them."""
    yield ()
    for at, meld in enumerate(every):
        if used.isdisjoint(meld):
            for rest in _choices(every[at + 1 :], used.union(meld)):
                yield (meld, *rest)


def _plan(rules: Rules, hand: Sequence[int], table: Sequence[Meld], chosen: tuple[Meld, ...], melded: bool) -> Plan:
    held = {card for meld in chosen for card in meld}
    left = sorted(card for card in hand if card not in held)
    gone: list[int] = []
    if melded or chosen or rules.rum.layoff_before_meld:
        gone = _laid_off(rules, left, [*table, *chosen])
    rest = tuple(card for card in left if card not in gone)
    return Plan(points(rules, rest), rest, chosen, tuple(gone))


def _laid_off(rules: Rules, cards: Sequence[int], table: list[Meld]) -> list[int]:
    """Every card that fits, one after another: a card on a run may let the next one follow."""
    waiting, gone = list(cards), list[int]()
    found = True
    while found:
        found = False
        for card in waiting:
            at = next((at for at, meld in enumerate(table) if fits(card, meld, rules.melds)), None)
            if at is not None:
                table[at] = (*table[at], card)
                waiting.remove(card)
                gone.append(card)
                found = True
                break
    return gone
