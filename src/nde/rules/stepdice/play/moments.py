"""The moments of play, trials and hazards that a table or an adventure knows in any game."""

from __future__ import annotations

from itertools import zip_longest

from msgspec.structs import replace

from nde.rules.people import moment_of
from nde.rules.play import Difficulty, Moment, Severity, Trial, turns_resumed
from nde.rules.stepdice.actions import (
    Action,
    BeginSession,
    EndScene,
    EndTurn,
    Modifier,
    Resolve,
    SafeRest,
    StartFight,
    Test,
    TickClock,
)
from nde.rules.stepdice.attributes import best_of
from nde.rules.stepdice.character import Attribute
from nde.rules.stepdice.companion.actions import CheckMorale, Fall, SpringHazard
from nde.rules.stepdice.companion.blocks import morale_due
from nde.rules.stepdice.companion.book import class_of, companion
from nde.rules.stepdice.game import Game
from nde.rules.stepdice.play.people import takes_part
from nde.rules.stepdice.powers import AIMED_AT, GOING
from nde.rules.stepdice.scene import ALARM, CHASE, Foe, Hero, Scene, is_in

STEPS: dict[Difficulty, int] = {"easy": -1, "normal": 0, "hard": 1}
"""How far from the usual rung of the scale a trial is."""
TRIED_WITH: dict[Trial, tuple[Attribute, ...]] = {
    "might": ("strength",),
    "agility": ("dexterity",),
    "wits": ("power",),
    "nerve": ("strength", "power"),
}
"""What a hero tries something with; of several what they are better at."""
SUDDEN = "falling-stones"
"""The hazard that a light one is: it can be dodged."""


def moment(game: Game, resolve: Resolve, scene: Scene, wanted: Moment) -> Action | None:
    """The action for a moment, if the game has one and it would not be refused now."""
    moments: dict[Moment, Action | None] = {
        "session": BeginSession() if game.settings.luck.per_session else None,
        "fight": StartFight(),
        "turn": EndTurn(),
        "morale": _morale(game, scene) if wanted == "morale" else None,
    }
    if scene.is_fight or scene.find_clock(CHASE):
        moments["calm"] = EndScene(is_conflict=True, has_breather=False)
    alarm = scene.find_clock(ALARM)
    if alarm is not None and not alarm.is_full:  # the books count no other time
        moments["loud-time"] = TickClock(clock=ALARM)
    if not scene.is_fight:
        moments |= {"breather": SafeRest(is_short=True), "rest": SafeRest(), "camp": SafeRest()}
    return moment_of(moments, resolve, scene, wanted)


def breaks_off(scene: Scene) -> EndScene:
    """The end of a fight that is not decided (rulings nde12-broken-off, nde14-broken-off)."""
    return EndScene(has_breather=False, is_broken_off=True)


def resumed(scene: Scene, left: Scene) -> Scene:
    """A fight goes on: tokens and assets used in it stay used, and what hampered or helped somebody holds."""
    before = {hero.id: hero for hero in left.heroes}
    heroes = (_as_left(hero, before[hero.id]) if hero.id in before else hero for hero in scene.heroes)
    clocks = tuple(clock for clock in left.clocks if scene.find_clock(clock.id) is None)
    again: Scene = turns_resumed(scene, left)
    return replace(
        again,
        heroes=tuple(heroes),
        foes=tuple(replace(foe, has_acted=False, moved=0, skipped=0) for foe in scene.foes),
        clocks=(*scene.clocks, *clocks),
        failed=tuple(dict.fromkeys((*left.failed, *scene.failed))),
        cast_down=left.cast_down,
    )


def elsewhere(scene: Scene) -> Scene:
    """The scene on other ground: no power is at work any more, and none is coming at anybody."""
    passing = (GOING.key, AIMED_AT.key)
    heroes = (
        replace(one, conditions=tuple(each for each in one.conditions if each.key not in passing))
        if is_in(one, *passing)
        else one
        for one in scene.heroes
    )
    return replace(scene, heroes=tuple(heroes))


def _as_left(hero: Hero, before: Hero) -> Hero:
    used = zip_longest(hero.assets_used, before.assets_used, fillvalue=0)
    now = {one.key for one in hero.conditions}
    lasting = (one for one in before.conditions if one.until not in PASSING and one.key not in now)
    return replace(
        hero,
        armour=min(hero.armour, before.armour),
        assets_used=tuple(max(pair) for pair in used),
        conditions=(*hero.conditions, *lasting),
        has_acted=False,
        moved=0,
    )


PASSING = ("round", "next-round", "later-round")
"""Until when conditions hold that nobody keeps while the fight is broken off."""


def trial(game: Game, scene: Scene, hero: str, kind: Trial, difficulty: Difficulty) -> Test:
    """A test against the usual number of the game, or the one below or above it on its scale.

    Where numbers do not count (2d6), a difficult situation takes 1 and an easy one adds 1 (NDE 1.4 §8.3).
    """
    settings, who, steps = game.settings, scene.hero(hero), STEPS[difficulty]
    rungs, usual = tuple(settings.rungs.values()), settings.usual_number
    attribute = best_of(who, TRIED_WITH[kind])
    if who.character.variant == "2d6" and settings.two_dice.numbers == "ignored":
        modifiers = (Modifier("difficulty", steps),) if steps else ()
        return Test(hero=hero, attribute=attribute, tn=usual, modifiers=modifiers)
    at = min(max(rungs.index(usual) + steps, 0), len(rungs) - 1)
    return Test(hero=hero, attribute=attribute, tn=rungs[at])


def tried_with(action: Test) -> str:
    """The attribute of the test."""
    return action.attribute


def hazard(game: Game, scene: Scene, hero: str, severity: Severity) -> SpringHazard | Fall:
    """Something that can be dodged, or a fall, which cannot."""
    if severity == "serious":
        return Fall(hero=hero)
    return SpringHazard(hazard=SUDDEN, targets=(hero,), is_sudden=True)


def is_morale_due(game: Game, before: Scene, after: Scene) -> bool:
    """Whether something happened for which the book has the foes' morale checked, and somebody can waver."""
    return bool(morale_due(game, before, after)) and any(takes_part(foe) for foe in after.foes)


def _morale(game: Game, scene: Scene) -> CheckMorale | None:
    """Those who waver, by what can be seen to bear on it (rulings nde12-morale, nde14-morale).

    Whoever leads the others wavers by what they lost themselves alone, where the book says so.
    """
    fighting = [foe for foe in scene.foes if takes_part(foe)]
    foes = tuple(foe.id for foe in fighting if not _is_firm(game, foe))
    if not scene.is_fight or not foes:
        return None
    book = companion(game.id)
    is_led = any(class_of(book, foe.rank) in LEADERS and foe.id not in foes for foe in fighting)
    are_more = len(fighting) > sum(not hero.is_down for hero in scene.heroes)
    seen = {"boss-near": is_led, "upper-hand": are_more}
    causes = tuple(cause for cause in book.morale.modifiers if seen.get(cause))
    return CheckMorale(foes=foes, causes=causes)


def _is_firm(game: Game, foe: Foe) -> bool:
    """Whether a foe leads the others and has not lost enough to waver."""
    book = companion(game.id)
    key = class_of(book, foe.rank)
    least = book.morale.triggers.get(key, foe.wounds_most)
    return key in LEADERS and foe.wounds_most - foe.wounds < least


LEADERS = ("boss", "legendary")
"""The classes of foe that others are steadied by."""
