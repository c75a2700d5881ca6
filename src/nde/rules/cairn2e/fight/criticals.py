"""What a creature's block adds to a failed critical save: in words, and carried out where rules can."""

from __future__ import annotations

from nde.dice import Part, Procedure, Roll, Tell
from nde.rules.cairn2e.blocks import CriticalHarm
from nde.rules.cairn2e.effects import Effects
from nde.rules.cairn2e.fight.effects import AttributeSet, CriticalEffectDue, Died
from nde.rules.cairn2e.living.effects import AttributeRestored, BecameDeprived, ItemDestroyed
from nde.rules.cairn2e.living.harming import lose_attribute
from nde.rules.cairn2e.living.load import armor_of
from nde.rules.cairn2e.saves import save
from nde.rules.cairn2e.scene import Figure, Scene
from nde.rules.cairn2e.settings import Game

PARTS = ("head", "leg", "leg", "leg", "arm", "arm")
"""What is bitten off, by the face of a d6."""


def critical_of(scene: Scene, source: str) -> str:
    """What somebody's block adds when their target fails the critical save; mostly nothing."""
    return next((one.critical for one in scene.figures if one.id == source), "")


def critical_effect(
    game: Game, scene: Scene, who: Figure, source: str, lost: int, fallen: Effects
) -> Procedure[Effects]:
    """What the attacker's block adds when its target fails the save and has lost so much STR."""
    critical = critical_of(scene, source)
    if not critical:
        return ()
    harm = scene.figure(source).special.critical
    now = scene.after(game, fallen).figure(who.id)
    if harm is not None and harm.save and (yield from save(game, now, harm.save, rule=RULE)):
        return ()
    yield Tell(CRITICAL, "critical-effect", {"who": who.id, "foe": source, "critical": critical})
    due = CriticalEffectDue(who=who.id, foe=source, critical=critical, rule=CRITICAL)
    if harm is None:
        return (due,)
    more = (yield from _carried_out(game, now, harm, lost)) if not now.character.is_dead else ()
    restored = (yield from _restored(scene.figure(source))) if harm.restores else ()
    return (due, *more, *restored)


def _carried_out(game: Game, figure: Figure, harm: CriticalHarm, lost: int) -> Procedure[Effects]:
    """What befalls somebody who is still alive: each part of it, until it is death."""
    who = figure.id
    effects: Effects = ()
    if harm.kills or (harm.takes_part and (yield from _part_lost(who)) == PARTS[0]):
        yield Tell(RULE, "killed-outright", {"who": who})
        return (Died(who=who, rule=RULE),)
    if harm.die:
        effects, points = yield from _drained(figure, harm)
        lost += points if harm.attribute == "strength" else 0
    if any(isinstance(effect, Died) for effect in effects):
        return effects
    if harm.is_permanent and not (harm.spares_armored and armor_of(game, figure) > 0):
        body = Scene(figures=(figure,)).after(game, effects).figure(who).character
        most = max(body.strength_most - lost, body.strength)
        yield Tell(RULE, "lost-for-good", {"who": who, "points": body.strength_most - most, "left": most})
        effects += (AttributeSet(who=who, attribute="strength", score=body.strength, most=most, rule=RULE),)
    if harm.ruins_armor:
        effects += yield from _armor_ruined(figure)
    if harm.deprives:
        yield Tell(RULE, "deprived-by", {"who": who})
        effects += (BecameDeprived(who=who, rule=RULE),)
    return effects


def _drained(figure: Figure, harm: CriticalHarm) -> Procedure[tuple[Effects, int]]:
    """The points of an attribute that a die says, and what nothing left of it means."""
    points: int = yield Part(_points, (harm.die, figure.id))
    effects: Effects = yield from lose_attribute(figure, harm.attribute, points, RULE)
    if harm.zero_kills and getattr(figure.character, harm.attribute) <= points:
        yield Tell(RULE, "killed-outright", {"who": figure.id})
        effects = (*effects, Died(who=figure.id, rule=RULE))
    return effects, points


def _points(die: int, who: str) -> Procedure[int]:
    face: int = yield Roll(die, who, "attribute-loss")
    return face


def _part_lost(who: str) -> Procedure[str]:
    face: int = yield Roll(len(PARTS), who, "body-part")
    part = PARTS[face - 1]
    yield Tell(RULE, "part-lost", {"who": who, "detail": part, "face": face})
    return part


def _armor_ruined(figure: Figure) -> Procedure[Effects]:
    """The best piece of armor that somebody wears is gone; nothing without any."""
    worn = [
        (item.armor, -at) for at, item in enumerate(figure.character.items) if item.is_worn and item.armor
    ]
    if not worn:
        return ()
    place = -max(worn)[1]
    item = figure.character.items[place]
    yield Tell(RULE, "armor-ruined", {"who": figure.id, "item": item.key})
    return (ItemDestroyed(who=figure.id, place=place, item=item, rule=RULE),)


def _restored(creature: Figure) -> Procedure[Effects]:
    body = creature.character
    points = body.strength_most - body.strength
    if points <= 0 or creature.is_out:
        return ()
    yield Tell(RULE, "strength-restored", {"who": creature.id, "points": points})
    return (AttributeRestored(who=creature.id, attribute="strength", points=points, rule=RULE),)
