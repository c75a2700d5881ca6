"""What a command is given where no terminal is: it asks nothing, and what it writes can be taken."""

from __future__ import annotations

import io

from nde.cli.session import DEFAULT_WIDTH, Session


class Unattended(Session):
    """A session at which nobody sits."""

    def __init__(self, language: str = "en", width: int = DEFAULT_WIDTH) -> None:
        self._paper = io.StringIO()
        super().__init__(io.StringIO(), self._paper, io.StringIO(), {"COLUMNS": str(width)}, language)

    def taken(self) -> str:
        """What was written since the last time."""
        written = self._paper.getvalue()
        self._paper.seek(0)
        self._paper.truncate()
        return written
