"""Work divided over processes."""

import signal
import threading
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import TypeVar

Task = TypeVar("Task")
Done = TypeVar("Done")


def spread(work: Callable[[Task], Done], tasks: Iterable[Task], jobs: int, *, ordered: bool = True) -> Iterable[Done]:
    """What ``work`` makes of each task, in so many processes; in whatever order it is done, unless ``ordered``.

    Tasks are taken as they are needed, so that there may be more of them than fit the memory.

    >>> list(spread(len, ["one", "three"], jobs=1))
    [3, 5]
    """
    if jobs == 1:
        return map(work, tasks)
    from joblib import Parallel, delayed  # noqa: PLC0415 - not needed, and slow to import, in one process

    parallel = Parallel(n_jobs=jobs, return_as="generator" if ordered else "generator_unordered")
    with _ignoring_interrupts():
        result: Iterable[Done] = parallel(delayed(work)(task) for task in tasks)
    return result


@contextmanager
def _ignoring_interrupts() -> Iterator[None]:
    """Processes started here never hear of Ctrl-C, which a terminal sends to all of them: who asked for the work does, and ends them."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
