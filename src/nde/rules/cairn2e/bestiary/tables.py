"""Stat blocks in a table: its head says what each column is, or its first column what each row is."""

from __future__ import annotations

import csv
import re
from typing import NamedTuple

from nde.rules.cairn2e.bestiary.plain import plain, undressed

_NUMBERS = {
    "HP": r"hp|hit\s?points?|hit\s?protection",
    "Armor": r"armou?r|arm|a[vr]",
    "STR": r"str(?:ength)?",
    "DEX": r"dex(?:terity)?",
    "WIL": r"wil(?:l(?:power)?)?",
    "CHA": r"cha(?:risma)?",
}
_COLUMNS = _NUMBERS | {
    "attack": r"att(?:ack)?s?|atks?|weapons?|actions?|attacks?\s*[/&(].*|weapons?\s*[/&(].*",
    "damage": r"damage|dmg|dice",
    "name": r"names?|monsters?|creatures?|foes?|npcs?|enem(?:y|ies)",
    "critical": r"crit(?:ical)?s?(?:\s+(?:damage|effect|hit))?",
    "count": r"#|no\.?|num(?:ber)?|qty|count|(?:no\.?\s|number\s)?appearing",
}
_LONGEST_HEAD = 200
_EMPTY = re.compile(r"[-–—?\s]*|n/?a|none", re.IGNORECASE)
_FOREIGN = re.compile(r"ac|hd|thac0|wis\w*|int\w*|con\w*", re.IGNORECASE)


class Row(NamedTuple):
    """A creature in a table: its lines, its name and its stat line."""

    first: int
    last: int
    name: str
    stats: str
    number: str = ""
    """How many appear."""
    rest: str = ""
    """What the other columns say."""


def _cells(line: str) -> list[str]:
    return [plain(cell) for cell in undressed(line).strip().strip("|").split("|")]


def piped(lines: list[str]) -> list[str]:
    """The lines of a text, with the tables of a spreadsheet as tables of Markdown."""
    made, divider, width = list(lines), "", 0
    for at, line in enumerate(lines):
        if divider and line.count(divider) >= width - 1:
            made[at] = _row_of(line, divider)
            continue
        divider = next((sign for sign in "\t;," if _is_head(line, sign)), "")
        if divider:
            width = len(next(csv.reader([line], delimiter=divider)))
            made[at] = _row_of(line, divider)
    return made


def _is_head(line: str, divider: str) -> bool:
    """Whether a line names the columns of a table, divided by a sign."""
    if line.count(divider) < 3 or len(line) > _LONGEST_HEAD:
        return False
    columns = [_column(cell.strip()) for cell in line.split(divider)]
    return "HP" in columns and len(set(_NUMBERS) & set(columns)) > 2


def _row_of(line: str, divider: str) -> str:
    return "| " + " | ".join(cell.strip() for cell in next(csv.reader([line], delimiter=divider))) + " |"


def _column(cell: str) -> str:
    named = (key for key, pattern in _COLUMNS.items() if re.fullmatch(pattern, cell, re.IGNORECASE))
    return next(named, f"?{cell}")


def rows_from(lines: list[str], at: int) -> list[Row]:
    """The creatures of a table that begins at a line: one for each row, or one for the whole of it."""
    if "|" not in lines[at]:
        return []
    columns = [_column(cell) for cell in _cells(lines[at])]
    if len(columns) == 2 and columns[0] in _NUMBERS:
        return _upright(lines, at)
    numbers = set(_NUMBERS) & set(columns)
    if len(numbers) < 2 and not ("HP" in numbers and {"attack", "damage"} & set(columns)):
        return []
    rows = []
    for place in range(at + 1, len(lines)):
        if "|" not in lines[place]:
            break
        if not re.fullmatch(r"[\s|:=-]+", lines[place]):
            rows.append(_row(place, place, columns, _cells(lines[place])))
    return rows


def _upright(lines: list[str], at: int) -> list[Row]:
    """The creature of a table with a number's name and the number in each row: `| HP | 4 |`."""
    columns, cells, last = [], [], at
    while last < len(lines) and "|" in lines[last]:
        pair = _cells(lines[last])
        if len(pair) == 2 and not re.fullmatch(r"[\s|:=-]+", lines[last]):
            columns.append(_column(pair[0]))
            cells.append(pair[1])
        last += 1
    is_block = len(set(_NUMBERS) & set(columns)) > 1
    return [_row(at, last - 1, columns, cells)] if is_block else []


def _row(first: int, last: int, columns: list[str], cells: list[str]) -> Row:
    named = dict(zip(columns, cells, strict=False))
    name = named.pop("name", "")
    if not name and columns[0].startswith("?") and len(columns) == len(cells):
        name = named.pop(columns[0])
    damage = named.pop("damage", "")
    count = named.pop("count", "")
    critical = named.pop("critical", "")
    parts, rest = [], []
    for column, cell in named.items():
        if _EMPTY.fullmatch(cell):
            continue
        if column == "attack":
            parts.append(f"{cell} ({damage})" if damage and "(" not in cell and _is_dice(damage) else cell)
            damage = "" if parts[-1] != cell else damage
        elif column in _NUMBERS:
            parts.append(f"{cell} {column}" if re.fullmatch(r"[\w+-]+", cell) else f"{column} {cell}")
        elif _FOREIGN.fullmatch(column[1:]) or re.search(r"\w \(\d*d\d", cell, re.IGNORECASE):
            parts.append(f"{column[1:]} {cell}" if _FOREIGN.fullmatch(column[1:]) else cell)
        else:
            rest.append(f"{column[1:]}: {cell}" if column[1:] else cell)
    if damage and not _EMPTY.fullmatch(damage):
        parts.append(f"attack ({damage})" if _is_dice(damage) else damage)
    if not _EMPTY.fullmatch(critical):
        parts.append(f"Critical Damage: {critical}")
    return Row(first, last, name, ", ".join(parts), count, "; ".join(rest))


def _is_dice(damage: str) -> bool:
    return re.match(r"\d*\s?d\d", damage, re.IGNORECASE) is not None
