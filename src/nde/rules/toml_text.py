"""A TOML text written anew where its values have changed: comments, order and manner stay everywhere else.

Whoever edits a document by a form gets back the very file they brought, but for what they touched.

>>> print(rewritten('# mine\\nid = "a"  # short\\nsteps = 4\\n', {"id": "a", "steps": 6}), end="")
# mine
id = "a"  # short
steps = 6
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple, TypeAlias, cast

import tomli_w

Path: TypeAlias = tuple[str | int, ...]

KEY = re.compile(r"[A-Za-z0-9_-]+")
PART = re.compile(r"""\s*([A-Za-z0-9_-]+|"(?:[^"\\\n]|\\.)*"|'[^'\n]*')\s*""")
BLANK = re.compile(r"(?:[ \t\r\n]|#[^\n]*)*")
STRING = re.compile(r'"""(?:[^\\]|\\.)*?"""+|\'\'\'.*?\'\'\'+|"(?:[^"\\\n]|\\.)*"|\'[^\'\n]*\'', re.DOTALL)
PLAIN = re.compile(r"[^\[\]{},#\"'\n]+")
WIDE = 100
"""Characters of a list that still stands in one line."""
MISSING = object()


class _Entry(NamedTuple):
    """A key with its value, or the head of a table, and where it stands in the text."""

    path: Path
    section: Path
    """The table under whose head it stands; of a head its own."""
    start: int
    end: int
    value: int
    """Where the value begins; -1 for the head of a table."""

    @property
    def is_head(self) -> bool:
        """Whether it is the head of a table."""
        return self.value < 0


def rewritten(text: str, document: Mapping[str, object]) -> str:
    """The text with what the document says: only what has changed is written anew."""
    wanted = _plain(document)
    try:
        before = tomllib.loads(text)
        wanted = _in_order(wanted, before)
        made = _Revision(text, before, wanted).text()
        if tomllib.loads(made) == wanted:
            return made
    except (ValueError, RecursionError):
        pass  # what cannot be read as it stands is written whole
    whole: str = tomli_w.dumps(wanted, multiline_strings=True)
    return whole


def _plain(value: object) -> object:
    """The same without what says nothing: keys without a value, and tables in which nothing is left."""
    if isinstance(value, Mapping):
        inner = {str(key): _plain(one) for key, one in value.items() if one is not None}
        return {key: one for key, one in inner.items() if one != {}}
    if isinstance(value, list | tuple):
        return [_plain(one) for one in value if one is not None]
    return value


def _in_order(value: object, before: object) -> Any:
    """The same with its keys as they came before, and new ones behind them."""
    if isinstance(value, dict) and isinstance(before, dict):
        keys = [*(key for key in before if key in value), *(key for key in value if key not in before)]
        return {key: _in_order(value[key], before.get(key)) for key in keys}
    if isinstance(value, list) and isinstance(before, list):
        pairs = zip(value, [*before, *[None] * len(value)], strict=False)
        return [_in_order(one, other) for one, other in pairs]
    return value


