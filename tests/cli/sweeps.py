"""Small sweeps for tests, and ways to watch one that runs in a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

from tests.cli.terminal import PATIENCE_S, nde, plain_env

SWEEP = """
games = ["nde12"]
parties = ["warrior*1..2"]
foes = ["minion*1..8"]
"""
"""Fights of a few scenes first and of over a thousand last: together about three seconds of work."""
COUNT = 16
HEADER_LINES = 1

_HEARS_CTRL_C = (
    # Whoever runs the tests in the background may have Ctrl-C ignored, which a program would inherit.
    "import os, signal, sys; signal.signal(signal.SIGINT, signal.SIG_DFL); "
    "os.execv(sys.executable, [sys.executable, '-m', 'nde', *sys.argv[1:]])"
)


def written(folder: Path, text: str = SWEEP) -> str:
    """The file of a sweep in a folder."""
    path = folder / "sweep.toml"
    path.write_text(text, encoding="utf-8")
    return str(path)


def by_one_process(folder: Path, name: str, text: str = SWEEP) -> bytes:
    """The result of a sweep that one process has computed from its beginning to its end."""
    out = folder / "alone" / name
    out.parent.mkdir()
    assert nde("sweep", written(folder, text), "--out", str(out), "--processes", "1").status == 0
    return out.read_bytes()


def begun(*argv: str) -> subprocess.Popen[str]:
    """A sweep in a process of its own, and in a group of its own, as a terminal starts it."""
    return subprocess.Popen(
        [sys.executable, "-c", _HEARS_CTRL_C, "sweep", *argv],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=plain_env(),
        start_new_session=True,
    )


def pieces_kept(out: Path) -> int:
    """How many whole lines of results there are beside a result."""
    kept = Path(f"{out}.kept")
    return max(kept.read_bytes().count(b"\n") - HEADER_LINES, 0) if kept.exists() else 0


def in_the_middle(sweep: subprocess.Popen[str], out: Path, least: int = 2) -> None:
    """Wait until some of a sweep is computed; most of it must still be to do."""
    deadline = time.monotonic() + 3 * PATIENCE_S
    while pieces_kept(out) < least:
        assert sweep.poll() is None, sweep.communicate()
        assert time.monotonic() < deadline, "nothing is computed"
        time.sleep(0.01)


def children_of(pid: int) -> list[int]:
    """The processes that a process has started and that still run."""
    found = []
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                stat = (entry / "stat").read_text()
            except OSError:  # gone meanwhile
                continue
            state, parent = stat.rpartition(")")[2].split()[:2]
            if int(parent) == pid and state != "Z":
                found.append(int(entry.name))
    return found


def ends(pid: int) -> bool:
    """Whether a process ends by itself before our patience does."""
    deadline = time.monotonic() + PATIENCE_S
    while time.monotonic() < deadline:
        try:
            os.kill(pid, 0)
            if (Path("/proc") / str(pid) / "stat").read_text().rpartition(")")[2].split()[0] == "Z":
                return True
        except OSError:
            return True
        time.sleep(0.02)
    return False
