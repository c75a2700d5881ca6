"""Why something typed was refused: every fault at once, each in a sentence."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

from nde.errors import Fault, Faults, NdeError
from nde.locale import Words, words
from nde.locale.typed import nearest

_Read = TypeVar("_Read")


class Refused(Exception):
    """Everything that is wrong with one command, so that all of it is mended at once."""

    def __init__(self, errors: list[NdeError]) -> None:
        self.errors = tuple(errors)
        super().__init__()

    def __str__(self) -> str:
        return self.text("en")

    def text(self, language: str) -> str:
        """Every fault in a sentence, one after another, in the reader's language."""
        return complaint(self.errors, words(language))


def tried(read: Callable[[], _Read], errors: list[NdeError]) -> _Read | None:
    """What can be read; where it cannot, nothing, and what is wrong with it goes to `errors`."""
    try:
        return read()
    except Refused as refused:
        errors += refused.errors
    except NdeError as error:
        errors.append(error)
    return None


def complaint(errors: Iterable[NdeError], speaker: Words) -> str:
    """The text for every error, one after another, each with its suggestion on the line below."""
    return "\n".join(line for error in errors for line in _lines(error, speaker))


def _lines(error: NdeError, speaker: Words) -> list[str]:
    if isinstance(error, Faults):
        inner = [f"  {line}" for fault in error.faults for line in _lines(fault, speaker)]
        return [speaker.say(f"error-{error.code}", **error.facts), *inner]
    lines = speaker.error(error).splitlines()
    meant = suggestion(error.error if isinstance(error, Fault) else error)
    if meant is not None:
        lines.append("  " + speaker.say("cli-did-you-mean", meant=meant))
    return lines


def suggestion(error: NdeError) -> str | None:
    """The allowed word nearest to the one that was wrong, for an error that knows both."""
    allowed = error.facts.get("allowed")
    if not isinstance(allowed, tuple) or "nearest" in error.facts:
        return None
    beside = {"place", "key", *(["name"] if "value" in error.facts else [])}
    for name, value in error.facts.items():
        if isinstance(value, str) and name not in beside:
            found = nearest(value, [str(one) for one in allowed])
            if found is not None:
                return found
    return None
