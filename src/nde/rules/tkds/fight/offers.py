"""What a seat may do in a fight: candidates, of which the refused are left out by whoever asks.

Squares to walk to are those next to an enemy first, then the rest from near to far.  Where there are more
than anybody could look at, half of the rest are those that lead towards an enemy.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from heapq import nsmallest
from typing import Literal, TypeAlias

from nde.board import Areas, Board, Square, distance, neighbours
from nde.dice import GM
from nde.rules.ruleset import Candidate, Offer, Param
from nde.rules.tkds import actions as a
from nde.rules.tkds.book.equipment import ARMOUR, UNARMED, WEAPONS, Weapon, one_of_each, weapons_of
from nde.rules.tkds.book.people import has_perk
from nde.rules.tkds.character import Item
from nde.rules.tkds.fight.abilities import abilities_of, can_be_shot, can_be_touched
from nde.rules.tkds.fight.manoeuvres import can_be_torn_free, manoeuvre_reach, weapon_in_hand
from nde.rules.tkds.fight.movement import (
    Walk,
    has_tried_to_pass,
    metres_left,
    mount_of,
    walk_of,
    within_reach,
)
from nde.rules.tkds.fight.space import (
    NEAR,
    can_strike_at,
    distance_between,
    is_placed,
    is_walled_off,
)
from nde.rules.tkds.fight.weapons import bears, essence_ability, has_ability, missiles_for
from nde.rules.tkds.params import choice, edges, flag, number
from nde.rules.tkds.scene import DISARMED, MOUNTED, Figure, Scene
from nde.rules.tkds.settings import Game
from nde.rules.tkds.turns import has_action, is_on_turn

Kind: TypeAlias = Literal["trip", "push", "hold", "disarm"]
NOBODY = "none"
"""What is said for no second target, and for whichever skill is better."""
MOST_SQUARES = 400
"""Squares offered to one player's character: every one that a speed of up to 9 reaches."""
MOST_SQUARES_OF_FOES = 800
"""Squares offered to the GM for all creatures together: four of speed 6 have every one they reach."""
LEAST_SQUARES_OF_A_FOE = 24
"""Squares offered for each of however many creatures."""


def offers(game: Game, scene: Scene, seat: str) -> Iterator[Candidate]:
    """Candidates of a character, or of the game master for everybody else."""
    if seat != GM:
        yield from _of_figure(game, scene, scene.figure(seat), MOST_SQUARES)
        return
    yield from _of_gm(scene)
    movers = [one for one in scene.figures if _is_moved_by_gm(scene, one)]
    for one in movers if scene.is_fight else ():
        yield from _of_figure(game, scene, one, _squares_each(len(movers)))


def offers_of_foe(game: Game, scene: Scene, figure: Figure) -> Iterator[Candidate]:
    """The same candidates of one of those for whom the game master moves, in a fight."""
    if not scene.is_fight or not _is_moved_by_gm(scene, figure):
        return
    movers = 1 if scene.space is None else sum(_is_moved_by_gm(scene, one) for one in scene.figures)
    yield from _of_figure(game, scene, figure, _squares_each(movers))


