"""Value cards of the 21-card game: what they are and what they pay (XXI-15, XXI-16)."""

from collections.abc import Sequence
from typing import Final

from openrummy.cards import RANKS, face, is_printed_joker, rank, suit
from openrummy.games.events import DealStarted

_OF_A_KIND: Final = (0, 10, 30, 50)
_MARRIAGES: Final = (0, 100, 300, 500)


def value_faces(start: DealStarted) -> tuple[int, ...]:
    """The faces that pay: the cut card's own, its upper and its lower joker; none where values are off or a printed joker was cut (XXI-3)."""
    if not start.rules.play.values or start.cut is None or is_printed_joker(start.cut):
        return ()
    return tuple(suit(start.cut) * len(RANKS) + (rank(start.cut) + step) % len(RANKS) for step in (0, 1, -1))


def worth(cards: Sequence[int], faces: Sequence[int]) -> int:
    """What the value cards among ``cards`` are worth; ``faces``: the three kinds, or none (XXI-15).

    A marriage is one of each kind; the cards beyond the marriages count by kind.

    >>> from openrummy.cards import cards
    >>> [worth(cards(held), cards("7H 8H 6H")) for held in ("7H 7H", "8H 8H 6H", "6H 7H 8H", "6H 7H 8H 8H", "7S 7D")]
    [30, 40, 100, 110, 0]
    """
    if not faces:
        return 0
    held = [sum(face(card) == one for card in cards) for one in faces]
    marriages = min(held)
    return _MARRIAGES[marriages] + sum(_OF_A_KIND[count - marriages] for count in held)


def differences(values: dict[int, int]) -> dict[int, int]:
    """What each seat gets of the others, or pays, when every two settle the difference of their values (XXI-16).

    >>> differences({0: 10, 1: 100, 2: 0})
    {0: -80, 1: 190, 2: -110}
    """
    total = sum(values.values())
    return {seat: len(values) * value - total for seat, value in values.items()}
