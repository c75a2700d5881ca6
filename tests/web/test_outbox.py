"""The way out to one client: in order, together where possible, and never more than a bounded heap."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from nde.web.messages import IsTyping
from nde.web.metrics import Metrics
from nde.web.outbox import MOST_BYTES, MOST_MESSAGES, Message, Outbox, Packet, Postman, Wire, packed


class Client:
    """Somebody who takes frames while `has_room`, and texts when `is_reading`."""

    def __init__(self, *, has_room: bool = True) -> None:
        self.has_room = has_room
        self.is_reading = asyncio.Event()
        self.is_reading.set()
        self.writes: list[bytes] = []
        self.got: list[str] = []
        self.overflows = 0
        self.metrics = Metrics()
        self.box = Outbox(Wire(self.send, self.write), self._overflow, self.metrics, Postman())

    def write(self, frame: bytes) -> bool:
        """What uvicorn's protocol does with a frame."""
        if self.has_room:
            self.writes.append(frame)
            self.got += texts_in(frame)
        return self.has_room

    async def send(self, message: Message) -> None:
        """What it does with a message, once there is room."""
        await self.is_reading.wait()
        self.got.append(message["text"])

    def _overflow(self) -> None:
        self.overflows += 1


def texts_in(frames: bytes) -> list[str]:
    """The texts of some short frames."""
    found = []
    while frames:
        assert frames[0] == 0x81
        end = 2 + frames[1]
        found.append(frames[2:end].decode())
        frames = frames[end:]
    return found


def message(number: int) -> Packet:
    """A message that can be told from others."""
    return packed(IsTyping(seat=f"p{number}"))


def texts(*numbers: int) -> list[str]:
    """The texts of such messages."""
    return [message(number).text for number in numbers]


def with_client(act: Callable[[Client], object], *, has_room: bool = True) -> Client:
    """A client after something was done, and the loop has gone round a few times."""

    async def run() -> Client:
        client = Client(has_room=has_room)
        sending = asyncio.create_task(client.box.run())
        await asyncio.sleep(0)
        act(client)
        for _ in range(10):
            await asyncio.sleep(0)
        sending.cancel()
        return client

    return asyncio.run(run())


def put_three(client: Client) -> None:
    """Put three messages into the box in one turn."""
    for number in (1, 2, 3):
        client.box.put(message(number))


def test_what_comes_together_is_written_together() -> None:
    client = with_client(put_three)
    assert client.got == texts(1, 2, 3)
    assert len(client.writes) == 1


def test_a_client_without_room_gets_the_same_in_the_same_order() -> None:
    client = with_client(put_three, has_room=False)
    assert client.got == texts(1, 2, 3)
    assert not client.writes


def test_nothing_overtakes_what_is_being_sent() -> None:
    async def run() -> list[str]:
        client = Client(has_room=False)
        client.is_reading.clear()
        sending = asyncio.create_task(client.box.run())
        client.box.put(message(1))
        for _ in range(5):
            await asyncio.sleep(0)
        client.has_room = True  # the first one is on its way all the same
        client.box.put(message(2))
        await asyncio.sleep(0)
        client.is_reading.set()
        for _ in range(10):
            await asyncio.sleep(0)
        client.box.put(message(3))
        for _ in range(5):
            await asyncio.sleep(0)
        sending.cancel()
        return client.got

    assert asyncio.run(run()) == texts(1, 2, 3)


def test_a_client_that_does_not_read_overflows_once_its_box_is_full() -> None:
    async def run() -> Client:
        client = Client(has_room=False)
        client.is_reading.clear()
        sending = asyncio.create_task(client.box.run())
        for number in range(MOST_MESSAGES + 2):
            client.box.put(message(number))
            await asyncio.sleep(0)
        sending.cancel()
        return client

    client = asyncio.run(run())
    assert client.overflows == 1
    assert client.got == []


def test_every_message_is_counted_however_it_went() -> None:
    for has_room in (True, False):
        client = with_client(put_three, has_room=has_room)
        assert b"nde_messages_total 3.0" in client.metrics.text()
        assert b"nde_messages_total 3.0" in client.metrics.text(), "counted once"


def test_frames_have_the_length_of_their_content() -> None:
    short, long, huge = (packed(IsTyping(seat="x" * size)) for size in (1, 200, 70_000))
    assert short.frame == bytes((0x81, len(short.content))) + short.content
    assert long.frame == b"\x81\x7e" + len(long.content).to_bytes(2, "big") + long.content
    assert huge.frame == b"\x81\x7f" + len(huge.content).to_bytes(8, "big") + huge.content


def test_behind_a_message_that_was_lost_nothing_is_sent() -> None:
    async def run() -> Client:
        client = Client()
        for number in range(MOST_MESSAGES + 5):
            client.box.put(message(number))
        for _ in range(5):
            await asyncio.sleep(0)
        return client

    client = asyncio.run(run())
    assert (client.overflows, client.got) == (1, [])


def test_one_message_may_be_of_any_length() -> None:
    async def run() -> Client:
        client = Client()
        client.box.put(packed(IsTyping(seat="x" * MOST_BYTES)))
        for _ in range(5):
            await asyncio.sleep(0)
        return client

    client = asyncio.run(run())
    assert client.overflows == 0
    assert len(client.writes) == 1
