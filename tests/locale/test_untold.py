"""Every effect is told once: by a step that the game says tells it, or by a sentence of its own."""

from __future__ import annotations

from typing import Any

import pytest

from nde.dice import Tell
from nde.locale import words
from nde.locale.untold import untold
from nde.rules import Ruleset, ruleset_ids, ruleset_named
from nde.rules.ruleset import Effect, Told
from tests.prose.told import uncounted
from tests.rules.games import Turn, random_game

EVENINGS, TURNS = 12, 40


class HurtBy(Effect, frozen=True, kw_only=True):
    """Somebody is hurt."""

    who: str
    points: int = 1
    kind: str = ""


class TurnOver(Effect, frozen=True, kw_only=True):
    """Somebody has acted."""

    who: str


TOLD = Told(by={"HurtBy": ("bitten", "all-burnt", "heals")}, books=frozenset(("TurnOver",)))


def hurt(who: str = "ada", points: int = 1, kind: str = "") -> HurtBy:
    return HurtBy(who=who, points=points, kind=kind, rule="x/1")


def step(key: str, **facts: Any) -> Tell:
    return Tell("x/1", key, facts)


def left(effects: list[Effect], *steps: Tell) -> list[Effect]:
    return untold(TOLD, steps, effects)


def test_a_wound_is_told_although_the_die_shows_its_number() -> None:
    assert left([hurt(points=3)], step("rolled", who="ada", face=3)) == [hurt(points=3)]
    assert left([hurt(points=3)], step("rolled", who="ada", points=3)) == [hurt(points=3)]


def test_a_step_tells_what_the_game_says_and_what_has_its_name() -> None:
    assert left([hurt()], step("bitten", who="ada")) == []
    assert left([hurt()], step("hurt-by", who="ada")) == []


def test_a_step_about_somebody_else_tells_nothing() -> None:
    assert left([hurt("bob")], step("bitten", who="ada")) == [hurt("bob")]


def test_a_step_about_something_else_tells_nothing() -> None:
    assert left([hurt(kind="fire")], step("bitten", who="ada", kind="teeth")) == [hurt(kind="fire")]


def test_one_step_about_somebody_tells_one_of_two_blows() -> None:
    assert left([hurt(), hurt()], step("bitten", who="ada")) == [hurt()]
    assert left([hurt(), hurt()], step("bitten", who="ada"), step("bitten", who="ada")) == []


def test_of_two_blows_a_step_tells_the_one_with_its_number() -> None:
    assert left([hurt(points=1), hurt(points=2)], step("bitten", who="ada", points=2)) == [hurt(points=1)]


def test_a_step_may_give_the_number_before_a_limit() -> None:
    assert left([hurt(points=2)], step("heals", who="ada", points=5)) == []


def test_a_step_about_all_tells_it_of_each() -> None:
    assert left([hurt("ada"), hurt("bob")], step("all-burnt", count=2)) == []
    assert left([hurt("ada"), hurt("bob")], step("bitten", who=("ada", "bob"))) == []


def test_a_hint_for_the_game_master_tells_nothing_to_others() -> None:
    assert left([hurt()], Tell("x/1", "bitten", {"who": "ada"}, hint="ada")) == [hurt()]


def test_what_keeps_the_books_is_never_told() -> None:
    assert left([TurnOver(who="ada", rule="x/1")]) == []


@pytest.mark.parametrize("id", ruleset_ids())
def test_games_speak_of_effects_and_steps_that_they_have(id: str) -> None:
    game = ruleset_named(id)
    kinds = {kind.__name__ for kind in game.effects}
    told, speaker = game.told, words("en", id)
    assert set(told.by) | told.books <= kinds
    assert not set(told.by) & told.books, "what a step tells is no bookkeeping"
    assert [key for keys in told.by.values() for key in keys if not speaker.has(f"step-{key}")] == []


@pytest.mark.parametrize("id", ruleset_ids())
def test_every_effect_of_a_random_game_is_told_once(id: str) -> None:
    game = ruleset_named(id)
    turns = [turn for seed in range(EVENINGS) for turn in random_game(game, seed, TURNS)]
    assert [fault for turn in turns for fault in _faults(game, turn)] == []


def _faults(game: Ruleset, turn: Turn) -> list[str]:
    """What is told twice in a turn, and what disappears without a step to tell it."""
    speaker = words("en", game.id)
    steps = [one for one in turn.steps if not one.hint]
    alone = untold(game.told, turn.steps, turn.resolution.effects)
    sentences = [speaker.effect(one) for one in alone]
    texts = [speaker.step(one) for one in steps]
    faults = [f"twice: {said}" for said in sentences for text in texts if said in text]
    missing = uncounted(game.told, turn.steps, turn.resolution.effects, alone)
    return faults + [f"{turn.offer.name}: {one}" for one in missing]
