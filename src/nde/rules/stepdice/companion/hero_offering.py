"""What the companion books add to a hero's offers: shoves, chases, stealth, hazards, clues, powers."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from nde.rules.ruleset import Offer, Param
from nde.rules.stepdice.character import ATTRIBUTES
from nde.rules.stepdice.clocks import pressing_clocks
from nde.rules.stepdice.companion.actions import (
    CalmAlarm,
    CounterPower,
    DisableHazard,
    Investigate,
    Parley,
    RunChase,
    Shove,
    Sneak,
    SustainPower,
)
from nde.rules.stepdice.companion.book import companion
from nde.rules.stepdice.companion.hazards import hazards_in
from nde.rules.stepdice.game import Game
from nde.rules.stepdice.hits import HELD
from nde.rules.stepdice.offered_params import flag, offered_params
from nde.rules.stepdice.params import number_param
from nde.rules.stepdice.power_conditions import going, is_aimed_at
from nde.rules.stepdice.ready import may_act, sight_apart
from nde.rules.stepdice.scene import ALARM, CHASE, Hero, Scene
from nde.rules.stepdice.settings import Settings

EVADES = ("dexterity", "power")
"""What a power is countered or evaded with."""


def of_hero(game: Game, scene: Scene, hero: Hero) -> Iterator[Offer]:
    """Every candidate of a hero's own; without an action left only what takes none."""
    rolled = offered_params(game, scene, hero)
    if may_act(game, scene, hero.id):
        yield from _of_force(game, scene, hero, rolled)
        yield from _of_stealth(game, scene, hero, rolled)
        yield from _of_wits(game, scene, hero, rolled)
    yield from _of_powers(game, scene, hero, rolled)


def _of_force(game: Game, scene: Scene, hero: Hero, rolled: tuple[Param, ...]) -> Iterator[Offer]:
    book, settings = companion(game.id), game.settings
    least, most = book.shove.squares
    squares = Param(name="squares", kind="number", default=least, least=least, most=most)
    pushed = (squares, *rolled)
    for foe in scene.foes:
        if not foe.is_out and sight_apart(scene, hero.id, foe.id) is None:
            shove = Shove(hero=hero.id, foe=foe.id, squares=least)
            yield Offer(name="shove", action=shove, params=pushed)
    if any(clock.id == CHASE for clock in scene.clocks):
        usual = _usual(settings)
        other = other_param(settings) if settings.chase_rolls == "both" else None
        params = (number_param(settings, usual), flag("is_runner", True), *rolled)
        value = int(other.default) if other is not None and other.default is not None else None
        for attribute in book.chase.attributes:
            run = RunChase(hero=hero.id, attribute=attribute, tn=usual, other=value)
            yield Offer(name="run-chase", action=run, params=(other, *params) if other else params)
    for hazard, name in hazards_in(scene):
        for has_tools in (False, True):
            disable = DisableHazard(hero=hero.id, hazard=hazard, name=name, has_tools=has_tools)
            yield Offer(name="disable-hazard", action=disable, params=rolled)


def _of_stealth(game: Game, scene: Scene, hero: Hero, rolled: tuple[Param, ...]) -> Iterator[Offer]:
    usual = _usual(game.settings)
    number = number_param(game.settings, usual)
    has_alarm = any(clock.id == ALARM for clock in scene.clocks)
    if has_alarm or any(not foe.is_out for foe in scene.foes):
        params = (_attribute("dexterity"), number, *rolled)
        yield Offer(name="sneak", action=Sneak(hero=hero.id, tn=usual), params=params)
    if has_alarm:
        calm = CalmAlarm(hero=hero.id, attribute="power", tn=usual)
        yield Offer(name="calm-alarm", action=calm, params=(_attribute("power"), number, *rolled))


def _of_wits(game: Game, scene: Scene, hero: Hero, rolled: tuple[Param, ...]) -> Iterator[Offer]:
    usual = _usual(game.settings)
    params = (_attribute("power"), number_param(game.settings, usual), *rolled)
    look = Investigate(hero=hero.id, attribute="power", tn=usual)
    yield Offer(name="investigate", action=look, params=(*params, flag("is_key", True)))
    for goal in pressing_clocks(scene):
        if goal != ALARM:
            argue = Parley(hero=hero.id, attribute="power", tn=usual, goal=goal)
            yield Offer(name="parley", action=argue, params=params)


def _of_powers(game: Game, scene: Scene, hero: Hero, rolled: tuple[Param, ...]) -> Iterator[Offer]:
    if going(hero) is not None:
        held = [foe.id for foe in scene.foes if any(one.key == HELD.key for one in foe.conditions)]
        for foe in held or [""]:
            yield Offer(name="sustain-power", action=SustainPower(hero=hero.id, pay="mana", foe=foe))
            if scene.is_fight:
                yield Offer(name="sustain-power", action=SustainPower(hero=hero.id, pay="action", foe=foe))
    if is_aimed_at(hero):
        usual = _usual(game.settings)
        params = (_attribute("dexterity", EVADES), number_param(game.settings, usual), *rolled)
        yield Offer(name="counter-power", action=CounterPower(hero=hero.id, tn=usual), params=params)


def other_param(settings: Settings) -> Param:
    """What the other side of a chase rolls with, as a number: a die, a threshold or a modifier."""
    if settings.variant == "d6":
        levels = tuple(settings.d6.levels.values())
        number = Param(name="other", kind="number", default=levels[len(levels) // 2])
        return replace(number, least=settings.d6.least, most=settings.d6.most)
    if settings.variant == "2d6":
        two = settings.two_dice
        return Param(name="other", kind="number", default=0, least=two.least, most=two.most)
    return Param(name="other", kind="die", sides=settings.ladder, default=settings.ladder[1])


def _attribute(usual: str, choices: tuple[str, ...] = ATTRIBUTES) -> Param:
    return Param(name="attribute", kind="choice", choices=choices, default=usual)


def _usual(settings: Settings) -> int:
    return settings.rungs[settings.usual_rung]
