"""Whom a foe's move can be aimed at, where the scene knows who stands where.

Without places nothing is refused: the GM sees who is near.
"""

from __future__ import annotations

from nde.board import Board, Zones
from nde.rules.ruleset import ActionRefused
from nde.rules.stepdice.companion.records import MoveRecord
from nde.rules.stepdice.game import Game
from nde.rules.stepdice.scene import Scene


def check_aim(game: Game, scene: Scene, foe: str, heroes: tuple[str, ...], record: MoveRecord) -> None:
    """Refuse a move aimed too far, at somebody wholly hidden, or at heroes its area does not hold."""
    for hero in heroes:
        refusal = _refusal(game, scene, foe, hero, record)
        if refusal is not None:
            raise refusal
    if record.area and group(scene, heroes, record.area) != heroes:
        raise ActionRefused("targets-apart", rule=game.cite.foe_moves)


def aimable(
    game: Game, scene: Scene, foe: str, heroes: tuple[str, ...], record: MoveRecord
) -> tuple[str, ...]:
    """Those of some heroes a move can be aimed at; for an area, the most that it holds at once."""
    near = tuple(hero for hero in heroes if _refusal(game, scene, foe, hero, record) is None)
    return group(scene, near, record.area) if record.area else near


def group(scene: Scene, heroes: tuple[str, ...], area: int) -> tuple[str, ...]:
    """The most of some heroes that one square area of so many squares a side holds, or one band."""
    space = scene.space
    if isinstance(space, Board):
        places = {token.id: token.at for token in space.tokens}
        squares = [places[hero] for hero in heroes if hero in places]
        corners = [(one.x, other.y) for one in squares for other in squares]
        found = [
            tuple(
                hero
                for hero in heroes
                if hero not in places or (0 <= places[hero].x - x < area and 0 <= places[hero].y - y < area)
            )
            for x, y in corners
        ]
        return max(found, key=len, default=heroes)
    if isinstance(space, Zones):
        known = set(space.tokens)
        found = [
            tuple(hero for hero in heroes if hero not in known or space.steps(one, hero) == 0)
            for one in heroes
            if one in known
        ]
        return max(found, key=len, default=heroes)
    return heroes


def _refusal(game: Game, scene: Scene, foe: str, hero: str, record: MoveRecord) -> ActionRefused | None:
    """Why a move cannot be aimed at a hero, or nothing."""
    space = scene.space
    if isinstance(space, Board):
        if not {foe, hero} <= {token.id for token in space.tokens}:
            return None
        seen = space.sight(foe, hero)
        is_far = bool(record.reach) and int(seen.distance) > record.reach
        if is_far or (record.reach == 1 and not seen.touching):
            return ActionRefused("out-of-reach", rule=game.cite.foe_moves, foe=hero, distance=seen.distance)
        bared = any(one.key == "exposed" for one in scene.hero(hero).conditions)
        if seen.cover == "full" and record.needs_sight and not bared:
            return ActionRefused("full-cover", rule=game.cite.cover, foe=hero)
    elif isinstance(space, Zones) and {foe, hero} <= set(space.tokens):
        steps = space.steps(foe, hero)
        if record.reach and steps >= record.reach:
            return ActionRefused(
                "out-of-reach", rule=game.cite.foe_moves, foe=hero, distance=space.band(foe, hero)
            )
    return None
