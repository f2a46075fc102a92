"""The kernel for hands of one pack against the general core: two searches that share no code."""

import random
from array import array

import msgspec
import pytest

from openrummy.arrange import GIN, HandRules, count, count_many
from openrummy.arrange.gin import arrangements, deadwood, defend, knock_discards
from openrummy.arrange.hand import points_core
from openrummy.arrange.onepack import Ace, kernel, serves
from openrummy.cards import JOKER, card, cards, texts

NONE = frozenset[int]()
ACES: tuple[Ace, ...] = ("low", "high", "both", "corner")


def rules(ace: Ace) -> HandRules:
    return msgspec.structs.replace(GIN, melds=msgspec.structs.replace(GIN.melds, ace=ace))


def dealt(seed: int, size: int, number: int) -> bytes:
    """Hands of one pack: half of them from all cards, the others from few ranks or few suits, where melds want the same cards."""
    chance = random.Random(seed)
    found = bytearray()
    for at in range(number):
        low, high = (0, 13) if at % 2 else sorted(chance.sample(range(14), 2))
        suits = range(4) if at % 4 else chance.sample(range(4), 2)
        pool = [suit * 13 + rank % 13 for suit in suits for rank in range(low, max(high, low + 6))]
        found += bytes(chance.sample(pool if len(set(pool)) == len(pool) >= size else range(52), size))
    return bytes(found)


def differ(ace: Ace, seed: int, size: int, number: int) -> list[str]:
    """The hands on which the two disagree."""
    hands = dealt(seed, size, number)
    one, two = array("H", bytes(2 * number)), array("H", bytes(2 * number))
    assert kernel(ace, 1).count_many(hands, size, 1000, one) == 0
    points_core(rules(ace), 4).count_many(hands, size, array("q", [0]), 1000, two)
    return [texts(hands[at * size : (at + 1) * size]) for at in range(number) if one[at] != two[at]]


@pytest.mark.parametrize("ace", ACES)
@pytest.mark.parametrize("size", [3, 6, 7, 10, 11, 14])
def test_deadwood_as_the_general_core_has_it(ace: Ace, size: int) -> None:
    assert differ(ace, size, size, 6000) == []


@pytest.mark.dose("part", 0, 20)
def test_long_deadwood_as_the_general_core_has_it(part: int) -> None:
    for ace in ACES:
        for size in (7, 10, 11):
            assert differ(ace, 1000 * part + size, size, 20_000) == []


def test_many_hands_take_the_kernel_and_what_it_refuses_is_counted_all_the_same() -> None:
    hands = dealt(5, 10, 300)
    counts = count_many(hands, GIN, [NONE])
    assert list(counts) == [count(hands[at : at + 10], GIN, NONE) for at in range(0, 3000, 10)]
    joker, twins = bytes([JOKER, *range(10, 19)]), bytes([3, 3, *range(10, 18)])
    assert list(count_many(hands + joker + twins, GIN, [NONE])[-2:]) == [count(one, GIN, NONE) for one in (joker, twins)]
    assert list(count_many(hands, GIN, [frozenset({4, 17, 30, 43})])) != list(counts)
    assert list(count_many(hands, GIN, array("q", [0]), threads=3)) == list(counts)
    assert list(count_many(hands + joker, GIN, [NONE], threads=2)[:-1]) == list(counts)
    with pytest.raises(ValueError, match="no face 60"):
        count_many(bytes([60, *range(9)]), GIN, [NONE])


def test_the_kernel_serves_no_game_that_asks_for_sequences_or_has_wild_cards() -> None:
    needed = msgspec.structs.replace(GIN.counting, loser_count="pure_needed")
    assert serves(GIN, 10, 0)
    assert not serves(GIN, 10, 1 << 4)
    assert not serves(GIN, 30, 0)
    assert not serves(msgspec.structs.replace(GIN, counting=needed), 10, 0)


def test_what_one_pack_cannot_hold_is_refused() -> None:
    for wrong in ([3, 3], [3, card(3, 1)], [JOKER], [-1], [-60]):
        with pytest.raises(ValueError, match="one pack"):
            deadwood(wrong)
    with pytest.raises(ValueError, match="at most 21 cards"):
        deadwood(list(range(22)))


def test_cards_of_another_copy_stay_the_cards_they_are() -> None:
    mine = cards("5S 5H 5D 6D 7D KC")
    other = [one + 53 for one in mine]
    assert deadwood(other) == deadwood(mine)
    assert arrangements(other)[0].melds[0] == tuple(one + 53 for one in cards("5D 6D 7D"))
    assert list(knock_discards(other, limit=50)) == [one + 53 for one in knock_discards(mine, limit=50)]


def test_MELD_8_an_ace_by_option() -> None:
    mine = cards("QS KS AS 9H 9D 9C")
    assert [deadwood(mine, ace) for ace in ACES] == [21, 0, 0, 0]
    assert deadwood(cards("KS AS 2S"), "both") == 13
    assert arrangements(cards("KS AS 2S"), "corner")[0].melds == (tuple(sorted(cards("KS AS 2S"))),)


@pytest.mark.parametrize(
    ("run", "ace", "mine", "laid_off"),
    [
        ("4S 5S 6S", "low", "3S 7S 8S KH 9D", "3S 7S 8S"),
        ("4S 5S 6S", "low", "AS 2S 3S 8S", "AS 2S 3S"),
        ("JS QS KS", "low", "TS AS KH", "TS"),
        ("JS QS KS", "both", "TS AS 2S 9D", "TS AS"),
        ("JS QS KS", "high", "TS AS 2S 9D", "TS AS"),
        ("JS QS KS", "corner", "TS AS 2S 9D", "TS AS 2S"),
        ("2S 3S 4S", "high", "AS 5S KH", "5S"),
        ("AS 2S 3S", "both", "KS QH 9D", ""),
        ("QS KS AS", "both", "2S JS 9D", "JS"),
    ],
)
def test_GIN_11_cards_follow_one_another_at_both_ends(run: str, ace: Ace, mine: str, laid_off: str) -> None:
    best = defend([cards(run)], cards(mine), ace=ace)
    # A whole own meld is kept where laying it off saves no more: fewest cards laid off.
    kept = {one for meld in best.melds for one in meld}
    assert set(best.laid_off) | kept == set(cards(laid_off))
    assert sorted([*best.laid_off, *best.loose, *kept]) == sorted(cards(mine))
    assert best.deadwood == deadwood(best.loose, ace)


def test_GIN_11_every_order_told_can_be_laid_off() -> None:
    below = defend([cards("7S 8S 9S")], cards("5S 6S KD JH QH 9D"))
    assert texts(below.laid_off) == "6S 5S"
    both = defend([cards("3S 4S 5S"), cards("8S 9S TS"), cards("7H 7D 7C")], cards("6S 7S KH QH"))
    assert sorted(both.laid_off) == sorted(cards("6S 7S"))
