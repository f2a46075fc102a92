"""The command line: ``openrummy serve``, ``arrange``, ``check``, ``count``, ``simulate``, ``stats`` and ``bench``.

Only what a command uses is imported, and only when it runs: reading the arguments and ``--help`` take no time. Exit codes: 0 done, 1 failed,
2 for arguments that cannot be.
"""

import argparse
import os
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, NoReturn

from openrummy.commands import bench, hands, stats
from openrummy.commands import options as written_options
from openrummy.commands.errors import Failure, UsageError
from openrummy.commands.slow import warn_if_slow
from openrummy.commands.terminal import progress, whole

if TYPE_CHECKING:
    from openrummy.rules import Rules
    from openrummy.rules.value import Value
    from openrummy.sim import Report


class _Version(argparse.Action):
    """Reads the version only when it is asked for."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> NoReturn:
        from importlib.metadata import version

        print(f"openrummy {version('openrummy')}")
        parser.exit()


def parser() -> argparse.ArgumentParser:
    """The arguments of every command."""
    top = argparse.ArgumentParser(prog="openrummy", description="Rummy: a table in the browser, and an exact engine behind it.")
    top.add_argument("--version", action=_Version, nargs=0, help="print the version and stop")
    commands = top.add_subparsers(dest="command", required=True, metavar="COMMAND")

    hands.add(commands)
    stats.add(commands)

    serve = commands.add_parser("serve", help="host the tables that people open in a browser")
    serve.set_defaults(run=_serve)
    serve.add_argument(
        "--host", default="127.0.0.1", help="address to listen at; 0.0.0.0 for every network (default: %(default)s)"
    )
    serve.add_argument(
        "--port", type=whole(0, 65535), default=8000, help="port to listen at; 0 takes a free one (default: %(default)s)"
    )
    serve.add_argument(
        "--database", metavar="URL", help="where tables are kept: sqlite:///PATH (default: a file in your data folder)"
    )
    serve.add_argument("--open", action="store_true", help="open the page in the browser")

    simulate = commands.add_parser("simulate", help="let computer players play many deals")
    simulate.set_defaults(run=_simulate)
    simulate.add_argument("--rules", default="points", metavar="NAME", help="the game (default: %(default)s)")
    simulate.add_argument("--players", type=whole(2), default=4, metavar="N", help="how many play (default: %(default)s)")
    simulate.add_argument("--deals", type=whole(1), default=100, metavar="N", help="how many deals (default: %(default)s)")
    simulate.add_argument(
        "--seed", type=whole(0), default=1, metavar="N", help="the same seed gives the same deals (default: %(default)s)"
    )
    simulate.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="change an option; can be repeated")
    simulate.add_argument("--jobs", type=whole(1), default=1, metavar="N", help="processes to play in (default: %(default)s)")
    simulate.add_argument("--json", action="store_true", help="print the result as JSON")

    bench.add(commands)
    return top


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; returns the exit code. Usage errors of argparse itself raise ``SystemExit(2)``."""
    chosen = parser().parse_args(arguments)
    try:
        code = int(chosen.run(chosen) or 0)
        sys.stdout.flush()
        return code
    except UsageError as error:
        print(f"openrummy {chosen.command}: {error}", file=sys.stderr)
        return 2
    except Failure as error:
        print(f"openrummy {chosen.command}: {error}", file=sys.stderr)
        return 1
    except BrokenPipeError:
        # Whoever read our output has seen enough. Python flushes at its end: the rest must have a place to go.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except KeyboardInterrupt:
        return 130


def _serve(chosen: argparse.Namespace) -> None:
    import logging

    from openrummy.server.run import ServeError, serve

    warn_if_slow()
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    logging.getLogger("openrummy").setLevel(logging.INFO)

    def ready(address: str) -> None:
        print(f"OpenRummy is open at {address} (Ctrl-C stops it)", flush=True)
        if chosen.open:
            _open(address)

    try:
        serve(chosen.host, chosen.port, chosen.database, ready=ready)
    except ServeError as error:
        raise Failure(str(error)) from error
    except KeyboardInterrupt:
        print("OpenRummy has stopped; every table is kept.", flush=True)


def _open(address: str) -> None:
    """Open the page in the browser, without waiting for it."""
    import threading
    import webbrowser

    threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def _simulate(chosen: argparse.Namespace) -> None:
    import msgspec

    from openrummy.rules import RulesError
    from openrummy.sim import simulate

    warn_if_slow()
    try:
        rules = _rules(chosen.rules, chosen.players, chosen.option)
        with progress("Deals", chosen.deals, 50) as told:
            report = simulate(rules, chosen.players, chosen.deals, chosen.seed, jobs=chosen.jobs, progress=told)
    except RulesError as error:
        raise UsageError(written_options.sentence(error.code, error.params)) from error
    if chosen.json:
        print(msgspec.json.encode(report).decode())
    else:
        _print_report(report)


def _rules(name: str, players: int, changes: Sequence[str]) -> "Rules":
    """The named rules with ``NAME=VALUE`` changes, for a table of as many seats as players where nothing else is said."""
    from openrummy.rules import preset, replace
    from openrummy.rules.value import options

    most = max(seats for seats in options()["seats"].values if isinstance(seats, int))
    if players > most:
        raise UsageError(f"--players {players}: there are 2 to {most} seats at a table")
    wanted: dict[str, Value] = {"seats": players}
    wanted |= written_options.read(changes, {option.name: option.values for option in options().values()})
    return replace(preset(name).rules, wanted)


def _print_report(report: "Report") -> None:
    from rich.console import Console
    from rich.table import Table

    table = Table("Seat", "Won", "Mean points", title=f"{report.deals} deals, {report.moves_per_deal:.1f} moves each")
    for column in table.columns:
        column.justify = "right"
    for seat, (wins, points) in enumerate(zip(report.wins, report.mean_points, strict=True), start=1):
        table.add_row(str(seat), str(wins), f"{points:.2f}")
    console = Console()
    console.print(table)
    console.print(f"Errors: {report.errors}   Digest: {report.digest}", highlight=False)
