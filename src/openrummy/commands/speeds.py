"""``openrummy bench simulate``: how fast deals of every game are played, and where the time goes."""

import argparse
from typing import TYPE_CHECKING

from openrummy.commands import options
from openrummy.commands.errors import UsageError
from openrummy.commands.terminal import progress, table_lines, whole

if TYPE_CHECKING:
    from openrummy.rules import Preset
    from openrummy.sim.speed import Speed


def add_arguments(command: argparse.ArgumentParser) -> None:
    """Add what only this command reads."""
    command.add_argument("--rules", metavar="NAME", help="simulate: this game alone")
    command.add_argument("--players", type=whole(2), metavar="N", help="simulate: how many play (default: as few as can)")
    command.add_argument("--bots", default="medium", metavar="LEVEL", help="simulate: the players' level (default: %(default)s)")
    command.add_argument(
        "--seconds", type=whole(1), default=2, metavar="N", help="simulate: CPU time a game (default: %(default)s)"
    )


def run(chosen: argparse.Namespace) -> None:
    """Run the command."""
    import msgspec

    found = _speeds(chosen)
    if chosen.json:
        print(msgspec.json.encode(found).decode())
    elif chosen.markdown:
        print("\n".join(table_lines(_HEAD, _rows(found))))
    else:
        _print(found)


def _speeds(chosen: argparse.Namespace) -> "list[Speed]":
    from openrummy import bots
    from openrummy.rules import RulesError, preset, presets
    from openrummy.sim.speed import speed

    if chosen.bots not in bots.LEVELS:
        raise UsageError(f"--bots {chosen.bots}: there are {', '.join(bots.LEVELS)}")
    try:
        games = [preset(chosen.rules)] if chosen.rules else list(presets().values())
    except RulesError as error:
        raise UsageError(options.sentence(error.code, error.params)) from error
    found: list[Speed] = []
    with progress("Games", len(games), 2) as told:
        for game in games:
            found.append(speed(game, _players(game, chosen.players), seconds=chosen.seconds, level=chosen.bots))
            if told is not None:
                told(len(found))
    return found


def _players(game: "Preset", asked: int | None) -> int:
    """As many as asked for, or as are nearest to it in this game."""
    seats = [int(one) for one in game.choices.get("seats", (game.rules.packs.seats,))]
    return min(seats, key=lambda one: abs(one - (asked or 2)))


_HEAD = ("Game", "N", "Deals/s", "Moves", "µs", "Arrange", "Bots", "Engine", "Views", "Rest")
"""Players, moves a deal, microseconds a move, and the parts of ``sim.speed.PARTS``."""


def _rows(speeds: "list[Speed]") -> list[list[str]]:
    """Moves are those of a deal, microseconds those of a move; the parts are their shares of the time."""
    return [
        [
            one.game,
            str(one.players),
            f"{one.deals_per_s:,.0f}",
            f"{one.moves_per_deal:.1f}",
            f"{one.us_per_move:.0f}",
            *(f"{share:.0%}" for share in one.shares.values()),
        ]
        for one in speeds
    ]


def _print(speeds: "list[Speed]") -> None:
    from rich.console import Console
    from rich.table import Table

    table = Table(*_HEAD, title="Deals on one core: moves a deal, µs a move, of which", padding=(0, 0, 0, 1))
    for column in table.columns:
        column.no_wrap = True
        column.justify = "right"
    table.columns[0].justify = "left"
    for row in _rows(speeds):
        table.add_row(*row)
    Console().print(table)
