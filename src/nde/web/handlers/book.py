"""Endpoints for the game on paper: cheat sheets, cards and the rulebook of a game; a table's chronicle."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from starlette.responses import Response

from nde.book.cards import cards
from nde.book.cheat_sheet import cheat_sheet
from nde.book.chronicle import chronicle
from nde.book.document import Document, Flow, Paper
from nde.book.markdown import markdown
from nde.book.page import page
from nde.book.pdf import pdf
from nde.book.rulebook import rulebook
from nde.errors import Missing, Unreadable
from nde.extras import require
from nde.locale.book.game import ChosenGame
from nde.table.codec import read_log
from nde.table.seats import GM
from nde.table.table_file import split_table_file
from nde.web.call import Call
from nde.web.chosen_game import game_named

FORMATS = ("pdf", "html", "md")
BOOKS: dict[str, Callable[[ChosenGame], Document]] = {
    "cheat-sheet": cheat_sheet,
    "cards": cards,
    "rules": rulebook,
}
KINDS = tuple(BOOKS)
POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'"
"""What a printed page may do in a browser: be looked at.  It has styles of its own and nothing else."""
HOUR = "public, max-age=3600"
MOST_KEPT = 24
TYPES = {
    "pdf": "application/pdf",
    "html": "text/html; charset=utf-8",
    "md": "text/markdown; charset=utf-8",
}


async def get_book(call: Call) -> Response:
    """A game on paper: its cheat sheet, its cards or its rulebook, as PDF or as a page."""
    id, kind = (call.request.path_params[name] for name in ("game", "kind"))
    game_named(id)
    if kind not in KINDS:
        raise Missing("no-such-book", kind=kind, allowed=KINDS)
    wanted = tuple(name.strip() for name in call.query["cards"].split(",") if name.strip())
    form, paper, language = call.query["format"], call.query["paper"], call.language
    content = await call.shared.workers.run(lambda: _book((id, kind, language), wanted, form, paper))
    return _answer(content, form, f"{id}-{kind}-{language}", HOUR)


async def get_chronicle(call: Call) -> Response:
    """What was played at a table, as its seat knows it; once it is closed also as the game master does."""
    live = await call.hub.live(call.table)
    seat = GM if call.query["all"] and live.state.is_closed else call.seat.seat
    log = split_table_file(await call.hub.export(call.table, with_seed=False)).log
    form, paper, language = call.query["format"], call.query["paper"], call.language

    def work() -> bytes:
        return _printed(chronicle(read_log(log), seat, language), form, paper)

    return _answer(await call.shared.workers.run(work), form, call.table, "no-store")


@lru_cache(maxsize=MOST_KEPT)
def _book(named: tuple[str, str, str], wanted: tuple[str, ...], form: str, paper: Paper) -> bytes:
    """A game in a language on paper; what is asked for often is kept, as games do not change."""
    id, kind, language = named
    packed = game_named(id)
    game = ChosenGame(packed.rules, packed.words(language), packed.packs, packed.names)
    return _printed(cards(game, wanted) if wanted else BOOKS[kind](game), form, paper)


def _printed(document: Document, form: str, paper: Paper) -> bytes:
    if form == "pdf":
        require("typst")
        return pdf(document, paper)
    if form == "md":
        if not all(isinstance(one, Flow) for one in document.parts):
            raise Unreadable("bad-query", name="format", value=form, allowed=FORMATS[:2])
        return markdown(document).encode()
    return page(document).encode()


def _answer(content: bytes, form: str, name: str, kept: str) -> Response:
    return Response(
        content,
        media_type=TYPES[form],
        headers={
            "content-disposition": f'inline; filename="{name}.{form}"',
            "content-security-policy": POLICY,
            "cache-control": kept,
            "vary": "accept-language",
        },
    )
