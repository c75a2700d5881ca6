"""Carrying out the effects of the companion books: total, never refuses, never rolls."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from nde.board import Board, Zones, neighbours
from nde.rules.stepdice.clocks import CHASE
from nde.rules.stepdice.companion import effects as e
from nde.rules.stepdice.companion.blocks import blocks, foe_from_block
from nde.rules.stepdice.companion.hazards import hazard_clock
from nde.rules.stepdice.companion.moves import spent_mark
from nde.rules.stepdice.effects import FoeJoined
from nde.rules.stepdice.game import Game
from nde.rules.stepdice.scene import Clock, Condition, Scene, change_clock, change_foe


def _nothing(game: Game, scene: Scene, effect: Any) -> Scene:
    return scene


def _foe_joined(game: Game, scene: Scene, effect: FoeJoined) -> Scene:
    """A new foe stands in the scene, beside whoever it came with where there is room."""
    known = blocks(game.id, game.settings)
    if effect.block not in known or any(foe.id == effect.foe for foe in scene.foes):
        return scene
    foe = foe_from_block(game, known[effect.block], effect.foe)
    return replace(scene, foes=(*scene.foes, foe), space=_entered(scene.space, effect.foe, effect.beside))


def _entered(space: Board | Zones | None, who: str, beside: str) -> Board | Zones | None:
    if isinstance(space, Zones):
        if who in space.tokens:
            return space
        return space.enter(who, beside=beside if beside in space.tokens else "")
    if isinstance(space, Board):
        places = {token.id: token.at for token in space.tokens}
        if who in places or beside not in places:
            return space
        for square in neighbours(places[beside]):
            is_free = space.grid.holds(square) and square not in space.grid.walls
            if is_free and square not in places.values():
                return space.put(who, square)
    return space


def _foe_mended(game: Game, scene: Scene, effect: e.FoeMended) -> Scene:
    return change_foe(
        scene,
        effect.foe,
        lambda foe: replace(foe, wounds=min(max(foe.wounds + effect.wounds, 0), foe.wounds_most)),
    )


def _used(scene: Scene, foe: str, key: str) -> Scene:
    return change_foe(scene, foe, lambda one: replace(one, used=tuple(sorted({*one.used, key}))))


def _trait_spent(game: Game, scene: Scene, effect: e.TraitSpent) -> Scene:
    return _used(scene, effect.foe, effect.trait)


def _move_spent(game: Game, scene: Scene, effect: e.MoveSpent) -> Scene:
    if effect.until == "scene":
        return _used(scene, effect.foe, effect.move)
    mark = Condition(spent_mark(effect.move), "round")
    return change_foe(
        scene, effect.foe, lambda foe: replace(foe, conditions=tuple(sorted({*foe.conditions, mark})))
    )


def _with_clock(scene: Scene, clock: Clock) -> Scene:
    others = tuple(one for one in scene.clocks if one.id != clock.id)
    return replace(scene, clocks=tuple(sorted((*others, clock), key=lambda one: one.id)))


def _hazard_set(game: Game, scene: Scene, effect: e.HazardSet) -> Scene:
    return _with_clock(scene, Clock(id=hazard_clock(effect.hazard, effect.name), steps=1))


def _hazard_disabled(game: Game, scene: Scene, effect: e.HazardDisabled) -> Scene:
    return _with_clock(scene, Clock(id=hazard_clock(effect.hazard, effect.name), steps=1, filled=1))


def _chase_begun(game: Game, scene: Scene, effect: e.ChaseBegun) -> Scene:
    return _with_clock(scene, Clock(id=CHASE, steps=effect.away, filled=effect.distance))


def _chase_moved(game: Game, scene: Scene, effect: e.ChaseMoved) -> Scene:
    return change_clock(
        scene, CHASE, lambda clock: replace(clock, filled=min(max(clock.filled + effect.by, 0), clock.steps))
    )


def _chase_ended(game: Game, scene: Scene, effect: e.ChaseEnded) -> Scene:
    return replace(scene, clocks=tuple(clock for clock in scene.clocks if clock.id != CHASE))


APPLY: dict[type, Callable[[Game, Scene, Any], Scene]] = {
    FoeJoined: _foe_joined,
    e.PushedBack: _nothing,
    e.MoveDue: _nothing,
    e.FoeMended: _foe_mended,
    e.TraitSpent: _trait_spent,
    e.MoveSpent: _move_spent,
    e.HazardSet: _hazard_set,
    e.HazardDisabled: _hazard_disabled,
    e.MoraleChecked: _nothing,
    e.ComplicationRolled: _nothing,
    e.BenefitRolled: _nothing,
    e.ChaseBegun: _chase_begun,
    e.ChaseMoved: _chase_moved,
    e.ChaseEnded: _chase_ended,
    e.AlarmRang: _nothing,
    e.PowerSustained: _nothing,
    e.PowerCountered: _nothing,
    e.ClueFound: _nothing,
    e.EncounterMade: _nothing,
    e.EncounterLine: _nothing,
}
