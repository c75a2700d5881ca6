"""Scenes that a game master has prepared: kept with the table, and brought on when their time has come.

They say what a place of an adventure says, and lead nowhere; foes are those of `nde.table.story`.
"""

from __future__ import annotations

import msgspec

from nde.table.story.adventure import Foes


class Leaf(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A handout in words: a letter, a rumour, what stands on the stone."""

    title: str
    text: str = ""
    is_shown: bool = False
    """Whether everybody has it as soon as the scene comes on."""


class PreparedScene(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A scene that waits to be brought on."""

    id: str
    title: str
    text: str = ""
    """What everybody is told when it comes on."""
    notes: str = ""
    """What only the game master reads."""
    map: str = ""
    """A map as text: heroes begin at 1 to 9, foes at a to z."""
    foes: tuple[Foes, ...] = ()
    handouts: tuple[Leaf, ...] = ()


def scene_document(scene: PreparedScene) -> dict[str, object]:
    """A prepared scene as a document, as its reader takes it: what is as usual is left out."""
    document: dict[str, object] = msgspec.to_builtins(scene)
    del document["id"]
    if scene.foes:
        document["foes"] = [group_document(one) for one in scene.foes]
    if scene.handouts:
        document["handouts"] = [
            {
                key: value
                for key, value in (("title", one.title), ("text", one.text), ("shown", one.is_shown))
                if value
            }
            for one in scene.handouts
        ]
    return document


USUAL_GROUP = {"rank": "minion", "count": 1}
"""What need not be said of a group of foes."""


def group_document(group: Foes) -> dict[str, object]:
    """A group of foes as a document, as its reader takes it."""
    said: dict[str, object] = {
        "foe": group.foe,
        "kind": group.kind,
        "rank": group.rank,
        "count": group.count,
        "per_hero": group.per_hero,
        "at": group.at,
        "hidden": group.is_hidden,
    }
    return {key: value for key, value in said.items() if value and value != USUAL_GROUP.get(key)}
