"""Answers for programs: plain JSON, indented, with the order we give it."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import msgspec


def as_json(data: Any) -> str:
    """The data as JSON text."""
    return msgspec.json.format(msgspec.json.encode(data), indent=2).decode()


def chance_data(chance: Fraction) -> dict[str, str | float]:
    """A chance for programs: exact as a fraction, and as a number."""
    return {"exact": str(chance), "p": float(chance)}
