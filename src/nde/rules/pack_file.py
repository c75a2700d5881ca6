"""The file of a pack: TOML read into a `Pack`, with every fault and the line it stands on.

Nothing here knows a game: whether its keys mean anything is for `nde.rules.pack` and the base game to say.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from typing import Any

import msgspec

from nde.errors import Fault, Faults, Missing, Unreadable
from nde.rules.creature_tables import LANGUAGES, CreatureTables, read_tables
from nde.rules.data import load_toml
from nde.rules.documents import Findings, shown

FORMAT = 1
SHIPPED = ("grim-marsh", "far-orbit")
"""The packs that come with the package."""

DEEPEST = 12
"""Tables and lists within each other that a pack may have."""

NO_ID = "pack"
"""What stands for the id of a pack that has none."""

TABLES = ("pack", "settings", "options", "names", "foes", "content")
ABOUT = ("id", "format", "base", "title")
ALSO = ("language", "credit")
"""What need not be said: the one language of a pack that has no other, and whose work it holds."""
LONGEST_WORDS = 1_000
"""Characters of one text: a result of a table may be a paragraph."""


class Pack(msgspec.Struct, frozen=True, kw_only=True):
    """A pack as its file says it; nothing is checked against a game yet."""

    id: str
    base: str
    """The id of the game it changes."""
    title: dict[str, str]
    settings: dict[str, Any] = {}
    options: dict[str, Any] = {}
    names: dict[str, dict[str, str]] = {}
    """Language → message id → words."""
    foes: CreatureTables = CreatureTables()
    """Creatures that it brings."""
    content: dict[str, Any] = {}
    """Tables of a book that it brings, for a game that has such."""
    language: str = ""
    """The only language it has words in, where it has not all."""
    credit: str = ""
    """Whose work it holds."""
    lines: dict[str, int] = {}
    """The line each key stands on, for faults that only the base game can find."""
    source: str = ""
    """What its file is called, for whoever has to mend it."""

    def told(self) -> tuple[tuple[str, str, str], ...]:
        """Its words as a header keeps them: language, message, text; the language is empty for any."""
        spoken = ("",) if self.language else LANGUAGES
        return tuple((one, key, text) for one in spoken for key, text in self.words(one).items())

    def words(self, language: str) -> dict[str, str]:
        """Return the words to prefer in a language: the pack's names, and its title for the game's."""
        spoken = self.language or language
        own = {**self.foes.names.get(language, {}), **self.names.get(spoken, {})}
        if self.credit:
            own[f"credit-{self.base}"] = self.credit
        return {**own, f"game-{self.base}": self.title[spoken]}


def parsed_pack(text: str, source: str) -> tuple[Pack, Findings]:
    """Return the pack in a TOML text as far as it can be read, and what is wrong with it."""
    try:
        document = tomllib.loads(text)
    # A number of thousands of digits is a plain ValueError, and brackets without end a RecursionError.
    except (ValueError, RecursionError) as error:
        at = re.search(r"line (\d+), column (\d+)", str(error))
        lines = text.splitlines() or [""]
        end = (len(lines), len(lines[-1]) + 1)
        line, column = (int(at[1]), int(at[2])) if at else end
        raise Unreadable("pack-unreadable", source=source, line=line, column=column) from None
    if _depth(document) > DEEPEST:
        raise Unreadable("pack-too-deep", most=DEEPEST)
    return _pack(document, lines_of(text), source)


def shipped_pack(id: str) -> Pack:
    """Return a pack that comes with the package."""
    if id not in SHIPPED:
        raise Missing("no-such-pack", text=id, allowed=SHIPPED)
    pack, found = _pack(load_toml("nde.rules.packs", f"{id}.toml"), {})
    found.settle()
    return pack


def _pack(document: Mapping[str, object], lines: dict[str, int], source: str = "") -> tuple[Pack, Findings]:
    found = Findings("pack")
    found.keys("", document, TABLES)
    about = found.table("pack", document.get("pack", {}))
    found.keys("pack", about, (*ABOUT, *ALSO))
    for key in ABOUT:
        if key not in about:
            found.note(f"pack.{key}", Unreadable("key-missing", key=key))
    number = found.whole_number("pack.format", about.get("format", FORMAT), least=1)
    if number is not None and number > FORMAT:
        found.note("pack.format", Unreadable("newer-pack", number=number, newest=FORMAT))
    id = found.text("pack.id", about.get("id", NO_ID), may_be_empty=False) or ""
    if id and not re.fullmatch(r"[a-z][a-z0-9-]*", id):
        found.note("pack.id", Unreadable("not-a-pack-id", text=id))
    language = about.get("language", "")
    if language and found.choice("pack.language", language, LANGUAGES) is None:
        language = ""
    languages = (language,) if language else LANGUAGES
    pack = Pack(
        language=language,
        credit=_text("pack.credit", about.get("credit"), found),
        content=dict(found.table("content", document.get("content", {}))),
        id=id,
        base=_text("pack.base", about.get("base"), found),
        title=_words("pack.title", about.get("title", {}), found, languages if "title" in about else ()),
        settings=dict(found.table("settings", document.get("settings", {}))),
        options=dict(found.table("options", document.get("options", {}))),
        names=_names(found.table("names", document.get("names", {})), found, languages),
        foes=read_tables(document.get("foes", {}), found),
        lines=lines,
        source=source,
    )
    return pack, found


def _words(place: str, value: object, found: Findings, needed: tuple[str, ...]) -> dict[str, str]:
    table = found.table(place, value)
    found.keys(place, table, LANGUAGES)
    missing = tuple(language for language in needed if language not in table)
    if missing:
        found.note(place, Unreadable("languages-missing", key="title", languages=missing))
    return {
        language: _message(f"{place}.{language}", "title", words, found) for language, words in table.items()
    }


def _names(
    tables: Mapping[str, object], found: Findings, needed: tuple[str, ...]
) -> dict[str, dict[str, str]]:
    """Read the words of each language; a word for one language is needed for all that are."""
    found.keys("names", tables, LANGUAGES)
    names = {
        language: {
            id: _message(f"names.{language}.{id}", id, words, found)
            for id, words in found.table(f"names.{language}", table).items()
        }
        for language, table in tables.items()
        if language in LANGUAGES
    }
    for id in dict.fromkeys(id for table in names.values() for id in table):
        missing = tuple(language for language in needed if id not in names.get(language, {}))
        if missing:
            given = next(language for language in LANGUAGES if id in names.get(language, {}))
            found.note(f"names.{given}.{id}", Unreadable("languages-missing", key=id, languages=missing))
    return names


def _text(place: str, value: object, found: Findings) -> str:
    """Return a text; nothing, and a fault unless it was not given at all, for anything else."""
    return "" if value is None else found.text(place, value, may_be_empty=False, most=LONGEST_WORDS) or ""


def _message(place: str, id: str, value: object, found: Findings) -> str:
    """Return the words of a message, with a fault where they cannot be said."""
    words = _text(place, value, found)
    # What is counted is the only thing a name is told: `count-hearts` gets $hearts.
    own = id.removeprefix("count-") if id.startswith("count-") else ""
    if not _is_sound_fluent(words):
        found.note(place, Unreadable("words-broken", text=shown(words)))
        return words
    for name in dict.fromkeys(re.findall(r"\{\s*(?:NUMBER\(\s*)?\$([\w-]+)", words)):
        if name != own:
            error = (
                Unreadable("variable-unknown", name=name, own=own)
                if own
                else Unreadable("variable-useless", name=name)
            )
            found.note(place, error)
    return words


def _is_sound_fluent(words: str) -> bool:
    """Whether every brace is closed and holds a variable, a number, a quoted text or a choice.

    >>> _is_sound_fluent("{ $hearts } ♥"), _is_sound_fluent("{ $hearts")
    (True, False)
    """
    left, before = _PLACEABLE.sub("•", words), ""
    while left != before:  # a choice may lie within another
        left, before = _CHOICE.sub(_chosen, left), left
    return not {"{", "}"} & set(left)


_SELECTOR = r"(?:\$[A-Za-z][\w-]*|NUMBER\(\s*\$[A-Za-z][^(){}]*\))"
_PLACEABLE = re.compile(rf'\{{\s*(?:{_SELECTOR}|-?\d+(?:\.\d+)?|"(?:[^"\\\n]|\\["\\])*")\s*\}}')
_CHOICE = re.compile(rf"\{{\s*{_SELECTOR}\s*->[^\S\n]*\n([^{{}}]*)\n\s*\}}")


def _chosen(choice: re.Match[str]) -> str:
    """Return a plain sign for a choice with its variants on lines of their own, one of them with a star."""
    variants = re.findall(r"^\s*(\*?)\[\s*[\w.-]+\s*\][^\S\n]*\S", choice[1], re.MULTILINE)
    has_lines_before = not re.match(r"\s*\*?\[", choice[1])
    return choice[0] if variants.count("*") != 1 or has_lines_before else "•"


def _depth(document: object) -> int:
    """Return how many tables and lists lie within each other, counted without recursion."""
    depth, level = 0, [document]
    while level:
        depth += 1
        level = [
            inner
            for outer in level
            for inner in (
                outer.values() if isinstance(outer, dict) else outer if isinstance(outer, list) else ()
            )
        ]
    return depth


def raise_placed(pack: Pack, found: Findings) -> None:
    """Raise everything that was found, if anything was, each with its line and in the order of the file."""
    if found.faults:
        # What has no line is missing from the file, and comes last.
        end = max(pack.lines.values(), default=0) + 1
        lined = [(line_of(pack, fault.place), fault) for fault in found.faults]
        lined.sort(key=lambda pair: pair[0] or end)
        faults = (
            Fault(f"{line}: {fault.place}" if line else fault.place, fault.error) for line, fault in lined
        )
        raise Faults(pack.source or pack.id or NO_ID, tuple(faults))


def line_of(pack: Pack, place: str) -> int:
    """Return the line of a key, or of what is nearest: its first part, the table around it; 0 for none."""
    return line_at(pack.lines, place)


def line_at(lines: Mapping[str, int], place: str) -> int:
    """Return the line of a key among the lines of a text, as `line_of` does."""
    path = place
    while path:
        within = [line for key, line in lines.items() if key == path or key.startswith(f"{path}.")]
        if path in lines or within:
            return lines.get(path) or min(within)
        path = path.rpartition("[")[0] or path.rpartition(".")[0]
    return 0


def lines_of(text: str) -> dict[str, int]:
    """Return the line of every key that begins a line, by its full dotted key."""
    lines: dict[str, int] = {}
    table = ""
    # Within a text of several lines nothing is a key.
    text = re.sub(r'"""(.*?)"""|\'\'\'(.*?)\'\'\'', _line_ends, text, flags=re.DOTALL)
    for number, line in enumerate(text.split("\n"), start=1):
        header = re.match(r"\s*\[\[?([^\[\]]+)\]\]?\s*(#.*)?$", line)
        entry = re.match(r"""\s*((?:[\w.-]|"[^"]*"|'[^']*'|(?<=\.)\s+|\s+(?=\.))+)\s*=""", line)
        if header:
            table = _plain(header[1]) + "."
            lines.setdefault(table[:-1], number)
        elif entry:
            lines.setdefault(table + _plain(entry[1]), number)
    return lines


def _line_ends(found: re.Match[str]) -> str:
    return "\n" * found[0].count("\n")


def _plain(key: str) -> str:
    return re.sub(r"""["'\s]""", "", key)
