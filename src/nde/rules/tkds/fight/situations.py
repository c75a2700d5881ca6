"""Questions one can put to the game about fights without a table."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from nde.rules.ruleset import Param, Posed, Situation
from nde.rules.tkds import blocks
from nde.rules.tkds.actions import Attack, CheckMorale, LuckRoll, Manoeuvre, StartFight
from nde.rules.tkds.character import Character, Skill
from nde.rules.tkds.checks.suffering import dice_in
from nde.rules.tkds.fight.monsters import BLOCKS, hit_points
from nde.rules.tkds.fight.params import choice, edges, flag, number
from nde.rules.tkds.scene import Figure, Scene, Side
from nde.rules.tkds.settings import Game

HERO, FOE = "hero", "foe"
NOBODY = "none"
HP = 8
KIND = "magic"
"""What the damage of a posed attack is made of, where the target is resistant, weak or immune to it."""
POSED_WEAPON = "weapon"


def situations(game: Game) -> tuple[Situation, ...]:
    """What may be asked of this part of the game."""
    skill = number("skill", 0, -20, 40)
    attack = (
        skill,
        number("defence", game.settings.defence, -20, 60, "oc"),
        Param(name="damage", kind="dice", default="1d8"),
        number("hp", HP, 0, 200),
        *edges(),
        choice("target", ("foe", "pc"), "foe"),
        choice("effect", ("plain", "resist", "weak", "immune"), "plain"),
        flag("helpless"),
        flag("subdues"),
        number("range", 0, 0, 200),
        number("distance", -1, -1, 400),
        choice("block", (NOBODY, *BLOCKS), NOBODY),
    )
    manoeuvre = (
        skill,
        number("other", 0, -20, 40),
        choice("manoeuvre", ("trip", "push", "disarm", "hold"), "trip", "kind"),
        *edges(),
    )
    will = number("will", 0, -20, 40)
    surprise = choice("surprise", ("roll", "none", "party", "foes"), "none")
    return (
        Situation(name="attack", params=attack, pose=partial(_attack, game)),
        Situation(name="manoeuvre", params=manoeuvre, pose=_manoeuvre),
        Situation(name="morale", params=(will, number("leader", -99, -99, 40)), pose=_morale),
        Situation(name="first-round", params=(skill, surprise, flag("quick")), pose=_first_round),
        Situation(name="reaction", params=(), pose=partial(_luck, "reaction")),
        Situation(name="surprise", params=(), pose=partial(_luck, "surprise")),
    )


def _body(hp: int = HP, **fields: Any) -> Character:
    return Character(hp=hp, hp_most=max(hp, HP), **fields)


def _of_block(game: Game, values: Mapping[str, Any]) -> Mapping[str, Any]:
    """The values with those of the stat block wherever nobody said anything but the usual."""
    if values.get("block", NOBODY) == NOBODY:
        return values
    block = BLOCKS[values["block"]]
    own = {"defence": (game.settings.defence, block.defence), "hp": (HP, hit_points(block))}
    return {**values, **{name: value for name, (usual, value) in own.items() if values[name] == usual}}


def _attack(game: Game, values: Mapping[str, Any]) -> Posed:
    values = _of_block(game, values)
    dice_in(values["damage"])  # refuses what is no dice of the game before anything else is said
    effect, is_pc = values["effect"], values["target"] == "pc"
    skill: Skill = "dexterity" if values["range"] else "strength"
    way = blocks.Attack(
        key=POSED_WEAPON,
        skill=skill,
        damage=values["damage"],
        range=values["range"],
        kind="" if effect == "plain" else KIND,
    )
    sides: tuple[Side, Side] = ("foes", "party") if is_pc else ("party", "foes")
    by, target = (FOE, HERO) if is_pc else (HERO, FOE)
    own = _body(kind="npc" if is_pc else "pc", **{skill: values["skill"]})
    attacker = Figure(id=by, side=sides[0], character=own, attacks=(way,))
    hp = values["hp"]
    attacked = Figure(
        id=target,
        side=sides[1],
        defence=values["defence"],
        character=_body(hp, kind="pc" if is_pc else "npc", state="fine" if hp else "stable"),
        is_helpless=values["helpless"],
        resists=(KIND,) if effect == "resist" else (),
        weak=(KIND,) if effect == "weak" else (),
        immune=(KIND,) if effect == "immune" else (),
    )
    action = Attack(
        who=by,
        target=target,
        weapon=0,
        distance=values["distance"],
        subdues=values["subdues"],
        **{name: values[name] for name in ("advantage", "disadvantage", "modifier")},
    )
    figures = (attacked, attacker) if is_pc else (attacker, attacked)
    scene = Scene(figures=figures, is_fight=True, side=sides[0], foes_at_start=1)
    return Posed(scene=scene, action=action)


def _manoeuvre(values: Mapping[str, Any]) -> Posed:
    sword = blocks.Attack(key="sword", damage="1d8")
    hero = Figure(id=HERO, character=_body(strength=values["skill"]), attacks=(sword,))
    other = _body(kind="npc", strength=values["other"], dexterity=values["other"])
    foe = Figure(id=FOE, side="foes", defence=10, character=other, attacks=(sword,))
    action = Manoeuvre(
        who=HERO,
        target=FOE,
        kind=values["manoeuvre"],
        **{name: values[name] for name in ("advantage", "disadvantage", "modifier")},
    )
    return Posed(scene=Scene(figures=(hero, foe), is_fight=True, foes_at_start=1), action=action)


def _morale(values: Mapping[str, Any]) -> Posed:
    figures = [Figure(id=HERO, character=_body())]
    foe = _body(kind="npc", will=values["will"])
    figures.append(Figure(id=FOE, side="foes", block="bandit", defence=12, character=foe))
    if values["leader"] > -99:
        leader = _body(kind="npc", will=values["leader"])
        figures.append(
            Figure(id="leader", side="foes", block="bandit", defence=12, character=leader, is_leader=True)
        )
    scene = Scene(figures=tuple(figures), is_fight=True, foes_at_start=2 * len(figures) - 2)
    return Posed(scene=scene, action=CheckMorale())


def _first_round(values: Mapping[str, Any]) -> Posed:
    perks = ("quick-start",) if values["quick"] else ()
    hero = Figure(id=HERO, character=_body(dexterity=values["skill"], perks=perks))
    foe = Figure(id=FOE, side="foes", defence=10, character=_body(kind="npc"))
    return Posed(scene=Scene(figures=(hero, foe)), action=StartFight(surprise=values["surprise"]))


def _luck(reads: Any, values: Mapping[str, Any]) -> Posed:
    return Posed(scene=Scene(figures=(Figure(id=HERO, character=_body()),)), action=LuckRoll(reads=reads))
