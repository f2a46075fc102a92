"""Numbers, cards and suit states of the core.

A hand's cards are three numbers: a bit for each face of which there is one card that may stand as itself, two, three. A *suit state* (a
*key*) is a quarter of each, and of the wild faces held, in one number: planes of 13 bits, one a rank.
"""

from collections.abc import Iterable
from typing import Final, NamedTuple

RANKS: Final = 13
HELD: Final = 0x1FFF
"""The first plane of a suit state."""
FAR: Final = 30000
"""The cost of what cannot be met."""
ACROSS: Final = [sum(1 << 13 * suit for suit in range(4) if part >> suit & 1) for part in range(16)]
"""The aces of these suits (a bit a suit)."""
TWICE: Final = [sum(1 << 2 * suit for suit in range(4) if part >> suit & 1) for part in range(16)]
"""Two bits a suit instead of one."""

Cards = tuple[int, int, int]


class Hand(NamedTuple):
    """The cards that may stand as themselves, the wild ones among them, and how many jokers there are, printed and wild."""

    cards: Cards
    wild: int
    pool: int


def lay(faces: Iterable[int], wild: int, *, natural: int, width: int) -> Hand:
    """The hand of these faces. ``wild``: one bit a face; ``natural``: may a wild card stand as itself?

    Raises ``ValueError`` for more than three cards of a face, ``OverflowError`` for a pool of ``width`` or more.

    >>> lay([3, 3, 16, 52], 1 << 16, natural=0, width=8)
    Hand(cards=(8, 8, 0), wild=0, pool=2)
    """
    one = two = three = pool = 0
    for face in faces:
        if face > 52:
            raise ValueError(f"no face {face}")
        bit = 1 << face
        if face == 52 or wild & bit:
            pool += 1
        if face == 52:
            continue
        if three & bit:
            raise ValueError("more than three cards of a face")
        one, two, three = one | bit, two | one & bit, three | two & bit
    if pool >= width:
        raise OverflowError(f"a pool of more than {width - 1}")
    keep = -1 if natural else ~wild
    return Hand((one & keep, two & keep, three & keep), wild & one & keep, pool)


def without(cards: Cards, faces: int) -> Cards:
    """The cards less one of each of these faces.

    >>> without((0b11, 0b10, 0), 0b11)
    (2, 0, 0)
    """
    one, two, three = cards
    third = three & faces
    second = two & faces & ~third
    return one ^ (faces & ~(third | second)), two ^ second, three ^ third


def suits_with(faces: int, rank: int) -> int:
    """The suits that have the rank among the faces, a bit a suit."""
    return faces >> rank & 1 | (faces >> rank + 13 & 1) << 1 | (faces >> rank + 26 & 1) << 2 | (faces >> rank + 39 & 1) << 3


def state(cards: Cards, wild: int, suit: int) -> int:
    """The key of one suit; ``wild``: all wild faces."""
    planes = (*cards, wild & cards[0])
    return sum((plane >> 13 * suit & HELD) << 13 * at for at, plane in enumerate(planes))


def less(key: int, ranks: int) -> int:
    """The state with a card less of each of these ranks; one that is gone is no longer wild.

    >>> less(0b11 | 0b10 << 13, 0b11) == 0b10
    True
    """
    third = key >> 26 & ranks
    second = key >> 13 & ranks & ~third
    first = ranks & ~(third | second)
    return (key ^ (first | second << 13 | third << 26)) & ~(first << 39)


def less_three(key: int, rank: int) -> int:
    """The state without the three cards of this rank (a bit)."""
    return key & ~(rank | rank << 13 | rank << 26 | rank << 39)


def lowest(ranks: int) -> int:
    """The lowest rank of these."""
    return (ranks & -ranks).bit_length() - 1
