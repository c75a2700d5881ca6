"""What the HTTP API answers with about tables: seats and links, entries, scenes, pictures, odds of offers."""

from __future__ import annotations

from typing import Any

from nde.locale.phrases import ProspectTold
from nde.prose.breakdown import DeedTold
from nde.table.events import Entry
from nde.table.seats import Role
from nde.web.answers import Answer, OutcomeChance


class SceneInfo(Answer, frozen=True, kw_only=True):
    """A prepared scene: as it was written, and who comes with it in words."""

    id: str
    title: str
    document: dict[str, Any]
    foes: tuple[str, ...] = ()


class Scenes(Answer, frozen=True, kw_only=True):
    """The scenes that a game master has prepared."""

    scenes: tuple[SceneInfo, ...]


class AdventureMade(Answer, frozen=True, kw_only=True):
    """The file of an adventure that was made of what happened at a table."""

    text: str


class TableInfo(Answer, frozen=True, kw_only=True):
    """A table, as far as everybody at it knows, and the seat that the caller's key opens."""

    id: str
    game: str
    title: str
    language: str
    created: int
    """Seconds since 1970, as all times here."""
    moved: int
    """When something last happened."""
    is_archived: bool
    version: int
    seat: str
    role: Role
    address: str
    """Where its page is."""


class Tables(Answer, frozen=True, kw_only=True):
    """The caller's own tables."""

    tables: tuple[TableInfo, ...]


class PictureInfo(Answer, frozen=True, kw_only=True):
    """A picture that a table keeps."""

    id: str
    """The SHA-256 of what it holds: its place in addresses."""
    name: str
    kind: str
    """Its media type."""
    width: int
    height: int
    size: int
    """How many bytes it holds."""
    created: int


class MapBrought(Answer, frozen=True, kw_only=True):
    """A map from a drawing program that was laid out."""

    number: int
    """Of the entry of the log."""
    width: int
    height: int
    walls: int
    """How many pieces of wall, windows among them."""
    doors: int
    picture: PictureInfo | None
    assumed: tuple[str, ...]
    """What the file did not say, or said otherwise than it can be told here."""


class Pictures(Answer, frozen=True, kw_only=True):
    """The pictures of a table."""

    pictures: tuple[PictureInfo, ...]


class NewLink(Answer, frozen=True, kw_only=True):
    """A secret link.  Nobody is told it a second time."""

    id: str
    role: Role
    key: str
    link: str
    """Behind `#` stands the key: browsers keep that to themselves."""


class TableMade(Answer, frozen=True, kw_only=True):
    """A new table, and its links."""

    table: TableInfo
    gm: NewLink
    player: NewLink
    spectator: NewLink


class Door(Answer, frozen=True, kw_only=True):
    """Where a key leads to, before anybody goes in."""

    table: str
    title: str
    game: str
    role: Role
    seat: str
    """Empty for an invitation: whoever comes by it says a name and gets a seat."""


class Seated(Answer, frozen=True, kw_only=True):
    """A seat somebody has come to; its key opens it on any device."""

    table: str
    seat: str
    role: Role
    key: str
    link: str
    is_new: bool


class Entries(Answer, frozen=True, kw_only=True):
    """Entries as the caller's seat sees them, and how many there are in all."""

    entries: tuple[Entry, ...]
    version: int


class EntryTold(Answer, frozen=True, kw_only=True):
    """An entry as the caller's seat sees it, in sentences and step by step."""

    entry: Entry
    text: tuple[str, ...]
    deeds: tuple[DeedTold, ...]
    heading: str = ""


class Story(Answer, frozen=True, kw_only=True):
    """What has happened in sentences, oldest first."""

    entries: tuple[EntryTold, ...]
    version: int
    """The number of the latest entry that is told here."""
    has_earlier: bool
    is_cut: bool
    """Whether there is more that only an export tells: of very long logs the beginning is not told anew."""


class CommandDone(Answer, frozen=True, kw_only=True):
    """A command that has happened and is on the disk, and the entry it became."""

    number: int
    is_repeated: bool
    entry: Entry


class OfferOdds(Answer, frozen=True, kw_only=True):
    """The exact odds of an offer, worst outcome first for whoever rolls; nothing where no dice decide."""

    chances: tuple[OutcomeChance, ...] | None
    prospect: ProspectTold | None
    """The chance that what the person wants happens, and what else the roll decides."""


class LinkInfo(Answer, frozen=True, kw_only=True):
    """What is kept of a link; its key is not."""

    id: str
    role: Role
    seat: str
    label: str
    created: int
    is_revoked: bool


class Links(Answer, frozen=True, kw_only=True):
    """The links of a table."""

    links: tuple[LinkInfo, ...]
