"""Situations without a table, and the worked examples of this part."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import msgspec
import pytest

from nde.dice import Run, odds_of, prefer, resume
from nde.locale import words
from nde.rules.cairn2e.exploration.effects import LightWentOut, Reacted, WeatherTurned
from nde.rules.cairn2e.ruleset import RESOLVE
from nde.rules.cairn2e.situations import situations
from nde.rules.data import load_toml
from nde.rules.ruleset import Example, Posed
from tests.rules.cairn2e.exploration.people import GAME

EXAMPLES = msgspec.convert(
    load_toml("nde.rules.cairn2e", "examples_exploration.toml")["example"], tuple[Example, ...]
)
BY_NAME = {situation.name: situation for situation in situations(GAME)}


def posed(name: str, **given: Any) -> Posed:
    situation = BY_NAME[name]
    return situation.pose({param.name: given.get(param.name, param.default) for param in situation.params})


def chances(name: str, **given: Any) -> dict[str, Fraction]:
    one = posed(name, **given)
    return odds_of(
        lambda: RESOLVE[type(one.action)](GAME, one.scene, one.action),
        lambda result: result.outcome,
        prefer(one.answers),
    )


def test_there_is_one_for_each_question_people_ask() -> None:
    expected = "save strike scar morale retreat first-round "
    expected += "fate reaction cast fatigue panic dungeon-turn supply weather rest trap"
    assert set(BY_NAME) == set(expected.split())


@pytest.mark.parametrize("name", sorted(BY_NAME))
def test_every_situation_can_be_asked_as_it_is(name: str) -> None:
    assert sum(chances(name).values()) == 1


@pytest.mark.rule("cairn2e/reactions", "cairn2e/weather", "cairn2e/dungeon", "cairn2e/supply")
@pytest.mark.parametrize("name", ["reaction", "weather", "dungeon-turn", "supply", "rest", "fatigue"])
def test_what_a_table_says_is_neither_success_nor_failure(name: str) -> None:
    assert chances(name) == {"": 1}


@pytest.mark.rule("cairn2e/reactions", "cairn2e/30")
def test_how_somebody_reacts_is_in_the_effect() -> None:
    one = posed("reaction")
    attitudes = odds_of(
        lambda: RESOLVE[type(one.action)](GAME, one.scene, one.action), lambda result: result.effects
    )
    by_name = {effects[0].reaction: chance for effects, chance in attitudes.items()}
    expected = {"hostile": 1, "wary": 9, "curious": 16, "kind": 9, "helpful": 1}
    assert by_name == {name: Fraction(count, 36) for name, count in expected.items()}


@pytest.mark.parametrize("magic", ["spellbook", "scroll", "relic"])
def test_what_is_cast_from_is_a_thing_of_the_game_with_a_spell_that_has_words(magic: str) -> None:
    item = posed("cast", magic=magic).scene.figure("hero").character.items[0]
    assert item.kind == magic
    assert words("en", "cairn2e").has(f"spell-{item.spell}")


@pytest.mark.rule("cairn2e/fate", "cairn2e/panic", "cairn2e/traps")
def test_their_odds_are_the_books() -> None:
    assert chances("fate")["success"] == Fraction(1, 2)
    assert chances("panic", will=11)["success"] == Fraction(11, 20)
    assert chances("cast", will=8)["success"] == Fraction(8, 20)
    assert chances("cast", danger=False) == {"success": Fraction(1)}
    assert chances("cast", magic="relic") == {"success": Fraction(1)}
    assert chances("trap")["failure"] == Fraction(1, 3)
    assert chances("trap", wary=True) == {"success": Fraction(1)}


@pytest.mark.parametrize(
    "example",
    [pytest.param(one, marks=pytest.mark.rule(*one.rules), id=one.id) for one in EXAMPLES],
)
def test_the_worked_examples_come_out(example: Example) -> None:
    one = posed(example.situation, **example.given)
    run = resume(RESOLVE[type(one.action)](GAME, one.scene, one.action), example.answers)
    assert isinstance(run, Run), run
    assert run.result.outcome == example.outcome
    after = one.scene.after(GAME, run.result.effects)
    for path, expected in example.after.items():
        who, _, field = path.partition(".")
        figure = after.figure(who)
        holder = figure if hasattr(figure, field) else figure.character
        assert getattr(holder, field) == expected, path


@pytest.mark.parametrize(
    ("id", "effect"),
    [
        ("LIVING-HOSTILE", Reacted(reaction="hostile", rule="cairn2e/reactions")),
        ("LIVING-KIND", Reacted(reaction="kind", rule="cairn2e/reactions")),
        ("LIVING-LOSS", LightWentOut(rule="cairn2e/light")),
        (
            "LIVING-CATASTROPHE",
            WeatherTurned(season="winter", weather="catastrophic", rule="cairn2e/weather"),
        ),
    ],
)
def test_the_examples_of_tables_bring_what_they_tell(id: str, effect: Any) -> None:
    example = next(one for one in EXAMPLES if one.id == id)
    one = posed(example.situation, **example.given)
    run = resume(RESOLVE[type(one.action)](GAME, one.scene, one.action), example.answers)
    assert isinstance(run, Run), run
    assert run.result.effects[-1] == effect
