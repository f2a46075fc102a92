"""Every meld that a hand could hold, reduced to what the search needs (see docs/arranger.md)."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations
from typing import Final, NamedTuple

from openrummy.cards import RANKS, SUITS
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
    best: dict[tuple[tuple[int, ...], int, int], int] = {}
    for one in [*_sequences(held, jokers, melds), *_sets(held, jokers, melds), *_tunnelas(held, melds)]:
        key = (one.faces, one.copies, one.jokers)
        best[key] = max(best.get(key, SET), one.group)
    found = [Template(faces, copies, used, group) for (faces, copies, used), group in best.items()]
    return sorted(one for one in found if not _splits(one, best, melds))


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
                        yield from (Template(_sorted(own), 1, length - size, group) for own in combinations(faces, size))


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


def _splits(one: Template, best: Mapping[tuple[tuple[int, ...], int, int], int], melds: Melds) -> bool:
    """Can the template be exchanged for two smaller ones of the same cards that gain no less?"""
    if len(one.faces) + one.jokers < 6 or one.group == SET:
        return False
    need = GAINS[one.group]
    for left, right in _cuts(one.faces):
        for share in range(one.jokers + 1):
            parts = [_gain(left, share, best, melds), _gain(right, one.jokers - share, best, melds)]
            if None not in parts and all(sum(part[at] for part in parts if part) >= need[at] for at in range(3)):
                return True
    return False


def _cuts(faces: Sequence[int]) -> Iterator[tuple[tuple[int, ...], tuple[int, ...]]]:
    """Two parts of a run's own cards: cut anywhere, with the ranks taken as a circle for runs that pass the ace."""
    for first in range(len(faces)):
        turned = _sorted(faces)[first:] + _sorted(faces)[:first]
        yield from ((_sorted(turned[:at]), _sorted(turned[at:])) for at in range(len(faces)))


def _gain(
    faces: tuple[int, ...], jokers: int, best: Mapping[tuple[tuple[int, ...], int, int], int], melds: Melds
) -> tuple[int, int, int] | None:
    if not faces:
        return GAINS[SET] if jokers in lone_jokers(melds) else None
    group = best.get((faces, 1, jokers))
    return None if group is None else GAINS[group]


def _sorted(faces: Iterable[int]) -> tuple[int, ...]:
    return tuple(sorted(faces))
