"""What the lab says while it works, a line each."""

from __future__ import annotations

from typing import Any

import msgspec

from nde.web.answers import Answer
from nde.web.messages import Problem


class LabProgress(Answer, frozen=True, kw_only=True):
    """How far the lab is with a question."""

    share: float | None
    """Of all the work; nothing while that cannot be told."""
    left: float | None
    """The seconds it may still take."""
    seconds: float
    """The seconds it has taken."""
    scenes: int
    fights: int
    """How many fights were finished, for a question that takes several."""


class LabLine(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A line of an answer that comes in lines: progress and parts, and at last the answer or a problem."""

    progress: LabProgress | None = None
    part: Any = None
    """Something of the answer that is already known, such as a cell of a map."""
    answer: Any = None
    """What the endpoint answers with to somebody who waits for the whole."""
    problem: Problem | None = None
