"""21-Card Rummy: the rules by their numbers, and random hands against the naive arranger."""

import random

import pytest

from openrummy.arrange import TWENTYONE, HandRules, Pattern, arrange, discard_counts, lay, ways
from openrummy.cards import FACES, JOKER, card, cards, faces, texts
from openrummy.melds import Kind, kind

from .brute import Brute
from .say import parts

# Cut 7H: all sevens, the upper joker 8H and the lower joker 6H (XXI-2).
WILD = frozenset(faces("7S 7H 7D 7C 8H 6H"))


def points(hand: str, wild: frozenset[int] = WILD) -> int:
    return arrange(cards(hand), TWENTYONE, wild).points


def test_XXI_5_wild_cards_in_their_own_place_are_pure() -> None:
    assert kind(cards("6H 7H 8H"), TWENTYONE.melds, WILD) is Kind.PURE
    assert kind(cards("5D 6D 7D"), TWENTYONE.melds, WILD) is Kind.PURE
    assert kind(cards("5D 6D 8H"), TWENTYONE.melds, WILD) is Kind.IMPURE


def test_XXI_6_a_tunnela_is_a_pure_sequence() -> None:
    assert kind(cards("5C 5C 5C"), TWENTYONE.melds, WILD) is Kind.TUNNELA
    assert kind(cards("7C 7C 7C"), TWENTYONE.melds, WILD) is Kind.TUNNELA
    assert kind(cards("5C 5C 7C"), TWENTYONE.melds, WILD) is not Kind.TUNNELA


def test_XXI_8_three_pure_sequences_and_nothing_loose() -> None:
    hand = "AS 2S 3S 9D TD JD 4C 5C 6C QS 8H KS AS 3H 4H 7S QD QC QH JS 2D"
    assert len(faces(hand)) == 21
    assert not arrange(cards(hand), TWENTYONE, WILD).declarable
    shown = arrange(cards("AS 2S 3S 9D TD JD 4C 5C 6C QS 8H KS 3H 4H 7S QD QC QH 5S 5S 5S"), TWENTYONE, WILD)
    assert shown.declarable
    assert shown.points == 0
    assert sum(group.kind in {Kind.PURE, Kind.TUNNELA} for group in shown.groups) >= 3


def test_XXI_9_three_tunnelas_or_eight_dublees() -> None:
    three = cards("5C 5C 5C 9H 9H 9H KS KS KS AD 2C 4D 6S 8S TH JD QC 3H 5D 8C 2S")
    assert [way.kind for way in ways(three, TWENTYONE, WILD)] == ["tunnela"]
    assert arrange(three, TWENTYONE, WILD).declarable
    assert arrange(three, TWENTYONE, WILD).points > 0
    eight = cards("5C 5C 9H 9H KS KS AD AD 2C 2C 4D 4D 7S 7S 8S 8S TH JD QC 3H 5D")
    assert [way.kind for way in ways(eight, TWENTYONE, WILD)] == ["dublee"]
    assert ways(eight[1:], TWENTYONE, WILD) == ()


def test_XXI_10_eight_jokers_in_one_group() -> None:
    eight = cards("JK JK JK 7S 7H 7D 8H 6H 2S 4S 9S JS KS 2D 4D 9D JD KD 2C 4C 9C")
    assert [way.kind for way in ways(eight, TWENTYONE, WILD)] == ["jokers"]
    assert lay([eight[:8]], eight[8:], TWENTYONE, WILD).valid
    assert not lay([eight[:7]], eight[7:], TWENTYONE, WILD).valid


def test_XXI_9_as_it_lies() -> None:
    laid = parts("5C 5C 5C / 9H 9H 9H / KS KS KS / AD 2C 4D")
    assert lay(laid[:3], laid[3], TWENTYONE, WILD).valid
    assert not lay(laid[:2], [*laid[2], *laid[3]], TWENTYONE, WILD).valid


