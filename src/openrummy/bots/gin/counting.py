"""What a player of Gin can know of the other hand: cards that lie open, cards that were taken, and cards that are still out.

Sets of cards are 52 bits here, as in the arranger's kernel: a strong player's answer is to take hardly longer than a weak one's.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from typing import Final, NamedTuple

from openrummy.bots.gin.common import SEARCH
from openrummy.cards import rank, suit
from openrummy.games.events import Discarded, Drew, Event
from openrummy.games.views import DealView, Own

_PACK: Final = range(52)
_WHOLE: Final = (1 << len(_PACK)) - 1


class Seen(NamedTuple):
    """``held``: surely in the other hand, taken and not thrown back. ``out``: in the stock or the other hand, nobody knows which.

    ``chance``: about how likely both of two cards are in the other hand, by how many of the two are only perhaps there.
    """

    held: int
    out: int
    chance: tuple[float, float, float]

    @property
    def unseen(self) -> Iterator[int]:
        """The cards that are out."""
        return (card for card in _PACK if self.out >> card & 1)


def seen_by(own: Own, view: DealView, history: tuple[Event, ...]) -> Seen:
    """All that can be counted from the own hand, the pile and what has happened."""
    me, held = own.seat, 0
    # The type itself is asked for, as a test of instances takes three times as long over a whole history.
    for event in history:
        if type(event) is Discarded:
            if event.seat != me:
                held &= ~(1 << event.card)
        elif type(event) is Drew and event.source == "pile" and event.seat != me and event.card is not None:
            held |= 1 << event.card
    out = _WHOLE & ~(SEARCH.hand(own.hand) | SEARCH.hand(view.pile) | held)
    likely = max(0, 10 - held.bit_count()) / max(1, out.bit_count())
    return Seen(held, out, (1.0, likely, likely * likely))


def _bits(cards: Sequence[int]) -> int:
    return sum(1 << card for card in cards)


def _fellows(card: int) -> Iterator[tuple[int, int]]:
    """Every two cards that are a meld of three with this one."""
    low = card - rank(card)
    yield from combinations([other * 13 + rank(card) for other in range(4) if other != suit(card)], 2)
    for first in (card - 2, card - 1, card):
        if low <= first <= low + 10:
            one, two = (other for other in range(first, first + 3) if other != card)
            yield one, two


def _completing(card: int) -> dict[int, int]:
    """By another card: those that would make a meld of the two."""
    made: dict[int, int] = {}
    for one, two in _fellows(card):
        made[one] = made.get(one, 0) | 1 << two
        made[two] = made.get(two, 0) | 1 << one
    return made


_FELLOWS: Final[Sequence[tuple[int, ...]]] = [tuple(map(_bits, _fellows(card))) for card in _PACK]
_COMPLETING: Final[Sequence[Mapping[int, int]]] = [_completing(card) for card in _PACK]


def hope(card: int, loose: Sequence[int], seen: Seen) -> int:
    """How many cards still out would make a meld of the card and one other loose card; for each such pair anew."""
    completing, out = _COMPLETING[card], seen.out
    return sum([(completing[other] & out).bit_count() for other in loose if other in completing])


def danger(card: int, seen: Seen) -> float:
    """About how likely the other one can meld the card: two cards that go with it, each held for sure, perhaps, or out of reach."""
    held, out, chance = seen
    within, total = out | held, 0.0
    for two in _FELLOWS[card]:
        if two & within == two:
            total += chance[(two & out).bit_count()]
    return min(1.0, total)
