"""Carrying out the effects of fights: total, never refuses, never rolls.

Values are kept within their bounds here, so that an effect granted or changed by hand can never make an
impossible scene.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from nde.board import Board, Zones
from nde.errors import NdeError
from nde.rules.cairn2e.character import Character, Scar
from nde.rules.cairn2e.fight import effects as e
from nde.rules.cairn2e.fight.groups import groups_in, regrouped
from nde.rules.cairn2e.fight.scars import MORTAL, ROWS, with_settled
from nde.rules.cairn2e.scene import Figure, Scene, change_body, change_figure, without_token
from nde.rules.cairn2e.settings import Game

WALLOPED = 3


def apply_all(game: Game, scene: Scene, effects: e.Effects) -> Scene:
    """The scene after some effects of fights; effects of other parts are left to those."""
    for effect in effects:
        change = APPLY.get(type(effect))
        if change is not None:
            scene = change(game, scene, effect)
    return scene


def _hp_lost(game: Game, scene: Scene, effect: e.HpLost) -> Scene:
    def change(body: Character) -> Character:
        return replace(body, hp=max(body.hp - max(effect.hp, 0), 0))

    return change_body(scene, effect.who, change)


def _attribute_lost(game: Game, scene: Scene, effect: e.AttributeLost) -> Scene:
    def change(body: Character) -> Character:
        left = max(getattr(body, effect.attribute) - max(effect.points, 0), 0)
        return replace(body, **{effect.attribute: left})

    return change_body(scene, effect.who, change)


def _attribute_set(game: Game, scene: Scene, effect: e.AttributeSet) -> Scene:
    most = max(effect.most, 0)
    changed = {effect.attribute: min(max(effect.score, 0), most), f"{effect.attribute}_most": most}
    return change_body(scene, effect.who, lambda body: replace(body, **changed))


def _hp_most_set(game: Game, scene: Scene, effect: e.HpMostSet) -> Scene:
    most = max(effect.hp, 0)
    return change_body(scene, effect.who, lambda body: replace(body, hp_most=most, hp=min(body.hp, most)))


def _critically_hurt(game: Game, scene: Scene, effect: e.CriticallyHurt) -> Scene:
    def change(body: Character) -> Character:
        return body if body.is_dead else replace(body, state="critical", dying=max(effect.rounds, 1))

    return change_body(scene, effect.who, change)


def _died(game: Game, scene: Scene, effect: e.Died) -> Scene:
    return change_body(scene, effect.who, lambda body: replace(body, state="dead", dying=0))


def _fled(game: Game, scene: Scene, effect: e.Fled) -> Scene:
    # Nobody has to walk round those who are no longer there (ruling cairn2e-fled-place).
    scene = replace(scene, space=without_token(scene.space, effect.who))
    return change_figure(scene, effect.who, lambda one: replace(one, has_fled=True))


def _weakened(game: Game, scene: Scene, effect: e.Weakened) -> Scene:
    before = next((one for one in scene.figures if one.id == effect.who), None)
    if before is None:
        return scene
    after = change_figure(scene, effect.who, lambda one: replace(one, is_detachment=False))
    return regrouped(game, after, before)


def _head_lost(game: Game, scene: Scene, effect: e.HeadLost) -> Scene:
    return change_figure(scene, effect.who, lambda one: replace(one, heads_lost=one.heads_lost + 1))


def _rage_spent(game: Game, scene: Scene, effect: e.RageSpent) -> Scene:
    return change_figure(scene, effect.who, lambda one: replace(one, has_raged=True))


def _scarred(game: Game, scene: Scene, effect: e.Scarred) -> Scene:
    row = min(max(effect.row, 1), max(ROWS))

    def change(body: Character) -> Character:
        # A need without a name is none of the scar's.
        lacks = tuple(need for need in body.needs if need not in body.scar_needs)
        body = replace(body, scars=(*body.scars, Scar(row=row, due=effect.due)))
        if row in (WALLOPED, MORTAL):
            body = replace(body, is_deprived=True, lacks=lacks)
        if row == MORTAL and not body.is_dead:
            body = replace(body, state="mortal", dying=game.settings.dying_rounds)
        return body

    return change_body(scene, effect.who, change)


def _scar_settled(game: Game, scene: Scene, effect: e.ScarSettled) -> Scene:
    def change(body: Character) -> Character:
        was_open = any(one.row == effect.row and one.due != "done" for one in body.scars)
        scars = with_settled(body.scars, effect.row, effect.detail, effect.due)
        body = replace(body, scars=scars)
        # These two are over with the rest, or the care, that their roll waited for.
        if was_open and effect.due == "done" and effect.row in (WALLOPED, MORTAL):
            if not body.lacks and not body.scar_needs:
                body = replace(body, is_deprived=False, deprived_hours=0)
            if body.state == "mortal":
                body = replace(body, state="fine", dying=0)
        return body

    return change_body(scene, effect.who, change)


def _stabilised(game: Game, scene: Scene, effect: e.Stabilised) -> Scene:
    def change(body: Character) -> Character:
        return body if body.is_dead else replace(body, state="stable", dying=0)

    return change_body(scene, effect.who, change)


def _spared(game: Game, scene: Scene, effect: e.Spared) -> Scene:
    def change(body: Character) -> Character:
        return replace(body, state="stable", dying=0, strength=max(body.strength, 1))

    return change_body(scene, effect.who, change)


def _fight_begun(game: Game, scene: Scene, effect: e.FightBegun) -> Scene:
    scene = replace(scene, is_fight=True, round=1, side="party", declared=())
    return replace(_fresh(scene), groups=groups_in(game, scene))


def _turn_lost(game: Game, scene: Scene, effect: e.TurnLost) -> Scene:
    return change_figure(scene, effect.who, lambda one: replace(one, loses_turn=True))


def _turn_regained(game: Game, scene: Scene, effect: e.TurnRegained) -> Scene:
    return change_figure(scene, effect.who, lambda one: replace(one, loses_turn=False))


def _declared(game: Game, scene: Scene, effect: e.DeedDeclared) -> Scene:
    kept = tuple(deed for deed in scene.declared if deed.who != effect.who)
    return replace(scene, declared=(*kept, effect.deed))


def _taken_back(game: Game, scene: Scene, effect: e.DeedTakenBack) -> Scene:
    return replace(scene, declared=tuple(deed for deed in scene.declared if deed.who != effect.who))


def _action_used(game: Game, scene: Scene, effect: e.ActionUsed) -> Scene:
    return change_figure(scene, effect.who, lambda one: replace(one, has_acted=True))


def _walked(game: Game, scene: Scene, effect: e.WalkedTo) -> Scene:
    if not isinstance(scene.space, Board):
        return scene
    try:
        space = scene.space.put(effect.who, effect.to)
    except NdeError:
        # Two may have wished to stand on one square: the first is there, and effects never refuse.
        return scene
    return replace(_moved(scene, effect.who, effect.cost), space=space)


def _band_changed(game: Game, scene: Scene, effect: e.BandChanged) -> Scene:
    space = scene.space
    if not isinstance(space, Zones) or not {effect.who, effect.other} <= set(space.tokens):
        return scene
    if effect.band not in space.bands:
        return scene
    return replace(
        _moved(scene, effect.who, effect.cost), space=space.place(effect.who, effect.other, effect.band)
    )


def _moved(scene: Scene, who: str, cost: int) -> Scene:
    return change_figure(scene, who, lambda one: replace(one, moved=one.moved + max(cost, 0)))


def _morale(game: Game, scene: Scene, effect: e.MoraleTested) -> Scene:
    groups = tuple(
        replace(
            group,
            has_lost_one=group.has_lost_one or effect.lost_one,
            has_lost_half=group.has_lost_half or effect.lost_half,
            has_been_alone=group.has_been_alone or effect.was_alone,
        )
        if group.id == effect.group
        else group
        for group in scene.groups
    )
    return replace(scene, groups=groups)


def _side_done(game: Game, scene: Scene, effect: e.SideDone) -> Scene:
    if effect.side == "party":
        return _fresh(replace(scene, side="foes", declared=()))
    return _fresh(replace(scene, side="party", declared=(), round=scene.round + 1))


def _fresh(scene: Scene) -> Scene:
    """The scene with everybody's turn still to come."""
    figures = tuple(replace(one, has_acted=False, moved=0, loses_turn=False) for one in scene.figures)
    return replace(scene, figures=figures)


