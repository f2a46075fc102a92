"""The arranger against a naive one (brute.py), on hands and rules drawn at random."""

import random

import pytest

from openrummy.arrange import arrange, discard_counts, lay
from openrummy.cards import texts
from openrummy.melds import Kind, kind, kinds, ordered

from . import deals
from .brute import Brute, Game, read, types


def compare(seed: int, size: int) -> None:
    chance = random.Random(seed)
    rules, wild = deals.rules(chance), deals.wild(chance)
    hand = deals.hand(chance, size, wild)
    about = f"seed {seed}: {texts(hand)}, wild {texts(wild)}, {rules}"
    brute = Brute(hand, rules, wild)
    best = arrange(hand, rules, wild)
    rest = list(hand)
    if size == 14:
        left = {card: brute.count([other for other in hand if other != card]) for card in hand}
        assert discard_counts(hand, rules, wild) == {card: points for card, (points, _) in left.items()}, about
        assert best.discards == tuple(sorted(card for card, (_, declarable) in left.items() if declarable)), about
        assert best.discard is not None
        assert best.discard in best.discards or not best.discards, about
        rest.remove(best.discard)
        assert best.discards or best.points == min(points for points, _ in left.values()), about
    assert (best.points, best.declarable) == brute.count(rest), about
    held = [card for group in best.groups for card in group.cards] + list(best.loose)
    assert sorted(held) == sorted(rest), about
    laid = lay([group.cards for group in best.groups], best.loose, rules, wild)
    assert (laid.points, laid.groups) == (best.points, best.groups), about
    # Where a show needs no pure sequence, a count that needs one can ask for another grouping than the show.
    assert laid.valid == best.declarable or not all(pattern.pure for pattern in rules.patterns), about


@pytest.mark.parametrize("part", range(10))
@pytest.mark.parametrize("size", [6, 7, 8, 9])
def test_small_hands_under_all_options(size: int, part: int) -> None:
    for seed in range(50):
        compare(size * 100_000 + part * 100 + seed, size)


@pytest.mark.parametrize("part", range(10))
@pytest.mark.parametrize(("size", "hands"), [(13, 8), (14, 4)])
def test_full_hands_under_all_options(size: int, hands: int, part: int) -> None:
    for seed in range(hands):
        compare(size * 100_000 + part * 100 + seed, size)


@pytest.mark.dose("part", 0, 200)
@pytest.mark.parametrize("size", [5, 8, 10, 11, 12, 13, 14])
def test_long_comparison(size: int, part: int) -> None:
    for seed in range(50):
        compare(size * 1_000_000 + part * 50 + seed, size)


@pytest.mark.parametrize("part", range(10))
def test_kinds_of_random_groups(part: int) -> None:
    """MELD-1 to MELD-8: every reading that the naive way finds, and no other; the order to show keeps cards and kind."""
    for seed in range(part * 1000, part * 1000 + 1000):
        chance = random.Random(seed)
        rules, wild = deals.rules(chance), deals.wild(chance)
        group = deals.hand(chance, chance.randint(1, 7), wild)
        about = f"seed {seed}: {texts(group)}, wild {texts(wild)}, {rules.melds}"
        expected = types([read(card) for card in group], Game(rules, frozenset(map(read, wild))))
        found = kinds(group, rules.melds, wild)
        assert {str(one) for one in found} == expected, about
        best = ["pure", "tunnela", "impure", "set"]
        assert found == tuple(Kind(one) for one in best if one in expected), about
        shown = ordered(group, rules.melds, wild)
        assert sorted(shown) == sorted(group), about
        assert kind(shown, rules.melds, wild) == kind(group, rules.melds, wild), about
