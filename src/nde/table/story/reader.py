"""The file of an adventure: TOML read into an `Adventure`, with every fault in it and its place.

`Values` reads single ones: ids, flags, numbers, texts by language, maps.

>>> from nde.errors import Faults
>>> try:
...     read_adventure('[adventure]\\nid = "tiny"\\nstart = "cave"', "tiny.toml")
... except Faults as faults:
...     [(fault.place, fault.error.code) for fault in faults.faults][:2]
[('adventure.title', 'key-missing'), ('places', 'key-missing')]
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Collection, Iterable, Mapping
from string import ascii_uppercase
from typing import Any, TypeVar

import msgspec

from nde.errors import Faults, Missing, Unreadable
from nde.rules import Ruleset, ruleset_ids, ruleset_named
from nde.rules.creature_tables import FOES as FOES_TABLE
from nde.rules.creature_tables import CreatureTables, laid_on, read_tables
from nde.rules.creatures import no_such_block
from nde.rules.documents import Findings, shown, wrong_word
from nde.rules.play import DIFFICULTIES, KINDS, RANKS, SEVERITIES, TRIALS
from nde.table.placement import read_layout
from nde.table.story.adventure import (
    LOST,
    Adventure,
    Change,
    Changes,
    Deed,
    Ending,
    Exit,
    Foes,
    Place,
    StoryClock,
    Texts,
)
from nde.table.story.checks import check, check_map

LANGUAGES = ("en", "pl", "de", "cs")

Made = TypeVar("Made")


class Values:
    """Reads single values; what is wrong with one is noted, and something harmless comes back."""

    def __init__(self, source: str, *, has_words: bool) -> None:
        self.found = Findings(source)
        self.has_words = has_words
        """Whether the file brings its own words."""

    def map(self, at: str, value: object) -> str:
        """A map whose every fault is noted with its line and column."""
        if not isinstance(value, str):
            self.found.note(at, Unreadable("not-a-text", text=shown(value)))
            return ""
        if capitals := "".join(sorted(set(value) & set(ascii_uppercase))):
            self.found.note(at, Unreadable("capital-on-map", text=capitals))
            return ""
        if value.strip():
            try:
                read_layout(value)
            except Faults as faults:
                for fault in faults.faults:
                    self.found.note(f"{at} {fault.place}", fault.error)
                return ""
        return value

    def all(
        self,
        key: str,
        table: Mapping[str, object],
        make: Callable[[str, str, Mapping[str, object]], Made],
        within: str = "",
        *,
        is_needed: bool = False,
    ) -> tuple[Made, ...]:
        """Everything of one sort, each under its id."""
        at = f"{within}.{key}" if within else key
        if is_needed and key not in table:
            self.found.note(at, Unreadable("key-missing", key=key))
        made = []
        for id, value in self.found.table(at, table.get(key, {})).items():
            made.append(make(f"{at}.{id}", self.id(f"{at}.{id}", id), self.found.table(f"{at}.{id}", value)))
        return tuple(made)

    def needed(self, at: str, table: Mapping[str, object], key: str, instead: str = "") -> object:
        """A value that has to be given; something else, and a fault, where it is not."""
        if key not in table:
            self.found.note(f"{at}.{key}", Unreadable("key-missing", key=key))
        return table.get(key, instead)

    def id(self, at: str, value: object) -> str:
        """A word of small letters, digits and dashes."""
        word = self.word(at, value)
        if word and not re.fullmatch(r"[a-z][a-z0-9]*(-[a-z0-9]+)*", word):
            self.found.note(at, Unreadable("not-an-adventure-id", text=shown(word)))
        return word

    def word(self, at: str, value: object) -> str:
        """A short text."""
        return self.found.text(at, value, may_be_empty=True) or ""

    def flags(self, at: str, value: object) -> tuple[str, ...]:
        """Some flags: a list of them, or a single one."""
        if isinstance(value, str):
            value = (value,)
        return tuple(self.id(place, item) for place, item in self.found.items(at, value))

    def number(self, at: str, value: object, least: int, most: int) -> int:
        """A whole number within its bounds."""
        return self.found.whole_number(at, value, least=least, most=most) or 0

    def yes(self, at: str, value: object) -> bool:
        """Whether something is true."""
        if not isinstance(value, bool):
            self.found.note(at, Unreadable("not-yes-or-no", text=shown(value)))
        return value is True

    def one_of(self, at: str, value: object, allowed: Iterable[str]) -> Any:
        """One of the words allowed; the first of them, and a fault, for anything else."""
        words = tuple(allowed)
        if value not in words:
            self.found.note(at, wrong_word(shown(value), tuple(word for word in words if word)))
            return words[0]
        return value

    def texts(self, at: str, table: Mapping[str, object], key: str, *, is_needed: bool = False) -> Texts:
        """A text by language, in the order of our languages; at least one where it is needed."""
        if key not in table:
            if is_needed and self.has_words:
                self.found.note(f"{at}.{key}", Unreadable("key-missing", key=key))
            return ()
        given = self.found.table(f"{at}.{key}", table[key])
        self.found.keys(f"{at}.{key}", given, LANGUAGES)
        texts = []
        for language in LANGUAGES:
            if language in given:
                text = self.found.text(f"{at}.{key}.{language}", given[language], may_be_empty=False)
                texts.append((language, text or ""))
        return tuple(texts)


FORMAT = 1
RESTS = ("breather", "rest", "camp")
RESERVED = ("ending", "clock")
"""What no place may be called: the words of endings and clocks stand under these."""
MOST_FOES = 26
MOST_STEPS = 24
"""As many as a clock of the table has."""

ABOUT = ("id", "format", "start", "title", "text", "game")
CHANGE = (
    "needs",
    "bars",
    "above",
    "below",
    "set",
    "clear",
    "clock",
    "tick",
    "shows",
    "harm",
    "foes",
    "go",
    "ending",
)
FOES = ("foe", "kind", "rank", "count", "per_hero", "at", "hidden")
PLACE = (
    *("map", "foes", "exits", "deeds", "enter", "won", "each_round"),
    *("title", "text", "text_when", "won_text", "broken_text"),
)
EXIT = ("to", "needs", "bars", "escape", "then", "text", "new_text")
DEED = ("trial", "difficulty", "needs", "bars", "once", "rest", "works", "fails")
DEED_WORDS = ("text", "tried_text", "works_text", "fails_text")
CLOCK = ("steps", "full", "strikes", "secret", "pressure", "title", "full_text", "strike_texts")
ENDING = ("won", "title", "text")


def read_adventure(text: str, source: str, rules: Ruleset | None = None) -> Adventure:
    """The adventure in a TOML text, which brings its own words; or every fault in it.

    `rules` is the game it is to be played in, with all the stat blocks that it may name, where that is known.
    """
    try:
        document = tomllib.loads(text)
    # A number of thousands of digits is a plain ValueError, and brackets without end a RecursionError.
    except (ValueError, RecursionError) as error:
        at = re.search(r"line (\d+), column (\d+)", str(error))
        lines = text.splitlines() or [""]
        line, column = (int(at[1]), int(at[2])) if at else (len(lines), len(lines[-1]) + 1)
        raise Unreadable("adventure-unreadable", source=source, line=line, column=column) from None
    return DocumentReader(source, has_words=True, rules=rules).adventure(document)


def read_document(document: Mapping[str, object], source: str) -> Adventure:
    """The adventure in a document that brings its own words; or every fault in it."""
    return DocumentReader(source, has_words=True).adventure(document)


def catalogued_adventure(document: Mapping[str, object], source: str) -> Adventure:
    """The adventure in a document whose words stand in the catalogue; or every fault in it."""
    return DocumentReader(source, has_words=False).adventure(document)


class DocumentReader(Values):
    """Reads one document; what is wrong with it is noted, and reading goes on."""

    def __init__(self, source: str, *, has_words: bool, rules: Ruleset | None = None) -> None:
        super().__init__(source, has_words=has_words)
        self.rules = rules
        self.foes: Collection[str] | None = None
        """The stat blocks that may be named; nothing where it is not known of which game they are."""

    def adventure(self, document: Mapping[str, object]) -> Adventure:
        self.found.keys("", document, ("adventure", FOES_TABLE, "places", "clocks", "endings"))
        about = self.found.table("adventure", document.get("adventure", {}))
        self.found.keys("adventure", about, ABOUT)
        number = self.found.whole_number("adventure.format", about.get("format", FORMAT), least=1)
        if number is not None and number > FORMAT:
            self.found.note("adventure.format", Unreadable("newer-adventure", number=number, newest=FORMAT))
        game = self._game(about)
        tables = self._creatures(game, document)
        adventure = Adventure(
            game=game,
            creatures=msgspec.json.encode(tables.documents).decode() if tables.documents else "",
            names=tables.told,
            id=self.id("adventure.id", self.needed("adventure", about, "id")),
            start=self.word("adventure.start", self.needed("adventure", about, "start")),
            title=self.texts("adventure", about, "title", is_needed=True),
            text=self.texts("adventure", about, "text"),
            places=self.all("places", document, self._place, is_needed=True),
            clocks=self.all("clocks", document, self._clock),
            endings=self._endings(document),
        )
        check(adventure, self.found)
        self.found.settle()
        return adventure

    def fit_map(self, at: str, place: Place) -> None:
        """Note whatever does not fit between a map and who stands on it."""
        if place.map:
            check_map(place, at, self.found)

    def _game(self, about: Mapping[str, object]) -> str:
        """The id of the game whose stat blocks are named, where any is."""
        game = self.word("adventure.game", about.get("game", ""))
        if game and game not in ruleset_ids():
            self.found.note("adventure.game", Missing("no-such-game", game=game, allowed=ruleset_ids()))
            return ""
        return game

    def _creatures(self, game: str, document: Mapping[str, object]) -> CreatureTables:
        """The creatures of the file, looked over by the game they are for."""
        tables = read_tables(document.get(FOES_TABLE, {}), self.found)
        about = document.get("adventure", {})
        if tables.documents and isinstance(about, Mapping) and "game" not in about:
            self.found.note("adventure.game", Unreadable("key-missing", key="game"))
        if game:
            base = self.rules if self.rules is not None and self.rules.id == game else ruleset_named(game)
            laid_on(base, tables.documents, self.found)
            self.foes = {**base.foes, **tables.documents}
        return tables

    def _endings(self, document: Mapping[str, object]) -> tuple[Ending, ...]:
        """The endings; that nobody is left standing may happen in any adventure."""
        endings = self.all("endings", document, self._ending)
        if not endings:
            endings = (Ending(id="won", is_won=True),)
        return endings if any(one.id == LOST for one in endings) else (*endings, Ending(id=LOST))

    def _place(self, at: str, id: str, table: Mapping[str, object]) -> Place:
        self.found.keys(at, table, PLACE)
        if id in RESERVED:
            self.found.note(at, Unreadable("reserved-id", text=id))
        return Place(
            id=id,
            map=self.map(f"{at}.map", table.get("map", "")),
            foes=self._foes(f"{at}.foes", table.get("foes", ())),
            exits=self.all("exits", table, self._exit, at),
            deeds=self.all("deeds", table, self._deed, at),
            enter=self._changes(f"{at}.enter", table.get("enter", ())),
            won=self._changes(f"{at}.won", table.get("won", ())),
            each_round=self._changes(f"{at}.each_round", table.get("each_round", ())),
            title=self.texts(at, table, "title", is_needed=True),
            text=self.texts(at, table, "text"),
            text_when=self._texts_when(f"{at}.text_when", table.get("text_when", {})),
            won_text=self.texts(at, table, "won_text"),
            broken_text=self.texts(at, table, "broken_text"),
        )

    def _texts_when(self, at: str, given: object) -> tuple[tuple[str, Texts], ...]:
        """Texts by flag; whether the flags are ever set is checked with all others."""
        table = self.found.table(at, given)
        return tuple((self.id(f"{at}.{flag}", flag), self.texts(at, table, flag)) for flag in table)

    def _exit(self, at: str, id: str, table: Mapping[str, object]) -> Exit:
        self.found.keys(at, table, EXIT)
        return Exit(
            id=id,
            to=self.word(f"{at}.to", self.needed(at, table, "to")),
            needs=self.flags(f"{at}.needs", table.get("needs", ())),
            bars=self.flags(f"{at}.bars", table.get("bars", ())),
            is_escape=self.yes(f"{at}.escape", table.get("escape", False)),
            then=self._changes(f"{at}.then", table.get("then", ())),
            text=self.texts(at, table, "text", is_needed=True),
            new_text=self.texts(at, table, "new_text"),
        )

    def _deed(self, at: str, id: str, table: Mapping[str, object]) -> Deed:
        self.found.keys(at, table, (*DEED, *DEED_WORDS))
        words = {
            key: self.texts(at, table, key, is_needed=key == "text" and self.has_words) for key in DEED_WORDS
        }
        return Deed(
            id=id,
            trial=self.one_of(f"{at}.trial", table.get("trial", ""), ("", *TRIALS)),
            difficulty=self.one_of(f"{at}.difficulty", table.get("difficulty", "normal"), DIFFICULTIES),
            needs=self.flags(f"{at}.needs", table.get("needs", ())),
            bars=self.flags(f"{at}.bars", table.get("bars", ())),
            is_once=self.yes(f"{at}.once", table.get("once", True)),
            rest=self.one_of(f"{at}.rest", table.get("rest", ""), ("", *RESTS)),
            works=self._changes(f"{at}.works", table.get("works", ())),
            fails=self._changes(f"{at}.fails", table.get("fails", ())),
            **words,
        )

    def _clock(self, at: str, id: str, table: Mapping[str, object]) -> StoryClock:
        self.found.keys(at, table, CLOCK)
        steps = self.found.whole_number(f"{at}.steps", table.get("steps", 6), least=1, most=MOST_STEPS)
        if "strikes" in table:
            items = self.found.items(f"{at}.strikes", table["strikes"])
            strikes = tuple(self._changes(place, item) for place, item in items)
        else:
            strikes = (self._changes(f"{at}.full", table.get("full", ())),)
        return StoryClock(
            id=id,
            steps=steps or 1,
            full=strikes,
            is_secret=self.yes(f"{at}.secret", table.get("secret", False)),
            is_pressing=self.yes(f"{at}.pressure", table.get("pressure", True)),
            title=self.texts(at, table, "title", is_needed=True),
            full_text=self.texts(at, table, "full_text"),
            strike_texts=self._strike_texts(at, table),
        )

    def _strike_texts(self, at: str, table: Mapping[str, object]) -> tuple[Texts, ...]:
        """What is told of each strike, where a clock says so."""
        items = self.found.items(f"{at}.strike_texts", table.get("strike_texts", ()))
        return tuple(self.texts(place, {"text": item}, "text") for place, item in items)

    def _ending(self, at: str, id: str, table: Mapping[str, object]) -> Ending:
        self.found.keys(at, table, ENDING)
        return Ending(
            id=id,
            is_won=self.yes(f"{at}.won", table.get("won", False)),
            title=self.texts(at, table, "title", is_needed=True),
            text=self.texts(at, table, "text"),
        )

    def _changes(self, at: str, value: object) -> Changes:
        """A change, or several: one table or a list of tables."""
        if isinstance(value, Mapping):
            return (self._change(at, value),)
        return tuple(
            self._change(place, self.found.table(place, item)) for place, item in self.found.items(at, value)
        )

    def _change(self, at: str, table: Mapping[str, object]) -> Change:
        self.found.keys(at, table, CHANGE)
        tick = 1 if "clock" in table else 0
        return Change(
            needs=self.flags(f"{at}.needs", table.get("needs", ())),
            bars=self.flags(f"{at}.bars", table.get("bars", ())),
            above=self.number(f"{at}.above", table.get("above", 0), 0, 100),
            below=self.number(f"{at}.below", table.get("below", 0), 0, 100),
            set=self.flags(f"{at}.set", table.get("set", ())),
            clear=self.flags(f"{at}.clear", table.get("clear", ())),
            clock=self.word(f"{at}.clock", table.get("clock", "")),
            tick=self.number(f"{at}.tick", table.get("tick", tick), -MOST_STEPS, MOST_STEPS),
            shows=self.yes(f"{at}.shows", table.get("shows", False)),
            harm=self.one_of(f"{at}.harm", table.get("harm", ""), ("", *SEVERITIES)),
            foes=self._foes(f"{at}.foes", table.get("foes", ())),
            go=self.word(f"{at}.go", table.get("go", "")),
            ending=self.word(f"{at}.ending", table.get("ending", "")),
        )

    def _foes(self, at: str, value: object) -> tuple[Foes, ...]:
        return tuple(
            self._group(place, self.found.table(place, item)) for place, item in self.found.items(at, value)
        )

    def _group(self, at: str, table: Mapping[str, object]) -> Foes:
        self.found.keys(at, table, FOES)
        return Foes(
            foe=self._foe(at, table),
            kind=self._kind(at, table),
            rank=self.one_of(f"{at}.rank", table.get("rank", "minion"), RANKS),
            count=self.number(f"{at}.count", table.get("count", 1), -MOST_FOES, MOST_FOES),
            per_hero=self.number(f"{at}.per_hero", table.get("per_hero", 0), 0, 3),
            at=self.word(f"{at}.at", table.get("at", "")),
            is_hidden=self.yes(f"{at}.hidden", table.get("hidden", False)),
        )

    def _foe(self, at: str, table: Mapping[str, object]) -> str:
        """A stat block by its id: one of the file's own, or one that its game has."""
        foe = self.word(f"{at}.foe", table.get("foe", ""))
        if foe and self.foes is not None and foe not in self.foes:
            self.found.note(f"{at}.foe", no_such_block(foe, self.foes))
        elif foe and self.foes is None and "adventure.game" not in {one.place for one in self.found.faults}:
            self.found.note("adventure.game", Unreadable("key-missing", key="game"))
        return foe

    def _kind(self, at: str, table: Mapping[str, object]) -> Any:
        """A kind of foes; who is named by a stat block needs none."""
        if "foe" in table and "kind" not in table:
            return ""
        return self.one_of(f"{at}.kind", self.needed(at, table, "kind", KINDS[0]), KINDS)
