"""The game and the situation that a line names, and what words that name none were probably meant for."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from nde.cli.arguments import Arguments
from nde.cli.creature_files import with_file
from nde.cli.files import is_there, read_text
from nde.cli.session import Session
from nde.errors import Missing, NdeError, Unreadable
from nde.locale.book.game import ChosenGame, PackedGame
from nde.locale.book.rules import option_text
from nde.locale.complaints import Refused
from nde.locale.given import Given, completed, number_range, read_given
from nde.locale.typed import whole_number
from nde.rules import ruleset_ids, ruleset_named
from nde.rules.pack import SHIPPED, Pack, read_pack, shipped_pack
from nde.rules.posed_odds import said_answers
from nde.rules.ruleset import Option, Posed, Ruleset, Situation


class KeptPacks(NamedTuple):
    """The packs a sheet names, and the sheet's file: beside it they are looked for first."""

    sheet: str = ""
    names: tuple[str, ...] = ()


NO_PACKS = KeptPacks()


def game_ids() -> tuple[str, ...]:
    """Every word that names a game: the games themselves, and the packs that come with the program."""
    return (*ruleset_ids(), *SHIPPED)


def is_game(word: str) -> bool:
    """Whether the word names a game or a pack of ours."""
    return word.casefold() in game_ids()


def ruleset_of(word: str) -> Ruleset:
    """The plain game a word names; of a pack, the game it changes."""
    plain = word.casefold()
    return ruleset_named(shipped_pack(plain).base if plain in SHIPPED else plain)


def choose_game(id: str, arguments: Arguments, session: Session, kept: KeptPacks = NO_PACKS) -> ChosenGame:
    """The game called `id`, with the packs and options of the line; `Refused` with every fault.

    `kept` are those of a file that names its own; packs on the line take their place.
    """
    errors: list[NdeError] = []
    game = choose_soundly(id, arguments, session, errors, kept)
    if errors:
        raise Refused(errors)
    return game


def choose_soundly(
    id: str, arguments: Arguments, session: Session, errors: list[NdeError], kept: KeptPacks = NO_PACKS
) -> ChosenGame:
    """The game called `id` with what is sound of the line; the rest is noted in `errors`."""
    plain = id.casefold()
    if not is_game(plain):
        raise no_such_game(id)
    packs = [*([plain] if plain in SHIPPED else []), *(arguments.texts("pack") or kept.names)]
    game = PackedGame(ruleset_of(plain))
    for name in packs:
        try:
            game = game.with_pack(_read_pack(name, "" if arguments.texts("pack") else kept.sheet))
        except NdeError as error:
            errors.append(error)
    rules = game.rules
    settings = read_settings(arguments.texts("set"), rules, errors)
    try:
        rules = rules.configure(settings) if settings else rules
    except NdeError as error:
        errors.append(error)
    chosen = ChosenGame(rules, game.words(session.language), tuple(packs), game.names)
    for path in arguments.texts("creatures"):
        try:
            chosen, _ = with_file(chosen, path)
        except NdeError as error:
            errors.append(error)
    return chosen


def _read_pack(name: str, sheet: str) -> Pack:
    """The pack of ours with this name, or the one in the file; beside the sheet before anywhere else."""
    if name in SHIPPED:
        return shipped_pack(name)
    if not ("/" in name or "." in name or "\\" in name):
        return shipped_pack(name)  # which refuses it, and says what there is
    beside = Path(sheet).parent / name
    if sheet and not (is_there(beside) or is_there(Path(name))):
        raise Missing("sheet-needs-pack", file=sheet, pack=name)
    return read_pack(read_text(str(beside) if sheet and is_there(beside) else name), source=name)


def read_settings(texts: tuple[str, ...], rules: Ruleset, errors: list[NdeError]) -> dict[str, object]:
    """The sound values among every `--set option=value`; the faults of the others go to `errors`."""
    settings: dict[str, object] = {}
    options = {option.key: option for option in rules.options}
    for text in texts:
        key, has_value, value = text.partition("=")
        option = options.get(key) or options.get(key.replace("-", "_"))
        if not has_value:
            errors.append(Unreadable("setting-unreadable", text=text))
        elif option is None:
            errors.append(Missing("no-such-game-option", word=key, allowed=tuple(options)))
        else:
            before = len(errors)
            read = _option_value(option, value.strip(), errors)
            settings |= {option.key: read} if len(errors) == before else {}
    return settings


_OTHER_DIE = re.compile(r"^[kw]([0-9]+)$", re.ASCII)
"""A die as other languages write it: k6, W6."""


def _option_value(option: Option, text: str, errors: list[NdeError]) -> object:
    if not option.choices:
        number = whole_number(text)
        if number is None or not option.least <= number <= option.most:
            errors.append(
                Unreadable(
                    "param-range", name=option.key, value=text, range=number_range(option.least, option.most)
                )
            )
        return number
    by_text = {option_text(choice): choice for choice in option.choices}
    typed = _OTHER_DIE.sub(r"d\1", text.casefold())
    if typed not in by_text:
        errors.append(Unreadable("param-value", name=option.key, value=text, allowed=tuple(by_text)))
    return by_text.get(typed)


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
    if is_situation(word):
        return Unreadable("game-comes-first", word=word, allowed=game_ids())
    return Missing("no-such-game", game=word, allowed=game_ids())


def is_situation(word: str) -> bool:
    """Whether any game has a situation of this name."""
    return any(word.casefold() == one.name for id in ruleset_ids() for one in ruleset_named(id).situations)


def is_nearly_a_game(word: str) -> bool:
    """Whether a word without a digit, which no dice are, is much like the id of a game."""
    from nde.rules.documents import nearest

    return word.isalpha() and bool(nearest(word.casefold(), game_ids()))


def _parameter_names() -> frozenset[str]:
    """Every name a parameter of any situation has."""
    return frozenset(
        name
        for id in ruleset_ids()
        for situation in ruleset_named(id).situations
        for param in situation.params
        for name in (param.name, *param.aliases)
    )


class PosedCase(NamedTuple):
    """What `nde odds` and `nde resolve` are asked about."""

    game: ChosenGame
    situation: Situation
    given: Given


def read_case(arguments: Arguments, session: Session, errors: list[NdeError]) -> PosedCase:
    """The case a line poses; `Refused` with every fault, those in `errors` among them."""
    game = choose_soundly(arguments.words[0], arguments, session, errors)
    return pose_case(game, arguments.word(1), arguments.pairs, errors)


def pose_case(
    game: ChosenGame, name: str | None, pairs: Mapping[str, str], errors: list[NdeError]
) -> PosedCase:
    """The situation called `name` with what was said of it; `Refused` with every fault, as above."""
    allowed = tuple(one.name for one in game.rules.situations)
    try:
        if name is None:
            raise Unreadable("word-missing", place="situation", allowed=allowed)
        situation = game.rules.situation(name.casefold())
    except NdeError as error:
        raise Refused([*errors, error]) from None
    given, faults = read_given(pairs, situation.params, game.words)
    if errors or faults:
        raise Refused([*errors, *faults])
    return PosedCase(game, situation, completed(situation, given))


def answers_of(case: PosedCase, posed: Posed) -> dict[str, str]:
    """The answers of a posed situation that the line itself gave, and not merely left as usual."""
    return said_answers(case.situation, case.given.values, case.given.said, posed)
