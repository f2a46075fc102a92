"""Dropping and leaving: PTS-14, PTS-15."""

from helpers.rig import POOR, SEED, WINNING, rig, three
from openrummy.games import indian
from openrummy.games.actions import Draw, Drop, Submit
from openrummy.games.events import DealEnded, Dropped, TurnStarted


def test_PTS_14_first_drop_costs_20() -> None:
    game = three()
    dropped, turn = game.drop(0)
    assert dropped == Dropped(seat=0, kind="first", points=20, cause="chosen")
    assert turn == TurnStarted(seat=1, turn=2)
    game.turn(1)
    game.turn(2)
    assert game.deal.seat == 1


def test_PTS_14_middle_drop_costs_40_after_the_first_draw() -> None:
    game = three()
    game.turn(0)
    game.turn(1)
    game.turn(2)
    assert game.drop(0)[0] == Dropped(seat=0, kind="middle", points=40, cause="chosen")


def test_PTS_14_drop_prices_are_options() -> None:
    """H083: 10 and 30."""
    game = three(first_drop=10, middle_drop=30)
    game.turn(0)
    offers = [indian.legal(game.deal, seat).drop for seat in (0, 1)]
    assert [(offer.kind, offer.points) for offer in offers if offer] == [("middle", 30), ("first", 10)]
    assert [game.drop(seat)[0] for seat in (0, 1)] == [
        Dropped(seat=0, kind="middle", points=30, cause="chosen"),
        Dropped(seat=1, kind="first", points=10, cause="chosen"),
    ]


def test_PTS_14_one_may_drop_while_others_play() -> None:
    game = three()
    assert game.drop(2) == (Dropped(seat=2, kind="first", points=20, cause="chosen"),)
    game.draw(0)
    assert game.deal.seat == 0
    game.discard(0, "2C")
    game.draw(1)
    assert game.refused(1, Drop()) == "no_drop_now"
    game.drop(0)
    assert game.end.winner == 1


def test_PTS_14_not_between_ones_own_draw_and_discard() -> None:
    game = three()
    game.draw(0)
    assert game.refused(0, Drop()) == "no_drop_now"
    assert indian.legal(game.deal, 0).drop is None
    assert indian.legal(game.deal, 1).drop is not None


def test_PTS_14_not_once_someone_has_declared() -> None:
    game = rig({0: WINNING, 1: POOR, 2: "JS QS"})
    game.draw(0)
    game.declare(0)
    for seat in (0, 1):
        assert game.refused(seat, Drop()) == "declared_already"
        assert indian.legal(game.deal, seat).drop is None
    game.submit(0, WINNING)
    assert game.refused(1, Drop()) == "declared_already"


def test_PTS_14_drop_when_own_turn_allows_it_only_before_drawing() -> None:
    game = three(drop_when="own_turn")
    assert game.refused(1, Drop()) == "no_drop_now"
    assert indian.legal(game.deal, 1).drop is None
    game.draw(0)
    assert game.refused(0, Drop()) == "no_drop_now"
    game.discard(0, "2C")
    assert game.refused(0, Drop()) == "no_drop_now"
    assert indian.legal(game.deal, 1).drop is not None
    game.drop(1)


def test_PTS_14_a_dropped_player_is_out_of_the_deal() -> None:
    game = three()
    game.drop(1)
    assert game.refused(1, Drop()) == "already_dropped"
    assert game.refused(1, Draw("stock")) == "already_dropped"
    assert not indian.legal(game.deal, 1)
    game.turn(0)
    assert game.deal.seat == 2
    seats = {one.seat: one for one in indian.view(game.deal, 0).seats}
    assert (seats[1].status, seats[1].cards, seats[1].dropped) == ("dropped", 0, "first")


def test_PTS_14_the_last_player_left_wins_at_once_with_0() -> None:
    game = three()
    game.turn(0)
    game.drop(0)
    ended = game.drop(1)[-1]
    assert isinstance(ended, DealEnded)
    assert (ended.cause, ended.winner) == ("last_player", 2)
    assert [(one.seat, one.standing, one.points, one.chips) for one in ended.results] == [
        (0, "dropped", 40, -40),
        (1, "dropped", 20, -20),
        (2, "won", 0, 60),
    ]
    assert ended.seed == SEED.hex()


def test_PTS_15_leaving_is_a_drop_of_that_kind_at_once() -> None:
    game = three()
    assert game.leave(1) == (Dropped(seat=1, kind="first", points=20, cause="left"),)
    game.turn(0)
    assert game.leave(0) == (Dropped(seat=0, kind="middle", points=40, cause="left"), game.deal.end)
    assert game.end.winner == 2


def test_PTS_15_leaving_between_draw_and_discard_is_a_middle_drop_and_ends_the_turn() -> None:
    game = three(drop_when="own_turn")
    game.draw(0)
    left, turn = game.leave(0)
    assert left == Dropped(seat=0, kind="middle", points=40, cause="left")
    assert turn == TurnStarted(seat=1, turn=2)
    assert len(game.deal.players[0].hand) == 14
    assert game.leave(0) == ()


def test_PTS_15_a_declarer_who_leaves_is_judged_by_what_lay_there() -> None:
    for groups, winner in ((WINNING, 0), ("AH 2H 3H", 1)):
        game = rig({0: WINNING, 1: POOR})
        game.draw(0)
        game.declare(0)
        shown, *_ = game.leave(0, game.groups(0, groups))
        assert game.deal.shown == shown
        if winner == 0:
            assert game.deal.phase == "count"
            assert game.leave(0) == ()
            game.submit(1, POOR)
        assert game.end.winner == winner


def test_PTS_15_who_leaves_after_a_declaration_submits_nothing_and_is_counted() -> None:
    game = rig({0: WINNING, 1: "2H 3H 4H / 5H 6H 7H / 9S 9D 9C / TC TD JS QS", 2: "JS QS TS"})
    game.draw(0)
    game.declare(0)
    game.leave(1)
    game.submit(0, WINNING)
    assert game.refused(1, Submit(())) == "already_submitted"
    game.leave(2)
    assert game.end.cause == "shown"
    assert (game.result(1).standing, game.result(1).points) == ("counted", 40)
