"""Characters over HTTP: made by choice and chance, and checked with every fault."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from nde.dice import Ask, at_random, seeded, watch
from nde.rules import ruleset_ids, ruleset_named
from nde.rules.pack import SHIPPED
from tests.web.house import House


@pytest.mark.parametrize("game", ruleset_ids())
def test_a_character_drawn_at_random_is_sound(house: House, game: str) -> None:
    for seed in range(5):
        data = house.post("/api/characters", {"game": game, "seed": seed}).data
        assert data["sheet"]["traits"]
        checked = house.post("/api/characters/check", {"game": game, "sheet": data["document"]}).data
        assert (checked["is_valid"], checked["faults"], checked["game"]) == (True, [], game)
        assert checked["sheet"]["document"] == data["document"]


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


def check(house: House, text: str, **more: str) -> Any:
    return house.post("/api/characters/check?lang=en", {"text": text, **more}).data


@pytest.mark.parametrize("game", ruleset_ids())
def test_a_file_is_read_as_toml_and_as_json(house: House, game: str) -> None:
    document = house.post("/api/characters", {"game": game, "seed": 3}).data["document"]
    as_json = check(house, msgspec.json.encode(document).decode())
    as_toml = check(house, as_json["file"])
    assert as_json["is_valid"]
    assert as_toml == as_json
    assert check(house, "\ufeff" + as_json["file"].replace("\n", "\r\n")) == as_json


def test_every_fault_of_a_file_stands_on_its_line(house: House) -> None:
    text = 'game = "nde12"\nname = 3\nrole = "wizzard"\ntalents = ["a", 4]\nshoes = 2\n'
    faults = {one["place"]: one["line"] for one in check(house, text)["faults"]}
    assert (faults["name"], faults["role"], faults["talents[1]"], faults["shoes"]) == (2, 3, 4, 5)
    assert faults["strength"] == 0
    nested = 'game = "tkds"\nname = "A"\n[[items]]\nkey = "rope"\n\n[[items]]\nkey = "ropee"\n'
    lines = {one["place"]: one["line"] for one in check(house, nested)["faults"]}
    assert lines["items[1].key"] == 7


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ('game = "nde12"\nname = ', 2),
        ("name = \nrole = 1", 1),
        ('{"game": "nde12",\n "name": }', 2),
        ("{}}", 1),
        ('{"a": 1} x', 1),
        ("\x00", 1),
        ("[" * 5_000, 1),
        ('{"a":' * 3_000, 1),
    ],
)
def test_what_cannot_be_read_is_told_with_its_line(house: House, text: str, line: int) -> None:
    data = check(house, text)
    assert [one["code"] for one in data["faults"]] == ["sheet-unreadable"]
    assert data["faults"][0]["line"] == line
    assert data["faults"][0]["text"], "the place says where, the sentence what and how to mend it"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "game-missing"),
        ('game = "chess"', "no-such-game"),
        ("game = 3", "no-such-game"),
        ('game = "nde12"\npacks = ["nowhere"]', "no-such-pack"),
        ('game = "nde12"\npacks = 7', "no-such-pack"),
    ],
)
def test_a_file_of_no_known_game_says_so(house: House, text: str, code: str) -> None:
    assert [one["code"] for one in check(house, text)["faults"]] == [code]


@pytest.mark.parametrize("pack", SHIPPED)
def test_a_hero_of_a_pack_remembers_it(house: House, pack: str) -> None:
    made = house.post("/api/characters/next", {"game": pack, "seed": 1, "surprise": 200}).data
    assert made["sheet"]["document"]["packs"] == [pack]
    data = check(house, made["file"])
    assert data["is_valid"]
    assert data["sheet"]["document"]["packs"] == [pack]
    assert data["file"] == made["file"]


def test_a_hero_of_another_tool_is_taken_as_a_sheet(house: House) -> None:
    text = '{"name": "Mara", "strength": 12, "dexterity": 9, "willpower": 7, "hp": 3, "eyes": "grey"}'
    said = house.post("/api/characters/check", {"text": text}).data
    assert (said["is_valid"], said["game"], said["faults"]) == (True, "cairn2e", [])
    assert "eyes: grey" in said["file"]
