"""A character sheet on the terminal, in the reader's words, and as data for programs."""

from __future__ import annotations

from typing import Any

import msgspec

from nde.cli.chosen_game import ChosenGame
from nde.cli.layout import entries
from nde.locale import Words
from nde.locale.sheet_words import dice_worded, label, worded
from nde.rules.ruleset import Listing, Sheet, Track, Trait


def sheet_data(game: ChosenGame, sheet: Sheet, document: dict[str, Any]) -> dict[str, Any]:
    """The sheet for a program: the file's own keys, and what a screen shows of it."""
    return {"game": game.rules.id, "character": document, "sheet": msgspec.to_builtins(sheet)}


def sheet_text(game: ChosenGame, sheet: Sheet, width: int) -> str:
    """The sheet for people."""
    words = game.words
    title = f"{worded(sheet.name, words) or words.say('cli-sheet-unnamed')} · {game.title}"
    rows = [(label(trait.key, words), _trait(trait, words)) for trait in sheet.traits if trait.value != ""]
    rows += [(label(track.key, words), _track(track, words)) for track in sheet.tracks]
    rows += [(label(one.key, words), _listing(one, words)) for one in sheet.lists if one.items]
    return "\n".join([title, "", *entries(rows, width)])


def _trait(trait: Trait, words: Words) -> str:
    value = trait.value
    match trait.shown_as:
        case "die" if isinstance(value, int):
            return words.die(value)
        case "modifier" if isinstance(value, int):
            return f"{value:+d}".replace("-", "\N{MINUS SIGN}")
        case "score":
            return dice_worded(str(value), words)
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


def _listing(listing: Listing, words: Words) -> str:
    items = [worded(item, words, listing.kind) for item in listing.items]
    notes = [f" ({_note(note, words)})" if note else "" for note in listing.notes] or [""] * len(items)
    between = "; " if any("," in item for item in items) else ", "
    return between.join(f"{item}{note}" for item, note in zip(items, notes, strict=True))


def _note(note: str, words: Words) -> str:
    """A note in the reader's words: its qualities, and its dice as the language writes them."""
    parts = note.split(", ")
    return ", ".join(
        words.say(f"quality-{part}") if words.has(f"quality-{part}") else dice_worded(part, words)
        for part in parts
    )
