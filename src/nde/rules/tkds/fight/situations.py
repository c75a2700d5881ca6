"""Questions one can put to the game about fights without a table."""

from __future__ import annotations

from functools import partial
from typing import Any

from msgspec.structs import replace

from nde.dice import distribution, parse
from nde.rules.ruleset import ActionRefused, Param, Posed, Situation
from nde.rules.tkds.actions import Attack, CheckMorale, LuckRoll, Manoeuvre, StartFight
from nde.rules.tkds.book import blocks
from nde.rules.tkds.book.blocks import BLOCKS, hit_points
from nde.rules.tkds.character import Skill
from nde.rules.tkds.checks.harm import dice_in
from nde.rules.tkds.fight.space import NEAR
from nde.rules.tkds.params import choice, edges, flag, number
from nde.rules.tkds.roster import figure_from_block
from nde.rules.tkds.samples import FELT, FOE, HERO, HP, NONE, Values, body, edges_said, posed, rerolls
from nde.rules.tkds.scene import Figure, Side
from nde.rules.tkds.settings import Game

KIND = "weapon"
"""What the damage of a posed attack is made of, where the target is resistant, weak or immune to it."""
POSED_WEAPON = "weapon"
PLAIN = "plain"
KINDS = ("fire", "cold", "poison", "magic", "blunt", "silver")
"""What damage may be made of, for the resistances of a stat block."""


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
        choice("effect", tuple(FELT), "plain"),
        flag("helpless"),
        flag("subdues"),
        number("range", 0, 0, 200),
        number("distance", -1, -1, 400),
        choice("block", (NONE, *BLOCKS), NONE),
        choice("kind", (PLAIN, *KINDS), PLAIN),
        *rerolls(),
    )
    manoeuvre = (
        skill,
        number("other", 0, -20, 40),
        choice("manoeuvre", ("trip", "push", "disarm", "hold"), "trip", "kind"),
        *edges(),
        *rerolls(),
    )
    will = number("will", 0, -20, 40)
    surprise = choice("surprise", ("roll", "none", "party", "foes"), "none")
    return (
        Situation(name="attack", params=attack, build=partial(_attack, game), follows=_of_block),
        Situation(name="manoeuvre", params=manoeuvre, build=_manoeuvre),
        Situation(name="morale", params=(will, number("leader", -99, -99, 40)), build=_morale),
        Situation(
            name="first-round", params=(skill, surprise, flag("quick"), *rerolls()), build=_first_round
        ),
        Situation(name="reaction", params=(), build=partial(_luck, "reaction")),
        Situation(name="surprise", params=(), build=partial(_luck, "surprise")),
    )


def _of_block(values: Values) -> Values:
    """What follows from a stat block: hit points and defence of the attacked, or the attack it makes."""
    block = _block(values)
    if block is None:
        return {}
    if values["target"] == "foe":
        return {"defence": block.defence, "hp": hit_points(block)}
    way = _main_attack(block, values)
    if way is None:
        return {}
    return {"skill": getattr(block, way.skill), "damage": way.damage, "range": way.range}


def _block(values: Values) -> blocks.Block | None:
    """The stat block that was said, of the bestiary or somebody's own."""
    named = values["block"]
    return BLOCKS.get(named) if isinstance(named, str) else named


def _main_attack(block: blocks.Block, values: Values) -> blocks.Attack | None:
    """The attack of a creature that hurts most, of those that get to where the target was said to be."""
    apart = values["distance"]
    is_far = values["range"] > 0 or apart > NEAR
    fitting = [one for one in block.attacks if bool(one.range) is is_far]
    ways = fitting if fitting and (is_far or apart >= 0) else block.attacks
    return max(ways, key=lambda one: distribution(parse(one.damage)).mean, default=None)


def _attack(game: Game, values: Values) -> Posed:
    dice_in(values["damage"])  # refuses what is no dice of the game before anything else is said
    is_pc = values["target"] == "pc"
    block = _block(values)
    if is_pc and block is not None and not block.attacks:
        raise ActionRefused("harmless-block", rule="tkds/monsters", block=block.id)
    by, target = (FOE, HERO) if is_pc else (HERO, FOE)
    figures = (_attacked(game, values), _attacker(game, values))
    action = Attack(
        who=by,
        target=target,
        weapon=0,
        distance=values["distance"],
        subdues=values["subdues"],
        **edges_said(values),
    )
    side: Side = "foes" if is_pc else "party"
    order = figures if is_pc else figures[::-1]
    return posed(values, action, *order, is_fight=True, side=side, foes_at_start=1)


