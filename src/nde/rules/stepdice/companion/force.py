"""Shoving a foe, and falling from a height."""

from __future__ import annotations

from nde.dice import Procedure
from nde.rules.ruleset import ActionRefused, Resolution
from nde.rules.stepdice.check import check
from nde.rules.stepdice.clocks import tick_on_failure
from nde.rules.stepdice.companion.actions import Fall, Shove
from nde.rules.stepdice.companion.attempts import begin, untried
from nde.rules.stepdice.companion.book import companion, scaled
from nde.rules.stepdice.companion.deeds import set_condition
from nde.rules.stepdice.companion.pushing import push_away
from nde.rules.stepdice.companion.traits import push_modifiers
from nde.rules.stepdice.game import Game
from nde.rules.stepdice.harm import lose_heart
from nde.rules.stepdice.reading import EXCEPTIONAL, aftermath
from nde.rules.stepdice.ready import sight_apart, spend_action
from nde.rules.stepdice.scene import Condition, Scene

BAD_POSITION = Condition("bad-position", "used", 1)
"""What a fall leaves a hero in."""


def resolve_shove(game: Game, scene: Scene, action: Shove) -> Procedure[Resolution]:
    """Strength against a fixed number: the foe goes as far as wished, and further on the highest face."""
    record, rule = companion(game.id).shove, game.cite.shove
    hero, foe = begin(game, scene, action), scene.foe(action.foe)
    if foe.is_out:
        raise ActionRefused("foe-is-out", rule=rule, foe=foe.id)
    least, most = record.squares
    if not least <= action.squares <= most:
        raise ActionRefused("shove-too-far", rule=rule, squares=action.squares, least=least, most=most)
    if (seen := sight_apart(scene, hero.id, foe.id)) is not None:
        raise ActionRefused("out-of-reach", rule=rule, foe=foe.id, distance=seen.distance)
    extra = push_modifiers(game, foe)
    tn = scaled(game.settings, record.tn)
    reading = yield from check(game, hero, action, attribute="strength", tn=tn, extra=extra)
    if reading.is_untried:
        return (yield from untried(game, hero, reading))
    effects = spend_action(game, scene, hero.id) + reading.effects
    if reading.succeeds:
        more = record.more if reading.outcome == EXCEPTIONAL else 0
        effects += yield from push_away(
            game, scene, foe.id, source=hero.id, squares=action.squares + more, bands=1, rule=rule
        )
    else:
        effects += yield from tick_on_failure(game, scene, action.clock)
    return Resolution(outcome=reading.outcome, effects=effects + aftermath(game, hero, reading))


def resolve_fall(game: Game, scene: Scene, action: Fall) -> Procedure[Resolution]:
    """A fall costs a heart, and the next test is made from a worse position."""
    rule = game.cite.terrain
    hero = scene.hero(action.hero)
    if hero.is_dead:
        raise ActionRefused("is-dead", rule=game.cite.zero, who=hero.id)
    effects = yield from lose_heart(game, hero, rule)
    if hero.is_down and effects:
        return Resolution(outcome="", effects=effects)  # it was the death of them
    effects += yield from set_condition(hero.id, BAD_POSITION, rule)
    return Resolution(outcome="", effects=effects)
