"""Limits of connections: so many from one address, a request's head in good time and of bearable length."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from nde.web.security import Trusted, client_address
from nde.web.settings import ServerSettings

HEAD_S = 20.0
"""How long the head of a request may take, from its first byte or from the connection's beginning."""
HEAD_BYTES = 65_536
LINGER_S = 1.0
"""How long the rest of a message that is too long is thrown away, so that its sender hears why."""
FAREWELL_S = 20.0
"""How long a client may take to read the last words to it."""
FRAMES = "nde.frames"
"""The extension of a connection that lets the application write frames: made once, sent to many."""
LAST_WORDS = "nde.last"
"""Marks a message to a client that is being sent away: it goes behind what waits, and nobody waits for it."""


class Peers:
    """Counts connections by address; trusted proxies, who bring everybody's, are not counted."""

    def __init__(self, most: int, trusted: Trusted) -> None:
        self._most, self._trusted = most, trusted
        self._counts: Counter[str] = Counter()

    def __len__(self) -> int:
        return len(self._counts)

    def admit(self, address: str) -> bool:
        """Whether one more from here is let in; it is counted if so."""
        if address not in self._trusted and self._counts[address] >= self._most:
            return False
        self._counts[address] += 1
        return True

    def count(self, address: str) -> None:
        """Count one that was let in under another protocol and is taken over."""
        self._counts[address] += 1

    def release(self, address: str) -> None:
        """One from here is gone."""
        self._counts[address] -= 1
        if self._counts[address] <= 0:
            del self._counts[address]


def peer_of(transport: asyncio.BaseTransport) -> str:
    """The address at the other end, as limits know it."""
    peer = transport.get_extra_info("peername")
    return client_address({"client": peer if isinstance(peer, tuple) else None})


class GuardedHttp(HttpToolsProtocol):
    """uvicorn's protocol, with limits it has not got."""

    peers: Peers

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._peer: str | None = None
        self._head_timer: asyncio.TimerHandle | None = None
        self._head_bytes = 0
        self._is_in_head = True

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Let a connection in, or close it at once."""
        peer = peer_of(transport)
        if not self.peers.admit(peer):
            transport.abort()
            return
        self._peer = peer
        super().connection_made(transport)
        self._begin_head()

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget a connection; one that was not let in is not known."""
        self._stop_timer()
        if self._peer is None:
            return
        self.peers.release(self._peer)
        self._peer = None
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read on, unless the head goes on for ever."""
        if self._peer is None or self.transport.is_closing():
            return
        if self._is_in_head:
            self._head_bytes += len(data)
        super().data_received(data)
        # What came with a head's end may have been a body: only a head that still goes on is too long.
        if self._is_in_head and self._head_bytes > HEAD_BYTES:
            self.transport.abort()

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        if not self._is_in_head:
            self._begin_head()

    def on_headers_complete(self) -> None:
        """The head is whole."""
        self._is_in_head = False
        self._stop_timer()
        super().on_headers_complete()

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over; from now on the socket's own protocol counts it."""
        peer, self._peer = self._peer, None
        super().handle_websocket_upgrade()
        if peer is not None:
            self.peers.release(peer)

    def _begin_head(self) -> None:
        self._is_in_head, self._head_bytes = True, 0
        self._stop_timer()
        self._head_timer = self.loop.call_later(HEAD_S, self._give_up)

    def _stop_timer(self) -> None:
        if self._head_timer is not None:
            self._head_timer.cancel()
            self._head_timer = None

    def _give_up(self) -> None:
        if self._is_in_head and not self.transport.is_closing():
            self.transport.abort()


class GuardedSocket(WebSocketsSansIOProtocol):
    """uvicorn's socket protocol; its connections are counted as well, and whoever has to go hears why."""

    peers: Peers

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._farewell: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Take a connection over."""
        self._peer = peer_of(transport)
        self.peers.count(self._peer)
        super().connection_made(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget a connection."""
        if self._farewell is not None:
            self._farewell.cancel()
        self.peers.release(self._peer)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read on, unless the client has said something that cannot be read."""
        if self.conn.parser_exc is None:
            super().data_received(data)

    def handle_parser_exception(self) -> None:
        """Say what cannot be read, and hear the client out: closing over unread bytes takes the word back."""
        assert self.conn.close_sent is not None
        code, reason = self.conn.close_sent.code, self.conn.close_sent.reason
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        self.close_timer = self.loop.call_later(LINGER_S, self.transport.close)

    def handle_connect(self, event: Request) -> None:
        """Tell the application that it may write frames at once."""
        super().handle_connect(event)
        if not self.close_sent:
            extensions: Any = self.scope["extensions"]
            extensions[FRAMES] = {"write": self.write_frame}

    def write_frame(self, frame: bytes) -> bool:
        """Write a whole frame now, if the client can take it; whether it was written."""
        if not self.writable.is_set() or self.close_sent or self.disconnected or self.transport.is_closing():
            return False
        self.transport.write(frame)
        return True

    async def send(self, message: Any) -> None:
        """Send a message once there is room for it; last words are sent at once, and then there is an end."""
        if message.get(LAST_WORDS):
            self.writable.set()
            if self._farewell is None:
                self._farewell = self.loop.call_later(FAREWELL_S, self.transport.abort)
        await super().send(message)


def guarded(settings: ServerSettings) -> tuple[type[GuardedHttp], type[GuardedSocket]]:
    """The protocols of one server, which count together."""
    counting = {"peers": Peers(settings.connections_per_address, Trusted(settings.trusted_proxies))}
    return type("Http", (GuardedHttp,), counting), type("Socket", (GuardedSocket,), counting)
