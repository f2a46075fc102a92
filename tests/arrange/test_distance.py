"""How far a hand is from a show, against every replacement tried."""

import random
from itertools import combinations, combinations_with_replacement

import msgspec
import pytest

from openrummy.arrange import POINTS, TWENTYONE, HandRules, Pattern, arrange, compiled
from openrummy.arrange.distance import discard_distances, distance, nearer, useful
from openrummy.arrange.hand import mask
from openrummy.arrange.loader import reach
from openrummy.arrange.plain import reach as plain_reach
from openrummy.arrange.reachtables import reach_tables
from openrummy.cards import FACES, JOKER, card, cards, face, faces, texts
from openrummy.melds import Melds

from . import deals
from .brute import Brute

NONE = frozenset[int]()


def can_be_shown(hand: list[int], rules: HandRules, wild: frozenset[int]) -> bool:
    return Brute(hand, rules, wild).count(hand)[1]


def naive(hand: list[int], rules: HandRules, wild: frozenset[int], most: int) -> int:
    """Every choice of cards to let go and of faces to take in their place; ``most`` + 1: further than that."""
    for changed in range(most + 1):
        for kept in combinations(hand, rules.size - changed):
            for taken in combinations_with_replacement(range(FACES), changed):
                # Copies of their own, so that the same face can be taken however often.
                whole = [*kept, *(card(one, 10 + at) for at, one in enumerate(taken))]
                if shown(whole, rules, wild):
                    return changed
    return most + 1


def shown(hand: list[int], rules: HandRules, wild: frozenset[int]) -> bool:
    counts = [face(one) for one in hand if face(one) != JOKER]
    if any(counts.count(one) > 3 for one in counts):
        return can_be_shown(hand, rules, wild)
    return arrange(hand, rules, wild).declarable


def wild_faces(chance: random.Random) -> frozenset[int]:
    """A rank, a rank with its neighbours of one suit, or what no game makes wild: any faces, up to half of them."""
    kind = chance.randrange(4)
    if kind == 0:
        return frozenset(chance.sample(range(52), chance.choice([3, 6, 12, 25])))
    if kind == 1:
        rank, suit = chance.randrange(13), chance.randrange(4)
        return frozenset([*(13 * other + rank for other in range(4)), *(13 * suit + (rank + step) % 13 for step in (1, -1))])
    return deals.wild(chance)


def against_every_replacement(seed: int) -> None:
    chance = random.Random(seed)
    size = chance.choice([6, 7])
    patterns = chance.choice(
        [(Pattern(1, 1),), (Pattern(2, 1),), (Pattern(2, 1),), (Pattern(1, 0),), (Pattern(0, 0),), (Pattern(2, 0), Pattern(1, 1))]
    )
    rules = msgspec.structs.replace(deals.rules(chance), patterns=patterns, size=size)
    wild = wild_faces(chance)
    hand = deals.hand(chance, size + chance.choice([0, 0, 1]), wild)
    if any([face(one) for one in hand].count(one) > 3 for one in range(52)):
        return
    found = distance(hand, rules, wild)
    most = 2 if seed % 8 == 0 and len(hand) == 6 else 1
    assert min(found, most + 1) == naive(hand, rules, wild, most), f"{texts(hand)}, wild {texts(wild)}, {rules}: {found}"


@pytest.mark.parametrize("seed", range(60))
def test_distance_against_every_replacement(seed: int) -> None:
    against_every_replacement(seed)


@pytest.mark.dose("part", 0, 50)
def test_distance_of_many_hands_against_every_replacement(part: int) -> None:
    for seed in range(1000 + 100 * part, 1100 + 100 * part):
        against_every_replacement(seed)


def test_MELD_5_no_natural_card_can_be_had_of_a_face_that_is_always_a_joker() -> None:
    hand = cards("6H 8H 2S 2D 2C KS")
    sevens = frozenset(faces("7S 7D 7H 7C"))
    rules = msgspec.structs.replace(POINTS, patterns=(Pattern(1, 1),), size=6)
    assert distance(hand, rules, NONE) == 1
    assert distance(hand, rules, sevens) == 2
    natural = msgspec.structs.replace(rules, melds=Melds(wild_in_place="natural"))
    assert distance(hand, natural, sevens) == 1


def test_MELD_3_a_blank_may_be_the_joker_beside_four_of_a_rank() -> None:
    rules = msgspec.structs.replace(POINTS, melds=Melds(set_max=5), patterns=(Pattern(0, 0),))
    hand = cards("2S 2D 2H 2C 6S 6D 6H 6C TS TD TH TC KS")
    assert distance(hand, rules, NONE) == 1


@pytest.mark.parametrize("seed", range(40))
def test_no_distance_is_what_can_be_declared(seed: int) -> None:
    chance = random.Random(seed)
    rules, wild = deals.rules(chance), deals.wild(chance)
    hand = deals.hand(chance, 13, wild)
    assert (distance(hand, rules, wild) == 0) == arrange(hand, rules, wild).declarable