class _Revision:
    """What has to be put where, and what goes, to make one text of another."""

    def __init__(self, text: str, before: Mapping[str, Any], wanted: Mapping[str, Any]) -> None:
        self._text = text if not text or text.endswith("\n") else text + "\n"
        self._before, self._wanted = before, wanted
        self._entries = [*_entries(self._text)]
        self._edits: list[tuple[int, int, str]] = []

    def text(self) -> str:
        """The text with all edits made."""
        for one in self._entries:
            self._settle(one)
        self._add((), self._before, self._wanted)
        made, at = [], 0
        for start, end, text in sorted(self._edits, key=lambda edit: edit[:2]):
            made += [self._text[at:start], text]
            at = max(at, end)
        return "".join((*made, self._text[at:]))

    def _settle(self, one: _Entry) -> None:
        """Write a value anew where it is another now, and take away what is no more."""
        value = _at(self._wanted, one.path)
        if value is MISSING or (one.is_head and not isinstance(value, dict)):
            self._edits.append((*self._lines(one), ""))
        elif not one.is_head and not _same(value, _at(self._before, one.path)):
            self._edits.append((one.value, one.end, written(value)))

    def _lines(self, one: _Entry) -> tuple[int, int]:
        """The whole lines of an entry, with what is remarked behind it."""
        start = self._text.rfind("\n", 0, one.start) + 1
        end = self._text.find("\n", one.end) + 1
        return start, end or len(self._text)

    def _add(self, at: Path, before: Mapping[str, Any], wanted: Mapping[str, Any]) -> None:
        """Write what a table has now and had not before, and look into what it had."""
        for key, value in wanted.items():
            path = (*at, key)
            if key not in before:
                self._put(at, key, value)
            elif any(not one.is_head and one.path == path for one in self._entries):
                continue  # its value is written anew as a whole
            elif isinstance(value, dict) and isinstance(before[key], dict):
                self._add(path, before[key], value)
            elif isinstance(value, list) and isinstance(before[key], list):
                self._add_tables(path, before[key], value)
            else:
                self._put(at, key, value)

    def _add_tables(self, path: Path, before: list[Any], wanted: list[Any]) -> None:
        """Look through a list of tables that have heads of their own."""
        for number, value in enumerate(wanted):
            if number < len(before):
                self._add((*path, number), before[number], value)
                continue
            lines = "".join(_line(key, one) for key, one in value.items())
            self._insert(self._end_of(path), f"\n[[{_dotted(path)}]]\n{lines}")

    def _put(self, at: Path, key: str, value: object) -> None:
        """Write a new key where its table stands, or a table of its own behind it."""
        heads = [one for one in self._entries if one.is_head and one.path == at]
        short = len(at)  # only what stands under the head of a table around it
        own = [
            e for e in self._entries if not e.is_head and _is_within(e.path, at) and len(e.section) < short
        ]
        if isinstance(value, dict) and _is_long(value) and not self._is_written_short(at):
            self._insert(self._end_of(at), "\n" + _section((*at, key), value))
        elif own and not heads:  # it is written as `title.en` within another table
            section = own[-1].section
            name = _dotted((*at[len(section) :], key))
            self._insert(self._lines(own[-1])[1], f"{name} = {written(value)}\n")
        elif heads or not at:
            direct = [one for one in self._entries if not one.is_head and one.section == at]
            last = max([*heads, *direct], key=lambda one: one.end, default=None)
            self._insert(self._lines(last)[1] if last is not None else 0, _line(key, value))
        else:
            self._insert(self._end_of(at), f"\n[{_dotted(at)}]\n{_line(key, value)}")

    def _is_written_short(self, at: Path) -> bool:
        """Whether what is in a table so far is written within another one, as `exits.in = { … }`."""
        own = [one for one in self._entries if _is_within(one.path, at) and one.path != at]
        return bool(own) and all(not one.is_head and one.section != at for one in own)

    def _end_of(self, path: Path) -> int:
        """Where the last of what is within a table ends."""
        within = [one for one in self._entries if _is_within(one.path, path)]
        return max((self._lines(one)[1] for one in within), default=len(self._text))

    def _insert(self, at: int, text: str) -> None:
        self._edits.append((at, at, text))


def written(value: object, *, is_within: bool = False) -> str:
    """A value as TOML writes it: texts of several lines and long lists over several lines.

    >>> written({"to": "cave", "needs": ["heard"]})
    '{ to = "cave", needs = ["heard"] }'
    """
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return _text(value)
    if isinstance(value, dict):
        inner = ", ".join(_pair(key, one) for key, one in value.items())
        return f"{{ {inner} }}" if inner else "{}"
    if isinstance(value, list):
        items = [written(one, is_within=True) for one in value]
        short = f"[{', '.join(items)}]"
        if is_within or (len(short) <= WIDE and "\n" not in short):
            return short
        return "".join(("[\n", *(f"    {one},\n" for one in items), "]"))
    return str(value)


def _text(value: str) -> str:
    if "\n" not in value:
        quoted: str = tomli_w.dumps({"v": value})
        return quoted[4:-1]
    escaped = "\n".join(_text(line)[1:-1].replace('\\"', '"') for line in value.split("\n"))
    return '"""\n' + escaped.replace('"""', '""\\"') + '"""'


def _pair(key: str, value: object) -> str:
    """A key with its value within a table in one line; texts by language as `text.en = "…"`."""
    if isinstance(value, dict) and value and not _is_long(value):
        return ", ".join(f"{_dotted((key, each))} = {_text(one)}" for each, one in value.items())
    return f"{_dotted((key,))} = {written(value, is_within=True)}"


def _line(key: str, value: object) -> str:
    """A key with its value; texts by language have a line each."""
    if isinstance(value, dict) and value and not _is_long(value):
        return "".join(f"{_dotted((key, each))} = {written(one)}\n" for each, one in value.items())
    return f"{_dotted((key,))} = {written(value)}\n"


