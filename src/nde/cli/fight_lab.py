"""The lab of a person who waits: what would take too long to compute is played, as often as there is time.

The lab itself reads no clock; it gives exactness up by the number of scenes alone.
"""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from time import monotonic, process_time
from typing import Any

from msgspec.structs import replace

from nde.cli.fight_watch import share_done
from nde.lab.answers import Answer
from nde.lab.lab import Effort, Lab
from nde.lab.policies import Policy
from nde.lab.progress import Going, Progress
from nde.lab.states import TooManyScenes
from nde.rules import Ruleset

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
        scene: Any,
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
