"""Which games can do what: tests ask for abilities and know no game by name.

>>> "nde12" in games_with("map"), set(games_with()) == set(ruleset_ids())
(True, True)
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import pytest

from nde.dice import at_random, play, seeded, watch
from nde.errors import NdeError
from nde.locale import LANGUAGES
from nde.locale.catalogue import languages_of
from nde.rules import Ruleset, ruleset_ids, ruleset_named
from nde.rules.creatures import creatures_of
from nde.rules.play import playing_of
from nde.table.offers import TRYING
from tests.rules.games import random_game


@cache
def games_with(*abilities: str) -> tuple[str, ...]:
    """The games that have all of these abilities."""
    return tuple(id for id in ruleset_ids() if all(can(id, ability) for ability in abilities))


@cache
def can(game: str, ability: str) -> bool:
    """Whether a game has an ability: a key of `ABILITIES`."""
    return ABILITIES[ability](ruleset_named(game))


def _has_map(rules: Ruleset) -> bool:
    return "board" in rules.spaces


def _asks(rules: Ruleset) -> bool:
    """Whether people decide something in the middle of play."""
    return any(
        isinstance(answer, str)
        for seed in range(6)
        for turn in random_game(rules, seed, 30)
        for answer in turn.answers
    )


def _grows_by_choice(rules: Ruleset) -> bool:
    hero = play(rules.create(), seeded(1), at_random(seeded(2)))
    return any(isinstance(answer, str) for answer in watch(rules.advance(hero), seeded(1)).answers)


def _has_acting_foes(rules: Ruleset) -> bool:
    """Whether foes do something of their own, besides what heroes' failures bring."""
    playing = playing_of(rules)
    scene = playing.on_turn(_met(rules), "foe")
    return playing.foe_choice(scene, rules.offers(scene, "gm")) is not None


def _has_flight(rules: Ruleset) -> bool:
    """Whether the scene knows of somebody that they ran."""
    try:
        return rules.look(_met(rules), "foe.has_fled") is False
    except NdeError:
        return False


def _has_harmless_trials(rules: Ruleset) -> bool:
    """Whether whoever fails a trial is as well as before, but for what the adventure does to them."""
    playing = playing_of(rules)
    calm = rules.new_scene(rules.characters(_met(rules)))
    trial = playing.trial(calm, "hero", "might", "hard")
    for seed in range(8):
        scene = calm
        for effect in watch(rules.resolve(calm, trial), seeded(seed)).result.effects:
            scene = rules.apply(scene, effect)
        if playing.standing(scene, "party") < playing.standing(calm, "party"):
            return False
    return True


def _has_no_pressure(rules: Ruleset) -> bool:
    """Whether failures move no clock by themselves."""
    playing = playing_of(rules)
    calm = rules.new_scene(rules.characters(_met(rules)))
    trial = playing.trial(calm, "hero", "might", "hard")
    runs = [watch(rules.resolve(calm, trial), seeded(seed)) for seed in range(12)]
    return not any(playing.presses(calm, trial, run.answers) for run in runs)


def _has_conditions(rules: Ruleset) -> bool:
    return bool(playing_of(rules).conditions(_met(rules), "hero"))


def _proposes_names(rules: Ruleset) -> bool:
    """Whether heroes get names of a list that every language has words for."""
    hero = play(rules.create(), seeded(1), at_random(seeded(2)))
    return rules.sheet(hero).name.startswith("name-")


def _has_morale(rules: Ruleset) -> bool:
    playing = playing_of(rules)
    return playing.tests_morale or playing.moment(_met(rules), "morale") is not None


def _has_own_creatures(rules: Ruleset) -> bool:
    """Whether people can write creatures of their own."""
    try:
        return bool(creatures_of(rules))
    except NdeError:
        return False


def _has_all_languages(rules: Ruleset) -> bool:
    return languages_of(rules.id) == tuple(LANGUAGES)


def _met(rules: Ruleset) -> object:
    """A hero and a brute in a fight."""
    hero = play(rules.create(), seeded(1), at_random(seeded(2)))
    return rules.new_scene({"hero": hero}, {"foe": playing_of(rules).cast("brute", "elite")}, is_fight=True)


ABILITIES: dict[str, Callable[[Ruleset], bool]] = {
    "map": _has_map,
    "questions": _asks,
    "growth by choice": _grows_by_choice,
    "growth by adventures": lambda rules: playing_of(rules).grows,
    "acting foes": _has_acting_foes,
    "conditions": _has_conditions,
    "flight": _has_flight,
    "trials without harm": _has_harmless_trials,
    "no clocks of pressure": _has_no_pressure,
    "success and failure": lambda rules: rules.reading("success") == "wholly",
    "maps first": lambda rules: rules.spaces[:1] == ("board",),
    "names": _proposes_names,
    "morale": _has_morale,
    "own creatures": _has_own_creatures,
    "deaths": lambda rules: any(effect.__name__ == "Died" for effect in rules.effects),
    "tries in words": lambda rules: any(verb.key == TRYING for verb in rules.verbs.values()),
    "all languages": _has_all_languages,
}


def for_games(*abilities: str, into: str = "game") -> pytest.MarkDecorator:
    """Run a test for every game that has these abilities, by its id, or by its value into `ruleset`."""
    ids = games_with(*abilities)
    values = [ruleset_named(id) for id in ids] if into == "ruleset" else ids
    return pytest.mark.parametrize(into, values, ids=ids)
