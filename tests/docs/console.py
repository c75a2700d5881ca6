"""Runs the ```console blocks of a page and compares, or rewrites, what they show.

    python -m tests.docs.console docs/command-line.md      # put what the commands print into the page

A line `$ nde …` is a command, `$ cat FILE` shows a file; what follows is the output.  A line `...` stands for
any number of lines that the page leaves out.  A ```toml block that begins with `# NAME.toml` is that file,
and so is a ```markdown block that begins with `<!-- NAME.md -->`.
"""

from __future__ import annotations

import re
import shlex
import sys
import tempfile
from contextlib import chdir
from math import inf
from pathlib import Path
from unittest.mock import patch

from nde.cli import patient_lab
from tests.cli.terminal import nde

FILE = re.compile(
    r"^```(?:toml|markdown)\n((?:# |<!-- )([\w-]+\.(?:toml|md))(?: -->)?\n.*?)^```", re.MULTILINE | re.DOTALL
)
BLOCK = re.compile(r"(?<=^```console\n).*?(?=^```)", re.MULTILINE | re.DOTALL)
LEFT_OUT = "..."
PROGRESS = "fights computed: "
"""What long work tells while it goes on: how often hangs on the machine."""


def printed(command: str) -> list[str]:
    """What a command line prints, errors after answers."""
    words = shlex.split(command, comments=True)
    if words[0] == "cat":
        return Path(words[1]).read_text(encoding="utf-8").splitlines()
    assert words[0] == "nde", f"a page runs only nde and cat, not {command!r}"
    # What a page shows was worked out to the end: that must not hang on how busy a machine is.
    with patch.multiple(patient_lab, COMPUTING_S=inf, BESIDES_S=inf):
        said = nde(*words[1:])
    lines = (said.out + said.err).splitlines()
    return [line for line in lines if not line.startswith(PROGRESS)]


def filled(page: str) -> str:
    """The page with the output of every command as it is now; blocks share one empty folder."""
    with tempfile.TemporaryDirectory() as folder, chdir(folder):
        for text, name in FILE.findall(page):
            Path(name).write_text(text, encoding="utf-8")
        return BLOCK.sub(lambda block: _filled_block(block[0]), page)


def _filled_block(block: str) -> str:
    lines: list[str] = []
    for part in re.split(r"^(?=\$ )", block, flags=re.MULTILINE):
        if part:
            command, *shown = part.splitlines()
            lines += [command, *_as_shown(shown, printed(command.removeprefix("$ ")))]
    return "".join(f"{line}\n" for line in lines)


def _as_shown(shown: list[str], output: list[str]) -> list[str]:
    """The output, cut where the page cuts it: after as many lines as it shows."""
    if LEFT_OUT not in shown:
        return output
    head, tail = shown.index(LEFT_OUT), len(shown) - shown.index(LEFT_OUT) - 1
    return [*output[:head], LEFT_OUT, *output[len(output) - tail :]]


if __name__ == "__main__":
    for name in sys.argv[1:]:
        path = Path(name)
        path.write_text(filled(path.read_text(encoding="utf-8")), encoding="utf-8")
