"""What a store keeps: tables, the lines of their logs, snapshots, and the keys that open them."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from nde.errors import Missing, NdeError, Stale
from nde.table.seats import Role

KeyHash: TypeAlias = bytes
"""The SHA-256 of a secret link's key: the key itself is never kept."""


class TableRow(msgspec.Struct, frozen=True, kw_only=True):
    """A table, without its log."""

    id: str
    header: bytes
    """The first line of the log, with its line feed, as `nde.table.codec` writes it."""
    seed: bytes
    """The seed of the dice; whoever has it knows every face to come."""
    game: str
    title: str = ""
    language: str = "en"
    """The language the table was made in: what a newcomer without one of their own is spoken to in."""
    created: int = 0
    """Seconds since 1970, as all times here."""
    moved: int = 0
    """When the latest line was added."""
    archived: int | None = None
    version: int = 0
    """How many entries the log has."""


class KeyRow(msgspec.Struct, frozen=True, kw_only=True):
    """A secret link: to a seat, or, without one, an invitation to take a seat of a role."""

    hash: KeyHash
    table: str
    role: Role
    seat: str = ""
    """Whose seat it opens; empty for an invitation."""
    label: str = ""
    created: int = 0
    revoked: int | None = None

    @property
    def id(self) -> str:
        """A name for the link that tells nothing of its key."""
        return self.hash[:6].hex()


class TableSize(msgspec.Struct, frozen=True, kw_only=True):
    """How many bytes a table holds."""

    log: int = 0
    pictures: int = 0


class SnapshotRow(msgspec.Struct, frozen=True, kw_only=True):
    """A state at some version: opening a table starts here instead of at the first entry."""

    version: int
    state: bytes


class PictureRow(msgspec.Struct, frozen=True, kw_only=True):
    """A picture of a table, without what it holds."""

    hash: str
    """The SHA-256 of what it holds, as hex: it is found by this."""
    kind: str
    """Its media type."""
    name: str = ""
    width: int
    height: int
    size: int
    """How many bytes it holds."""
    created: int = 0


class ShelfRow(msgspec.Struct, frozen=True, kw_only=True):
    """Something on a shelf, without what it holds."""

    kind: str
    id: str
    """Its own among those of its kind on the shelf."""
    title: str
    game: str = ""
    """The game it is for; empty for any."""
    changed: int = 0
    size: int = 0
    """How many bytes it holds."""


class Finding(msgspec.Struct, frozen=True, kw_only=True):
    """Something wrong that a look at a store has found, and whether it can be put right without loss."""

    code: str
    """A stable kebab-case word; `doctor-<code>` are its words."""
    facts: dict[str, str | int] = {}
    can_repair: bool = False


class NoSuchTable(Missing):
    """A table that is not there, or was deleted."""

    code = "no-such-table"


class NoSuchPicture(Missing):
    """A picture that a table has not, or has no more."""

    code = "no-such-picture"


class NotOnShelf(Missing):
    """Something that a shelf has not, or has no more."""

    code = "not-on-shelf"


class Outgrown(NdeError):
    """A table that a newer version of the program has played on: this one does not know what it wrote."""

    code = "table-outgrown"


class Overtaken(Stale):
    """Somebody else has added to this log: what was decided was decided for an older version."""

    code = "overtaken"


class StoreUnavailable(NdeError):
    """The store cannot be written or read now: disk full, database gone.

    `reason` is `full`, `read-only`, `damaged`, `locked`, `gone`, `lost`, `closed` or `fault`, `said` is what
    the database says itself.  After a write that ended `lost` nobody knows whether it happened: look, then go
    on.  Otherwise nothing was changed.
    """

    code = "store-unavailable"


def closed() -> StoreUnavailable:
    """The refusal of a store that is not open."""
    return StoreUnavailable(reason="closed", said="")
