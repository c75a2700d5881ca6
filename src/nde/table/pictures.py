"""Pictures in play: under the map, as somebody's likeness, and handed out.

A picture is named by the hash of what it holds, which is kept elsewhere.
"""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

import msgspec
from msgspec import Meta

MILLI: Final = 1000
"""Thousandths of a point: what where squares lie on a picture is told in, so that it stays exact."""
LEAST_PITCH, MOST_PITCH = 8 * MILLI, 4_000 * MILLI
MOST_AWAY: Final = 16_000 * MILLI

PictureId: TypeAlias = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
Side: TypeAlias = Annotated[int, Meta(ge=1, le=16_000)]
Offset: TypeAlias = Annotated[int, Meta(ge=-MOST_AWAY, le=MOST_AWAY)]
Pitch: TypeAlias = Annotated[int, Meta(ge=LEAST_PITCH, le=MOST_PITCH)]


class Backdrop(msgspec.Struct, frozen=True, kw_only=True):
    """A picture under the map, and where the squares lie on it."""

    picture: PictureId
    width: Side
    """Of the picture, in points."""
    height: Side
    left: Offset = 0
    """Where the corner of the first square lies on it, in thousandths of a point."""
    top: Offset = 0
    pitch: Pitch
    """How wide a square is on it, in thousandths of a point."""


class Handout(msgspec.Struct, frozen=True, kw_only=True):
    """A picture that is shown to some seats."""

    picture: PictureId
    title: str = ""
    to: tuple[str, ...] = ()
    """The seats that see it; empty for everybody."""


Portraits: TypeAlias = tuple[tuple[str, str], ...]
"""Pictures of people, by figure."""
