"""What can go wrong, in four families: unreadable, missing, illegal, stale.

An error is its family, a stable `code` and the facts as values; its words live in `nde.locale` like every
other text, so a Pole and a German read the same refusal.  `str(error)` is the English sentence.
A class of its own is only for what somebody catches; `docs/refusals.md` lists every code.

>>> try:
...     raise Missing("no-such-room", room="attic")
... except NdeError as error:
...     error.code, error.facts
('no-such-room', {'room': 'attic'})
"""

from __future__ import annotations

from collections.abc import Callable

Fact = str | int | float | bool | tuple[str, ...] | tuple[int, ...]
"""A value an error or a step may carry; lists of allowed words are tuples of strings, dice of numbers."""


class NdeError(Exception):
    """A fault somebody can mend: bad input, a thing that is not there, a move the rules forbid."""

    code: str = "error"
    """Which refusal it is; the sentence is the message `error-…` of this code."""
    because: NdeError | None = None
    """Another error that this one follows from: its sentence is put into this one's as `problem`."""

    def __init__(self, code: str = "", /, **facts: Fact) -> None:
        self.code = code or self.code
        self.facts: dict[str, Fact] = facts
        super().__init__()

    def __str__(self) -> str:
        return describe(self)

    def __reduce__(self) -> tuple[object, ...]:
        return _as_it_was, (type(self), self.__dict__)

    def __repr__(self) -> str:
        facts = "".join(f", {key}={value!r}" for key, value in self.facts.items())
        return f"{type(self).__name__}({self.code!r}{facts})"


def _as_it_was(kind: type[NdeError], state: dict[str, object]) -> NdeError:
    """An error that comes from another process."""
    error = kind.__new__(kind)
    error.__dict__.update(state)
    return error


class Unreadable(NdeError):
    """The input cannot be understood at all."""

    code = "unreadable"


class Missing(NdeError):
    """The input is understood, and names something that does not exist."""

    code = "missing"


class Illegal(NdeError):
    """The input is understood, and the rules forbid it now."""

    code = "illegal"


class Stale(NdeError):
    """The input was right for a state that has since moved on."""

    code = "stale"


class Fault(NdeError):
    """One fault in a document: where it is, and the error that says what it is."""

    code = "fault"

    def __init__(self, place: str, error: NdeError) -> None:
        super().__init__(place=place)
        self.place = place
        self.error = error


class Faults(Unreadable):
    """Every fault of a document at once, never only the first."""

    code = "faults"

    def __init__(self, source: str, faults: tuple[Fault, ...]) -> None:
        super().__init__(source=source, count=len(faults))
        self.source = source
        self.faults = faults


def _without_words(error: NdeError) -> str:
    facts = " ".join(f"{key}={value!r}" for key, value in error.facts.items())
    return f"{error.code} {facts}".strip()


describe: Callable[[NdeError], str] = _without_words
"""Turns an error into an English sentence.  `nde/__init__.py` hands in the one of `nde.locale`."""


def use_words(words: Callable[[NdeError], str]) -> None:
    """Let `words` write the text of every error from now on."""
    global describe
    describe = words
