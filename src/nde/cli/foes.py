"""`nde foes`: the stat blocks that come with a game, listed or one as a sheet."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from nde.cli.arguments import Arguments
from nde.cli.chosen_game import choose_game
from nde.cli.session import Reply, Session
from nde.errors import Illegal, Missing
from nde.locale import words
from nde.locale.book.game import ChosenGame
from nde.locale.book.lookup import LISTS, Entry, foe_entries, foe_name, found_among, plain
from nde.locale.book.sources import block_marked, legend
from nde.locale.layout import columns, entries, paragraph
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
    if sought is not None:
        return _searched(game, sought, session)
    found = [(id, foe_name(game.rules, id, game.words)) for id in game.rules.foes]
    return Reply(
        data=lambda: {"game": game.rules.id, "foes": [_named(game, *row) for row in found]},
        text=lambda: _listed(game, found, session),
    )


def _searched(game: ChosenGame, sought: str, session: Session) -> Reply:
    """The stat blocks that have a word, or all of several words, anywhere on them.

    They are searched in the reader's language and in English, the language of ids and of most books.
    """
    own = {one.id: one for one in foe_entries(game)}
    english = game._replace(words=words("en", game.rules.id))
    ids = {one.id for some in (own.values(), foe_entries(english)) for one in found_among(some, sought).shown}
    parts = plain(sought).split()

    def is_named(one: Entry) -> bool:
        return all(part in plain(f"{one.id} {one.name}") for part in parts)

    found = [one for id, one in own.items() if parts and (id in ids or is_named(one))]
    if not found:
        raise Missing("no-foe-found", word=sought)

    def told(one: Entry) -> str:
        """The name of a stat block; what of it has the word, where its name has not."""
        name = block_marked(one.name, source_of(game, one.id))
        lists = () if is_named(one) else one.text.split(LISTS)
        return LISTS.join([name, *(said for said in lists if any(part in plain(said) for part in parts))])

    def text() -> str:
        if all(map(is_named, found)):
            return _listed(game, [(one.id, one.name) for one in found], session)
        rows = [(one.id, told(one)) for one in found]
        meanings = legend("".join(said for _, said in rows), game.words)
        return "\n".join([*entries(rows, session.width, indent=""), *([""] if meanings else []), *meanings])

    return Reply(
        data=lambda: {
            "game": game.rules.id,
            "foes": [{**_named(game, one.id, one.name), "text": one.text} for one in found],
        },
        text=text,
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
    names = [(id, block_marked(name, source_of(game, id))) for id, name in found]
    lines = columns([f"{id:<{widest}}  {name}" for id, name in names], session.width)
    meanings = legend("".join(name for _, name in names), game.words)
    return "\n".join([*lines, *([""] if meanings else []), *meanings])
