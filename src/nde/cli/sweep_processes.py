"""A sweep on all cores: worker processes that are handed one piece of work after another.

A worker that dies loses nothing: its piece goes to another.  Whoever stops taking answers ends them all.
"""

from __future__ import annotations

import os
import signal
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import TYPE_CHECKING, NamedTuple

from nde.errors import Illegal

if TYPE_CHECKING:  # a worker imports what computes only once it has said how many threads it may take
    from nde.cli.sweep_work import Answers, Work

MOST_DEATHS = 3
"""So often a piece of work may end its worker before it is given up."""
ONE_THREAD = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "NUMBA_NUM_THREADS")
"""Each core has a worker already."""


class _Worker(NamedTuple):
    """A worker process, and the line to it."""

    process: BaseProcess
    line: Connection


def in_processes(count: int) -> Work:
    """Work on so many processes of this machine."""

    def work(pieces: Sequence[bytes]) -> Answers:
        waiting = deque(range(len(pieces)))
        deaths = [0] * len(pieces)
        busy: dict[Connection, tuple[_Worker, int]] = {}

        def hand_out(worker: _Worker) -> None:
            number = waiting.popleft()
            busy[worker.line] = worker, number
            with suppress(OSError):  # a worker that is gone is noticed when it is listened to
                worker.line.send_bytes(pieces[number])

        idle: list[_Worker] = []
        try:
            for _ in range(min(count, len(pieces))):
                hand_out(_started())
            while busy:
                for line in wait(list(busy)):
                    assert isinstance(line, Connection)
                    worker, number = busy.pop(line)
                    idle.append(worker)
                    try:
                        answer = line.recv_bytes()
                    except (EOFError, OSError):
                        deaths[number] += 1
                        if deaths[number] >= MOST_DEATHS:
                            raise Illegal("workers-die", times=MOST_DEATHS) from None
                        waiting.appendleft(number)
                        _end(idle.pop())
                        hand_out(_started())
                        continue
                    if waiting:
                        hand_out(idle.pop())
                    yield number, answer
        finally:
            for worker in [*idle, *[worker for worker, _ in busy.values()]]:
                _end(worker)

    return work


def _started() -> _Worker:
    context = get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=_serve, args=(theirs, os.getpid()), daemon=True)
    with _deaf_to_ctrl_c():
        process.start()
    theirs.close()
    return _Worker(process, ours)


@contextmanager
def _deaf_to_ctrl_c() -> Iterator[None]:
    """Ctrl-C reaches every process of a terminal; what is started here does not hear it, we tell it."""
    try:
        before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    except ValueError:  # not in the main thread, where nobody hears it anyway
        yield
        return
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _end(worker: _Worker) -> None:
    worker.line.close()
    worker.process.kill()
    worker.process.join()


def _serve(line: Connection, parent: int) -> None:
    """Compute what is sent until nothing more can come."""
    for name in ONE_THREAD:
        os.environ.setdefault(name, "1")
    from nde.cli.sweep_work import compute  # numbers are imported with one thread

    with suppress(EOFError, OSError):
        while True:
            # A parent that was killed cannot say so; nobody would take the answer.
            line.send_bytes(compute(line.recv_bytes(), lambda progress: os.getppid() == parent))
