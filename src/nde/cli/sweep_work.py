"""One piece of a sweep's work, as bytes in and bytes out: for this process, another, or another machine."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import TypeAlias

import msgspec

from nde import __version__
from nde.lab.progress import Progress
from nde.lab.sweeping import Cell, Found, computed

Answers: TypeAlias = Generator[tuple[int, bytes], None, None]
"""The number of each piece of work and what came of it, in whatever order they are done; whoever closes it
ends the work."""
Work: TypeAlias = Callable[[Sequence[bytes]], Answers]
"""Carries out pieces of work."""


class Piece(msgspec.Struct, frozen=True):
    """Cells that are computed together, and the version of the program that asks."""

    version: str
    cells: tuple[Cell, ...]


class Done(msgspec.Struct, frozen=True):
    """What came of them, and the version that computed it; nothing where that is another one."""

    version: str
    found: tuple[Found, ...]


def piece_of(cells: Sequence[Cell]) -> bytes:
    """Cells as they are handed out."""
    return msgspec.json.encode(Piece(__version__, tuple(cells)))


def done_of(answer: bytes) -> Done:
    """What came back."""
    return msgspec.json.decode(answer, type=Done)


def compute(piece: bytes, going: Callable[[Progress], bool] = lambda progress: True) -> bytes:
    """What comes of a piece of work."""
    asked = msgspec.json.decode(piece, type=Piece)
    if asked.version != __version__:
        return msgspec.json.encode(Done(__version__, ()))
    return msgspec.json.encode(Done(__version__, computed(asked.cells, going)))


def here(pieces: Sequence[bytes]) -> Answers:
    """All of it in this process, one after another."""
    for number, piece in enumerate(pieces):
        yield number, compute(piece)
