"""The melds of a cheapest arrangement, read backwards: the sets of the best choice, the shares of each join, then run by run."""

from collections.abc import Sequence
from typing import NamedTuple

from openrummy.arrange.plain.bits import ACROSS, HELD, less, less_three, lowest, state, suits_with, without
from openrummy.arrange.plain.joins import Share
from openrummy.arrange.plain.search import Search
from openrummy.arrange.plain.suits import Suits
from openrummy.arrange.traced import Meld, own_faces


class _First(NamedTuple):
    """The first meld of a suit's cheapest way: what is told of it, its class, so many of the pool, and the state that it leaves."""

    kind: int
    cards: int
    jokers: int
    group: int
    used: int
    rest: int


def trace(search: Search, at: int) -> tuple[list[Meld], int]:
    """The melds of the best arrangement of a counted level (``at``: which of those); how many of the pool are in none."""
    joins = search.joins
    (cards, wild, pool), melds, left = search.hand, list[Meld](), 0
    level = joins.counted[at]
    for rank, part, jokers in search.paths[at]:
        melds.append((0, rank, part, jokers))
        pool -= jokers + (part & suits_with(wild, rank)).bit_count()
        cards = without(cards, ACROSS[part] << rank)
    halves = joins.halves(cards, wild, pool)
    whole = joins.join(*halves, level, pool)
    if joins.loose_joker:
        while whole[pool - left] + joins.tails[level][left] != search.best[at]:
            left += 1
    sides = joins.share(*halves, (level, pool - left), whole[pool - left])
    for side, share in enumerate(sides):
        keys = [state(cards, wild, suit) for suit in (2 * side, 2 * side + 1)]
        one, two = (joins.suits.row(key) for key in keys)
        shares = joins.share(one, two, share, halves[side][share[0]][share[1]])
        for suit, key, own in zip((2 * side, 2 * side + 1), keys, shares, strict=True):
            melds += _suit_melds(joins.suits, suit, key, own)
    return melds, left


def _suit_melds(suits: Suits, suit: int, key: int, share: Share) -> list[Meld]:
    """The melds of one suit's cheapest way."""
    level, pool = share
    melds: list[Meld] = []
    while key:
        goal = suits.row(key)[level][pool]
        rank = lowest(key & HELD)
        rest = less(key, 1 << rank)
        loose = 0 if key >> 39 + rank & 1 else suits.costs[rank]
        if suits.row(rest)[level][pool] + loose == goal:
            key = rest
            continue
        first = _first_meld(suits, key, (level, pool), goal)
        melds.append((first.kind, suit, first.cards, first.jokers))
        level = suits.after[first.group * suits.levels + level]
        pool -= first.used
        key = first.rest
    return melds


def _first_meld(suits: Suits, key: int, share: Share, goal: int) -> _First:
    """The meld of the lowest card, which does not lie loose."""
    level, pool = share

    def fits(one: _First) -> bool:
        then = suits.after[one.group * suits.levels + level]
        return one.used <= pool and then >= 0 and suits.row(one.rest)[then][pool - one.used] == goal

    rank = lowest(key & HELD)
    if suits.tunnela >= 0 and key >> 26 + rank & 1:
        one = _First(2, rank, 0, suits.tunnela, 3 * (key >> 39 + rank & 1), less_three(key, 1 << rank))
        if fits(one):
            return one
    for ranks in suits.together(key, rank):
        wild = (key >> 39 & ranks).bit_count()
        for jokers, group in suits.runs(key, ranks, pool):
            one = _First(1, ranks, jokers, group, wild + jokers, less(key, ranks))
            if fits(one):
                return one
    raise AssertionError("a card that is nowhere")


def melds_of(hand: Sequence[int], wild: int, melds: Sequence[Meld], *, natural: int) -> bytes:
    """For each face of the hand the number of the traced meld it lies in, from 1; 0 for a loose one."""
    wanted = [own_faces(kind, where, cards) for kind, where, cards, _ in melds]
    jokers = [number for *_, number in melds]
    found = bytearray()
    for face in hand:
        joker = face == 52 or wild >> face & 1
        as_itself = face < 52 and (natural or not joker)
        at = next((at for at, faces in enumerate(wanted) if face in faces), None) if as_itself else None
        if at is not None:
            wanted[at].remove(face)
        elif joker:
            at = next((at for at, number in enumerate(jokers) if number), None)
            if at is not None:
                jokers[at] -= 1
        found.append(0 if at is None else at + 1)
    return bytes(found)
