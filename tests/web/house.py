"""A whole server in the process of the test: the application over a real hub and a store in memory."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit

import msgspec

from nde.hub import Hub
from nde.store import MemoryStore
from nde.web.app import create_app
from nde.web.settings import ServerSettings

HOST = "127.0.0.1:8137"
JSON = "application/json"


class Reply(msgspec.Struct):
    """An answer."""

    status: int
    headers: list[tuple[str, str]]
    body: bytes

    @property
    def data(self) -> Any:
        return msgspec.json.decode(self.body)

    def header(self, name: str) -> str:
        return next((value for key, value in self.headers if key == name), "")

    def all(self, name: str) -> list[str]:
        return [value for key, value in self.headers if key == name]


class House:
    """Asks the application, with the cookies that it has set so far."""

    def __init__(self, runner: asyncio.Runner, settings: ServerSettings, hub: Hub) -> None:
        self.runner, self.settings, self.hub = runner, settings, hub
        self.app = create_app(settings, hub)
        self.cookies: dict[str, str] = {}

    def ask(
        self,
        method: str,
        path: str,
        body: Any = None,
        *,
        key: str = "",
        headers: Mapping[str, str] | None = None,
        content: bytes | None = None,
        kind: str = JSON,
        client: str = "127.0.0.1",
        scheme: str = "http",
    ) -> Reply:
        sent = {"host": HOST, **{name.lower(): value for name, value in (headers or {}).items()}}
        if body is not None:
            content = msgspec.json.encode(body)
        if content is not None:
            sent.setdefault("content-type", kind)
            sent.setdefault("content-length", str(len(content)))
        if key:
            sent["authorization"] = f"Bearer {key}"
        if self.cookies and "cookie" not in sent:
            sent["cookie"] = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        parts = urlsplit(path)
        scope = {
            "type": "http",
            "http_version": "1.1",
            "method": method,
            "scheme": scheme,
            "path": unquote(parts.path),
            "raw_path": parts.path.encode(),
            "query_string": parts.query.encode(),
            "headers": [(name.encode("latin-1"), value.encode("latin-1")) for name, value in sent.items()],
            "client": (client, 50_000),
            "server": ("127.0.0.1", 8137),
            "root_path": "",
            "state": {},
        }
        reply = self.runner.run(self._asked(scope, content or b""))
        self._keep_cookies(reply)
        return reply

    async def _asked(self, scope: dict[str, Any], content: bytes) -> Reply:
        reply = Reply(0, [], b"")
        parts = [content[at : at + 10_000] for at in range(0, len(content), 10_000)] or [b""]

        async def receive() -> dict[str, Any]:
            if not parts:
                await asyncio.sleep(3600)
            part = parts.pop(0)
            return {"type": "http.request", "body": part, "more_body": bool(parts)}

        async def send(message: Any) -> None:
            if message["type"] == "http.response.start":
                reply.status = message["status"]
                reply.headers = [(name.decode(), value.decode()) for name, value in message["headers"]]
            else:
                reply.body += message.get("body", b"")

        await self.app(scope, receive, send)
        return reply

    def _keep_cookies(self, reply: Reply) -> None:
        for cookie in reply.all("set-cookie"):
            name, _, value = cookie.partition(";")[0].partition("=")
            if value:
                self.cookies[name] = value
            else:
                self.cookies.pop(name, None)

    def get(self, path: str, **more: Any) -> Reply:
        return self.ask("GET", path, **more)

    def post(self, path: str, body: Any = None, **more: Any) -> Reply:
        return self.ask("POST", path, body, **more)

    def made(self, **wish: Any) -> dict[str, Any]:
        """A new table, and no cookie for it: tests say themselves who asks."""
        before = dict(self.cookies)
        reply = self.post("/api/tables", {"game": "nde12", **wish})
        assert reply.status == 201, reply.data
        self.cookies = before
        made: dict[str, Any] = reply.data
        return made

    def seated(self, made: dict[str, Any], name: str = "Ada", role: str = "player") -> dict[str, Any]:
        """Somebody who has followed an invitation."""
        before = dict(self.cookies)
        path = f"/api/tables/{made['table']['id']}/enter"
        reply = self.post(path, {"key": made[role]["key"], "name": name})
        assert reply.status == 200, reply.data
        self.cookies = before
        seated: dict[str, Any] = reply.data
        return seated


@contextmanager
def open_house(**settings: Any) -> Iterator[House]:
    """A server that is up, and down again at the end."""
    chosen = ServerSettings(data=Path("nowhere"), **{"tables_per_hour": 10_000, **settings})
    with asyncio.Runner() as runner:
        hub = Hub(MemoryStore())
        runner.run(hub.start())
        try:
            yield House(runner, chosen, hub)
        finally:
            runner.run(hub.stop())
