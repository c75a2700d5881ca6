"""How long a game takes to be put on paper, warm, and how large the files are; every page is counted again.

Each is made from nothing: the chances are computed, the text is gathered, the pages are set.
"""

from __future__ import annotations

import io
import time
from collections.abc import Callable

from pypdf import PdfReader

from nde.book.cards import cards
from nde.book.cheat_sheet import cheat_sheet
from nde.book.document import Document
from nde.book.pdf import pdf
from nde.book.rulebook import rulebook
from nde.book.sheets import blank_sheet
from nde.locale.book.game import ChosenGame, PackedGame
from nde.rules import ruleset_ids, ruleset_named

ROUNDS = 3
WHAT: dict[str, Callable[[ChosenGame], Document]] = {
    "cheat sheet": cheat_sheet,
    "rulebook": rulebook,
    "blank sheet": blank_sheet,
    "cards": cards,
}


def main() -> None:
    """Print milliseconds, pages and kilobytes for every game."""
    for name, make in WHAT.items():
        for id in ruleset_ids():
            packed = PackedGame(ruleset_named(id))
            game = ChosenGame(packed.rules, packed.words("cs"))
            content = pdf(make(game))
            best = min(_seconds(make, game, content) for _ in range(ROUNDS))
            pages = len(PdfReader(io.BytesIO(content)).pages)
            print(f"{name:<12} {id:<8} {best * 1000:7.0f} ms {pages:4} pages {len(content) // 1024:6} KB")


def _seconds(make: Callable[[ChosenGame], Document], game: ChosenGame, expected: bytes) -> float:
    start = time.perf_counter()
    content = pdf(make(game))
    taken = time.perf_counter() - start
    assert content == expected, "the same game gave other bytes"
    return taken


if __name__ == "__main__":
    main()
