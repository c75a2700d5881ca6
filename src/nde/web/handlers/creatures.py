"""An endpoint for creatures of one's own: reads pasted stat blocks into documents, and changes nothing.

A long text is read by a process of its own, one at a time, so that no table waits for it.
"""

from __future__ import annotations

import sys

import msgspec
from msgspec.structs import replace

from nde.errors import Illegal, Missing
from nde.hub.processes import run_apart
from nde.locale import Words
from nde.locale.phrases import label
from nde.prose.creatures import READER, creatures_in, is_document
from nde.prose.names import pack_words
from nde.prose.prospects import ParamLabel, param_label
from nde.rules.creatures import Creatures, creatures_of
from nde.rules.ruleset import Param, Ruleset
from nde.table.header import documents
from nde.web import answers as a
from nde.web.bodies import CreaturesText
from nde.web.call import Call
from nde.web.chosen_game import game_named
from nde.web.handlers.games import foe_named
from nde.web.handlers.play import live_table

AT_ONCE = 16_384
"""Characters of a text that is read on the spot: a page or a few."""
LONGEST_S = 60.0
"""Seconds that a long text may take."""
NOTHING_FOUND = 3
"""How the process ends that found no block; every other end than 0 is a crash."""


async def post_creatures(call: Call, wish: CreaturesText) -> a.CreaturesRead:
    """Stat blocks from elsewhere as creatures of one's own, with what was assumed and not understood."""
    game = game_named(call.request.path_params["game"])
    rules, speaker = game.rules, game.words(call.language)
    creatures_of(rules)
    if READER not in rules.readers and not is_document(wish.text):
        raise Illegal("no-pasted-blocks", game=rules.id)
    if len(wish.text) <= AT_ONCE:
        return creatures_read(rules, wish.text, speaker)
    return await _apart(call, rules.id, wish.text)


async def get_creatures(call: Call) -> a.CreatureForm:
    """What can be said of a creature of one's own at a table, and those that it has."""
    live = await live_table(call)
    rules = live.state.rules
    speaker = call.words(live.row.game, pack_words(live.state.pinned, call.language))
    own = [foe_named(rules, id, speaker) for id, _ in live.state.world.creatures]
    creatures = creatures_of(rules)
    model = rules.foes.get(call.query["like"], creatures.plain)
    return a.CreatureForm(
        params=tuple(_param(param, creatures, model, speaker) for param in creatures.params),
        can_paste=READER in rules.readers,
        own=tuple(own),
        documents=documents((*live.state.world.creatures,)),
    )


def _param(param: Param, creatures: Creatures, model: object, speaker: Words) -> ParamLabel:
    """A number or a word of a stat block, called as its sheet calls it, as it is with what one is like."""
    value = getattr(model, param.name)
    if isinstance(value, tuple):
        value = ", ".join([one if isinstance(one, str) else creatures.attack_line(one) for one in value])
    told = replace(param_label(param, speaker), value=value)
    name = label(param.name, speaker)
    return told if name == param.name else replace(told, title=name, about="")


def creatures_read(rules: Ruleset, text: str, speaker: Words) -> a.CreaturesRead:
    """What a game makes of a text, in the reader's words."""
    pasted = creatures_in(rules, text, speaker)
    return a.CreaturesRead(
        found=tuple(
            a.CreatureRead(
                id=one.id,
                name=one.name,
                line=one.line,
                text=one.text,
                assumed=one.assumed,
                document=dict(one.document),
            )
            for one in pasted.found
        ),
        faults=tuple(
            a.LineFault(line=int(one.place), text=speaker.error(one.error)) for one in pasted.faults
        ),
    )


async def _apart(call: Call, game: str, text: str) -> a.CreaturesRead:
    """The same by a process of its own, which is ended if it takes too long."""
    try:
        return await call.in_turn(call.shared.texts, lambda: _asked(game, text, call.language), LONGEST_S)
    except TimeoutError:
        raise Illegal("text-takes-too-long", seconds=int(LONGEST_S)) from None


async def _asked(game: str, text: str, language: str) -> a.CreaturesRead:
    arguments = ("-m", "nde.web.handlers.creatures", game, language)
    done = await run_apart(arguments, text.encode(), LONGEST_S)
    if done.status == NOTHING_FOUND:
        raise Missing("nothing-pasted")
    if done.status:
        raise RuntimeError(f"the process that reads stat blocks ended with {done.status}")
    return msgspec.json.decode(done.said, type=a.CreaturesRead)


def main() -> None:
    """Read a text from standard input for a game and a language, and write the answer as JSON."""
    game, language = sys.argv[1:]
    chosen = game_named(game)
    try:
        read: object = creatures_read(chosen.rules, sys.stdin.buffer.read().decode(), chosen.words(language))
    except Missing:
        sys.exit(NOTHING_FOUND)
    sys.stdout.buffer.write(msgspec.json.encode(read))


if __name__ == "__main__":
    main()
