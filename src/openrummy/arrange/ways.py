"""The ways to show a hand by tunnelas, dublees or jokers alone (XXI-9, XXI-10)."""

from collections import Counter
from collections.abc import Sequence

from openrummy.arrange.options import HandRules, Way
from openrummy.cards import JOKER, face, is_printed_joker


def ways(cards: Sequence[int], rules: HandRules, wild: frozenset[int]) -> tuple[Way, ...]:
    """The ways of the rules by which these cards could be shown, whatever the other cards are.

    >>> from openrummy.arrange.presets import TWENTYONE
    >>> from openrummy.cards import cards
    >>> [way.kind for way in ways(cards("5C 5C 5C 9H 9H 9H KS KS KS AD"), TWENTYONE, frozenset())]
    ['tunnela']
    """
    if not rules.ways:
        return ()
    held = Counter(map(face, cards))
    printed = held.pop(JOKER, 0)
    reached = {
        "tunnela": sum([count // 3 for count in held.values()]),
        "dublee": sum([count // 2 for count in held.values()]),
        "jokers": printed + sum([held[one] for one in wild - {JOKER}]),
    }
    return tuple(way for way in rules.ways if reached[way.kind] >= way.count)


def by_way(cards: Sequence[int], way: Way, wild: frozenset[int]) -> tuple[tuple[int, ...], ...]:
    """The groups that show a hand in a way that these cards reach; the others need no arranging.

    >>> from openrummy.cards import cards, texts
    >>> [texts(group) for group in by_way(cards("5C 9H 5C KS 9H 9H"), Way("dublee", 2), frozenset())]
    ['5C 5C', '9H 9H']
    """
    if way.kind == "jokers":
        return (tuple(card for card in cards if _is_joker(card, wild))[: way.count],)
    size = _ALIKE[way.kind]
    alike: dict[int, list[int]] = {}
    for card in cards:
        if not is_printed_joker(card):
            alike.setdefault(face(card), []).append(card)
    found = [tuple(same[at : at + size]) for same in alike.values() for at in range(0, len(same) - size + 1, size)]
    return tuple(found[: way.count])


def laid_ways(groups: Sequence[Sequence[int]], rules: HandRules, wild: frozenset[int]) -> tuple[Way, ...]:
    """The ways that groups meet as they lie: so many tunnelas, so many dublees, one group of so many jokers."""

    def reached(way: Way) -> int:
        found = [len(group) if way.kind == "jokers" else 1 for group in groups if in_way(group, way, wild)]
        return max(found, default=0) if way.kind == "jokers" else sum(found)

    return tuple(way for way in rules.ways if reached(way) >= way.count)


_ALIKE = {"tunnela": 3, "dublee": 2}


def in_way(group: Sequence[int], way: Way, wild: frozenset[int]) -> bool:
    """Is the group of the kind that this way asks for: identical cards, or jokers alone (XXI-6, XXI-10)?"""
    if way.kind == "jokers":
        return all(_is_joker(card, wild) for card in group)
    alike = len({face(card) for card in group}) == 1 and not is_printed_joker(group[0])
    return alike and len(group) == _ALIKE[way.kind]


def _is_joker(card: int, wild: frozenset[int]) -> bool:
    return is_printed_joker(card) or face(card) in wild
