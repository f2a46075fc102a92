"""What must hold between answers, whatever the hand and the options: Hypothesis looks for a hand where it does not."""

from typing import Any

import msgspec
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from openrummy.arrange import Arrangement, Counting, HandRules, Pattern, arrange, card_points, discard_counts, lay
from openrummy.cards import FACES, JOKER, card, face, is_printed_joker
from openrummy.melds import Melds

from .deals import values

SHOW = (Pattern(sequences=2, pure=1),)


def options(struct: type[msgspec.Struct]) -> dict[str, st.SearchStrategy[Any]]:
    return {one.name: st.sampled_from(values(one.type)) for one in msgspec.structs.fields(struct)}


NEAR = [suit * 13 + rank for suit in (0, 1, 2, 3) for rank in (0, 1, 2, 3, 4, 11, 12)]
DECK = [card(one, copy) for one in (*NEAR, JOKER, JOKER) for copy in range(3)]
cards = st.sampled_from(sorted(set(DECK))) | st.sampled_from([card(JOKER, copy) for copy in range(6)])
hands = st.lists(cards, min_size=3, max_size=13, unique=True)
melds = st.builds(Melds, **options(Melds))
counting = st.builds(
    Counting,
    loser_count=st.sampled_from(["melds", "pure_needed", "runs_needed", "pure_kept"]),
    ace_count=st.sampled_from([1, 10, 15]),
    cap=st.just(80),
)
rules = st.builds(HandRules, melds, counting, st.just(SHOW))
ranks = st.none() | st.sampled_from([0, 2, 3, 12])
relation = settings(max_examples=150, deadline=None)


def wild(rank: int | None) -> frozenset[int]:
    return frozenset() if rank is None else frozenset(suit * 13 + rank for suit in range(4))


@relation
@given(hands, rules, ranks)
def test_what_is_shown_is_worth_what_is_said(hand: list[int], rules: HandRules, rank: int | None) -> None:
    found = arrange(hand, rules, wild(rank))
    assert sorted([one for group in found.groups for one in group.cards] + list(found.loose)) == sorted(hand)
    laid = lay([group.cards for group in found.groups], found.loose, rules, wild(rank))
    assert (laid.points, laid.valid, laid.groups) == (found.points, found.declarable, found.groups)


@relation
@given(hands, rules, ranks)
def test_one_joker_more_never_raises_the_count(hand: list[int], rules: HandRules, rank: int | None) -> None:
    assume(len(hand) < 13)
    before = arrange(hand, rules, wild(rank)).points
    assert arrange([*hand, card(JOKER, 9)], rules, wild(rank)).points <= before


@relation
@given(hands, cards, rules, ranks)
def test_one_card_more_raises_the_count_by_its_points_at_most(
    hand: list[int], one: int, rules: HandRules, rank: int | None
) -> None:
    assume(len(hand) < 13 and one not in hand)
    before = arrange(hand, rules, wild(rank)).points
    assert arrange([*hand, one], rules, wild(rank)).points <= before + card_points(one, rules.counting, wild(rank))


@relation
@given(hands, rules, ranks, st.permutations(range(4)))
def test_suits_are_equal(hand: list[int], rules: HandRules, rank: int | None, suits: list[int]) -> None:
    def moved(one: int) -> int:
        return one if is_printed_joker(one) else one - face(one) + suits[face(one) // 13] * 13 + face(one) % 13

    one, other = arrange(hand, rules, wild(rank)), arrange([moved(one) for one in hand], rules, wild(rank))
    assert (one.points, one.declarable) == (other.points, other.declarable)


@relation
@given(hands, rules, ranks, st.randoms(use_true_random=False))
def test_the_order_of_the_cards_changes_nothing(hand: list[int], rules: HandRules, rank: int | None, chance: Any) -> None:
    shuffled = list(hand)
    chance.shuffle(shuffled)
    assert arrange(shuffled, rules, wild(rank)) == arrange(hand, rules, wild(rank))


@relation
@given(hands, rules, ranks)
def test_copies_are_equal(hand: list[int], rules: HandRules, rank: int | None) -> None:
    def seen(found: Arrangement) -> Any:
        return found.points, [[face(one) for one in group.cards] for group in found.groups], [face(one) for one in found.loose]

    other = [one + 7 * FACES for one in hand]
    assert seen(arrange(other, rules, wild(rank))) == seen(arrange(hand, rules, wild(rank)))


@relation
@given(hands, melds, counting, ranks)
def test_a_harder_count_is_never_lower(hand: list[int], melds: Melds, counting: Counting, rank: int | None) -> None:
    points = {
        rule: arrange(hand, HandRules(melds, msgspec.structs.replace(counting, loser_count=rule), SHOW), wild(rank)).points
        for rule in ("melds", "pure_needed", "runs_needed", "pure_kept")
    }
    assert points["melds"] <= points["pure_needed"] <= points["runs_needed"]
    assert points["melds"] <= points["pure_kept"] <= points["runs_needed"]


KINDER: tuple[tuple[str, tuple[Any, ...]], ...] = (
    ("wild_in_place", ("joker", "natural")),
    ("ace", ("low", "both", "corner")),
    ("ace", ("high", "both", "corner")),
    ("set_max", (4, 5)),
    ("min_naturals", (1, 0)),
    ("max_jokers_per_sequence", (1, 2, 3, 4, "any")),
    ("naturals_gt_jokers", (True, False)),
    ("min_life_len", (5, 4, 3)),
    ("identical_triplet_is_pure", (False, True)),
)


@relation
@given(hands, rules, ranks, st.sampled_from(KINDER))
def test_a_kinder_option_never_raises_the_count(
    hand: list[int], rules: HandRules, rank: int | None, kinder: tuple[str, tuple[Any, ...]]
) -> None:
    option, each = kinder
    found = [
        arrange(hand, msgspec.structs.replace(rules, melds=msgspec.structs.replace(rules.melds, **{option: value})), wild(rank))
        for value in each
    ]
    points = [one.points for one in found]
    assert points == sorted(points, reverse=True)
    assert [one.declarable for one in found] == sorted(one.declarable for one in found)


def test_every_option_has_its_kinder_values() -> None:
    asked: dict[str, set[Any]] = {}
    for option, each in KINDER:
        asked.setdefault(option, set()).update(each)
    assert asked == {one.name: set(values(one.type)) for one in msgspec.structs.fields(Melds)}


@relation
@given(st.lists(cards, min_size=14, max_size=14, unique=True), rules, ranks)
def test_the_discard_leaves_the_least(hand: list[int], rules: HandRules, rank: int | None) -> None:
    found, counts = arrange(hand, rules, wild(rank)), discard_counts(hand, rules, wild(rank))
    assert set(counts) == set(hand)
    assert found.discard is not None
    assert found.points == counts[found.discard] == min(counts.values())
    assert found.declarable == bool(found.discards) == (found.discard in found.discards)
