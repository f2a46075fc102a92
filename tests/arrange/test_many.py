"""Many hands in one call: the same as one by one, and the melds show the count."""

import random
from array import array
from concurrent.futures import ThreadPoolExecutor

import pytest

from openrummy.arrange import TWENTYONE, HandRules, arrange, count, count_many, group_many, lay
from openrummy.cards import card, face, faces
from openrummy.melds import kind

from . import deals
from .brute import Brute
from .say import made_of


def dealt(seed: int, size: int, number: int) -> tuple[HandRules, list[list[int]], list[frozenset[int]]]:
    chance = random.Random(seed)
    rules = deals.rules(chance)
    wilds = [deals.wild(chance) for _ in range(number)]
    return rules, [deals.hand(chance, size, wild) for wild in wilds], wilds


def as_bytes(hands: list[list[int]]) -> bytes:
    return bytes(face(one) for hand in hands for one in hand)


@pytest.mark.parametrize("seed", range(12))
def test_many_counts_are_those_of_single_hands(seed: int) -> None:
    rules, hands, wilds = dealt(seed, 13, 60)
    expected = [count(hand, rules, wild) for hand, wild in zip(hands, wilds, strict=True)]
    assert list(count_many(as_bytes(hands), rules, wilds)) == expected
    assert list(count_many(bytearray(as_bytes(hands[:1] * 3)), rules, wilds[:1])) == expected[:1] * 3


@pytest.mark.parametrize("seed", range(30))
def test_counts_of_small_hands_against_the_naive_arranger(seed: int) -> None:
    rules, hands, wilds = dealt(1000 + seed, 8, 20)
    expected = [Brute(hand, rules, wild).count(hand)[0] for hand, wild in zip(hands, wilds, strict=True)]
    assert list(count_many(as_bytes(hands), rules, wilds, size=8)) == expected


@pytest.mark.parametrize("seed", range(30))
def test_groups_of_many_hands_are_melds_and_show_the_count(seed: int) -> None:
    rules, hands, wilds = dealt(2000 + seed, 13, 30)
    counts, groups = group_many(as_bytes(hands), rules, wilds)
    assert counts == count_many(as_bytes(hands), rules, wilds)
    for at, (hand, wild) in enumerate(zip(hands, wilds, strict=True)):
        own = groups[13 * at : 13 * at + 13]
        melds = [[one for one, group in zip(hand, own, strict=True) if group == meld] for meld in range(1, max(own) + 1)]
        for meld in melds:
            assert kind(meld, rules.melds, wild) is not None
        loose = [one for one, group in zip(hand, own, strict=True) if not group]
        assert lay(melds, loose, rules, wild).points == counts[at], (rules, hand)


@pytest.mark.parametrize("suits", [(0, 1, 2, 3), (0, 1, 2), (1, 3)])
def test_hands_of_21_cards(suits: tuple[int, ...]) -> None:
    """The core for points alone agrees with the one that knows everything: the fewer suits, the more pure sequences."""
    chance = random.Random(1)
    deck = [card(one, copy) for one in [suit * 13 + rank for suit in suits for rank in range(13)] + [52] for copy in range(3)]
    hands = [chance.sample(deck, 21) for _ in range(100)]
    wild = frozenset({5, 18, 31, 44, 4, 6})
    expected = [arrange(hand, TWENTYONE, wild).points for hand in hands]
    assert list(count_many(as_bytes(hands), TWENTYONE, [wild])) == expected
    assert [count(hand, TWENTYONE, wild) for hand in hands] == expected
    assert len(set(expected)) > 10


def test_the_answer_does_not_depend_on_the_threads() -> None:
    rules, hands, wilds = dealt(77, 13, 501)
    flat = as_bytes(hands)
    alone = group_many(flat, rules, wilds)
    assert group_many(flat, rules, wilds, threads=2) == alone
    assert count_many(flat, rules, wilds, threads=3) == alone[0]
    assert count_many(flat, rules, wilds[:1], threads=2) == count_many(flat, rules, wilds[:1])
    assert list(count_many(b"", rules, wilds[:1], threads=2)) == []


def test_many_threads_may_ask_at_once() -> None:
    """Each call on its own, whatever core they share."""
    rules, hands, wilds = dealt(78, 13, 60)
    expected = [count(hand, rules, wild) for hand, wild in zip(hands, wilds, strict=True)]
    shown = [arrange(hand, rules, wild) for hand, wild in zip(hands, wilds, strict=True)]

    def ask(_: int) -> bool:
        same = list(count_many(as_bytes(hands), rules, wilds)) == expected
        return same and [arrange(hand, rules, wild) for hand, wild in zip(hands, wilds, strict=True)] == shown

    with ThreadPoolExecutor(4) as pool:
        assert all(pool.map(ask, range(24)))


def test_wild_faces_may_be_numbers() -> None:
    rules, hands, wilds = dealt(79, 13, 40)
    masks = array("q", [sum(1 << one for one in wild) for wild in wilds])
    assert count_many(as_bytes(hands), rules, masks) == count_many(as_bytes(hands), rules, wilds)
    with pytest.raises(ValueError, match="64-bit numbers"):
        count_many(as_bytes(hands), rules, array("i", [0] * 40))


def test_what_cannot_be_read_is_refused() -> None:
    rules, none = TWENTYONE, [frozenset[int]()]
    with pytest.raises(ValueError, match="no whole number of hands"):
        count_many(bytes(20), rules, none)
    with pytest.raises(ValueError, match="3 sets of wild faces"):
        count_many(bytes(42), rules, none * 3)
    with pytest.raises(ValueError, match="no face 53"):
        count_many(bytes([53]), rules, none, size=1)
    with pytest.raises(ValueError, match="three cards of a face"):
        count_many(bytes(21), rules, none)
    with pytest.raises(ValueError, match="three cards of a face"):
        group_many(bytes(21), rules, none)


@pytest.mark.parametrize("wild_in_place", ["joker", "natural"])
def test_CARD_1_no_packs_hold_four_cards_of_a_face_that_is_wild_either(wild_in_place: str) -> None:
    rules, sixes = made_of(wild_in_place=wild_in_place), [frozenset(faces("6S 6H 6D 6C"))]
    assert list(count_many(bytes(faces("6S 6S 6S 8H 8D")), rules, sixes, size=5)) == [0]
    with pytest.raises(ValueError, match="three cards of a face"):
        count_many(bytes(faces("6S 6S 6S 6S 8H")), rules, sixes, size=5)
