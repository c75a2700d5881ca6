"""What the companion books add to the offers of a seat; here those of the GM: moves, hazards, tables."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Any

from nde.dice import GM, Procedure
from nde.rules.ruleset import Offer, Param, Resolution, alike_by, legal_offers
from nde.rules.stepdice.actions import SetClock
from nde.rules.stepdice.alike import KEYS, frame_of
from nde.rules.stepdice.companion.actions import (
    BringWave,
    CheckMorale,
    Fall,
    GenerateEncounter,
    RollBenefit,
    RollComplication,
    SetHazard,
    SizeEncounter,
    SpendTrait,
    SpringHazard,
    StartChase,
    UseMove,
)
from nde.rules.stepdice.companion.aiming import aimable, group
from nde.rules.stepdice.companion.blocks import blocks
from nde.rules.stepdice.companion.book import class_of, companion
from nde.rules.stepdice.companion.deeds import usual_steps
from nde.rules.stepdice.companion.encounters import difficulties
from nde.rules.stepdice.companion.hazards import hazards_in
from nde.rules.stepdice.companion.hero_offering import of_hero
from nde.rules.stepdice.companion.moves import needs_ally, needs_heroes, number_of
from nde.rules.stepdice.companion.records import MoveRecord
from nde.rules.stepdice.game import Game
from nde.rules.stepdice.offered_params import NOTHING, flag, free_name, hurtable, resisted_params
from nde.rules.stepdice.params import number_param
from nde.rules.stepdice.ready import may_foe_act
from nde.rules.stepdice.same import Same
from nde.rules.stepdice.scene import ALARM, CHASE, Foe, Scene, hazard_clock
from nde.rules.stepdice.settings import Settings

MOST_HEROES = 12


def offers(
    game: Game, scene: Scene, seat: str, resolve: Callable[[Scene, Any], Procedure[Resolution]]
) -> tuple[Offer, ...]:
    """Every action of the companion books that a seat may take now."""
    candidates = _of_gm(game, scene) if seat == GM else of_hero(game, scene, scene.hero(seat))
    frame = frame_of(scene, scene.hero(seat)) if seat != GM else None
    return legal_offers(resolve, scene, candidates, alike_by(KEYS, scene), frame)


def _of_gm(game: Game, scene: Scene) -> Iterator[Offer]:
    for foe in scene.foes:
        if not foe.is_out:
            if foe.moves and may_foe_act(game, scene, foe.id):
                yield from _moves(game, scene, foe)
            for trait in foe.traits:
                yield Offer(name="spend-trait", action=SpendTrait(foe=foe.id, trait=trait))
    modifiers = tuple(companion(game.id).morale.modifiers)
    causes = Param(name="causes", kind="choice", choices=modifiers, default="", is_many=True)
    yield Offer(name="check-morale", action=CheckMorale(), params=(causes,))
    for hero in scene.heroes:
        if not hero.is_dead:
            others = tuple(one.id for one in scene.heroes if one.id != hero.id and not one.is_dead)
            ally = Param(name="ally", kind="choice", choices=(NOTHING, *others), default=NOTHING)
            yield Offer(name="complication", action=RollComplication(hero=hero.id))
            yield Offer(name="benefit", action=RollBenefit(hero=hero.id), params=(ally,))
            yield Offer(name="fall", action=Fall(hero=hero.id))
    yield from _hazards(game, scene)
    yield from _scenes(game, scene)


def _moves(game: Game, scene: Scene, foe: Foe) -> Iterator[Offer]:
    """A foe's moves with what the GM may say about them."""
    records = companion(game.id).moves
    for action in aimed_moves(game, scene, foe):
        params = (
            _move_params(game, scene, foe, records[action.move], action.targets) if action.targets else ()
        )
        yield Offer(name="use-move", action=action, params=params)


def aimed_moves(game: Game, scene: Scene, foe: Foe) -> Iterator[UseMove]:
    """A foe's moves: aimed at each hero, at all who stand where it fills a place, or meant for each ally."""
    records = companion(game.id).moves
    standing = tuple(hero.id for hero in scene.heroes if not hero.is_down)
    for key in foe.moves:
        record = records.get(key)
        if record is None:
            continue
        if needs_ally(record):
            for ally in scene.foes:
                yield UseMove(foe=foe.id, move=key, ally=ally.id)
        elif needs_heroes(record):
            near = aimable(game, scene, foe.id, standing, record)
            for targets in (near,) if record.targets == 0 else tuple((one,) for one in near):
                yield UseMove(foe=foe.id, move=key, targets=targets)
        else:
            yield UseMove(foe=foe.id, move=key)