def _squares_each(movers: int) -> int:
    return max(MOST_SQUARES_OF_FOES // movers, LEAST_SQUARES_OF_A_FOE)


def _is_moved_by_gm(scene: Scene, figure: Figure) -> bool:
    is_on_turn = not scene.is_fight or figure.side == scene.side
    return is_on_turn and figure.character.kind != "pc" and not figure.is_out


def _of_gm(scene: Scene) -> Iterator[Offer]:
    if not scene.is_fight:
        surprise = choice("surprise", ("roll", "none", "party", "foes"), "roll")
        yield Offer(name="start-fight", action=a.StartFight(), params=(surprise,))
        return
    yield Offer(name="end-turn", action=a.EndTurn())
    yield Offer(name="check-morale", action=a.CheckMorale())
    yield Offer(name="end-fight", action=a.EndFight())


def _of_figure(game: Game, scene: Scene, figure: Figure, most_squares: int) -> Iterator[Candidate]:
    if not is_on_turn(scene, figure):
        return
    enemies = [one for one in scene.figures if one.side != figure.side and not one.is_out]
    if scene.is_fight:
        if has_action(scene, figure) or figure.momentum:
            yield from _strikes(game, scene, figure, enemies)
        if has_action(scene, figure):
            yield from _manoeuvres(scene, figure, enemies)
        yield from _passes(game, scene, figure, enemies)
        if any(one.key in ("held", "rooted") for one in figure.conditions):
            free = a.BreakFree(who=figure.id, skill=_better(figure))
            yield Offer(name="break-free", action=free, params=(_bodily(figure), *edges()))
        for other in scene.figures:
            if can_be_torn_free(scene, figure, other):
                tear = a.BreakFree(who=figure.id, skill=_better(figure), target=other.id)
                yield Offer(name="tear-roots", action=tear, params=(_bodily(figure), *edges()))
    yield from _abilities(game, scene, figure, enemies)
    yield from _small(figure)
    yield _walks(scene, figure, enemies, most_squares)
    yield from _crossings(scene, figure)


def _better(figure: Figure) -> Literal["strength", "dexterity"]:
    body = figure.character
    return "dexterity" if body.skill("dexterity") > body.skill("strength") else "strength"


def _bodily(figure: Figure) -> Param:
    return choice("skill", ("strength", "dexterity"), _better(figure))


def _strikes(game: Game, scene: Scene, figure: Figure, enemies: list[Figure]) -> Iterator[Offer]:
    """Every weapon at every enemy, thrown where it can be, and two at once for those who can."""
    who, weapons = figure.id, weapons_of(figure)
    params = [_attack_params(figure, weapon) for weapon in weapons]
    pair = [place for place, one in enumerate(weapons) if one.is_melee and one.hands == 1 and one.item >= 0]
    has_two = len(pair) > 1 and has_perk(figure.character, "two-weapons")
    different = tuple(one_of_each(weapons))
    for enemy in enemies:
        if is_walled_off(scene, who, enemy.id):
            continue
        apart = distance_between(game, scene, who, enemy.id)
        for place, weapon in different:
            if bears(weapon, apart, thrown=False):
                attack = a.Attack(who=who, target=enemy.id, weapon=place)
                name = "attack" if weapon.is_melee else "shoot"
                yield Offer(name=name, action=attack, params=params[place] + _missiles(figure, weapon, enemy))
            if weapon.throw and bears(weapon, apart, thrown=True):
                thrown = a.Attack(who=who, target=enemy.id, weapon=place, thrown=True)
                yield Offer(name="throw", action=thrown, params=params[place])
        if has_two and bears(weapons[pair[0]], apart, thrown=False):
            both = a.Attack(who=who, target=enemy.id, weapon=pair[0], second=pair[1])
            others = tuple(one.id for one in enemies if one.id != enemy.id)
            second = choice("second_target", (NOBODY, *others), NOBODY)
            yield Offer(name="attack-with-two", action=both, params=(*params[pair[0]], second))
        if not weapons and not figure.block and bears(UNARMED, apart, thrown=False):
            bare = a.Attack(who=who, target=enemy.id)
            yield Offer(name="attack", action=bare, params=(*edges(), flag("subdues")))


def attempts(scene: Scene, who: str, other: str) -> tuple[Offer, ...]:
    """What somebody may want to do to somebody with what they have, whether or not it is refused now."""
    figure = next((one for one in scene.figures if one.id == who), None)
    if figure is None or who == other:
        return ()
    weapons = tuple(one_of_each(weapons_of(figure)))
    found = [
        Offer(
            name="attack" if weapon.is_melee else "shoot",
            action=a.Attack(who=who, target=other, weapon=place),
        )
        for place, weapon in weapons
    ]
    found += [
        Offer(name="throw", action=a.Attack(who=who, target=other, weapon=place, thrown=True))
        for place, weapon in weapons
        if weapon.throw
    ]
    if not weapons:
        found.append(Offer(name="attack", action=a.Attack(who=who, target=other)))
    kinds: tuple[Kind, ...] = ("trip", "push", "hold", "disarm")
    tries = [a.Manoeuvre(who=who, target=other, kind=kind, skill=_better(figure)) for kind in kinds]
    return (*found, *(Offer(name=one.kind, action=one) for one in tries))


def _manoeuvres(scene: Scene, figure: Figure, enemies: list[Figure]) -> Iterator[Offer]:
    skill = _better(figure)
    reach = manoeuvre_reach(figure, "trip")
    params = (_bodily(figure), *edges())
    for enemy in enemies:
        if not can_strike_at(scene, figure.id, enemy.id, reach):
            continue
        near: tuple[Kind, ...] = ("push",) if can_strike_at(scene, figure.id, enemy.id, NEAR) else ()
        armed: tuple[Kind, ...] = ("disarm",) if weapon_in_hand(enemy) else ()
        for kind in ("trip", *near, "hold", *armed):
            attempt = a.Manoeuvre(who=figure.id, target=enemy.id, kind=kind, skill=skill)
            yield Offer(name=kind, action=attempt, params=params)


def _passes(game: Game, scene: Scene, figure: Figure, enemies: list[Figure]) -> Iterator[Offer]:
    """Getting past the enemies that are near enough to be in the way."""
    board = scene.space
    if not isinstance(board, Board) or not is_placed(scene, figure.id):
        return
    skill, left = _better(figure), metres_left(scene, figure)
    params = (_bodily(figure), number("hu", 10, 0, 40), *edges())
    for enemy in enemies:
        near = distance_between(game, scene, figure.id, enemy.id)
        if near and near <= left and not has_tried_to_pass(scene, figure, enemy.id):
            past = a.PassBy(who=figure.id, other=enemy.id, skill=skill)
            yield Offer(name="pass-by", action=past, params=params)


def _attack_params(figure: Figure, weapon: Weapon) -> tuple[Param, ...]:
    params = (*edges(), flag("subdues"))
    body = figure.character
    if len(weapon.skills) > 1:
        params += (choice("skill", (NOBODY, *weapon.skills), NOBODY),)
    if not weapon.is_melee or weapon.throw:
        params += (number("distance", -1, -1, 200),)
    if has_ability(body, "ambush"):
        params += (flag("is_unaware"),)
    ability = essence_ability(body)
    if ability and body.essence and not (ability == "surge" and figure.momentum):
        params += (flag("uses_essence"),)
    return params


def _missiles(figure: Figure, weapon: Weapon, enemy: Figure) -> tuple[Param, ...]:
    """What may be shot at an enemy, the most sensible first; of the plain kind alone nothing is said."""
    missiles = missiles_for(figure.character, weapon, enemy) if weapon.ammunition else ()
    is_plain = missiles in ((), (weapon.ammunition,))
    return () if is_plain or weapon.is_natural else (choice("ammunition", missiles, missiles[0]),)


def _abilities(game: Game, scene: Scene, figure: Figure, enemies: list[Figure]) -> Iterator[Offer]:
    for ability in abilities_of(figure):
        if ability == "surge":
            yield Offer(name="surge", action=a.UseAbility(who=figure.id, ability=ability))
            continue
        if not has_action(scene, figure):
            continue
        name = "heal" if ability == "healing-touch" else "hurl-bolt"
        if ability == "healing-touch":
            aimed = [one for one in scene.figures if can_be_touched(scene, figure, one)]
        else:
            aimed = [one for one in enemies if scene.is_fight and can_be_shot(game, scene, figure, one)]
        for one in aimed:
            use = a.UseAbility(who=figure.id, ability=ability, target=one.id)
            yield Offer(name=name, action=use)


def _small(figure: Figure) -> Iterator[Offer]:
    if figure.condition("prone"):
        yield Offer(name="stand-up", action=a.StandUp(who=figure.id))
    if mount_of(figure) or figure.condition(MOUNTED):
        is_riding = figure.condition(MOUNTED) is not None
        name = "dismount" if is_riding else "mount"
        yield Offer(name=name, action=a.Mount(who=figure.id, on=not is_riding))
    if figure.condition(DISARMED):
        yield Offer(name="pick-up", action=a.SwapGear(who=figure.id, item=-1))
    for place, _ in one_of_each(figure.character.items, lambda item: item.is_held):
        yield Offer(name="put-away", action=a.SwapGear(who=figure.id, item=place, on=False))
    for place, _ in one_of_each(figure.character.items, _can_be_taken):
        yield Offer(name="take-in-hand", action=a.SwapGear(who=figure.id, item=place))
    for place, weapon in one_of_each(weapons_of(figure)):
        if weapon.key in figure.needs_reload:
            with_movement = flag("with_movement")
            yield Offer(name="reload", action=a.Reload(who=figure.id, weapon=place), params=(with_movement,))


def _can_be_taken(item: Item) -> bool:
    return not item.is_held and (item.key in WEAPONS or item.key in ARMOUR)


def _walks(scene: Scene, figure: Figure, enemies: list[Figure], most: int) -> tuple[Offer, ...]:
    is_action = scene.is_fight and metres_left(scene, figure) < 1
    walk = walk_of(scene, figure, is_action=is_action)
    against = frozenset([one.id for one in enemies])
    return _walks_on(walk, against, most, is_action) if walk is not None else ()


@lru_cache(maxsize=256)
def _walks_on(walk: Walk, enemies: frozenset[str], most: int, is_action: bool) -> tuple[Offer, ...]:
    """The walks on one board, kept: most of what happens moves nobody."""
    name, who = "move-again" if is_action else "move", walk.who
    squares = _best_squares(walk, enemies, most)
    return tuple([Offer(name=name, action=a.MoveTo(who=who, to=at, is_action=is_action)) for at in squares])


def _best_squares(walk: Walk, enemies: frozenset[str], most: int) -> tuple[Square, ...]:
    """The squares a walk is offered to."""
    reached = within_reach(walk)
    places = [at for id, at in walk.board.tokens if id in enemies]
    beside = {square for place in places for square in neighbours(place)}

    def by_approach(square: Square) -> tuple[int, int, Square]:
        return min([distance(square, place) for place in places]), reached[square], square

    by_cost = [square for _, square in sorted([(cost, square) for square, cost in reached.items() if cost])]
    fighting = [square for square in by_cost if square in beside]
    others = [square for square in by_cost if square not in beside]
    room = max(most - len(fighting), 0)
    if len(others) > room and places:
        # Half of what is left leads towards an enemy, as far as it goes; the rest is what lies near.
        towards = nsmallest(-(-room // 2), others, key=by_approach)
        others = [*towards, *(one for one in others if one not in towards)]
    return tuple((*fighting, *others)[:most])


def _crossings(scene: Scene, figure: Figure) -> Iterator[Offer]:
    areas = scene.space
    if not isinstance(areas, Areas) or not is_placed(scene, figure.id):
        return
    is_action = scene.is_fight and metres_left(scene, figure) < 1
    name = "cross-again" if is_action else "cross"
    for area, borders in areas.borders_from(areas.where(figure.id)).items():
        if borders == 1:
            yield Offer(name=name, action=a.CrossTo(who=figure.id, to=area, is_action=is_action))
