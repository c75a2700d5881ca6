"""The load: clients of many tables in one process, as cheap as they can be made in Python.

`python -m bench.load_client` reads lines of JSON and answers each with one: first a `Plan`, answered
when all clients are connected and greeted, then any number of `Run`s, each answered with what was
`Measured`.  It ends with its input.  It shares two cores with the server it measures, so it parses
frames by hand, masks with zeros and looks at nothing but how a message begins; `busy` says how much of a
core it took all the same.
"""

from __future__ import annotations

import asyncio
import base64
import sys
import time
from typing import cast

import msgspec
import uvloop

from bench.load_plan import Client, Measured, Plan, Run, Spread

TEXT, CLOSE, PING = 0x81, 0x88, 0x89
DIALS_AT_ONCE = 50
DIAL_TIMEOUT_S = 60.0
DRAIN_S = 5.0


class Load:
    """What all clients share: counts, the clock, and who speaks next at which table."""

    def __init__(self, plan: Plan) -> None:
        self.speech = plan.speech
        self.delivered_as = plan.speech.delivered.encode()
        self.token_at = len(self.delivered_as)
        self.token_end = plan.speech.token_end.encode()
        self.answered_as = plan.speech.answered.encode()
        self.refused_as = plan.speech.refused.encode()
        self.alive_as = plan.speech.alive.encode()
        self.ready_as = plan.speech.ready.encode()
        self.speakers: dict[int, list[Connection]] = {}
        self.is_timed = self.is_kept_busy = False
        self.number = 0
        self.clear()

    def clear(self) -> None:
        """Begin to count anew."""
        self.commands = self.delivered = self.refused = 0
        self.refusal = ""
        self.turns = dict.fromkeys(self.speakers, 0)
        self.sent: dict[int, tuple[int, float]] = {}
        self.arrivals: list[tuple[int, bytes, float]] = []
        self.answers: list[tuple[int, bytes, float]] = []

    def speak(self, table: int) -> None:
        """Let the next client of a table give a command."""
        speakers = self.speakers[table]
        turn = self.turns[table]
        self.turns[table] = turn + 1
        self.number += 1
        self.sent[self.number] = (table, time.perf_counter())
        speakers[turn % len(speakers)].command(self.number)

    def on_answer(self, table: int, message: bytes) -> None:
        """Count an answer, and keep the table busy."""
        self.commands += 1
        if self.is_timed:
            self.answers.append((table, message, time.perf_counter()))
        if self.is_kept_busy:
            self.speak(table)


