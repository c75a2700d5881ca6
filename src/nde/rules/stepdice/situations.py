"""Situations that need no table: a test, a strike, a power, a hazard, a chase, an encounter.

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
from nde.rules.stepdice.companion.actions import (
    CheckMorale,
    GenerateEncounter,
    RollBenefit,
    RollComplication,
    RunChase,
    Shove,
    SizeEncounter,
    SpringHazard,
    UseMove,
)
from nde.rules.stepdice.companion.blocks import blocks, foe_from_block
from nde.rules.stepdice.companion.book import companion
from nde.rules.stepdice.companion.moves import needs_ally, needs_heroes
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
from nde.rules.stepdice.scene import CHASE, Clock, Foe, Hero, Scene, hazard_clock
from nde.rules.stepdice.settings import Settings

HERO, ALLY, FOE = "hero", "ally", "foe"
SHOT_WITH = "weapon-hunting-bow"
"""What somebody carries of whom only a number was said: whatever they are said to do, they can."""


def situations(game: Game) -> tuple[Situation, ...]:
    """The situations every step-dice game knows, and those the companion books add."""
    return (*_of_the_rules(game), *_with_a_test(game), *_of_the_gm(game))


def _of_the_rules(game: Game) -> tuple[Situation, ...]:
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


OTHER = "other"
MOST_HEROES = 12


def _with_a_test(game: Game) -> tuple[Situation, ...]:
    book, settings = companion(game.id), game.settings
    value, common = attribute_param(settings), tried_params(settings)
    known = tuple(key for key, block in blocks(game.id, settings).items())
    movers = tuple(key for key, block in blocks(game.id, settings).items() if block.moves)
    attribute = Param(name="attribute", kind="choice", choices=("any", *ATTRIBUTES), default="any")
    hearts = Param(
        name="hearts", kind="number", default=settings.hearts.start, least=0, most=settings.hearts.cap
    )
    least, most = book.shove.squares
    chase = book.chase
    return (
        Situation(
            name="move",
            params=(
                value,
                Param(name="foe", kind="choice", choices=movers),
                Param(name="move", kind="choice", choices=("first", *book.moves), default="first"),
                attribute,
                *common,
                hearts,
            ),
            pose=partial(_move, game),
        ),
        Situation(
            name="hazard",
            params=(
                value,
                Param(name="hazard", kind="choice", choices=tuple(book.hazards)),
                attribute,
                *common,
                hearts,
            ),
            pose=partial(_hazard, game),
        ),
        Situation(
            name="shove",
            params=(
                value,
                Param(name="foe", kind="choice", choices=known, default=known[0]),
                Param(name="squares", kind="number", default=least, least=least, most=most),
                Param(name="wounds", kind="number", default=0, least=0, most=9),
                *common,
            ),
            pose=partial(_shove, game),
        ),
        Situation(
            name="chase",
            params=(
                value,
                number_param(settings, settings.rungs[settings.usual_rung]),
                Param(name="attribute", kind="choice", choices=chase.attributes, default="dexterity"),
                Param(name="side", kind="choice", choices=("runner", "pursuer"), default="runner"),
                Param(name="distance", kind="number", default=chase.start, least=1, most=chase.away - 1),
                _other_param(settings),
                *common,
            ),
            pose=partial(_chase, game),
        ),
    )


def _of_the_gm(game: Game) -> tuple[Situation, ...]:
    book = companion(game.id)
    difficulties = tuple(dict.fromkeys(one for table in book.encounters.values() for one in table))
    causes = tuple(book.morale.modifiers)
    return (
        Situation(
            name="morale",
            params=(
                Param(name="causes", kind="choice", choices=causes, default="", is_many=True),
                Param(name="foes", kind="number", default=1, least=1, most=MOST_HEROES),
            ),
            pose=partial(_morale, game),
        ),
        Situation(name="complication", params=(), pose=partial(_complication, game)),
        Situation(name="benefit", params=(), pose=partial(_benefit, game)),
        Situation(
            name="encounter",
            params=(
                Param(name="difficulty", kind="choice", choices=difficulties, default="standard"),
                Param(name="heroes", kind="number", default=4, least=1, most=MOST_HEROES),
                Param(name="table", kind="choice", choices=tuple(book.encounters), default="gm"),
                Param(name="templates", kind="flag", default=False),
            ),
            pose=partial(_encounter, game),
        ),
        Situation(name="generate", params=(), pose=partial(_generate, game)),
    )


def _resisting(game: Game, values: Mapping[str, Any], attributes: tuple[str, ...]) -> tuple[str, str]:
    """The attribute that was said, and the one the sample hero is good at; `any` is the first allowed."""
    said = values["attribute"]
    if said == "any":
        said = attributes[0] if attributes else ""
    return said, said or ATTRIBUTES[0]


def _move(game: Game, values: Mapping[str, Any]) -> Posed:
    foe = sample_foe(game, values)
    key = foe.moves[0] if values["move"] == "first" else values["move"]
    record = companion(game.id).moves[key]
    attribute, good = _resisting(game, values, record.attributes)
    foes: tuple[Foe, ...] = (foe,)
    if needs_ally(record):
        plain = blocks(game.id, game.settings)[next(iter(game.settings.ranks))]
        foes += (foe_from_block(game, plain, OTHER),)
    action = UseMove(
        foe=FOE,
        move=key,
        targets=(HERO,) if needs_heroes(record) else (),
        ally=OTHER if needs_ally(record) else "",
        attribute=attribute if record.attributes else "",  # type: ignore[arg-type]
        **tried_fields(game.settings, values),
    )
    scene = Scene(heroes=(sample_hero(game, good, values),), foes=foes, side="foes")
    return Posed(scene=scene, action=action, answers=answers_for(game.settings, values))


def _hazard(game: Game, values: Mapping[str, Any]) -> Posed:
    record = companion(game.id).hazards[values["hazard"]]
    attribute, good = _resisting(game, values, record.attributes)
    action = SpringHazard(
        hazard=values["hazard"],
        targets=(HERO,),
        attribute=attribute if record.attributes else "",  # type: ignore[arg-type]
        **tried_fields(game.settings, values),
    )
    clock = Clock(id=hazard_clock(values["hazard"]), steps=1)
    scene = Scene(heroes=(sample_hero(game, good, values),), clocks=(clock,))
    return Posed(scene=scene, action=action, answers=answers_for(game.settings, values))


def _shove(game: Game, values: Mapping[str, Any]) -> Posed:
    scene = Scene(heroes=(sample_hero(game, "strength", values),), foes=(sample_foe(game, values),))
    action = Shove(hero=HERO, foe=FOE, squares=values["squares"], **tried_fields(game.settings, values))
    return Posed(scene=scene, action=action, answers=answers_for(game.settings, values))


def _chase(game: Game, values: Mapping[str, Any]) -> Posed:
    attribute = values["attribute"]
    clock = Clock(id=CHASE, steps=companion(game.id).chase.away, filled=values["distance"])
    scene = Scene(heroes=(sample_hero(game, attribute, values),), clocks=(clock,))
    action = RunChase(
        hero=HERO,
        attribute=attribute,
        tn=values[game.settings.number_name],
        is_runner=values["side"] == "runner",
        other=_other_value(game.settings, values["other"]),
        **tried_fields(game.settings, values),
    )
    return Posed(scene=scene, action=action, answers=answers_for(game.settings, values))


def _other_param(settings: Settings) -> Param:
    """What the other side of a chase rolls with: whatever heroes of this variant roll with."""
    own = attribute_param(settings)
    usual = {"step": settings.ladder[1], "d6": own.default, "2d6": own.default}[settings.variant]
    return replace(own, name="other", default=usual)


def _other_value(settings: Settings, said: Any) -> int:
    return settings.d6.levels[said] if settings.variant == "d6" else int(said)


def _morale(game: Game, values: Mapping[str, Any]) -> Posed:
    causes = values["causes"]
    listed = tuple(causes) if isinstance(causes, tuple | list) else tuple(causes.split(",")) if causes else ()
    plain = blocks(game.id, game.settings)[next(iter(game.settings.ranks))]
    foes = tuple(foe_from_block(game, plain, f"{FOE}-{number + 1}") for number in range(values["foes"]))
    return Posed(scene=Scene(heroes=(), foes=foes), action=CheckMorale(causes=listed))


def _complication(game: Game, values: Mapping[str, Any]) -> Posed:
    scene = Scene(heroes=(sample_hero(game, ATTRIBUTES[0], {}),))
    return Posed(scene=scene, action=RollComplication(hero=HERO))


def _benefit(game: Game, values: Mapping[str, Any]) -> Posed:
    heroes = (sample_hero(game, ATTRIBUTES[0], {}), sample_hero(game, ATTRIBUTES[0], {}, id="ally"))
    return Posed(scene=Scene(heroes=heroes), action=RollBenefit(hero=HERO, ally="ally"))


def _encounter(game: Game, values: Mapping[str, Any]) -> Posed:
    action = SizeEncounter(
        difficulty=values["difficulty"],
        heroes=values["heroes"],
        table=values["table"],
        uses_templates=values["templates"],
    )
    return Posed(scene=Scene(heroes=()), action=action)


def _generate(game: Game, values: Mapping[str, Any]) -> Posed:
    return Posed(scene=Scene(heroes=()), action=GenerateEncounter())
