"""Letting the bots of a table play until somebody else has to do something."""

from __future__ import annotations

from nde.errors import NdeError
from nde.table.apply import apply
from nde.table.bots.policies import MOST_REFUSALS, next_do
from nde.table.commands import Command, Do
from nde.table.decide import decide
from nde.table.dice import Dice
from nde.table.events import Entry
from nde.table.seats import GM
from nde.table.state import State


def play_out(state: State, dice: Dice, most: int) -> tuple[State, tuple[Entry, ...]]:
    """Let every bot play until none has anything to do, or `most` entries were made."""
    entries: list[Entry] = []
    while len(entries) < most:
        entry = next_entry(state, dice)
        if entry is None:
            break
        state = apply(state, entry)
        entries.append(entry)
    return state, tuple(entries)


def next_entry(state: State, dice: Dice, at: int = 0) -> Entry | None:
    """What the first bot that has something to do makes of it; the game master's comes last."""
    for seat in sorted(state.seats, key=lambda one: one.id == GM):
        entry = take_step(state, seat.id, dice, at) if seat.bot else None
        if entry is not None:
            return entry
    return None


def take_step(state: State, seat: str, dice: Dice, at: int = 0) -> Entry | None:
    """The entry that a bot's next command becomes; where it is refused, the bot does something else."""
    refused: tuple[Do, ...] = ()
    while len(refused) < MOST_REFUSALS:
        do = next_do(state, seat, refused)
        if do is None or do in refused:
            return None
        try:
            return decide(state, Command(seat=seat, do=do, at=at), dice)
        except NdeError:
            refused = (*refused, do)
    return None
