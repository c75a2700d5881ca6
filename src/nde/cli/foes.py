"""`nde foes`: the stat blocks that come with a game, listed or one as a sheet."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from nde.cli.arguments import Arguments
from nde.cli.chosen_game import choose_game
from nde.cli.session import Reply, Session
from nde.errors import Illegal, Missing
from nde.locale.book.game import ChosenGame
from nde.locale.book.lookup import foe_name
from nde.locale.book.sources import legend, marked
from nde.locale.layout import columns, paragraph
from nde.locale.typed import folded
from nde.prose.sheets import sheet_text
from nde.rules.ruleset import Source


def run(arguments: Arguments, session: Session) -> Reply:
    """List the stat blocks of a game, or those a search finds, or show one."""
    game = choose_game(arguments.word(0) or "", arguments, session)
    wanted, sought = arguments.word(1), arguments.text("search")
    if wanted is not None:
        if sought is not None:
            raise Illegal("flags-clash", one="--search", other=wanted)
        return _one(game, _id_of(game, wanted), session)
    found = [(id, foe_name(game.rules, id, game.words)) for id in game.rules.foes]
    if sought is not None:
        parts = folded(sought).split()
        found = [row for row in found if all(part in folded(" ".join(row)) for part in parts)]
        if not found:
            raise Missing("no-foe-found", word=sought)
    return Reply(
        data=lambda: {"game": game.rules.id, "foes": [_named(game, *row) for row in found]},
        text=lambda: _listed(game, found, session),
    )


def _named(game: ChosenGame, id: str, name: str) -> dict[str, object]:
    return {"id": id, "name": name, "source": source_of(game, id)}


def source_of(game: ChosenGame, id: str) -> Source:
    """Where a stat block is from."""
    return game.rules.foe_sources.get(id, "book")


def _id_of(game: ChosenGame, wanted: str) -> str:
    """The id that was meant: typed as it is, or as the reader calls the foe."""
    plain = folded(wanted)
    for id in game.rules.foes:
        if plain in (id, folded(foe_name(game.rules, id, game.words))):
            return id
    raise Missing("no-such-foe-here", id=wanted, allowed=tuple(game.rules.foes))


def _one(game: ChosenGame, id: str, session: Session) -> Reply:
    name = foe_name(game.rules, id, game.words)
    sheet = game.rules.foe_sheet(id) if game.rules.foe_sheet else None

    def data() -> dict[str, object]:
        block = msgspec.to_builtins(game.rules.foes[id])
        return {
            "game": game.rules.id,
            "id": id,
            "name": name,
            "source": source_of(game, id),
            "block": block,
            "sheet": msgspec.to_builtins(sheet),
        }

    def text() -> str:
        source = paragraph(
            game.words.say(f"cli-source-{source_of(game, id)}", game=game.title), session.width
        )
        shown = (
            sheet_text(game, replace(sheet, name=name), session.width) if sheet else f"{name} · {game.title}"
        )
        return "\n".join([shown, "", *source])

    return Reply(data=data, text=text)


def _listed(game: ChosenGame, found: list[tuple[str, str]], session: Session) -> str:
    if not found:
        return game.words.say("cli-no-foes")
    widest = max(len(id) for id, _ in found)
    names = [(id, ours_marked(game, id, name)) for id, name in found]
    lines = columns([f"{id:<{widest}}  {name}" for id, name in names], session.width)
    meanings = legend("".join(name for _, name in names), game.words)
    return "\n".join([*lines, *([""] if meanings else []), *meanings])


def ours_marked(game: ChosenGame, id: str, name: str) -> str:
    """The name of a stat block, with a sign if it is ours; which book another is from, its sheet says."""
    return marked(name, "ours", "book") if source_of(game, id) == "ours" else name
