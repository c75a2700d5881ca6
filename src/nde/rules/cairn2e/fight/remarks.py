"""What the Warden is told of a creature when it acts, is struck or falls: its notes, each once a fight."""

from __future__ import annotations

from collections.abc import Iterable

from nde.dice import Aside, Tell
from nde.rules.cairn2e.blocks import Occasion
from nde.rules.cairn2e.scene import Figure

RULE = "cairn2e/bestiary"


def remarks(figure: Figure, on: Occasion) -> Aside:
    """The notes of a creature for an occasion, for the Warden alone."""
    return Aside(_notes, (figure, on))


def _notes(figure: Figure, on: Occasion) -> Iterable[Tell]:
    if on == "acts" and figure.is_unarmed:
        yield Tell(RULE, "no-attack", {"who": figure.id}, hint=f"{figure.block}-no-attack")
    for note in figure.notes:
        if note.on == on:
            yield Tell(RULE, "creature-note", {"who": figure.id, "creature": note.text}, hint=note.text)
