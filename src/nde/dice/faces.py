"""Sources of faces: where the numbers on the dice come from.

A source is any function from a number of sides to a face.  Evaluation is handed one, so a game, a
test and a player who types real dice differ in nothing else.

>>> roll = seeded(7)
>>> [roll(6) for _ in range(5)] == [roll(6) for _ in range(5)]
False
>>> typed = fixed([3, 5])
>>> typed(6), typed(8)
(3, 5)
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random
from typing import TypeAlias

from nde.errors import Illegal, Missing

FaceSource: TypeAlias = Callable[[int], int]
"""From a number of sides to a face between 1 and that number."""


class FaceNotOnDie(Illegal):
    """Somebody typed a face that the die asked for does not have."""

    code = "face-not-on-die"

    def __init__(self, *, face: int | str, sides: int) -> None:
        super().__init__(face=face, sides=sides, highest=sides)


class FacesRanOut(Missing):
    """More dice are to be rolled than faces were typed."""

    code = "faces-ran-out"

    def __init__(self, *, sides: int, given: int) -> None:
        super().__init__(sides=sides, given=given)


def seeded(seed: int) -> FaceSource:
    """Return a source that gives the same faces for the same seed: for tests and simulations.

    It draws whole bits and throws away what is too large, so every face is exactly as likely.  It can
    be predicted from its output: a game uses `nde.dice.stream`.
    """
    bits = Random(seed).getrandbits

    def face(sides: int) -> int:
        width = sides.bit_length()
        drawn = bits(width)
        while drawn >= sides:
            drawn = bits(width)
        return drawn + 1

    return face


def fixed(faces: Iterable[int]) -> FaceSource:
    """Return a source that gives these faces in order, and refuses one that is not on the die."""
    left = iter(faces)
    given = 0

    def face(sides: int) -> int:
        nonlocal given
        drawn = next(left, None)
        if drawn is None:
            raise FacesRanOut(sides=sides, given=given)
        if not 1 <= drawn <= sides:
            raise FaceNotOnDie(face=drawn, sides=sides)
        given += 1
        return drawn

    return face
