"""Where people stand to each other: distance in metres, reach, who threatens whom, who holds whom.

On a board a square is a metre and a diagonal costs the same.  In areas everybody of one area can be
reached, and each border is as many metres as crossing it costs.  Without a space nobody measures: then
the GM says what matters.
"""

from __future__ import annotations

from nde.board import Areas, Board
from nde.rules.tkds.book.equipment import WEAPONS, weapons_of
from nde.rules.tkds.scene import Figure, Scene
from nde.rules.tkds.settings import Game

NO_WAY = 9_999
"""Metres between areas that no way connects."""
NEAR = 1
"""Arm's length in metres."""
LONGEST = max(weapon.reach for weapon in WEAPONS.values())
"""The reach of the longest weapon."""


def is_helpless(figure: Figure) -> bool:
    """Whether somebody cannot defend themselves at all."""
    return (
        figure.is_helpless
        or figure.is_subdued
        or figure.character.state in ("dying", "stable")
        or figure.condition("stunned") is not None
    )


def is_placed(scene: Scene, *ids: str) -> bool:
    """Whether the space knows where all of these are."""
    space = scene.space
    if isinstance(space, Board):
        return all(map(space.places().__contains__, ids))
    if isinstance(space, Areas):
        return {token for token, _ in space.tokens}.issuperset(ids)
    return False


def distance_between(game: Game, scene: Scene, a: str, b: str) -> int | None:
    """Metres between two, or nothing where nobody measures: in one area, or without a space."""
    space = scene.space
    if isinstance(space, Board):
        seen = space.sight_if_placed(a, b)
        return int(seen.distance) if seen is not None else None
    if not is_placed(scene, a, b):
        return None
    assert isinstance(space, Areas)
    borders = space.borders_from(space.where(a)).get(space.where(b))
    if borders is None:
        return NO_WAY
    return borders * game.settings.crossing or None


def is_walled_off(scene: Scene, a: str, b: str) -> bool:
    """Whether a wall stands between two."""
    seen = scene.space.sight_if_placed(a, b) if isinstance(scene.space, Board) else None
    return seen is not None and not seen.clear


def reach_of(figure: Figure) -> int:
    """Metres somebody can strike at: the longest weapon, a bare hand, or nothing for the harmless."""
    reaches = [weapon.reach for weapon in weapons_of(figure) if weapon.is_melee]
    is_harmless = bool(figure.block) and not figure.attacks and not reaches
    return max(reaches, default=0 if is_harmless else NEAR)


def can_strike_at(scene: Scene, a: str, b: str, reach: int) -> bool:
    """Whether a blow with this reach can land; where nobody measures, it can."""
    space = scene.space
    if isinstance(space, Board):
        seen = space.sight_if_placed(a, b)
        return seen is None or (int(seen.distance) <= reach and seen.clear)
    if not is_placed(scene, a, b):
        return True
    assert isinstance(space, Areas)
    return space.where(a) == space.where(b)


def threateners(scene: Scene, figure: Figure) -> tuple[Figure, ...]:
    """The enemies within whose reach somebody is; nobody without a space to tell."""
    if not is_placed(scene, figure.id):
        return ()
    near = _near_on_board if isinstance(scene.space, Board) else _near_in_areas
    return tuple(
        other
        for other in near(scene, figure)
        if not is_helpless(other)
        and (reach := reach_of(other)) > 0
        and can_strike_at(scene, other.id, figure.id, reach)
    )


def _near_on_board(scene: Scene, figure: Figure) -> list[Figure]:
    """The enemies on the board who may be near enough: for the longest weapon, or an attack of their own."""
    board = scene.space
    assert isinstance(board, Board)
    return [
        other
        for other in scene.figures
        if other.side != figure.side
        and not other.is_out
        and (seen := board.sight_if_placed(other.id, figure.id)) is not None
        and ((far := int(seen.distance)) <= LONGEST or any(far <= one.reach for one in other.attacks))
    ]


def _near_in_areas(scene: Scene, figure: Figure) -> list[Figure]:
    return [
        other
        for other in scene.figures
        if other.side != figure.side and not other.is_out and is_placed(scene, other.id)
    ]


def holds_on(scene: Scene, figure: Figure) -> tuple[Figure, ...]:
    """Those who hold somebody now: still able to, and near enough."""
    holders = []
    for one in figure.conditions:
        other = next((who for who in scene.figures if who.id == one.source), None)
        if one.key != "held" or other is None or other.is_out or is_helpless(other):
            continue
        if can_strike_at(scene, other.id, figure.id, max(reach_of(other), NEAR)):
            holders.append(other)
    return tuple(holders)


def grip_on(scene: Scene, figure: Figure) -> int:
    """What being held takes off somebody's attacks and defence: teeth do, hands do not."""
    if not figure.conditions:
        return 0
    holders = {one.id for one in holds_on(scene, figure)}
    return max(
        (one.value for one in figure.conditions if one.key == "held" and one.source in holders), default=0
    )
