"""What the Warden is told of a creature when it acts, is struck or falls: its notes, each once a fight."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from nde.dice import Aside, Tell
from nde.errors import Fact
from nde.rules.cairn2e.blocks import Occasion
from nde.rules.cairn2e.scene import Figure, Scene

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


def crowds(scene: Scene) -> Aside:
    """Who came in such a number that their block calls them a detachment, for the Warden alone."""
    return Aside(_crowds, (scene,))


def _crowds(scene: Scene) -> Iterable[Tell]:
    from nde.rules.cairn2e.bestiary.shipped import BLOCKS

    single = [one for one in scene.figures if one.side == "foes" and not (one.is_out or one.is_detachment)]
    for id, count in Counter(one.block for one in single).items():
        block = BLOCKS.get(id)
        if block is None or not 0 < block.unit_from <= count:
            continue
        facts: dict[str, Fact] = {"block": id, "count": block.unit_from}
        yield Tell("cairn2e/detachments", "crowd", facts, hint=f"{id}-crowd")
        if block.leader_will and not any(one.is_leader for one in single if one.block == id):
            yield Tell(
                "cairn2e/morale", "crowd-unled", {"block": id, "score": block.leader_will}, hint=f"{id}-unled"
            )
