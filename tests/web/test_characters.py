"""Characters over HTTP: made by choice and chance, and checked with every fault."""

from __future__ import annotations

import pytest

from nde.dice import Ask, at_random, seeded, watch
from nde.rules import ruleset_ids, ruleset_named
from tests.web.house import House


@pytest.mark.parametrize("game", ruleset_ids())
def test_a_character_drawn_at_random_is_sound(house: House, game: str) -> None:
    for seed in range(5):
        data = house.post("/api/characters", {"game": game, "seed": seed}).data
        assert data["sheet"]["traits"]
        checked = house.post("/api/characters/check", {"game": game, "sheet": data["document"]}).data
        assert checked == {"is_valid": True, "faults": []}


@pytest.mark.parametrize("game", ruleset_ids())
def test_a_seed_draws_the_same_and_none_another(house: House, game: str) -> None:
    first, again = (house.post("/api/characters", {"game": game, "seed": 7}).data for _ in range(2))
    assert first == again
    free = {str(house.post("/api/characters", {"game": game}).data["document"]) for _ in range(4)}
    assert len(free) > 1


@pytest.mark.parametrize("game", ruleset_ids())
def test_choices_are_kept(house: House, game: str) -> None:
    asked: list[Ask] = []

    def policy(ask: Ask) -> str:
        asked.append(ask)
        return at_random(seeded(1))(ask)

    watch(ruleset_named(game).create(), seeded(1), policy)
    wished = next(one for one in asked if one.is_open)
    body = {"game": game, "seed": 1, "choices": {wished.key: "Zuzanna"}}
    assert "Zuzanna" in house.post("/api/characters", body).body.decode()


def test_every_bad_choice_is_told(house: House) -> None:
    body = {"game": "nde12", "seed": 1, "choices": {"role": "wizzard", "shoe-size": "44"}}
    for language, word in (("en", "is not asked for here"), ("de", "Schuh"), ("pl", "44")):
        reply = house.post(f"/api/characters?lang={language}", body)
        assert (reply.status, len(reply.data["faults"])) == (422, 2)
        if language == "en":
            assert any(word in one for one in reply.data["faults"])


def test_every_fault_of_a_sheet_is_listed_with_its_place(house: House) -> None:
    body = {"game": "nde12", "sheet": {"name": "X", "role": "wizzard", "strength": "d7", "shoes": 2}}
    data = house.post("/api/characters/check?lang=pl", body).data
    assert not data["is_valid"]
    assert {"role", "strength", "shoes"} <= {one["place"] for one in data["faults"]}
    assert all(one["text"] and one["code"] for one in data["faults"])
    english = house.post("/api/characters/check?lang=en", body).data
    assert [one["code"] for one in english["faults"]] == [one["code"] for one in data["faults"]]
    assert english != data


@pytest.mark.parametrize("game", ruleset_ids())
@pytest.mark.parametrize("sheet", [{}, {"name": {"a": [1]}}, {"kind": 3}, {"hearts": 1e308}, {"": None}])
def test_no_sheet_is_too_odd(house: House, game: str, sheet: dict[str, object]) -> None:
    data = house.post("/api/characters/check", {"game": game, "sheet": sheet}).data
    assert not data["is_valid"]


def test_a_game_that_there_is_not_is_refused(house: House) -> None:
    for path, body in (("", {"game": "x"}), ("/check", {"game": "x", "sheet": {}})):
        reply = house.post(f"/api/characters{path}", body)
        assert (reply.status, reply.data["code"]) == (404, "no-such-game")
