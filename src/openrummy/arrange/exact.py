"""The exact least count, a grouping that shows it, and the discard that leaves it (PTS-8, PTS-12)."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from openrummy.arrange.hand import UNIT, WIDTHS, Hand, mask, points_core
from openrummy.arrange.levels import ANY, ONE_PURE, ONLY_PURE, Level, shows
from openrummy.arrange.loader import core
from openrummy.arrange.options import HandRules
from openrummy.arrange.points import card_points, points_of_faces
from openrummy.arrange.result import Arrangement, Group
from openrummy.arrange.ways import ways
from openrummy.cards import JOKER, face
from openrummy.melds import Kind, kind, ordered


class _Worth(NamedTuple):
    """What some cards are worth. ``points`` are capped; ``level`` is the one whose arrangement shows them."""

    points: int
    level: Level
    declarable: bool
    row: dict[Level, int]


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
    return points_core(rules, width).count(cards, mask(wild), rules.counting.cap)


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
    search = points_core(rules, hand.width)
    counts = search.count_without(cards, hand.mask, rules.counting.cap)
    return dict(zip(cards, counts, strict=True))


def _discards(hand: Hand, cards: Sequence[int]) -> Iterator[tuple[_Worth, list[int]]]:
    """What is left of the hand, with the cards of one type whose discard leaves it."""
    for one in sorted({hand.type_of(card) for card in cards}):
        same = [card for card in cards if hand.type_of(card) == one]
        rest = list(cards)
        rest.remove(same[0])
        yield _worth(hand, rest), same


def _merit(hand: Hand, card: int, worth: _Worth) -> tuple[object, ...]:
    """The less, the better to let ``card`` go: a show, the count, how near the rest is to a show, then the dearest card, no joker."""
    nearness = [worth.row[level] for level in (*shows(hand.rules), ONE_PURE, ANY)]
    points = card_points(card, hand.rules.counting, hand.wild)
    return not worth.declarable, worth.points, nearness, -points, hand.type_of(card) == JOKER, face(card), card


def _worth(hand: Hand, cards: Sequence[int]) -> _Worth:
    row = hand.row(cards)
    points_of = points_of_faces(hand.rules.counting, hand.wild)
    total = sum(points_of[face(card)] for card in cards)
    choices = [(_count(hand.rules, level, row, total), row[level] > 0, at) for at, level in enumerate(_asked(hand.rules, row))]
    points, _, at = min(choices)
    level = _asked(hand.rules, row)[at]
    declarable = any(row[one] == 0 for one in shows(hand.rules)) or bool(ways(cards, hand.rules, hand.wild))
    return _Worth(min(points, hand.rules.counting.cap), level, declarable, row)


def _asked(rules: HandRules, row: dict[Level, int]) -> list[Level]:
    """The levels worth showing, the strongest first."""
    kept = [ONLY_PURE] if rules.counting.loser_count == "pure_kept" else []
    return [level for level in (*shows(rules), *kept, ONE_PURE, ANY) if row[level] < core.IMPOSSIBLE]


def _count(rules: HandRules, level: Level, row: dict[Level, int], total: int) -> int:
    """PTS-12, uncapped: what the cheapest arrangement that meets ``level`` counts, if it meets no more than that."""
    taken_out = {
        "melds": True,
        "pure_needed": level.pure > 0,
        "runs_needed": level in shows(rules),
        "pure_kept": level in shows(rules) or level.only_pure,
    }[rules.counting.loser_count]
    return row[level] // UNIT if taken_out else total


def _shown(
    hand: Hand, cards: Sequence[int], worth: _Worth, discard: int | None = None, discards: tuple[int, ...] = ()
) -> Arrangement:
    rules, wild = hand.rules, hand.wild
    melds = hand.melds(cards, worth.level)
    groups = [Group(ordered(meld, rules.melds, wild), kind(meld, rules.melds, wild)) for meld in melds]
    held = {card for group in groups for card in group.cards}
    loose = tuple(sorted(set(cards) - held, key=lambda card: (face(card), card)))
    order = list(Kind)
    groups.sort(key=lambda group: (order.index(group.kind or Kind.SET), [face(card) for card in group.cards], group.cards))
    return Arrangement(worth.points, tuple(groups), loose, worth.declarable, discard, discards)
