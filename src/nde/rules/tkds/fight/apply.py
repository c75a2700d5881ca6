"""Carrying out the effects of a fight: total, never refuses, never rolls, keeps values within bounds."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from nde.board import Areas, Board, Square
from nde.rules.tkds import turns
from nde.rules.tkds.checks.apply import APPLY as OF_CHECKS
from nde.rules.tkds.fight import effects as e
from nde.rules.tkds.fight.apply_weapons import APPLY as OF_WEAPONS
from nde.rules.tkds.fight.apply_weapons import with_tag
from nde.rules.tkds.fight.conditions import DISARMED, GONE, begin_condition, end_condition
from nde.rules.tkds.fight.damage import BLOCKED
from nde.rules.tkds.fight.space import holds_on, is_placed
from nde.rules.tkds.living.effects import EssenceUsed
from nde.rules.tkds.living.essence import apply_used
from nde.rules.tkds.living.passing import let_go, pass_rounds
from nde.rules.tkds.making.equipment import SHIELD_LOWERED
from nde.rules.tkds.scene import Condition, Figure, MagicZone, Scene, change_figure
from nde.rules.tkds.settings import Game

EARNED = "momentum:turn"
"""That momentum was earned this turn, by a kill or a critical success."""
FIGHT_ONLY = frozenset(("held", "prone", SHIELD_LOWERED))
"""Conditions that mean nothing once the fight is over."""


def carried(game: Game, scene: Scene, effects: e.Effects) -> Scene:
    """The scene once these effects are carried out, as far as fights and checks know them."""
    for effect in effects:
        carry_out: Callable[[Game, Scene, Any], Scene] | None = _KNOWN.get(type(effect))
        scene = carry_out(game, scene, effect) if carry_out else scene
    return scene


def pass_name(other: str, *, succeeds: bool) -> str:
    """How a figure remembers, for this turn, that it tried to get past somebody."""
    return f"{'passed' if succeeds else 'stopped'}/{other}:turn"


def _begun(game: Game, scene: Scene, effect: e.FightBegun) -> Scene:
    figures = tuple(_rested(one) for one in scene.figures)
    return replace(
        scene,
        figures=figures,
        is_fight=True,
        round=1,
        side="party",
        foes_at_start=max(effect.foes, 0),
        morale_checked=(),
    )


def _rested(figure: Figure) -> Figure:
    """Somebody outside a turn: nothing of a turn or a fight is left of them."""
    return replace(
        figure,
        is_surprised=False,
        loses_turn=False,
        has_acted=False,
        moved=0,
        momentum=False,
        extra_attacks=0,
        used=tuple(one for one in figure.used if not one.endswith((":turn", ":round", ":fight"))),
    )


def _ended(game: Game, scene: Scene, effect: e.FightEnded) -> Scene:
    return replace(
        scene,
        figures=tuple(_gathered(_rested(one)) for one in scene.figures),
        is_fight=False,
        round=1,
        side="party",
        morale_checked=(),
        foes_at_start=0,
    )


def _gathered(figure: Figure) -> Figure:
    """Somebody after a fight: on their feet, and with the weapons they threw, if they can fetch them."""
    kept = tuple(
        one
        for one in figure.conditions
        if one.until != "fight" and one.key not in FIGHT_ONLY and (one.key != DISARMED or one.value == GONE)
    )
    body = figure.character
    if figure.thrown and not figure.is_out:
        body = replace(body, items=(*body.items, *figure.thrown))
    return replace(figure, conditions=kept, character=body, thrown=())


def _turn_begun(game: Game, scene: Scene, effect: e.TurnBegun) -> Scene:
    if effect.round > scene.round:
        scene = pass_rounds(scene, effect.round - scene.round)
    scene = replace(scene, side=effect.side, round=max(effect.round, 1))

    is_first = effect.round <= 1

    def begin(figure: Figure) -> Figure:
        is_surprised, loses_turn = figure.is_surprised and is_first, figure.loses_turn and is_first
        conditions = _counted(scene, figure, effect.side) if figure.conditions else ()
        if figure.side == effect.side:
            return replace(
                figure,
                is_surprised=is_surprised,
                loses_turn=loses_turn,
                conditions=conditions,
                has_acted=False,
                moved=0,
                extra_attacks=0,
                used=tuple([one for one in figure.used if not one.endswith((":turn", ":round"))]),
            )
        if not (figure.is_surprised or figure.loses_turn or figure.conditions):
            return figure
        return replace(figure, is_surprised=is_surprised, loses_turn=loses_turn, conditions=conditions)

    zones = _zones_counted(scene.zones, effect.side) if scene.zones else ()
    return let_go(replace(scene, figures=tuple([begin(one) for one in scene.figures]), zones=zones))


def _zones_counted(zones: tuple[MagicZone, ...], side: str) -> tuple[MagicZone, ...]:
    """The places of magic once those the side made have lost a round."""
    older = (
        replace(one, rounds=one.rounds - 1) if one.rounds > 0 and (one.by or "party") == side else one
        for one in zones
    )
    return tuple(one for one in older if one.rounds != 0)


def _counted(scene: Scene, figure: Figure, side: str) -> tuple[Condition, ...]:
    """The conditions once those the side made have lost a round; a hold nobody keeps is gone."""
    holders = {one.id for one in holds_on(scene, figure)}
    left = []
    for one in figure.conditions:
        if one.key == "held" and one.source not in holders:
            continue
        if one.rounds > 0 and (one.by or "party") == side:
            one = replace(one, rounds=one.rounds - 1)
        if one.rounds != 0:
            left.append(one)
    return tuple(left)


def _surprised(game: Game, scene: Scene, effect: e.SideSurprised) -> Scene:
    figures = tuple(
        replace(one, is_surprised=True, loses_turn=True) if one.side == effect.side else one
        for one in scene.figures
    )
    return replace(scene, figures=figures)


def _missed(game: Game, scene: Scene, effect: e.TurnMissed) -> Scene:
    return change_figure(scene, effect.who, lambda one: replace(one, loses_turn=True))


def _regained(game: Game, scene: Scene, effect: e.TurnRegained) -> Scene:
    return change_figure(scene, effect.who, lambda one: replace(one, is_surprised=False, loses_turn=False))


def _moved(scene: Scene, who: str, cost: int) -> Scene:
    def change(figure: Figure) -> Figure:
        most = max(figure.pace, figure.moved)
        return replace(figure, moved=min(figure.moved + max(cost, 0), most))

    return change_figure(scene, who, change) if scene.is_fight else scene


def _put(scene: Scene, who: str, to: Square) -> Scene:
    """The scene with somebody on a square, if one can stand there and nobody does."""
    space = scene.space
    if not isinstance(space, Board) or not is_placed(scene, who):
        return scene
    if not space.grid.holds(to) or to in space.grid.walls:
        return scene
    is_free = all(token.at != to or token.id == who for token in space.tokens)
    return replace(scene, space=space.put(who, to)) if is_free else scene


def _walked(game: Game, scene: Scene, effect: e.Walked) -> Scene:
    return _moved(_put(scene, effect.who, effect.to), effect.who, effect.cost)


def _crossed(game: Game, scene: Scene, effect: e.Crossed) -> Scene:
    space = scene.space
    if isinstance(space, Areas) and effect.to in space.names and is_placed(scene, effect.who):
        scene = replace(scene, space=space.put(effect.who, effect.to))
    return _moved(scene, effect.who, effect.cost)


def _movement_used(game: Game, scene: Scene, effect: e.MovementUsed) -> Scene:
    return change_figure(scene, effect.who, lambda one: replace(one, moved=max(one.moved, one.pace)))


def _passed(game: Game, scene: Scene, effect: e.PassedBy) -> Scene:
    tag = pass_name(effect.other, succeeds=effect.succeeds)
    return change_figure(scene, effect.who, lambda one: replace(one, used=with_tag(one.used, tag)))


def _condition_begun(game: Game, scene: Scene, effect: e.ConditionBegun) -> Scene:
    return begin_condition(scene, effect.who, effect.condition)


def _condition_over(game: Game, scene: Scene, effect: e.ConditionOver) -> Scene:
    return end_condition(scene, effect.who, effect.condition, effect.source)


def _stood_up(game: Game, scene: Scene, effect: e.StoodUp) -> Scene:
    return end_condition(scene, effect.who, "prone")


def _pushed(game: Game, scene: Scene, effect: e.PushedAway) -> Scene:
    return _put(scene, effect.who, effect.to) if effect.to is not None else scene


def _momentum_gained(game: Game, scene: Scene, effect: e.MomentumGained) -> Scene:
    def change(figure: Figure) -> Figure:
        used = with_tag(figure.used, EARNED) if effect.is_earned else figure.used
        return replace(figure, momentum=True, used=used)

    return change_figure(scene, effect.who, change)


def _momentum_spent(game: Game, scene: Scene, effect: e.MomentumSpent) -> Scene:
    return change_figure(scene, effect.who, lambda one: replace(one, momentum=False))


def _shield_lowered(game: Game, scene: Scene, effect: e.ShieldLowered) -> Scene:
    def change(figure: Figure) -> Figure:
        lowered = Condition(key=SHIELD_LOWERED, rounds=1, by=figure.side, until="rounds")
        others = tuple(one for one in figure.conditions if one.key != SHIELD_LOWERED)
        return replace(figure, conditions=(*others, lowered), used=with_tag(figure.used, BLOCKED))

    return change_figure(scene, effect.who, change)


def _morale_tested(game: Game, scene: Scene, effect: e.MoraleTested) -> Scene:
    met = tuple(dict.fromkeys((*scene.morale_checked, *effect.reasons)))
    return replace(scene, morale_checked=met)


def _fled(game: Game, scene: Scene, effect: e.Fled) -> Scene:
    space = scene.space
    if isinstance(space, Board | Areas) and is_placed(scene, effect.who):
        scene = replace(scene, space=space.take(effect.who))
    return change_figure(scene, effect.who, lambda one: replace(one, has_fled=True, momentum=False))


def _surrendered(game: Game, scene: Scene, effect: e.Surrendered) -> Scene:
    return change_figure(scene, effect.who, lambda one: replace(one, is_subdued=True))


def _fought_on(game: Game, scene: Scene, effect: e.FoughtOn) -> Scene:
    return change_figure(scene, effect.who, lambda one: replace(one, is_subdued=False))


def _helpless(game: Game, scene: Scene, effect: e.LeftHelpless) -> Scene:
    return change_figure(scene, effect.who, lambda one: replace(one, is_helpless=True))


def _recovered(game: Game, scene: Scene, effect: e.Recovered) -> Scene:
    return change_figure(scene, effect.who, lambda one: replace(one, is_helpless=False))


APPLY: dict[type, Callable[[Game, Scene, Any], Scene]] = {
    e.FightBegun: _begun,
    e.FightEnded: _ended,
    e.TurnBegun: _turn_begun,
    e.SideSurprised: _surprised,
    e.TurnMissed: _missed,
    e.TurnRegained: _regained,
    e.Walked: _walked,
    e.Crossed: _crossed,
    e.MovementUsed: _movement_used,
    e.PassedBy: _passed,
    e.ConditionBegun: _condition_begun,
    e.ConditionOver: _condition_over,
    e.StoodUp: _stood_up,
    e.PushedAway: _pushed,
    e.MomentumGained: _momentum_gained,
    e.MomentumSpent: _momentum_spent,
    e.ShieldLowered: _shield_lowered,
    e.MoraleTested: _morale_tested,
    e.Fled: _fled,
    e.Surrendered: _surrendered,
    e.FoughtOn: _fought_on,
    e.LeftHelpless: _helpless,
    e.Recovered: _recovered,
    **OF_WEAPONS,
}
_KNOWN: dict[type, Callable[[Game, Scene, Any], Scene]] = {
    turns.ActionSpent: turns.apply_action_spent,
    EssenceUsed: apply_used,
    **OF_CHECKS,
    **APPLY,
}
