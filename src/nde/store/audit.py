"""What a database itself can say about its soundness: counts and strays, before any line is read."""

from __future__ import annotations

import msgspec


class Held(msgspec.Struct, frozen=True, kw_only=True):
    """A table's log as it is really kept."""

    table: str
    version: int
    """How many lines the table says it has; less than nothing if it does not say."""
    count: int
    highest: int
    """The number of its last line."""

    @property
    def is_whole(self) -> bool:
        """Whether no line is missing between the first and the last."""
        return self.count == self.highest


class Audit(msgspec.Struct, frozen=True, kw_only=True):
    """What was counted."""

    held: tuple[Held, ...] = ()
    damages: tuple[str, ...] = ()
    """What the database's own check says is broken in its files."""
    stray_keys: int = 0
    """Links of tables that are gone."""
    stray_snapshots: int = 0
    stray_entries: int = 0
