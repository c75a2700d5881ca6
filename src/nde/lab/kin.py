"""Who is one of a kind in a fight: foes that nobody tells apart but by their place in the order."""

from __future__ import annotations

from typing import TypeAlias

from nde.rules.playing import Person

Kin: TypeAlias = tuple[str, str]
"""The name on a sheet, and the message that names what somebody is."""


def kin_of(person: Person) -> Kin | None:
    """What a foe is one of; nothing for a hero, whose own fate is told, or for somebody with neither."""
    kin = (person.name, person.label)
    return kin if person.side == "foes" and any(kin) else None
