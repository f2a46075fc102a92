"""What must hold between answers in 21-card and in gin, and whatever packs a hand comes from: Hypothesis looks for a hand where it does not."""

from typing import Any

import msgspec
import numpy as np
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from openrummy.arrange import GIN, POINTS, TWENTYONE, HandRules, arrange, count, count_many, group_many, lay, ways
from openrummy.arrange.gin import arrangements, deadwood, defend, knock_discards
from openrummy.cards import FACES, JOKER, card, face, is_printed_joker
from openrummy.packs import Packs, wild_faces
from openrummy.rules import hand_game, hand_games

relation = settings(max_examples=100, deadline=None)

NEAR = [suit * 13 + rank for suit in range(4) for rank in (0, 1, 2, 3, 4, 5, 11, 12)]
three_packs = st.sampled_from([card(one, copy) for one in [*NEAR, JOKER] for copy in range(3)])
hands = st.lists(three_packs, min_size=3, max_size=21, unique=True)
cuts = st.none() | st.sampled_from(range(FACES))
one_pack = st.lists(st.sampled_from(NEAR), min_size=3, max_size=11, unique=True)
suits = st.permutations(range(4))


def wild(cut: int | None) -> frozenset[int]:
    return wild_faces(cut, Packs(wild_mode="neighbours"))


def moved(one: int, order: list[int]) -> int:
    """The card in another suit."""
    return one if is_printed_joker(one) else one - face(one) + order[face(one) // 13] * 13 + face(one) % 13


@relation
@given(hands, cuts)
def test_XXI_8_what_is_shown_is_worth_what_is_said(hand: list[int], cut: int | None) -> None:
    found = arrange(hand, TWENTYONE, wild(cut))
    laid = lay([group.cards for group in found.groups], found.loose, TWENTYONE, wild(cut))
    assert sorted([one for group in found.groups for one in group.cards] + list(found.loose)) == sorted(hand)
    assert (laid.points, laid.groups) == (found.points, found.groups)
    assert laid.valid == found.declarable or ways(hand, TWENTYONE, wild(cut))
    assert count(hand, TWENTYONE, wild(cut)) == found.points


@relation
@given(hands, cuts, st.integers(3, 9))
def test_XXI_12_one_joker_more_never_raises_the_count(hand: list[int], cut: int | None, copy: int) -> None:
    assume(len(hand) < 21)
    assert count([*hand, card(JOKER, copy)], TWENTYONE, wild(cut)) <= count(hand, TWENTYONE, wild(cut))


@relation
@given(hands, cuts, suits)
def test_XXI_12_suits_are_equal(hand: list[int], cut: int | None, order: list[int]) -> None:
    there = None if cut is None else moved(cut, order)
    before, after = (
        arrange(*one) for one in ((hand, TWENTYONE, wild(cut)), ([moved(x, order) for x in hand], TWENTYONE, wild(there)))
    )
    assert (before.points, before.declarable) == (after.points, after.declarable)


@relation
@given(hands, cuts, st.randoms(use_true_random=False))
def test_XXI_12_order_and_copies_change_nothing(hand: list[int], cut: int | None, chance: Any) -> None:
    shuffled = list(hand)
    chance.shuffle(shuffled)
    assert arrange(shuffled, TWENTYONE, wild(cut)) == arrange(hand, TWENTYONE, wild(cut))
    assert count([one + 5 * FACES for one in hand], TWENTYONE, wild(cut)) == count(hand, TWENTYONE, wild(cut))


@pytest.mark.parametrize("name", hand_games())
def test_PTS_1_one_more_pack_in_the_deal_changes_no_hand(name: str) -> None:
    """What a hand is worth is told by rules that know no packs, so only these rules need be the same."""
    game = hand_game(name)
    more = msgspec.structs.replace(game, packs=msgspec.structs.replace(game.packs, packs=3, printed_jokers=8))
    assert more.packs.pack_count > game.packs.pack_count or game.packs.pack_count == 3
    assert more.hand == game.hand


@relation
@given(
    st.lists(st.sampled_from([card(one, copy) for one in NEAR for copy in range(2)]), min_size=5, max_size=13, unique=True),
    cuts,
    st.data(),
)
def test_PTS_12_it_does_not_matter_from_which_pack_a_card_comes(hand: list[int], cut: int | None, data: st.DataObject) -> None:
    """Two cards of a face stay two, whatever pack they are from."""
    held = [face(one) for one in hand]
    copies = data.draw(st.permutations(range(13)))
    other = [card(one, copies[at]) for at, one in enumerate(held)]
    before, after = (arrange(cards, POINTS, wild_faces(cut, Packs())) for cards in (hand, other))
    assert (before.points, before.declarable) == (after.points, after.declarable)


@relation
@given(one_pack, suits, st.randoms(use_true_random=False))
def test_GIN_7_suits_and_order_change_no_deadwood(hand: list[int], order: list[int], chance: Any) -> None:
    shuffled = [moved(one, order) for one in hand]
    chance.shuffle(shuffled)
    assert deadwood(shuffled) == deadwood(hand)
    assert len(arrangements(shuffled)) == len(arrangements(hand))
    assert sorted(knock_discards(shuffled, 100).values()) == sorted(knock_discards(hand, 100).values())


@relation
@given(one_pack, st.sampled_from(NEAR))
def test_GIN_8_one_card_more(hand: list[int], one: int) -> None:
    """It costs its points at most, and with one card let go again the hand is no worse than before."""
    assume(one not in hand and len(hand) < 11)
    more = deadwood([*hand, one])
    assert more <= deadwood(hand) + min(one % 13 + 1, 10)
    assert min(knock_discards([*hand, one], 200).values()) <= deadwood(hand)


@relation
@given(one_pack, st.integers(0, 9), st.sampled_from(range(4)))
def test_GIN_11_a_lay_off_never_hurts(hand: list[int], low: int, suit: int) -> None:
    knocker = [tuple(suit * 13 + low + step for step in range(3))]
    mine = [one for one in hand if one not in knocker[0]]
    best, alone = defend(knocker, mine), defend(knocker, mine, lay_off=False)
    assert best.deadwood <= alone.deadwood == deadwood(mine)
    assert sorted([*best.laid_off, *best.loose, *(one for meld in best.melds for one in meld)]) == sorted(mine)
    assert best.deadwood == sum(min(one % 13 + 1, 10) for one in best.loose)


@pytest.mark.parametrize("rules", [POINTS, TWENTYONE, GIN], ids=["points", "twentyone", "gin"])
def test_arrays_of_numpy_are_taken(rules: HandRules) -> None:
    hands = np.random.default_rng(1).permuted(np.tile(np.arange(52, dtype=np.uint8), (50, 1)), axis=1)[:, : rules.size]
    faces = np.ascontiguousarray(hands)
    assert count_many(faces, rules, [frozenset()]) == count_many(faces.tobytes(), rules, [frozenset()])
    assert group_many(faces, rules, [frozenset()]) == group_many(faces.tobytes(), rules, [frozenset()])
    assert count_many(faces.reshape(-1), rules, [frozenset()], rules.size)[7] == count(hands[7].tolist(), rules, frozenset())
