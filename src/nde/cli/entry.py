"""The way in: from the words of a command line to an exit status."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import TextIO

from nde import __version__
from nde.cli.arguments import Arguments, find_command, read_arguments, wants_help, wished_language
from nde.cli.session import (
    INTERRUPTED,
    OutputLost,
    Reply,
    Session,
    error_stream,
    input_stream,
    let_go,
    output_stream,
)
from nde.errors import NdeError
from nde.extras import absence
from nde.locale import language_from
from nde.locale.complaints import Refused

FAULT = 2
"""Exit status for everything that was wrong with the input."""
PIPE_CLOSED = 141


def main(
    argv: Sequence[str] | None = None,
    stdin: TextIO | None = None,
    stdout: TextIO | None = None,
    stderr: TextIO | None = None,
    env: Mapping[str, str] | None = None,
) -> int:
    """Carry out one command line and return its exit status; without a command, open the prompt."""
    words = list(sys.argv[1:] if argv is None else argv)
    environment = os.environ if env is None else env
    session = Session(
        stdin or input_stream(sys.stdin),
        stdout or output_stream(sys.stdout),
        stderr or error_stream(sys.stderr),
        environment,
        language_from(None, environment),
    )
    try:
        status = _start(words, session)
        session.flush()
        return status
    except KeyboardInterrupt:
        session.end_line()
        return INTERRUPTED
    except BrokenPipeError:
        session.is_output_lost = True
        return PIPE_CLOSED
    except OutputLost as error:
        return _complain([error], session)
    finally:
        if session.is_output_lost:
            let_go(session.stdout)


def _start(argv: list[str], session: Session) -> int:
    name, rest = find_command(argv)
    if name or any(flag in rest for flag in ("--help", "-h", "-?", "--version", "-V")):
        return run(argv, session)
    wish = wished_language(argv)
    if rest not in ([], ["--lang", wish], [f"--lang={wish}"]):
        return run(argv, session)
    try:
        session.language = language_from(wish, session.env)
    except NdeError as error:
        return _complain([error], session)
    from nde.cli.prompt import converse

    return converse(session)


def run(argv: list[str], session: Session) -> int:
    """Carry out one command and return its exit status; what is wrong is told, never raised."""
    before = session.language
    wish = wished_language(argv)
    try:
        if wish is not None:
            try:
                session.language = language_from(wish, session.env)
            except NdeError as error:
                return _complain([error, *_faults_of(argv)], session)
        status = _run(argv, session)
        session.flush()
        return status
    except Refused as refused:
        return _complain(list(refused.errors), session)
    except NdeError as error:
        return _complain([error], session)
    except ImportError as error:
        refusal = absence(error)
        if refusal is None:
            raise
        return _complain([refusal], session)
    finally:
        session.language = before


def _faults_of(argv: list[str]) -> tuple[NdeError, ...]:
    try:
        read_arguments(argv)
    except Refused as refused:
        return refused.errors
    return ()


def _run(argv: list[str], session: Session) -> int:
    name, rest = find_command(argv)
    if wants_help(argv):
        from nde.cli.helptext import help_for

        session.write(help_for(name, session))
        return 0
    if not name and any(token in ("--version", "-V") for token in rest):
        session.write(f'{{"version": "{__version__}"}}' if "--json" in rest else f"nde {__version__}")
        return 0
    arguments = read_arguments(argv)
    reply = _handler(arguments)(arguments, session)
    if reply.is_told:
        return reply.status
    if arguments.flags.get("json"):
        from nde.cli.as_json import as_json

        session.put(as_json(reply.data()) + "\n")
    else:
        session.write(reply.text())
    return reply.status


def _handler(arguments: Arguments) -> _Handler:
    module, _, function = arguments.command.handler.partition(":")
    handler: _Handler = getattr(import_module(module), function)
    return handler


class _Handler:
    """The shape of a command's function."""

    def __call__(self, arguments: Arguments, session: Session) -> Reply:
        raise NotImplementedError


def _complain(errors: list[NdeError], session: Session) -> int:
    from nde.locale.complaints import complaint

    session.complain(complaint(errors, session.words))
    return FAULT
