"""What the engine itself finds for and against somebody who tries something; the GM knows the rest."""

from __future__ import annotations

from nde.rules.ruleset import ActionRefused, Effect
from nde.rules.tkds.character import Skill
from nde.rules.tkds.living.essence import spend_essence
from nde.rules.tkds.making.equipment import armour_disadvantage, forbids, hinders
from nde.rules.tkds.making.people import SPECIALIZATIONS, is_immune, key_abilities, withstands
from nde.rules.tkds.scene import Figure

THIEVERY = frozenset(("pick-pocket", "pick-lock", "disarm-trap", "sneak", "hide", "disguise", "climb"))
"""Tasks that thieves have advantage with."""
WITHSTOOD = {"withstand-toxin": "poison", "withstand-disease": "disease"}
"""Tasks that some races have advantage with, and against what."""
ARMOUR_HINDERS = {"sneak": "sneaking", "swim": "swimming"}
"""Tasks that some armour is in the way of, by the name equipment has for them."""
BEYOND = {"withstand-paralysis": "paralysis", "withstand-sleep": "sleep"}
"""Tasks that some races need not try, unless magic is behind it: that is withstanding a charm."""
CLIMBING_GEAR = "climbing-gear"

# The tables of people and equipment are imported where they are read: making calls the rules of this package.


def favours(figure: Figure, task: str) -> int:
    """How many advantages somebody has with a common task: by race, or by calling."""
    if task not in WITHSTOOD and task not in THIEVERY:
        return 0
    calling = SPECIALIZATIONS.get(figure.character.specialization)
    is_thief = calling is not None and "thievery" in calling.abilities
    hardy = task in WITHSTOOD and withstands(figure.character, WITHSTOOD[task])
    return hardy + (is_thief and task in THIEVERY)


def hindrance_of(figure: Figure, skill: Skill, task: str = "") -> int:
    """How many disadvantages armour means: untrained, for the body's skills; heavy, for some tasks."""
    untrained = armour_disadvantage(figure.character) if skill in ("strength", "dexterity") else 0
    return untrained + (task in ARMOUR_HINDERS and hinders(figure.character, ARMOUR_HINDERS[task]))


def is_forbidden(figure: Figure, task: str) -> bool:
    """Whether armour makes a task impossible, as the heaviest does swimming."""
    if task not in ARMOUR_HINDERS:
        return False
    return forbids(figure.character, ARMOUR_HINDERS[task])


def is_beyond(figure: Figure, task: str) -> bool:
    """Whether somebody's race is immune to what they would have to withstand."""
    if task not in BEYOND:
        return False
    return is_immune(figure.character, BEYOND[task])


def is_roped(figure: Figure, task: str) -> bool:
    """Whether climbing gear keeps the worst from happening."""
    return task == "climb" and any(item.key == CLIMBING_GEAR for item in figure.character.items)


def edge_paid(figure: Figure) -> tuple[Effect, ...]:
    """The essence that buys an advantage, for those whose key ability it is."""
    if "edge" not in key_abilities(figure.character):
        raise ActionRefused("no-edge-ability", rule="tkds/essence-abilities", who=figure.id)
    return spend_essence(figure)
