"""Turn a dice expression into a function that rolls it, as fast as Python goes.

Walking the tree for every roll is slow, so each tree is turned once into nested functions that know
their numbers; a pool with a modifier, which is nearly every roll of a game, gets one of its own.
The result is the same `Rolled` that `nde.dice.evaluate` gives for the same faces.

>>> from nde.dice.faces import fixed
>>> rolled = roll("4d6kh3", fixed([1, 6, 3, 3]))
>>> rolled.total, rolled.kept
(12, (6, 3, 3))
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TypeAlias

from nde.dice import limits
from nde.dice.evaluate import Rolled, calculate
from nde.dice.faces import FaceSource
from nde.dice.notation import parse
from nde.dice.tree import Choice, Dice, Expr, Labelled, Negative, Number, Product, Sum
from nde.errors import Illegal

Roller: TypeAlias = Callable[[FaceSource], Rolled]
_Step: TypeAlias = Callable[[FaceSource, list[int], list[int]], int]
"""Rolls one node: faces go to the first list, places that do not count to the second."""
_Die: TypeAlias = Callable[[FaceSource, list[int], list[int]], int]


def roll(text: str, faces: FaceSource) -> Rolled:
    """Read a dice expression and roll it with faces from the source."""
    return roller(text)(faces)


@lru_cache(maxsize=2048)
def roller(text: str) -> Roller:
    """Return the function that rolls this text."""
    return compile_expression(parse(text))


@lru_cache(maxsize=2048)
def compile_expression(expr: Expr) -> Roller:
    """Return a function that rolls this expression with the source of faces it is given."""
    pool, modifier = _pool_and_modifier(expr)
    if pool is not None and pool.reroll is None and pool.explode is None:
        if pool.keep is None or pool.keep.count == pool.count:
            return _plain_roller(expr, pool.count, pool.sides, modifier)
        if pool.keep.count == pool.count - 1:
            highest = pool.keep.end == "highest"
            return _drop_one_roller(expr, pool.count, pool.sides, modifier, min if highest else max)
    return _general_roller(expr, _step(expr))


def _pool_and_modifier(expr: Expr) -> tuple[Dice | None, int]:
    """Return the pool and the number if the expression is no more than dice plus or minus numbers."""
    if isinstance(expr, Dice):
        return expr, 0
    if not isinstance(expr, Sum) or not isinstance(expr.first, Dice):
        return None, 0
    modifier = 0
    for sign, operand in expr.rest:
        if not isinstance(operand, Number):
            return None, 0
        modifier += operand.value if sign == "+" else -operand.value
    return expr.first, modifier


def _plain_roller(expr: Expr, count: int, sides: int, modifier: int) -> Roller:
    def one(faces: FaceSource) -> Rolled:
        face = faces(sides)
        return Rolled(expr, face + modifier, (face,), ())

    def many(faces: FaceSource) -> Rolled:
        drawn = [faces(sides) for _ in times]
        return Rolled(expr, sum(drawn) + modifier, tuple(drawn), ())

    times = range(count)
    return one if count == 1 else many


def _drop_one_roller(
    expr: Expr, count: int, sides: int, modifier: int, worst: Callable[[list[int]], int]
) -> Roller:
    times = range(count)
    last = count - 1

    def drop_one(faces: FaceSource) -> Rolled:
        drawn = [faces(sides) for _ in times]
        lost = worst(drawn)
        # Of equal dice the one rolled last is dropped.
        place = last - drawn[::-1].index(lost)
        return Rolled(expr, sum(drawn) - lost + modifier, tuple(drawn), (place,))

    return drop_one


def _general_roller(expr: Expr, step: _Step) -> Roller:
    def general(faces: FaceSource) -> Rolled:
        drawn: list[int] = []
        lost: list[int] = []
        total = step(faces, drawn, lost)
        return Rolled(expr, total, tuple(drawn), tuple(sorted(set(lost))) if lost else ())

    return general


def _step(expr: Expr) -> _Step:
    match expr:
        case Number(value):
            return lambda faces, drawn, lost: value
        case Dice():
            return _pool_step(expr)
        case Labelled(of=inner):
            return _step(inner)
        case Negative(of=inner):
            below = _step(inner)
            return lambda faces, drawn, lost: -below(faces, drawn, lost)
        case Choice(end=end, options=options):
            return _choice_step([_step(option) for option in options], max if end == "highest" else min)
        case Sum() | Product():
            return _chain_step(_step(expr.first), [(sign, _step(operand)) for sign, operand in expr.rest])
    raise TypeError(expr)


def _chain_step(first: _Step, rest: list[tuple[str, _Step]]) -> _Step:
    def chain(faces: FaceSource, drawn: list[int], lost: list[int]) -> int:
        total = first(faces, drawn, lost)
        for sign, step in rest:
            total = calculate(total, sign, step(faces, drawn, lost))
        return total

    return chain


def _choice_step(options: list[_Step], best: Callable[[list[int]], int]) -> _Step:
    def choice(faces: FaceSource, drawn: list[int], lost: list[int]) -> int:
        values: list[int] = []
        starts: list[int] = []
        for option in options:
            starts.append(len(drawn))
            values.append(option(faces, drawn, lost))
        starts.append(len(drawn))
        value = best(values)
        taken = values.index(value)
        lost.extend(range(starts[0], starts[taken]))
        lost.extend(range(starts[taken + 1], starts[-1]))
        return value

    return choice


def _pool_step(pool: Dice) -> _Step:
    die = _die(pool)
    times = range(pool.count)
    if pool.keep is None:
        return lambda faces, drawn, lost: sum([die(faces, drawn, lost) for _ in times])
    dropped = pool.count - pool.keep.count
    upside = -1 if pool.keep.end == "highest" else 1

    def keep(faces: FaceSource, drawn: list[int], lost: list[int]) -> int:
        ranked: list[tuple[int, int, int, int]] = []
        for number in times:
            start = len(drawn)
            value = die(faces, drawn, lost)
            ranked.append((upside * value, number, start, len(drawn)))
        ranked.sort()
        for _, _, start, end in ranked[len(ranked) - dropped :]:
            lost.extend(range(start, end))
        return upside * sum([value for value, _, _, _ in ranked[: len(ranked) - dropped]])

    return keep


def _die(pool: Dice) -> _Die:
    """Return the function that rolls one die of a pool with its rerolls and explosions."""
    sides = pool.sides
    again = range(0) if pool.reroll is None else pool.reroll.match.faces(sides)
    until = pool.reroll is not None and pool.reroll.until
    more = range(0) if pool.explode is None else pool.explode.faces(sides)

    def settle(faces: FaceSource, drawn: list[int], lost: list[int]) -> int:
        rerolls = 0
        face = faces(sides)
        while face in again and (until or rerolls == 0):
            rerolls += 1
            if rerolls > limits.REROLLS:
                raise Illegal("reroll-without-end", sides=sides, limit=limits.REROLLS)
            lost.append(len(drawn))
            drawn.append(face)
            face = faces(sides)
        drawn.append(face)
        return face

    def explode(faces: FaceSource, drawn: list[int], lost: list[int]) -> int:
        face = total = settle(faces, drawn, lost)
        for _ in range(limits.EXPLOSIONS):
            if face not in more:
                break
            face = settle(faces, drawn, lost)
            total += face
        return total

    return settle if pool.explode is None else explode
