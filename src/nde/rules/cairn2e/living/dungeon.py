"""The dungeon: turns and what they bring, light, places, traps."""

from __future__ import annotations

from nde.dice import GM, Ask, Procedure, Roll, Tell
from nde.rules.cairn2e.actions import DungeonTurn, Light, SetPlace, SpringTrap
from nde.rules.cairn2e.effects import Effects
from nde.rules.cairn2e.living.camp import eat
from nde.rules.cairn2e.living.effects import EventHappened, ItemUsed, LightLit, LightWentOut, PlaceChanged
from nde.rules.cairn2e.living.fatigue import gain_fatigue
from nde.rules.cairn2e.living.harming import lose_attribute
from nde.rules.cairn2e.living.hours import pass_time
from nde.rules.cairn2e.living.load import armor_of
from nde.rules.cairn2e.living.needs import DEPRIVED, met
from nde.rules.cairn2e.living.ready import able, check_no_fight, living, party, thing
from nde.rules.cairn2e.living.rest import breather
from nde.rules.cairn2e.scene import Figure, Scene
from nde.rules.cairn2e.settings import Game
from nde.rules.ruleset import ActionRefused, Resolution

RULE = "cairn2e/dungeon"
LIGHT = "cairn2e/light"
TRAPS = "cairn2e/traps"
EVENTS = ("encounter", "sign", "environment", "loss", "exhaustion", "quiet")
"""What each face of a d6 brings."""
SPRUNG = 2
"""A trap goes off on this face or below."""


def resolve_turn(game: Game, scene: Scene, action: DungeonTurn) -> Procedure[Resolution]:
    """A turn passes; where they linger, hurry, make noise or go on, something may happen."""
    check_no_fight(scene, RULE)
    effects = yield from pass_time(game, scene, game.settings.turn_rounds, RULE)
    after = scene.after(game, effects)
    if after.is_dark and not after.light:
        yield Tell(LIGHT, "in-the-dark", {})
    if not action.is_rolled and not action.is_loud:
        yield Tell(RULE, "turn-quiet", {})
        return Resolution(outcome="", effects=effects)
    event, more = yield from _event(game, after, may_rest=True)
    if action.is_loud and event != "encounter":
        answer = yield Ask(GM, "noise", ("unheard", "heard"), "unheard", RULE)
        if answer == "heard":
            yield Tell(RULE, "noise-heard", {})
            more = (*more, EventHappened(event="encounter", rule=RULE))
    return Resolution(outcome="", effects=(*effects, *more))


def _event(game: Game, scene: Scene, *, may_rest: bool) -> Procedure[tuple[str, Effects]]:
    """What the d6 brings, and its effects."""
    face: int = yield Roll(6, GM, "dungeon-event")
    event = EVENTS[face - 1]
    yield Tell(RULE, "dungeon-event", {"face": face, "brings": event})
    effects: Effects = (EventHappened(event=event, rule=RULE),)
    if event == "loss" and scene.light:
        yield Tell(LIGHT, "light-blown-out", {})
        effects += (LightWentOut(rule=LIGHT),)
    if event == "exhaustion":
        event, more = yield from _exhaustion(game, scene, may_rest=may_rest)
        effects += more
    return event, effects


def _exhaustion(game: Game, scene: Scene, *, may_rest: bool) -> Procedure[tuple[str, Effects]]:
    """The party rests, which rolls again once more, takes a Fatigue each, or eats a ration each."""
    options = ("fatigue", "ration", "rest") if may_rest else ("fatigue", "ration")
    answer = yield Ask(GM, "exhaustion", options, "fatigue", RULE)
    ids = tuple(one.id for one in party(scene))
    effects: Effects = ()
    if answer == "rest":
        effects = yield from pass_time(game, scene, game.settings.turn_rounds, RULE)
        after = scene.after(game, effects)
        for who in ids if can_rest(after) else ():
            effects += yield from breather(game, after, who)
        event, more = yield from _event(game, scene.after(game, effects), may_rest=False)
        return event, (*effects, *more)
    for who in ids:
        more = (yield from eat(scene, who, ids, RULE)) if answer == "ration" else ()
        if more and "food" in scene.figure(who).character.needs:
            more += yield from met(scene, who, ("food",), DEPRIVED)
        if not more:
            more = yield from gain_fatigue(game, scene, who, rule=RULE)
        scene = scene.after(game, more)
        effects += more
    return "exhaustion", effects


def can_rest(scene: Scene) -> bool:
    """Whether a dungeon allows rest here: safe, and with light to see by."""
    return not scene.is_dangerous and not scene.is_fight and (scene.light > 0 or not scene.is_dark)


def resolve_light(game: Game, scene: Scene, action: Light) -> Procedure[Resolution]:
    """A torch or a lantern is lit: one of the torch's lights, or of the oil's."""
    figure = able(scene, action.who, LIGHT)
    item = thing(figure, action.item, LIGHT)
    if item.kind != "light":
        raise ActionRefused("not-a-light", rule=LIGHT, item=item.key)
    if scene.light:
        raise ActionRefused("light-burns-already", rule=LIGHT)
    burned = action.item if item.uses >= 0 else _oil(figure)
    if burned < 0:
        raise ActionRefused("lantern-needs-oil", rule=LIGHT, who=action.who, item=item.key)
    fuel = figure.character.items[burned]
    yield Tell(LIGHT, "lights", {"who": action.who, "item": item.key, "left": max(0, fuel.uses - 1)})
    used = ItemUsed(who=action.who, place=burned, item=fuel, rule=LIGHT)
    return Resolution(outcome="", effects=(used, LightLit(who=action.who, item=item, rule=LIGHT)))


def _oil(figure: Figure) -> int:
    """The place of the oil a lantern burns; -1 for none."""
    items = enumerate(figure.character.items)
    return next((place for place, item in items if item.key == "oil-can" and item.uses != 0), -1)


def resolve_place(game: Game, scene: Scene, action: SetPlace) -> Procedure[Resolution]:
    """The Warden says what the place is like."""
    yield Tell(RULE, "place", {"dark": action.is_dark, "danger": action.is_dangerous})
    effects: Effects = (PlaceChanged(is_dark=action.is_dark, is_dangerous=action.is_dangerous, rule=RULE),)
    if action.puts_out and scene.light:
        yield Tell(LIGHT, "light-blown-out", {})
        effects += (LightWentOut(rule=LIGHT),)
    return Resolution(outcome="", effects=effects)


def resolve_trap(game: Game, scene: Scene, action: SpringTrap) -> Procedure[Resolution]:
    """A trap is seen, passed over, or goes off: its damage is to an attribute, never to HP."""
    figure = living(scene, action.who)
    if action.is_wary:
        yield Tell(TRAPS, "trap-seen", {"who": action.who})
        return Resolution(outcome="success", effects=())
    if not action.is_certain:
        face: int = yield Roll(6, GM, "trap")
        is_sprung = face <= SPRUNG
        yield Tell(TRAPS, "trap-tested", {"who": action.who, "face": face, "sprung": is_sprung})
        if not is_sprung:
            return Resolution(outcome="success", effects=())
    damage: int = yield Roll(action.die, GM, "trap-damage")
    armor = armor_of(game, figure) if action.is_armored else 0
    yield Tell(TRAPS, "trap-sprung", {"who": action.who, "damage": damage, "armor": armor})
    effects = yield from lose_attribute(figure, action.attribute, max(0, damage - armor), TRAPS)
    return Resolution(outcome="failure", effects=effects)
