"""Gin's score: hands to a target, then bonuses and boxes, in one column or three (GIN-16 to GIN-26)."""

from collections.abc import Sequence

from openrummy.cards import suit
from openrummy.games.events import DealEnded, DealStarted
from openrummy.match.dealing import fixed_seats as seats
from openrummy.match.dealing import in_turn
from openrummy.match.events import ColumnClosed, MatchEnded, MatchEvent
from openrummy.match.plain import Steps, begin, decide, legal, scored, void
from openrummy.match.state import Match
from openrummy.match.views import Column
from openrummy.rules import match as options
from openrummy.rules.value import Rules

__all__ = ["begin", "close", "dealer", "decide", "legal", "seats", "settle"]

_SPADES = 0
_EXTRA_BOXES = {"undercut": 1, "gin": 2, "big_gin": 2}


def dealer(match: Match, seats: Sequence[int], _newcomers: bool) -> int | None:
    """The winner of the hand deals the next, or the loser, or they take turns; after a dead hand the same dealer (GIN-2)."""
    last, how = match.last, match.start.rules.gin.next_dealer
    if last is None:
        return None
    if last.replay or last.winner is None or how == "alternate":
        return in_turn(match.start.rules, last, seats)
    return last.winner if how == "winner" else next(seat for seat in seats if seat != last.winner)


def settle(match: Match, started: DealStarted, ended: DealEnded) -> tuple[MatchEvent, ...]:
    """The winner's score and boxes are entered in the columns that are due (GIN-16, GIN-23 to GIN-25); a column in which the target is
    reached closes (GIN-24). A dead hand adds nothing, and is dealt again (GIN-14).
    """
    if ended.winner is None:
        return (void(match, started),)
    rules = match.start.rules
    boxes = _boxes(rules, started, ended)
    score = next(result.score for result in ended.results if result.seat == ended.winner)
    score += boxes * rules.match.box_bonus * rules.match.boxes_at_once
    steps = Steps(match)
    columns = entered(match.columns, ended.winner)
    steps.add(scored(match, started, ended.winner, {ended.winner: score}, columns=columns, boxes=boxes))
    for number in columns:
        column = steps.match.columns[number - 1]
        if column.points[ended.winner] >= rules.match.target:
            steps.add(close(rules.match, number, column, ended.winner))
    if all(column.closed for column in steps.match.columns):
        steps.add(_end(steps.match))
    return steps.events


def entered(columns: Sequence[Column], seat: int) -> tuple[int, ...]:
    """The numbers of the columns in which a hand that ``seat`` has won is entered: the open ones among the first m + 1, m being how many
    leading columns are closed or already hold an entry of that player (GIN-25).
    """
    leading = 0
    for column in columns:
        if not (column.closed or column.boxes[seat]):
            break
        leading += 1
    return tuple(number for number, column in enumerate(columns[: leading + 1], start=1) if not column.closed)


def _boxes(rules: Rules, started: DealStarted, ended: DealEnded) -> int:
    """One box a hand; at some tables two for an undercut, three for gin, and twice as many where spades double (GIN-21, GIN-22)."""
    boxes = 1 + (_EXTRA_BOXES.get(ended.cause, 0) if rules.match.extra_boxes else 0)
    doubled = rules.match.double_boxes and rules.gin.spades_double and suit(started.opening) == _SPADES
    return boxes * 2 if doubled else boxes


def close(match: options.Match, number: int, column: Column, winner: int) -> ColumnClosed:
    """The settlement of a column by itself (GIN-17, GIN-18, GIN-24)."""
    (loser,) = (seat for seat in column.points if seat != winner)
    points, boxes = column.points, column.boxes
    worth = 0 if match.boxes_at_once else match.box_bonus
    shutout = _shutout(match, points[winner], worth * boxes[winner]) if points[loser] == 0 else 0
    bonus = {winner: match.game_bonus + shutout, loser: 0}
    totals = {seat: points[seat] + bonus[seat] + worth * boxes[seat] for seat in points}
    net = totals[winner] - totals[loser]
    if points[loser] == 0 and match.shutout == "double_net":
        net *= 2
    return ColumnClosed(
        column=number,
        winner=winner,
        points=points,
        boxes=boxes,
        bonus={seat: bonus[seat] for seat in points},
        totals=totals,
        net=net,
    )


def _shutout(match: options.Match, points: int, boxes: int) -> int:
    """What the winner's total gains where the loser has not scored (GIN-18)."""
    match match.shutout:
        case "double_hand_points":
            return points
        case "double_points_and_game":
            return points + match.game_bonus
        case "double_total":
            return points + match.game_bonus + boxes
        case "game_bonus_200":
            return 200 - match.game_bonus
        case "double_net" | "off":
            return 0


def _end(match: Match) -> MatchEnded:
    """The sum of the columns' nets (GIN-26). A single column is won by whoever reached the target, whatever the net."""
    closed = [column.closed for column in match.columns if column.closed]
    nets = {seat: sum(one.net if one.winner == seat else -one.net for one in closed) for seat in match.status}
    ahead = tuple(seat for seat in nets if nets[seat] == max(nets.values()))
    winners = (closed[0].winner,) if len(closed) == 1 else ahead
    return MatchEnded(cause="target", winners=winners, totals=match.totals, payouts=nets)
