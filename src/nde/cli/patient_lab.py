"""The lab of a person who waits: how far it is, how long it may still take, and Ctrl-C.

The lab itself reads no clock; it gives exactness up by the number of scenes alone.  Here what would take too
long to compute is played, as often as there is time.
"""

from __future__ import annotations

import signal
import threading
from concurrent.futures import ThreadPoolExecutor
from time import monotonic, process_time
from types import FrameType
from typing import Any

from msgspec.structs import replace

from nde.cli.session import Session
from nde.lab.answers import Answer
from nde.lab.lab import Effort, Lab
from nde.lab.policies import Policy
from nde.lab.progress import Going, Progress
from nde.lab.states import TooManyScenes
from nde.prose.lab.chances import chance_words
from nde.rules import Ruleset

PATIENCE_S = 1.0
"""Work that is shorter than this says nothing about itself."""
AGAIN_S = 0.2
"""How often the line is written anew."""


class Clock:
    """How long something takes that nobody watches and nobody stops."""

    is_stopped = False

    def __init__(self) -> None:
        self._started = monotonic()

    @property
    def seconds(self) -> float:
        """How long it takes so far."""
        return monotonic() - self._started

    def going(self, progress: Progress) -> bool:
        """Whether to go on: always."""
        return True


class Watch(Clock):
    """Shows progress on a terminal's standard error; the first Ctrl-C stops with what there is.

    The second one leaves at once, as it does everywhere else.
    """

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self._before: Any = None
        self._fight_started, self._shown = self._started, 0.0
        self._last = Progress(0, 0, 1.0)
        self._line = 0
        self.is_stopped = False

    def __enter__(self) -> Watch:
        if threading.current_thread() is threading.main_thread():
            self._before = signal.getsignal(signal.SIGINT)
            if self._before == signal.default_int_handler:
                signal.signal(signal.SIGINT, self._interrupted)
        return self

    def __exit__(self, *error: object) -> None:
        if self._before == signal.default_int_handler:
            signal.signal(signal.SIGINT, self._before)
        self._write("")

    def going(self, progress: Progress) -> bool:
        """Show how far it is; give back whether to go on."""
        now = monotonic()
        if progress.round < self._last.round or progress.undecided > self._last.undecided:
            self._fight_started = now  # the next of several fights, or the same one played and not computed
        self._last = progress
        if self.is_stopped:
            self._write(self._session.words.say("lab-stopping"))
        elif now - self._started > PATIENCE_S and now - self._shown > AGAIN_S:
            self._shown = now
            self._write(self._told(progress, now))
        return not self.is_stopped

    def _told(self, progress: Progress, now: float) -> str:
        words = self._session.words
        elapsed, done = words.number(now - self._started), share_done(progress)
        if not done:
            text = words.say("lab-progress", scenes=progress.scenes, round=progress.round + 1)
            return f"{text} · {words.say('lab-progress-elapsed', elapsed=elapsed)}"
        undecided = chance_words(progress.undecided, words)
        text = (
            words.say("lab-progress-played", played=words.percent(done))
            if progress.round == 0
            else words.say("lab-progress-undecided", round=progress.round, undecided=undecided)
        )
        left = words.number((now - self._fight_started) * (1 - done) / done)
        return f"{text} · {words.say('lab-progress-left', elapsed=elapsed, left=left)}"

    def _interrupted(self, number: int, frame: FrameType | None) -> None:
        if self.is_stopped:
            raise KeyboardInterrupt
        self.is_stopped = True  # told by `going`: a signal may come in the middle of a write

    def _write(self, text: str) -> None:
        """Put a text in the place of the one before; nothing at all where nobody looks."""
        if not (text or self._line):
            return
        try:
            if self._session.stderr.isatty():
                text = text[: self._session.width - 1]
                end = "" if text else "\r"
                self._session.stderr.write(f"\r{text:<{self._line}}{end}")
                self._session.stderr.flush()
                self._line = len(text)
        except (OSError, ValueError):  # a terminal that has gone away
            return


def share_done(progress: Progress) -> float:
    """How much of the work is done, as far as can be told; 0 where nothing can be.

    Later rounds have fewer new scenes: what is left to do was seen to be about twice what is undecided, of
    what has been done.  Where fights are played no rounds are told, and undecided are those yet to be played.

    >>> [share_done(Progress(*one)) for one in ((3, 100, 1.0), (9, 100, 0.5), (0, 100, 0.25))]
    [0.0, 0.5, 0.75]
    """
    if progress.undecided >= 1.0:
        return 0.0
    if progress.round == 0:
        return 1.0 - progress.undecided
    return 1 / (1 + 2 * progress.undecided)


COMPUTING_S = 10.0
"""After so long exactness is given up, unless as much time again is likely to be enough."""
LEARNING_S = 5.0
"""So long a fight is learnt that is to be played; one that takes longer is played as it is."""
PLAYING_S = 10.0
"""So long fights are played where nobody has said how many."""
BESIDES_S = 6.0
"""So long is looked at what other policies would come to; the answer says where that was not enough."""


class PatientLab(Lab):
    """A lab that computes while there is hope, and then plays: for some time, or as often as was asked."""

    def __init__(self, *, is_counted: bool) -> None:
        super().__init__(spread=ThreadPoolExecutor().map)
        self._is_counted = is_counted

    def fight(
        self,
        rules: Ruleset,
        scene: object,
        policy: Policy,
        effort: Effort = Effort(),  # noqa: B008 - a frozen value
        going: Going = lambda progress: True,
    ) -> Answer:
        """What comes of a fight; one that is left to the lab is found in a bearable time."""
        if effort.method != "auto":
            return super().fight(rules, scene, policy, effort, going)
        hope = _Patience(going, COMPUTING_S, is_hopeful=True)
        try:
            answer = super().fight(rules, scene, policy, replace(effort, method="exact"), hope.going)
            if not hope.is_lost:
                return answer
        except TooManyScenes:
            pass
        played = going if self._is_counted else _Play(going).going
        return super().fight(rules, scene, policy, replace(effort, method="simulated"), played)


def briefly(going: Going) -> Going:
    """Going on for as long as somebody waits for what is told besides an answer.

    It is the time of the processor that counts, so that a busy machine tells the same.
    """
    started = process_time()
    return lambda progress: going(progress) and process_time() - started < BESIDES_S


class _Patience:
    """Somebody who goes on for some time; who is hopeful goes on for as long again where the end is near."""

    def __init__(self, going: Going, seconds: float, *, is_hopeful: bool = False) -> None:
        self._going, self._seconds, self._is_hopeful = going, seconds, is_hopeful
        self._started = monotonic()
        self.is_lost = False

    def going(self, progress: Progress) -> bool:
        """Whether to go on."""
        if not self._going(progress):
            return False
        spent = monotonic() - self._started
        if spent < self._seconds:
            return True
        done = share_done(progress)
        is_near = self._is_hopeful and done > 0 and spent / done < 2 * self._seconds
        self.is_lost = not is_near
        return is_near


class _Play:
    """Somebody who lets a fight be learnt for some time, and counts anew from the first one played on."""

    def __init__(self, going: Going) -> None:
        self._going = going
        self._learns = _Patience(going, LEARNING_S)
        self._plays: _Patience | None = None

    def going(self, progress: Progress) -> bool:
        """Whether to go on."""
        if not share_done(progress):
            return self._learns.going(progress)
        self._plays = self._plays or _Patience(self._going, PLAYING_S)
        return self._plays.going(progress)
