"""Files of creatures: stat blocks as people have them, or the document that `nde import … --out` writes."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

import tomli_w

from nde.cli.files import read_text, read_toml
from nde.errors import Fault, Faults, Illegal, Missing, Unreadable
from nde.locale import LANGUAGES, words
from nde.locale.book.game import ChosenGame
from nde.rules.creatures import with_creatures, write_creature
from nde.rules.documents import Findings, shown
from nde.rules.ruleset import Ruleset

KIND, FORMAT = "creatures", 1
FOES = "foes"
TOP_KEYS = ("kind", "format", "game", FOES)
READER = "statblocks"


def creatures_in(path: str, rules: Ruleset) -> dict[str, dict[str, Any]]:
    """The creatures of a file for a game, by id; `Faults` lists everything that is wrong with them."""
    if Path(path).suffix.lower() == ".toml":
        return _document(path, read_toml(path), rules)
    reader = rules.readers.get(READER)
    if reader is None:
        raise Illegal("no-stat-blocks-here", file=path, game=rules.id)
    reading = reader(read_text(path))
    if reading.faults:
        raise Faults(path, tuple(Fault(f"{path}:{one.place}", one.error) for one in reading.faults))
    if not reading.found:
        raise Missing("nothing-to-import", file=path, kind=READER)
    return {one.block.id: write_creature(rules, one.block) for one in reading.found}


def document_of(rules: Ruleset, blocks: Iterable[Any]) -> str:
    """Creatures as the text of a file that every command takes."""
    foes = {block.id: write_creature(rules, block) for block in blocks}
    return str(tomli_w.dumps({"kind": KIND, "format": FORMAT, "game": rules.id, FOES: foes}))


def _document(path: str, table: Mapping[str, Any], rules: Ruleset) -> dict[str, dict[str, Any]]:
    found = Findings(path)
    found.keys("", table, TOP_KEYS)
    if table.get("kind", KIND) != KIND:
        found.note("kind", Unreadable("not-allowed", text=shown(table["kind"]), allowed=(KIND,)))
    if table.get("game", rules.id) != rules.id:
        found.note("game", Illegal("creatures-of-other-game", game=shown(table["game"]), own=rules.id))
    number = found.whole_number("format", table.get("format", FORMAT), least=1)
    if number is not None and number > FORMAT:
        found.note("format", Unreadable("newer-pack", number=number, newest=FORMAT))
    if not table.get(FOES):
        found.note(FOES, Unreadable("key-missing", key=FOES))
    foes = {
        id: dict(found.table(f"{FOES}.{id}", document))
        for id, document in found.table(FOES, table.get(FOES, {})).items()
    }
    found.settle()
    return foes


def with_file(game: ChosenGame, path: str) -> tuple[ChosenGame, tuple[str, ...]]:
    """The game with the creatures of a file beside its own, and their ids.

    One that the game has already under the same id gets a number behind it.
    """
    creatures = creatures_in(path, game.rules)
    own = {_free(id, game.rules): document for id, document in creatures.items()}
    try:
        rules = with_creatures(game.rules, own)
    except Faults as error:
        raise Faults(path, tuple(Fault(f"{path}: {one.place}", one.error) for one in error.faults)) from None
    names = tuple(
        (language, f"block-{id}", rules.foes[id].name or id) for language in LANGUAGES for id in own
    )
    spoken = {key: text for language, key, text in (*game.names, *names) if language == game.words.language}
    changed = game._replace(
        rules=rules, names=(*game.names, *names), words=words(game.words.language, rules.id, spoken)
    )
    return changed, tuple(own)


def _free(id: str, rules: Ruleset) -> str:
    if id not in rules.foes:
        return id
    return next(f"{id}-{n}" for n in range(2, 1000) if f"{id}-{n}" not in rules.foes)
