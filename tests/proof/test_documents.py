"""What leaves a live server proves itself: an exported game, and the client of `docs/protocol.md`."""

from __future__ import annotations

import asyncio
import json
import os
import re
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

from nde.prose import Teller
from nde.rules import ruleset_named
from nde.table.apply import apply
from nde.table.codec import Log, read_log
from nde.table.state import State
from tests.proof.client import Client, at_table
from tests.proof.serving import GENEROUS, NDE, PATIENCE_S, Serving

PROTOCOL = Path(__file__).parent.parent.parent / "docs" / "protocol.md"
MOST_LINES = 40
QUICK = {"WEBSOCKETS_BACKOFF_INITIAL_DELAY": "0.1", "WEBSOCKETS_BACKOFF_MIN_DELAY": "0.1"}
"""The example client's pauses between tries are those of its library: here they are short."""


async def fight(gm: Client, player: Client, turns: int, chance: Random) -> None:
    """Go on with a fight: questions are answered by their default, otherwise somebody takes an offer."""
    for _ in range(turns):
        who = chance.choice((gm, player))
        who.say('{"type": "look"}')
        before = len(who.views)
        await who.until(lambda who=who, before=before: len(who.views) > before, "a view")  # type: ignore[misc]
        seen = who.views[-1]
        question = next(iter(seen["questions"]), None)
        if question is not None:
            await who.answer_to(who.do(_answer(question)))
        elif seen["offers"]:
            await who.answer_to(
                who.do({"type": "Act", "action": chance.choice(seen["offers"])["offer"]["action"]})
            )


def _answer(question: dict[str, Any]) -> dict[str, Any]:
    if question["sides"]:
        return {"type": "Answer", "pending": question["pending"], "faces": [1]}
    return {"type": "Answer", "pending": question["pending"], "answer": question["default"]}


async def begin(gm: Client, player: Client, game: str) -> None:
    """Set the scene: the player's hero against two foes."""
    playing = ruleset_named(game).playing
    assert playing is not None
    gm.say('{"type": "look"}')
    await gm.until(lambda: bool(gm.views), "a view")
    hero = gm.views[-1]["people"][0]["person"]["id"]
    await gm.done({"type": "Give", "figure": hero, "seat": player.seat})
    foes = {"ogre": playing.cast("brute", "boss"), "rat": playing.cast("beast", "minion")}
    await gm.done({"type": "SetScene", "place": "the ford", "foes": foes})
    await gm.answer_to(gm.do({"type": "Mark", "moment": "fight"}))


def exported(server: Serving, table: str, key: str) -> bytes:
    """A table as its file."""
    taken = server.call("GET", f"/api/tables/{table}/export", key=key)
    assert taken.status == 200
    content: bytes = taken.data
    return content


def test_a_table_exported_from_a_live_server_is_proven_face_by_face(tmp_path: Path) -> None:
    async def play(server: Serving) -> bytes:
        made = server.make_table(game="nde14", heroes=2)
        table, key = made["table"]["id"], made["gm"]["key"]
        seat = server.enter(table, made["player"]["key"], "Ann")
        gm, ann = (
            Client([server.url], table, key, seat="gm"),
            Client([server.url], table, seat["key"], seat=seat["seat"]),
        )
        async with at_table(gm, ann):
            await ann.done({"type": "AddSalt", "salt": "c0ffee"})
            await begin(gm, ann, "nde14")
            await fight(gm, ann, 30, Random(5))
            latest = max(gm.seen or 0, ann.seen or 0)  # the other one may not have heard of it yet
            assert exported(server, table, key).count(b"\n") == 1 + latest
            await gm.done({"type": "Close"})
        return exported(server, table, key)

    with Serving(tmp_path / "data", *GENEROUS) as server:
        content = asyncio.run(play(server))
    file = tmp_path / "game.nde"
    for text, state, status in ((content, "sound", 0), (content.replace(b"the ford", b"the fort", 1), "", 1)):
        file.write_bytes(text)
        checked = subprocess.run([*NDE, "verify", "--json", file], capture_output=True, check=False)
        verdict = json.loads(checked.stdout)
        assert checked.returncode == status, verdict
        assert (verdict["state"] == "sound") == (state == "sound")
    assert len(read_log(content).entries) > 20
    assert any(entry.dice for entry in read_log(content).entries)


def example_client() -> str:
    """The example of the documentation."""
    blocks = re.findall(r"```python\n(.*?)```", PROTOCOL.read_text(encoding="utf-8"), re.DOTALL)
    assert len(blocks) == 1
    return str(blocks[0])


