"""Making a character question by question over HTTP: the client keeps the answers, the server nothing."""

from __future__ import annotations

from typing import Any

import pytest

from nde.locale import LANGUAGES
from nde.rules import ruleset_ids
from nde.rules.pack import SHIPPED
from tests.web.house import House

PATH = "/api/characters/next"


def go_on(house: House, game: str, *answers: str, language: str = "en", **more: Any) -> Any:
    body = {"game": game, "answers": answers, "seed": 5, **more}
    return house.post(f"{PATH}?lang={language}", body).data


def walk(house: House, game: str, choose: Any) -> Any:
    """The finished character, each question answered by a function of it."""
    answers: list[str] = []
    for _ in range(200):
        made = go_on(house, game, *answers)
        if made["sheet"] is not None:
            return made
        answers.append(choose(made["question"]))
        assert made["question"]["text"]
        assert all(text for _, text in made["question"]["options"])
    raise AssertionError("creation never ends")


def is_sound(house: House, made: Any) -> bool:
    return all(
        house.post("/api/characters/check", body).data["is_valid"]
        for body in ({"sheet": made["sheet"]["document"]}, {"text": made["file"]})
    )


@pytest.mark.parametrize("game", [*ruleset_ids(), *SHIPPED])
def test_proposals_alone_lead_to_a_sound_sheet(house: House, game: str) -> None:
    made = walk(house, game, lambda question: "")
    assert is_sound(house, made)
    assert made["sheet"]["game"]


@pytest.mark.parametrize("game", ruleset_ids())
def test_how_many_questions_are_left_is_told(house: House, game: str) -> None:
    count = go_on(house, game)["left"]
    whole = go_on(house, game, *[""] * count)
    assert (whole["left"], len(whole["answers"]), whole["question"]) == (0, count, None)
    assert go_on(house, game, *[""] * (count - 1))["left"] == 1


@pytest.mark.parametrize("game", ruleset_ids())
@pytest.mark.parametrize("place", [0, 1, -1])
def test_any_options_lead_to_a_sound_sheet(house: House, game: str, place: int) -> None:
    made = walk(house, game, lambda question: question["options"][place % len(question["options"])][0])
    assert is_sound(house, made)


@pytest.mark.parametrize("game", [*ruleset_ids(), *SHIPPED])
def test_what_was_left_to_chance_is_the_same_when_it_is_sent_again(house: House, game: str) -> None:
    first = go_on(house, game, surprise=200)
    answers = [one["answer"] for one in first["answers"]]
    assert go_on(house, game, *answers) == first
    assert is_sound(house, first)
    others = {str(go_on(house, game, surprise=200)["sheet"]["document"]) for _ in range(4)}
    assert len(others) > 1


def test_one_question_can_be_left_to_chance(house: House) -> None:
    made = go_on(house, "nde12", "Ada", surprise=1)
    assert [one["key"] for one in made["answers"]] == ["name", "role"]
    assert made["question"]["key"] == "talent-1"


@pytest.mark.parametrize("game", ruleset_ids())
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bad_answer_is_refused_in_words(house: House, game: str, language: str) -> None:
    answers: list[str] = []
    while go_on(house, game, *answers)["question"]["is_open"]:
        answers.append("")
    body = {"game": game, "answers": [*answers, "wizzard"], "seed": 1}
    reply = house.post(f"{PATH}?lang={language}", body)
    assert (reply.status, reply.data["code"]) == (409, "not-an-option")
    assert "wizzard" in reply.data["title"]


def test_answers_after_a_changed_one_are_kept_while_they_fit(house: House) -> None:
    first = go_on(house, "nde12", surprise=200)
    kept = {one["key"]: one["answer"] for one in first["answers"]}
    # The same role again: nothing is asked anew.
    assert go_on(house, "nde12", "Ada", kept=kept)["sheet"]["name"] == "Ada"
    # A talent that was the second one becomes the first: only the second is asked anew, the rest stays.
    twice = go_on(house, "nde12", "Ada", "mage", kept["talent-2"], kept=kept)
    assert twice["question"]["key"] == "talent-2"
    done = go_on(house, "nde12", "Ada", "mage", kept["talent-2"], "Storyteller", kept=kept, surprise=1)
    assert {one["key"]: one["answer"] for one in done["answers"]}["gear-1"] == kept["gear-1"]


def test_questions_that_come_between_do_not_move_answers(house: House) -> None:
    first = go_on(house, "cairn2e", surprise=200)
    kept = {one["key"]: one["answer"] for one in first["answers"]}
    before = [one["answer"] for one in first["answers"]][:3]
    made = go_on(house, "cairn2e", *before, "choose-each", kept={**kept, "bond": "roll"})
    asked = made["question"]["key"] if made["question"] else ""
    assert asked in ("", "physique")


def test_what_was_rolled_stands_beside_the_answer_it_followed(house: House) -> None:
    made = go_on(house, "cairn2e", "", "", language="en")
    assert made["answers"][0]["steps"][0]["rule"].startswith("cairn2e/")
    every = [step for one in made["answers"] for step in one["steps"]]
    assert every == made["steps"]


def test_the_file_has_words_and_the_document_keys(house: House) -> None:
    made = go_on(house, "nde12", "name-alder", surprise=200, language="pl")
    assert made["sheet"]["document"]["name"] == "name-alder"
    assert "name-alder" not in made["file"]
    assert made["sheet"]["name"] in made["file"]


def test_nothing_odd_is_taken(house: House) -> None:
    for body in ({"seed": -1}, {"seed": 1, "answers": ["a\nb"]}, {"seed": 1, "surprise": 999}, {}):
        assert house.post(PATH, {"game": "nde12", **body}).status == 422
    assert house.post(PATH, {"game": "x", "seed": 1}).status == 404
    many = [one["answer"] for one in go_on(house, "nde12", surprise=200)["answers"]]
    reply = house.post(PATH, {"game": "nde12", "seed": 1, "answers": [*many, "more"]})
    assert (reply.status, reply.data["code"]) == (409, "answers-left-over")
