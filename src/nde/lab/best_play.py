"""The best that a party can do in a fight, how much better it is than each named policy, and where."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple, TypeAlias

import msgspec
import numpy as np

from nde.dice import GM
from nde.errors import Unreadable
from nde.lab.answers import Answer
from nde.lab.compiled.trees import OpenQuestion
from nde.lab.decisions import ANSWER, PARTY, WON, WON_WHOLE, After, Decisions
from nde.lab.exact import MOST_SCENES
from nde.lab.habits import Done, Habit, done_by
from nde.lab.lab import Effort, Lab
from nde.lab.measures import left_out
from nde.lab.policies import POLICIES, Policy
from nde.lab.policy_choice import next_deed
from nde.lab.progress import Going
from nde.lab.value_iteration import Solution
from nde.rules import Ruleset
from nde.rules.play import Person, Purpose, playing_of

RARE = 0.01
"""What is done in scenes that come about less often than this is not told."""


def best_habits(decisions: Decisions, solved: Solution) -> tuple[Habit, ...]:
    """What each hero does by best play in a fight that has been solved."""
    rules = decisions.rules
    playing = playing_of(rules)
    found: dict[str, dict[tuple[object, ...], Done]] = {who: {} for who in decisions.fighting.heroes}
    kinds, labels = decisions.kind.array, solved.best.labels
    there = np.flatnonzero((kinds == PARTY) & (labels[: len(kinds)] >= 0) & (solved.met[: len(kinds)] > RARE))
    known: set[int] = set()
    for number in there[np.argsort(solved.after[there], kind="stable")].tolist():
        label = int(labels[number])
        action = decisions.labels[label]
        who = playing.actor(action)
        if label in known or who not in found:
            continue
        known.add(label)
        done = done_by(rules, decisions.scene(number), who, action)
        if done is not None:
            found[who].setdefault(done.kind, done)
    return tuple([Habit(who=who, deeds=tuple(deeds.values())) for who, deeds in found.items()])


SHOWN = 8
"""So many differences are told, those first that matter most."""
LOOKED_AT = 300
"""Differences are looked for in so many scenes, those that come about most often."""
NO_DIFFERENCE = 1e-9


class Deed(msgspec.Struct, frozen=True, kw_only=True):
    """What somebody does in a scene, or answers in the middle of a deed."""

    who: str
    """Empty where a turn ends."""
    offer: str
    """The name of the offer; empty for an answer."""
    action: Any
    target: str = ""
    purpose: Purpose = "other"
    question: str = ""
    """For an answer: the key of what is asked."""
    answer: str = ""


class Difference(msgspec.Struct, frozen=True, kw_only=True):
    """A scene in which the best deed is not what a policy does."""

    policy: str
    people: tuple[Person, ...]
    """Who stands there with what."""
    best: Deed
    best_worth: float
    """The chance of what is aimed at after the best deed, played best from then on."""
    deed: Deed
    """What the policy does."""
    deed_worth: float
    """The same chance after that deed, played best from then on."""
    met: float
    """How often the scene comes about in a fight that is played best."""
    is_opening: bool = False


class _Found(NamedTuple):
    """A difference before it is told: what it costs on average, and where and how it comes about."""

    cost: float
    number: int
    policy: str
    deed: Any
    """An action or an answer."""
    worth: float


class Differences:
    """Finds scenes in which policies do less than the best."""

    def __init__(self, decisions: Decisions, solved: Solution) -> None:
        self._decisions, self._solved = decisions, solved
        self._kinds = decisions.kind.array.copy()

    def told(self) -> tuple[Difference, ...]:
        """The scenes in which policies lose most by not doing the best, each policy's own first."""
        met = self._solved.met
        often = np.argsort(-met, kind="stable")
        is_own = np.isin(self._kinds, (PARTY, ANSWER)) & (self._solved.best.labels[: len(self._kinds)] >= 0)
        looked = often[is_own[often] & (met[often] > 0)][:LOOKED_AT].tolist()
        found: list[_Found] = []
        for name, policy in POLICIES.items():
            for number in looked:
                deed, worth = self._by_policy(number, policy)
                loss = float(self._solved.low[number]) - worth
                if loss > NO_DIFFERENCE:
                    found.append(_Found(loss * float(met[number]), number, name, deed, worth))
        found.sort(key=lambda one: -one.cost)
        firsts = {one.policy: one for one in reversed(found)}
        chosen = sorted(firsts.values(), key=lambda one: -one.cost)
        chosen += [one for one in found if one not in chosen]
        return tuple([self._told(one) for one in chosen[:SHOWN]])

    def _by_policy(self, number: int, policy: Policy) -> tuple[Any, float]:
        """What a policy does in a scene, and the worth of that if all is done best from then on."""
        decisions = self._decisions
        if self._kinds[number] == ANSWER:
            answer = _answered(self._asked(number), policy)
            return answer, self._worth(decisions.follow_answer(number, answer))
        phase, row = decisions.row(number)
        fighting = decisions.fighting
        idle: list[object] = []
        while True:
            fighting.stand(phase.memos, row.tolist())
            deed = next_deed(fighting, policy, idle)
            is_end = deed is None
            if deed is None:
                deed = fighting.ask("end-of-turn")
            if deed is None:
                return None, float(self._solved.low[number])
            after = decisions.follow(number, deed)
            if is_end or {one for one, _ in after} != {number}:
                return decisions.action(phase.memos, deed), self._worth(after)
            idle.append(deed)

    def _worth(self, after: After) -> float:
        """The worth of what follows a deed; too much for any difference where it was never looked at."""
        low = self._solved.low
        return sum(chance * float(low[number]) if number < len(low) else np.inf for number, chance in after)

    def _asked(self, number: int) -> OpenQuestion:
        choice = self._decisions.row(number)[0].choice
        assert choice is not None
        return choice.asked

    def _told(self, one: _Found) -> Difference:
        decisions, solved = self._decisions, self._solved
        scene = decisions.scene(one.number)
        return Difference(
            policy=one.policy,
            people=playing_of(decisions.rules).people(scene),
            best=self._deed(one.number, scene, decisions.labels[solved.best.labels[one.number]]),
            best_worth=float(solved.low[one.number]),
            deed=self._deed(one.number, scene, one.deed),
            deed_worth=one.worth,
            met=float(solved.met[one.number]),
            is_opening=one.number == decisions.start,
        )

    def _deed(self, number: int, scene: Any, what: Any) -> Deed:
        """A deed in words of offers; what is no offer of anybody ends the turn."""
        if self._kinds[number] == ANSWER:
            asked = self._asked(number)
            return Deed(who=asked.who, offer="", action=None, question=asked.key, answer=what)
        rules = self._decisions.rules
        playing = playing_of(rules)
        who = playing.actor(what)
        offer = next((one for one in rules.offers(scene, who) if one.action == what), None)
        aim = None if offer is None or who == GM else playing.aim(scene, offer)
        return Deed(
            who="" if who == GM else who,
            offer="end-turn" if offer is None else offer.name,
            action=what,
            target="" if aim is None else aim.target,
            purpose="pass" if aim is None else aim.purpose,
        )


def _answered(asked: OpenQuestion, policy: Policy) -> str:
    return asked.spent if policy.spend == "on-failure" else asked.options[0]


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
    scene: object,
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
    solved = Solution(decisions, (WON, WON_WHOLE) if aim == "win" else (WON_WHOLE,), going)
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
