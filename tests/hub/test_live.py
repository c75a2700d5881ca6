"""An open table: in order, once, durable before anybody hears of it."""

from __future__ import annotations

import asyncio
import contextlib

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.json import encode
from msgspec.structs import replace

from nde.errors import NdeError
from nde.hub import Live, Outcome, command_queue
from nde.hub.clock import Clock
from nde.hub.live import MOST_WAITING
from nde.hub.snapshots import SNAPSHOT_EVERY
from nde.store.memory import MemoryStore
from nde.store.rows import StoreUnavailable
from nde.table import commands as c
from nde.table import events as e
from nde.table.apply import fold
from nde.table.codec import Decoder, encode_entry, encode_header
from nde.table.commands import Command
from nde.table.offers import offers_for
from nde.table.refusals import NothingToUndo
from nde.table.snapshot import encode_state
from nde.table.state import SESSION_BREAK_S
from nde.table.table_file import TableLine
from tests.hub.heroes import two_heroes
from tests.hub.tables import Ear, FailingStore, a_hub, a_table, run, say
from tests.refusals import code_of


def gm(do: c.Do, **more: object) -> Command:
    return Command(seat="gm", do=do, **more)  # type: ignore[arg-type]


def test_commands_are_told_in_order_and_kept_before_they_are_answered() -> None:
    async def test() -> None:
        store = FailingStore()
        store.slow = True
        async with a_hub(store) as hub:
            made = await a_table(hub)
            live = await hub.live(made.table.id)
            ear = Ear()
            live.listeners.add(ear)
            start = live.version
            outcomes = await asyncio.gather(*(live.carry_out(gm(say(str(i)))) for i in range(20)))
            assert [outcome.number for outcome in outcomes] == list(range(start + 1, start + 21))
            assert ear.numbers == [outcome.number for outcome in outcomes]
            assert list(await store.lines(live.id, start, 100)) != []
            assert len(await store.lines(live.id, 0, 1_000)) == start + 20
            assert store.appends < 20, "commands that wait are written together"

    run(test)


def test_whoever_plays_on_after_a_long_break_begins_a_session() -> None:
    """Talk and preparation begin none; nor does a short break, or a table that has not had its first."""

    async def test() -> None:
        hands = [0.0]
        clock = Clock(wall=lambda: 1_000_000.0, steady=lambda: hands[0])
        async with a_hub(clock=clock) as hub:
            live = await hub.live((await a_table(hub)).table.id)

            async def do(wish: c.Do, **more: object) -> int:
                await live.carry_out(gm(wish, at=clock.now(), **more))
                return live.state.world.session

            for hero in two_heroes("nde12"):
                await do(hero)
            hands[0] += 2 * SESSION_BREAK_S
            assert await do(c.Mark(moment="rest")) == 0
            assert await do(c.Mark(moment="session")) == 1
            hands[0] += SESSION_BREAK_S - 1
            assert await do(c.Mark(moment="rest")) == 1
            hands[0] += SESSION_BREAK_S
            assert await do(say("hello")) == 1
            assert await do(c.SetClock(id="doom")) == 1
            assert await do(c.Mark(moment="rest"), base=live.version) == 2
            assert await do(c.Mark(moment="rest")) == 2
            hands[0] += SESSION_BREAK_S
            assert await do(c.Mark(moment="session")) == 3

    run(test)


def test_a_command_sent_twice_acts_once_and_is_answered_twice() -> None:
    async def test() -> None:
        async with a_hub() as hub:
            live = await hub.live((await a_table(hub)).table.id)
            first = await live.carry_out(gm(say("once"), id="a"))
            again = await live.carry_out(gm(say("once"), id="a"))
            assert again == Outcome(first.number, is_repeated=True)
            both = await asyncio.gather(*(live.carry_out(gm(say("both"), id="b")) for _ in range(2)))
            assert both[0].number == both[1].number
            assert [one.is_repeated for one in both] == [False, True]

    run(test)


def test_a_refusal_changes_nothing_and_does_not_disturb_the_others() -> None:
    async def test() -> None:
        async with a_hub() as hub:
            live = await hub.live((await a_table(hub)).table.id)
            await live.carry_out(Command(seat="p1", do=c.Sit(seat="p1", name="Ben")))
            wanted = [
                live.carry_out(gm(say("one"))),
                live.carry_out(Command(seat="p1", do=c.SetClock(id="doom"))),
                live.carry_out(gm(say("two"))),
            ]
            one, refused, two = await asyncio.gather(*wanted, return_exceptions=True)
            assert code_of(refused) == "only-the-gm"
            assert isinstance(one, Outcome)
            assert two == Outcome(one.number + 1)

    run(test)


