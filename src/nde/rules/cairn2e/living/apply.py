"""Carrying out the effects of living: total, never refuses, never rolls.

Values are kept within their bounds here: no more slots than there are, HP and attributes between nothing
and their maximum.  A thing is found by its place, or by its key where the place has moved.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from nde.board import Board, Zones
from nde.rules.cairn2e.character import Character, Item
from nde.rules.cairn2e.living import effects as e
from nde.rules.cairn2e.living.load import free_slots, is_full, used_slots
from nde.rules.cairn2e.scene import Figure, Scene, change_body, change_figure
from nde.rules.cairn2e.settings import Game

HOUR_ROUNDS = 360


def loaded(game: Game, before: Character, after: Character) -> Character:
    """The body after its load changed: as it was where that is too much; without HP if the table says so."""
    if used_slots(game, after) > max(game.settings.slots, used_slots(game, before)):
        return before
    fills = is_full(game, after) and not is_full(game, before)
    return replace(after, hp=0) if fills and game.settings.load_hp == "lost" else after


def place_of(body: Character, place: int, item: Item) -> int:
    """Where a thing now is among somebody's things; -1 if they no longer have it."""
    if 0 <= place < len(body.items) and _is_same(body.items[place], item):
        return place
    return next((at for at, one in enumerate(body.items) if _is_same(one, item)), -1)


def _is_same(one: Item, other: Item) -> bool:
    """Whether two things are the same kind of thing, used up or not."""
    return (one.key, one.kind, one.spell) == (other.key, other.kind, other.spell)


def without(body: Character, place: int) -> Character:
    """The body without the thing at a place."""
    return replace(body, items=(*body.items[:place], *body.items[place + 1 :]))


def with_item(body: Character, place: int, item: Item) -> Character:
    """The body with another thing at a place."""
    return replace(body, items=(*body.items[:place], item, *body.items[place + 1 :]))


def _hp_restored(game: Game, scene: Scene, effect: e.HpRestored) -> Scene:
    def change(body: Character) -> Character:
        return replace(body, hp=max(body.hp, min(body.hp_most, body.hp + max(0, effect.hp))))

    return _living(scene, effect.who, change)


def _attribute_restored(game: Game, scene: Scene, effect: e.AttributeRestored) -> Scene:
    def change(body: Character) -> Character:
        now: int = getattr(body, effect.attribute)
        most: int = getattr(body, f"{effect.attribute}_most")
        return replace(body, **{effect.attribute: max(now, min(most, now + max(0, effect.points)))})

    return _living(scene, effect.who, change)


def _into_care(game: Game, scene: Scene, effect: e.TakenIntoCare) -> Scene:
    def change(body: Character) -> Character:
        is_dying = body.state in ("critical", "mortal")
        return replace(body, state="stable", dying=0) if is_dying else body

    return change_body(scene, effect.who, change)


def _back(game: Game, scene: Scene, effect: e.BackOnFeet) -> Scene:
    return _living(scene, effect.who, lambda body: replace(body, state="fine", dying=0))


def _collapsed(game: Game, scene: Scene, effect: e.Collapsed) -> Scene:
    def change(body: Character) -> Character:
        return replace(body, state="stable") if body.state == "fine" else body

    return change_body(scene, effect.who, change)


def _fatigue(game: Game, scene: Scene, effect: e.FatigueTaken) -> Scene:
    def change(body: Character) -> Character:
        if not free_slots(game, body):
            return body
        return loaded(game, body, replace(body, fatigue=body.fatigue + 1))

    return _living(scene, effect.who, change)


def _fatigue_cleared(game: Game, scene: Scene, effect: e.FatigueCleared) -> Scene:
    return change_body(
        scene, effect.who, lambda body: replace(body, fatigue=max(0, body.fatigue - max(0, effect.count)))
    )


def _taken(game: Game, scene: Scene, effect: e.ItemTaken) -> Scene:
    def change(body: Character) -> Character:
        gold = max(0, body.gold - max(0, effect.price))
        return loaded(game, body, replace(body, items=(*body.items, effect.item), gold=gold))

    return change_body(scene, effect.who, change)


def _found(game: Game, scene: Scene, effect: e.RationsFound) -> Scene:
    def change(body: Character) -> Character:
        room = free_slots(game, body) // effect.item.slots if effect.item.slots else game.settings.slots
        found = (effect.item,) * min(max(0, effect.count), room)
        return loaded(game, body, replace(body, items=(*body.items, *found)))

    return change_body(scene, effect.who, change)


