"""What a seat may do in a fight: candidates, of which the refused are left out by whoever asks.

A list is kept short enough to read: squares to walk to are those next to an enemy first, then the rest
from near to far.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from nde.board import Areas, Board, Square, distance
from nde.dice import GM
from nde.rules.ruleset import Offer, Param
from nde.rules.tkds.actions import (
    Attack,
    BreakFree,
    CheckMorale,
    CrossTo,
    EndFight,
    EndTurn,
    Manoeuvre,
    MoveTo,
    PassBy,
    Reload,
    StandUp,
    StartFight,
    SwapGear,
    UseAbility,
)
from nde.rules.tkds.fight.abilities import abilities_of
from nde.rules.tkds.fight.conditions import DISARMED
from nde.rules.tkds.fight.manoeuvres import weapon_in_hand
from nde.rules.tkds.fight.moving import metres_left, walking, within_reach
from nde.rules.tkds.fight.params import choice, edges, flag, number
from nde.rules.tkds.fight.space import is_melee, is_placed
from nde.rules.tkds.fight.weapons import essence_ability, has_ability
from nde.rules.tkds.making.equipment import ARMOUR, WEAPONS, Weapon, weapons_of
from nde.rules.tkds.making.people import has_perk
from nde.rules.tkds.scene import Figure, Scene
from nde.rules.tkds.settings import Game

NOBODY = "none"
"""What is said for no second target, and for whichever skill is better."""
MOST_SQUARES = 24
"""Squares offered to one player's character."""
MOST_SQUARES_OF_FOES = 24
"""Squares offered to the GM for all creatures together."""


