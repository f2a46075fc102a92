"""How a hand lies: the owner's order is kept, labels and counts are live (TBL-9)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from helpers.rig import Game, points, rig
from openrummy.cards import cards, texts
from openrummy.games import indian
from openrummy.games.actions import Drop
from openrummy.games.events import DealStarted
from openrummy.games.indian.state import Deal
from openrummy.melds import Kind
from openrummy.rules import Rules, preset
from openrummy.server.hand import live_hand
from openrummy.server.lying import Draft, fit
from openrummy.server.protocol import LiveHand

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
    started, *others = indian.start(rules or points(), deal=1, seats=(0, 1), dealer=0, seed=bytes(32), totals={})
    assert isinstance(started, DealStarted)
    deal = indian.begin(started)
    for event in others:
        deal = indian.evolve(deal, event)
    return replace(
        deal,
        start=replace(deal.start, wild=SIXES),
        players=deal.players | {deal.seat: indian.Player(hand=hand)},
        phase="discard" if len(hand) == 14 else "draw",
    )


def test_CLS_35_the_live_count_tells_the_full_count_until_a_pure_sequence_lies_there() -> None:
    """Sixes wild, and no second sequence, so every card counts either way: 48 in all."""
    house = preset("points-classic").make({"no_pure": "full_count"})
    cheap = laid("2S 3S 4S | 2D 2C 2H | 3D 3C 3H | AS 5D 5C 4H")
    hand = tuple(card for group in (*cheap.groups, cheap.loose) for card in group)
    prices = [9, 6, 9]
    apart = Draft(cheap.groups[1:], (*cheap.groups[0], *cheap.loose))
    for draft, counted, charged in ((cheap, 48, 48), (apart, 48, 80)):
        deals = [holding(hand, rules) for rules in (preset("points-classic").rules, house)]
        found = [live_hand(deal, deal.seat, draft) for deal in deals]
        assert [one and one.points for one in found] == [counted, charged]
        assert [[group.points for group in one.groups] for one in found if one] == [prices[-len(draft.groups) :]] * 2


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


def shown(game: Game, seat: int, text: str) -> LiveHand:
    """How the hand is judged with these groups, parted by slashes, and the rest loose."""
    groups = game.groups(seat, text)
    grouped = {card for group in groups for card in group}
    loose = tuple(card for card in game.deal.players[seat].hand if card not in grouped)
    found = live_hand(game.deal, seat, Draft(groups, loose))
    assert found is not None
    return found


def test_RUM_9_every_card_in_hand_counts_and_the_best_says_what_could_be_laid_down() -> None:
    game = rig({0: "4H 5H 6H 8S 8H 8D KC QD 9S AC", 1: ""}, rules=preset("rum").rules, opening="2C")
    hand = shown(game, 0, "4H 5H 6H / 8S 8H / KC QD 9S")
    assert [(group.kind, group.points) for group in hand.groups] == [(Kind.RUN, 15), (None, 16), (None, 29)]
    assert (hand.loose_points, hand.points, hand.best) == (9, 69, 30)
    assert hand.reasons == ("invalid_group", "loose_cards")
    assert (hand.ways, hand.value) == ((), None)


def test_RUM_3_with_a_card_drawn_the_dearest_loose_one_is_not_counted() -> None:
    game = rig({0: "4H 5H 6H 8S 8H 8D KC QD 9S AC", 1: ""}, rules=preset("rum").rules, opening="2C", stock="KD")
    game.draw(0)
    hand = shown(game, 0, "4H 5H 6H / 8S 8H 8D")
    assert (hand.points, hand.best) == (15 + 24 + 10 + 10 + 9 + 1, 30)


TWENTYONE = preset("twentyone").rules


def test_XXI_9_the_ways_to_show_are_told_however_the_cards_lie() -> None:
    game = rig({0: "5C 5C 5C 9H 9H 9H KS KS KS 2D 4D 6S 8S TC QC AD 3S 7C", 1: ""}, rules=TWENTYONE, cut="JD")
    assert "tunnela" in shown(game, 0, "").ways
    assert "dublee" not in shown(game, 0, "").ways


def test_XXI_10_eight_jokers_are_a_way_to_show() -> None:
    game = rig(
        {0: "JK JK JK 7S 7C 7D 8H 6H 2D 4D TC QC AD 3S KS KC 9S 9D 2C 4C 5S", 1: ""}, rules=TWENTYONE, cut="7H", fill=False
    )
    assert shown(game, 0, "").ways == ("jokers",)


def test_XXI_15_the_value_cards_in_hand_are_worth_something_wherever_they_lie() -> None:
    game = rig({0: "6H 7H 8H 8H 2D 4D", 1: "2S", 2: "7S"}, rules=TWENTYONE, cut="7H", fill=False)
    hand = shown(game, 0, "6H 7H 8H")
    assert (hand.value, hand.marriages) == (110, 1)
    assert (shown(game, 1, "").value, shown(game, 1, "").marriages) == (0, 0)


def test_XXI_15_a_marriage_is_whole_with_one_of_each_kind_and_two_may_be_held() -> None:
    game = rig({0: "6H 6H 7H 7H 8H 8H 2D", 1: "8H 4D"}, rules=TWENTYONE, cut="7H", fill=False)
    assert (shown(game, 0, "").value, shown(game, 0, "").marriages) == (300, 2)
    assert (shown(game, 1, "").value, shown(game, 1, "").marriages) == (10, 0)


def test_XXI_3_with_a_printed_joker_cut_nothing_is_of_value() -> None:
    game = rig({0: "6H 7H 8H", 1: "2S"}, rules=TWENTYONE, cut="JK", fill=False)
    assert shown(game, 0, "").value is None


def test_GIN_7_the_deadwood_as_the_cards_lie_and_the_least_there_could_be() -> None:
    game = rig({0: "3S 4S 5S 9H 9D 9C JS JH JD 7C", 1: ""}, rules=preset("gin").rules, opening="2C")
    hand = shown(game, 0, "3S 4S 5S / 9H 9D")
    assert [(group.kind, group.points) for group in hand.groups] == [(Kind.RUN, 0), (None, 18)]
    assert (hand.loose_points, hand.points, hand.best) == (46, 64, 7)
    assert shown(game, 0, "3S 4S 5S / 9H 9D 9C / JS JH JD").points == 7
