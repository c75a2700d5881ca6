"""The conversation over the socket: a call reaches its player with odds, and the answer the game master."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path
from typing import Any

from tests.hub.heroes import two_heroes
from tests.hub.tables import run
from tests.web.live_server import a_server


def test_odds_are_told_in_a_chat_as_they_are_typed(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_server(tmp_path) as server:
            made = await server.table(first=two_heroes("nde12"))
            gm = await server.client(made.table.id, made.gm, prose=True)
            for asked, told in (
                ("2d6+1 >= 8", ["2d6+1 ≥ 8: 58.3% (7/12)"]),
                ("1d2", ["1d2: 1.50 on average", "1: 50.0%, ≥ 100.0%", "2: 50.0%, ≥ 50.0%"]),
            ):
                await gm.send(type="oddsof", id="o", text=asked)
                assert (await gm.until("oddsof", id="o"))["lines"] == told
            await gm.send(type="oddsof", id="p", text="wolff dance")
            assert (await gm.until("oddsof", id="p"))["lines"]

    run(test)


def test_a_call_reaches_its_player_and_the_answer_the_game_master(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_server(tmp_path) as server:
            made = await server.table(first=two_heroes("nde12"))
            ann = await server.hub.enter(made.table.id, made.player, "Ann")
            player = await server.client(made.table.id, ann.key, prose=True)
            gm = await server.client(made.table.id, made.gm, prose=True)
            await player.do("t", {"type": "Give", "figure": "hero-1", "seat": ann.seat})

            await gm.send(type="callodds", id="o", figures=["hero-1"], traits=["dexterity"])
            odds = (await gm.until("callodds", id="o"))["odds"]
            assert [one["difficulty"] for one in odds] == ["easy", "normal", "hard", "heroic"]
            chances = [Fraction(one["prospect"]["chance"]) for one in odds]
            assert chances == sorted(chances, reverse=True)

            await player.do("w", {"type": "Try", "figure": "hero-1", "text": "I climb the wheel"})
            tried = await _view_with(gm, "tries")
            assert tried["labels"]["tries"][0]["text"] == "I climb the wheel"
            attempt = tried["view"]["tries"][0]["number"]
            call = {"type": "CallFor", "attempt": attempt, "traits": ["dexterity"], "difficulty": "hard"}
            await gm.do("c", {**call, "is_hidden": False})
            seen = await _view_with(player, "calls")
            (shown,) = seen["view"]["calls"]
            (card,) = seen["labels"]["calls"][0]["cards"]
            assert card["traits"][0]["prospect"]["chance"] == str(chances[2])
            number = shown["call"]["number"]
            await player.do("r", {"type": "Respond", "call": number, "figure": "hero-1"})
            while True:
                events = (await gm.until("entry"))["entry"]["events"]
                if events[-1]["type"] == "CallEnded":
                    break
            assert events[-1]["call"]["called"][0]["state"] == "rolled"

    run(test)


async def _view_with(client: Any, field: str) -> Any:
    while True:
        seen = await client.until("view")
        if seen["view"].get(field):
            return seen
