"""What a player of Gin can know of the other hand: cards that lie open, cards that were taken, and cards that are still out."""

from collections.abc import Sequence
from typing import NamedTuple

from openrummy.cards import rank, suit
from openrummy.games.events import Discarded, Drew, Event
from openrummy.games.views import DealView, Own

_PACK = range(52)


class Seen(NamedTuple):
    """``unseen``, and the same as ``out``: in the stock or the other hand, nobody knows which.

    ``chance``: by card, that the other one holds it: surely those taken and not thrown back, perhaps those that nobody knows of.
    """

    unseen: tuple[int, ...]
    out: frozenset[int]
    chance: tuple[float, ...]


def seen_by(own: Own, view: DealView, history: tuple[Event, ...]) -> Seen:
    """All that can be counted from the own hand, the pile and what has happened."""
    held = set[int]()
    for event in history:
        if isinstance(event, Drew):
            if event.seat != own.seat and event.source == "pile" and event.card is not None:
                held.add(event.card)
        elif isinstance(event, Discarded) and event.seat != own.seat:
            held.discard(event.card)
    out = frozenset(_PACK).difference(own.hand, view.pile, held)
    likely = max(0, 10 - len(held)) / max(1, len(out))
    chance = tuple(1.0 if card in held else likely if card in out else 0.0 for card in _PACK)
    return Seen(tuple(sorted(out)), out, chance)


def hope(card: int, loose: Sequence[int], seen: Seen) -> int:
    """How many cards still out would make a meld of the card and one other loose card; for each such pair anew."""
    out, mine, low = seen.out, rank(card), card - rank(card)
    total = 0
    for other in loose:
        if other == card:
            continue
        if rank(other) == mine:
            total += sum(one * 13 + mine in out for one in range(4))
        elif other - rank(other) == low and abs(other - card) <= 2:
            first, last = min(card, other), max(card, other)
            between = last - first == 2
            ends = (first + 1,) if between else tuple(one for one in (first - 1, last + 1) if low <= one < low + 13)
            total += sum(one in out for one in ends)
    return total


def danger(card: int, seen: Seen) -> float:
    """About how likely the other one can meld the card: two cards that go with it, each held for sure, perhaps, or out of reach."""
    mine, low = rank(card), card - rank(card)
    one, two, three = (seen.chance[other * 13 + mine] for other in range(4) if other != suit(card))
    total = one * two + one * three + two * three
    first, last = max(0, mine - 2), min(12, mine + 2)
    run = [0.0] * (first - mine + 2) + list(seen.chance[low + first : low + last + 1]) + [0.0] * (mine + 2 - last)
    total += run[0] * run[1] + run[1] * run[3] + run[3] * run[4]
    return min(1.0, total)
