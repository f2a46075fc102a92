"""Gin Rummy hands (GIN-7 to GIN-12): the worked examples, real questions, and a naive reference."""

import json
import random
from itertools import combinations, pairwise, permutations
from pathlib import Path
from typing import Any

import pytest

from openrummy.arrange.gin import arrangements, deadwood, defend, knock_discards, melds
from openrummy.cards import cards, faces, text, texts

LINES = (Path(__file__).parents[1] / "cases" / "hands.jsonl").read_text().splitlines()
CASES = {case["id"]: case for case in map(json.loads, LINES) if case["variant"] == "gin"}


def of(kind: str) -> list[Any]:
    return [pytest.param(case, id=name) for name, case in CASES.items() if case["expect"]["kind"] == kind]


def hand(case: dict[str, Any]) -> tuple[int, ...]:
    return faces(" ".join(case["hand"]))


@pytest.mark.parametrize("case", of("deadwood"))
def test_real_deadwood(case: dict[str, Any]) -> None:
    assert deadwood(hand(case)) == case["expect"]["deadwood"]


@pytest.mark.parametrize("case", of("knock_discards"))
def test_real_knock_discards(case: dict[str, Any]) -> None:
    found = knock_discards(hand(case))
    assert {text(card) for card in found} == {text(card) for card in faces(" ".join(case["expect"]["legal"]))}
    best = next(iter(found))
    assert (text(best), found[best]) == (case["expect"]["best"], case["expect"]["deadwood_after_best"])


@pytest.mark.parametrize("case", of("showdown"))
def test_real_showdown(case: dict[str, Any]) -> None:
    knocker = [faces(" ".join(group)) for group in case["groups"]]
    best = defend(knocker, faces(" ".join(case["setup"]["opponent_hand"])), lay_off=case["expect"]["knocker_deadwood"] > 0)
    assert best.deadwood == case["expect"]["opponent_deadwood"]


G1 = ["3S 4S 5S", "9H 9D 9C", "JS JH JD"]
FIVES = ["5H 6H 7H", "KS KD KC", "2S 2C 2D"]


@pytest.mark.parametrize(
    ("knocker", "defender", "left", "off"),
    [
        (G1, "AH 2H 3H QC QD QH 6S 7S 9S 8D", 8, "6S 7S 9S"),
        (G1, "AH 2H 3H QC QD QH 6S 7S 9S 7D", 7, "6S 7S 9S"),
        (G1, "AH 2H 3H QC QD QH 6S 7S 9S 4D", 4, "6S 7S 9S"),
        (FIVES, "3C 4C 5C JD JC JS AD AS 8H TH", 12, "8H"),
        (["5S 6S 7S", "KS KD KC", "2S 2C 2D"], "8S 8H 8D 8C 2H 3H 4H 9S QD JC", 20, "8S 9S"),
    ],
    ids=["G1", "G2", "G3", "G7", "G8"],
)
def test_GIN_12_worked_lay_offs(knocker: list[str], defender: str, left: int, off: str) -> None:
    best = defend([cards(meld) for meld in knocker], cards(defender))
    assert (best.deadwood, set(best.laid_off)) == (left, set(cards(off)))


def test_GIN_11_no_lay_off_on_gin() -> None:
    defender = cards("AH 2H 3H QC QD QH 6S 7S 9S 8D")
    assert defend([cards(meld) for meld in G1], defender, lay_off=False).deadwood == 30


def test_GIN_11_nothing_beyond_king_or_ace_nor_on_a_set_of_four() -> None:
    knocker = [cards("JS QS KS"), cards("AH 2H 3H"), cards("8S 8H 8D 8C")]
    assert defend(knocker, cards("AS KH 4S")).laid_off == ()


def test_the_185_melds_of_three_to_five_cards() -> None:
    assert sum(len(meld) <= 5 for meld in melds(range(52))) == 185


