"""Carrying out effects: total, never refuses, never rolls.

Values are kept within their bounds here, so that an effect granted or changed by hand can never make
an impossible scene.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from nde.board import Board, Zones
from nde.errors import NdeError
from nde.rules.stepdice import effects as e
from nde.rules.stepdice.game import Game
from nde.rules.stepdice.scene import (
    Clock,
    Condition,
    Foe,
    Hero,
    Scene,
    change_character,
    change_clock,
    change_foe,
    change_hero,
    without_tokens,
)


def _hearts(scene: Scene, id: str, by: int) -> Scene:
    def change(hero: Hero) -> Hero:
        character = hero.character
        if hero.is_dead:
            return hero
        # More than the most is a GM's ruling: it is kept, and never grows.
        hearts = min(max(character.hearts + by, 0), max(character.hearts_most, character.hearts))
        return replace(hero, character=replace(character, hearts=hearts))

    return change_hero(scene, id, change)


def _mana(scene: Scene, id: str, by: int) -> Scene:
    def change(hero: Hero) -> Hero:
        character = hero.character
        mana = min(max(character.mana + by, 0), max(character.mana_most, character.mana))
        return replace(hero, character=replace(character, mana=mana))

    return change_hero(scene, id, change)


def _hearts_lost(game: Game, scene: Scene, effect: e.HeartsLost) -> Scene:
    return _hearts(scene, effect.hero, -effect.hearts)


def _hearts_healed(game: Game, scene: Scene, effect: e.HeartsHealed) -> Scene:
    return _hearts(scene, effect.hero, effect.hearts)


def _raised_up(game: Game, scene: Scene, effect: e.RaisedUp) -> Scene:
    def change(hero: Hero) -> Hero:
        hearts = 0 if hero.is_dead else min(effect.hearts, hero.character.hearts_most)
        return replace(hero, character=replace(hero.character, hearts=hearts))

    return change_hero(scene, effect.hero, change)


def _died(game: Game, scene: Scene, effect: e.Died) -> Scene:
    return change_hero(
        scene,
        effect.hero,
        lambda hero: replace(hero, helped=0, character=replace(hero.character, hearts=0, is_dead=True)),
    )


def _armour_spent(game: Game, scene: Scene, effect: e.ArmourSpent) -> Scene:
    return change_hero(scene, effect.hero, lambda hero: replace(hero, armour=max(hero.armour - 1, 0)))


def _mana_spent(game: Game, scene: Scene, effect: e.ManaSpent) -> Scene:
    return _mana(scene, effect.hero, -effect.mana)


def _mana_gained(game: Game, scene: Scene, effect: e.ManaGained) -> Scene:
    return _mana(scene, effect.hero, effect.mana)


def _luck_spent(game: Game, scene: Scene, effect: e.LuckSpent) -> Scene:
    return change_hero(
        scene,
        effect.hero,
        lambda hero: replace(hero, character=replace(hero.character, luck=max(hero.character.luck - 1, 0))),
    )


def _luck_set(game: Game, scene: Scene, effect: e.LuckSet) -> Scene:
    return change_character(scene, effect.hero, luck=max(effect.luck, 0))


def _wounded(game: Game, scene: Scene, effect: e.Wounded) -> Scene:
    return _foe_changed(
        scene,
        effect.foe,
        lambda foe: replace(foe, wounds=min(max(foe.wounds - effect.wounds, 0), foe.wounds_most)),
    )


def _foe_fled(game: Game, scene: Scene, effect: e.FoeFled) -> Scene:
    return _foe_changed(scene, effect.foe, lambda foe: replace(foe, has_fled=True))


def _foe_changed(scene: Scene, id: str, change: Callable[[Foe], Foe]) -> Scene:
    """The scene with one foe changed, counted if that is the end of them."""
    after = change_foe(scene, id, change)
    fallen = [
        old
        for old, new in zip(scene.foes, after.foes, strict=True)
        if old.id == id and new.is_out and not old.is_out
    ]
    return replace(after, cast_down=after.cast_down + len(fallen)) if fallen else after


def _hit_absorbed(game: Game, scene: Scene, effect: e.HitAbsorbed) -> Scene:
    return change_foe(
        scene, effect.foe, lambda foe: replace(foe, used=tuple(sorted({*foe.used, effect.trait})))
    )


def _nothing(game: Game, scene: Scene, effect: Any) -> Scene:
    return scene


def _help_given(game: Game, scene: Scene, effect: e.HelpGiven) -> Scene:
    return change_hero(scene, effect.ally, lambda hero: replace(hero, helped=hero.helped + 1))


def _help_used(game: Game, scene: Scene, effect: e.HelpUsed) -> Scene:
    return change_hero(scene, effect.hero, lambda hero: replace(hero, helped=0))


def _action_spent(game: Game, scene: Scene, effect: e.ActionSpent) -> Scene:
    scene = change_hero(scene, effect.who, lambda hero: replace(hero, has_acted=True))
    return change_foe(scene, effect.who, lambda foe: replace(foe, has_acted=True))


def _moved(game: Game, scene: Scene, effect: e.Moved) -> Scene:
    scene = _movement_used(scene, effect.who, effect.cost)
    if effect.skips:
        scene = change_foe(scene, effect.who, lambda foe: replace(foe, skipped=foe.skipped + effect.skips))
    if isinstance(scene.space, Board):
        try:
            return replace(scene, space=scene.space.put(effect.who, effect.square))
        except NdeError:
            # An overruled move may name a square that is taken or walled; effects never refuse.
            return scene
    return scene


def _band_shifted(game: Game, scene: Scene, effect: e.BandShifted) -> Scene:
    scene = _movement_used(scene, effect.who, effect.cost)
    space = scene.space
    if (
        isinstance(space, Zones)
        and {effect.who, effect.other} <= set(space.tokens)
        and effect.band in space.bands
    ):
        return replace(scene, space=space.place(effect.who, effect.other, effect.band))
    return scene


def _movement_used(scene: Scene, who: str, cost: int) -> Scene:
    scene = change_hero(scene, who, lambda hero: replace(hero, moved=hero.moved + cost))
    return change_foe(scene, who, lambda foe: replace(foe, moved=foe.moved + cost))


def _condition_set(game: Game, scene: Scene, effect: e.ConditionSet) -> Scene:
    condition = effect.condition
    if not scene.is_fight and condition.until in ("round", "next-round"):
        # Where no rounds are counted, what lasts a round lasts for the next thing somebody tries.
        condition = replace(condition, until="used")

    def added(conditions: tuple[Condition, ...]) -> tuple[Condition, ...]:
        kept = tuple(one for one in conditions if one.key != condition.key)
        return tuple(sorted((*kept, condition)))

    scene = change_hero(scene, effect.who, lambda hero: replace(hero, conditions=added(hero.conditions)))
    return change_foe(scene, effect.who, lambda foe: replace(foe, conditions=added(foe.conditions)))


def _condition_ended(game: Game, scene: Scene, effect: e.ConditionEnded) -> Scene:
    def kept(conditions: tuple[Condition, ...]) -> tuple[Condition, ...]:
        return tuple(one for one in conditions if one.key != effect.key)

    scene = change_hero(scene, effect.who, lambda hero: replace(hero, conditions=kept(hero.conditions)))
    return change_foe(scene, effect.who, lambda foe: replace(foe, conditions=kept(foe.conditions)))


def _asset_used(game: Game, scene: Scene, effect: e.AssetUsed) -> Scene:
    def change(hero: Hero) -> Hero:
        used = list(hero.assets_used) + [0] * (len(hero.character.assets) - len(hero.assets_used))
        if effect.asset < len(used):
            used[effect.asset] += 1
        return replace(hero, assets_used=tuple(used))

    return change_hero(scene, effect.hero, change)


def _test_failed(game: Game, scene: Scene, effect: e.TestFailed) -> Scene:
    return replace(scene, failed=tuple(sorted({*scene.failed, (effect.hero, effect.task)})))


def _fight_begun(game: Game, scene: Scene, effect: e.FightBegun) -> Scene:
    return _fresh_turns(replace(scene, is_fight=True, round=1, side="heroes"))


def _turn_ended(game: Game, scene: Scene, effect: e.TurnEnded) -> Scene:
    if scene.side == "heroes":
        return _fresh_turns(replace(scene, side="foes"))
    scene = replace(
        scene,
        heroes=tuple(replace(one, helped=0, conditions=_aged(one.conditions)) for one in scene.heroes),
        foes=tuple(replace(one, conditions=_aged(one.conditions)) for one in scene.foes),
    )
    return _fresh_turns(replace(scene, side="heroes", round=scene.round + 1))


def _aged(conditions: tuple[Condition, ...]) -> tuple[Condition, ...]:
    """Conditions a round later: those of this round end, those of the next have one round left."""
    return tuple(
        replace(one, until="round") if one.until == "next-round" else one
        for one in conditions
        if one.until != "round"
    )


def _fresh_turns(scene: Scene) -> Scene:
    return replace(
        scene,
        heroes=tuple(replace(one, has_acted=False, moved=0) for one in scene.heroes),
        foes=tuple(replace(one, has_acted=False, moved=0, skipped=0) for one in scene.foes),
    )


def _scene_ended(game: Game, scene: Scene, effect: e.SceneEnded) -> Scene:
    heroes = tuple(
        Hero(
            id=hero.id,
            character=hero.character,
            armour=armour_tokens(game, hero),
        )
        for hero in scene.heroes
    )
    gone = frozenset(foe.id for foe in scene.foes)
    return Scene(heroes=heroes, space=without_tokens(scene.space, gone) if effect.keeps_map else None)


def armour_tokens(game: Game, hero: Hero) -> int:
    """Armour tokens at the start of a scene: one with protection on the sheet, where the game has them."""
    return 1 if game.settings.armour != "off" and hero.character.protection else 0


def _clock_set(game: Game, scene: Scene, effect: e.ClockSet) -> Scene:
    others = tuple(one for one in scene.clocks if one.id != effect.clock)
    clocks = sorted((*others, Clock(id=effect.clock, steps=max(effect.steps, 1))), key=lambda one: one.id)
    return replace(scene, clocks=tuple(clocks))


def _clock_ticked(game: Game, scene: Scene, effect: e.ClockTicked) -> Scene:
    return change_clock(
        scene,
        effect.clock,
        lambda clock: replace(clock, filled=min(max(clock.filled + effect.by, 0), clock.steps)),
    )


APPLY: dict[type, Callable[[Game, Scene, Any], Scene]] = {
    e.HeartsLost: _hearts_lost,
    e.HeartsHealed: _hearts_healed,
    e.RaisedUp: _raised_up,
    e.Died: _died,
    e.ArmourSpent: _armour_spent,
    e.ManaSpent: _mana_spent,
    e.ManaGained: _mana_gained,
    e.LuckSpent: _luck_spent,
    e.LuckSet: _luck_set,
    e.Wounded: _wounded,
    e.FoeFled: _foe_fled,
    e.HitAbsorbed: _hit_absorbed,
    e.ComplicationDue: _nothing,
    e.BenefitDue: _nothing,
    e.HelpGiven: _help_given,
    e.HelpUsed: _help_used,
    e.ActionSpent: _action_spent,
    e.Moved: _moved,
    e.BandShifted: _band_shifted,
    e.ConditionSet: _condition_set,
    e.ConditionEnded: _condition_ended,
    e.AssetUsed: _asset_used,
    e.TestFailed: _test_failed,
    e.FightBegun: _fight_begun,
    e.TurnEnded: _turn_ended,
    e.SceneEnded: _scene_ended,
    e.ClockSet: _clock_set,
    e.ClockTicked: _clock_ticked,
}
