"""A table in this process: its state, its dice, its file, and the bots that sit at it."""

from __future__ import annotations

import time
from collections.abc import Iterator

from msgspec.structs import replace

from nde.cli.play.game_file import Keeper
from nde.errors import Illegal
from nde.table.apply import apply, fold
from nde.table.bots import next_entry
from nde.table.commands import Close, Command, Do, Drop, Redo, Undo
from nde.table.decide import decide
from nde.table.dice import SeededDice
from nde.table.events import Entry
from nde.table.handlers.undo import counted_steps
from nde.table.header import Header
from nde.table.questions import outdated
from nde.table.seats import GM
from nde.table.state import State

PLAYER = "p1"
RULING = "ruling-"
"""How the id begins of what a person does as their own game master: undo stops there, not at what bots do."""
MOST_AT_ONCE = 400
"""Entries that bots may make before a person is heard again: more than any turn needs."""


class LocalTable:
    """Carries commands out, one after another, each safe on the disk before anybody sees it."""

    def __init__(
        self,
        header: Header,
        entries: tuple[Entry, ...],
        seed: bytes,
        file: Keeper,
        *,
        has_clock: bool = True,
    ) -> None:
        self.state: State = fold(header, entries)
        self.entries = list(entries)
        self.file = file
        self.dice = SeededDice(seed)
        self._has_clock = has_clock
        for pending in outdated(self.state) if not self.state.is_closed else ():
            self.do(GM, Drop(pending=pending.number))  # it could not go on in this version

    def carry_out(self, command: Command) -> tuple[State, Entry]:
        """Decide a command, keep what it did, and return the state before it and its entry.

        Undo and redo count the person's own steps, with what the bots did since.
        """
        before = self.state
        if before.is_closed:
            raise Illegal(
                "table-closed"
            )  # a table would let people talk on; a file that is sealed stays as it is
        entry = decide(before, self._counted(command), self.dice)
        self._keep(entry)
        if isinstance(command.do, Close):
            self.file.seal(self.dice.seed)
        return before, entry

    def _counted(self, command: Command) -> Command:
        is_again = bool(command.id) and any(entry.command == command.id for entry in self.entries)
        if is_again or not isinstance(command.do, Undo | Redo):
            return command
        rulings = frozenset(one.number for one in self.entries if one.command.startswith(RULING))
        return replace(command, do=counted_steps(self.state, command.seat, command.do, rulings))

    def _keep(self, entry: Entry) -> None:
        self.file.append(entry)
        self.state = apply(self.state, entry)
        self.entries.append(entry)

    def do(self, seat: str, do: Do) -> tuple[State, Entry]:
        """Carry out what a seat asks for now."""
        return self.carry_out(Command(seat=seat, do=do, at=self.now()))

    def rule(self, do: Do) -> tuple[State, Entry]:
        """Carry out what the person asks for as their own game master."""
        command = Command(seat=GM, do=do, id=f"{RULING}{len(self.entries)}", at=self.now())
        return self.carry_out(command)

    def now(self) -> int:
        """The time in seconds; 0 in a game that is to come out the same again."""
        return int(time.time()) if self._has_clock else 0

    def others(self) -> Iterator[tuple[State, Entry]]:
        """Let the bots act until none of them has anything to do; the game master's comes last."""
        for _ in range(MOST_AT_ONCE):
            before = self.state
            entry = None if before.is_closed else next_entry(before, self.dice)
            if entry is None:
                return
            self._keep(entry)
            yield before, entry