@pytest.mark.parametrize("fails", ["before", "after"])
def test_a_store_that_fails_refuses_and_nothing_is_told_that_is_not_there(fails: str) -> None:
    """Whether or not it was written before the answer was lost: a command sent again acts once."""

    async def test() -> None:
        store = FailingStore()
        async with a_hub(store) as hub:
            live = await hub.live((await a_table(hub)).table.id)
            ear = Ear()
            live.listeners.add(ear)
            before = live.version
            store.fails = fails
            with pytest.raises(StoreUnavailable):
                await live.carry_out(gm(say("hello"), id="x"))
            kept = len(await store.lines(live.id, 0, 100))
            assert kept == before + (fails == "after")
            assert ear.numbers in ([], [before + 1][: kept - before])
            store.fails = ""
            outcome = await live.carry_out(gm(say("hello"), id="x"))
            assert outcome == Outcome(before + 1, is_repeated=fails == "after")
            assert ear.numbers == [before + 1]
            assert len(await store.lines(live.id, 0, 100)) == before + 1

    run(test)


def test_a_store_that_is_gone_altogether_is_asked_again_later() -> None:
    async def test() -> None:
        store = FailingStore()
        async with a_hub(store) as hub:
            live = await hub.live((await a_table(hub)).table.id)
            store.fails = "before"
            with pytest.raises(StoreUnavailable):
                await live.carry_out(gm(say("one")))
            store.fails = "all"
            for _ in range(3):
                with pytest.raises(StoreUnavailable):
                    await live.carry_out(gm(say("two")))
            store.fails = ""
            assert (await live.carry_out(gm(say("three")))).number == live.version

    run(test)


def test_two_hubs_on_one_store_come_to_the_same_log() -> None:
    """As two processes do: whoever is overtaken reads on and decides anew."""

    async def test() -> None:
        store = MemoryStore()
        async with a_hub(store) as one, a_hub(store) as two:
            made = await a_table(one)
            ours, theirs = await one.live(made.table.id), await two.live(made.table.id)
            ears = Ear(), Ear()
            ours.listeners.add(ears[0])
            theirs.listeners.add(ears[1])
            start = ours.version
            await asyncio.gather(
                *((ours, theirs)[i % 2].carry_out(gm(say(str(i)), id=f"c{i}")) for i in range(40))
            )
            for live in (ours, theirs):
                live.overtaken()
            await settled(ours, theirs)
            assert ears[0].numbers == ears[1].numbers == list(range(start + 1, start + 41))
            assert [one.entry for one in ears[0].heard] == [one.entry for one in ears[1].heard]
            assert encode_state(ours.state) == encode_state(theirs.state)

    run(test)


def test_what_somebody_has_seen_elsewhere_is_reached() -> None:
    """Who comes from another process may have seen what this one has not heard of yet."""

    async def test() -> None:
        store = MemoryStore()
        async with a_hub(store) as one, a_hub(store) as two:
            made = await a_table(one)
            ours, theirs = await one.live(made.table.id), await two.live(made.table.id)
            for number in range(3):
                await ours.carry_out(gm(say(str(number))))
            assert theirs.version == ours.version - 3
            await theirs.reach(ours.version - 1)
            assert theirs.version == ours.version
            # What nobody has written is not waited for.
            await theirs.reach(ours.version + 9)
            assert theirs.version == ours.version

    run(test)


async def settled(*tables: Live) -> None:
    while not all(live.is_idle for live in tables):
        await asyncio.sleep(0.01)


def test_more_commands_than_a_table_can_take_are_refused_at_once() -> None:
    async def test() -> None:
        async with a_hub() as hub:
            live = await hub.live((await a_table(hub)).table.id)
            answers: list[Outcome | NdeError] = []
            for i in range(MOST_WAITING + 5):
                live.submit(gm(say(str(i))), answers.append)
            assert len(answers) == 5
            assert all(code_of(answer) == "table-busy" for answer in answers)
            await settled(live)
            assert len(answers) == MOST_WAITING + 5
            assert sum(isinstance(answer, Outcome) for answer in answers) == MOST_WAITING

    run(test)


def test_a_table_that_waits_for_what_nobody_asks_now_is_opened_and_goes_on() -> None:
    async def test() -> None:
        store = MemoryStore()
        async with a_hub(store) as hub:
            made = await a_table(hub, first=two_heroes("nde12"))
            live = await hub.live(made.table.id)
            await live.carry_out(gm(c.SetScene(place="yard", foes={"ogre": "boss"})))
            await live.carry_out(gm(c.Sit(seat="gm", name="Gia", role="gm", rolls="typed")))
            await live.carry_out(gm(c.Agree(agreement=replace(live.state.agreement, typed_dice=True))))
            for offered in offers_for(live.state, "gm"):
                with contextlib.suppress(NdeError):  # one thing at a time
                    await live.carry_out(gm(c.Act(action=offered.offer.action)))
            (pending,) = live.state.world.pending
            entry = live.tail[-1].entry
            (began,) = entry.events
            assert isinstance(began, e.Began)
            lines = await store.lines(made.table.id, 0, 1_000)
        # An older version had asked something before it.
        other = encode_entry(replace(entry, events=(replace(began, answers=("yes-of-old",)),)))
        content = b"".join([encode_header(live.state.header), *lines[:-1], other])
        async with a_hub() as hub:
            row = await hub.import_table(table_line(live.row.seed) + content)
            opened = await hub.live(row.table.id)
            assert opened.state.world.pending == ()
            assert opened.version == len(lines) + 1
            assert opened.tail[-1].entry.events == (e.Dropped(pending=pending.number, is_outdated=True),)
            await opened.carry_out(gm(say("on we go")))

    run(test)


