"""What people draw and write on a map: lines, shapes and labels, with who drew them and in which colour."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias, get_args

import msgspec
from msgspec import Meta
from msgspec.structs import force_setattr

from nde.board import Square
from nde.board.strokes import Shape, Spot, Stroke, outline, squares_along
from nde.table.seats import GM

Colour: TypeAlias = Literal["red", "orange", "green", "blue", "purple", "black", "white"]
COLOURS: tuple[Colour, ...] = get_args(Colour)
MOST_POINTS = 200
"""Places that one line goes through."""
MOST_LABEL = 60
"""Characters of a label."""

Points: TypeAlias = Annotated[tuple[Spot, ...], Meta(min_length=1, max_length=MOST_POINTS)]


class Drawing(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Something that is drawn on the map."""

    number: int = 0
    """By which it is known: the number of the entry that drew it; below 0 where it came with a map."""
    by: str = GM
    """The seat that drew it."""
    shape: Shape
    points: Points = ()
    """What it goes through; of a rectangle two opposite corners, of a circle its middle and a place on it."""
    colour: Colour = "red"
    text: str = ""
    """What a label says."""
    is_hidden: bool = False
    """Whether only the game master sees it."""

    def __post_init__(self) -> None:
        # What is left out of a line of the log is told by identity: the same drawing is the same line.
        if self.by == GM:
            force_setattr(self, "by", GM)

    @property
    def line(self) -> Stroke:
        """All of it as one line."""
        return outline(self.shape, self.points)

    @property
    def squares(self) -> frozenset[Square]:
        """The squares that it passes through."""
        return squares_along(self.line)


Drawings: TypeAlias = tuple[Drawing, ...]


def kept_with_a_map(drawings: Drawings) -> Drawings:
    """Drawings as they are kept with a prepared map: the game master's, each under a number of its own."""
    return tuple(msgspec.structs.replace(one, number=-at, by="gm") for at, one in enumerate(drawings, 1))
