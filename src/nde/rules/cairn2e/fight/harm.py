"""What damage does once armor is off it: HP, a scar, STR, the critical save and what a block adds to it.

The order is the one of the book: HP first; exactly 0 scars a character; what is left over comes off STR,
and then a save against what remains of it (§1.18 of the numbered facts, steps 5 to 8).
"""

from __future__ import annotations

import msgspec

from nde.dice import GM, Ask, Part, Procedure, Roll, Tell
from nde.errors import Fact
from nde.rules.cairn2e.blocks import CriticalHarm
from nde.rules.cairn2e.bodies import DYING, armor_of, effective_hp, takes_scars
from nde.rules.cairn2e.character import DOOMED, Attribute
from nde.rules.cairn2e.effects import Effects
from nde.rules.cairn2e.exploration.effects import AttributeRestored, BecameDeprived, ItemDestroyed
from nde.rules.cairn2e.fight.effects import (
    AttributeLost,
    AttributeSet,
    CriticalEffectDue,
    CriticallyHurt,
    Delirious,
    Died,
    Fled,
    HeadLost,
    HpLost,
    Paralysed,
    Weakened,
)
from nde.rules.cairn2e.fight.remarks import remarks
from nde.rules.cairn2e.fight.scars import defy_doom, is_doomed, scar
from nde.rules.cairn2e.saves import save, save_against
from nde.rules.cairn2e.scene import Figure, Scene
from nde.rules.cairn2e.settings import Game

LOSS = "cairn2e/attribute-loss"
PARTS = ("head", "leg", "leg", "leg", "arm", "arm")
"""What is bitten off, by the face of a d6."""
CRITICAL = "cairn2e/critical"
DEATH = "cairn2e/death"
UNITS = "cairn2e/detachments"
RULE = "cairn2e/bestiary"
MINUTE_ROUNDS = 6
"""A round takes ten seconds."""


def lose_attribute(figure: Figure, attribute: Attribute, points: int, rule: str) -> Procedure[Effects]:
    """The effects of damage to an attribute: dead at STR 0, unable to act at DEX or WIL 0."""
    score: int = getattr(figure.character, attribute)
    lost = min(points, score)
    left = score - lost
    if not lost:
        yield Tell(rule, "no-harm", {"who": figure.id})
        return ()
    facts: dict[str, Fact] = {"who": figure.id, "attribute": attribute, "points": lost, "left": left}
    yield Tell(rule, "attribute-lost", facts)
    effects: Effects = (AttributeLost(who=figure.id, attribute=attribute, points=lost, rule=rule),)
    if left:
        return effects
    if attribute == "strength":
        yield Tell(LOSS, "died", {"who": figure.id})
        return (*effects, Died(who=figure.id, rule=LOSS))
    if attribute == "dexterity":
        yield Tell(LOSS, "paralysed", {"who": figure.id})
        return (*effects, Paralysed(who=figure.id, rule=LOSS))
    yield Tell(LOSS, "delirious", {"who": figure.id})
    return (*effects, Delirious(who=figure.id, rule=LOSS))


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


class Damage(msgspec.Struct, frozen=True, kw_only=True):
    """Damage past armor: how much, whose, and what is special about it."""

    net: int
    bypasses_hp: bool = False
    rolls_scars: bool = True
    """Whether a scar's own rolls are made at once."""
    source: str = ""
    rule: str = "cairn2e/attack"


def harm(game: Game, scene: Scene, target: str, damage: Damage) -> Procedure[tuple[str, Effects]]:
    """What damage past armor does to somebody: the outcome by name, and its effects."""
    figure, net, rule = scene.figure(target), damage.net, damage.rule
    if net <= 0 or figure.character.is_dead:
        yield Tell(rule, "no-harm", {"who": target})
        return "nothing", ()
    # Whoever is dying has nothing left to dodge with: more damage is more STR lost, whatever HP remain.
    bypasses_hp = damage.bypasses_hp or (figure.character.state in DYING and figure.character.hp > 0)
    hp = 0 if bypasses_hp else effective_hp(game, figure)
    lost, beyond = min(net, hp), max(net - hp, 0)
    if bypasses_hp:
        yield Tell("cairn2e/unaware", "bypasses-hp", {"who": target})
    elif hp == 0 and figure.character.hp > 0:
        yield Tell("cairn2e/slots", "no-hp-to-lose", {"who": target})
    effects: Effects = (HpLost(who=target, hp=lost, rule=rule),) if lost else ()
    if lost:
        yield Tell(rule, "hp-lost", {"who": target, "hp": lost, "left": hp - lost})
    if beyond:
        outcome, more = yield from _beyond(game, scene, figure, beyond, damage.source)
        return outcome, (*effects, *more)
    if lost < hp:
        return "hurt", effects
    if not takes_scars(game, figure):
        yield Tell("cairn2e/scars", "no-scar", {"who": target})
        return "hurt", effects
    more = yield from scar(game, scene, figure, lost, rolls_scars=damage.rolls_scars)
    return "scar", (*effects, *more)


