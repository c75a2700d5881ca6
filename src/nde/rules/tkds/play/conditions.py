"""What a game master gives to somebody by decree, or takes from them."""

from __future__ import annotations

from collections.abc import Iterator

from nde.rules.play import ConditionChip
from nde.rules.ruleset import Effect
from nde.rules.tkds.book.equipment import SERVICES, worn
from nde.rules.tkds.book.spells import CATEGORIES, SPELLS, Act, Spell
from nde.rules.tkds.checks.care import HOUR_TURNS
from nde.rules.tkds.checks.harm import KIND_OF_LASTING
from nde.rules.tkds.effects import body as checks
from nde.rules.tkds.effects import fight
from nde.rules.tkds.effects import time as living
from nde.rules.tkds.effects.magic import Enchanted, GrewExhausted, SpellEnded
from nde.rules.tkds.fight.attack import PRONE, left_behind
from nde.rules.tkds.fight.manoeuvres import weapon_in_hand
from nde.rules.tkds.fight.movement import mount_of
from nde.rules.tkds.magic.outcomes import is_immune, meaning
from nde.rules.tkds.scene import (
    DELAYED,
    DISARMED,
    MOUNTED,
    POISONED,
    SALVE,
    SHIELD_LOWERED,
    Condition,
    Figure,
    Scene,
)
from nde.rules.tkds.settings import Game

Gives = Iterator[tuple[str, Effect]]
"""Keys of conditions, each with the effect that puts somebody into it."""


def conditions(game: Game, scene: Scene, who: str) -> tuple[ConditionChip, ...]:
    """The chips of anybody; none for the dead and the fled.

    `dying` and `stable` follow from hit points, a mortal wound from dying, a hold from a holder, surprise
    from how the fight began, a storm from the spell that is kept up: they can only be taken away.  Left out
    are `dead` and `fled`, which nothing takes back, and `momentum`, which attacks earn and spend.
    """
    figure = next((one for one in scene.figures if one.id == who), None)
    if figure is None or figure.character.is_dead or figure.has_fled:
        return ()
    takes = dict(_takes(scene, figure))
    gives: dict[str, Effect] = {}
    for key, effect in _gives(game, scene, figure):
        gives.setdefault(key, effect)
    return tuple(
        ConditionChip(key=key, is_on=key in takes, effect=takes[key] if key in takes else gives[key])
        for key in dict.fromkeys((*gives, *takes))
    )


def _takes(scene: Scene, figure: Figure) -> Gives:
    who, body = figure.id, figure.character
    if body.state == "dying":
        yield "dying", checks.Stabilised(who=who, rule="tkds/dying")
    elif body.state == "stable":
        yield "stable", checks.Woke(who=who, rule="tkds/waking")
    if figure.is_subdued:
        # Whoever was struck down has to come to first.
        lies = not body.hp or body.state != "fine"
        back = checks.Woke if lies else fight.FoughtOn
        yield "subdued", back(who=who, rule="tkds/subdue")
    if figure.is_helpless:
        yield "helpless", fight.Recovered(who=who, rule="tkds/helpless")
    if body.is_mortally_wounded and body.state != "dying":
        yield "mortally-wounded", living.MortalWoundHealed(who=who, rule="tkds/mortal-wound")
    if body.is_exhausted:
        yield "exhausted", living.ExhaustionEnded(who=who, rule="tkds/exhausted")
    if figure.loses_turn:
        key, rule = (
            ("surprised", "tkds/surprise") if figure.is_surprised else ("too-slow", "tkds/first-round")
        )
        yield key, fight.TurnRegained(who=who, rule=rule)
    for one in figure.conditions:
        yield one.key, _taken(scene, figure, one)


def _taken(scene: Scene, figure: Figure, condition: Condition) -> Effect:
    """What ends a condition: of a spell that is kept up, the end of the spell."""
    caster = next((one for one in scene.figures if one.id == condition.source), None)
    spell = SPELLS.get(caster.concentration) if caster is not None else None
    if caster is not None and spell is not None and condition.key in spell.conditions:
        return SpellEnded(who=caster.id, spell=spell.key, rule="tkds/concentration")
    if condition.key == POISONED:
        return checks.PoisonCured(who=figure.id, rule="tkds/gear")
    return fight.ConditionOver(who=figure.id, condition=condition.key, rule="tkds/turn")


def _gives(game: Game, scene: Scene, figure: Figure) -> Gives:
    who, body = figure.id, figure.character
    if figure.side == "foes":
        yield "subdued", fight.Surrendered(who=who, rule="tkds/morale")
    yield "helpless", fight.LeftHelpless(who=who, rule="tkds/helpless")
    yield "exhausted", GrewExhausted(who=who, rule="tkds/exhausted")
    if scene.is_fight and scene.round <= 1 and not figure.loses_turn:
        yield "too-slow", fight.TurnMissed(who=who, rule="tkds/first-round")
    yield PRONE.key, fight.ConditionBegun(who=who, condition=PRONE, rule="tkds/manoeuvres")
    riding = Condition(key=MOUNTED, value=mount_of(figure) or SERVICES["horse"].speed)
    yield MOUNTED, fight.ConditionBegun(who=who, condition=riding, rule="tkds/speed")
    weapon = weapon_in_hand(figure)
    if weapon is not None and weapon.item < 0:  # a thing that falls is on the sheet, and no condition
        yield DISARMED, fight.WeaponDropped(who=who, weapon=weapon.key, rule="tkds/manoeuvres")
    if any(suit.is_shield for suit in worn(body)):
        yield SHIELD_LOWERED, fight.ShieldLowered(who=who, rule="tkds/perk-list")
    for key, kind in KIND_OF_LASTING.items():
        if kind not in figure.immune:
            lasts = left_behind(key, "foes" if figure.side == "party" else "party")
            yield key, fight.ConditionBegun(who=who, condition=lasts, rule="tkds/persistent")
    if figure.condition(POISONED) is not None:
        rounds = HOUR_TURNS * game.settings.turn_rounds
        yield DELAYED, checks.PoisonDelayed(who=who, rounds=rounds, rule="tkds/gear")
    yield SALVE, living.SalveApplied(who=who, rule="tkds/gear")
    yield from _magic(figure)


def _magic(figure: Figure) -> Gives:
    """What spells leave somebody in who is the target of a plain success."""
    for spell in SPELLS.values():
        if spell.concentrates:
            continue
        for act in (*spell.success, *spell.failure, *spell.critical_success):
            if act.condition and not is_immune(figure, act.condition):
                yield act.condition, _enchanted(spell, act, figure)


def _enchanted(spell: Spell, act: Act, figure: Figure) -> Enchanted:
    """A spell that just worked; where its rounds would be rolled, it lasts until somebody ends it."""
    value = CATEGORIES[spell.category].hu if act.value_is_total else act.value
    rounds = int(act.rounds) if act.rounds.isdigit() and act.until == "rounds" else -1
    lasts = Condition(
        key=act.condition,
        value=value,
        rounds=rounds,
        by=figure.side,
        until="night" if act.until == "night" else "rounds" if rounds > 0 else "end",
    )
    return Enchanted(who=figure.id, condition=lasts, gives=meaning(lasts.key, value), rule=spell.rule)
