"""What a group of cards can be in the Indian games (MELD-1 to MELD-8)."""

from collections.abc import Iterable, Iterator, Sequence
from enum import StrEnum
from functools import cache, lru_cache
from typing import Final, Literal, NamedTuple

import msgspec

from openrummy.cards import ACE, JOKER, RANKS, SUITS, face

_RANKS: Final = len(RANKS)
_SUIT: Final = (1 << _RANKS) - 1
"""The faces of the first suit, a bit each."""
_RANK: Final = sum(1 << suit * _RANKS for suit in range(len(SUITS)))
"""The faces of the first rank."""


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
    """The faces of a group, a bit each: those that can only be themselves, those that may be themselves or a joker; and its size."""

    must: int
    may: int
    size: int


class _Reading(NamedTuple):
    """One reading of a group: its kind, and the face in each place of the order to show, ``JOKER`` where a joker stands in."""

    kind: Kind
    places: tuple[int, ...]


def _split(faces: Sequence[int], melds: Melds, wild: frozenset[int]) -> _Split | None:
    """None where a card that must be itself comes twice: that is no sequence and no set."""
    must = may = 0
    for one in faces:
        if one != JOKER and one not in wild:
            if must >> one & 1:
                return None
            must |= 1 << one
        elif one != JOKER and melds.wild_in_place == "natural":
            may |= 1 << one
    return _Split(must, may, len(faces))


def _faces(bits: int) -> list[int]:
    return [one for one in range(JOKER) if bits >> one & 1]


@cache
def _runs(ace: Literal["low", "high", "both", "corner"], length: int, suit: int) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """Every run of a suit: its faces as bits, and in order."""
    runs = [tuple(suit * _RANKS + rank for rank in window) for window in windows(ace, length)]
    return tuple((sum(1 << one for one in run), run) for run in runs)


def _sequences(split: _Split, melds: Melds) -> Iterator[_Reading]:
    # Some card stands as itself, and fixes the suit.
    fixed = split.must or split.may
    for suit in range(len(SUITS)):
        if not fixed & _SUIT << suit * _RANKS or split.must & ~(_SUIT << suit * _RANKS):
            continue
        for wanted, run in _runs(melds.ace, split.size, suit):
            # To use a card as itself is never worse than to use it as a joker.
            own = wanted & (split.must | split.may)
            naturals = own.bit_count()
            if split.must & ~wanted or not jokers_fit(melds, naturals, split.size - naturals, sequence=True):
                continue
            places = tuple(one if own >> one & 1 else JOKER for one in run)
            yield _Reading(Kind.PURE if naturals == split.size else Kind.IMPURE, places)
            if naturals == split.size and split.may & own:
                # The wild card in its own place may be read as a joker too.
                yield _Reading(Kind.IMPURE, places)


def _sets(split: _Split, melds: Melds) -> Iterator[_Reading]:
    # A card that must be itself fixes the rank; else jokers alone may be any rank that nobody holds.
    held = {one % _RANKS for one in _faces(split.may)}
    for rank in {one % _RANKS for one in _faces(split.must)} or held | {min(set(range(_RANKS)) - held, default=0)}:
        if split.must & ~(_RANK << rank):
            return
        own = _faces((split.must | split.may) & _RANK << rank)
        if split.size not in set_sizes(melds, len(own)):
            continue
        jokers = split.size - len(own)
        if jokers_fit(melds, len(own), jokers, sequence=False):
            yield _Reading(Kind.SET, (*own, *(JOKER,) * jokers))


def _tunnelas(faces: Sequence[int], melds: Melds, wild: frozenset[int]) -> Iterator[_Reading]:
    """Three identical cards, each as itself: no joker stands in (MELD-8, XXI-6)."""
    first = faces[0] if faces else JOKER
    natural = first != JOKER and (first not in wild or melds.wild_in_place == "natural")
    if melds.identical_triplet_is_pure and natural and list(faces) == [first] * 3:
        yield _Reading(Kind.TUNNELA, (first,) * 3)


def _readings(cards: Sequence[int], melds: Melds, wild: frozenset[int]) -> tuple[_Reading, ...]:
    return _face_readings(tuple(sorted(map(face, cards))), melds, wild)


@lru_cache(maxsize=4096)
def _face_readings(faces: tuple[int, ...], melds: Melds, wild: frozenset[int]) -> tuple[_Reading, ...]:
    """Every way to read a group of these faces, sorted. The same groups are asked about again and again as they are shown and counted."""
    split = _split(faces, melds, wild)
    if split is None:
        return tuple(_tunnelas(faces, melds, wild))
    return (*_tunnelas(faces, melds, wild), *_sequences(split, melds), *_sets(split, melds))


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


def holds_pure(cards: Iterable[int], melds: Melds, wild: frozenset[int]) -> bool:
    """Is there a pure sequence among the cards, or what counts as one (MELD-1, MELD-5, XXI-6)? ``wild`` are the wild faces.

    >>> from openrummy.cards import cards
    >>> [holds_pure(cards("KD QH QD AD 6C"), Melds(ace=ace), frozenset()) for ace in ("both", "low")]
    [True, False]
    """
    natural = [one for one in map(face, cards) if one != JOKER and (one not in wild or melds.wild_in_place == "natural")]
    held = sum(1 << one for one in set(natural))
    if any(run & held == run for suit in range(len(SUITS)) for run, _ in _runs(melds.ace, 3, suit)):
        return True
    return melds.identical_triplet_is_pure and any(natural.count(one) >= 3 for one in set(natural))


def ordered(cards: Sequence[int], melds: Melds, wild: frozenset[int]) -> tuple[int, ...]:
    """The cards of a meld in the order to show: jokers in the places they fill. A group that is no meld stays as it is.

    The reading is the best one; of several, the one with most cards as themselves, then with its jokers furthest back.

    >>> from openrummy.cards import cards, texts
    >>> texts(ordered(cards("JK 7H 5H"), Melds(), frozenset()))
    '5H JK 7H'
    """
    return read(cards, melds, wild)[1]


def read(cards: Sequence[int], melds: Melds, wild: frozenset[int]) -> tuple[Kind | None, tuple[int, ...]]:
    """``kind`` and ``ordered`` in one."""
    readings = _readings(cards, melds, wild)
    if not readings:
        return None, tuple(cards)
    best = readings[0] if len(readings) == 1 else min(readings, key=_merit)
    left = sorted(cards)
    order: list[int | None] = []
    for one in best.places:
        own = None if one == JOKER else next((card for card in left if face(card) == one), None)
        if own is not None:
            left.remove(own)
        order.append(own)
    jokers = iter(left)
    return best.kind, tuple(next(jokers) if own is None else own for own in order)


def _merit(reading: _Reading) -> tuple[int, int, list[bool]]:
    jokers = [one == JOKER for one in reading.places]
    return _BEST_FIRST.index(reading.kind), sum(jokers), jokers
