"""The effects of time and rest carried out: every function is total and keeps values within bounds."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from nde.rules.tkds.character import SKILLS, Character, Item
from nde.rules.tkds.living import essence
from nde.rules.tkds.living.effects import (
    AreaSearched,
    EssenceRefilled,
    EssenceRestored,
    EssenceUsed,
    EventCame,
    ExhaustionEnded,
    LightKindled,
    MortalWoundHealed,
    NightPassed,
    RationEaten,
    RationsFound,
    RestSpoilt,
    SalveApplied,
    SkillRegained,
    TurnPassed,
    WatchPassed,
    WentTo,
    WoundsMended,
)
from nde.rules.tkds.living.passing import WATCH_TURNS, pass_turns
from nde.rules.tkds.living.resting import RATIONS, SALVE
from nde.rules.tkds.magic.apply import without_use
from nde.rules.tkds.scene import STAY, Condition, Figure, Scene, change_body, change_figure
from nde.rules.tkds.settings import Game

A_BAG = 3


def more_rations(items: tuple[Item, ...], count: int) -> tuple[Item, ...]:
    """The things with so many rations more: begun bags are filled first, then new ones."""
    filled = []
    for item in items:
        if item.key == RATIONS and count > 0:
            added = min(max(A_BAG - max(item.uses, 1), 0), count)
            count -= added
            filled.append(replace(item, uses=max(item.uses, 1) + added))
        else:
            filled.append(item)
    while count > 0:
        filled.append(Item(key=RATIONS, uses=min(count, A_BAG)))
        count -= A_BAG
    return tuple(filled)


def _turn(game: Game, scene: Scene, effect: TurnPassed) -> Scene:
    return pass_turns(game, scene, effect.turns)


def _watch(game: Game, scene: Scene, effect: WatchPassed) -> Scene:
    return pass_turns(game, scene, WATCH_TURNS)


def _nothing(game: Game, scene: Scene, effect: AreaSearched | EventCame | RestSpoilt) -> Scene:
    return scene


def _kindled(game: Game, scene: Scene, effect: LightKindled) -> Scene:
    return replace(scene, light=max(scene.light, effect.turns))


def _eaten(game: Game, scene: Scene, effect: RationEaten) -> Scene:
    def eat(body: Character) -> Character:
        place = next((at for at, item in enumerate(body.items) if item.key == RATIONS), -1)
        return replace(body, items=without_use(body.items, place))

    return change_body(scene, effect.giver, eat)


def _found(game: Game, scene: Scene, effect: RationsFound) -> Scene:
    return change_body(
        scene, effect.who, lambda body: replace(body, items=more_rations(body.items, effect.rations))
    )


def _skill(game: Game, scene: Scene, effect: SkillRegained) -> Scene:
    def regain(body: Character) -> Character:
        lost = list(body.lost)
        if effect.skill not in SKILLS:
            return body
        place = SKILLS.index(effect.skill)
        lost[place] = max(lost[place] - 1, 0)
        return replace(body, lost=(lost[0], lost[1], lost[2], lost[3]))

    return change_body(scene, effect.who, regain)


def _mortal(game: Game, scene: Scene, effect: MortalWoundHealed) -> Scene:
    return change_body(scene, effect.who, lambda body: replace(body, is_mortally_wounded=False))


def _rested(game: Game, scene: Scene, effect: ExhaustionEnded) -> Scene:
    return change_body(scene, effect.who, lambda body: replace(body, is_exhausted=False))


def _night(game: Game, scene: Scene, effect: NightPassed) -> Scene:
    def wake(figure: Figure) -> Figure:
        return replace(
            figure,
            conditions=tuple(one for one in figure.conditions if one.until != "night"),
            used=tuple(tag for tag in figure.used if not tag.endswith(":day")),
        )

    return change_figure(scene, effect.who, wake)


def _salve(game: Game, scene: Scene, effect: SalveApplied) -> Scene:
    def smear(figure: Figure) -> Figure:
        if figure.condition(SALVE) is not None:
            return figure
        return replace(figure, conditions=(*figure.conditions, Condition(key=SALVE, until="night")))

    return change_figure(scene, effect.who, smear)


def _mended(game: Game, scene: Scene, effect: WoundsMended) -> Scene:
    def mend(body: Character) -> Character:
        if body.is_dead:
            return body
        return replace(body, hp=body.hp_most, magic=body.magic_most, state="fine", dying=0)

    return change_body(scene, effect.who, mend)


def set_out(scene: Scene) -> Scene:
    """The scene on the way: away from traders and masters, and what one learns from these is due again."""
    figures = tuple(
        replace(one, used=tuple(tag for tag in one.used if not tag.endswith(STAY)))
        if any(tag.endswith(STAY) for tag in one.used)
        else one
        for one in scene.figures
    )
    return replace(scene, where="away", figures=figures)


def _went(game: Game, scene: Scene, effect: WentTo) -> Scene:
    return set_out(scene) if effect.where == "away" else replace(scene, where=effect.where)


APPLY: dict[type, Callable[[Game, Scene, Any], Scene]] = {
    EssenceUsed: essence.apply_used,
    EssenceRefilled: essence.apply_refilled,
    EssenceRestored: essence.apply_restored,
    TurnPassed: _turn,
    WentTo: _went,
    WatchPassed: _watch,
    AreaSearched: _nothing,
    EventCame: _nothing,
    RestSpoilt: _nothing,
    LightKindled: _kindled,
    RationEaten: _eaten,
    RationsFound: _found,
    SkillRegained: _skill,
    MortalWoundHealed: _mortal,
    ExhaustionEnded: _rested,
    NightPassed: _night,
    SalveApplied: _salve,
    WoundsMended: _mended,
}