def _dropped(game: Game, scene: Scene, effect: e.ItemDropped) -> Scene:
    def change(body: Character) -> Character:
        place = place_of(body, effect.place, effect.item)
        if place < 0:
            return body
        return loaded(game, body, replace(without(body, place), gold=body.gold + max(0, effect.gets)))

    return change_body(scene, effect.who, change)


def _gold_dropped(game: Game, scene: Scene, effect: e.GoldDropped) -> Scene:
    return change_body(
        scene, effect.who, lambda body: replace(body, gold=max(0, body.gold - max(0, effect.gold)))
    )


def _worn(game: Game, scene: Scene, effect: e.ItemWorn) -> Scene:
    return _item(
        scene, effect, lambda body, at: with_item(body, at, replace(body.items[at], is_worn=effect.on))
    )


def _used(game: Game, scene: Scene, effect: e.ItemUsed) -> Scene:
    def change(body: Character, place: int) -> Character:
        item = body.items[place]
        if item.kind == "scroll":
            return without(body, place)
        if item.uses < 0:
            return body
        left = max(0, item.uses - 1)
        is_gone = left == 0 and item.kind != "relic"
        return without(body, place) if is_gone else with_item(body, place, replace(item, uses=left))

    return _item(scene, effect, change)


def _destroyed(game: Game, scene: Scene, effect: e.ItemDestroyed) -> Scene:
    return _item(scene, effect, without)


def _recharged(game: Game, scene: Scene, effect: e.ItemRecharged) -> Scene:
    def change(body: Character, place: int) -> Character:
        item = body.items[place]
        return with_item(body, place, replace(item, uses=max(item.uses, item.uses_most)))

    return _item(scene, effect, change)


def _nothing(game: Game, scene: Scene, effect: Any) -> Scene:
    """The scene as it is: the effect is only told."""
    return scene


def _deprived(game: Game, scene: Scene, effect: e.BecameDeprived) -> Scene:
    def change(one: Figure) -> Figure:
        body = one.character
        if body.is_dead or (effect.need or "other") in body.needs:
            return one
        if body.is_deprived:
            # What was there before may have gone without a name, and so may this.
            known = tuple(need for need in body.needs if need not in body.scar_needs)
            return replace(one, character=replace(body, lacks=(*known, effect.need or "other")))
        lacks = (effect.need,) if effect.need else ()
        body = replace(body, is_deprived=True, deprived_hours=0, lacks=lacks)
        return replace(one, character=body, deprived_rounds=0)

    return change_figure(scene, effect.who, change)


def _need_met(game: Game, scene: Scene, effect: e.NeedMet) -> Scene:
    def change(one: Figure) -> Figure:
        body = replace(one.character, is_deprived=False, deprived_hours=0, lacks=())
        return replace(one, character=body, deprived_rounds=0)

    return change_figure(scene, effect.who, change)


def _need_eased(game: Game, scene: Scene, effect: e.NeedEased) -> Scene:
    def change(body: Character) -> Character:
        return replace(body, lacks=tuple(need for need in body.lacks if need != effect.need))

    return change_body(scene, effect.who, change)


def _went_without(game: Game, scene: Scene, effect: e.WentWithout) -> Scene:
    def change(body: Character) -> Character:
        return replace(body, deprived_hours=max(0, body.deprived_hours - max(0, effect.hours)))

    return change_body(scene, effect.who, change)


