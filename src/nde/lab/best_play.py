"""The best that a party can do in a fight, how much better it is than each named policy, and where."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec

from nde.errors import Unreadable
from nde.lab.answers import Answer
from nde.lab.best_differences import Difference, Differences
from nde.lab.best_habits import best_habits
from nde.lab.decisions import WON, WON_WHOLE, Decisions
from nde.lab.exact import MOST_SCENES, Going
from nde.lab.habits import Habit
from nde.lab.lab import Effort, Lab
from nde.lab.measuring import left_out
from nde.lab.policies import POLICIES
from nde.lab.solving import Solved
from nde.rules import Ruleset

Goal: TypeAlias = Literal["win", "nobody-down"]
"""To win; or that the fight ends with nobody of the party out of it."""
GOALS: tuple[Goal, ...] = ("win", "nobody-down")
MOST_DECISIONS = 6_000_000
"""So many scenes are looked at before it is given up, those in the middle of deeds among them."""


class BestPlay(msgspec.Struct, frozen=True, kw_only=True):
    """The most that can be reached, and what each named policy reaches."""

    aim: Goal
    best: float
    worth: dict[str, float]
    """The chance with each named policy."""
    differs: tuple[Difference, ...]
    scenes: int
    residual: float = 0.0
    """How much higher than told the best may be."""
    is_stopped: bool = False
    heroes: tuple[Habit, ...] = ()
    """What each hero does by best play, first things first."""
    left_out: tuple[str, ...] = ()
    """What the question leaves out, by key; besides what any leaves out also deeds that are for some `other`
    purpose, and of the steps that a map allows all but those that bring somebody nearest (`other-deeds`)."""


def best_play(
    lab: Lab,
    rules: Ruleset,
    scene: Any,
    aim: Goal = "win",
    effort: Effort = Effort(),  # noqa: B008 - a frozen value
    going: Going = lambda progress: True,
) -> BestPlay:
    """The best chance to win, or that nobody is out at the end; `TooManyScenes` where it cannot be solved.

    Everybody of the party may act in any order, do anything that is for something in a fight, and answer what
    rules ask when the dice up to there are known.
    """
    if aim not in GOALS:
        raise Unreadable("no-such-goal", goal=str(aim), allowed=GOALS)
    decisions = Decisions(rules, scene)
    # What is not said is as much as can be done; a chain of scenes knows other bounds.
    most = MOST_DECISIONS if effort.most_scenes == MOST_SCENES else effort.most_scenes
    decisions.explore(most, going)
    solved = Solved(decisions, (WON, WON_WHOLE) if aim == "win" else (WON_WHOLE,), going)
    is_stopped = solved.is_stopped
    exactly = msgspec.structs.replace(effort, method="exact")
    worth = {
        name: _reached(lab.fight(rules, scene, policy, exactly, going), aim)
        for name, policy in POLICIES.items()
        if not is_stopped
    }
    return BestPlay(
        aim=aim,
        best=float(solved.low[decisions.start]),
        worth=worth,
        differs=() if is_stopped else Differences(decisions, solved).told(),
        scenes=decisions.count,
        residual=solved.residual,
        is_stopped=is_stopped,
        heroes=() if is_stopped else best_habits(decisions, solved),
        left_out=left_out(rules, scene),
    )


def _reached(answer: Answer, aim: Goal) -> float:
    return answer.win.chance if aim == "win" else answer.down.get(0, 0.0)
