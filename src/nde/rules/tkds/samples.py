"""What questions share that are put to the game without a table: sample people, and how they answer."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

from nde.rules.ruleset import Param, Posed
from nde.rules.tkds.actions import Action
from nde.rules.tkds.character import Character
from nde.rules.tkds.params import choice, number
from nde.rules.tkds.scene import Figure, Scene

Values: TypeAlias = Mapping[str, Any]
"""A value for every parameter of a situation."""
HERO, ALLY, FOE = "hero", "ally", "foe"
NONE = "none"
"""What is said for no task, no stat block, no language left open."""
HP = 8
FELT = {"plain": "", "resist": "resists", "weak": "weak", "immune": "immune"}
"""How somebody may feel damage, and the field of a figure that says to which."""
REROLLS = ("never", "on-failure", "always")
"""When the hero rolls again for a hero point: `always` takes successes back as well."""


def rerolls() -> tuple[Param, ...]:
    """The hero points of the player's character, and what they are spent on."""
    return (number("bh", 0, 0, 2), choice("reroll", REROLLS, "on-failure"))


def answers_for(values: Values) -> dict[str, str]:
    """How the hero answers whether to roll again."""
    reroll = values.get("reroll", "never")
    answers: dict[str, str] = {}
    if reroll != "never":
        answers |= dict.fromkeys(("reroll", "reroll-lost", "reroll-bad-luck"), "reroll")
    if reroll == "always":
        answers |= dict.fromkeys(("reroll-success", "reroll-won", "reroll-good-luck"), "reroll")
    return answers


def edges_said(values: Values) -> dict[str, Any]:
    """What was said for and against a check, as parameters of its action."""
    return {name: values[name] for name in ("advantage", "disadvantage", "modifier")}


def body(hp: int = HP, **fields: Any) -> Character:
    """Somebody with these numbers, and otherwise nothing special; at 0 they lie there, but are not dying."""
    return Character(**{"hp": hp, "hp_most": max(hp, HP), "state": "fine" if hp else "stable", **fields})


def posed(values: Values, action: Action, *figures: Figure, **scene: Any) -> Posed:
    """An action in a scene of these, and how people in it will answer."""
    return Posed(scene=Scene(figures=figures, **scene), action=action, answers=answers_for(values))
