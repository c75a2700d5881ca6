"""A server from its settings to its end: store, hub, application, uvicorn."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import signal
import socket
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from types import FrameType
from typing import TypeAlias

import uvicorn

from nde.errors import Illegal, NdeError
from nde.hub.hub import Hub
from nde.hub.notifications import RedisNotifier
from nde.store import open_store
from nde.web.app import create_app
from nde.web.logs import set_up_logs
from nde.web.protocol import guarded
from nde.web.settings import ServerSettings

BACKLOG = 2048
GOODBYE_S = 5
SWITCH_S = 0.0005
KEEP_ALIVE_S = 15
PING_S = 20.0
COLLECT_AFTER = (5_000, 8, 2_500)
"""Python's thresholds for looking for garbage: objects made, then how often for older ones.

Each look holds up every thread, by a tenth of a microsecond and more for each object: many short ones keep
no table waiting.
"""

Address: TypeAlias = tuple[str, int]
OnReady: TypeAlias = Callable[[Sequence[Address]], None]


def serve(settings: ServerSettings, on_ready: OnReady | None = None) -> int:
    """Serve until somebody stops it, and return 0; raises what keeps it from beginning, as a refusal.

    `on_ready` is told the addresses it listens on, each a host and a port, once it does.
    """
    set_up_logs(settings.log_level)
    # The writer of the log and whatever thinks in threads wait for the loop no longer than this.
    sys.setswitchinterval(SWITCH_S)
    _spare_the_collector()
    with asyncio.Runner(loop_factory=_loop_factory()) as runner:
        runner.run(serve_on(settings, listening(settings.host, settings.port), on_ready))
    return 0


def _spare_the_collector() -> None:
    """Let Python look for cycles of garbage rarely, and never among what was there from the start.

    Open tables hold many values that live long and are part of no cycle; with the usual thresholds a fifth of
    a busy server's time goes into looking at them again.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT_AFTER)


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    if sys.platform == "win32":
        return None
    import uvloop

    return uvloop.new_event_loop


async def serve_on(
    settings: ServerSettings, sockets: list[socket.socket], on_ready: OnReady | None = None
) -> None:
    """Serve on sockets that listen already, until a signal comes or the task is cancelled."""
    try:
        notifier = RedisNotifier(settings.redis) if settings.redis else None
        hub = Hub(open_store(settings.database, settings.data), notifier=notifier)
        await hub.start()
        try:
            await _until_stopped(TableServer(settings, hub, on_ready), sockets)
        finally:
            await hub.stop()
    finally:
        for one in sockets:
            one.close()


async def _until_stopped(server: uvicorn.Server, sockets: list[socket.socket]) -> None:
    """Serve; whoever cancels it waits until everybody is gone in good order."""
    serving = asyncio.create_task(server.serve(sockets))
    try:
        await asyncio.shield(serving)
    except asyncio.CancelledError:
        server.should_exit = True
        await serving
        raise


def listening(host: str, port: int) -> list[socket.socket]:
    """Sockets that listen at a host's addresses, all on one port; a free one for 0."""
    sockets: list[socket.socket] = []
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        for family, _, _, _, address in dict.fromkeys(found):
            if sockets and port == 0:
                address = (address[0], sockets[0].getsockname()[1], *address[2:])
            sockets.append(_listening_at(family, address))
    except OSError as fault:
        for one in sockets:
            one.close()
        raise Illegal(
            "address-taken", address=f"{host}:{port}", reason=fault.strerror or str(fault)
        ) from None
    return sockets


def _listening_at(family: int, address: tuple[object, ...]) -> socket.socket:
    made = socket.socket(family, socket.SOCK_STREAM)
    try:
        if sys.platform != "win32":
            made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:
            made.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        made.bind(address)
        made.listen(BACKLOG)
        made.setblocking(False)
    except OSError:
        made.close()
        raise
    return made


class TableServer(uvicorn.Server):
    """uvicorn's server, which tells when it listens and lets the sockets go with a word."""

    def __init__(self, settings: ServerSettings, hub: Hub, on_ready: OnReady | None) -> None:
        http, websocket = guarded(settings)
        app = create_app(settings, hub)
        super().__init__(
            uvicorn.Config(
                app,
                http=http,
                ws=websocket,
                ws_max_size=settings.message_bytes,
                ws_per_message_deflate=False,
                ws_ping_interval=PING_S,
                ws_ping_timeout=PING_S,
                lifespan="on",
                log_config=None,
                access_log=False,
                server_header=False,
                proxy_headers=False,  # the application looks at them itself
                backlog=BACKLOG,
                timeout_keep_alive=KEEP_ALIVE_S,
                timeout_graceful_shutdown=GOODBYE_S,
            )
        )
        self._on_ready = on_ready
        self._table_socket, self._lab = app.state.socket, app.state.shared.lab

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen, and tell where."""
        await super().startup(sockets)
        if self.started and self._on_ready is not None:
            self._on_ready([one.getsockname()[:2] for one in sockets or ()])

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Say goodbye to every socket, then stop as uvicorn does."""
        for server in self.servers:
            server.close()
        self._lab.stop()
        connections = tuple(self._table_socket.connections)
        for connection in connections:
            connection.send_away(NdeError("server-stopping"))
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(GOODBYE_S):
                while self._table_socket.connections:
                    await asyncio.sleep(0.01)
        if connections:
            await asyncio.sleep(0.05)  # the last word is on its way
        await super().shutdown(sockets)

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop on a signal in good order, and do not fall by it afterwards: the store is to be closed."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {one: signal.signal(one, self.handle_exit) for one in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for one, handler in before.items():
                signal.signal(one, handler)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop; a second signal does not wait for anybody."""
        self.force_exit = self.should_exit
        self.should_exit = True
