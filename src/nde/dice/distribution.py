"""Exact odds of a dice expression, as fractions.

`distribution` counts the equally likely ways to each result with whole numbers.  Pools that keep dice
are counted, not enumerated.  An exploding die is exact for the rule that is played: at most
`limits.EXPLOSIONS` extra faces, of which the last stands.

>>> from nde.dice.notation import parse
>>> odds = distribution(parse("2d6+3"))
>>> odds.chance(10), odds.at_least(10), odds.mean, odds.variance
(Fraction(1, 6), Fraction(7, 12), Fraction(10, 1), Fraction(35, 6))
>>> opposed(distribution(parse("max(d20,d20)")), distribution(parse("d20"))).win
Fraction(513, 800)
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from math import sqrt
from types import MappingProxyType
from typing import TypeVar

import msgspec

from nde.dice import limits
from nde.dice.render import render_expression
from nde.dice.tree import Choice, Dice, Expr, Labelled, Negative, Number, Product, Sum
from nde.dice.weights import (
    Meter,
    TooMuchWork,
    Weights,
    add,
    combine,
    explode,
    extreme_highest,
    keep_highest,
    negate,
)
from nde.errors import Illegal

T = TypeVar("T")


class Distribution(msgspec.Struct, frozen=True):
    """Every result an expression can have, with the number of equally likely ways to it."""

    weights: Mapping[int, int]
    """From result to ways, in order of results."""
    whole: int
    """All ways together."""

    def chance(self, value: int) -> Fraction:
        """Return the chance of exactly this result."""
        return Fraction(self.weights.get(value, 0), self.whole)

    def at_least(self, value: int) -> Fraction:
        """Return the chance of this result or a higher one."""
        return Fraction(sum(ways for result, ways in self.weights.items() if result >= value), self.whole)

    def at_least_table(self) -> dict[int, Fraction]:
        """Return, for every result in order, the chance of it or a higher one."""
        table: dict[int, Fraction] = {}
        left = self.whole
        for value, ways in self.weights.items():
            table[value] = Fraction(left, self.whole)
            left -= ways
        return table

    @property
    def mean(self) -> Fraction:
        """The average result."""
        return Fraction(sum(value * ways for value, ways in self.weights.items()), self.whole)

    @property
    def variance(self) -> Fraction:
        """The average square of the distance from the mean."""
        squares = Fraction(sum(value * value * ways for value, ways in self.weights.items()), self.whole)
        return squares - self.mean**2

    @property
    def spread(self) -> float:
        """The standard deviation: how far from the mean results usually lie."""
        return sqrt(self.variance)


class Opposed(msgspec.Struct, frozen=True, kw_only=True):
    """Chances of one roll against another."""

    win: Fraction
    tie: Fraction
    lose: Fraction


_KNOWN: dict[Expr, Weights] = {}
"""Weights of expressions and their parts, counted earlier."""
_READY: dict[Expr, Distribution] = {}
"""Distributions handed out earlier, so that asking again costs a look-up."""
_KNOWN_AT_MOST = 1024
_WORTH_KEEPING = 4096
"""Values; larger distributions are rare and would fill the memory of a server."""


def distribution(expr: Expr) -> Distribution:
    """Return the exact distribution of an expression, or refuse with `OddsTooLarge` before it takes long."""
    ready = _READY.get(expr)
    if ready is not None:
        return ready
    try:
        weights = _weights(expr, Meter())
    except TooMuchWork:
        raise Illegal("odds-too-large", text=render_expression(expr)) from None
    fresh = Distribution(MappingProxyType(weights), sum(weights.values()))
    _remember(_READY, expr, fresh, len(weights))
    return fresh


def forget_distributions() -> None:
    """Drop everything counted so far: for measuring first calls."""
    _KNOWN.clear()
    _READY.clear()


def opposed(one: Distribution, other: Distribution) -> Opposed:
    """Return the chances that the one result is higher than the other, equal, or lower."""
    both = one.whole * other.whole
    tie = sum(ways * other.weights.get(value, 0) for value, ways in one.weights.items())
    win = 0
    below = 0
    lower = iter(other.weights.items())
    step = next(lower, None)
    for value, ways in one.weights.items():
        while step is not None and step[0] < value:
            below += step[1]
            step = next(lower, None)
        win += ways * below
    return Opposed(win=Fraction(win, both), tie=Fraction(tie, both), lose=Fraction(both - win - tie, both))


def _weights(expr: Expr, meter: Meter) -> Weights:
    known = _KNOWN.get(expr)
    if known is not None:
        return known
    weights = _count(expr, meter)
    _remember(_KNOWN, expr, weights, len(weights))
    return weights


def _remember(known: dict[Expr, T], expr: Expr, result: T, values: int) -> None:
    if values > _WORTH_KEEPING:
        return
    if len(known) >= _KNOWN_AT_MOST:
        known.clear()
    known[expr] = result


def _count(expr: Expr, meter: Meter) -> Weights:
    match expr:
        case Number(value):
            return {value: 1}
        case Dice():
            return _count_pool(expr, meter)
        case Labelled(of=inner):
            return _weights(inner, meter)
        case Negative(of=inner):
            return negate(_weights(inner, meter))
        case Choice(end="highest", options=options):
            return extreme_highest([_weights(option, meter) for option in options], meter)
        case Choice(options=options):
            mirrored = [negate(_weights(option, meter)) for option in options]
            return negate(extreme_highest(mirrored, meter))
        case Sum():
            return _count_sum(expr, meter)
        case Product():
            weights = _weights(expr.first, meter)
            for sign, operand in expr.rest:
                join = int.__mul__ if sign == "*" else int.__floordiv__
                weights = combine(weights, _weights(operand, meter), join, meter)
            return weights
    raise TypeError(expr)


def _count_sum(expr: Sum, meter: Meter) -> Weights:
    """Return the weights of a sum; equal operands are counted once and raised to a power."""
    times: dict[tuple[str, Expr], int] = {}
    for operand in (("+", expr.first), *expr.rest):
        times[operand] = times.get(operand, 0) + 1
    terms = []
    for (sign, part), number in times.items():
        weights = _weights(part, meter)
        terms.append((weights if sign == "+" else negate(weights), number))
    return add(terms, meter)


def _count_pool(pool: Dice, meter: Meter) -> Weights:
    die = _count_die(pool, meter)
    if pool.keep is not None and pool.keep.end == "lowest":
        return negate(keep_highest(negate(die), pool.count, pool.kept, meter))
    return keep_highest(die, pool.count, pool.kept, meter)


def _count_die(pool: Dice, meter: Meter) -> Weights:
    sides = pool.sides
    die = dict.fromkeys(range(1, sides + 1), 1)
    if pool.reroll is not None:
        again = pool.reroll.match.faces(sides)
        if pool.reroll.until:
            die = {face: 1 for face in die if face not in again}
        else:
            # A face comes up at once, unless it is rolled again, or after any of the rerolled ones.
            die = {face: len(again) + (0 if face in again else sides) for face in die}
    if pool.explode is not None:
        die = explode(die, pool.explode.faces(sides), limits.EXPLOSIONS, meter)
    return die
