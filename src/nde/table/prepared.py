"""Scenes that a game master has prepared: kept with the table, and brought on when their time has come.

They say what a place of an adventure says, and lead nowhere; foes are those of `nde.table.story`.
"""

from __future__ import annotations

import msgspec

from nde.board import Grid, Square
from nde.table.drawings import Drawing, Drawings
from nde.table.pictures import MILLI, Backdrop
from nde.table.story.adventure import Foes


class Leaf(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A handout in words: a letter, a rumour, what stands on the stone."""

    title: str
    text: str = ""
    is_shown: bool = False
    """Whether everybody has it as soon as the scene comes on."""
    picture: str = ""
    """A picture that is handed out with it."""


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
    grid: Grid | None = None
    """A whole map, where it is not drawn as text."""
    heroes: tuple[Square, ...] = ()
    """Where heroes begin on it."""
    backdrop: Backdrop | None = None
    """The picture under the map."""
    has_fog: bool = False
    """Whether players see only what they explore."""
    drawings: Drawings = ()
    """What is drawn and written on the map."""
    portraits: tuple[str, ...] = ()
    """What the foes look like, by group; empty where there is no picture of one."""


def pictures_of(scene: PreparedScene) -> frozenset[str]:
    """Every picture that a prepared scene names."""
    under = () if scene.backdrop is None else (scene.backdrop.picture,)
    return frozenset((*under, *(one.picture for one in scene.handouts), *scene.portraits)) - {""}


def scene_document(scene: PreparedScene) -> dict[str, object]:
    """A prepared scene as a document, as its reader takes it: what is as usual is left out."""
    document: dict[str, object] = msgspec.to_builtins(scene)
    for key in ("id", "backdrop", "portraits", "has_fog", "drawings"):
        document.pop(key, None)
    if scene.foes:
        faces = (*scene.portraits, *("" for _ in scene.foes))
        document["foes"] = [
            group_document(one) | ({"portrait": face} if face else {})
            for one, face in zip(scene.foes, faces, strict=False)
        ]
    if scene.backdrop is not None:
        document["picture"] = picture_document(scene.backdrop)
    if scene.has_fog:
        document["fog"] = True
    if scene.drawings:
        document["drawings"] = list(map(drawing_document, scene.drawings))
    if scene.handouts:
        document["handouts"] = [
            {
                key: value
                for key, value in (
                    *(("title", one.title), ("text", one.text)),
                    *(("shown", one.is_shown), ("picture", one.picture)),
                )
                if value
            }
            for one in scene.handouts
        ]
    return document


def picture_document(under: Backdrop) -> dict[str, object]:
    """A picture under a map as a document: where the squares lie on it is told in points."""
    fit = {"left": under.left, "top": under.top, "pitch": under.pitch}
    points = {key: value // MILLI if value % MILLI == 0 else value / MILLI for key, value in fit.items()}
    return {"name": under.picture, "width": under.width, "height": under.height, **points}


def drawing_document(one: Drawing) -> dict[str, object]:
    """Something that is drawn on a map, as a document."""
    said: dict[str, object] = {"shape": one.shape, "points": [list(spot) for spot in one.points]}
    said |= {"colour": one.colour} | ({"text": one.text} if one.text else {})
    return said | ({"hidden": True} if one.is_hidden else {})


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
