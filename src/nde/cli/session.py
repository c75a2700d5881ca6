"""What a command is given besides its arguments: streams, environment, language and width."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, TextIO

from nde.locale import Words, words

INTERRUPTED = 130
"""Exit status of what somebody stopped."""
DEFAULT_WIDTH = 80
NARROWEST = 40


class Reply(NamedTuple):
    """What a command answers, made only in the form that is wanted; nothing is printed before it is whole."""

    data: Callable[[], Any]
    """For `--json`."""
    text: Callable[[], str]
    """For people."""
    status: int = 0
    is_told: bool = False
    """Whether the command has printed everything on its way, as a game does."""


class Session:
    """The surroundings of one command, or of all commands typed at one prompt."""

    def __init__(
        self, stdin: TextIO, stdout: TextIO, stderr: TextIO, env: Mapping[str, str], language: str
    ) -> None:
        self.stdin = stdin
        self.stdout = stdout
        self.stderr = stderr
        self.env = env
        self.language = language
        self.is_output_lost = False
        """Whether something could not be written to standard output."""
        self.read_line: Callable[[str], str] = self._plain_line
        """Asks for one line; the prompt puts one with editing and history in its place."""

    @property
    def words(self) -> Words:
        """The speaker for what belongs to no game."""
        return words(self.language)

    @property
    def is_terminal(self) -> bool:
        """Whether a person sits at both ends: only then is anything asked."""
        return _is_terminal(self.stdin) and _is_terminal(self.stdout)

    @property
    def width(self) -> int:
        """Columns to fill: what COLUMNS or the terminal says, and 80 where nobody reads along."""
        wished = self.env.get("COLUMNS", "")
        if wished.isascii() and wished.isdigit() and int(wished) > 0:
            return max(NARROWEST, int(wished))
        if _is_terminal(self.stdout):
            try:
                return max(NARROWEST, os.get_terminal_size(self.stdout.fileno()).columns)
            except (OSError, ValueError):
                return DEFAULT_WIDTH
        return DEFAULT_WIDTH

    def write(self, text: str) -> None:
        """Print to standard output, with one line end after it."""
        self.put(printable(text.rstrip("\n")) + "\n")

    def put(self, text: str) -> None:
        """Print to standard output, as it is; once that has failed and been told, nothing more is tried."""
        if self.is_output_lost:
            return
        try:
            self.stdout.write(text)
        except OSError as error:
            raise self._lost(error) from None

    def flush(self) -> None:
        """Have everything printed so far arrive; what cannot is noticed here."""
        if self.is_output_lost:
            return
        try:
            self.stdout.flush()
        except OSError as error:
            raise self._lost(error) from None

    def _lost(self, error: OSError) -> Exception:
        from nde.cli.streams import output_lost

        self.is_output_lost = True
        return error if isinstance(error, BrokenPipeError) else output_lost(error)

    def complain(self, text: str) -> None:
        """Print to standard error, each line marked as ours."""
        for line in printable(text).splitlines():
            lines = [f"nde: {line}"]
            if _is_terminal(self.stderr):
                from nde.locale.layout import paragraph

                lines = paragraph(
                    line.lstrip(), self.width, "     ", "nde: " + line[: len(line) - len(line.lstrip())]
                )
            self._put_error("\n".join(lines) + "\n")

    def end_line(self) -> None:
        """Go to a new line of the terminal after Ctrl-C, without a word."""
        self._put_error("\n")

    def _put_error(self, text: str) -> None:
        """Print to standard error; where that fails too, only the exit status is left to tell."""
        try:
            self.stderr.write(text)
            self.stderr.flush()
        except OSError:
            return

    def _plain_line(self, prompt: str) -> str:
        self.put(prompt)
        self.flush()
        line = self.stdin.readline()
        if not line:
            raise EOFError
        return line.rstrip("\n")


_UNPRINTABLE = re.compile("[\x00-\x09\x0b-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069]")


def printable(text: str) -> str:
    """The text with signs that command a terminal shown as `�`: file names and sheets come from strangers.

    >>> printable("red \\x1b[31m ink")
    'red �[31m ink'
    """
    return _UNPRINTABLE.sub("\N{REPLACEMENT CHARACTER}", text)


def _is_terminal(stream: TextIO) -> bool:
    try:
        return stream.isatty()
    except ValueError:  # a closed stream
        return False
