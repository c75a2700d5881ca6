"""The lab over HTTP: every question, every refusal, and whoever stops, hangs up or has to wait."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from nde.lab.lab import Lab
from nde.lab.line_up import foes_of, opening, party_of
from nde.lab.policies import POLICIES, read_policy
from nde.lab.progress import Progress
from nde.rules import ruleset_ids, ruleset_named
from nde.web.lab import question_queue
from nde.web.lab.about import document_of
from nde.web.lab.process import _Going
from nde.web.lab.question_queue import Kept
from nde.web.limits import FairQueue
from tests.web.house import House, Reply, open_house
from tests.web.lab_house import alike, in_lines, whole
from tests.web.test_tables import refusal

SMALL = {"game": "nde12", "party": ["warrior", "mage"], "foes": [["elite", 1]]}
MIDDLING = {"game": "nde12", "party": ["warrior*2", "rogue", "mage"], "foes": [["boss", 1], ["minion", 6]]}
HUGE = {
    "game": "nde12",
    "party": ["warrior*3", "rogue*3", "mage*3"],
    "foes": [["boss", 1], ["elite", 3], ["bruiser", 3], ["minion", 6]],
    "method": "exact",
    "seconds": 600,
}
"""Far more than can be worked out while a test runs."""


@pytest.fixture(name="house", scope="module")
def _house() -> Iterator[House]:
    with open_house(lab_scenes=10_000_000, lab_seconds=600) as house:
        for rates in house.app.state.shared.rates.values():
            rates._burst = 1e9
        yield house
        house.app.state.shared.lab.stop()


def asked(house: House, question: str, wish: dict[str, Any], **more: Any) -> Any:
    # Patience costs nothing, and the machine may be busy; one action is never waited for.
    patience = {} if question == "action" else {"seconds": 200}
    reply = house.post(f"/api/lab/{question}", patience | wish, **more)
    assert reply.status == 200, reply.body
    return reply.data


def faults(reply: Reply) -> list[str]:
    assert reply.status == 422, reply.body
    assert reply.header("content-type") == "application/problem+json"
    found: list[str] = reply.data["faults"]
    return found


# Creatures of one's own


@pytest.mark.parametrize(
    ("game", "hulk"),
    [
        ("nde12", {"name": "Hulk", "rank": "elite", "wounds": 1}),
        ("cairn2e", {"name": "Hulk", "hp": 1, "attacks": ["claws (d6)"]}),
        ("tkds", {"name": "Hulk", "hp": "3"}),
    ],
)
def test_creatures_of_ones_own_fight_as_any_other(house: House, game: str, hulk: dict[str, Any]) -> None:
    known = next(one for one in house.get("/api/lab").data["games"] if one["id"] == game)
    wish = {
        "game": game,
        "party": [known["heroes"][0]["id"]],
        "foes": [["hulk", 1]],
        "creatures": {"hulk": hulk},
        "runs": 300,
    }
    said = asked(house, "fight", wish)
    assert [(one["title"], one["kind"]) for one in said["people"] if one["side"] == "foes"] == [
        ("Hulk", "hulk")
    ]
    assert said["answer"]["win"]["chance"] > 0


def test_what_is_wrong_with_a_creature_is_said_with_its_place(house: House) -> None:
    wish = {**SMALL, "foes": [["hulk", 1]], "creatures": {"hulk": {"name": "Hulk", "rank": "giant"}}}
    (fault,) = faults(house.post("/api/lab/fight", wish))
    assert "giant" in fault
    missing = faults(house.post("/api/lab/fight", {**SMALL, "foes": [["hulk", 1]]}))
    assert "hulk" in missing[0]


# What there is


def test_the_lab_tells_who_can_be_in_a_fight_and_what_can_be_varied(house: House) -> None:
    told = house.get("/api/lab?lang=de").data
    assert set(ruleset_ids()) <= {game["id"] for game in told["games"]}
    for game in told["games"]:
        assert game["heroes"]
        assert game["options"]
        assert game["situations"]
        assert all(one["title"] for one in (*game["heroes"], *game["foes"]))
    assert {"id": "warrior", "title": "Krieger"} in told["games"][0]["heroes"]
    assert [one["id"] for one in told["policies"]] == list(POLICIES)
    assert told["limits"]["scenes"] == 10_000_000


def test_a_policy_that_is_told_can_be_sent_back(house: House) -> None:
    for policy in POLICIES.values():
        assert read_policy(document_of(policy)) == policy


# A fight


@pytest.mark.parametrize("game", ruleset_ids())
def test_a_fight_of_any_game_has_the_answer_that_the_lab_gives(house: House, game: str) -> None:
    told = next(one for one in house.get("/api/lab").data["games"] if one["id"] == game)
    hero, foe = told["heroes"][0]["id"], told["foes"][0]["id"]
    found = asked(house, "fight", {"game": game, "party": [hero], "foes": [[foe, 1]]})
    rules = ruleset_named(game)
    scene = opening(rules, party_of(rules, [(hero, 1)]), foes_of(rules, [(foe, 1)]))
    answer = Lab().fight(rules, scene, POLICIES["focus"])
    assert alike(found["answer"], msgspec.json.decode(msgspec.json.encode(answer)))
    assert [one["id"] for one in found["people"]] == [hero, foe]
    assert found["people"][0]["title"] == told["heroes"][0]["title"]
    assert (found["policy"], found["is_kept"]) == ("focus", False)
    keys = {left["key"] for fate in found["answer"]["heroes"] for left in fate["left"]}
    assert keys <= set(found["words"]["tracks"])


def test_the_same_question_is_answered_from_memory(house: House) -> None:
    wish = {**SMALL, "policy": "strongest"}
    first = asked(house, "fight", wish)
    again = asked(house, "fight", {**wish, "ask": "again", "seconds": 3})
    assert (first["is_kept"], again["is_kept"]) == (False, True)
    assert again["answer"] == first["answer"]
    assert asked(house, "fight?lang=pl", wish)["people"][0]["title"] == "Wojownik"


def test_sheets_and_words_fight_side_by_side(house: House) -> None:
    made = house.post("/api/characters", {"game": "nde12", "choices": {"name": "Boss"}, "seed": 3}).data
    wish = {**SMALL, "party": ["mage", made["document"], "warrior*2"], "foes": [["boss", 1]]}
    people = asked(house, "fight", wish)["people"]
    assert [(one["id"], one["kind"]) for one in people] == [
        ("mage", "mage"),
        ("boss-2", ""),
        ("warrior-1", "warrior"),
        ("warrior-2", "warrior"),
        ("boss", "boss"),
    ]
    assert people[1]["title"] == "Boss"


def test_who_is_hurt_or_missing_counts(house: House) -> None:
    fresh = asked(house, "fight", SMALL)
    path = fresh["people"][0]["tracks"][0]["path"]
    hurt = asked(house, "fight", {**SMALL, "put": {path: 1}})
    alone = asked(house, "fight", {**SMALL, "without": ["mage"]})
    assert hurt["people"][0]["tracks"][0]["value"] == 1
    assert [one["id"] for one in alone["people"]] == ["warrior", "elite"]
    chances = [one["answer"]["win"]["chance"] for one in (fresh, hurt, alone)]
    assert chances[0] > chances[1] > 0
    assert chances[0] > chances[2] > 0


def test_a_fight_can_be_played_instead_of_computed(house: House) -> None:
    exact = asked(house, "fight", SMALL)["answer"]
    played = asked(house, "fight", {**SMALL, "method": "simulated", "runs": 4000, "seed": 5})["answer"]
    assert (played["method"], played["runs"], played["seed"]) == ("simulated", 4000, 5)
    wide = 3 * (played["win"]["high"] - played["win"]["low"])
    assert abs(played["win"]["chance"] - exact["win"]["chance"]) < wide


def test_a_policy_can_be_written_down(house: House) -> None:
    mine = {"name": "mine", "lines": [{"do": "attack", "target": "strongest"}]}
    own = asked(house, "fight", {**SMALL, "policy": mine})
    assert own["policy"] == "mine"
    assert own["answer"]["win"] == asked(house, "fight", {**SMALL, "policy": "strongest"})["answer"]["win"]


# The other questions


def test_next_deeds_are_told_in_words_and_one_is_the_policys(house: House) -> None:
    found = asked(house, "next", SMALL)
    chances = [one["answer"]["win"]["chance"] for one in found["deeds"]]
    assert chances == sorted(chances, reverse=True)
    titles = [(one["deed"]["who"], one["deed"]["title"]) for one in found["deeds"]]
    assert len(set(titles)) == len(titles)
    own = next(one for one in found["deeds"] if one["is_policy"])
    fight = asked(house, "fight", SMALL)["answer"]
    assert own["answer"]["win"]["chance"] == pytest.approx(fight["win"]["chance"], abs=1e-9)


def test_a_fight_for_a_risk_comes_near_it(house: House) -> None:
    found = asked(house, "fit", {**SMALL, "party": ["warrior*2"], "foes": [["minion", 2]], "win": 0.6})
    distances = [one["distance"] for one in found["fights"]]
    assert distances == sorted(distances)
    assert {foe for one in found["fights"] for foe, _ in one["foes"]} == {"minion"}


def test_a_rules_effect_is_told_for_each_way(house: House) -> None:
    option = next(
        one["option"] for one in house.get("/api/games/nde12").data["options"] if one["option"]["choices"]
    )
    values = [str(one).lower() for one in option["choices"][:2]]
    wish = {
        **SMALL,
        "party": ["warrior"],
        "foes": [["minion", 2]],
        "vary": [f"{option['key']}={','.join(values)}"],
    }
    found = asked(house, "vary", wish)
    assert [list(one["settings"]) for one in found["variants"]] == [[option["key"]]] * 2
    assert all(one["title"] and one["answer"]["win"] for one in found["variants"])


def test_two_editions_stand_side_by_side(house: House) -> None:
    wish = {**SMALL, "party": ["warrior"], "foes": [["minion", 1]], "vary": ["game=nde12,nde14"]}
    found = asked(house, "vary", wish)
    assert [one["game"] for one in found["variants"]] == ["nde12", "nde14"]
    assert found["variants"][1]["title"] == "Nano Dungeon Engine 1.4"
    assert [one["word"] for one in found["variants"][1]["instead"]] == ["warrior"]


def test_policies_are_compared(house: House) -> None:
    found = asked(house, "compare", {**SMALL, "policies": ["spread", "all-out"]})
    assert [one["policy"] for one in found["fights"]] == ["focus", "spread", "all-out"]
    assert found["fights"][0]["answer"]["win"] == asked(house, "fight", SMALL)["answer"]["win"]


def test_best_play_is_no_worse_than_any_policy(house: House) -> None:
    found = asked(house, "best", {**SMALL, "party": ["warrior"], "foes": [["minion", 1]]})
    assert set(found["worth"]) == set(POLICIES)
    assert all(found["best"] >= worth - 1e-9 for worth in found["worth"].values())


def test_best_play_and_the_next_deeds_are_told_in_the_same_words(house: House) -> None:
    wish = {**SMALL, "party": ["warrior"], "foes": [["minion", 2]]}
    titles = {one["deed"]["title"] for one in asked(house, "next", wish)["deeds"]}
    found = asked(house, "best", wish)["differs"]
    told = {
        one[which]["title"]
        for one in found
        for which in ("best", "deed")
        if one[which]["purpose"] == "attack"
    }
    assert told
    assert told <= titles


def test_a_range_tells_how_far_a_number_hangs_on_the_policy(house: House) -> None:
    found = asked(house, "range", SMALL)
    chances = [one["chance"] for one in found["win"].values()]
    assert len(chances) == 5
    assert max(chances) > min(chances)
    assert found["win"]["focus"] == asked(house, "fight", SMALL)["answer"]["win"]
    assert "focus" in found["told"] or "careful" in found["told"]


def test_an_option_that_makes_no_difference_is_told(house: House) -> None:
    wish = {**SMALL, "party": ["warrior"], "foes": [["minion", 1]], "vary": ["retaliation=core,melee"]}
    (text,) = asked(house, "vary", wish)["untouched"]
    assert "makes no difference" in text
    assert asked(house, "vary", {**wish, "party": ["rogue"]})["untouched"] == []


def test_best_play_tells_answers_in_words(house: House) -> None:
    found = asked(house, "best", {"game": "tkds", "party": ["fighter"], "foes": [["goblin", 1]]})
    titles = {one["best"]["title"] for one in found["differs"] if not one["best"]["offer"]}
    assert titles == {"Fighter, asked by the rules: roll again"}
    assert "other-deeds" in found["left_out"]


def test_one_action_is_told_with_all_that_moves_it(house: House) -> None:
    wish = {"game": "nde12", "situation": "strike", "values": {"die": 8, "foe": "minion"}}
    found = asked(house, "action", wish)
    assert sum(one["p"] for one in found["outcomes"]) == pytest.approx(1)
    assert {row["key"] for row in found["rows"]} >= {"die"}
    assert all(row["title"] and row["value_title"] for row in (*found["rows"], *found["readings"]))
    odds = house.post("/api/odds", wish).data["situation"]["outcomes"]
    assert [one["p"] for one in found["outcomes"]] == pytest.approx([one["chance"]["p"] for one in odds])


# Refusals


def test_everything_that_is_wrong_is_said_at_once(house: House) -> None:
    wish = {"game": "nde12", "party": ["warior", "mage*0"], "foes": [["bos", 1]], "policy": {"lines": []}}
    said = faults(house.post("/api/lab/fight", wish))
    assert len(said) == 4
    assert not any("⟨" in one for one in said), said


@pytest.mark.parametrize(
    ("question", "change", "status", "code"),
    [
        ("fight", {"game": "nothing"}, 404, "no-such-game"),
        ("fight", {"settings": {"nothing": 1}}, 422, "faults"),
        ("fight", {"party": []}, 409, "lab-nobody-to-fight"),
        ("fight", {"foes": []}, 409, "lab-nobody-to-fight"),
        ("fight", {"party": ["warrior*40", "mage*40"]}, 422, "faults"),
        ("fight", {"foes": [["minion", 40], ["elite", 40]]}, 422, "faults"),
        ("fight", {"foes": [["minion", 61]]}, 422, "body-invalid"),
        ("fight", {"foes": [["minion", 0]]}, 422, "body-invalid"),
        ("fight", {"party": [{"name": 3}]}, 422, "faults"),
        ("fight", {"put": {"nobody.hearts": 1}}, 422, "faults"),
        ("fight", {"without": ["nobody"]}, 422, "faults"),
        ("fight", {"without": ["elite"]}, 409, "lab-nobody-to-fight"),
        ("fight", {"policy": "nonsense"}, 422, "faults"),
        ("fight", {"scene": {}}, 422, "lab-scene-unreadable"),
        ("fight", {"scene": {"scene": {"heroes": 7}}}, 422, "lab-scene-unreadable"),
        ("fight", {"runs": 0}, 422, "body-invalid"),
        ("fight", {"colour": "red"}, 422, "body-invalid"),
        ("next", {"who": "x" * 81}, 422, "body-invalid"),
        ("fit", {}, 422, "lab-nothing-wanted"),
        ("fit", {"win": 0.5, "foes": []}, 409, "lab-nobody-to-fight"),
        ("fit", {"win": 1.5}, 422, "body-invalid"),
        ("vary", {"vary": []}, 422, "body-invalid"),
        ("vary", {"vary": ["nothing=1,2"]}, 422, "faults"),
        ("compare", {"policies": ["nonsense", "nothing"]}, 422, "faults"),
        ("best", {"aim": "fun"}, 422, "body-invalid"),
    ],
)
def test_what_cannot_be_asked_is_refused(
    house: House, question: str, change: dict[str, Any], status: int, code: str
) -> None:
    reply = house.post(f"/api/lab/{question}", {**SMALL, **change})
    assert refusal(reply) == (status, code)
    assert "⟨" not in reply.body.decode()
    assert b"Traceback" not in reply.body


def test_an_action_that_is_none_is_refused(house: House) -> None:
    wish = {"game": "nde12", "situation": "dance"}
    assert refusal(house.post("/api/lab/action", wish)) == (404, "no-such-situation")
    missing = house.post("/api/lab/action", {"game": "nde12", "situation": "strike"})
    assert len(faults(missing)) == 2


def test_a_fight_with_too_many_scenes_is_played_or_refused(house: House) -> None:
    with open_house(lab_scenes=20) as small:
        wish = {**SMALL, "runs": 500}
        assert asked(small, "fight", wish)["answer"]["method"] == "simulated"
        refused = small.post("/api/lab/fight", {**wish, "method": "exact"})
        assert refusal(refused) == (409, "too-many-scenes")
        small.app.state.shared.lab.stop()


def test_runs_are_no_more_than_the_host_allows(house: House) -> None:
    with open_house(lab_runs=700) as small:
        found = asked(small, "fight", {**SMALL, "method": "simulated", "runs": 10_000})
        assert found["answer"]["runs"] == 700
        small.app.state.shared.lab.stop()


# Lines, stopping, hanging up


def test_lines_tell_progress_and_then_the_answer(house: House) -> None:
    async def talk() -> list[dict[str, Any]]:
        conversation = in_lines(house, "/api/lab/fight", {**MIDDLING, "method": "exact", "seconds": 600})
        lines = [await conversation.line()]
        while "progress" in lines[-1]:
            lines.append(await conversation.line())
        await conversation.task
        assert (conversation.status, conversation.kind) == (200, "application/x-ndjson")
        return lines

    lines = house.runner.run(talk())
    shares = [line["progress"]["share"] for line in lines[:-1]]
    assert len(shares) > 1
    assert shares == sorted(shares)
    assert lines[-1]["answer"]["answer"]["method"] == "exact"


def test_a_refusal_is_the_only_line(house: House) -> None:
    async def talk() -> dict[str, Any]:
        return await in_lines(house, "/api/lab/fight", {**SMALL, "game": "nothing"}).line()

    assert house.runner.run(talk())["problem"]["code"] == "no-such-game"


def test_a_question_can_be_stopped_with_what_is_known(house: House) -> None:
    async def talk() -> tuple[dict[str, Any], int]:
        conversation = in_lines(house, "/api/lab/fight", {**HUGE, "ask": "mine"})
        await conversation.line()
        stopping = whole(house, "/api/lab/stop", {"ask": "mine"})
        await stopping.task
        return await conversation.last(), stopping.status

    last, status = house.runner.run(talk())
    assert status == 204
    answer = last["answer"]["answer"]
    assert answer["is_stopped"]
    assert answer["residual"] > 0.5
    assert answer["undecided"]["chance"] > 0.5
    assert refusal(house.post("/api/lab/stop", {"ask": "mine"})) == (404, "lab-no-such-question")


def test_a_question_that_takes_too_long_is_answered_in_part_and_not_remembered(house: House) -> None:
    wish = {**HUGE, "seconds": 0.5}
    for _ in range(2):
        found = asked(house, "fight", wish)
        assert found["answer"]["is_stopped"]
        assert not found["is_kept"]


def test_a_search_that_was_cut_short_is_not_remembered(house: House) -> None:
    wish = {**HUGE, "win": 0.5, "seconds": 0.2}
    for _ in range(2):
        found = asked(house, "fit", wish)
        assert not found["is_kept"], "with more time there would be more of it"


def test_a_crowd_is_a_detachment_unless_each_is_asked_for_alone(house: House) -> None:
    wish = {"game": "cairn2e", "party": ["deserter"], "foes": [["driver-ant", 2]]}
    one = asked(house, "fight", wish)
    each = asked(house, "fight", {**wish, "begin": {"units": "single"}})
    assert [found["answer"]["foes"][0]["count"] for found in (one, each)] == [1, 2]
    assert "Detachment fight as one" in one["begins"]
    assert "Each foe fights alone" in each["begins"]
    assert "Driver ant: bite, d12." in one["doing"]["foes"]
    assert "units" in [choice["param"]["name"] for choice in each["beginnings"]]


def test_what_cannot_be_had_exactly_in_time_is_played(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    # However busy the machine is, some fights are played; that a process is ended is shown elsewhere.
    monkeypatch.setattr(question_queue, "GRACE_S", 200.0)
    wish = {**HUGE, "method": "auto", "runs": 16, "seconds": 4}
    found = asked(house, "fight", wish)["answer"]
    assert found["method"] == "simulated"
    assert 0 < found["runs"] <= 16


async def nobody_works(house: House) -> None:
    """Wait until no process is at work, not even on what nobody waits for any more."""
    async with asyncio.timeout(30):
        while house.app.state.shared.lab.count:
            await asyncio.sleep(0.01)


def test_whoever_hangs_up_ends_the_work(house: House) -> None:
    async def talk() -> None:
        for begin in (in_lines, whole):
            conversation = begin(house, "/api/lab/fight", HUGE)
            while not house.app.state.shared.lab.count:
                await asyncio.sleep(0.01)
            await asyncio.sleep(0.3)
            await conversation.hang_up()
        await nobody_works(house)

    house.runner.run(talk())
    assert asked(house, "fight", SMALL)["answer"]["win"]["chance"] > 0


def test_a_process_that_does_not_come_to_an_end_is_ended(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(question_queue, "GRACE_S", 0.0)
    reply = house.post("/api/lab/fight", {**HUGE, "seconds": 0.1})
    assert refusal(reply) == (503, "lab-took-too-long")
    monkeypatch.undo()
    assert asked(house, "fight", {**SMALL, "seed": 99})["answer"]["win"]["chance"] > 0


def test_others_are_answered_while_the_lab_works(house: House) -> None:
    """Every process of the lab is at work on something without end, and nobody else notices."""

    async def talk() -> list[int]:
        heavy = [in_lines(house, "/api/lab/fight", {**HUGE, "seed": seed}) for seed in (1, 2)]
        for one in heavy:
            await one.line()
        statuses = []
        for _ in range(20):
            light = whole(house, "/api/roll", {"expression": "2d6"})
            await light.task
            statuses.append(light.status)
        assert not any(one.task.done() for one in heavy)
        for one in heavy:
            await one.hang_up()
        return statuses

    assert house.runner.run(talk()) == [200] * 20


def test_who_comes_when_too_many_wait_is_told_so(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    lab = house.app.state.shared.lab
    monkeypatch.setattr(lab, "_processes", 0)
    monkeypatch.setattr(lab, "_waiting", FairQueue(0, 0))
    wish = {**SMALL, "seed": 1234}
    assert refusal(house.post("/api/lab/fight", wish)) == (503, "server-busy")

    async def talk() -> dict[str, Any]:
        return await in_lines(house, "/api/lab/fight", wish).line()

    assert house.runner.run(talk())["problem"]["code"] == "server-busy"


def test_a_process_is_free_before_its_answer_is_told(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever asks next at once finds the process that knows the fight."""
    benches, told = house.app.state.shared.lab._benches, question_queue.Question._tell
    course: list[str] = []

    def give_back(bench: Any, back: Any = benches.give_back) -> None:
        course.append("free")
        back(bench)

    def tell(question: question_queue.Question, line: Any) -> None:
        course.append(line.kind)
        told(question, line)

    monkeypatch.setattr(benches, "give_back", give_back)
    monkeypatch.setattr(question_queue.Question, "_tell", tell)
    house.runner.run(nobody_works(house))
    asked(house, "fight", {**SMALL, "seed": 4324})
    assert course[-2:] == ["free", "answer"]