def _fight_ended(game: Game, scene: Scene, effect: e.FightEnded) -> Scene:
    scene = _fresh(replace(scene, is_fight=False, round=1, side="party", declared=(), groups=()))
    return replace(scene, figures=tuple(_returned(one) for one in scene.figures))


def _returned(figure: Figure) -> Figure:
    """Whoever of the party ran is with the others again; foes who ran are gone."""
    figure = replace(figure, has_raged=False)
    return replace(figure, has_fled=False) if figure.side == "party" else figure


def _told(game: Game, scene: Scene, effect: Any) -> Scene:
    """The scene as it was: what such an effect tells follows from another, or is for the table to do."""
    return scene


APPLY: dict[type, Callable[[Game, Scene, Any], Scene]] = {
    e.HpLost: _hp_lost,
    e.AttributeLost: _attribute_lost,
    e.Paralysed: _told,
    e.Delirious: _told,
    e.AttributeSet: _attribute_set,
    e.HpMostSet: _hp_most_set,
    e.CriticallyHurt: _critically_hurt,
    e.Died: _died,
    e.Fled: _fled,
    e.Weakened: _weakened,
    e.CriticalEffectDue: _told,
    e.HeadLost: _head_lost,
    e.RageSpent: _rage_spent,
    e.Scarred: _scarred,
    e.ScarSettled: _scar_settled,
    e.Stabilised: _stabilised,
    e.Spared: _spared,
    e.FightBegun: _fight_begun,
    e.TurnLost: _turn_lost,
    e.TurnRegained: _turn_regained,
    e.DeedDeclared: _declared,
    e.DeedTakenBack: _taken_back,
    e.ActionUsed: _action_used,
    e.WalkedTo: _walked,
    e.BandChanged: _band_changed,
    e.MoraleTested: _morale,
    e.SideDone: _side_done,
    e.FightEnded: _fight_ended,
}
