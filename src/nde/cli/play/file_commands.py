"""The commands of the table that belong to a terminal: those with files, and the ways to leave."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import TYPE_CHECKING

from nde.board import Board, read_board, write_board
from nde.board.universal_map import SUFFIXES, read_universal_map
from nde.cli.files import read_bytes, read_text, unreadable, write_new
from nde.errors import Illegal, Missing
from nde.prose.sheet_files import sheet_toml, with_packs
from nde.prose.talk import Shell, Talk, Wish
from nde.prose.talk.answers import whose_sheet
from nde.prose.talk.choices import NOTHING, Wishes
from nde.prose.talk.commands import COMMANDS, Run, close
from nde.prose.talk.powers import POWERS, Named, Power, needed
from nde.prose.talk.typed import Line
from nde.table import commands as c
from nde.table.placement import settle
from nde.table.prepared import scene_document
from nde.table.state import State
from nde.table.story.reader import read_adventure
from nde.table.story.scenes import read_scenes_file
from nde.table.visibility import scene_for

if TYPE_CHECKING:
    from nde.cli.play.conversation import Conversation


def _lay_out(state: State, words: tuple[str, ...], find: Named) -> c.Do:
    """Lay out the map in a file; whoever it does not place stands where there is room."""
    path = " ".join(needed("map", words, 1))
    if path.casefold().endswith(SUFFIXES):
        board = Board(grid=read_universal_map(read_bytes(path), path).grid)
    else:
        board = read_board(read_text(path), path)
    scene = state.world.scene
    if scene is not None:
        people = state.playing.people(scene)
        there = {token.id for token in board.tokens}
        missing = [one.id for one in people if not one.is_gone and one.id not in there]
        floor = [square for square in board.grid.squares() if square not in board.grid.walls]
        board = settle(board, missing, floor[:1])
    return c.SetSpace(space=board)


def _open(state: State, words: tuple[str, ...], find: Named) -> c.Do:
    """Open the adventure in a file; every fault in it is told with its place."""
    path = " ".join(needed("adventure", words, 1))
    text = read_text(path)
    read_adventure(text, path, state.rules)
    return c.OpenAdventure(text=text)


def _prepare(state: State, words: tuple[str, ...], find: Named) -> c.Do:
    """Keep the scenes of a file with the table; every fault in it is told with its place."""
    path = " ".join(needed("prepare", words, 1))
    scenes = read_scenes_file(read_text(path), path, state.rules)
    return c.PrepareScenes(scenes={one.id: scene_document(one) for one in scenes})


WITH_FILES: dict[str, Power] = {**POWERS, "map": _lay_out, "adventure": _open, "prepare": _prepare}
"""Everything that somebody who plays alone may do as their own game master."""


WITHOUT_FILES = Shell({**COMMANDS, "close": close}, is_own_gm=True)
"""What somebody who plays alone may type where nobody should be able to read or write files by it."""


def with_files(conversation: Conversation) -> dict[str, Run]:
    """Everything that can be typed in a terminal."""

    def save(talk: Talk, line: Line) -> Wishes:
        _save(talk, conversation.table.file.path, line.rest)
        return NOTHING

    def leave(talk: Talk, line: Line) -> Wishes:
        conversation.is_leaving = True
        return NOTHING

    def end(talk: Talk, line: Line) -> tuple[Wish, ...]:
        conversation.is_leaving = True
        return close(talk, line)

    return {**COMMANDS, "map": _map, "sheet": _sheet, "save": save, "close": end, "quit": leave}


def _map(talk: Talk, line: Line) -> Wishes:
    if not line.rest:
        return COMMANDS["map"](talk, line)
    if not isinstance(talk.view.space, Board):
        raise Illegal("no-space")
    write_new(line.rest, write_board(talk.view.space) + "\n")
    talk.say("map-written", file=line.rest)
    return NOTHING


def _sheet(talk: Talk, line: Line) -> Wishes:
    """Show a sheet; where the last word is a file of one, write it there for another game."""
    if not line.rest.endswith(".toml"):
        return COMMANDS["sheet"](talk, line)
    wanted, _, file = line.rest.rpartition(" ")
    rules, who = talk.state.rules, whose_sheet(talk, wanted)
    characters = rules.characters(scene_for(talk.state, talk.seat))
    if who not in characters:
        names = tuple(talk.teller.callers.name(id) for id in characters)
        raise Missing("no-such-name", name=talk.teller.callers.name(who), allowed=names)
    document = rules.write_sheet(characters[who])
    write_new(file, sheet_toml(with_packs(document, talk.state.header.packs)))
    talk.say("sheet-written", who=talk.teller.callers.name(who), file=file)
    return NOTHING


def _save(talk: Talk, path: Path, wanted: str) -> None:
    """Say where the game is kept, or put a copy somewhere else."""
    if wanted:
        target = Path(wanted)
        if target.exists():
            raise Illegal("file-exists", file=wanted)
        try:
            shutil.copyfile(path, target)
        except OSError as error:
            raise unreadable(wanted, error) from None
        talk.say("copied", file=wanted)
    talk.say("saved", file=str(path))
