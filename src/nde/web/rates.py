"""Token buckets: how much one caller may ask for, in little memory however many callers there are."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable


class Rates:
    """A bucket for each key: it holds `burst` tokens and gains `per_second` of them.

    Only the keys that were used latest are remembered.  A bucket that is forgotten was the longest unused,
    and with the usual figures full again; whoever comes from more addresses is not held up by buckets.

    >>> rates = Rates(per_second=0.5, burst=2)
    >>> rates.take("ann", 0.0), rates.take("ann", 0.0), rates.take("ann", 0.0), rates.take("ann", 2.0)
    (0.0, 0.0, 2.0, 0.0)
    """

    def __init__(self, per_second: float, burst: float, most_keys: int = 10_000) -> None:
        if per_second <= 0 or burst < 1 or most_keys < 1:
            raise ValueError("a bucket has to gain and to hold something")
        self._per_second, self._burst, self._most_keys = per_second, float(burst), most_keys
        self._buckets: OrderedDict[Hashable, tuple[float, float]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._buckets)

    def take(self, key: Hashable, now: float) -> float:
        """Take a token and return 0, or the seconds until there is one again."""
        tokens = self._tokens(key, now)
        wait = self._wait(tokens)
        self._buckets[key] = (tokens if wait else tokens - 1.0, now)
        self._buckets.move_to_end(key)
        if len(self._buckets) > self._most_keys:
            self._buckets.popitem(last=False)
        return wait

    def wait(self, key: Hashable, now: float) -> float:
        """The seconds until a token could be taken; nothing is taken."""
        return self._wait(self._tokens(key, now))

    def _tokens(self, key: Hashable, now: float) -> float:
        tokens, before = self._buckets.get(key, (self._burst, now))
        return min(self._burst, tokens + max(0.0, now - before) * self._per_second)

    def _wait(self, tokens: float) -> float:
        # A hair's breadth less than one is one: whoever waits as long as told is not sent away again.
        return 0.0 if tokens >= 1.0 - 1e-9 else (1.0 - tokens) / self._per_second
