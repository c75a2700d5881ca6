"""Many squares in few words, as they are told and as they can be typed."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable
from typing import Any

from nde.board import Square, read_square, square_name
from nde.errors import Fault, Faults, NdeError

Block = tuple[Square, Square]
MOST_BLOCKS = 8
"""Blocks that are named one by one; more than that only say how many squares there are."""
_TO = re.compile("[-\N{EN DASH}:]")


def block_names(squares: Iterable[Square]) -> list[str]:
    """The rectangles that squares make up, from top to bottom, each by its corners.

    >>> block_names([Square(2, 3), Square(3, 3), Square(2, 4), Square(3, 4), Square(0, 0)])
    ['A1', 'C4-D5']
    """
    names = []
    for first, last in _blocks(squares):
        names.append(square_name(first) if first == last else f"{square_name(first)}-{square_name(last)}")
    return names


def fog_facts(squares: Collection[Square]) -> dict[str, Any]:
    """How many squares there are, and which, where that can be said shortly."""
    names = block_names(squares)
    return {
        "count": len(squares),
        "squares": ", ".join(names) if len(names) <= MOST_BLOCKS else "none",
    }


def _blocks(squares: Iterable[Square]) -> list[Block]:
    """Runs of each row, those of the same columns in rows below each other as one."""
    runs: list[Block] = []
    for square in sorted(squares, key=lambda one: (one.y, one.x)):
        if runs and runs[-1][1] == Square(square.x - 1, square.y):
            runs[-1] = (runs[-1][0], square)
        else:
            runs.append((square, square))
    open_blocks: dict[tuple[int, int, int], int] = {}
    blocks: list[Block] = []
    for first, last in runs:
        above = open_blocks.pop((first.x, last.x, first.y - 1), None)
        if above is None:
            above = len(blocks)
            blocks.append((first, last))
        blocks[above] = (blocks[above][0], last)
        open_blocks[first.x, last.x, last.y] = above
    return blocks


def read_blocks(words: Iterable[str]) -> tuple[Block, ...]:
    """The rectangles that words such as `c4` and `d5-f7` stand for; every one that is none is named at once.

    >>> read_blocks(["c4,", "d5-f7"])[1]
    (Square(x=3, y=4), Square(x=5, y=6))
    """
    found: list[Block] = []
    faults: list[Fault] = []
    for word in " ".join(words).replace(",", " ").split():
        first, *others = _TO.split(word, maxsplit=1)
        try:
            found.append((read_square(first), read_square(others[0] if others else first)))
        except NdeError as error:
            faults.append(Fault(word, error))
    if faults:
        raise Faults("squares", tuple(faults))
    return tuple(found)
