"""Gin Rummy hands: deadwood, what to knock with, every best arrangement, and the defender's lay-offs (research 4.2).

Cards of one pack; no jokers, ace low. A *meld* is a set of three or four of a rank or a run of three or more in suit.
"""

from collections.abc import Collection, Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

from openrummy.arrange.hand import points_core
from openrummy.arrange.options import UNCAPPED
from openrummy.arrange.points import card_points
from openrummy.arrange.presets import GIN
from openrummy.cards import rank, suit

_NO_WILD = frozenset[int]()

Meld = tuple[int, ...]


class GinHand(NamedTuple):
    """Melds and what lies loose beside them; ``deadwood``: the points of the loose cards."""

    deadwood: int
    melds: tuple[Meld, ...]
    loose: tuple[int, ...]


class Defence(NamedTuple):
    """What a defender does best after a knock: own melds, cards laid off on the knocker's, and the deadwood left (research 4.2.12)."""

    deadwood: int
    melds: tuple[Meld, ...]
    laid_off: tuple[int, ...]
    loose: tuple[int, ...]


def deadwood(cards: Sequence[int]) -> int:
    """The least deadwood of up to 11 cards; 0 is gin (research 4.2.10).

    >>> from openrummy.cards import cards
    >>> deadwood(cards("AC 2C 3C 4D 5D 6D 9H 9S 9C KH"))
    10
    """
    return points_core(GIN, 4).count(cards, 0, UNCAPPED)


def knock_discards(cards: Sequence[int], limit: int = 10) -> dict[int, int]:
    """The discards of 11 cards after which one may knock, with the deadwood that each leaves; the best first.

    The best one is not always the highest loose card. Among equals the dearest goes first.

    >>> from openrummy.cards import cards, text
    >>> {text(card): left for card, left in knock_discards(cards("AC 2C 3C 4D 5D 6D 9H 9S 9C KH 2S")).items()}
    {'KH': 2, '2S': 10}
    """
    counts = points_core(GIN, 4).count_without(cards, 0, UNCAPPED)
    ranked = sorted(zip(counts, cards, strict=True), key=lambda one: (one[0], -_points(one[1]), one[1]))
    return {card: count for count, card in ranked if count <= limit}


def arrangements(cards: Sequence[int]) -> tuple[GinHand, ...]:
    """Every arrangement of the hand that leaves the least deadwood: which one to show decides what can be laid off.

    >>> from openrummy.cards import cards, texts
    >>> [[texts(meld) for meld in one.melds] for one in arrangements(cards("5S 5H 5D 6D 7D KC"))]
    [['5D 6D 7D']]
    """
    found = [_shown(cards, chosen) for chosen in _choices(melds(cards))]
    least = min(one.deadwood for one in found)
    return tuple(sorted(one for one in found if one.deadwood == least))


def melds(cards: Collection[int]) -> list[Meld]:
    """Every meld that the cards hold, sorted; each meld's cards are sorted too.

    >>> from openrummy.cards import FACES
    >>> sum(len(meld) <= 5 for meld in melds(range(FACES - 1)))
    185
    """
    found: list[Meld] = []
    for one in range(13):
        same = sorted(card for card in cards if rank(card) == one)
        found += [group for size in (3, 4) for group in combinations(same, size)]
    held = sorted(cards)
    for first in held:
        run = [first]
        while run[-1] + 1 in held and suit(run[-1] + 1) == suit(first):
            run.append(run[-1] + 1)
            if len(run) >= 3:
                found.append(tuple(run))
    return sorted(found)


def defend(knocker: Sequence[Sequence[int]], cards: Sequence[int], *, lay_off: bool = True) -> Defence:
    """The defender's least deadwood, own melds and lay-offs on the knocker's melds chosen together (research 4.2.11, 4.2.12).

    ``lay_off`` is False after gin. Among equals: the fewest cards laid off.

    >>> from openrummy.cards import cards, texts
    >>> knocker = [cards("5S 6S 7S"), cards("KS KD KC"), cards("2S 2C 2D")]
    >>> best = defend(knocker, cards("8S 8H 8D 8C 2H 3H 4H 9S QD JC"))
    >>> best.deadwood, texts(best.laid_off)
    (20, '8S 9S')
    """
    found = [_defence(knocker if lay_off else (), _shown(cards, chosen)) for chosen in _choices(melds(cards))]
    return min(found, key=lambda one: (one.deadwood, len(one.laid_off), one))


def _defence(knocker: Sequence[Sequence[int]], hand: GinHand) -> Defence:
    """Every loose card that fits, one after another; runs first, as a card on a run may let the next one follow."""
    left, gone = set(hand.loose), list[int]()
    runs = [sorted(meld) for meld in knocker if rank(meld[0]) != rank(meld[1])]
    waiting = True
    while waiting:
        waiting = False
        for run in runs:
            for at, card in ((0, run[0] - 1), (len(run), run[-1] + 1)):
                if card in left and suit(card) == suit(run[0]):
                    run.insert(at, card)
                    left.remove(card)
                    gone.append(card)
                    waiting = True
    threes = {rank(meld[0]) for meld in knocker if len(meld) == 3 and rank(meld[0]) == rank(meld[1])}
    fourths = sorted(card for card in left if rank(card) in threes)
    loose = tuple(sorted(left.difference(fourths)))
    return Defence(sum(map(_points, loose)), hand.melds, tuple(gone + fourths), loose)


def _choices(every: Sequence[Meld], used: frozenset[int] = frozenset()) -> Iterator[tuple[Meld, ...]]:
    """Every choice of melds that share no card, none at all among them."""
    yield ()
    for at, meld in enumerate(every):
        if used.isdisjoint(meld):
            for rest in _choices(every[at + 1 :], used.union(meld)):
                yield (meld, *rest)


def _shown(cards: Sequence[int], chosen: tuple[Meld, ...]) -> GinHand:
    held = {card for meld in chosen for card in meld}
    loose = tuple(sorted(card for card in cards if card not in held))
    return GinHand(sum(map(_points, loose)), chosen, loose)


def _points(card: int) -> int:
    return card_points(card, GIN.counting, _NO_WILD)