# The worked case of docs/rules/twentyone.md: the second player has two pure sequences, the third three and a set of nines.
SECOND = "6H 7H 8H 2S 3S 4S KS KD QC QD JH JC TS TD 9C 9S 8D 5C 5D 4D AH"
THIRD = "5D 6D 7D AS 2S 3S TC JC QC 9S 9H 9D KS QD 8C 4H 3C 2D 5S 6S TH"


def test_XXI_12_without_three_pure_sequences_every_card_counts() -> None:
    assert points(SECOND) == 120


def test_XXI_12_with_three_only_loose_cards_count() -> None:
    found = arrange(cards(THIRD), TWENTYONE, WILD)
    assert found.points == 10 + 10 + 8 + 4 + 3 + 2 + 5 + 6 + 10
    assert texts(found.loose) == "5S 6S KS 4H TH 2D QD 3C 8C"


def test_XXI_12_a_tunnela_counts_toward_the_three() -> None:
    assert points("5C 5C 5C 9D TD JD 2S 3S 4S KH") == 10
    assert points("5C 5C 9D TD JD 2S 3S 4S KH") == 5 + 5 + 29 + 9 + 10


def test_XXI_7_every_discard_of_22() -> None:
    hand = cards(THIRD + " QH")
    counts = discard_counts(hand, TWENTYONE, WILD)
    assert counts == {one: arrange([other for other in hand if other != one], TWENTYONE, WILD).points for one in hand}
    assert arrange(hand, TWENTYONE, WILD).points == min(counts.values())
    with pytest.raises(ValueError, match="at most 22"):
        arrange([*hand, card(JOKER, 2)], TWENTYONE, WILD)


def near(chance: random.Random, size: int) -> list[int]:
    """Cards of three packs around the wild ones, and some jokers."""
    suits, low = chance.sample(range(4), chance.choice([1, 2, 3])), chance.randrange(7)
    pool = [card(suit * 13 + rank, copy) for suit in suits for rank in range(low, low + 7) for copy in range(3)]
    jokers = [card(one, copy) for one in [*sorted(WILD), JOKER] for copy in range(3)]
    return chance.sample(sorted({*pool, *jokers}), size) if chance.random() < 0.3 else chance.sample(pool, size)


@pytest.mark.dose("part", 3, 60)
@pytest.mark.parametrize("pure", [1, 2, 3])
def test_hands_of_three_packs_against_the_naive_arranger(pure: int, part: int) -> None:
    rules = HandRules(TWENTYONE.melds, TWENTYONE.counting, (Pattern(pure, pure),), size=21)
    for seed in range(part * 25, part * 25 + 25):
        chance = random.Random(seed)
        hand = near(chance, chance.choice([9, 10, 11, 12]))
        found = arrange(hand, rules, WILD)
        about = f"seed {seed}, {pure} pure: {texts(hand)}"
        assert (found.points, found.declarable) == Brute(hand, rules, WILD).count(hand), about
        assert sorted([one for group in found.groups for one in group.cards] + list(found.loose)) == sorted(hand), about
        laid = lay([group.cards for group in found.groups], found.loose, rules, WILD)
        assert (laid.points, laid.valid) == (found.points, found.declarable), about


def test_full_hands_show_what_they_say() -> None:
    deck = [card(one, copy) for one in range(FACES) for copy in range(3)]
    for seed in range(150):
        chance = random.Random(seed)
        hand = chance.sample(deck, 21) if seed % 2 else [*near(chance, 14), *chance.sample(range(26, 38), 7)]
        hand = sorted(set(hand))
        found = arrange(hand, TWENTYONE, WILD)
        laid = lay([group.cards for group in found.groups], found.loose, TWENTYONE, WILD)
        assert laid.points == found.points, texts(hand)
        assert laid.groups == found.groups, texts(hand)
        assert laid.valid == found.declarable or ways(hand, TWENTYONE, WILD), texts(hand)