def table_line(seed: bytes) -> bytes:
    """The line with the seed that stands before a log."""
    return encode(TableLine(seed=seed.hex(), language="en")) + b"\n"


def test_commands_that_take_long_are_answered_a_few_at_a_time_and_in_order(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(command_queue, "SLICE_S", 0.0)

    async def test() -> None:
        store = FailingStore()
        async with a_hub(store) as hub:
            live = await hub.live((await a_table(hub)).table.id)
            before, writes = live.version, store.appends
            outcomes = await asyncio.gather(*(live.carry_out(gm(say(str(i)))) for i in range(20)))
            assert [one.number for one in outcomes] == [before + 1 + i for i in range(20)]
            assert store.appends - writes > 5

    run(test)


def test_a_table_opened_from_a_snapshot_is_the_table_that_was_left() -> None:
    async def test() -> None:
        store = MemoryStore()
        async with a_hub(store) as hub:
            made = await a_table(hub)
            live = await hub.live(made.table.id)
            for i in range(SNAPSHOT_EVERY + 7):
                await live.carry_out(gm(c.SetClock(id="doom", filled=i % 4)))
            left = encode_state(live.state, 20)
        async with a_hub(store) as hub:
            kept = await store.snapshot(made.table.id)
            assert kept is not None
            assert kept.version == live.version
            assert encode_state((await hub.live(made.table.id)).state, 20) == left

    run(test)


def test_undo_goes_further_back_than_a_snapshot_holds() -> None:
    async def test() -> None:
        store = MemoryStore()
        count = SNAPSHOT_EVERY * 2 + 7
        async with a_hub(store) as hub:
            made = await a_table(hub)
            live = await hub.live(made.table.id)
            for i in range(count):
                await live.carry_out(gm(c.SetClock(id="doom", text=str(i))))
        async with a_hub(store) as hub:
            live = await hub.live(made.table.id)
            await live.carry_out(gm(c.Undo(count=300)))
            assert live.state.world.clocks[0].text == str(count - 300 - 1)
            with pytest.raises(NothingToUndo):
                await live.carry_out(gm(c.Undo(count=count)))
            left = encode_state(live.state)
        async with a_hub(store) as hub:
            live = await hub.live(made.table.id)
            assert encode_state(live.state) == left
            await live.carry_out(gm(c.Redo(count=250)))
            assert live.state.world.clocks[0].text == str(count - 50 - 1)

    run(test)


def test_a_snapshot_that_an_undo_has_gone_behind_is_not_believed() -> None:
    """The log undoes more than the snapshot holds: then the whole log is read."""

    async def test() -> None:
        store = MemoryStore()
        async with a_hub(store) as hub:
            made = await a_table(hub)
            live = await hub.live(made.table.id)
            for i in range(SNAPSHOT_EVERY + 3):
                await live.carry_out(gm(c.SetClock(id="doom", text=str(i))))
            old = await store.snapshot(made.table.id)
            assert old is not None
            await live.carry_out(gm(c.Undo(count=150)))
            left = encode_state(live.state)
        store._snapshots[made.table.id] = old
        async with a_hub(store) as hub:
            live = await hub.live(made.table.id)
            assert encode_state(live.state) == left

    run(test)


@settings(max_examples=30)
@given(
    st.lists(st.sampled_from(("say", "clock", "undo", "redo", "bad", "twice", "fail", "lost")), max_size=30)
)
def test_whatever_happens_the_state_is_the_fold_of_what_is_kept(steps: list[str]) -> None:
    async def test() -> None:
        store = FailingStore()
        async with a_hub(store) as hub:
            live = await hub.live((await a_table(hub)).table.id)
            ear = Ear()
            live.listeners.add(ear)
            start, answered = live.version, []
            for number, step in enumerate(steps):
                do: c.Do = say(step)
                if step in ("clock", "undo", "redo", "bad"):
                    do = {
                        "clock": c.SetClock(id="a"),
                        "undo": c.Undo(),
                        "redo": c.Redo(),
                        "bad": c.StopClock(id="nothing"),
                    }[step]
                store.fails = {"fail": "before", "lost": "after"}.get(step, "")
                for _ in range(2 if step == "twice" else 1):
                    with contextlib.suppress(NdeError):
                        answered.append((await live.carry_out(gm(do, id=f"c{number}"))).number)
                store.fails = ""
            live.overtaken()
            await settled(live)
            lines = await store.lines(live.id, 0, 1_000)
            decoder = Decoder(live.state.header)
            entries = [decoder.entry(line) for line in lines]
            assert encode_state(fold(live.state.header, entries), 50) == encode_state(live.state, 50)
            assert ear.numbers == list(range(start + 1, len(lines) + 1))
            assert set(answered) <= set(ear.numbers)
            ids = [entry.command for entry in entries if entry.command]
            assert len(ids) == len(set(ids))

    run(test)
