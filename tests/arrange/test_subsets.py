"""Full hands against every subset of their cards (subsets.py), under every combination of the options."""

import random
from itertools import product

import pytest

from openrummy.arrange import TWENTYONE, Counting, HandRules, arrange, count, distance
from openrummy.cards import JOKER, card, texts
from openrummy.melds import Melds
from openrummy.packs import Packs, wild_faces

from . import deals
from .subsets import Subsets

OPTIONS = {name: deals.values(kind) for name, kind in deals.hints(Melds).items()}
COUNTS = ("melds", "pure_needed", "runs_needed", "pure_kept")
EVERY = [
    (dict(zip(OPTIONS, values, strict=True)), loser_count) for values, loser_count in product(product(*OPTIONS.values()), COUNTS)
]


def compare(number: int, size: int) -> None:
    """One hand of this combination of options."""
    chance = random.Random(number)
    options, loser_count = EVERY[number % len(EVERY)]
    counting = Counting(loser_count=loser_count, ace_count=chance.choice([1, 10, 15]), cap=chance.choice([40, 80]))
    rules = HandRules(Melds(**options), counting, chance.choice(deals.PATTERNS))
    wild = deals.wild(chance)
    hand = deals.hand(chance, size, wild)
    found = arrange(hand, rules, wild)
    about = f"number {number}: {texts(hand)}, wild {texts(sorted(wild))}, {rules}"
    assert (found.points, found.declarable) == Subsets(hand, rules, wild).answer(), about
    assert count(hand, rules, wild) == found.points, about
    assert (distance(hand, rules, wild) == 0) == found.declarable, about


def test_there_are_7680_combinations_of_options() -> None:
    assert len(EVERY) == 2 * 4 * 2 * 2 * 5 * 2 * 3 * 2 * 4


@pytest.mark.parametrize("part", range(4))
def test_full_hands_against_all_their_subsets(part: int) -> None:
    for at in range(15):
        compare(random.Random(part * 1000 + at).randrange(len(EVERY)), 13)


@pytest.mark.dose("part", 0, 60)
def test_long_every_combination_of_options_against_all_subsets(part: int) -> None:
    for number in range(part, len(EVERY), 60):
        compare(number, 13)


@pytest.mark.dose("seed", 0, 40)
def test_long_21_cards_against_all_their_subsets(seed: int) -> None:
    """Dealt hands, hands of few suits, and hands that hold pure sequences; four jokers at most, or the subsets are too many."""
    chance = random.Random(seed)
    wild = wild_faces(chance.randrange(JOKER), Packs(wild_mode="neighbours"))
    suits = chance.choice([(0, 1, 2, 3), (0, 1), (2, 3, 1)])
    pool = [card(suit * 13 + rank, copy) for suit in suits for rank in range(13) for copy in range(3)]
    jokers = [one for one in [*pool, *(card(JOKER, copy) for copy in range(3))] if one % 53 in wild or one % 53 == JOKER]
    some = chance.sample(jokers, chance.randint(0, 4))
    hand = [*some, *chance.sample([one for one in pool if one not in jokers], 21 - len(some))]
    found = arrange(hand, TWENTYONE, wild)
    points, shown = Subsets(hand, TWENTYONE, wild).answer()
    about = f"seed {seed}: {texts(hand)}, wild {texts(sorted(wild))}"
    assert found.points == points == count(hand, TWENTYONE, wild), about
    assert found.declarable >= shown, about
