"""Carrying out what a fight does to weapons and other things in hand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from nde.rules.tkds.character import Character, Item
from nde.rules.tkds.fight import effects as e
from nde.rules.tkds.fight.conditions import DISARMED, GONE, begin_condition
from nde.rules.tkds.making.equipment import free_slots, new_item, slots_of_item
from nde.rules.tkds.scene import Condition, Figure, Scene, change_body, change_figure
from nde.rules.tkds.settings import Game


def with_tag(used: tuple[str, ...], tag: str) -> tuple[str, ...]:
    """What is spent, with one more thing among it."""
    return used if tag in used else (*used, tag)


def _picked_up(game: Game, scene: Scene, effect: e.WeaponPickedUp) -> Scene:
    def change(figure: Figure) -> Figure:
        kept = tuple(one for one in figure.conditions if one.key != DISARMED or one.value == GONE)
        return replace(figure, conditions=kept)

    return change_figure(scene, effect.who, change)


def _hold(scene: Scene, who: str, item: int, *, on: bool) -> Scene:
    def change(body: Character) -> Character:
        if not 0 <= item < len(body.items):
            return body
        changed = replace(body.items[item], is_held=on)
        return replace(body, items=(*body.items[:item], changed, *body.items[item + 1 :]))

    return change_body(scene, who, change)


def _swapped(game: Game, scene: Scene, effect: e.GearSwapped) -> Scene:
    return _hold(scene, effect.who, effect.item, on=effect.on)


def _loaded(game: Game, scene: Scene, effect: e.WeaponLoaded) -> Scene:
    return change_figure(
        scene,
        effect.who,
        lambda one: replace(one, needs_reload=tuple(key for key in one.needs_reload if key != effect.weapon)),
    )


def _emptied(game: Game, scene: Scene, effect: e.WeaponEmptied) -> Scene:
    return change_figure(
        scene, effect.who, lambda one: replace(one, needs_reload=with_tag(one.needs_reload, effect.weapon))
    )


def _ammunition(game: Game, scene: Scene, effect: e.AmmunitionSpent) -> Scene:
    def change(body: Character) -> Character:
        for place, item in enumerate(body.items):
            if item.key == effect.detail and item.uses > 0:
                left: tuple[Item, ...] = (replace(item, uses=item.uses - 1),) if item.uses > 1 else ()
                return replace(body, items=(*body.items[:place], *left, *body.items[place + 1 :]))
        return body

    return change_body(scene, effect.who, change)


def _take_from(scene: Scene, who: str, place: int) -> tuple[Scene, Item | None]:
    """The scene without a thing of somebody's, and the thing."""
    items = next((one.character.items for one in scene.figures if one.id == who), ())
    if not 0 <= place < len(items):
        return scene, None
    left = (*items[:place], *items[place + 1 :])
    return change_body(scene, who, lambda body: replace(body, items=left)), items[place]


def _thrown(game: Game, scene: Scene, effect: e.WeaponThrown) -> Scene:
    scene, item = _take_from(scene, effect.who, effect.item)
    if item is None:
        return scene
    lies = replace(item, is_held=False)
    return change_figure(scene, effect.who, lambda one: replace(one, thrown=(*one.thrown, lies)))


def _dropped(game: Game, scene: Scene, effect: e.WeaponDropped) -> Scene:
    if effect.item >= 0:
        return _hold(scene, effect.who, effect.item, on=False)
    return begin_condition(scene, effect.who, Condition(key=DISARMED, source=effect.weapon))


def _taken(game: Game, scene: Scene, effect: e.WeaponTaken) -> Scene:
    if effect.item >= 0:
        scene, item = _take_from(scene, effect.who, effect.item)
    else:
        gone = Condition(key=DISARMED, source=effect.weapon, value=GONE)
        scene, item = begin_condition(scene, effect.who, gone), new_item(effect.weapon)
    if item is None:
        return scene
    caught = replace(item, is_held=False)

    def change(body: Character) -> Character:
        # Whoever cannot carry it kicks it away.
        fits = slots_of_item(caught) <= free_slots(game, body)
        return replace(body, items=(*body.items, caught)) if fits else body

    return change_body(scene, effect.other, change)


APPLY: dict[type, Callable[[Game, Scene, Any], Scene]] = {
    e.GearSwapped: _swapped,
    e.WeaponPickedUp: _picked_up,
    e.WeaponLoaded: _loaded,
    e.WeaponEmptied: _emptied,
    e.AmmunitionSpent: _ammunition,
    e.WeaponThrown: _thrown,
    e.WeaponDropped: _dropped,
    e.WeaponTaken: _taken,
}
