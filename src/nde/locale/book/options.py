"""The options of a game, as they are listed and typed."""

from __future__ import annotations

from nde.locale import Words
from nde.locale.book.game import ChosenGame
from nde.locale.reading.given import number_range
from nde.rules.ruleset import Option


def option_word(option: Option, words: Words) -> str:
    """What the reader calls an option; its key where there is no other word."""
    key = f"setting-{option.key.replace('.', '-').replace('_', '-')}"
    return words.say(key) if words.has(key) else option.key


def option_values(option: Option) -> str:
    """The values an option takes, the default marked."""
    if not option.choices:
        return f"{number_range(option.least, option.most)} ({option_text(option.default)})"
    return " | ".join(
        f"*{option_text(value)}" if value == option.default else option_text(value)
        for value in option.choices
    )


def option_line(option: Option, game: ChosenGame) -> str:
    """An option with its values, and the one it has now where a pack or the line has changed it."""
    value = game.rules.settings
    for part in option.key.split("."):
        value = value[part] if isinstance(value, dict) else getattr(value, part)
    line = f"{option.key} = {option_values(option)}"
    if value == option.default:
        return line
    return f"{line} · {game.words.say('cli-option-now', value=option_text(value))}"


def option_text(value: object) -> str:
    """A value of an option as it is typed."""
    return str(value).lower() if isinstance(value, bool) else str(value)
