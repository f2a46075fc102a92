"""How well loose cards go together: the melds that one more card would make."""

from collections.abc import Callable, Collection
from functools import cache
from typing import Final

from openrummy.games.rum.fits import every_meld
from openrummy.melds import Melds

PACK: Final = range(52)


@cache
def _threes(melds: Melds) -> dict[int, tuple[frozenset[int], ...]]:
    """For each card of a pack the melds of three cards that it is part of."""
    threes = [frozenset(meld) for meld in every_meld(PACK, melds) if len(meld) == 3]
    return {card: tuple(three for three in threes if card in three) for card in PACK}


def outs(card: int, others: Collection[int], melds: Melds, live: Callable[[int], bool]) -> int:
    """How many live cards would make a meld of this card and one of the others.

    >>> from openrummy.cards import cards
    >>> seven, *others = cards("7S 8S 7H KD")
    >>> outs(seven, others, Melds(ace="low"), lambda card: True)
    4
    """
    held = frozenset(others)
    found: set[int] = set()
    for three in _threes(melds)[card]:
        missing = three - held - {card}
        if len(missing) == 1:
            found |= missing
    return sum(map(live, found))


def near(card: int, others: Collection[int], melds: Melds) -> bool:
    """Is one of the others part of some meld with this card?"""
    return any(not three.isdisjoint(others) for three in _threes(melds)[card])
