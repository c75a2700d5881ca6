"""A game's log as JSON lines: the header, then one line for each entry, then a seal once it is closed.

    {"format":"nde-game","version":1,"game":"nde12",...}          what is played, and what binds the dice
    {"number":1,"seat":"gm","events":[{"type":"SeatTaken",...}]}  everything one command did
    {"seal":"..."}                                                behind the entry that reveals the seed

Every line ends in a line feed.  Writing is canonical: what was read is written again as the same bytes.
The seal is the HMAC-SHA-256 of all bytes before it under the revealed seed (`nde.table.verify` checks it);
what is said after the end is followed by a seal of its own.  What may stand before a log is in `table_file`.

A log of an older version is lifted line by line (`UPGRADES`); one of a newer version is refused.

>>> from nde.table.header import Header
>>> log = read_log(encode_header(Header(game="nde12")) + b'{"number":1,"se')
>>> log.header.game, log.entries, log.cut
('nde12', (), 15)
"""

from __future__ import annotations

import hmac
from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache, reduce
from operator import or_
from typing import Any, TypeAlias

import msgspec

from nde.dice.ledger import LogVersionUnknown
from nde.errors import NdeError, Unreadable
from nde.table.events import Closed, Entry
from nde.table.header import FORMAT, VERSION, Header, rules_for

Line: TypeAlias = dict[str, Any]
Upgrade: TypeAlias = Callable[[Line], Line]
"""Lifts one line, the header or an entry, to the next version of the format."""
UPGRADES: Mapping[int, Upgrade] = {}
"""For each older version, what lifts its lines to the next."""

PAGE = 1 << 20
"""Bytes read at once, or a line that is longer: while one call reads, no other thread runs."""
SEAL = b'{"seal":"'
DAMAGED = (msgspec.MsgspecError, ValueError, RecursionError, NdeError)
"""What a damaged line may raise: unreadable signs, other shapes, or values that a game or a map refuses."""
_encoder = msgspec.json.Encoder(order="deterministic")
"""Sets are written in order: equal values are equal bytes."""


class NotAGameLog(Unreadable):
    """The first line is not the one that a game's log begins with."""

    code = "not-a-game-log"


class Log(msgspec.Struct, frozen=True, kw_only=True):
    """A log that was read."""

    header: Header
    entries: tuple[Entry, ...]
    cut: int = 0
    """How many bytes behind the last line feed were left out: a line that was not written to its end."""
    is_sealed: bool = False
    """Whether the last line is a seal."""

    @property
    def seed(self) -> bytes | None:
        """The seed of the dice, once it is revealed."""
        return revealed_seed(self.entries)


def revealed_seed(entries: Iterable[Entry]) -> bytes | None:
    """The seed that one of these entries reveals."""
    for entry in entries:
        for event in entry.events:
            if type(event) is Closed:
                try:
                    return bytes.fromhex(event.seed)
                except ValueError:
                    raise Unreadable(
                        "game-line-unreadable", line=entry.number + 1, reason=event.seed
                    ) from None
    return None


def encode_header(header: Header) -> bytes:
    """The first line of a log, with its line feed."""
    return _encoder.encode(header) + b"\n"


def encode_entry(entry: Entry) -> bytes:
    """The line of an entry, with its line feed."""
    return _encoder.encode(entry) + b"\n"


def encode_seal(content: bytes, seed: bytes) -> bytes:
    """The line that seals everything before it, with its line feed."""
    return SEAL + hmac.digest(seed, content, "sha256").hex().encode() + b'"}\n'


def write_log(header: Header, entries: Iterable[Entry]) -> bytes:
    """A whole log, sealed if the game is closed."""
    entries = tuple(entries)
    content = b"".join((encode_header(header), *map(encode_entry, entries)))
    seed = revealed_seed(entries)
    return content if seed is None else content + encode_seal(content, seed)


class Decoder:
    """Reads the entries of one game."""

    def __init__(self, header: Header) -> None:
        rules = rules_for(header.game, header.settings)
        self._decoder = _decoder_of(rules.actions, rules.effects, rules.scene_type, rules.character_type)

    def entry(self, line: bytes, number: int = 0) -> Entry:
        """The entry on a line, `number` counted from 1 for the header."""
        try:
            return self._decoder.decode(line)
        except DAMAGED as fault:
            raise Unreadable("game-line-unreadable", line=number, reason=str(fault)) from None

    def entries(self, lines: bytes) -> list[Entry] | None:
        """The entries on many lines, or nothing if one of them cannot be read: then read them one by one."""
        try:
            return self._decoder.decode_lines(lines)
        except DAMAGED:
            return None


