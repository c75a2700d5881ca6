"""Whole games told in every language: no sentence has a gap, an unknown key or a word left untranslated."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from nde.dice import Ask, Policy, Tell, at_random, seeded, watch
from nde.errors import NdeError
from nde.locale import LANGUAGES, Words, words
from nde.locale.catalogue import entries_of
from nde.locale.facts import WORDED
from nde.rules import Param, Situation, ruleset_ids, ruleset_named
from tests.games import for_games

RUNS = 25


def _value(param: Param, random: Random) -> Any:
    """Some allowed value of a parameter."""
    if param.kind == "flag":
        return random.random() < 0.5
    if param.kind == "die":
        return random.choice(param.sides)
    if param.kind == "number" and param.least is not None and param.most is not None:
        return random.choice((param.default or param.least, random.randint(param.least, param.most)))
    if param.choices and not param.is_many:
        return random.choice(param.choices)
    return param.default


def _told(
    id: str, situation: Situation, seed: int
) -> tuple[list[Tell], list[Ask], list[Any], list[NdeError]]:
    """What is said in one run of a situation: steps, questions, effects, or the refusal."""
    game = ruleset_named(id)
    random = Random(seed)
    posed = situation.pose({param.name: _value(param, random) for param in situation.params})
    asked: list[Ask] = []
    policy = at_random(seeded(seed))

    def noted(ask: Ask) -> str:
        asked.append(ask)
        return policy(ask)

    try:
        run = watch(game.resolve(posed.scene, posed.action), seeded(seed), noted)
    except NdeError as refusal:
        return [], asked, [], [refusal]
    return list(run.steps), asked, list(run.result.effects), []


def _sentences(speaker: Words, told: tuple[list[Tell], list[Ask], list[Any], list[NdeError]]) -> list[str]:
    steps, asked, effects, refusals = told
    said = [speaker.step(step) for step in steps] + [speaker.effect(effect) for effect in effects]
    said += [speaker.ask(ask) for ask in asked] + [speaker.error(refusal) for refusal in refusals]
    return said + [speaker.option(ask, option) for ask in asked for option in ask.options]


CASES = [(id, situation.name) for id in ruleset_ids() for situation in ruleset_named(id).situations]


@pytest.mark.parametrize(("id", "name"), CASES)
def test_every_sentence_is_whole_in_every_language(id: str, name: str) -> None:
    situation = ruleset_named(id).situation(name)
    for seed in range(RUNS):
        told = _told(id, situation, seed)
        for language in LANGUAGES:
            for sentence in _sentences(words(language, id), told):
                assert sentence
                assert not set(sentence) & set("{}⟨⟩"), (language, sentence)


@pytest.mark.parametrize(("id", "name"), CASES)
def test_every_key_among_the_facts_has_words(id: str, name: str) -> None:
    situation = ruleset_named(id).situation(name)
    mute = set()
    for seed in range(RUNS):
        for step in _told(id, situation, seed)[0]:
            for fact in WORDED.keys() & step.facts.keys():
                value = step.facts[fact]
                for one in value if isinstance(value, tuple) else (value,):
                    if not any(words("en", id).has(f"{kind}-{one}") for kind in WORDED[fact]):
                        mute.add((step.key, fact, one))
    assert mute == set()


@pytest.mark.parametrize("id", ruleset_ids())
def test_making_and_advancing_a_character_is_told_whole_in_every_language(id: str) -> None:
    game = ruleset_named(id)
    for seed in range(RUNS):
        asked: list[Ask] = []
        policy = at_random(seeded(seed))

        def noted(ask: Ask, asked: list[Ask] = asked, policy: Policy = policy) -> str:
            asked.append(ask)
            return policy(ask)

        made = watch(game.create(), seeded(seed), noted)
        grown = watch(game.advance(made.result), seeded(seed), noted)
        for language in LANGUAGES:
            for sentence in _sentences(words(language, id), ([*made.steps, *grown.steps], asked, [], [])):
                assert sentence
                assert not set(sentence) & set("{}⟨⟩"), (language, sentence)


@pytest.mark.parametrize("language", LANGUAGES)
@for_games("all languages", into="id")
def test_what_a_new_character_is_offered_is_in_the_readers_language(id: str, language: str) -> None:
    asked: list[Ask] = []

    def noted(ask: Ask) -> str:
        asked.append(ask)
        return ask.default

    watch(ruleset_named(id).create(), seeded(7), noted)
    # Dice and modifiers are written as they are; every other option is a key with a word of the language.
    own = entries_of(language)
    mute = []
    for ask in asked:
        kinds = (f"option-{ask.key}", "option", ask.key, ask.key.rpartition("-")[2])
        for option in ask.options:
            keys = [f"{prefix}{kind}-{option}" for prefix in (f"{id}-", "") for kind in kinds]
            if not option[-1].isdigit() and not any(key in own for key in keys):
                mute.append((ask.key, option))
    assert mute == []
