"""Endpoints for the game on paper: cheat sheets, cards and the rulebook of a game; a table's chronicle."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from starlette.responses import Response

from nde.book.cards import cards
from nde.book.cheat_sheet import cheat_sheet
from nde.book.chronicle import chronicle
from nde.book.document import Document, Flow, Paper
from nde.book.handout import played_handout, scenes_handout
from nde.book.markdown import markdown
from nde.book.page import page
from nde.book.pdf import pdf
from nde.book.rulebook import rulebook
from nde.book.sheets import blank_sheet, printed_sheet
from nde.errors import Missing, Unreadable
from nde.locale.book.game import ChosenGame, PackedGame
from nde.prose.sheets import sheet_seen
from nde.table.codec import read_log
from nde.table.names import rules_known
from nde.table.seats import GM
from nde.table.table_file import split_table_file
from nde.table.visibility import scene_for
from nde.web.call import Call
from nde.web.chosen_game import game_named
from nde.web.print_lines import PrintLines, Told, wants_lines

FORMATS = ("pdf", "html", "md")
BOOKS: dict[str, Callable[[ChosenGame], Document]] = {
    "cheat-sheet": cheat_sheet,
    "cards": cards,
    "rules": rulebook,
    "sheet": blank_sheet,
}
KINDS = tuple(BOOKS)
POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'"
"""What a printed page may do in a browser: be looked at.  It has styles of its own and nothing else."""
HOUR = "public, max-age=3600"
MOST_KEPT = 24
GATHERED = 0.5
"""The share of the work that is done when the words are gathered and no page is set yet."""
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
    wanted = _wanted(call)
    form, paper, language = call.query["format"], call.query["paper"], call.language
    name, named = f"{id}-{kind}-{language}", (id, kind, language)
    if wants_lines(call):
        return _in_lines(call, lambda: _made(named, wanted), name)
    content = await call.worked_out(lambda: _book(named, wanted, form, paper))
    return _answer(content, form, name, HOUR)


async def get_chronicle(call: Call) -> Response:
    """What was played at a table, as its seat knows it; once it is closed also as the game master does."""
    live = await call.hub.live(call.table)
    seat = GM if call.query["all"] and live.state.is_closed else call.seat.seat
    content, language = await call.hub.export(call.table, with_seed=False), call.language

    def made() -> Document:
        return chronicle(read_log(split_table_file(content).log), seat, language)

    return await _at_table(call, made, call.table)


async def get_table_cards(call: Call) -> Response:
    """Cards of the game that is played here, with the stat blocks that the caller's seat knows."""
    live = await call.hub.live(call.table)
    wanted, language = _wanted(call), call.language
    state, seat = live.state, call.seat.seat

    def made() -> Document:
        packed = PackedGame(rules_known(state, seat), state.header.packs, state.pinned.all_names)
        return cards(ChosenGame(packed.rules, packed.words(language), packed.packs), wanted)

    return await _at_table(call, made, "cards")


async def get_table_sheet(call: Call) -> Response:
    """The sheet of somebody at a table, as the caller's seat may read it."""
    live = await call.hub.live(call.table)
    figure, language = call.request.path_params["figure"], call.language
    state, seat = live.state, call.seat.seat
    scene = scene_for(state, seat)
    there = tuple(one.id for one in state.playing.people(scene)) if scene is not None else ()
    if figure not in there:
        raise Missing("no-such-figure", id=figure, allowed=there)

    def made() -> Document:
        packed = PackedGame(state.rules, state.header.packs, state.pinned.all_names)
        game = ChosenGame(packed.rules, packed.words(language), packed.packs)
        return printed_sheet(game, sheet_seen(state, seat, figure))

    return await _at_table(call, made, figure)


async def get_handout(call: Call) -> Response:
    """The adventure of a table on paper for its game master, as it was before anybody set out."""
    state, language = (await call.hub.live(call.table)).state, call.language
    return await _at_table(call, lambda: played_handout(state.pinned, language), "adventure")


async def get_scenes_handout(call: Call) -> Response:
    """The prepared scenes of a table on paper, for its game master."""
    state, language = (await call.hub.live(call.table)).state, call.language
    return await _at_table(call, lambda: scenes_handout(state, language), "scenes")


def _wanted(call: Call) -> tuple[str, ...]:
    """The kinds and names of cards that are asked for."""
    return tuple(name.strip() for name in call.query["cards"].split(",") if name.strip())


async def _at_table(call: Call, made: Callable[[], Document], name: str) -> Response:
    """Something of a table on paper, which nobody else keeps."""
    name = f"{name}-{call.language}"
    if wants_lines(call):
        return _in_lines(call, made, name)
    form, paper = call.query["format"], call.query["paper"]
    content = await call.worked_out(lambda: _printed(made(), form, paper))
    return _answer(content, form, name, "no-store")


def _in_lines(call: Call, made: Callable[[], Document], name: str) -> Response:
    """The same in lines, with how far it is."""
    form, paper = call.query["format"], call.query["paper"]

    def work(told: Told) -> bytes:
        document = made()
        told(GATHERED)
        return _printed(document, form, paper)

    return PrintLines(call, work, f"{name}.{form}", TYPES[form])


@lru_cache(maxsize=MOST_KEPT)
def _book(named: tuple[str, str, str], wanted: tuple[str, ...], form: str, paper: Paper) -> bytes:
    """A game in a language on paper; what is asked for often is kept, as games do not change."""
    return _printed(_made(named, wanted), form, paper)


def _made(named: tuple[str, str, str], wanted: tuple[str, ...]) -> Document:
    id, kind, language = named
    packed = game_named(id)
    game = ChosenGame(packed.rules, packed.words(language), packed.packs, packed.names)
    return cards(game, wanted) if wanted else BOOKS[kind](game)


def _printed(document: Document, form: str, paper: Paper) -> bytes:
    if form == "pdf":
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
