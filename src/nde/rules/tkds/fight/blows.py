"""What a blow does when it hits: its damage, and what that brings to both."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from nde.dice import Procedure, Tell
from nde.rules.tkds.actions import Attack
from nde.rules.tkds.checks.harming import deal, dies
from nde.rules.tkds.effects.fight import EARNED, MomentumGained
from nde.rules.tkds.effects.general import Effects, after
from nde.rules.tkds.fight.damage import aftermath, block, leaves_fight, roll_damage, taken_in
from nde.rules.tkds.fight.weapons import Aim, has_ability
from nde.rules.tkds.making.people import count_perk, has_perk
from nde.rules.tkds.rolling import edge
from nde.rules.tkds.scene import Figure, Scene
from nde.rules.tkds.settings import Game

RULE = "tkds/attack"


class Blow(msgspec.Struct, frozen=True, kw_only=True):
    """One check of an attack: at whom, with what, and the dice of its damage."""

    target: Figure
    aim: Aim
    dice: tuple[str, ...]


def slain(game: Game, scene: Scene, target: str, who: str) -> Procedure[Effects]:
    """The death of somebody helpless, and what it brings whoever killed them."""
    figure = scene.figure(target)
    killed = yield from dies(game, figure, "tkds/helpless")
    return killed + _momentum(scene, scene.figure(who), figure, "critical-success", killed)


class Harm(msgspec.Struct, frozen=True, kw_only=True):
    """What a blow does when it hits: its dice, and all that matters besides them."""

    who: str
    dice: tuple[str, ...]
    bonus: int
    ambush: int
    """k6 that are added."""
    degree: str
    kind: str
    special: str
    subdues: bool


def harm_of(game: Game, scene: Scene, blow: Blow, action: Attack, degree: str) -> Harm:
    """What a blow of this degree does."""
    aimed = blow.aim
    return Harm(
        who=action.who,
        dice=blow.dice,
        bonus=aimed.damage_bonus,
        ambush=_ambush_dice(game, scene.figure(action.who), aimed),
        degree=degree,
        kind=aimed.weapon.kind,
        special=aimed.weapon.special,
        subdues=action.subdues,
    )


def harm_rolled(game: Game, harm: Harm, target: str, points: int) -> Procedure[tuple[int, int]]:
    """The damage of a hit, twice as much of a critical one, and the hero points of these it cost."""
    damage, spent = yield from roll_damage(game, harm.who, harm.dice, harm.bonus, harm.ambush, points)
    if harm.degree == "critical-success":
        damage *= game.settings.critical_factor
        yield Tell(RULE, "critical-hit", {"who": harm.who, "target": target})
    return damage, spent


def hurt(game: Game, scene: Scene, harm: Harm, id: str, damage: int) -> Procedure[Effects]:
    """What so much damage of a blow brings: a shield before it, hit points lost, and what follows."""
    target = scene.figure(id)
    damage, lowered = yield from block(game, scene, target, damage)
    dealt = yield from deal(
        game,
        after(game, scene, lowered),
        id,
        damage,
        kind=harm.kind,
        subdues=harm.subdues,
        rule=RULE,
    )
    effects: Effects = (*lowered, *dealt)
    if not harm.who:
        return effects
    figure = scene.figure(harm.who)
    if dealt and not leaves_fight(id, dealt) and not target.is_out:
        effects += yield from aftermath(harm.special, figure, target, taken_in(id, dealt))
    return effects + _momentum(scene, figure, target, harm.degree, dealt)


def whoever_hits(scene: Scene, harm: Harm) -> Harm:
    """The harm without what matters no more once its damage is rolled; whose it is, where that is so."""
    if harm.special or has_ability(scene.figure(harm.who).character, "momentum"):
        return replace(harm, dice=(), bonus=0, ambush=0)
    return replace(harm, dice=(), bonus=0, ambush=0, who="", degree="")


def _ambush_dice(game: Game, figure: Figure, aimed: Aim) -> int:
    """The k6 an ambush adds: half the level, rounded up, and the perks, whenever there is advantage."""
    body = figure.character
    if not has_ability(body, "ambush") or edge(game.settings, aimed.advantage, aimed.disadvantage) <= 0:
        return 0
    return -(-body.level // 2) + count_perk(body, "deadly-ambush")


def _momentum(scene: Scene, figure: Figure, target: Figure, degree: str, dealt: Effects) -> Effects:
    """Momentum for a kill or, with the perk, a critical success: once a turn, and never two at a time."""
    body = figure.character
    is_kill = leaves_fight(target.id, dealt) and not target.is_out
    is_critical = degree == "critical-success" and has_perk(body, "critical-momentum")
    if not scene.is_fight or not has_ability(body, "momentum") or not (is_kill or is_critical):
        return ()
    if figure.momentum or EARNED in figure.used:
        return ()
    rule = "tkds/specializations" if is_kill else "tkds/perk-list"
    return (MomentumGained(who=figure.id, rule=rule),)
