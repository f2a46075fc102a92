"""What commands share: whole numbers as arguments, the bar of a work that takes a while, tables in Markdown."""

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Final

MOST_JOBS: Final = 256
"""Processes that a command may be asked to work in; what starts them has a limit too, and says so less clearly."""


_DIGITS: Final = 100
"""More signs than any whole number here needs; Python itself reads some thousand."""


def whole(least: int, most: int | None = None) -> Callable[[str], int]:
    """A reader of whole numbers for argparse."""

    def read(text: str) -> int:
        if len(text) > _DIGITS:
            raise argparse.ArgumentTypeError(f"{text[:12]!r}… is no number that anyone needs: it has {len(text)} signs")
        if not text.isdecimal() or int(text) < least or (most is not None and int(text) > most):
            wanted = f"from {least} up" if most is None else f"from {least} to {most}"
            raise argparse.ArgumentTypeError(f"{text!r} is not a whole number {wanted}")
        return int(text)

    return read


@contextmanager
def progress(what: str, total: int, worth: int) -> Iterator[Callable[[int], None] | None]:
    """A bar on the terminal, told how many of ``total`` are done; None where nobody watches, or for fewer than ``worth``."""
    if total < worth or not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(what, total=total)
        yield lambda done: bar.update(task, completed=done)


@contextmanager
def steps(what: str) -> Iterator[Callable[[str], None]]:
    """A line on the terminal that says what is being done now, and for how long; nothing where nobody watches."""
    if not sys.stderr.isatty():
        yield lambda _: None
        return
    from rich.console import Console
    from rich.progress import Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

    columns = (SpinnerColumn(), TextColumn("{task.description}"), TimeElapsedColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(what)
        yield lambda now: bar.update(task, description=f"{what}: {now}")


def table_lines(head: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    """The lines of a table in Markdown; all columns but the first hold numbers."""
    lines = [head, ["---", *["---:"] * (len(head) - 1)], *rows]
    return ["| " + " | ".join(line) + " |" for line in lines]
