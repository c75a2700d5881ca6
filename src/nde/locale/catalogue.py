"""The messages of one language, read from its .ftl files and parsed only when they are needed.

Reading and cutting all files of a language into entries takes a few milliseconds; parsing them all
would take hundreds.  So an entry stays text until somebody wants it, and `fluent.runtime` (60 ms to
import) stays out until a message needs more than copying: a command line that prints plain sentences
starts without it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache, lru_cache
from importlib.resources import files
from itertools import pairwise

from nde.locale.languages import LANGUAGES

_ENTRY = re.compile(r"^(-?[a-zA-Z][a-zA-Z0-9_-]*) *=", re.MULTILINE)
_COMMENT = re.compile(r"^#.*\n?", re.MULTILINE)
_PLAIN = re.compile(r"[^\n{}=]*= *([^\s{}](?:[^\n{}]*[^\s{}])?) *\n*")
_REFERENCE = re.compile(r"\{[^\S\n]*(-?[a-z][a-zA-Z0-9_-]*)|[ (](-[a-z][a-zA-Z0-9_-]*)")


@cache
def areas(language: str) -> tuple[str, ...]:
    """The names of a language's files, one for each part of the engine; a game brings its own."""
    names = [file.name for file in files("nde.locale").joinpath(language).iterdir()]
    return tuple(sorted(name.removesuffix(".ftl") for name in names if name.endswith(".ftl")))


def source_of(language: str, area: str) -> str:
    """The text of one .ftl file."""
    return files("nde.locale").joinpath(language, f"{area}.ftl").read_text(encoding="utf-8")


def entries_in(source: str) -> dict[str, str]:
    """The entries of an .ftl text by id (terms with their dash), each still as text.

    >>> entries_in("# greeting\\nhello = Hello\\n    .polite = Good day\\n-heart = heart\\n")
    {'hello': 'hello = Hello\\n    .polite = Good day\\n', '-heart': '-heart = heart\\n'}
    """
    source = _COMMENT.sub("", source)
    starts = [(match.group(1), match.start()) for match in _ENTRY.finditer(source)]
    starts.append(("", len(source)))
    return {key: source[start:end] for (key, start), (_, end) in pairwise(starts)}


@cache
def entries_of(language: str) -> dict[str, str]:
    """Every entry of a language by id, as text; a game may keep its words in its own folder."""
    found: dict[str, str] = {}
    for area in areas(language):
        found.update(entries_in(source_of(language, area)))
    for folder in files("nde").joinpath("rules").iterdir():
        own = folder.joinpath(f"{language}.ftl")
        if own.is_file():
            found.update(entries_in(own.read_text(encoding="utf-8")))
    return found


@lru_cache(maxsize=1)
def known_keys() -> frozenset[str]:
    """The ids of every language's entries."""
    return frozenset().union(*map(entries_of, LANGUAGES))


def load_all() -> None:
    """Read the words of every language, and what puts them together, before anybody waits for a sentence."""
    import fluent.runtime  # noqa: F401

    known_keys()


def languages_of(game: str) -> tuple[str, ...]:
    """The languages in which a game has words of its own; in all others it is told in one of these."""
    return tuple([language for language in LANGUAGES if f"game-{game}" in entries_of(language)])


@lru_cache(maxsize=32_768)
def plain_text(entry: str) -> str | None:
    """The text of an entry that is one line without any Fluent syntax, or None for every other.

    >>> plain_text("hello = Hello \\n"), plain_text("hello = Hello { $name }\\n")
    ('Hello', None)
    """
    match = _PLAIN.fullmatch(entry)
    return match.group(1) if match else None


def references_in(entry: str) -> set[str]:
    """The ids of the messages and terms an entry may refer to.

    >>> sorted(references_in("a = { b } { $c } { -d(case: \\"e\\") } { -f.g ->\\n *[x] { h.i } }"))
    ['-d', '-f', 'b', 'h']
    """
    return {first or second for first, second in _REFERENCE.findall(entry)}


@lru_cache(maxsize=4096)
def parsed(entry: str, key: str) -> object:
    """A Fluent resource that holds the one entry, under the id `key`."""
    from fluent.runtime import FluentResource

    resource = FluentResource(entry)
    for item in resource.body:
        if hasattr(item, "id"):
            item.id.name = key.removeprefix("-")
    return resource


def is_readable(entry: str) -> bool:
    """Whether Fluent can read the entry, whole and as one.

    >>> is_readable("hearts = { $hearts }\\n"), is_readable("hearts = { $hearts\\n")
    (True, False)
    """
    from fluent.runtime import FluentResource

    kinds = [type(item).__name__ for item in FluentResource(entry).body]
    return kinds in (["Message"], ["Term"])


_CASE = re.compile(r"^ +\.([a-z]+) *=", re.MULTILINE)


def renamed(key: str, names: Mapping[str, str], entry: str) -> str:
    """The Fluent entry for a pack's name, with a part for each grammatical case the shared entry has.

    A pack may give a case its own words, as `count-wounds.acc`; otherwise the name itself must do.

    >>> renamed("role-warrior", {"role-warrior": "Marine"}, "")
    'role-warrior = Marine\\n'
    """
    lines = [f"{key} ={_pattern(names[key])}"]
    told = [f"{key}.text"] if f"{key}.text" in names else []
    for case in dict.fromkeys([*_CASE.findall(entry), *(one.rpartition(".")[2] for one in told)]):
        lines.append(f"    .{case} ={_pattern(names.get(f'{key}.{case}', names[key]))}")
    return "\n".join(lines) + "\n"


def _pattern(text: str) -> str:
    """A pack's words as the right-hand side of an entry: plain, or a Fluent pattern that minds plurals.

    A pattern that Fluent cannot read is taken as plain words, and so is one that refers to other messages:
    a stranger's pack could make those run in circles.
    """
    words_alone = " ".join(text.split())
    if plain_text(f"x = {words_alone}\n") is not None:
        return f" {words_alone}"
    pattern = "".join(f"\n        {line}" for line in text.splitlines())
    if "{" in text and not references_in(pattern) and is_readable(f"x ={pattern}\n"):
        return pattern
    escaped = words_alone.replace("\\", "\\\\").replace('"', '\\"')
    return f' {{ "{escaped}" }}'
