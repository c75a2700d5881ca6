"""Fatigue: a slot each, and something let go of where there is none."""

from __future__ import annotations

from nde.dice import Ask, Procedure, Tell
from nde.rules.cairn2e.actions import TakeFatigue
from nde.rules.cairn2e.character import Character
from nde.rules.cairn2e.effects import Effects
from nde.rules.cairn2e.living.effects import Collapsed, FatigueTaken, GoldDropped, ItemDropped
from nde.rules.cairn2e.living.load import free_slots, gold_slots, is_full, used_slots
from nde.rules.cairn2e.living.ready import living, thing
from nde.rules.cairn2e.scene import Scene
from nde.rules.cairn2e.settings import Game
from nde.rules.ruleset import ActionRefused, Resolution

RULE = "cairn2e/fatigue"
SLOTS = "cairn2e/slots"
GOLD = "gold"
"""The option that leaves a hundred gold pieces behind."""


def resolve_fatigue(game: Game, scene: Scene, action: TakeFatigue) -> Procedure[Resolution]:
    """Somebody takes a Fatigue, and drops something for it where they must."""
    check_drop(game, scene, action.who, action.drop, RULE)
    effects = yield from gain_fatigue(game, scene, action.who, drop=action.drop)
    return Resolution(outcome="", effects=effects)


def check_drop(game: Game, scene: Scene, who: str, drop: int, rule: str) -> None:
    """Refuses to drop what is not there or frees no slot."""
    figure = living(scene, who)
    if drop >= 0 and thing(figure, drop, rule).slots == 0:
        raise ActionRefused("drop-frees-nothing", rule=rule, who=who, item=figure.character.items[drop].key)


def gain_fatigue(
    game: Game, scene: Scene, who: str, *, drop: int = -1, rule: str = RULE
) -> Procedure[Effects]:
    """The effects of one Fatigue: taken, taken after something was dropped, or too much to take."""
    body = before = scene.figure(who).character
    dropped: Effects = ()
    if not free_slots(game, body):
        choices = droppable(game, body)
        if not choices:
            yield Tell(RULE, "collapsed", {"who": who, "count": body.fatigue})
            return (Collapsed(who=who, rule=RULE),)
        dropped = yield from _let_go(game, body, who, choices, drop)
        scene = scene.after(game, dropped)
        body = scene.figure(who).character
    used = used_slots(game, body) + 1
    yield Tell(rule, "fatigue", {"who": who, "used": used, "slots": game.settings.slots})
    if used >= game.settings.slots and not is_full(game, before):
        yield Tell(SLOTS, "full-load", {"who": who, "slots": game.settings.slots})
    return (*dropped, FatigueTaken(who=who, rule=rule))


def droppable(game: Game, body: Character) -> dict[str, int]:
    """What can be dropped to free a slot: a name for each thing and its place; -1 is a hundred gold.

    Of several alike one is named: the last that is not worn, with the fewest uses left.
    """
    found: dict[str, int] = {}
    books = [item.key for item in body.items if item.kind == "spellbook"]
    for place, item in enumerate(body.items):
        if item.slots > 0:
            name = f"{item.key}-{item.spell}" if books.count(item.key) > 1 and item.spell else item.key
            other = body.items[found[name]] if name in found else item
            if (item.is_worn, item.uses) <= (other.is_worn, other.uses):
                found[name] = place
    if gold_slots(game, body.gold):
        found.setdefault(GOLD, -1)
    return found


def _let_go(game: Game, body: Character, who: str, choices: dict[str, int], drop: int) -> Procedure[Effects]:
    """What is let go of: what was said, or what the player chooses."""
    place = drop
    if place < 0:
        options = tuple(choices)
        loose = [name for name, at in choices.items() if at >= 0 and not body.items[at].is_worn]
        usual = loose[-1] if loose else options[-1]
        answer = yield Ask(who, "item", options, usual, RULE)
        place = choices[answer]
    if place < 0:
        gold = body.gold % game.settings.petty_gold + 1
        yield Tell(RULE, "gold-left", {"who": who, "gold": gold})
        return (GoldDropped(who=who, gold=gold, rule=RULE),)
    item = body.items[place]
    yield Tell(RULE, "dropped-for-fatigue", {"who": who, "item": item.key})
    return (ItemDropped(who=who, place=place, item=item, rule=RULE),)
