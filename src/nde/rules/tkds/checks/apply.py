"""Carrying out the effects of checks and harm: total, never refuses, and keeps values within bounds."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from nde.rules.tkds.character import SKILLS, Character, Item
from nde.rules.tkds.checks import effects as e
from nde.rules.tkds.scene import Condition, Figure, Scene, Secret, change_body, change_figure
from nde.rules.tkds.settings import Game

KIT = "healing-kit"
POISONED, DELAYED = "poisoned", "poison-delayed"


def _change(scene: Scene, id: str, change: Callable[[Character], Character]) -> Scene:
    """The scene with somebody's body changed, unless they are dead: nothing touches those."""
    return change_body(scene, id, lambda body: body if body.is_dead else change(body))


def _hp_lost(game: Game, scene: Scene, effect: e.HpLost) -> Scene:
    lost = max(effect.points, 0)
    return _change(scene, effect.who, lambda body: replace(body, hp=max(body.hp - lost, 0)))


def _hp_healed(game: Game, scene: Scene, effect: e.HpHealed) -> Scene:
    gained = max(effect.points, 0)
    return _change(scene, effect.who, lambda body: replace(body, hp=min(body.hp + gained, body.hp_most)))


def _temporary_lost(game: Game, scene: Scene, effect: e.TemporaryLost) -> Scene:
    def change(body: Character) -> Character:
        left = max(body.hp_temporary - max(effect.points, 0), 0)
        return replace(body, hp_temporary=left, hp_temporary_rounds=body.hp_temporary_rounds if left else 0)

    return _change(scene, effect.who, change)


def _temporary_set(game: Game, scene: Scene, effect: e.TemporarySet) -> Scene:
    points = max(effect.points, 0)
    rounds = max(effect.rounds, 0) if points else 0
    if effect.of == "magic":
        return _change(
            scene,
            effect.who,
            lambda body: replace(body, magic_temporary=points, magic_temporary_rounds=rounds),
        )
    return _change(
        scene, effect.who, lambda body: replace(body, hp_temporary=points, hp_temporary_rounds=rounds)
    )


def _down(scene: Scene, id: str, change: Callable[[Character], Character]) -> Scene:
    """The scene with somebody at 0: whoever is unconscious has no momentum left."""

    def drop(figure: Figure) -> Figure:
        if figure.character.is_dead:
            return figure
        body = change(replace(figure.character, hp=0))
        return replace(figure, character=body, momentum=False, extra_attacks=0)

    return change_figure(scene, id, drop)


def _dying(game: Game, scene: Scene, effect: e.Dying) -> Scene:
    rounds = max(effect.rounds, 1)
    return _down(
        scene,
        effect.who,
        lambda body: replace(body, state="dying", dying=rounds, is_mortally_wounded=True),
    )


def _dying_ticked(game: Game, scene: Scene, effect: e.DyingTicked) -> Scene:
    rounds = max(effect.rounds, 1)
    return _change(
        scene, effect.who, lambda body: replace(body, dying=rounds) if body.state == "dying" else body
    )


def _stabilised(game: Game, scene: Scene, effect: e.Stabilised) -> Scene:
    return _down(scene, effect.who, lambda body: replace(body, state="stable", dying=0))


def _clung(game: Game, scene: Scene, effect: e.Clung) -> Scene:
    return _down(
        scene,
        effect.who,
        lambda body: replace(body, state="stable", dying=0, is_mortally_wounded=False),
    )


def _woke(game: Game, scene: Scene, effect: e.Woke) -> Scene:
    scene = _change(scene, effect.who, lambda body: replace(body, state="fine", dying=0, hp=max(body.hp, 1)))
    # Whoever was stunned instead of killed is back as well.
    return change_figure(scene, effect.who, lambda one: replace(one, is_subdued=False))


def _died(game: Game, scene: Scene, effect: e.Died) -> Scene:
    return _down(
        scene,
        effect.who,
        lambda body: replace(body, state="dead", dying=0, hp_temporary=0, hp_temporary_rounds=0),
    )


def _subdued(game: Game, scene: Scene, effect: e.Subdued) -> Scene:
    def change(figure: Figure) -> Figure:
        return figure if figure.character.is_dead else replace(figure, is_subdued=True)

    down = _down(
        scene,
        effect.who,
        lambda body: replace(body, state="stable", dying=0) if body.kind == "pc" else body,
    )
    return change_figure(down, effect.who, change)


def _hero_points_spent(game: Game, scene: Scene, effect: e.HeroPointsSpent) -> Scene:
    spent = max(effect.points, 0)
    for who in scene.sharing(effect.who):
        scene = change_body(
            scene, who, lambda body: replace(body, hero_points=max(body.hero_points - spent, 0))
        )
    return scene


def _hero_points_set(game: Game, scene: Scene, effect: e.HeroPointsSet) -> Scene:
    for who in scene.sharing(effect.who):
        scene = change_body(scene, who, lambda body: replace(body, hero_points=max(effect.points, 0)))
    return scene


