"""A sheet as lines of some width."""

from __future__ import annotations

from nde.locale import Words
from nde.locale.book.game import ChosenGame
from nde.locale.layout import entries
from nde.locale.sheet_words import label, listing_words, worded
from nde.prose.sheets import refill_words, trait_words
from nde.rules.ruleset import Sheet, Track


def sheet_text(game: ChosenGame, sheet: Sheet, width: int) -> str:
    """The sheet for people."""
    words = game.words
    title = f"{worded(sheet.name, words) or words.say('cli-sheet-unnamed')} · {game.title}"
    traits = [trait for trait in sheet.traits if trait.value != ""]
    rows = [(label(trait.key, words), trait_words(trait, words)) for trait in traits]
    rows += [(label(track.key, words), _track(track, words)) for track in sheet.tracks]
    rows += [(label(one.key, words), listing_words(one, words)) for one in sheet.lists if one.items]
    return "\n".join([title, "", *entries(rows, width)])


def _track(track: Track, words: Words) -> str:
    back = refill_words(track, words)
    return f"{track.value}/{track.most}" + (f" ({back})" if back else "")
