"""The catalogues as Fluent's own parser sees them, for the tests that compare languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser, ast

import nde
from nde.locale import LANGUAGES
from nde.locale.catalogue import areas, source_of

GAMES = Path(nde.__file__).parent / "rules"
CASES = frozenset(("acc", "dat", "gen", "ins", "loc", "fem", "first", "many", "masc", "persons", "the"))
"""Attributes that hold a form of a word, such as a case or a plural: each language has those it needs."""

_FORM = re.compile(r"(-cap)?(-(acc|dat|gen|ins|von))?$")
"""How the name of a fact ends that is somebody in another case: each language has those it needs."""


class Entry(NamedTuple):
    """A message or term of one language."""

    language: str
    area: str
    key: str
    """The id; a term's with its dash."""
    node: ast.Message | ast.Term

    @property
    def place(self) -> str:
        """Where to look for it, for the reader of a failing test."""
        return f"{self.language}/{self.area}.ftl: {self.key}"


@cache
def bodies(language: str, area: str) -> tuple[ast.EntryType, ...]:
    """Everything in one .ftl file, junk included."""
    return tuple(FluentParser().parse(source_of(language, area)).body)


@cache
def entries(language: str) -> tuple[Entry, ...]:
    """Every message and term of a language, in the order of the files, and of games that bring their own."""
    own = {path.parent.name: path.read_text(encoding="utf-8") for path in GAMES.glob(f"*/{language}.ftl")}
    found = [(area, item) for area in areas(language) for item in bodies(language, area)]
    found += [(game, item) for game, text in own.items() for item in FluentParser().parse(text).body]
    return tuple(
        Entry(language, area, ("-" if isinstance(item, ast.Term) else "") + item.id.name, item)
        for area, item in found
        if isinstance(item, ast.Message | ast.Term)
    )


@cache
def by_key(language: str) -> dict[str, Entry]:
    """Every message and term of a language by id."""
    return {entry.key: entry for entry in entries(language)}


def everything() -> Iterator[Entry]:
    """Every message and term of every language."""
    for language in LANGUAGES:
        yield from entries(language)


def nodes(root: ast.BaseNode) -> Iterator[ast.BaseNode]:
    """A node and everything below it."""
    yield root
    for value in vars(root).values():
        for child in value if isinstance(value, list) else (value,):
            if isinstance(child, ast.BaseNode):
                yield from nodes(child)


def references(entry: Entry) -> set[tuple[str, str]]:
    """The messages and terms an entry refers to, each with the attribute it wants (or none)."""
    found = set()
    for node in nodes(entry.node):
        if isinstance(node, ast.MessageReference | ast.TermReference):
            dash = "-" if isinstance(node, ast.TermReference) else ""
            found.add((dash + node.id.name, node.attribute.name if node.attribute else ""))
    return found


def patterns(entry: Entry) -> list[ast.BaseNode]:
    """The value of an entry and its attributes, without the forms of a word."""
    own = [one.value for one in entry.node.attributes if one.id.name not in CASES]
    return [entry.node.value, *own] if entry.node.value else own


def variables(entry: Entry, seen: frozenset[str] = frozenset()) -> frozenset[str]:
    """The facts an entry uses, by itself or through the messages it refers to."""
    told = [node for pattern in patterns(entry) for node in nodes(pattern)]
    own = {_FORM.sub("", node.id.name) for node in told if isinstance(node, ast.VariableReference)}
    for key in {node.id.name for node in told if isinstance(node, ast.MessageReference)}:
        if key not in seen and key in by_key(entry.language):
            own |= variables(by_key(entry.language)[key], seen | {entry.key})
    return frozenset(own)


def parts(entry: Entry) -> dict[str, str]:
    """The texts of an entry without their placeables: its value under the empty name, and each attribute."""
    found = {"": entry.node.value} if entry.node.value else {}
    found |= {one.id.name: one.value for one in entry.node.attributes}
    return {
        name: " ".join(node.value for node in nodes(pattern) if isinstance(node, ast.TextElement))
        for name, pattern in found.items()
    }


def words_of(text: str) -> list[str]:
    """The words of a text, in lower case."""
    return re.findall(r"[^\W\d_]+", text.lower())
