"""The game a word names, and `nde.rule`: one of its rules."""

from __future__ import annotations

from nde.api.refusals import as_refused
from nde.cli.chosen_game import is_game, no_such_game, ruleset_of
from nde.cli.rulebook import rule_of
from nde.cli.session import DEFAULT_WIDTH
from nde.locale.book.game import ChosenGame, PackedGame
from nde.locale.book.rules import rule_lines
from nde.rules.pack import SHIPPED, shipped_pack


def chosen(name: str, language: str = "en") -> ChosenGame:
    """The game or the pack of ours with this name, told in a language."""
    plain = name.casefold()
    if not is_game(plain):
        raise no_such_game(name)
    game = PackedGame(ruleset_of(plain))
    if plain in SHIPPED:
        game = game.with_pack(shipped_pack(plain))
    return ChosenGame(game.rules, game.words(language), game.packs, game.names)


def rule(id: str, /, language: str = "en", width: int = DEFAULT_WIDTH) -> str:
    """A rule in words, with its tables, options and examples, by the id that steps and effects name.

    >>> rule("tkds/advantage").splitlines()[0]
    'tkds/advantage  Advantage and disadvantage'
    """
    with as_refused():
        game = chosen(id.partition("/")[0], language)
        return "\n".join(rule_lines(game, rule_of(game, id.casefold()), width))
