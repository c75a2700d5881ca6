"""Moving in a fight: forty feet a turn, as much again as an action, and one band where there is no map."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from nde.board import Board, Budget, Gait, Square, Zones
from nde.dice import Procedure, Tell
from nde.rules.cairn2e.actions import MoveTo, ShiftBand
from nde.rules.cairn2e.character import Scar
from nde.rules.cairn2e.fight.actors import ROUNDS, on_turn, use_action
from nde.rules.cairn2e.fight.effects import BandChanged, WalkedTo
from nde.rules.cairn2e.scene import Figure, Scene
from nde.rules.cairn2e.settings import Game
from nde.rules.ruleset import ActionRefused, Resolution

CRAWL = 1
"""Squares somebody can crawl in a turn who can do nothing else; the book gives no distance."""
HAMSTRUNG = 7


def is_hobbled(figure: Figure) -> bool:
    """Whether somebody can barely move: critically hurt, or hamstrung and not yet mended."""
    body = figure.character
    return any(map(is_laming, body.scars)) or body.state == "critical"


def is_laming(scar: Scar) -> bool:
    """Whether a scar keeps somebody from moving as others do."""
    return scar.row == HAMSTRUNG and scar.due == "recovered"


def squares_left(game: Game, scene: Scene, figure: Figure, *, is_action: bool) -> int:
    """Squares somebody may still move: what is left of the turn's move, or a whole one as the action."""
    usual = CRAWL if is_hobbled(figure) else game.settings.move_squares
    return max(usual - figure.moved, 0) if scene.is_fight and not is_action else usual


@lru_cache(maxsize=64)
def walks(board: Board, who: str, left: int, friends: frozenset[str]) -> dict[Square, int]:
    """Every square somebody can walk to with so many squares of movement, and its cost.

    Kept, because offers try every square of the same board one after the other.
    """
    return board.reachable(who, Budget(left), Gait(), friends)


def resolve_move(game: Game, scene: Scene, action: MoveTo) -> Procedure[Resolution]:
    """Walk to a square with this turn's move, or with the action."""
    figure = _mover(scene, action.who, is_action=action.is_action)
    if not isinstance(scene.space, Board):
        raise ActionRefused("cairn-no-space", rule=ROUNDS, who=figure.id)
    left = squares_left(game, scene, figure, is_action=action.is_action)
    friends = frozenset(one.id for one in scene.of_side(figure.side))
    price = walks(scene.space, figure.id, left, friends).get(action.to, 0)
    if not price:
        # The board knows why there is no way; staying where one is needs none.
        _, moved = scene.space.move(figure.id, action.to, Budget(left), Gait(), friends)
        price = moved.cost
    yield Tell(ROUNDS, "walked", {"who": figure.id, "cost": price, "left": left - price})
    cost = 0 if action.is_action else price
    effect = WalkedTo(who=figure.id, to=action.to, cost=cost, rule=ROUNDS)
    used = use_action(scene, figure.id) if action.is_action else ()
    return Resolution(outcome="", effects=(effect, *used))


def spoken_for(scene: Scene, deed: Any) -> MoveTo | None:
    """The move that somebody has declared to the very square where a deed leads: only one can stand there."""
    if not isinstance(deed, MoveTo):
        return None
    others = (one for one in scene.declared if isinstance(one, MoveTo) and one.who != deed.who)
    return next((one for one in others if one.to == deed.to), None)


def resolve_band(game: Game, scene: Scene, action: ShiftBand) -> Procedure[Resolution]:
    """Come a band nearer to somebody, or go a band farther, with this turn's move or the action."""
    figure = _mover(scene, action.who, is_action=action.is_action)
    other = scene.figure(action.other)
    zones = scene.space
    if not isinstance(zones, Zones) or not {figure.id, other.id} <= set(zones.tokens):
        raise ActionRefused("cairn-no-space", rule=ROUNDS, who=figure.id)
    has_moved = scene.is_fight and figure.moved > 0 and not action.is_action
    if has_moved or is_hobbled(figure):
        raise ActionRefused("cairn-cannot-move", rule=ROUNDS, who=figure.id)
    shifted = (zones.approach if action.nearer else zones.withdraw)(figure.id, other.id)
    band = shifted.band(figure.id, other.id)
    if band == zones.band(figure.id, other.id):
        raise ActionRefused("cairn-no-nearer", rule=ROUNDS, who=figure.id, other=other.id)
    yield Tell(ROUNDS, "band-changed", {"who": figure.id, "other": other.id, "band": band})
    cost = 0 if action.is_action else 1
    effect = BandChanged(who=figure.id, other=other.id, band=band, cost=cost, rule=ROUNDS)
    used = use_action(scene, figure.id) if action.is_action else ()
    return Resolution(outcome="", effects=(effect, *used))


def _mover(scene: Scene, who: str, *, is_action: bool) -> Figure:
    """Somebody who can move now; whoever is critically hurt can still crawl, but not act."""
    figure = on_turn(scene, who)
    crawls = figure.character.state == "critical" and not figure.has_fled and not is_action
    if figure.is_out and not crawls:
        raise ActionRefused("cairn-out-of-action", rule="cairn2e/critical", who=who)
    if is_action and scene.is_fight and figure.has_acted:
        raise ActionRefused("already-acted", rule=ROUNDS, who=who)
    return figure
