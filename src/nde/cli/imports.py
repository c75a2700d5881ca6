"""`nde import`: reads documents from elsewhere, such as stat blocks, into what a game can play with.

Everything that can be read is told, with what had to be assumed; everything else is a fault that quotes its
line, and then the exit status is not 0.  Which kinds there are is the games' business.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

import msgspec

from nde.cli.arguments import Arguments
from nde.cli.books import books
from nde.cli.books import run as read_book
from nde.cli.creature_files import document_of
from nde.cli.files import read_text, write_new
from nde.cli.session import Reply, Session
from nde.errors import Fault, Illegal, Missing, NdeError
from nde.locale import Words, words
from nde.locale.book.told import step_data
from nde.locale.complaints import Refused, complaint
from nde.prose.sheet_files import sheet_toml
from nde.rules import ruleset_ids, ruleset_named
from nde.rules.creatures import free_ids
from nde.rules.ruleset import Imported, Importing, Ruleset

SOME_UNREAD = 1
NONE_READ = 2
CHARACTERS = "characters"
"""The kind of document that is a sheet and no creature."""
STANDARD_INPUT = "-"


class _Found(NamedTuple):
    """Something that was read, and the file and game it belongs to."""

    file: str
    game: Ruleset
    one: Imported


class _Unread(NamedTuple):
    """A fault, and the file and line it is about; line 0 for the file as a whole."""

    file: str
    line: int
    error: NdeError

    def fault(self) -> NdeError:
        """The fault with its place, as `goblins.md:12` or nothing where the error itself names the file."""
        return Fault(f"{self.file}:{self.line}", self.error) if self.line else self.error


def run(arguments: Arguments, session: Session) -> Reply:
    """Read every file, and answer with all that was found; what was not goes to standard error."""
    kind, *files = arguments.words
    if kind in books():
        return read_book(kind, files, arguments, session)
    games = readers_of(kind)
    found: list[_Found] = []
    unread: list[_Unread] = []
    for file in files:
        _read_file(file, kind, games, session, found, unread)
    out = arguments.text("out")
    if out is not None:
        _write(out, kind, found, unread)
    status = 0 if not unread else SOME_UNREAD if found else NONE_READ
    if not arguments.flags.get("json"):
        session.complain(complaint([one.fault() for one in unread], session.words))
    return Reply(
        data=lambda: {
            "kind": kind,
            "found": [_found_data(one, session) for one in found],
            "faults": [_unread_data(one, session.words) for one in unread],
        },
        text=lambda: "\n".join(
            [*(line for one in found for line in _lines(one, session)), *_sum(kind, found, session)]
        ),
        status=status,
    )


def _write(path: str, kind: str, found: list[_Found], unread: list[_Unread]) -> None:
    """Write what was found into a new file that every command takes; nothing while anything is at fault."""
    if unread:
        raise Refused([one.fault() for one in unread])
    games = {one.game.id: one.game for one in found}
    if len(games) > 1:
        raise Illegal("creatures-of-several-games", games=tuple(games))
    blocks = [one.one.block for one in found]
    if kind == CHARACTERS and len(blocks) > 1:
        raise Illegal("several-heroes", names=tuple(one.one.name for one in found))
    for game in games.values():
        is_sheet = kind == CHARACTERS
        write_new(
            path,
            sheet_toml(game.write_sheet(blocks[0])) if is_sheet else document_of(game, _numbered(blocks)),
        )


def _numbered(blocks: Iterable[Any]) -> list[object]:
    """The blocks of several files, no two of them with one id."""
    several = list(blocks)
    ids = free_ids([block.id for block in several], ())
    return [msgspec.structs.replace(block, id=id) for block, id in zip(several, ids, strict=True)]


def readers_of(kind: str) -> tuple[Ruleset, ...]:
    """The games that read documents of a kind."""
    games = tuple(ruleset_named(id) for id in ruleset_ids())
    able = tuple(game for game in games if kind in game.readers)
    if not able:
        known = dict.fromkeys(name for game in games for name in (*game.readers, *game.books))
        raise Missing("no-such-reader", kind=kind, allowed=tuple(known))
    return able


def _read_file(
    file: str,
    kind: str,
    games: tuple[Ruleset, ...],
    session: Session,
    found: list[_Found],
    unread: list[_Unread],
) -> None:
    try:
        text = session.stdin.read() if file == STANDARD_INPUT else read_text(file)
    except NdeError as error:
        unread.append(_Unread(file, 0, error))
        return
    game, reading = best_reading(text, kind, games)
    found += [_Found(file, game, one) for one in reading.found]
    unread += [_Unread(file, int(fault.place), fault.error) for fault in reading.faults]
    if not reading.found and not reading.faults:
        unread.append(_Unread(file, 0, Missing("nothing-to-import", file=file, kind=kind)))


def best_reading(text: str, kind: str, games: tuple[Ruleset, ...]) -> tuple[Ruleset, Importing]:
    """What the game that understands most of a text makes of it; the first among equals."""
    readings = [(game, game.readers[kind](text)) for game in games]
    return max(readings, key=lambda pair: (len(pair[1].found), -len(pair[1].faults)))


def _speaker(one: _Found, session: Session) -> Words:
    return words(session.language, one.game.id)


def _lines(found: _Found, session: Session) -> list[str]:
    speaker = _speaker(found, session)
    head = f"{found.file}:{found.one.line}: {_sentence(found.one, speaker)}"
    return [head, *(f"    {speaker.step(tell)}" for tell in found.one.assumed)]


def _sentence(one: Imported, speaker: Words) -> str:
    return ", ".join(speaker.step(tell) for tell in (one.told, *one.parts))


def _sum(kind: str, found: list[_Found], session: Session) -> list[str]:
    facts = {"count": len(found), "assumed": sum(len(one.one.assumed) for one in found)}
    own = f"cli-import-sum-{kind}"
    return [session.words.say(own if session.words.has(own) else "cli-import-sum", **facts)]


def _found_data(found: _Found, session: Session) -> dict[str, object]:
    one, speaker = found.one, _speaker(found, session)
    return {
        "file": found.file,
        "line": one.line,
        "game": found.game.id,
        "name": one.name,
        "block": msgspec.to_builtins(one.block),
        "assumed": [step_data(tell, speaker) for tell in one.assumed],
        "source": one.source,
        "text": _sentence(one, speaker),
    }


def _unread_data(unread: _Unread, speaker: Words) -> dict[str, object]:
    return {
        "file": unread.file,
        "line": unread.line,
        "code": unread.error.code,
        "facts": unread.error.facts,
        "text": speaker.error(unread.error),
    }
