"""The three servers that the load speaks with: ours, a relay on python-socketio, and a bare relay."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Literal, TypeAlias

import msgspec

from bench.load_plan import Client, Plan, Speech
from bench.many_tables import Filled

TEXT = "the lantern gutters, and something moves below the stairs"
"""What is said, where people talk."""
Talk: TypeAlias = Literal["act", "say"]

OURS = Speech(
    ready='{"type":"welcome"',
    delivered='{"type":"entry","entry":{"number":',
    answered='{"type":"done"',
    refused='{"type":"refused"',
)
BARE = Speech(ready="ready", delivered="m", token_end=";")
SOCKETIO = Speech(ready="40", delivered='42["chat","m', token_end=";", alive="2", alive_answer="3")


def at_tables(port: int, tables: Sequence[Filled], talk: Talk, *, views: bool = False) -> Plan:
    """The clients of our own tables: players act, or everybody who plays talks."""
    say = msgspec.json.encode({"type": "Say", "text": TEXT}).decode()
    load = secrets.token_hex(4)  # a seat's ids are never used twice, not by a later load either
    clients = []
    for at, table in enumerate(tables):
        for seat in table.seats:
            do = seat.act and (seat.act if talk == "act" else say)
            hello = {"type": "hello", "key": seat.key, "views": views}
            clients.append(
                Client(
                    table=at,
                    path=f"/api/tables/{table.id}/socket",
                    greeting=msgspec.json.encode(hello).decode(),
                    head=f'{{"type":"do","id":"{load}-' if do else "",
                    tail=f'","do":{do}}}',
                )
            )
    return Plan(port=port, speech=OURS, clients=tuple(clients))


def in_bare_rooms(port: int, rooms: int, size: int) -> Plan:
    """The clients of a bare relay."""
    clients = [
        Client(table=room, path=f"/rooms/{room}", head=f"m{room}-{place}:", tail=f";{TEXT}")
        for room in range(rooms)
        for place in range(size)
    ]
    return Plan(port=port, speech=BARE, clients=tuple(clients))


def in_socketio_rooms(port: int, rooms: int, size: int) -> Plan:
    """The clients of a relay on python-socketio: packets of engine.io 4 on a websocket."""
    clients = [
        Client(
            table=room,
            path=f"/socket.io/?EIO=4&transport=websocket&room={room}",
            greeting="40",
            head=f'42["chat","m{room}-{place}:',
            tail=f';{TEXT}"]',
        )
        for room in range(rooms)
        for place in range(size)
    ]
    return Plan(port=port, speech=SOCKETIO, clients=tuple(clients))
