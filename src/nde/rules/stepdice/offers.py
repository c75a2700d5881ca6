"""Every legal action now: candidates are listed, and those the procedures would refuse are left out.

A candidate is tried by starting its procedure: refusals come before the first question.  So what is
offered is exactly what is not refused, and there is no second copy of what is legal.  What would change
nothing, such as a rest of the unhurt, is no candidate.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from typing import Any

from nde.dice import GM, Procedure
from nde.rules.ruleset import Offer, Param, legal_offers
from nde.rules.stepdice.actions import (
    BeginSession,
    EndScene,
    EndTurn,
    FoeStrike,
    GiveHelp,
    GrantLuck,
    RaiseUp,
    SafeRest,
    SetClock,
    StartFight,
    Strike,
    Test,
    TickClock,
    UseGear,
    UsePower,
)
from nde.rules.stepdice.character import ATTRIBUTES
from nde.rules.stepdice.combat import is_barred
from nde.rules.stepdice.game import Game
from nde.rules.stepdice.harm import area_of
from nde.rules.stepdice.movement import moves_of
from nde.rules.stepdice.params import (
    NOTHING,
    STAKES,
    cheapest,
    choice,
    flag,
    free_name,
    hurtable,
    number,
    number_param,
    offered_params,
    power_params,
    power_strikes,
    strike_params,
)
from nde.rules.stepdice.scene import CHASE, Clock, Foe, Hero, Scene, is_hazard
from nde.rules.stepdice.turns import may_act, may_foe_act


def frame_of(scene: Scene, hero: Hero) -> Hashable:
    """All that bears on what a hero may do, besides what the keys name."""
    return hero, scene.is_fight, scene.side


Resolve = Callable[[Scene, Any], Procedure[Any]]
MOST_STEPS = 12


def offers(game: Game, scene: Scene, seat: str, resolve: Resolve) -> Iterator[Offer]:
    """Every action of a hero, or of the game master, that would not be refused now."""
    movers: tuple[Hero | Foe, ...] = scene.foes if seat == GM else (scene.hero(seat),)
    candidates = _of_gm(game, scene) if seat == GM else _of_hero(game, scene, scene.hero(seat))
    frame = frame_of(scene, scene.hero(seat)) if seat != GM else None
    yield from legal_offers(resolve, scene, candidates, lambda action: action.alike(scene), frame)
    for who in movers if scene.space is not None else ():
        yield from moves_of(game, scene, who, resolve)


def _of_hero(game: Game, scene: Scene, hero: Hero) -> Iterator[Offer]:
    """What takes the action of a turn; nothing for a hero who may not take one."""
    if not may_act(game, scene, hero.id):
        return
    rolled = offered_params(game, scene, hero)
    struck = (*rolled, *strike_params(game.settings))
    powers = [(name, aim, tier, (*struck, *params)) for name, aim, tier, params in power_strikes(game)]
    for foe in scene.foes:
        if foe.is_out:
            continue
        blow, shot = (Strike(hero=hero.id, foe=foe.id, attack=attack) for attack in ("melee", "ranged"))
        if not is_barred(scene, hero.id, foe, blow):
            yield Offer(name="melee", action=blow, params=struck)
        if is_barred(scene, hero.id, foe, shot):
            continue  # what stops an arrow stops a power
        yield Offer(name="ranged", action=shot, params=struck)
        for name, aim, tier, params in powers:
            strike = Strike(hero=hero.id, foe=foe.id, attack="power", aim=aim, tier=tier)
            if aim != "area" or area_of(game, scene, strike).foes:
                yield Offer(name=name, action=strike, params=params)
    yield _test(game, hero, rolled)
    yield from _powers(game, scene, hero, rolled)
    for ally in scene.heroes:
        if ally.is_down:
            yield Offer(name="raise", action=RaiseUp(hero=hero.id, ally=ally.id))
        else:
            yield Offer(name="help", action=GiveHelp(hero=hero.id, ally=ally.id))
    for item in dict.fromkeys((hero.character.weapon, hero.character.protection, *hero.character.gear)):
        yield Offer(name="gear", action=UseGear(hero=hero.id, item=item))


def wide_offers(game: Game, scene: Scene, who: str, target: str) -> tuple[Offer, ...]:
    """The strikes of a hero at a foe that are made at others as well, whether or not they are refused."""
    if all(foe.id != target for foe in scene.foes):
        return ()
    return tuple(
        Offer(name=name, action=Strike(hero=who, foe=target, attack="power", aim=aim, tier=tier))
        for name, aim, tier, _ in power_strikes(game)
        if aim == "area"
    )


def _test(game: Game, hero: Hero, rolled: tuple[Param, ...]) -> Offer:
    settings = game.settings
    usual = settings.rungs[settings.usual_rung]
    params = (
        choice("attribute", ATTRIBUTES, "strength"),
        number_param(settings, usual),
        *rolled,
        STAKES,
        Param(name="task", kind="text", default=""),
        choice("change", (NOTHING, "different", "at-cost"), NOTHING),
    )
    return Offer(name="test", action=Test(hero=hero.id, attribute="strength", tn=usual), params=params)


def _powers(game: Game, scene: Scene, hero: Hero, rolled: tuple[Param, ...]) -> Iterator[Offer]:
    heals = cheapest(game.settings, game.settings.heal_tier)
    for tier in game.settings.tiers:
        params = (*power_params(game, tier), *rolled)
        yield Offer(name="power", action=UsePower(hero=hero.id, tier=tier), params=params)
        for ally in scene.heroes if tier == heals else ():
            if ally.character.hearts < ally.character.hearts_most:
                heal = UsePower(hero=hero.id, tier=tier, heals=ally.id)
                yield Offer(name="heal", action=heal, params=params)


def _of_gm(game: Game, scene: Scene) -> Iterator[Offer]:
    yield Offer(name="end-turn", action=EndTurn())
    if scene.foes:
        yield Offer(name="start-fight", action=StartFight())
    acting = [foe for foe in scene.foes if may_foe_act(game, scene, foe.id)]
    for hero in hurtable(game, scene) if acting else ():
        rolled = () if hero.is_down else offered_params(game, scene, hero)
        for foe in acting:
            yield Offer(name="foe-strike", action=FoeStrike(foe=foe.id, hero=hero.id), params=rolled)
    yield from _rests(game, scene)
    for hero in scene.heroes:
        if not game.settings.luck.cap or hero.character.luck < game.settings.luck.cap:
            yield Offer(name="grant-luck", action=GrantLuck(hero=hero.id))
    yield from _clocks(game, scene)


def _rests(game: Game, scene: Scene) -> Iterator[Offer]:
    fire = flag("has_fire", True)
    ends = (flag("is_conflict", scene.is_fight), flag("has_breather", True), fire)
    yield Offer(name="end-scene", action=EndScene(is_conflict=scene.is_fight), params=ends)
    if scene.is_fight:
        return
    characters = [hero.character for hero in scene.heroes if not hero.is_dead]
    if any(one.hearts < one.hearts_most or one.mana < one.mana_most for one in characters):
        yield Offer(name="safe-rest", action=SafeRest(), params=(fire,))
    start = game.settings.luck.per_session
    if start and any(one.luck != start for one in characters):
        yield Offer(name="begin-session", action=BeginSession())


def _clocks(game: Game, scene: Scene) -> Iterator[Offer]:
    usual = game.settings.clock_steps
    steps = number("steps", usual, 1, max(MOST_STEPS, usual))
    free = free_name("clock", tuple(clock.id for clock in scene.clocks))
    name = Param(name="clock", kind="text", default=free)
    yield Offer(name="set-clock", action=SetClock(clock=free), params=(name, steps))
    for clock in scene.clocks:
        if clock.id == CHASE or is_hazard(clock.id):
            continue  # moved only by what they stand for
        by = -1 if clock.is_full else 1
        yield Offer(name="tick-clock", action=TickClock(clock=clock.id, by=by), params=(_by(clock, by),))


def _by(clock: Clock, usual: int) -> Param:
    least, most = -clock.filled, max(clock.steps - clock.filled, 0)
    return number("by", usual, least, most)
