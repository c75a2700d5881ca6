"""`nde foes`: the stat blocks that come with a game, listed or one as a sheet."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec.structs import replace

from nde.cli.arguments import Arguments
from nde.cli.chosen_game import choose_game
from nde.cli.faults import FlagsClash, NoFoeFound, NoSuchFoeHere
from nde.cli.session import Reply, Session
from nde.locale import Words
from nde.locale.book.game import ChosenGame
from nde.locale.facts import WORDED
from nde.locale.folding import folded
from nde.locale.layout import columns
from nde.prose.sheet_shown import sheet_text


def run(arguments: Arguments, session: Session) -> Reply:
    """List the stat blocks of a game, or those a search finds, or show one."""
    game = choose_game(arguments.word(0) or "", arguments, session)
    wanted, sought = arguments.word(1), arguments.text("search")
    if wanted is not None:
        if sought is not None:
            raise FlagsClash(one="--search", other=wanted)
        return _one(game, _id_of(game, wanted), session)
    found = [(id, foe_name(id, game.words)) for id in game.rules.foes]
    if sought is not None:
        parts = folded(sought).split()
        found = [row for row in found if all(part in folded(" ".join(row)) for part in parts)]
        if not found:
            raise NoFoeFound(word=sought)
    return Reply(
        data=lambda: {"game": game.rules.id, "foes": [{"id": id, "name": name} for id, name in found]},
        text=lambda: _listed(game, found, session),
    )


def foe_name(id: str, words: Words) -> str:
    """What the reader calls a stat block; its id where there is no other word."""
    for kind in WORDED["block"]:
        if words.has(f"{kind}-{id}"):
            return words.say(f"{kind}-{id}")
    return id


def _id_of(game: ChosenGame, wanted: str) -> str:
    """The id that was meant: typed as it is, or as the reader calls the foe."""
    plain = folded(wanted)
    for id in game.rules.foes:
        if plain in (id, folded(foe_name(id, game.words))):
            return id
    raise NoSuchFoeHere(id=wanted, allowed=tuple(game.rules.foes))


def _one(game: ChosenGame, id: str, session: Session) -> Reply:
    name = foe_name(id, game.words)
    sheet = game.rules.foe_sheet(id) if game.rules.foe_sheet else None

    def data() -> dict[str, Any]:
        block = msgspec.to_builtins(game.rules.foes[id])
        return {
            "game": game.rules.id,
            "id": id,
            "name": name,
            "block": block,
            "sheet": msgspec.to_builtins(sheet),
        }

    def text() -> str:
        if sheet is None:
            return f"{name} · {game.title}"
        return sheet_text(game, replace(sheet, name=name), session.width)

    return Reply(data=data, text=text)


def _listed(game: ChosenGame, found: list[tuple[str, str]], session: Session) -> str:
    if not found:
        return game.words.say("cli-no-foes")
    widest = max(len(id) for id, _ in found)
    return "\n".join(columns([f"{id:<{widest}}  {name}" for id, name in found], session.width))