def test_a_guess_is_worked_on_where_nobody_works(house: House) -> None:
    """What was guessed is known when it is asked; where all are at work, nothing is guessed."""
    house.runner.run(nobody_works(house))
    wish = {**SMALL, "seed": 4321}
    assert asked(house, "fight", {**wish, "is_guess": True})["is_kept"] is False
    assert asked(house, "fight", wish)["is_kept"] is True

    async def talk() -> dict[str, Any]:
        heavy = [in_lines(house, "/api/lab/fight", {**HUGE, "seed": seed}) for seed in (1, 2)]
        for one in heavy:
            await one.line()
        guess = in_lines(house, "/api/lab/fight", {**SMALL, "seed": 4322, "is_guess": True})
        refused = await guess.line()
        for one in heavy:
            await one.hang_up()
        return refused

    assert house.runner.run(talk())["problem"]["code"] == "server-busy"


def test_a_guess_gives_way_to_who_waits(house: House) -> None:
    async def talk() -> tuple[dict[str, Any], dict[str, Any]]:
        await nobody_works(house)
        heavy = in_lines(house, "/api/lab/fight", {**HUGE, "seed": 1})
        guess = in_lines(house, "/api/lab/fight", {**HUGE, "seed": 2, "is_guess": True})
        for one in (heavy, guess):
            await one.line()
        light = in_lines(house, "/api/lab/fight", {**SMALL, "seed": 4323})
        answer, given_up = await light.last(), await guess.last()
        assert not heavy.task.done()
        await heavy.hang_up()
        return answer, given_up

    answer, given_up = house.runner.run(talk())
    assert answer["answer"]["answer"]["is_stopped"] is False
    assert given_up["answer"]["answer"]["is_stopped"] is True


