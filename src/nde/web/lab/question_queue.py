"""Questions on their way to the lab and back: at most so many at once, and known answers at once."""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from threading import Lock

import msgspec

from nde.errors import NdeError
from nde.web.lab.worker_pool import GRACE_S, LEAVE_S, Bench, Benches, Line, Task
from nde.web.limits import FairQueue, ServerBusy, cores

MOST_WAITING, MOST_OF_ONE = 32, 8
"""Questions that may wait, of all and of one address; addresses have turns."""
WARM = 2
"""So many processes are made ready: one for who asks, one for what they may ask next."""
KEPT_BYTES = 32 * 1024 * 1024
_encoder = msgspec.json.Encoder(order="sorted")


class Kept:
    """Answers by their questions, those used latest, no more bytes than so many."""

    def __init__(self, most: int = KEPT_BYTES) -> None:
        self._most, self._held = most, 0
        self._answers: OrderedDict[bytes, bytes] = OrderedDict()

    def get(self, key: bytes) -> bytes | None:
        """The answer to a question; nothing for one that is not known."""
        if key in self._answers:
            self._answers.move_to_end(key)
        return self._answers.get(key)

    def put(self, key: bytes, answer: bytes, within_s: float) -> None:
        """Keep an answer, if it is a whole one: found within its time, and nothing in it was stopped."""
        found = msgspec.json.decode(answer)
        if len(answer) > self._most or found.get("seconds", 0.0) >= within_s or _is_stopped(found):
            return
        self._held -= len(self._answers.pop(key, b""))
        self._answers[key] = msgspec.json.encode({**found, "is_kept": True})
        self._held += len(self._answers[key])
        while self._held > self._most:
            self._held -= len(self._answers.popitem(last=False)[1])


def _is_stopped(answer: object) -> bool:
    """Whether anything in an answer was stopped before its end."""
    if isinstance(answer, dict):
        return answer.get("is_stopped") is True or any(map(_is_stopped, answer.values()))
    return isinstance(answer, list) and any(map(_is_stopped, answer))


class Question:
    """A question under way.  Its lines come from a thread; who asked may stop it or go away."""

    def __init__(self, task: Task, about: str) -> None:
        self._task, self._about = task, about
        self._loop = asyncio.get_running_loop()
        self.lines: asyncio.Queue[Line] = asyncio.Queue()
        self._lock = Lock()
        self._bench: Bench | None = None
        self._number = 0
        self._hurry_s: float | None = None
        self._is_left = False

    def work(self, benches: Benches) -> None:
        """Have it answered; runs in a thread, and takes as long as that takes."""
        if self._is_left:
            return
        bench = benches.take(self._about)
        try:
            with self._lock:
                self._bench, self._number = bench, bench.ask(self._task, self._about)
            bench.limit(self._number, self._task.seconds + GRACE_S)
            if self._hurry_s is not None:
                bench.hurry(self._number, self._hurry_s)
            while not (line := bench.line()).is_last:
                self._tell(line)
        except RuntimeError:
            bench.close()  # the loop is closed: the server has stopped, and nobody waits
            return
        finally:
            with self._lock:
                self._bench = None
            benches.give_back(bench)
        # Only now: whoever asks next finds the process free that knows the fight.
        with suppress(RuntimeError):
            self._tell(line)

    def _tell(self, line: Line) -> None:
        self._loop.call_soon_threadsafe(self.lines.put_nowait, line)

    @property
    def is_hurried(self) -> bool:
        """Whether somebody wanted what was known, and no more."""
        return self._hurry_s is not None

    def stop(self) -> None:
        """Have it answered with what is known by now."""
        self._hurry(GRACE_S)

    def give_way(self) -> None:
        """Have it answered with what is known by now, and soon: somebody else waits."""
        self._hurry(LEAVE_S)

    def leave(self) -> None:
        """Nobody waits for it any more."""
        self._is_left = True
        self._hurry(LEAVE_S)

    def _hurry(self, within_s: float) -> None:
        self._hurry_s = within_s
        with self._lock:
            bench, number = self._bench, self._number
        if bench is not None:
            bench.hurry(number, within_s)


