"""A fixed number of deals, chips passing from losers to winner; most chips take the pool (CHIPS-1 to CHIPS-13)."""

from collections.abc import Mapping, Sequence

from openrummy.games.events import DealEnded, DealStarted
from openrummy.match import plain
from openrummy.match.actions import MatchAction, Quit
from openrummy.match.dealing import dealer
from openrummy.match.dealing import fixed_seats as seats
from openrummy.match.events import MatchCause, MatchEnded, MatchEvent, MatchStarted, SeatLeft, TieBreak
from openrummy.match.plain import Steps, legal, points, scored, void
from openrummy.match.sharing import ranked_shares
from openrummy.match.state import Match
from openrummy.rules.value import Rules

__all__ = ["begin", "dealer", "decide", "legal", "seats", "settle"]


def begin(rules: Rules, seats: Sequence[int]) -> tuple[MatchEvent, ...]:
    """Everyone gets the most that a deal can cost for each deal, and pays an entry (CHIPS-2); with ``by_points`` all begin at 0."""
    order = tuple(sorted(seats))
    stake = 0 if rules.match.by_points else rules.counting.cap * rules.match.deals
    return (MatchStarted(rules=rules, seats=order, totals=dict.fromkeys(order, stake), pool=rules.match.entry * len(order)),)


def settle(match: Match, started: DealStarted, ended: DealEnded) -> tuple[MatchEvent, ...]:
    """One chip a point to the winner (CHIPS-5). A tie for first is broken by one more deal among the tied, which moves no chips
    *(ours)*: its winner takes the pool (CHIPS-11). A void deal is dealt again.
    """
    if ended.cause == "void" or ended.winner is None:
        return (void(match, started),)
    steps = Steps(match)
    if match.tie_break:
        steps.add(scored(match, started, ended.winner, {}))
        steps.add(_end(steps.match, "deals_played", (ended.winner,)))
        return steps.events
    steps.add(scored(match, started, ended.winner, _moved(match, ended)))
    left = match.start.rules.match.deals - len(steps.match.lines)
    best = _best(steps.match)
    if left == 0 and len(best) > 1:
        steps.add(TieBreak(seats=best))
    elif left == 0:
        steps.add(_end(steps.match, "deals_played", best))
    elif match.start.rules.match.stop_when_decided and _decided(steps.match, left):
        steps.add(_end(steps.match, "decided", best))
    return steps.events


def decide(match: Match, seat: int | None, action: MatchAction) -> tuple[MatchEvent, ...]:
    """Who leaves forfeits the entry; the chips stay where they are. One who is left alone has won (CHIPS-12)."""
    if not isinstance(action, Quit) or match.end is not None or seat not in match.active:
        return plain.decide(match, seat, action)
    steps = Steps(match)
    steps.add(SeatLeft(seat=seat))
    if match.tie_break:
        steps.add(TieBreak(seats=tuple(one for one in match.tie_break if one != seat)))
    rivals = steps.match.tie_break or steps.match.active
    if len(rivals) == 1:
        steps.add(_end(steps.match, "last_player", rivals))
    return steps.events


def _moved(match: Match, ended: DealEnded) -> Mapping[int, int]:
    """What the deal adds. Who left in it pays the full count (CHIPS-12)."""
    cost = points(ended)
    for result in ended.results:
        if result.seat != ended.winner and (result.standing == "left" or match.status[result.seat] == "left"):
            cost[result.seat] = match.start.rules.counting.cap
    if match.start.rules.match.by_points:
        return cost
    won = sum(cost.values())
    return {seat: won - paid if seat == ended.winner else -paid for seat, paid in cost.items()}


def _best(match: Match) -> tuple[int, ...]:
    """Who would win now: most chips, or fewest points (CHIPS-10, CHIPS-13)."""
    standing = {seat: _merit(match, seat) for seat in match.active}
    return tuple(seat for seat, merit in standing.items() if merit == max(standing.values()))


def _merit(match: Match, seat: int) -> int:
    return -match.totals[seat] if match.start.rules.match.by_points else match.totals[seat]


def _decided(match: Match, left: int) -> bool:
    """Can nobody reach the leader any more (CHIPS-9)? In each deal left the leader loses at most the cap; another wins at most the cap
    of all the others, or in points nothing.
    """
    best = _best(match)
    cap = match.start.rules.counting.cap
    gain = 0 if match.start.rules.match.by_points else cap * (len(match.active) - 1)
    reachable = _merit(match, best[0]) - left * cap
    return all(_merit(match, seat) + left * gain < reachable for seat in match.active if seat != best[0])


def _end(match: Match, cause: MatchCause, winners: tuple[int, ...]) -> MatchEnded:
    shares = ranked_shares(match.pool, _ranks(match, winners))
    return MatchEnded(cause=cause, winners=winners, totals=match.totals, payouts=dict.fromkeys(match.status, 0) | shares)


def _ranks(match: Match, winners: tuple[int, ...]) -> list[dict[int, int]]:
    """Who has a part of the pool: the winner, and with ``prizes`` by rank all who stayed (CHIPS-10); equals in one rank (CHIPS-11)."""
    others: dict[int, dict[int, int]] = {}
    if match.start.rules.match.prizes == "ranked":
        for seat in match.active:
            if seat not in winners:
                others.setdefault(_merit(match, seat), {})[seat] = match.totals[seat]
    return [{seat: match.totals[seat] for seat in winners}, *(others[merit] for merit in sorted(others, reverse=True))]
