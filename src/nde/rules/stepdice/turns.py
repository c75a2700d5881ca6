"""Turns: who may act now, a test, and what else a turn holds besides attacks, powers and moves."""

from __future__ import annotations

from nde.dice import Procedure, Tell
from nde.errors import Illegal
from nde.rules.ruleset import ActionRefused, Effect, Resolution
from nde.rules.stepdice.actions import EndTurn, GiveHelp, RaiseUp, StartFight, Test, Tried, UseGear
from nde.rules.stepdice.check import Against, check
from nde.rules.stepdice.clocks import require_clock, tick_on_failure
from nde.rules.stepdice.effects import (
    ActionSpent,
    BenefitDue,
    ComplicationDue,
    Effects,
    FightBegun,
    HelpGiven,
    RaisedUp,
    TestFailed,
    TurnEnded,
)
from nde.rules.stepdice.game import Game
from nde.rules.stepdice.gear import use_asset
from nde.rules.stepdice.outcomes import EXCEPTIONAL, SUCCESS, Reading, aftermath
from nde.rules.stepdice.scene import Foe, Hero, Scene, is_in, sight_apart


def living_hero(game: Game, scene: Scene, id: str) -> Hero:
    """The hero, unless they are dead."""
    hero = scene.hero(id)
    if hero.is_dead:
        raise ActionRefused("is-dead", rule=game.cite.zero, who=id)
    return hero


def standing_hero(game: Game, scene: Scene, id: str) -> Hero:
    """The hero, if they are on their feet; otherwise the reason why not."""
    hero = living_hero(game, scene, id)
    if hero.is_down:
        raise ActionRefused("is-down", rule=game.cite.zero, who=id)
    return hero


def standing_foe(game: Game, scene: Scene, id: str) -> Foe:
    """The foe, if it still takes part; otherwise the reason why not."""
    foe = scene.foe(id)
    if foe.is_out:
        raise ActionRefused("foe-is-out", rule=game.cite.hit, foe=id)
    return foe


def require_turn(game: Game, scene: Scene, who: Hero | Foe) -> None:
    """Refuse somebody whose side is not on turn, where turns are counted."""
    if scene.is_fight and scene.side != ("foes" if isinstance(who, Foe) else "heroes"):
        raise ActionRefused("not-your-turn", rule=game.cite.order, who=who.id)


def acting_hero(game: Game, scene: Scene, id: str) -> Hero:
    """The hero, if they may take an action now; otherwise the reason why not."""
    hero = standing_hero(game, scene, id)
    _require_action(game, scene, hero)
    return hero


def acting_foe(game: Game, scene: Scene, id: str) -> Foe:
    """The foe, if it may act now; otherwise the reason why not."""
    foe = standing_foe(game, scene, id)
    if is_helpless(game, foe):
        raise ActionRefused("foe-is-held", rule=game.cite.tiers, foe=id)
    _require_action(game, scene, foe)
    return foe


def _require_action(game: Game, scene: Scene, who: Hero | Foe) -> None:
    require_turn(game, scene, who)
    if scene.is_fight and who.has_acted:
        raise ActionRefused("already-acted", rule=game.cite.turn, who=who.id)


def is_helpless(game: Game, foe: Foe) -> bool:
    """Whether a foe is held so that it cannot even act."""
    return game.settings.held == "helpless" and is_in(foe, "held")


def may_act(game: Game, scene: Scene, who: Hero | Foe) -> bool:
    """Whether a hero or foe may take an action now."""
    try:
        (acting_foe if isinstance(who, Foe) else acting_hero)(game, scene, who.id)
    except Illegal:
        return False
    return True


def trying_hero(game: Game, scene: Scene, tried: Tried) -> Hero:
    """The hero who tries something now, if they may, with talents of their own and help that was given.

    In a fight help costs an ally's action and is given beforehand (`GiveHelp`); elsewhere it is simply there.
    """
    hero = acting_hero(game, scene, tried.hero)
    require_ready(game, scene, hero, tried)
    return hero


