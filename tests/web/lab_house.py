"""Questions to the lab whose answers come line by line, and whose askers may stop them or hang up."""

from __future__ import annotations

import asyncio
from math import isclose
from typing import Any

import msgspec

from tests.web.house import HOST, House

PATIENCE_S = 60.0


class Conversation:
    """One request under way."""

    def __init__(self, house: House, path: str, wish: dict[str, Any], headers: dict[str, str]) -> None:
        content = msgspec.json.encode(wish)
        sent = {"host": HOST, "content-type": "application/json", **headers}
        self._scope = {
            "type": "http",
            "http_version": "1.1",
            "method": "POST",
            "scheme": "http",
            "path": path,
            "raw_path": path.encode(),
            "query_string": b"",
            "headers": [(name.encode(), value.encode()) for name, value in sent.items()],
            "client": ("127.0.0.9", 50_000),
            "server": ("127.0.0.1", 8137),
            "root_path": "",
            "state": {},
        }
        self._house, self._content = house, content
        self._is_read = False
        self._gone = asyncio.Event()
        self._parts: asyncio.Queue[bytes] = asyncio.Queue()
        self.status = 0
        self.kind = ""
        self.task = asyncio.ensure_future(house.app(self._scope, self._receive, self._send))

    async def _receive(self) -> dict[str, Any]:
        if not self._is_read:
            self._is_read = True
            return {"type": "http.request", "body": self._content, "more_body": False}
        await self._gone.wait()
        return {"type": "http.disconnect"}

    async def _send(self, message: Any) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
            self.kind = dict(message["headers"]).get(b"content-type", b"").decode()
        elif message.get("body"):
            self._parts.put_nowait(message["body"])

    async def line(self) -> dict[str, Any]:
        """The next line, or the whole of an answer that is not sent in lines."""
        async with asyncio.timeout(PATIENCE_S):
            part = await self._parts.get()
        assert part.endswith(b"\n") or self.kind != "application/x-ndjson"
        found: dict[str, Any] = msgspec.json.decode(part)
        return found

    async def last(self) -> dict[str, Any]:
        """The line with the answer or the problem."""
        while True:
            line = await self.line()
            if "progress" not in line:
                return line

    async def hang_up(self) -> None:
        """Go away, and wait until the server has taken note of it."""
        self._gone.set()
        async with asyncio.timeout(PATIENCE_S):
            await self.task


def in_lines(house: House, path: str, wish: dict[str, Any], key: str = "") -> Conversation:
    """A request that is answered line by line; only while a loop runs."""
    headers = {"accept": "application/x-ndjson"} | ({"authorization": f"Bearer {key}"} if key else {})
    return Conversation(house, path, wish, headers)


def whole(house: House, path: str, wish: dict[str, Any]) -> Conversation:
    """A request that is answered as a whole."""
    return Conversation(house, path, wish, {})


def alike(one: Any, other: Any) -> bool:
    """Whether two answers are the same but for rounding: another process adds in another order."""
    if isinstance(one, dict) and isinstance(other, dict):
        return one.keys() == other.keys() and all(alike(value, other[key]) for key, value in one.items())
    if isinstance(one, list) and isinstance(other, list):
        return len(one) == len(other) and all(map(alike, one, other))
    if isinstance(one, float) or isinstance(other, float):
        return isclose(one, other, rel_tol=0, abs_tol=1e-12)
    return bool(one == other)
