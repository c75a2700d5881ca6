"""What the server tells about its games: in each language, with everything a form needs to be drawn."""

from __future__ import annotations

import unicodedata
from urllib.parse import quote

import pytest

import nde
from nde.adventures import adventure_ids
from nde.locale import LANGUAGES
from nde.rules import ruleset_ids, ruleset_named
from nde.rules.pack import SHIPPED
from tests.web.house import House


def test_the_server_says_what_it_has(house: House) -> None:
    data = house.get("/api").data
    assert data["version"] == nde.__version__
    assert [one["id"] for one in data["games"]] == list(ruleset_ids())
    assert [one["id"] for one in data["packs"]] == list(SHIPPED)
    assert [one["id"] for one in data["adventures"]] == list(adventure_ids())
    assert data["languages"] == list(LANGUAGES)
    assert "careful" in data["policies"]


def test_titles_are_in_the_callers_language(house: House) -> None:
    said = {house.get(f"/api?lang={one}").data["adventures"][0]["title"] for one in LANGUAGES}
    assert len(said) == 4
    polish = house.get("/api", headers={"accept-language": "fr, pl;q=0.8"}).data
    assert polish == house.get("/api?lang=pl").data


@pytest.mark.parametrize("id", [*ruleset_ids(), *SHIPPED])
def test_a_game_lists_its_options_and_situations(house: House, id: str) -> None:
    data = house.get(f"/api/games/{id}?lang=de").data
    rules = ruleset_named(data["id"])
    assert [one["option"]["key"] for one in data["options"]] == [one.key for one in rules.options]
    for one in data["options"]:
        assert one["title"]
        assert "default" in one["option"]
        assert one["option"]["rules"]
    assert {one["name"] for one in data["situations"]} == {one.name for one in rules.situations}


@pytest.mark.parametrize("id", ruleset_ids())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_of_an_option_has_a_word(house: House, id: str, language: str) -> None:
    data = house.get(f"/api/games/{id}?lang={language}").data
    for one in data["options"]:
        choices = one["option"]["choices"]
        assert len(one["words"]) == len(choices)
        if language != "en":
            raw = {(text, word) for text, word in zip(choices, one["words"], strict=True) if text == word}
            assert not raw, (one["option"]["key"], raw)


def test_a_pack_of_ours_stands_where_a_game_does(house: House) -> None:
    assert house.get(f"/api/games/{SHIPPED[0]}").data["title"] != house.get("/api/games/nde12").data["title"]


@pytest.mark.parametrize("id", ruleset_ids())
def test_rules_are_found_by_their_words_whatever_the_marks_on_letters(house: House, id: str) -> None:
    every = house.get(f"/api/games/{id}/rules?lang=pl").data["rules"]
    assert len(every) == len(ruleset_named(id).rules)
    word = "".join(one for one in unicodedata.normalize("NFD", every[0]["title"]) if one.isascii())
    assert house.get(f"/api/games/{id}/rules?lang=pl&search={quote(word)}").data["rules"]
    nothing: dict[str, list[str]] = {"rules": [], "rows": [], "foes": [], "near": []}
    assert house.get(f"/api/games/{id}/rules?search=xyzzy").data == nothing


def test_a_search_reads_tables_and_stat_blocks_as_well(house: House) -> None:
    data = house.get("/api/games/tkds/rules?search=holy+water").data
    assert ("tkds/gear", "holy water") in [(one["rule"], one["title"]) for one in data["rows"]]
    [orc, *_] = house.get("/api/games/tkds/rules?search=orc").data["foes"]
    assert (orc["id"], orc["source"], orc["sign"]) == ("orc", "ours", "°")


def test_what_is_ours_is_told_of_rules_and_stat_blocks(house: House) -> None:
    rule = house.get("/api/games/tkds/rules/training").data["rule"]
    assert {one["source"] for one in rule["sentences"]} == {"draft", "ours"}
    assert rule["legend"] == ["° ours: not from the book"]
    foes = house.get("/api/games/tkds/foes?lang=de").data
    assert {one["id"]: one["source"] for one in foes["foes"]}["veteran"] == "draft"
    assert foes["legend"] == ["° von uns: nicht aus dem Regelwerk"]
    assert house.get("/api/games/tkds/foes/orc").data["source"] == "ours"


def test_a_rule_comes_with_the_options_that_bear_on_it(house: House) -> None:
    data = house.get("/api/games/nde12/rules/3.4").data
    assert data["rule"]["id"] == "nde12/3.4"
    assert data["rule"]["text"]
    assert all("nde12/3.4" in one["option"]["rules"] for one in data["options"])
    assert data["options"]


@pytest.mark.parametrize("id", ruleset_ids())
def test_every_stat_block_can_be_looked_at(house: House, id: str) -> None:
    foes = house.get(f"/api/games/{id}/foes?lang=cs").data["foes"]
    assert {one["id"] for one in foes} == set(ruleset_named(id).foes)
    for one in foes[:5]:
        data = house.get(f"/api/games/{id}/foes/{one['id']}?lang=cs").data
        assert data["title"] == one["title"]
        assert data["block"]


def test_a_search_finds_foes_by_their_name(house: House) -> None:
    found = house.get("/api/games/cairn2e/foes?lang=de&search=wolf").data["foes"]
    assert found
    assert all("wolf" in (one["id"] + one["title"]).casefold() for one in found)


@pytest.mark.parametrize(
    ("path", "status", "code", "said"),
    [
        ("/api/games/chess?lang=en", 404, "no-such-game", "“chess” is not a known game"),
        ("/api/games/chess?lang=pl", 404, "no-such-game", "„chess”"),
        ("/api/games/chess/rules", 404, "no-such-game", "chess"),
        ("/api/games/nde12/rules/99", 404, "no-such-rule", "nde12/99"),
        ("/api/games/nde12/foes/duck?lang=de", 404, "no-such-stat-block", "ist kein Werteblock"),
        ("/api/games/nde12/foes/duck?lang=cs", 404, "no-such-stat-block", "není blok hodnot"),
        (f"/api/games/{'x' * 100}", 404, "no-such-page", "nothing"),
        ("/api/games?lang=fr", 400, "bad-query", "“fr” is not a value for lang; use one of: en, pl, de, cs"),
        (f"/api/games/nde12/rules?search={'x' * 101}", 400, "bad-query", "search"),
        ("/api/nowhere?lang=de", 404, "no-such-page", "gibt es nichts"),
        ("/api/", 404, "no-such-page", "nothing"),
    ],
)
def test_refusals(house: House, path: str, status: int, code: str, said: str) -> None:
    reply = house.get(path)
    assert (reply.status, reply.data["code"]) == (status, code)
    assert reply.data["status"] == status
    assert said in reply.data["title"]
    assert reply.header("content-type") == "application/problem+json"


def test_a_way_of_asking_that_there_is_not_is_named_with_those_there_are(house: House) -> None:
    reply = house.ask("DELETE", "/api/tables", headers={"accept-language": "pl"})
    assert (reply.status, reply.data["code"]) == (405, "no-such-method")
    assert set(reply.header("allow").replace(" ", "").split(",")) == {"GET", "HEAD", "POST"}
    assert reply.data["title"].startswith("metoda DELETE")


def test_the_head_of_an_answer_is_given_without_it(house: House) -> None:
    assert house.ask("HEAD", "/api").status == 200
