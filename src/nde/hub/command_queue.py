"""Commands as they wait at a table, and what they come to, one on top of the other."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple, TypeAlias

from msgspec.structs import replace

from nde.errors import NdeError
from nde.hub.done_commands import DoneCommands
from nde.hub.large_tables import is_large_map
from nde.table.apply import apply
from nde.table.commands import Command, PaintFog, Redo, Say, SetFog, Undo
from nde.table.decide import decide
from nde.table.dice import Dice
from nde.table.events import Entry
from nde.table.handlers.undo import counted_steps
from nde.table.refusals import NothingToRedo, NothingToUndo, OverruleTooFar
from nde.table.state import State

TURNS = (Undo, Redo)
SLICE_S = 0.01
"""So long are commands of one table decided in a row; then those are answered, and others have their turn."""
MOST_STEPS = 10_000
"""Steps that a log is read anew for; nobody undoes more."""
log = logging.getLogger("nde.hub")


class Outcome(NamedTuple):
    """What became of a command."""

    number: int
    is_repeated: bool = False


class Happened(NamedTuple):
    """An entry with the states around it."""

    before: State
    entry: Entry
    after: State
    line: bytes = b""
    """The line of the log, where it was written here."""


Answer: TypeAlias = Callable[[Outcome | NdeError], None]


class Order(NamedTuple):
    """A command, and who is to hear what became of it."""

    command: Command
    answer: Answer


Deepen: TypeAlias = Callable[[], Awaitable[State]]
"""Gives the table's state with all of undo, where what is at hand was shortened."""


_sights = ThreadPoolExecutor(max_workers=1, thread_name_prefix="sights")
"""What can be seen through the fog takes long on a large map: tables without one go on meanwhile."""


def is_long(state: State, command: Command) -> bool:
    """Whether a command may take so long that other tables would notice."""
    scene, do = state.world.scene, command.do
    if not (state.world.fog or isinstance(do, SetFog | PaintFog)) or isinstance(do, Say) or scene is None:
        return False
    return is_large_map(scene.space) or is_large_map(getattr(do, "space", None))


async def decide_all(
    state: State, orders: Sequence[Order], dice: Dice, deepen: Deepen, done: DoneCommands
) -> tuple[list[Happened], list[Outcome | NdeError]]:
    """What commands come to, each decided on top of those before it; nothing has happened yet.

    Where they take long only the first of them have an answer: the rest are for the table's next turn.
    """
    happened: list[Happened] = []
    answers: list[Outcome | NdeError] = []
    loop, version = asyncio.get_running_loop(), state.version
    end = loop.time() + SLICE_S
    for order in orders:
        if answers and loop.time() > end:
            break
        number = await done.number_of(state, order.command, version)
        if number is not None:
            answers.append(Outcome(number, is_repeated=True))
            continue
        try:
            try:
                if is_long(state, order.command):
                    entry = await loop.run_in_executor(_sights, _decided, state, order.command, dice)
                else:
                    entry = _decided(state, order.command, dice)
            except (NothingToUndo, NothingToRedo, OverruleTooFar):
                if happened or not 0 < getattr(order.command.do, "count", 1) <= MOST_STEPS:
                    raise  # behind others of the same moment it can be said again
                state = await deepen()
                entry = _decided(state, order.command, dice)
        except NdeError as refusal:
            answers.append(refusal)
        else:
            after = apply(state, entry)
            happened.append(Happened(state, entry, after))
            answers.append(Outcome(entry.number))
            state = after
    return happened, answers


def _decided(state: State, command: Command, dice: Dice) -> Entry:
    do = command.do
    if isinstance(do, TURNS):
        command = replace(command, do=counted_steps(state, command.seat, do))
    try:
        return decide(state, command, dice, is_new=True)
    except NdeError:
        raise
    except Exception as fault:
        log.exception("command failed", extra={"seat": command.seat, "command": command.id})
        raise NdeError("broken") from fault
