"""The process that works on pictures: its argument says what to do with what it reads."""

from __future__ import annotations

import os
import sys

from nde.errors import NdeError
from nde.pictures.picture import Picture
from nde.pictures.remake import check_all, remade
from nde.pictures.reply import encode_done, encode_refused
from nde.pictures.tiles import KIND, tiled

KINDNESS = 10
"""How far behind play the work stands."""


def answer(work: str, content: bytes) -> bytes:
    """What the process answers."""
    try:
        if work == "remake":
            return encode_done(remade(content))
        if work == "tile":
            return encode_done(Picture(kind=KIND, width=0, height=0, content=tiled(content)))
        check_all(content)
        return encode_done(None)
    except NdeError as error:
        return encode_refused(error)


def main() -> None:
    """Do what the argument says."""
    os.nice(KINDNESS)
    sys.stdout.buffer.write(answer(sys.argv[1], sys.stdin.buffer.read()))


if __name__ == "__main__":
    main()
