"""All tables of a server: made, opened when somebody comes, let go when nobody is there any more."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Sequence
from contextlib import suppress

import msgspec
from msgspec.structs import replace

from nde.errors import Illegal, NdeError
from nde.hub.clock import Clock
from nde.hub.command_queue import Outcome
from nde.hub.live import Live
from nde.hub.notifications import Notice, Notifier
from nde.hub.picture_work import (
    WITH_PICTURES,
    checked_apart,
    pictures_named,
    remade_apart,
    require_kept,
    require_room,
    told_by_hash,
)
from nde.hub.presence import Presence
from nde.hub.seat_keys import KeyRevoked, NoSuchKey, hash_of, new_key, require_allowed
from nde.hub.table_files import Imported, picture_row, read_apart, write_table_file
from nde.pictures.picture import Picture
from nde.store.rows import KeyRow, NoSuchTable, Outgrown, PictureRow, TableRow
from nde.store.store import Store
from nde.table.apply import apply, fold
from nde.table.codec import encode_entry, encode_header, read_header, read_log
from nde.table.commands import Agree, AnyDo, Command, Sit, TakeSeed
from nde.table.decide import decide
from nde.table.dice import SeededDice
from nde.table.erasure import erased
from nde.table.header import Header
from nde.table.seats import GM, Agreement, Role
from nde.table.state import State
from nde.table.view_pictures import pictures_kept

SEED_BYTES = 32
ID_BYTES = 8
LINGER_S = 300.0
"""How long a table stays open that nobody listens to."""
POLL_S = 1.0
"""How often other processes' writes are looked for without a notifier; ten times rarer with one."""

MOST_LINES_AT_ONCE = 1_000
"""Lines of a new table that are written in one go, while others wait to write theirs."""
MOST_KEYS = 20_000
"""Links that are known without asking the store."""
REMIND_TURNS = 20
"""Turns after which other processes are told again who is here."""

log = logging.getLogger("nde.hub")


class NewTable(msgspec.Struct, frozen=True, kw_only=True):
    """What a table is to be."""

    header: Header
    """Without its commitment, which the hub adds."""
    language: str = "en"
    gm_name: str = ""
    gm_bot: bool = False
    agreement: Agreement | None = None
    first: tuple[AnyDo, ...] = ()
    """What the game master's seat does before anybody comes: heroes, a first scene."""


class Created(msgspec.Struct, frozen=True, kw_only=True):
    """A new table and its keys, which nobody is told a second time."""

    table: TableRow
    gm: str
    player: str
    spectator: str


class Entered(msgspec.Struct, frozen=True, kw_only=True):
    """A seat somebody has come to."""

    table: str
    seat: str
    role: Role
    key: str
    """The key of this very seat: to come back with, on any device."""
    is_new: bool = False


