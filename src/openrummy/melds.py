"""What a group of cards can be in the Indian games (MELD-1 to MELD-8)."""

from collections.abc import Iterator, Sequence
from enum import StrEnum
from functools import cache, lru_cache
from typing import Final, Literal, NamedTuple

import msgspec

from openrummy.cards import ACE, JOKER, RANKS, SUITS, face

_RANKS: Final = len(RANKS)


class Kind(StrEnum):
    """What a group can be. A tunnela counts as a pure sequence (XXI-6).

    ``RUN`` is the sequence of games without jokers (RUM-4). ``DUBLEE`` and ``JOKERS`` count for nothing but the shows of XXI-9 and XXI-10.
    """

    PURE = "pure"
    IMPURE = "impure"
    SET = "set"
    TUNNELA = "tunnela"
    RUN = "run"
    DUBLEE = "dublee"
    JOKERS = "jokers"


PURE_KINDS: Final = frozenset({Kind.PURE, Kind.TUNNELA})
"""The kinds that count as a pure sequence."""

SEQUENCE_KINDS: Final = PURE_KINDS | {Kind.IMPURE}
"""The kinds that count as a sequence."""

MELD_KINDS: Final = frozenset(Kind) - {Kind.DUBLEE, Kind.JOKERS}
"""The kinds whose cards may be taken out of the count."""

_BEST_FIRST: Final = (Kind.PURE, Kind.TUNNELA, Kind.IMPURE, Kind.SET)


