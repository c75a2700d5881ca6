"""The streams of the process, made safe: none is missing, and no write is cut short unnoticed."""

from __future__ import annotations

import errno
import io
import os
from typing import TextIO

from nde.cli.faults import OutputLost

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
