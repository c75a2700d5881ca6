"""The questions of rules at the terminal: answered by `key=value` words, by chance, or by the person."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from nde.cli.session import Session
from nde.dice import Ask, FaceSource, Policy, Procedure, Tell, default_answer, watch
from nde.errors import Illegal, Missing, NdeError
from nde.locale import Words
from nde.locale.complaints import Refused
from nde.locale.given import understood
from nde.locale.layout import columns, paragraph
from nde.locale.typed import nearest


def asker(session: Session, words: Words) -> Callable[[Ask], str]:
    """A function that asks until it gets an answer the question takes; an empty line takes the default.

    Ctrl-D says no more than Ctrl-C: nobody is there to answer, so nothing is decided.
    """
    is_first = True

    def ask_person(ask: Ask) -> str:
        nonlocal is_first
        if is_first:
            session.write("\n".join(paragraph(words.say("cli-how-to-answer"), session.width)) + "\n")
            is_first = False
        session.write("\n".join(question_lines(ask, words, session.width)))
        while True:
            try:
                typed = session.read_line("? ").strip()
            except EOFError:
                raise KeyboardInterrupt from None
            answer = understood(ask, typed, words)
            if answer is not None:
                return answer
            session.write("\n".join(_not_understood(ask, typed, words, session.width)))

    return ask_person


def _not_understood(ask: Ask, typed: str, words: Words, width: int) -> list[str]:
    """What may be answered, in the reader's words, and what was probably meant."""
    by_word = {words.option(ask, option): option for option in ask.options}
    lines = paragraph(words.say("cli-answer-again", answer=typed, allowed=", ".join(by_word)), width)
    by_key = {option: word for word, option in by_word.items()}
    meant = nearest(typed, (*by_word, *by_key))
    if meant is not None:
        lines.append("  " + words.say("cli-did-you-mean", meant=by_key.get(meant, meant)))
    return lines


def question_lines(ask: Ask, words: Words, width: int) -> list[str]:
    """The question and its options, numbered, with the default marked."""
    cells = [
        f"{'*' if option == ask.default else ' '}{place:>3}  {words.option(ask, option)}"
        for place, option in enumerate(ask.options, 1)
    ]
    more = ["      " + words.say("cli-own-words")] if ask.is_open else []
    return [*paragraph(words.ask(ask), width), *columns(cells, width), *more]


_NUMBERED = re.compile(r"(.+)-([0-9]+)")
_DIE = re.compile(r"[dkw]([0-9]+)", re.IGNORECASE)


class Made(NamedTuple):
    """A character, the proposals it kept, and the steps that led to it."""

    character: object
    suggested: frozenset[str]
    """Keys that were chosen from proposals and want words on the sheet."""
    steps: tuple[Tell, ...]


def choices_by_key(pairs: Mapping[str, str]) -> dict[str, str]:
    """The choices of a line by the key of their question, in the way questions are keyed."""
    return {key.casefold().replace("_", "-"): value for key, value in pairs.items()}


class Chooser(NamedTuple):
    """Who answers: the words of the line, and for what they leave open chance, a person, or the proposals."""

    wishes: Mapping[str, str]
    words: Words
    faces: FaceSource
    others: Policy = default_answer
    first: str | None = None
    """The answer to the first question, where the line gives it without a key."""


def run_choices(rule: Callable[[], Procedure[Any]], chooser: Chooser) -> Made:
    """Run creation or an advance; `Refused` with every wish that no question takes."""
    wishes, words, faces, others, first = chooser
    errors: list[NdeError] = []
    asked: list[str] = []
    used: set[str] = set()
    suggested: set[str] = set()

    def policy(ask: Ask) -> str:
        name, wish = _wish(ask, wishes)
        if first is not None and not asked:
            name, wish = "", first
        asked.append(ask.key)
        if wish is None:
            used.add(name)
            answer = others(ask)
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
