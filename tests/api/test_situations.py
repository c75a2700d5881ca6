"""`nde.odds` and `nde.resolve` answer and refuse as the commands of these names do."""

from __future__ import annotations

import json
import keyword
from collections.abc import Callable
from fractions import Fraction

import pytest

import nde
from nde.locale import LANGUAGES
from nde.rules import ruleset_ids, ruleset_named
from tests.cli.terminal import nde as command


def complaint(ask: Callable[[], object], language: str = "en") -> list[str]:
    with pytest.raises(nde.Refused) as refused:
        ask()
    return refused.value.text(language).splitlines()


def told(*line: str) -> list[str]:
    """What the command complains of."""
    return [said.removeprefix("nde: ") for said in command(*line).err.splitlines()]


def test_odds_are_exact_and_by_name() -> None:
    odds = nde.odds("nde12", "strike", die="d10", foe="minion")
    assert odds.outcomes["failure"] == Fraction(2, 5)
    assert sum(odds.outcomes.values()) == 1
    assert odds.chance == Fraction(1, 2)


def test_where_nothing_is_wished_there_is_no_chance_of_it() -> None:
    assert nde.odds("cairn2e", "scar").chance is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_odds_are_told_and_handed_over_as_the_command_does(language: str) -> None:
    line = ("odds", "tkds", "check", "skill=3", "hu=15", "advantage=1", "--lang", language)
    odds = nde.odds("tkds", "check", skill=3, hu=15, advantage=True)
    assert odds.text(language) + "\n" == command(*line).out
    assert json.loads(json.dumps(odds.data(language))) == json.loads(command(*line, "--json").out)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_came_of_it_is_told_and_handed_over_as_the_command_does(language: str) -> None:
    line = ("resolve", "nde12", "strike", "die=d10", "foe=boss", "--answers", "10,wound", "--lang", language)
    done = nde.resolve("nde12", "strike", die=10, foe="boss", answers=[10, "wound"])
    assert done.text(language) + "\n" == command(*line).out
    assert json.loads(json.dumps(done.data(language))) == json.loads(command(*line, "--json").out)


def test_a_seed_gives_what_the_command_gives() -> None:
    done = nde.resolve("cairn2e", "strike", dice=["d8", "d6"], armor=1, seed=5)
    line = ("resolve", "cairn2e", "strike", "dice=d8,d6", "armor=1", "--seed", "5")
    assert done.text() + "\n" == command(*line).out


def test_the_answers_of_a_run_lead_there_again() -> None:
    done = nde.resolve("tkds", "check", skill=3, hu=15, seed=9)
    again = nde.resolve("tkds", "check", skill=3, hu=15, answers=done.answers)
    assert (again.outcome, again.effects, again.steps) == (done.outcome, done.effects, done.steps)


def test_what_answers_leave_open_is_asked() -> None:
    waiting = nde.resolve("tkds", "check", skill=3, hu=15, answers=())
    assert waiting.question is not None
    assert (waiting.outcome, waiting.effects, waiting.answers) == (None, (), ())


def test_a_pack_of_ours_is_a_game() -> None:
    line = ("odds", "far-orbit", "strike", "die=d8", "foe=minion", "--lang", "pl")
    assert nde.odds("far-orbit", "strike", die=8, foe="minion").text("pl") + "\n" == command(*line).out


def test_wrong_names_and_values_are_refused_all_at_once_in_the_command_s_words() -> None:
    faults = complaint(lambda: nde.odds("nde12", "strike", dye=10, foe="bos", help="perhaps"))
    assert faults == told("odds", "nde12", "strike", "dye=10", "foe=bos", "help=perhaps")
    for wrong in ("“dye”", "“die” is missing", "“bos”", "“perhaps”"):
        assert wrong in "\n".join(faults)


@pytest.mark.parametrize(
    ("game", "situation"), [("nd12", "strike"), ("strike", "nde12"), ("nde12", "strik"), ("", "")]
)
def test_a_wrong_game_or_situation_is_refused_in_the_command_s_words(game: str, situation: str) -> None:
    faults = complaint(lambda: nde.resolve(game, situation), "pl")
    assert faults == told("resolve", game, situation, "--lang", "pl")


def test_what_the_rules_refuse_is_one_of_the_same_refusals() -> None:
    faults = complaint(lambda: nde.resolve("tkds", "check", skill=3, hu=15, answers=[14, 3]))
    assert faults == told("resolve", "tkds", "check", "skill=3", "hu=15", "--answers", "14,3")


def test_a_seed_and_answers_exclude_each_other_beside_every_other_fault() -> None:
    faults = complaint(lambda: nde.resolve("tkds", "check", skil=3, seed=1, answers=[4]))
    assert "“answers” and “seed”" in faults[0]
    assert "“skil”" in faults[1]


def test_every_parameter_can_be_written_as_an_argument() -> None:
    names = {
        param.name
        for id in ruleset_ids()
        for situation in ruleset_named(id).situations
        for param in situation.params
    }
    assert {name for name in names if not name.isidentifier() or keyword.iskeyword(name)} == set()
    assert names & {"seed", "answers"} == set()
