"""Keys: wrong ones are slowed wherever they are tried, right ones open from any address, and links end."""

from __future__ import annotations

from pathlib import Path

import pytest
from websockets.asyncio.client import connect

from nde.web import key_check
from tests.hub.tables import run
from tests.web.house import House
from tests.web.live_server import Client, Served, a_server
from tests.web.test_tables import path_of, refusal

MANY = 40


@pytest.fixture(autouse=True)
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(key_check, "PAUSE_S", 0.0)


def test_wrong_keys_are_slowed_and_a_right_one_from_the_same_address_is_not(house: House) -> None:
    made = house.made()
    replies = [house.get(f"{path_of(made)}/view", key="guess") for _ in range(MANY)]
    assert refusal(replies[0]) == (401, "no-such-key")
    assert refusal(replies[-1]) == (429, "too-fast")
    assert int(replies[-1].header("retry-after")) == replies[-1].data["facts"]["seconds"] >= 1
    assert house.get(f"{path_of(made)}/view", key=made["gm"]["key"]).status == 200
    assert refusal(house.get(f"{path_of(made)}/view", key="guess", client="10.0.0.9")) == (401, "no-such-key")


def test_a_refusal_of_too_many_wrong_keys_is_held_back(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    monkeypatch.setattr(key_check, "PAUSE_S", 1.0)
    monkeypatch.setattr(key_check, "sleep", sleep)
    made = house.made()
    for _ in range(MANY):
        house.get(f"{path_of(made)}/view", key="guess")
    assert slept
    assert all(0.0 < one <= 1.0 for one in slept)


def test_wrong_keys_are_slowed_by_socket_too_and_count_together(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_server(tmp_path) as server:
            made = await server.table()
            codes = [await closed_with(server, made.table.id, "guess") for _ in range(MANY)]
            assert (codes[0], codes[-1]) == (4001, 4029)
            gm = await server.client(made.table.id, made.gm, views=False)
            await gm.until("welcome")

    run(test)


async def closed_with(server: Served, table: str, key: str) -> int:
    return await (await server.client(table, key)).until_closed()


def test_cookies_of_other_programs_do_not_lock_the_socket(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_server(tmp_path) as server:
            made = await server.table()
            cookie = f'prefs={{"a": 1}}; nde-{made.table.id}={made.gm}; =; x'
            address = server.address(made.table.id)
            client = Client(await connect(address, additional_headers={"cookie": cookie}))
            await client.send(type="hello", views=False)
            assert (await client.until("welcome"))["role"] == "gm"

    run(test)


def test_whom_the_game_master_sends_away_does_not_come_back_by_the_same_link(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_server(tmp_path) as server:
            made = await server.table()
            table = made.table.id
            eve, ann = [await server.hub.enter(table, made.player, name) for name in ("Eve", "Ann")]
            guest = await server.client(table, eve.key, views=False)
            await guest.until("welcome")
            gm = await server.client(table, made.gm, views=False)
            await gm.do("out", {"type": "Leave", "seat": eve.seat})
            assert await guest.until_closed() == 4001
            assert await closed_with(server, table, eve.key) == 4001
            stays = await server.client(table, ann.key, views=False)
            await stays.do("out", {"type": "Leave", "seat": ann.seat})
            again = await server.client(table, ann.key, views=False)
            await again.until("welcome")

    run(test)


@pytest.mark.parametrize("seat", ["own", "other"])
def test_no_player_has_the_game_masters_bot_play_for_them(house: House, seat: str) -> None:
    made = house.made()
    ann = house.seated(made)
    who = ann["seat"] if seat == "own" else house.seated(made, "Bob")["seat"]
    key = ann["key"] if seat == "own" else made["gm"]["key"]
    sit = {"type": "Sit", "seat": who, "name": "Ann", "bot": "gm"}
    reply = house.post(f"{path_of(made)}/commands", {"do": sit}, key=key)
    assert refusal(reply) == (404, "no-such-bot")
    assert "gm" not in reply.data["facts"]["allowed"]
