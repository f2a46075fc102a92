"""A hand as the search sees it: faces, the wild ones as bits, and the melds of an answer as cards."""

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from openrummy.arrange.levels import ANY, ONE_PURE, ONLY_PURE, Level, shows
from openrummy.arrange.loader import core
from openrummy.arrange.nopure import counted, further
from openrummy.arrange.options import HandRules
from openrummy.arrange.points import points_of_faces
from openrummy.arrange.tables import Tables, lone_groups, lone_jokers, tables
from openrummy.arrange.traced import own_faces
from openrummy.cards import FACES, JOKER, face

UNIT: Final = 16
"""A loose card costs 16 times its points, and 1 for lying loose: the points are least first, then the number of loose cards."""

WIDTHS: Final = (4, 8, 15, 23)
"""Rows are made for so many cards of the pool, less one: the fewer, the faster. The compiled core does this by itself."""

_CORES: Final = 6
"""How many cores of either kind are kept: one takes 6 MB at most."""


def exact_core(rules: HandRules, width: int) -> tuple[core.Core, Tables]:
    """The core that knows every level, and costs to the last loose card; ``width`` as in ``WIDTHS``."""
    return _exact_core(rules, WIDTHS[-1] if core.compiled else width)


def points_core(rules: HandRules, width: int, thread: int = 0) -> core.Core:
    """The core that knows the points alone, of the levels that can count (PTS-12); each thread may have one of its own."""
    return _points_core(rules, WIDTHS[-1] if core.compiled else width, thread)


@lru_cache(maxsize=_CORES)
def _exact_core(rules: HandRules, width: int) -> tuple[core.Core, Tables]:
    made = tables(rules.melds, rules.counting, [*shows(rules), *further(rules), ONE_PURE, ONLY_PURE, ANY], unit=UNIT, width=width)
    return core.Core(made), made


@lru_cache(maxsize=_CORES)
def _points_core(rules: HandRules, width: int, thread: int) -> core.Core:
    asked = {
        "melds": [ANY],
        "pure_needed": [ONE_PURE],
        "runs_needed": [*shows(rules)],
        "pure_kept": [*shows(rules), ONLY_PURE],
    }[rules.counting.loser_count]
    return core.Core(tables(rules.melds, rules.counting, counted(rules, asked), unit=0, width=width))


@lru_cache(maxsize=256)
def mask(wild: frozenset[int]) -> int:
    """One bit for each wild face."""
    return sum(1 << one for one in wild)


class Asked(NamedTuple):
    """A level worth showing: where its cost stands, whether its melds are taken out of the count (PTS-12), and whether it may be met with
    no pure sequence laid (CLS-35).
    """

    level: Level
    at: int
    taken_out: bool
    impure: bool


class Plan(NamedTuple):
    """What is asked of a hand under some rules. It holds no core, so that no more of them live than are kept.

    ``asked``: the strongest first. ``shows``: where the costs of the patterns of a show stand; ``nearness``: those and what is less.
    """

    asked: tuple[Asked, ...]
    shows: tuple[int, ...]
    nearness: tuple[int, ...]
    points: tuple[int, ...]
    lone: tuple[int, ...]


@lru_cache(maxsize=64)
def plan(rules: HandRules, names: tuple[Level, ...], wild: frozenset[int]) -> Plan:
    """``names``: the levels of the core; ``points`` are those of the faces."""
    declared = shows(rules)
    lays = [*declared, *further(rules)]
    kept = [ONLY_PURE] if rules.counting.loser_count == "pure_kept" else []
    taken_out: Callable[[Level], bool] = {
        "melds": lambda _: True,
        "pure_needed": lambda level: level.pure > 0,
        "runs_needed": lambda level: level in lays,
        "pure_kept": lambda level: level in lays or level.only_pure,
    }[rules.counting.loser_count]
    at = {level: place for place, level in enumerate(names)}
    return Plan(
        tuple(
            Asked(level, at[level], taken_out(level), not (level.pure or level.only_pure))
            for level in (*lays, *kept, ONE_PURE, ANY)
        ),
        tuple(at[level] for level in declared),
        tuple(at[level] for level in (*declared, ONE_PURE, ANY)),
        points_of_faces(rules.counting, wild),
        lone_jokers(rules.melds),
    )


class Hand:
    """A hand, and all hands made by taking cards from it. Raises ``ValueError`` for more cards than rules allow, and for a card that comes twice."""

    def __init__(self, cards: Sequence[int], rules: HandRules, wild: frozenset[int]) -> None:
        if len(cards) > rules.size + 1:
            raise ValueError(f"a hand has at most {rules.size + 1} cards, not {len(cards)}")
        if cards and (len(set(cards)) < len(cards) or min(cards) < 0):
            raise ValueError("two cards of a face are two numbers, from 0 up: openrummy.cards.cards reads them from text")
        self.rules, self.wild = rules, wild
        self.mask = mask(wild)
        self.jokers = wild | {JOKER}
        self.always = {JOKER} if rules.melds.wild_in_place == "natural" else self.jokers
        pool = sum(map(self.jokers.__contains__, map(face, cards)))
        self.search, made = exact_core(rules, next(width for width in WIDTHS if width > pool))
        self.plan = plan(rules, made.names, wild)

    def type_of(self, card: int) -> int:
        """Cards of one type are interchangeable: ``JOKER`` for a card that is always a joker, else its face."""
        one = card % FACES
        return JOKER if one in self.always else one

    def costs(self, cards: Iterable[int]) -> list[int]:
        """The least cost of every level for cards taken from this hand."""
        return self.search.solve(cards, self.mask)

    def melds(self, cards: Sequence[int], asked: Asked) -> list[tuple[int, ...]]:
        """The melds of one cheapest arrangement of ``cards`` that meets a level (which must be possible)."""
        traced, left = self.search.arrangement(cards, self.mask, asked.at)
        by_type: dict[int, list[int]] = {}
        for card in sorted(cards):
            by_type.setdefault(self.type_of(card), []).append(card)
        found: list[tuple[list[int], int]] = []
        for meld, where, own, jokers in traced:
            faces = own_faces(meld, where, own)
            found.append(([by_type[one].pop(0) for one in faces], jokers))
        spare = by_type.pop(JOKER, [])
        if len(self.always) == 1:
            spare += [card for one in sorted(self.wild) for card in by_type.get(one, [])]
        melds = [tuple(own + [spare.pop(0) for _ in range(jokers)]) for own, jokers in found]
        if asked.level.only_pure or left == 0:
            return melds
        return melds + [tuple(spare.pop(0) for _ in range(size)) for size in lone_groups(left, self.plan.lone)]
