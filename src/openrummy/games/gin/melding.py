"""Melds on the table: what a group is, its order, and which card fits (GIN-7, GIN-11)."""

from collections.abc import Iterable, Sequence

from openrummy.arrange.points import card_points
from openrummy.arrange.presets import GIN
from openrummy.arrange.result import Group
from openrummy.cards import rank, suit
from openrummy.games.views import TableMeld
from openrummy.melds import Kind

_NO_WILD = frozenset[int]()
POINTS = tuple(card_points(card, GIN.counting, _NO_WILD) for card in range(52))
"""What each card counts as deadwood (GIN-1)."""


def points(cards: Iterable[int]) -> int:
    """Deadwood points of loose cards.

    >>> from openrummy.cards import cards
    >>> points(cards("AC 7D KH"))
    18
    """
    return sum(POINTS[card] for card in cards)


def kind_of(cards: Sequence[int]) -> Kind | None:
    """A set of three or four, or a run of three or more with the ace low; None: no meld (GIN-7).

    >>> from openrummy.cards import cards
    >>> kind_of(cards("QS KS AS")), str(kind_of(cards("3S AS 2S")))
    (None, 'run')
    """
    if len(cards) < 3:
        return None
    if len({rank(card) for card in cards}) == 1:
        return Kind.SET
    held = sorted(cards)
    consecutive = held[-1] - held[0] == len(held) - 1 and suit(held[0]) == suit(held[-1])
    return Kind.RUN if consecutive else None


def group_of(cards: Sequence[int]) -> Group:
    """The cards as they are shown: in order, with what they are."""
    return Group(tuple(sorted(cards)), kind_of(cards))


def fits(meld: TableMeld, card: int) -> bool:
    """May the card be laid off there: a set's fourth card, or at either end of a run (GIN-11)?"""
    if meld.kind is Kind.SET:
        return len(meld.cards) == 3 and rank(card) == rank(meld.cards[0])
    low, high = meld.cards[0], meld.cards[-1]
    return suit(card) == suit(low) and card in (low - 1, high + 1)


def place_for(melds: Sequence[TableMeld], card: int) -> int | None:
    """The number of the meld where the card does most good: a run first, where the next card may follow it; None where it fits none."""
    fitting = [at for at, meld in enumerate(melds) if fits(meld, card)]
    return min(fitting, key=lambda at: (melds[at].kind is Kind.SET, at), default=None)


def with_card(meld: TableMeld, card: int) -> tuple[int, ...]:
    """The meld's cards in order after the card has been laid off."""
    return tuple(sorted((*meld.cards, card)))
