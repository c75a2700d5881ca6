"""Endpoints for what is prepared: files of adventures with every fault in them, and a table's scenes."""

from __future__ import annotations

from nde.errors import Faults, NdeError, Unreadable
from nde.locale import Words
from nde.prose.made_adventure import made_adventure
from nde.prose.names import pack_words
from nde.prose.plan import groups_told
from nde.prose.story import Stories
from nde.rules import Ruleset
from nde.rules.pack_file import line_at, lines_of
from nde.table.bounds import MOST_ADVENTURE_TEXT
from nde.table.prepared import scene_document
from nde.table.story.checks import require_playable
from nde.table.story.decide import ADVENTURE_FILE
from nde.table.story.reader import read_adventure
from nde.web import answers as a
from nde.web.bodies import AdventureText
from nde.web.call import Call
from nde.web.chosen_game import game_named
from nde.web.handlers.play import live_table


async def post_adventure(call: Call) -> a.AdventureRead:
    """What an adventure in a file is, or every fault in it with the line it stands in."""
    wish: AdventureText = call.body
    game = game_named(wish.game) if wish.game else None
    speaker = game.words(call.language) if game is not None else call.words()
    rules = game.rules if game is not None else None
    return await call.shared.workers.run(lambda: adventure_read(wish.text, rules, speaker))


async def get_made(call: Call) -> a.AdventureMade:
    """An adventure of what happened at a table, as a file to write on with; nothing is opened."""
    live = await live_table(call)
    state = live.state
    happened = await live.happened(0, live.version)
    speaker = call.words(live.row.game, pack_words(state.pinned, call.language))
    return a.AdventureMade(
        text=await call.shared.workers.run(lambda: made_adventure(happened, state, speaker))
    )


async def get_scenes(call: Call) -> a.Scenes:
    """The scenes that the game master has prepared, as documents to be written anew."""
    live = await live_table(call)
    state = live.state
    speaker = call.words(live.row.game, pack_words(state.pinned, call.language))
    return a.Scenes(
        scenes=tuple(
            a.SceneInfo(
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
        return a.AdventureRead(faults=found)
    except NdeError as error:
        line = error.facts.get("line", 0)
        fault = a.PlacedFault(place="", line=line if isinstance(line, int) else 0, text=speaker.error(error))
        return a.AdventureRead(faults=(fault,))
    stories = Stories(adventure, speaker)
    return a.AdventureRead(
        id=adventure.id,
        title=stories.title(),
        text=stories.intro(),
        game=adventure.game,
        rooms=tuple(a.Named(id=one.id, title=stories.place_title(one.id)) for one in adventure.places),
    )
