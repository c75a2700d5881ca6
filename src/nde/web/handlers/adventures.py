"""Endpoints for what is prepared: files of adventures with every fault in them, and a table's scenes."""

from __future__ import annotations

import tomllib

import msgspec

from nde.errors import Faults, NdeError, Unreadable
from nde.locale import Words
from nde.prose.made_adventure import made_adventure
from nde.prose.names import pack_words
from nde.prose.plan import groups_told
from nde.prose.story import Stories
from nde.rules import Ruleset
from nde.rules.pack_file import line_at, lines_of
from nde.rules.toml_text import rewritten
from nde.table.bounds import MOST_ADVENTURE_TEXT
from nde.table.prepared import scene_document
from nde.table.story.checks import require_playable
from nde.table.story.decide import ADVENTURE_FILE
from nde.table.story.reader import read_adventure
from nde.web import answers as a
from nde.web import table_answers as t
from nde.web.bodies import AdventureFields, AdventureText
from nde.web.call import Call
from nde.web.chosen_game import game_named
from nde.web.handlers.play import live_table

LARGEST_HELD = 2**53 - 1
NOTHING = msgspec.Raw(b"null")


async def post_adventure(call: Call, wish: AdventureText) -> a.AdventureRead:
    """What an adventure in a file is, or every fault in it with the line it stands in."""
    game = game_named(wish.game) if wish.game else None
    speaker = game.words(call.language) if game is not None else call.words()
    rules = game.rules if game is not None else None
    return await call.worked_out(lambda: adventure_read(wish.text, rules, speaker))


async def post_fields(call: Call, wish: AdventureFields) -> a.AdventureWritten:
    """The file of an adventure as its fields say it: what they did not touch stays to the last comment."""
    game = game_named(wish.game) if wish.game else None
    speaker = game.words(call.language) if game is not None else call.words()
    rules = game.rules if game is not None else None

    def work() -> a.AdventureWritten:
        if len(wish.text) > MOST_ADVENTURE_TEXT:
            raise Unreadable("too-long", length=len(wish.text), most=MOST_ADVENTURE_TEXT)
        text = rewritten(wish.text, wish.document)
        return a.AdventureWritten(text=text, read=adventure_read(text, rules, speaker))

    return await call.worked_out(work)


async def get_made(call: Call) -> t.AdventureMade:
    """An adventure of what happened at a table, as a file to write on with; nothing is opened."""
    live = await live_table(call)
    state = live.state
    happened = await live.happened(0, live.version)
    speaker = call.words(live.row.game, pack_words(state.pinned, call.language))
    return t.AdventureMade(text=await call.worked_out(lambda: made_adventure(happened, state, speaker)))


async def get_scenes(call: Call) -> t.Scenes:
    """The scenes that the game master has prepared, as documents to be written anew."""
    live = await live_table(call)
    state = live.state
    speaker = call.words(live.row.game, pack_words(state.pinned, call.language))
    return t.Scenes(
        scenes=tuple(
            t.SceneInfo(
                id=one.id,
                title=one.title,
                document=scene_document(one),
                foes=tuple(groups_told(state, one.foes, speaker)),
            )
            for one in state.prepared
        )
    )


def adventure_read(text: str, rules: Ruleset | None, speaker: Words) -> a.AdventureRead:
    """What stands in a text, in the reader's words."""
    try:
        if len(text) > MOST_ADVENTURE_TEXT:
            raise Unreadable("too-long", length=len(text), most=MOST_ADVENTURE_TEXT)
        adventure = read_adventure(text, ADVENTURE_FILE, rules)
        if rules is not None:
            require_playable(adventure, rules.id)
    except Faults as faults:
        lines = lines_of(text)
        found = tuple(
            a.PlacedFault(place=one.place, line=line_at(lines, one.place), text=speaker.error(one.error))
            for one in faults.faults
        )
        return a.AdventureRead(faults=found, document=_fields(text))
    except NdeError as error:
        line = error.facts.get("line", 0)
        fault = a.PlacedFault(place="", line=line if isinstance(line, int) else 0, text=speaker.error(error))
        return a.AdventureRead(faults=(fault,), document=_fields(text))
    stories = Stories(adventure, speaker)
    return a.AdventureRead(
        id=adventure.id,
        title=stories.title(),
        text=stories.intro(),
        game=adventure.game,
        rooms=tuple(a.Named(id=one.id, title=stories.place_title(one.id)) for one in adventure.places),
        document=_fields(text),
    )


def _fields(text: str) -> msgspec.Raw:
    """What stands in a text, sound or not, if it can be read and a browser can hold it."""
    if len(text) > MOST_ADVENTURE_TEXT:
        return NOTHING
    try:
        document = tomllib.loads(text)
        return msgspec.Raw(msgspec.json.encode(document)) if _is_held(document) else NOTHING
    except (ValueError, RecursionError):
        return NOTHING


def _is_held(value: object) -> bool:
    """Whether JSON and a browser bring a value back as it was."""
    if isinstance(value, dict | list):
        return all(map(_is_held, value.values() if isinstance(value, dict) else value))
    return isinstance(value, str | float) or (isinstance(value, int) and abs(value) <= LARGEST_HELD)