def _attacker(game: Game, values: Values) -> Figure:
    """Whoever strikes, with one way to: the hero, or a foe, perhaps of the bestiary."""
    block = _striking(values)
    own = _main_attack(block, values) if block is not None else None
    skill: Skill = "dexterity" if values["range"] else "strength"
    if own is not None:
        skill = own.skill
    way = blocks.Attack(
        key=POSED_WEAPON, skill=skill, damage=values["damage"], range=values["range"], kind=_kind(values)
    )
    if own is not None and block is not None:
        figure = figure_from_block(game, block, FOE)
        way = replace(way, key=own.key, reach=own.reach, special=own.special)
        made = replace(figure.character, **{skill: values["skill"]})
        return replace(figure, character=made, attacks=(way,))
    is_foe = values["target"] == "pc"
    points = 0 if is_foe else values["bh"]
    made = body(kind="npc" if is_foe else "pc", hero_points=points, **{skill: values["skill"]})
    return Figure(
        id=FOE if is_foe else HERO, side="foes" if is_foe else "party", character=made, attacks=(way,)
    )


def _striking(values: Values) -> blocks.Block | None:
    """The stat block of whoever strikes, where it is a creature's."""
    return _block(values) if values["target"] == "pc" else None


def _kind(values: Values) -> str:
    """The kind of damage: what was said, else the creature's own; some kind where it has an effect."""
    if values["kind"] != PLAIN:
        return str(values["kind"])
    block = _striking(values)
    own = _main_attack(block, values) if block is not None else None
    if own is not None and own.kind:
        return own.kind
    return "" if values["effect"] == "plain" else KIND


def _attacked(game: Game, values: Values) -> Figure:
    """Whoever is struck at, with the resistances of their stat block and those that were said."""
    is_pc, hp = values["target"] == "pc", values["hp"]
    block = _block(values) if not is_pc else None
    points = values["bh"] if is_pc else 0
    figure = Figure(
        id=HERO if is_pc else FOE,
        side="party" if is_pc else "foes",
        character=body(hp, kind="pc" if is_pc else "npc", hero_points=points),
    )
    if block is not None:
        figure = figure_from_block(game, block, FOE)
        most = max(hp, figure.character.hp_most)
        figure = replace(
            figure, character=replace(figure.character, hp=hp, hp_most=most, state="fine" if hp else "stable")
        )
    felt = FELT[values["effect"]]
    more = {felt: (*getattr(figure, felt), _kind(values))} if felt else {}
    return replace(figure, defence=values["defence"], is_helpless=values["helpless"], **more)


def _manoeuvre(values: Values) -> Posed:
    sword = blocks.Attack(key="sword", damage="1d8")
    made = body(strength=values["skill"], hero_points=values["bh"])
    hero = Figure(id=HERO, character=made, attacks=(sword,))
    other = body(kind="npc", strength=values["other"], dexterity=values["other"])
    foe = Figure(id=FOE, side="foes", defence=10, character=other, attacks=(sword,))
    action = Manoeuvre(
        who=HERO,
        target=FOE,
        kind=values["manoeuvre"],
        **edges_said(values),
    )
    return posed(values, action, hero, foe, is_fight=True, foes_at_start=1)


def _morale(values: Values) -> Posed:
    figures = [Figure(id=HERO, character=body())]
    foe = body(kind="npc", will=values["will"])
    figures.append(Figure(id=FOE, side="foes", block="bandit", defence=12, character=foe))
    if values["leader"] > -99:
        leader = body(kind="npc", will=values["leader"])
        figures.append(
            Figure(id="leader", side="foes", block="bandit", defence=12, character=leader, is_leader=True)
        )
    return posed({}, CheckMorale(), *figures, is_fight=True, foes_at_start=2 * len(figures) - 2)


def _first_round(values: Values) -> Posed:
    perks = ("quick-start",) if values["quick"] else ()
    made = body(dexterity=values["skill"], perks=perks, hero_points=values["bh"])
    hero = Figure(id=HERO, character=made)
    foe = Figure(id=FOE, side="foes", defence=10, character=body(kind="npc"))
    return posed(values, StartFight(surprise=values["surprise"]), hero, foe)


def _luck(reads: Any, values: Values) -> Posed:
    return posed({}, LuckRoll(reads=reads), Figure(id=HERO, character=body()))
