"""``openrummy simulate``: computer players play many deals, or whole matches."""

import argparse
from collections.abc import Sequence
from typing import TYPE_CHECKING

from openrummy.commands import options
from openrummy.commands.errors import UsageError
from openrummy.commands.slow import warn_if_slow
from openrummy.commands.terminal import MOST_JOBS, progress, whole

if TYPE_CHECKING:
    from openrummy.rules import Preset, Rules
    from openrummy.sim import Report

_FEW = 50
"""So few are played before a bar could be read."""


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command to the parser."""
    command = commands.add_parser("simulate", help="let computer players play many deals or matches")
    command.set_defaults(run=run)
    command.add_argument("--rules", default="points", metavar="NAME", help="the game (default: %(default)s)")
    command.add_argument("--players", type=whole(2), metavar="N", help="how many play (default: 4, or as many as the game seats)")
    command.add_argument(
        "--bots", metavar="LEVELS", default="medium", help="their levels in turn, as hard,medium (default: all %(default)s)"
    )
    played = command.add_mutually_exclusive_group()
    played.add_argument("--deals", type=whole(1), metavar="N", help="how many deals, each by itself (default: 100)")
    played.add_argument("--matches", type=whole(1), metavar="N", help="how many matches, deal by deal to their results")
    command.add_argument(
        "--mirror", action="store_true", help="play each again with the seats moved on, until all had every hand"
    )
    command.add_argument(
        "--seed", type=whole(0), default=1, metavar="N", help="the same seed gives the same deals (default: %(default)s)"
    )
    command.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="change an option; can be repeated")
    command.add_argument(
        "--jobs", type=whole(1, MOST_JOBS), default=1, metavar="N", help="processes to play in (default: %(default)s)"
    )
    command.add_argument("--json", action="store_true", help="print the result as JSON")


def run(chosen: argparse.Namespace) -> None:
    """Run the command."""
    from openrummy.rules import RulesError, preset
    from openrummy.sim import simulate, simulate_matches

    warn_if_slow()
    count = chosen.matches or chosen.deals or 100
    play = simulate_matches if chosen.matches else simulate
    try:
        game = preset(chosen.rules)
        named = chosen.bots.split(",")
        players = chosen.players or (len(named) if len(named) > 1 else _usual_players(game))
        if len(named) > players:
            raise UsageError(f"--bots {chosen.bots}: {len(named)} levels for {players} players")
        levels = [named[at % len(named)] for at in range(players)]
        rules = rules_for(game, players, chosen.option)
        with progress("Matches" if chosen.matches else "Deals", count, _FEW) as told:
            report = play(rules, players, count, chosen.seed, levels, mirror=chosen.mirror, jobs=chosen.jobs, progress=told)
    except RulesError as error:
        raise UsageError(options.sentence(error.code, error.params | {"rules": chosen.rules})) from error
    if chosen.json:
        import msgspec

        print(msgspec.json.encode(report).decode())
    else:
        _print(report, levels)


def _seats(game: "Preset") -> tuple[int, ...]:
    """How many can play."""
    return tuple(int(seats) for seats in game.choices.get("seats", (game.rules.packs.seats,)))


def _usual_players(game: "Preset") -> int:
    return min(4, game.rules.packs.seats)


def rules_for(game: "Preset", players: int, changes: Sequence[str]) -> "Rules":
    """The game's rules with ``NAME=VALUE`` changes, for a table of as many seats as players where nothing else is said."""
    seats = _seats(game)
    if players not in seats:
        raise UsageError(f"--players {players}: {game.name} is played by {_listed(seats)}")
    asked = options.read(changes, game.choices)
    return game.make(({"seats": players} if "seats" in game.choices else {}) | asked)


def _listed(seats: tuple[int, ...]) -> str:
    return f"{seats[0]} to {seats[-1]}" if len(seats) > 1 else str(seats[0])


def _print(report: "Report", levels: Sequence[str]) -> None:
    from rich.console import Console
    from rich.table import Table

    what = f"{report.matches} matches, {report.deals} deals" if report.matches else f"{report.deals} deals"
    table = Table("Player", "Level", "Won", "Mean points", title=f"{what}, {report.moves_per_deal:.1f} moves each deal")
    for player, (level, wins, points) in enumerate(zip(levels, report.wins, report.mean_points, strict=True), start=1):
        table.add_row(str(player), level, str(wins), f"{points:.2f}")
    contest = Table("Level", "Won each", "More than the others", "Points ahead of the others", title="With 95 % intervals")
    for one in report.levels:
        wins_ahead = f"{one.win_lead:+.2%} ± {one.win_margin:.2%}"
        contest.add_row(one.level, f"{one.win_share:.2%}", wins_ahead, f"{one.points_lead:+.2f} ± {one.points_margin:.2f}")
    console = Console()
    for shown in (table, contest) if report.levels else (table,):
        for column in shown.columns[shown is table :]:
            column.justify = "right"
        console.print(shown)
    given_up = f"   Unfinished: {report.unfinished}" if report.unfinished else ""
    console.print(f"Errors: {report.errors}{given_up}   Digest: {report.digest}", highlight=False)
