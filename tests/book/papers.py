"""What the tests of the book share: games as readers have them, and PDFs as a reader reads them."""

from __future__ import annotations

import io
import re

from pypdf import PdfReader

from nde.locale.book.game import ChosenGame, PackedGame
from nde.rules import ruleset_named


def game_in(language: str, id: str) -> ChosenGame:
    """A game as somebody has it before them."""
    packed = PackedGame(ruleset_named(id))
    return ChosenGame(packed.rules, packed.words(language))


def pages_of(content: bytes) -> list[str]:
    """The text of every page, as it is copied and searched: words that were divided are whole again."""
    return [joined(page.extract_text()) for page in PdfReader(io.BytesIO(content)).pages]


def joined(text: str) -> str:
    """A text without its line ends and without any space, since a reader sets spaces as it sees them."""
    return re.sub(r"[-\u00ad]\n|\s", "", text)


def bare(text: str) -> str:
    """A text as `joined` has it, without the hyphens that a line end may have eaten."""
    return re.sub(r"[\s\u00ad-]", "", text)
