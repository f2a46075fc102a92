"""The deals of Deals Rummy (DEAL-1 to DEAL-7) and of Deals with chips (CHIPS-3 to CHIPS-12)."""

import pytest

from helpers.indian import FILLER, dealt, show, with_stock
from helpers.rig import WINNING, Game
from openrummy.games import indian
from openrummy.games.actions import Drop
from openrummy.games.events import Discarded, Drew, Dropped, Missed, Passed, Reshuffled, TurnStarted
from openrummy.packs import build
from openrummy.rules import preset

WRONG = "AH 2H 3H / 7C 7D 7H"
"""A pure sequence and a set of the winning cards, the rest loose: 15 + 32."""

HIGH = "KS KD QH QC JS JD TH TC 9S 9D 8C 7S AH"
"""No pure sequence: 8 court cards and tens, an ace, 9 + 9 + 8 + 7: 123."""


def practice(hands: dict[int, str], stock: str = "2D") -> Game:
    return dealt("deals", hands, stock=stock, cut="")


def test_DEAL_1_two_deals_or_three_and_never_changed_by_the_deal() -> None:
    deals = preset("deals")
    assert (deals.rules.match.format, deals.rules.match.deals, deals.choices["deals"]) == ("deals", 2, (2, 3))


def test_DEAL_2_three_seats_thirteen_cards_two_packs_four_printed_jokers_and_no_wild_card() -> None:
    game = practice({0: "", 1: "", 2: ""})
    rules = game.deal.start.rules
    assert (rules.packs.seats, len(build(rules.packs))) == (3, 108)
    assert (game.deal.start.cut, game.deal.start.wild) == (None, ())
    assert [len(player.hand) for player in game.deal.players.values()] == [13, 13, 13]


def test_DEAL_2_nobody_drops() -> None:
    game = practice({0: "", 1: "", 2: ""})
    assert game.refused(0, Drop()) == "no_drops_here"
    assert indian.legal(game.deal, 0).drop is None


def test_DEAL_3_the_declarer_adds_nothing_and_DEAL_4_the_others_their_whole_count() -> None:
    game = practice({0: WINNING, 1: HIGH, 2: "2S 3S 4S / KH QH JS TH 9H 8D 6D 5H 4C 3C"})
    show(game, 0, WINNING)
    game.timeout()
    assert [(one.points, one.shown_points, one.chips) for one in game.end.results] == [(0, 0, 0), (123, 80, 0), (75, 75, 0)]


def test_DEAL_4_a_hand_of_104_shows_80_and_adds_104() -> None:
    game = practice({0: WINNING, 1: "KS KD QH QC JS JD TH TC AH 2C 4C 2S 6D"})
    show(game, 0, WINNING)
    game.timeout()
    assert (game.result(1).points, game.result(1).shown_points) == (104, 80)


def test_DEAL_4_without_a_pure_sequence_nothing_is_taken_out() -> None:
    game = practice({0: WINNING, 1: "8S 8D 8H / QS QH QD / 5C 6C 7D 2D 9S KD AC"})
    show(game, 0, WINNING)
    game.timeout()
    assert game.result(1).points == 24 + 30 + 18 + 31


def test_DEAL_5_after_an_invalid_declaration_nobody_wins_and_all_add_their_counts() -> None:
    game = practice({0: WINNING, 1: HIGH, 2: "2S 3S 4S / KH QH JS TH 9H 8D 6D 5H 4C 3C"})
    show(game, 0, WRONG)
    assert (game.end.cause, game.end.winner) == ("wrong_show", None)
    assert [(one.standing, one.points, one.shown_points, one.chips) for one in game.end.results] == [
        # As the declarer laid the cards: what lies in no meld.
        ("wrong_show", 4 + 5 + 6 + 32, 80, 0),
        ("counted", 123, 80, 0),
        ("counted", 75, 75, 0),
    ]


def test_TBL_12_a_turn_out_of_time_is_played_where_nobody_can_drop() -> None:
    game = practice({0: "", 1: "", 2: ""}, stock="5C 6C 7C")
    drew, discarded, missed, turn = game.timeout()
    assert isinstance(drew, Drew)
    assert (drew.source, discarded) == ("stock", Discarded(seat=0, card=drew.card or 0, auto=True))
    assert (missed, turn) == (Missed(seat=0, count=1), TurnStarted(seat=1, turn=2))
    game.draw(1, "pile")
    card = game.deal.players[1].hand[-1]
    assert game.timeout()[0] == Discarded(seat=1, card=card, auto=True)


