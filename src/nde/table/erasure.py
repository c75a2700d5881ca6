"""One person's words taken out of a log, so that the game in it replays as before.

What they said, whispered, noted, tried and named goes, and `ERASED` stands in its place; what their figures
did, and every die, stays.  Lines are changed as plain data: nothing but texts is another afterwards.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, NamedTuple, TypeAlias

import msgspec

from nde.errors import Missing

ERASED = "…"
"""What stands in the place of words, in every language."""
_ID = re.compile(r"[a-z0-9._:-]*")
"""What may be an id of the game rather than words of a person."""

Data: TypeAlias = dict[str, Any]


class Erased(NamedTuple):
    """What is left to be written."""

    seat: str
    """The id of the seat whose words they were."""
    lines: dict[int, bytes]
    """The lines that are others now, counted from 1."""


def erased(lines: list[bytes], who: str) -> Erased:
    """A log without the words of a seat, which is given by its id or by a name it has had."""
    entries = [msgspec.json.decode(line, type=Data) for line in lines]
    seat = _seat_of(entries, who)
    things = {entry["number"] for entry in entries if entry.get("seat") == seat}
    words = {text for entry in entries for text in _own_words(entry, seat) if not _ID.fullmatch(text)}
    found: dict[int, bytes] = {}
    for place, (entry, line) in enumerate(zip(entries, lines, strict=True), 1):
        for event in _events(entry):
            _erase(event, entry, seat, things)
        changed = msgspec.json.encode(_without(entry, words)) + b"\n"
        if changed != line:
            found[place] = changed
    return Erased(seat, found)


def _events(entry: Data) -> list[Data]:
    events: list[Data] = entry.get("events", [])
    return events


def _seat_of(entries: list[Data], who: str) -> str:
    taken = [event["seat"] for one in entries for event in _events(one) if event["type"] == "SeatTaken"]
    for name in ("id", "name"):
        found = sorted({seat["id"] for seat in taken if seat.get(name) == who})
        if len(found) == 1:
            return str(found[0])
    raise Missing("no-such-seat", seat=who, allowed=tuple(sorted({seat["id"] for seat in taken})))


def _erase(event: Data, entry: Data, seat: str, things: set[int]) -> None:
    """Take a seat's words out of an event in place."""
    is_theirs = entry.get("seat") == seat
    match event:
        case {"type": "SeatTaken", "seat": {"id": id} as taken} if id == seat:
            taken["name"] = ERASED
        case {"type": "NoteKept", "note": {"by": by} as note} if by == seat:
            note["text"] = ERASED
        case {"thing": {"number": number} as thing} if number in things:
            thing["text"] = ERASED
        case {"attempt": {"seat": by, "text": _} as attempt} if by == seat:
            attempt["text"] = ERASED
        case {"drawing": {"by": by, "text": _} as drawing} if by == seat:
            drawing["text"] = ERASED
        case {"type": "Said" | "Tossed", "text": _} if is_theirs:
            event["text"] = ERASED


def _own_words(entry: Data, seat: str) -> Iterator[str]:
    """Texts of a seat that may stand in other places as well: what it tried, and how it said that it acts."""
    for event in _events(entry):
        attempt = event.get("attempt", {})
        if attempt.get("seat") == seat:
            yield attempt.get("text", "")
        if entry.get("seat") == seat:
            yield from _texts(event.get("task", {}).get("action"))


def _texts(value: object) -> Iterator[str]:
    """Every text in plain data, but for what keys there are and the types of values."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for name, part in value.items():
            if name != "type":
                yield from _texts(part)
    elif isinstance(value, list):
        for part in value:
            yield from _texts(part)


def _without(value: object, words: set[str]) -> object:
    """Plain data with every text that is one of these erased."""
    if isinstance(value, str):
        return ERASED if value in words else value
    if isinstance(value, dict):
        return {name: _without(part, words) for name, part in value.items()}
    if isinstance(value, list):
        return [_without(part, words) for part in value]
    return value
