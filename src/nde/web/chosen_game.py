"""The game a request speaks of: a ruleset with a pack and settings laid over it, and its words."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

import msgspec

from nde.errors import Illegal, Missing
from nde.locale import Words, words
from nde.rules import ruleset_ids, ruleset_named
from nde.rules.pack import LANGUAGES, SHIPPED, Pack, apply_pack, read_pack, refuse_twice, shipped_pack
from nde.rules.ruleset import Ruleset
from nde.table.codec import Decoder, TableLine, encode_header, read_header
from nde.table.header import Header


class ChosenGame(NamedTuple):
    """A ruleset, and what packs call things in it."""

    rules: Ruleset
    packs: tuple[str, ...] = ()
    names: tuple[tuple[str, str, str], ...] = ()
    """Language, message, text."""

    def words(self, language: str) -> Words:
        """The speaker for it."""
        own = {message: text for named, message, text in self.names if named == language}
        return words(language, self.rules.id, own)

    def title(self, language: str) -> str:
        """What the reader calls it."""
        return self.words(language).say(f"game-{self.rules.id}")


@cache
def game_named(id: str) -> ChosenGame:
    """The game with this id, or the game that a pack of ours makes of another."""
    if id in SHIPPED:
        return _with_pack(ChosenGame(ruleset_named(shipped_pack(id).base)), shipped_pack(id))
    if id not in ruleset_ids():
        raise Missing("no-such-game", game=id, allowed=(*ruleset_ids(), *SHIPPED))
    return ChosenGame(ruleset_named(id))


def load_games() -> None:
    """Load every game, the packs that come along, and all their types, before there is more than one thread.

    msgspec looks at a type when it first reads into it.  Two threads that have it look at the same type at
    once, such as one that two games share, end the whole process.
    """
    msgspec.json.Decoder(TableLine)
    for id in (*ruleset_ids(), *SHIPPED):
        rules = game_named(id).rules
        Decoder(read_header(encode_header(Header(game=rules.id))))
        for kind in (*rules.actions, *rules.effects, type(rules.settings)):
            msgspec.json.Decoder(kind)


def choose_game(id: str, pack: str, settings: dict[str, Any]) -> ChosenGame:
    """The game with this id, a pack's text and settings laid over it; refused with every fault."""
    game = game_named(id)
    if pack:
        game = _with_pack(game, read_pack(pack))
    return game._replace(rules=game.rules.configure(settings)) if settings else game


def _with_pack(game: ChosenGame, pack: Pack) -> ChosenGame:
    if pack.base != game.rules.id:
        raise Illegal("pack-for-other-game", pack=pack.id, base=pack.base, game=game.rules.id)
    refuse_twice(pack, game.packs)
    brought = {(language, key): text for language, key, text in game.names}
    for language in LANGUAGES:
        brought |= {(language, key): text for key, text in pack.words(language).items()}
    return ChosenGame(
        apply_pack(pack, {game.rules.id: game.rules}),
        (*game.packs, pack.id),
        tuple((language, key, text) for (language, key), text in brought.items()),
    )
