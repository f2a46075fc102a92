"""A hand as the search sees it: counts of faces that may stand as themselves, jokers, templates, and states."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from itertools import product

from openrummy.arrange.levels import ANY, ONLY_PURE, Level, levels
from openrummy.arrange.loader import core
from openrummy.arrange.options import HandRules
from openrummy.arrange.points import card_points
from openrummy.arrange.templates import GAINS, Template, lone_jokers, templates
from openrummy.cards import JOKER, face, is_printed_joker

UNIT = 16
"""A loose card costs 16 times its points, and 1 for lying loose: the points are least first, then the number of loose cards."""

LIMIT = 14
"""The most cards that fit into a state."""

Counts = Mapping[int, int]
"""How many cards of each type: see ``Hand.type_of``."""


class Hand:
    """What is common to a hand and all hands made by taking cards from it. Raises ``ValueError`` for more than 14 cards."""

    def __init__(self, cards: Sequence[int], rules: HandRules, wild: frozenset[int]) -> None:
        if len(cards) > LIMIT:
            raise ValueError(f"a hand has at most {LIMIT} cards, not {len(cards)}")
        self.rules, self.wild = rules, wild
        self.natural_wild = rules.melds.wild_in_place == "natural"
        self.counts: Counts = Counter(sorted(self.type_of(card) for card in cards))
        self.faces = tuple(one for one in self.counts if one != JOKER)
        self.wilds = tuple(one for one in self.faces if one in wild)
        self.levels = levels(rules)

    def type_of(self, card: int) -> int:
        """Cards of one type are interchangeable: ``JOKER`` for a card that is always a joker, else its face."""
        always = is_printed_joker(card) or (not self.natural_wild and face(card) in self.wild)
        return JOKER if always else face(card)

    @cached_property
    def templates(self) -> list[Template]:
        held = {one: self.counts[one] for one in self.faces}
        jokers = self.counts.get(JOKER, 0) + sum(self.counts[one] for one in self.wilds)
        return templates(held, jokers, self.rules.melds)

    @cached_property
    def search(self) -> core.Search:
        position = {one: at for at, one in enumerate(self.faces)}
        lowest = [position[one.faces[0]] for one in self.templates]
        index = {level: at for at, level in enumerate(self.levels)}
        after = [
            [-1 if (left := level.after(group)) is None else index[left] for level in self.levels] for group in range(len(GAINS))
        ]
        return core.Search(
            costs=[card_points(one, self.rules.counting, self.wild) * UNIT + 1 for one in self.faces],
            firsts=[sum(low < at for low in lowest) for at in range(len(self.faces) + 1)],
            takes=[self._pack({**dict.fromkeys(one.faces, one.copies), JOKER: one.jokers}) for one in self.templates],
            needs=[self._pack(dict.fromkeys(one.faces, 1)) for one in self.templates],
            triples=[4 * position[one.faces[0]] if one.copies == 3 else -1 for one in self.templates],
            groups=[one.group for one in self.templates],
            after=after,
            last_rows=[self._last_row(jokers) for jokers in range(LIMIT + 1)],
        )

    def _last_row(self, jokers: int) -> list[int]:
        """The costs once only jokers are left."""
        loose = jokers - sum(lone_groups(jokers, lone_jokers(self.rules.melds)))
        costs = {ANY: loose, ONLY_PURE: jokers}
        return [costs.get(level, core.IMPOSSIBLE) for level in self.levels]

    def _pack(self, counts: Counts) -> int:
        state = counts.get(JOKER, 0) << core.JOKER_SHIFT
        return state + sum(counts.get(one, 0) << 4 * at for at, one in enumerate(self.faces))

    def starts(self, counts: Counts) -> Iterator[tuple[int, Counts]]:
        """Every way to say how many wild cards may stand as themselves, the others being jokers: states and their counts."""
        for own in product(*(range(counts.get(one, 0), -1, -1) for one in self.wilds)):
            split = {**counts, **dict(zip(self.wilds, own, strict=True))}
            split[JOKER] = sum(counts.values()) - sum(split.get(one, 0) for one in self.faces)
            yield self._pack(split), split

    def row(self, counts: Counts) -> dict[Level, int]:
        """The least cost of every level for the cards that ``counts`` tells (taken from this hand)."""
        rows = [self.search.row(state) for state, _ in self.starts(counts)]
        return dict(zip(self.levels, map(min, zip(*rows, strict=True)), strict=True))

    def melds(self, cards: Iterable[int], level: Level) -> list[tuple[int, ...]]:
        """The melds of one cheapest arrangement of ``cards`` that meets ``level`` (which must be possible)."""
        by_type: dict[int, list[int]] = {}
        for card in sorted(cards):
            by_type.setdefault(self.type_of(card), []).append(card)
        at = self.levels.index(level)
        counts = {one: len(held) for one, held in by_type.items()}
        state, split = min(self.starts(counts), key=lambda start: self.search.row(start[0])[at])
        jokers = by_type.pop(JOKER, [])
        jokers += [card for one in self.wilds for card in by_type.get(one, [])[split.get(one, 0) :]]
        chosen = [self.templates[which] for which in self.search.walk(state, at)]
        melds = [
            tuple(
                [by_type[one].pop(0) for one in meld.faces for _ in range(meld.copies)]
                + [jokers.pop(0) for _ in range(meld.jokers)]
            )
            for meld in chosen
        ]
        if level.only_pure:
            return melds
        return melds + [
            tuple(jokers.pop(0) for _ in range(size)) for size in lone_groups(len(jokers), lone_jokers(self.rules.melds))
        ]


def lone_groups(jokers: int, sizes: Sequence[int]) -> tuple[int, ...]:
    """Sizes of sets of jokers alone that take in as many of them as can be.

    >>> lone_groups(7, (3, 4)), lone_groups(5, (3, 4)), lone_groups(5, ())
    ((3, 4), (4,), ())
    """
    ways = [(), *((size, *lone_groups(jokers - size, sizes)) for size in sizes if size <= jokers)]
    return max(ways, key=sum)
