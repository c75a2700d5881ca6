"""Situations that need no table: a test, a strike, a power, a foe's blow, a rest.

Each builds a small scene and an action in it, and hands both to the same procedures play uses.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from msgspec.structs import replace

from nde.rules.ruleset import Param, Posed, Situation
from nde.rules.stepdice.actions import EndScene, FoeStrike, SafeRest, Strike, Test, UsePower
from nde.rules.stepdice.character import ATTRIBUTES, Character
from nde.rules.stepdice.combat import ATTRIBUTE_OF
from nde.rules.stepdice.companion.blocks import blocks, foe_from_block
from nde.rules.stepdice.game import Game
from nde.rules.stepdice.params import (
    ELEMENTS,
    REACH,
    answers_for,
    attribute_param,
    attribute_value,
    number_param,
    strike_params,
    tried_fields,
    tried_params,
)
from nde.rules.stepdice.scene import Foe, Hero, Scene

HERO, ALLY, FOE = "hero", "ally", "foe"
SHOT_WITH = "weapon-hunting-bow"
"""What somebody carries of whom only a number was said: whatever they are said to do, they can."""


def situations(game: Game) -> tuple[Situation, ...]:
    """The situations every step-dice game knows."""
    settings = game.settings
    common = tried_params(settings)
    value = attribute_param(settings)
    attribute = Param(name="attribute", kind="choice", choices=ATTRIBUTES, default="strength")
    hearts = Param(
        name="hearts", kind="number", default=settings.hearts.start, least=0, most=settings.hearts.cap
    )
    mana = Param(name="mana", kind="number", default=settings.mana.start, least=0, most=settings.mana.cap)
    armour = Param(name="armour", kind="flag", default=False)
    spend = Param(name="spend", kind="flag", default=True)
    foe = Param(name="foe", kind="choice", choices=tuple(blocks(game.id, settings)))
    tier = Param(name="tier", kind="choice", choices=tuple(settings.tiers), default="standard")
    stakes = Param(name="stakes", kind="choice", choices=("real", "none"), default="real")
    usual = settings.rungs[settings.usual_rung]
    harm = (hearts, armour, spend) if settings.armour == "choice" else (hearts, armour)
    return (
        Situation(
            name="test",
            params=(value, number_param(settings, usual), attribute, *common, stakes),
            pose=partial(_test, game),
        ),
        Situation(
            name="strike",
            params=(value, foe, *_strike_params(game), tier, *common, *harm, mana),
            pose=partial(_strike, game),
        ),
        Situation(
            name="power",
            params=(
                value,
                tier,
                Param(name=settings.number_name, kind="number", default=0, least=0, most=30),
                Param(name="cost", kind="number", default=-1, least=-1, most=9),
                mana,
                Param(name="goal", kind="choice", choices=("effect", "heal"), default="effect"),
                Param(name="targets", kind="number", default=1, least=1, most=9),
                Param(name="spread", kind="choice", choices=("mana", "number"), default="mana"),
                Param(name="boon", kind="choice", choices=("scale", "benefit", "refund"), default="scale"),
                *common,
            ),
            pose=partial(_power, game),
        ),
        Situation(name="resist", params=(value, foe, attribute, *common, *harm), pose=partial(_resist, game)),
        Situation(
            name="rest",
            params=(
                Param(name="kind", kind="choice", choices=("breather", "safe", "none"), default="breather"),
                Param(name="fire", kind="flag", default=True),
                hearts,
                mana,
            ),
            pose=partial(_rest, game),
        ),
    )


def _strike_params(game: Game) -> tuple[Param, ...]:
    return (
        Param(name="attack", kind="choice", choices=tuple(ATTRIBUTE_OF), default="melee"),
        *strike_params(game.settings),
        Param(name="distance", kind="number", default=0, least=0, most=100),
        Param(name="wounds", kind="number", default=0, least=0, most=9),
        Param(name="boon", kind="choice", choices=("wound", *game.settings.boons, "refund"), default="wound"),
        Param(name="aim", kind="choice", choices=("wound", "hold", "area"), default="wound"),
        Param(name="targets", kind="number", default=1, least=1, most=9),
        Param(name="spread", kind="choice", choices=("mana", "number"), default="mana"),
        Param(name="cost", kind="number", default=-1, least=-1, most=9),
    )


def sample_hero(game: Game, attribute: str, values: Mapping[str, Any], id: str = HERO) -> Hero:
    """Somebody with the attribute that was said, and what the game starts with."""
    settings = game.settings
    low = {"step": settings.ladder[0], "d6": settings.d6.most, "2d6": 0}[settings.variant]
    worn = bool(values.get("armour"))
    dice: dict[str, Any] = dict.fromkeys(ATTRIBUTES, low)
    if {"die", "level", "modifier"} & values.keys():
        dice[attribute] = attribute_value(settings, values)
    hearts, mana = values.get("hearts", settings.hearts.start), values.get("mana", settings.mana.start)
    character = Character(
        role=next(iter(settings.roles)),
        variant=settings.variant,
        **dice,
        hearts=hearts,
        hearts_most=max(hearts, settings.hearts.start),
        mana=mana,
        mana_most=max(mana, settings.mana.start),
        luck=settings.luck.per_session if values.get("luck", "none") != "none" else 0,
        talents=("",) * values.get("talent", 0),
        weapon=SHOT_WITH,
        protection="armour" if worn else "",
    )
    return Hero(id=id, character=character, armour=1 if worn and settings.armour != "off" else 0)


def sample_foe(game: Game, values: Mapping[str, Any]) -> Foe:
    """The foe that was said, with the wounds that were said to be left."""
    foe = foe_from_block(game, blocks(game.id, game.settings)[values["foe"]], FOE)
    wounds = values.get("wounds")
    return replace(foe, wounds=wounds, wounds_most=max(wounds, foe.wounds_most)) if wounds else foe


def _test(game: Game, values: Mapping[str, Any]) -> Posed:
    attribute = values["attribute"]
    action = Test(
        hero=HERO,
        attribute=attribute,
        tn=values[game.settings.number_name],
        stakes=values["stakes"],
        **tried_fields(game.settings, values),
    )
    return Posed(
        scene=Scene(heroes=(sample_hero(game, attribute, values),)),
        action=action,
        answers=answers_for(game.settings, values),
    )


def _strike(game: Game, values: Mapping[str, Any]) -> Posed:
    attack = values["attack"]
    foe = sample_foe(game, values)
    others = tuple(replace(foe, id=f"{FOE}-{number}") for number in range(2, values["targets"] + 1))
    scene = Scene(heroes=(sample_hero(game, ATTRIBUTE_OF[attack], values),), foes=(foe, *others))
    action = Strike(
        hero=HERO,
        foe=FOE,
        attack=attack,
        element=values["element"] if values["element"] != ELEMENTS[0] else "",
        cover=None if values["cover"] == "auto" else values["cover"],
        aim=values["aim"],
        distance=values["distance"] or None,
        reach=REACH[values["reach"]],
        is_crowded=values.get("crowd", False),
        tier=values["tier"],
        cost=values["cost"] if values["cost"] >= 0 else None,
        targets=values["targets"] if values["aim"] == "area" or values["targets"] > 1 else 0,
        spread=values["spread"],
        **tried_fields(game.settings, values),
    )
    return Posed(scene=scene, action=action, answers=answers_for(game.settings, values))


def _power(game: Game, values: Mapping[str, Any]) -> Posed:
    heals = values["goal"] == "heal"
    heroes: tuple[Hero, ...] = (sample_hero(game, "power", values),)
    if heals:
        others = tuple(f"{ALLY}-{number}" for number in range(2, values["targets"] + 1))
        heroes += tuple(sample_hero(game, "power", {"hearts": 0}, id=id) for id in (ALLY, *others))
    action = UsePower(
        hero=HERO,
        tier=values["tier"],
        tn=values[game.settings.number_name] or None,
        cost=values["cost"] if values["cost"] >= 0 else None,
        heals=ALLY if heals else "",
        targets=values["targets"],
        spread=values["spread"],
        **tried_fields(game.settings, values),
    )
    return Posed(scene=Scene(heroes=heroes), action=action, answers=answers_for(game.settings, values))


def _resist(game: Game, values: Mapping[str, Any]) -> Posed:
    attribute = values["attribute"]
    scene = Scene(
        heroes=(sample_hero(game, attribute, values),), foes=(sample_foe(game, values),), side="foes"
    )
    action = FoeStrike(hero=HERO, foe=FOE, attribute=attribute, **tried_fields(game.settings, values))
    return Posed(scene=scene, action=action, answers=answers_for(game.settings, values))


def _rest(game: Game, values: Mapping[str, Any]) -> Posed:
    scene = Scene(heroes=(sample_hero(game, "strength", values),))
    action: Any = EndScene(has_breather=values["kind"] == "breather", has_fire=values["fire"])
    if values["kind"] == "safe":
        action = SafeRest(has_fire=values["fire"])
    return Posed(scene=scene, action=action)