def require_ready(game: Game, scene: Scene, hero: Hero, tried: Tried) -> None:
    """Refuse whatever could not go into this roll, before anything is said, asked or rolled."""
    require_means(game, scene, hero, talents=tried.talents, helpers=tried.helpers)
    require_clock(scene, tried.clock)
    if tried.luck and hero.character.luck < 1:
        raise ActionRefused("no-luck-left", rule=game.cite.luck, hero=hero.id)
    if tried.asset >= 0:
        use_asset(game, hero, tried, paid=0)


def require_means(game: Game, scene: Scene, hero: Hero, *, talents: tuple[str, ...], helpers: int) -> None:
    """Refuse a talent the sheet does not list, and in a fight help that nobody gave."""
    known = hero.character.talents
    for number, talent in enumerate(talents):
        if (talent and talent not in known) or number >= len(known):
            raise ActionRefused("no-such-talent", rule=game.cite.talent, talent=talent, allowed=known)
    if helpers and scene.is_fight:
        raise ActionRefused("help-not-given", rule=game.cite.help, hero=hero.id)


def spend_action(game: Game, scene: Scene, who: str) -> Effects:
    """The action of this turn, where turns are counted."""
    return (ActionSpent(who=who, rule=game.cite.turn),) if scene.is_fight else ()


def untried(game: Game, hero: Hero, reading: Reading) -> Procedure[Resolution]:
    """The GM called it almost impossible and the hero lets it be: nothing is spent, nothing follows."""
    yield Tell(game.cite.bounds, "not-tried", {"hero": hero.id})
    return Resolution(outcome=reading.outcome, effects=())


def resolve_test(game: Game, scene: Scene, action: Test) -> Procedure[Resolution]:
    """Roll a test and say what is owed: a benefit, a price, a complication, a moved clock."""
    cite = game.cite
    hero = trying_hero(game, scene, action)
    repeats = bool(action.task) and (hero.id, action.task) in scene.failed
    if repeats and not action.change:
        raise ActionRefused("no-blind-repeat", rule=cite.repeat, task=action.task)
    if action.stakes == "none":
        yield Tell(cite.when, "no-stakes", {"hero": hero.id})
        return Resolution(outcome=SUCCESS, effects=spend_action(game, scene, hero.id))
    price: Effects = ()
    if repeats and action.change == "at-cost":
        yield Tell(cite.repeat, "repeat-at-cost", {"task": action.task})
        price = (ComplicationDue(hero=hero.id, kind="cost", rule=cite.repeat),)
    reading = yield from check(game, hero, action, Against(attribute=action.attribute, tn=action.tn))
    if reading.is_untried:
        return (yield from untried(game, hero, reading))
    effects = spend_action(game, scene, hero.id) + price + reading.effects
    if reading.outcome == EXCEPTIONAL:
        effects += (BenefitDue(hero=hero.id, benefit="extra", rule=cite.outcome),)
    if not reading.succeeds:
        if action.task:
            effects += (TestFailed(hero=hero.id, task=action.task, rule=cite.repeat),)
        effects += yield from tick_on_failure(game, scene, action.clock)
    return Resolution(outcome=reading.outcome, effects=effects + aftermath(game, hero, reading))


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
    round = scene.round + (following == "heroes")
    yield Tell(game.cite.order, "turn-ended", {"side": following, "round": round})
    return Resolution(outcome="", effects=(TurnEnded(rule=game.cite.order),))


def _other(game: Game, scene: Scene, hero: Hero, id: str) -> Hero:
    if id == hero.id:
        raise ActionRefused("not-yourself", rule=game.cite.help, hero=id)
    return living_hero(game, scene, id)


def _done(game: Game, scene: Scene, who: str, *effects: Effect) -> Resolution:
    return Resolution(outcome="", effects=(*spend_action(game, scene, who), *effects))
