"""What may be said about an action: parameters with their allowed values, and how they change it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Any

from msgspec.structs import fields, replace

from nde.rules.ruleset import Param
from nde.rules.stepdice.actions import Modifier
from nde.rules.stepdice.character import ATTRIBUTES
from nde.rules.stepdice.game import Game
from nde.rules.stepdice.scene import Hero
from nde.rules.stepdice.settings import Settings

EASIER = ("preparation", "tools", "position", "surprise", "focus", "support")
HARDER = ("cover", "darkness", "slippery", "time-pressure", "noise", "distraction")
RESIST = Param(name="resist", kind="choice", choices=("best", *ATTRIBUTES), default="best")
"""What heroes resist foes with: their best attribute, unless the game master says another."""
MOST_STEPS = 6
"""How many steps may be typed at all; the game's own limit comes after."""


def attribute_param(settings: Settings) -> Param:
    """What the hero rolls with: a die, a level or a modifier, by variant."""
    if settings.variant == "d6":
        levels = tuple(settings.d6.levels)
        return Param(name="level", kind="choice", choices=levels, default=levels[len(levels) // 2])
    if settings.variant == "2d6":
        two = settings.two_dice
        return Param(name="modifier", kind="number", least=two.least, most=two.most, default=0)
    return Param(name="die", kind="die", sides=settings.ladder)


def attribute_value(settings: Settings, values: Mapping[str, Any]) -> int:
    """The value an attribute has on the sheet for what was said."""
    if settings.variant == "d6":
        return settings.d6.levels[values["level"]]
    return int(values["modifier" if settings.variant == "2d6" else "die"])


def number_param(settings: Settings, default: int | None) -> Param:
    """The number to reach, under the name this game has for it."""
    return _number_param(settings.number_name, default)


@lru_cache(maxsize=64)
def _number_param(name: str, default: int | None) -> Param:
    other = "t" if name == "tn" else "tn"
    return Param(name=name, aliases=(other,), kind="number", default=default, least=1, most=30)


def tried_params(settings: Settings) -> tuple[Param, ...]:
    """What bears on any roll: help, talent, the situation, luck."""
    params = [
        Param(name="help", kind="number", default=0, least=0, most=MOST_STEPS),
        Param(name="talent", kind="number", default=0, least=0, most=settings.talents),
    ]
    if settings.modifiers == "number" and settings.variant != "2d6":
        causes = ("situation", *EASIER, *HARDER)
        params += [
            Param(name="steps", kind="number", default=0, least=-MOST_STEPS, most=MOST_STEPS),
            Param(name="because", kind="choice", default="situation", choices=causes),
        ]
    else:
        params += [
            Param(name="advantage", kind="number", default=0, least=0, most=MOST_STEPS),
            Param(name="because", kind="choice", default="advantage", choices=("advantage", *EASIER)),
            Param(name="hindrance", kind="number", default=0, least=0, most=MOST_STEPS),
            Param(name="despite", kind="choice", default="hindrance", choices=("hindrance", *HARDER)),
        ]
    if settings.luck.per_session:
        choices = ("none", "bump", "reroll", "cost")
        params.append(Param(name="luck", kind="choice", default="none", choices=choices))
    if settings.bounds == "verdict":
        params.append(Param(name="force", kind="flag", default=False))
    return tuple(params)


def tried_fields(settings: Settings, values: Mapping[str, Any]) -> dict[str, Any]:
    """The fields of an action with a roll for what was said; only what was said is among them.

    A named cause counts as one step by itself: whoever says "because of the darkness" means that it counts.
    """
    said: dict[str, Any] = {}
    modifiers = []
    because, despite = values.get("because", ""), values.get("despite", "")
    if "steps" in values:
        steps = values["steps"] or (-1 if because in EASIER else 1 if because in HARDER else 0)
        modifiers = [Modifier(because or "situation", steps)] if steps else []
    elif {"advantage", "hindrance"} & values.keys():
        ups = values.get("advantage", 0) or int(because in EASIER)
        downs = values.get("hindrance", 0) or int(despite in HARDER)
        modifiers += [Modifier(because or "advantage", -ups)] if ups else []
        modifiers += [Modifier(despite or "hindrance", downs)] if downs else []
    if {"steps", "advantage", "hindrance"} & values.keys():
        said["modifiers"] = tuple(modifiers)
    if "talent" in values:
        said["talents"] = ("",) * values["talent"]
    if "help" in values:
        said["helpers"] = values["help"]
    if values.get("luck") == "bump" and is_bumped_before(settings.variant):
        said["luck"] = "bump"
    return said


def is_bumped_before(variant: str) -> bool:
    """Whether luck that improves a roll is declared before it: a die is, while 1 is added to a result."""
    return variant != "2d6"


def answers_for(settings: Settings, values: Mapping[str, Any]) -> dict[str, str]:
    """How people answer in a situation posed like this."""
    answers = {}
    after = ("reroll", "cost") if is_bumped_before(settings.variant) else ("reroll", "bump", "cost")
    if values.get("luck") in after:
        answers["luck"] = values["luck"]
    if values.get("force"):
        answers |= {"verdict-certain": "roll", "verdict-impossible": "roll"}
    if values.get("boon"):
        answers["exceptional"] = answers["power-exceptional"] = values["boon"]
    if values.get("spend") is False:
        answers["armour"] = "keep"
    return answers


REACH = {"auto": None, "melee": True, "ranged": True, "none": False}
"""Whether the foe can strike back, by what may be said about it; `auto` leaves it to be worked out."""


ELEMENTS = ("plain", "fire", "frost", "light", "noise")
"""What an attack may be made of; traits of foes name these."""


def strike_params(settings: Settings) -> tuple[Param, ...]:
    """What the GM may say about an attack besides what bears on any roll."""
    return _strike_params(several_foes=settings.several_foes != "off")


@cache
def _strike_params(*, several_foes: bool) -> tuple[Param, ...]:
    crowd = (Param(name="crowd", kind="flag", default=False),) if several_foes else ()
    return (
        Param(name="element", kind="choice", choices=ELEMENTS, default="plain"),
        Param(name="cover", kind="choice", choices=("auto", "none", "partial", "full"), default="auto"),
        Param(name="reach", kind="choice", choices=tuple(REACH), default="auto"),
        *crowd,
    )


def asset_params(hero: Hero) -> tuple[Param, ...]:
    """Which asset goes into a roll, by its place on the sheet; none for a hero without any."""
    count = len(hero.character.assets)
    return (Param(name="asset", kind="number", default=-1, least=-1, most=count - 1),) if count else ()


EVERY = "every"
"""What is typed for every clock that runs."""
NONE = "none"
"""What is typed for nobody, no clock, no change."""


def vary(game: Game, action: Any, values: Mapping[str, Any]) -> Any:
    """The action with some of its parameters changed; a parameter that is a field of it sets the field."""
    values = dict(values)
    if RESIST.name in values:
        said = values.pop(RESIST.name)
        values["attribute"] = "" if said == RESIST.default else said
    if {"because", "despite"} & values.keys():
        moved = ("steps",) if game.settings.modifiers == "number" else ("advantage", "hindrance")
        values = {**dict.fromkeys(moved, 0), **values}
    number = game.settings.number_name
    if number in values:
        values["tn"] = values.pop(number) or None
    if "crowd" in values:
        values["is_crowded"] = values.pop("crowd")
    if "reach" in values:
        values["reach"] = REACH[values["reach"]]
    if values.get("cover") == "auto":
        values["cover"] = None
    if values.get("element") == ELEMENTS[0]:
        values["element"] = ""
    if values.get("cost", 0) is not None and values.get("cost", 0) < 0:
        values["cost"] = None
    known = {field.name: field for field in fields(action)}
    empty = {name: EVERY if name == "clock" else NONE for name, field in known.items() if field.default == ""}
    changed = {
        name: "" if value == empty.get(name) else value
        for name, value in values.items()
        if name in known and name != "luck"
    }
    changed |= {name: value for name, value in tried_fields(game.settings, values).items() if name in known}
    return replace(action, **changed)
