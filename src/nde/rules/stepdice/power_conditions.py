"""Powers that last: one that a hero has at work, and one that comes at a hero.

Only such a power can be kept going, countered or evaded.
"""

from __future__ import annotations

from nde.rules.stepdice.effects import ConditionSet, Effects
from nde.rules.stepdice.game import Game
from nde.rules.stepdice.scene import Condition, Hero

GOING = Condition("power-going", "next-round")
"""What a hero is in whose power is at work: it ends with the next round unless it is kept going."""
AIMED_AT = Condition("power-aimed", "round")
"""What the GM puts a hero in at whom a power comes: it can be countered or evaded."""


def begin_power(game: Game, hero: Hero) -> Effects:
    """A power of a hero is at work from now on."""
    return (ConditionSet(who=hero.id, condition=GOING, rule=game.cite.power),)


def going(hero: Hero) -> Condition | None:
    """The power that a hero has at work, if there is one."""
    return next((one for one in hero.conditions if one.key == GOING.key), None)


def is_aimed_at(hero: Hero) -> bool:
    """Whether a power comes at a hero now."""
    return any(one.key == AIMED_AT.key for one in hero.conditions)
