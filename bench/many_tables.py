"""A data folder full of tables, made through the hub before a server starts: the keys of all seats are known.

Each table has a game master and four players with a hero each; games take turns.  The command that is
measured is a player's first offer that rolls dice and can be taken again and again: a plain test of the
game's rules.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path

import msgspec

from nde.dice import at_random, play, seeded
from nde.errors import NdeError
from nde.hub import Hub, NewTable
from nde.rules import ruleset_ids, ruleset_named
from nde.store.sqlite import SqliteStore
from nde.table import commands as c
from nde.table.apply import apply
from nde.table.decide import decide
from nde.table.dice import SeededDice
from nde.table.header import Header
from nde.table.offers import offers_for
from nde.table.seats import GM, Agreement
from nde.table.state import State

PLAYERS = ("p1", "p2", "p3", "p4")
AGAIN = 25
"""How often an offer is taken in a row before it is taken for one that can be repeated for ever."""
PARTIES = 50
"""Different parties of each game; tables beyond that play with the heroes of others."""
AT_ONCE = 64


class Seated(msgspec.Struct, frozen=True, kw_only=True):
    """A seat of a table: its key, and the command it gives, as JSON; empty for one that only watches."""

    key: str
    act: str = ""


class Filled(msgspec.Struct, frozen=True, kw_only=True):
    """A table that waits for its clients."""

    id: str
    seats: tuple[Seated, ...]


@asynccontextmanager
async def hub_over(folder: Path) -> AsyncIterator[Hub]:
    """A hub over a data folder, without a server."""
    hub = Hub(SqliteStore(folder))
    await hub.start()
    try:
        yield hub
    finally:
        await hub.stop()


async def fill(folder: Path, count: int, *, viewers: int = 5, entries: int = 0) -> list[Filled]:
    """Tables in a data folder, each with so many seats and at least so many entries."""
    games = ruleset_ids()
    made: list[Filled] = []
    async with hub_over(folder) as hub:
        for start in range(0, count, AT_ONCE):
            some = range(start, min(start + AT_ONCE, count))
            made += await asyncio.gather(
                *(_make(hub, games[at % len(games)], at // len(games) % PARTIES, viewers) for at in some)
            )
        for table in made:
            await _lengthen(hub, table, entries)
    return made


async def _make(hub: Hub, game: str, party: int, viewers: int) -> Filled:
    first, acts = prepared(game, party)
    created = await hub.create(NewTable(header=Header(game=game), gm_name="gm", first=first))
    table = created.table.id
    seats = [Seated(key=created.gm)]
    for player, act in zip(PLAYERS[: viewers - 1], acts, strict=False):
        seats.append(Seated(key=await hub.invite(table, "player", seat=player), act=act))
    for number in range(viewers - len(seats)):
        entered = await hub.enter(table, created.spectator, f"watcher {number}")
        seats.append(Seated(key=entered.key))
    if viewers == 1:  # somebody has to act: the only one there is a player
        seats = [Seated(key=await hub.invite(table, "player", seat=PLAYERS[0]), act=acts[0])]
    return Filled(id=table, seats=tuple(seats))


async def _lengthen(hub: Hub, table: Filled, entries: int) -> None:
    """Let players act until the log is long enough."""
    acts = [msgspec.json.decode(one.act, type=c.Act) for one in table.seats if one.act]
    live = await hub.live(table.id)
    while live.version < entries:
        some = range(live.version, min(live.version + AT_ONCE, entries))
        commands = [
            c.Command(
                seat=PLAYERS[at % len(acts)], do=acts[at % len(acts)], id=f"before-{at}", at=hub.clock.now()
            )
            for at in some
        ]
        await asyncio.gather(*map(live.carry_out, commands))


@cache
def prepared(game: str, party: int) -> tuple[tuple[c.AnyDo, ...], tuple[str, ...]]:
    """What a table begins with, and the command of each player."""
    rules = ruleset_named(game)
    first: list[c.AnyDo] = [c.Agree(agreement=Agreement(answers="at-once"))]
    for number, player in enumerate(PLAYERS):
        seed = 10 * party + number
        made = play(rules.create(), seeded(seed), at_random(seeded(seed + 1)))
        first.append(c.Sit(seat=player, name=player))
        first.append(c.Bring(id=f"hero-{player}", sheet=rules.write_sheet(made), seat=player))
    dice = SeededDice(bytes(32))
    state = State(header=Header(game=game, commitment=dice.commitment))
    for do in (c.Sit(seat=GM, name="gm", role="gm"), *first):
        state = apply(state, decide(state, c.Command(seat=GM, do=do), dice))
    return tuple(first), tuple(repeatable(state, player, dice) for player in PLAYERS)


def repeatable(state: State, seat: str, dice: SeededDice) -> str:
    """The first offer of a seat that rolls dice every time it is taken, as JSON of its command."""
    for offered in offers_for(state, seat):
        act = c.Act(action=offered.offer.action)
        if _rolls_always(state, seat, act, dice):
            return msgspec.json.encode(act).decode()
    raise LookupError(f"{state.header.game}: {seat} has no offer to repeat")


def _rolls_always(state: State, seat: str, act: c.Act, dice: SeededDice) -> bool:
    for _ in range(AGAIN):
        try:
            entry = decide(state, c.Command(seat=seat, do=act), dice)
        except NdeError:
            return False
        if not entry.dice:
            return False
        state = apply(state, entry)
    return True


def actions_of(tables: Sequence[Filled]) -> list[str]:
    """The kinds of action that the players of some tables take."""
    acts = {seat.act for table in tables for seat in table.seats if seat.act}
    return sorted({str(msgspec.json.decode(act)["action"].get("type", "")) for act in acts})
