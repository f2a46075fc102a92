"""A pool: points add up, who reaches the limit is out, the last one takes the entries (POOL-1 to POOL-15)."""

from collections.abc import Sequence

from openrummy.games.errors import Code as DealCode
from openrummy.games.errors import IllegalAction
from openrummy.games.events import DealEnded, DealStarted
from openrummy.match.actions import AnswerSplit, Elapsed, MatchAction, ProposeSplit, Quit, Rejoin
from openrummy.match.dealing import dealer
from openrummy.match.dealing import fixed_seats as seats
from openrummy.match.errors import Code
from openrummy.match.events import (
    Agreed,
    Declined,
    Eliminated,
    MatchCause,
    MatchEnded,
    MatchEvent,
    MatchStarted,
    Rejoined,
    RejoinOffered,
    SeatLeft,
    SplitProposed,
    WindowClosed,
)
from openrummy.match.plain import Steps, points, scored, void
from openrummy.match.sharing import equal_shares, split_by_drops
from openrummy.match.state import Match
from openrummy.match.views import MatchLegal
from openrummy.rules.pooling import drops_left, no_drop_from, rejoin_up_to
from openrummy.rules.value import Rules

__all__ = ["begin", "dealer", "decide", "legal", "seats", "settle"]


def begin(rules: Rules, seats: Sequence[int]) -> tuple[MatchEvent, ...]:
    """Everyone pays the same entry (POOL-1)."""
    order = tuple(sorted(seats))
    return (MatchStarted(rules=rules, seats=order, totals=dict.fromkeys(order, 0), pool=rules.match.entry * len(order)),)


def settle(match: Match, started: DealStarted, ended: DealEnded) -> tuple[MatchEvent, ...]:
    """The order after a deal (POOL-15): points, elimination, one left, rejoin window, auto-split. A void deal changes nothing (POOL-14)."""
    if ended.cause == "void":
        return (void(match, started),)
    steps = Steps(match)
    steps.add(scored(match, started, ended.winner, points(ended)))
    limit = match.start.rules.match.limit
    out = tuple(seat for seat in steps.match.active if steps.match.totals[seat] >= limit)
    steps.add(*(Eliminated(seat=seat, total=steps.match.totals[seat]) for seat in out))
    if len(steps.match.active) <= 1:
        steps.add(_last_one(steps.match, out))
        return steps.events
    offer = _offer(steps.match, out)
    steps.add(*([offer] if offer else _auto_split(steps.match)))
    return steps.events


def legal(match: Match, seat: int | None) -> MatchLegal:
    """What may be done now: what ``decide`` would not refuse."""
    propose = refusal(match, seat, ProposeSplit()) is None
    return MatchLegal(
        rejoin=refusal(match, seat, Rejoin(True)) is None,
        propose_split=propose,
        answer_split=refusal(match, seat, AnswerSplit(True)) is None,
        shares=(_split_shares(match) or {}) if propose else {},
    )


def decide(match: Match, seat: int | None, action: MatchAction) -> tuple[MatchEvent, ...]:
    """The events of an answer, a proposal, a time-out or a leaver. Raises ``IllegalAction``; then nothing has changed."""
    refused = refusal(match, seat, action)
    if refused is not None:
        raise refused
    if isinstance(action, Elapsed):
        return _elapsed(match)
    if seat is None:
        raise IllegalAction(Code.NOT_IN_MATCH)
    match action:
        case Rejoin():
            return _rejoin(match, seat, accept=action.accept)
        case ProposeSplit():
            return (SplitProposed(seat=seat, shares=_split_shares(match) or {}, window=match.pooled.windows + 1),)
        case AnswerSplit():
            return _answer(match, seat, accept=action.accept)
        case Quit():
            return _quit(match, seat)


def refusal(match: Match, seat: int | None, action: MatchAction) -> IllegalAction | None:
    """Why ``seat`` may not do this now, or None if it may."""
    if match.end is not None:
        return None if isinstance(action, Quit) else IllegalAction(Code.MATCH_OVER)
    window = match.pooled.window
    if isinstance(action, Elapsed):
        fits = seat is None and window is not None and window.window == action.window
        return None if fits else IllegalAction(Code.STALE_WINDOW, window=action.window)
    if match.status.get(-1 if seat is None else seat, "left") == "left":
        return None if isinstance(action, Quit) and seat in match.status else IllegalAction(Code.NOT_IN_MATCH)
    if isinstance(action, Rejoin | AnswerSplit):
        kind = "rejoin" if isinstance(action, Rejoin) else "split"
        asked = window is not None and window.kind == kind and seat in window.waiting
        return None if asked else IllegalAction(Code.NOT_ASKED)
    return _proposal_refusal(match, seat) if isinstance(action, ProposeSplit) else None


def _proposal_refusal(match: Match, seat: int | None) -> IllegalAction | None:
    if not match.start.rules.match.manual_split:
        return IllegalAction(DealCode.NOT_IN_THIS_GAME)
    if match.pooled.window is not None:
        return IllegalAction(Code.WINDOW_OPEN)
    if seat not in match.active:
        return IllegalAction(Code.NOT_IN_MATCH)
    if match.pooled.refused:
        return IllegalAction(Code.SPLIT_REFUSED)
    return IllegalAction(Code.NO_SPLIT_NOW) if _split_shares(match) is None else None


