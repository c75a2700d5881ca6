"""A clone of Cairn's public repository as a pack: the book's own tables and creatures, with their credit."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from nde.errors import Fault, Unreadable
from nde.rules.cairn2e.bestiary import BLOCKS
from nde.rules.cairn2e.bestiary.creatures import CREATURES
from nde.rules.cairn2e.bestiary.statblocks import read_blocks
from nde.rules.cairn2e.blocks import Block
from nde.rules.cairn2e.imports.book import Gathered
from nde.rules.cairn2e.imports.goods import read_market, read_relics, read_spells
from nde.rules.cairn2e.imports.lives import read_background, read_creation
from nde.rules.creatures import written
from nde.rules.ruleset import Book

ABOUT = {
    "id": "cairn-book",
    "format": 1,
    "base": "cairn2e",
    "language": "en",
    "title": {"en": "Cairn 2e"},
}
SINGLE: tuple[tuple[str, Callable[[Gathered, str, str], None]], ...] = (
    ("spellbooks.md", read_spells),
    ("reliquary.md", read_relics),
    ("marketplace.md", read_market),
    ("character-creation.md", read_creation),
)
"""Files of which there is one, in the order in which they are read: spells first, since books hold them."""
BACKGROUNDS, MONSTERS, BESTIARY = "backgrounds", "monsters", "bestiary.md"
EDITION = "second-edition"


def read_repository(files: Mapping[str, str]) -> Book:
    """The pack that a folder's files make, by their paths in it; every fault has its file and line."""
    gathered = Gathered()
    for name, read in SINGLE:
        path = _the_one(files, name)
        if path:
            read(gathered, path, files[path])
        else:
            gathered.fault(name, 1, Unreadable("book-file-missing", file=name))
    for path in _of_folder(files, BACKGROUNDS):
        read_background(gathered, path, files[path])
    foes, known = _creatures(gathered, files)
    content = {key: rows for key, rows in gathered.content.items() if rows}
    document: dict[str, object] = {
        "pack": ABOUT,
        "content": content,
        "foes": foes,
        "names": {"en": gathered.names},
    }
    return Book(
        document={key: value for key, value in document.items() if value},
        counts=(
            *((kind, _count(kind, rows)) for kind, rows in content.items()),
            ("creatures", len(foes)),
            ("known", known),
        ),
        remarks=tuple(gathered.remarks),
        faults=tuple(gathered.faults),
    )


def _count(kind: str, rows: Any) -> int:
    return sum(map(len, rows.values())) if kind in ("market", "traits") else len(rows)


def _the_one(files: Mapping[str, str], name: str) -> str:
    """The file of this name, of the second edition where there are several; the shortest path of those."""
    found = [path for path in files if path.rpartition("/")[2] == name]
    return min(found, key=lambda path: (EDITION not in path, path.count("/"), path), default="")


def _of_folder(files: Mapping[str, str], folder: str) -> Iterator[str]:
    """The files that lie in a folder of this name, in the order of the alphabet, of one edition."""
    found = sorted(path for path in files if f"/{path}".rpartition("/")[0].endswith(f"/{folder}"))
    current = [path for path in found if EDITION in path] or found
    yield from (path for path in current if not path.endswith(("index.md", "README.md")))


def _creatures(gathered: Gathered, files: Mapping[str, str]) -> tuple[dict[str, object], int]:
    """The creatures of the bestiary and of the folder of monsters, of two of one name the first.

    Those that the game has with the same numbers are only counted.
    """
    bestiary = _the_one(files, BESTIARY)
    paths = [*([bestiary] if bestiary else []), *_of_folder(files, MONSTERS)]
    if not paths:
        gathered.fault(BESTIARY, 1, Unreadable("book-file-missing", file=BESTIARY))
    foes: dict[str, object] = {}
    known: set[str] = set()
    for path in paths:
        reading = read_blocks(files[path])
        for one in reading.found:
            if _is_known(one.block):
                known.add(one.block.id)
                continue
            foes.setdefault(one.block.id, written(CREATURES, one.block))
            gathered.remarks += [
                (f"{path}:{one.line}", tell) for tell in one.assumed if tell.key != "import-carried"
            ]
        gathered.faults += [Fault(f"{path}:{fault.place}", fault.error) for fault in reading.faults]
    return foes, len(known - set(foes))


def _is_known(block: Block) -> bool:
    """Whether the game has this creature with the same numbers: its rules are carried out there."""
    known = BLOCKS.get(block.id)
    return known is not None and _numbers(known) == _numbers(block)


def _numbers(block: Block) -> tuple[object, ...]:
    struck = sorted((attack.dice, attack.flat) for attack in block.attacks if not attack.is_special)
    return (block.hp, block.armor, block.strength, block.dexterity, block.will, struck)
