"""Pasted text as plain words: Markdown, HTML and odd signs undressed, and tables of creatures as stat lines.

Of a table its head says what each column is, or its first column what each row is.
"""

from __future__ import annotations

import csv
import html
import re
import unicodedata
from typing import NamedTuple

_TAG = re.compile(r"</?[a-zA-Z][^<>]*>")
_LINK = re.compile(r"!?\[([^\[\]]*)\](?:\((?:https?:|mailto:|/|#|\.|\w+\.\w)[^)]*\)|\[\w*\])")
_EMPHASIS = re.compile(r"\*+|`+|~~|(?<![^\W_])_+|_+(?![^\W_])")
_STRUCK = re.compile(r"~~[^~]+~~\s*")
_ESCAPE = re.compile(r"\\(?=[^\w\s]|\s*$)")
_BULLET = r"[-+*•·◦‣▪●○■□–—]+\s+"
_DECORATION = re.compile(rf"(?:\s|>|#{{1,6}}\s|{_BULLET}|\[[ xX]?\]\s|\(?\d{{1,3}}[.)](?!\d)\s*|\|)*")
_BOLD = re.compile(r"(?:\*\*|__)\s*(.+?)\s*(?:\*\*|__)")
_SIGNS = str.maketrans(
    {
        **dict.fromkeys("\u2010\u2011\u2012\u2013\u2014\u2015\u2212\ufe58\ufe63", "-"),
        **dict.fromkeys("\u2018\u2019\u201b\u00b4", "'"),
        "\u00d7": "x",
        "\ufe0f": None,
    }
)
_LOCAL_DIE = re.compile(r"(?<![\w.])(\d{0,2})k(\d{1,2})(?!\w)")
"""A die as Poles and Czechs write it."""
_LINE_ENDS = re.compile("\r\n|[\r\x0b\x0c\x85\u2028\u2029]")


def lines_of(text: str) -> list[str]:
    """The lines of a text, whichever way they end."""
    return _LINE_ENDS.sub("\n", text).split("\n")


_CUT = re.compile(r"[^\W\d_]{2}-$")
_COMPOUNDS = re.compile(r"\b(?:one|two|three|four|six|eight|half|self|well|ill|non)-$", re.I)


def mended(lines: list[str]) -> list[str]:
    """The lines of a text, with words that were cut at the end of a line put together there.

    >>> mended(["1 Ar-", "mor, 12 STR", "a two-", "handed axe"])
    ['1 Armor,', '12 STR', 'a two-handed', 'axe']
    """
    made = list(lines)
    for at in range(len(made) - 1):
        line = made[at].rstrip()
        word = re.match(r"\s*([a-z]\S*)\s*", made[at + 1])
        if word and _CUT.search(line):
            made[at] = (line if _COMPOUNDS.search(line) else line[:-1]) + word[1]
            made[at + 1] = made[at + 1][word.end() :]
    return made


def _without_ghosts(text: str) -> str:
    """The text without signs nobody sees: zero-width spaces, soft hyphens, marks of direction, controls."""
    kept = [sign for sign in text if unicodedata.category(sign) not in ("Cf", "Cc") or sign == "\t"]
    return "".join(kept)


def undressed(line: str) -> str:
    """The line in plain signs, still with its Markdown: entities, tags, ghosts and odd spaces are gone.

    >>> undressed("6 HP, claws (k8)")
    '6 HP, claws (d8)'
    """
    if not line.isascii() or "<" in line or "&" in line:
        line = _TAG.sub(" ", _without_ghosts(html.unescape(line)))
        line = unicodedata.normalize("NFKC", line).translate(_SIGNS)
    return _LOCAL_DIE.sub(r"\1d\2", line.replace("\t", " "))


def plain(line: str) -> str:
    """The words of an undressed line, without links, emphasis and double spaces.

    >>> plain("4 HP, **fire** (d6, _blast_), see [Charm](/spells)")
    '4 HP, fire (d6, blast), see Charm'
    """
    bare = _STRUCK.sub("", _ESCAPE.sub("", _LINK.sub(r"\1", line)))
    return " ".join(_EMPHASIS.sub("", bare).split())


def without_decoration(line: str) -> str:
    """The line without the bullets, numbers, heading signs and pipes in front of it.

    >>> without_decoration("  1. - Goblin")
    'Goblin'
    """
    found = _DECORATION.match(line)
    return line[found.end() :] if found else line


def words_of(line: str) -> str:
    """The plain words of a line without what stands in front of it."""
    return plain(without_decoration(line))


def bold_start(line: str) -> str:
    """The words in bold that a line begins with, or nothing."""
    found = _BOLD.match(line)
    return plain(found[1]) if found else ""


def is_heading(line: str) -> bool:
    """Whether a line is a Markdown heading."""
    return re.match(r"\s*#{1,6}\s+\S", line) is not None


def is_bullet(line: str) -> bool:
    """Whether a line is an item of a list."""
    return re.match(rf"\s*(?:{_BULLET}|\d{{1,3}}[.)]\s)", line) is not None


def is_rule(line: str) -> bool:
    """Whether a line only divides: dashes, equals signs, stars."""
    return re.fullmatch(r"[\s|:=*_~`-]+", line) is not None


_NUMBER_COLUMNS = {
    "HP": r"hp|hit\s?points?|hit\s?protection",
    "Armor": r"armou?r|arm|a[vr]",
    "STR": r"str(?:ength)?",
    "DEX": r"dex(?:terity)?",
    "WIL": r"wil(?:l(?:power)?)?",
    "CHA": r"cha(?:risma)?",
}
_COLUMNS = _NUMBER_COLUMNS | {
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
    return "HP" in columns and len(set(_NUMBER_COLUMNS) & set(columns)) > 2


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
    if len(columns) == 2 and columns[0] in _NUMBER_COLUMNS:
        return _upright(lines, at)
    numbers = set(_NUMBER_COLUMNS) & set(columns)
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
    is_block = len(set(_NUMBER_COLUMNS) & set(columns)) > 1
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
        elif column in _NUMBER_COLUMNS:
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
