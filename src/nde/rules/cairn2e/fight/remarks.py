"""What the Warden is told of a creature when it acts, is struck or falls: its notes, each once a fight."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from nde.dice import Aside, Tell
from nde.errors import Fact
from nde.rules.cairn2e.bestiary.shipped import BLOCKS, MANNERS
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


def told_only(scene: Scene) -> tuple[Tell, ...]:
    """What the blocks of a scene's foes say that bears on a fight and no rule carries out, each once.

    That is also that a crowd of them has no leader, and that whoever names no attack strikes unarmed.  What
    a crowd of them would be is told where it is told how the fight begins.
    """
    kinds: dict[str, Figure] = {}
    for one in scene.figures:
        if one.side == "foes" and not one.is_out and one.block:
            kinds.setdefault(one.block, one)
    found = [*_crowds(scene)]
    told = [Tell(one.rule, f"told-{one.key}", one.facts) for one in found if one.key != "crowd"]
    crowds = {one.facts["block"] for one in found}
    for id, figure in kinds.items():
        name = id if id in BLOCKS else figure.character.name
        is_many = id in crowds or figure.is_detachment
        if id in BLOCKS and BLOCKS[id].unit_from and not is_many:
            continue  # all that is told of those is what many of them are
        told += [Tell(RULE, key, {"block": name, **facts}) for key, facts in _untouched(figure)]
    return tuple(told)


def _untouched(figure: Figure) -> Iterable[tuple[str, dict[str, Fact]]]:
    """What no rule does of a creature in a fight, each with what tells it."""
    if figure.is_unarmed:
        yield "told-no-attack", {}
    for note in figure.notes:
        if note.on != "sheet" and note.text not in MANNERS:
            yield "told-note", {"creature": note.text}
    if figure.critical and figure.special.critical is None:
        yield "told-critical", {"critical": figure.critical}


def _crowds(scene: Scene) -> Iterable[Tell]:
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
