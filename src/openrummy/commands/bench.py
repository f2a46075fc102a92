"""``openrummy bench``: how fast something is on this machine."""

import argparse
from typing import TYPE_CHECKING

from openrummy.commands import options
from openrummy.commands.errors import UsageError
from openrummy.commands.slow import warn_if_slow
from openrummy.commands.terminal import progress, whole

if TYPE_CHECKING:
    from openrummy.rules import Preset
    from openrummy.sim.bench import Bench
    from openrummy.sim.speed import Speed


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command to the parser."""
    command = commands.add_parser("bench", help="measure how fast something is on this machine")
    command.set_defaults(run=run)
    command.add_argument(
        "what", choices=["arrange", "simulate"], help="what to measure: the arranger, or whole deals of every game"
    )
    command.add_argument(
        "--hands", type=whole(1600), default=100_000, metavar="N", help="arrange: hands a batch (default: %(default)s)"
    )
    command.add_argument("--rules", metavar="NAME", help="simulate: this game alone")
    command.add_argument("--players", type=whole(2), metavar="N", help="simulate: how many play (default: as few as can)")
    command.add_argument("--bots", default="medium", metavar="LEVEL", help="simulate: the players' level (default: %(default)s)")
    command.add_argument(
        "--seconds", type=whole(1), default=2, metavar="N", help="simulate: CPU time a game (default: %(default)s)"
    )
    command.add_argument("--json", action="store_true", help="print the result as JSON")


def run(chosen: argparse.Namespace) -> None:
    """Run the command."""
    import msgspec

    warn_if_slow()
    if chosen.what == "arrange":
        from openrummy.sim.bench import bench

        found = bench(chosen.hands)
        if chosen.json:
            print(msgspec.json.encode(found).decode())
        else:
            _print_arrange(found)
        return
    speeds = _speeds(chosen)
    if chosen.json:
        print(msgspec.json.encode(speeds).decode())
    else:
        _print_speeds(speeds)


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


def _print_speeds(speeds: "list[Speed]") -> None:
    from rich.console import Console
    from rich.table import Table

    from openrummy.sim.speed import PARTS

    table = Table("Game", "Players", "Deals/s", "Moves", "µs", title="Deals on one core; moves a deal, µs a move")
    table.add_column("of which " + ", ".join(PARTS))
    for column in table.columns[1:]:
        column.justify = "right"
    table.columns[0].no_wrap = True
    for one in speeds:
        shares = "  ".join(f"{one.shares[part]:4.0%}" for part in PARTS)
        rates = (f"{one.deals_per_s:,.0f}", f"{one.moves_per_deal:.1f}", f"{one.us_per_move:.0f}")
        table.add_row(one.game, str(one.players), *rates, shares)
    Console().print(table)


def _print_arrange(found: "Bench") -> None:
    from rich.console import Console
    from rich.table import Table

    table = Table("Case", "Hands/s", "p99 µs", "Worst µs", title="The arranger" + ("" if found.compiled else ", uncompiled"))
    for column in table.columns[1:]:
        column.justify = "right"
    for one in found.results:
        table.add_row(one.case, f"{one.hands_per_s:,.0f}", f"{one.p99_us:.1f}", f"{one.max_us:.1f}")
    console = Console()
    console.print(table)
    console.print(f"Cold start: {found.cold_start_s:.3f} s", highlight=False)
