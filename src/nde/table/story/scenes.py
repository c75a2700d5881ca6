"""Prepared scenes read from documents, kept with the table and brought on.

A document has a `title`, and perhaps `text`, `notes`, a `map`, a `picture`, `foes` and `handouts`.

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
from collections.abc import Mapping
from hashlib import sha256
from typing import TypeVar

import msgspec
from msgspec.structs import replace

from nde.board import MOST_SQUARES_A_SIDE, Board, Grid, Square
from nde.errors import Illegal, Missing, NdeError, Unreadable
from nde.rules import Ruleset
from nde.rules.documents import shown
from nde.table import commands as c
from nde.table import events as e
from nde.table.bounds import (
    ID,
    MOST_DRAWINGS,
    MOST_DRAWN_POINTS,
    MOST_HANDOUTS,
    MOST_PREPARED,
    MOST_PREPARED_TEXT,
    MOST_TITLE,
    is_writable,
    require_line,
    require_room_for_foes,
    require_room_for_note,
)
from nde.table.decision import Deciding
from nde.table.drawings import MOST_LABEL, Drawing, Drawings, kept_with_a_map
from nde.table.handlers.actions import require_nothing_open
from nde.table.handlers.drawings import require_drawable
from nde.table.handlers.maps import lay_fog
from nde.table.handlers.powers import end_fight
from nde.table.names import of_those
from nde.table.pictures import MILLI, Backdrop, Handout, is_hash, squares_on
from nde.table.placement import Layout
from nde.table.prepared import Leaf, PreparedScene
from nde.table.seats import GM
from nde.table.state import Note
from nde.table.story.adventure import Place
from nde.table.story.places import (
    first_seen_on,
    is_in_zones,
    is_quiet,
    layout_of,
    leave_behind,
    progress_of,
)
from nde.table.story.reader import DocumentReader

SCENE = ("title", "text", "notes", "map", "foes", "handouts", "picture", "fog", "grid", "heroes", "drawings")
DRAWING = ("shape", "points", "colour", "text", "hidden")
LEAF = ("title", "text", "shown", "picture")
PICTURE = ("name", "left", "top", "pitch", "width", "height")
SCENES_FILE = "scenes"
LONGEST_TITLE, LONGEST_TEXT, MOST_LEAVES = 120, 4_000, 12
GRID_LENGTH = 8
"""What a square of a map counts, as if it were so many characters."""

Made = TypeVar("Made")


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


def read_scenes(documents: Mapping[str, object], rules: Ruleset) -> tuple[PreparedScene, ...]:
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
            foes=self._foes(f"{id}.foes", _without_portraits(table.get("foes", ()))),
            handouts=self._leaves(f"{id}.handouts", table.get("handouts", ())),
            portraits=self._portraits(f"{id}.foes", table.get("foes", ())),
            backdrop=self._backdrop(f"{id}.picture", table["picture"]) if "picture" in table else None,
            has_fog=self.yes(f"{id}.fog", table.get("fog", False)),
            grid=self._value(f"{id}.grid", table["grid"], Grid) if "grid" in table else None,
            drawings=self._drawings(f"{id}.drawings", table.get("drawings", ())),
            heroes=self._value(f"{id}.heroes", table.get("heroes", ()), tuple[Square, ...]) or (),
        )
        if made.grid is not None and made.map:
            self.found.note(f"{id}.grid", Illegal("two-maps"))
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
        return Leaf(
            title=title or "",
            text=self._long(f"{at}.text", table.get("text", "")),
            is_shown=self.yes(f"{at}.shown", table.get("shown", False)),
            picture=self.picture(f"{at}.picture", table.get("picture", "")),
        )

    def _portraits(self, at: str, groups: object) -> tuple[str, ...]:
        """The pictures of groups of foes; none at all where no group has one."""
        if not isinstance(groups, list | tuple):
            return ()
        faces = [
            self.picture(f"{at}[{place}].portrait", one["portrait"])
            if isinstance(one, Mapping) and "portrait" in one
            else ""
            for place, one in enumerate(groups)
        ]
        return tuple(faces) if any(faces) else ()

    def picture(self, at: str, value: object) -> str:
        """A picture that is kept: where pictures are, its name has become its hash by now."""
        name = self.word(at, value)
        if name and not is_hash(name):
            self.found.note(at, Missing("no-such-picture", picture=name))
            return ""
        return name

    def _backdrop(self, at: str, value: object) -> Backdrop | None:
        """The picture under a map, and where its squares lie, in points."""
        table = self.found.table(at, value)
        self.found.keys(at, table, PICTURE)
        name = self.picture(f"{at}.name", self.needed(at, table, "name", ""))
        fit = {key: self._points(f"{at}.{key}", table.get(key, 0)) for key in ("left", "top")}
        if "pitch" not in table:
            self.found.note(f"{at}.pitch", Unreadable("key-missing", key="pitch"))
            return None
        fit["pitch"] = self._points(f"{at}.pitch", table.get("pitch", 0))
        size = {key: table.get(key, 1) for key in ("width", "height")}
        if not name:
            return None
        return self._value(at, {"picture": name, **size, **fit}, Backdrop)

    def _drawings(self, at: str, value: object) -> Drawings:
        """What is drawn on the map, each with its shape and the places it goes through."""
        items = self.found.items(at, value)
        if len(items) > MOST_DRAWINGS:
            self.found.note(at, Illegal("too-many", what="drawings", most=MOST_DRAWINGS))
        made = [self._drawing(place, item) for place, item in items[:MOST_DRAWINGS]]
        drawn = tuple(one for one in made if one is not None)
        if sum(len(one.points) for one in drawn) > MOST_DRAWN_POINTS:
            self.found.note(at, Illegal("too-many", what="drawn-points", most=MOST_DRAWN_POINTS))
        return kept_with_a_map(drawn)

    def _drawing(self, at: str, value: object) -> Drawing | None:
        table = self.found.table(at, value)
        self.found.keys(at, table, DRAWING)
        said = {key: table[key] for key in ("shape", "points", "colour") if key in table}
        made = self._value(at, {**said, "is_hidden": table.get("hidden", False)}, Drawing)
        text = self.found.text(f"{at}.text", table.get("text", ""), may_be_empty=True, most=MOST_LABEL) or ""
        if made is None:
            return None
        try:
            one = replace(made, text=require_line(text) if made.shape == "label" else "")
            require_drawable(one)
        except NdeError as error:
            self.found.note(at, error)
            return None
        return one

    def _points(self, at: str, value: object) -> int:
        if isinstance(value, bool) or not isinstance(value, int | float):
            self.found.note(at, Unreadable("not-a-number", text=shown(value)))
            return MILLI
        return round(value * MILLI) if abs(value) < MILLI * MILLI else MILLI * MILLI

    def _value(self, at: str, value: object, kind: type[Made]) -> Made | None:
        """A value of the board's or of the table's own kinds."""
        try:
            return msgspec.convert(value, kind)
        except NdeError as error:
            self.found.note(at, error)
        except msgspec.ValidationError as error:
            self.found.note(at, Unreadable("value-unfit", reason=str(error)))
        return None

    def _long(self, at: str, value: object) -> str:
        text = self.found.text(at, value, may_be_empty=True, most=LONGEST_TEXT) or ""
        if not is_writable(text):
            self.found.note(at, Unreadable("unwritable"))
        return text


def _without_portraits(groups: object) -> object:
    """Groups of foes as adventures have them."""
    if not isinstance(groups, list | tuple):
        return groups
    return [
        {key: value for key, value in one.items() if key != "portrait"} if isinstance(one, Mapping) else one
        for one in groups
    ]


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
    grid = 0 if scene.grid is None else GRID_LENGTH * len(msgspec.to_builtins(scene.grid).get("walls", ()))
    return (
        grid
        + GRID_LENGTH * sum(len(one.points) for one in scene.drawings)
        + sum(map(len, (scene.title, scene.text, scene.notes, scene.map)))
        + sum(len(one.title) + len(one.text) for one in scene.handouts)
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
    is_told = not is_quiet(d.world)
    if is_told:
        leave_behind(d)
    end_fight(d)
    if is_told:
        d.note(e.FoesCame(place=progress_of(d).place, is_anybody=False))
    under, layout = _ground(d, prepared)
    scene = d.scene
    for one in d.playing.people(scene):
        if one.side == "foes":
            scene = d.playing.leave(scene, one.id)
    there = len(d.playing.people(scene))
    scene, came, hidden = first_seen_on(d.rules, d.playing.elsewhere(scene), prepared.foes, layout)
    require_room_for_foes(there, len(d.playing.people(scene)) - there)
    names, known_as = (of_those(d.along, pairs) for pairs in (d.world.names, d.world.known_as))
    d.note(
        e.SceneSet(
            scene=scene,
            place=prepared.title,
            hidden=hidden,
            names=names,
            known_as=known_as,
            backdrop=under,
            drawings=prepared.drawings if isinstance(scene.space, Board) else (),
        )
    )
    if prepared.has_fog:
        lay_fog(d)
    for group, face in zip(came, prepared.portraits, strict=False):
        for figure in group if face else ():
            d.note(e.PortraitSet(figure=figure, picture=face))
    d.note(e.SceneBroughtOn(scene=prepared.id, title=prepared.title, text=prepared.text))
    for number, leaf in enumerate(prepared.handouts, start=1):
        if leaf.is_shown:
            _give(d, prepared, number, ())


def _ground(d: Deciding, prepared: PreparedScene) -> tuple[Backdrop | None, Layout | None]:
    """The picture under the map of a scene, and its map: text, whole, or the squares of its picture."""
    under, grid = prepared.backdrop, prepared.grid
    if grid is None and not prepared.map and under is not None:
        columns, rows = squares_on(under)
        grid = Grid(width=min(columns, MOST_SQUARES_A_SIDE), height=min(rows, MOST_SQUARES_A_SIDE))
    if grid is None:
        layout = layout_of(d.rules, prepared.map)
    else:
        heroes = prepared.heroes or (Square(0, 0),)
        layout = Layout(grid=grid, heroes=heroes, foes=()) if "board" in d.rules.spaces else None
    return under if layout is not None and not is_in_zones(d.rules) else None, layout


def _give(d: Deciding, prepared: PreparedScene, number: int, to: tuple[str, ...]) -> None:
    """Hand something out: its words as a note, its picture to be looked at; what they have already stays."""
    one = prepared.handouts[number - 1]
    note = _note(d, prepared, number, to)
    if (one.text or not one.picture) and note not in d.start.notes:
        require_room_for_note(d, note)
        d.note(e.NoteKept(note=note))
    if one.picture:
        had = next((each for each in d.world.handouts if each.picture == one.picture), None)
        if had is None and len(d.world.handouts) >= MOST_HANDOUTS:
            raise Illegal("too-many-shown", most=MOST_HANDOUTS)
        if had is not None:
            to = () if not had.to or not to else tuple(dict.fromkeys((*had.to, *to)))
        d.note(e.PictureShown(handout=Handout(picture=one.picture, title=one.title[:MOST_TITLE], to=to)))


def hand_out(d: Deciding, do: c.HandOut) -> None:
    """Hand out what a prepared scene has, to some seats or to everybody, as a note of theirs."""
    d.require_gm()
    prepared = _prepared(d, do.scene)
    if not 1 <= do.number <= len(prepared.handouts):
        raise Missing("no-such-number", number=str(do.number), most=len(prepared.handouts))
    for seat in do.to:
        d.require_seat(seat)
    _give(d, prepared, do.number, do.to)


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
