"""Characters: made question by question, checked, and as sheets."""

from __future__ import annotations

from typing import Any

from nde.prose.log import StepTold
from nde.prose.sheets import SheetLabel
from nde.rules.ruleset import Sheet
from nde.web.answers.answer import Answer


class Character(Answer, frozen=True, kw_only=True):
    """A character: the document that a sheet's file holds, and what a screen shows of it."""

    game: str
    document: dict[str, Any]
    sheet: Sheet


class MakingAnswer(Answer, frozen=True, kw_only=True):
    """A question of making a character that has been answered."""

    key: str
    text: str
    answer: str
    answer_text: str
    steps: tuple[StepTold, ...] = ()
    """What came of it: reckoned and rolled until the next question."""


class MakingQuestion(Answer, frozen=True, kw_only=True):
    """The next question of making a character."""

    key: str
    text: str
    options: tuple[tuple[str, str], ...]
    """Answers and their words."""
    default: str
    is_open: bool
    """Whether any other text will do as well."""
    rule: str


class Making(Answer, frozen=True, kw_only=True):
    """A character on its way: what was answered and rolled, and the next question or the finished sheet."""

    answers: tuple[MakingAnswer, ...]
    steps: tuple[StepTold, ...]
    question: MakingQuestion | None = None
    left: int = 0
    """How many questions are still to come, this one among them, if every proposal is taken."""
    sheet: SheetLabel | None = None
    file: str = ""
    """The finished sheet as the text of a TOML file."""


class FaultTold(Answer, frozen=True, kw_only=True):
    """A fault of a document: where it is, and what it is."""

    place: str
    code: str
    facts: dict[str, Any]
    text: str
    line: int = 0
    """Where it stands in the text that was sent, counted from 1; 0 where nothing of it is there."""


class Checked(Answer, frozen=True, kw_only=True):
    """What is wrong with a sheet; nothing is wrong with a valid one."""

    is_valid: bool
    faults: tuple[FaultTold, ...]
    game: str = ""
    """The id of its game, where that is known."""
    sheet: SheetLabel | None = None
    """A valid one in words."""
    file: str = ""
    """A valid one as the text of a TOML file."""
