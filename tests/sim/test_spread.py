"""Work divided over processes."""

import signal
from itertools import count, islice

import pytest

from openrummy.sim.spread import spread


def test_ctrl_c_is_heard_by_who_asked_for_the_work_alone() -> None:
    """A terminal sends it to every process; workers that heard it too would fill the screen with tracebacks."""
    before = signal.getsignal(signal.SIGINT)
    assert set(spread(signal.getsignal, [signal.SIGINT] * 4, jobs=2)) == {signal.SIG_IGN}
    assert signal.getsignal(signal.SIGINT) is before
    assert before is not signal.SIG_IGN


@pytest.mark.filterwarnings("ignore:.*tasks have been successfully executed")
# A thread of joblib's may trip over tasks that it was just told to forget.
@pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")
@pytest.mark.parametrize("jobs", [1, 2])
def test_tasks_are_taken_as_they_are_needed(jobs: int) -> None:
    """More of them than fit any memory may be asked for."""
    endless = spread(abs, count(), jobs=jobs)
    assert list(islice(endless, 3)) == [0, 1, 2]
