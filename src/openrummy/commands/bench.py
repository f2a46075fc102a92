"""``openrummy bench``: how fast the arranger is on this machine, beside others; and whole deals of every game."""

import argparse
from typing import TYPE_CHECKING

from openrummy.commands import speeds
from openrummy.commands.slow import warn_if_slow
from openrummy.commands.terminal import steps, table_lines, whole

if TYPE_CHECKING:
    from openrummy.sim.bench import Bench


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command to the parser."""
    command = commands.add_parser("bench", help="measure how fast something is on this machine")
    command.set_defaults(run=run)
    command.add_argument("what", choices=["arrange", "simulate"], help="what to measure: the arranger, or whole deals")
    command.add_argument(
        "--hands", type=whole(1600), default=100_000, metavar="N", help="arrange: hands a batch (default: %(default)s)"
    )
    speeds.add_arguments(command)
    how = command.add_mutually_exclusive_group()
    how.add_argument("--json", action="store_true", help="print the result as JSON")
    how.add_argument("--markdown", action="store_true", help="print the result as tables in Markdown")


def run(chosen: argparse.Namespace) -> None:
    """Run the command."""
    warn_if_slow()
    if chosen.what == "simulate":
        speeds.run(chosen)
        return
    from openrummy.sim.bench import bench

    with steps("Measuring") as told:
        found = bench(chosen.hands, told)
    if chosen.json:
        import msgspec

        print(msgspec.json.encode(found).decode())
    elif chosen.markdown:
        print(markdown(found))
    else:
        print_tables(found)


def markdown(found: "Bench") -> str:
    """The result as tables in Markdown, the machine named."""
    parts = [_title(found) + ".", "", *table_lines(_CASES, _cases(found)), "", _rest(found)]
    if found.comparisons:
        parts += ["", *table_lines(_OTHERS, _others(found))]
    return "\n".join(parts)


_CASES = ("Case", "Hands a second", "p99, µs", "Worst, µs")
_OTHERS = ("Other", "On", "Hands a second", "OpenRummy", "Times", "Differ")


def _title(found: "Bench") -> str:
    machine = found.machine
    cores = f"{machine.cores} {'core' if machine.cores == 1 else 'cores'}"
    how = "" if found.compiled else ", uncompiled"
    return f"One core of {machine.processor} ({cores}), {machine.system}, Python {machine.python}{how}"


def _cases(found: "Bench") -> list[tuple[str, ...]]:
    return [(one.case, f"{one.hands_per_s:,.0f}", f"{one.p99_us:,.1f}", f"{one.max_us:,.1f}") for one in found.results]


def _others(found: "Bench") -> list[tuple[str, ...]]:
    return [
        (
            one.by,
            one.case,
            f"{one.hands_per_s:,.0f}",
            f"{one.ours_per_s:,.0f}",
            f"{one.ours_per_s / one.hands_per_s:,.0f}" if one.hands_per_s else "-",
            f"{one.differ:,} of {one.hands:,}",
        )
        for one in found.comparisons
    ]


def _rest(found: "Bench") -> str:
    memory = f" Memory at most: {found.memory_mb:.0f} MB." if found.memory_mb else ""
    cores = [f"{one.case} {one.hands_per_s:,.0f} hands a second ({one.times:.2f} times)" for one in found.all_cores]
    spread = f"On {found.all_cores[0].threads} cores: {', '.join(cores)}. " if cores else ""
    return spread + (
        f"One call of `count` above the solve: {found.call_overhead_us:.1f} µs. "
        f"`openrummy arrange` from a cold start: {found.cold_start_s:.3f} s.{memory}"
    )


def print_tables(found: "Bench") -> None:
    """Print the result as tables for a person at a terminal."""
    from rich.console import Console
    from rich.table import Table

    console = Console()
    console.print(_title(found), highlight=False)
    for head, rows in ((_CASES, _cases(found)), (_OTHERS, _others(found))):
        table = Table(*head)
        for column in table.columns[1:]:
            column.justify = "right"
        for row in rows:
            table.add_row(*row)
        if rows:
            console.print(table)
    console.print(_rest(found).replace("`", ""), highlight=False)
