"""Ways to use the command line in tests: in this process, in another, and at a pretended terminal."""

from __future__ import annotations

import contextlib
import io
import json
import os
import pty
import re
import select
import subprocess
import sys
import time
from collections.abc import Mapping
from typing import Any, NamedTuple

from nde.cli import main

COMMAND = (sys.executable, "-m", "nde")
PATIENCE_S = 20.0
"""How long a pretended terminal waits for text: far longer than any machine needs."""

_TAKE_TERMINAL = (
    # Whoever runs the tests in the background may have Ctrl-C ignored, which a program would inherit.
    "import fcntl, os, signal, sys, termios; os.setsid(); fcntl.ioctl(0, termios.TIOCSCTTY, 0); "
    "signal.signal(signal.SIGINT, signal.SIG_DFL); "
    "os.execv(sys.executable, [sys.executable, '-m', 'nde', *sys.argv[1:]])"
)


class Said(NamedTuple):
    """What a command answered."""

    status: int
    out: str
    err: str

    @property
    def data(self) -> Any:
        """The answer of a command with `--json`."""
        return json.loads(self.out)


def nde(*argv: str, stdin: str = "", env: Mapping[str, str] | None = None) -> Said:
    """Run one command in this process; the environment is empty unless one is given."""
    out, err = io.StringIO(), io.StringIO()
    status = main(argv, io.StringIO(stdin), out, err, env or {})
    return Said(status, out.getvalue(), err.getvalue())


def refused(*argv: str, env: Mapping[str, str] | None = None) -> str:
    """What standard error says about a command that has to be refused, with nothing on standard output."""
    said = nde(*argv, env=env)
    assert (said.status, said.out) == (2, ""), said
    assert all(line.startswith("nde: ") for line in said.err.splitlines()), said.err
    return said.err


def plain_env(**more: str) -> dict[str, str]:
    """The environment of a process: what Python needs, and no language of the machine."""
    kept = {key: os.environ[key] for key in ("PATH", "HOME", "PYTHONPATH") if key in os.environ}
    return {**kept, "LC_ALL": "C.UTF-8", "TERM": "dumb", **more}


def process(*argv: str, stdin: str | None = None, **more: str) -> subprocess.CompletedProcess[str]:
    """Run one command in a process of its own."""
    given = {"input": stdin} if stdin is not None else {"stdin": subprocess.DEVNULL}
    return subprocess.run(
        [*COMMAND, *argv],
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=plain_env(**more),
        check=False,
        timeout=PATIENCE_S * 6,
        **given,
    )


class Terminal:
    """A person at a terminal: types, and waits for what appears."""

    def __init__(self, *argv: str, **more: str) -> None:
        self._ours, theirs = pty.openpty()
        self._process = subprocess.Popen(
            [sys.executable, "-c", _TAKE_TERMINAL, *argv],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env=plain_env(COLUMNS="80", **more),
        )
        os.close(theirs)
        self.seen = ""
        self._read_to = 0

    def __enter__(self) -> Terminal:
        return self

    def __exit__(self, *error: object) -> None:
        if self._process.poll() is None:
            self._process.kill()
        self._process.wait()
        os.close(self._ours)

    def type(self, text: str) -> None:
        """Press these keys."""
        os.write(self._ours, text.encode())

    def until(self, pattern: str) -> str:
        """Wait for a text after everything waited for so far, and return what led up to it."""
        deadline = time.monotonic() + PATIENCE_S
        while True:
            found = re.compile(pattern).search(self.seen, self._read_to)
            if found is not None:
                before, self._read_to = self.seen[self._read_to : found.end()], found.end()
                return before
            assert time.monotonic() < deadline, f"{pattern!r} never appeared in {self.seen!r}"
            assert self._more(0.2) or self._process.poll() is None, f"{pattern!r} not in {self.seen!r}"

    def interrupt(self, pattern: str = "nde> ") -> None:
        """Press Ctrl-C until something appears: one that comes before the program listens is lost."""
        deadline = time.monotonic() + PATIENCE_S
        while not re.search(pattern, self.seen[self._read_to :]):
            assert time.monotonic() < deadline, f"Ctrl-C does nothing in {self.seen!r}"
            self.type("\x03")
            pause = time.monotonic() + 1.0
            while not re.search(pattern, self.seen[self._read_to :]) and time.monotonic() < pause:
                self._more(0.1)
        self.until(pattern)

    def kill(self) -> None:
        """Pull the plug: the program gets no chance to do anything more."""
        self._process.kill()
        self._process.wait(PATIENCE_S)

    def leave(self) -> int:
        """Press Ctrl-D until the program leaves: one that comes before it reads with readline is lost."""
        deadline = time.monotonic() + PATIENCE_S
        while self._process.poll() is None:
            assert time.monotonic() < deadline, f"Ctrl-D does nothing in {self.seen!r}"
            with contextlib.suppress(OSError):  # it is leaving already
                self.type("\x04")
            pause = time.monotonic() + 1.0
            while self._process.poll() is None and time.monotonic() < pause:
                self._more(0.1)
        return self.end()

    def end(self) -> int:
        """Wait for the program to leave, and return its exit status."""
        deadline = time.monotonic() + PATIENCE_S
        while self._more(0.2) or self._process.poll() is None:
            assert time.monotonic() < deadline, f"the program does not leave: {self.seen!r}"
        return self._process.wait(PATIENCE_S)

    def _more(self, patience_s: float) -> bool:
        ready, _, _ = select.select([self._ours], [], [], patience_s)
        if not ready:
            return False
        try:
            read = os.read(self._ours, 65536)
        except OSError:  # the other end is gone
            return False
        self.seen += read.decode(errors="replace").replace("\r\n", "\n")
        return bool(read)
