"""What the step-dice games leave to their game master: complications, prices, benefits, and clues."""

from __future__ import annotations

from collections.abc import Iterator

from nde.rules.promises import Fortune, Promise, Promises
from nde.rules.ruleset import Effect, Resolution
from nde.rules.stepdice.actions import Action
from nde.rules.stepdice.companion.actions import Investigate
from nde.rules.stepdice.companion.attempts import BAD_POSITION
from nde.rules.stepdice.companion.book import companion
from nde.rules.stepdice.companion.effects import ClueFound
from nde.rules.stepdice.companion.encounters import OPENING
from nde.rules.stepdice.effects import (
    BenefitDue,
    ComplicationDue,
    ConditionSet,
    FoeFled,
    HeartsHealed,
    HeartsLost,
    ManaGained,
    ManaSpent,
    RaisedUp,
)
from nde.rules.stepdice.game import Game
from nde.rules.stepdice.play.conditions import conditions
from nde.rules.stepdice.scene import Hero, Scene, is_in

OPEN = frozenset(("extra", "benefit", "scale", "allies-safe"))
"""Benefits of which the rules do not carry out anything themselves."""
FREE, CLUE = "free", "extra-clue"
"""Rows of the table of benefits that mean something of their own; any other may be an opening."""
HAMPERS = {"exposed": "in-the-open", "mired": "caught-fast"}
"""Conditions that a fight may leave a hero in for a moment, each with what is told of it."""


def promises(game: Game) -> Promises:
    """What this edition leaves open, with its own tables of complications and benefits."""
    book = companion(game.id)
    return Promises(
        owed=owed,
        tables=(("bane", book.complications), ("boon", book.benefits)),
        fortunes=lambda scene, who: tuple(_fortunes(game, scene, who)),
        flight=lambda foe: FoeFled(foe=foe, rule=game.cite.morale),
        seeks=lambda action: isinstance(action, Investigate),
    )


def roused(game: Game, scene: Scene) -> tuple[Effect, ...]:
    """Heroes who are down are not dead: they come to with a heart."""
    down = (one.id for one in scene.heroes if one.is_down and not one.is_dead)
    return tuple(RaisedUp(hero=id, rule=game.cite.complications) for id in down)


def owed(action: Action, result: Resolution) -> tuple[Promise, ...]:
    """Complications and prices, benefits that nobody has carried out, where a clue leads."""
    return tuple(one for one in map(_owed, result.effects) if one is not None)


def _owed(effect: Effect) -> Promise | None:
    if isinstance(effect, ComplicationDue):
        theme = "price" if effect.kind == "cost" else ""
        return Promise(owes="bane", who=effect.hero, theme=theme, is_usual=effect.kind == "consequence")
    if isinstance(effect, BenefitDue) and effect.benefit in OPEN:
        return Promise(owes="boon", who=effect.hero)
    if isinstance(effect, ClueFound):
        return Promise(owes="boon", who=effect.hero, is_clue=True)
    return None


def _fortunes(game: Game, scene: Scene, who: str) -> Iterator[Fortune]:
    hero = next((one for one in scene.heroes if one.id == who and not one.is_down), None)
    if hero is not None:
        yield from _bad(game, scene, hero)
        yield from _good(game, scene, hero)


def _bad(game: Game, scene: Scene, hero: Hero) -> Iterator[Fortune]:
    body, rule = hero.character, game.cite.complications
    if body.mana:
        spent = ManaSpent(hero=hero.id, mana=1, rule=rule)
        yield Fortune(key="drained", is_good=False, themes=("price",), effects=(spent,))
    if body.hearts > body.hearts_most // 2 + 1:
        hurt = HeartsLost(hero=hero.id, rule=rule)
        yield Fortune(key="grazed", is_good=False, themes=("price",), effects=(hurt,))
    for chip in conditions(game, scene, hero.id):
        if chip.key in HAMPERS and not chip.is_on and scene.is_fight:
            yield Fortune(
                key=HAMPERS[chip.key], is_good=False, themes=("bad-position",), effects=(chip.effect,)
            )
    if not is_in(hero, BAD_POSITION.key) or not body.mana:
        worse = ConditionSet(who=hero.id, condition=BAD_POSITION, rule=rule)
        yield Fortune(
            key="off-balance", is_good=False, themes=("bad-position", "lost-time"), effects=(worse,)
        )
        yield Fortune(key="gear-slips", is_good=False, themes=("gear-trouble",), effects=(worse,))


def _good(game: Game, scene: Scene, hero: Hero) -> Iterator[Fortune]:
    body, rule = hero.character, game.cite.complications
    if body.hearts < body.hearts_most:
        healed = HeartsHealed(hero=hero.id, hearts=1, rule=rule)
        yield Fortune(key="second-wind", is_good=True, refills=True, themes=(FREE,), effects=(healed,))
    if body.mana < body.mana_most:
        gained = ManaGained(hero=hero.id, mana=1, rule=rule)
        yield Fortune(key="power-back", is_good=True, refills=True, themes=(FREE,), effects=(gained,))
    others = [one for one in scene.heroes if one.id != hero.id and not one.is_down]
    ally = next((one for one in (*others, hero) if not is_in(one, OPENING.key)), hero)
    opened = ConditionSet(who=ally.id, condition=OPENING, rule=rule)
    themes = tuple(one for one in companion(game.id).benefits if one not in (FREE, CLUE))
    yield Fortune(key="opening", is_good=True, themes=themes, effects=(opened,), who=ally.id)
