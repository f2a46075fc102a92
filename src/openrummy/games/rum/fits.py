"""Which cards are a meld, and which fit one on the table (RUM-4, RUM-5): all melds of a pack, looked up."""

from collections.abc import Collection, Mapping, Sequence
from functools import cache, lru_cache
from itertools import combinations

from openrummy.cards import RANKS, SUITS
from openrummy.melds import Kind, Melds, windows

Cards = tuple[int, ...]
_Marked = tuple[tuple[int, Cards], ...]
"""Melds, each after its cards as bits."""

_RANKS = len(RANKS)


@cache
def _book(melds: Melds) -> dict[frozenset[int], tuple[Kind, Cards]]:
    """Every meld of a pack: its kind, and its cards in the order to show. Sets by rank, then runs by suit."""
    suits = range(len(SUITS))
    sets = [
        tuple(suit * _RANKS + rank for suit in chosen)
        for rank in range(_RANKS)
        for size in (3, 4)
        for chosen in combinations(suits, size)
    ]
    runs = [
        tuple(suit * _RANKS + rank for rank in window)
        for suit in suits
        for length in range(3, _RANKS + 1)
        for window in windows(melds.ace, length)
    ]
    found = [(Kind.SET, cards) for cards in sets] + [(Kind.RUN, cards) for cards in runs]
    # The thirteen of a suit are a run with the ace low as well as high: one of the two will do.
    return {frozenset(cards): (kind, cards) for kind, cards in reversed(found)}


def bits(cards: Collection[int]) -> int:
    """Cards of one pack, a bit for each."""
    return sum([1 << card for card in cards])


@cache
def _sets() -> tuple[tuple[int, _Marked], ...]:
    """By rank: its four cards, and the sets of them, small ones first."""
    return tuple(
        (bits(four), tuple((bits(chosen), chosen) for size in (3, 4) for chosen in combinations(four, size)))
        for four in (tuple(range(rank, _RANKS * len(SUITS), _RANKS)) for rank in range(_RANKS))
    )


@cache
def _suits(melds: Melds) -> tuple[tuple[int, _Marked], ...]:
    """By suit: its cards, and the runs of them, short ones first."""
    runs = [cards for kind, cards in reversed(_book(melds).values()) if kind is Kind.RUN]
    whole = [range(first, first + _RANKS) for first in range(0, _RANKS * len(SUITS), _RANKS)]
    return tuple((bits(suit), tuple((bits(run), run) for run in runs if run[0] in suit)) for suit in whole)


@lru_cache(maxsize=20_000)
def _runs_in(held: int, melds: Melds) -> tuple[Cards, ...]:
    """The runs of cards of one suit; hands hold the same few of a suit again and again."""
    return tuple(run for suit, runs in _suits(melds) if held & suit for mask, run in runs if mask & held == mask)


def meld_kind(cards: Sequence[int], melds: Melds) -> Kind | None:
    """Set or run, or None for cards that are no meld (RUM-4).

    >>> from openrummy.cards import cards
    >>> meld_kind(cards("4H 6H 5H"), Melds(ace="low")), meld_kind(cards("QH KH AH"), Melds(ace="low"))
    (<Kind.RUN: 'run'>, None)
    """
    found = _book(melds).get(frozenset(cards))
    return None if found is None or len(found[1]) < len(cards) else found[0]


def in_order(cards: Collection[int], melds: Melds) -> Cards:
    """The cards of a meld in the order to show. Raises ``KeyError`` for other cards."""
    return _book(melds)[frozenset(cards)][1]


def fits(card: int, meld: Sequence[int], melds: Melds) -> bool:
    """May the card be laid off on these cards of a meld: a set's fourth, or a run's next at either end (RUM-5)?

    >>> from openrummy.cards import cards
    >>> [fits(one, cards("JH QH KH"), Melds(ace="low")) for one in cards("TH AH KS")]
    [True, False, False]
    """
    return card not in meld and frozenset((*meld, card)) in _book(melds)


def every_meld(hand: Collection[int], melds: Melds) -> tuple[Cards, ...]:
    """Every meld that a hand of one pack holds, each in its order: sets by rank, then runs by suit.

    >>> from openrummy.cards import cards, texts
    >>> [texts(one) for one in every_meld(cards("7S 8S 9S TS 8D 8H"), Melds(ace="low"))]
    ['8S 8H 8D', '7S 8S 9S', '8S 9S TS', '7S 8S 9S TS']
    """
    held = bits(hand)
    found = [one for four, sets in _sets() if (held & four).bit_count() > 2 for mask, one in sets if mask & held == mask]
    for suit, _ in _suits(melds):
        if (held & suit).bit_count() > 2:
            found += _runs_in(held & suit, melds)
    return tuple(found)


@cache
def openings(melds: Melds) -> Mapping[int, int]:
    """By meld, as bits, which cards fit it (RUM-5), as bits too; 0 for what takes no more.

    >>> from openrummy.cards import cards
    >>> openings(Melds(ace="low"))[bits(cards("JH QH KH"))] == bits(cards("TH"))
    True
    """
    found = {bits(cards): 0 for cards in _book(melds)}
    for whole in found:
        for card in range(_RANKS * len(SUITS)):
            if whole >> card & 1 and whole ^ 1 << card in found:
                found[whole ^ 1 << card] |= 1 << card
    return found