def _beyond(
    game: Game, scene: Scene, figure: Figure, beyond: int, source: str
) -> Procedure[tuple[str, Effects]]:
    """Damage past HP: it comes off STR, and what is left of STR is saved against."""
    body, who = figure.character, figure.id
    left = max(body.strength - beyond, 0)
    yield Tell(CRITICAL, "strength-lost", {"who": who, "points": body.strength - left, "left": left})
    lost = AttributeLost(who=who, attribute="strength", points=body.strength - left, rule=CRITICAL)
    if left == 0:
        yield remarks(figure, "falls")
        return (yield from _at_zero(game, figure, lost))
    if body.state in DYING:
        yield Tell(CRITICAL, "already-critical", {"who": who})
        return "wounded", (lost,)
    saved = yield Part(save_against, (who, "strength", left, CRITICAL))
    if saved:
        if not figure.is_out:
            yield Tell(CRITICAL, "stands-at", {"who": who, "left": left})
        more = (yield from defy_doom(game, figure)) if is_doomed(body) else ()
        return "wounded", (lost, *more)
    if is_doomed(body):
        yield Tell("cairn2e/scars", "doom-met", {"who": who, "scar": str(DOOMED)})
        return "dead", (lost, Died(who=who, rule="cairn2e/scars"))
    is_whole, fallen = yield from _endure(figure)
    if not is_whole:
        fallen = yield from _fall(game, figure, left)
    due = yield from critical_effect(game, scene, figure, source, lost.points, (lost, *fallen))
    # Whom the failed save itself kills, as it does most foes, has critical damage: the Warden may spare them.
    is_killed = any(isinstance(effect, Died) for effect in (due if not is_whole else (*fallen, *due)))
    if is_killed or not is_whole:
        yield remarks(figure, "falls")
    outcome = "dead" if is_killed else "wounded" if is_whole else "critical"
    return outcome, (lost, *fallen, *due)


def _endure(figure: Figure) -> Procedure[tuple[bool, Effects]]:
    """Whether a creature fights on although its critical save has failed; a head may be the price."""
    who, special = figure.id, figure.special
    if special.fights_on:
        yield Tell(RULE, "endures", {"who": who})
        return True, ()
    if not special.heads:
        return False, ()
    left = max(special.heads - figure.heads_lost - 1, 0)
    yield Tell(RULE, "head-lost", {"who": who, "left": left})
    lost = HeadLost(who=who, rule=RULE)
    return True, (lost,) if left else (lost, Died(who=who, rule=RULE))


def _at_zero(game: Game, figure: Figure, lost: AttributeLost) -> Procedure[tuple[str, Effects]]:
    """STR 0: dead, or a detachment destroyed, and no save."""
    who = figure.id
    if figure.is_detachment:
        yield Tell(UNITS, "destroyed", {"who": who})
        return "dead", (lost, Died(who=who, rule=UNITS))
    if game.settings.npc_zero_strength == "critical" and figure.character.kind != "pc":
        yield Tell(DEATH, "critical-at-zero", {"who": who})
        hurt = CriticallyHurt(who=who, rounds=game.settings.dying_rounds, rule=DEATH)
        return "critical", (lost, hurt)
    yield Tell(DEATH, "died", {"who": who})
    return "dead", (lost, Died(who=who, rule=DEATH))


def _fall(game: Game, figure: Figure, left: int) -> Procedure[Effects]:
    """A failed critical save: who crawls, who dies, which unit breaks."""
    who, settings = figure.id, game.settings
    if figure.is_detachment:
        return (yield from _break(game, figure))
    crawls = figure.character.kind == "pc"
    if not crawls and settings.npc_critical == "ask":
        answer = yield Ask(GM, "npc-critical", ("dead", "down"), "dead", CRITICAL, (("target", who),))
        crawls = answer == "down"
    if crawls:
        rounds = settings.dying_rounds
        time: dict[str, Fact] = {"rounds": rounds, "minutes": rounds // MINUTE_ROUNDS}
        yield Tell(CRITICAL, "goes-down", {"who": who, "left": left, **time})
        return (CriticallyHurt(who=who, rounds=settings.dying_rounds, rule=CRITICAL),)
    yield Tell(CRITICAL, "npc-dies", {"who": who})
    return (Died(who=who, rule=CRITICAL),)


def _break(game: Game, figure: Figure) -> Procedure[Effects]:
    """Critical damage to a detachment: it is routed, or goes on as no more than individuals."""
    way: str = game.settings.routed
    if way == "ask":
        way = yield Ask(GM, "routed", ("routed", "weakened"), "routed", UNITS, (("target", figure.id),))
    if way == "weakened":
        yield Tell(UNITS, "weakened", {"who": figure.id})
        return (Weakened(who=figure.id, rule=UNITS),)
    yield Tell(UNITS, "routed", {"who": figure.id})
    return (Fled(who=figure.id, rule=UNITS),)
