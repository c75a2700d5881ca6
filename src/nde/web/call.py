"""One request on its way: who asks, in which language, for what; and headers for its answer."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from time import monotonic
from typing import Any, NamedTuple, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request

from nde.errors import Illegal, NdeError, Unreadable
from nde.hub.hub import Hub
from nde.locale import Words, words
from nde.store.rows import KeyRow
from nde.web.endpoint import Endpoint, File, Query
from nde.web.key_check import KeyCheck
from nde.web.lab.question_queue import LabQuestions
from nde.web.languages import chosen_language
from nde.web.limits import DEEPEST, Rates, Room, Turns, Workers, is_too_deep
from nde.web.map_tiles import MapTiles
from nde.web.metrics import Metrics
from nde.web.security import client_address
from nde.web.settings import ServerSettings

T = TypeVar("T")

COOKIE = "nde-"
"""What the name of a table's cookie begins with; the id of the table follows."""
SHELF_COOKIE = "shelf"
SHELF_HEADER = "x-shelf-key"
COOKIE_SECONDS = 400 * 24 * 3600
LONGEST_ID = 64
BODY_S, SLOWEST = 20.0, 100_000
"""How long a body may take: so many seconds, and what the longest one takes at so many bytes a second."""
SHORT_BODY = 65_536
"""Bytes of a body that are put together and read on the spot."""
LET_PASS = 16_000_000
"""Bytes of a body that is too long which are read and thrown away, so that its sender hears the answer."""
MOST_COOKIES = 200
UNREADABLE = (msgspec.MsgspecError, ValueError, RecursionError, NdeError)
"""What reading a body may raise; values such as a map of a board refuse their parts themselves."""


DISK = "disk"
"""The rate of what is brought to be kept, in megabytes."""


class Shared(NamedTuple):
    """What all requests of a server share."""

    settings: ServerSettings
    hub: Hub
    keys: KeyCheck
    metrics: Metrics
    workers: Workers
    texts: Turns
    """Long texts and files, each read by a process of its own."""
    pictures: Turns
    """Pictures, each made anew by a process of its own."""
    rates: dict[str, Rates]
    room: Room
    lab: LabQuestions
    tiles: MapTiles


