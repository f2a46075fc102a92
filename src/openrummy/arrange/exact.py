"""The exact least count, a grouping that shows it, and the discard that leaves it (PTS-8, PTS-12)."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from openrummy.arrange.hand import UNIT, WIDTHS, Asked, Hand, mask, points_core
from openrummy.arrange.loader import core
from openrummy.arrange.nopure import charged, charges
from openrummy.arrange.options import HandRules
from openrummy.arrange.result import Arrangement, Group
from openrummy.arrange.ways import ways
from openrummy.cards import JOKER, face
from openrummy.melds import Kind, holds_pure, read

_ORDER = {kind: place for place, kind in enumerate(Kind)}


class _Worth(NamedTuple):
    """What some cards are worth. ``points`` are capped; ``asked`` is the level whose arrangement shows them."""

    points: int
    asked: Asked
    declarable: bool
    costs: list[int]


def arrange(cards: Sequence[int], rules: HandRules, wild: frozenset[int]) -> Arrangement:
    """The best arrangement of up to ``rules.size`` cards, or of one more with the best one let go; ``wild`` are the wild faces.

    Of arrangements with equal points it gives one that has the sequences of a show, or else a pure one, where that can be; then one
    with the fewest loose cards. The answer depends on the cards, not on their order. Raises ``ValueError`` for more cards.

    >>> from openrummy.arrange.options import Counting, Pattern
    >>> from openrummy.cards import cards, texts
    >>> from openrummy.melds import Melds
    >>> rules = HandRules(Melds(), Counting(), (Pattern(2, 1),))
    >>> best = arrange(cards("5H 3D JK 4H 3S 6H 9C"), rules, frozenset())
    >>> best.points, [texts(group.cards) for group in best.groups], texts(best.loose)
    (9, ['4H 5H 6H', '3S 3D JK'], '9C')
    """
    hand = Hand(cards, rules, wild)
    if len(cards) <= rules.size:
        return _shown(hand, cards, _worth(hand, cards))
    options = {card: worth for worth, same in _discards(hand, cards) for card in same}
    best = min(options, key=lambda card: _merit(hand, card, options[card]))
    rest = list(cards)
    rest.remove(best)
    return _shown(hand, rest, options[best], best, tuple(sorted(card for card, worth in options.items() if worth.declarable)))


def count(cards: Sequence[int], rules: HandRules, wild: frozenset[int]) -> int:
    """The least count of the cards, capped (PTS-12): what ``arrange`` says of ``rules.size`` cards or fewer, and nothing else.

    Raises ``ValueError`` for more cards than a hand can have, or more than three of one face.

    >>> from openrummy.arrange.presets import POINTS
    >>> from openrummy.cards import cards
    >>> count(cards("4H 5H 6H 9C"), POINTS, frozenset())
    9
    """
    if len(cards) > rules.size + 1:
        raise ValueError(f"a hand has at most {rules.size + 1} cards, not {len(cards)}")
    width = WIDTHS[2] if len(cards) < WIDTHS[2] else WIDTHS[3]
    return charged(points_core(rules, width).count(cards, mask(wild), rules.counting.cap), cards, rules, wild)


def discard_counts(cards: Sequence[int], rules: HandRules, wild: frozenset[int]) -> dict[int, int]:
    """For each card of a hand (usually 14): the least count of the others, capped. Raises ``ValueError`` for more than 14.

    >>> from openrummy.arrange.options import Counting, Pattern
    >>> from openrummy.cards import cards
    >>> from openrummy.melds import Melds
    >>> rules = HandRules(Melds(), Counting(), (Pattern(2, 1),))
    >>> discard_counts(cards("4H 5H 6H 9C"), rules, frozenset())
    {16: 20, 17: 19, 18: 18, 47: 0}
    """
    hand = Hand(cards, rules, wild)
    width = WIDTHS[2] if len(cards) < WIDTHS[2] else WIDTHS[3]
    search = points_core(rules, width)
    counts = dict(zip(cards, search.count_without(cards, hand.mask, rules.counting.cap), strict=True))
    if not charges(rules):
        return counts
    return {card: charged(points, [other for other in cards if other != card], rules, wild) for card, points in counts.items()}


def _discards(hand: Hand, cards: Sequence[int]) -> Iterator[tuple[_Worth, list[int]]]:
    """What is left of the hand, with the cards of one type whose discard leaves it."""
    for one in sorted({hand.type_of(card) for card in cards}):
        same = [card for card in cards if hand.type_of(card) == one]
        rest = list(cards)
        rest.remove(same[0])
        yield _worth(hand, rest), same


def _merit(hand: Hand, card: int, worth: _Worth) -> tuple[object, ...]:
    """The less, the better to let ``card`` go: a show, the count, how near the rest is to a show, then the dearest card, no joker."""
    nearness = [worth.costs[at] for at in hand.plan.nearness]
    points = hand.plan.points[face(card)]
    return not worth.declarable, worth.points, nearness, -points, hand.type_of(card) == JOKER, face(card), card


def _worth(hand: Hand, cards: Sequence[int]) -> _Worth:
    """PTS-12: the least of what the levels count that can be met, and of two the stronger one, or one with nothing loose."""
    costs, rules = hand.costs(cards), hand.rules
    total = sum(map(hand.plan.points.__getitem__, map(face, cards)))

    def points_of(asked: Asked) -> int:
        points = costs[asked.at] // UNIT if asked.taken_out else total
        return max(points, rules.counting.cap) if charging and (asked.impure or bare) else points

    charging = charges(rules)
    bare = charging and not holds_pure(cards, rules.melds, hand.wild)
    choices = [
        (points_of(asked), costs[asked.at] > 0, order)
        for order, asked in enumerate(hand.plan.asked)
        if costs[asked.at] < core.IMPOSSIBLE
    ]
    points, _, order = min(choices)
    declarable = any(costs[at] == 0 for at in hand.plan.shows) or bool(rules.ways and ways(cards, rules, hand.wild))
    return _Worth(min(points, rules.counting.cap), hand.plan.asked[order], declarable, costs)


def _shown(
    hand: Hand, cards: Sequence[int], worth: _Worth, discard: int | None = None, discards: tuple[int, ...] = ()
) -> Arrangement:
    found = [read(meld, hand.rules.melds, hand.wild) for meld in hand.melds(cards, worth.asked)]
    found.sort(key=lambda one: (_ORDER[one[0] or Kind.SET], [face(card) for card in one[1]], one[1]))
    held = {card for _, order in found for card in order}
    loose = tuple(sorted(set(cards) - held, key=lambda card: (face(card), card)))
    groups = tuple(Group(order, kind) for kind, order in found)
    return Arrangement(worth.points, groups, loose, worth.declarable, discard, discards)
