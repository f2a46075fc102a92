"""What a card counts in a losing hand (CARD-4)."""

from functools import lru_cache

from openrummy.arrange.options import Counting
from openrummy.cards import ACE, JOKER, RANKS, face


def card_points(card: int, counting: Counting, wild: frozenset[int]) -> int:
    """Points of one card: jokers, printed or wild, 0 whatever they are used for; ace by option; K Q J T 10; else the pips.

    >>> from openrummy.cards import cards
    >>> [card_points(card, Counting(), frozenset({4})) for card in cards("AS 9H KD 5S JK")]
    [10, 9, 10, 0, 0]
    """
    return points_of_faces(counting, wild)[face(card)]


@lru_cache(maxsize=256)
def points_of_faces(counting: Counting, wild: frozenset[int]) -> tuple[int, ...]:
    """What every face counts, the printed joker last."""
    natural = [counting.ace_count if one % len(RANKS) == ACE else min(one % len(RANKS) + 1, 10) for one in range(JOKER)]
    return (*(0 if one in wild else points for one, points in enumerate(natural)), 0)
