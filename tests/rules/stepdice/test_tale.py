"""What is done in the step-dice games is told in sentences: who did what to whom, and what came of it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pytest

from nde.locale import LANGUAGES, words
from nde.prose.deeds import Doer
from nde.prose.log import Teller
from nde.prose.tale import came_of, lead, rolled
from nde.rules import ruleset_named
from nde.rules.nde12.settings import SETTINGS as SETTINGS12
from nde.rules.nde14.settings import SETTINGS as SETTINGS14
from nde.rules.stepdice.actions import UsePower
from nde.rules.stepdice.effects import ConditionSet
from nde.rules.stepdice.rolls import Step
from nde.rules.stepdice.scene import Condition
from nde.rules.stepdice.told import TOLD
from nde.rules.stepdice.verbs import VERBS
from nde.table import commands as c
from nde.table import events as e
from nde.table.apply import apply
from nde.table.decision import step_of
from nde.table.offers import offers_for
from nde.table.seats import GM
from nde.table.state import State
from tests.locale.catalogues import by_key
from tests.table.play import Playing, in_fight, played

EDITIONS = ("nde12", "nde14")
EDITION = pytest.mark.parametrize("edition", EDITIONS)
LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
SPACES = ("none", "board", "zones")
LEADS = ("success", "works", "fails", "")
"""How the key of a sentence may end that begins a tale."""


@cache
def evenings(edition: str) -> tuple[Playing, ...]:
    """Random games, in every kind of space."""
    return tuple(played(edition, seed, space, 80) for seed, space in enumerate(SPACES, start=3))


def resolved(edition: str) -> Iterator[tuple[State, e.Entry, State, e.Resolved]]:
    """Everything that was resolved in those games, with the table before and after."""
    for table in evenings(edition):
        state = State(header=table.header)
        for entry in table.entries:
            before, state = state, apply(state, entry)
            for event in entry.events:
                if isinstance(event, e.Resolved):
                    yield before, entry, state, event


@EDITION
@LANGUAGE
def test_everything_that_was_done_is_told_in_whole_sentences(edition: str, language: str) -> None:
    teller = Teller(GM, language)
    for before, entry, after, event in resolved(edition):
        lines = teller.tell(before, entry, after)
        told = after.rules.told
        by_heading = all(step.key in told.turns for step in event.steps)  # whose turn it is, by the round
        assert lines or not event.effects or by_heading, event
        for line in lines:
            assert "⟨" not in line, "a message is missing"
            assert "{" not in line, "a fact is missing"
            assert not re.search(r"\b(who|gear|option|block|step|effect)-[a-z]", line), "a key is shown"


@EDITION
def test_nothing_is_told_twice(edition: str) -> None:
    for _, _, after, event in resolved(edition):
        speaker = words("en", edition)
        loud, effects = came_of(after.rules.told, event.steps, event.effects)
        told = [speaker.say(f"step-{one.key}", **dict(one.facts)) for one in loud]
        told += [speaker.effect(one) for one in effects]
        assert len(told) == len(set(told)), told


@EDITION
def test_every_offer_is_told_by_a_sentence_of_its_own_or_by_its_steps(edition: str) -> None:
    """A sentence leads, or a step of the story says what was done; a walk is told by the table itself."""
    speaker = words("en", edition)
    led = {name for name in VERBS if any(speaker.has(f"tale-{name}-{end}".rstrip("-")) for end in LEADS)}
    for _, _, after, event in resolved(edition):
        name = event.task.name
        if name in VERBS and name not in led and name != "move":
            loud, effects = came_of(after.rules.told, event.steps, event.effects)
            assert loud or effects or not event.effects, name


def test_steps_of_the_story_are_steps_that_rules_tell() -> None:
    met = {step.key for edition in EDITIONS for *_, event in resolved(edition) for step in event.steps}
    rules = ruleset_named("nde12").told
    assert rules is TOLD
    speaker = words("en", "nde12")
    assert [key for key in TOLD.loud if not speaker.has(f"step-{key}")] == []
    assert len(TOLD.loud & met) > 20, "random games tell most of them"
    assert TOLD.alone <= TOLD.loud


@EDITION
@LANGUAGE
def test_what_somebody_says_they_do_is_told_in_their_words(edition: str, language: str) -> None:
    table = in_fight(edition, seed=5)
    offer = next(one.offer for one in offers_for(table.state, "p1") if one.offer.name == "test")
    values = {"attribute": "dexterity", "task": "wejść na koło młyńskie"}
    before, count = table.state, len(table.entries)
    table.do("p1", c.Act(action=offer.action, values=values))
    table.answer_all(lambda ask: ask.default)
    teller = Teller(GM, language)
    state, lines = before, []
    for entry in table.entries[count:]:
        was, state = state, apply(state, entry)
        lines += teller.tell(was, entry, state)
    assert any("wejść na koło młyńskie" in line for line in lines)


@EDITION
def test_a_blow_that_a_trait_takes_is_no_miss(edition: str) -> None:
    """The wish is not fulfilled, but the blow has landed: the sentence goes by the outcome of the roll."""
    speaker = words("en", edition)
    for attack in ("melee", "ranged", "power-strike"):
        for outcome in ("success", "cost", "exceptional"):
            assert speaker.has(f"tale-{attack}-{outcome}")


@EDITION
@LANGUAGE
def test_conditions_are_told_with_a_verb(edition: str, language: str) -> None:
    """Somebody lies on the ground; nobody gets a condition of being knocked down."""
    speaker = words(language, edition)
    keys = [key.removeprefix("condition-") for key in by_key("en") if key.startswith("condition-")]
    assert len(keys) > 5
    for key in keys:
        so = speaker.attribute(f"condition-{key}", "so")
        condition = Condition(key=key, until="round")
        told = speaker.effect(ConditionSet(rule="nde12.injury", who="jagna", condition=condition))
        assert so, key
        assert so in told


@EDITION
@LANGUAGE
def test_whoever_heals_themselves_is_named_once(edition: str, language: str) -> None:
    speaker = words(language, edition)
    doer = Doer(ruleset_named(edition), None, "jagna")
    deed = UsePower(hero="jagna", tier="lesser", heals="jagna")
    for came in ("works", "fails"):
        said = lead(speaker, doer, "heal", deed, (came,), 0)
        assert said.count("jagna") == 1, said


@EDITION
@pytest.mark.rule("nde12/3.4", "nde14/2.4")
def test_where_only_the_highest_face_works_the_roll_says_so_and_names_the_number(edition: str) -> None:
    """A d6 against a boss needs a 6, and the 12 on the boss's block is not forgotten."""
    speaker, settings = words("en", edition), (SETTINGS12 if edition == "nde12" else SETTINGS14)

    def told(dice: int, number: int, face: int) -> str:
        step = step_of(Step(dice=dice, number=number).tell(settings, f"{edition}/x", face, "failure"))
        return speaker.say("tale-roll", **rolled(TOLD, (step,)))

    assert told(6, 12, 5) == "(5 on d6 against 12: only 6 works)"
    assert told(6, 6, 5) == "(5 on d6, needed 6)"
    assert told(20, 12, 5) == "(5 on d20, needed 12)"
