"""Gin Rummy hands: deadwood, what to knock with, every best arrangement, and the defender's lay-offs (GIN-7 to GIN-12).

Cards of one pack; no jokers. A *meld* is a set of three or four of a rank or a run of three or more in suit. ``ace``: low unless said, as
the option of that name has it (CARD-3, MELD-8, RUM-12). Every function raises ``ValueError`` for a card that comes twice, and for a joker.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import combinations, product
from typing import NamedTuple

from openrummy.arrange.onepack import MOST_CARDS, Ace, kernel, runs
from openrummy.arrange.presets import GIN
from openrummy.cards import ACE, RANKS, face, rank, suit

Meld = tuple[int, ...]

_SUIT = len(RANKS)
_POINTS = tuple(GIN.counting.ace_count if one == ACE else min(one + 1, 10) for one in range(_SUIT))


class GinHand(NamedTuple):
    """Melds and what lies loose beside them; ``deadwood``: the points of the loose cards."""

    deadwood: int
    melds: tuple[Meld, ...]
    loose: tuple[int, ...]


class Defence(NamedTuple):
    """What a defender does best after a knock: own melds, cards laid off on the knocker's, and the deadwood left (GIN-12).

    ``laid_off`` stands in an order in which the cards can be laid off.
    """

    deadwood: int
    melds: tuple[Meld, ...]
    laid_off: tuple[int, ...]
    loose: tuple[int, ...]


def deadwood(cards: Sequence[int], ace: Ace = "low") -> int:
    """The least deadwood of up to 11 cards; 0 is gin (GIN-10).

    >>> from openrummy.cards import cards
    >>> deadwood(cards("AC 2C 3C 4D 5D 6D 9H 9S 9C KH"))
    10
    """
    search = kernel(ace, GIN.counting.ace_count)
    return search.deadwood(search.hand(_few(cards)))


def knock_discards(cards: Sequence[int], limit: int = 10, ace: Ace = "low") -> dict[int, int]:
    """The discards of 11 cards after which one may knock, with the deadwood that each leaves; the best first.

    The best one is not always the highest loose card. Among equals the dearest goes first.

    >>> from openrummy.cards import cards, text
    >>> {text(card): left for card, left in knock_discards(cards("AC 2C 3C 4D 5D 6D 9H 9S 9C KH 2S")).items()}
    {'KH': 2, '2S': 10}
    """
    search = kernel(ace, GIN.counting.ace_count)
    counts = search.without(search.hand(_few(cards)), cards)
    ranked = sorted((count, -_POINTS[rank(card)], card) for count, card in zip(counts, cards, strict=True) if count <= limit)
    return {card: count for count, _, card in ranked}


def arrangements(cards: Sequence[int], ace: Ace = "low") -> tuple[GinHand, ...]:
    """Every arrangement of the hand that leaves the least deadwood: which one to show decides what can be laid off.

    >>> from openrummy.cards import cards, texts
    >>> [[texts(meld) for meld in one.melds] for one in arrangements(cards("5S 5H 5D 6D 7D KC"))]
    [['5D 6D 7D']]
    """
    search = kernel(ace, GIN.counting.ace_count)
    held = {face(card): card for card in _few(cards)}
    return tuple(sorted(_shown(held, chosen) for chosen in search.arrangements(search.hand(cards))))


def melds(cards: Collection[int], ace: Ace = "low") -> list[Meld]:
    """Every meld that the cards hold, sorted; each meld's cards are sorted too.

    >>> from openrummy.cards import FACES
    >>> sum(len(meld) <= 5 for meld in melds(range(FACES - 1)))
    185
    """
    held = {face(card): card for card in cards}
    found: list[Meld] = []
    for one in range(_SUIT):
        same = sorted(card for card in cards if rank(card) == one)
        found += [group for size in (3, 4) for group in combinations(same, size)]
    for at in range(0, 4 * _SUIT, _SUIT):
        own = sum(1 << one - at for one in held if at <= one < at + _SUIT)
        found += [tuple(sorted(_cards(run << at, held))) for run in runs(ace) if not run & ~own]
    return sorted(found)


def defend(knocker: Sequence[Sequence[int]], cards: Sequence[int], *, lay_off: bool = True, ace: Ace = "low") -> Defence:
    """The defender's least deadwood, own melds and lay-offs on the knocker's melds chosen together (GIN-11, GIN-12).

    ``lay_off`` is False after gin. Among equals: the fewest cards laid off.

    >>> from openrummy.cards import cards, texts
    >>> knocker = [cards("5S 6S 7S"), cards("KS KD KC"), cards("2S 2C 2D")]
    >>> best = defend(knocker, cards("8S 8H 8D 8C 2H 3H 4H 9S QD JC"))
    >>> best.deadwood, texts(best.laid_off)
    (20, '8S 9S')
    """
    search = kernel(ace, GIN.counting.ace_count)
    hand, held = search.hand(_few(cards)), {face(card): card for card in cards}
    orders = _lay_offs(knocker, held, ace) if lay_off else {0: ()}
    worth = {off: (search.deadwood(hand & ~off), off.bit_count()) for off in orders}
    least = min(worth.values())
    found = [
        _laying(_shown(held, chosen, off), tuple(held[one] for one in orders[off]))
        for off, cost in worth.items()
        if cost == least
        for chosen in search.arrangements(hand & ~off)
    ]
    return min(found)


def _laying(hand: GinHand, off: tuple[int, ...]) -> Defence:
    return Defence(hand.deadwood, hand.melds, off, hand.loose)


def _lay_offs(knocker: Sequence[Sequence[int]], held: Mapping[int, int], ace: Ace) -> dict[int, tuple[int, ...]]:
    """Every choice of cards that can be laid off, one bit a face, with the faces in an order in which that can be done."""
    found: dict[int, tuple[int, ...]] = {}
    # The first order found stands: runs before sets, so that nobody need look twice at what a set takes.
    by_runs = [list(_on_run(meld, held, ace)) for meld in knocker if rank(meld[0]) != rank(meld[1])]
    fourths = [_on_set(meld, held) for meld in knocker if rank(meld[0]) == rank(meld[1])]
    for parts in product(*by_runs, *([(), one] for one in fourths if one)):
        order = tuple(dict.fromkeys(one for part in parts for one in part))
        found.setdefault(sum(1 << one for one in order), order)
    return found


def _on_run(meld: Sequence[int], held: Mapping[int, int], ace: Ace) -> Iterator[tuple[int, ...]]:
    """Every choice of faces to lay off on a run, in order: each makes a longer run of what lies there."""
    at = suit(meld[0]) * _SUIT
    every = runs(ace)
    waiting: dict[int, tuple[int, ...]] = {sum(1 << rank(card) for card in meld): ()}
    seen: set[int] = set()
    while waiting:
        run, order = waiting.popitem()
        seen.add(run)
        yield order
        for one in range(_SUIT):
            longer = run | 1 << one
            if at + one in held and longer != run and longer in every and longer not in seen:
                waiting.setdefault(longer, (*order, at + one))


def _on_set(meld: Sequence[int], held: Mapping[int, int]) -> tuple[int, ...]:
    """The fourth card of a set of three, where it is held."""
    return tuple(one for one in range(rank(meld[0]), 4 * _SUIT, _SUIT) if one in held and len(meld) == 3)


def _shown(held: Mapping[int, int], chosen: Sequence[int], off: int = 0) -> GinHand:
    """An arrangement of the cards held, less those that were laid off; melds come as one bit a face."""
    gone = off
    for meld in chosen:
        gone |= meld
    loose = sorted(card for one, card in held.items() if not gone >> one & 1)
    shown = sorted(tuple(sorted(_cards(meld, held))) for meld in chosen)
    return GinHand(sum(_POINTS[rank(card)] for card in loose), tuple(shown), tuple(loose))


def _cards(faces: int, held: Mapping[int, int]) -> Iterator[int]:
    """The cards of faces that come as bits."""
    while faces:
        low = faces & -faces
        yield held[low.bit_length() - 1]
        faces ^= low


def _few(cards: Sequence[int]) -> Sequence[int]:
    if len(cards) > MOST_CARDS:
        raise ValueError(f"at most {MOST_CARDS} cards, not {len(cards)}")
    return cards