def naive(hand: tuple[int, ...]) -> int:
    """The least deadwood: any group is judged in plain words, and every partition is tried."""

    def is_meld(group: tuple[int, ...]) -> bool:
        ranks, suits = sorted(card % 13 for card in group), {card // 13 for card in group}
        if len(set(ranks)) == 1:
            return True
        return len(suits) == 1 and all(high - low == 1 for low, high in pairwise(ranks))

    if not hand:
        return 0
    first, rest = hand[0], hand[1:]
    least = min(first % 13 + 1, 10) + naive(rest)
    for size in range(2, len(rest) + 1):
        for others in combinations(rest, size):
            if is_meld((first, *others)):
                least = min(least, naive(tuple(card for card in rest if card not in others)))
    return least


def near(chance: random.Random, size: int) -> tuple[int, ...]:
    """Cards of three or four suits and few ranks: many melds that want the same cards."""
    low = chance.randrange(8)
    pool = [suit * 13 + rank for suit in chance.sample(range(4), chance.choice([3, 4])) for rank in range(low, low + 5)]
    return tuple(chance.sample(pool, size)) if chance.random() < 0.7 else tuple(chance.sample(range(52), size))


@pytest.mark.parametrize("part", range(5))
def test_deadwood_against_the_naive_way(part: int) -> None:
    for seed in range(part * 60, part * 60 + 60):
        chance = random.Random(seed)
        mine = near(chance, 10)
        best = arrangements(mine)
        assert deadwood(mine) == naive(mine) == best[0].deadwood, texts(mine)
        for one in best:
            assert sorted([card for meld in one.melds for card in meld] + list(one.loose)) == sorted(mine)
        eleven = (*mine, next(card for card in range(52) if card not in mine))
        left = {card: naive(tuple(one for one in eleven if one != card)) for card in eleven} if seed % 6 == 0 else None
        if left is not None:
            assert knock_discards(eleven, limit=100) == left, texts(eleven)
            assert min(left.values()) == next(iter(knock_discards(eleven, limit=100).values()))


def naive_defence(knocker: list[tuple[int, ...]], mine: tuple[int, ...]) -> int:
    """Every set of cards to lay off, in every order that matters, and the naive deadwood of the rest."""
    least = naive(mine)
    for size in range(1, 4):
        for off in combinations(mine, size):
            if any(lays(knocker, order) for order in permutations(off)):
                least = min(least, naive(tuple(card for card in mine if card not in off)))
    return least


def lays(knocker: list[tuple[int, ...]], order: tuple[int, ...]) -> bool:
    """Can the cards be laid off one after another, each anywhere?"""
    if not order:
        return True
    card, rest = order[0], order[1:]
    for at, meld in enumerate(knocker):
        same = len({one % 13 for one in meld}) == 1
        fits = same and len(meld) == 3 and card % 13 == meld[0] % 13
        fits |= not same and card // 13 == meld[0] // 13 and card in (min(meld) - 1, max(meld) + 1)
        if fits and lays([*knocker[:at], (*meld, card), *knocker[at + 1 :]], rest):
            return True
    return False


@pytest.mark.parametrize("part", range(4))
def test_lay_offs_against_the_naive_way(part: int) -> None:
    """Eight cards against two melds, of which three at most can be laid off: else the case is passed over."""
    compared = 0
    for seed in range(part * 40, part * 40 + 40):
        chance = random.Random(seed)
        low, one, other = chance.randrange(1, 9), *chance.sample(range(4), 2)
        knocker = [
            tuple(one * 13 + low + step for step in range(3)),
            tuple(suit * 13 + (low + 4) % 13 for suit in range(4) if suit != other),
        ]
        if set(knocker[0]) & set(knocker[1]):
            continue
        left = [card for card in range(52) if card not in knocker[0] + knocker[1] and abs(card % 13 - low) < 6]
        mine = tuple(chance.sample(left, 8))
        best = defend(knocker, mine)
        if len(best.laid_off) > 3:
            continue
        compared += 1
        assert best.deadwood == naive_defence(knocker, mine), (seed, texts(mine), list(map(texts, knocker)))
    assert compared > 10