def _time(game: Game, scene: Scene, effect: e.TimePassed) -> Scene:
    rounds = max(0, effect.rounds)
    settings = game.settings
    light = scene.light
    if settings.light_turns:
        light = max(0, light - rounds // max(1, settings.turn_rounds))
    figures = tuple(_older(one, rounds) for one in scene.figures)
    return replace(scene, clock=scene.clock + rounds, figures=figures, light=light)


def _older(one: Figure, rounds: int) -> Figure:
    """Somebody after so many rounds: nearer to death where they are dying, longer without what they lack."""
    body = one.character
    if body.dying > 0:
        left = max(0, body.dying - rounds)
        body = replace(body, dying=left, state=body.state if left else "dead")
    rest = one.deprived_rounds
    if body.is_deprived and not body.is_dead:
        hours, rest = divmod(rest + rounds, HOUR_ROUNDS)
        body = replace(body, deprived_hours=body.deprived_hours + hours)
    return replace(one, character=body, deprived_rounds=rest)


def _panicked(game: Game, scene: Scene, effect: e.Panicked) -> Scene:
    return change_figure(scene, effect.who, lambda one: replace(one, is_panicked=True))


def _mastered(game: Game, scene: Scene, effect: e.FearMastered) -> Scene:
    return change_figure(scene, effect.who, lambda one: replace(one, is_panicked=False))


def _lit(game: Game, scene: Scene, effect: e.LightLit) -> Scene:
    return replace(scene, light=max(1, game.settings.light_turns))


def _out(game: Game, scene: Scene, effect: e.LightWentOut) -> Scene:
    return replace(scene, light=0)


def _place(game: Game, scene: Scene, effect: e.PlaceChanged) -> Scene:
    return replace(scene, is_dark=effect.is_dark, is_dangerous=effect.is_dangerous)


def _weather(game: Game, scene: Scene, effect: e.WeatherTurned) -> Scene:
    return replace(scene, season=effect.season, weather=effect.weather)


def _journey(game: Game, scene: Scene, effect: e.JourneyCounted) -> Scene:
    return replace(scene, journey=max(0, effect.watches), way=effect.way or scene.way)


def _joined(game: Game, scene: Scene, effect: e.HirelingJoined) -> Scene:
    if any(one.id == effect.who for one in scene.figures):
        return scene
    return replace(scene, figures=(*scene.figures, Figure(id=effect.who, character=effect.character)))


def _replaced(game: Game, scene: Scene, effect: e.CharacterReplaced) -> Scene:
    if not any(one.id == effect.who for one in scene.figures):
        return scene
    newcomer = Figure(id=effect.who, character=effect.character)
    staying = (one for one in scene.figures if one.id != effect.hireling or one.id == effect.who)
    figures = tuple(newcomer if one.id == effect.who else one for one in staying)
    return replace(scene, figures=figures, space=_stepped_in(scene.space, effect.who, effect.hireling))


def _stepped_in(space: Board | Zones | None, who: str, hireling: str) -> Board | Zones | None:
    """The space after a player went on as a hireling: on a board, where the hireling stood."""
    if isinstance(space, Zones):
        return space.leave(hireling) if hireling in space.tokens and hireling != who else space
    if not isinstance(space, Board) or hireling == who:
        return space
    tokens = {token.id for token in space.tokens}
    if hireling not in tokens:
        return space
    at = space.where(hireling)
    space = space.take(hireling)
    return space.put(who, at) if who in tokens else space


def _scar_due(game: Game, scene: Scene, effect: e.ScarCameDue) -> Scene:
    def change(body: Character) -> Character:
        for at, scar in enumerate(body.scars):
            if scar.row == effect.row and scar.due not in ("done", "now"):
                scars = (*body.scars[:at], replace(scar, due="now"), *body.scars[at + 1 :])
                return replace(body, scars=scars)
        return body

    return change_body(scene, effect.who, change)


def _living(scene: Scene, who: str, change: Callable[[Character], Character]) -> Scene:
    return change_body(scene, who, lambda body: body if body.is_dead else change(body))


def _item(scene: Scene, effect: Any, change: Callable[[Character, int], Character]) -> Scene:
    def changed(body: Character) -> Character:
        place = place_of(body, effect.place, effect.item)
        return body if place < 0 else change(body, place)

    return change_body(scene, effect.who, changed)


APPLY: dict[type, Callable[[Game, Scene, Any], Scene]] = {
    e.HpRestored: _hp_restored,
    e.AttributeRestored: _attribute_restored,
    e.TakenIntoCare: _into_care,
    e.BackOnFeet: _back,
    e.Collapsed: _collapsed,
    e.FatigueTaken: _fatigue,
    e.FatigueCleared: _fatigue_cleared,
    e.ItemTaken: _taken,
    e.RationsFound: _found,
    e.ItemDropped: _dropped,
    e.GoldDropped: _gold_dropped,
    e.ItemWorn: _worn,
    e.ItemUsed: _used,
    e.ItemDestroyed: _destroyed,
    e.ItemRecharged: _recharged,
    e.SpellCast: _nothing,
    e.BecameDeprived: _deprived,
    e.NeedMet: _need_met,
    e.NeedEased: _need_eased,
    e.WentWithout: _went_without,
    e.TimePassed: _time,
    e.Panicked: _panicked,
    e.FearMastered: _mastered,
    e.LightLit: _lit,
    e.LightWentOut: _out,
    e.PlaceChanged: _place,
    e.WeatherTurned: _weather,
    e.JourneyCounted: _journey,
    e.Reacted: _nothing,
    e.EventHappened: _nothing,
    e.HirelingJoined: _joined,
    e.CharacterReplaced: _replaced,
    e.ScarCameDue: _scar_due,
}


def apply_all(game: Game, scene: Scene, effects: e.Effects) -> Scene:
    """The scene after effects of this part and of fights: a rule that goes on reasons from it."""
    from nde.rules.cairn2e.fight import APPLY as FIGHT

    for effect in effects:
        kind = type(effect)
        scene = (APPLY[kind] if kind in APPLY else FIGHT[kind])(game, scene, effect)
    return scene
