"""Tables of a server: made, entered by links, exported and taken up again elsewhere."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field

import pytest

from nde.adventures import adventure_named
from nde.errors import NdeError
from nde.hub import Hub, NewTable, hash_of, table_files
from nde.hub import hub as hub_module
from nde.hub.seat_keys import KeyRevoked, NoSuchKey, require_allowed
from nde.hub.table_files import NoSeedInside, read_table_file
from nde.store.memory import MemoryStore
from nde.store.rows import KeyRow, NoSuchTable, StoreUnavailable
from nde.table import commands as c
from nde.table import events as e
from nde.table.codec import read_log
from nde.table.commands import Command
from nde.table.header import Header
from nde.table.snapshot import encode_state
from nde.table.table_file import split_table_file
from nde.table.verify import verify_game
from tests.hub.heroes import two_heroes
from tests.hub.tables import Ear, a_hub, a_table, run, say
from tests.refusals import refuses


def test_an_invitation_gives_a_seat_of_ones_own_and_its_key_leads_back() -> None:
    async def test() -> None:
        async with a_hub() as hub:
            made = await a_table(hub)
            ann = await hub.enter(made.table.id, made.player, "Ann")
            ben = await hub.enter(made.table.id, made.player, " Ben ")
            eye = await hub.enter(made.table.id, made.spectator, "Eye")
            assert (ann.role, ann.is_new, eye.role) == ("player", True, "spectator")
            assert len({ann.seat, ben.seat, eye.seat}) == 3
            back = await hub.enter(made.table.id, ann.key)
            assert (back.seat, back.is_new, back.key) == (ann.seat, False, ann.key)
            state = (await hub.live(made.table.id)).state
            assert [(seat.name, seat.role) for seat in state.seats] == [
                ("Ada", "gm"),
                ("Ann", "player"),
                ("Ben", "player"),
                ("Eye", "spectator"),
            ]
            with refuses("name-needed"):
                await hub.enter(made.table.id, made.player, "  ")

    run(test)


def test_links_open_only_what_they_are_for() -> None:
    async def test() -> None:
        store = MemoryStore()
        async with a_hub(store) as hub:
            one, two = await a_table(hub), await a_table(hub)
            for table, key in ((two.table.id, one.gm), (one.table.id, "guess"), ("nowhere", one.gm)):
                with pytest.raises(NoSuchKey):
                    await hub.seat_of(table, key)
            row = await hub.seat_of(one.table.id, one.gm)
            assert (row.seat, row.role) == ("gm", "gm")
            await hub.revoke(one.table.id, row.id)
            with pytest.raises(KeyRevoked):
                await hub.seat_of(one.table.id, one.gm)
            with pytest.raises(NoSuchKey):
                await hub.revoke(one.table.id, row.id)
            assert await hub.seat_of(two.table.id, two.gm)
            kept = repr(await store.keys(one.table.id)) + repr(await store.table(one.table.id))
            assert one.gm not in kept
            assert one.player not in kept

    run(test)


@dataclass(eq=False)
class Guest:
    """A connection without a client."""

    key: KeyRow
    key_text: str
    sent_away: list[NdeError] = field(default_factory=list)

    def send_away(self, error: NdeError) -> None:
        self.sent_away.append(error)


async def guest(hub: Hub, table: str, key: str) -> Guest:
    return Guest(await hub.seat_of(table, key), key)


def test_whoever_is_there_by_a_link_that_is_taken_back_is_sent_away() -> None:
    async def test() -> None:
        async with a_hub() as hub:
            made = await a_table(hub)
            live = await hub.live(made.table.id)
            ann = await hub.enter(live.id, made.player, "Ann")
            gm, player = await guest(hub, live.id, made.gm), await guest(hub, live.id, ann.key)
            for one in (gm, player):
                hub.presence.come(live, one)
            assert hub.presence.here(live.id) == tuple(sorted(("gm", ann.seat)))
            await hub.revoke(live.id, hash_of(ann.key)[:6].hex())
            await asyncio.sleep(0.05)
            assert isinstance(player.sent_away[0], KeyRevoked)
            assert gm.sent_away == []
            hub.presence.go(live, player)
            assert hub.presence.here(live.id) == ("gm",)
            await hub.delete(live.id)
            assert isinstance(gm.sent_away[0], NoSuchTable)
            with pytest.raises(NoSuchTable):
                await hub.live(live.id)

    run(test)


def test_a_link_makes_no_more_of_a_seat_than_it_says() -> None:
    watcher = KeyRow(hash=b"x" * 32, table="t", role="spectator", seat="s-1")
    player = KeyRow(hash=b"y" * 32, table="t", role="player", seat="p-1")
    gm = KeyRow(hash=b"z" * 32, table="t", role="gm", seat="gm")
    with refuses("only-watching"):
        require_allowed(watcher, c.Sit(seat="s-1", role="player"))
    with refuses("only-the-gm"):
        require_allowed(player, c.Sit(seat="p-1", role="gm"))
    with refuses("only-the-gm"):
        require_allowed(player, c.Sit(seat="p-2"))
    with refuses("no-such-bot"):
        require_allowed(gm, c.Sit(seat="p-1", bot="clever"))
    require_allowed(watcher, c.Sit(seat="s-1", role="spectator", name="Eye"))
    require_allowed(player, c.Sit(seat="p-1", bot="careful"))
    require_allowed(gm, c.Sit(seat="p-9", name="anyone"))


def test_a_player_takes_a_hero_whom_nobody_plays_and_no_other() -> None:
    async def test() -> None:
        async with a_hub() as hub:
            made = await a_table(hub, first=two_heroes("cairn2e"), game="cairn2e")
            live = await hub.live(made.table.id)
            ann = await hub.enter(live.id, made.player, "Ann")
            ben = await hub.enter(live.id, made.player, "Ben")
            await live.carry_out(Command(seat=ann.seat, do=c.Give(figure="hero-1", seat=ann.seat)))
            assert live.state.world.holder("hero-1") == ann.seat
            with pytest.raises(NdeError, match="hero-1"):
                await live.carry_out(Command(seat=ben.seat, do=c.Give(figure="hero-1", seat=ben.seat)))

    run(test)


async def played(hub: Hub) -> tuple[str, str]:
    made = await a_table(hub)
    live = await hub.live(made.table.id)
    ann = await hub.enter(live.id, made.player, "Ann")
    await live.carry_out(Command(seat="gm", do=c.SetClock(id="doom", filled=1)))
    await live.carry_out(Command(seat=ann.seat, do=say("hello")))
    return made.table.id, made.gm


def test_a_table_goes_on_elsewhere_from_its_export() -> None:
    async def test() -> None:
        async with a_hub() as hub, a_hub() as elsewhere:
            id, _ = await played(hub)
            content = await hub.export(id, with_seed=True)
            live = await hub.live(id)
            assert isinstance(live.tail[-1].entry.events[0], e.SeedTaken)
            made = await elsewhere.import_table(content)
            there = await elsewhere.live(made.table.id)
            assert encode_state(there.state, 50) == encode_state(live.state, 50)
            assert there.row.seed == live.row.seed
            outcome = await there.carry_out(Command(seat="gm", do=c.Close()))
            closed = await elsewhere.export(there.id, with_seed=False)
            assert read_log(closed).entries[-1].number == outcome.number
            assert verify_game(closed).state == "sound"
            assert (await hub.import_table(closed)).table.game == "nde12"

    run(test)


def test_an_export_without_the_seed_tells_nothing_of_the_dice_to_come() -> None:
    async def test() -> None:
        async with a_hub() as hub:
            id, _ = await played(hub)
            live = await hub.live(id)
            before = live.version
            content = await hub.export(id, with_seed=False)
            assert live.version == before
            assert live.row.seed.hex().encode() not in content
            assert read_log(content).entries[-1].number == before
            with pytest.raises(NoSeedInside):
                await hub.import_table(content)

    run(test)


def test_files_that_cannot_be_played_on_are_refused() -> None:
    async def test() -> bytes:
        async with a_hub() as hub:
            id, _ = await played(hub)
            return await hub.export(id, with_seed=True)

    content = run(test)
    line, _, log = split_table_file(content)
    assert line is not None
    with refuses("half-a-file"):
        read_table_file(content[:-10])
    with refuses("wrong-seed-inside"):
        read_table_file(content.replace(line.seed.encode(), b"00" * 32))
    with refuses("wrong-seed-inside"):
        read_table_file(content.replace(line.seed.encode(), b"xyz"))
    with pytest.raises(NdeError):
        read_table_file(log.replace(b'"number":2', b'"number":7'))
    with pytest.raises(NdeError):
        read_table_file(b"\xff\xfe")


def test_a_long_file_is_read_by_a_process_of_its_own_just_as_here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_files, "AT_ONCE_BYTES", 0)

    async def test() -> None:
        async with a_hub() as hub, a_hub() as elsewhere:
            id, _ = await played(hub)
            content = await hub.export(id, with_seed=True)
            assert await table_files.read_apart(content) == read_table_file(content)
            made = await elsewhere.import_table(content)
            kept = await elsewhere.store.snapshot(made.table.id)
            assert kept is not None
            assert kept.version == made.table.version
            there, here = await elsewhere.live(made.table.id), await hub.live(id)
            assert there.state.world == here.state.world
            with refuses("half-a-file") as refusal:
                await elsewhere.import_table(content[:-10])
            assert refusal.value.facts["bytes"]

    run(test)


class Crowded(MemoryStore):
    """A store that takes a few lines at a time, and has room for a few alone."""

    def __init__(self, room: int) -> None:
        super().__init__()
        self.room, self.calls = room, list[int]()

    async def append(self, table: str, after: int, lines: Sequence[bytes], at: int) -> None:
        self.calls.append(len(lines))
        if after + len(lines) > self.room:
            raise StoreUnavailable(reason="full")
        await super().append(table, after, lines, at)


def test_a_long_table_is_written_bit_by_bit_and_wholly_or_not_at_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hub_module, "MOST_LINES_AT_ONCE", 2)

    async def test() -> None:
        async with a_hub() as hub:
            id, _ = await played(hub)
            content, before = await hub.export(id, with_seed=True), await hub.live(id)
        count = before.version
        assert count > 4
        async with a_hub(store := Crowded(count)) as hub:
            made = await hub.import_table(content)
            assert max(store.calls) == 2
            assert (await hub.live(made.table.id)).version == count
            assert len(await hub.links(made.table.id)) == 3
            store.room = 4
            with refuses("store-unavailable"):
                await hub.import_table(content)
            assert [one.id for one in await store.all_tables()] == [made.table.id]

    run(test)


def test_bots_play_without_being_asked_and_stop_when_it_is_a_persons_turn() -> None:
    async def test() -> None:
        async with a_hub() as hub:
            header = Header(game="nde12", adventure=adventure_named("lantern-cellar"))
            first: tuple[c.AnyDo, ...] = (
                c.Sit(seat="bot-1", name="bot", bot="careful"),
                *two_heroes("nde12", "bot-1"),
            )
            made = await hub.create(
                NewTable(header=header, gm_name="Ada", gm_bot=True, first=(*first, c.Mark(moment="session")))
            )
            live = await hub.live(made.table.id)
            ear = Ear()
            live.listeners.add(ear)
            live.wake()
            for _ in range(600):
                await asyncio.sleep(0.05)
                if live.is_idle or len(ear.heard) > 40:
                    break
            assert len(ear.heard) > 10
            assert {one.entry.seat for one in ear.heard} <= {"gm", "bot-1"}

    run(test)
