"""Whom a power reaches besides its target: all in an area, heroes as well, or several chosen foes."""

from __future__ import annotations

import msgspec

from nde.board import Board, Square, Zones
from nde.rules.stepdice.actions import Strike
from nde.rules.stepdice.game import Game
from nde.rules.stepdice.ready import sight
from nde.rules.stepdice.scene import Foe, Hero, Scene

SIDE = 3
"""How many squares an area is wide, as wide as those of foes and hazards; without a map it is one zone."""


TOGETHER = 3
"""How many foes stand together where nobody knows who stands where, unless the GM says otherwise."""


class Area(msgspec.Struct, frozen=True):
    """Whom a strike reaches besides the foe it is aimed at."""

    foes: tuple[Foe, ...] = ()
    heroes: tuple[Hero, ...] = ()


NOBODY_ELSE = Area()


def area_of(game: Game, scene: Scene, action: Strike) -> Area:
    """Everybody else in the area around the foe that is aimed at, or the others that a power is aimed at.

    Where nobody knows who stands where an area holds a few foes, or as many as the action says.
    """
    if action.aim != "area":
        return _others(scene, action) if action.targets > 1 else NOBODY_ELSE
    inside = _inside(scene, action.foe)
    foes = [
        foe
        for foe in scene.foes
        if foe.id != action.foe
        and not foe.is_out
        and (inside is None or foe.id in inside)
        and not _is_hidden(scene, action.hero, foe)
    ]
    most = action.targets or (TOGETHER if inside is None else len(foes) + 1)
    return Area(tuple(foes[: most - 1]), _heroes(game, scene, inside))


def _others(scene: Scene, action: Strike) -> Area:
    """The next foes in sight, as many as a power is aimed at besides the first."""
    foes = [
        foe
        for foe in scene.foes
        if foe.id != action.foe and not foe.is_out and not _is_hidden(scene, action.hero, foe)
    ]
    return Area(tuple(foes[: action.targets - 1]))


def endangered(game: Game, scene: Scene, action: Strike) -> tuple[Hero, ...]:
    """The heroes whom a strike may hurt; no foe is looked at where nobody knows who stands where."""
    return _heroes(game, scene, _inside(scene, action.foe)) if action.aim == "area" else ()


def _heroes(game: Game, scene: Scene, inside: frozenset[str] | None) -> tuple[Hero, ...]:
    if inside is None or game.settings.area_harms == "foes":
        return ()
    return tuple(one for one in scene.heroes if one.id in inside and not one.is_dead)


def _inside(scene: Scene, foe: str) -> frozenset[str] | None:
    """Who stands in the area around a foe; nothing where the scene does not know."""
    space = scene.space
    if isinstance(space, Zones) and foe in space.tokens:
        return frozenset(one for one in space.tokens if space.steps(foe, one) == 0)
    if isinstance(space, Board):
        places = {token.id: token.at for token in space.tokens}
        if foe in places:
            return _best_square(scene, places, places[foe])
    return None


def _best_square(scene: Scene, places: dict[str, Square], at: Square) -> frozenset[str]:
    """Of all squares of the area's size around a place the one with most foes, and of those fewest heroes."""
    standing = {foe.id for foe in scene.foes if not foe.is_out}
    heroes = {hero.id for hero in scene.heroes}
    corners = [(at.x - x, at.y - y) for x in range(SIDE) for y in range(SIDE)]
    found = [
        frozenset(
            id for id, square in places.items() if 0 <= square.x - x < SIDE and 0 <= square.y - y < SIDE
        )
        for x, y in corners
    ]
    return max(found, key=lambda ids: (len(ids & standing), -len(ids & heroes)))


def _is_hidden(scene: Scene, hero: str, foe: Foe) -> bool:
    """Whether a foe is wholly covered from whoever uses the power."""
    seen = sight(scene, hero, foe.id)
    return seen is not None and seen.cover == "full" and all(one.key != "exposed" for one in foe.conditions)