def is_entry(line: bytes) -> bool:
    """Whether a line has the shape of an entry, whatever it says: what a newer version wrote has.

    >>> is_entry(b'{"number":7,"seat":"gm","events":[{"type":"Newer"}]}\\n'), is_entry(b'{"number":7,"se')
    (True, False)
    """
    try:
        read = msgspec.json.decode(line, type=_Shape)
    except DAMAGED:
        return False
    return read.number > 0


class _Shape(msgspec.Struct, frozen=True):
    number: int
    seat: str
    events: list[dict[str, Any]]


@lru_cache(maxsize=64)
def _decoder_of(
    actions: tuple[type, ...], effects: tuple[type, ...], scene: type, character: type | None
) -> msgspec.json.Decoder[Entry]:
    kind: Any = Entry
    return msgspec.json.Decoder(
        kind[reduce(or_, actions), reduce(or_, effects), scene, Any if character is None else character]
    )


class _Head(msgspec.Struct, frozen=True):
    format: str = ""
    version: int = 0


def read_log(content: bytes, upgrades: Mapping[int, Upgrade] = UPGRADES) -> Log:
    """A log from its bytes; refuses one that is not a game's, not of a known version, or damaged anywhere.

    Only a last line without its line feed is no refusal: it was being written when something stopped it.
    """
    end = content.rfind(b"\n") + 1
    header_end = content.find(b"\n") + 1
    header = read_header(content[:header_end], upgrades)
    version = version_of(content[:header_end])
    whole = content[:end]
    if version != VERSION:
        whole = b"".join(lifted(line, version, upgrades) + b"\n" for line in _lines(whole))
        header_end = whole.find(b"\n") + 1
    entries, is_sealed = _read_entries(header, whole, header_end)
    return Log(header=header, entries=tuple(entries), cut=len(content) - end, is_sealed=is_sealed)


def read_header(line: bytes, upgrades: Mapping[int, Upgrade] = UPGRADES) -> Header:
    """The header on the first line of a log."""
    version = version_of(line)
    if version > VERSION or any(step not in upgrades for step in range(version, VERSION)):
        raise LogVersionUnknown(line=1, version=version, known=VERSION)
    try:
        return msgspec.json.decode(lifted(line, version, upgrades), type=Header)
    except DAMAGED as fault:
        raise Unreadable("game-line-unreadable", line=1, reason=str(fault)) from None


def version_of(line: bytes) -> int:
    try:
        head = msgspec.json.decode(line, type=_Head)
    except DAMAGED:
        raise NotAGameLog(format="none", known=FORMAT) from None
    if head.format != FORMAT:
        raise NotAGameLog(format=head.format, known=FORMAT)
    return head.version


def _lines(content: bytes) -> list[bytes]:
    """The lines of whole lines, without their line feeds."""
    return content.split(b"\n")[:-1]


def lifted(line: bytes, version: int, upgrades: Mapping[int, Upgrade]) -> bytes:
    """A line of an older version as the newest has it; seals stay, and so does what cannot be read.

    Lines are given and come back without their line feeds.
    """
    if version >= VERSION or line.startswith(SEAL):
        return line
    try:
        read: Any = msgspec.json.decode(line)
    except DAMAGED:
        return line
    for step in range(version, VERSION):
        read = upgrades[step](read)
    return _encoder.encode(read)


def _read_entries(header: Header, content: bytes, start: int) -> tuple[list[Entry], bool]:
    decoder = Decoder(header)
    sealed = content.find(b"\n" + SEAL, start - 1) + 1 or len(content)
    entries: list[Entry] = []
    begin = start
    while begin < sealed:
        end = content.find(b"\n", begin + PAGE - 1, sealed) + 1 or sealed
        page = decoder.entries(content[begin:end])
        if page is None or len(page) != content.count(b"\n", begin, end):
            break  # from here line by line, to say which one it is
        entries += page
        begin = end
    is_sealed = False
    for number, line in enumerate(_lines(content[begin:]), content.count(b"\n", 0, begin) + 1):
        is_sealed = line.startswith(SEAL)
        if not is_sealed:
            entries.append(decoder.entry(line, number))
    for due, entry in enumerate(entries, 1):
        if entry.number != due:
            raise Unreadable(
                "entry-out-of-order", line=_line_of(content, due), number=entry.number, expected=due
            )
    return entries, is_sealed


def _line_of(content: bytes, due: int) -> int:
    """The line on which the entry that should have this number stands: seals have lines of their own."""
    lines = [at for at, line in enumerate(_lines(content), 1) if not line.startswith(SEAL)]
    return lines[due]
