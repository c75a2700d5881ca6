"""Going unseen: the alarm is a clock that failures move, and what comes when it is full."""

from __future__ import annotations

from nde.dice import Procedure
from nde.rules.ruleset import ActionRefused, Resolution
from nde.rules.stepdice.actions import Modifier
from nde.rules.stepdice.check import check
from nde.rules.stepdice.companion.actions import CalmAlarm, Sneak
from nde.rules.stepdice.companion.attempts import begin, settle, untried
from nde.rules.stepdice.companion.book import companion
from nde.rules.stepdice.companion.deeds import tick
from nde.rules.stepdice.companion.effects import TraitSpent
from nde.rules.stepdice.companion.traits import attack_modifiers
from nde.rules.stepdice.effects import Effects
from nde.rules.stepdice.game import Game
from nde.rules.stepdice.ready import spend_action
from nde.rules.stepdice.scene import ALARM, Foe, Scene

STEALTH = "stealth"


def resolve_sneak(game: Game, scene: Scene, action: Sneak) -> Procedure[Resolution]:
    """A hero slips past; whoever watches well makes it harder, and failing moves the alarm."""
    rule = game.cite.alarm
    hero = begin(game, scene, action)
    foes = tuple(scene.foe(id) for id in action.foes) if action.foes else scene.foes
    extra, spent = _watchers(game, scene, tuple(foe for foe in foes if not foe.is_out))
    reading = yield from check(game, hero, action, attribute=action.attribute, tn=action.tn, extra=extra)
    if reading.is_untried:
        return (yield from untried(game, hero, reading))
    effects = spend_action(game, scene, hero.id) + reading.effects + spent
    if not reading.succeeds and any(clock.id == ALARM for clock in scene.clocks):
        effects += yield from raise_alarm(game, scene, rule)
    return (yield from settle(game, scene, hero, reading, effects, clock=action.clock, besides=(ALARM,)))


def resolve_calm_alarm(game: Game, scene: Scene, action: CalmAlarm) -> Procedure[Resolution]:
    """A hero's success takes the alarm back by one; failing moves it on."""
    rule = game.cite.alarm
    hero = begin(game, scene, action)
    if not companion(game.id).alarm.can_calm or not any(clock.id == ALARM for clock in scene.clocks):
        raise ActionRefused("no-alarm", rule=rule)
    reading = yield from check(game, hero, action, attribute=action.attribute, tn=action.tn)
    if reading.is_untried:
        return (yield from untried(game, hero, reading))
    effects = spend_action(game, scene, hero.id) + reading.effects
    if reading.succeeds:
        effects += yield from tick(game, scene, ALARM, -1, rule)
    else:
        effects += yield from raise_alarm(game, scene, rule)
    return (yield from settle(game, scene, hero, reading, effects, clock=action.clock, besides=(ALARM,)))


def raise_alarm(game: Game, scene: Scene, rule: str) -> Procedure[Effects]:
    """The alarm goes up by one; when it is full, it rings."""
    scene.clock(ALARM)
    return (yield from tick(game, scene, ALARM, 1, rule))


def _watchers(game: Game, scene: Scene, foes: tuple[Foe, ...]) -> tuple[tuple[Modifier, ...], Effects]:
    """What those who watch add, each trait once however many have it, and the traits that are spent by it."""
    traits = companion(game.id).traits
    found: dict[str, Modifier] = {}
    spent: Effects = ()
    for foe in foes:
        for modifier in attack_modifiers(game, scene, foe, STEALTH):
            found.setdefault(modifier.cause, modifier)
            if modifier.cause in traits and traits[modifier.cause].once:
                spent += (TraitSpent(foe=foe.id, trait=modifier.cause, rule=game.cite.foe_traits),)
    return tuple(found.values()), spent
