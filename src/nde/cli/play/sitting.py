"""A table in this process: its state, its dice, its file, and the bots that sit at it."""

from __future__ import annotations

import time
from collections.abc import Iterator

from nde.cli.play.gamefile import GameFile
from nde.errors import Illegal
from nde.table.apply import apply, fold
from nde.table.bots import take_step
from nde.table.commands import Close, Command, Do
from nde.table.decide import decide
from nde.table.dice import SeededDice
from nde.table.events import Entry
from nde.table.header import Header
from nde.table.refusals import NothingToRedo, NothingToUndo
from nde.table.seats import GM
from nde.table.state import State

PLAYER = "p1"
RULING = "ruling-"
"""How the id begins of what a person does as their own game master: undo stops there, not at what bots do."""
MOST_AT_ONCE = 400
"""Entries that bots may make before a person is heard again: more than any turn needs."""


class Sitting:
    """Carries commands out, one after another, each safe on the disk before anybody sees it."""

    def __init__(
        self,
        header: Header,
        entries: tuple[Entry, ...],
        seed: bytes,
        file: GameFile,
        *,
        has_clock: bool = True,
    ) -> None:
        self.state: State = fold(header, entries)
        self.entries = list(entries)
        self.file = file
        self.dice = SeededDice(seed)
        self._has_clock = has_clock

    def carry_out(self, command: Command) -> tuple[State, Entry]:
        """Decide a command, keep what it did, and return the state before it and its entry."""
        before = self.state
        if before.is_closed:
            raise Illegal(
                "table-closed"
            )  # a table would let people talk on; a file that is sealed stays as it is
        entry = decide(before, command, self.dice)
        self._keep(entry)
        if isinstance(command.do, Close):
            self.file.seal(self.dice.seed)
        return before, entry

    def _keep(self, entry: Entry) -> None:
        self.file.append(entry)
        self.state = apply(self.state, entry)
        self.entries.append(entry)

    def do(self, seat: str, do: Do) -> tuple[State, Entry]:
        """Carry out what a seat asks for now."""
        return self.carry_out(Command(seat=seat, do=do, at=self.now()))  # type: ignore[arg-type]

    def rule(self, do: Do) -> tuple[State, Entry]:
        """Carry out what the person asks for as their own game master."""
        command = Command(seat=GM, do=do, id=f"{RULING}{len(self.entries)}", at=self.now())  # type: ignore[arg-type]
        return self.carry_out(command)

    def _own(self) -> frozenset[int]:
        """The entries that the person at the table made."""
        return frozenset(
            one.number for one in self.entries if one.seat == PLAYER or one.command.startswith(RULING)
        )

    def now(self) -> int:
        """The time in seconds; 0 in a game that is to come out the same again."""
        return int(time.time()) if self._has_clock else 0

    def others(self) -> Iterator[tuple[State, Entry]]:
        """Let the bots act until none of them has anything to do; the game master's comes last."""
        for _ in range(MOST_AT_ONCE):
            before = self.state
            entry = self._bots_entry()
            if entry is None:
                return
            self._keep(entry)
            yield before, entry

    def _bots_entry(self) -> Entry | None:
        if self.state.is_closed:
            return None
        for seat in sorted(self.state.seats, key=lambda one: one.id == GM):
            entry = take_step(self.state, seat.id, self.dice) if seat.bot else None
            if entry is not None:
                return entry
        return None

    def steps_back(self, count: int) -> int:
        """How many steps undo has to go for so many of the person's own: with what bots did since."""
        steps, own, mine = 0, 0, self._own()
        link = self.state.past
        while link is not None and own < count:
            steps, own, link = steps + 1, own + (link.number in mine), link.next
        if own < count:
            raise NothingToUndo(count=count, possible=own)
        return steps

    def steps_on(self, count: int) -> int:
        """How many steps redo has to go for so many of the person's own, with what bots did after them."""
        steps, own, mine = 0, 0, self._own()
        link = self.state.future
        while link is not None and (own < count or link.number not in mine):
            steps, own, link = steps + 1, own + (link.number in mine), link.next
        if own < count:
            raise NothingToRedo(count=count, possible=own)
        return steps
