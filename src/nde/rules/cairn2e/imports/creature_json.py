"""Creatures as JSON, the way Kettlewright keeps its bestiary: numbers by name, an attack line, traits.

Each becomes the stat block that its values say and is read as a pasted one; what has no place in a stat
block is kept on it as text.

>>> text = '{"Monsters": {"Reed Imp": {"HP": 3, "DEX": 14, "Attack": "claws (d6)", "Sees": "in the dark"}}}'
>>> block = read_creatures(text).found[0].block
>>> (block.name, block.hp, block.dexterity, block.attacks[0].dice, block.notes[0].text)
('Reed Imp', 3, 14, (6,), 'Sees: in the dark')
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from nde.dice.questions import Tell
from nde.errors import Fault, NdeError, Unreadable
from nde.rules.cairn2e.bestiary.numbers import RULE
from nde.rules.cairn2e.bestiary.statblocks import read_blocks, slug, with_own_ids
from nde.rules.cairn2e.blocks import Note
from nde.rules.documents import shown
from nde.rules.ruleset import Imported, Importing

NUMBERS = {"hp": "HP", "armor": "Armor", "str": "STR", "dex": "DEX", "wil": "WIL"}
"""The numbers of a creature as they are called there, without regard to capitals, and in a stat line."""
NAME, ATTACK, TRAITS = "name", "attack", "traits"
OTHER_NAMES = {
    "attacks": ATTACK,
    "armour": "armor",
    "will": "wil",
    "willpower": "wil",
    "strength": "str",
    "dexterity": "dex",
}
OF_HEROES = frozenset({"containers", "background"})
"""What a hero has, and no creature."""
DEEPEST = 12


def is_json(text: str) -> bool:
    """Whether a text is JSON rather than stat blocks.

    >>> is_json(' {"HP": 3}'), is_json("[**Imp**] 3 HP"), is_json('[{"HP": 3}]')
    (True, False, True)
    """
    plain = text.lstrip("\ufeff \t\r\n")
    return plain.startswith("{") or (plain.startswith("[") and plain[1:].lstrip()[:1] in ("{", "]"))


def read_creatures(text: str) -> Importing:
    """Every creature in a text of JSON, and a fault for each that cannot be read."""
    try:
        document = msgspec.json.decode(text.removeprefix("\ufeff"))
    except (msgspec.MsgspecError, RecursionError, ValueError):
        return Importing(faults=(Fault(str(1), Unreadable("json-broken")),))
    lines = _Lines(text)
    found: list[Imported] = []
    faults: list[Fault] = []
    for named, entry in _entries(document, "", DEEPEST):
        name = " ".join(str(_value(entry, NAME) or named).split())
        line = lines.of(name)
        one, errors = _read(name, entry, line)
        found += [one] if one is not None else []
        faults += [Fault(str(line), error) for error in errors]
    return Importing(found=with_own_ids(found), faults=tuple(faults))


def _entries(value: object, key: str, deepest: int) -> Iterator[tuple[str, Mapping[str, object]]]:
    """Every creature under a value, with the key it stands under."""
    if isinstance(value, dict):
        if _is_creature(value):
            yield key, value
        elif deepest:
            for name, inner in value.items():
                yield from _entries(inner, name, deepest - 1)
    elif isinstance(value, list) and deepest:
        for inner in value:
            yield from _entries(inner, key, deepest - 1)


def _is_creature(entry: Mapping[str, object]) -> bool:
    keys = {_plain(key) for key in entry}
    return len(keys & {"hp", "str", "dex", "wil", ATTACK}) > 1 and not keys & OF_HEROES


def _plain(key: str) -> str:
    plain = key.strip().casefold()
    return OTHER_NAMES.get(plain, plain)


def _value(entry: Mapping[str, object], wanted: str) -> Any:
    return next((value for key, value in entry.items() if _plain(key) == wanted), None)


class _Lines:
    """Where names stand in a text, each behind the one before."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.line = 1

    def of(self, name: str) -> int:
        """The line of the next place of a name."""
        at = self.text.find(msgspec.json.encode(name).decode(), self.at)
        if at >= 0:
            self.line += self.text.count("\n", self.at, at)
            self.at = at
        return self.line


class _Parts(NamedTuple):
    """A creature taken apart."""

    stats: list[str]
    points: list[str]
    kept: list[str]
    errors: list[NdeError]


def _read(name: str, entry: Mapping[str, object], line: int) -> tuple[Imported | None, list[NdeError]]:
    """A creature by its values; nothing, and every fault, for one that cannot be read."""
    parts = _Parts([], [], [], [])
    if not name:
        parts.errors.append(Unreadable("creature-without-name"))
    for key, value in entry.items():
        _sort(key, value, parts)
    if parts.errors:
        return None, parts.errors
    written = f"{', '.join(parts.stats)}\n\n" + "\n".join(f"- {point}" for point in parts.points)
    reading = read_blocks(f"# Creature\n\n{written}")
    if reading.faults or len(reading.found) != 1:
        found = [fault.error for fault in reading.faults]
        return None, found or [Unreadable("creature-unclear", text=shown(", ".join(parts.stats)))]
    (one,) = reading.found
    block = replace(
        one.block,
        id=slug(name),
        name=name,
        notes=(*one.block.notes, *(Note(text=said) for said in parts.kept)),
    )
    told = replace(one.told, facts={**one.told.facts, "name": name})
    kept = tuple(Tell(RULE, "import-kept", {"words": (said,)}) for said in parts.kept)
    source = msgspec.json.encode(entry).decode()
    return replace(
        one, name=name, block=block, line=line, source=source, told=told, assumed=(*one.assumed, *kept)
    ), []


def _sort(key: str, value: object, parts: _Parts) -> None:
    """Put a value where it belongs: the stat line, the points below it, or what is kept as text."""
    plain = _plain(key)
    if plain == NAME or value in (None, "", [], {}):
        return
    if plain in NUMBERS:
        number = str(value).strip()
        if isinstance(value, bool) or not number.isdecimal():
            parts.errors.append(Unreadable("creature-number", key=key, text=shown(value)))
        else:
            parts.stats.append(f"{int(number)} {NUMBERS[plain]}")
    elif plain == ATTACK:
        parts.stats.append(_one_line(" or ".join(map(str, value)) if isinstance(value, list) else str(value)))
    elif plain == TRAITS:
        points = value if isinstance(value, list) else [value]
        parts.points.extend(
            _one_line(point if isinstance(point, str) else _written(point)) for point in points
        )
    else:
        parts.kept.append(f"{key}: {value if isinstance(value, str) else _written(value)}")


def _written(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _one_line(text: str) -> str:
    return " ".join(text.split())
