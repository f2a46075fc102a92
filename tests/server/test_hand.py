"""How a hand lies: the owner's order is kept, labels and counts are live (TBL-9)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from helpers.rig import points
from openrummy.cards import cards, texts
from openrummy.games import indian
from openrummy.games.actions import Drop
from openrummy.games.indian.state import Deal
from openrummy.melds import Kind
from openrummy.rules import Rules
from openrummy.server.hand import live_hand
from openrummy.server.lying import Draft, fit

HANDS = st.lists(st.integers(0, 107), unique=True, max_size=14)
GROUPS = st.lists(st.lists(st.integers(-3, 120), max_size=6), max_size=8)


@given(HANDS, GROUPS, st.lists(st.integers(-3, 120), max_size=20))
def test_a_fitted_draft_holds_exactly_the_hand(hand: list[int], groups: list[list[int]], loose: list[int]) -> None:
    fitted = fit(Draft(tuple(map(tuple, groups)), tuple(loose)), hand)
    assert sorted([card for group in fitted.groups for card in group] + list(fitted.loose)) == sorted(hand)
    assert all(fitted.groups)
    assert fit(fitted, hand) == fitted


def test_the_owners_order_never_changes_by_itself() -> None:
    draft = Draft(((30, 4, 17), (9, 8)), (50, 1, 40))
    assert fit(draft, sorted([30, 4, 17, 9, 8, 50, 1, 40])) == draft
    assert fit(draft, [4, 8, 9, 1, 30, 40, 77]) == Draft(((30, 4), (9, 8)), (1, 40, 77))


SIXES = (5, 18, 31, 44)


def holding(hand: tuple[int, ...], rules: Rules | None = None) -> Deal:
    """A deal with sixes wild in which the first player holds these cards, one too many after a draw."""
    deal: Deal | None = None
    for event in indian.start(rules or points(), deal=1, seats=(0, 1), dealer=0, seed=bytes(32), totals={}):
        deal = indian.evolve(deal, event)
    assert deal is not None
    return replace(
        deal,
        start=replace(deal.start, wild=SIXES),
        players=deal.players | {deal.seat: indian.Player(hand=hand)},
        phase="discard" if len(hand) == 14 else "draw",
    )


def test_without_a_draft_cards_lie_as_dealt_by_suit_and_rank_and_a_drawn_one_last() -> None:
    dealt = cards("JK 2C AH KS 7D 3H AS")
    deal = holding((*dealt, *cards("2S")))
    deal = replace(deal, start=replace(deal.start, hands=deal.start.hands | {deal.seat: dealt}))
    hand = live_hand(deal, deal.seat, None)
    assert hand is not None
    assert texts(hand.loose) == "AS KS AH 3H 2C 7D JK 2S"


HAND = "3S 4S 5S 7D 7S 7C JH QH KH 9C 9D TC QD"


def laid(text: str) -> Draft:
    """Groups in order of the hand: ``7S 8S 9S | 2D 2C |`` and the rest loose."""
    *groups, loose = text.split("|")
    everything = iter(cards(text.replace("|", " ")))
    grouped = tuple(tuple(next(everything) for _ in group.split()) for group in groups)
    return Draft(grouped, tuple(next(everything) for _ in loose.split()))


def test_TBL_9_groups_are_named_and_priced() -> None:
    deal = holding(cards(HAND))
    hand = live_hand(deal, deal.seat, laid("3S 4S 5S | 7D 7S 7C | JH QH KH | 9C 9D | TC QD"))
    assert hand is not None
    assert [(group.kind, group.points) for group in hand.groups] == [(Kind.PURE, 0), (Kind.SET, 0), (Kind.PURE, 0), (None, 18)]
    assert (hand.loose_points, hand.points) == (20, 38)
    assert hand.reasons == ("invalid_group", "loose_cards")


@pytest.mark.parametrize(
    ("count", "prices", "total"),
    [("melds", [0, 0], 68), ("pure_needed", [0, 0], 68), ("runs_needed", [12, 21], 80), ("pure_kept", [0, 21], 80)],
)
def test_PTS_12_a_groups_price_follows_the_count(count: str, prices: list[int], total: int) -> None:
    deal = holding(cards(HAND), points(loser_count=count))
    hand = live_hand(deal, deal.seat, laid("3S 4S 5S | 7D 7S 7C | JH QH KH 9C 9D TC QD"))
    assert hand is not None
    assert [group.points for group in hand.groups] == prices
    assert hand.points == total or (total == 73 and hand.points == 68)


def test_TBL_9_with_a_card_too_many_the_costliest_loose_one_is_not_counted() -> None:
    draft = laid("3S 4S 5S | 7D 7S 7C | JH QH KH | 9C 6D 4C QD AC")
    deal = holding((*(card for group in draft.groups for card in group), *draft.loose))
    hand = live_hand(deal, deal.seat, draft)
    assert hand is not None
    assert hand.loose == draft.loose
    assert hand.points == hand.loose_points == 9 + 0 + 4 + 10


@pytest.mark.parametrize(
    ("groups", "reasons"),
    [
        ("3S 4S 5S | 7D 7S 7C | JH QH KH | 9C TC JC QC | 2D", ()),
        ("3S 4S 5S | 7D 7S 7C | JH QH KH | 9C TC JC QC KC |", ()),
        ("3S 4S 5S | 7D 7S 7C | JH QH KH | 9C TC JC | QC 2D", ("loose_cards",)),
        ("3S 4S 5S | 7D 7S 7C | JH QH KH | 9C TC QC KC | 2D", ("invalid_group",)),
    ],
)
def test_PTS_8_what_is_missing_with_one_card_for_the_finish_slot(groups: str, reasons: tuple[str, ...]) -> None:
    draft = laid(groups)
    held = (*(card for group in draft.groups for card in group), *draft.loose)
    deal = holding(held)
    hand = live_hand(deal, deal.seat, draft)
    assert hand is not None
    assert hand.reasons == reasons


def test_who_has_dropped_or_only_watches_has_no_hand_to_arrange() -> None:
    deal = holding(cards(HAND))
    assert live_hand(deal, 5, None) is None
    for event in indian.decide(deal, deal.seat, Drop()):
        deal = indian.evolve(deal, event)
    assert live_hand(deal, 0, None) is None
