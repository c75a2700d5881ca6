"""Situations that need no table: a test, a strike, a power, a hazard, a chase, an encounter.

Each builds a small scene and an action in it, and hands both to the same procedures play uses.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

from msgspec.structs import replace

from nde.rules.ruleset import Param, Posed, Situation
from nde.rules.stepdice.actions import Action, EndScene, FoeStrike, SafeRest, Strike, Test, UsePower
from nde.rules.stepdice.character import ATTRIBUTES, Attribute, Character
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
from nde.rules.stepdice.companion.encounters import causes_param
from nde.rules.stepdice.companion.moves import needs_ally, needs_heroes
from nde.rules.stepdice.companion.traits import spent_by_a_hit
from nde.rules.stepdice.game import Game
from nde.rules.stepdice.params import (
    MOST_TARGETS,
    SPREAD,
    STAKES,
    Values,
    answers_for,
    attribute_param,
    attribute_value,
    choice,
    flag,
    number,
    number_param,
    strike_params,
    tried_fields,
    tried_params,
    vary,
)
from nde.rules.stepdice.scene import CHASE, Clock, Foe, Hero, Scene, hazard_clock
from nde.rules.stepdice.settings import Settings

HERO, ALLY, FOE, OTHER = "hero", "ally", "foe", "other"
SHOT_WITH = "weapon-hunting-bow"
"""What somebody carries of whom only a number was said: whatever they are said to do, they can."""
MOST_HEROES = 12

Pose: TypeAlias = Callable[[Game, Values], tuple[Scene, Action]]
"""A small scene and an action in it, for what was said."""


def situations(game: Game) -> tuple[Situation, ...]:
    """The situations every step-dice game knows, and those the companion books add."""
    return (*_of_the_rules(game), *_with_a_test(game), *_of_the_gm(game))


def _situation(game: Game, name: str, pose: Pose, *params: Param) -> Situation:
    def posed(values: Values) -> Posed:
        scene, action = pose(game, values)
        return Posed(scene=scene, action=action, answers=answers_for(game.settings, values))

    return Situation(name=name, params=params, build=posed)


def _of_the_rules(game: Game) -> Iterator[Situation]:
    settings = game.settings
    common, value = tried_params(settings), attribute_param(settings)
    attribute = choice("attribute", ATTRIBUTES, "strength")
    hearts, mana = _hearts(settings), number("mana", settings.mana.start, 0, settings.mana.cap)
    harm = (hearts, flag("armour", False)) + ((flag("spend", True),) if settings.armour == "choice" else ())
    foe = choice("foe", tuple(blocks(game)))
    tier = choice("tier", tuple(settings.tiers), "standard")
    tn = number_param(settings, settings.usual_number)
    cost, targets, spread = number("cost", -1, -1, 9), number("targets", 1, 1, MOST_TARGETS), SPREAD
    yield _situation(game, "test", _test, value, tn, attribute, *common, STAKES)
    struck = (
        choice("attack", tuple(ATTRIBUTE_OF), "melee"),
        *strike_params(settings),
        number("distance", 0, 0, 100),
        number("wounds", 0, 0, 9),
        choice("boon", ("wound", *settings.boons, "refund"), "wound"),
        choice("aim", ("wound", "hold", "area"), "wound"),
        *(targets, spread, cost),
    )
    yield _situation(game, "strike", _strike, value, foe, *struck, tier, *common, *harm, mana)
    used = (
        number(settings.number_name, 0, 0, 30),
        *(cost, mana),
        choice("goal", ("effect", "heal"), "effect"),
        *(targets, spread),
        choice("boon", ("scale", "benefit", "refund"), "scale"),
    )
    yield _situation(game, "power", _power, value, tier, *used, *common)
    yield _situation(game, "resist", _resist, value, foe, attribute, *common, *harm)
    kind = choice("kind", ("breather", "safe", "none"), "breather")
    yield _situation(game, "rest", _rest, kind, flag("fire", True), hearts, mana)


def _with_a_test(game: Game) -> Iterator[Situation]:
    book, settings = companion(game.id), game.settings
    value, common = attribute_param(settings), tried_params(settings)
    known = blocks(game)
    movers = choice("foe", tuple(key for key, block in known.items() if block.moves))
    moves = choice("move", ("first", *book.moves), "first")
    resisted = (choice("attribute", ("any", *ATTRIBUTES), "any"), *common, _hearts(settings))
    yield _situation(game, "move", _move, value, movers, moves, *resisted)
    yield _situation(game, "hazard", _hazard, value, choice("hazard", tuple(book.hazards)), *resisted)
    least, most = book.shove.squares
    foe = choice("foe", tuple(known), next(iter(known)))
    squares, wounds = number("squares", least, least, most), number("wounds", 0, 0, 9)
    yield _situation(game, "shove", _shove, value, foe, squares, wounds, *common)
    run = (
        number_param(settings, settings.usual_number),
        choice("attribute", book.chase.attributes, "dexterity"),
        choice("side", ("runner", "pursuer"), "runner"),
        number("distance", book.chase.start, 1, book.chase.away - 1),
        _other_param(settings),
    )
    yield _situation(game, "chase", _chase, value, *run, *common)


def _of_the_gm(game: Game) -> Iterator[Situation]:
    book = companion(game.id)
    difficulties = tuple(dict.fromkeys(one for table in book.encounters.values() for one in table))
    foes = number("foes", 1, 1, MOST_HEROES)
    yield _situation(game, "morale", _morale, causes_param(game), foes)
    yield _situation(game, "complication", _complication)
    yield _situation(game, "benefit", _benefit)
    sized = (
        choice("difficulty", difficulties, "standard"),
        number("heroes", 4, 1, MOST_HEROES),
        choice("table", tuple(book.encounters), "gm"),
        flag("templates", False),
    )
    yield _situation(game, "encounter", _encounter, *sized)
    yield _situation(game, "generate", _generate)


def _hearts(settings: Settings) -> Param:
    return number("hearts", settings.hearts.start, 0, settings.hearts.cap)


def sample_hero(game: Game, attribute: str, values: Values, id: str = HERO) -> Hero:
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


def sample_foe(game: Game, values: Values) -> Foe:
    """The foe that was said, with the wounds that were said to be left; one that lacks some has been hit."""
    foe = foe_from_block(game, FOE, values["foe"])
    wounds = values.get("wounds")
    if not wounds:
        return foe
    used = spent_by_a_hit(game, foe) if wounds < foe.wounds_most else ()
    return replace(foe, wounds=wounds, wounds_most=max(wounds, foe.wounds_most), used=used)


def _as_said(game: Game, action: Action, values: Values) -> Action:
    """The action with all that was said about it; the foe that was said is who stands there as `FOE`."""
    return vary(game, action, {name: value for name, value in values.items() if name != "foe"})


def _test(game: Game, values: Values) -> tuple[Scene, Action]:
    action = _as_said(game, Test(hero=HERO, attribute=values["attribute"], tn=0), values)
    return Scene(heroes=(sample_hero(game, values["attribute"], values),)), action


def _strike(game: Game, values: Values) -> tuple[Scene, Action]:
    foe, targets = sample_foe(game, values), values["targets"]
    others = tuple(replace(foe, id=f"{FOE}-{number}") for number in range(2, targets + 1))
    hero = sample_hero(game, ATTRIBUTE_OF[values["attack"]], values)
    is_one = values["aim"] != "area" and targets == 1
    said = {**values, "targets": 0 if is_one else targets, "distance": values["distance"] or None}
    return Scene(heroes=(hero,), foes=(foe, *others)), _as_said(game, Strike(hero=HERO, foe=FOE), said)


def _power(game: Game, values: Values) -> tuple[Scene, Action]:
    heals = values["goal"] == "heal"
    heroes: tuple[Hero, ...] = (sample_hero(game, "power", values),)
    if heals:
        others = tuple(f"{ALLY}-{number}" for number in range(2, values["targets"] + 1))
        heroes += tuple(sample_hero(game, "power", {"hearts": 0}, id=id) for id in (ALLY, *others))
    action = UsePower(hero=HERO, tier=values["tier"], heals=ALLY if heals else "")
    return Scene(heroes=heroes), _as_said(game, action, values)


def _resist(game: Game, values: Values) -> tuple[Scene, Action]:
    hero, foe = sample_hero(game, values["attribute"], values), sample_foe(game, values)
    scene = Scene(heroes=(hero,), foes=(foe,), side="foes")
    return scene, _as_said(game, FoeStrike(hero=HERO, foe=FOE), values)


def _rest(game: Game, values: Values) -> tuple[Scene, Action]:
    scene = Scene(heroes=(sample_hero(game, "strength", values),))
    if values["kind"] == "safe":
        return scene, SafeRest(has_fire=values["fire"])
    return scene, EndScene(has_breather=values["kind"] == "breather", has_fire=values["fire"])


def _resisting(values: Values, attributes: tuple[Attribute, ...]) -> tuple[Any, str]:
    """The attribute that was said, and the one the sample hero is good at; `any` is the first allowed."""
    said = values["attribute"]
    if said == "any":
        said = attributes[0] if attributes else ""
    return said if attributes else "", said or ATTRIBUTES[0]


def _move(game: Game, values: Values) -> tuple[Scene, Action]:
    foe = sample_foe(game, values)
    key = foe.moves[0] if values["move"] == "first" else values["move"]
    record = companion(game.id).moves[key]
    attribute, good = _resisting(values, record.attributes)
    foes: tuple[Foe, ...] = (foe, _plain_foe(game, OTHER)) if needs_ally(record) else (foe,)
    action = UseMove(
        foe=FOE,
        move=key,
        targets=(HERO,) if needs_heroes(record) else (),
        ally=OTHER if needs_ally(record) else "",
        attribute=attribute,
        **tried_fields(game.settings, values),
    )
    return Scene(heroes=(sample_hero(game, good, values),), foes=foes, side="foes"), action


def _hazard(game: Game, values: Values) -> tuple[Scene, Action]:
    hazard = values["hazard"]
    attribute, good = _resisting(values, companion(game.id).hazards[hazard].attributes)
    fields = tried_fields(game.settings, values)
    action = SpringHazard(hazard=hazard, targets=(HERO,), attribute=attribute, **fields)
    clock = Clock(id=hazard_clock(hazard), steps=1)
    return Scene(heroes=(sample_hero(game, good, values),), clocks=(clock,)), action


def _shove(game: Game, values: Values) -> tuple[Scene, Action]:
    scene = Scene(heroes=(sample_hero(game, "strength", values),), foes=(sample_foe(game, values),))
    return scene, _as_said(game, Shove(hero=HERO, foe=FOE), values)


def _chase(game: Game, values: Values) -> tuple[Scene, Action]:
    attribute = values["attribute"]
    clock = Clock(id=CHASE, steps=companion(game.id).chase.away, filled=values["distance"])
    scene = Scene(heroes=(sample_hero(game, attribute, values),), clocks=(clock,))
    run = RunChase(hero=HERO, attribute=attribute, tn=0, is_runner=values["side"] == "runner")
    said = {**values, "other": _other_value(game.settings, values["other"])}
    return scene, _as_said(game, run, said)


def _other_param(settings: Settings) -> Param:
    """What the other side of a chase rolls with: whatever heroes of this variant roll with."""
    own = attribute_param(settings)
    usual = {"step": settings.ladder[1], "d6": own.default, "2d6": own.default}[settings.variant]
    return replace(own, name="other", default=usual)


def _other_value(settings: Settings, said: Any) -> int:
    return settings.d6.levels[said] if settings.variant == "d6" else int(said)


def _plain_foe(game: Game, id: str) -> Foe:
    return foe_from_block(game, id, next(iter(game.settings.ranks)))


def _morale(game: Game, values: Values) -> tuple[Scene, Action]:
    causes = values["causes"]
    listed = tuple(causes) if isinstance(causes, tuple | list) else tuple(causes.split(",")) if causes else ()
    foes = tuple(_plain_foe(game, f"{FOE}-{number + 1}") for number in range(values["foes"]))
    return Scene(heroes=(), foes=foes), CheckMorale(causes=listed)


def _complication(game: Game, values: Values) -> tuple[Scene, Action]:
    return Scene(heroes=(sample_hero(game, ATTRIBUTES[0], {}),)), RollComplication(hero=HERO)


def _benefit(game: Game, values: Values) -> tuple[Scene, Action]:
    heroes = tuple(sample_hero(game, ATTRIBUTES[0], {}, id=id) for id in (HERO, ALLY))
    return Scene(heroes=heroes), RollBenefit(hero=HERO, ally=ALLY)


def _encounter(game: Game, values: Values) -> tuple[Scene, Action]:
    sized = SizeEncounter(difficulty=values["difficulty"], heroes=values["heroes"], table=values["table"])
    return Scene(heroes=()), replace(sized, uses_templates=values["templates"])


def _generate(game: Game, values: Values) -> tuple[Scene, Action]:
    return Scene(heroes=()), GenerateEncounter()
