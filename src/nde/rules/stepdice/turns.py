"""What a turn holds besides attacks and tests: helping, raising, gear, moving, and its end."""

from __future__ import annotations

from nde.dice import Procedure, Tell
from nde.rules.ruleset import ActionRefused, Effect, Resolution
from nde.rules.stepdice.actions import EndTurn, GiveHelp, RaiseUp, StartFight, UseGear
from nde.rules.stepdice.effects import (
    ActionSpent,
    FightBegun,
    HelpGiven,
    RaisedUp,
    TurnEnded,
)
from nde.rules.stepdice.game import Game
from nde.rules.stepdice.ready import acting_hero, sight_apart, spend_action
from nde.rules.stepdice.scene import Hero, Scene


def resolve_help(game: Game, scene: Scene, action: GiveHelp) -> Procedure[Resolution]:
    """Help waits for the ally's next test, and is lost at the end of the round."""
    hero = acting_hero(game, scene, action.hero)
    ally = _other(game, scene, hero, action.ally)
    if ally.is_down:
        raise ActionRefused("is-down", rule=game.cite.zero, who=ally.id)
    if ally.helped >= game.settings.helpers:
        raise ActionRefused("help-waits", rule=game.cite.help, ally=ally.id, most=game.settings.helpers)
    yield Tell(game.cite.help, "help-given", {"hero": hero.id, "ally": ally.id})
    return _done(game, scene, hero.id, HelpGiven(hero=hero.id, ally=ally.id, rule=game.cite.help))


def resolve_raise(game: Game, scene: Scene, action: RaiseUp) -> Procedure[Resolution]:
    """Put a fallen ally beside you back on their feet, with one heart."""
    hero = acting_hero(game, scene, action.hero)
    ally = _other(game, scene, hero, action.ally)
    if not ally.is_down:
        raise ActionRefused("not-down", rule=game.cite.zero, ally=ally.id)
    if sight_apart(scene, hero.id, ally.id) is not None:
        raise ActionRefused("not-adjacent", rule=game.cite.zero, ally=ally.id)
    yield Tell(game.cite.zero, "raised", {"hero": hero.id, "ally": ally.id})
    raised = RaisedUp(hero=ally.id, hearts=1, rule=game.cite.zero)
    return _done(game, scene, hero.id, raised, *getting_up(game, scene, ally))


def getting_up(game: Game, scene: Scene, ally: Hero) -> tuple[Effect, ...]:
    """What being put back on one's feet takes: the action of this turn, where the game says so."""
    if not scene.is_fight or game.settings.raised == "at-once" or ally.has_acted:
        return ()
    return (ActionSpent(who=ally.id, rule=game.cite.zero),)


def resolve_gear(game: Game, scene: Scene, action: UseGear) -> Procedure[Resolution]:
    """Use a thing on the sheet: it permits, and needs no roll."""
    hero = acting_hero(game, scene, action.hero)
    character = hero.character
    owned = tuple(one for one in (character.weapon, character.protection, *character.gear) if one)
    if action.item not in owned:
        raise ActionRefused("no-such-item", rule=game.cite.gear, item=action.item, allowed=owned)
    yield Tell(game.cite.gear, "gear-used", {"hero": hero.id, "item": action.item})
    return _done(game, scene, hero.id)


def resolve_start(game: Game, scene: Scene, action: StartFight) -> Procedure[Resolution]:
    """Turns are counted from now on: heroes first, then foes."""
    if scene.is_fight:
        raise ActionRefused("fight-goes-on", rule=game.cite.fight)
    yield Tell(game.cite.fight, "fight-begun", {})
    return Resolution(outcome="", effects=(FightBegun(rule=game.cite.fight),))


def resolve_end_turn(game: Game, scene: Scene, action: EndTurn) -> Procedure[Resolution]:
    """The other side goes; after the foes a new round begins and help that was not used is lost."""
    if not scene.is_fight:
        raise ActionRefused("not-in-a-fight", rule=game.cite.order)
    following = "foes" if scene.side == "heroes" else "heroes"
    yield Tell(
        game.cite.order, "turn-ended", {"side": following, "round": scene.round + (following == "heroes")}
    )
    return Resolution(outcome="", effects=(TurnEnded(rule=game.cite.order),))


def _other(game: Game, scene: Scene, hero: Hero, id: str) -> Hero:
    if id == hero.id:
        raise ActionRefused("not-yourself", rule=game.cite.help, hero=id)
    ally = scene.hero(id)
    if ally.is_dead:
        raise ActionRefused("is-dead", rule=game.cite.zero, who=id)
    return ally


def _done(game: Game, scene: Scene, who: str, *effects: Effect) -> Resolution:
    return Resolution(outcome="", effects=(*spend_action(game, scene, who), *effects))
