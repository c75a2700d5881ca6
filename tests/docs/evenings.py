"""Plays the ```play blocks of a page, and compares, or rewrites, what they show.

    python -m tests.docs.evenings docs/playing.md      # put what the table says into the page

A line `$ nde play …` begins a game in an empty folder; a line `> …` is typed at its table.
"""

from __future__ import annotations

import re
import shlex
import sys
import tempfile
from contextlib import chdir
from pathlib import Path

from tests.cli.terminal import nde

BLOCK = re.compile(r"(?<=^```play\n).*?(?=^```)", re.MULTILINE | re.DOTALL)


def played(page: str) -> str:
    """The page with everything the table says now."""
    return BLOCK.sub(lambda block: _played_block(block[0]), page)


def _played_block(block: str) -> str:
    command, *lines = block.splitlines()
    typed = [line.removeprefix(">").strip() for line in lines if line == ">" or line.startswith("> ")]
    with tempfile.TemporaryDirectory() as folder, chdir(folder):
        said = nde(*shlex.split(command)[2:], stdin="".join(f"{line}\n" for line in typed))
    assert (said.status, said.err) == (0, ""), said.err
    return "".join(f"{line.rstrip()}\n" for line in [command, *said.out.splitlines()])


if __name__ == "__main__":
    for name in sys.argv[1:]:
        path = Path(name)
        path.write_text(played(path.read_text(encoding="utf-8")), encoding="utf-8")
