"""What the lines of a sheet pay in chips: points to the winner (PTS-17, CLS-39, XXI-14), and the values of value cards (XXI-16)."""

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from openrummy.games.events import Result
from openrummy.games.indian.state import Deal
from openrummy.games.indian.values import differences, value_faces, worth

_IN_CHIPS: Final = ("single", "chips")
"""The formats in which a deal is settled in chips; in the others its points are added up (POOL-3, DEAL-4)."""


def paid(deal: Deal, winner: int | None, lines: Sequence[Result]) -> tuple[Result, ...]:
    """The lines with their chips, which add up to zero: each loses its points to the winner; then the values are settled."""
    rules = deal.start.rules
    if winner is None or rules.match.format not in _IN_CHIPS:
        return tuple(lines)
    multiplier = rules.table.multiplier
    pot = sum(line.points for line in lines) * multiplier
    held = _values(deal, lines)
    pays = {seat: gain * multiplier for seat, gain in differences(held).items()}
    return tuple(
        replace(
            line,
            chips=(pot if line.seat == winner else -line.points * multiplier) + pays.get(line.seat, 0),
            value=held.get(line.seat),
            value_chips=pays.get(line.seat, 0),
        )
        for line in lines
    )


def _values(deal: Deal, lines: Sequence[Result]) -> dict[int, int]:
    """The values of those who played to the end (XXI-16); none for a single one left, who shows nothing and has nobody to settle with."""
    faces = value_faces(deal.start)
    still_in = [line.seat for line in lines if line.standing in ("won", "counted")]
    if not faces or len(still_in) < 2:
        return {}
    return {seat: worth(deal.players[seat].hand, faces) for seat in still_in}
