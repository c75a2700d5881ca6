"""What happens next at a table where heroes keep to a policy, read off the offers that the table makes.

It is written once more, on purpose: the lab asks its questions one by one of as little of a scene as it can
(`nde.lab.deciding`), while here everybody's offers in the whole scene are laid out and one is taken.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any, NamedTuple

from nde.dice import GM
from nde.lab.policies import Condition, Line, Policy
from nde.rules import Ruleset
from nde.rules.playing import Aim, Person, playing_of

AT_NOBODY = ("escape", "guard", "prepare", "pass")


class Open(NamedTuple):
    """Something that is open to somebody, and what it is for."""

    action: Any
    aim: Aim


def next_action(rules: Ruleset, scene: Any, policy: Policy, idle: Collection[Any] = ()) -> Any | None:
    """What happens next: a deed, or the end of a turn; nothing in a scene in which the fight is over."""
    playing = playing_of(rules)
    people = playing.people(scene)
    if len({one.side for one in people if not one.is_out}) < 2:
        return None
    found: Iterator[Any]
    if playing.turn(scene).side == "party":
        found = (
            action
            for one in people
            if one.side == "party" and not one.is_out and not one.has_acted
            for action in _of_hero(rules, scene, policy, one)
        )
    else:
        choice = playing.foe_choice(scene, rules.offers(scene, GM))
        found = iter(() if choice is None else (choice.action,))
    taken = next((action for action in found if action not in idle), None)
    return playing.moment(scene, "turn") if taken is None else taken


def _of_hero(rules: Ruleset, scene: Any, policy: Policy, hero: Person) -> Iterator[Any]:
    """Everything that a hero would do now, what they would rather do first."""
    playing = playing_of(rules)
    people = {one.id: one for one in playing.people(scene)}
    open_now = [Open(one.action, playing.aim(scene, one)) for one in rules.offers(scene, hero.id)]
    for line in policy.lines:
        if all(_holds(rules, scene, one, hero) for one in line.when if one.of != "target"):
            yield from _of_line(rules, scene, line, hero, open_now)
    free = [one for one in open_now if one.aim.purpose == "prepare" and not one.aim.cost]
    blows = [
        one
        for one in open_now
        if one.aim.purpose == "attack" and not _is_friend(people, hero, one.aim.target)
    ]
    steps = [one for one in open_now if one.aim.purpose == "move" and one.aim.gain > 0]
    yield from (one.action for one in free[:1])
    if blows:
        yield min(blows, key=lambda one: one.aim.cost).action
    elif steps:
        yield max(steps, key=lambda one: one.aim.gain).action


def _is_friend(people: dict[str, Person], hero: Person, who: str) -> bool:
    return who in people and people[who].side == hero.side


def _of_line(rules: Ruleset, scene: Any, line: Line, hero: Person, open_now: list[Open]) -> Iterator[Any]:
    for_this = [one for one in open_now if one.aim.purpose == line.do]
    if line.do in AT_NOBODY:
        yield from (one.action for one in for_this[:1])
        return
    for target in _targets(rules, scene, line, hero):
        if all(_compares(rules, scene, one, target) for one in line.when if one.of == "target"):
            at_them = [one for one in for_this if one.aim.target == target.id]
            if line.price == "free":
                at_them = [one for one in at_them if not one.aim.cost]
            if at_them:
                pick = max if line.price == "most" else min
                yield pick(at_them, key=lambda one: one.aim.cost).action


def _targets(rules: Ruleset, scene: Any, line: Line, hero: Person) -> list[Person]:
    if line.target == "self":
        return [hero]
    people = playing_of(rules).people(scene)
    if line.do == "attack":
        found = [one for one in people if one.side == "foes" and _left(rules, scene, one) > 0]
    else:
        found = [one for one in people if one.side == "party" and (line.do != "help" or one.id != hero.id)]
    if line.target in ("weakest", "strongest"):
        found.sort(key=lambda one: _left(rules, scene, one), reverse=line.target == "strongest")
    elif line.target == "spread" and found:
        place = _place(rules, scene, hero) % len(found)
        found = found[place:] + found[:place]
    return found


def _place(rules: Ruleset, scene: Any, hero: Person) -> int:
    party = [one.id for one in playing_of(rules).people(scene) if one.side == "party"]
    return party.index(hero.id)


def _left(rules: Ruleset, scene: Any, who: Person) -> int:
    """How much somebody can still take: what their side could if all others had left."""
    playing = playing_of(rules)
    for one in playing.people(scene):
        if one.id != who.id:
            scene = playing.leave(scene, one.id)
    return playing.standing(scene, who.side)


def _holds(rules: Ruleset, scene: Any, condition: Condition, hero: Person) -> bool:
    if condition.of == "own":
        if condition.what == "place":
            return _is(condition, _place(rules, scene, hero) + 1)
        return _compares(rules, scene, condition, hero)
    side = [one for one in playing_of(rules).people(scene) if one.side == condition.of]
    if condition.of == "party":
        up = sum(not one.is_out for one in side)
    else:
        up = sum(_left(rules, scene, one) > 0 for one in side)
    return _is(condition, up if condition.what == "up" else len(side) - up)


def _compares(rules: Ruleset, scene: Any, condition: Condition, who: Person) -> bool:
    if condition.what == "left":
        return _is(condition, _left(rules, scene, who))
    if condition.what == "share":
        first = who.tracks[0]
        return _is(condition, 100 * first.value, first.most)
    return _is(condition, sum(one.value for one in who.tracks if one.key == condition.what))


def _is(condition: Condition, value: int, times: int = 1) -> bool:
    number = condition.number * times
    sign = (value > number) - (value < number)
    return {"<=": sign <= 0, ">=": sign >= 0, "=": sign == 0, "<": sign < 0, ">": sign > 0}[condition.test]
