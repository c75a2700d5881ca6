"""Adventures from files over HTTP: read, with every fault where it stands, and opened at tables."""

from __future__ import annotations

import pytest

from nde.rules import ruleset_ids
from tests.docs.test_adventures import block
from tests.web.house import House
from tests.web.test_play import do
from tests.web.test_tables import path_of, refusal

GOATS = block("toml")
WRONG = GOATS.replace('to = "slope"', 'to = "slop"').replace("trial", "tril", 1)


def test_an_adventure_is_read_and_told(house: House) -> None:
    read = house.post("/api/adventures/check?lang=pl", {"text": GOATS, "game": "cairn2e"}).data
    assert (read["id"], read["title"], read["faults"]) == ("goat-cave", "Koza w jaskini", [])
    assert [one["title"] for one in read["rooms"]] == ["The slope", "The cave"]


def test_every_fault_is_told_with_its_place_and_its_line(house: House) -> None:
    faults = house.post("/api/adventures/check", {"text": WRONG}).data["faults"]
    assert [one["place"] for one in faults] == ["places.slope.deeds.listen.tril", "places.cave.exits.out.to"]
    lines = WRONG.split("\n")
    assert [lines[one["line"] - 1].split(" ")[0] for one in faults] == ["tril", "to"]
    (broken,) = house.post("/api/adventures/check", {"text": "a = 1\nb ="}).data["faults"]
    assert (broken["line"], broken["place"]) == (2, "")
    (long,) = house.post("/api/adventures/check", {"text": "#" * 60_001}).data["faults"]
    assert "60" in long["text"]


def test_a_table_begins_with_an_adventure_of_ones_own(house: House) -> None:
    made = house.made(heroes=2, adventure_text=GOATS)
    assert made["table"]["title"] == "The Goat in the Cave"
    view = house.get(f"{path_of(made)}/view", key=made["gm"]["key"]).data
    assert view["story"]["adventure"] == "goat-cave"
    reply = house.post("/api/tables", {"game": "nde12", "adventure_text": WRONG})
    assert (reply.status, len(reply.data["faults"])) == (422, 2)


def test_an_adventure_is_opened_at_a_table_that_plays(house: House) -> None:
    made = house.made(heroes=2)
    key = made["gm"]["key"]
    assert refusal(house.get(f"{path_of(made)}/adventure", key=key))[1] == "no-adventure"
    do(house, made, key, "OpenAdventure", text=GOATS)
    told = house.get(f"{path_of(made)}/adventure", key=key).data
    assert [one["id"] for one in told["rooms"]] == ["slope", "cave"]
    assert told["source"] == GOATS
    # Another process knows of it by the log alone.
    story = house.get(f"{path_of(made)}/story", key=key).data
    assert any("The Goat in the Cave" in line for line in story["entries"][-1]["text"])


def test_scenes_are_prepared_read_and_brought_on(house: House) -> None:
    made = house.made(heroes=2)
    key, ada, path = made["gm"]["key"], house.seated(made), f"{path_of(made)}/scenes"
    fork = {"title": "The fork", "text": "Two ways.", "foes": [{"kind": "beast", "count": 2}]}
    do(house, made, key, "PrepareScenes", scenes={"fork": fork})
    assert refusal(house.get(path, key=ada["key"])) == (403, "only-the-gm")
    (scene,) = house.get(f"{path}?lang=de", key=key).data["scenes"]
    assert (scene["id"], scene["document"]) == ("fork", fork)
    assert scene["foes"][0].startswith("2 × ")
    do(house, made, key, "BringOn", id="fork")
    story = house.get(f"{path_of(made)}/story", key=ada["key"]).data
    assert story["entries"][-1]["text"][-1] == "Two ways."


def test_a_table_begins_with_an_expedition_that_nobody_has_played(house: House) -> None:
    made = house.made(expedition={"number": 7, "danger": "safe"})
    again = house.made(expedition={"number": 7})
    assert made["table"]["title"] == again["table"]["title"] != ""
    view = house.get(f"{path_of(made)}/view", key=made["gm"]["key"]).data
    assert view["story"]["adventure"] == "expedition-7"
    assert house.post("/api/tables", {"game": "nde12", "expedition": {"danger": "huge"}}).status == 422
    assert house.post("/api/tables", {"game": "nothing", "expedition": {}}).status == 404


@pytest.mark.parametrize("game", ruleset_ids())
def test_an_adventure_is_made_of_what_happened_and_can_be_played(house: House, game: str) -> None:
    made = house.made(game=game, heroes=2, title="Our evening")
    key, path = made["gm"]["key"], f"{path_of(made)}/adventure/made"
    assert refusal(house.get(path, key=key)) == (404, "nothing-happened")
    fork = {"title": "The fork", "text": "Two ways.", "foes": [{"kind": "beast", "count": 2}]}
    do(house, made, key, "PrepareScenes", scenes={"fork": fork, "ford": {"title": "The ford"}})
    do(house, made, key, "BringOn", id="fork")
    do(house, made, key, "Say", text="It smells of wet dog.")
    do(house, made, key, "BringOn", id="ford")
    text = house.get(f"{path}?lang=pl", key=key).data["text"]
    read = house.post("/api/adventures/check?lang=pl", {"text": text, "game": game}).data
    assert (read["faults"], read["title"]) == ([], "Our evening")
    assert [one["title"] for one in read["rooms"]] == ["The fork", "The ford"]
    assert "Two ways. It smells of wet dog." in text
    assert "count = 2" in text
    do(house, made, key, "OpenAdventure", text=text)
    do(house, made, key, "Choose", option="begin")
    told = house.get(f"{path_of(made)}/adventure", key=key).data
    assert [one["is_here"] for one in told["rooms"]] == [True, False]
    assert len(told["rooms"][0]["foes"]) == 2


def test_an_adventure_is_written_by_fields_and_keeps_its_remarks(house: House) -> None:
    text = f"# My goats.\n{GOATS}"
    document = house.post("/api/adventures/check", {"text": text}).data["document"]
    document["places"]["slope"]["title"]["de"] = "Der Hang"
    document["places"]["slope"]["exits"]["in"]["to"] = "cav"
    wrote = house.post("/api/adventures/write", {"text": text, "document": document}).data
    assert [one["place"] for one in wrote["read"]["faults"]] == ["places.slope.exits.in.to"]
    assert wrote["read"]["document"] == document
    document["places"]["slope"]["exits"]["in"]["to"] = "cave"
    wrote = house.post("/api/adventures/write?lang=de", {"text": wrote["text"], "document": document}).data
    assert wrote["text"].startswith("# My goats.\n")
    assert wrote["read"]["rooms"][0]["title"] == "Der Hang"
    assert wrote["read"]["faults"] == []
    # What cannot be read has no fields, and what is too long is refused.
    assert house.post("/api/adventures/check", {"text": "a = = 1"}).data["document"] is None
    assert house.post("/api/adventures/check", {"text": f"a = {'9' * 40}"}).data["document"] is None
    long = house.post("/api/adventures/write", {"text": "#" * 60_001, "document": {}})
    assert refusal(long)[1] == "too-long"
