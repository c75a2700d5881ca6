"""Whose games these are, under which licence, and what printed the page."""

from __future__ import annotations

from nde.locale.book.game import ChosenGame


def credit_lines(game: ChosenGame) -> list[str]:
    """The lines at the foot of every page and on the last page of a book."""
    return [game.credit, game.words.say("book-computed")]
