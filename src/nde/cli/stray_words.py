"""What words that have no place in a command were probably meant for."""

from __future__ import annotations

from nde.errors import Missing, NdeError, Unreadable


def left_over(words: list[str]) -> list[NdeError]:
    """A fault for every word too many; the name of a parameter and the value after it are one."""
    names = _parameter_names()
    errors: list[NdeError] = []
    rest = iter(words)
    for word in rest:
        value = next(rest, None) if word.casefold() in names else None
        if value is not None:
            errors.append(Unreadable("pair-without-equals", name=word, value=value))
        else:
            errors.append(Unreadable("word-left-over", word=word))
    return errors


def no_such_game(word: str) -> NdeError:
    """The fault of a word that names no game: a situation wants its game before it."""
    from nde.cli.chosen_game import game_ids

    if is_situation(word):
        return Unreadable("game-comes-first", word=word, allowed=game_ids())
    return Missing("no-such-game", game=word, allowed=game_ids())


def is_situation(word: str) -> bool:
    """Whether any game has a situation of this name."""
    from nde.rules import ruleset_ids, ruleset_named

    return any(word.casefold() == one.name for id in ruleset_ids() for one in ruleset_named(id).situations)


def is_nearly_a_game(word: str) -> bool:
    """Whether a word without a digit, which no dice are, is much like the id of a game."""
    from nde.cli.chosen_game import game_ids
    from nde.rules.documents import nearest

    return word.isalpha() and bool(nearest(word.casefold(), game_ids()))


def _parameter_names() -> frozenset[str]:
    """Every name a parameter of any situation has."""
    from nde.rules import ruleset_ids, ruleset_named

    return frozenset(
        name
        for id in ruleset_ids()
        for situation in ruleset_named(id).situations
        for param in situation.params
        for name in (param.name, *param.aliases)
    )
