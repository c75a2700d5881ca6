"""Attacks: what bears on each, whom it reaches, and what all attacks on one target come to."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from msgspec.structs import replace

from nde.dice import Part, Procedure, Roll, Tell
from nde.errors import Fact, Illegal, Missing
from nde.rules.cairn2e.actions import Strike, Volley
from nde.rules.cairn2e.blocks import Attack
from nde.rules.cairn2e.bodies import DYING, effective_hp, soft_armor, wears_metal
from nde.rules.cairn2e.effects import Effects
from nde.rules.cairn2e.eligibility import actor, target_of, use_action
from nde.rules.cairn2e.exploration.effects import BecameDeprived, HpRestored
from nde.rules.cairn2e.fight.attacks import (
    Bearing,
    Circumstances,
    bearing_on,
    check_line,
    dice_of,
    guard_of,
    is_covered,
    is_distant,
    is_in_hand,
    spent,
    spreads_alone,
    tell_dice,
    unarmed,
    weapons_of,
)
from nde.rules.cairn2e.fight.effects import Died
from nde.rules.cairn2e.fight.harm import Damage, harm, lose_attribute
from nde.rules.cairn2e.fight.morale import footings, shaken, tell_due
from nde.rules.cairn2e.fight.pool import Blow, Kept, highest_net
from nde.rules.cairn2e.fight.remarks import remarks
from nde.rules.cairn2e.saves import score_of
from nde.rules.cairn2e.scene import Figure, Scene
from nde.rules.cairn2e.settings import Game
from nde.rules.ruleset import ActionRefused, Resolution

RULE = "cairn2e/attack"
Blows: TypeAlias = tuple[tuple[str, Blow], ...]
"""Attacks with the id of whom each is aimed at."""
OUTCOMES = ("nothing", "hurt", "scar", "wounded", "critical", "dead")
"""Of a strike, mildest first."""


def resolve_strike(game: Game, scene: Scene, action: Strike) -> Procedure[Resolution]:
    """One attack by itself: outside of turns, or as the Warden's ruling; morale follows at once."""
    figure = actor(scene, action.who)
    check_strike(game, scene, action)
    blows = yield from _joined_blows(game, scene, action)
    outcome, effects = yield from strike_all(game, scene, blows)
    after = scene.after(game, effects)
    seen = (yield from _with_losses(game, scene, after, action)) if action.joins else after
    more = yield from shaken(game, footings(game, scene), seen)
    if not scene.is_fight:
        for target in dict.fromkeys(action.targets):
            yield from tell_due(game, scene, after, target)
    used = (*spent(figure, action.weapon, action.second), *use_action(scene, figure.id))
    return Resolution(outcome=outcome, effects=(*effects, *more, *used))


def foreseen(scene: Scene, action: Any) -> Any:
    """A strike together with those that allies have declared: all on one target are one pool, and all that
    fall count for morale."""
    return replace(action, joins=True) if type(action) is Strike and _declared(scene, action) else action


def _declared(scene: Scene, action: Strike) -> tuple[Strike, ...]:
    """The attacks that others have declared."""
    return tuple(deed for deed in scene.declared if isinstance(deed, Strike) and deed.who != action.who)


def _joined_blows(game: Game, scene: Scene, action: Strike) -> Procedure[Blows]:
    """The blows of an attack; where its odds are foreseen, with those of allies on the same targets."""
    if not action.joins:
        return (yield from blows_of(game, scene, action))
    allied = _able(game, scene, action, lambda deed: not set(action.targets).isdisjoint(deed.targets))
    blows = yield from _blows_together(game, scene, action, (*allied, action))
    if allied:
        facts: dict[str, Fact] = {"who": action.who, "counted": tuple(deed.who for deed in allied)}
        yield Tell("cairn2e/several-attackers", "joins-declared", facts)
    return tuple((id, blow) for id, blow in blows if id in action.targets)


def _able(game: Game, scene: Scene, action: Strike, meant: Callable[[Strike], bool]) -> tuple[Strike, ...]:
    """Those of the declared attacks that are meant and can still be made."""
    return tuple(one for one in _declared(scene, action) if meant(one) and can_be_struck(game, scene, one))


def _blows_together(game: Game, scene: Scene, action: Strike, deeds: tuple[Strike, ...]) -> Procedure[Blows]:
    """The blows of several attacks, each of which knows of the one that is weighed."""
    together = replace(scene, declared=(*scene.declared, action))
    blows: Blows = ()
    for deed in deeds:
        blows += yield from blows_of(game, together, deed)
    return blows


def _with_losses(game: Game, before: Scene, after: Scene, action: Strike) -> Procedure[Scene]:
    """The scene as those see it who have to be brave: with what allies do to others at the same time."""
    fates: dict[str, str] = dict((yield Part(_losses, (game, before, action))))
    return replace(after, figures=tuple(_fared(one, fates.get(one.id, "")) for one in after.figures))


