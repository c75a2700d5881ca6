"""What a quiet table feels of its neighbours: how long its moves take while another table does its worst.

The quiet table has a small map in fog, two players, and a move about thirty times a second.  Each noise comes
from the same address as they do and within the usual limits, over sockets and HTTP as anybody could make it.
"""

from __future__ import annotations

import asyncio
import json
import os
import re
import tempfile
import time
import urllib.request
from collections.abc import Awaitable, Callable, Mapping
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from functools import partial
from io import BytesIO
from pathlib import Path
from typing import Any, NamedTuple

from websockets.asyncio.client import ClientConnection, connect

from bench.processes import Served, started

SECONDS = 6.0
PAUSE_S = 0.03
SEATS, FOES, SIDE = 40, 60, 100
STORY, LONG_LOG = 200, 60_000
PICTURE_SIDES = (5_000, 4_400)
LIMITS = (
    "--tables-per-hour",
    "100000",
    "--address-megabytes",
    "100000000",
    "--commands-per-second",
    "100",
    "--log-level",
    "error",
)

UNDER_WAY: set[asyncio.Future[Any]] = set()
"""Calls that are not answered yet: the next noise begins when all are."""

Noise = Callable[["House"], Awaitable[None]]


class House(NamedTuple):
    """A server, and a table at which somebody is loud."""

    port: int
    table: str
    key: str
    file: bytes

    async def call(self, method: str, path: str, body: object = None, key: str = "") -> Any:
        """An HTTP call, in a thread; what is refused is an answer too."""
        asked = asyncio.ensure_future(asyncio.to_thread(called, self.port, method, path, body, key))
        UNDER_WAY.add(asked)
        asked.add_done_callback(UNDER_WAY.discard)
        return await asyncio.shield(asked)


def called(port: int, method: str, path: str, body: object = None, key: str = "") -> Any:
    """What a server answers; nothing where it refuses."""
    is_file = isinstance(body, bytes)
    data = body if isinstance(body, bytes) else json.dumps(body).encode() if body is not None else None
    kind = "application/octet-stream" if is_file else "application/json"
    headers = {"content-type": kind, **({"authorization": f"Bearer {key}"} if key else {})}
    request = urllib.request.Request(
        f"http://127.0.0.1:{port}{path}", data=data, headers=headers, method=method
    )
    with suppress(urllib.error.HTTPError), urllib.request.urlopen(request, timeout=120) as answer:
        content = answer.read()
        return content if path.endswith("seed=true") else json.loads(content or b"null")
    return None


async def seat(port: int, table: str, key: str, **hello: object) -> ClientConnection:
    """Somebody at a table, greeted."""
    wire = await connect(f"ws://127.0.0.1:{port}/api/tables/{table}/socket", max_size=None, compression=None)
    await wire.send(json.dumps({"type": "hello", "key": key, **hello}))
    return wire


async def hear(wire: ClientConnection) -> None:
    """Read whatever comes."""
    async for _ in wire:
        pass


def map_of(width: int, height: int, tokens: Mapping[str, tuple[int, int]]) -> dict[str, object]:
    """A map with a broken wall in every eighth column."""
    walls = [
        [x, y] for x in range(6, width, 8) for y in range(height) if y % 6 and (x, y) not in tokens.values()
    ]
    grid = {"width": width, "height": height, "walls": walls}
    return {"type": "Board", "grid": grid, "tokens": [[id, list(at)] for id, at in tokens.items()]}


