"""What each viewer sees: TBL-7's half that is the engine's."""

from helpers.rig import POOR, WINNING, rig
from openrummy.games import indian
from openrummy.games.actions import Submit
from openrummy.games.events import DealStarted, Declared, Drew, Exchanged, Reshuffled, Submitted
from openrummy.games.views import IndianView


def test_own_cards_and_what_lies_open_and_nothing_else() -> None:
    game = rig({0: WINNING, 1: POOR, 2: "JS"}, stock="2D")
    drew = game.draw(0)[0]
    mine, other, spectator = (indian.view(game.deal, viewer) for viewer in (0, 1, None))
    assert mine.own is not None
    assert other.own is not None
    assert spectator.own is None
    assert indian.view(game.deal, 5).own is None
    assert mine.own.hand == game.deal.players[0].hand
    assert mine.own.taken == game.deal.taken.card if game.deal.taken else None
    assert other.own.taken is None
    assert [seat.cards for seat in spectator.seats] == [14, 13, 13]
    assert mine.stock == len(game.deal.stock)
    seen = [indian.event_for(drew, viewer, game.deal) for viewer in (0, 1, None)]
    assert seen == [drew, Drew(seat=0, source="stock", card=None), Drew(seat=0, source="stock", card=None)]


def test_a_card_from_the_open_pile_is_seen_by_all() -> None:
    game = rig({0: WINNING, 1: POOR})
    drew = game.draw(0, "pile")[0]
    assert indian.event_for(drew, None, game.deal) == drew


def test_a_deal_starts_with_ones_own_hand_only_and_without_seed_and_stock() -> None:
    game = rig({0: WINNING, 1: POOR})
    start = game.events[0]
    assert isinstance(start, DealStarted)
    for viewer, hands in ((0, {0: start.hands[0]}), (1, {1: start.hands[1]}), (None, {}), (4, {})):
        seen = indian.event_for(start, viewer, game.deal)
        assert isinstance(seen, DealStarted)
        assert (seen.hands, seen.stock, seen.seed) == (hands, None, None)
        assert (seen.commitment, seen.cut, seen.wild, seen.opening) == (start.commitment, start.cut, start.wild, start.opening)


def test_the_finish_card_is_the_declarers_until_shown() -> None:
    game = rig({0: WINNING, 1: POOR}, stock="2D")
    game.draw(0)
    events = [*game.declare(0), *game.exchange(0, "8C"), *game.exchange(0, "2D")]
    for event in events:
        assert isinstance(event, Declared | Exchanged)
        assert indian.event_for(event, 0, game.deal) == event
        for viewer in (1, None):
            seen = indian.event_for(event, viewer, game.deal)
            assert isinstance(seen, Declared | Exchanged)
            assert seen.card is None
    mine, other = indian.view(game.deal, 0), indian.view(game.deal, 1)
    assert mine.own is not None
    assert other.own is not None
    assert (mine.own.finish, other.own.finish) == (game.deal.finish, None)
    assert isinstance(other.game, IndianView)
    assert other.game.finish_laid
    shown = game.submit(0, WINNING)[0]
    spectated = indian.view(game.deal, None).game
    assert isinstance(spectated, IndianView)
    assert indian.event_for(shown, None, game.deal) == shown == spectated.shown


def test_submitted_groups_are_ones_own_until_the_deal_ends() -> None:
    game = rig({0: WINNING, 1: POOR, 2: "JS"}, stock="2D")
    game.draw(0)
    game.declare(0)
    game.submit(0, WINNING)
    (event,) = game.act(1, Submit((game.deal.players[1].hand[:3],)))
    assert [indian.event_for(event, viewer, game.deal) for viewer in (1, 2, None)] == [
        event,
        Submitted(seat=1, groups=None),
        Submitted(seat=1, groups=None),
    ]
    for viewer, groups in ((1, (game.deal.players[1].hand[:3],)), (2, None)):
        own = indian.view(game.deal, viewer).own
        assert own is not None
        assert own.submitted == groups
    game.timeout()
    assert indian.event_for(event, 2, game.deal) == event


def test_the_new_stock_is_nobodys() -> None:
    game = rig({0: WINNING, 1: POOR})
    event = Reshuffled(stock=game.deal.stock, stock_size=len(game.deal.stock))
    for viewer in (0, None):
        assert indian.event_for(event, viewer, game.deal) == Reshuffled(stock=None, stock_size=event.stock_size)
