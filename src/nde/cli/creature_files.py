"""Files of creatures: stat blocks as people have them, or tables `[foes.…]` of their own or of a pack."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import tomli_w

from nde.cli.files import read_text, read_toml
from nde.errors import Fault, Faults, Illegal, Missing
from nde.locale import LANGUAGES, words
from nde.locale.book.game import ChosenGame
from nde.rules.creature_tables import FOES, FORMAT, KIND, CreatureTables, read_document, read_tables
from nde.rules.creatures import free_id, with_creatures, write_creature
from nde.rules.documents import Findings
from nde.rules.ruleset import Ruleset

READER = "statblocks"


def creatures_in(path: str, rules: Ruleset) -> CreatureTables:
    """The creatures of a file for a game; `Faults` lists everything that is wrong with them."""
    if Path(path).suffix.lower() == ".toml":
        found = Findings(path)
        tables = read_document(read_toml(path), rules, found)
        found.settle()
        return tables
    reader = rules.readers.get(READER)
    if reader is None:
        raise Illegal("no-stat-blocks-here", file=path, game=rules.id)
    reading = reader(read_text(path))
    if reading.faults:
        raise Faults(path, tuple(Fault(f"{path}:{one.place}", one.error) for one in reading.faults))
    if not reading.found:
        raise Missing("nothing-to-import", file=path, kind=READER)
    blocks = {one.block.id: write_creature(rules, one.block) for one in reading.found}
    return read_tables(blocks, Findings(path))


def document_of(rules: Ruleset, blocks: Iterable[Any]) -> str:
    """Creatures as the text of a file that every command takes."""
    foes = {block.id: write_creature(rules, block) for block in blocks}
    return str(tomli_w.dumps({"kind": KIND, "format": FORMAT, "game": rules.id, FOES: foes}))


def with_file(game: ChosenGame, path: str) -> tuple[ChosenGame, tuple[str, ...]]:
    """The game with the creatures of a file beside its own, and their ids.

    One that the game has already under the same id gets a number behind it.
    """
    tables = creatures_in(path, game.rules)
    own = {free_id(id, game.rules.foes): document for id, document in tables.documents.items()}
    try:
        rules = with_creatures(game.rules, own)
    except Faults as error:
        raise Faults(path, tuple(Fault(f"{path}: {one.place}", one.error) for one in error.faults)) from None
    told = [*tables.told]
    for one, id in zip(tables.documents, own, strict=True):
        name = rules.foes[id].name or id
        told += [
            (language, f"block-{id}", tables.names.get(language, {}).get(f"block-{one}", name))
            for language in LANGUAGES
        ]
    spoken = {
        key: text for language, key, text in (*game.names, *told) if language in ("", game.words.language)
    }
    changed = game._replace(
        rules=rules, names=(*game.names, *told), words=words(game.words.language, rules.id, spoken)
    )
    return changed, tuple(own)