class LabQuestions:
    """Everything that is asked of the lab at one server."""

    def __init__(self, most: int) -> None:
        self._benches = Benches(most)
        self._pool = ThreadPoolExecutor(max_workers=most, thread_name_prefix="lab")
        self._processes, self._working = most, 0
        self._waiting = FairQueue[Question](MOST_WAITING, MOST_OF_ONE)
        self.at_once = min(most, cores())
        """So many questions are worked on at a time with a core each."""
        self._asked: dict[tuple[str, str], Question] = {}
        """Questions by who asked them and what they called them: nobody else finds them by a guess."""
        self._guesses: list[Question] = []
        """Those for which nobody waits yet, the newest last: who guesses begins with what is likeliest."""
        self._kept = Kept()
        self.is_stopping = False

    async def lines(
        self, task: Task, about: str, ask: str, *, who: str = "", is_guess: bool = False
    ) -> AsyncIterator[Line]:
        """The lines of an answer to somebody; who stops listening stops the work.

        A guess is worked on where a process is idle, and gives way to whoever waits.
        """
        key = _key_of(task)
        known = self._kept.get(key)
        if known is not None:
            yield Line("answer", known)
            return
        if self.is_stopping:
            raise NdeError("server-stopping")
        question = Question(task, about)
        is_free = self._working < self._processes
        if is_guess and not is_free:
            raise ServerBusy(most=self._processes)
        if is_free:
            self._begin(question)
        else:
            self._waiting.put(who, question)
            if self._guesses:
                self._guesses.pop().give_way()
        if is_guess:
            self._guesses.append(question)
        if ask:
            self._asked[who, ask] = question
        try:
            while True:
                line = await question.lines.get()
                if line.kind == "answer" and not question.is_hurried:
                    self._kept.put(key, line.content, task.seconds)
                yield line
                if line.is_last:
                    return
        finally:
            question.leave()
            if question in self._guesses:
                self._guesses.remove(question)
            self._waiting.drop(question)
            if ask and self._asked.get((who, ask)) is question:
                del self._asked[who, ask]

    @property
    def count(self) -> int:
        """How many questions are worked on, or wait."""
        return self._working + len(self._waiting)

    def _begin(self, question: Question) -> None:
        self._working += 1
        future = asyncio.get_running_loop().run_in_executor(self._pool, question.work, self._benches)

        def finished(future: asyncio.Future[None]) -> None:
            self._working -= 1
            if not future.cancelled():
                future.exception()
            question.lines.put_nowait(Line("died"))  # whoever still waits then waits for nothing
            following = self._waiting.take()
            if following is not None:
                self._begin(following)

        future.add_done_callback(finished)

    def warm(self) -> None:
        """Have processes ready for the first question, and a guess: somebody is looking at the lab."""
        self._benches.warm(min(WARM, self.at_once))

    def wait_for(self, who: str, ask: str) -> bool:
        """Have a guess give way to nobody: somebody waits for it now; whether its answer is still to come."""
        question = self._asked.get((who, ask))
        if question is None or question.is_hurried:
            return False
        if question in self._guesses:
            self._guesses.remove(question)
        return True

    def stop_one(self, who: str, ask: str) -> bool:
        """Have a question answered with what is known by now; whether there is one of this name."""
        question = self._asked.get((who, ask))
        if question is not None:
            question.stop()
        return question is not None

    def stop(self) -> None:
        """Begin nothing more, and end what is under way."""
        self.is_stopping = True
        while (question := self._waiting.take()) is not None:
            question.lines.put_nowait(Line("died"))
        self._pool.shutdown(wait=False, cancel_futures=True)
        self._benches.close()


def _key_of(task: Task) -> bytes:
    """What makes a question the same as another: all of it but its name and the time it may take."""
    wish = {name: value for name, value in msgspec.json.decode(task.wish).items() if name not in _BESIDE}
    return hashlib.sha256(_encoder.encode((task.question, task.language, task.runs, wish))).digest()


_BESIDE = ("ask", "seconds", "is_guess")
