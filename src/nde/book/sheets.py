"""Character sheets for the table, filled or blank: one page, with boxes to tick and room to write."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, TypeVar

from nde.book.cards import each_listed
from nde.book.credits import credit_lines
from nde.book.document import Block, Box, Document, Item, Leaf, Lines, Ticks, plain
from nde.dice import at_random, default_answer, play, seeded
from nde.locale.book.game import ChosenGame
from nde.locale.phrases import label, worded
from nde.prose.sheets import refill_words, trait_words
from nde.rules.ruleset import Listing, Sheet, Track, Trait

Part = TypeVar("Part", Trait, Track, Listing)

MOST_BOXES = 24
"""Of a track that is longer only the number is written."""
SAMPLES = 12
"""Characters that are made up to see what one may have, such as the energy of whoever casts."""
COLUMNS = 2


def filled_sheet(game: ChosenGame, character: Any) -> Document:
    """The sheet of a character."""
    return printed_sheet(game, game.rules.sheet(character))


def printed_sheet(game: ChosenGame, sheet: Sheet) -> Document:
    """A sheet as it is, such as what a seat may read of somebody at a table."""
    name = worded(sheet.name, game.words) or game.words.say("cli-sheet-unnamed")
    return _document(game, name, tuple(_boxes(game, sheet, is_blank=False)))


def blank_sheet(game: ChosenGame) -> Document:
    """A sheet to be filled in by hand: all that a new character of the game may have, without the values."""
    drawn = [game.rules.sheet(play(game.rules.create(), seeded(0), default_answer))]
    for one in range(SAMPLES):
        drawn.append(game.rules.sheet(play(game.rules.create(), seeded(one), at_random(seeded(one)))))
    whole = Sheet(
        name="",
        traits=_all_of([one.traits for one in drawn]),
        tracks=_all_of([one.tracks for one in drawn]),
        lists=_all_of([one.lists for one in drawn]),
    )
    boxes = tuple(_boxes(game, whole, is_blank=True))
    return _document(game, game.words.say("book-sheet-blank"), boxes)


def _all_of(drawn: Iterable[tuple[Part, ...]]) -> tuple[Part, ...]:
    """Everything that one of some sheets has, once, each behind what it stands behind there."""
    found: list[Part] = []
    for some in drawn:
        at = 0
        for one in some:
            place = next((place for place, other in enumerate(found) if other.key == one.key), None)
            if place is None:
                found.insert(at, one)
            at = (at if place is None else place) + 1
    return tuple(found)


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
    told = tuple(
        Item(name=label(one.key, words), text="" if is_blank else trait_words(one, words), has_room=is_blank)
        for one in traits
    )
    named = (Item(name=label("name", words), has_room=True),) if is_blank else ()
    yield Box(title=words.say("book-sheet-traits"), blocks=named + told)
    yield Box(
        title=words.say("book-sheet-tracks"),
        blocks=tuple(block for one in sheet.tracks for block in _track(game, one, is_blank=is_blank)),
    )
    for listing in sheet.lists:
        title = label(listing.key, words)
        if is_blank:
            yield Box(title=title, blocks=(Lines(count=listing.room, name=title),))
        elif listing.items:
            yield Box(title=title, blocks=tuple(_listed(game, listing, title)))


def _listed(game: ChosenGame, listing: Listing, title: str) -> Iterator[Block]:
    """What is on a list, each on a line of its own, and room for what may come."""
    for one in each_listed(game, listing):
        name = "" if one.name == title else one.name
        yield Item(name=name, text=one.value) if one.value else plain(name)
    yield Lines(count=max(listing.room - len(listing.items), 1), name=title)


def _track(game: ChosenGame, track: Track, *, is_blank: bool) -> Iterator[Block]:
    """A track with boxes to tick off: as many as it has, on a blank sheet as many as it can ever have."""
    refill = refill_words(track, game.words)
    count = track.cap if is_blank else track.most
    has_boxes = count <= MOST_BOXES
    name = label(track.key, game.words)
    numbers = "" if is_blank else f"{track.value}/{track.most}"
    text = " · ".join(filter(None, (numbers, refill)))
    yield Item(name=name, text=text, has_room=is_blank and not has_boxes)
    if has_boxes:
        yield Ticks(count=count, name=name)
