"""What the server hands to a process of the lab, a line each."""

from __future__ import annotations

import msgspec


class Task(msgspec.Struct, frozen=True, kw_only=True):
    """A question as the server hands it over."""

    number: int
    question: str
    wish: msgspec.Raw
    language: str
    seconds: float
    scenes: int
    runs: int
    is_ours: bool = False
    """Whether the scene comes from the server itself, and not from a client."""


class Said(msgspec.Struct, frozen=True, kw_only=True):
    """A line from the server: a task, or the number of one that is to come to an end."""

    task: Task | None = None
    stop: int = 0
