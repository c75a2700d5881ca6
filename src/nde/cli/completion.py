"""What may come next at the prompt: commands, games, situations, parameters, values and flags."""

from __future__ import annotations

from nde.cli.commands import BY_NAME, EVERYWHERE, FIRST_WORDS, GROUPS, Command, in_group
from nde.locale import LANGUAGES
from nde.rules import ruleset_ids, ruleset_named
from nde.rules.ruleset import Param


def completions(before: list[str], begun: str) -> list[str]:
    """Every way to go on with the word that was begun, given the words before it; a space where one is whole.

    >>> completions([], "ro")
    ['roll ']
    >>> completions(["character"], "ch")
    ['check ']
    """
    words = before[1:] if before[:1] == ["nde"] else before
    found = [one for one in _next_words(words, begun) if one.startswith(begun)]
    return [one if one.endswith("=") else f"{one} " for one in found]


def _next_words(words: list[str], begun: str) -> list[str]:
    if not words:
        return [*FIRST_WORDS, "lang", "quit"]
    if words == ["lang"] or words[-1] == "--lang":
        return list(LANGUAGES)
    if words[0] in GROUPS and len(words) == 1:
        return [command.name.split()[1] for command in in_group(words[0])]
    command = BY_NAME.get(" ".join(words[:2])) or BY_NAME.get(words[0])
    if command is None:
        return []
    if command.name == "fight" and words[-1].startswith("--"):
        from nde.cli.fight_completion import fight_values

        rules = ruleset_named(words[1]) if words[1] in ruleset_ids() else None
        return fight_values(words[-1], rules, begun)
    if begun.startswith("-"):
        return [f"--{flag}" for flag in (*command.flags, *EVERYWHERE)]
    return _of_command(command, words[len(command.name.split()) :], begun)


def _of_command(command: Command, given: list[str], begun: str) -> list[str]:
    from nde.cli.chosen_game import game_ids

    places = [place.name for place in command.places]
    plain = [word for word in given if not word.startswith("-") and "=" not in word]
    if command.name == "help":
        return list(FIRST_WORDS)
    if not plain:
        first = places[0] if places else ""
        if first == "game-or-rule" and "/" in begun:
            return [rule.id for id in ruleset_ids() for rule in ruleset_named(id).rules]
        return list(game_ids()) if first.startswith("game") else []
    if plain[0] not in ruleset_ids():
        return []
    rules = ruleset_named(plain[0])
    if len(plain) == 1 and "situation" in places:
        return [situation.name for situation in rules.situations]
    if len(plain) == 1 and "foe" in places:
        return list(rules.foes)
    for situation in rules.situations:
        if len(plain) > 1 and situation.name == plain[1] and command.has_pairs:
            return _params(situation.params, given, begun)
    return []


def _params(params: tuple[Param, ...], given: list[str], begun: str) -> list[str]:
    key, has_value, _ = begun.partition("=")
    if not has_value:
        taken = {word.partition("=")[0] for word in given}
        return [f"{param.name}=" for param in params if param.name not in taken]
    for param in params:
        if param.name == key:
            values = {"die": [f"d{side}" for side in param.sides], "flag": ["1", "0"]}.get(
                param.kind, param.choices
            )
            return [f"{key}={value}" for value in values]
    return []
