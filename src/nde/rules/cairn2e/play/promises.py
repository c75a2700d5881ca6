"""What Cairn leaves to its Warden: events of dungeons and wilds, spells, what special attacks add."""

from __future__ import annotations

from collections.abc import Iterator

from nde.rules.cairn2e import actions as a
from nde.rules.cairn2e.bodies import effective_hp, free_slots, is_full
from nde.rules.cairn2e.characters.content import item_for
from nde.rules.cairn2e.exploration.effects import (
    EventHappened,
    FatigueCleared,
    FatigueTaken,
    HpRestored,
    ItemTaken,
    LightWentOut,
    Reacted,
    SpellCast,
)
from nde.rules.cairn2e.exploration.magic import RESTORES
from nde.rules.cairn2e.fight.effects import AttributeLost, CriticalEffectDue, Fled, HpLost
from nde.rules.cairn2e.fight.morale import RULE as MORALE
from nde.rules.cairn2e.scene import Figure, Scene
from nde.rules.cairn2e.settings import Game
from nde.rules.promises import Fortune, Owes, Promise, Promises
from nde.rules.ruleset import Effect, Resolution

EVENTS: dict[str, Owes] = {
    "encounter": "encounter",
    "sign": "sign",
    "environment": "place",
    "loss": "place",
    "discovery": "boon",
}
"""What the die of a turn or a watch owes; exhaustion, and a loss on the road, are carried out by the rule."""
FATE, FATIGUE, LIGHT, HARM = "cairn2e/fate", "cairn2e/fatigue", "cairn2e/light", "cairn2e/attack"
LOSS, WATCHES = "cairn2e/attribute-loss", "cairn2e/watches"
KINDLY = ("curious", "kind", "helpful")
FOUND = ("torch", "rations")
"""What may lie about and be of use to anybody."""


def promises(game: Game) -> Promises:
    """What the game leaves open, and its die of fate."""
    return Promises(
        owed=owed,
        fortunes=lambda scene, who: tuple(_fortunes(game, scene, who)),
        flight=lambda foe: Fled(who=foe, rule=MORALE),
        oracle=a.Fate,
        reaction=a.React,
        is_kindly=lambda effect: isinstance(effect, Reacted) and effect.reaction in KINDLY,
        is_wary=lambda effect: isinstance(effect, Reacted) and effect.reaction == "wary",
    )


def owed(action: a.Action, result: Resolution) -> tuple[Promise, ...]:
    """What an event brings, what a spell does, what an attack adds to a failed critical save."""
    blown_out = any(isinstance(one, LightWentOut) for one in result.effects)
    return tuple(
        one for effect in result.effects for one in _of(effect) if not (blown_out and one.owes == "place")
    )


def _of(effect: Effect) -> Iterator[Promise]:
    if isinstance(effect, EventHappened) and (effect.event, effect.rule) == ("loss", WATCHES):
        return
    if isinstance(effect, EventHappened) and effect.event in EVENTS:
        yield Promise(owes=EVENTS[effect.event])
    elif isinstance(effect, SpellCast) and effect.spell not in RESTORES:
        yield Promise(owes="asked", who=effect.who)
    elif isinstance(effect, CriticalEffectDue):
        yield Promise(owes="bane", who=effect.who, theme="price")


def _fortunes(game: Game, scene: Scene, who: str) -> Iterator[Fortune]:
    figure = next((one for one in scene.figures if one.id == who and not one.is_out), None)
    if figure is not None:
        yield from _bad(game, scene, figure)
        yield from _good(game, scene, figure)


def _bad(game: Game, scene: Scene, figure: Figure) -> Iterator[Fortune]:
    body, who = figure.character, figure.id
    has_room, graze = free_slots(game, body) > 1, _graze(game, scene, figure)
    if has_room:
        yield _fortune("tired", FatigueTaken(who=who, rule=FATIGUE))
    if graze is not None:
        yield _fortune("grazed", graze)
    if scene.light:
        yield _fortune("light-out", LightWentOut(rule=LIGHT))
    if not has_room and graze is None and body.will > 1:
        yield _fortune("shaken", AttributeLost(who=who, attribute="will", points=1, rule=LOSS))


def _graze(game: Game, scene: Scene, figure: Figure) -> Effect | None:
    """A point of HP in a fight, of STR elsewhere; never the last one (ruling cairn2e-fortunes)."""
    if scene.is_fight:
        return HpLost(who=figure.id, hp=1, rule=HARM) if effective_hp(game, figure) > 1 else None
    if figure.character.strength <= 1:
        return None
    return AttributeLost(who=figure.id, attribute="strength", points=1, rule=LOSS)


def _good(game: Game, scene: Scene, figure: Figure) -> Iterator[Fortune]:
    """What helps; the deprived get nothing back, and nobody HP that panic or a full load hides."""
    body, who = figure.character, figure.id
    hides_hp = figure.is_panicked or is_full(game, body)
    if body.hp < body.hp_most and not body.is_deprived and not hides_hp:
        yield _fortune("second-wind", HpRestored(who=who, hp=1, rule=FATE), is_good=True)
    if body.fatigue and not body.is_deprived and not scene.is_fight:
        yield _fortune("rested", FatigueCleared(who=who, count=1, rule=FATIGUE), is_good=True)
    if not scene.is_fight and free_slots(game, body) > 1:
        for key in FOUND:
            taken = ItemTaken(who=who, item=item_for(game, key), rule=FATE)
            yield _fortune("provisions", taken, is_good=True)


def _fortune(key: str, effect: Effect, *, is_good: bool = False) -> Fortune:
    return Fortune(key=key, is_good=is_good, effects=(effect,))
