"""What a command is given besides its arguments: streams, environment, language and width.

The streams of the process are made safe: none is missing, and no write is cut short unnoticed.
"""

from __future__ import annotations

import errno
import io
import os
import re
from collections.abc import Callable, Mapping
from typing import NamedTuple, TextIO

from nde.errors import Unreadable
from nde.locale import Words, words


class OutputLost(Unreadable):
    """Standard output that cannot be written; `why` is one of full, large, closed or other."""

    code = "output-lost"


_REASONS = {errno.ENOSPC: "full", errno.EDQUOT: "full", errno.EFBIG: "large", errno.EBADF: "closed"}


class ClosedOutput(io.StringIO):
    """What stands for a standard output that the shell has closed: nothing can be written to it."""

    def write(self, text: str) -> int:
        """Refuse the text, as a closed file does."""
        raise OSError(errno.EBADF, os.strerror(errno.EBADF))


def input_stream(stream: TextIO | None) -> TextIO:
    """The stream, or an empty one where the shell has closed it."""
    return io.StringIO() if stream is None else stream


def output_stream(stream: TextIO | None) -> TextIO:
    """The stream, which shows a sign its encoding lacks as `?` and notices every write that falls short."""
    if stream is None:
        return ClosedOutput()
    if isinstance(getattr(stream, "buffer", None), io.RawIOBase):
        # Unbuffered, Python takes a write that was cut short for a whole one; a buffer goes on to the end.
        return open(
            stream.fileno(),
            "w",
            encoding=stream.encoding,
            errors="replace",
            buffering=1 if stream.isatty() else -1,
            closefd=False,
        )
    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="replace")
    return stream


def error_stream(stream: TextIO | None) -> TextIO:
    """The stream for complaints; they are lost where the shell has closed it."""
    return io.StringIO() if stream is None else output_stream(stream)


def output_lost(error: OSError) -> OutputLost:
    """The error that says why nothing more can be written."""
    return OutputLost(why=_REASONS.get(error.errno or 0, "other"))


def let_go(stream: TextIO) -> None:
    """Point the stream at nothing, so that Python does not complain at exit about what it cannot write."""
    try:
        handle = stream.fileno()
    except (OSError, ValueError):  # a stream without a file behind it has nothing to let go of
        return
    nothing = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nothing, handle)
    os.close(nothing)


INTERRUPTED = 130
"""Exit status of what somebody stopped."""
DEFAULT_WIDTH = 80
NARROWEST = 40
DEFAULT_HEIGHT = 24
LOWEST = 10


class Reply(NamedTuple):
    """What a command answers, made only in the form that is wanted; nothing is printed before it is whole."""

    data: Callable[[], object]
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

    @property
    def height(self) -> int:
        """Lines of the screen: what LINES or the terminal says; 24 where nobody says."""
        wished = self.env.get("LINES", "")
        if wished.isascii() and wished.isdigit() and int(wished) > 0:
            return max(LOWEST, int(wished))
        try:
            lines = os.get_terminal_size(self.stdout.fileno()).lines
            return max(LOWEST, lines) if lines else DEFAULT_HEIGHT
        except (OSError, ValueError):
            return DEFAULT_HEIGHT

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
