"""Which cards are a meld, and which fit one on the table (RUM-4, RUM-5): all melds of a pack, looked up."""

from collections.abc import Collection, Sequence
from functools import cache
from itertools import combinations

from openrummy.cards import RANKS, SUITS
from openrummy.melds import Kind, Melds, windows

Cards = tuple[int, ...]

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


@cache
def _masks(melds: Melds) -> tuple[tuple[int, Cards], ...]:
    """The same melds with a bit for each card, in order."""
    return tuple((sum(1 << card for card in cards), cards) for _, cards in reversed(tuple(_book(melds).values())))


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
    missing = ~sum(1 << card for card in hand)
    return tuple(cards for mask, cards in _masks(melds) if not mask & missing)
