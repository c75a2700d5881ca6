"""What can be wrong with what is typed, whoever reads it."""

from __future__ import annotations

from nde.errors import NdeError


class Refused(Exception):
    """Everything that is wrong with one command, so that all of it is mended at once."""

    def __init__(self, errors: list[NdeError]) -> None:
        self.errors = tuple(errors)
        super().__init__()
