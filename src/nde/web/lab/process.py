"""A process of the lab: reads questions as lines, and writes progress and answers as lines.

`python -m nde.web.lab.process` is started by the server (`nde.web.lab.worker_pool`).  It ends when nobody can
write to it any more, so that none is left behind by a server that was killed.
"""

from __future__ import annotations

import logging
import os
import signal
import sys
from contextlib import suppress
from math import log as logarithm
from queue import SimpleQueue
from threading import Thread
from time import monotonic
from typing import Any, BinaryIO

import msgspec

from nde.errors import NdeError, Unreadable
from nde.lab.exact import ENOUGH
from nde.lab.lab import Lab
from nde.lab.progress import Progress
from nde.lab.states import TooManyScenes
from nde.web.answers import Answer
from nde.web.chosen_game import load_games
from nde.web.lab.answers import LabLine, LabProgress
from nde.web.lab.fights import Asking
from nde.web.lab.questions import QUESTIONS
from nde.web.lab.worker_pool import Said, Task
from nde.web.limits import ServerBusy
from nde.web.logs import set_up_logs
from nde.web.problems import problem

EVERY_S = 0.25
"""How often progress is told."""
TELLING_SHARE = 0.02
"""Before so much is done nobody can say how long the rest takes."""
TAIL, EARLY = 0.1, 0.25
"""How work goes on with what is decided, roughly, as seen in fights of several games and sizes: so much of it
is left for the long tail, and the rest goes as this power of what is decided."""
EXACT_SHARE = 0.5
"""So much of its time may a question take for exactness; where that does not do, fights are played."""
LEARNT_SHARE = 0.7
"""When so much of its time is gone, fights are played without having learnt all scenes before."""
PLAYABLE = frozenset(("fight", "range", "next", "fit", "map", "vary", "compare", "table"))
MOST_KEPT = 2
"""Of so many fights of the largest size is kept what was learnt; then everything is forgotten, since a scene
takes two to three kilobytes."""
NICE = 5
"""Tables come first: the lab leaves the processor to whoever else wants it."""
log = logging.getLogger("nde.web.lab")


class Process:
    """Answers one question after the other; what it has learnt is kept for the next."""

    def __init__(self, source: BinaryIO, sink: BinaryIO) -> None:
        self._source, self._sink = source, sink
        self._tasks: SimpleQueue[Task | None] = SimpleQueue()
        self._stopped = 0
        self._lab = Lab()

    def run(self) -> None:
        """Answer until nobody asks any more."""
        Thread(target=self._listen, daemon=True).start()
        while (task := self._tasks.get()) is not None:
            self._write(self._answered(task))
            if self._lab.known > MOST_KEPT * task.scenes:
                self._lab = Lab()

    def _listen(self) -> None:
        decoder = msgspec.json.Decoder(Said)
        for line in self._source:
            said = decoder.decode(line)
            self._stopped = max(self._stopped, said.stop)
            if said.task is not None:
                self._tasks.put(said.task)
        # The server is gone; what is being worked on is for nobody.
        os._exit(0)

    def _answered(self, task: Task) -> LabLine:
        kind, answer = QUESTIONS[task.question]
        wish: Any = msgspec.json.decode(task.wish, type=kind)
        game = wish.game
        may_play = getattr(wish, "method", "") == "auto" and task.question in PLAYABLE
        going = _Going(self, task, may_play=may_play)
        try:
            asking = Asking(self._lab, task.language, task.scenes, task.runs, going, going)
            return LabLine(answer=answer(asking, wish))
        except NdeError as error:
            return self._refused(error, task, game)
        except MemoryError:
            self._lab = Lab()
            return self._refused(ServerBusy(most=task.scenes), task, game)
        except Exception as fault:
            log.exception("question failed", extra={"question": task.question})
            self._lab = Lab()
            is_theirs = getattr(wish, "scene", None) is not None and not task.is_ours
            broken = (
                Unreadable("lab-scene-unreadable", reason=type(fault).__name__)
                if is_theirs
                else NdeError("broken")
            )
            return self._refused(broken, task, game)

    def _refused(self, error: NdeError, task: Task, game: str) -> LabLine:
        return LabLine(problem=problem(error, task.language, game))

    def tell(self, line: LabLine) -> None:
        """Tell the server how far it is."""
        self._write(line)

    def is_stopped(self, number: int) -> bool:
        """Whether the server wants no more of a task."""
        return self._stopped >= number

    def _write(self, line: LabLine) -> None:
        self._sink.write(msgspec.json.encode(line) + b"\n")
        self._sink.flush()