def _section(path: Path, value: Mapping[str, object]) -> str:
    """A table under a head of its own, and those within it that are long under theirs."""
    long = {key: one for key, one in value.items() if isinstance(one, dict) and _is_long(one)}
    within = {key: one for key, one in long.items() if all(map(_is_table, one.values()))}
    short = "".join(_line(key, one) for key, one in value.items() if key not in long)
    parts = [f"[{_dotted(path)}]\n{short}"] if short or not long else []
    for key, one in long.items():
        nested = {(*path, key, inner): deep for inner, deep in one.items()} if key in within else {}
        parts += [_section(at, deep) for at, deep in (nested or {(*path, key): one}).items()]
    return "\n".join(parts)


def _is_table(value: object) -> bool:
    return isinstance(value, dict)


def _is_long(value: Mapping[str, object]) -> bool:
    """Whether a table is more than texts by language: then it has a head of its own."""
    return not value or not all(isinstance(one, str) for one in value.values())


def _dotted(path: Path) -> str:
    words = [word for word in path if isinstance(word, str)]
    return ".".join(word if KEY.fullmatch(word) else _text(word) for word in words)


def _at(document: Any, path: Path) -> object:
    for step in path:
        if isinstance(step, int):
            if not isinstance(document, list) or step >= len(document):
                return MISSING
        elif not isinstance(document, dict) or step not in document:
            return MISSING
        document = document[step]
    return document


def _same(one: object, other: object) -> bool:
    """Whether two values are alike, `true` and 1 apart."""
    return one == other and isinstance(one, bool) == isinstance(other, bool)


def _is_within(path: Path, table: Path) -> bool:
    return path[: len(table)] == table


def _entries(text: str) -> Iterator[_Entry]:
    """Every key with its value and every head of a table, in the order of the text."""
    at, section = 0, cast(Path, ())
    lists: dict[Path, int] = {}
    while (at := _blank_end(text, at)) < len(text):
        start = at
        if text[at] == "[":
            is_list = text.startswith("[[", at)
            names, at = _key(text, at + 1 + is_list)
            at += 1 + is_list
            section = _resolved(names, lists, is_list=is_list)
            yield _Entry(section, section, start, at, -1)
            continue
        names, at = _key(text, at)
        value = at + 1 + len(text[at + 1 :]) - len(text[at + 1 :].lstrip(" \t"))
        at = _value_end(text, value)
        yield _Entry((*section, *names), section, start, at, value)


def _resolved(names: tuple[str, ...], lists: dict[Path, int], *, is_list: bool) -> Path:
    """The path of a head: within lists of tables it is the latest that is meant."""
    path: Path = ()
    for place, name in enumerate(names):
        path = (*path, name)
        if is_list and place == len(names) - 1:
            lists[path] = lists.get(path, -1) + 1
        if path in lists:
            path = (*path, lists[path])
    return path


def _blank_end(text: str, at: int) -> int:
    found = BLANK.match(text, at)
    return found.end() if found else at


def _key(text: str, at: int) -> tuple[tuple[str, ...], int]:
    names: list[str] = []
    while found := PART.match(text, at):
        word = found[1]
        names.append(tomllib.loads(f"v = {word}")["v"] if word[0] in "\"'" else word)
        at = found.end()
        if at >= len(text) or text[at] != ".":
            return tuple(names), at
        at += 1
    raise ValueError(f"no key at {at}")


def _value_end(text: str, at: int) -> int:
    """Where a value ends that begins here: at the end of its line, but for texts and lists."""
    depth = 0
    while at < len(text):
        sign = text[at]
        if sign in "\"'":
            found = STRING.match(text, at)
            if found is None:
                raise ValueError(f"no text at {at}")
            at = found.end()
        elif sign in "[{":
            depth, at = depth + 1, at + 1
        elif sign in "]}":
            depth, at = depth - 1, at + 1
        elif sign == "#":
            at = _blank_end(text, at) if depth else at
        elif sign == "\n" and not depth:
            return at
        elif sign in ",\n":
            at += 1
        else:
            found = PLAIN.match(text, at)
            assert found is not None
            rest = found[0].rstrip()
            at = found.end() if depth or not rest else at + len(rest)
            if not depth:
                return at
            continue
        if not depth:
            return at
    return at
