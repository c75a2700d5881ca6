"""`nde resolve` carries a situation out once: by typed answers, by a seed, or by what is usual."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.cli.terminal import nde, refused

STRIKE = ("resolve", "nde12", "strike", "die=d10", "foe=minion", "reach=melee")


@pytest.mark.rule("nde12/5.6")
def test_the_miss_of_the_book_costs_a_heart() -> None:
    data = nde(*STRIKE, "--answers", "4", "--json").data
    assert data["outcome"] == "failure"
    assert [(effect["type"], effect["hearts"], effect["rule"]) for effect in data["effects"]] == [
        ("HeartsLost", 1, "nde12/5.6")
    ]
    assert data["rules"] == ["nde12/3.4", "nde12/5.6"]
    assert data["question"] is None
    for step in data["steps"]:
        assert set(step) == {"rule", "key", "facts", "text"}
        assert step["rule"] in data["rules"]


def test_a_die_that_is_not_answered_is_the_question() -> None:
    data = nde(*STRIKE, "--answers", "", "--json").data
    assert data["outcome"] is None
    assert data["question"]["roll"] == "d10"
    last = nde(*STRIKE, "--answers", "", "--lang", "de").out.splitlines()[-1]
    assert last == "Noch offen: die Figur: würfle W10 für die Probe"


def test_several_dice_are_asked_for_face_by_face() -> None:
    out = nde("resolve", "cairn2e", "reaction", "--answers", "3").out
    assert "2d6" in out
    assert "Type every face" in out


@pytest.mark.rule("nde12/5.5")
def test_a_choice_that_is_not_answered_is_the_question() -> None:
    boss = ("resolve", "nde12", "strike", "die=d10", "foe=boss")
    question = nde(*boss, "--answers", "10", "--json").data["question"]
    assert (question["key"], question["default"], question["who"]) == ("exceptional", "wound", "hero")
    assert "wound" in question["options"]
    assert question["text"]
    wounds = {
        answers: [
            one["wounds"]
            for one in nde(*boss, "--answers", answers, "--json").data["effects"]
            if "wounds" in one
        ]
        for answers in ("10,wound", "10,push")
    }
    assert wounds == {"10,wound": [2], "10,push": [1]}
    by_parameter = nde(*boss, "boon=push", "--answers", "10", "--json").data
    assert by_parameter["answers"] == [10, "push"]
    assert by_parameter["question"] is None


def test_what_a_seed_rolls_can_be_replayed_by_its_answers() -> None:
    for seed in range(20):
        argv = ("resolve", "nde14", "strike", "die=d12", "foe=boss", "luck=reroll")
        rolled = nde(*argv, "--seed", str(seed), "--json").data
        answers = ",".join(map(str, rolled["answers"]))
        assert nde(*argv, "--answers", answers, "--json").data == rolled


@pytest.mark.parametrize("language", ["en", "pl", "de", "cs"])
def test_the_text_tells_every_step_with_its_rule(language: str) -> None:
    out = nde(*STRIKE, "--answers", "4", "--lang", language).out
    assert "[nde12/3.4]" in out
    assert "[nde12/5.6]" in out
    assert "⟨" not in out


@pytest.mark.parametrize(
    ("argv", "text"),
    [
        ((*STRIKE, "--answers", "11"), "“11” is not on a d10; type a face from 1 to 10"),
        ((*STRIKE, "--answers", "4,4"), "1 answer too many, from “4” on"),
        ((*STRIKE, "--answers", "wound"), "“wound” is not"),
        (
            ("resolve", "nde12", "strike", "die=d10", "foe=boss", "--answers", "10,wond"),
            "did you mean “wound”?",
        ),
        ((*STRIKE, "--answers", "4", "--seed", "1"), "“--answers” and “--seed” exclude each other"),
        (("resolve", "nde12"), "the situation is missing; use one of: test, strike"),
        (("resolve",), "the game is missing"),
    ],
)
def test_refusals(argv: tuple[str, ...], text: str) -> None:
    assert text in refused(*argv)


def test_what_the_rules_forbid_is_refused_with_the_reason() -> None:
    told = refused("resolve", "nde12", "power", "die=d10", "tier=great", "mana=1", "--answers", "5")
    assert "nde: " in told
    assert "3" in told


@settings(max_examples=50)
@given(
    st.lists(st.one_of(st.integers(-1, 13), st.sampled_from(["wound", "push", "yes", "", "x"])), max_size=4)
)
def test_any_answers_are_used_or_refused(answers: list[int | str]) -> None:
    said = nde(
        "resolve",
        "nde12",
        "strike",
        "die=d12",
        "foe=boss",
        "--json",
        f"--answers={','.join(map(str, answers))}",
    )
    assert said.status in (0, 2)
    assert bool(said.out) == (said.status == 0)


def test_a_word_that_only_a_game_can_list_is_not_asked_for_before_the_game() -> None:
    assert refused("resolve") == "nde: the game is missing; “nde games” lists them\n"


@pytest.mark.parametrize("situation", ["generate", "complication", "benefit", "rest hearts=1 mana=0"])
@pytest.mark.parametrize("language", ["en", "pl", "de", "cs"])
def test_what_a_step_has_told_is_not_told_again(situation: str, language: str) -> None:
    for seed in "1234":
        line = ("resolve", "nde12", *situation.split(), "--seed", seed, "--lang", language)
        lines = nde(*line, env={"COLUMNS": "200"}).out.splitlines()[2:]
        told = [line.partition("  [")[0].rpartition(": ")[2].strip() for line in lines if line]
        assert len(told) == len(set(told)), lines


def test_what_no_step_has_told_is_told_at_the_end() -> None:
    line = ("resolve", "nde12", "encounter", "--seed", "1")
    shape = "a standard encounter takes shape: 7 foes, no hazards, no clock and any terrain"
    data = nde(*line, "--json").data
    assert shape in [effect["text"] for effect in data["effects"]]
    assert shape not in [step["text"] for step in data["steps"]]
    assert shape in " ".join(nde(*line).out.split())
    assert nde("resolve", "nde12", "rest", "hearts=1").out.count("the scene is over") == 1
    assert nde("resolve", "nde12", "morale", "--answers", "2,flee").out.count("Foe 1 turns and runs") == 1


def test_the_skill_that_was_named_is_rolled_and_that_of_the_task_only_otherwise() -> None:
    named = nde("resolve", "tkds", "check", "task=pick-lock", "which=dexterity", "--seed", "3").out
    assert "Dexterity (DEX)" in named
    assert "Intelligence" not in named
    usual = nde("resolve", "tkds", "check", "task=pick-lock", "--seed", "3").out
    assert "task=pick-lock → which=intelligence" in usual
    assert "Intelligence (INT)" in usual
