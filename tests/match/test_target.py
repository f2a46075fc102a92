"""First to a score: RUM-11, and who deals next there."""

from match.deals import Played, rules
from openrummy import match as matches
from openrummy.match.events import TieBreak


def rum(target: int = 100, seats: int = 3) -> Played:
    return Played(rules(format="target", target=target, first_player="left"), seats)


def test_RUM_11_first_to_the_target_wins() -> None:
    played = rum()
    played.deal("B", "out", score=60)
    assert played.view.end is None
    played.deal("A", "rummy", score=99)
    assert played.view.end is None
    assert (played.view.goal, played.totals) == (100, [99, 60, 0])
    played.deal("B", "out", score=40)
    assert played.end.winners == (1,)
    assert played.end.cause == "target"


def test_RUM_11_the_higher_of_two_past_the_target_wins_and_a_tie_plays_on() -> None:
    """One player scores in a hand, so two can pass it together only where a match began with totals; the rule holds all the same."""
    played = rum()
    played.match = played.match.__class__(
        start=played.match.start, totals={0: 100, 1: 70, 2: 5}, status=dict(played.match.status)
    )
    assert TieBreak(seats=(0, 1, 2)) in played.deal("B", "out", score=30)
    assert played.view.tie_break == (0, 1, 2)
    following = matches.next_deal(played.match)
    assert following is not None
    assert following.seats == (0, 1, 2)
    played.deal("A", "out", score=12)
    assert played.view.end.winners == (0,)


def test_RUM_2_the_deal_passes_left_after_a_drawn_hand_too() -> None:
    played = rum()
    played.deal("B", "out", score=10)
    dealers = []
    for winner in (None, "C", None):
        following = matches.next_deal(played.match)
        assert following is not None
        dealers.append(following.dealer)
        played.deal(winner, "void" if winner is None else "out", score=1)
    assert dealers == [1, 2, 0]
    assert played.totals == [0, 10, 1]
