"""Heroes for a new table: drawn at random, and called by ids that read like their names."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Collection, Iterator, Sequence
from random import Random
from typing import Any, TypeAlias

from nde.dice import Ask, play, seeded
from nde.rules import Ruleset
from nde.table.game_types import Character
from nde.table.seats import GM

Document: TypeAlias = dict[str, Any]
"""A sheet as plain data."""
MOST_TRIES = 40


def drawn_hero(rules: Ruleset, chance: Random, names: Collection[str]) -> Character:
    """A character drawn at random, with a name that nobody in the party has yet."""
    character: Character = None
    for _ in range(MOST_TRIES):
        character = play(rules.create(), seeded(chance.getrandbits(60)), _choosing(chance))
        if rules.sheet(character).name not in names:
            break
    return character


def new_party(
    rules: Ruleset, chance: Random, sheets: Sequence[Document], count: int, taken: Collection[str] = ()
) -> Iterator[tuple[str, Document]]:
    """The heroes of a new table, each with an id and a sheet: those that are given, the others drawn."""
    ids, names = set(taken), set[str]()
    for number in range(count):
        is_given = number < len(sheets)
        sheet = sheets[number] if is_given else rules.write_sheet(drawn_hero(rules, chance, names))
        name = str(sheet.get("name", ""))
        names.add(name)
        id = id_for(name, number + 1, ids)
        ids.add(id)
        yield id, sheet


def _choosing(chance: Random) -> Callable[[Ask], str]:
    def choose(ask: Ask) -> str:
        picked = chance.choice(ask.options) if ask.options else ask.default
        return ask.default if ask.is_advised else picked

    return choose


def id_for(name: str, number: int, taken: Collection[str]) -> str:
    """An id that reads like the name, which people type: `name-sable` and `Sable` become `sable`."""
    plain = unicodedata.normalize("NFD", name.casefold().removeprefix("name-").replace("ł", "l"))
    letters = "".join(sign for sign in plain if not unicodedata.combining(sign))
    word = re.sub(r"[^a-z0-9]+", "-", letters).strip("-")[:30].strip("-")
    if not word or word == GM or word in taken:
        word = f"{word or 'hero'}-{number}"
    return word