def _last_one(match: Match, out: tuple[int, ...]) -> MatchEnded:
    """The last one takes the pool (POOL-6). Where the deal's winner has left and all others are out, the lowest totals of these share it
    *(ours)*."""
    least = min((match.totals[seat] for seat in out), default=0)
    winners = match.active or tuple(seat for seat in out if match.totals[seat] == least)
    return _end(match, "last_player", {seat: match.totals[seat] for seat in winners})


def _end(match: Match, cause: MatchCause, winners: dict[int, int], shares: dict[int, int] | None = None) -> MatchEnded:
    """``winners``: with their totals; ``shares``: of the pool, equal ones where not said."""
    payouts = dict.fromkeys(match.status, 0) | (shares or equal_shares(match.pool, winners))
    return MatchEnded(cause=cause, winners=tuple(sorted(winners)), totals=match.totals, payouts=payouts)


def _active_totals(match: Match) -> dict[int, int]:
    return {seat: match.totals[seat] for seat in match.active}


def _offer(match: Match, out: tuple[int, ...]) -> RejoinOffered | None:
    """Who has just gone out may come back at the highest active total and one more, while that leaves a drop (POOL-8, POOL-9)."""
    rules = match.start.rules
    highest = max(_active_totals(match).values())
    most = rules.match.rejoin_limit
    able = tuple(seat for seat in out if most == "any" or match.pooled.rejoins.get(seat, 0) < most)
    if not rules.match.rejoin or not able or highest > rejoin_up_to(rules):
        return None
    return RejoinOffered(seats=able, total=highest + 1, window=match.pooled.windows + 1)


def _auto_split(match: Match) -> list[MatchEvent]:
    """The pool is shared where the last two, or the last three of a larger table, have no drop left (POOL-10)."""
    rules, totals = match.start.rules, _active_totals(match)
    line = {"no_drop_left": no_drop_from(rules), "one_less": no_drop_from(rules) - 1}.get(rules.match.auto_split)
    started_from = {2: 3, 3: rules.match.auto_split_three_from}.get(len(totals))
    if line is None or started_from is None or len(match.status) < started_from or min(totals.values()) < line:
        return []
    return [_end(match, "auto_split", totals)]


def _split_shares(match: Match) -> dict[int, int] | None:
    """What a manual split would give, None where there can be none now (POOL-11)."""
    rules, totals = match.start.rules, _active_totals(match)
    started_from = {2: 3, 3: 4}.get(len(totals))
    if started_from is None or len(match.status) < started_from:
        return None
    drops = {seat: drops_left(rules, total) for seat, total in totals.items()}
    gap = rules.match.split_max_drop_gap
    if gap != "off" and max(drops.values()) - min(drops.values()) > gap:
        return None
    return split_by_drops(match.pool, rules.match.entry, drops, totals)


def _rejoin(match: Match, seat: int, *, accept: bool) -> tuple[MatchEvent, ...]:
    window = match.pooled.window
    if window is None or window.total is None:
        raise IllegalAction(Code.NOT_ASKED)
    steps = Steps(match)
    pool = match.pool + match.start.rules.match.entry
    steps.add(Rejoined(seat=seat, total=window.total, pool=pool) if accept else Declined(seat=seat))
    return _go_on(steps)


def _go_on(steps: Steps) -> tuple[MatchEvent, ...]:
    """Once everyone asked about a rejoin has answered the window closes, and what was to follow it follows (POOL-15)."""
    window = steps.match.pooled.window
    if window is not None and window.kind == "rejoin" and not window.waiting:
        steps.add(WindowClosed(window=window.window))
        steps.add(*_auto_split(steps.match))
    return steps.events


def _answer(match: Match, seat: int, *, accept: bool) -> tuple[MatchEvent, ...]:
    """All must agree to a split; one who does not ends the asking (POOL-11)."""
    steps = Steps(match)
    steps.add(Agreed(seat=seat) if accept else Declined(seat=seat))
    window = steps.match.pooled.window
    if window is None or (accept and window.waiting):
        return steps.events
    steps.add(WindowClosed(window=window.window))
    if accept:
        steps.add(_end(steps.match, "manual_split", _active_totals(steps.match), window.shares))
    return steps.events


def _elapsed(match: Match) -> tuple[MatchEvent, ...]:
    """Who has not answered in time has declined."""
    window = match.pooled.window
    if window is None:
        return ()
    steps = Steps(match)
    steps.add(*(Declined(seat=seat) for seat in window.waiting))
    if window.kind == "split":
        steps.add(WindowClosed(window=window.window))
    return _go_on(steps)


def _quit(match: Match, seat: int) -> tuple[MatchEvent, ...]:
    """Out for good, the entry stays in the pool (POOL-13). It ends a proposed split, whose shares no longer hold, and with one player left
    the match, whoever might have rejoined (POOL-6, POOL-8)."""
    if match.end is not None or match.status[seat] == "left":
        return ()
    steps = Steps(match)
    was_active = seat in match.active
    steps.add(SeatLeft(seat=seat))
    window = steps.match.pooled.window
    alone = was_active and len(steps.match.active) == 1
    if window is not None and was_active and (alone or window.kind == "split"):
        steps.add(WindowClosed(window=window.window))
    if alone:
        steps.add(_last_one(steps.match, ()))
    return _go_on(steps)
