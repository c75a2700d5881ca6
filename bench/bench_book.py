"""How long a game takes to be put on paper, warm, and how large the files are; every page is counted again.

Each is made from nothing: the chances are computed, the text is gathered, the pages are set.  WeasyPrint
stands beside it with the same document as the HTML page that we make of it; it needs `pip install
weasyprint`, and Debian's `libpango-1.0-0` and `libpangoft2-1.0-0`.  Its column is empty where it is not
installed, and for cards, which take it half a minute.  Both are measured in the same minute, by the
clock and by the time of the processor, since the clock also counts what a busy machine does for others.
"""

from __future__ import annotations

import io
import time
from collections.abc import Callable
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from typing import NamedTuple

from pypdf import PdfReader

from nde.book.cards import cards
from nde.book.cheat_sheet import cheat_sheet
from nde.book.document import Document
from nde.book.page import page
from nde.book.pdf import pdf
from nde.book.rulebook import rulebook
from nde.book.sheets import blank_sheet
from nde.locale.book.game import ChosenGame, PackedGame
from nde.rules import ruleset_ids, ruleset_named

ROUNDS = 3
ALONE = ("cards",)
"""What nothing else is measured beside."""


class Taken(NamedTuple):
    """Seconds by the clock, and of the processor."""

    clock: float
    processor: float


WHAT: dict[str, Callable[[ChosenGame], Document]] = {
    "cheat sheet": cheat_sheet,
    "rulebook": rulebook,
    "blank sheet": blank_sheet,
    "cards": cards,
}


def main() -> None:
    """Print milliseconds, pages and kilobytes for every game."""
    print(f"{'':<21} {'typst: clock, CPU':>20} {'WeasyPrint: clock, CPU':>26}   pages      size")
    for name, make in WHAT.items():
        for id in ruleset_ids():
            packed = PackedGame(ruleset_named(id))
            game = ChosenGame(packed.rules, packed.words("cs"))
            print(f"{name:<12} {id:<8} {_line(partial(make, game), name not in ALONE)}", flush=True)


def _line(make: Callable[[], Document], has_peer: bool) -> str:
    content = pdf(make())
    ours = min(_taken(lambda: pdf(make()), content) for _ in range(ROUNDS))
    peer = _peer(lambda: page(make())) if has_peer else None
    pages = len(PdfReader(io.BytesIO(content)).pages)
    return f"{_told(ours):>20} {_told(peer) if peer else '':>26} {pages:7} {len(content) // 1024:6} KB"


def _told(taken: Taken) -> str:
    return f"{taken.clock * 1000:.0f} ms, {taken.processor * 1000:.0f} ms"


def _taken(make: Callable[[], bytes], expected: bytes | None = None) -> Taken:
    clock, processor = time.perf_counter(), time.process_time()
    content = make()
    taken = Taken(time.perf_counter() - clock, time.process_time() - processor)
    assert content == (expected or content), "the same game gave other bytes"
    return taken


def _peer(make: Callable[[], str]) -> Taken | None:
    """The same by WeasyPrint; nothing where it is not installed."""
    if find_spec("weasyprint") is None:
        return None
    html = import_module("weasyprint").HTML
    return min(_taken(lambda: bytes(html(string=make()).write_pdf(pdf_variant="pdf/ua-1"))) for _ in range(2))


if __name__ == "__main__":
    main()
