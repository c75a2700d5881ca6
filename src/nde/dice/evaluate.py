"""Evaluate a dice expression with faces from a given source.

A roll is its faces: `Rolled` keeps the expression, the total and every face in the order drawn, and
`Rolled.tree` works out on demand which die was kept, dropped, rerolled or exploded, by evaluating
again with the same faces.  `examine` is the plain interpreter; `nde.dice.compile` is the quick way to
the same `Rolled`, and tests hold the two together.

Operands are evaluated from left to right, and a pool die by die, each with its rerolls and explosions.

>>> from nde.dice.faces import fixed
>>> from nde.dice.notation import parse
>>> rolled = evaluate(parse("4d6kh3+1"), fixed([5, 2, 4, 4]))
>>> rolled.total, rolled.faces, rolled.dropped, rolled.kept
(14, (5, 2, 4, 4), (1,), (5, 4, 4))
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, TypeAlias

import msgspec

from nde.dice import limits
from nde.dice.faces import FaceSource, fixed
from nde.dice.tree import Choice, Dice, Expr, Labelled, Negative, Number, Product, Sum
from nde.errors import Illegal

Mark: TypeAlias = Literal["plain", "rerolled", "exploded"]


class DieRoll(msgspec.Struct, frozen=True, kw_only=True):
    """One die of a pool: its faces in order, what they come to, and whether that counts."""

    faces: tuple[tuple[int, Mark], ...]
    value: int
    kept: bool


class Result(msgspec.Struct, frozen=True, kw_only=True):
    """What one node of an expression came to, with the results of the nodes below it."""

    expr: Expr
    value: int
    dice: tuple[DieRoll, ...] = ()
    """The dice of a `Dice` node."""
    parts: tuple[Result, ...] = ()
    """Results of the operands, options or labelled expression."""
    chosen: int = 0
    """Which of `parts` a `Choice` took."""


class Rolled(msgspec.Struct, frozen=True, gc=False):
    """A finished roll: its total and every face drawn for it."""

    expr: Expr
    total: int
    faces: tuple[int, ...]
    dropped: tuple[int, ...]
    """Places in `faces` that do not count: dropped, rerolled, or in an option not taken."""

    @property
    def kept(self) -> tuple[int, ...]:
        """The faces that count, in the order drawn."""
        if not self.dropped:
            return self.faces
        if len(self.dropped) == 1:  # the commonest pools, and three times as fast
            (place,) = self.dropped
            return self.faces[:place] + self.faces[place + 1 :]
        lost = set(self.dropped)
        return tuple(face for place, face in enumerate(self.faces) if place not in lost)

    @property
    def tree(self) -> Result:
        """The result of every node, worked out from the faces."""
        return examine(self.expr, fixed(self.faces))


def evaluate(expr: Expr, faces: FaceSource) -> Rolled:
    """Roll an expression with faces from the source."""
    result = examine(expr, faces)
    drawn = list(_faces_of(result, counts=True))
    return Rolled(
        expr=expr,
        total=result.value,
        faces=tuple(face for face, _ in drawn),
        dropped=tuple(place for place, (_, counts) in enumerate(drawn) if not counts),
    )


def examine(expr: Expr, faces: FaceSource) -> Result:
    """Roll an expression and return the result of every node of it."""
    match expr:
        case Number(value):
            return Result(expr=expr, value=value)
        case Dice():
            return _roll_pool(expr, faces)
        case Labelled(of=inner) | Negative(of=inner):
            part = examine(inner, faces)
            value = -part.value if isinstance(expr, Negative) else part.value
            return Result(expr=expr, value=value, parts=(part,))
        case Choice(options=options):
            return _choose(expr, tuple(examine(option, faces) for option in options))
        case Sum() | Product():
            return _calculate(expr, faces)
    raise TypeError(expr)


def _calculate(expr: Sum | Product, faces: FaceSource) -> Result:
    parts = [examine(expr.first, faces)]
    total = parts[0].value
    for sign, operand in expr.rest:
        part = examine(operand, faces)
        parts.append(part)
        total = calculate(total, sign, part.value)
    return Result(expr=expr, value=total, parts=tuple(parts))


def calculate(left: int, sign: str, right: int) -> int:
    """Return two numbers joined by `+`, `-`, `*` or `/`; a division rounds down."""
    if sign == "+":
        return left + right
    if sign == "-":
        return left - right
    return left * right if sign == "*" else left // right


def _choose(expr: Choice, parts: tuple[Result, ...]) -> Result:
    values = [part.value for part in parts]
    value = max(values) if expr.end == "highest" else min(values)
    return Result(expr=expr, value=value, parts=parts, chosen=values.index(value))


def _roll_pool(pool: Dice, faces: FaceSource) -> Result:
    dice = [_roll_die(pool, faces) for _ in range(pool.count)]
    if pool.keep is not None:
        # Of equal dice the ones rolled first are kept: `sorted` leaves equals in their order.
        upside = -1 if pool.keep.end == "highest" else 1
        order = sorted(range(pool.count), key=lambda place: upside * dice[place].value)
        for place in order[pool.keep.count :]:
            dice[place] = msgspec.structs.replace(dice[place], kept=False)
    return Result(expr=pool, value=sum(die.value for die in dice if die.kept), dice=tuple(dice))


def _roll_die(pool: Dice, faces: FaceSource) -> DieRoll:
    drawn: list[tuple[int, Mark]] = []
    value = 0
    for extra in range(limits.EXPLOSIONS + 1):
        face = _settle(pool, faces, drawn)
        value += face
        exploding = pool.explode is not None and face in pool.explode.faces(pool.sides)
        goes_on = exploding and extra < limits.EXPLOSIONS
        drawn.append((face, "exploded" if goes_on else "plain"))
        if not goes_on:
            break
    return DieRoll(faces=tuple(drawn), value=value, kept=True)


def _settle(pool: Dice, faces: FaceSource, drawn: list[tuple[int, Mark]]) -> int:
    """Return the face that stands after rerolling; the others go to `drawn`."""
    face = faces(pool.sides)
    if pool.reroll is None:
        return face
    again = pool.reroll.match.faces(pool.sides)
    for _ in range(limits.REROLLS if pool.reroll.until else 1):
        if face not in again:
            return face
        drawn.append((face, "rerolled"))
        face = faces(pool.sides)
    if pool.reroll.until and face in again:
        raise Illegal("reroll-without-end", sides=pool.sides, limit=limits.REROLLS)
    return face


def _faces_of(result: Result, *, counts: bool) -> Iterator[tuple[int, bool]]:
    """Yield every face in the order drawn, and whether it counts towards the total."""
    for die in result.dice:
        for face, mark in die.faces:
            yield face, counts and die.kept and mark != "rerolled"
    chooses = isinstance(result.expr, Choice)
    for place, part in enumerate(result.parts):
        yield from _faces_of(part, counts=counts and (not chooses or place == result.chosen))
