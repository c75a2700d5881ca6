"""Answers the questions of creation and advancement: from `key=value` words, by chance, or by asking."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from nde.cli.questions_asked import asker
from nde.cli.session import Session
from nde.dice import Ask, FaceSource, Procedure, Tell, at_random, default_answer, watch
from nde.errors import Illegal, Missing, NdeError
from nde.locale import Words
from nde.locale.complaints import Refused
from nde.locale.given import understood

_NUMBERED = re.compile(r"(.+)-([0-9]+)")
_DIE = re.compile(r"[dkw]([0-9]+)", re.IGNORECASE)


class Made(NamedTuple):
    """A character, the proposals it kept, and the steps that led to it."""

    character: Any
    suggested: frozenset[str]
    """Keys that were chosen from proposals and want words on the sheet."""
    steps: tuple[Tell, ...]


def choices_by_key(pairs: Mapping[str, str]) -> dict[str, str]:
    """The choices of a line by the key of their question, in the way questions are keyed."""
    return {key.casefold().replace("_", "-"): value for key, value in pairs.items()}


def run_choices(
    rule: Callable[[], Procedure[Any]],
    wishes: Mapping[str, str],
    words: Words,
    *,
    session: Session | None,
    faces: FaceSource,
    is_surprise: bool,
    first: str | None = None,
) -> Made:
    """Run creation or an advance; `Refused` with every wish that no question takes."""
    errors: list[NdeError] = []
    asked: list[str] = []
    used: set[str] = set()
    suggested: set[str] = set()
    other = (
        at_random(faces) if is_surprise else asker(session, words) if session is not None else default_answer
    )

    def policy(ask: Ask) -> str:
        name, wish = _wish(ask, wishes)
        if first is not None and not asked:
            name, wish = "", first
        asked.append(ask.key)
        if wish is None:
            used.add(name)
            answer = other(ask)
        else:
            used.add(name)
            answer = _understood(ask, wish, words, errors)
        if ask.is_open and answer in ask.options:
            suggested.add(answer)
        return answer

    run = watch(rule(), faces, policy)
    names = tuple(dict.fromkeys(_base(key) for key in asked))
    errors.extend(Missing("no-such-choice", word=key, allowed=names) for key in wishes if key not in used)
    errors.extend(_too_many(wishes, asked))
    if errors:
        raise Refused(errors)
    return Made(run.result, frozenset(suggested), run.steps)


def _wish(ask: Ask, wishes: Mapping[str, str]) -> tuple[str, str | None]:
    """The word of the line that answers a question, and what it says.

    `talent=Scout,Rider` (or `talents=`) answers `talent-1` and `talent-2`, and `strength=d10` answers
    `strength-die`.  A list that is too short leaves an open question empty and any other one undecided.
    """
    key = ask.key
    if key in wishes:
        return key, wishes[key]
    numbered = _NUMBERED.fullmatch(key)
    for name, value in wishes.items():
        if numbered is not None and name in (numbered[1], f"{numbered[1]}s"):
            parts = [part.strip() for part in value.split(",")]
            place = int(numbered[2])
            return name, parts[place - 1] if place <= len(parts) else "" if ask.is_open else None
        if numbered is None and key.startswith(f"{name}-"):
            return name, value
    return "", None


def _too_many(wishes: Mapping[str, str], asked: list[str]) -> list[NdeError]:
    """A fault for every list on the line that is longer than the questions it answers."""
    errors: list[NdeError] = []
    for name, value in wishes.items():
        parts = [part.strip() for part in value.split(",") if part.strip()]
        most = sum(
            _NUMBERED.fullmatch(key) is not None and name in (_base(key), f"{_base(key)}s") for key in asked
        )
        if most and len(parts) > most:
            errors.append(Illegal("too-many-choices", word=name, count=len(parts), most=most))
    return errors


def _base(key: str) -> str:
    numbered = _NUMBERED.fullmatch(key)
    return numbered[1] if numbered is not None else key


def _understood(ask: Ask, wish: str, words: Words, errors: list[NdeError]) -> str:
    if not wish and ask.is_open:
        return ""
    die = _DIE.fullmatch(wish)
    answer = understood(ask, f"d{die[1]}" if die is not None else wish, words) if wish else None
    if answer is None:
        errors.append(Illegal("not-an-option", answer=wish, key=ask.key, allowed=ask.options))
        return ask.default
    return wish if ask.is_open and answer not in ask.options else answer
