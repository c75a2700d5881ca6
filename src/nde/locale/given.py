"""What a person types for a situation, an offer or a question, read as the values that are meant."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from nde.errors import Missing, NdeError, Unreadable
from nde.locale import LANGUAGES, words
from nde.locale.phrases import choice_word
from nde.locale.typed import whole_number
from nde.locale.words import Asked, Words
from nde.rules.ruleset import Param, Situation

MOST_LISTED, FIRST = 40, 8
"""Of more choices than the one, a list shows only the other: a whole bestiary helps nobody."""
_DIE = re.compile(r"(?:1?[dkw])?([0-9]{1,4})", re.IGNORECASE)


class Given(NamedTuple):
    """A value for every parameter of a situation, and which of them were said."""

    values: dict[str, Any]
    said: frozenset[str]
    followed: frozenset[str] = frozenset()
    """Those that are not as usual because of what was said of others."""


def read_given(
    pairs: Mapping[str, str], params: tuple[Param, ...], speaker: Words
) -> tuple[Given, list[NdeError]]:
    """A value for every parameter, defaults included, and every fault found on the way."""
    errors: list[NdeError] = []
    texts: dict[str, str] = {}
    names = {alias: param.name for param in params for alias in (param.name, *param.aliases)}
    for key, text in pairs.items():
        name = names.get(key) or names.get(key.casefold().replace("-", "_"))
        if name is None:
            errors.append(no_such_param(key, params))
        elif name in texts:
            errors.append(Unreadable("given-twice", word=key))
        else:
            texts[name] = text
    values = {param.name: _value(param, texts.get(param.name), errors, speaker) for param in params}
    return Given(values, frozenset(texts)), errors


def no_such_param(word: str, params: Sequence[Param]) -> NdeError:
    """The error for a word that is no parameter: it names those there are, or says that there is none."""
    if not params:
        return Unreadable("word-left-over", word=f"{word}=")
    return Missing("no-such-param", word=word, allowed=tuple(param.name for param in params))


def not_of_action(word: str, params: Sequence[Param]) -> NdeError:
    """The same for something that is done at a table."""
    if not params:
        return no_such_param(word, params)
    return Missing("no-such-parameter", name=word, allowed=tuple(param.name for param in params))


def completed(situation: Situation, given: Given) -> Given:
    """The same with what follows from it, such as from a stat block."""
    values = situation.completed(given.values, given.said)
    followed = frozenset(name for name, value in values.items() if value != given.values[name])
    return Given(values, given.said, followed)


def param_word(name: str, speaker: Words) -> str:
    """What the reader calls a parameter; its own name where there is no other word."""
    key = f"param-{name.replace('_', '-')}"
    return speaker.say(key) if speaker.has(key) else name


def _plain(text: str) -> str:
    return text.casefold().replace(" ", "-").replace("_", "-")


def _value(param: Param, text: str | None, errors: list[NdeError], speaker: Words) -> Any:
    if text is None:
        if param.default is None:
            errors.append(Unreadable("param-missing", name=param.name, values=allowed_text(param, speaker)))
        return () if param.is_many and param.default in (None, "") else param.default
    if param.is_many:
        parts = [part.strip() for part in text.split(",") if part.strip()]
        return tuple(_one(param, part, errors, speaker) for part in parts)
    return _one(param, text.strip(), errors, speaker)


def _one(param: Param, text: str, errors: list[NdeError], speaker: Words) -> object:
    match param.kind:
        case "die":
            return _die(param, text, errors, speaker)
        case "number":
            return _number(param, text, errors)
        case "flag":
            return _flag(param, text, errors)
        case "choice":
            return _choice(param, text, errors, speaker)
        case "dice":
            return _dice(param, text, errors)
    return text


def _die(param: Param, text: str, errors: list[NdeError], speaker: Words) -> int | None:
    match = _DIE.fullmatch(text)
    if match is not None and (not param.sides or int(match[1]) in param.sides):
        return int(match[1])
    if not param.sides:
        # Where the game has no dice of different sizes, the value is a plain number.
        return _number(param, text, errors)
    errors.append(
        Unreadable("param-value", name=param.name, value=text, allowed=tuple(map(speaker.die, param.sides)))
    )
    return None


def _number(param: Param, text: str, errors: list[NdeError]) -> int | None:
    number = whole_number(text)
    too_small = number is not None and param.least is not None and number < param.least
    too_large = number is not None and param.most is not None and number > param.most
    if number is None or too_small or too_large:
        errors.append(
            Unreadable(
                "param-range", name=param.name, value=text, range=number_range(param.least, param.most)
            )
        )
    return number


def _flag(param: Param, text: str, errors: list[NdeError]) -> bool | None:
    for answer, key in ((True, "cli-yes-words"), (False, "cli-no-words")):
        if any(text.casefold() in words(language).say(key).split() for language in LANGUAGES):
            return answer
    errors.append(Unreadable("param-value", name=param.name, value=text, allowed=("1", "0")))
    return None


def _choice(param: Param, text: str, errors: list[NdeError], speaker: Words) -> str | None:
    by_word = {_plain(choice_word(param.name, choice, speaker)): choice for choice in param.choices}
    by_word |= {_plain(choice): choice for choice in param.choices}
    found = by_word.get(_plain(text))
    if found is None:
        errors.append(Unreadable("param-value", name=param.name, value=text, allowed=param.choices))
    return found


def _dice(param: Param, text: str, errors: list[NdeError]) -> str:
    from nde.dice.notation import parse

    try:
        parse(text)
    except NdeError as error:
        errors.append(error)
    return text


def number_range(least: int | None, most: int | None) -> str:
    """A range as people write it: `1…6`, `1+`, or nothing if there are no bounds."""
    if least is None and most is None:
        return "…"
    if least is None:
        return f"≤ {most}"
    return f"{least}…{most}" if most is not None else f"{least}+"


def allowed_text(param: Param, speaker: Words) -> str:
    """The values a parameter takes, on one line."""
    match param.kind:
        case "die" if param.sides:
            return ", ".join(map(speaker.die, param.sides))
        case "choice":
            count = len(param.choices)
            some = param.choices[:FIRST] if count > MOST_LISTED else param.choices
            listed = ", ".join(choice or '""' for choice in some)
            if count == len(some):
                return listed
            return speaker.say("cli-choices-more", choices=listed, count=count)
        case "flag":
            return "1, 0"
        case "number" | "die":
            return number_range(param.least, param.most)
        case "dice":
            single, pair = speaker.die(6), f"{speaker.die(8)}+{speaker.die(8)}"
            return f"{single}, {pair}, …" if param.is_many else single
    return speaker.say("cli-value-text")


class Choosable(Asked, Protocol):
    """A question with answers to choose from."""

    @property
    def options(self) -> tuple[str, ...]: ...
    @property
    def default(self) -> str: ...
    @property
    def is_open(self) -> bool: ...


def understood(ask: Choosable, typed: str, words: Words) -> str | None:
    """The option meant by a number, a key or the reader's word for it; nothing if it is none."""
    if not typed:
        return ask.default
    by_word = {words.option(ask, option).casefold(): option for option in ask.options}
    by_word |= {option.casefold(): option for option in ask.options}
    if typed.casefold() in by_word:
        return by_word[typed.casefold()]
    number = whole_number(typed)
    if number is not None and 1 <= number <= len(ask.options):
        return ask.options[number - 1]
    return typed if ask.is_open else None
