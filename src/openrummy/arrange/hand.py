"""A hand as the search sees it: faces, the wild ones as bits, and the melds of an answer as cards."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

from openrummy.arrange.levels import ANY, ONE_PURE, ONLY_PURE, Level, shows
from openrummy.arrange.loader import core
from openrummy.arrange.options import HandRules
from openrummy.arrange.tables import Tables, lone_groups, lone_jokers, tables
from openrummy.cards import JOKER, face, is_printed_joker

UNIT: Final = 16
"""A loose card costs 16 times its points, and 1 for lying loose: the points are least first, then the number of loose cards."""

WIDTHS: Final = (4, 8, 15, 23)
"""Rows are made for so many cards of the pool: the fewer, the faster."""


@lru_cache(maxsize=16)
def exact_core(rules: HandRules, width: int) -> tuple[core.Core, Tables]:
    """The core that knows every level, and costs to the last loose card."""
    made = tables(rules.melds, rules.counting, [*shows(rules), ONE_PURE, ONLY_PURE, ANY], unit=UNIT, width=width)
    return core.Core(made), made


@lru_cache(maxsize=16)
def points_core(rules: HandRules, width: int) -> core.Core:
    """The core that knows the points alone, of the levels that can count (PTS-12)."""
    asked = {
        "melds": [ANY],
        "pure_needed": [ONE_PURE],
        "runs_needed": [*shows(rules)],
        "pure_kept": [*shows(rules), ONLY_PURE],
    }[rules.counting.loser_count]
    return core.Core(tables(rules.melds, rules.counting, asked, unit=0, width=width))


@lru_cache(maxsize=256)
def mask(wild: frozenset[int]) -> int:
    """One bit for each wild face."""
    return sum(1 << one for one in wild)


class Hand:
    """A hand, and all hands made by taking cards from it. Raises ``ValueError`` for more cards than rules allow, and for a card that comes twice."""

    def __init__(self, cards: Sequence[int], rules: HandRules, wild: frozenset[int]) -> None:
        if len(cards) > rules.size + 1:
            raise ValueError(f"a hand has at most {rules.size + 1} cards, not {len(cards)}")
        if cards and (len(set(cards)) < len(cards) or min(cards) < 0):
            raise ValueError("two cards of a face are two numbers, from 0 up: openrummy.cards.cards reads them from text")
        self.rules, self.wild = rules, wild
        self.mask = mask(wild)
        self.natural_wild = rules.melds.wild_in_place == "natural"
        self.pool = sum(map((wild | {JOKER}).__contains__, map(face, cards)))
        self.width = next(width for width in WIDTHS if width > self.pool)

    def type_of(self, card: int) -> int:
        """Cards of one type are interchangeable: ``JOKER`` for a card that is always a joker, else its face."""
        always = is_printed_joker(card) or (not self.natural_wild and face(card) in self.wild)
        return JOKER if always else face(card)

    def row(self, cards: Iterable[int]) -> dict[Level, int]:
        """The least cost of every level for cards taken from this hand."""
        search, made = exact_core(self.rules, self.width)
        return dict(zip(made.names, search.solve(cards, self.mask), strict=True))

    def melds(self, cards: Sequence[int], level: Level) -> list[tuple[int, ...]]:
        """The melds of one cheapest arrangement of ``cards`` that meets ``level`` (which must be possible)."""
        search, made = exact_core(self.rules, self.width)
        search.solve(cards, self.mask)
        traced, left = search.trace(made.names.index(level))
        by_type: dict[int, list[int]] = {}
        for card in sorted(cards):
            by_type.setdefault(self.type_of(card), []).append(card)
        found: list[tuple[list[int], int]] = []
        for at in range(0, len(traced), 4):
            faces, jokers = _own(*traced[at : at + 3]), traced[at + 3]
            found.append(([by_type[one].pop(0) for one in faces], jokers))
        spare = by_type.pop(JOKER, [])
        spare += [card for one in sorted(self.wild) for card in by_type.get(one, [])]
        melds = [tuple(own + [spare.pop(0) for _ in range(jokers)]) for own, jokers in found]
        if level.only_pure:
            return melds
        return melds + [tuple(spare.pop(0) for _ in range(size)) for size in lone_groups(left, lone_jokers(self.rules.melds))]


def _own(kind: int, where: int, cards: int) -> list[int]:
    """The faces that stand as themselves in a meld as ``core.Core.trace`` tells it."""
    if kind == 0:
        return [suit * 13 + where for suit in range(4) if cards >> suit & 1]
    if kind == 1:
        return [where * 13 + rank for rank in range(13) if cards >> rank & 1]
    return [where * 13 + cards] * 3
