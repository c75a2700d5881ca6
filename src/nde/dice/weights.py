"""Arithmetic on weights: how many equally likely ways lead to each value, as whole numbers.

Adding independent values multiplies polynomials.  All coefficients of a polynomial are packed into one
large integer, wide enough apart not to touch, so that Python's own multiplication does the work of the
inner loops; `_pack` and `_unpack` are the two ends of that.  Every function states its price to a
`Meter` before it starts, so what would take too long is refused at once and never begun.

>>> add([({1: 1, 2: 1}, 2)], Meter())
{2: 1, 3: 2, 4: 1}
>>> keep_highest({1: 1, 2: 1}, count=3, kept=2, meter=Meter())
{2: 1, 3: 3, 4: 4}
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from math import comb, prod
from typing import TypeAlias

Weights: TypeAlias = dict[int, int]
"""From a value to the number of ways that lead to it; values in order, ways above zero."""

WORK = 600_000_000
"""Steps one distribution may take: a step is around a nanosecond."""
VALUES = 100_000
"""Different values one distribution may have."""


class TooMuchWork(Exception):
    """A distribution would take too long or too much room; `nde.dice.distribution` says so to people."""


class Meter:
    """Counts the work of one distribution, and stops it before it becomes too much."""

    def __init__(self) -> None:
        self.left = WORK

    def spend(self, steps: float) -> None:
        """Pay for the next piece of work, or raise `TooMuchWork`."""
        if steps > self.left:
            raise TooMuchWork
        self.left -= int(steps)

    def hold(self, values: int) -> None:
        """Raise `TooMuchWork` if a result has more values than we hold; pay for building it."""
        if values > VALUES:
            raise TooMuchWork
        self.spend(values * 100)


def _pack(weights: Mapping[int, int], low: int, width: int) -> int:
    """Return one integer with the weight of `low + n` at byte `n * width`."""
    packed = bytearray((max(weights) - low + 1) * width)
    for value, ways in weights.items():
        place = (value - low) * width
        packed[place : place + width] = ways.to_bytes(width, "little")
    return int.from_bytes(packed, "little")


def _unpack(packed: int, low: int, width: int) -> Weights:
    """Return the weights that `_pack` made into one integer, without those of zero."""
    size = -(-packed.bit_length() // (8 * width)) * width
    raw = packed.to_bytes(size, "little")
    ways: Iterable[int] = memoryview(raw).cast("Q") if width == 8 and _LITTLE else _read(raw, width)
    return {value: way for value, way in enumerate(ways, low) if way}


_LITTLE = memoryview(b"\x01" + bytes(7)).cast("Q")[0] == 1


def _read(raw: bytes, width: int) -> Iterable[int]:
    return (int.from_bytes(raw[place : place + width], "little") for place in range(0, len(raw), width))


def _width(whole: int) -> int:
    """Return how many bytes hold any weight of a distribution with so many ways in all."""
    return -(-(whole.bit_length()) // 64) * 8


def _multiplying(bytes_one: float, bytes_other: float) -> float:
    """Return the steps it takes to multiply two integers of so many bytes."""
    small, large = sorted((bytes_one / 4 + 1, bytes_other / 4 + 1))
    # Python splits the larger into pieces as large as the smaller, and those in Karatsuba's way.
    each = small * small if small < 70 else 70 * 70 * (small / 70) ** 1.585
    return (large / small) * each


def add(terms: Sequence[tuple[Weights, int]], meter: Meter) -> Weights:
    """Return the weights of a sum of independent values, each term so many times over."""
    low = sum(min(weights) * times for weights, times in terms)
    span = sum((max(weights) - min(weights)) * times for weights, times in terms) + 1
    if _is_sparse(terms, span):
        return _add_one_by_one(terms, meter)
    meter.hold(span)
    bits = sum(sum(weights.values()).bit_length() * times for weights, times in terms)
    width = -(-bits // 64) * 8
    # A power costs about a third of its last multiplication would with two full-sized factors.
    meter.spend(_multiplying(span * width, span * width) * 0.35)
    packed = 1
    for weights, times in terms:
        packed *= _pack(weights, min(weights), width) ** times
    return _unpack(packed, low, width)


def _is_sparse(terms: Sequence[tuple[Weights, int]], span: int) -> bool:
    """Tell whether the values lie so far apart that packing them would mostly store gaps."""
    pairs = 1
    for weights, times in terms:
        for _ in range(times if len(weights) > 1 else 0):
            pairs *= len(weights)
            if pairs * 4 > span:
                return False
    return True


def _add_one_by_one(terms: Sequence[tuple[Weights, int]], meter: Meter) -> Weights:
    total: Weights = {0: 1}
    for weights, times in terms:
        for _ in range(times):
            total = combine(total, weights, int.__add__, meter)
    return total


def combine(left: Weights, right: Weights, join: Callable[[int, int], int], meter: Meter) -> Weights:
    """Return the weights of `join` of two independent values, pair by pair."""
    pairs = len(left) * len(right)
    meter.spend(pairs * 250)
    joined: Weights = {}
    for one, ways_one in left.items():
        for other, ways_other in right.items():
            value = join(one, other)
            joined[value] = joined.get(value, 0) + ways_one * ways_other
        if len(joined) > VALUES:
            raise TooMuchWork
    meter.hold(len(joined))
    return dict(sorted(joined.items()))


def negate(weights: Weights) -> Weights:
    """Return the weights of the value below zero."""
    return {-value: ways for value, ways in reversed(weights.items())}


def extreme_highest(options: Sequence[Weights], meter: Meter) -> Weights:
    """Return the weights of the highest of independent values, by counting ways to stay at or below."""
    values = sorted(set().union(*options))
    bits = sum(sum(option.values()).bit_length() for option in options)
    meter.hold(len(values))
    meter.spend(len(values) * len(options) * (100 + bits))
    below = [0] * len(options)
    highest: Weights = {}
    ways_before = 0
    for value in values:
        for place, option in enumerate(options):
            below[place] += option.get(value, 0)
        ways = prod(below)
        if ways > ways_before:
            highest[value] = ways - ways_before
        ways_before = ways
    return highest


def keep_highest(die: Weights, count: int, kept: int, meter: Meter) -> Weights:
    """Return the weights of the sum of the highest `kept` of `count` like dice.

    Counted by the lowest value that is kept: `above` dice show more, at least as many as are still
    wanted show exactly it, the rest show that or less.  That is values times kept terms, however many
    dice there are.
    """
    if kept == count:
        return add([(die, count)], meter)
    if kept == 1:
        return _highest_one(die, count, meter)
    low = min(die)
    width = _width(sum(die.values()) ** count)
    raise_powers = _way_to_raise(die, count, kept, width, meter)
    shift = 8 * width
    total = 0
    powers = [1] + [0] * (kept - 1)  # of the polynomial of all values above the one in hand
    less = sum(die.values())
    for value, ways in reversed(die.items()):
        less -= ways
        place = shift * (value - low)
        for above in range(kept if powers[1] else 1):
            rest = comb(count, above) * _at_least(count - above, kept - above, ways, less)
            total += (rest * powers[above]) << (place * (kept - above))
        raise_powers(powers, ways, place)
    return _unpack(total, low * kept, width)


def _way_to_raise(
    die: Weights, count: int, kept: int, width: int, meter: Meter
) -> Callable[[list[int], int, int], None]:
    """Return the cheaper way to bring the powers of a polynomial up to date, and pay for the whole pool."""
    span = max(die) - min(die)
    meter.hold(span * kept + 1)
    bytes_of_power = span * kept * width / 2
    bytes_of_ways = max(die.values()).bit_length() / 8 * kept / 2
    steps = len(die) * kept
    by_product = _multiplying(bytes_of_power, span * width)
    by_binomial = kept / 2 * (300 + _multiplying(bytes_of_power, bytes_of_ways) + bytes_of_power / 4)
    meter.spend(steps * (_multiplying(bytes_of_power, width) + min(kept, count - kept) * width * 4))
    meter.spend(steps * min(by_product, by_binomial))
    return _raise_by_product if by_product < by_binomial else _raise_by_binomial


def _raise_by_product(powers: list[int], ways: int, place: int) -> None:
    """Replace the powers of a polynomial by those of it plus one term, each from the one before."""
    more = powers[1] + (ways << place)
    for exponent in range(1, len(powers)):
        powers[exponent] = powers[exponent - 1] * more


def _raise_by_binomial(powers: list[int], ways: int, place: int) -> None:
    """Do the same by the binomial theorem: more terms, but each is a product with a small number."""
    for exponent in range(len(powers) - 1, 0, -1):
        for terms in range(1, exponent + 1):
            factor = comb(exponent, terms) * int(ways**terms)
            powers[exponent] += (factor * powers[exponent - terms]) << (place * terms)


def _highest_one(die: Weights, count: int, meter: Meter) -> Weights:
    meter.spend(len(die) * _multiplying(count * 2, count * 2))
    highest: Weights = {}
    below = 0
    before = 0
    for value, ways in die.items():
        below += ways
        now = below**count
        highest[value] = now - before
        before = now
    return highest


def _at_least(count: int, wanted: int, ways: int, less: int) -> int:
    """Return in how many ways at least `wanted` of `count` dice show a value, the others less."""
    if count - wanted < wanted:
        return sum(_exactly(count, n, less, ways) for n in range(count - wanted + 1))
    every: int = pow(ways + less, count)
    return every - sum(_exactly(count, n, ways, less) for n in range(wanted))


def _exactly(count: int, wanted: int, ways: int, others: int) -> int:
    """Return in how many ways exactly `wanted` of `count` dice show one thing and the others another."""
    return comb(count, wanted) * int(ways**wanted) * int(others ** (count - wanted))


def explode(die: Weights, faces: Iterable[int], extra: int, meter: Meter) -> Weights:
    """Return the weights of a die that adds another roll on these faces, at most `extra` times.

    Worked out from the last roll backwards: it stands whatever it shows, the one before it goes on
    or stands, and so on.
    """
    again = {face: die[face] for face in faces if face in die}
    if not again:
        return die
    if len(again) == 1:
        return _explode_on_one(die, min(again), extra, meter)
    whole = sum(die.values())
    width = _width(whole ** (extra + 1))
    span = extra * max(again) + max(die) + 1
    meter.hold(span)
    meter.spend(extra * _multiplying(span * width / 2, max(again) * width) * 1.2)
    stands = _pack({value: ways for value, ways in die.items() if value not in again}, 0, width)
    more = _pack(again, 0, width)
    chain = _pack(die, 0, width)
    scale = 1
    for _ in range(extra):
        scale *= whole
        chain = stands * scale + more * chain
    return _unpack(chain, 0, width)


def _explode_on_one(die: Weights, face: int, extra: int, meter: Meter) -> Weights:
    """Return the weights of a die that explodes on one face alone: then each extra roll is a shift."""
    whole = sum(die.values())
    meter.hold(extra * face + max(die))
    meter.spend(extra * len(die) * 300)
    chain: Weights = {}
    for rolls in range(extra + 1):
        scale = die[face] ** rolls * whole ** (extra - rolls)
        for value, ways in die.items():
            if value != face or rolls == extra:
                total = rolls * face + value
                chain[total] = chain.get(total, 0) + ways * scale
    return dict(sorted(chain.items()))