def test_one_address_may_not_ask_without_end() -> None:
    with open_house() as house:
        replies = [house.post("/api/lab/fight", {}) for _ in range(70)]
        assert refusal(replies[-1]) == (429, "too-fast")
        assert int(replies[-1].header("retry-after")) >= 1


# What is remembered


def test_only_so_many_bytes_are_kept() -> None:
    kept = Kept(most=100)
    for number in range(10):
        kept.put(bytes([number]), msgspec.json.encode({"answer": "x" * 20}), within_s=1.0)
    assert kept.get(b"\x00") is None
    assert kept.get(b"\x09") is not None
    assert kept._held <= 100
    kept.put(b"long", msgspec.json.encode({"answer": "x" * 200}), within_s=1.0)
    assert kept.get(b"long") is None


def test_what_is_played_after_all_takes_nothing_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """Exactness given up, the work begins anew; the share that somebody was told never falls."""
    monkeypatch.setattr("nde.web.lab.process.EVERY_S", 0.0)
    told: list[Any] = []
    process = SimpleNamespace(tell=told.append, is_stopped=lambda number: False)
    going = _Going(process, SimpleNamespace(number=1, seconds=600.0), may_play=True)  # type: ignore[arg-type]
    going.expect(1)
    for round, undecided in ((1, 0.9), (2, 0.5), (0, 1.0), (0, 0.4)):
        assert going(Progress(round, 100, undecided))
    shares = [line.progress.share for line in told]
    assert len(shares) == 4
    assert shares == sorted(shares)
    assert shares[1] > 0
