"""Answers for programs: plain JSON, indented, with the order we give it."""

from __future__ import annotations

from fractions import Fraction

import msgspec

from nde.rules.prospects import Prospect


def as_json(data: object) -> str:
    """The data as JSON text."""
    return msgspec.json.format(msgspec.json.encode(data), indent=2).decode()


def chance_data(chance: Fraction) -> dict[str, str | float]:
    """A chance for programs: exact as a fraction, and as a number."""
    return {"exact": str(chance), "p": float(chance)}


def prospect_data(prospect: Prospect) -> dict[str, object]:
    """What a roll holds in store, for programs: the chance of what is wanted, and what else it decides."""
    return {
        "wish": prospect.wish,
        **chance_data(prospect.chance),
        "partly": chance_data(prospect.of("partly")),
        "also": [
            {"key": named.key, "facts": dict(named.facts), **chance_data(chance)}
            for named, chance in prospect.also
        ],
    }
