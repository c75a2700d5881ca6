"""Pasted creatures in the reader's words: stat blocks as people have them, or tables `[foes.…]`."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from typing import NamedTuple

from nde.errors import Fault, Missing, NdeError, Unreadable
from nde.locale import Words
from nde.locale.book.game import ChosenGame
from nde.locale.book.lookup import foe_entries
from nde.rules.creature_tables import laid_on, read_document
from nde.rules.creatures import free_ids, write_creature
from nde.rules.documents import Findings
from nde.rules.pack_file import line_at, lines_of
from nde.rules.ruleset import Ruleset

READER = "statblocks"
_TABLE = re.compile(r"^\s*\[foes[.\]]", re.MULTILINE)


class Creature(NamedTuple):
    """A creature that was read: what is said of it, and the document it became."""

    id: str
    name: str
    line: int
    text: str
    assumed: tuple[str, ...]
    document: Mapping[str, object]


class Pasted(NamedTuple):
    """Everything that was read of a text, and every fault, whose place is its line."""

    found: tuple[Creature, ...]
    faults: tuple[Fault, ...] = ()


def is_document(text: str) -> bool:
    """Whether a text is a file of tables rather than stat blocks.

    >>> is_document('[foes.hulk]\\nname = "Hulk"'), is_document("# Hulk\\n3 HP, fists (d6)")
    (True, False)
    """
    return _TABLE.search(text) is not None


def creatures_in(rules: Ruleset, text: str, speaker: Words) -> Pasted:
    """What a game makes of a text; `Missing` where there is nothing in it."""
    pasted = _of_tables(rules, text, speaker) if is_document(text) else _of_blocks(rules, text, speaker)
    if not pasted.found and not pasted.faults:
        raise Missing("nothing-pasted")
    return pasted


def _of_blocks(rules: Ruleset, text: str, speaker: Words) -> Pasted:
    reading = rules.readers[READER](text)
    ids = free_ids([one.block.id for one in reading.found], rules.foes)
    found = (
        Creature(
            id=id,
            name=one.name,
            line=one.line,
            text=", ".join(speaker.step(tell) for tell in (one.told, *one.parts)),
            assumed=tuple(speaker.step(tell) for tell in one.assumed),
            document=write_creature(rules, one.block),
        )
        for id, one in zip(ids, reading.found, strict=True)
    )
    return Pasted(tuple(found), reading.faults)


def _of_tables(rules: Ruleset, text: str, speaker: Words) -> Pasted:
    try:
        document = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        at = re.search(r"line (\d+), column (\d+)", str(error))
        line, column = (int(at[1]), int(at[2])) if at else (text.count("\n") + 1, 1)
        return Pasted((), (Fault(str(line), Unreadable("sheet-unreadable", line=line, column=column)),))
    found, lines = Findings(""), lines_of(text)
    tables = read_document(document, rules, found)
    ids = dict(zip(tables.documents, free_ids(tables.documents, rules.foes), strict=True))
    grown = laid_on(rules, {ids[id]: one for id, one in tables.documents.items()}, found)
    if found.faults:
        return Pasted((), tuple(_placed(one, lines) for one in found.faults))
    told = {one.id: one for one in foe_entries(ChosenGame(grown, speaker))}
    return Pasted(
        tuple(
            Creature(free, one.name, line_at(lines, f"foes.{id}"), f"{one.name}: {one.text}", (), document)
            for id, document in tables.documents.items()
            for free in (ids[id],)
            for one in (told[free],)
        )
    )


def _placed(fault: Fault, lines: Mapping[str, int]) -> Fault:
    """A fault with its line as its place, and its key in what it says."""
    error: NdeError = Fault(fault.place, fault.error)
    return Fault(str(line_at(lines, fault.place)), error)
