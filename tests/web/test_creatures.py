"""Pasted stat blocks over HTTP: documents for a table's own creatures, and every fault with its line."""

from __future__ import annotations

import shutil
import sys

import pytest

from nde.rules import ruleset_named
from nde.rules.creatures import creatures_of, read_creature
from nde.web.handlers.creatures import AT_ONCE
from tests.web.house import House

HULK = "**Mire Hulk** 8HP, Armor 2 15 STR 6 DEX fists (1d8+1d8) or mud (d6, blast)\n\n"
PROSE = "The reeds close behind whoever walks here.\n\n"


def test_a_pasted_block_becomes_a_document_that_the_game_reads(house: House) -> None:
    said = house.post("/api/games/cairn2e/creatures?lang=de", {"text": HULK}).data
    (one,) = said["found"]
    assert (one["id"], one["name"], said["faults"]) == ("mire-hulk", "Mire Hulk", [])
    assert "10" in one["assumed"][0]
    block = read_creature(ruleset_named("cairn2e"), one["document"], one["id"])
    assert [attack.dice for attack in block.attacks] == [(8, 8), (6,)]


def test_a_long_text_is_read_apart_and_says_the_same(house: House) -> None:
    text = PROSE * (AT_ONCE // len(PROSE)) + HULK
    long = house.post("/api/games/cairn2e/creatures", {"text": text}).data
    short = house.post("/api/games/cairn2e/creatures", {"text": HULK}).data
    assert long["found"][0] | {"line": 1} == short["found"][0] | {"line": 1}


def test_what_cannot_be_read_is_told_with_its_line(house: House) -> None:
    said = house.post("/api/games/cairn2e/creatures", {"text": f"{HULK}# Rat\n3 STR, bite (d4)\n"}).data
    assert [one["name"] for one in said["found"]] == ["Mire Hulk"]
    assert said["faults"][0]["line"] == 4


@pytest.mark.parametrize("game", ["nde12", "tkds"])
def test_a_game_without_pasted_blocks_says_so(house: House, game: str) -> None:
    assert house.post(f"/api/games/{game}/creatures", {"text": HULK}).data["code"] == "no-pasted-blocks"


def test_a_text_without_a_block_is_refused(house: House) -> None:
    for text in ("hello", PROSE * (AT_ONCE // len(PROSE) + 2)):
        assert house.post("/api/games/cairn2e/creatures", {"text": text}).data["code"] == "nothing-pasted"


def test_a_crash_of_the_reader_does_not_look_like_an_empty_text(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "executable", shutil.which("false"))
    reply = house.post("/api/games/cairn2e/creatures", {"text": PROSE * (AT_ONCE // len(PROSE)) + HULK})
    assert (reply.status, reply.data["code"]) == (500, "broken")


@pytest.mark.parametrize("game", ["cairn2e", "tkds"])
def test_the_line_of_an_attack_is_read_as_that_attack(game: str) -> None:
    rules = ruleset_named(game)
    creatures = creatures_of(rules)
    assert creatures.attack is not None
    attacks = [one for block in rules.foes.values() for one in block.attacks if one.damage]
    assert len(attacks) > 20
    for one in attacks:
        again = creatures.attack(creatures.attack_line(one))
        told = ("damage", "ignores_armor", "ignores_hp", "is_blast", "is_ranged", "skill", "range", "reach")
        assert all(getattr(again, name) == getattr(one, name) for name in told if hasattr(one, name)), one


def test_the_form_of_a_creature_has_words_and_the_values_of_what_it_is_like(house: House) -> None:
    for game, number in (("nde12", "tn"), ("cairn2e", "hp"), ("tkds", "defence")):
        made = house.post("/api/tables", {"game": game, "gm": {"name": "Greta"}}).data
        path = f"/api/tables/{made['table']['id']}/creatures"
        like = [*ruleset_named(game).foes][-1]
        form = house.get(f"{path}?like={like}&lang=pl", key=made["gm"]["key"]).data
        values = {one["name"]: one["value"] for one in form["params"] if "value" in one}
        assert values[number] == getattr(ruleset_named(game).foes[like], number)
        assert all(one["title"] != one["name"] for one in form["params"])
        assert form["can_paste"] is (game == "cairn2e")
