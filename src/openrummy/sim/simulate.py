"""Many deals or matches, and what they add up to; the same however the work is divided."""

import hashlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import Any, Final

import msgspec

from openrummy import bots
from openrummy.games.events import DealEnded, Result
from openrummy.match import Match
from openrummy.rules import Rules, RulesError
from openrummy.sim.matches import PlayedMatch, play_match
from openrummy.sim.play import play_deal
from openrummy.sim.report import Line, Report, report
from openrummy.sim.spread import spread

_ENCODER: Final = msgspec.json.Encoder(order="deterministic")
_BATCH: Final = 8

Progress = Callable[[int], None]
Group = Callable[[int], list[Line]]


def simulate(
    rules: Rules,
    players: int,
    deals: int,
    seed: int,
    levels: Sequence[str] | None = None,
    *,
    mirror: bool = False,
    jobs: int = 1,
    progress: Progress | None = None,
) -> Report:
    """Let computer players play ``deals`` deals, each by itself, in the seats 0 … ``players`` - 1; the dealer is the deal's index modulo
    ``players``.

    Every deal has its own seed, derived from ``seed`` and its index. ``levels``: by player, all ``medium`` unless given. With ``mirror``
    each deal is played again with the players in each other's seats, until each has held every hand. ``jobs``: processes. ``progress`` is told
    how many of the deals have been played. Raises ``RulesError`` (``option_out_of_range``) for a number of players that the rules do not
    seat and for unknown levels.

    >>> from openrummy.rules import preset
    >>> simulate(preset("points").rules, players=2, deals=1, seed=1).errors
    0
    """
    seated = _seated(rules, players, levels)
    groups = _played(partial(_deals, rules, seated, seed, mirror), deals, jobs, progress)
    return report(groups, seated, matches=False)


def simulate_matches(
    rules: Rules,
    players: int,
    matches: int,
    seed: int,
    levels: Sequence[str] | None = None,
    *,
    mirror: bool = False,
    jobs: int = 1,
    progress: Progress | None = None,
) -> Report:
    """The same with whole matches. Raises ``RulesError`` (``no_match``) too where every deal stands alone."""
    if rules.match.format == "single":
        raise RulesError("no_match")
    seated = _seated(rules, players, levels)
    groups = _played(partial(_matches, rules, seated, seed, mirror), matches, jobs, progress)
    return report(groups, seated, matches=True)


def deal_seed(seed: int, index: int) -> bytes:
    """The 32-byte seed of one deal of a simulation."""
    return hashlib.sha256(f"openrummy simulate 1 {seed} {index}".encode()).digest()


def match_seed(seed: int, index: int) -> bytes:
    """The 32-byte seed of one match of a simulation."""
    return hashlib.sha256(f"openrummy simulate match 1 {seed} {index}".encode()).digest()


def _seated(rules: Rules, players: int, levels: Sequence[str] | None) -> tuple[str, ...]:
    if not 2 <= players <= rules.packs.seats:
        raise RulesError("option_out_of_range", option="players", value=players, allowed=list(range(2, rules.packs.seats + 1)))
    seated = tuple(levels or ["medium"] * players)
    for level in seated:
        if level not in bots.LEVELS:
            raise RulesError("option_out_of_range", option="bots", value=level, allowed=list(bots.LEVELS))
    if len(seated) != players:
        raise ValueError(f"{players} players, but levels for {len(seated)}")
    return seated


def _played(group: Group, count: int, jobs: int, progress: Progress | None) -> list[list[Line]]:
    """The groups 0 … ``count`` - 1 in their order."""
    batches = (range(at, min(at + _BATCH, count)) for at in range(0, count, _BATCH))
    done: list[list[Line]] = []
    for batch in spread(partial(_batch, group), batches, jobs):
        done.extend(batch)
        if progress is not None:
            progress(len(done))
    return done


def _batch(group: Group, indices: range) -> list[list[Line]]:
    return [group(index) for index in indices]


def _seatings(levels: tuple[str, ...], mirror: bool) -> list[dict[int, int]]:
    """Who sits where, as players by seat: as named, and with ``mirror`` also moved on by one seat, two seats, ..."""
    players = len(levels)
    turns = range(players) if mirror else range(1)
    return [{seat: (seat - turn) % players for seat in range(players)} for turn in turns]


def _deals(rules: Rules, levels: tuple[str, ...], seed: int, mirror: bool, index: int) -> list[Line]:
    lines = []
    for seating in _seatings(levels, mirror):
        by_seat, dealer = _by_seat(levels, seating), index % len(levels)
        played = play_deal(rules, by_seat, seed=deal_seed(seed, index), dealer=dealer, number=index + 1)
        worth = _WORTH_OF_DEAL.get(rules.match.format, _less_points)
        results = {seating[result.seat]: result for result in played.end.results}
        lines.append(
            Line(
                winners=_winner(played.end, seating),
                points=tuple(_points(rules, results[player]) for player in range(len(levels))),
                worth=tuple(worth(results[player]) for player in range(len(levels))),
                deals=1,
                moves=played.moves,
                errors=played.errors,
                digest=_digest(played.events),
            )
        )
    return lines


def _winner(end: DealEnded, seating: Mapping[int, int]) -> tuple[int, ...]:
    return () if end.winner is None else (seating[end.winner],)


def _points(rules: Rules, result: Result) -> int:
    """What a deal cost, or brought in the games that count scores."""
    return result.score if rules.match.format in ("target", "boxes") else result.points


def _less_points(result: Result) -> int:
    return -result.points


_WORTH_OF_DEAL: Final[Mapping[str, Callable[[Result], int]]] = {
    "single": lambda result: result.chips,
    "target": lambda result: result.score,
    "boxes": lambda result: result.score,
}


def _matches(rules: Rules, levels: tuple[str, ...], seed: int, mirror: bool, index: int) -> list[Line]:
    return [
        _match_line(play_match(rules, _by_seat(levels, one), seed=match_seed(seed, index)), one)
        for one in _seatings(levels, mirror)
    ]


def _by_seat(levels: tuple[str, ...], seating: Mapping[int, int]) -> dict[int, str]:
    return {seat: levels[player] for seat, player in seating.items()}


def _match_line(played: PlayedMatch, seating: Mapping[int, int]) -> Line:
    seats = sorted(seating, key=lambda seat: seating[seat])
    end = played.match.end
    events = [*played.events, *(event for deal in played.deals for event in deal.events)]
    return Line(
        winners=tuple(sorted(seating[seat] for seat in end.winners)) if end else (),
        points=tuple(played.match.totals[seat] for seat in seats),
        worth=tuple(_worth_of_match(played.match, seat) for seat in seats),
        deals=len(played.deals),
        moves=sum(deal.moves for deal in played.deals),
        errors=sum(deal.errors for deal in played.deals),
        digest=_digest(events),
    )


def _worth_of_match(match: Match, seat: int) -> int:
    """More is better: the part of a pool and the net of Gin; else the total, or where points are a burden, less of it."""
    options = match.start.rules.match
    if options.format in ("pool", "boxes"):
        return match.end.payouts[seat] if match.end else 0
    burden = options.format == "deals" or options.by_points
    return -match.totals[seat] if burden else match.totals[seat]


def _digest(events: Iterable[Any]) -> bytes:
    digest = hashlib.sha256()
    for event in events:
        digest.update(_ENCODER.encode(msgspec.to_builtins(event, str_keys=True)) + b"\n")
    return digest.digest()
