"""What may be said about an action: parameters with their allowed values, and how they change it.

Of an offered action, only what this hero could really use in this scene.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Literal, TypeAlias

from msgspec.structs import fields, replace

from nde.rules.ruleset import Param
from nde.rules.stepdice.actions import Action, Modifier
from nde.rules.stepdice.character import ATTRIBUTES
from nde.rules.stepdice.clocks import pressing_clocks
from nde.rules.stepdice.combat import least_tier
from nde.rules.stepdice.game import Game, kept
from nde.rules.stepdice.scene import Hero, Scene
from nde.rules.stepdice.settings import Settings

Values: TypeAlias = Mapping[str, Any]
"""What was said about an action, by parameter."""


def choice(name: str, choices: tuple[str, ...], default: str | None = None) -> Param:
    """One of some words."""
    return Param(name=name, kind="choice", choices=choices, default=default)


def number(name: str, default: int, least: int, most: int) -> Param:
    """A number within bounds."""
    return Param(name=name, kind="number", default=default, least=least, most=most)


def flag(name: str, default: bool) -> Param:
    """A yes or no about an action."""
    return Param(name=name, kind="flag", default=default)


EASIER = ("preparation", "tools", "position", "surprise", "focus", "support")
HARDER = ("cover", "darkness", "slippery", "time-pressure", "noise", "distraction")
RESIST = choice("resist", ("best", *ATTRIBUTES), "best")
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


def attribute_value(settings: Settings, values: Values) -> int:
    """The value an attribute has on the sheet for what was said."""
    if settings.variant == "d6":
        return settings.d6.levels[values["level"]]
    return int(values["modifier" if settings.variant == "2d6" else "die"])


@kept
def number_param(settings: Settings, default: int | None) -> Param:
    """The number to reach, under the name this game has for it."""
    name, other = ("tn", "t") if settings.number_name == "tn" else ("t", "tn")
    return Param(name=name, aliases=(other,), kind="number", default=default, least=1, most=30)


def tried_params(settings: Settings) -> tuple[Param, ...]:
    """What bears on any roll: help, talent, the situation, luck."""
    params = [number("help", 0, 0, MOST_STEPS), number("talent", 0, 0, settings.talents)]
    if settings.modifiers == "number" and settings.variant != "2d6":
        causes = ("situation", *EASIER, *HARDER)
        params += [number("steps", 0, -MOST_STEPS, MOST_STEPS), choice("because", causes, "situation")]
    else:
        params += [
            number("advantage", 0, 0, MOST_STEPS),
            choice("because", ("advantage", *EASIER), "advantage"),
            number("hindrance", 0, 0, MOST_STEPS),
            choice("despite", ("hindrance", *HARDER), "hindrance"),
        ]
    if settings.luck.per_session:
        params.append(choice("luck", ("none", "bump", "reroll", "cost"), "none"))
    if settings.bounds == "verdict":
        params.append(flag("force", False))
    return tuple(params)


def tried_fields(settings: Settings, values: Values) -> dict[str, Any]:
    """The fields of an action with a roll for what was said; only what was said is among them.

    A named cause counts as one step by itself: whoever says "because of the darkness" means that it counts.
    """
    said: dict[str, object] = {}
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


def answers_for(settings: Settings, values: Values) -> dict[str, str]:
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


MEANT: dict[str, Mapping[str, Any]] = {"reach": REACH, "cover": {"auto": None}, "element": {"plain": ""}}
"""What words mean by which a field of an attack is left to be worked out, or to nothing special."""
ELEMENTS = ("plain", "fire", "frost", "light", "noise")
"""What an attack may be made of; traits of foes name these."""


@kept
def strike_params(settings: Settings) -> tuple[Param, ...]:
    """What the GM may say about an attack besides what bears on any roll."""
    return (
        choice("element", ELEMENTS, "plain"),
        choice("cover", ("auto", "none", "partial", "full"), "auto"),
        choice("reach", tuple(REACH), "auto"),
        *((flag("crowd", False),) if settings.several_foes != "off" else ()),
    )


def asset_params(hero: Hero) -> tuple[Param, ...]:
    """Which asset goes into a roll, by its place on the sheet; none for a hero without any."""
    count = len(hero.character.assets)
    return (number("asset", -1, -1, count - 1),) if count else ()


EVERY = "every"
"""What is typed for every clock that runs."""
NOTHING = "none"
"""What is typed for nobody, no clock, no change: it leaves a field of the action empty."""


def vary(game: Game, action: Action, values: Values) -> Action:
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
    for name, meant in MEANT.items():
        if values.get(name) in meant:
            values[name] = meant[values[name]]
    if values.get("cost", 0) is not None and values.get("cost", 0) < 0:
        values["cost"] = None
    known = _defaults(type(action))
    empty = {name: EVERY if name == "clock" else NOTHING for name, value in known.items() if value == ""}
    changed = {
        name: "" if name in empty and value == empty[name] else value
        for name, value in values.items()
        if name in known and name != "luck"
    }
    changed |= {name: value for name, value in tried_fields(game.settings, values).items() if name in known}
    return replace(action, **changed)


@cache
def _defaults(kind: type[Action]) -> dict[str, object]:
    """Every field of a kind of action with what it is when nothing is said."""
    return {field.name: field.default for field in fields(kind)}


LUCK_BEFORE = (NOTHING, "bump")
"""What luck may do before the roll; what it may do afterwards is asked then."""
MOST_TARGETS = 9
STAKES = choice("stakes", ("real", "none"), "real")
"""Whether failing would change anything."""
TASK = Param(name="task", kind="text", default="")
"""What somebody says they do, in their own words."""
SPREAD = choice("spread", ("mana", "number"), "mana")
"""How several targets are paid for."""
OF_THE_SITUATION = ("steps", "advantage", "because", "hindrance", "despite")


def offered_params(game: Game, scene: Scene, hero: Hero) -> tuple[Param, ...]:
    """What may be said about a roll of this hero now: help, talents, the situation, luck, assets, a clock.

    In a fight help is given beforehand, as an action; whether to roll in spite of a verdict is asked.
    """
    character = hero.character
    has_luck = character.luck > 0 and is_bumped_before(character.variant)
    bearing = _bearing(game, scene.is_fight, len(character.talents), has_luck)
    if not character.assets and not scene.clocks:
        return bearing
    return (*bearing, *asset_params(hero), *clock_params(scene))


@kept
def _bearing(game: Game, is_fight: bool, talents: int, has_luck: bool) -> tuple[Param, ...]:
    params = {param.name: param for param in tried_params(game.settings) if param.name != "force"}
    if is_fight:
        params.pop("help", None)
    if talents:
        params["talent"] = replace(params["talent"], most=talents)
    else:
        del params["talent"]
    if "luck" in params and has_luck:
        params["luck"] = replace(params["luck"], choices=LUCK_BEFORE)
    else:
        params.pop("luck", None)
    return tuple(params.values())


def resisted_params(game: Game, scene: Scene, heroes: tuple[Hero, ...]) -> tuple[Param, ...]:
    """What may be said about heroes resisting: all of one hero's own, or what bears on several alike."""
    standing = tuple(hero for hero in heroes if not hero.is_down)
    if len(standing) == 1:
        return tuple(param for param in offered_params(game, scene, standing[0]) if param.name != "asset")
    if not standing:
        return ()
    alike = (param for param in tried_params(game.settings) if param.name in OF_THE_SITUATION)
    return (*alike, *clock_params(scene))


