"""`nde import cairn FOLDER`: a book that somebody owns, read from its files into a pack."""

from __future__ import annotations

import os
from pathlib import Path

import tomli_w
from msgspec.structs import replace

from nde.cli.arguments import Arguments
from nde.cli.files import FileUnreadable, read_text, write_new
from nde.cli.session import Reply, Session
from nde.errors import Fault, Illegal, Missing, NdeError
from nde.locale import words
from nde.locale.book.told import step_data
from nde.locale.complaints import complaint
from nde.rules import ruleset_ids, ruleset_named
from nde.rules.pack import game_with, read_pack
from nde.rules.ruleset import Book, Ruleset

SUFFIX = ".md"
MOST_FILES = 20_000
SOME_UNREAD = 1
NONE_READ = 2


def books() -> dict[str, Ruleset]:
    """Every book that a game reads, by name."""
    games = (ruleset_named(id) for id in ruleset_ids())
    return {name: game for game in games for name in game.books}


def run(kind: str, folders: list[str], arguments: Arguments, session: Session) -> Reply:
    """Read a book into a pack, and say how much of each kind was found and what was not read."""
    game = books()[kind]
    if len(folders) > 1:
        raise Illegal("one-folder", folder=folders[1])
    book = game.books[kind](files_of(folders[0]))
    found = sum(count for _, count in book.counts)
    if not found:
        raise Missing("no-book-there", folder=folders[0], kind=kind)
    about = book.document["pack"]
    credit = words(about["language"], game.id).say(f"cli-book-credit-{kind}")
    book = replace(book, document={**book.document, "pack": {**about, "credit": credit}})
    text = tomli_w.dumps(book.document)
    changed = game_with(read_pack(text, source=folders[0]))
    out = arguments.text("out")
    if out is not None:
        write_new(out, text)
    if not arguments.flags.get("json"):
        session.complain(complaint([*book.faults], session.words))
    return Reply(
        data=lambda: _data(kind, changed, book, session),
        text=lambda: _told(changed, book, out, session),
        status=SOME_UNREAD if book.faults else 0,
    )


def files_of(folder: str) -> dict[str, str]:
    """The texts in a folder, by their paths in it; one that cannot be read is a fault."""
    root = Path(folder)
    if not root.is_dir():
        raise FileUnreadable(file=folder, why="no-folder" if not root.exists() else "missing")
    paths: list[Path] = []
    for inner, folders, names in os.walk(root):
        folders[:] = sorted(one for one in folders if not one.startswith("."))
        paths += [Path(inner, name) for name in sorted(names) if name.endswith(SUFFIX)]
        if len(paths) > MOST_FILES:
            raise Illegal("too-many-files", folder=folder, most=MOST_FILES)
    return {path.relative_to(root).as_posix(): read_text(str(path)) for path in paths}


def _told(game: Ruleset, book: Book, out: str | None, session: Session) -> str:
    speaker = words(session.language, game.id)
    counts = [f"{speaker.say(f'cli-book-{kind}')}: {count}" for kind, count in book.counts]
    lines = [*counts, speaker.say("cli-book-remarks", count=len(book.remarks))]
    lines += [f"    {place}: {speaker.step(tell)}" for place, tell in book.remarks]
    credit = str(book.document["pack"].get("credit", ""))
    return "\n".join([*lines, "", credit, *([speaker.say("cli-book-written", file=out)] if out else [])])


def _data(kind: str, game: Ruleset, book: Book, session: Session) -> dict[str, object]:
    speaker = words(session.language, game.id)
    return {
        "kind": kind,
        "game": game.id,
        "counts": dict(book.counts),
        "credit": book.document["pack"].get("credit", ""),
        "assumed": [{"place": place, **step_data(tell, speaker)} for place, tell in book.remarks],
        "faults": [_fault_data(one, session) for one in book.faults],
    }


def _fault_data(fault: Fault, session: Session) -> dict[str, object]:
    error: NdeError = fault.error
    return {
        "place": fault.place,
        "code": error.code,
        "facts": error.facts,
        "text": session.words.error(error),
    }
