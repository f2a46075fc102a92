"""What many deals or matches came to, and by how much one level of players is better than the others."""

import hashlib
from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev

import msgspec

_SURE = 1.96
"""Standard errors to either side of a mean, within which the true one lies in 95 of 100 cases."""


class Line(msgspec.Struct, frozen=True):
    """What a report needs of one deal or match, by player. ``points``: as the game counts them; ``worth``: so that more is better.
    ``digest``: of its events.
    """

    winners: tuple[int, ...]
    points: tuple[int, ...]
    worth: tuple[int, ...]
    deals: int
    moves: int
    errors: int
    digest: bytes

    def share(self, player: int) -> float:
        """The player's part of the win."""
        return (player in self.winners) / max(len(self.winners), 1)


class Contest(msgspec.Struct, frozen=True):
    """How the players of a level did. ``win_share``: of the deals or matches, a player; ``win_lead``: that, less what one of the others won.

    ``points_lead``: by how many points a player of this level did better than the others, a deal or match. Margins: the true value lies so
    near with 95 % confidence; a lead that is larger is no chance.
    """

    level: str
    players: int
    win_share: float
    win_lead: float
    win_margin: float
    points_lead: float
    points_margin: float


class Report(msgspec.Struct, frozen=True):
    """What the deals or matches came to; ``matches`` is 0 where deals were played by themselves.

    ``wins`` and ``mean_points`` by player, in the order they were named: without mirroring also that of the seats. Points are those that a
    deal cost or, in Rum and Gin, brought, in matches the total at their end; everyone who won together has won. ``errors``: refused answers of
    players. ``unfinished``: matches given up. ``levels``: where players of several levels played. ``digest``: SHA-256 (hex) over the SHA-256
    of the events of each deal or match in order, each event as JSON with sorted keys.
    """

    deals: int
    matches: int
    unfinished: int
    wins: list[int]
    mean_points: list[float]
    moves_per_deal: float
    errors: int
    levels: list[Contest]
    digest: str


def report(groups: Sequence[Sequence[Line]], levels: Sequence[str], *, matches: bool) -> Report:
    """The report of groups of deals or matches: those of one group were dealt the same cards, with the players in other seats."""
    lines = [line for group in groups for line in group]
    deals = sum(line.deals for line in lines)
    count = max(len(lines), 1)
    players = range(len(levels))
    names = list(dict.fromkeys(levels))
    return Report(
        deals=deals,
        matches=len(lines) if matches else 0,
        unfinished=sum(not line.winners for line in lines) if matches else 0,
        wins=[sum(player in line.winners for line in lines) for player in players],
        mean_points=[round(sum(line.points[player] for line in lines) / count, 3) for player in players],
        moves_per_deal=round(sum(line.moves for line in lines) / max(deals, 1), 3),
        errors=sum(line.errors for line in lines),
        levels=[_contest(groups, levels, name) for name in names] if len(names) > 1 else [],
        digest=hashlib.sha256(b"".join(line.digest for line in lines)).hexdigest(),
    )


def _contest(groups: Sequence[Sequence[Line]], levels: Sequence[str], name: str) -> Contest:
    own = [player for player, level in enumerate(levels) if level == name]
    others = [player for player, level in enumerate(levels) if level != name]

    def shares(line: Line, players: list[int]) -> float:
        return fmean(line.share(player) for player in players)

    won = [fmean(shares(line, own) for line in group) for group in groups]
    wins = [mine - fmean(shares(line, others) for line in group) for mine, group in zip(won, groups, strict=True)]
    points = [fmean(_lead(line, own, others) for line in group) for group in groups]
    return Contest(
        level=name,
        players=len(own),
        win_share=round(fmean(won), 4),
        win_lead=round(fmean(wins), 4),
        win_margin=round(_margin(wins), 4),
        points_lead=round(fmean(points), 3),
        points_margin=round(_margin(points), 3),
    )


def _lead(line: Line, own: list[int], others: list[int]) -> float:
    return fmean(line.worth[player] for player in own) - fmean(line.worth[player] for player in others)


def _margin(values: Sequence[float]) -> float:
    """Half the width of the 95 % interval of the mean; of a single value nothing is known."""
    return _SURE * stdev(values) / sqrt(len(values)) if len(values) > 1 else float("inf")
