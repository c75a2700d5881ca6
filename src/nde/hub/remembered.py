"""The ids of recent commands, found at once: a state keeps them in a row, which is slow to look through."""

from __future__ import annotations

from typing import TypeAlias

from nde.table.commands import Command
from nde.table.state import State

Recent: TypeAlias = tuple[tuple[str, str, int], ...]


class Remembered:
    """Follows the recent commands of a table from state to state."""

    def __init__(self) -> None:
        self._recent: Recent = ()
        self._numbers: dict[tuple[str, str], int] = {}

    def number_of(self, state: State, command: Command) -> int | None:
        """The entry that a command became when it came before; nothing for a new one."""
        if state.recent is not self._recent:
            self._follow(state.recent)
        return self._numbers.get((command.seat, command.id)) if command.id else None

    def _follow(self, recent: Recent) -> None:
        old, self._recent = self._recent, recent
        if old and len(recent) > 1 and recent[-2] is old[-1] and len(recent) - len(old) in (0, 1):
            if len(recent) == len(old):
                seat, id, number = old[0]
                if self._numbers.get((seat, id)) == number:
                    del self._numbers[seat, id]
            seat, id, number = recent[-1]
            self._numbers[seat, id] = number
        elif not (old and recent and recent[-1] is old[-1] and len(recent) == len(old)):
            self._numbers = {(seat, id): number for seat, id, number in recent}
