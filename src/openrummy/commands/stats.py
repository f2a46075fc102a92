"""``openrummy stats opening``: what dealt hands are like (docs/statistics.md)."""

import argparse
import os
from math import sqrt
from typing import TYPE_CHECKING

from openrummy.commands import options
from openrummy.commands.errors import Failure, UsageError
from openrummy.commands.slow import warn_if_slow
from openrummy.commands.terminal import MOST_JOBS, progress, whole

if TYPE_CHECKING:
    from openrummy.rules import HandGame
    from openrummy.sim import Opening

_FEW = 4000
"""So few deals are done sooner than other processes start."""


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command to the parser."""
    command = commands.add_parser("stats", help="deal many hands and tell what they are like")
    command.set_defaults(run=run)
    command.add_argument("what", choices=["opening"], help="what to look at: opening hands, as they are dealt")
    command.add_argument("--rules", default="points", metavar="NAME", help="the game (default: %(default)s)")
    command.add_argument("--deals", type=whole(1), default=100_000, metavar="N", help="how many deals (default: %(default)s)")
    command.add_argument(
        "--seed", type=whole(0), default=1, metavar="N", help="the same seed gives the same hands (default: %(default)s)"
    )
    command.add_argument(
        "--players", type=whole(2), metavar="N", help="a table of N, and the hands of all (default: one hand of each deal)"
    )
    command.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="change an option; can be repeated")
    command.add_argument("--jobs", type=whole(1, MOST_JOBS), metavar="N", help="processes to deal in (default: one a core)")
    command.add_argument(
        "--distances",
        type=whole(0),
        metavar="N",
        help="of how many hands to tell the distance to a show (default: all, at 21 cards 10000)",
    )
    command.add_argument("--json", action="store_true", help="print the result as JSON")
    command.add_argument("--plot", metavar="FILE", help="draw the distributions into an SVG file")


def run(chosen: argparse.Namespace) -> None:
    """Run the command."""
    from openrummy.rules import RulesError
    from openrummy.sim import opening

    warn_if_slow()
    jobs = chosen.jobs or (1 if chosen.deals <= _FEW else os.cpu_count() or 1)
    try:
        rules = _rules(chosen)
        with progress("Deals", chosen.deals, _FEW) as told:
            found = opening(
                rules,
                chosen.deals,
                chosen.seed,
                players=chosen.players or 1,
                distances=chosen.distances,
                jobs=jobs,
                progress=told,
            )
    except RulesError as error:
        raise UsageError(options.sentence(error.code, error.params)) from error
    if chosen.plot:
        _draw(found, chosen.plot, f"{rules.name}: {found.hands:,} dealt hands, seed {found.seed}")
    if chosen.json:
        import msgspec

        print(msgspec.json.encode({"rules": rules.name, **msgspec.structs.asdict(found)}).decode())
    else:
        _print(found, rules.name)


def _rules(chosen: argparse.Namespace) -> "HandGame":
    """The named game with ``NAME=VALUE`` changes; for a table of as many seats as players where it lets one choose."""
    from openrummy.rules import hand_game

    game = hand_game(chosen.rules)
    changes = options.read(chosen.option, game.choices)
    if chosen.players and "seats" in game.choices:
        changes = {"seats": chosen.players, **changes}
    return game.make(changes)


def _draw(found: "Opening", file: str, title: str) -> None:
    from pathlib import Path

    from openrummy.sim import plot

    try:
        Path(file).write_text(plot(found, title), encoding="utf-8")
    except OSError as error:
        raise Failure(f"--plot {file}: {error.strerror}") from error


def _print(found: "Opening", name: str) -> None:
    from rich.console import Console
    from rich.table import Table

    table = Table("Opening hands", "", title=f"{name}: {found.hands:,} hands")
    table.columns[1].justify = "right"
    for words, value in _lines(found):
        table.add_row(words, value)
    Console().print(table)


def _lines(found: "Opening") -> list[tuple[str, str]]:
    """The table's rows; shares with two standard errors of that many hands."""
    from openrummy.arrange.options import UNCAPPED

    def share(part: float, hands: int) -> str:
        return f"{part:.3%} ± {2 * sqrt(part * (1 - part) / max(hands, 1)):.3%}"

    capped = [(f"Over {found.cap}", share(found.share_over_cap, found.hands))] if found.cap < UNCAPPED else []
    lines = [
        ("Mean count of all cards", f"{found.mean_count:.2f}"),
        *capped,
        ("Mean count of the best arrangement", f"{found.mean_least_count:.2f}"),
        ("Mean jokers", f"{found.mean_jokers:.3f}"),
        ("Three or more jokers", share(found.share_three_jokers, found.hands)),
        ("A pure sequence", share(found.share_pure_sequence, found.hands)),
    ]
    for words, part in (("A value card", found.share_value_card), ("A marriage", found.share_marriage)):
        if part is not None:
            lines.append((words, share(part, found.hands)))
    return lines + [(f"Distance {far}", share(part, found.distance_hands)) for far, part in enumerate(found.distance)]