class Melds(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The option group of the melds (MELD-3 to MELD-5, MELD-8, CARD-3)."""

    wild_in_place: Literal["joker", "natural"] = "joker"
    ace: Literal["low", "high", "both", "corner"] = "both"
    set_max: Literal[4, 5] = 4
    min_naturals: Literal[0, 1] = 0
    max_jokers_per_sequence: Literal["any", 1, 2, 3, 4] = "any"
    naturals_gt_jokers: bool = False
    min_life_len: Literal[3, 4, 5] = 3
    identical_triplet_is_pure: bool = False


@cache
def windows(ace: Literal["low", "high", "both", "corner"], length: int) -> tuple[tuple[int, ...], ...]:
    """Every run of ``length`` ranks, in order (CARD-3, MELD-7, MELD-8, RUM-12): no rank twice, so an ace is low or high, never both.

    >>> [w for w in windows("both", 3) if 0 in w]
    [(0, 1, 2), (11, 12, 0)]
    """
    if not 3 <= length <= _RANKS:
        return ()
    first = ACE + 1 if ace == "high" else ACE
    last = {"low": _RANKS - length, "high": _RANKS - length + 1, "both": _RANKS - length + 1, "corner": _RANKS - 1}[ace]
    return tuple(tuple((start + step) % _RANKS for step in range(length)) for start in range(first, last + 1))


def jokers_fit(melds: Melds, naturals: int, jokers: int, *, sequence: bool) -> bool:
    """May a meld hold so many natural cards and so many jokers (MELD-2 to MELD-4, MELD-8)? Its size is not judged here.

    >>> jokers_fit(Melds(naturals_gt_jokers=True), 2, 2, sequence=False)
    False
    """
    if jokers == 0:
        return True
    if melds.naturals_gt_jokers and naturals <= jokers:
        return False
    if sequence:
        return naturals > 0 and (melds.max_jokers_per_sequence == "any" or jokers <= melds.max_jokers_per_sequence)
    return naturals >= melds.min_naturals


def set_sizes(melds: Melds, naturals: int) -> range:
    """How many cards a set with so many natural cards may have (MELD-3); jokers alone are three or four (MELD-4)."""
    return range(3, (melds.set_max if naturals else 4) + 1)


class _Split(NamedTuple):
    """The faces of a group: those that can only be themselves, those that may be themselves or a joker, and the group's size."""

    must: tuple[int, ...]
    may: frozenset[int]
    size: int


class _Reading(NamedTuple):
    """One reading of a group: its kind, and the face in each place of the order to show, ``JOKER`` where a joker stands in."""

    kind: Kind
    places: tuple[int, ...]


def _split(faces: Sequence[int], melds: Melds, wild: frozenset[int]) -> _Split:
    must = tuple(one for one in faces if one != JOKER and one not in wild)
    may = frozenset(faces) & wild if melds.wild_in_place == "natural" else frozenset[int]()
    return _Split(must, may, len(faces))


def _filled(split: _Split, wanted: Sequence[int]) -> tuple[int, ...] | None:
    """The wanted faces that the group holds as themselves, as many as it can; None if a card is left that must be itself.

    To use a card as itself is never worse than to use it as a joker.
    """
    if len(set(split.must)) < len(split.must) or not set(split.must) <= set(wanted):
        return None
    return tuple(one for one in wanted if one in split.must or one in split.may)


def _sequences(split: _Split, melds: Melds) -> Iterator[_Reading]:
    must = frozenset(split.must)
    # Some card stands as itself, and fixes the suit.
    suits = {one // _RANKS for one in must} or {one // _RANKS for one in split.may}
    if len(must) < len(split.must) or (must and len(suits) > 1):
        return
    for suit in suits:
        for window in windows(melds.ace, split.size):
            wanted = [suit * _RANKS + rank for rank in window]
            if not must.issubset(wanted):
                continue
            own = tuple(one for one in wanted if one in must or one in split.may)
            if jokers_fit(melds, len(own), split.size - len(own), sequence=True):
                places = tuple(one if one in own else JOKER for one in wanted)
                yield _Reading(Kind.PURE if len(own) == split.size else Kind.IMPURE, places)
                if len(own) == split.size and not split.may.isdisjoint(own):
                    # The wild card in its own place may be read as a joker too.
                    yield _Reading(Kind.IMPURE, places)


def _sets(split: _Split, melds: Melds) -> Iterator[_Reading]:
    # A card that must be itself fixes the rank; else jokers alone may be any rank that nobody holds.
    held = {one % _RANKS for one in split.may}
    for rank in {one % _RANKS for one in split.must} or held | {min(set(range(_RANKS)) - held, default=0)}:
        own = _filled(split, [suit * _RANKS + rank for suit in range(len(SUITS))])
        if own is None or split.size not in set_sizes(melds, len(own)):
            continue
        jokers = split.size - len(own)
        if jokers_fit(melds, len(own), jokers, sequence=False):
            yield _Reading(Kind.SET, own + (JOKER,) * jokers)


def _tunnelas(faces: Sequence[int], split: _Split, melds: Melds) -> Iterator[_Reading]:
    """Three identical cards, each as itself: no joker stands in (MELD-8, XXI-6)."""
    first = faces[0] if faces else JOKER
    natural = first in split.must or first in split.may
    if melds.identical_triplet_is_pure and natural and list(faces) == [first] * 3:
        yield _Reading(Kind.TUNNELA, (first,) * 3)


def _readings(cards: Sequence[int], melds: Melds, wild: frozenset[int]) -> tuple[_Reading, ...]:
    return _face_readings(tuple(sorted(map(face, cards))), melds, wild)


@lru_cache(maxsize=4096)
def _face_readings(faces: tuple[int, ...], melds: Melds, wild: frozenset[int]) -> tuple[_Reading, ...]:
    """Every way to read a group of these faces, sorted. The same groups are asked about again and again as they are shown and counted."""
    split = _split(faces, melds, wild)
    return (*_tunnelas(faces, split, melds), *_sequences(split, melds), *_sets(split, melds))


def kinds(cards: Sequence[int], melds: Melds, wild: frozenset[int]) -> tuple[Kind, ...]:
    """Everything a group can be, best first (MELD-6); empty when it is no meld. ``wild`` are the wild faces.

    >>> from openrummy.cards import cards
    >>> [str(kind) for kind in kinds(cards("5H JK JK"), Melds(), frozenset())]
    ['impure', 'set']
    """
    found = {reading.kind for reading in _readings(cards, melds, wild)}
    return tuple(one for one in _BEST_FIRST if one in found)


def kind(cards: Sequence[int], melds: Melds, wild: frozenset[int]) -> Kind | None:
    """What a group is, read as helps its owner most (MELD-6); None when it is no meld."""
    return next(iter(kinds(cards, melds, wild)), None)


def ordered(cards: Sequence[int], melds: Melds, wild: frozenset[int]) -> tuple[int, ...]:
    """The cards of a meld in the order to show: jokers in the places they fill. A group that is no meld stays as it is.

    The reading is the best one; of several, the one with most cards as themselves, then with its jokers furthest back.

    >>> from openrummy.cards import cards, texts
    >>> texts(ordered(cards("JK 7H 5H"), Melds(), frozenset()))
    '5H JK 7H'
    """
    readings = _readings(cards, melds, wild)
    if not readings:
        return tuple(cards)

    def merit(reading: _Reading) -> tuple[int, int, list[bool]]:
        jokers = [one == JOKER for one in reading.places]
        return _BEST_FIRST.index(reading.kind), sum(jokers), jokers

    left = sorted(cards)
    order: list[int | None] = []
    for one in min(readings, key=merit).places:
        own = next((card for card in left if one != JOKER and face(card) == one), None)
        if own is not None:
            left.remove(own)
        order.append(own)
    jokers = iter(left)
    return tuple(next(jokers) if own is None else own for own in order)
