"""Prepared scenes read from documents, kept with the table and brought on.

A document has `title`, `text`, `notes`, `map`, `foes` and `handouts`; a file has one by each id.

>>> from nde.errors import Faults
>>> from nde.rules import ruleset_named
>>> try:
...     read_scenes({"fork": {"titel": "The fork"}}, ruleset_named("nde12"))
... except Faults as faults:
...     [(fault.place, fault.error.code) for fault in faults.faults]
[('fork.titel', 'misspelt-key'), ('fork.title', 'key-missing')]
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from hashlib import sha256
from typing import Any

from nde.errors import Illegal, Missing, Unreadable
from nde.rules import Ruleset
from nde.table import commands as c
from nde.table import events as e
from nde.table.bounds import (
    ID,
    MOST_PREPARED,
    MOST_PREPARED_TEXT,
    is_writable,
    require_room_for_foes,
    require_room_for_note,
)
from nde.table.decision import Decide, Deciding
from nde.table.handlers.actions import require_nothing_open
from nde.table.handlers.powers import end_fight
from nde.table.names import of_those
from nde.table.prepared import Leaf, PreparedScene
from nde.table.seats import GM
from nde.table.state import Note
from nde.table.story.adventure import Place
from nde.table.story.places import first_seen, is_quiet, leave_behind, progress_of
from nde.table.story.reader import DocumentReader

SCENE = ("title", "text", "notes", "map", "foes", "handouts")
LEAF = ("title", "text", "shown")
SCENES_FILE = "scenes"
LONGEST_TITLE, LONGEST_TEXT, MOST_LEAVES = 120, 4_000, 12


def read_scenes_file(text: str, source: str, rules: Ruleset) -> tuple[PreparedScene, ...]:
    """The prepared scenes in a TOML text, or every fault in them."""
    try:
        document = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise Unreadable("scenes-unreadable", source=source, reason=str(error)) from None
    scenes = document.get(SCENES_FILE)
    if not isinstance(scenes, dict):
        raise Unreadable("no-scenes-inside", source=source)
    return read_scenes(scenes, rules)


def read_scenes(documents: Mapping[str, Any], rules: Ruleset) -> tuple[PreparedScene, ...]:
    """Prepared scenes from their documents by id, or every fault in them."""
    reader = _SceneReader(SCENES_FILE, has_words=True, rules=rules)
    reader.foes = rules.foes
    scenes = tuple(reader.scene(id, document) for id, document in documents.items())
    reader.found.settle()
    return scenes


class _SceneReader(DocumentReader):
    """Reads scenes with the parts that they share with the places of an adventure."""

    def scene(self, id: str, given: object) -> PreparedScene:
        table = self.found.table(id, given)
        self.found.keys(id, table, SCENE)
        if not ID.fullmatch(id):
            self.found.note(id, Unreadable("bad-id", id=id))
        title = self.found.text(
            f"{id}.title", self.needed(id, table, "title", "-"), may_be_empty=False, most=LONGEST_TITLE
        )
        made = PreparedScene(
            id=id,
            title=title or "",
            text=self._long(f"{id}.text", table.get("text", "")),
            notes=self._long(f"{id}.notes", table.get("notes", "")),
            map=self.map(f"{id}.map", table.get("map", "")),
            foes=self._foes(f"{id}.foes", table.get("foes", ())),
            handouts=self._leaves(f"{id}.handouts", table.get("handouts", ())),
        )
        self.fit_map(id, Place(id=id, map=made.map, foes=made.foes))
        return made

    def _leaves(self, at: str, value: object) -> tuple[Leaf, ...]:
        items = self.found.items(at, value)
        if len(items) > MOST_LEAVES:
            self.found.note(at, Illegal("too-many", what="handouts", most=MOST_LEAVES))
        return tuple(self._leaf(place, self.found.table(place, item)) for place, item in items[:MOST_LEAVES])

    def _leaf(self, at: str, table: Mapping[str, object]) -> Leaf:
        self.found.keys(at, table, LEAF)
        title = self.found.text(
            f"{at}.title", self.needed(at, table, "title", "-"), may_be_empty=False, most=LONGEST_TITLE
        )
        text = self._long(f"{at}.text", table.get("text", ""))
        return Leaf(title=title or "", text=text, is_shown=self.yes(f"{at}.shown", table.get("shown", False)))

    def _long(self, at: str, value: object) -> str:
        text = self.found.text(at, value, may_be_empty=True, most=LONGEST_TEXT) or ""
        if not is_writable(text):
            self.found.note(at, Unreadable("unwritable"))
        return text


def prepare(d: Deciding, do: c.PrepareScenes) -> None:
    """Keep scenes with the table: all of them, or none and every fault in them."""
    d.require_gm()
    scenes = read_scenes(do.scenes, d.rules)
    if not scenes:
        raise Unreadable("no-scenes-inside", source=SCENES_FILE)
    ids = {one.id for one in scenes}
    together = (*(one for one in d.start.prepared if one.id not in ids), *scenes)
    if len(together) > MOST_PREPARED:
        raise Illegal("too-many", what="prepared-scenes", most=MOST_PREPARED)
    if sum(map(_length, together)) > MOST_PREPARED_TEXT:
        raise Illegal("too-many", what="prepared-text", most=MOST_PREPARED_TEXT)
    for scene in scenes:
        d.note(e.ScenePrepared(scene=scene))


def _length(scene: PreparedScene) -> int:
    return sum(map(len, (scene.title, scene.text, scene.notes, scene.map))) + sum(
        len(one.title) + len(one.text) for one in scene.handouts
    )


def forget(d: Deciding, do: c.ForgetScene) -> None:
    """Throw a prepared scene away."""
    d.require_gm()
    d.note(e.PreparedForgotten(id=_prepared(d, do.id).id))


def bring_on(d: Deciding, do: c.BringOn) -> None:
    """Bring a prepared scene on: its map, its foes, its text and what it hands out at once.

    Where an adventure is played, the room is left as it is, and what happens in the scene is none of it.
    """
    d.require_gm()
    require_nothing_open(d)
    prepared = _prepared(d, do.id)
    place = Place(id=prepared.id, map=prepared.map, foes=prepared.foes)
    is_told = not is_quiet(d.world)
    if is_told:
        leave_behind(d)
    end_fight(d)
    if is_told:
        d.note(e.FoesCame(place=progress_of(d).place, is_anybody=False))
    scene = d.scene
    for one in d.playing.people(scene):
        if one.side == "foes":
            scene = d.playing.leave(scene, one.id)
    there = len(d.playing.people(scene))
    scene, hidden = first_seen(d, d.playing.elsewhere(scene), place)
    require_room_for_foes(there, len(d.playing.people(scene)) - there)
    names, known_as = (of_those(d.along, pairs) for pairs in (d.world.names, d.world.known_as))
    d.note(e.SceneSet(scene=scene, place=prepared.title, hidden=hidden, names=names, known_as=known_as))
    d.note(e.SceneBroughtOn(scene=prepared.id, title=prepared.title, text=prepared.text))
    for note in _shown_at_once(d, prepared):
        d.note(note)


def _shown_at_once(d: Deciding, prepared: PreparedScene) -> Iterator[e.NoteKept]:
    """What a scene hands out as it comes on, but for what everybody has already."""
    for number, one in enumerate(prepared.handouts, start=1):
        note = _note(d, prepared, number, ())
        if one.is_shown and note not in d.start.notes:
            require_room_for_note(d, note)
            yield e.NoteKept(note=note)


def hand_out(d: Deciding, do: c.HandOut) -> None:
    """Hand out what a prepared scene has, to some seats or to everybody, as a note of theirs."""
    d.require_gm()
    prepared = _prepared(d, do.scene)
    if not 1 <= do.number <= len(prepared.handouts):
        raise Missing("no-such-number", number=str(do.number), most=len(prepared.handouts))
    for seat in do.to:
        d.require_seat(seat)
    note = _note(d, prepared, do.number, do.to)
    require_room_for_note(d, note)
    d.note(e.NoteKept(note=note))


def _note(d: Deciding, prepared: PreparedScene, number: int, to: tuple[str, ...]) -> Note:
    """A handout as a note: for those too who have it already, under an id that tells of nothing else."""
    one = prepared.handouts[number - 1]
    text = f"{one.title}\n{one.text}" if one.text else one.title
    id = f"handout-{sha256(text.encode()).hexdigest()[:12]}"
    had = next((note for note in d.start.notes if (note.by, note.id) == (GM, id)), None)
    if had is not None:
        to = () if had.is_open or not to else tuple(dict.fromkeys((*had.to, *to)))
    return Note(id=id, text=text, by=GM, to=to, is_open=not to)


def _prepared(d: Deciding, id: str) -> PreparedScene:
    found = next((one for one in d.start.prepared if one.id == id), None)
    if found is None:
        allowed = tuple(one.id for one in d.start.prepared)
        raise Missing("no-such-prepared", text=id, allowed=allowed or "none")
    return found


DECIDE: dict[type, Decide] = {
    c.PrepareScenes: prepare,
    c.ForgetScene: forget,
    c.BringOn: bring_on,
    c.HandOut: hand_out,
}
