"""What may be said about an offered action: only what this hero, in this scene, could really use."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal, TypeAlias

from msgspec.structs import replace

from nde.rules.ruleset import Param
from nde.rules.stepdice.clocks import pressing_clocks
from nde.rules.stepdice.combat import least_tier
from nde.rules.stepdice.game import Game
from nde.rules.stepdice.params import EVERY, asset_params, is_bumped_before, number_param, tried_params
from nde.rules.stepdice.same import Same
from nde.rules.stepdice.scene import Hero, Scene
from nde.rules.stepdice.settings import Settings

NOTHING = "none"
"""The choice that leaves a field of the action empty: no clock, no change."""
LUCK_BEFORE = (NOTHING, "bump")
"""What luck may do before the roll; what it may do afterwards is asked then."""
MOST_TARGETS = 9
SPREAD = Param(name="spread", kind="choice", choices=("mana", "number"), default="mana")
"""How several targets are paid for."""
KEPT = 256
"""How many lists of parameters are kept: they are the same for most heroes most of the time."""
OF_THE_SITUATION = ("steps", "advantage", "because", "hindrance", "despite")


def offered_params(game: Game, scene: Scene, hero: Hero) -> tuple[Param, ...]:
    """What may be said about a roll of this hero now: help, talents, the situation, luck, assets, a clock.

    In a fight help is given beforehand, as an action; whether to roll in spite of a verdict is asked.
    """
    character = hero.character
    has_luck = character.luck > 0 and is_bumped_before(character.variant)
    bearing = _bearing(Same(game.settings), scene.is_fight, len(character.talents), has_luck)
    if not character.assets and not scene.clocks:
        return bearing
    return (*bearing, *asset_params(hero), *clock_params(scene))


@lru_cache(maxsize=KEPT)
def _bearing(same: Same[Settings], is_fight: bool, talents: int, has_luck: bool) -> tuple[Param, ...]:
    params = {param.name: param for param in tried_params(same.value) if param.name != "force"}
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
    return (Param(name="clock", kind="choice", choices=choices, default=EVERY),)


def power_params(settings: Settings, name: str) -> tuple[Param, ...]:
    """What may be said about a power of a tier: its number and cost within the tier, and its targets."""
    return _power_params(Same(settings), name)


@lru_cache(maxsize=KEPT)
def _power_params(same: Same[Settings], name: str) -> tuple[Param, ...]:
    settings = same.value
    numbers = settings.tiers[name].numbers
    number = number_param(settings, numbers[0])
    return (
        replace(number, least=min(numbers), most=max(numbers)),
        cost_param(settings, name),
        Param(name="targets", kind="number", default=1, least=1, most=MOST_TARGETS),
        SPREAD,
    )


Aim: TypeAlias = Literal["wound", "hold", "area"]
POWER_STRIKES: tuple[tuple[str, Aim], ...] = (
    ("power-strike", "wound"),
    ("power-hold", "hold"),
    ("power-area", "area"),
)
"""What an attack with a power may be meant to do, each under its own name."""


def power_strikes(game: Game) -> tuple[tuple[str, Aim, str, tuple[Param, ...]], ...]:
    """The attacks with a power as (name, aim, tier, parameters): each with the cheapest tier that can do it.

    What a dearer tier would do no better is not offered.
    """
    return _power_strikes(Same(game.settings))


@lru_cache(maxsize=KEPT)
def _power_strikes(same: Same[Settings]) -> tuple[tuple[str, Aim, str, tuple[Param, ...]], ...]:
    settings = same.value
    found = []
    for name, aim in POWER_STRIKES:
        tier = cheapest(settings, least_tier(settings, aim))
        params: tuple[Param, ...] = (cost_param(settings, tier),)
        params += (Param(name="targets", kind="number", default=0, least=0, most=MOST_TARGETS),)
        params += (SPREAD,) if aim != "area" else ()
        found.append((name, aim, tier, params))
    return tuple(found)


def cheapest(settings: Settings, least: str) -> str:
    """The cheapest tier that can do what `least` is the weakest to do; a game may have dropped that one."""
    return least if least in settings.tiers else next(iter(settings.tiers))


def cost_param(settings: Settings, name: str) -> Param:
    """The price of a power, within what its tier allows."""
    costs = settings.tiers[name].costs
    return Param(name="cost", kind="number", default=costs[0], least=min(costs), most=max(costs))


def hurtable(game: Game, scene: Scene) -> tuple[Hero, ...]:
    """The heroes whom harm would mean something to: where it kills nobody, not those who are down."""
    harmless = game.settings.death == "none"
    return tuple(hero for hero in scene.heroes if not hero.is_dead and not (hero.is_down and harmless))


def flag(name: str, default: bool) -> Param:
    """A yes or no about an action."""
    return Param(name=name, kind="flag", default=default)


def free_name(stem: str, taken: tuple[str, ...]) -> str:
    """The stem, or the stem with the first number nobody has yet."""
    number = 1
    while (name := f"{stem}-{number}" if number > 1 else stem) in taken:
        number += 1
    return name
