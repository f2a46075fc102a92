"""Every meld that a hand could hold, reduced to what the search needs (see docs/arranger.md)."""

from collections.abc import Iterator, Mapping
from itertools import combinations
from operator import add, ge
from typing import Final, NamedTuple

from openrummy.cards import ACE, RANKS, SUITS
from openrummy.melds import Melds, jokers_fit, set_sizes, windows

_RANKS: Final = len(RANKS)

SET: Final = 0
IMPURE: Final = 1
IMPURE_LONG: Final = 2
PURE: Final = 3
PURE_LONG: Final = 4
GAINS: Final = ((0, 0, 0), (1, 0, 0), (1, 0, 1), (1, 1, 0), (1, 1, 1))
"""Per class of template: what it adds to the sequences, the pure ones, the ones of ``min_life_len`` cards. A class is never
worse than the one before it, for templates of one length."""

_SURELY_SPLIT: Final = 8
"""From this length on a run with two natural cards always splits in two, unless naturals must outnumber jokers."""


class Template(NamedTuple):
    """A meld: the faces that stand as themselves, ``copies`` of each (3 in a tunnela, else 1), and jokers."""

    faces: tuple[int, ...]
    copies: int
    jokers: int
    group: int


def templates(held: Mapping[int, int], jokers: int, melds: Melds) -> list[Template]:
    """Templates that suffice: any melds of the hand can be exchanged for some of these, of the same cards, with no less gained.

    ``held``: how many of each face may stand as themselves; ``jokers``: the most that can ever be used. A joker may stand where a
    natural card is held, because that one may serve elsewhere.
    """
    best: dict[tuple[int, ...], dict[int, int]] = {(): dict.fromkeys(lone_jokers(melds), SET)}
    for one in [*_sets(held, jokers, melds), *_sequences(held, jokers, melds)]:
        same = best.setdefault(one.faces, {})
        same[one.jokers] = max(same.get(one.jokers, SET), one.group)
    found = [Template(faces, 1, used, group) for faces, same in best.items() if faces for used, group in same.items()]
    return sorted([*(one for one in found if not _splits(one, best)), *_tunnelas(held, melds)])


def lone_jokers(melds: Melds) -> tuple[int, ...]:
    """The sizes of sets that jokers alone may form (MELD-4).

    >>> lone_jokers(Melds(set_max=5)), lone_jokers(Melds(min_naturals=1))
    ((3, 4), ())
    """
    return tuple(size for size in set_sizes(melds, 0) if jokers_fit(melds, 0, size, sequence=False))


def _sequences(held: Mapping[int, int], jokers: int, melds: Melds) -> Iterator[Template]:
    for suit in range(len(SUITS)):
        for length in range(3, _RANKS + 1):
            for window in windows(melds.ace, length):
                faces = [suit * _RANKS + rank for rank in window if suit * _RANKS + rank in held]
                fewest = max(1, length - jokers)
                most = len(faces) if length < _SURELY_SPLIT or melds.naturals_gt_jokers else min(len(faces), 1)
                for size in range(fewest, most + 1):
                    if jokers_fit(melds, size, length - size, sequence=True):
                        group = _class(length, length - size, melds)
                        yield from (Template(tuple(sorted(own)), 1, length - size, group) for own in combinations(faces, size))


def _class(length: int, jokers: int, melds: Melds) -> int:
    return (IMPURE if jokers else PURE) + (length >= melds.min_life_len)


def _sets(held: Mapping[int, int], jokers: int, melds: Melds) -> Iterator[Template]:
    for rank in range(_RANKS):
        faces = [suit * _RANKS + rank for suit in range(len(SUITS)) if suit * _RANKS + rank in held]
        for size in range(1, len(faces) + 1):
            for total in set_sizes(melds, size):
                if size <= total <= size + jokers and jokers_fit(melds, size, total - size, sequence=False):
                    yield from (Template(own, 1, total - size, SET) for own in combinations(faces, size))


def _tunnelas(held: Mapping[int, int], melds: Melds) -> Iterator[Template]:
    if melds.identical_triplet_is_pure:
        yield from (Template((one,), 3, 0, _class(3, 0, melds)) for one, count in held.items() if count >= 3)


def _splits(one: Template, best: Mapping[tuple[int, ...], Mapping[int, int]]) -> bool:
    """Can the template be exchanged for two smaller ones of the same cards that gain no less?

    ``best``: per faces and jokers the best class; no faces at all stand for sets of jokers alone.
    """
    if len(one.faces) + one.jokers < 6:
        return False
    for left, right in _cuts(one.faces):
        lefts, rights = best.get(left), best.get(right)
        if lefts and rights:
            for share, group in lefts.items():
                other = rights.get(one.jokers - share)
                if other is not None and all(map(ge, map(add, GAINS[group], GAINS[other]), GAINS[one.group])):
                    return True
    return False


def _cuts(faces: tuple[int, ...]) -> Iterator[tuple[tuple[int, ...], tuple[int, ...]]]:
    """Two parts of a run's own cards, the first of which may be none; with an ace, where the run may pass it, also arcs of the circle.

    Not to find a cut costs time, never exactness.
    """
    yield from ((faces[:at], faces[at:]) for at in range(len(faces)))
    if faces[0] % _RANKS == ACE:
        pairs = combinations(range(1, len(faces)), 2)
        yield from ((faces[start:end], faces[:start] + faces[end:]) for start, end in pairs)
