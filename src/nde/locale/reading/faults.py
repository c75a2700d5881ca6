"""What can be wrong with what is typed, whoever reads it."""

from __future__ import annotations

from nde.errors import NdeError


class Refused(Exception):
    """Everything that is wrong with one command, so that all of it is mended at once."""

    def __init__(self, errors: list[NdeError]) -> None:
        self.errors = tuple(errors)
        super().__init__()


class GivenTwice(Unreadable):
    """A flag or parameter stands twice on one line."""

    code = "given-twice"


class NoSuchParam(Missing):
    """The situation has no parameter of this name."""

    code = "no-such-param"


class ParamMissing(Unreadable):
    """The situation needs a parameter that was not given."""

    code = "param-missing"


class ParamValue(Unreadable):
    """A value that is not one of those allowed."""

    code = "param-value"


class ParamRange(Unreadable):
    """A number outside its range, or not a number."""

    code = "param-range"


class NothingFound(Missing):
    """A search without a result."""

    code = "nothing-found"


class NothingFoundBut(Missing):
    """A search without a result, for a word that is like some that are known."""

    code = "nothing-found-but"
