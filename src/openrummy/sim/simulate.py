"""Many deals, and what they add up to; the same however the work is divided."""

import hashlib
from collections.abc import Callable, Iterable, Sequence
from typing import Final

import msgspec

from openrummy.rules import Rules, RulesError
from openrummy.sim.play import Played, play_deal

_ENCODER: Final = msgspec.json.Encoder(order="deterministic")
_BATCH: Final = 8


class Report(msgspec.Struct, frozen=True):
    """What the deals came to. ``wins`` and ``mean_points`` (points lost a deal) by seat; ``errors``: refused answers of players.

    ``digest``: SHA-256 (hex) over the SHA-256 of each deal's events in order, each event as JSON with sorted keys.
    """

    deals: int
    wins: list[int]
    mean_points: list[float]
    moves_per_deal: float
    errors: int
    digest: str


class _Line(msgspec.Struct, frozen=True):
    """What a report needs of one deal."""

    winner: int | None
    points: tuple[int, ...]
    moves: int
    errors: int
    digest: bytes


def simulate(
    rules: Rules,
    players: int,
    deals: int,
    seed: int,
    levels: Sequence[str] | None = None,
    *,
    jobs: int = 1,
    progress: Callable[[int], None] | None = None,
) -> Report:
    """Let computer players play ``deals`` deals in the seats 0 … ``players`` - 1; the dealer is the deal's index modulo ``players``.

    Every deal has its own seed, derived from ``seed`` and its index. ``levels``: by seat, all ``medium`` unless given. ``jobs``:
    processes. ``progress`` is told how many deals have been played. Raises ``RulesError`` (``option_out_of_range``) for a number of
    players that the rules do not seat.

    >>> from openrummy.rules import preset
    >>> simulate(preset("points").rules, players=2, deals=1, seed=1).errors
    0
    """
    if not 2 <= players <= rules.packs.seats:
        raise RulesError("option_out_of_range", option="players", value=players, allowed=list(range(2, rules.packs.seats + 1)))
    seated = tuple(levels or ["medium"] * players)
    if len(seated) != players:
        raise ValueError(f"{players} players, but levels for {len(seated)}")
    batches = [range(at, min(at + _BATCH, deals)) for at in range(0, deals, _BATCH)]
    lines: list[_Line] = []
    for batch in _played(rules, seated, seed, batches, jobs):
        lines.extend(batch)
        if progress is not None:
            progress(len(lines))
    return _report(lines, players)


def deal_seed(seed: int, index: int) -> bytes:
    """The 32-byte seed of one deal of a simulation."""
    return hashlib.sha256(f"openrummy simulate 1 {seed} {index}".encode()).digest()


def _played(rules: Rules, levels: tuple[str, ...], seed: int, batches: list[range], jobs: int) -> Iterable[list[_Line]]:
    if jobs == 1:
        return (_batch(rules, levels, seed, batch) for batch in batches)
    from joblib import Parallel, delayed  # noqa: PLC0415 - not needed, and slow to import, in one process

    work = Parallel(n_jobs=jobs, return_as="generator")
    result: Iterable[list[_Line]] = work(delayed(_batch)(rules, levels, seed, batch) for batch in batches)
    return result


def _batch(rules: Rules, levels: tuple[str, ...], seed: int, indices: range) -> list[_Line]:
    return [_line(_deal(rules, levels, seed, index), len(levels)) for index in indices]


def _deal(rules: Rules, levels: tuple[str, ...], seed: int, index: int) -> Played:
    by_seat = dict(enumerate(levels))
    return play_deal(rules, by_seat, seed=deal_seed(seed, index), dealer=index % len(levels), number=index + 1)


def _line(played: Played, players: int) -> _Line:
    points = {result.seat: result.points for result in played.end.results}
    digest = hashlib.sha256()
    for event in played.events:
        digest.update(_ENCODER.encode(msgspec.to_builtins(event, str_keys=True)) + b"\n")
    return _Line(
        winner=played.end.winner,
        points=tuple(points[seat] for seat in range(players)),
        moves=played.moves,
        errors=played.errors,
        digest=digest.digest(),
    )


def _report(lines: list[_Line], players: int) -> Report:
    count = max(len(lines), 1)
    return Report(
        deals=len(lines),
        wins=[sum(line.winner == seat for line in lines) for seat in range(players)],
        mean_points=[round(sum(line.points[seat] for line in lines) / count, 3) for seat in range(players)],
        moves_per_deal=round(sum(line.moves for line in lines) / count, 3),
        errors=sum(line.errors for line in lines),
        digest=hashlib.sha256(b"".join(line.digest for line in lines)).hexdigest(),
    )
