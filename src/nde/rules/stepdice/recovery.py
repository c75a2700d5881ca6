"""What comes back, and when: after a conflict, after a safe rest, at the start of a session."""

from __future__ import annotations

from nde.dice import Procedure, Tell
from nde.rules.ruleset import ActionRefused, Resolution
from nde.rules.stepdice.actions import BeginSession, EndScene, GrantLuck, SafeRest
from nde.rules.stepdice.effects import Effects, HeartsHealed, LuckSet, ManaGained, SceneEnded
from nde.rules.stepdice.game import Game
from nde.rules.stepdice.scene import Hero, Scene
from nde.rules.stepdice.turns import living_hero


def resolve_end_scene(game: Game, scene: Scene, action: EndScene) -> Procedure[Resolution]:
    """End a scene; a conflict gives its mana back, and a breather what the game allows."""
    effects: Effects = ()
    if action.is_broken_off:
        yield Tell(game.cite.order, "fight-broken-off", {})
    else:
        yield Tell(game.cite.rest, "scene-ended", {"is_fight": scene.is_fight})
    for hero in scene.heroes:
        if hero.is_dead or not action.is_conflict or action.is_broken_off:
            continue
        hearts, mana = _after_breather(game, hero, action.has_fire) if action.has_breather else (0, 0)
        mana = min(mana + game.settings.rest.scene_mana, _lost_mana(hero))
        effects += yield from _restored(game, hero, hearts, mana, game.cite.rest, game.cite.recovery)
    ended = SceneEnded(keeps_map=scene.space is not None, rule=game.cite.rest)
    return Resolution(outcome="", effects=(*effects, ended))


def resolve_safe_rest(game: Game, scene: Scene, action: SafeRest) -> Procedure[Resolution]:
    """Rest in safety: everything comes back, or less without a fire where the game says so.

    A short one gives what a breather gives at the end of a conflict, and not what that end gives by itself
    (rulings nde12-breather, nde14-breather).
    """
    rest = game.settings.rest
    effects: Effects = ()
    for hero in scene.heroes:
        if hero.is_dead:
            continue
        if action.is_short:
            hearts, mana = _after_breather(game, hero, action.has_fire)
        else:
            hearts = _lost_hearts(hero) if rest.safe_hearts == "full" else 0
            mana = _lost_mana(hero) if rest.safe_mana == "full" else 0
            hearts, mana = _by_fire(game, hearts, action.has_fire), _by_fire(game, mana, action.has_fire)
        effects += yield from _restored(game, hero, hearts, mana, game.cite.rest, game.cite.recovery)
    return Resolution(outcome="", effects=effects)


def resolve_session(game: Game, scene: Scene, action: BeginSession) -> Procedure[Resolution]:
    """A new session: luck is set to its start, whatever was left."""
    start = game.settings.luck.per_session
    effects: Effects = ()
    for hero in scene.heroes:
        if start and not hero.is_dead:
            yield Tell(game.cite.luck, "luck-set", {"hero": hero.id, "luck": start})
            effects += (LuckSet(hero=hero.id, luck=start, rule=game.cite.luck),)
    return Resolution(outcome="", effects=effects)


def resolve_grant_luck(game: Game, scene: Scene, action: GrantLuck) -> Procedure[Resolution]:
    """One more point of luck, within the cap if the game has one."""
    luck = game.settings.luck
    if not luck.per_session:
        raise ActionRefused("no-luck-in-game", rule=game.cite.luck)
    hero = living_hero(game, scene, action.hero)
    now = hero.character.luck + 1
    if luck.cap:
        now = min(now, max(luck.cap, hero.character.luck))
    yield Tell(game.cite.luck, "luck-set", {"hero": hero.id, "luck": now})
    return Resolution(outcome="", effects=(LuckSet(hero=hero.id, luck=now, rule=game.cite.luck),))


def _after_breather(game: Game, hero: Hero, has_fire: bool) -> tuple[int, int]:
    """The hearts and the mana that a breather after a conflict gives back."""
    rest = game.settings.rest
    hearts = _lost_hearts(hero) if rest.breather_hearts == "full" else 0
    lost = _lost_mana(hero)
    mana = min({"full": lost, "one": 1, "none": 0}[rest.breather_mana], lost)
    return _by_fire(game, hearts, has_fire), _by_fire(game, mana, has_fire)


def _lost_hearts(hero: Hero) -> int:
    return max(hero.character.hearts_most - hero.character.hearts, 0)


def _lost_mana(hero: Hero) -> int:
    return max(hero.character.mana_most - hero.character.mana, 0)


def _by_fire(game: Game, lost: int, has_fire: bool) -> int:
    """How much of what was lost comes back; half is rounded up, so that one point is never lost for good."""
    policy = game.settings.rest.without_fire
    if has_fire or policy == "full":
        return lost
    return (lost + 1) // 2 if policy == "half" else 0


def _restored(
    game: Game, hero: Hero, hearts: int, mana: int, heart_rule: str, mana_rule: str
) -> Procedure[Effects]:
    effects: Effects = ()
    if hearts:
        yield Tell(heart_rule, "healed", {"hero": hero.id, "hearts": hearts})
        effects += (HeartsHealed(hero=hero.id, hearts=hearts, rule=heart_rule),)
    if mana:
        yield Tell(mana_rule, "mana-back", {"hero": hero.id, "mana": mana})
        effects += (ManaGained(hero=hero.id, mana=mana, rule=mana_rule),)
    return effects