def in_fog(port: int, made: Any, width: int, height: int, foes: int) -> list[str]:
    """Lay out a map with fog at a table; the heroes on it."""
    id, key = made["table"]["id"], made["gm"]["key"]
    people = called(port, "GET", f"/api/tables/{id}/view", key=key)["people"]
    heroes = [one["person"]["id"] for one in people]
    names = [*heroes, *(f"foe-{n}" for n in range(foes))]
    row = max(1, width // 2 - 1)
    tokens = {name: (1 + 2 * (n % row), 1 + 3 * (n // row)) for n, name in enumerate(names)}
    kind = called(port, "GET", "/api/games/nde12/foes")["foes"][0]["id"]
    foe_kinds = {f"foe-{n}": kind for n in range(foes)}
    for do in (
        {
            "type": "SetScene",
            "place": "field",
            "foes": foe_kinds,
            "space": map_of(width, height, tokens),
        },
        {"type": "SetFog"},
    ):
        assert called(port, "POST", f"/api/tables/{id}/commands", {"do": do}, key) is not None
    return heroes


def table_of(port: int, heroes: int) -> Any:
    """A new table."""
    return called(port, "POST", "/api/tables", {"game": "nde12", "heroes": heroes, "gm": {"name": "Greta"}})


class Quiet:
    """The table that is measured: a hero walks to and fro in the fog."""

    def __init__(self, port: int, made: Any, hero: str) -> None:
        self._port, self._hero = port, hero
        self._table, self._key = made["table"]["id"], made["gm"]["key"]

    async def took(self, seconds: float) -> list[float]:
        """The milliseconds of every move within so many seconds."""
        wire = await seat(self._port, self._table, self._key, views=True)
        found: list[float] = []
        number, end = 0, time.monotonic() + seconds
        while time.monotonic() < end:
            number += 1
            id, to = f"{end}-{number}", ("b11", "c11")[number % 2]
            began = time.perf_counter()
            do = {"type": "Move", "figure": self._hero, "to": to}
            await wire.send(json.dumps({"type": "do", "id": id, "do": do}))
            while True:
                said = json.loads(await wire.recv())
                if said["type"] in ("done", "refused") and said.get("id") == id:
                    assert said["type"] == "done", said
                    break
            found.append(1000 * (time.perf_counter() - began))
            await asyncio.sleep(PAUSE_S)
        await wire.close()
        return sorted(found)


def measured(quiet: Quiet) -> list[float]:
    """The quiet table's moves, in a process of their own."""
    return asyncio.run(quiet.took(SECONDS))


# What a neighbour does.


async def fog(house: House) -> None:
    """Forty seats look at a large map on which sixty foes stand, and a hero runs about."""
    made = await asyncio.to_thread(table_of, house.port, 6)
    heroes = await asyncio.to_thread(in_fog, house.port, made, SIDE, SIDE, FOES)
    id = made["table"]["id"]
    keys = [made["gm"]["key"]]
    for n in range(SEATS):
        wish = {"key": made["player"]["key"], "name": f"Player {n}"}
        entered = await house.call("POST", f"/api/tables/{id}/enter", wish)
        keys += [entered["key"]] if entered else []
    wires = [await seat(house.port, id, key, views=True) for key in keys]
    hearing = [asyncio.create_task(hear(wire)) for wire in wires]
    try:
        number = 0
        while True:
            number += 1
            to = f"{'bcdefghij'[number % 9]}{90 + number % 7}"
            do = {"type": "Move", "figure": heroes[number % len(heroes)], "to": to}
            await wires[0].send(json.dumps({"type": "do", "id": f"m{number}", "do": do}))
            await asyncio.sleep(0.02)
    finally:
        for one in hearing:
            one.cancel()
        for wire in wires:
            await wire.close()


async def imports(house: House) -> None:
    """Three at once bring a file of 25 MB, again and again."""
    await asyncio.gather(*(again(lambda: house.call("POST", "/api/import", house.file)) for _ in range(3)))


async def pictures(house: House) -> None:
    """Two at once bring a picture of 20 MB, and throw it away again."""
    content = await asyncio.to_thread(noisy_picture)
    path = f"/api/tables/{house.table}/pictures"

    async def bring(number: int) -> None:
        found = await house.call("POST", f"{path}?name=noise{number}", content, house.key)
        if found is not None:
            await house.call("DELETE", f"{path}/{found['id']}", key=house.key)

    await asyncio.gather(*(again(partial(bring, number)) for number in range(2)))


def noisy_picture() -> bytes:
    """A picture that is as long a file as a table takes: noise, so that it cannot be packed well."""
    from PIL import Image

    out = BytesIO()
    Image.effect_noise(PICTURE_SIDES, 90).convert("RGB").save(out, "JPEG", quality=95)
    return out.getvalue()


async def creatures(house: House) -> None:
    """Two at once paste 2 MB of stat blocks."""
    text = ("# Bog Lantern\n3 HP, 14 DEX, wisp touch (d6)\n\n" * 50_000)[:1_990_000]
    wish = {"text": text}
    path = "/api/games/cairn2e/creatures"
    await asyncio.gather(*(again(lambda: house.call("POST", path, wish)) for _ in range(2)))


async def story(house: House) -> None:
    """Four at once want the last two hundred entries told."""
    path = f"/api/tables/{house.table}/story?limit={STORY}"
    await asyncio.gather(*(again(lambda: house.call("GET", path, key=house.key)) for _ in range(4)))


async def odds(house: House) -> None:
    """Four at once want the odds of many dice."""
    wish = {"expression": "200d20kh100"}
    await asyncio.gather(*(again(lambda: house.call("POST", "/api/odds", wish)) for _ in range(4)))


async def lab(house: House) -> None:
    """Four at once ask for a fight of ten against fifteen."""
    wish = {"game": "nde12", "party": {"warrior": 4}, "foes": {"elite": 3, "minion": 6}}
    await asyncio.gather(*(again(lambda: house.call("POST", "/api/lab/fight", wish)) for _ in range(4)))


async def look(house: House) -> None:
    """Five people look around in the text view as often as they may."""

    async def one() -> None:
        wire = await seat(house.port, house.table, house.key, views=False, prose=True, text=True)
        hearing = asyncio.create_task(hear(wire))
        try:
            number = 0
            while True:
                number += 1
                await wire.send(json.dumps({"type": "line", "id": f"l{number}", "text": "look"}))
                await asyncio.sleep(0.05)
        finally:
            hearing.cancel()
            await wire.close()

    await asyncio.gather(*(one() for _ in range(5)))


async def again(work: Callable[[], Awaitable[object]]) -> None:
    """Do something again and again; what is refused is tried again a moment later."""
    while True:
        began = time.monotonic()
        await work()
        await asyncio.sleep(0.05 if time.monotonic() - began < 0.01 else 0)


NOISES: dict[str, Noise] = {
    "fog on a large map, 40 seats": fog,
    "imports of 25 MB": imports,
    "pictures of 20 MB": pictures,
    "2 MB of stat blocks": creatures,
    "a long story": story,
    "odds": odds,
    "the lab": lab,
    "looking around in words": look,
}


def long_file(port: int) -> bytes:
    """A table of many entries as a file."""
    made = table_of(port, 2)
    id, key = made["table"]["id"], made["gm"]["key"]
    content: bytes = called(port, "GET", f"/api/tables/{id}/export?seed=true", key=key)
    lines = content.splitlines(keepends=True)
    said = called(port, "POST", f"/api/tables/{id}/commands", {"do": {"type": "Say", "text": "x" * 300}}, key)
    entry = {"seat": "gm", "events": [{"type": "Said", "text": "x" * 300}], **said["entry"]}
    first = entry["number"]
    return b"".join(
        [*lines, *(json.dumps({**entry, "number": first + n}).encode() + b"\n" for n in range(LONG_LOG))]
    )


def percentile(found: list[float], share: float) -> float:
    """The value below which such a share lies."""
    return found[min(len(found) - 1, int(share * len(found)))]


HELD = re.compile(r'nde_loop_held_seconds_bucket{le="([^"]+)"} ([0-9.]+)')


def held(port: int) -> dict[float, float]:
    """How often the loop was held for at most so many seconds at a stretch."""
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics", timeout=120) as answer:
        return {float(upto): float(count) for upto, count in HELD.findall(answer.read().decode())}


def longest_of(counts: Mapping[float, float]) -> str:
    """The longest stretch among some, in milliseconds, as far as it is known."""
    most = counts[float("inf")]
    upto = min(upto for upto, count in counts.items() if count == most)
    return f"at most {1000 * upto:g}"


async def beside(quiet: Quiet, house: House, noise: Noise | None) -> list[float]:
    """How long the quiet table's moves take while a neighbour is loud."""
    making = asyncio.ensure_future(noise(house)) if noise is not None else None
    await asyncio.sleep(2.0 if making else 0.5)
    with ProcessPoolExecutor(1) as apart:  # whoever is loud must not hold up the clock
        found = await asyncio.get_running_loop().run_in_executor(apart, measured, quiet)
    if making is not None:
        if making.done():
            making.result()
        making.cancel()
        with suppress(asyncio.CancelledError):
            await making
        while UNDER_WAY:
            await asyncio.wait(UNDER_WAY)
    return found


def main() -> None:
    """Print how long a move takes at the quiet table, alone and beside each noise."""
    print("| a move at a quiet table, ms | moves | p50 | p95 | p99 | most | loop held at a stretch, CPU ms |")
    print("|---|---|---|---|---|---|---|")
    with (
        tempfile.TemporaryDirectory(prefix="nde-bench-") as folder,
        started("nde", "serve", "--json", "--port", "0", "--data", str(Path(folder)), *LIMITS) as served,
    ):
        asyncio.run(_measured(served))


async def _measured(served: Served) -> None:
    made, loud = table_of(served.port, 4), table_of(served.port, 4)
    hero = in_fog(served.port, made, 16, 12, 3)[0]
    file = long_file(served.port)
    house = House(served.port, loud["table"]["id"], loud["gm"]["key"], file)
    quiet = Quiet(served.port, made, hero)
    rows: dict[str, Noise | None] = {"nobody": None, **NOISES}
    wanted = os.environ.get("NDE_NEIGHBOURS", "")
    for name, noise in rows.items():
        if wanted not in name:
            continue
        before = held(served.port)
        found = await beside(quiet, house, noise)
        after = held(served.port)
        longest = longest_of({upto: after[upto] - count for upto, count in before.items()})
        figures = " | ".join(f"{percentile(found, share):.1f}" for share in (0.5, 0.95, 0.99, 1.0))
        print(f"| {name} | {len(found)} | {figures} | {longest} |", flush=True)
    print(f"\nThe file has {len(file) / 1e6:.0f} MB.")


if __name__ == "__main__":
    main()
