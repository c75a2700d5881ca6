"""Where best play and the named policies part: scenes, deeds and answers, and what each is worth there."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec
import numpy as np

from nde.dice import GM
from nde.lab.compiled.branches import Open
from nde.lab.deciding import next_deed
from nde.lab.decisions import ANSWER, PARTY, After, Decisions
from nde.lab.policies import POLICIES, Policy
from nde.lab.solving import Solved
from nde.rules.playing import Person, Purpose, playing_of

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

    def __init__(self, decisions: Decisions, solved: Solved) -> None:
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
        idle: list[Any] = []
        while True:
            fighting.stand(phase.sites, row.tolist())
            deed = next_deed(fighting, policy, idle)
            is_end = deed is None
            if deed is None:
                deed = fighting.ask("end-of-turn")
            if deed is None:
                return None, float(self._solved.low[number])
            after = decisions.follow(number, deed)
            if is_end or {one for one, _ in after} != {number}:
                return decisions.action(phase.sites, deed), self._worth(after)
            idle.append(deed)

    def _worth(self, after: After) -> float:
        """The worth of what follows a deed; too much for any difference where it was never looked at."""
        low = self._solved.low
        return sum(chance * float(low[number]) if number < len(low) else np.inf for number, chance in after)

    def _asked(self, number: int) -> Open:
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


def _answered(asked: Open, policy: Policy) -> str:
    return asked.spent if policy.spend == "on-failure" else asked.options[0]
