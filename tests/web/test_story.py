"""The past of a table in sentences, and the rules and foes of the game as it is played there."""

from __future__ import annotations

import json
from typing import Any

import pytest

from nde.hub.snapshots import read_entries
from nde.locale import LANGUAGES
from nde.rules import ruleset_ids
from nde.table.commands import Command, Say
from tests.web.house import House
from tests.web.test_play import SECRET, do
from tests.web.test_tables import path_of, refusal


def test_the_story_is_told_in_the_readers_language(house: House) -> None:
    made = house.made(heroes=2)
    ada = house.seated(made)
    do(house, made, ada["key"], "Say", text="hello")
    told = {
        language: house.get(f"{path_of(made)}/story?lang={language}", key=ada["key"]).data
        for language in LANGUAGES
    }
    for language in LANGUAGES:
        entries = told[language]["entries"]
        numbers = [one["entry"]["number"] for one in entries]
        assert numbers == list(range(1, told[language]["version"] + 1))
        assert "⟨" not in json.dumps(entries, ensure_ascii=False)
    assert len({json.dumps([one["text"] for one in told[one_of]["entries"]]) for one_of in LANGUAGES}) == 4
    assert any("hello" in line for line in told["en"]["entries"][-1]["text"])


def test_earlier_pages_join_without_a_gap(house: House) -> None:
    made = house.made()
    key = made["gm"]["key"]
    for number in range(30):
        do(house, made, key, "Say", text=f"line {number}")
    numbers: list[int] = []
    before = 0
    for _ in range(10):
        page = house.get(f"{path_of(made)}/story?limit=7&before={before}", key=key).data["entries"]
        if not page:
            break
        numbers = [one["entry"]["number"] for one in page] + numbers
        before = numbers[0]
        if before == 1:
            break
    assert numbers == list(range(1, numbers[-1] + 1))


def test_a_whisper_is_in_nobody_elses_story(house: House) -> None:
    made = house.made()
    ada, bea = house.seated(made, "Ada"), house.seated(made, "Bea")
    do(house, made, made["gm"]["key"], "Say", text=SECRET, to=[ada["seat"]])
    assert SECRET in json.dumps(house.get(f"{path_of(made)}/story", key=ada["key"]).data)
    assert SECRET not in json.dumps(house.get(f"{path_of(made)}/story", key=bea["key"]).data)


@pytest.mark.parametrize("game", ruleset_ids())
def test_rules_and_foes_of_the_game_that_is_played(house: House, game: str) -> None:
    made = house.made(game=game)
    key = made["gm"]["key"]
    first = house.get(f"/api/games/{game}/rules").data["rules"][0]
    name = first["id"].partition("/")[2]
    assert house.get(f"{path_of(made)}/rules/{name}", key=key).data["rule"] == first
    foes = house.get(f"{path_of(made)}/foes", key=key).data["foes"]
    assert foes == house.get(f"/api/games/{game}/foes").data["foes"]
    block = house.get(f"{path_of(made)}/foes/{foes[0]['id']}", key=key).data
    assert block["name"] == foes[0]["title"]
    assert refusal(house.get(f"{path_of(made)}/rules/nonsense", key=key)) == (404, "no-such-rule")
    assert refusal(house.get(f"{path_of(made)}/foes/nobody", key=key)) == (404, "no-such-stat-block")


def test_strangers_are_told_nothing(house: House) -> None:
    made = house.made()
    house.cookies.clear()
    for path in ("story", "foes", "rules/5.5"):
        assert house.get(f"{path_of(made)}/{path}", key="wrong").status in (401, 403)


def test_the_version_of_a_story_is_its_last_entry_whatever_happens_meanwhile(house: House) -> None:
    """Whoever listens on from there would otherwise miss what happened while the story was being told."""
    made = house.made()
    key = made["gm"]["key"]
    for number in range(5):
        do(house, made, key, "Say", text=f"line {number}")
    live = house.runner.run(house.hub.live(made["table"]["id"]))
    happened = live.happened

    async def slowly(after: int, upto: int | None = None) -> Any:
        found = await happened(after, upto)
        await live.carry_out(Command(seat="gm", do=Say(text="meanwhile")))
        return found

    live.happened = slowly  # type: ignore[method-assign]
    told = house.get(f"{path_of(made)}/story", key=key).data
    assert told["version"] == told["entries"][-1]["entry"]["number"] == live.version - 1
    assert (told["has_earlier"], told["is_cut"]) == (False, False)


def test_a_story_that_is_read_anew_holds_nothing_that_happens_meanwhile(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever listens on from its version would otherwise be told that twice."""
    made = house.made()
    key = made["gm"]["key"]
    for number in range(5):
        do(house, made, key, "Say", text=f"line {number}")
    live = house.runner.run(house.hub.live(made["table"]["id"]))
    live.tail.clear()  # as it is when a table has just been opened

    async def slowly(*args: Any) -> Any:
        found = await read_entries(*args)
        await live.carry_out(Command(seat="gm", do=Say(text="meanwhile")))
        return found

    monkeypatch.setattr("nde.hub.live.read_entries", slowly)
    told = house.get(f"{path_of(made)}/story", key=key).data
    assert told["version"] == told["entries"][-1]["entry"]["number"] == live.version - 1


def test_of_a_very_long_log_the_beginning_is_said_to_be_cut(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("nde.hub.live.LONGEST_REFOLD", 10)
    made = house.made()
    key = made["gm"]["key"]
    for number in range(80):
        do(house, made, key, "Say", text=f"line {number}")
    told = house.get(f"{path_of(made)}/story?limit=200", key=key).data
    assert told["entries"][0]["entry"]["number"] > 1
    assert (told["has_earlier"], told["is_cut"]) == (False, True)


def test_the_whole_adventure_is_told_to_its_game_master_alone(house: House) -> None:
    made = house.made(heroes=2, adventure="lantern-cellar")
    ada, path = house.seated(made), f"{path_of(made)}/adventure"
    for language in LANGUAGES:
        told = house.get(f"{path}?lang={language}", key=made["gm"]["key"]).data
        assert [one["is_visited"] for one in told["rooms"]] == [False] * len(told["rooms"])
        assert "⟨" not in json.dumps(told, ensure_ascii=False)
        assert any(one["foes"] for one in told["rooms"])
    last = told["rooms"][-1]["id"]
    assert refusal(house.get(path, key=ada["key"])) == (403, "only-the-gm")
    do(house, made, made["gm"]["key"], "GoTo", place=last)
    told = house.get(path, key=made["gm"]["key"]).data
    assert [one["id"] for one in told["rooms"] if one["is_here"]] == [last]


def test_where_no_adventure_is_played_there_is_none_to_tell(house: House) -> None:
    made = house.made(heroes=2)
    assert refusal(house.get(f"{path_of(made)}/adventure", key=made["gm"]["key"]))[1] == "no-adventure"
