"""`nde character`: makes, checks, shows, advances and converts characters kept in TOML files."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from nde.cli.arguments import Arguments
from nde.cli.chosen_game import KeptPacks, choose_game, game_ids
from nde.cli.creation import Chooser, asker, choices_by_key, run_choices
from nde.cli.files import replace, write_new
from nde.cli.randomness import typed_or_drawn
from nde.cli.session import Reply, Session
from nde.cli.sheet_files import read_sheet_file
from nde.dice import Ask, Policy, Waiting, at_random, default_answer, resume
from nde.errors import Faults, Illegal, Missing, NdeError, Unreadable
from nde.locale import Words
from nde.locale.book.game import ChosenGame
from nde.locale.complaints import complaint
from nde.locale.layout import paragraph
from nde.prose.sheet_files import PACKS, in_words, sheet_toml, with_packs
from nde.prose.sheets import sheet_text
from nde.rules.ruleset import Sheet


def sheet_data(game: ChosenGame, sheet: Sheet, document: dict[str, object]) -> dict[str, object]:
    """The sheet for a program: the file's own keys, and what a screen shows of it."""
    return {"game": game.rules.id, "character": document, "sheet": msgspec.to_builtins(sheet)}


NOT_VALID = 1


class Read(NamedTuple):
    """A sheet file: the game it belongs to and what stands in it."""

    game: ChosenGame
    document: dict[str, object]


def new(arguments: Arguments, session: Session) -> Reply:
    """Make a character from the choices of the line; the others are asked, drawn, or left as proposed."""
    game = choose_game(arguments.words[0], arguments, session)
    wishes = choices_by_key(arguments.pairs)
    faces = typed_or_drawn(arguments)
    is_drawn = bool(arguments.flags.get("surprise")) or arguments.number("seed") is not None
    others = at_random(faces) if is_drawn else _others(game, arguments, session)
    document = created(game, Chooser(wishes, game.words, faces, others))
    reply = _finished(game, document, arguments, session)
    if arguments.text("out") is not None or arguments.flags.get("toml"):
        return reply
    if _may_ask(arguments, session):
        session.write(reply.text())
        return Reply(data=reply.data, text=lambda: _kept(game, document, session))
    hint = "\n".join(paragraph(game.words.say("cli-sheet-keep-hint"), session.width))
    return Reply(data=reply.data, text=lambda: f"{reply.text()}\n\n{hint}")


def created(game: ChosenGame, chooser: Chooser) -> dict[str, object]:
    """The sheet of a new character; `Refused` with every wish that no question takes."""
    made = run_choices(game.rules.create, chooser)
    return in_words(game.rules.write_sheet(made.character), made.suggested, game.words)


def _kept(game: ChosenGame, document: dict[str, object], session: Session) -> str:
    """What became of a sheet that a person made, who is asked for a file until one can be written."""
    while True:
        try:
            session.write("")
            path = session.read_line(f"{game.words.say('cli-sheet-keep-where')} ").strip()
        except EOFError:
            path = ""
            session.write("")
        if not path:
            return game.words.say("cli-sheet-not-kept")
        try:
            write_new(path, sheet_toml(with_packs(document, game.packs)))
        except NdeError as error:
            session.complain(complaint([error], game.words))
        else:
            return game.words.say("cli-sheet-written", file=path)


def _others(game: ChosenGame, arguments: Arguments, session: Session) -> Policy:
    """Who answers what the line leaves open: the person, or nobody, and the proposals stand."""
    return asker(session, game.words) if _may_ask(arguments, session) else default_answer


def _may_ask(arguments: Arguments, session: Session) -> bool:
    drawn = arguments.flags.get("surprise") or arguments.number("seed") is not None
    return session.is_terminal and not (drawn or arguments.flags.get("json"))


def check(arguments: Arguments, session: Session) -> Reply:
    """Check a sheet; every fault is listed, and the exit status is 1 if there is any."""
    path = arguments.words[0]
    game, document = _read(path, arguments, session)
    try:
        read_character(path, game, document)
    except Faults as faults:
        return _faulty(path, faults, game.words)
    return Reply(
        data=lambda: {"file": path, "game": game.rules.id, "is_valid": True, "faults": []},
        text=lambda: game.words.say("cli-sheet-valid", file=path),
    )


