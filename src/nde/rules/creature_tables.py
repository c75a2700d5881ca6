"""Tables `[foes.…]` of a file: creatures by id, each a document, and what they are called by language.

A pack, an adventure and a file of creatures alone hold them in one form, the one `nde import … --out` writes.

>>> found = Findings("marsh.toml")
>>> tables = read_tables({"hulk": {"name": {"en": "Mire Hulk", "de": "Moorkoloss"}}}, found)
>>> tables.documents, tables.names["en"], tables.names["de"]["option-Mire Hulk"]
({'hulk': {'name': 'Mire Hulk'}}, {'block-hulk': 'Mire Hulk'}, 'Moorkoloss')
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from nde.errors import Faults, Illegal, NdeError, Unreadable
from nde.rules.creatures import NAME, with_creatures
from nde.rules.documents import Findings, shown
from nde.rules.ruleset import Ruleset

FOES = "foes"
KIND, FORMAT = "creatures", 1
TOP_KEYS = ("kind", "format", "game", FOES)
LANGUAGES = ("en", "pl", "de", "cs")


class CreatureTables(msgspec.Struct, frozen=True, kw_only=True):
    """Creatures of a file, as far as they can be read without their game."""

    documents: dict[str, dict[str, Any]] = {}
    names: dict[str, dict[str, str]] = {}
    """What they are called: language, message, words.
    A language without a word for one has that of another."""

    @property
    def told(self) -> tuple[tuple[str, str, str], ...]:
        """The same as a header keeps it: language, message, text."""
        return tuple(
            (language, key, text) for language, one in self.names.items() for key, text in one.items()
        )


def read_tables(value: object, found: Findings) -> CreatureTables:
    """The creatures of a file; `name` is a text, or a table of texts by language."""
    documents: dict[str, dict[str, object]] = {}
    names: dict[str, dict[str, str]] = {}
    for id, table in found.table(FOES, value).items():
        at = f"{FOES}.{id}"
        document = dict(found.table(at, table))
        told: dict[str, str] = {}
        if isinstance(document.get(NAME), Mapping):
            told = _told(f"{at}.{NAME}", document[NAME], found)
            document[NAME] = next(iter(told.values()), "")
        documents[id] = document
        name = document.get(NAME)
        if not name or not isinstance(name, str):
            continue
        for language in LANGUAGES:
            said = names.setdefault(language, {})
            said[f"block-{id}"] = told.get(language) or name
            if said[f"block-{id}"] != name:
                said[f"option-{name}"] = said[f"block-{id}"]
    return CreatureTables(documents=documents, names=names)


def read_document(document: Mapping[str, object], rules: Ruleset, found: Findings) -> CreatureTables:
    """The creatures of a file for a game: of one that holds nothing else, of a pack or of an adventure."""
    about, key = document, "game"
    if "pack" in document or "adventure" in document:
        place, key = ("pack", "base") if "pack" in document else ("adventure", "game")
        about = found.table(place, document[place])
        key_place = f"{place}.{key}"
    else:
        key_place = key
        _check_head(document, found)
    if about.get(key, rules.id) != rules.id:
        found.note(key_place, Illegal("creatures-of-other-game", game=shown(about[key]), own=rules.id))
    if not document.get(FOES):
        found.note(FOES, Unreadable("key-missing", key=FOES))
    return read_tables(document.get(FOES, {}), found)


def _check_head(document: Mapping[str, object], found: Findings) -> None:
    """What stands over the creatures of a file that holds nothing else."""
    found.keys("", document, TOP_KEYS)
    if document.get("kind", KIND) != KIND:
        found.note("kind", Unreadable("not-allowed", text=shown(document["kind"]), allowed=(KIND,)))
    number = found.whole_number("format", document.get("format", FORMAT), least=1)
    if number is not None and number > FORMAT:
        found.note("format", Unreadable("newer-pack", number=number, newest=FORMAT))


def _told(place: str, value: Mapping[str, object], found: Findings) -> dict[str, str]:
    """What a creature is called, by language, in the order of our languages."""
    found.keys(place, value, LANGUAGES)
    told = {
        language: found.text(f"{place}.{language}", value[language], may_be_empty=False) or ""
        for language in LANGUAGES
        if language in value
    }
    for language, text in told.items():
        if {"{", "}"} & set(text):
            found.note(f"{place}.{language}", Unreadable("words-broken", text=shown(text)))
    return told


def laid_on(rules: Ruleset, documents: Mapping[str, Mapping[str, object]], found: Findings) -> Ruleset:
    """The game with the creatures of a file in it; where anything is wrong with them, every fault of it."""
    try:
        return with_creatures(rules, documents, "brought")
    except Faults as error:
        for fault in error.faults:
            found.note(f"{FOES}.{fault.place}", fault.error)
    except NdeError as error:
        found.note(FOES, error)
    return rules