def _fared(figure: Figure, fate: str) -> Figure:
    if fate == "out":
        return replace(figure, has_fled=True)
    return replace(figure, character=replace(figure.character, hp=0)) if fate == "at-zero" else figure


def _losses(game: Game, scene: Scene, action: Strike) -> Procedure[tuple[tuple[str, str], ...]]:
    """What allies do to those whom an attack is not aimed at, as far as morale asks for it."""
    allied = _able(game, scene, action, lambda deed: not set(deed.targets) <= set(action.targets))
    blows = yield from _blows_together(game, scene, action, allied)
    found: list[tuple[str, str]] = []
    for target in dict.fromkeys(id for id, _ in blows if id not in action.targets):
        aimed = tuple(one for one in blows if one[0] == target)
        found.append((target, (yield Part(_standing_after, (game, scene, target, aimed)))))
    return tuple(found)


def _standing_after(game: Game, scene: Scene, target: str, blows: Blows) -> Procedure[str]:
    """Whether somebody still takes part after some blows, and with any HP."""
    _, effects = yield from strike_all(game, scene, blows)
    figure = scene.after(game, effects).figure(target)
    return "out" if figure.is_out else "stands" if figure.character.hp else "at-zero"


def resolve_volley(game: Game, scene: Scene, action: Volley) -> Procedure[Resolution]:
    """Several attacks on one target, each by its dice."""
    target = scene.figure(action.target)
    if not action.blows or not all(dice and min(dice) > 0 for dice in action.blows):
        raise ActionRefused("cairn-no-dice", rule=RULE, target=action.target)
    if target.character.is_dead or target.has_fled:
        raise ActionRefused("cairn-bad-target", rule=RULE, target=action.target)
    by = next((one for one in scene.figures if one.id == action.by), None)
    attack = Attack(
        name="",
        is_blast=action.is_blast,
        is_ranged=action.is_ranged,
        nature=action.nature,
        ignores_armor=action.ignores_armor,
        ignores_hp=action.bypasses_hp,
    )
    said = Circumstances(is_impaired=action.is_impaired, is_enhanced=action.is_enhanced)
    bearing = bearing_on(game, by, attack, target, said)
    if by is not None:
        yield remarks(by, "acts")
    yield remarks(target, "struck")
    source = action.by or "gm"
    blows = tuple(_blow(game, source, attack, target, dice_of(game, dice, bearing)) for dice in action.blows)
    yield from _tell_dice(game, blows[0], bearing)
    kept = yield from highest_net(game, target, blows)
    damage = Damage(
        net=kept.net, bypasses_hp=blows[0].bypasses_hp, rolls_scars=action.rolls_scars, source=action.by
    )
    outcome, effects = yield from harm(game, scene, target.id, damage)
    yield from tell_due(game, scene, scene.after(game, effects), target.id)
    return Resolution(outcome=outcome, effects=effects)


def check_strike(game: Game, scene: Scene, action: Strike) -> None:
    """Refuse an attack that cannot be made: no such weapon, nobody there, too many, too far."""
    who = scene.figure(action.who)
    attacks = attacks_of(game, who, action)
    if not action.targets:
        raise ActionRefused("cairn-no-target", rule=RULE, who=who.id)
    targets = [target_of(scene, who, id, RULE) for id in action.targets]
    if len(targets) > 1 and not all(_spreads(game, who, attack, targets) for attack in attacks):
        raise ActionRefused("cairn-one-target-only", rule="cairn2e/blast", who=who.id)
    for target in targets:
        check_line(scene, who, target, attacks, is_held=is_in_hand(who, action.weapon))


def can_be_struck(game: Game, scene: Scene, deed: Strike) -> bool:
    """Whether a declared attack can still be made; what happened meanwhile may have made it pointless."""
    try:
        actor(scene, deed.who)
        check_strike(game, scene, deed)
    except (Illegal, Missing):
        return False
    return True


def blows_of(game: Game, scene: Scene, action: Strike) -> Procedure[Blows]:
    """The blows a declared attack comes to: at each target, with the dice they are rolled with."""
    who = scene.figure(action.who)
    attacks = attacks_of(game, who, action)
    spreads = _spreads(game, who, attacks[0], [scene.figure(id) for id in action.targets])
    yield remarks(who, "acts")
    targets = yield from _reached(who, attacks[0], action, spreads=spreads)
    blows: Blows = ()
    for id in targets:
        blows += yield from _blows_at(game, scene, action, scene.figure(id), spreads=spreads)
    return blows


