"""The readers of documents from elsewhere: each takes a text and knows by what it holds which kind it is."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import msgspec

from nde.dice.questions import Tell
from nde.errors import Fact, Fault, Faults, Unreadable
from nde.rules.cairn2e.bestiary import read_blocks
from nde.rules.cairn2e.bestiary.statblocks import slug
from nde.rules.cairn2e.character import Character
from nde.rules.cairn2e.characters.sheet import read_sheet
from nde.rules.cairn2e.imports import creature_json
from nde.rules.cairn2e.imports.character_json import RULE, converted
from nde.rules.cairn2e.settings import Game
from nde.rules.ruleset import Imported, Importing


def read_creatures(text: str) -> Importing:
    """Every creature in a text: stat blocks, or JSON of another tool."""
    if creature_json.is_json(text):
        reading = creature_json.read_creatures(text)
        if reading.found or reading.faults:
            return reading
    return read_blocks(text)


def read_characters(game: Game, text: str) -> Importing:
    """Every hero in a text of JSON: one, or several in a list."""
    if not creature_json.is_json(text):
        return Importing()
    try:
        document = msgspec.json.decode(text.removeprefix("\ufeff"))
    except (msgspec.MsgspecError, RecursionError, ValueError):
        return Importing(faults=(Fault("1", Unreadable("json-broken")),))
    found: list[Imported] = []
    faults: list[Fault] = []
    for entry in _heroes(document):
        line = _line_of(text, entry)
        try:
            one = _hero(game, entry, line)
        except Faults as error:
            faults += [Fault(str(line), fault) for fault in error.faults]
        else:
            found.append(one)
    return Importing(found=tuple(found), faults=tuple(faults))


def _heroes(document: object) -> Iterator[Mapping[str, object]]:
    for entry in document if isinstance(document, list) else [document]:
        if isinstance(entry, dict) and "willpower" in entry and "strength" in entry:
            yield entry


def _hero(game: Game, entry: Mapping[str, object], line: int) -> Imported:
    made = converted(entry)
    assert made is not None
    character = read_sheet(game, made.sheet)
    return Imported(
        name=character.name,
        block=character,
        line=line,
        source=msgspec.json.encode(entry).decode(),
        told=told(character),
        assumed=made.assumed,
    )


def told(character: Character) -> Tell:
    """A hero in one sentence: their name and their numbers."""
    facts: dict[str, Fact] = {
        "name": character.name or slug(character.name),
        "hp": character.hp,
        "strength": character.strength,
        "dexterity": character.dexterity,
        "will": character.will,
        "count": len(character.items),
    }
    return Tell(RULE, "import-hero", facts)


def _line_of(text: str, entry: Mapping[str, object]) -> int:
    """The line at which a hero's name stands."""
    at = text.find(msgspec.json.encode(entry.get("name", "")).decode())
    return text.count("\n", 0, max(at, 0)) + 1