def _faulty(path: str, faults: Faults, words: Words) -> Reply:
    return Reply(
        data=lambda: {
            "file": path,
            "is_valid": False,
            "faults": [
                {
                    "place": one.place,
                    "code": one.error.code,
                    "facts": one.error.facts,
                    "text": words.error(one.error),
                }
                for one in faults.faults
            ],
        },
        text=lambda: complaint([faults], words),
        status=NOT_VALID,
    )


def show(arguments: Arguments, session: Session) -> Reply:
    """Show a sheet."""
    path = arguments.words[0]
    game, document = _read(path, arguments, session)
    read_character(path, game, document)
    return _finished(game, document, arguments, session)


def advance(arguments: Arguments, session: Session) -> Reply:
    """Spend one advance and write the sheet back."""
    path = arguments.words[0]
    game, document = _read(path, arguments, session)
    character = read_character(path, game, document)
    wishes = choices_by_key(arguments.pairs)
    choice = arguments.word(1)
    if choice is None and not wishes and not _may_ask(arguments, session):
        _refuse_to_choose(game, character)
    chooser = Chooser(
        wishes, game.words, typed_or_drawn(arguments), _others(game, arguments, session), first=choice
    )
    made = run_choices(lambda: game.rules.advance(character), chooser)
    after = in_words(game.rules.write_sheet(made.character), made.suggested, game.words)
    told = [game.words.step(step) for step in made.steps]
    reply = _finished(game, after, arguments, session, back_to=path)
    return Reply(data=reply.data, text=lambda: "\n".join([*told, "", reply.text()]))


def _refuse_to_choose(game: ChosenGame, character: object) -> None:
    """Refuse an advance that nobody chose: a file is not changed on a guess."""
    state = resume(game.rules.advance(character), ())
    if isinstance(state, Waiting) and isinstance(state.question, Ask):
        raise Unreadable("word-missing", place="choice", allowed=state.question.options)


def convert(arguments: Arguments, session: Session) -> Reply:
    """Show a character in another variant of its game, or write it to a new file."""
    path, variant = arguments.words
    game, document = _read(path, arguments, session)
    if variant not in game.rules.variants:
        raise Missing("no-such-variant", word=variant, allowed=game.rules.variants)
    character = read_character(path, game, document)
    after = game.rules.write_sheet(game.rules.convert(character, variant))
    return _finished(game, after, arguments, session)


def _read(path: str, arguments: Arguments, session: Session) -> Read:
    return read_document(read_sheet_file(path), path, arguments, session)


def read_document(document: dict[str, object], path: str, arguments: Arguments, session: Session) -> Read:
    """A sheet with the game and the packs it names."""
    named = document.get("game")
    if not isinstance(named, str):
        raise Unreadable("game-not-named", file=path, allowed=game_ids())
    kept = document.get(PACKS, ())
    packs = tuple(kept) if isinstance(kept, list) and all(isinstance(one, str) for one in kept) else ()
    if packs:
        document.pop(PACKS)  # the rest is the game's own to read
    return Read(choose_game(named, arguments, session, KeptPacks(path, packs)), document)


def read_character(path: str, game: ChosenGame, document: dict[str, object]) -> object:
    """The character in a file; its faults are told with the name of the file."""
    try:
        return game.rules.read_sheet(document)
    except Faults as faults:
        raise Faults(path, faults.faults) from None


def _finished(
    game: ChosenGame,
    document: dict[str, object],
    arguments: Arguments,
    session: Session,
    back_to: str | None = None,
) -> Reply:
    """The reply that shows a sheet, after writing it to `--out` or back to where it came from."""
    out = arguments.text("out")
    if arguments.flags.get("toml") and arguments.flags.get("json"):
        raise Illegal("flags-clash", one="--toml", other="--json")
    sheet = game.rules.sheet(game.rules.read_sheet(document))
    kept = with_packs(document, game.packs)
    if out is not None:
        write_new(out, sheet_toml(kept))
    elif back_to is not None:
        replace(back_to, sheet_toml(kept))
    written = out or back_to

    def text() -> str:
        if arguments.flags.get("toml"):
            return sheet_toml(kept)
        shown = sheet_text(game, sheet, session.width)
        return shown if written is None else f"{shown}\n\n{game.words.say('cli-sheet-written', file=written)}"

    return Reply(data=lambda: sheet_data(game, sheet, document), text=text)
