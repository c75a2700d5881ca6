"""`nde` alone: a prompt that takes every command, completes words, and survives every mistake.

With a pipe instead of a person at the other end, each line of it is a command and nothing is prompted.
"""

from __future__ import annotations

import re
import shlex
import sys

from nde.cli.arguments import find_command
from nde.cli.commands import FIRST_WORDS
from nde.cli.entry import FAULT, run
from nde.cli.helptext import help_for
from nde.cli.session import Session
from nde.errors import NdeError, Unreadable
from nde.locale import LANGUAGES, language_from
from nde.locale.complaints import complaint
from nde.locale.layout import paragraph

LEAVING = frozenset(("quit", "exit", "q"))
_BEGUN_DICE = re.compile(r"[(+]*([0-9]*[dkw][0-9%]|[0-9])", re.IGNORECASE)


def converse(session: Session) -> int:
    """Take commands until the end; the status is that of the worst line of a script, and 0 for a person."""
    if not session.is_terminal:
        return _script(session)
    if session.stdin is sys.stdin:
        _edit_lines(session)
    session.write("\n".join(paragraph(session.words.say("cli-welcome"), session.width)))
    while True:
        try:
            line = session.read_line("nde> ")
            if not _obey(line, session):
                return 0
        except EOFError:
            session.write("")
            return 0
        except KeyboardInterrupt:
            session.write("")


def _script(session: Session) -> int:
    """Carry out every line of standard input; without any, print the help."""
    worst = 0
    is_empty = True
    for line in session.stdin:
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        is_empty = False
        words = _words(line, session)
        if words is None:
            worst = max(worst, FAULT)
        elif words and words[0] in LEAVING:
            break
        else:
            worst = max(worst, _one(words, session))
        session.flush()
    if is_empty:
        session.write(help_for("", session))
    return worst


def _obey(line: str, session: Session) -> bool:
    """Carry out a line and tell whether to go on."""
    words = _words(line, session)
    if words and words[0].casefold() in LEAVING:
        return False
    if words:
        try:
            _one(words, session)
        except KeyboardInterrupt:
            session.write("")
        session.flush()
    return True


def _words(line: str, session: Session) -> list[str] | None:
    try:
        words = shlex.split(line)
    except ValueError:
        session.complain(complaint([Unreadable("line-unreadable", line=line.strip())], session.words))
        return None
    return words[1:] if words[:1] == ["nde"] else words


def _one(words: list[str], session: Session) -> int:
    if words[0] == "lang":
        return _change_language(words[1:], session)
    if _is_dice(words[0]):
        return run(["roll", *words], session)
    name, _ = find_command(words)
    if not name and words[0] in ("--help", "-h", "?"):
        session.write(help_for("", session))
        return 0
    return run(words, session)


def _is_dice(word: str) -> bool:
    """Whether a line begins with dice instead of a command: at a table that is what people type."""
    if word in FIRST_WORDS or word.startswith("-") or not any(sign.isdigit() or sign == "%" for sign in word):
        return False
    from nde.dice import parse

    try:
        parse(word)
    except NdeError:
        return _BEGUN_DICE.match(word) is not None  # what is wrong with them is for `roll` to say
    return True


def _change_language(words: list[str], session: Session) -> int:
    try:
        if not words:
            raise Unreadable("word-missing", place="language", allowed=LANGUAGES)
        session.language = language_from(words[0], session.env)
    except NdeError as error:
        session.complain(complaint([error], session.words))
        return FAULT
    session.write(session.words.say("cli-language-is"))
    return 0


def _edit_lines(session: Session) -> None:
    """Give the prompt editing, history and completion, where Python has them."""
    session.read_line = input
    try:
        import readline
    except ImportError:
        return
    from nde.cli.completion import completions

    found: list[str] = []

    def complete(text: str, state: int) -> str | None:
        if state == 0:
            before = readline.get_line_buffer()[: readline.get_begidx()]
            found[:] = completions(before.split(), text)
        return found[state] if state < len(found) else None

    readline.set_completer(complete)
    readline.set_completer_delims(" \t\n")
    binding = "bind ^I rl_complete" if "libedit" in (readline.__doc__ or "") else "tab: complete"
    readline.parse_and_bind(binding)
