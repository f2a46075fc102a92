"""The ways to show a hand by tunnelas, dublees or jokers alone (XXI-9, XXI-10)."""

from collections import Counter
from collections.abc import Sequence

from openrummy.arrange.options import HandRules, Way
from openrummy.cards import face, is_printed_joker


def ways(cards: Sequence[int], rules: HandRules, wild: frozenset[int]) -> tuple[Way, ...]:
    """The ways of the rules by which these cards could be shown, whatever the other cards are.

    >>> from openrummy.arrange.presets import TWENTYONE
    >>> from openrummy.cards import cards
    >>> [way.kind for way in ways(cards("5C 5C 5C 9H 9H 9H KS KS KS AD"), TWENTYONE, frozenset())]
    ['tunnela']
    """
    held = Counter(face(card) for card in cards if not is_printed_joker(card))
    reached = {
        "tunnela": sum(count // 3 for count in held.values()),
        "dublee": sum(count // 2 for count in held.values()),
        "jokers": sum(_is_joker(card, wild) for card in cards),
    }
    return tuple(way for way in rules.ways if reached[way.kind] >= way.count)


def laid_ways(groups: Sequence[Sequence[int]], rules: HandRules, wild: frozenset[int]) -> tuple[Way, ...]:
    """The ways that groups meet as they lie: so many tunnelas, so many dublees, one group of so many jokers."""
    same = Counter(len(group) for group in groups if len({face(card) for card in group}) == 1 and not is_printed_joker(group[0]))
    jokers = [len(group) for group in groups if all(_is_joker(card, wild) for card in group)]
    reached = {"tunnela": same[3], "dublee": same[2], "jokers": max(jokers, default=0)}
    return tuple(way for way in rules.ways if reached[way.kind] >= way.count)


def _is_joker(card: int, wild: frozenset[int]) -> bool:
    return is_printed_joker(card) or face(card) in wild