def clock_params(scene: Scene) -> tuple[Param, ...]:
    """Which clock a failure moves, every one unless said otherwise; nothing where none runs."""
    running = pressing_clocks(scene)
    if not running:
        return ()
    choices = tuple(dict.fromkeys((EVERY, NOTHING, *running)))
    return (choice("clock", choices, EVERY),)


@kept
def power_params(game: Game, tier: str) -> tuple[Param, ...]:
    """What may be said about a power of a tier: its number and cost within the tier, and its targets."""
    numbers = game.settings.tiers[tier].numbers
    tn = replace(number_param(game.settings, numbers[0]), least=min(numbers), most=max(numbers))
    return tn, cost_param(game.settings, tier), number("targets", 1, 1, MOST_TARGETS), SPREAD


Aim: TypeAlias = Literal["wound", "hold", "area"]
POWER_STRIKES: tuple[tuple[str, Aim], ...] = (
    ("power-strike", "wound"),
    ("power-hold", "hold"),
    ("power-area", "area"),
)
"""What an attack with a power may be meant to do, each under its own name."""


@kept
def power_strikes(game: Game) -> tuple[tuple[str, Aim, str, tuple[Param, ...]], ...]:
    """The attacks with a power as (name, aim, tier, parameters): each with the cheapest tier that can do it.

    What a dearer tier would do no better is not offered.
    """
    settings, found = game.settings, []
    for name, aim in POWER_STRIKES:
        tier = cheapest(settings, least_tier(settings, aim))
        params = (cost_param(settings, tier), number("targets", 0, 0, MOST_TARGETS))
        found.append((name, aim, tier, params if aim == "area" else (*params, SPREAD)))
    return tuple(found)


def cheapest(settings: Settings, least: str) -> str:
    """The cheapest tier that can do what `least` is the weakest to do; a game may have dropped that one."""
    return least if least in settings.tiers else next(iter(settings.tiers))


def cost_param(settings: Settings, name: str) -> Param:
    """The price of a power, within what its tier allows."""
    costs = settings.tiers[name].costs
    return number("cost", costs[0], min(costs), max(costs))


def hurtable(game: Game, scene: Scene) -> tuple[Hero, ...]:
    """The heroes whom harm would mean something to: where it kills nobody, not those who are down."""
    harmless = game.settings.death == "none"
    return tuple(hero for hero in scene.heroes if not hero.is_dead and not (hero.is_down and harmless))


def free_name(stem: str, taken: tuple[str, ...]) -> str:
    """The stem, or the stem with the first number nobody has yet."""
    number = 1
    while (name := f"{stem}-{number}" if number > 1 else stem) in taken:
        number += 1
    return name