class Hub:
    """The tables of one server process."""

    def __init__(self, store: Store, *, notifier: Notifier | None = None, clock: Clock | None = None) -> None:
        self.store = store
        self.clock = clock or Clock()
        self.process = secrets.token_hex(4)
        self.presence = Presence(self)
        self.is_ready = False
        self.most_table_bytes = 0
        """The longest log that a table may have; 0 for any length."""
        self.on_kept: Callable[[int, float], None] = lambda count, seconds: None
        """Told how many entries were written together, and how long that took."""
        self.notifier = notifier
        self._live: dict[str, asyncio.Task[Live]] = {}
        self._outgrown: set[str] = set()
        """Tables that a newer version has played on."""
        self._idle_since: dict[str, float] = {}
        self._keys: dict[bytes, KeyRow] = {}
        """Links that somebody here is using: asked of the store once, and again when any were taken back."""
        self._keys_turn = 0
        self._tasks: set[asyncio.Task[bool]] = set()
        """Counts how often links were forgotten."""
        self._caring: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Open the store and begin."""
        await self.store.open()
        if self.notifier is not None:
            await self.notifier.start(self._hear)
        self._caring = asyncio.create_task(self._care())
        self.is_ready = True

    async def stop(self) -> None:
        """Let go of every table, each with a snapshot, and close the store."""
        self.is_ready = False
        if self._caring is not None:
            self._caring.cancel()
            await asyncio.gather(self._caring, return_exceptions=True)
        for live in self.open_tables():
            await live.stop()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._live.clear()
        if self.notifier is not None:
            await self.notifier.stop()
        await self.store.close()

    def open_tables(self) -> list[Live]:
        """The tables that are open here."""
        return [live for table in self._live if (live := self.opened(table)) is not None]

    def opened(self, table: str) -> Live | None:
        """A table if it is open here, and not only about to be."""
        task = self._live.get(table)
        if task is None or not task.done() or task.cancelled() or task.exception() is not None:
            return None
        return task.result()

    # Making tables.

    async def create(self, wish: NewTable) -> Created:
        """Make a table; it is there, with everything asked for, or not at all."""
        seed = secrets.token_bytes(SEED_BYTES)
        dice = SeededDice(seed)
        state = State(header=replace(wish.header, commitment=dice.commitment))
        now = self.clock.now()
        lines: list[bytes] = []
        for do in first_commands(wish):
            entry = decide(state, Command(seat=GM, do=do, at=now), dice)
            state = apply(state, entry)
            lines.append(encode_entry(entry))
        return await self._add(state.header, seed, lines, wish.language)

    async def import_table(self, content: bytes, language: str = "en") -> Created:
        """Make a table of an exported file; it gets new links, and goes on where it stopped."""
        read: Imported = await read_apart(content)
        require_room(map(picture_row, read.pictures))
        await checked_apart([picture.content for picture in read.pictures])
        made = await self._add(read.header, read.seed, read.lines, read.language or language)
        for picture in read.pictures:
            await self.store.keep_picture(made.table.id, picture_row(picture), picture.content)
        with suppress(NdeError):  # the log has everything
            await self.store.keep_snapshot(made.table.id, read.snapshot)
        return made

    async def _add(self, header: Header, seed: bytes, lines: Sequence[bytes], language: str) -> Created:
        now = self.clock.now()
        row = TableRow(
            id=secrets.token_hex(ID_BYTES),
            header=encode_header(header),
            seed=seed,
            game=header.game,
            title=header.title,
            language=language,
            created=now,
            moved=now,
            version=len(lines),
        )
        gm, player, spectator = new_key(), new_key(), new_key()
        keys = (
            KeyRow(hash=hash_of(gm), table=row.id, role="gm", seat=GM, created=now),
            KeyRow(hash=hash_of(player), table=row.id, role="player", created=now),
            KeyRow(hash=hash_of(spectator), table=row.id, role="spectator", created=now),
        )
        await self._keep_new(row, keys, lines)
        log.info("table made", extra={"table": row.id, "game": row.game})
        return Created(table=row, gm=gm, player=player, spectator=spectator)

    async def _keep_new(self, row: TableRow, keys: Sequence[KeyRow], lines: Sequence[bytes]) -> None:
        """Keep a table; a long one bit by bit, so that others can write between, and its keys last of all."""
        if len(lines) <= MOST_LINES_AT_ONCE:
            await self.store.create(row, keys, lines)
            return
        await self.store.create(replace(row, version=MOST_LINES_AT_ONCE), (), lines[:MOST_LINES_AT_ONCE])
        try:
            for begin in range(MOST_LINES_AT_ONCE, len(lines), MOST_LINES_AT_ONCE):
                some = lines[begin : begin + MOST_LINES_AT_ONCE]
                await self.store.append(row.id, begin, some, row.moved)
            for key in keys:
                await self.store.add_key(key)
        except BaseException:
            with suppress(NdeError):
                await asyncio.shield(self.store.delete(row.id))
            raise

    async def export(self, table: str, *, with_seed: bool) -> bytes:
        """A table as one file.  With the seed it can be played on elsewhere; then everybody is told."""
        live = await self.live(table)
        if with_seed and not live.state.is_closed:
            await live.carry_out(Command(seat=GM, do=TakeSeed(), at=self.clock.now()))
        is_closed = live.state.is_closed
        return await write_table_file(
            self.store, live.row, live.version, is_closed=is_closed, with_seed=with_seed
        )

    async def erase(self, table: str, who: str) -> int:
        """Take the words of a seat out of a table that nobody has open; how many entries had any."""
        row = await self.store.table(table)
        lines = await self.store.lines(table, 0, row.version)
        seat, changed = await asyncio.to_thread(erased, lines, who)
        if changed:
            whole = [changed.get(place, line) for place, line in enumerate(lines, 1)]
            content = row.header + b"".join(whole)
            await asyncio.to_thread(lambda: fold(read_header(row.header), read_log(content).entries))
        await self.store.rewrite(table, changed, seat)
        return len(changed)

    # Pictures.

    async def add_picture(self, table: str, content: bytes, name: str) -> PictureRow:
        """Keep a picture that somebody brought, made anew; refused if the table has no room for it."""
        require_room(await self.store.pictures(table))
        return await self.keep_picture(table, await remade_apart(content), name)

    async def keep_picture(self, table: str, made: Picture, name: str) -> PictureRow:
        """Keep a picture that was made anew; refused if the table has no room for it."""
        before = await self.store.pictures(table)
        row = PictureRow(
            hash=await asyncio.to_thread(lambda: made.hash),  # of a long file it takes a moment
            kind=made.kind,
            name=name,
            width=made.width,
            height=made.height,
            size=len(made.content),
            created=self.clock.now(),
        )
        if known := next((one for one in before if one.hash == row.hash), None):
            return known
        require_room((*before, row))
        await self.store.keep_picture(table, row, made.content)
        return row

    async def drop_picture(self, table: str, hash: str) -> None:
        """Throw a picture away; refused while it is in play."""
        live = await self.live(table)
        if hash in pictures_kept(live.state):
            name = next((one.name for one in await self.store.pictures(table) if one.hash == hash), "")
            raise Illegal("picture-in-use", picture=name or hash[:12])
        await self.store.drop_picture(table, hash)

    # Links.

    async def seat_of(self, table: str, key: str) -> KeyRow:
        """What a key opens at a table."""
        hashed = hash_of(key)
        row = self._keys.get(hashed)
        if row is None:
            turn = self._keys_turn
            row = await self.store.key(hashed)
            # What was read before links were taken back is not believed afterwards.
            if row is not None and row.revoked is None and turn == self._keys_turn:
                if len(self._keys) >= MOST_KEYS:
                    self._keys.clear()
                self._keys[hashed] = row
        if row is None or row.table != table or not secrets.compare_digest(row.hash, hashed):
            raise NoSuchKey()
        if row.revoked is not None:
            raise KeyRevoked()
        return row

    async def enter(self, table: str, key: str, name: str = "") -> Entered:
        """Come to a table: to a seat of one's own, or by an invitation to a new one under a name."""
        row = await self.seat_of(table, key)
        if row.seat:
            return Entered(table=table, seat=row.seat, role=row.role, key=key)
        if not name.strip():
            raise Illegal("name-needed")
        live = await self.live(table)
        seat = free_seat(row.role)
        own = await self.invite(table, row.role, seat=seat, label=name.strip()[:80])
        do = Sit(seat=seat, name=name.strip(), role=row.role)
        try:
            await live.carry_out(Command(seat=seat, do=do, at=self.clock.now()))
        except NdeError:
            await self.revoke(table, hash_of(own)[:6].hex())
            raise
        return Entered(table=table, seat=seat, role=row.role, key=own, is_new=True)

    async def links(self, table: str) -> list[KeyRow]:
        """The links of a table, taken back or not."""
        return await self.store.keys(table)

    async def invite(self, table: str, role: Role, *, seat: str = "", label: str = "") -> str:
        """A new key: an invitation, or one for a seat."""
        key = new_key()
        seat = GM if role == "gm" else seat
        row = KeyRow(
            hash=hash_of(key), table=table, role=role, seat=seat, label=label, created=self.clock.now()
        )
        await self.store.add_key(row)
        return key

    async def revoke(self, table: str, id: str) -> None:
        """Take a link back; whoever is there by it is sent away."""
        if not await self._revoke(table, lambda row: row.id == id):
            raise NoSuchKey()

    def _sent_away(self, live: Live, seat: str) -> None:
        """Take back the links of somebody whom the game master has sent from their seat."""
        task = asyncio.get_running_loop().create_task(self._revoke(live.id, lambda row: row.seat == seat))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _revoke(self, table: str, is_meant: Callable[[KeyRow], bool]) -> bool:
        """Take links back, and send away whoever is there by them; whether there were any."""
        rows = await self.store.keys(table)
        found = [row.hash for row in rows if row.revoked is None and is_meant(row)]
        if not found:
            return False
        await self.store.revoke(table, found, self.clock.now())
        self._forget_keys(table)
        self.presence.check_keys(table)
        self.notify(Notice(process=self.process, table=table, keys=True))
        return True

    def _forget_keys(self, table: str) -> None:
        self._keys_turn += 1
        self._keys = {hash: row for hash, row in self._keys.items() if row.table != table}

    # Playing.

    async def live(self, table: str) -> Live:
        """A table, opened if it is not."""
        self.require_known(table)
        self._idle_since.pop(table, None)
        task = self._live.get(table)
        if task is None:
            task = self._live[table] = asyncio.create_task(self._open(table))
        try:
            return await asyncio.shield(task)
        except Exception:
            if self._live.get(table) is task:
                del self._live[table]
            raise

    def require_known(self, table: str) -> None:
        """Refuse a table that a newer version has played on: another process may be of that version."""
        if table in self._outgrown:
            raise Outgrown(table=table)

    def _outgrow(self, live: Live) -> None:
        """Let go of a table that this version cannot follow any more, and send everybody elsewhere."""
        log.warning("table played on by a newer version", extra={"table": live.id})
        self._outgrown.add(live.id)
        self._let_go_of(live.id, Outgrown(table=live.id))

    async def _open(self, table: str) -> Live:
        try:
            live = await Live.open(table, self.store, self.clock)
        except Outgrown:
            self._outgrown.add(table)
            raise
        live.on_outgrown = self._outgrow
        live.on_kept, live.on_overtaken = self._kept, self._ask_for_a_turn
        live.on_sent_away = self._sent_away
        live.most_bytes = self.most_table_bytes
        return live

    async def carry_out(self, key: KeyRow, do: AnyDo, *, id: str = "", base: int | None = None) -> Outcome:
        """Carry out what somebody asks for; durable when this returns."""
        live = await self.live(key.table)
        require_allowed(key, do, live.state.seat(key.seat))
        if isinstance(do, WITH_PICTURES):
            rows = await self.store.pictures(key.table)
            do = told_by_hash(do, rows)
            require_kept(rows, pictures_named(do))
        return await live.carry_out(Command(seat=key.seat, do=do, id=id, base=base, at=self.clock.now()))

    async def archive(self, table: str, *, is_archived: bool) -> None:
        """Lay a table aside, or take it up again."""
        await self.store.archive(table, self.clock.now() if is_archived else None)

    async def delete(self, table: str) -> None:
        """Forget a table, and send everybody away."""
        await self.store.delete(table)
        self._gone(table)
        self.notify(Notice(process=self.process, table=table, keys=True))

    def _gone(self, table: str) -> None:
        """Let go of a table that is no more, and send everybody away."""
        self._forget_keys(table)
        self._let_go_of(table, NoSuchTable(table=table))

    def _let_go_of(self, table: str, why: NdeError) -> None:
        self.presence.close(table, why)
        live = self.opened(table)
        self._live.pop(table, None)
        if live is not None:
            live.retire()

    # Other processes.

    def _kept(self, live: Live, count: int, seconds: float) -> None:
        self.on_kept(count, seconds)
        self.notify(Notice(process=self.process, table=live.id, version=live.version))

    def _ask_for_a_turn(self, live: Live, seconds: float) -> None:
        self.notify(Notice(process=self.process, table=live.id, turn=True, needs=seconds))

    def notify(self, notice: Notice) -> None:
        """Tell other processes something that nobody keeps."""
        if self.notifier is not None:
            self.notifier.notify(notice)

    def _hear(self, notice: Notice) -> None:
        if notice.process == self.process:
            return
        if notice.table == "*":
            for one in self.open_tables():
                one.overtaken()
            self.presence.notify_all()
            return
        if notice.keys:
            self._forget_keys(notice.table)
            self.presence.check_keys(notice.table)
        live = self.opened(notice.table)
        if live is None:
            return
        if notice.turn:
            live.give_way(notice.needs)
        if notice.version > live.version:
            live.overtaken()
        if notice.here is not None or notice.typing or notice.pointing is not None:
            self.presence.hear(live, notice)

    async def _care(self) -> None:
        """Look for what other processes wrote, and let go of tables that nobody uses."""
        turn = 0
        while True:
            await asyncio.sleep(POLL_S)
            turn += 1
            try:
                await self._let_go()
                self.presence.forget_silent()
                if turn % REMIND_TURNS == 0:
                    self.presence.notify_all()
                is_notified = self.notifier is not None and self.notifier.is_connected
                if self.store.is_shared and (not is_notified or turn % 10 == 0):
                    await self._poll()
            except NdeError as error:
                log.warning("could not look after tables", extra={"reason": str(error)})
            except Exception:
                log.exception("could not look after tables")

    async def _poll(self) -> None:
        tables = self.open_tables()
        versions = await self.store.versions([live.id for live in tables]) if tables else {}
        for live in tables:
            if live.id not in versions:
                self._gone(live.id)
            elif versions[live.id] > live.version:
                live.overtaken()
        self._keys.clear()
        await self.presence.check_all_keys()

    async def _let_go(self) -> None:
        loop = asyncio.get_running_loop()
        for live in self.open_tables():
            if live.listeners or live.users or not live.is_idle:
                self._idle_since.pop(live.id, None)
                continue
            since = self._idle_since.setdefault(live.id, loop.time())
            if loop.time() - since >= LINGER_S:
                self._live.pop(live.id, None)
                self._idle_since.pop(live.id, None)
                await live.stop()


def first_commands(wish: NewTable) -> list[AnyDo]:
    """What the game master's seat does at a new table."""
    dos: list[AnyDo] = [Sit(seat=GM, name=wish.gm_name, role="gm", bot="gm" if wish.gm_bot else "")]
    if wish.agreement is not None:
        dos.append(Agree(agreement=wish.agreement))
    return [*dos, *wish.first]


def free_seat(role: Role) -> str:
    """An id for a new seat: drawn, so that nobody ever gets one that somebody else had a key to."""
    return f"{'s' if role == 'spectator' else 'p'}-{secrets.token_hex(3)}"
