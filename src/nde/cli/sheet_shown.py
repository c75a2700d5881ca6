"""A character sheet on the terminal, in the reader's words, and as data for programs."""

from __future__ import annotations

from typing import Any

import msgspec

from nde.cli.chosen_game import ChosenGame
from nde.cli.layout import entries
from nde.locale import Words
from nde.rules.ruleset import Sheet, Track, Trait


def sheet_data(game: ChosenGame, sheet: Sheet, document: dict[str, Any]) -> dict[str, Any]:
    """The sheet for a program: the file's own keys, and what a screen shows of it."""
    return {"game": game.rules.id, "character": document, "sheet": msgspec.to_builtins(sheet)}


def sheet_text(game: ChosenGame, sheet: Sheet, width: int) -> str:
    """The sheet for people."""
    words = game.words
    title = f"{worded(sheet.name, words) or words.say('cli-sheet-unnamed')} · {game.title}"
    rows = [(_label(trait.key, words), _trait(trait, words)) for trait in sheet.traits if trait.value != ""]
    rows += [(_label(track.key, words), _track(track, words)) for track in sheet.tracks]
    rows += [
        (_label(listing.key, words), ", ".join(worded(item, words) for item in listing.items))
        for listing in sheet.lists
        if listing.items
    ]
    return "\n".join([title, "", *entries(rows, width)])


def _label(key: str, words: Words) -> str:
    for id in (f"sheet-{key}", f"attribute-{key}", f"track-{key}"):
        if words.has(id.replace("_", "-")):
            return words.say(id.replace("_", "-"))
    return key


def _trait(trait: Trait, words: Words) -> str:
    value = trait.value
    match trait.shown_as:
        case "die" if isinstance(value, int):
            return words.die(value)
        case "modifier" if isinstance(value, int):
            return f"{value:+d}".replace("-", "\N{MINUS SIGN}")
        case "threshold":
            return f"{value}+"
        case "word":
            key = f"{trait.key}-{value}"
            return words.say(key) if words.has(key) else str(value)
    return worded(str(value), words)


def _track(track: Track, words: Words) -> str:
    refill = f"refill-{track.refill}"
    back = f" ({words.say(refill)})" if words.has(refill) else ""
    return f"{track.value}/{track.most}{back}"


def worded(text: str, words: Words) -> str:
    """A text on a sheet; a proposal that was kept as a key is written out."""
    return words.say(f"option-{text}") if text and words.has(f"option-{text}") else text
