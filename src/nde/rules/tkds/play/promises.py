"""What TKDS leaves to its game master: the worst and best of a check, what luck brings, what spells tell."""

from __future__ import annotations

from collections.abc import Iterator

from nde.rules.promises import Fortune, Owes, Promise, Promises
from nde.rules.ruleset import Effect, Resolution
from nde.rules.tkds import actions as a
from nde.rules.tkds.book.people import key_abilities
from nde.rules.tkds.effects.body import HpHealed, HpLost, LuckCame
from nde.rules.tkds.effects.fight import Fled, MomentumGained
from nde.rules.tkds.effects.magic import MagicGained, MagicSpent, SpellTold
from nde.rules.tkds.effects.time import EventCame, LightWentOut, RationsFound
from nde.rules.tkds.fight.rounds import MORALE
from nde.rules.tkds.scene import Figure, Scene

EVENTS: dict[str, Owes] = {"encounter": "encounter", "loss": "place", "sign": "sign", "discovery": "boon"}
"""What the events of the book owe; nothing happens by any other."""
CHECKS, LIGHT, LUCK = "tkds/naturals", "tkds/light", "tkds/luck"


def owed(action: a.Action, result: Resolution) -> tuple[Promise, ...]:
    """What goes badly wrong or better than hoped, and what an event or a spell leaves to be told."""
    return (*_of_check(action, result.outcome), *(one for effect in result.effects for one in _of(effect)))


def _of_check(action: a.Action, outcome: str) -> tuple[Promise, ...]:
    if not isinstance(action, a.Check):
        return ()
    if outcome == "critical-failure":
        return (Promise(owes="bane", who=action.who),)
    return (Promise(owes="boon", who=action.who),) if outcome == "critical-success" else ()


def _of(effect: Effect) -> Iterator[Promise]:
    if isinstance(effect, EventCame) and effect.event in EVENTS:
        yield Promise(owes=EVENTS[effect.event])
    elif isinstance(effect, LuckCame) and (event := effect.detail.removeprefix("luck-")) in EVENTS:
        yield Promise(owes=EVENTS[event])
    elif isinstance(effect, SpellTold):
        works = effect.outcome in ("success", "critical-success")
        yield Promise(owes="asked", who=effect.who, fulfils="wholly" if works else "partly")


def fortunes(scene: Scene, who: str) -> tuple[Fortune, ...]:
    """Small turns for better or worse."""
    figure = next((one for one in scene.figures if one.id == who and not one.is_out), None)
    return (*_bad(scene, figure), *_good(scene, figure)) if figure is not None else ()


def _bad(scene: Scene, figure: Figure) -> Iterator[Fortune]:
    body, who = figure.character, figure.id
    if body.hp > 1:
        yield _fortune("grazed", HpLost(who=who, points=1, rule=CHECKS))
    if body.magic:
        yield _fortune("drained", MagicSpent(who=who, points=1, rule=CHECKS))
    if scene.light:
        yield _fortune("light-out", LightWentOut(rule=LIGHT))


def _good(scene: Scene, figure: Figure) -> Iterator[Fortune]:
    body, who = figure.character, figure.id
    if body.hp < body.hp_most:
        yield _fortune("second-wind", HpHealed(who=who, points=1, rule=LUCK), is_good=True)
    if body.magic < body.magic_most:
        yield _fortune("power-back", MagicGained(who=who, points=1, rule=LUCK), is_good=True)
    if scene.is_fight and not figure.momentum and "surge" in key_abilities(body):
        gained = MomentumGained(who=who, is_earned=False, rule=LUCK)
        yield _fortune("swing", gained, is_good=True)
    if not scene.is_fight:
        yield _fortune("provisions", RationsFound(who=who, rations=1, rule=LUCK), is_good=True)


def _fortune(key: str, effect: Effect, *, is_good: bool = False) -> Fortune:
    return Fortune(key=key, is_good=is_good, effects=(effect,))


PROMISES = Promises(
    owed=owed,
    fortunes=fortunes,
    flight=lambda foe: Fled(who=foe, rule=MORALE),
    oracle=a.LuckRoll,
    reaction=lambda: a.LuckRoll(reads="reaction"),
    is_kindly=lambda effect: (
        isinstance(effect, LuckCame) and effect.detail in ("luck-curious", "luck-friendly")
    ),
    is_wary=lambda effect: isinstance(effect, LuckCame) and effect.detail == "luck-wary",
)
"""What the game leaves open, and its die of luck."""
