"""The tables of a book, gathered from its files: the document of a pack, and what could not be read."""

from __future__ import annotations

from typing import Any

from nde.dice.questions import Tell
from nde.errors import Fault, NdeError
from nde.rules.cairn2e.characters.content import OURS
from nde.rules.cairn2e.imports.things import Thing, is_alike

RULE = "cairn2e/creation"
LONGEST_KEY = 40


class Gathered:
    """What was found so far."""

    def __init__(self) -> None:
        self.content: dict[str, Any] = {}
        self.names: dict[str, str] = {}
        self.faults: list[Fault] = []
        self.remarks: list[tuple[str, Tell]] = []

    def table(self, kind: str) -> dict[str, Any]:
        """The rows of a kind, by key."""
        rows: dict[str, Any] = self.content.setdefault(kind, {})
        return rows

    def fault(self, path: str, line: int, error: NdeError) -> None:
        """Note something that is not as it should be, and where."""
        self.faults.append(Fault(f"{path}:{line}", error))

    def remark(self, path: str, line: int, words: tuple[str, ...]) -> None:
        """Note words that hand over nothing, and where they stand."""
        self.remarks.append((f"{path}:{line}", Tell(RULE, "import-only-words", {"words": words})))

    def thing(self, thing: Thing) -> str:
        """The key of a thing: ours where it has the same numbers, or one of its own."""
        row = {key: value for key, value in thing.row.items() if key != "is_slow"}
        if "carries" in row:
            row.setdefault("slots", 0)
        for key in (thing.key, thing.key.removesuffix("s")):
            known = OURS.goods.get(key)
            if known is not None and is_alike(known, row):
                return key
        finds = self.table("finds")
        base = key = thing.key if thing.key not in OURS.goods else f"{thing.key}-of-book"
        number = 1
        while key in finds and (finds[key], self.names[f"item-{key}"]) != (row, thing.title):
            number += 1
            key = f"{base}-{number}"
        finds[key] = row
        self.names[f"item-{key}"] = thing.title
        return key
