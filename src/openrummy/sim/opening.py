"""Statistics of opening hands, over all cores; the same however the work is divided (docs/statistics.md)."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import islice

import msgspec

from openrummy.rules import RulesError
from openrummy.sim.dealt import BLOCK, Block, Deals, Game, Tally, game, tally
from openrummy.sim.spread import spread

_TASK = 4
_DIGITS = 7


def affordable(size: int, hands: int) -> int:
    """Of how many of so many hands the distance is asked unless said otherwise: of all, or at 21 cards, where it takes longer, of some."""
    return hands if size <= 14 else min(hands, 10_000)


class Opening(msgspec.Struct, frozen=True):
    """What dealt hands are like. Distributions are lists: the share of hands with 0, 1, 2, … of it, to the last that was met.

    ``mean_count``, ``counts``: points of all cards of a hand, nothing taken out and nothing capped; ``cap`` is that of the rules.
    ``mean_least_count``, ``least_counts``: what the best arrangement counts, capped (PTS-12). ``share_pure_sequence``: a pure sequence at
    hand, wild cards being the cards they are. ``share_value_card`` and ``share_marriage``: ``None`` where the game has no value cards
    (XXI-15). ``distance``: of ``distance_hands`` of the hands, how many cards to replace before the hand can be shown.
    """

    deals: int
    players: int
    hands: int
    seed: int
    cap: int
    mean_count: float
    share_over_cap: float
    mean_least_count: float
    mean_jokers: float
    share_three_jokers: float
    share_value_card: float | None
    share_marriage: float | None
    share_pure_sequence: float
    distance: list[float]
    distance_hands: int
    jokers: list[float]
    counts: list[float]
    least_counts: list[float]


def opening(
    rules: Deals,
    deals: int,
    seed: int,
    *,
    players: int = 1,
    distances: int | None = None,
    jobs: int = 1,
    task: int = _TASK,
    progress: Callable[[int], None] | None = None,
) -> Opening:
    """Deal ``deals`` times and tell what the hands are like.

    ``players``: how many hands of each deal are looked at. ``distances``: the distance is asked of no more hands than so many, spread
    evenly (``affordable``, unless said). ``jobs``: processes; ``task``: blocks of deals
    handed to one at a time; neither changes the result. ``progress`` is told how many deals are done. Raises ``RulesError``
    (``option_out_of_range``) for more players than the rules seat.

    >>> from openrummy.rules import preset
    >>> opening(preset("points").rules, deals=100, seed=1, distances=0).hands
    100
    """
    if not 1 <= players <= rules.packs.seats:
        raise RulesError("option_out_of_range", option="players", value=players, allowed=list(range(1, rules.packs.seats + 1)))
    dealt = game(rules)
    asked = affordable(dealt.hand.size, deals * players) if distances is None else distances
    total = Tally()
    tasks = _tasks(_blocks(deals, players, asked), task)
    # Sums do not care in what order.
    for part in spread(partial(_together, dealt, seed), tasks, jobs, ordered=False):
        total = total.plus(part)
        if progress is not None:
            progress(total.deals)
    return _report(total, dealt, players, seed)


def _blocks(deals: int, players: int, distances: int) -> Iterator[Block]:
    """Every block; distances are shared out in proportion to the deals.

    >>> [(one.deals, one.distances) for one in _blocks(2500, 1, 500)]
    [(1000, 200), (1000, 200), (500, 100)]
    """
    wanted = min(distances, deals * players)
    for number, start in enumerate(range(0, deals, BLOCK)):
        end = min(start + BLOCK, deals)
        yield Block(number, end - start, players, wanted * end // deals - wanted * start // deals)


def _tasks(blocks: Iterator[Block], size: int) -> Iterator[list[Block]]:
    """So many blocks at a time."""
    while task := list(islice(blocks, size)):
        yield task


def _together(dealt: Game, seed: int, task: Sequence[Block]) -> Tally:
    total = Tally()
    for block in task:
        total = total.plus(tally(dealt, seed, block))
    return total


def _report(total: Tally, dealt: Game, players: int, seed: int) -> Opening:
    hands, cap = total.hands, dealt.hand.counting.cap

    def share(number: int) -> float:
        return round(number / hands, _DIGITS) if hands else 0.0

    def values(number: int) -> float | None:
        return share(number) if dealt.has_values else None

    return Opening(
        deals=total.deals,
        players=players,
        hands=hands,
        seed=seed,
        cap=cap,
        mean_count=_mean(total.counts),
        share_over_cap=share(sum(many for count, many in total.counts.items() if count > cap)),
        mean_least_count=_mean(total.least),
        mean_jokers=_mean(total.jokers),
        share_three_jokers=share(sum(many for jokers, many in total.jokers.items() if jokers >= 3)),
        share_value_card=values(total.value_card),
        share_marriage=values(total.marriage),
        share_pure_sequence=share(total.pure),
        distance=_shares(total.distances),
        distance_hands=total.distances.total(),
        jokers=_shares(total.jokers),
        counts=_shares(total.counts),
        least_counts=_shares(total.least),
    )


def _mean(found: Counter[int]) -> float:
    return round(sum(one * many for one, many in found.items()) / max(found.total(), 1), _DIGITS)


def _shares(found: Counter[int]) -> list[float]:
    """From 0 up to the largest that was met.

    >>> _shares(Counter({2: 3, 0: 1}))
    [0.25, 0.0, 0.75]
    """
    return [round(found[one] / found.total(), _DIGITS) for one in range(max(found, default=-1) + 1)]
