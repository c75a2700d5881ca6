"""The page of a game's rules over HTTP: of a game, and of a table as it is played there."""

from __future__ import annotations

import gzip
from typing import Any

import msgspec
import pytest

from nde.rules import ruleset_ids
from tests.web.house import House


@pytest.mark.parametrize("game", ruleset_ids())
def test_the_page_of_a_game_comes_compressed_and_only_once(house: House, game: str) -> None:
    path = f"/api/games/{game}/rules-page?lang=cs"
    reply = house.get(path, headers={"accept-encoding": "gzip"})
    assert (reply.status, reply.header("content-encoding")) == (200, "gzip")
    page = msgspec.json.decode(gzip.decompress(reply.body))
    assert page["game"] == game
    assert len(reply.body) < 100_000
    assert house.get(path, headers={"if-none-match": reply.header("etag")}).status == 304


def test_a_game_that_there_is_not_has_no_page(house: House) -> None:
    assert house.get("/api/games/nde13/rules-page").data["code"] == "no-such-game"


def test_a_word_that_leads_nowhere_is_answered_with_what_is_near(house: House) -> None:
    reply = house.get("/api/games/cairn2e/rules?search=armr&lang=en").data
    assert reply["rules"] == reply["rows"] == reply["foes"] == []
    assert "armor" in [word.lower() for word in reply["near"]]
    assert house.get("/api/games/cairn2e/rules?search=armor&lang=en").data["near"] == []


def test_a_table_has_its_own_page_and_its_own_odds(house: House) -> None:
    wish = {"game": "nde12", "gm": {"name": "Ola"}, "settings": {"top_face": "strict"}}
    made: Any = house.post("/api/tables", wish).data
    id, key = made["table"]["id"], made["gm"]["key"]
    changed = house.ask("GET", f"/api/tables/{id}/rules-page?lang=en", key=key).data
    usual = house.get("/api/games/nde12/rules-page?lang=en").data
    assert changed["lead"] != usual["lead"]
    asked = {"situation": "test", "values": {"die": 6, "tn": 8}}
    here = house.ask("POST", f"/api/tables/{id}/situation", asked, key=key).data["situation"]
    there = house.post("/api/odds", {"game": "nde12", **asked}).data["situation"]
    assert (here["prospect"]["chance"], there["prospect"]["chance"]) == ("0", "1/6")
    assert [fraction for _, fraction, fulfils in there["ways"] if fulfils == "wholly"] == ["1/6"]


def test_the_page_of_a_table_is_for_those_who_sit_there(house: House) -> None:
    made: Any = house.post("/api/tables", {"game": "nde12", "gm": {"name": "Ola"}}).data
    house.cookies.clear()
    assert house.get(f"/api/tables/{made['table']['id']}/rules-page").status == 401
    asked = {"situation": "test", "values": {"die": 6}}
    assert house.post(f"/api/tables/{made['table']['id']}/situation", asked).status == 401
