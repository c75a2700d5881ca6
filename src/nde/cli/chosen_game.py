"""The game a command speaks of: its ruleset, with packs and options laid over it, and its words."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

from nde.cli.arguments import Arguments
from nde.cli.files import is_there, read_text
from nde.cli.session import Session
from nde.cli.stray_words import no_such_game
from nde.errors import Illegal, Missing, NdeError, Unreadable
from nde.locale import LANGUAGES, words
from nde.locale.book.game import ChosenGame
from nde.locale.book.rules import option_text
from nde.locale.complaints import Refused
from nde.locale.given import number_range
from nde.locale.spelling import whole_number
from nde.rules import ruleset_ids, ruleset_named
from nde.rules.pack import SHIPPED, Pack, apply_pack, read_pack, refuse_twice, shipped_pack
from nde.rules.ruleset import Option, Ruleset


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
    rules = ruleset_of(plain)
    names: dict[str, str] = {}
    everywhere: dict[tuple[str, str], str] = {}
    laid: list[str] = []
    for name in packs:
        try:
            pack = _read_pack(name, "" if arguments.texts("pack") else kept.sheet)
            if pack.base != rules.id:
                raise Illegal("pack-for-other-game", pack=pack.id, base=pack.base, game=rules.id)
            refuse_twice(pack, laid)
            laid.append(pack.id)
            rules = apply_pack(pack, {rules.id: rules})
        except NdeError as error:
            errors.append(error)
        else:
            names |= pack.words(session.language)
            for language in LANGUAGES:
                everywhere |= {(language, key): text for key, text in pack.words(language).items()}
    settings = read_settings(arguments.texts("set"), rules, errors)
    try:
        rules = rules.configure(settings) if settings else rules
    except NdeError as error:
        errors.append(error)
    brought = tuple((language, key, text) for (language, key), text in everywhere.items())
    return ChosenGame(rules, words(session.language, rules.id, names), tuple(packs), brought)


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


def read_settings(texts: tuple[str, ...], rules: Ruleset, errors: list[NdeError]) -> dict[str, Any]:
    """The sound values among every `--set option=value`; the faults of the others go to `errors`."""
    settings: dict[str, Any] = {}
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


def _option_value(option: Option, text: str, errors: list[NdeError]) -> Any:
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
    if text.casefold() not in by_text:
        errors.append(Unreadable("param-value", name=option.key, value=text, allowed=tuple(by_text)))
    return by_text.get(text.casefold())
