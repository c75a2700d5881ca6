"""Character sheets for the table, filled or blank: one page, with boxes to tick and room to write."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from nde.book.cards import listed
from nde.book.credits import credit_lines
from nde.book.document import Block, Box, Document, Entry, Leaf, Ticks, plain
from nde.dice import default_answer, play, seeded
from nde.locale.book.game import ChosenGame
from nde.locale.phrases import label, worded
from nde.prose.sheets import refill_words, trait_words
from nde.rules.ruleset import Sheet, Track

MOST_BOXES = 24
"""Of a track that is longer only the number is written."""
LINE = "_" * 14
LINES_IN_A_LIST = 3
COLUMNS = 2


def filled_sheet(game: ChosenGame, character: Any) -> Document:
    """The sheet of a character."""
    sheet = game.rules.sheet(character)
    name = worded(sheet.name, game.words) or game.words.say("cli-sheet-unnamed")
    return _document(game, name, tuple(_boxes(game, sheet, is_blank=False)))


def blank_sheet(game: ChosenGame) -> Document:
    """A sheet to be filled in by hand: all that a new character of the game has, without the values."""
    character = play(game.rules.create(), seeded(0), default_answer)
    boxes = tuple(_boxes(game, game.rules.sheet(character), is_blank=True))
    return _document(game, game.words.say("book-sheet-blank"), boxes)


def _document(game: ChosenGame, name: str, boxes: tuple[Box, ...]) -> Document:
    return Document(
        title=game.words.say("book-sheet", name=name, game=game.title),
        language=game.words.language,
        parts=(
            Leaf(
                title=name,
                subtitle=game.title,
                boxes=boxes,
                foot=tuple(credit_lines(game)[:1]),
                columns=COLUMNS,
                notes=game.words.say("book-notes"),
            ),
        ),
        about=game.credit,
    )


def _boxes(game: ChosenGame, sheet: Sheet, *, is_blank: bool) -> Iterator[Box]:
    words = game.words
    traits = [one for one in sheet.traits if is_blank or one.value != ""]
    yield Box(
        title=words.say("book-sheet-traits"),
        blocks=tuple(
            Entry(name=label(one.key, words), text=LINE if is_blank else trait_words(one, words))
            for one in traits
        ),
    )
    yield Box(
        title=words.say("book-sheet-tracks"),
        blocks=tuple(block for one in sheet.tracks for block in _track(game, one, is_blank=is_blank)),
    )
    for listing in sheet.lists:
        title = label(listing.key, words)
        if is_blank:
            yield Box(title=title, blocks=tuple(plain(LINE * 3) for _ in range(LINES_IN_A_LIST)))
        elif listing.items:
            told = tuple(
                Entry(name="" if one.name == title else one.name, text=one.value)
                for one in listed(game, listing)
            )
            yield Box(title=title, blocks=told)


def _track(game: ChosenGame, track: Track, *, is_blank: bool) -> Iterator[Block]:
    """A track with boxes to tick off: as many as it has, on a blank sheet as many as it can ever have."""
    refill = refill_words(track, game.words)
    count = track.cap if is_blank else track.most
    has_boxes = count <= MOST_BOXES
    numbers = "" if is_blank and has_boxes else LINE if is_blank else f"{track.value}/{track.most}"
    yield Entry(name=label(track.key, game.words), text=" · ".join(filter(None, (numbers, refill))))
    if has_boxes:
        yield Ticks(count=count)
