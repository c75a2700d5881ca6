"""Random games full of secrets on a real server: every byte to a client is held against what it may know.

Two tables are kept alike: one here, by whoever keeps book of what each seat may not see (see
`tests.table.secrets` and `tests.table.secret_tales`), and one on the server, with the same seed.  Every
command goes to both.
"""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Coroutine, Sequence
from random import Random
from typing import Any, TypeVar

import msgspec

from nde.errors import NdeError
from nde.locale import words
from nde.prose.names import names_of
from nde.table import commands as c
from nde.table.codec import read_log, write_log
from nde.table.events import Entry
from nde.table.handlers.undo import counted_steps
from nde.table.header import Header
from nde.table.seats import GM
from nde.table.table_file import TableLine
from tests.proof.client import Client
from tests.proof.serving import Serving
from tests.table.play import seed_of
from tests.table.secret_tales import SpiedTale
from tests.table.secrets import FOES, NAME, Leak, Spied

T = TypeVar("T")
PATIENCE_S = 60.0
TOLD_IN_WORDS = {"p1": "en", "watcher": "pl"}
"""Seats that are also watched by a client that wants sentences, each in a language."""
MOST_ODDS = 2


class Wire:
    """A table on a server with clients at every seat, in a loop of its own."""

    def __init__(
        self, server: Serving, header: Header, log: Sequence[Entry], seed: bytes, seats: Sequence[str]
    ) -> None:
        self.server = server
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        content = msgspec.json.encode(TableLine(seed=seed.hex())) + b"\n" + write_log(header, log)
        made = server.call("POST", "/api/import", content)
        assert made.status == 201, made.data
        self.table, self.gm_key = made.data["table"]["id"], made.data["gm"]["key"]
        self.clients = {seat: self._client(seat) for seat in ("gm", *seats)}
        told = [self._client(seat, prose=True, language=one) for seat, one in TOLD_IN_WORDS.items()]
        self.everybody = [*self.clients.values(), *told]
        self._read = dict.fromkeys(self.everybody, 0)
        self._thread.start()
        self._running = [asyncio.run_coroutine_threadsafe(one.run(), self._loop) for one in self.everybody]
        self.wait_for(len(log))

    def _client(self, seat: str, **hello: Any) -> Client:
        made = self.server.call("POST", f"/api/tables/{self.table}/links", {"seat": seat}, key=self.gm_key)
        assert made.status == 201, made.data
        return Client([self.server.url], self.table, made.data["key"], seat=seat, views=True, **hello)

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Have something done in the loop of the clients."""
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(PATIENCE_S)

    def close(self) -> None:
        """Everybody leaves."""
        for one in self._running:
            one.cancel()
        self.run(_gone(self.everybody))
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def ask(self, seat: str, kind: str, **fields: Any) -> dict[str, Any]:
        """The answer to a command or a question of a seat."""

        async def ask() -> dict[str, Any]:
            client = self.clients[seat]
            return await client.answer_to(client.ask(kind, **fields))

        return self.run(ask())

    def wait_for(self, version: int) -> None:
        """Wait until everybody has been told and shown everything up to a version."""

        async def wait() -> None:
            for one in self.everybody:
                await one.until(lambda one=one: one.seen == version and _shown(one) == version, f"{version}")  # type: ignore[misc]

        self.run(wait())

    def new_frames(self) -> list[tuple[Client, str]]:
        """Every frame that has come since this was asked last, with who got it."""
        found = []
        for client in self.everybody:
            frames = client.received[self._read[client] :]
            self._read[client] += len(frames)
            found += [(client, text) for text in frames]
        return found

    def drop(self, seat: str) -> None:
        """A seat's connection breaks; it comes back by itself, and is told what it has missed."""
        self.run(self.clients[seat].drop())

    def log(self) -> list[Any]:
        """What the server has kept, without times and the ids of commands."""
        taken = self.server.call("GET", f"/api/tables/{self.table}/export", key=self.gm_key)
        assert taken.status == 200
        return plain(read_log(taken.data).entries)


