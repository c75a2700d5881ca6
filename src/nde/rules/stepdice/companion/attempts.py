"""What every roll of the companion books begins and ends with: who tries, with what, and what it owes."""

from __future__ import annotations

from nde.dice import Procedure, Tell
from nde.rules.ruleset import ActionRefused, Resolution
from nde.rules.stepdice.actions import Tried
from nde.rules.stepdice.clocks import require_clock, tick_on_failure
from nde.rules.stepdice.companion.actions import Resisted
from nde.rules.stepdice.effects import BenefitDue, Effects
from nde.rules.stepdice.game import Game
from nde.rules.stepdice.reading import EXCEPTIONAL, Reading, aftermath
from nde.rules.stepdice.ready import require_means, standing_hero, trying_hero
from nde.rules.stepdice.scene import Hero, Scene


def begin(game: Game, scene: Scene, tried: Tried) -> Hero:
    """The hero who tries something of their own will now, or the reason why not."""
    require_clock(scene, tried.clock)
    return trying_hero(game, scene, tried)


def react(game: Game, scene: Scene, tried: Tried) -> Hero:
    """The hero who answers what somebody else does, which needs neither turn nor action."""
    hero = standing_hero(game, scene, tried.hero)
    require_clock(scene, tried.clock)
    require_means(game, scene, hero, talents=tried.talents, helpers=tried.helpers)
    return hero


def check_resisting(game: Game, scene: Scene, heroes: tuple[Hero, ...], action: Resisted) -> None:
    """Refuse means that one of those who resist does not have, before anything is said or rolled."""
    require_clock(scene, action.clock)
    for hero in heroes:
        if not hero.is_down:
            require_means(game, scene, hero, talents=action.talents, helpers=action.helpers)
            if action.luck and hero.character.luck < 1:
                raise ActionRefused("no-luck-left", rule=game.cite.luck, hero=hero.id)


def untried(game: Game, hero: Hero, reading: Reading) -> Procedure[Resolution]:
    """The GM called it almost impossible and the hero lets it be: nothing is spent, nothing follows."""
    yield Tell(game.cite.bounds, "not-tried", {"hero": hero.id})
    return Resolution(outcome=reading.outcome, effects=())


def settle(
    game: Game,
    scene: Scene,
    hero: Hero,
    reading: Reading,
    effects: Effects,
    *,
    clock: str,
    besides: tuple[str, ...] = (),
) -> Procedure[Resolution]:
    """What came of an attempt: its effects, a benefit of the highest face, what it owes, moved clocks."""
    if reading.outcome == EXCEPTIONAL:
        effects += (BenefitDue(hero=hero.id, benefit="extra", rule=game.cite.outcome),)
    effects += aftermath(game, hero, reading)
    if not reading.succeeds:
        effects += yield from tick_on_failure(game, scene, clock, besides=besides)
    return Resolution(outcome=reading.outcome, effects=effects)
