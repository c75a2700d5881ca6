"""Who fights, as a command line names them: words with counts, sheets, and files of whole parties."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from nde.cli.files import FileNotToml, FileUnreadable, read_toml
from nde.errors import Fault, Faults, Unreadable
from nde.lab.line_up import MOST, counted, foes_of, kinds_of_hero, numbered, party_of
from nde.locale import Words
from nde.locale.book.game import ChosenGame
from nde.locale.complaints import Refused
from nde.locale.typed import folded
from nde.prose.lab.reader import block_words, kinds_in_words
from nde.prose.sheet_files import PACKS
from nde.rules.documents import Findings

PARTY, FOES = "--party", "--foes"
FILE = re.compile(r".*(\.toml|[/\\].*)", re.IGNORECASE | re.DOTALL)
"""What names a file and no kind of hero."""
COUNTED_FILE = re.compile(r"(?P<file>.*\.toml)\s*[*×x]\s*(?P<count>\d{1,3})", re.IGNORECASE | re.DOTALL)
"""The same with how many of it there are: `ada.toml*2`."""
TOP_KEYS = ("kind", "format", "game", PACKS, "hero")
HERO_KEYS = ("sheet", "ordinary", "count", "name")
_Found = TypeVar("_Found")


class Named(NamedTuple):
    """What a hero is called: a name of their own, or else the kind, with a number where there are several."""

    own: str
    id: str = ""
    word: str = ""

    def told(self, kinds: Mapping[str, str]) -> str:
        """The name for a reader who calls the kinds so."""
        return self.own or _numbered_name(self.id, self.word, kinds.get(self.word, self.word))


class Party(NamedTuple):
    """The heroes of a fight."""

    characters: dict[str, Any]
    """In the order in which they act, by id."""
    names: dict[str, Named]
    """What each of them is called."""
    words: list[tuple[str, int]] | None
    """The kinds with their counts, where nobody has a sheet of their own."""


class _Member(NamedTuple):
    """Some heroes of a party as they were named: an ordinary one so many times, or a character."""

    word: str = ""
    times: int = 1
    character: object = None
    name: str = ""


def read_party(text: str, game: ChosenGame, sheets: Iterable[dict[str, object]] = ()) -> Party:
    """The heroes of some sheets and those a text names; `Refused` with everything that is wrong with them."""
    reading = _Reading(PARTY, game)
    members = [one for sheet in sheets for one in reading.sheet(sheet, PARTY)]
    for part in _parts(text):
        named = part.strip()
        if several := COUNTED_FILE.fullmatch(named):
            members += reading.several(several["file"], int(several["count"]), named)
        elif FILE.fullmatch(named):
            members += reading.file(named)
        else:
            members += [_Member(word, count) for word, count in reading.words(part)]
    names = kinds_in_words(game)
    meant = _by_own_words(kinds_of_hero(game.rules), names)
    members = [
        one if one.word in names else one._replace(word=meant.get(folded(one.word), one.word))
        for one in members
    ]
    reading.total(sum(one.times for one in members))
    ordinary: dict[str, object] = {}
    for word in dict.fromkeys(one.word for one in members if one.word):
        ordinary |= reading.tried(partial(party_of, game.rules, [(word, 1)])) or {}
    reading.settle()
    return _gathered(members, ordinary)


def read_foes(text: str, game: ChosenGame) -> list[tuple[str, int]]:
    """The stat blocks a text names, with their counts; `Refused` with everything that is wrong with them."""
    reading = _Reading(FOES, game)
    found = [one for part in _parts(text) for one in reading.words(part)]
    blocks = game.rules.foes
    meant = _by_own_words(blocks, {id: block_words(id, game.words) for id in blocks})
    found = [(word if word in blocks else meant.get(folded(word), word), count) for word, count in found]
    reading.total(sum(count for _, count in found))
    reading.tried(lambda: foes_of(game.rules, found))
    reading.settle()
    return found


def _parts(text: str) -> list[str]:
    """What stands between commas; one comma too many is nobody."""
    return [part for part in text.split(",") if part.strip()]


def names_of_party(party: Party, game: ChosenGame) -> dict[str, str]:
    """What the reader calls each hero, by id."""
    kinds = kinds_in_words(game)
    return {id: named.told(kinds) for id, named in party.names.items()}


def names_of_foes(foes: Iterable[tuple[str, int]], words: Words) -> dict[str, str]:
    """What the reader calls each foe, by id."""
    return {id: _numbered_name(id, word, block_words(word, words)) for id, word in numbered(list(foes))}


def apart_from(party: Party, foes: Iterable[tuple[str, int]]) -> Party:
    """The party with other ids for those who would share one with a foe."""
    taken = {id for id, _ in numbered(list(foes))}
    own = {id: f"{id}-hero" if id in taken else id for id in party.characters}
    return Party(
        {own[id]: character for id, character in party.characters.items()},
        {own[id]: named for id, named in party.names.items()},
        party.words,
    )


class _Reading(Findings):
    """One side of a fight as it is read, with everything that is wrong with it."""

    def __init__(self, source: str, game: ChosenGame) -> None:
        super().__init__(source)
        self._game = game

    def tried(self, find: Callable[[], _Found]) -> _Found | None:
        """What is found; where that is refused, nothing, and every fault is noted."""
        try:
            return find()
        except Faults as error:
            self.faults += [Fault(self.source, one.error) for one in error.faults]
            return None

    def settle(self) -> None:
        """Refuse everything that was found, if anything was; what the line itself says needs no place."""
        if self.faults:
            raise Refused([one.error if one.place == self.source else one for one in self.faults])

    def words(self, text: str) -> list[tuple[str, int]]:
        """Words with their counts."""
        return self.tried(lambda: counted(text, self.source)) or []

    def total(self, count: int) -> None:
        """Note where more stand on this side than can be asked about."""
        if count > MOST:
            self.note(self.source, Unreadable("too-many-on-a-side", count=count, most=MOST))

    def several(self, path: str, count: int, text: str) -> list[_Member]:
        """The heroes of a file so many times over."""
        if count == 0:
            self.note(self.source, Unreadable("not-counted", text=text))
        return [one._replace(times=one.times * count) for one in self.file(path)] if count else []

    def file(self, path: str) -> list[_Member]:
        """The heroes of a file: one sheet, or a party of `[[hero]]` tables."""
        document = self._toml(path, self.source)
        if "hero" not in document:
            return self.sheet(document, path) if document else []
        self.keys(path, document, TOP_KEYS)
        members: list[_Member] = []
        for place, hero in self.items("hero", document["hero"]):
            members += self._hero(self.table(f"{path} {place}", hero), f"{path} {place}", path)
        return members

    def _hero(self, hero: Mapping[str, object], place: str, path: str) -> list[_Member]:
        """One `[[hero]]`: an ordinary one of a kind, another file, or a sheet written out."""
        key = next((key for key in ("sheet", "ordinary") if key in hero), None)
        if key is None:
            return self.sheet(dict(hero), place) if hero else []
        self.keys(place, hero, HERO_KEYS)
        count = self.whole_number(f"{place}.count", hero.get("count", 1), least=1, most=MOST) or 1
        name = self.text(f"{place}.name", hero.get("name", ""), may_be_empty=True) or ""
        value = self.text(f"{place}.{key}", hero[key], may_be_empty=False)
        if value is None:
            return []
        if key == "ordinary":
            return [_Member(word, count * several, None, name) for word, several in self.words(value)]
        beside = str(Path(path).parent / value)
        members = self.sheet(document, beside) if (document := self._toml(beside, f"{place}.sheet")) else []
        return [one._replace(times=count, name=name or one.name) for one in members]

    def _toml(self, path: str, place: str) -> dict[str, object]:
        try:
            document = read_toml(path)
        except (FileUnreadable, FileNotToml) as error:
            self.note(place, error)
            return {}
        if not document:
            self.note(place, Unreadable("party-file-empty", file=path))
        return document

    def sheet(self, document: dict[str, object], source: str) -> list[_Member]:
        """The hero of a sheet."""
        plain = {key: value for key, value in document.items() if key != PACKS}
        try:
            character = self._game.rules.read_sheet(plain)
        except Faults as error:
            # Of a sheet of another game nothing else can be right.
            found = [one for one in error.faults if one.place == "game"] or error.faults
            self.faults += [Fault(f"{source} {one.place}", one.error) for one in found]
            return []
        return [_Member("", 1, character, self._game.rules.sheet(character).name)]


def _by_own_words(ids: Iterable[str], names: Mapping[str, str]) -> dict[str, str]:
    """The ids by what the reader calls them, as `counted` gives it."""
    return {folded(names.get(id, id)).replace(" ", "-"): id for id in ids}


def _gathered(members: list[_Member], ordinary: Mapping[str, object]) -> Party:
    words = [(one.word, one.times) for one in members if one.word]
    ids = iter(numbered(words))
    characters: dict[str, object] = {}
    names: dict[str, Named] = {}
    for one in members:
        for number in range(1, one.times + 1):
            own = f"{one.name} {number}" if one.name and one.times > 1 else one.name
            named = Named(own, *next(ids)) if one.word else Named(own)
            id = _free(named.id or _slug(one.name), characters)
            characters[id] = ordinary[one.word] if one.word else one.character
            names[id] = named
    return Party(characters, names, words if len(words) == len(members) else None)


def _free(id: str, taken: Mapping[str, object]) -> str:
    number, found = 1, id
    while found in taken:
        number += 1
        found = f"{id}-{number}"
    return found


def _slug(name: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", folded(name)).strip("-") or "hero"


def _numbered_name(id: str, word: str, name: str) -> str:
    plain = name[:1].upper() + name[1:]
    return plain if id == word else f"{plain} {id.removeprefix(f'{word}-')}"