async def _gone(clients: Sequence[Client]) -> None:
    while any(client.is_connected for client in clients):
        await asyncio.sleep(0.005)


def _shown(client: Client) -> int:
    return int(client.views[-1]["version"]) if client.views else -1


def plain(entries: Sequence[Entry]) -> list[Any]:
    """Entries as plain values, without what a server adds: times, and the ids of commands."""
    return [_timeless(json.loads(msgspec.json.encode(entry, order="deterministic"))) for entry in entries]


def _timeless(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _timeless(one) for key, one in value.items() if key not in ("at", "asked", "command")}
    return [_timeless(one) for one in value] if isinstance(value, list) else value


def without_appearances(entry: dict[str, Any]) -> dict[str, Any]:
    """An entry without the one thing that may be told of the unseen: that somebody comes into sight."""
    events = [event for event in entry["events"] if event["type"] != "Appeared"]
    return {**entry, "events": events, "command": ""}


def look_for(client: Client, secret: set[str], text: str, where: str) -> None:
    """Fail if any of these texts stands in what a client got."""
    for one in secret:
        if one in text:
            at = text.index(one)
            raise Leak(f"{client.seat} gets {one} in {where}: …{text[max(at - 160, 0) : at + 200]}…")


class WireSpied(Spied):
    """A random game of which somebody keeps book, played on a server as well."""

    wire: Wire | None = None

    def __init__(self, server: Serving, game: str, seed: int) -> None:
        self._refusal: NdeError | None = None
        self.frames = 0
        super().__init__(game, seed)
        seats = [eye for eye in self.secrets if eye != "stranger"]
        self.wire = Wire(server, self.state.header, self.log, self.dice.seed, seats)
        self._names = self._names_of_foes()

    def _names_of_foes(self) -> dict[str, str]:
        """What the foes are called in sentences."""
        assert self.playing is not None
        people = self.playing.people(self.state.world.scene)
        return {id: name for id, name in names_of(people, words("en", self.rules.id)).items() if id in FOES}

    def do(self, seat: str, do: Any, hidden: set[str] | None = None) -> Entry | None:
        """Give a command here and on the server, and look at everything that anybody gets of it."""
        if self.wire is not None and seat != GM and isinstance(do, c.Bring | c.Create):
            return None  # the server draws ids for heroes whom players bring, and no other game has the same
        base, self._refusal = self.state.version, None
        meant = self._meant(seat, do) if self.wire is not None else do
        entry = super().do(seat, meant, hidden) if meant is not None else None
        if self.wire is None:
            return entry
        said = json.loads(msgspec.json.encode(do, enc_hook=str))
        answer = self.wire.ask(seat, "do", do=said, base=base)
        assert (answer["type"] == "done") == (entry is not None), (do, answer, self._refusal)
        if entry is not None:
            assert answer["number"] == entry.number
            self.wire.wait_for(entry.number)
        self.look_at_frames(json.dumps(said))
        return entry

    def _meant(self, seat: str, do: Any) -> Any:
        """A command as a server takes it: what others drew is no step; nothing where it refuses."""
        try:
            return counted_steps(self.state, seat, do) if isinstance(do, c.Undo | c.Redo) else do
        except NdeError as error:
            self._refusal = error
            return None

    def check_refusal(self, seat: str, do: Any, error: NdeError) -> None:
        """Keep why a command was refused here."""
        self._refusal = error
        super().check_refusal(seat, do, error)

    def look_at_frames(self, said: str) -> None:
        """Hold everything that has come against what may be known; `said` is the command that it answers."""
        assert self.wire is not None
        for client, text in self.wire.new_frames():
            self.frames += 1
            if client.seat != "gm":
                self._look_at_frame(client, text, said)

    def _look_at_frame(self, client: Client, text: str, said: str) -> None:
        seat, message = client.seat, json.loads(text)
        whispers = {one for one, readers in self.kept.items() if seat not in readers}
        match message["type"]:
            case "entry":
                self._look_at_entry(client, message, text)
            case "view":
                unseen = self.secrets[seat][message["view"]["version"] - 1][1]
                look_for(client, unseen | whispers, text, "a view")
                look_for(client, self._named(unseen), str(message.get("labels", "")), "the words of a view")
            case _:
                unseen = {one for one in self.unseen_by(seat) if one not in said}
                look_for(client, unseen | whispers, text, message["type"])

    def _look_at_entry(self, client: Client, message: dict[str, Any], text: str) -> None:
        entry = message["entry"]
        secret, unseen_after = self.secrets[client.seat][entry["number"] - 1]
        where = f"entry {entry['number']}"
        look_for(client, unseen_after, text, where)
        others = without_appearances(entry)
        look_for(client, secret, json.dumps(others), where)
        has_appeared = len(others["events"]) < len(entry["events"])
        told = "\n".join(message.get("text", ()))
        told_now = (
            {NAME} - unseen_after if any(one["type"] == "NameKept" for one in entry["events"]) else set()
        )
        look_for(client, secret - set(FOES) - told_now, told, where)
        look_for(client, self._named(unseen_after if has_appeared else secret), told, where)

    def _named(self, unseen: set[str]) -> set[str]:
        return {name for id, name in self._names.items() if id in unseen}

    def ask_odds(self) -> None:
        """Players ask for the odds of what their views offer."""
        assert self.wire is not None
        for seat in ("p1", "p2", "turncoat"):
            offers = self.wire.clients[seat].views[-1]["offers"]
            for offered in self.chance.sample(offers, min(MOST_ODDS, len(offers))):
                self.wire.ask(seat, "odds", action=offered["offer"]["action"])
        self.look_at_frames("")

    def play(self, commands: int) -> None:
        """Play at random; odds are asked for, and connections break, now and then."""
        chance = Random(commands)
        assert self.wire is not None
        for _ in range(commands // 10):
            super().play(10)
            self.ask_odds()
            self.wire.drop(chance.choice(tuple(self.wire.clients)))
        self.wire.wait_for(self.state.version)
        self.look_at_frames("")
        assert self.wire.log() == plain(self.log), "the server has played another game"


class WireSpiedTale(SpiedTale):
    """A random adventure of which somebody keeps book, played on a server as well."""

    wire: Wire | None = None

    def __init__(self, server: Serving, game: str, seed: int) -> None:
        self.frames = 0
        super().__init__(game, seed)
        table = self.table
        self.wire = Wire(server, table.header, table.entries, seed_of(seed + 1), ("p1", "p2", "watcher"))

    def do(self, seat: str, do: Any) -> None:
        """Give a command here and on the server, and look at everything that anybody gets of it."""
        before = len(self.table.entries)
        super().do(seat, do)
        if self.wire is None:
            return
        said = json.loads(msgspec.json.encode(do, enc_hook=str))
        answer = self.wire.ask(seat, "do", do=said)
        is_done = len(self.table.entries) > before
        assert (answer["type"] == "done") == is_done, (do, answer)
        if is_done:
            self.wire.wait_for(len(self.table.entries))
        for client, text in self.wire.new_frames():
            self.frames += 1
            if client.seat != "gm":
                self._look_at_frame(client, text, json.dumps(said))

    def _look_at_frame(self, client: Client, text: str, said: str) -> None:
        seat, message = client.seat, json.loads(text)
        if message["type"] == "entry":
            entry = message["entry"]
            lurking = self.lurking[seat][entry["number"] - 1]
            told = json.dumps([without_appearances(entry), message.get("text", ())], separators=(",", ":"))
            look_for(client, self.secrets() | lurking, told, f"entry {entry['number']}")
        elif message["type"] == "view":
            look_for(client, self.secrets() | self.hidden(seat), text, "a view")
        else:
            secret = {one for one in self.secrets() | self.hidden(seat) if one not in said}
            look_for(client, secret, text, message["type"])

    def play(self, commands: int) -> None:
        """Play at random; connections break in the end, and everybody is told everything again."""
        super().play(commands)
        assert self.wire is not None
        assert self.wire.log() == plain(self.table.entries), "the server has played another game"
