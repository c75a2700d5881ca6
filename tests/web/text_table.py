"""One game twice: at a terminal, and on a server with a client of the text view, with the same dice."""

from __future__ import annotations

from itertools import count
from pathlib import Path
from typing import Any

import msgspec

from nde.table.table_file import TableLine
from tests.cli.play.evening import ADVENTURE
from tests.cli.terminal import nde
from tests.web.live_server import Client, Served

QUIET = ("presence", "typing", "pong")


class TextClient:
    """Somebody who types lines, and waits for what each of them does."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self._ids = count(1)

    async def stands(self) -> list[str]:
        """How the table stands, once it is told."""
        while True:
            message = await self.client.until("lines")
            if not message.get("id"):
                return texts(message)

    async def answer(self, text: str, id: str = "") -> list[dict[str, Any]]:
        """The lines that answer a line."""
        id = id or f"line-{next(self._ids)}"
        await self.client.send(type="line", id=id, text=text)
        found: list[dict[str, Any]] = (await self.client.until("lines", id=id))["lines"]
        return found

    async def type(self, text: str) -> list[str]:
        """Everything that is told from a line to the answer to the next question that changes nothing."""
        start = len(self.client.heard)
        await self.answer(text)
        await self.answer("why", f"after-{next(self._ids)}")  # waits for how the table stands after a command
        heard = self.client.heard[start:]
        return [line for one in heard for line in texts(one) if not one.get("id", "").startswith("after-")]


def texts(message: dict[str, Any]) -> list[str]:
    """What a message says, as a terminal without a screen has it."""
    if message["type"] == "entry":
        return list(message.get("text", ()))
    if message["type"] != "lines":
        return []
    return [
        f"{line['typed']}: {line['text']}" if line.get("typed") else line["text"] for line in message["lines"]
    ]


def begun(file: Path, game: str, language: str, adventure: str = ADVENTURE) -> bytes:
    """A game that was begun at a terminal, as a file that a server takes over."""
    flags = ("--game", game, "--file", str(file), "--seed", "3", "--lang", language, "--plain")
    said = nde("play", adventure, *flags)
    assert said.status == 0, said.err
    secret = file.with_name(file.name + ".seed").read_text(encoding="ascii").strip()
    return msgspec.json.encode(TableLine(seed=secret, language=language)) + b"\n" + file.read_bytes()


def typed_at_a_terminal(file: Path, language: str, lines: tuple[str, ...]) -> list[str]:
    """What a terminal answers to each line, without breaks."""
    said = nde(
        *("play", "--file", str(file), "--seed", "3", "--lang", language, "--plain"),
        stdin="".join(f"{line}\n" for line in lines),
        env={"COLUMNS": "100000"},
    )
    assert said.status == 0, said.err
    return said.out.split("\n> ")[1 : len(lines) + 1]


async def at_seat(server: Served, table: str, seat: str, language: str = "en", **hello: Any) -> TextClient:
    """Somebody at a seat of a table, in the text view."""
    key = await server.hub.invite(table, "gm" if seat == "gm" else "player", seat=seat)
    return TextClient(await server.client(table, key, text=True, language=language, **hello))


async def text_client(server: Served, content: bytes, seat: str = "p1", language: str = "en") -> TextClient:
    """Somebody at the text view of a table that was begun elsewhere."""
    made = await server.hub.import_table(content, language)
    return await at_seat(server, made.table.id, seat, language)
