"""Servers to compare with: they pass on what they are sent to a room of five, and keep nothing.

`python -m bench.relays bare` is the least that Starlette can do, `python -m bench.relays socketio` a
plain relay on python-socketio.  Each prints one line of JSON with its port, as `nde serve --json` does,
and serves until it is ended.  Both run under uvicorn with the settings of our own server.
"""

from __future__ import annotations

import json
import os
import socket
import sys
from typing import Any
from urllib.parse import parse_qs

import socketio  # type: ignore[import-untyped]
import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect


def bare() -> Starlette:
    """A relay without anything: a text goes to everybody in the room as it came."""
    rooms: dict[str, list[WebSocket]] = {}

    async def relay(client: WebSocket) -> None:
        await client.accept()
        room = rooms.setdefault(client.path_params["room"], [])
        room.append(client)
        await client.send_text("ready")
        try:
            while True:
                text = await client.receive_text()
                for one in room:
                    await one.send_text(text)
        except WebSocketDisconnect:
            room.remove(client)

    return Starlette(routes=[WebSocketRoute("/rooms/{room}", relay)])


def on_socketio() -> Any:
    """A relay on python-socketio: `chat` goes to everybody in the sender's room."""
    server = socketio.AsyncServer(async_mode="asgi")
    rooms: dict[str, str] = {}

    async def connect(sid: str, environ: dict[str, Any]) -> None:
        rooms[sid] = parse_qs(environ["QUERY_STRING"])["room"][0]
        await server.enter_room(sid, rooms[sid])

    async def chat(sid: str, text: str) -> None:
        await server.emit("chat", text, room=rooms[sid])

    def disconnect(sid: str, reason: str) -> None:
        rooms.pop(sid, None)

    server.on("connect", connect)
    server.on("chat", chat)
    server.on("disconnect", disconnect)
    return socketio.ASGIApp(server)


RELAYS = {"bare": bare, "socketio": on_socketio}


def main(kind: str) -> None:
    """Serve on any free port of this machine, and say on which."""
    listener = socket.create_server(("127.0.0.1", 0), backlog=2048)
    port = listener.getsockname()[1]
    print(json.dumps({"url": f"http://127.0.0.1:{port}", "port": port, "pid": os.getpid()}), flush=True)
    config = uvicorn.Config(
        RELAYS[kind](),
        loop="uvloop",
        http="httptools",
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        log_level="warning",
        access_log=False,
    )
    uvicorn.Server(config).run(sockets=[listener])


if __name__ == "__main__":
    main(sys.argv[1])