def offers(game: Game, scene: Scene, seat: str) -> Iterator[Offer]:
    """Candidates of a character, or of the game master for everybody else."""
    if seat != GM:
        yield from _of_figure(game, scene, scene.figure(seat), MOST_SQUARES)
        return
    yield from _of_gm(scene)
    movers = [
        one
        for one in scene.figures
        if one.character.kind != "pc" and not one.is_out and (not scene.is_fight or one.side == scene.side)
    ]
    for one in movers if scene.is_fight else ():
        yield from _of_figure(game, scene, one, MOST_SQUARES_OF_FOES // len(movers))


def _of_gm(scene: Scene) -> Iterator[Offer]:
    if not scene.is_fight:
        surprise = choice("surprise", ("roll", "none", "party", "foes"), "roll")
        yield Offer(name="start-fight", action=StartFight(), params=(surprise,))
        return
    yield Offer(name="end-turn", action=EndTurn())
    yield Offer(name="check-morale", action=CheckMorale())
    yield Offer(name="end-fight", action=EndFight())


def _of_figure(game: Game, scene: Scene, figure: Figure, most_squares: int) -> Iterator[Offer]:
    enemies = [one for one in scene.figures if one.side != figure.side and not one.is_out]
    if scene.is_fight:
        for enemy in enemies:
            yield from _against(figure, enemy, enemies)
        yield from _passes(scene, figure, enemies)
        if any(one.key in ("held", "rooted") for one in figure.conditions):
            skill = choice("skill", ("strength", "dexterity"), _better(figure))
            free = BreakFree(who=figure.id, skill=_better(figure))
            yield Offer(name="break-free", action=free, params=(skill, *edges()))
    yield from _abilities(scene, figure, enemies)
    yield from _small(figure)
    yield from _walks(scene, figure, enemies, most_squares)
    yield from _crossings(scene, figure)


def _better(figure: Figure) -> Literal["strength", "dexterity"]:
    body = figure.character
    return "dexterity" if body.skill("dexterity") > body.skill("strength") else "strength"


def _against(figure: Figure, enemy: Figure, enemies: list[Figure]) -> Iterator[Offer]:
    weapons = weapons_of(figure)
    for place, weapon in enumerate(weapons):
        params = _attack_params(figure, weapon)
        attack = Attack(who=figure.id, target=enemy.id, weapon=place)
        yield Offer(name="attack", action=attack, params=params)
        if weapon.throw:
            thrown = Attack(who=figure.id, target=enemy.id, weapon=place, thrown=True)
            yield Offer(name="throw", action=thrown, params=params)
    pair = [place for place, one in enumerate(weapons) if is_melee(one) and one.hands == 1 and one.item >= 0]
    if has_perk(figure.character, "two-weapons") and len(pair) > 1:
        both = Attack(who=figure.id, target=enemy.id, weapon=pair[0], second=pair[1])
        others = tuple(one.id for one in enemies if one.id != enemy.id)
        second = choice("second_target", (NOBODY, *others), NOBODY)
        params = (*_attack_params(figure, weapons[pair[0]]), second)
        yield Offer(name="attack-with-two", action=both, params=params)
    if not weapons and not figure.block:
        bare = Attack(who=figure.id, target=enemy.id)
        yield Offer(name="attack", action=bare, params=(*edges(), flag("subdues")))
    kinds = ("trip", "push", "hold", *(("disarm",) if weapon_in_hand(enemy) else ()))
    skill = choice("skill", ("strength", "dexterity"), _better(figure))
    trip = Manoeuvre(who=figure.id, target=enemy.id, kind="trip", skill=_better(figure))
    yield Offer(name="manoeuvre", action=trip, params=(choice("kind", kinds, "trip"), skill, *edges()))


def _passes(scene: Scene, figure: Figure, enemies: list[Figure]) -> Iterator[Offer]:
    """Getting past the enemies that are near enough to be in the way."""
    board = scene.space
    if not isinstance(board, Board) or not is_placed(scene, figure.id):
        return
    skill = choice("skill", ("strength", "dexterity"), _better(figure))
    for enemy in enemies:
        near = is_placed(scene, enemy.id) and distance(board.where(figure.id), board.where(enemy.id))
        if near and near <= metres_left(scene, figure):
            past = PassBy(who=figure.id, other=enemy.id, skill=_better(figure))
            yield Offer(name="pass-by", action=past, params=(skill, number("hu", 10, 0, 40), *edges()))


def _attack_params(figure: Figure, weapon: Weapon) -> tuple[Param, ...]:
    params = (*edges(), flag("subdues"))
    body = figure.character
    if len(weapon.skills) > 1:
        params += (choice("skill", (NOBODY, *weapon.skills), NOBODY),)
    if not is_melee(weapon) or weapon.throw:
        params += (number("distance", -1, -1, 200),)
    if has_ability(body, "ambush"):
        params += (flag("is_unaware"),)
    if essence_ability(body) and body.essence:
        params += (flag("uses_essence"),)
    return params


def _abilities(scene: Scene, figure: Figure, enemies: list[Figure]) -> Iterator[Offer]:
    for ability in abilities_of(figure):
        if ability == "surge":
            yield Offer(name="use-ability", action=UseAbility(who=figure.id, ability=ability))
            continue
        allies = [one for one in scene.figures if one.side == figure.side]
        for one in allies if ability == "healing-touch" else enemies if scene.is_fight else ():
            use = UseAbility(who=figure.id, ability=ability, target=one.id)
            yield Offer(name="use-ability", action=use)


def _small(figure: Figure) -> Iterator[Offer]:
    if figure.condition("prone"):
        yield Offer(name="stand-up", action=StandUp(who=figure.id))
    if figure.condition(DISARMED):
        yield Offer(name="pick-up", action=SwapGear(who=figure.id, item=-1))
    for place, item in enumerate(figure.character.items):
        if item.is_held or item.key in WEAPONS or item.key in ARMOUR:
            name = "put-away" if item.is_held else "take-in-hand"
            yield Offer(name=name, action=SwapGear(who=figure.id, item=place, on=not item.is_held))
    for place, weapon in enumerate(weapons_of(figure)):
        if weapon.key in figure.needs_reload:
            with_movement = flag("with_movement")
            yield Offer(name="reload", action=Reload(who=figure.id, weapon=place), params=(with_movement,))


def _walks(scene: Scene, figure: Figure, enemies: list[Figure], most: int) -> Iterator[Offer]:
    board = scene.space
    if not isinstance(board, Board) or not is_placed(scene, figure.id):
        return
    is_action = scene.is_fight and metres_left(scene, figure) < 1
    name = "move-again" if is_action else "move"
    budget, gait, friends = walking(scene, figure, is_action=is_action)
    reached = {
        square: cost for square, cost in within_reach(board, figure.id, budget, gait, friends).items() if cost
    }
    places = [board.where(one.id) for one in enemies if is_placed(scene, one.id)]

    def order(square: Square) -> tuple[bool, int, Square]:
        return not any(distance(square, place) == 1 for place in places), reached[square], square

    for square in sorted(reached, key=order)[:most]:
        yield Offer(name=name, action=MoveTo(who=figure.id, to=square, is_action=is_action))


def _crossings(scene: Scene, figure: Figure) -> Iterator[Offer]:
    areas = scene.space
    if not isinstance(areas, Areas) or not is_placed(scene, figure.id):
        return
    is_action = scene.is_fight and metres_left(scene, figure) < 1
    for area, borders in areas.borders_from(areas.where(figure.id)).items():
        if borders == 1:
            yield Offer(name="cross", action=CrossTo(who=figure.id, to=area, is_action=is_action))