class Call:
    """A request, read as its endpoint says."""

    def __init__(self, request: Request, endpoint: Endpoint, shared: Shared) -> None:
        self.request, self.endpoint, self.shared = request, endpoint, shared
        self.hub = shared.hub
        self.headers: list[tuple[str, str]] = []
        """Headers of the answer, besides the usual ones."""
        self.query: dict[str, Any] = {}
        self.given: tuple[object, ...] = ()
        """Its body, where its endpoint has one."""
        self.key: KeyRow | None = None
        self.game = ""
        """The game that a table plays, once it is known: it may have words of its own for a refusal."""
        self._table_language = ""
        self._held = 0

    @property
    def address(self) -> str:
        """Where the caller comes from, as limits know it."""
        return client_address(self.request.scope)

    async def in_turn(self, turns: Turns, work: Callable[[], Awaitable[T]], seconds: float) -> T:
        """What long work comes to: one after the other, and not too many of one address."""
        return await turns.run(self.address, work, seconds)

    async def worked_out(self, work: Callable[[], T]) -> T:
        """What a sum comes to, in a thread: addresses have turns."""
        return await self.shared.workers.run(self.address, work)

    @property
    def language(self) -> str:
        """What the caller is answered in."""
        asked = self.request.query_params.get("lang", "")
        return chosen_language(asked, self.request.headers.get("accept-language", ""), self._table_language)

    def words(self, game: str = "", names: dict[str, str] | None = None) -> Words:
        """The speaker for the caller, of a game."""
        return words(self.language, game, names)

    @property
    def table(self) -> str:
        """The table in the path."""
        return str(self.request.path_params["table"])

    @property
    def seat(self) -> KeyRow:
        """The caller's seat; only for endpoints that ask for one."""
        assert self.key is not None
        return self.key

    async def prepare(self) -> None:
        """Read the query, find out who asks, and read the body, in this order."""
        self.query = {one.name: _queried(one, self.request) for one in self.endpoint.query}
        if self.endpoint.rate:
            self.take(self.endpoint.rate)
        if self.endpoint.who != "anyone":
            await self._identify()
        if self.endpoint.body is not None:
            self.given = (await self._read_body(),)

    def finish(self) -> None:
        """Make room for others: the answer is on its way."""
        self.shared.room.give_back(self._held)
        self._held = 0

    # How much one caller may ask for.

    def take(self, rate: str) -> None:
        """Refuse a caller who has asked for too much of something."""
        wait = self.shared.rates[rate].take(self.address, monotonic())
        if wait:
            raise Illegal("too-fast", seconds=int(wait) + 1)

    def take_disk(self, size: int) -> None:
        """Refuse a caller whose address has brought as much to keep as it may in a day."""
        wait = self.shared.rates[DISK].take(self.address, monotonic(), size / 1_000_000)
        if wait:
            most = self.shared.settings.address_megabytes
            raise Illegal("disk-used-up", megabytes=most, seconds=int(wait) + 1)

    # Who asks.

    async def _identify(self) -> None:
        key = self.shown_key(self.table)
        if not key:
            raise Illegal("key-needed")
        row = await self.opened_by(key, self.table)
        if not row.seat:
            raise Illegal("enter-first")
        if self.endpoint.who == "gm" and row.role != "gm":
            raise Illegal("only-the-gm")
        self.key = row

    def shown_key(self, table: str) -> str:
        """The key the caller shows for a table: a program's in its header, a browser's in a cookie."""
        return self.bearer() or self.request.cookies.get(f"{COOKIE}{table}", "")

    def bearer(self) -> str:
        """The key in the header; empty for none."""
        kind, _, key = self.request.headers.get("authorization", "").partition(" ")
        return key.strip() if kind.lower() == "bearer" else ""

    async def opened_by(self, key: str, table: str) -> KeyRow:
        """What a key opens."""
        return await self.shared.keys.opened_by(table, key, self.address)

    def cookies(self) -> Iterator[tuple[str, str]]:
        """Tables and the keys that cookies carry for them."""
        found = [(name, key) for name, key in self.request.cookies.items() if name.startswith(COOKIE)]
        for name, key in found[:MOST_COOKIES]:
            yield name.removeprefix(COOKIE), key

    def know_table(self, language: str, game: str) -> None:
        """Note which table it is about, for the words of refusals."""
        self._table_language, self.game = language, game

    # Links and cookies.

    @property
    def base_url(self) -> str:
        """The address that people reach the server by."""
        public = self.shared.settings.public_url.rstrip("/")
        url = self.request.url
        return public or f"{url.scheme}://{url.netloc}"

    def page(self, table: str) -> str:
        """The address of a table's page."""
        return f"{self.base_url}/t/{table}"

    def link(self, table: str, key: str) -> str:
        """A secret link.  The key stands behind `#`, which browsers never send."""
        return f"{self.page(table)}#k={key}"

    def remember(self, table: str, key: str) -> None:
        """Have the browser keep a seat's key where no script can read it."""
        self._set_cookie(table, key, COOKIE_SECONDS)

    def remember_shelf(self, key: str) -> None:
        """Have the browser keep a shelf's key where no script can read it; with nothing, throw it away."""
        secure = "; Secure" if self.base_url.startswith("https://") else ""
        age = COOKIE_SECONDS if key else 0
        value = f"{SHELF_COOKIE}={key}; Path=/api; Max-Age={age}; HttpOnly; SameSite=Strict{secure}"
        self.headers.append(("set-cookie", value))

    @property
    def shelf_key(self) -> str:
        """The key the caller shows for a shelf: a program's in its header, a browser's in a cookie.

        Where the usual header opens a table's seat, a program shows the shelf's key in one of its own.
        """
        shown = self.request.headers.get(SHELF_HEADER, "") if self.endpoint.who != "anyone" else self.bearer()
        return shown or self.request.cookies.get(SHELF_COOKIE, "")

    def forget(self, table: str) -> None:
        """Have the browser throw a seat's key away."""
        self._set_cookie(table, "", 0)

    def _set_cookie(self, table: str, key: str, seconds: int) -> None:
        secure = "; Secure" if self.base_url.startswith("https://") else ""
        value = f"{COOKIE}{table}={key}; Path=/api; Max-Age={seconds}; HttpOnly; SameSite=Strict{secure}"
        self.headers.append(("set-cookie", value))

    # The body.

    async def _read_body(self) -> object:
        kind = self.request.headers.get("content-type", "").partition(";")[0].strip().lower()
        is_file = self.endpoint.body is File
        # A form of another site can send text, but not JSON, without being asked first by the browser.
        if not is_file and kind != "application/json":
            raise Unreadable("wrong-media-type", given=kind, needed="application/json")
        parts = await self._read_content(self.endpoint.most_bytes or self.shared.settings.message_bytes)

        def read() -> Any:
            content = b"".join(parts)
            return content if is_file else decoded(content, self.endpoint.body)

        # Of a long one even putting it together would hold up every table.
        return read() if sum(map(len, parts)) <= SHORT_BODY else await asyncio.to_thread(read)

    async def _read_content(self, most: int) -> list[bytes]:
        length = self.request.headers.get("content-length", "")
        is_too_large = length.isdecimal() and (len(length) >= 20 or int(length) > most)
        parts: list[bytes] = []
        read = 0
        try:
            async with asyncio.timeout(BODY_S + most / SLOWEST):
                async for part in self.request.stream():
                    read += len(part)
                    is_too_large = is_too_large or read > most
                    if not is_too_large:
                        self.shared.room.take(len(part))
                        self._held += len(part)
                        parts.append(part)
                    # Who is hung up on in the middle of a word does not hear the answer: let some of it pass.
                    elif read > most + LET_PASS:
                        break
        except ClientDisconnect:
            raise Unreadable("not-json", reason="") from None
        except TimeoutError:
            if not is_too_large:
                raise Unreadable("body-too-slow") from None
        if is_too_large:
            raise Unreadable("body-too-large", most=most)
        return parts


def decoded(content: bytes, kind: object) -> object:
    """The body of a request; refused if it is no JSON or of another shape."""
    if is_too_deep(content):
        raise Unreadable("not-json", reason=f"nested > {DEEPEST}")
    try:
        return msgspec.json.decode(content, type=kind)
    except msgspec.ValidationError as fault:
        raise Unreadable("body-invalid", reason=str(fault)) from None
    except UNREADABLE as fault:
        raise Unreadable("not-json", reason=str(fault)) from None


def _queried(one: Query, request: Request) -> str | int | bool:
    text = request.query_params.get(one.name)
    if text is None:
        return one.default
    match one.kind:
        case "number":
            if text.isascii() and text.isdecimal() and len(text) < 17 and one.least <= int(text) <= one.most:
                return int(text)
            allowed: tuple[str, ...] = (f"{one.least}…{one.most}",)
        case "flag":
            if text in ("true", "false"):
                return text == "true"
            allowed = ("true", "false")
        case _:
            if (not one.choices or text in one.choices) and len(text) <= (one.most or len(text)):
                return text
            allowed = one.choices or (f"0…{one.most}",)
    raise Unreadable("bad-query", name=one.name, value=text, allowed=allowed)
