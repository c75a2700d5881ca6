"""Hazards: dangers of the place that act like foes without being any, and can be put out of use."""

from __future__ import annotations

from nde.dice import Ask, Procedure, Tell
from nde.rules.ruleset import ActionRefused, Resolution
from nde.rules.stepdice.attributes import best_of
from nde.rules.stepdice.check import Against, check
from nde.rules.stepdice.clocks import tick_on_failure
from nde.rules.stepdice.companion.actions import DisableHazard, SetHazard, SpringHazard
from nde.rules.stepdice.companion.attempts import settle
from nde.rules.stepdice.companion.book import companion, scaled
from nde.rules.stepdice.companion.deeds import (
    Cause,
    Trial,
    check_resisting,
    clocks_of,
    happen,
    owed_by,
    pick,
    resist,
    suffer,
    unscathed,
)
from nde.rules.stepdice.companion.effects import HazardDisabled, HazardSet
from nde.rules.stepdice.companion.moves import aimed_at, group
from nde.rules.stepdice.companion.records import HazardRecord, Way
from nde.rules.stepdice.game import Game
from nde.rules.stepdice.scene import HAZARD, Hero, Scene, hazard_clock, is_hazard
from nde.rules.stepdice.turns import spend_action, trying_hero, untried


def hazards_in(scene: Scene) -> tuple[tuple[str, str], ...]:
    """The hazards of a scene that still act, as (hazard, name)."""
    found = []
    for clock in scene.clocks:
        if is_hazard(clock.id) and not clock.is_full:
            hazard, _, name = clock.id.removeprefix(HAZARD).partition(":")
            found.append((hazard, name))
    return tuple(found)


def resolve_set_hazard(game: Game, scene: Scene, action: SetHazard) -> Procedure[Resolution]:
    """A hazard is put into the scene, whether or not one of its kind was there."""
    known, rule = companion(game.id).hazards, game.cite.hazards
    if action.hazard not in known:
        raise ActionRefused("no-such-hazard", rule=rule, hazard=action.hazard, allowed=tuple(known))
    yield Tell(rule, "hazard-set", {"hazard": action.hazard})
    return Resolution(outcome="", effects=(HazardSet(hazard=action.hazard, name=action.name, rule=rule),))


def resolve_spring_hazard(game: Game, scene: Scene, action: SpringHazard) -> Procedure[Resolution]:
    """A hazard acts: the heroes in it test, or simply suffer it."""
    record = _sprung(game, scene, action)
    cause = Cause(rule=game.cite.hazards)
    heroes = _targets(game, scene, action, record)
    tn = scaled(game.settings, record.tn)
    trial = Trial(action=action, cause=cause, attributes=record.attributes, tn=tn)
    check_resisting(game, scene, heroes, trial)
    aimed = tuple(hero.id for hero in heroes)
    yield Tell(cause.rule, "hazard-sprung", {"hazard": action.hazard, "does": action.hazard, "hero": aimed})
    effects: tuple[object, ...] = ()
    outcome, failures = "", 0
    escaped: list[str] = []
    for hero in heroes:
        deeds = (yield from pick(game, record.always, cause.rule)) if record.always else ()
        if record.attributes:
            reading = yield from resist(game, hero, trial)
            outcome = reading.outcome
            effects += reading.effects
            if not reading.succeeds:
                deeds += yield from pick(game, record.failure, cause.rule)
                effects += yield from tick_on_failure(
                    game, scene, action.clock, besides=clocks_of(deeds), earlier=failures
                )
                failures += 1
            else:
                escaped.append(hero.id)
            effects += owed_by(game, hero, reading)
        effects += yield from suffer(game, scene, hero, deeds, cause)
        effects += yield from happen(game, scene, deeds, cause)
    yield from unscathed(escaped, cause.rule)
    return Resolution(outcome=outcome if len(heroes) == 1 else "", effects=effects)


