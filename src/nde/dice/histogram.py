"""Draw a distribution for a terminal: value, bar, chance, chance of at least that.

There are no words in it, so it needs no language.  The longest bar fills the width.

>>> from nde.dice.distribution import distribution
>>> from nde.dice.notation import parse
>>> for line in histogram(distribution(parse("2d2")), width=34):
...     print(line)
2 ███████          25.0 %  100.0 %
3 ██████████████   50.0 %   75.0 %
4 ███████          25.0 %   25.0 %
"""

from __future__ import annotations

from math import ceil

from nde.dice.distribution import Distribution

ROWS = 40
"""Lines at most; with more results than that, neighbours share one."""
_EIGHTHS = ("", "▏", "▎", "▍", "▌", "▋", "▊", "▉")


def histogram(distribution: Distribution, width: int) -> list[str]:
    """Return the lines of a chart no wider than `width` (or than its numbers and a short bar need)."""
    rows = _rows(distribution)
    names = [str(low) if low == high else f"{low}…{high}" for low, high, _ in rows]
    left = max(map(len, names))
    most = max(ways for _, _, ways in rows)
    room = max(4, width - left - len("  100.0 %  100.0 %") - 1)
    lines = []
    remaining = distribution.whole
    for name, (_, _, ways) in zip(names, rows, strict=True):
        bar = _bar(ways * room * 8 // most)
        share, at_least = (_percent(part, distribution.whole) for part in (ways, remaining))
        lines.append(f"{name:>{left}} {bar:<{room}}  {share}  {at_least}")
        remaining -= ways
    return lines


def _rows(distribution: Distribution) -> list[tuple[int, int, int]]:
    """Return lowest value, highest value and ways of each line."""
    values = list(distribution.weights)
    if len(values) <= ROWS:
        return [(value, value, ways) for value, ways in distribution.weights.items()]
    size = ceil((values[-1] - values[0] + 1) / ROWS)
    shared: dict[int, int] = {}
    for value, ways in distribution.weights.items():
        start = values[0] + (value - values[0]) // size * size
        shared[start] = shared.get(start, 0) + ways
    return [(start, min(start + size - 1, values[-1]), ways) for start, ways in shared.items()]


def _bar(eighths: int) -> str:
    return "█" * (eighths // 8) + _EIGHTHS[eighths % 8]


def _percent(part: int, whole: int) -> str:
    return f"{100 * part / whole:5.1f} %"
