"""Rolls, odds and situations over HTTP: the same numbers as everywhere else."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from nde.dice import distribution, parse
from nde.rules import ruleset_ids, ruleset_named
from tests.web.house import House, open_house

STRIKE = {"game": "nde12", "situation": "strike", "values": {"die": 10, "foe": "minion", "reach": "melee"}}


def test_a_seed_gives_the_same_faces_again_and_none_gives_others(house: House) -> None:
    wish = {"expression": "10d10000", "times": 2}
    assert (
        house.post("/api/roll", {**wish, "seed": 7}).data == house.post("/api/roll", {**wish, "seed": 7}).data
    )
    assert house.post("/api/roll", wish).data != house.post("/api/roll", wish).data


def test_rolls_are_added_up(house: House) -> None:
    data = house.post("/api/roll", {"expression": "4d6kh3 + 1", "times": 20}).data
    totals = [one["total"] for one in data["rolls"]]
    assert (data["sum"], data["least"], data["most"]) == (sum(totals), min(totals), max(totals))
    assert data["mean"] == pytest.approx(sum(totals) / 20)
    for one in data["rolls"]:
        kept = [face for at, face in enumerate(one["faces"]) if at not in one["dropped"]]
        assert one["total"] == sum(kept) + 1


def test_the_odds_of_dice_are_exact(house: House) -> None:
    data = house.post("/api/odds", {"expression": "4d6kh3"}).data["dice"]
    exact = distribution(parse("4d6kh3"))
    assert {one["result"]: Fraction(one["exact"]) for one in data["results"]} == {
        value: exact.chance(value) for value in exact.weights
    }
    assert Fraction(data["mean"]["exact"]) == exact.mean
    assert data["results"][0]["at_least"] == {"exact": "1", "p": 1.0}


@pytest.mark.rule("nde12/5.9")
def test_the_books_strike_with_help(house: House) -> None:
    """NDE 1.2 §5.9 B: help makes the d10 a d12, position TN 8; a critical wounds a boss twice."""
    values = {"die": 10, "foe": "boss", "help": 1, "steps": 0}
    data = house.post("/api/odds", {"game": "nde12", "situation": "strike", "values": values}).data
    outcomes = {one["outcome"]: Fraction(one["chance"]["exact"]) for one in data["situation"]["outcomes"]}
    assert sum(outcomes.values()) == 1
    assert outcomes["exceptional"] == Fraction(1, 12)
    assert all(one["text"] for one in data["situation"]["effects"])


def test_a_question_answered_as_usual_is_told_and_what_would_be_otherwise(house: House) -> None:
    wish: dict[str, Any] = {"game": "nde12", "situation": "strike", "values": {"die": 10, "foe": "boss"}}
    [assumed] = house.post("/api/odds?lang=pl", wish).data["situation"]["assumed"]
    assert assumed["question"]["key"] == "exceptional"
    assert assumed["question"]["text"]
    assert assumed["answered"] in assumed["question"]["options"]
    said = {**wish, "values": {**wish["values"], "boon": "push"}}
    assert house.post("/api/odds", said).data["situation"]["assumed"] == []


@pytest.mark.parametrize("id", ruleset_ids())
def test_every_situation_can_be_asked_with_its_defaults_or_says_what_it_needs(house: House, id: str) -> None:
    for situation in ruleset_named(id).situations:
        reply = house.post("/api/resolve", {"game": id, "situation": situation.name, "seed": 3})
        needed = [one.name for one in situation.params if one.default is None]
        if needed:
            assert reply.status == 422
            assert [one.partition(":")[0] for one in reply.data["faults"]] == needed
        else:
            assert reply.status in (200, 404, 409, 422), (situation.name, reply.data)


@pytest.mark.rule("nde12/5.6")
def test_given_answers_resolve_as_the_book_does(house: House) -> None:
    data = house.post("/api/resolve", {**STRIKE, "answers": [4]}).data
    assert data["outcome"] == "failure"
    assert [one["effect"]["type"] for one in data["effects"]] == ["HeartsLost"]
    assert data["rules"] == ["nde12/3.4", "nde12/5.6"]
    assert data["question"] is None


def test_what_is_left_open_is_asked_back_in_the_callers_language(house: House) -> None:
    data = house.post("/api/resolve?lang=de", {**STRIKE, "answers": []}).data
    assert (data["outcome"], data["question"]["roll"]) == (None, "d10")
    assert "würfle W10" in data["question"]["text"]


def test_settings_and_packs_change_the_game(house: House) -> None:
    option = next(one for one in ruleset_named("nde12").options if one.ruling.endswith("top-face"))
    other = next(one for one in option.choices if one != option.default)
    wish: dict[str, Any] = {"game": "nde12", "situation": "test", "values": {"die": 6, "tn": 12}}
    usual = house.post("/api/odds", wish).data
    assert house.post("/api/odds", {**wish, "settings": {option.key: other}}).data != usual


PACK = """
[pack]
id = "grit"
format = 1
base = "nde12"
title = { en = "Grit", pl = "Hart", de = "Mumm", cs = "Kuráž" }
"""


def test_a_pack_in_the_request_is_laid_over_the_game(house: House) -> None:
    wish = {"game": "nde12", "situation": "test", "values": {"die": 6, "tn": 4}, "pack": PACK}
    assert house.post("/api/odds", wish).status == 200
    refused = house.post("/api/odds", {**wish, "game": "cairn2e"})
    assert (refused.status, refused.data["code"]) == (409, "pack-for-other-game")
    broken = house.post("/api/odds?lang=de", {**wish, "pack": "[pack"})
    assert (broken.status, broken.data["code"]) == (422, "pack-unreadable")


@pytest.mark.parametrize(
    ("path", "body", "status", "code"),
    [
        ("/api/roll", {"expression": "2d"}, 422, None),
        ("/api/roll", {"expression": "d6", "times": 0}, 422, "body-invalid"),
        ("/api/roll", {"expression": "1000d6", "times": 11}, 409, "too-much-to-tell"),
        ("/api/roll", {"expression": "d6", "faces": [6]}, 422, "body-invalid"),
        ("/api/roll", {}, 422, "body-invalid"),
        ("/api/roll", [], 422, "body-invalid"),
        ("/api/odds", {}, 422, "ask-one-thing"),
        ("/api/odds", {"expression": "d6", "game": "nde12"}, 422, "ask-one-thing"),
        ("/api/odds", {"expression": "1000d6"}, 409, "odds-too-large"),
        ("/api/odds", {"expression": "400d6"}, 409, "too-much-to-tell"),
        ("/api/odds", {"game": "nde12"}, 404, "no-such-situation"),
        ("/api/odds", {"game": "chess", "situation": "mate"}, 404, "no-such-game"),
        ("/api/odds", {**STRIKE, "values": {"die": 7, "foe": 3, "x": 1}}, 422, "faults"),
        ("/api/odds", {**STRIKE, "settings": {"top_face": 9, "x": 1}}, 422, "faults"),
        ("/api/resolve", {**STRIKE, "answers": [4, 4]}, 409, None),
        ("/api/resolve", {**STRIKE, "answers": ["wound"]}, 409, None),
        ("/api/resolve", {**STRIKE, "answers": [11]}, 409, None),
    ],
)
def test_refusals(house: House, path: str, body: Any, status: int, code: str | None) -> None:
    reply = house.post(path, body)
    assert reply.status in ((status,) if code else (status, 422)), reply.data
    assert reply.data["status"] == reply.status
    assert code in (None, reply.data["code"])


def test_every_fault_of_the_values_is_told_in_the_callers_language(house: House) -> None:
    wish = {**STRIKE, "values": {"die": 7, "foo": 1}}
    english = house.post("/api/odds", wish, headers={"accept-language": "en"}).data
    czech = house.post("/api/odds", wish, headers={"accept-language": "cs"}).data
    assert len(english["faults"]) == len(czech["faults"]) == 2
    assert english["faults"] != czech["faults"]


@pytest.mark.parametrize(
    ("content", "kind", "status", "code"),
    [
        (b"", "application/json", 400, "not-json"),
        (b"{", "application/json", 400, "not-json"),
        (b"\xff\xfe{}", "application/json", 400, "not-json"),
        (b'{"expression":"\xff"}', "application/json", 400, "not-json"),
        (b'{"expression":"\\ud800"}', "application/json", 400, None),
        (
            b'{"game":"nde12","values":{"a":' + b"[" * 30_000 + b"]" * 30_000 + b"}}",
            "application/json",
            400,
            "not-json",
        ),
        (
            b'{"values":{"a":' + b'{"a":' * 9_000 + b"1" + b"}" * 9_000 + b"}}",
            "application/json",
            400,
            "not-json",
        ),
        (b'{"values":{"a":' + b"9" * 5_000 + b"}}", "application/json", 400, None),
        (b'{"values":{"a":1e999}}', "application/json", 400, None),
        (b"{}" + b" " * 65_536, "application/json", 413, "body-too-large"),
        (b"{}", "text/plain", 415, "wrong-media-type"),
        (b"{}", "", 415, "wrong-media-type"),
    ],
)
def test_no_body_is_too_broken_for_a_clear_answer(
    house: House, content: bytes, kind: str, status: int, code: str | None
) -> None:
    reply = house.post("/api/odds", content=content, kind=kind)
    assert reply.status == status if code else reply.status in (400, 422), reply.data
    assert code in (None, reply.data["code"])


def test_a_body_that_says_it_is_short_and_is_not_is_cut_off(house: House) -> None:
    headers = {"content-length": "2"}
    reply = house.post("/api/odds", content=b"{}" + b" " * 70_000, headers=headers)
    assert reply.status == 413
    assert reply.header("connection") == "close"


def test_a_body_that_says_it_is_long_is_not_read(house: House) -> None:
    reply = house.post("/api/odds", content=b"{}", headers={"content-length": "99999999999"})
    assert reply.status == 413


def test_whoever_asks_for_too_many_sums_is_told_when_to_come_again(house: House) -> None:
    replies = [house.post("/api/roll", {"expression": "d6"}, client="9.9.9.9") for _ in range(80)]
    refused = [one for one in replies if one.status == 429]
    assert 0 < len(refused) <= 30
    assert refused[-1].data["code"] == "too-fast"
    assert int(refused[-1].header("retry-after")) >= 1
    assert house.post("/api/roll", {"expression": "d6"}, client="9.9.9.8").status == 200


def test_new_tables_are_counted_by_address() -> None:
    with open_house(tables_per_hour=3) as house:
        statuses = [house.post("/api/tables", {"game": "nde12"}, client="9.9.9.9").status for _ in range(5)]
        assert statuses == [201, 201, 201, 429, 429]
        reply = house.post("/api/tables?lang=de", {"game": "nde12"}, client="9.9.9.9")
        assert "zu viele Anfragen" in reply.data["title"]
        assert house.post("/api/tables", {"game": "nde12"}, client="9.9.9.8").status == 201
