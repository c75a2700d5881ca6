"""The game a request speaks of: a ruleset with a pack and settings laid over it, and its words."""

from __future__ import annotations

from functools import cache

import msgspec

from nde.errors import Missing
from nde.locale.book.game import PackedGame
from nde.rules import ruleset_ids, ruleset_named
from nde.rules.pack import SHIPPED, read_pack, shipped_pack
from nde.table.codec import Decoder, encode_header, read_header
from nde.table.header import Header
from nde.table.table_file import PictureLine, TableLine


@cache
def game_named(id: str) -> PackedGame:
    """The game with this id, or the game that a pack of ours makes of another."""
    if id in SHIPPED:
        return PackedGame(ruleset_named(shipped_pack(id).base)).with_pack(shipped_pack(id))
    if id not in ruleset_ids():
        raise Missing("no-such-game", game=id, allowed=(*ruleset_ids(), *SHIPPED))
    return PackedGame(ruleset_named(id))


def load_games() -> None:
    """Load every game, the packs that come along, and all their types, before there is more than one thread.

    msgspec looks at a type when it first reads into it.  Two threads that have it look at the same type at
    once, such as one that two games share, end the whole process.
    """
    for line in (TableLine, PictureLine):
        msgspec.json.Decoder(line)
    for id in (*ruleset_ids(), *SHIPPED):
        rules = game_named(id).rules
        Decoder(read_header(encode_header(Header(game=rules.id))))
        for kind in (*rules.actions, *rules.effects, type(rules.settings)):
            msgspec.json.Decoder(kind)


def choose_game(id: str, pack: str, settings: dict[str, object]) -> PackedGame:
    """The game with this id, a pack's text and settings laid over it; refused with every fault."""
    game = game_named(id)
    if pack:
        game = game.with_pack(read_pack(pack))
    return game._replace(rules=game.rules.configure(settings)) if settings else game
