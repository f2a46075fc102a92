"""How fast is too fast."""

import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field


@dataclass
class Bucket:
    """Lets ``rate`` things a second through, and ``burst`` at once."""

    rate: float
    burst: float
    clock: Callable[[], float] = time.monotonic
    _level: float = field(init=False)
    _at: float = field(init=False)

    def __post_init__(self) -> None:
        self._level, self._at = self.burst, self.clock()

    def has(self) -> bool:
        """Would one more pass now?"""
        self._fill()
        return self._level >= 1

    def take(self) -> bool:
        """May one more pass?

        >>> now = 0.0
        >>> bucket = Bucket(rate=1, burst=2, clock=lambda: now)
        >>> bucket.take(), bucket.take(), bucket.take()
        (True, True, False)
        >>> now = 1.0
        >>> bucket.take(), bucket.take()
        (True, False)
        """
        if not self.has():
            return False
        self._level -= 1
        return True

    def _fill(self) -> None:
        now = self.clock()
        self._level = min(self.burst, self._level + (now - self._at) * self.rate)
        self._at = now


class Buckets:
    """A bucket for each of the last ``keep`` who came."""

    def __init__(self, rate: float, burst: float, keep: int = 4096) -> None:
        self._rate, self._burst, self._keep = rate, burst, keep
        self._by_key: OrderedDict[str, Bucket] = OrderedDict()

    def has(self, key: str) -> bool:
        """Would one more of this key's pass now?"""
        return key not in self._by_key or self._by_key[key].has()

    def take(self, key: str) -> bool:
        """May one more of this key's pass?"""
        bucket = self._by_key.pop(key, None) or Bucket(self._rate, self._burst)
        self._by_key[key] = bucket
        if len(self._by_key) > self._keep:
            self._by_key.popitem(last=False)
        return bucket.take()
