"""The time that tables live by: seconds since 1970 as they were when the process began, and from then on only forward.

A clock that somebody sets, or that jumps when the network tells it the time, must drop no player and stop no turn.
"""

import time as _time
from typing import Final

_BEGAN: Final = _time.time() - _time.monotonic()


def time() -> float:
    """Seconds since 1970, whatever happens to the machine's clock meanwhile."""
    return _BEGAN + _time.monotonic()
