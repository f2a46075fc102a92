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
    held = _held(cards, faces)
    whole = min(held, default=0)
    return _MARRIAGES[whole] + sum(_OF_A_KIND[count - whole] for count in held)


def marriages(cards: Sequence[int], faces: Sequence[int]) -> int:
    """How many marriages lie among ``cards``: one of each of the three kinds (XXI-15).

    >>> from openrummy.cards import cards
    >>> [marriages(cards(held), cards("7H 8H 6H")) for held in ("7H 7H 8H", "6H 7H 8H 8H", "6H 6H 7H 7H 8H 8H")]
    [0, 1, 2]
    """
    return min(_held(cards, faces), default=0)


def _held(cards: Sequence[int], faces: Sequence[int]) -> list[int]:
    """How many of each kind are held."""
    return [sum(face(card) == one for card in cards) for one in faces]


def differences(values: dict[int, int]) -> dict[int, int]:
    """What each seat gets of the others, or pays, when every two settle the difference of their values (XXI-16).

    >>> differences({0: 10, 1: 100, 2: 0})
    {0: -80, 1: 190, 2: -110}
    """
    total = sum(values.values())
    return {seat: len(values) * value - total for seat, value in values.items()}
