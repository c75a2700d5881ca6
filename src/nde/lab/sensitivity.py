"""How far a number hangs on what was taken for granted: on the policy, and on rules that were asked about.

Each of these is answered after the fight itself, from what was learnt of it, and can be stopped.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from nde.lab.answers import Answer, Share
from nde.lab.lab import Effort, Lab
from nde.lab.line_up import AskedFight
from nde.lab.policies import POLICIES, WORDS, Policy
from nde.lab.progress import Going, UntilStopped
from nde.lab.rulings import ATTACK, ruled, sensible_attacks, standing
from nde.lab.variants import Variant, Way, varied_fights
from nde.rules import Ruleset

SENSIBLE = ("focus", "strongest", "spread", "careful", "all-out")
"""The policies that a party may well keep to."""
MOST_SCENES = 16_000
MOST_RUNS = 1_000
"""So much is looked at, or played, for each of them: a second or so, since four of them follow an answer."""
ENOUGH_RUNS = 250
"""Of so many fights one is told of that was to be played more often: they are at most six points off."""
MOST_ATTACKS = 4
"""Of so many attacks of foes it is told what each alone would come to."""
NUMBERS = ("win", "lose", "flee", "rounds", "down", "foes_left", "heroes", "foes")
"""What is the same in two answers where a rule makes no difference."""


class PolicyRange(msgspec.Struct, frozen=True, kw_only=True):
    """What a fight comes to by several sensible policies."""

    win: dict[str, Share]
    """The chance to win by policy, the best first."""
    foes: dict[str, Share] = {}
    """The chance to win where foes strike with one of their attacks alone, by its name, the best first; none
    where they have no choice, or where it is ruled."""
    is_stopped: bool = False
    """Whether it was stopped before all of them were looked at."""


class Answered(NamedTuple):
    """A fight that a lab has answered, by the policy that was asked about."""

    lab: Lab
    rules: Ruleset
    scene: Any
    policy: Policy
    answer: Answer

    def by(
        self, policy: Policy, effort: Effort, going: Going, foes: Mapping[str, object] | None = None
    ) -> Answer:
        """The same fight by another policy, or under rulings for foes: with less effort, and for a large one
        much less."""
        is_large = self.answer.method == "simulated" or self.answer.scenes > MOST_SCENES
        less = replace(
            effort,
            method="simulated" if is_large else "auto",
            most_scenes=min(effort.most_scenes, MOST_SCENES),
            runs=min(effort.runs, MOST_RUNS),
            learns=False,
        )
        return self.lab.fight(ruled(self.rules, {}, foes or {}), self.scene, policy, less, going)


def policy_range(
    fight: Answered,
    effort: Effort = Effort(),  # noqa: B008 - a frozen value
    going: Going = lambda progress: True,
) -> PolicyRange:
    """The chance to win by sensible policies beside the one that was asked about, whose answer is known, and
    by the sensible attacks of foes."""
    found = {fight.policy.name: fight.answer.win}
    foes: dict[str, Share] = {}
    until_stopped = UntilStopped(going)

    def note(into: dict[str, Share], name: str, policy: Policy, rulings: Mapping[str, object]) -> None:
        if until_stopped.is_stopped or name in into:
            return
        other = fight.by(policy, effort, until_stopped, rulings)
        if not until_stopped.is_stopped or other.runs >= ENOUGH_RUNS:
            into[name] = other.win

    for attack in ways_of_foes(fight.rules, fight.scene):
        note(foes, attack, fight.policy, {ATTACK: attack})
    for name in SENSIBLE:
        note(found, name, POLICIES[name], {})
    return PolicyRange(win=_ranked(found), foes=_ranked(foes), is_stopped=until_stopped.is_stopped)


def ways_of_foes(rules: Ruleset, scene: object) -> tuple[str, ...]:
    """The attacks to one of which foes may well keep: several, or none where there is no choice."""
    is_ruled = any((side, name) == ("foes", ATTACK) for side, name, _ in standing(rules))
    attacks = () if is_ruled else sensible_attacks(rules, scene)
    return attacks[:MOST_ATTACKS] if len(attacks) > 1 else ()


def _ranked(found: Mapping[str, Share]) -> dict[str, Share]:
    return dict(sorted(found.items(), key=lambda one: -one[1].chance))


def with_raising(
    fight: Answered,
    effort: Effort = Effort(),  # noqa: B008 - a frozen value
    going: Going = lambda progress: True,
) -> Share | None:
    """The chance to win by the same policy, but that the fallen are raised first; nothing where stopped."""
    until_stopped = UntilStopped(going)
    other = fight.by(WORDS["raise"](fight.policy), effort, until_stopped)
    return None if until_stopped.is_stopped and other.runs < ENOUGH_RUNS else other.win


def is_same(one: Answer, other: Answer) -> bool:
    """Whether two answers have the same numbers, to the last place."""
    return all(getattr(one, name) == getattr(other, name) for name in NUMBERS)


def untouched_by(variants: Sequence[Variant]) -> tuple[str, ...]:
    """The options that are varied and make no difference: whatever they change never comes up."""
    keys = dict.fromkeys(key for one in variants for key in one.settings)
    found = []
    for key in keys:
        alike: dict[object, list[Variant]] = {}
        for one in variants:
            others = tuple(sorted((name, value) for name, value in one.settings.items() if name != key))
            alike.setdefault((one.game, others), []).append(one)
        several = [group for group in alike.values() if len(group) > 1]
        if several and all(is_same(group[0].answer, one.answer) for group in several for one in group[1:]):
            found.append(key)
    return tuple(found)


def untouched_settings(
    lab: Lab,
    without: Sequence[Way],
    asked: AskedFight,
    answer: Answer,
    effort: Effort = Effort(),  # noqa: B008 - a frozen value
    going: Going = lambda progress: True,
) -> tuple[str, ...]:
    """Of settings that were asked for, those without which the fight has the same numbers.

    `without` has the rules without each of them, by its key: the party is made anew under these.
    """
    until_stopped = UntilStopped(going)
    found = []
    for way in without:
        others = varied_fights(lab, (way,), asked, effort, until_stopped)
        if until_stopped.is_stopped:
            break
        if is_same(answer, others[0].answer):
            found.append(way.label)
    return tuple(found)