def _reached(who: Figure, attack: Attack, action: Strike, *, spreads: bool) -> Procedure[tuple[str, ...]]:
    """Whom an attack reaches: all named, or as many of them as the damage die says."""
    targets = tuple(dict.fromkeys(action.targets))
    if action.counts_targets and spreads and attack.dice:
        count: int = yield Roll(attack.dice[0], who.id, "blast-targets")
        targets = targets[:count]
        yield Tell("cairn2e/blast", "blast-targets", {"who": who.id, "face": count, "count": len(targets)})
    if spreads and len(targets) > 1:
        yield Tell("cairn2e/blast", "blast", {"who": who.id, "count": len(targets)})
    return targets


def _blows_at(game: Game, scene: Scene, action: Strike, target: Figure, *, spreads: bool) -> Procedure[Blows]:
    """The blows at one target: one, or two where the weapons of both hands differ in what they pass."""
    who = scene.figure(action.who)
    said = Circumstances(
        is_impaired=action.is_impaired,
        is_enhanced=action.is_enhanced,
        is_distant=action.is_distant or is_distant(scene, who, target),
        is_covered=is_covered(scene, who, target),
        in_pack=who.special.hunts_in_pack and _has_help(scene, who, target),
    )
    blows: Blows = ()
    for alike in _alike(attacks_of(game, who, action), target):
        first = alike[0]
        dice = tuple(die for attack in alike for die in attack.dice)
        names = tuple(attack.name for attack in alike)
        facts: dict[str, Fact] = {"who": who.id, "target": target.id, "item": names}
        yield Tell(RULE, "attacks" if dice else "attacks-plainly", facts | ({"sides": dice} if dice else {}))
        bearing = bearing_on(game, who, first, target, said)
        yield remarks(target, "struck")
        blow = _blow(game, who.id, first, target, dice_of(game, dice, bearing))
        yield from _tell_dice(game, blow, bearing)
        blows += ((target.id, replace(blow, is_blast=spreads)),)
    return blows


def _blow(game: Game, source: str, attack: Attack, target: Figure, dice: tuple[int, ...]) -> Blow:
    """An attack with these dice as somebody takes it; of some the touch alone harms, whatever it was."""
    guard = guard_of(target, attack)
    touches = guard.effect == "contact"
    is_doubled = attack.doubles_on_metal and wears_metal(target)
    return Blow(
        source=source,
        dice=(guard.die,) if touches else dice,
        ignores_armor=attack.ignores_armor or touches,
        bypasses_hp=attack.ignores_hp or touches,
        is_blast=attack.is_blast,
        flat=0 if touches else attack.flat * (2 if is_doubled else 1),
        soft_armor=soft_armor(game, target) if attack.pierces_soft_armor else 0,
        guarded=guard.effect,
        save=attack.save,
        score=score_of(game, target.character, attack.save) if attack.save else 0,
        target=target.id,
        attribute=attack.attribute,
        drinks=attack.drinks,
        deprives=attack.deprives,
    )


def _tell_dice(game: Game, blow: Blow, bearing: Bearing) -> Procedure[None]:
    """Say why the dice of a blow are what they are."""
    if blow.guarded == "contact":
        yield Tell("cairn2e/bestiary", "contact", {"who": blow.target, "sides": blow.dice})
    else:
        yield from tell_dice(game, blow.source, blow.dice, bearing)


def _has_help(scene: Scene, who: Figure, target: Figure) -> bool:
    """Whether another of somebody's side attacks the same target at the same time."""
    return any(
        isinstance(deed, Strike) and deed.who != who.id and target.id in deed.targets
        for deed in scene.declared
    )


def strike_all(game: Game, scene: Scene, blows: Blows) -> Procedure[tuple[str, Effects]]:
    """What attacks made at the same time come to: one harm for each target, by its highest damage."""
    effects: Effects = ()
    worst = "nothing"
    for target, pool in pools(game, blows):
        now = scene.after(game, effects)
        kept = yield from highest_net(game, now.figure(target), pool)
        blow = pool[kept.at]
        yield _told(game, now.figure(target), pool, kept)
        outcome, more = yield from land(game, now, target, kept.net, blow)
        effects = (*effects, *more)
        worst = max(worst, outcome, key=OUTCOMES.index)
    return worst, effects


def _told(game: Game, target: Figure, pool: tuple[Blow, ...], kept: Kept) -> Tell:
    """Who goes for somebody at once, and how the blow that counts comes out."""
    blow = pool[kept.at]
    others = tuple(dict.fromkeys(one.source for one in pool if one.source != blow.source))
    facts: dict[str, Fact] = {
        "who": blow.source,
        "ally": others,
        "target": target.id,
        "count": len(others) + 1,
    }
    if kept.net <= 0 or target.character.is_dead:
        return Tell(RULE, "comes-to-nothing", facts)
    is_plain = not blow.bypasses_hp and blow.attribute == "strength" and target.character.state not in DYING
    hp = effective_hp(game, target) if is_plain else 0
    if kept.net < hp:
        return Tell(RULE, "wears-down", {**facts, "hp": kept.net, "left": hp - kept.net})
    return Tell(RULE, "strikes-home", {**facts, "net": kept.net})