@pytest.mark.parametrize("seed", range(25))
def test_one_card_changes_the_distance_by_one_at_most_and_some_card_lowers_it(seed: int) -> None:
    chance = random.Random(100 + seed)
    rules, wild = deals.rules(chance), deals.wild(chance)
    hand = deals.hand(chance, 13, wild)
    now = distance(hand, rules, wild)
    drawn = [distance([*hand, card(one, 4)], rules, wild) for one in range(FACES) if [face(x) for x in hand].count(one) < 3]
    assert all(now - 1 <= one <= now for one in drawn)
    assert now == 0 or now - 1 in drawn


def one_by_one(hand: list[int], rules: HandRules, wild: frozenset[int]) -> set[int]:
    """The faces that bring nearer, each drawn and asked for."""
    now = distance(hand, rules, wild)
    held = [face(one) for one in hand]
    return {
        one
        for one in range(FACES)
        if (one == JOKER or held.count(one) < 3) and distance([*hand, card(one, 9)], rules, wild) < now
    }


def questions_in_one_go(seed: int, rules: HandRules) -> None:
    """What is found for all faces and all discards at once, against each of them asked for alone."""
    chance = random.Random(seed)
    wild = wild_faces(chance)
    hand = deals.hand(chance, rules.size, wild)
    drawn = card(chance.randrange(FACES), 8)
    if any([face(one) for one in (*hand, drawn)].count(one) > 3 for one in range(52)):
        return
    unseen = dict.fromkeys(range(FACES), 1)
    found = set(nearer(hand, rules, wild, unseen))
    assert found == one_by_one(hand, rules, wild), f"{texts(hand)}, wild {texts(wild)}, {rules}"
    hand.append(drawn)
    apart = {one: [other for other in hand if other != one] for one in hand}
    assert discard_distances(hand, rules, wild) == {one: distance(rest, rules, wild) for one, rest in apart.items()}
    assert useful(hand, rules, wild, unseen) == {one: nearer(rest, rules, wild, unseen) for one, rest in apart.items()}


@pytest.mark.parametrize("seed", range(25))
def test_all_useful_faces_and_all_discards_in_one_go(seed: int) -> None:
    questions_in_one_go(seed, deals.rules(random.Random(seed)))


@pytest.mark.parametrize("seed", range(4))
def test_XXI_9_all_useful_faces_and_all_discards_of_21_cards_in_one_go(seed: int) -> None:
    questions_in_one_go(seed, TWENTYONE)


@pytest.mark.parametrize("seed", [1112, 1154, 1283])
def test_CARD_1_no_fourth_card_of_a_face_brings_nearer(seed: int) -> None:
    """Hands with three cards of a wild face: a joker more would help them, but no packs hold that one."""
    questions_in_one_go(seed, deals.rules(random.Random(seed)))


@pytest.mark.dose("part", 0, 40)
def test_long_all_useful_faces_and_all_discards_in_one_go(part: int) -> None:
    for seed in range(100 + 40 * part, 140 + 40 * part):
        questions_in_one_go(seed, deals.rules(random.Random(seed)))


@pytest.mark.skipif(not compiled, reason="there is only one source to run")
@pytest.mark.parametrize("seed", range(6))
def test_compiled_and_plain_find_the_same(seed: int) -> None:
    chance = random.Random(seed)
    rules, wild = msgspec.structs.replace(deals.rules(chance), size=10), deals.wild(chance)
    for _ in range(3):
        hand = deals.hand(chance, 10, wild)
        made = reach_tables(rules, sum(one % 53 in wild | {JOKER} for one in hand) + 2)
        plain, fast = plain_reach.Reach(made), reach.Reach(made)
        assert plain.most_kept(hand, mask(wild)) == fast.most_kept(hand, mask(wild)), f"{texts(hand)}, wild {texts(wild)}, {seed}"
    assert plain.nearer(hand, mask(wild)) == fast.nearer(hand, mask(wild)), f"{texts(hand)}, wild {texts(wild)}, {seed}"


def test_useful_cards() -> None:
    hand = cards("4H 5H 6H 7S 8S JK 9S 9D 9C KS KD KC QC 2D")
    unseen = dict.fromkeys(faces("3H 7H KH QD 2C"), 2)
    found = useful(hand, POINTS, NONE, unseen)
    rest = {texts([one]): texts(found[one]) for one in hand}
    assert rest["2D"] == "3H 7H KH"
    assert found[hand[-1]][faces("KH")[0]] == 2


def test_XXI_9_distance_by_other_ways() -> None:
    eight = cards("5C 5C 9H 9H KS KS AD AD 2C 2C 4D 4D 7S 7S 8S TH JD QC 3H 5D QH")
    assert distance(eight, TWENTYONE, NONE) == 1
    assert distance(cards("5C 5C 5C 9H 9H 9H KS KS 3S AD 2C 4D 6S 8S TH JD QC 3H 5D 8C 2S"), TWENTYONE, NONE) == 1
