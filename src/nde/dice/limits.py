"""How large a dice expression may be, and how large its result can get.

The limits are far beyond any game and far below what would hold up a server.  `bounds` is exact:
the dice of an expression are independent, so its least and greatest result both really occur.

>>> from nde.dice.tree import Dice
>>> bounds(Dice(count=2, sides=6))
(2, 12)
"""

from __future__ import annotations

from nde.dice.tree import Choice, Dice, Expr, Labelled, Negative, Number, Product, Sum, ends

LENGTH = 500
"""Characters of a text."""
DICE = 1_000
"""Dice of a whole expression, not counting rerolls and explosions."""
SIDES = 10_000
NUMBER = 1_000_000
"""A number typed as such."""
DEPTH = 30
"""Brackets within brackets; a leading minus counts as one."""
EXPLOSIONS = 20
"""Extra faces of one exploding die; the last one stands even if it would explode again."""
REST_IN = 20
"""`rr` must leave at least one face in so many, so that a die soon comes to rest."""
REROLLS = 1_000
"""Rerolls of one die by `rr` before the source of faces is held to be broken."""
LABEL = 40
"""Characters of a label."""
RESULT = 10**15
"""Size of a result, either side of zero."""

Bounds = tuple[int, int]


def bounds(expr: Expr) -> Bounds:
    """Return the least and the greatest result of an expression."""
    match expr:
        case Number(value):
            return value, value
        case Dice():
            return _dice_bounds(expr)
        case Labelled(of=inner):
            return bounds(inner)
        case Negative(of=inner):
            low, high = bounds(inner)
            return -high, -low
        case Choice(end=end, options=options):
            lows, highs = zip(*map(bounds, options), strict=True)
            return (max(lows), max(highs)) if end == "highest" else (min(lows), min(highs))
        case Sum() | Product():
            reach = bounds(expr.first)
            for sign, operand in expr.rest:
                reach = combine(reach, sign, bounds(operand))
            return reach
    raise TypeError(expr)


def combine(left: Bounds, sign: str, right: Bounds) -> Bounds:
    """Return the bounds of two independent results joined by `+`, `-`, `*` or `/`."""
    if sign == "+":
        return left[0] + right[0], left[1] + right[1]
    if sign == "-":
        return left[0] - right[1], left[1] - right[0]
    if sign == "/" and right[0] <= 0 <= right[1]:
        raise ValueError("the divisor can be zero")
    # Both operations rise or fall steadily in each operand, so the extremes are at the corners.
    corners = [one * other if sign == "*" else one // other for one in left for other in right]
    return min(corners), max(corners)


def _dice_bounds(dice: Dice) -> Bounds:
    low, high = _die_bounds(dice)
    return dice.kept * low, dice.kept * high


def _die_bounds(dice: Dice) -> Bounds:
    stands = ends(range(1, dice.sides + 1), dice.rolled_again)
    rests = dice.ends_at_rest
    explodes = ends(dice.exploding, dice.rolled_again)
    assert stands is not None
    assert rests is not None
    if explodes is None:
        return stands
    # The lowest is a face that rests, or as many low explosions as there may be.
    low = min(rests[0], EXPLOSIONS * explodes[0] + stands[0])
    return low, EXPLOSIONS * explodes[1] + stands[1]