def land(game: Game, scene: Scene, target: str, net: int, blow: Blow) -> Procedure[tuple[str, Effects]]:
    """What a blow does that leaves so much damage: harm, and what the attack brings besides."""
    if net > 0 and blow.attribute != "strength" and not scene.figure(target).character.is_dead:
        outcome, effects = yield from _weaken(scene.figure(target), net, blow)
    else:
        damage = Damage(net=net, bypasses_hp=blow.bypasses_hp, source=blow.source)
        outcome, effects = yield from harm(game, scene, target, damage)
    if outcome == "nothing":
        return outcome, effects
    if blow.deprives and not any(isinstance(effect, Died) for effect in effects):
        yield Tell("cairn2e/bestiary", "deprived-by", {"who": target})
        effects = (*effects, BecameDeprived(who=target, rule="cairn2e/bestiary"))
    if blow.drinks:
        effects = (*effects, *(yield from _drink(scene, blow)))
    return outcome, effects


def _weaken(target: Figure, net: int, blow: Blow) -> Procedure[tuple[str, Effects]]:
    effects: Effects = yield from lose_attribute(target, blow.attribute, net, "cairn2e/bestiary")
    return "hurt" if effects else "nothing", effects


def _drink(scene: Scene, blow: Blow) -> Procedure[Effects]:
    """The HP that an attacker gets back by the harm it does."""
    body = scene.figure(blow.source).character
    hp = min(blow.drinks, body.hp_most - body.hp)
    if hp <= 0:
        return ()
    yield Tell("cairn2e/bestiary", "hp-regained", {"who": blow.source, "hp": hp})
    return (HpRestored(who=blow.source, hp=hp, rule="cairn2e/bestiary"),)


def pools(game: Game, blows: Blows) -> tuple[tuple[str, tuple[Blow, ...]], ...]:
    """The attacks that are rolled together, target by target."""
    return tuple(
        (target, pool)
        for target in dict.fromkeys(id for id, _ in blows)
        for pool in _pools(game, tuple(blow for id, blow in blows if id == target))
    )


def _pools(game: Game, blows: tuple[Blow, ...]) -> tuple[tuple[Blow, ...], ...]:
    """The attacks on one target that are rolled together: all, or each blast by itself."""
    if game.settings.pool_blast:
        return (blows,)
    plain = tuple(blow for blow in blows if not blow.is_blast)
    alone = tuple((blow,) for blow in blows if blow.is_blast)
    return (plain, *alone) if plain else alone


def attacks_of(game: Game, who: Figure, action: Strike) -> tuple[Attack, ...]:
    """The weapon of an attack and the one in the other hand, with what is said of the attack itself."""
    weapons = weapons_of(who)
    is_twice = 0 <= action.second == action.weapon
    for place in (action.second,) if is_twice else (action.weapon, action.second):
        if is_twice or not -1 <= place < len(weapons):
            rule = "cairn2e/two-weapons" if is_twice else RULE
            raise ActionRefused(
                "cairn-no-such-weapon", rule=rule, who=who.id, weapon=place, count=len(weapons)
            )
    first = weapons[action.weapon] if action.weapon >= 0 else unarmed(game)
    attacks = (first, weapons[action.second]) if action.second >= 0 else (first,)
    return tuple(as_said(attack, action) for attack in attacks)


def as_said(attack: Attack, action: Strike) -> Attack:
    """A weapon's attack with what is said of it: what it is made with, and whether it goes past HP."""
    if not (action.nature or action.bypasses_hp):
        return attack
    bypasses = attack.ignores_hp or action.bypasses_hp
    return replace(attack, nature=(*attack.nature, *action.nature), ignores_hp=bypasses)


def _alike(attacks: tuple[Attack, ...], target: Figure) -> tuple[tuple[Attack, ...], ...]:
    """Two weapons as one attack, or as two where they differ in what they pass, add or are minded by."""
    kinds = {(one.ignores_armor, one.ignores_hp, one.flat, guard_of(target, one).effect) for one in attacks}
    return (attacks,) if len(kinds) == 1 else tuple((attack,) for attack in attacks)


def _spreads(game: Game, who: Figure, attack: Attack, targets: list[Figure]) -> bool:
    """Whether an attack reaches many: a blast, or a detachment's against individuals."""
    if spreads_alone(who, attack):
        return True
    if not who.is_detachment:
        return False
    between_units = any(target.is_detachment for target in targets)
    return not between_units or game.settings.unit_against_unit == "blast"
