"""Questions over the socket: what offers would lead to, sheets, how people stand; answered, never done."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from nde.rules import ruleset_ids
from nde.table.offers import offers_for, prospect_for
from tests.games import for_games
from tests.hub.heroes import two_heroes
from tests.hub.tables import run
from tests.web.live_server import a_server


@pytest.mark.parametrize("game", ruleset_ids())
def test_offers_are_weighed_in_one_message(tmp_path: Path, game: str) -> None:
    async def play() -> None:
        async with a_server(tmp_path) as served:
            made = await served.table(game, first=two_heroes(game))
            client = await served.client(made.table.id, made.gm, prose=True)
            message = await client.until("view")
            seen, labels = message["view"], message["labels"]
            ways = [way for one in labels["deeds"] for deed in one["deeds"] for way in deed["ways"]]
            count = min(max(way["offer"] for way in ways) + 1, 40)
            assert count
            wishes = [{"offer": place} for place in range(count)]
            await client.send(type="weigh", id="w1", version=seen["version"], offers=wishes)
            answer = await client.until("weights", id="w1")
            state = (await served.hub.live(made.table.id)).state
            for one, offered in zip(answer["offers"], offers_for(state, "gm"), strict=False):
                exact = prospect_for(state, "gm", offered.offer)
                if exact is None:
                    assert one["chances"] is one["prospect"] is None
                    continue
                assert one["chances"] == [[way.outcome, str(way.chance), way.fulfils] for way in exact.ways]
                assert one["prospect"]["chance"] == str(exact.chance)

    run(play)


def test_what_is_asked_of_an_older_view_is_not_answered_with_another_offers_odds(tmp_path: Path) -> None:
    async def play() -> None:
        async with a_server(tmp_path) as served:
            made = await served.table(first=two_heroes("nde12"))
            client = await served.client(made.table.id, made.gm, prose=True)
            seen = (await client.until("view"))["view"]
            await client.do("d1", {"type": "Say", "text": "meanwhile"})
            await client.send(type="weigh", id="w1", version=seen["version"], offers=[{"offer": 0}])
            answer = await client.until("weights", id="w1")
            assert answer["offers"] == []
            assert answer["version"] > seen["version"]

    run(play)


def test_sheets_and_sights(tmp_path: Path) -> None:
    async def play() -> None:
        async with a_server(tmp_path) as served:
            made = await served.table(first=two_heroes("nde12"))
            client = await served.client(made.table.id, made.gm, prose=True, language="pl")
            seen = (await client.until("view"))["view"]
            hero = seen["people"][0]["person"]["id"]
            await client.send(type="sheet", id="s1", figure=hero)
            sheet = (await client.until("sheet", id="s1"))["sheet"]
            assert any(trait["title"] == "Siła" for trait in sheet["traits"])
            await client.send(type="sheet", id="s2", figure="nobody")
            assert (await client.until("refused", id="s2"))["problem"]["code"] == "no-such-value"
            await client.send(type="sight", id="s3", figure=hero, to="c4")
            assert (await client.until("refused", id="s3"))["problem"]["code"] == "no-space"
            await client.send(type="weigh", id="w1", version=seen["version"], offers=[{"offer": 9_999}])
            assert (await client.until("refused", id="w1"))["problem"]["code"] == "no-such-offer"

    run(play)


@for_games("conditions")
def test_the_game_master_presses_a_chip_and_the_player_sees_it_and_has_none(
    tmp_path: Path, game: str
) -> None:
    async def play() -> None:
        async with a_server(tmp_path) as served:
            made = await served.table(game, first=two_heroes(game))
            ann = await served.hub.enter(made.table.id, made.player, "Ann")
            gm = await served.client(made.table.id, made.gm, prose=True)
            player = await served.client(made.table.id, ann.key, prose=True)

            async def chips(asked: str) -> dict[str, Any]:
                await gm.send(type="sheet", id=asked, figure="hero-1")
                sheet = (await gm.until("sheet", id=asked))["sheet"]
                return {chip["key"]: chip for chip in sheet["chips"]}

            for key, chip in list((await chips("before")).items())[:3]:
                assert not chip["is_on"]
                await gm.do(f"give {key}", {"type": "Grant", "effects": [chip["effect"]]})
                on = (await chips(f"on {key}"))[key]
                assert on["is_on"]
                await player.send(type="sheet", id=key, figure="hero-1")
                seen = (await player.until("sheet", id=key))["sheet"]
                assert chip["text"] in seen["conditions"]
                assert "chips" not in seen
                await gm.do(f"take {key}", {"type": "Grant", "effects": [on["effect"]]})
                assert not (await chips(f"off {key}"))[key]["is_on"]
            forged = {"type": "Grant", "effects": [chip["effect"]]}
            await player.send(type="do", id="forged", do=forged)
            assert (await player.until("refused", id="forged"))["problem"]["code"] == "only-the-gm"

    run(play)


@pytest.mark.parametrize(
    "message",
    [
        {"type": "weigh", "id": "x", "version": 1, "offers": [{"offer": 0}] * 61},
        {"type": "sheet", "id": "x", "figure": "y" * 200},
        {"type": "sight", "id": "x", "figure": "a"},
    ],
)
def test_what_is_too_much_or_too_little_is_refused(tmp_path: Path, message: dict[str, Any]) -> None:
    async def play() -> None:
        async with a_server(tmp_path) as served:
            made = await served.table()
            client = await served.client(made.table.id, made.gm)
            await client.until("welcome")
            await client.send(**message)
            assert (await client.until("refused", id="x"))["problem"]["code"] == "bad-message"

    run(play)


def test_a_parameter_of_several_values_is_a_question_like_any_other(tmp_path: Path) -> None:
    """A list from JSON once ended the connection: actions are values that can be compared and kept."""

    async def play() -> None:
        async with a_server(tmp_path) as served:
            made = await served.table("nde12", first=two_heroes("nde12"))
            client = await served.client(made.table.id, made.gm, prose=True)
            await client.do("s1", {"type": "SetScene", "foes": {"rat-1": "minion", "rat-2": "minion"}})
            await client.do("s2", {"type": "Mark", "moment": "fight"})
            await client.send(type="look")
            seen = await client.until("view")
            while seen["view"]["version"] < 4:
                seen = await client.until("view")
            deeds = [deed for one in seen["labels"]["deeds"] for deed in one["deeds"]]
            place = next(one["ways"][0]["offer"] for one in deeds if one["verb"] == "test-morale")
            version = seen["view"]["version"]
            await client.send(type="weigh", id="w1", version=version, offers=[{"offer": place, "values": {}}])
            many = next(
                param
                for param in (await client.until("weights", id="w1"))["offers"][0]["params"]
                if param.get("is_many")
            )
            values = {many["name"]: [many["choices"][0][0]]}
            await client.send(
                type="weigh", id="w2", version=version, offers=[{"offer": place, "values": values}]
            )
            assert (await client.until("weights", id="w2"))["offers"][0]["problem"] == ""
            state = (await served.hub.live(made.table.id)).state
            action = msgspec.to_builtins(offers_for(state, "gm")[place].offer.action)
            await client.send(type="odds", id="o1", action=action, values=values)
            await client.until("odds", id="o1")  # or refused, but never a broken line

    run(play)
