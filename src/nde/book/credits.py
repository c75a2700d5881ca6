"""Whose games these are, under which licence, and what printed the page."""

from __future__ import annotations

from nde.locale.book.game import ChosenGame
from nde.rules.ruleset import Source


def credit_lines(game: ChosenGame) -> list[str]:
    """The lines at the foot of every page and on the last page of a book."""
    return [game.credit, game.words.say("book-computed")]


def short_credit(game: ChosenGame, source: Source) -> str:
    """The game, and where something is from unless it stands in the rulebook itself."""
    mark = f"cli-mark-{source}"
    if source == "book" or not game.words.has(mark):
        return game.title
    return f"{game.title} · {game.words.say(mark)}"
