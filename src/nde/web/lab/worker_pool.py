"""The processes of the lab, seen from the server: so many at a time, so many waiting, none for too long.

A process is started when it is first needed, keeps what it learns for the next question, and is ended when
it does not come to an end in time: then another one takes its place.  It is handed its work line by line.
"""

from __future__ import annotations

import os
import subprocess
import sys
import weakref
from collections import OrderedDict
from contextlib import suppress
from threading import Lock, Timer
from typing import Literal, NamedTuple, TypeAlias

import msgspec


class Task(msgspec.Struct, frozen=True, kw_only=True):
    """A question as the server hands it over."""

    number: int
    question: str
    wish: msgspec.Raw
    language: str
    seconds: float
    scenes: int
    runs: int
    is_ours: bool = False
    """Whether the scene comes from the server itself, and not from a client."""


class Said(msgspec.Struct, frozen=True, kw_only=True):
    """A line from the server: a task, or the number of one that is to come to an end."""

    task: Task | None = None
    stop: int = 0


GRACE_S = 10.0
"""So much longer than it was given may a question take, to come to its end with what it has."""
LEAVE_S = 1.5
"""So long may a process take to let go of a question that nobody waits for any more."""
REMEMBERED = 16

Kind: TypeAlias = Literal["progress", "part", "answer", "problem", "late", "died"]
"""What a line holds; `late` and `died` are said of a process that says nothing any more, since it was ended
or ended by itself."""


class Line(NamedTuple):
    """A line of a process, and what it is."""

    kind: Kind
    content: bytes = b""

    @property
    def is_last(self) -> bool:
        """Whether nothing follows it."""
        return self.kind not in ("progress", "part")


class Bench:
    """One process of the lab, from the server's side.  One thread asks it; any thread may hurry it."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[bytes] | None = None
        self._lock = Lock()
        self._number = 0
        self._is_busy = self._is_late = False
        self._timers: list[Timer] = []
        self.known: OrderedDict[str, None] = OrderedDict()
        """What it was asked about lately."""

    def start(self) -> None:
        """Have a process that can be asked, if there is none."""
        with self._lock:
            self._start()

    def ask(self, task: Task, about: str) -> int:
        """Hand a task over; its number comes back.  Lines follow."""
        with self._lock:
            self._start()
            self._number += 1
            self._is_busy, self._is_late = True, False
            self._write(Said(task=msgspec.structs.replace(task, number=self._number)))
            number = self._number
        self.known[about] = None
        self.known.move_to_end(about)
        while len(self.known) > REMEMBERED:
            self.known.popitem(last=False)
        return number

    def line(self) -> Line:
        """The next line about the task; waits for it."""
        process = self._process
        content = process.stdout.readline() if process is not None and process.stdout is not None else b""
        line = _read(content)
        if line.is_last:
            with self._lock:
                self._is_busy = False
                while self._timers:
                    self._timers.pop().cancel()
                if line.kind == "died":
                    self._drop()
                    return Line("late") if self._is_late else line
        return line

    def hurry(self, number: int, within_s: float) -> None:
        """Have a task come to its end with what it has; end the process if it has not in time."""
        with self._lock:
            if not self._is_working_on(number):
                return
            self._write(Said(stop=number))
        self.limit(number, within_s)

    def limit(self, number: int, within_s: float) -> None:
        """End the process if it is still at a task after so long."""
        timer = Timer(within_s, self._end, (number,))
        timer.daemon = True
        with self._lock:
            if self._is_working_on(number):
                self._timers.append(timer)
                timer.start()

    def _end(self, number: int) -> None:
        with self._lock:
            if self._is_working_on(number) and self._process is not None:
                self._is_late = True
                self._process.kill()

    def close(self) -> None:
        """End the process; whoever reads from it finds that it has died."""
        with self._lock:
            if self._is_busy and self._process is not None:
                self._process.kill()
            else:
                self._drop()

    def _is_working_on(self, number: int) -> bool:
        return self._is_busy and self._number == number

    def _start(self) -> None:
        if self._process is not None and self._process.poll() is None:
            return
        self._drop()
        # It finds the same modules as this process, and none in the folder that somebody happens to be in.
        paths = os.pathsep.join(path for path in sys.path if path)
        self._process = subprocess.Popen(
            [sys.executable, "-P", "-m", "nde.web.lab.process"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": paths},
        )

    def _write(self, said: Said) -> None:
        assert self._process is not None
        assert self._process.stdin is not None
        # A process that has died is found out by whoever reads from it.
        with suppress(OSError):
            self._process.stdin.write(msgspec.json.encode(said) + b"\n")
            self._process.stdin.flush()

    def _drop(self) -> None:
        process, self._process = self._process, None
        self.known.clear()
        if process is None:
            return
        process.kill()
        process.wait()
        for pipe in (process.stdin, process.stdout):
            if pipe is not None:
                with suppress(OSError):
                    pipe.close()


def _read(content: bytes) -> Line:
    if not content.endswith(b"\n"):
        return Line("died")
    found = msgspec.json.decode(content, type=dict[Kind, msgspec.Raw])
    kind, inside = next(iter(found.items()))
    return Line(kind, bytes(inside))


class Benches:
    """A few benches: a question goes to a free one that knows what it is about, if there is one."""

    def __init__(self, most: int) -> None:
        self._free: list[Bench] = [Bench() for _ in range(most)]
        self._all = tuple(self._free)
        self._lock = Lock()
        weakref.finalize(self, _close, self._all)

    def take(self, about: str) -> Bench:
        """A free one; the one that worked latest where none knows more.  Take no more than there are."""
        with self._lock:
            found = next((one for one in reversed(self._free) if about in one.known), self._free[-1])
            self._free.remove(found)
            return found

    def warm(self, count: int) -> None:
        """Have so many that can answer at once, if nobody is working: those that are taken first."""
        with self._lock:
            idle = self._free[-count:] if len(self._free) == len(self._all) else []
        for bench in idle:
            bench.start()

    def give_back(self, bench: Bench) -> None:
        """Have a bench be free again."""
        with self._lock:
            self._free.append(bench)

    def close(self) -> None:
        """End all processes."""
        _close(self._all)


def _close(benches: tuple[Bench, ...]) -> None:
    for bench in benches:
        bench.close()