def _players_known(game: Game, scene: Scene, effect: e.PlayersKnown) -> Scene:
    """The scene that knows its players; whoever comes to a player has what that player has left."""
    points = {one.id: one.character.hero_points for one in scene.figures}
    before, scene = scene.players, replace(scene, players=effect.players)
    for player in dict.fromkeys(player for _, player in effect.players):
        own = [id for id, other in effect.players if other == player and id in points]
        known = [id for id in own if (id, player) in before]
        pool = max((points[id] for id in known or own), default=0)
        for id in own:
            scene = change_body(scene, id, lambda body, pool=pool: replace(body, hero_points=pool))  # type: ignore[misc]
    return scene


def _skill_lost(game: Game, scene: Scene, effect: e.SkillLost) -> Scene:
    def change(body: Character) -> Character:
        lost, place = list(body.lost), SKILLS.index(effect.skill)
        more = max(effect.points, 0)
        if body.kind == "pc":
            more = min(more, max(body.skill(effect.skill) + game.settings.skill_most, 0))
        lost[place] += more
        return replace(body, lost=(lost[0], lost[1], lost[2], lost[3]))

    return _change(scene, effect.who, change)


def _kit_used(game: Game, scene: Scene, effect: e.KitUsed) -> Scene:
    def change(body: Character) -> Character:
        place = kit_of(body)
        if place is None:
            return body
        kit = body.items[place]
        left: tuple[Item, ...] = (replace(kit, uses=kit.uses - 1),) if kit.uses > 1 else ()
        if kit.uses < 0:
            left = (kit,)
        return replace(body, items=(*body.items[:place], *left, *body.items[place + 1 :]))

    return change_body(scene, effect.who, change)


def kit_of(body: Character) -> int | None:
    """The place of a healing kit with a use left among somebody's things; those in use first."""
    places = [place for place, item in enumerate(body.items) if item.key == KIT and item.uses != 0]
    return min(places, key=lambda place: body.items[place].uses) if places else None


def _poison(scene: Scene, id: str, change: Callable[[Figure], tuple[Condition, ...]]) -> Scene:
    return change_figure(scene, id, lambda figure: replace(figure, conditions=tuple(sorted(change(figure)))))


def _without(figure: Figure, *keys: str) -> tuple[Condition, ...]:
    return tuple(one for one in figure.conditions if one.key not in keys)


def _poison_delayed(game: Game, scene: Scene, effect: e.PoisonDelayed) -> Scene:
    def change(figure: Figure) -> tuple[Condition, ...]:
        waits = Condition(key=DELAYED, rounds=max(effect.rounds, 1), by=figure.side, until="rounds")
        return (*_without(figure, DELAYED), waits)

    return _poison(scene, effect.who, change)


def _poison_cured(game: Game, scene: Scene, effect: e.PoisonCured) -> Scene:
    return _poison(scene, effect.who, lambda figure: _without(figure, POISONED, DELAYED))


def _poison_worsened(game: Game, scene: Scene, effect: e.PoisonWorsened) -> Scene:
    def change(figure: Figure) -> tuple[Condition, ...]:
        worse = (
            replace(one, value=one.value + 1) if one.key == POISONED else one for one in figure.conditions
        )
        return tuple(worse)

    return _poison(scene, effect.who, change)


def _secret_kept(game: Game, scene: Scene, effect: e.SecretKept) -> Scene:
    secret = Secret(who=effect.who, task=effect.task, outcome=effect.outcome)
    return replace(scene, secrets=(*scene.secrets, secret))


def _secret_revealed(game: Game, scene: Scene, effect: e.SecretRevealed) -> Scene:
    told = Secret(who=effect.who, task=effect.task, outcome=effect.outcome)
    if told not in scene.secrets:
        return scene
    place = scene.secrets.index(told)
    return replace(scene, secrets=(*scene.secrets[:place], *scene.secrets[place + 1 :]))


def _nothing(game: Game, scene: Scene, effect: e.LuckCame | e.ContestTied) -> Scene:
    return scene


APPLY: dict[type, Callable[[Game, Scene, Any], Scene]] = {
    e.HpLost: _hp_lost,
    e.HpHealed: _hp_healed,
    e.TemporaryLost: _temporary_lost,
    e.TemporarySet: _temporary_set,
    e.Dying: _dying,
    e.DyingTicked: _dying_ticked,
    e.Stabilised: _stabilised,
    e.Clung: _clung,
    e.Woke: _woke,
    e.Died: _died,
    e.Subdued: _subdued,
    e.HeroPointsSpent: _hero_points_spent,
    e.HeroPointsSet: _hero_points_set,
    e.PlayersKnown: _players_known,
    e.SkillLost: _skill_lost,
    e.KitUsed: _kit_used,
    e.PoisonDelayed: _poison_delayed,
    e.PoisonCured: _poison_cured,
    e.PoisonWorsened: _poison_worsened,
    e.SecretKept: _secret_kept,
    e.SecretRevealed: _secret_revealed,
    e.LuckCame: _nothing,
    e.ContestTied: _nothing,
}