class Connection(asyncio.Protocol):
    """The connection of one client."""

    def __init__(self, load: Load, plan: Client) -> None:
        self.load, self.plan, self.table = load, plan, plan.table
        self.head, self.tail = plan.head.encode(), plan.tail.encode()
        # Where nothing else answers a command, one's own message does: it begins with all before the number.
        self.own = load.answered_as or self.head
        self.is_own_delivered = not load.answered_as
        self.rest = b""
        self.is_up = False
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a socket."""
        # uvloop's transports are no subclasses of asyncio's.
        self.transport = cast(asyncio.Transport, transport)
        key = base64.b64encode(id(self).to_bytes(16, "big")).decode()
        self.transport.write(
            f"GET {self.plan.path} HTTP/1.1\r\nHost: 127.0.0.1\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def connection_lost(self, exc: Exception | None) -> None:
        """Say so to whoever waits for the greeting."""
        if not self.ready.done():
            self.ready.set_exception(ConnectionError(f"{self.plan.path} was closed: {self.rest[:200]!r}"))

    def say(self, text: bytes) -> None:
        """Send a text; its mask is zero, so it stands in the frame as it is."""
        size = len(text)
        if size < 126:
            head = bytes((TEXT, 128 + size, 0, 0, 0, 0))
        else:
            head = bytes((TEXT, 254, size >> 8, size & 255, 0, 0, 0, 0))
        self.transport.write(head + text)

    def command(self, number: int) -> None:
        """Give the command of this client under a number."""
        self.say(b"%b%d%b" % (self.head, number, self.tail))

    def data_received(self, data: bytes) -> None:
        """Take what came apart into messages."""
        if self.rest:
            data = self.rest + data
        at = 0 if self.is_up else self._greet(data)
        if at is None:
            self.rest = data
            return
        end = len(data)
        while end - at >= 2:
            size, start = data[at + 1], at + 2
            if size == 126:
                size, start = int.from_bytes(data[at + 2 : at + 4], "big"), at + 4
            elif size == 127:
                size, start = int.from_bytes(data[at + 2 : at + 10], "big"), at + 10
            stop = start + size
            if stop > end:
                break
            if data[at] == TEXT:
                self._hear(data, start, stop)
            else:
                self._control(data[at], data[start:stop])
            at = stop
        self.rest = data[at:]

    def _greet(self, data: bytes) -> int | None:
        """Where the frames begin, once the server has agreed to speak in them."""
        found = data.find(b"\r\n\r\n")
        if found < 0:
            return None
        if b" 101 " not in data[:20]:
            self.transport.close()
            return None
        self.is_up = True
        if self.plan.greeting:
            self.say(self.plan.greeting.encode())
        return found + 4

    def _hear(self, data: bytes, start: int, stop: int) -> None:
        load = self.load
        if data.startswith(load.delivered_as, start, stop):
            load.delivered += 1
            if load.is_timed:
                token = start + load.token_at
                until = data.find(load.token_end, token, stop)
                load.arrivals.append((self.table, data[token:until], time.perf_counter()))
            if self.is_own_delivered and self.own and data.startswith(self.own, start, stop):
                load.on_answer(self.table, data[start:stop] if load.is_timed else b"")
        elif load.answered_as and data.startswith(load.answered_as, start, stop):
            load.on_answer(self.table, data[start:stop] if load.is_timed else b"")
        elif data.startswith(load.refused_as, start, stop):
            load.refused += 1
            load.refusal = load.refusal or data[start:stop].decode()
        elif data.startswith(load.alive_as, start, stop):
            self.say(load.speech.alive_answer.encode())
        if not self.ready.done() and data.startswith(load.ready_as, start, stop):
            self.ready.set_result(None)

    def _control(self, kind: int, content: bytes) -> None:
        if kind == PING:
            self.transport.write(bytes((0x8A, 128 + len(content), 0, 0, 0, 0)) + content)
        elif kind == CLOSE:
            self.load.refusal = self.load.refusal or f"closed: {content!r}"
            self.transport.close()


class Answered(msgspec.Struct):
    """The answer of our own server to a command."""

    id: str = ""
    number: int = 0


def spread_of(taken: list[float]) -> Spread:
    """The quantiles of some seconds, in milliseconds."""
    if not taken:
        return Spread()
    taken.sort()
    at = [
        round(1000 * taken[min(len(taken) - 1, int(part * len(taken)))], 3) for part in (0.5, 0.95, 0.99, 1)
    ]
    return Spread(p50=at[0], p95=at[1], p99=at[2], most=at[3])


def delays(load: Load) -> tuple[Spread, Spread]:
    """How long messages and answers took, each from when its command was sent."""
    if not load.answered_as:
        took = [when - load.sent[int(token.rpartition(b":")[2])][1] for _, token, when in load.arrivals]
        return spread_of(took), Spread()
    given: dict[tuple[int, int], float] = {}
    answers = []
    for table, message, when in load.answers:
        answered = msgspec.json.decode(message, type=Answered)
        begun = load.sent[int(answered.id.rpartition("-")[2])][1]
        given[table, answered.number] = begun
        answers.append(when - begun)
    took = [
        when - given[table, int(token)]
        for table, token, when in load.arrivals
        if (table, int(token)) in given
    ]
    return spread_of(took), spread_of(answers)


async def connect(load: Load, plan: Plan) -> None:
    """Let every client connect and be greeted, some at a time."""
    places = asyncio.Semaphore(DIALS_AT_ONCE)
    loop = asyncio.get_running_loop()

    async def dial(client: Client) -> None:
        async with places:
            _, made = await loop.create_connection(lambda: Connection(load, client), "127.0.0.1", plan.port)
            async with asyncio.timeout(DIAL_TIMEOUT_S):
                await made.ready
        if client.head:
            load.speakers.setdefault(client.table, []).append(made)

    async with asyncio.TaskGroup() as dialling:
        for client in plan.clients:
            dialling.create_task(dial(client))


async def at_a_rate(load: Load, rate: int, seconds: float) -> None:
    """Give commands at a fixed rate, table after table, whether they are answered or not."""
    tables = list(load.speakers)
    start, given = time.perf_counter(), 0
    while (passed := time.perf_counter() - start) < seconds:
        for _ in range(int(passed * rate) - given):
            load.speak(tables[given % len(tables)])
            given += 1
        await asyncio.sleep(0.001)


async def kept_busy(load: Load, in_flight: int, seconds: float) -> None:
    """Keep so many commands under way at every table."""
    load.is_kept_busy = True
    for table in load.speakers:
        for _ in range(in_flight):
            load.speak(table)
    await asyncio.sleep(seconds)
    load.is_kept_busy = False


async def drained(load: Load) -> None:
    """Wait until nothing comes any more."""
    until = time.perf_counter() + DRAIN_S
    before = -1
    while load.delivered != before and time.perf_counter() < until:
        before = load.delivered
        await asyncio.sleep(0.3)


async def measure(load: Load, run: Run) -> Measured:
    """Carry out a run: warm up, measure, let everything arrive."""
    is_rate = run.kind == "rate"
    do = at_a_rate if is_rate else kept_busy
    load.clear()
    await do(load, run.amount, run.warm_up_s)
    await drained(load)
    warmed_up = load.commands
    load.clear()
    load.is_timed = is_rate
    start, worked = time.perf_counter(), time.process_time()
    await do(load, run.amount, run.seconds)
    seconds, busy = time.perf_counter() - start, time.process_time() - worked
    counted = load.commands, load.delivered
    await drained(load)
    load.is_timed = False
    delivery, answer = delays(load) if is_rate else (Spread(), Spread())
    return Measured(
        seconds=seconds,
        commands=load.commands if is_rate else counted[0],
        commands_in_all=warmed_up + load.commands,
        delivered=load.delivered if is_rate else counted[1],
        refused=load.refused,
        unanswered=len(load.sent) - load.commands - load.refused,
        busy=round(busy / seconds, 2),
        delivery=delivery,
        answer=answer,
        refusal=load.refusal,
    )


async def main() -> None:
    """Do what the lines of the input say."""
    plan = msgspec.json.decode(await _line(), type=Plan)
    load = Load(plan)
    await connect(load, plan)
    _tell({"ready": len(plan.clients)})
    while line := await _line():
        _tell(await measure(load, msgspec.json.decode(line, type=Run)))


async def _line() -> bytes:
    return await asyncio.get_running_loop().run_in_executor(None, sys.stdin.buffer.readline)


def _tell(value: object) -> None:
    sys.stdout.buffer.write(msgspec.json.encode(value) + b"\n")
    sys.stdout.buffer.flush()


if __name__ == "__main__":
    uvloop.run(main())
