"""Refusals as problem+json (RFC 9457): a stable code, and a sentence in the reader's language."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Any

import msgspec

from nde.errors import Faults, Illegal, Missing, NdeError, Stale, Unreadable
from nde.locale import words
from nde.store.rows import StoreUnavailable
from nde.web.messages import Problem

log = logging.getLogger("nde.web")
MEDIA_TYPE = "application/problem+json"
LONGEST_FACT = 400
MOST_FAULTS = 100

FAMILIES: tuple[tuple[type[NdeError], int], ...] = (
    (StoreUnavailable, 503),
    (Unreadable, 422),
    (Missing, 404),
    (Illegal, 409),
    (Stale, 409),
)
CODES: dict[str, int] = {
    **dict.fromkeys(("not-json", "bad-query"), 400),
    **dict.fromkeys(("key-needed", "no-such-key", "key-revoked"), 401),
    **dict.fromkeys(
        (
            "enter-first",
            "foreign-origin",
            "not-here",
            "not-your-question",
            "not-yours",
            "only-the-gm",
            "only-watching",
            "ruling-not-yours",
            "undo-not-yours",
            "undo-used-up",
        ),
        403,
    ),
    "no-such-method": 405,
    "body-too-slow": 408,
    "body-too-large": 413,
    "wrong-media-type": 415,
    **dict.fromkeys(("too-fast", "disk-used-up"), 429),
    **dict.fromkeys(
        ("lab-took-too-long", "server-busy", "server-stopping", "table-busy", "table-outgrown"), 503
    ),
}
"""Where a family's status would not say what kind of refusal it is."""


def status_of(error: NdeError) -> int:
    """The HTTP status of a refusal; 500 for what is nobody's fault but ours."""
    return status_of_kind(type(error), error.code)


def status_of_kind(kind: type[NdeError], code: str) -> int:
    """The HTTP status of a refusal of a family, or of its code where that has one of its own."""
    if code in CODES:
        return CODES[code]
    return next((status for family, status in FAMILIES if issubclass(kind, family)), 500)


def problem(
    error: NdeError, language: str, game: str = "", names: Mapping[str, str] | None = None
) -> Problem:
    """A refusal in a language, in the words of a game and with the names of a table; every fault at once."""
    if isinstance(error, StoreUnavailable):
        log.warning(
            "store unavailable", extra={name: error.facts.get(name, "") for name in ("reason", "said")}
        )
        return _store_problem(error, language)
    return _problem(error, language, game, names)


def _store_problem(error: StoreUnavailable, language: str) -> Problem:
    """Without what the database says: it names hosts and users, which the log alone may."""
    facts = {name: fact for name, fact in error.facts.items() if name != "said"}
    found = _problem(StoreUnavailable(**facts, said=""), language)
    return msgspec.structs.replace(found, title=found.title.replace(" ()", ""), facts=facts)


def _problem(
    error: NdeError, language: str, game: str = "", names: Mapping[str, str] | None = None
) -> Problem:
    speaker = words(language, game, names)
    faults = error.faults[:MOST_FAULTS] if isinstance(error, Faults) else ()
    # A file may have more faults than anybody reads: only those that are sent are put into words.
    whole_error = speaker.say(f"error-{error.code}", **error.facts) if faults else speaker.error(error)
    said = whole_error.splitlines() or [error.code]
    return Problem(
        type=f"/problems/{error.code}",
        title=whole(said[0]),
        status=status_of(error),
        code=error.code,
        detail="" if faults else whole(" ".join(line.strip() for line in said[1:])),
        facts={name: fact_data(value) for name, value in error.facts.items()},
        faults=tuple(whole(speaker.error(fault)) for fault in faults),
    )


def problem_bytes(found: Problem) -> bytes:
    """A problem as the body of an answer."""
    return msgspec.json.encode(found)


def fact_data(value: object) -> Any:
    """A fact as plain data, no longer than anybody needs to find what is wrong."""
    if isinstance(value, str):
        return whole(value if len(value) <= LONGEST_FACT else value[: LONGEST_FACT - 1] + "…")
    return [fact_data(one) for one in value] if isinstance(value, tuple) else value


def whole(text: str) -> str:
    """A text without halves of characters, which broken input may bring and no answer can hold.

    >>> whole("a\\ud800b")
    'a?b'
    """
    return text if text.isascii() else text.encode("utf-8", "replace").decode("utf-8")
