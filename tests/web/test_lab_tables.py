"""What if, from a live table: the game master alone takes the scene into the lab, and nothing changes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from nde.lab.line_up import kinds_of_hero, ordinary
from nde.rules import ruleset_ids, ruleset_named
from tests.web.house import House, open_house
from tests.web.lab_house import alike, in_lines
from tests.web.test_play import do
from tests.web.test_tables import path_of, refusal


@pytest.fixture(name="house", scope="module")
def _house() -> Iterator[House]:
    with open_house() as house:
        for rates in house.app.state.shared.rates.values():
            rates._burst = 1e9
        yield house
        house.app.state.shared.lab.stop()


def table(
    house: House, game: str = "nde12", foes: int = 1, heroes: tuple[str, ...] = ("Ada", "Bo"), **more: Any
) -> dict[str, Any]:
    """A table with heroes of the first kind and some foes of the first block."""
    rules = ruleset_named(game)
    sheet = rules.write_sheet(ordinary(rules, kinds_of_hero(rules)[0]))
    made = house.made(game=game, heroes=[{**sheet, "name": name} for name in heroes])
    block = next(iter(rules.foes))
    if foes:
        named = {f"{block}-{number}": block for number in range(1, foes + 1)}
        do(house, made, made["gm"]["key"], "SetScene", foes=named, **more)
    return made


def begin(house: House, made: dict[str, Any]) -> None:
    """Begin the fight, with every question about it answered as usual."""
    key = made["gm"]["key"]
    do(house, made, key, "Mark", moment="fight")
    while questions := house.get(f"{path_of(made)}/view", key=key).data["questions"]:
        do(house, made, key, "Answer", pending=questions[0]["pending"], answer=questions[0]["default"])


def state(house: House, made: dict[str, Any], language: str = "en") -> Any:
    reply = house.get(f"{path_of(made)}/lab?lang={language}", key=made["gm"]["key"])
    assert reply.status == 200, reply.body
    return reply.data


def what_if(house: House, made: dict[str, Any], **wish: Any) -> Any:
    reply = house.post(f"{path_of(made)}/lab", wish, key=made["gm"]["key"])
    assert reply.status == 200, reply.body
    return reply.data


@pytest.mark.parametrize("game", ruleset_ids())
def test_the_scene_of_a_table_can_be_taken_into_the_lab(house: House, game: str) -> None:
    made = table(house, game)
    begin(house, made)
    told = state(house, made)
    assert told["is_fight"]
    assert [one["title"] for one in told["people"][:2]] == ["Ada", "Bo"]
    wish = {"game": told["game"], "settings": told["settings"], "scene": told["scene"]}
    carried = house.post("/api/lab/fight", wish)
    assert carried.status == 200, carried.body
    asked = what_if(house, made)
    assert alike(asked["answer"], carried.data["answer"])
    assert asked["state"] == told
    assert asked["deeds"]
    assert asked["doing"] == carried.data["doing"], "who does what is told at a table, too"
    assert [one["who"] for one in asked["doing"]["heroes"]] == [one["id"] for one in asked["people"][:2]]


def test_wounds_and_what_is_left_come_along(house: House) -> None:
    made = table(house, foes=2)
    begin(house, made)
    fresh = what_if(house, made)
    hero = fresh["people"][0]
    path = hero["tracks"][0]["path"]
    do(house, made, made["gm"]["key"], "SetValue", path=path, value=1)
    hurt = what_if(house, made)
    assert hurt["people"][0]["tracks"][0]["value"] == 1
    assert hurt["answer"]["win"]["chance"] < fresh["answer"]["win"]["chance"]
    healed = what_if(house, made, put={path: hero["tracks"][0]["value"]})
    assert alike(healed["answer"]["heroes"], fresh["answer"]["heroes"])


def test_more_foes_can_be_tried_out(house: House) -> None:
    made = table(house)
    begin(house, made)
    block = next(iter(ruleset_named("nde12").foes))
    one, two = what_if(house, made), what_if(house, made, foes=[[block, 1]])
    assert [each["id"] for each in two["people"] if each["side"] == "foes"] == [f"{block}-1", f"{block}-2"]
    assert two["answer"]["win"]["chance"] <= one["answer"]["win"]["chance"]
    alone = what_if(house, made, without=["ada"])
    assert [each["title"] for each in alone["people"] if each["side"] == "party"] == ["Bo"]


def test_the_creatures_of_a_table_come_along(house: House) -> None:
    made = table(house)
    begin(house, made)
    gm = made["gm"]["key"]
    do(house, made, gm, "MakeCreatures", creatures={"hulk": {"name": "Hulk", "rank": "minion"}})
    do(house, made, gm, "AddFoes", foes={"hulk-1": "hulk"})
    told = state(house, made)
    assert told["creatures"] == {"hulk": {"name": "Hulk", "rank": "minion"}}
    asked = what_if(house, made, foes=[["hulk", 1]])
    assert [one["title"] for one in asked["people"]].count("Hulk") == 1
    assert len([one for one in asked["people"] if one["title"].startswith("Hulk")]) == 2
    wish = {key: told[key] for key in ("game", "settings", "scene", "creatures")}
    carried = house.post("/api/lab/fight", {**wish, "foes": [["hulk", 1]]})
    assert carried.status == 200, carried.body


def test_what_is_ruled_holds_for_the_scene_of_a_table(house: House) -> None:
    made = table(house)
    begin(house, made)
    usual, easier = (what_if(house, made, rulings={"party": {"steps": steps}}) for steps in (0, -2))
    assert easier["answer"]["win"]["chance"] > usual["answer"]["win"]["chance"]
    assert easier["danger"] == "light"
    refused = house.post(f"{path_of(made)}/lab", {"rulings": {"foes": {"luck": 1}}}, key=made["gm"]["key"])
    assert refusal(refused) == (422, "faults")


def test_next_deeds_are_compared_by_the_whole_fight(house: House) -> None:
    made = table(house)
    begin(house, made)
    asked = what_if(house, made)
    chances = [one["answer"]["win"]["chance"] for one in asked["deeds"]]
    assert chances == sorted(chances, reverse=True)
    assert any(one["is_policy"] for one in asked["deeds"])
    only = what_if(house, made, who="bo")
    assert {one["deed"]["who"] for one in only["deeds"]} <= {"bo", ""}


def test_every_question_takes_a_scene(house: House) -> None:
    made = table(house)
    begin(house, made)
    told = state(house, made)
    path = told["people"][0]["tracks"][0]["path"]
    wish = {"game": told["game"], "settings": told["settings"], "scene": told["scene"], "put": {path: 2}}
    fight = house.post("/api/lab/fight", wish).data["answer"]
    option = house.get("/api/games/nde12").data["options"][1]["option"]
    more: dict[str, dict[str, Any]] = {
        "next": {"who": "bo"},
        "fit": {"win": 0.5},
        "vary": {"vary": [f"{option['key']}={','.join(option['choices'])}"]},
        "compare": {"policies": ["spread"]},
        "best": {"without": ["bo"]},
    }
    found = {}
    for question, besides in more.items():
        reply = house.post(f"/api/lab/{question}", {**wish, **besides})
        assert reply.status == 200, reply.body
        assert reply.data["people"][0]["tracks"][0]["value"] == 2
        found[question] = reply.data
    usual = next(
        one for one in found["vary"]["variants"] if one["settings"][option["key"]] == option["default"]
    )
    assert alike(usual["answer"]["heroes"], fight["heroes"])
    assert alike(found["compare"]["fights"][0]["answer"]["heroes"], fight["heroes"])
    assert {foe for one in found["fit"]["fights"] for foe, _ in one["foes"]} == {told["people"][-1]["kind"]}


def test_nothing_of_it_is_in_the_log(house: House) -> None:
    made = table(house)
    begin(house, made)
    before = house.get(f"{path_of(made)}/entries", key=made["gm"]["key"]).data
    state(house, made)
    what_if(house, made)
    assert house.get(f"{path_of(made)}/entries", key=made["gm"]["key"]).data == before


def test_only_the_game_master_may_look(house: House) -> None:
    made = table(house)
    ada = house.seated(made)
    for key, expected in (
        (ada["key"], (403, "only-the-gm")),
        ("", (401, "key-needed")),
        (made["player"]["key"], (403, "enter-first")),
    ):
        assert refusal(house.get(f"{path_of(made)}/lab", key=key)) == expected
        assert refusal(house.post(f"{path_of(made)}/lab", {}, key=key)) == expected


def test_hidden_foes_are_in_it_for_the_game_master(house: House) -> None:
    block = next(iter(ruleset_named("nde12").foes))
    made = table(house, foes=2, hidden=[f"{block}-2"])
    begin(house, made)
    ada = house.seated(made)
    seen = house.get(f"{path_of(made)}/view", key=ada["key"])
    assert f"{block}-2".encode() not in seen.body
    assert f"{block}-2" in [one["id"] for one in state(house, made)["people"]]


def test_without_a_fight_it_is_asked_as_if_one_began(house: House) -> None:
    for game in ruleset_ids():
        made = table(house, game, heroes=("Ada",))
        told = state(house, made)
        assert not told["is_fight"]
        assert len(told["advice"]) == 1
        asked = what_if(house, made)
        assert asked["answer"]["win"]["chance"] > 0


def test_what_is_missing_for_a_fight_is_said(house: House) -> None:
    made = table(house, foes=0)
    assert len(state(house, made)["advice"]) == 2
    assert state(house, made, "pl")["advice"][0].startswith("Nie ma z kim")
    refused = house.post(f"{path_of(made)}/lab", {}, key=made["gm"]["key"])
    assert refusal(refused) == (409, "lab-nobody-to-fight")
    block = next(iter(ruleset_named("nde12").foes))
    assert what_if(house, made, foes=[[block, 1]])["answer"]["win"]["chance"] > 0


def test_a_roll_that_waits_is_told_of(house: House) -> None:
    made = table(house, "tkds")
    do(house, made, made["gm"]["key"], "Sit", seat="gm", name="Gem", role="gm", rolls="typed")
    do(house, made, made["gm"]["key"], "Mark", moment="fight")
    assert len(state(house, made)["advice"]) == 2


def test_a_table_with_nobody_has_no_scene(house: House) -> None:
    made = house.made()
    assert refusal(house.get(f"{path_of(made)}/lab", key=made["gm"]["key"])) == (409, "lab-no-scene-yet")
    assert refusal(house.post(f"{path_of(made)}/lab", {}, key=made["gm"]["key"])) == (409, "lab-no-scene-yet")


def test_a_packs_words_come_along(house: House) -> None:
    sheet = house.post("/api/characters", {"game": "grim-marsh", "seed": 4}).data["document"]
    made = house.made(game="grim-marsh", heroes=[sheet])
    block = next(iter(ruleset_named("nde12").foes))
    do(house, made, made["gm"]["key"], "SetScene", foes={"it": block})
    told = state(house, made)
    wish = {"game": told["game"], "settings": told["settings"], "scene": told["scene"]}
    people = house.post("/api/lab/fight", wish).data["people"]
    assert [one["title"] for one in people] == [one["title"] for one in told["people"]]


def test_it_comes_in_lines_too(house: House) -> None:
    made = table(house)
    begin(house, made)

    async def talk() -> dict[str, Any]:
        return await in_lines(house, f"{path_of(made)}/lab", {"seed": 7}, made["gm"]["key"]).last()

    answer = house.runner.run(talk())["answer"]
    assert answer["state"]["table"] == made["table"]["id"]
    assert answer["deeds"]


def test_a_scene_that_was_meddled_with_is_refused_and_breaks_nothing(house: House) -> None:
    made = table(house, foes=2)
    begin(house, made)
    told = state(house, made)
    broken = told["scene"]["scene"]
    changes: tuple[dict[str, Any], ...] = (
        {"heroes": []},
        {"foes": "none"},
        {"foes": [broken["foes"][0]] * 2},
        {"side": "nobody"},
    )
    for change in changes:
        scene = {**told["scene"], "scene": {**broken, **change}}
        reply = house.post("/api/lab/fight", {"game": told["game"], "scene": scene})
        assert reply.status < 500, reply.body
    assert what_if(house, made)["answer"]["win"]["chance"] > 0
