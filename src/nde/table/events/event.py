"""What every event is, and what stands in some: steps of the reasoning, dice."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

StepFact: TypeAlias = str | int | float | bool | tuple[str | int, ...]


class Step(msgspec.Struct, frozen=True, omit_defaults=True):
    """A step of the reasoning, as it was told."""

    rule: str
    key: str
    facts: tuple[tuple[str, StepFact], ...]
    hint: str = ""
    """What a hint for the game master alone is known by."""


class Die(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One face, and where it came from."""

    sides: int
    face: int
    source: Literal["stream", "typed", "ruled"] = "stream"
    """Drawn from the stream, typed from a real die, or set by the game master."""
    who: str = ""
    key: str = ""


class Event(msgspec.Struct, frozen=True, kw_only=True, tag=True, omit_defaults=True):
    """Something that happened."""
