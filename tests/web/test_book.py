"""The game on paper over HTTP, and what was played at a table as its reader knows it."""

from __future__ import annotations

import json
from base64 import b64decode
from typing import Any

import pytest

from nde.rules import ruleset_ids
from tests.web.house import House


@pytest.mark.parametrize("game", ruleset_ids())
def test_a_cheat_sheet_is_a_pdf_in_the_callers_language(house: House, game: str) -> None:
    reply = house.get(f"/api/games/{game}/book/cheat-sheet?lang=cs")
    assert (reply.status, reply.header("content-type")) == (200, "application/pdf")
    assert reply.header("content-disposition") == f'inline; filename="{game}-cheat-sheet-cs.pdf"'
    assert reply.body.startswith(b"%PDF-")
    assert b"/Lang(cs)" in reply.body


def test_the_rules_are_a_page_that_runs_nothing_and_loads_nothing(house: House) -> None:
    reply = house.get("/api/games/nde12/book/rules?format=html&lang=de")
    text = reply.body.decode()
    assert reply.header("content-type") == "text/html; charset=utf-8"
    assert "<script" not in text
    assert 'id="nde12/5.6"' in text
    policy = reply.header("content-security-policy")
    assert policy.startswith("default-src 'none'; style-src 'unsafe-inline';")
    assert house.get("/api/games/nde12/book/rules?format=md&lang=en").body.startswith(b"# Nano Dungeon")


def test_cards_are_chosen_by_name(house: House) -> None:
    page = house.get("/api/games/cairn2e/book/cards?format=html&cards=goblin,spells").body.decode()
    assert "<h2>Goblin</h2>" in page
    assert page.count('class="card"') > 20
    refused = house.get("/api/games/cairn2e/book/cards?cards=gobln")
    assert (refused.status, refused.data["code"]) == (404, "no-such-card-but")


def test_what_is_not_printed_is_refused(house: House) -> None:
    assert house.get("/api/games/nde12/book/saga").data["code"] == "no-such-book"
    assert house.get("/api/games/nde13/book/rules").data["code"] == "no-such-game"
    assert house.get("/api/games/nde12/book/cards?format=md").data["code"] == "bad-query"
    assert house.get("/api/games/nde12/book/cards?paper=a3").data["code"] == "bad-query"


def test_whoever_wants_to_see_it_come_gets_lines_and_at_last_the_same_file(house: House) -> None:
    path = "/api/games/cairn2e/book/cheat-sheet?lang=pl"
    reply = house.get(path, headers={"accept": "application/x-ndjson"})
    assert (reply.status, reply.header("content-type")) == (200, "application/x-ndjson")
    lines: list[Any] = [json.loads(line) for line in reply.body.splitlines()]
    assert [line["progress"]["share"] for line in lines[:-1]] == [0.0, 0.5]
    file = lines[-1]["file"]
    assert (file["name"], file["type"]) == ("cairn2e-cheat-sheet-pl.pdf", "application/pdf")
    assert b64decode(file["content"]) == house.get(path).body


def test_a_refusal_is_the_last_line(house: House) -> None:
    path = "/api/games/cairn2e/book/cards?cards=gobln"
    reply = house.get(path, headers={"accept": "application/x-ndjson"})
    lines: list[Any] = [json.loads(line) for line in reply.body.splitlines()]
    assert lines[-1]["problem"]["code"] == "no-such-card-but"


def test_a_chronicle_is_told_to_a_seat_as_it_knows_it(house: House) -> None:
    table: Any = house.post("/api/tables", {"game": "nde12", "gm": {"name": "Ola"}, "title": "Mill"}).data
    id = table["table"]["id"]
    key = house.post(f"/api/tables/{id}/enter", {"key": table["player"]["key"], "name": "Jan"}).data["key"]
    reply = house.get(f"/api/tables/{id}/chronicle?format=md&lang=en")
    assert (reply.status, reply.header("content-type")) == (200, "text/markdown; charset=utf-8")
    assert reply.header("cache-control") == "no-store"
    assert reply.body.startswith(b"# Mill\n")
    house.cookies.clear()
    assert house.get(f"/api/tables/{id}/chronicle").status == 401
    mine = house.ask("GET", f"/api/tables/{id}/chronicle?all=true", key=key)
    assert (mine.status, mine.body[:5]) == (200, b"%PDF-")
