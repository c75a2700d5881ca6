"""The tree a dice expression is parsed to.

Every later step reads this tree and nothing else: evaluation, exact distribution, rendering.  Nodes
are frozen and hashable, so equal expressions share one cached result.  Sums and products are kept
flat (`first`, then signed operands), so a long sum is never a deep tree.

>>> Dice(count=4, sides=6, keep=Keep(end="highest", count=3)).kept
3
>>> list(Match(compare=">=", value=5).faces(6))
[5, 6]
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, TypeAlias

import msgspec


class Expr(msgspec.Struct, frozen=True, tag=True):
    """Any node of a dice expression."""


Compare: TypeAlias = Literal["=", "<=", ">="]
End: TypeAlias = Literal["highest", "lowest"]


class Match(msgspec.Struct, frozen=True, kw_only=True):
    """Which faces of a die a reroll or an explosion looks for."""

    compare: Compare
    value: int

    def faces(self, sides: int) -> range:
        """Return the matching faces of a die with so many sides, in order."""
        if self.compare == "=":
            return range(self.value, self.value + 1)
        return range(1, self.value + 1) if self.compare == "<=" else range(self.value, sides + 1)


class Keep(msgspec.Struct, frozen=True, kw_only=True):
    """How many dice of a pool count, and from which end; the others are dropped."""

    end: End
    count: int


class Reroll(msgspec.Struct, frozen=True, kw_only=True):
    """Faces that are rolled again: once, or until another face shows."""

    match: Match
    until: bool = False


class Number(Expr, frozen=True):
    """A fixed whole number, never negative: a minus is a node of its own."""

    value: int


class Dice(Expr, frozen=True, kw_only=True):
    """A pool of like dice.  Each die is rerolled, then explodes, and only then are dice kept."""

    count: int
    sides: int
    reroll: Reroll | None = None
    explode: Match | None = None
    keep: Keep | None = None

    def __post_init__(self) -> None:
        # Text is checked with its place by `notation`; this guards trees that code builds by hand.
        if self.count < 1 or self.sides < 1 or not 1 <= self.kept <= self.count:
            raise ValueError(f"no such pool of dice: {self}")
        if self.ends_at_rest is None:
            raise ValueError(f"a die of this pool would never come to rest: {self}")

    @property
    def kept(self) -> int:
        """How many dice of the pool count."""
        return self.count if self.keep is None else self.keep.count

    @property
    def rolled_again(self) -> range:
        """Faces that never stand, since they are rolled until another shows."""
        return self.reroll.match.faces(self.sides) if self.reroll and self.reroll.until else range(0)

    @property
    def exploding(self) -> range:
        """Faces that add another roll."""
        return self.explode.faces(self.sides) if self.explode else range(0)

    @property
    def ends_at_rest(self) -> tuple[int, int] | None:
        """The lowest and highest face that stands and does not explode."""
        return ends(range(1, self.sides + 1), self.rolled_again, self.exploding)


def ends(faces: range, *without: range) -> tuple[int, int] | None:
    """Return the lowest and highest of the faces that are in none of the other ranges, if any is left.

    Looks at borders alone, so a die with thousands of sides costs no more than a coin.

    >>> ends(range(1, 7), range(1, 3), range(6, 7))
    (3, 5)
    """
    lows = (faces.start, *(taken.stop for taken in without if taken))
    highs = (faces.stop - 1, *(taken.start - 1 for taken in without if taken))
    left = [face for face in (*lows, *highs) if face in faces and not any(face in taken for taken in without)]
    return (min(left), max(left)) if left else None


class Negative(Expr, frozen=True):
    """The same amount below zero."""

    of: Expr


class Sum(Expr, frozen=True):
    """Operands added and subtracted from left to right."""

    first: Expr
    rest: tuple[tuple[Literal["+", "-"], Expr], ...]


class Product(Expr, frozen=True):
    """Operands multiplied and divided from left to right; a division rounds down."""

    first: Expr
    rest: tuple[tuple[Literal["*", "/"], Expr], ...]


class Choice(Expr, frozen=True):
    """The highest or the lowest of several expressions; the first of equals counts."""

    end: End
    options: tuple[Expr, ...]


class Labelled(Expr, frozen=True):
    """An expression with a word of the player's own beside it, such as the kind of damage."""

    of: Expr
    label: str


def dice_in(expression: Expr) -> Iterator[Dice]:
    """Every pool of dice in an expression, in the order in which they are written."""
    match expression:
        case Dice():
            yield expression
        case Sum(first, rest) | Product(first, rest):
            for part in (first, *(operand for _, operand in rest)):
                yield from dice_in(part)
        case Choice(_, options):
            for part in options:
                yield from dice_in(part)
        case Negative(of) | Labelled(of, _):
            yield from dice_in(of)