def test_TBL_12_also_when_the_closed_deck_has_run_out() -> None:
    game = with_stock(practice({0: "", 1: "", 2: ""}), 0)
    assert [type(event) for event in game.timeout()] == [Reshuffled, Drew, Discarded, Missed, TurnStarted]


def test_TBL_11_leaving_ends_nothing_and_a_deal_of_absent_players_is_void_at_last() -> None:
    game = practice({0: "", 1: "", 2: ""})
    assert game.leave(0) == game.leave(2) == ()
    while game.deal.end is None:
        game.timeout()
    assert game.end.cause == "void"
    assert any(isinstance(event, Passed) for event in game.events) or game.deal.reshuffles == 10


def chips(hands: dict[int, str], stock: str = "2D", cut: str = "KH", **options: object) -> Game:
    return dealt("deals-chips", hands, stock=stock, cut=cut, options={"seats": max(len(hands), 2)} | options)


def test_CHIPS_3_one_pack_for_two_seats_and_two_for_more() -> None:
    made = {seats: preset("deals-chips").make({"seats": seats}).packs for seats in (2, 3, 6)}
    assert {seats: len(build(packs)) for seats, packs in made.items()} == {2: 53, 3: 106, 6: 106}


def test_example_D7_what_is_left_of_one_pack() -> None:
    game = chips({0: "", 1: ""})
    assert (sum(len(player.hand) for player in game.deal.players.values()), len(game.deal.pile), len(game.deal.stock)) == (
        26,
        1,
        25,
    )
    assert game.deal.start.cut is not None


def test_CHIPS_5_every_loser_pays_the_winner_a_chip_a_point() -> None:
    game = chips({0: WINNING, 1: "QS QH QC JS JD TH TC 9S 9C 6C 4C 2S AD"})
    show(game, 0, WINNING)
    assert [one.chips for one in game.end.results] == [80, -80]


def test_CHIPS_6_drops_only_with_three_players_or_more() -> None:
    assert chips({0: "", 1: ""}).refused(0, Drop()) == "no_drops_here"
    game = chips({0: "", 1: "", 2: ""})
    assert game.drop(0)[0] == Dropped(seat=0, kind="first", points=20, cause="chosen")


def test_CHIPS_7_three_missed_turns_cost_a_middle_drop_where_there_are_drops() -> None:
    game = chips({0: "", 1: "", 2: ""})
    for _ in range(2):
        game.timeout()
        game.turn(1)
        game.turn(2)
    assert game.timeout()[1] == Dropped(seat=0, kind="middle", points=40, cause="missed")


def test_example_D6_and_CHIPS_7_where_there_are_none_they_cost_80() -> None:
    game = chips({0: "", 1: ""}, stock="")
    for _ in range(2):
        game.timeout()
        game.turn(1)
    game.timeout()
    assert (game.end.cause, game.end.winner) == ("last_player", 1)
    assert [(one.points, one.chips) for one in game.end.results] == [(80, -80), (0, 80)]


def test_example_D3_and_CHIPS_8_a_wrong_show_of_two_players_ends_the_deal() -> None:
    game = chips({0: WINNING, 1: ""}, stock="2D", cut="KH")
    show(game, 0, WRONG)
    assert (game.end.winner, [one.chips for one in game.end.results]) == (1, [-80, 80])


def test_CHIPS_8_with_three_the_80_go_to_the_winner_of_the_deal() -> None:
    game = chips({0: WINNING, 1: "", 2: ""})
    show(game, 0, WRONG)
    assert game.deal.end is None
    game.drop(1)
    assert [one.chips for one in game.end.results] == [-80, -20, 100]


@pytest.mark.parametrize("players", [2, 3])
def test_CHIPS_12_leaving_counts_80_in_the_deal(players: int) -> None:
    game = chips(dict.fromkeys(range(players), ""))
    assert game.leave(1)[0] == Dropped(seat=1, kind="middle", points=80, cause="left")


def test_CHIPS_4_apart_from_that_each_deal_is_a_classic_one() -> None:
    ours, classic = preset("deals-chips").rules, preset("points-classic").rules
    assert (ours.melds, ours.counting, ours.patterns) == (classic.melds, classic.counting, classic.patterns)
    changed = {name for name in ours.play.__struct_fields__ if getattr(ours.play, name) != getattr(classic.play, name)}
    assert changed == {"drops", "leaving"}


def test_DEAL_7_deals_chips_is_the_other_way() -> None:
    assert preset("deals-chips").rules.match.format == "chips"


def test_DEAL_6_a_deal_has_no_chips_to_settle() -> None:
    game = practice({0: WINNING, 1: FILLER, 2: ""})
    show(game, 0, WINNING)
    game.timeout()
    assert {one.chips for one in game.end.results} == {0}
