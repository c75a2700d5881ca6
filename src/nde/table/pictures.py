"""Pictures in play: under the map, as somebody's likeness, and handed out.

A picture is named by the hash of what it holds, which is kept elsewhere.
"""

from __future__ import annotations

import re
from typing import Annotated, Final, TypeAlias

import msgspec
from msgspec import Meta

MILLI: Final = 1000
"""Thousandths of a point: what where squares lie on a picture is told in, so that it stays exact."""
LEAST_PITCH, MOST_PITCH = 8 * MILLI, 4_000 * MILLI
MOST_AWAY: Final = 16_000 * MILLI

PictureName: TypeAlias = Annotated[str, Meta(min_length=1, max_length=120)]
"""A picture by its hash, or in a command by the name that its game master gave it."""
Side: TypeAlias = Annotated[int, Meta(ge=1, le=16_000)]
Offset: TypeAlias = Annotated[int, Meta(ge=-MOST_AWAY, le=MOST_AWAY)]
Pitch: TypeAlias = Annotated[int, Meta(ge=LEAST_PITCH, le=MOST_PITCH)]


class Backdrop(msgspec.Struct, frozen=True, kw_only=True):
    """A picture under the map, and where the squares lie on it."""

    picture: PictureName
    width: Side
    """Of the picture, in points."""
    height: Side
    left: Offset = 0
    """Where the corner of the first square lies on it, in thousandths of a point."""
    top: Offset = 0
    pitch: Pitch
    """How wide a square is on it, in thousandths of a point."""


class PictureNamed(msgspec.Struct, frozen=True, kw_only=True):
    """A picture as its game master knows it."""

    id: str
    name: str
    width: int
    height: int


class Handout(msgspec.Struct, frozen=True, kw_only=True):
    """A picture that is shown to some seats."""

    picture: PictureName
    title: str = ""
    to: tuple[str, ...] = ()
    """The seats that see it; empty for everybody."""


Portraits: TypeAlias = tuple[tuple[str, str], ...]
"""Pictures of people, by figure."""

_HASH = re.compile(r"[0-9a-f]{64}")
_SLACK_TENTHS = 1
"""So much of a square may be missing at an edge of the picture."""


def is_hash(text: str) -> bool:
    """Whether a picture is told by the hash of what it holds, as it is kept in the log."""
    return _HASH.fullmatch(text) is not None


def squares_on(under: Backdrop) -> tuple[int, int]:
    """How many squares there are on a picture, across and down."""
    across, down = (MILLI * side for side in (under.width, under.height))
    count = (room * 10 // under.pitch + _SLACK_TENTHS for room in (across - under.left, down - under.top))
    columns, rows = (max(1, tenths // 10) for tenths in count)
    return columns, rows
