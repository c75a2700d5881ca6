"""The socket of a table: an ASGI endpoint that lets a client in and looks after it until it goes."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import Any

from starlette.requests import cookie_parser
from starlette.types import Receive, Scope
from starlette.types import Send as AsgiSend

from nde.errors import Illegal, NdeError, Unreadable
from nde.hub import Live
from nde.store.rows import Outgrown
from nde.web import messages as m
from nde.web.broadcast import Audience, ViewQueue
from nde.web.call import COOKIE
from nde.web.connection import Client, Connection, Service, read_message
from nde.web.key_check import KeyCheck
from nde.web.languages import chosen_language
from nde.web.limits import Rates, Workers
from nde.web.metrics import Metrics
from nde.web.outbox import Postman, Send, Wire, Write, packed, write_nothing
from nde.web.problems import problem, problem_bytes
from nde.web.protocol import FRAMES, LAST_WORDS
from nde.web.security import client_address, header, is_own_origin
from nde.web.settings import ServerSettings

HELLO_S = 10.0
"""How long a client may take to say hello."""
GOODBYE_S = 1.0
CLOSING = {
    "too-slow": 4008,
    "too-fast": 4029,
    "no-such-key": 4001,
    "key-revoked": 4001,
    "no-such-table": 4004,
}
"""Close codes for the reasons a client can do something about; 4000 for any other."""
FINAL = frozenset(("no-such-key", "key-revoked", "no-such-table", "foreign-origin"))
"""Reasons after which coming again is of no use."""
BURST = 5

log = logging.getLogger("nde.web")


class TableSocket:
    """`GET /api/tables/{table}/socket`."""

    def __init__(self, keys: KeyCheck, settings: ServerSettings, workers: Workers, metrics: Metrics) -> None:
        self._settings, self._keys = settings, keys
        rates = Rates(settings.commands_per_second, settings.commands_per_second * BURST, 100_000)
        self._service = Service(keys.hub, workers, metrics, rates, Postman())
        metrics.connections.set_function(lambda: float(len(self.connections)))
        self._audiences: dict[str, tuple[Live, Audience]] = {}
        self._views = ViewQueue()
        self.connections: set[Connection] = set()

    def stop(self) -> None:
        """Show nobody anything more."""
        self._views.stop()

    async def __call__(self, scope: Scope, receive: Receive, send: AsgiSend) -> None:
        """Serve one client from the handshake to the end."""
        await receive()  # websocket.connect
        if not is_own_origin(scope, self._settings):
            await _reject(send, Illegal("foreign-origin"), language_of(scope, ""))
            return
        language = language_of(scope, "")
        try:
            self._service.hub.require_known(scope["path_params"]["table"])
        except NdeError as error:
            await _reject(send, error, language)  # while a proxy can still ask another process
            return
        await send({"type": "websocket.accept"})
        try:
            text = await asyncio.wait_for(_receive_text(receive), HELLO_S)
            if text is None:
                return
            hello = read_message(text)
            if not isinstance(hello, m.Hello):
                raise Illegal("hello-first")
            table = scope["path_params"]["table"]
            key_text = hello.key or key_in_cookies(scope, table)
            key = await self._keys.opened_by(table, key_text, client_address(scope))
            if not key.seat:
                raise Illegal("enter-first")
            wait = self._service.rates.take(key.hash, asyncio.get_running_loop().time())
            if wait:
                raise Illegal("too-fast", seconds=max(1, round(wait)))
            live = await self._service.hub.live(table)
        except TimeoutError:
            await say_goodbye(send, Illegal("hello-first"), language)
            return
        except NdeError as error:
            await say_goodbye(send, error, language)
            return
        language = chosen_language(hello.language, accept_language(scope), live.row.language)
        await self._serve(live, Client(key, key_text, hello, language), Wire(send, write_of(scope)), receive)

    async def _serve(self, live: Live, client: Client, wire: Wire, receive: Receive) -> None:
        ended: asyncio.Future[NdeError] = asyncio.get_running_loop().create_future()
        audience = self._audience(live)
        connection = Connection(self._service, audience, client, wire, _ending(ended))
        tasks = [asyncio.create_task(connection.run_outbox())]
        self.connections.add(connection)
        live.users += 1  # it is not let go of before this client listens
        try:
            await connection.welcome(client.hello.seen)
            # Only now: nothing is answered before the client has been told what it speaks of.
            tasks.append(asyncio.create_task(_listen(connection, receive)))
            waits: set[asyncio.Future[Any]] = {*tasks, ended}
            await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
        except NdeError as error:
            _ending(ended)(error)
        finally:
            live.users -= 1
            self.connections.discard(connection)
            audience.part(connection)
            if not audience.connections:
                self._audiences.pop(live.id, None)
            for task in tasks:
                task.cancel()
            for gone in await asyncio.gather(*tasks, return_exceptions=True):
                if isinstance(gone, Exception) and not is_disconnect(gone):
                    log.error("connection failed", exc_info=gone, extra={"table": live.id})
        if ended.done():
            await say_goodbye(wire.send, ended.result(), client.language)
        else:
            ended.cancel()

    def _audience(self, live: Live) -> Audience:
        known = self._audiences.get(live.id)
        if known is None or known[0] is not live:
            known = self._audiences[live.id] = (live, Audience(self._service, live, self._views))
        return known[1]


def write_of(scope: Scope) -> Write:
    """How frames are written at once, where the server knows how (`nde.web.protocol`)."""
    write: Write = (scope.get("extensions") or {}).get(FRAMES, {}).get("write", write_nothing)
    return write


def _ending(ended: asyncio.Future[NdeError]) -> Callable[[NdeError], None]:
    def end(error: NdeError) -> None:
        if not ended.done():
            ended.set_result(error)

    return end


async def _listen(connection: Connection, receive: Receive) -> None:
    while True:
        try:
            text = await _receive_text(receive)
        except NdeError as error:
            connection.refuse(error)
            continue
        if text is None:
            return
        await connection.hear(text)


async def _receive_text(receive: Receive) -> str | None:
    """The next message of a client; nothing once it is gone."""
    message = await receive()
    if message["type"] == "websocket.disconnect":
        return None
    text = message.get("text")
    if text is None:
        raise Unreadable("bad-message", reason="binary")
    return str(text)


async def _reject(send: AsgiSend, error: NdeError, language: str) -> None:
    """Refuse the handshake, with the reason as its answer."""
    found = problem(error, language)
    headers = [(b"content-type", b"application/problem+json")]
    if isinstance(error, Outgrown):
        headers.append((b"x-nde-outgrown", b"1"))  # for the proxy
    await send({"type": "websocket.http.response.start", "status": found.status, "headers": headers})
    await send({"type": "websocket.http.response.body", "body": problem_bytes(found)})


async def say_goodbye(send: Send, error: NdeError, language: str) -> None:
    """Tell a client why it has to go; one that does not read is left without a word."""
    bye = m.Bye(problem=problem(error, language), may_return=error.code not in FINAL)
    code = CLOSING.get(error.code, 4000)
    with contextlib.suppress(Exception):
        async with asyncio.timeout(GOODBYE_S):
            await send({"type": "websocket.send", "text": packed(bye).text, LAST_WORDS: True})
            await send({"type": "websocket.close", "code": code, "reason": error.code, LAST_WORDS: True})


def is_disconnect(fault: Exception) -> bool:
    """Whether something failed only because the client is gone."""
    return isinstance(fault, OSError) or type(fault).__name__ == "ClientDisconnected"


def accept_language(scope: Scope) -> str:
    """What the browser says about its languages."""
    return header(scope, b"accept-language")


def language_of(scope: Scope, of_table: str) -> str:
    """The language of a client that has not said hello yet."""
    return chosen_language("", accept_language(scope), of_table)


def key_in_cookies(scope: Scope, table: str) -> str:
    """The key that a cookie carries for a table; empty without one."""
    return cookie_parser(header(scope, b"cookie")).get(f"{COOKIE}{table}", "")
