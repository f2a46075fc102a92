"""Where a test may kill the process, to prove that nothing acknowledged is ever lost.

``OPENRUMMY_CRASH_AT=PLACE:N`` kills the process (SIGKILL, as ``kill -9`` does) the N-th time it comes by PLACE. Places:
``before_append`` (a batch with moves is about to be written), ``after_append`` (it is in the log, nobody has been told yet). Not set: nothing.
"""

import os
import signal

_place, _, _number = os.environ.get("OPENRUMMY_CRASH_AT", "").partition(":")
_left = int(_number) if _number else 0


def point(place: str, counts: bool) -> None:
    """Come by a place, if it ``counts``; this may be the last thing the process does."""
    global _left  # noqa: PLW0603 - one counter for the whole process is the point
    if place != _place or not counts or not _left:
        return
    _left -= 1
    if not _left:
        os.kill(os.getpid(), signal.SIGKILL)
