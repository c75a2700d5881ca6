"""The file of a sheet: one writer and one reader, for the command line and for browsers alike."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Set
from typing import Any

import msgspec

from nde.errors import Unreadable
from nde.locale import Words
from nde.rules import ruleset_ids, ruleset_named

PACKS = "packs"
"""The key of a sheet that names the packs its game is played with."""

_STEP = re.compile(r"[^.\[\]]+|\[[0-9]+\]")


class SheetUnreadable(Unreadable):
    """A text that is neither TOML nor JSON."""

    code = "sheet-unreadable"


def sheet_toml(document: dict[str, object]) -> str:
    """A sheet as the text of its file."""
    import tomli_w

    return str(tomli_w.dumps(document))


def with_packs(document: dict[str, object], packs: tuple[str, ...]) -> dict[str, object]:
    """The document of a sheet that remembers the packs it was made with, right after its game."""
    if not packs:
        return document
    kept: dict[str, object] = {}
    for key, value in document.items():
        kept[key] = value
        if key == "game":
            kept[PACKS] = list(packs)
    return kept


def in_words(document: dict[str, object], suggested: Set[str], words: Words) -> dict[str, object]:
    """The sheet with every proposal it kept written out in the reader's words."""

    def worded(value: object) -> object:
        if isinstance(value, str) and value in suggested and words.has(f"option-{value}"):
            return words.say(f"option-{value}")
        if isinstance(value, list):
            return [worded(one) for one in value]
        if isinstance(value, dict):
            return {key: worded(one) for key, one in value.items()}
        return value

    return {key: worded(value) for key, value in document.items()}


def read_sheet_text(text: str) -> dict[str, object]:
    """What a file of a sheet holds, be it TOML or JSON; refused with the line that cannot be read."""
    if text.lstrip("\ufeff \t\r\n").startswith("{"):
        return _read_json(text)
    try:
        return tomllib.loads(text.removeprefix("\ufeff").replace("\r\n", "\n"))
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        found = re.search(r"line (\d+), column (\d+)", str(error))
        line, column = (int(found[1]), int(found[2])) if found else (len(text.splitlines()) or 1, 1)
        raise SheetUnreadable(line=line, column=column) from None


def adopted(document: dict[str, object]) -> dict[str, object]:
    """The document of a sheet; one of another tool, which names no game, as the game has it that knows it."""
    if "game" in document or PACKS in document:
        return document
    made = (ruleset_named(id).converted(document) for id in ruleset_ids())
    return next((one.sheet for one in made if one is not None), document)


def _read_json(text: str) -> dict[str, object]:
    try:
        return msgspec.json.decode(text.removeprefix("\ufeff"), type=dict[str, Any])
    except (msgspec.MsgspecError, RecursionError, ValueError) as error:
        found = re.search(r"\(byte (\d+)\)", str(error))
        before = text.encode()[: int(found[1])].decode("utf-8", "ignore") if found else ""
        line = before.count("\n") + 1
        raise SheetUnreadable(line=line, column=len(before) - before.rfind("\n")) from None


def line_of(text: str, place: str) -> int:
    """The line of a text at which a place such as `items[2].key` stands, counted from 1; 0 for nowhere.

    >>> line_of('game = "x"\\n[[items]]\\nkey = "a"\\n[[items]]\\nkey = "b"\\n', "items[1].key")
    5
    """
    lines = text.splitlines()
    at, found = 0, 0
    steps = _STEP.findall(place)
    for number, step in enumerate(steps):
        if step.startswith("["):
            continue
        index = int(steps[number + 1][1:-1]) if number + 1 < len(steps) and steps[number + 1][0] == "[" else 0
        next_found = _key_line(lines, step, at, index)
        if not next_found:
            break
        found = at = next_found
    return found


def _key_line(lines: list[str], key: str, after: int, index: int) -> int:
    """The first line behind some that gives a key a value, or the heading of the table with this number."""
    name = re.escape(key)
    given = re.compile(rf"""(^|[\s{{,])["']?{name}["']?\s*[=:]""")
    heading = re.compile(rf"""^\s*\[\[?\s*["']?{name}["']?\s*\]""")
    headings = [number for number, line in enumerate(lines, 1) if number > after and heading.search(line)]
    if headings:
        return headings[min(index, len(headings) - 1)]
    return next((number for number, line in enumerate(lines, 1) if number > after and given.search(line)), 0)