class _Going:
    """Says how far a task is, now and then, and whether it goes on."""

    def __init__(self, process: Process, task: Task, *, may_play: bool) -> None:
        self._process, self._task, self._may_play = process, task, may_play
        self._begin = self._told = monotonic()
        self._last = Progress(0, 0, 1.0)
        self._fights = self._expected = self._parts = 0
        self._share = 0.0

    def seconds(self) -> float:
        """How long it has taken."""
        return round(monotonic() - self._begin, 6)

    def expect(self, fights: int) -> None:
        """Take note of how many fights there will be."""
        self._expected = fights

    def found(self, part: Answer) -> None:
        """Tell something of the answer that is already known: another fight is done."""
        self._parts += 1
        self._fights, self._last = self._parts, Progress(0, 0, 1.0)
        self._process.tell(LabLine(part=part))

    def __call__(self, progress: Progress) -> bool:
        """Take note of how far it is; what comes back says whether to go on."""
        last, self._last = self._last, progress
        is_simulated_after_all = last.round > 0 and progress.round == 0
        if progress.undecided > last.undecided and not is_simulated_after_all:
            self._fights += 1  # of one fight, less and less is undecided
        now, seconds = monotonic(), self.seconds()
        if now - self._told >= EVERY_S:
            self._told = now
            self._process.tell(LabLine(progress=self._progress(progress, seconds)))
        if self._process.is_stopped(self._task.number):
            return False
        if self._may_play and progress.round > 0 and seconds > self._until(EXACT_SHARE):
            # What cannot be had exactly in this time is played instead, as if there were too many scenes.
            raise TooManyScenes(most=progress.scenes)
        if progress.round == 0 and progress.undecided == 1.0 and seconds > self._until(LEARNT_SHARE):
            # Learning the fight before playing it takes too long: it is played as it is.
            raise TooManyScenes(most=progress.scenes)
        return seconds < self._task.seconds

    def _until(self, share: float) -> float:
        """When the fight that is worked on has taken a share of its time."""
        return self._task.seconds * (self._fights + share) / max(self._expected, 1)

    def _progress(self, progress: Progress, seconds: float) -> LabProgress:
        share = left = None
        if self._expected:
            # What is played after all begins anew; whoever waits has nothing taken back.
            share = max(self._share, min((self._fights + share_of(progress)) / self._expected, 1.0))
            self._share = share
            if share >= TELLING_SHARE:
                left = min(seconds * (1 - share) / share, max(self._task.seconds - seconds, 0.0))
        return LabProgress(
            share=share, left=left, seconds=seconds, scenes=progress.scenes, fights=self._fights
        )


def share_of(progress: Progress) -> float:
    """How much of the work on one fight is done, as far as can be told from what is still undecided.

    Most scenes are met before much is decided, and hardly any in the long tail that follows; of fights that
    are played one by one (in round 0), each takes as long as the others.

    >>> share_of(Progress(0, 100, 0.25)), share_of(Progress(3, 100, 1.0)), share_of(Progress(9, 100, 0.0))
    (0.75, 0.0, 1.0)
    """
    decided = min(max(1.0 - progress.undecided, 0.0), 1.0)
    if progress.round == 0:
        return decided
    tail = min(logarithm(max(progress.undecided, ENOUGH)) / logarithm(ENOUGH), 1.0)
    return float((1.0 - TAIL) * decided**EARLY + TAIL * max(tail, 0.0))


def main() -> None:
    """Answer what comes on the standard input."""
    set_up_logs("warning")
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then ends this process
    with suppress(OSError, AttributeError):
        os.nice(NICE)
    load_games()
    sink = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    # Whatever a library may print goes where logs go: the standard output is for answers.
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    with suppress(BrokenPipeError):
        Process(sys.stdin.buffer, sink).run()


if __name__ == "__main__":
    main()