def test_the_example_client_is_as_short_as_it_is_said_to_be() -> None:
    code = re.sub(r'^ *""".*?"""\n', "", example_client(), flags=re.DOTALL | re.MULTILINE)
    assert len([line for line in code.splitlines() if line.strip()]) <= MOST_LINES


def test_two_example_clients_see_a_whole_fight_though_the_server_is_killed_under_them(tmp_path: Path) -> None:
    """Two people watch a fight whose server is killed and started again; neither misses a sentence."""
    program = tmp_path / "client.py"
    program.write_text(example_client(), encoding="utf-8")

    def example(link: str, name: str) -> subprocess.Popen[str]:
        return subprocess.Popen(
            [sys.executable, program, link, name],
            env={**os.environ, **QUICK},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    async def play(server: Serving) -> tuple[bytes, list[str]]:
        made = server.make_table(heroes=1)
        table, key = made["table"]["id"], made["gm"]["key"]
        seat = server.enter(table, made["player"]["key"], "Cid")
        gm = Client([server.url], table, key, seat="gm")
        cid = Client([server.url], table, seat["key"], seat=seat["seat"])
        watching = [example(made["player"]["link"], name) for name in ("Ann", "Bob")]
        try:
            async with at_table(gm, cid):
                for name in ("Ann", "Bob"):
                    await gm.until(lambda name=name: f"hello, I am {name}" in str(gm.entries), name)  # type: ignore[misc]
                await begin(gm, cid, "nde12")
                for kills in range(4):
                    await fight(gm, cid, 4, Random(kills))
                    said = gm.do({"type": "Say", "text": f"kill {kills}"})  # under way, or not, when it comes
                    server.kill()
                    await asyncio.to_thread(server.start)
                    assert (await gm.answer_to(said))["type"] == "done"
                await fight(gm, cid, 4, Random(9))
                await gm.done({"type": "Say", "text": "goodbye"})
                ends = [await asyncio.to_thread(one.communicate, timeout=PATIENCE_S) for one in watching]
                assert [one.returncode for one in watching] == [0, 0], ends
                assert gm.faults == cid.faults == []
                assert gm.connections == cid.connections == 5
        finally:
            for one in watching:
                one.kill()
        return exported(server, table, key), [out for out, _ in ends]

    with Serving(tmp_path / "data", *GENEROUS) as server:
        content, printed = asyncio.run(play(server))
    log = read_log(content)
    for name, text in zip(("Ann", "Bob"), printed, strict=True):
        told = told_to(log, name)
        assert text.splitlines()[-len(told) :] == told


def test_whoever_comes_back_is_told_in_sentences_whatever_was_missed(tmp_path: Path) -> None:
    """Also what happened before the server was killed, and more than it keeps at hand."""
    count = 100

    async def say(server: Serving, table: str, key: str) -> None:
        async with at_table(Client([server.url], table, key)) as (gm,):
            for number in range(count):
                await gm.done({"type": "Say", "text": f"word {number}"})

    async def come_back(server: Serving, table: str, key: str) -> None:
        async with at_table(Client([server.url], table, key, prose=True)) as (gm,):
            await gm.until(
                lambda: bool(gm.entries) and f"word {count - 1}" in str(gm.entries[-1]), "the last word"
            )
            told = [
                json.loads(text).get("text", []) for text in gm.received if text.startswith('{"type":"entry"')
            ]
            assert [line for lines in told for line in lines if "word" in line] == [
                f"The game master: “word {number}”" for number in range(count)
            ]

    with Serving(tmp_path / "data", *GENEROUS) as server:
        made = server.make_table(language="en")
        table, key = made["table"]["id"], made["gm"]["key"]
        asyncio.run(say(server, table, key))
        server.kill()
        server.start()
        for _ in range(2):  # read anew, and then from memory
            asyncio.run(come_back(server, table, key))


def told_to(log: Log, name: str) -> list[str]:
    """What somebody is told from their own first words on, by folding the log."""
    state, teller = State(header=log.header), None
    lines: list[str] = []
    for entry in log.entries:
        after = apply(state, entry)
        if teller is not None:
            told = teller.tell(state, entry, after) or [""]
            if lines or entry.seat == teller.seat:
                lines += told
        seat = next((one.id for one in after.seats if one.name == name), None)
        if seat is not None and teller is None:
            teller = Teller(seat, "en", has_heads=False)
        state = after
    return [line for text in lines for line in text.splitlines() or [""]]