def _move_params(
    game: Game, scene: Scene, foe: Foe, record: MoveRecord, targets: tuple[str, ...]
) -> tuple[Param, ...]:
    if not record.attributes:
        return ()
    heroes = tuple(scene.hero(id) for id in targets)
    number = number_param(game.settings, number_of(game, foe, record))
    return (number, *resisted_params(game, scene, heroes))


def _hazards(game: Game, scene: Scene) -> Iterator[Offer]:
    """Each hazard in the scene, on each hero or on as many as it holds; and each that could be laid."""
    known = companion(game.id).hazards
    living = tuple(hero.id for hero in hurtable(game, scene))
    for hazard, name in hazards_in(scene):
        if hazard not in known:
            continue
        aims: list[tuple[str, ...]] = [(id,) for id in living]
        together = group(scene, living, known[hazard].area) if known[hazard].area else ()
        if len(together) > 1:
            aims.append(together)
        for targets in aims:
            heroes = tuple(scene.hero(id) for id in targets)
            params = resisted_params(game, scene, heroes) if known[hazard].attributes else ()
            spring = SpringHazard(hazard=hazard, name=name, targets=targets)
            yield Offer(name="spring-hazard", action=spring, params=params)
    taken = tuple(clock.id for clock in scene.clocks)
    for hazard in known:
        stem = hazard_clock(hazard)
        name = "" if stem not in taken else free_name("other", _names(taken, f"{stem}:"))
        word = Param(name="name", kind="text", default=name)
        yield Offer(name="set-hazard", action=SetHazard(hazard=hazard, name=name), params=(word,))


def _names(clocks: tuple[str, ...], stem: str) -> tuple[str, ...]:
    return tuple(clock.removeprefix(stem) for clock in clocks if clock.startswith(stem))


def _scenes(game: Game, scene: Scene) -> Iterator[Offer]:
    """What the GM brings into a scene: a chase, an alarm, waves, a whole encounter, an idea for one."""
    book, clocks = companion(game.id), {clock.id for clock in scene.clocks}
    if CHASE not in clocks:
        start, most = book.chase.start, book.chase.away - 1
        distance = Param(name="distance", kind="number", default=start, least=1, most=most)
        yield Offer(name="start-chase", action=StartChase(), params=(distance,))
    if ALARM not in clocks:
        (least, most), usual = book.alarm.steps, usual_steps(game, ALARM)
        steps = Param(name="steps", kind="number", default=usual, least=least, most=most)
        yield Offer(name="set-clock", action=SetClock(clock=ALARM, steps=usual), params=(steps,))
    yield Offer(name="wave", action=BringWave(), params=_wave_params(game.id, Same(game.settings)))
    for table in book.encounters:
        yield from _encounter(game, scene, table)
    yield Offer(name="generate", action=GenerateEncounter())


@lru_cache(maxsize=64)
def _wave_params(game: str, same: Same[Settings]) -> tuple[Param, ...]:
    """Who may come in a wave: the blocks of the lowest class."""
    book = companion(game)
    known, lowest = blocks(game, same.value), class_of(book, "minion")
    minions = tuple(key for key, block in known.items() if class_of(book, block.rank) == lowest)
    return (Param(name="block", kind="choice", choices=minions, default="minion"),)


def _encounter(game: Game, scene: Scene, table: str) -> Iterator[Offer]:
    found = difficulties(game, table)
    if not found or not scene.heroes:
        return
    usual = "standard" if "standard" in found else found[0]
    count = min(len(scene.heroes), MOST_HEROES)
    action = SizeEncounter(difficulty=usual, heroes=count, table=table)
    params = (
        Param(name="difficulty", kind="choice", choices=found, default=usual),
        Param(name="heroes", kind="number", default=count, least=1, most=MOST_HEROES),
        flag("uses_templates", False),
    )
    yield Offer(name="encounter", action=action, params=params)