def resolve_disable_hazard(game: Game, scene: Scene, action: DisableHazard) -> Procedure[Resolution]:
    """A hero puts a hazard out of use, one of the ways it allows."""
    hero = trying_hero(game, scene, action)
    record = hazard_of(game, scene, action.hazard, action.name)
    rule = game.cite.hazards
    ways = _ways(game, action, record)
    way = ways[0] if len(ways) == 1 else (yield from _chosen(hero, ways, rule))
    against = Against(attribute=way.attribute, tn=scaled(game.settings, way.tn))
    reading = yield from check(game, hero, action, against)
    if reading.is_untried:
        return (yield from untried(game, hero, reading))
    effects = spend_action(game, scene, hero.id) + reading.effects
    if reading.succeeds:
        yield Tell(rule, "hazard-off", {"hazard": action.hazard, "hero": hero.id})
        effects += (HazardDisabled(hazard=action.hazard, name=action.name, rule=rule),)
    return (yield from settle(game, scene, action, reading, effects))


def _sprung(game: Game, scene: Scene, action: SpringHazard) -> HazardRecord:
    """The record of a hazard that acts: one that works in the scene, or any that comes from nowhere."""
    if action.is_sudden:
        return _record(game, action.hazard)
    return hazard_of(game, scene, action.hazard, action.name)


def _record(game: Game, hazard: str) -> HazardRecord:
    known = companion(game.id).hazards
    if hazard not in known:
        raise ActionRefused("no-such-hazard", rule=game.cite.hazards, hazard=hazard, allowed=tuple(known))
    return known[hazard]


def hazard_of(game: Game, scene: Scene, hazard: str, name: str) -> HazardRecord:
    """The record of a hazard, if the game knows it, it is in the scene, and it still works."""
    record = _record(game, hazard)
    id = hazard_clock(hazard, name)
    here = scene.find_clock(id)
    if here is None:
        raise ActionRefused("hazard-not-here", rule=game.cite.hazards, hazard=hazard)
    if here.is_full:
        raise ActionRefused("hazard-is-off", rule=game.cite.hazards, hazard=hazard)
    return record


def _targets(game: Game, scene: Scene, action: SpringHazard, record: HazardRecord) -> tuple[Hero, ...]:
    """The heroes a hazard acts on, each once: one, or as many as stand in what it fills."""
    rule = game.cite.hazards
    heroes = aimed_at(game, scene, action.targets, rule)
    ids = tuple(hero.id for hero in heroes)
    if not record.area and len(heroes) > 1:
        raise ActionRefused("one-target-only", rule=rule, hazard=action.hazard)
    if record.area and group(scene, ids, record.area) != ids:
        raise ActionRefused("targets-apart", rule=rule)
    return heroes


def _ways(game: Game, action: DisableHazard, record: HazardRecord) -> tuple[Way, ...]:
    """The ways open to the hero: of the attribute named, and without tools those that need none.

    Of several with one attribute the easiest stays, so tools that may be used are used.
    """
    rule = game.cite.hazards
    named = tuple(way for way in record.ways if action.attribute in ("", way.attribute))
    if not named:
        allowed = tuple(dict.fromkeys(way.attribute for way in record.ways))
        raise ActionRefused("wrong-attribute", rule=rule, attribute=action.attribute, allowed=allowed)
    usable = [way for way in named if action.has_tools or not way.needs_tools]
    if not usable:
        raise ActionRefused("needs-tools", rule=rule, hazard=action.hazard)
    easiest: dict[str, Way] = {}
    for way in sorted(usable, key=lambda way: way.tn):
        easiest.setdefault(way.attribute, way)
    return tuple(easiest.values())


def _chosen(hero: Hero, ways: tuple[Way, ...], rule: str) -> Procedure[Way]:
    options = tuple(way.attribute for way in ways)
    choice = yield Ask(hero.id, "disable-with", options, best_of(hero, options), rule)
    return ways[options.index(choice)]
