"""How a game is played where it may be played in more than one way."""

from __future__ import annotations

from functools import reduce
from typing import Any

from nde.locale.book.game import ChosenGame
from nde.locale.book.rules import option_text, option_word
from nde.locale.phrases import choice_word
from nde.rules.ruleset import Option


def changed_options(game: ChosenGame) -> list[Option]:
    """Those that are played otherwise than usual."""
    return [one for one in game.rules.options if option_now(game, one) != one.default]


def option_now(game: ChosenGame, option: Option) -> Any:
    """The value that an option has in this game."""

    def inner(value: Any, part: str) -> Any:
        return value[part] if isinstance(value, dict) else getattr(value, part)

    return reduce(inner, option.key.split("."), game.rules.settings)


def option_told(game: ChosenGame, option: Option) -> str:
    """An option as it is set, and what it usually is where that is something else."""
    words, now = game.words, option_now(game, option)
    told = {
        "option": option_word(option, words),
        "value": _value(game, option, now),
        "default": _value(game, option, option.default),
    }
    said = words.say("book-option" if now == option.default else "book-option-changed", **told)
    return said[:1].upper() + said[1:]


def _value(game: ChosenGame, option: Option, value: Any) -> str:
    if isinstance(value, bool):
        return game.words.say("book-yes" if value else "book-no")
    key = f"setting-{option.key}-{value}".lower().replace(".", "-").replace("_", "-")
    if game.words.has(key):
        return game.words.say(key)
    return choice_word(option.key.replace(".", "-"), option_text(value), game.words)
