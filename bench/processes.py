"""Processes that a benchmark starts and ends: servers, and the load that a second process puts on them."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec

from bench.load_plan import Measured, Plan, Run

ROOT = Path(__file__).resolve().parent.parent
END_S = 15
_TICKS = os.sysconf("SC_CLK_TCK")


class Served(msgspec.Struct, frozen=True, kw_only=True):
    """A server that runs in a process of its own, as its first line tells."""

    port: int
    pid: int

    @property
    def megabytes(self) -> float:
        """The memory it holds."""
        status = Path(f"/proc/{self.pid}/status").read_text()
        return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS")) / 1024

    @property
    def worked_s(self) -> float:
        """The seconds of a core it has taken, all its threads together."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / _TICKS


@contextmanager
def started(*arguments: str) -> Iterator[Served]:
    """A server started with `python -m`, and ended afterwards."""
    process = subprocess.Popen(
        [sys.executable, "-m", *arguments], cwd=ROOT, stdout=subprocess.PIPE, stdin=subprocess.DEVNULL
    )
    try:
        assert process.stdout is not None
        yield msgspec.json.decode(process.stdout.readline(), type=Served)
    finally:
        process.terminate()
        try:
            process.wait(END_S)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


class Clients:
    """Clients in a second process, connected and waiting for what they are to do."""

    def __init__(self, process: subprocess.Popen[bytes]) -> None:
        self._process = process

    def run(self, run: Run) -> Measured:
        """Let the clients carry out a run."""
        return msgspec.json.decode(self._ask(run), type=Measured)

    def _ask(self, line: object) -> bytes:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(msgspec.json.encode(line) + b"\n")
        self._process.stdin.flush()
        answer = self._process.stdout.readline()
        if not answer:
            raise RuntimeError("the load has ended; its last words stand above")
        return answer

    @classmethod
    @contextmanager
    def of(cls, plan: Plan) -> Iterator[Clients]:
        """The clients of a plan, all connected; they leave afterwards."""
        process = subprocess.Popen(
            [sys.executable, "-m", "bench.load_client"],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )
        try:
            clients = cls(process)
            clients._ask(plan)
            yield clients
        finally:
            assert process.stdin is not None
            process.stdin.close()
            try:
                process.wait(END_S)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
