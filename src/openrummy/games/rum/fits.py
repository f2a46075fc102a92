"""Which cards are a meld, and which fit one on the table (RUM-4, RUM-5)."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Final

from openrummy.cards import RANKS, SUITS
from openrummy.melds import Kind, Melds, kind, ordered, windows

_NO_WILD: Final = frozenset[int]()
_RANKS: Final = len(RANKS)


def meld_kind(cards: Sequence[int], melds: Melds) -> Kind | None:
    """Set or run, or None for cards that are no meld (RUM-4).

    >>> from openrummy.cards import cards
    >>> meld_kind(cards("4H 6H 5H"), Melds(ace="low")), meld_kind(cards("QH KH AH"), Melds(ace="low"))
    (<Kind.RUN: 'run'>, None)
    """
    found = kind(cards, melds, _NO_WILD)
    return Kind.RUN if found is Kind.PURE else found


def in_order(cards: Sequence[int], melds: Melds) -> tuple[int, ...]:
    """The cards of a meld in the order to show."""
    return ordered(cards, melds, _NO_WILD)


def fits(card: int, meld: Sequence[int], melds: Melds) -> bool:
    """May the card be laid off on these cards of a meld: a set's fourth, or a run's next at either end (RUM-5)?

    >>> from openrummy.cards import cards
    >>> [fits(one, cards("JH QH KH"), Melds(ace="low")) for one in cards("TH AH KS")]
    [True, False, False]
    """
    return meld_kind((*meld, card), melds) is not None


def every_meld(hand: Sequence[int], melds: Melds) -> tuple[tuple[int, ...], ...]:
    """Every meld that a hand of one pack holds, each in its order: sets by rank, then runs by suit.

    >>> from openrummy.cards import cards, texts
    >>> [texts(one) for one in every_meld(cards("7S 8S 9S TS 8D 8H"), Melds(ace="low"))]
    ['8S 8H 8D', '7S 8S 9S', '8S 9S TS', '7S 8S 9S TS']
    """
    return (*_sets(hand), *_runs(frozenset(hand), melds))


def _sets(hand: Sequence[int]) -> Iterator[tuple[int, ...]]:
    for rank in range(_RANKS):
        same = sorted(card for card in hand if card % _RANKS == rank)
        for size in (3, 4):
            yield from combinations(same, size)


def _runs(hand: frozenset[int], melds: Melds) -> Iterator[tuple[int, ...]]:
    for suit in range(len(SUITS)):
        held = sum(card // _RANKS == suit for card in hand)
        for length in range(3, held + 1):
            for window in windows(melds.ace, length):
                run = tuple(suit * _RANKS + rank for rank in window)
                if hand.issuperset(run):
                    yield run
