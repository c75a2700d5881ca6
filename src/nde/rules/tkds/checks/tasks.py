"""Checks as the GM poses them: the skill of a task, what speaks for and against it, and the roll.

There are no saving throws: resisting a toxin or a charm is a task like any other."""

from __future__ import annotations

import msgspec

from nde.dice import Procedure, Tell
from nde.errors import Fact
from nde.rules.data import load_toml
from nde.rules.ruleset import ActionRefused, Effect, Resolution, Source
from nde.rules.tkds.actions import Check, Reveal
from nde.rules.tkds.book.equipment import armour_disadvantage, forbids, hinders
from nde.rules.tkds.book.people import calling_of, key_abilities, race_of
from nde.rules.tkds.character import Skill
from nde.rules.tkds.effects.body import SecretKept, SecretRevealed, hero_spent
from nde.rules.tkds.effects.general import Effects, done
from nde.rules.tkds.rolls import Attempt, Checked, check
from nde.rules.tkds.scene import Figure, Scene
from nde.rules.tkds.settings import Game, Settings
from nde.rules.tkds.turns import require_able, require_action, spend_action, spend_essence


class Task(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A common task: its skill, and what speaks for and against those who try it."""

    key: str = ""
    skill: Skill = "strength"
    source: Source = "ours"
    is_thievery: bool = False
    """Whether thieves have advantage with it."""
    against: str = ""
    """What some races withstand with advantage."""
    beyond: str = ""
    """What some races need not withstand, unless magic is behind it: that is withstanding a charm."""
    armour: str = ""
    """What some armour is in the way of, by the name equipment has for it."""


TASKS: dict[str, Task] = {
    row["key"]: msgspec.convert(row, Task) for row in load_toml("nde.rules.tkds.book", "tasks.toml")["task"]
}
UNCOMMON = Task()
CLIMBING_GEAR = "climbing-gear"


def favours(figure: Figure, key: str) -> int:
    """How many advantages somebody has with a common task: by race, or by calling."""
    task, body = TASKS.get(key, UNCOMMON), figure.character
    return (task.against in race_of(body).withstands) + (
        task.is_thievery and "thievery" in calling_of(body).abilities
    )


def hindrance_of(figure: Figure, skill: Skill, key: str = "") -> int:
    """How many disadvantages armour means: untrained, for the body's skills; heavy, for some tasks."""
    task, body = TASKS.get(key, UNCOMMON), figure.character
    untrained = armour_disadvantage(body) if skill in ("strength", "dexterity") else 0
    return untrained + hinders(body, task.armour)


def is_forbidden(figure: Figure, key: str) -> bool:
    """Whether armour makes a task impossible, as the heaviest does swimming."""
    return forbids(figure.character, TASKS.get(key, UNCOMMON).armour)


def is_beyond(figure: Figure, key: str) -> bool:
    """Whether somebody's race is immune to what they would have to withstand."""
    return TASKS.get(key, UNCOMMON).beyond in race_of(figure.character).immune


def is_roped(figure: Figure, task: str) -> bool:
    """Whether climbing gear keeps the worst from happening."""
    return task == "climb" and any(item.key == CLIMBING_GEAR for item in figure.character.items)


def edge_paid(figure: Figure) -> tuple[Effect, ...]:
    """The essence that buys an advantage, for those whose key ability it is."""
    if "edge" not in key_abilities(figure.character):
        raise ActionRefused("no-edge-ability", rule="tkds/essence-abilities", who=figure.id)
    return spend_essence(figure)


SECRET = "tkds/secret-roll"
USUAL_HU = 10
"""What a check that names no number has."""


def target_of(settings: Settings, action: Check) -> int:
    """The number to reach: that of the class of difficulty, or the one the GM names."""
    return _classes(settings).get(action.difficulty, action.hu)


def _classes(settings: Settings) -> dict[str, int]:
    return {"normal": settings.normal, "hard": settings.hard, "very-hard": settings.very_hard}


def _require_one_target(settings: Settings, action: Check) -> None:
    """Refuse a class of difficulty with a number besides; the usual number counts as none named."""
    if not action.difficulty:
        return
    own = _classes(settings).get(action.difficulty, settings.normal)
    if action.hu not in (USUAL_HU, settings.normal, own):
        raise ActionRefused("two-targets-named", rule="tkds/difficulty", text=action.difficulty, hu=action.hu)


def resolve_check(game: Game, scene: Scene, action: Check) -> Procedure[Resolution]:
    """Try something: without a roll where nothing is at stake or nothing can be done, else with one."""
    figure = (require_action if action.takes_action else require_able)(scene, action.who)
    _require_one_target(game.settings, action)
    if action.uses_origin and not figure.character.origin:
        raise ActionRefused("no-origin", rule="tkds/origin", who=action.who)
    acted: Effects = spend_action(scene, action.who) if action.takes_action else ()
    paid: Effects = acted + (edge_paid(figure) if action.uses_essence else ())
    certain = yield from _certain(figure, action)
    if certain:
        return Resolution(outcome=certain, effects=acted)
    rolled = yield from _rolled(game, figure, action)
    effects = (*paid, *hero_spent(action.who, rolled.spent))
    degree = rolled.degree
    if degree == "critical-failure" and is_roped(figure, action.task):
        if not action.is_secret:
            yield Tell("tkds/gear", "roped", {"who": action.who})
        degree = "failure"
    if action.is_secret:
        if action.task:
            yield Tell(SECRET, "rolled-in-secret-task", {"who": action.who, "activity": action.task})
        else:
            yield Tell(SECRET, "rolled-in-secret", {"who": action.who})
        effects += (SecretKept(who=action.who, task=action.task, outcome=degree, rule=SECRET),)
    return Resolution(outcome=degree, effects=effects)


def _rolled(game: Game, figure: Figure, action: Check) -> Procedure[Checked]:
    """The roll, with all that speaks for and against it."""
    who = figure.id
    if action.uses_origin:
        yield Tell("tkds/origin", "origin-helps", {"who": who, "origin": figure.character.origin})
    if action.uses_essence:
        yield Tell("tkds/essence-abilities", "edge-helps", {"who": who})
    found = favours(figure, action.task)
    if found:
        yield Tell("tkds/advantage", "gift-helps", {"who": who})
    hindered = hindrance_of(figure, action.skill, action.task)
    if hindered:
        yield Tell("tkds/armour", "armour-hinders", {"who": who})
    attempt = Attempt(figure, action.skill, target_of(game.settings, action), is_secret=action.is_secret)
    helps = action.uses_origin + action.uses_essence + found
    return (yield from check(game, attempt.weighed(action, helps=helps, hinders=hindered)))


def _certain(figure: Figure, action: Check) -> Procedure[str]:
    """What comes of it without a roll; empty where dice decide."""
    if action.difficulty == "impossible" or is_forbidden(figure, action.task):
        yield Tell("tkds/difficulty", "impossible", {"who": action.who})
        return "failure"
    if is_beyond(figure, action.task):
        yield Tell("tkds/races", "beyond-it", {"who": action.who})
        return "success"
    if action.difficulty == "easy":
        yield Tell("tkds/difficulty", "easy", {"who": action.who})
        return "success"
    if action.calm and action.costs_turn:
        yield Tell("tkds/no-roll", "turn-at-stake", {"who": action.who})
    elif action.calm:
        yield Tell("tkds/no-roll", "calm", {"who": action.who})
        return "success"
    return ""


def resolve_reveal(game: Game, scene: Scene, action: Reveal) -> Procedure[Resolution]:
    """Tell what a secret roll came to: the one for this task, or the oldest of this character."""
    scene.figure(action.who)
    kept = [one for one in scene.secrets if one.who == action.who and action.task in ("", one.task)]
    if not kept:
        raise ActionRefused("nothing-secret", rule=SECRET, who=action.who)
    secret = kept[0]
    facts: dict[str, Fact] = {"who": secret.who, "outcome": secret.outcome}
    if secret.task:
        yield Tell(SECRET, "secret-told-task", {**facts, "activity": secret.task})
    else:
        yield Tell(SECRET, "secret-told", facts)
    told = SecretRevealed(who=secret.who, task=secret.task, outcome=secret.outcome, rule=SECRET)
    return done(told)
