"""What a card counts in a losing hand (CARD-4)."""

from openrummy.arrange.options import Counting
from openrummy.cards import ACE, face, is_printed_joker, rank


def card_points(card: int, counting: Counting, wild: frozenset[int]) -> int:
    """Points of one card: jokers, printed or wild, 0 whatever they are used for; ace by option; K Q J T 10; else the pips.

    >>> from openrummy.cards import cards
    >>> [card_points(card, Counting(), frozenset({4})) for card in cards("AS 9H KD 5S JK")]
    [10, 9, 10, 0, 0]
    """
    if is_printed_joker(card) or face(card) in wild:
        return 0
    return counting.ace_count if rank(card) == ACE else min(rank(card) + 1, 10)
