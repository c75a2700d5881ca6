"""The lab over HTTP: how far apart a fight begins, what is ruled in it, and maps of heroes × foes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from nde.lab.lab import Lab
from nde.lab.line_up import foes_of, opening, party_of
from nde.lab.policies import POLICIES
from nde.lab.rulings import ruled
from nde.prose.lab.chances import danger_of
from nde.rules import ruleset_ids, ruleset_named
from nde.web.lab.answers import LabFight
from tests.web.house import House, open_house
from tests.web.lab_house import alike, in_lines
from tests.web.test_lab import asked, faults
from tests.web.test_tables import refusal

SMALL = {"game": "nde12", "party": ["warrior"], "foes": [["minion", 2]]}


@pytest.fixture(name="house", scope="module")
def _house() -> Iterator[House]:
    with open_house() as house:
        for rates in house.app.state.shared.rates.values():
            rates._burst = 1e9
        yield house
        house.app.state.shared.lab.stop()


def _expected(apart: int | None = None, party: Any = None, foes: Any = None) -> Any:
    rules = ruled(ruleset_named("nde12"), party or {}, foes or {})
    scene = opening(rules, party_of(rules, [("warrior", 1)]), foes_of(rules, [("minion", 2)]), apart)
    return Lab().fight(rules, scene, POLICIES["focus"]).win.chance


def test_every_game_tells_how_far_apart_a_fight_can_begin(house: House) -> None:
    for language in ("en", "de"):
        games = house.get(f"/api/lab?lang={language}").data["games"]
        assert {one["base"] for one in games} == set(ruleset_ids())
        for game in games:
            assert len(set(game["apart"])) == 4, game["id"]
            assert not any("-" in one or "⟨" in one for one in game["apart"])


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        ({}, {}),
        ({"apart": 1}, {"apart": 1}),
        ({"rulings": {"party": {"because": "cover"}}}, {"party": {"because": "cover"}}),
        ({"rulings": {"foes": {"steps": -2}}}, {"foes": {"steps": -2}}),
        ({"apart": 3, "rulings": {"party": {"steps": -1}}}, {"apart": 3, "party": {"steps": -1}}),
    ],
)
def test_the_situation_counts_and_one_process_tells_situations_apart(
    house: House, change: dict[str, Any], expected: dict[str, Any]
) -> None:
    plain = asked(house, "fight", SMALL)["answer"]["win"]["chance"]
    found = asked(house, "fight", {**SMALL, **change})["answer"]["win"]["chance"]
    assert found == pytest.approx(_expected(**expected), abs=1e-12)
    assert (found == pytest.approx(plain, abs=1e-6)) == (not change)


def test_a_fight_tells_its_danger_and_what_can_be_ruled(house: House) -> None:
    reply = house.post("/api/lab/fight?lang=de", SMALL)
    told = msgspec.json.decode(reply.body, type=LabFight)
    assert told.danger == danger_of(told.answer) == "risky"
    assert [one.param.name for one in told.rulings.foes] == ["steps", "because", "whom", "fallen", "resist"]
    assert told.rulings.foes[-1].words["best"] == "womit jeder die besten Aussichten hat"
    assert [one.who for one in told.doing.heroes] == [one.id for one in told.people if one.side == "party"]
    assert all(one.told for one in told.doing.heroes)
    assert "verschonen" in told.doing.foes
    because = next(one for one in told.rulings.party if one.param.name == "because")
    assert because.words["darkness"] == "Dunkelheit"
    # What has only one value is nothing to be ruled.
    assert "cost" not in [one.param.name for one in told.rulings.party]


def test_the_situation_holds_for_the_other_questions_too(house: House) -> None:
    wish = {**SMALL, "foes": [["minion", 1]], "apart": 1, "rulings": {"party": {"steps": -2}}}
    win = asked(house, "fight", wish)["answer"]["win"]["chance"]
    compared = asked(house, "compare", wish)["fights"][0]
    varied = asked(house, "vary", {**wish, "vary": ["retaliation=core"]})["variants"][0]
    fitted = asked(house, "fit", {**wish, "win": win})["fights"][0]
    cells = asked(house, "map", {**wish, "foe": "minion", "heroes": 1, "most": 1})["cells"]
    found = [one["answer"]["win"]["chance"] for one in (compared, varied, fitted)]
    assert [*found, cells[-1]["win"]["chance"]] == pytest.approx([win] * 4, abs=1e-12)


def test_what_cannot_be_ruled_is_refused_with_what_can(house: House) -> None:
    rulings = {"party": {"steps": 99, "weather": "bad"}, "foes": {"because": "moonlight"}}
    said = faults(house.post("/api/lab/fight", {**SMALL, "rulings": rulings}))
    assert [one.partition(":")[0] for one in said] == [
        "rulings.party.steps",
        "rulings.party.weather",
        "rulings.foes.because",
    ]
    assert "steps, because, cover" in said[1]


@pytest.mark.parametrize(
    ("question", "change", "expected"),
    [
        ("fight", {"apart": 4}, (422, "body-invalid")),
        ("fight", {"scene": {"scene": {}}, "apart": 1}, (422, "faults")),
        ("fight", {"rulings": {"party": 3}}, (422, "body-invalid")),
        (
            "vary",
            {"vary": ["game=nde12,nde14"], "rulings": {"party": {"steps": 1}}},
            (409, "lab-rulings-of-one-game"),
        ),
        ("map", {"foe": "minion", "put": {"warrior.hearts": 1}}, (409, "lab-map-of-written-fights")),
        ("map", {"foe": "bos"}, (422, "faults")),
        ("map", {"foe": "minion", "party": []}, (409, "lab-nobody-to-fight")),
        ("map", {"foe": "minion", "most": 0}, (409, "lab-nobody-to-fight")),
        ("map", {"foe": "minion", "heroes": 11}, (422, "body-invalid")),
    ],
)
def test_a_situation_or_a_map_that_cannot_be_is_refused(
    house: House, question: str, change: dict[str, Any], expected: tuple[int, str]
) -> None:
    reply = house.post(f"/api/lab/{question}", {**SMALL, **change})
    assert refusal(reply) == expected
    assert "⟨" not in reply.body.decode()


def test_a_map_has_the_answer_of_every_fight_in_it_and_tells_each_when_it_is_found(house: House) -> None:
    wish = {**SMALL, "party": ["warrior*2", "mage"], "foes": [["elite", 1]], "foe": "minion"}

    async def talk() -> list[dict[str, Any]]:
        conversation = in_lines(house, "/api/lab/map", {**wish, "heroes": 2, "most": 1})
        lines = [await conversation.line()]
        while "answer" not in lines[-1]:
            lines.append(await conversation.line())
        await conversation.task
        return lines

    lines = house.runner.run(talk())
    found = lines[-1]["answer"]
    assert [one["part"] for one in lines if "part" in one] == found["cells"]
    assert [(one["heroes"], one["foes"]) for one in found["cells"]] == [(1, 0), (1, 1), (2, 0), (2, 1)]
    assert (found["parties"], found["is_stopped"]) == ([[1, 0], [1, 1]], False)
    for cell in found["cells"]:
        heroes = ["warrior", "mage"][: cell["heroes"]]
        foes = [["elite", 1], ["minion", cell["foes"]]][: 1 + cell["foes"]]
        fight = asked(house, "fight", {**SMALL, "party": heroes, "foes": foes})
        assert alike(cell["win"], fight["answer"]["win"])
        assert cell["danger"] == fight["danger"]


def test_a_row_of_a_map_can_be_asked_by_itself(house: House) -> None:
    row = {**SMALL, "party": ["warrior", "mage"], "foe": "minion", "least": 3, "heroes": 3, "most": 1}
    found = asked(house, "map", row)
    assert (found["parties"], [one["heroes"] for one in found["cells"]]) == ([[2, 1]], [3])


DUEL = {"game": "tkds", "party": ["fighter"], "foes": [["goblin", 1]]}


def test_how_a_fight_begins_is_told_and_chosen(house: House) -> None:
    usual = asked(house, "fight", DUEL)
    assert usual["begins"].startswith("A luck roll decides")
    assert [one["param"]["name"] for one in usual["beginnings"]] == ["surprise"]
    assert usual["beginnings"][0]["words"]["none"] == "nobody"
    won = {}
    for side in ("party", "foes", "none"):
        found = asked(house, "fight", {**DUEL, "begin": {"surprise": side}})
        won[side] = found["answer"]["win"]["chance"]
    assert won["party"] < won["none"] < won["foes"]
    rolled = usual["answer"]["win"]["chance"]
    assert rolled == pytest.approx((won["party"] + 4 * won["none"] + won["foes"]) / 6, abs=1e-12)
    first = asked(house, "next", {**DUEL, "begin": {"surprise": "foes"}})
    assert first["begins"].startswith("The foes are surprised")
    assert first["deeds"]


def test_a_beginning_that_cannot_be_is_refused(house: House) -> None:
    (fixed,) = faults(house.post("/api/lab/fight", {**SMALL, "begin": {"ready": ["all"]}}))
    assert "fights in this game begin in only one way" in str(fixed)
    wrong = {"surprise": "everybody", "ready": ["all"]}
    assert len(faults(house.post("/api/lab/fight", {**DUEL, "begin": wrong}))) == 2
    other = house.post("/api/lab/vary", {**DUEL, "begin": {"surprise": "foes"}, "vary": ["game=tkds,nde12"]})
    assert other.data["code"] == "beginning-of-one-game"
