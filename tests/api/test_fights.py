"""`nde.fight` answers and refuses as `nde fight` does."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

import nde
from nde.locale import LANGUAGES
from tests.cli.terminal import nde as command

DUEL = ("fight", "nde14", "--party", "specialist", "--foes", "minion*2")


def without_time(told: str) -> str:
    """The text without the sentence about how long it took, which differs each time."""
    return re.sub(r"\d+[.,]\d+\s+s\b", "SECONDS", " ".join(told.split()))


def timeless(data: Any) -> dict[str, Any]:
    plain: dict[str, Any] = json.loads(json.dumps(data))
    assert plain.pop("seconds") >= 0
    return plain


@pytest.fixture(scope="module")
def duel() -> nde.Fight:
    return nde.fight("nde14", party="specialist", foes=["minion*2"], range=True)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_fight_is_told_and_handed_over_as_the_command_does(duel: nde.Fight, language: str) -> None:
    line = (*DUEL, "--lang", language)
    assert without_time(duel.text(language)) == without_time(command(*line).out)
    assert timeless(duel.data(language)) == timeless(command(*line, "--range", "--json").data)


def test_the_chance_to_win_is_that_of_the_answer(duel: nde.Fight) -> None:
    assert duel.answer is not None
    assert duel.win == duel.answer.win.chance == command(*DUEL, "--json").data["answer"]["win"]["chance"]


def test_what_other_policies_come_to_is_worked_out_on_demand(duel: nde.Fight) -> None:
    assert "range" in duel.data()
    assert "range" not in nde.fight("nde14", party="specialist", foes="minion").data()


def test_a_fight_is_drawn_in_the_reader_s_words(duel: nde.Fight) -> None:
    assert duel.svg().startswith("<?xml")
    assert "wygrana" in duel.svg("pl")


def test_heroes_of_one_s_own_fight_beside_ordinary_ones() -> None:
    hero = nde.character("nde12", role="rogue", name="Ada", seed=5)
    fought = nde.fight("nde12", party=[hero, "warrior"], foes="minion")
    assert [one["name"] for one in fought.data()["party"]] == ["Ada", "Warrior"]
    assert [one["name"] for one in fought.data("pl")["party"]] == ["Ada", "Wojownik"]


def test_a_hero_of_another_game_is_refused() -> None:
    with pytest.raises(nde.Refused, match="nde12"):
        nde.fight("tkds", party=nde.character("nde12", seed=1), foes="wolf")


def test_options_are_those_of_the_command() -> None:
    fought = nde.fight(
        "nde12",
        party="warrior",
        foes="minion",
        policy="spread",
        ruling={"crowd": 1},
        set=["retaliation=melee"],
        simulate=True,
        runs=500,
        seed=3,
    )
    line = ("fight", "nde12", "--party", "warrior", "--foes", "minion", "--policy", "spread", "--ruling")
    more = ("crowd=1", "--set", "retaliation=melee", "--simulate", "--runs", "500", "--seed", "3", "--json")
    assert timeless(fought.data()) == timeless(command(*line, *more).data)


def test_where_something_else_was_asked_there_is_no_single_answer() -> None:
    best = nde.fight("nde12", party="warrior", foes="minion", best=True)
    assert (best.win, best.answer) == (None, None)
    varied = nde.fight("nde12", party="warrior", foes="minion", vary=["game=nde12,nde14"])
    assert [one["label"] for one in varied.data()["variants"]]


def test_everything_wrong_is_refused_at_once_in_the_command_s_words() -> None:
    with pytest.raises(nde.Refused) as refused:
        nde.fight("nde12", party=["rog"], foes="minon", polcy="x", runs="many", exact=True)
    told = str(refused.value)
    for word in ("“--polcy”", "“many”", "“rog”", "“minon”", "“--exact” and “--runs”"):
        assert word in told
    assert (
        f"nde: {told.splitlines()[3]}" in command("fight", "nde12", "--party", "rog", "--foes", "minon").err
    )


def test_a_wrong_game_is_refused_beside_wrong_options() -> None:
    with pytest.raises(nde.Refused) as refused:
        nde.fight("nd12", party="warrior", foes="minion", polcy="x")
    assert [error.code for error in refused.value.errors] == ["no-such-flag", "no-such-game"]


@pytest.mark.parametrize("name", ["svg", "json", "lang", "help"])
def test_options_that_belong_to_a_terminal_are_refused(name: str) -> None:
    with pytest.raises(nde.Refused, match=f"“--{name}” is not a flag"):
        nde.fight("nde12", party="warrior", foes="minion", **{name: "x.svg"})


@pytest.mark.parametrize("party", ["", (), [","]])
def test_nobody_is_no_party(party: Any) -> None:
    with pytest.raises(nde.Refused, match="“--party” is missing"):
        nde.fight("nde12", party=party, foes="minion")
