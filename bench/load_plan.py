"""What a load is told to do, and what it measured: lines of JSON to and from `bench.load_client`."""

from __future__ import annotations

from typing import Literal

import msgspec


class Speech(msgspec.Struct, frozen=True, kw_only=True):
    """A dialect: how the messages begin that matter to a load."""

    ready: str
    """Says that a client has been let in."""
    delivered: str
    """Something that was sent to everybody at the table; a token follows that tells which it is."""
    token_end: str = ","
    answered: str = ""
    """The answer to one's own command; empty where one's own message coming back is the answer."""
    refused: str = "\0"
    alive: str = "\0"
    """A question whether the client is there, and what it answers."""
    alive_answer: str = ""


class Client(msgspec.Struct, frozen=True, kw_only=True):
    """One client: where it connects, what it says first, and its command around the command's number."""

    table: int
    path: str
    greeting: str = ""
    head: str = ""
    """Empty for a client that only listens."""
    tail: str = ""


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """Who connects to what."""

    port: int
    speech: Speech
    clients: tuple[Client, ...]


class Run(msgspec.Struct, frozen=True, kw_only=True):
    """A stretch to be measured: commands at a rate, or so many under way at each table all the time."""

    kind: Literal["rate", "in-flight"]
    amount: int
    seconds: float
    warm_up_s: float = 1.0


class Spread(msgspec.Struct, frozen=True, kw_only=True):
    """How long something took, in milliseconds."""

    p50: float = 0.0
    p95: float = 0.0
    p99: float = 0.0
    most: float = 0.0


class Measured(msgspec.Struct, frozen=True, kw_only=True):
    """What came of a run."""

    seconds: float
    commands: int
    """Commands that were answered."""
    commands_in_all: int
    """Those of warming up and of the end among them."""
    delivered: int
    """Messages that reached a client, the sender among them; answers are not counted."""
    refused: int
    unanswered: int
    busy: float
    """The part of a core that the clients took."""
    delivery: Spread = Spread()
    """From sending a command to its message, over all clients; measured at a rate only."""
    answer: Spread = Spread()
    """From sending a command to its answer."""
    refusal: str = ""
