"""The best that a party can do in a fight, how much better it is than each named policy, and where."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec

from nde.dice import GM
from nde.errors import Unreadable
from nde.lab.answers import Answer
from nde.lab.decisions import AS_USUAL, MOST_MANNERS, ON_FAILURE, Decisions, Manner, Way
from nde.lab.exact import Going
from nde.lab.lab import Effort, Lab
from nde.lab.places import TooManyScenes
from nde.lab.policies import POLICIES
from nde.lab.solving import Solved
from nde.rules import Ruleset
from nde.rules.playing import Person, Purpose, playing_of

Goal: TypeAlias = Literal["win", "nobody-down"]
"""To win; or that the fight ends with nobody of the party out of it."""
GOALS: tuple[Goal, ...] = ("win", "nobody-down")
MOST_DECISIONS = 40_000
"""So many scenes are looked at before it is given up."""
SHOWN = 8
"""So many differences are told, those first that matter most."""
LOOKED_AT = 300
"""Differences are looked for in so many scenes, those that come about most often."""
NO_DIFFERENCE = 1e-9


class NoSuchGoal(Unreadable):
    """Something that best play cannot aim at."""

    code = "no-such-goal"


class Deed(msgspec.Struct, frozen=True, kw_only=True):
    """What somebody does in a scene."""

    who: str
    """Empty where a turn ends."""
    offer: str
    """The name of the offer."""
    action: Any
    target: str = ""
    purpose: Purpose = "other"
    manner: Manner = AS_USUAL
    """How it answers what rules ask on the way: the key of a question and its answer; without a key, whether
    luck and the like are spent when a roll has failed."""


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
    left_out: tuple[str, ...] = ()
    """What the question leaves out, by key: deeds that are for nothing in a fight (`other-deeds`); answers to
    what rules ask that only the fall of the dice would suggest (`late-answers`)."""


def best_play(
    lab: Lab,
    rules: Ruleset,
    scene: Any,
    aim: Goal = "win",
    effort: Effort = Effort(),  # noqa: B008 - a frozen value
    going: Going = lambda progress: True,
) -> BestPlay:
    """The best chance to win, or that nobody is out at the end; `TooManyScenes` where it cannot be solved.

    Everybody of the party may act in any order and do anything that is for something in a fight.
    """
    if aim not in GOALS:
        raise NoSuchGoal(goal=str(aim), allowed=GOALS)
    decisions = _explored(rules, scene, min(effort.most_scenes, MOST_DECISIONS), going)
    people = playing_of(rules).people

    def is_wanted(number: int) -> bool:
        if decisions.winner[number] != "party":
            return False
        now = people(decisions.chain.scene(number)) if aim == "nobody-down" else ()
        return not any(one.is_out for one in now if one.side == "party")

    solved = Solved(decisions, is_wanted, going)
    is_stopped = solved.is_stopped
    exactly = msgspec.structs.replace(effort, method="exact")
    worth = {
        name: _reached(lab.fight(rules, scene, policy, exactly, going), aim)
        for name, policy in POLICIES.items()
        if not is_stopped
    }
    return BestPlay(
        aim=aim,
        best=float(solved.low[solved.index[decisions.start]]),
        worth=worth,
        differs=() if is_stopped else _differences(decisions, solved),
        scenes=len(decisions.ways),
        residual=solved.residual,
        is_stopped=is_stopped,
        left_out=("other-deeds", *(("late-answers",) if decisions.asked else ())),
    )


def _explored(rules: Ruleset, scene: Any, most: int, going: Going) -> Decisions:
    """All decisions of a fight, with every manner to answer that makes a difference in it."""
    plain = Decisions(rules, scene)
    plain.explore(most, going)
    if plain.is_stopped or not plain.asked:
        return plain
    spends = [ON_FAILURE] if ON_FAILURE in plain.asked else []
    others = [one for one in plain.asked if one != ON_FAILURE]
    manners: tuple[Manner, ...] = (AS_USUAL, *spends, *others)
    for some in dict.fromkeys((manners[:MOST_MANNERS], (AS_USUAL, *spends))):
        found = Decisions(rules, scene, some)
        try:
            found.explore(most, going)
        except TooManyScenes:
            continue
        found.asked.update(plain.asked)
        return found
    raise TooManyScenes(most=most)


def _reached(answer: Answer, aim: Goal) -> float:
    return answer.win.chance if aim == "win" else answer.down.get(0, 0.0)


def _differences(decisions: Decisions, solved: Solved) -> tuple[Difference, ...]:
    """The scenes in which policies lose most by not doing the best, each policy's own first."""
    best = solved.best()
    met = solved.visits(best)
    often = [int(one) for one in met.argsort()[::-1] if best[one] >= 0]
    looked = [one for one in often if decisions.is_party[solved.scenes[one]] and met[one] > 0][:LOOKED_AT]
    found: list[tuple[float, int, str, Way]] = []
    for name, policy in POLICIES.items():
        for index in looked:
            way = decisions.policy_way(solved.scenes[index], policy)
            if way is None or any(number not in solved.index for number, _ in way.after):
                continue
            loss = float(solved.worth[best[index]]) - solved.of(way.after)
            if loss > NO_DIFFERENCE:
                found.append((loss * float(met[index]), index, name, way))
    found.sort(key=lambda one: -one[0])
    firsts = {name: one for one in reversed(found) for name in (one[2],)}
    chosen = sorted(firsts.values(), key=lambda one: -one[0])
    chosen += [one for one in found if one not in chosen]
    return tuple(
        [
            _difference(decisions, solved, index, name, way, solved.ways[best[index]], float(met[index]))
            for _, index, name, way in chosen[:SHOWN]
        ]
    )


def _difference(
    decisions: Decisions, solved: Solved, index: int, policy: str, way: Way, best: Way, met: float
) -> Difference:
    number = solved.scenes[index]
    return Difference(
        policy=policy,
        people=playing_of(decisions.rules).people(decisions.chain.scene(number)),
        best=_deed(decisions, number, best),
        best_worth=solved.of(best.after),
        deed=_deed(decisions, number, way),
        deed_worth=solved.of(way.after),
        met=met,
        is_opening=number == decisions.start,
    )


def _deed(decisions: Decisions, number: int, way: Way) -> Deed:
    """A way in words of offers; what is no offer of anybody ends the turn."""
    rules, scene = decisions.rules, decisions.chain.scene(number)
    playing = playing_of(rules)
    who = playing.actor(way.action)
    offer = next((one for one in rules.offers(scene, who) if one.action == way.action), None)
    aim = None if offer is None or who == GM else playing.aim(scene, offer)
    return Deed(
        who="" if who == GM else who,
        offer="end-turn" if offer is None else offer.name,
        action=way.action,
        target="" if aim is None else aim.target,
        purpose="pass" if aim is None else aim.purpose,
        manner=decisions.manners[way.manner],
    )
