"""Scenes prepared beforehand: kept with the table, brought on at once, and the game master's alone."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from nde.board import Board, Square
from nde.errors import Faults
from nde.rules import ruleset_named
from nde.table import commands as c
from nde.table import events as e
from nde.table.apply import fold
from nde.table.bounds import MOST_PREPARED
from nde.table.codec import read_log, write_log
from nde.table.prepared import scene_document
from nde.table.seats import GM
from nde.table.snapshot import decode_state, encode_state
from nde.table.story.adventure import Change, Foes, Place
from nde.table.story.scenes import read_scenes, read_scenes_file
from nde.table.view import view
from nde.table.view_entry import view_entry
from nde.table.view_pictures import handouts_for, pictures_kept, squares_shown
from tests.refusals import refuses
from tests.table.play import GAME, Playing, with_heroes
from tests.table.tales import HALL, begun, deed, foes, kinds, options, progress, tale, way

EYES = ("p1", "p2", "watcher", "stranger")
FORK: dict[str, Any] = {
    "title": "The fork",
    "text": "Two ways, and a gallows between them.",
    "notes": "qzsecret: the hangman is the mayor",
    "map": HALL,
    "foes": [{"kind": "raider", "count": 2, "at": "ab"}, {"kind": "beast", "hidden": True, "at": "c"}],
    "handouts": [
        {"title": "A warrant", "text": "Wanted: Old Tom.", "shown": True},
        {"title": "qzletter", "text": "Burn this."},
    ],
}


def prepared(game: str, document: dict[str, Any] | None = None) -> Playing:
    table = with_heroes(game)
    table.do(GM, c.PrepareScenes(scenes={"fork": document or FORK}))
    return table


@GAME
def test_a_prepared_scene_comes_on_whole(game: str) -> None:
    table = prepared(game)
    entry = table.do(GM, c.BringOn(id="fork"))
    world = table.state.world
    assert world.place == "The fork"
    assert len(foes(table)) == 3
    assert len(world.hidden) == 1
    assert {"SceneSet", "SceneBroughtOn", "NoteKept"} <= set(kinds(entry))
    assert [note.text for note in view(table.state, "p1").notes] == ["A warrant\nWanted: Old Tom."]
    assert fold(table.header, table.entries) == table.state
    assert read_log(write_log(table.header, table.entries)).entries[-1] == entry
    assert decode_state(encode_state(table.state)).prepared == table.state.prepared


def test_everybody_stands_where_the_map_says() -> None:
    table = prepared("nde14" if "board" in with_heroes("nde14").rules.spaces[:1] else "tkds")
    table.do(GM, c.BringOn(id="fork"))
    space = table.state.world.scene.space
    assert isinstance(space, Board)
    assert {at.x for figure, at in space.tokens if figure in foes(table)} == {7}


@GAME
def test_two_tables_that_differ_in_what_is_prepared_look_the_same_to_players(game: str) -> None:
    plain, rich = with_heroes(game), prepared(game)
    plain.do(GM, c.PrepareScenes(scenes={"other": {"title": "Nothing"}}))
    for eye in EYES:
        seen = [msgspec.json.encode(view(one.state, eye)) for one in (plain, rich)]
        assert seen[0] == seen[1]
        told = [msgspec.json.encode([view_entry(one, eye) for one in t.entries]) for t in (plain, rich)]
        assert told[0] == told[1]
    assert [one.title for one in view(rich.state, GM).prepared] == ["The fork"]


@GAME
def test_what_is_not_handed_out_and_what_is_noted_stays_with_the_game_master(game: str) -> None:
    table = prepared(game)
    table.do(GM, c.BringOn(id="fork"))
    table.do(GM, c.HandOut(scene="fork", number=2, to=("p1",)))
    for eye in EYES:
        told = msgspec.json.encode([view_entry(one, eye) for one in table.entries]).decode()
        seen = msgspec.json.encode(view(table.state, eye)).decode()
        assert "qzsecret" not in told + seen
        assert '"fork"' not in told + seen
        assert ("qzletter" in told + seen) is (eye == "p1")
        assert not any(f'"{id}"' in told + seen for id in table.state.world.hidden)


def test_undo_takes_the_scene_back_and_it_can_come_on_again() -> None:
    table = prepared("nde12")
    before = table.state.world
    table.do(GM, c.BringOn(id="fork"))
    table.do(GM, c.Undo())
    assert table.state.world == before
    table.do(GM, c.BringOn(id="fork"))
    assert len(view(table.state, "p1").notes) == 1


@GAME
def test_in_an_adventure_the_room_waits_and_what_happens_in_the_scene_is_none_of_it(game: str) -> None:
    won = Change(ending="won")
    hall = Place(id="hall", map=HALL, foes=(Foes(kind="undead", count=2),), exits=(way("yard"),), won=(won,))
    yard = Place(id="yard", exits=(way("hall"),), deeds=(deed("end", won),))
    table = begun(game, tale(yard, hall))
    table.do("p1", c.Choose(option="hall"))
    there = foes(table)
    table.do(GM, c.PrepareScenes(scenes={"fork": FORK}))
    table.do(GM, c.BringOn(id="fork"))
    for foe in foes(table):
        table.do(GM, c.Remove(figure=foe))
    assert not progress(table).ending
    assert (progress(table).place, progress(table).won) == ("hall", ())
    table.do(GM, c.GoTo(place="hall"))
    assert foes(table) == there
    assert not options(table)
    for foe in there:
        table.do(GM, c.Remove(figure=foe))
    assert progress(table).ending == "won"


@pytest.mark.parametrize("is_fight", [False, True])
def test_a_fight_that_is_on_is_ended_by_the_games_own_rule(is_fight: bool) -> None:
    table = prepared("cairn2e")
    table.do(GM, c.AddFoes(foes={"wolf": table.state.playing.cast("beast", "minion")}))
    if is_fight:
        table.do(GM, c.Mark(moment="fight"))
        table.answer_all()
    table.do(GM, c.BringOn(id="fork"))
    assert "wolf" not in foes(table)
    assert not table.state.playing.turn(table.state.world.scene).is_fight


def test_every_fault_is_told_at_once_and_nothing_is_kept() -> None:
    table = with_heroes("cairn2e")
    wrong: dict[str, dict[str, Any]] = {
        "Fork": {"title": "", "foes": [{"foe": "gobblin"}, {"kind": "raider", "at": "z"}], "map": HALL},
        "ford": {"text": "x" * 4_001, "handouts": [{"text": "?"}], "exits": {}},
    }
    refusal = table.refused(GM, c.PrepareScenes(scenes=wrong))
    assert isinstance(refusal, Faults)
    places = [fault.place for fault in refusal.faults]
    assert {place.partition(".")[0] for place in places} == {"Fork", "ford"}
    assert {"Fork", "Fork.title", "Fork.foes.at", "ford.exits", "ford.title", "ford.text"} <= set(places)
    assert "Fork.foes[0].foe" in places
    assert table.state.prepared == ()


def test_only_the_game_master_prepares_and_brings_on() -> None:
    table = prepared("nde12")
    for do in (c.PrepareScenes(scenes={"a": FORK}), c.BringOn(id="fork"), c.ForgetScene(id="fork")):
        assert table.refused("p1", do).code == "only-the-gm"
    assert table.refused("p1", c.HandOut(scene="fork")).code == "only-the-gm"
    refusal = table.refused(GM, c.BringOn(id="ford"))
    assert (refusal.code, refusal.facts["allowed"]) == ("no-such-prepared", ("fork",))
    assert table.refused(GM, c.HandOut(scene="fork", number=3)).code == "no-such-number"
    assert table.refused(GM, c.HandOut(scene="fork", to=("p9",))).code == "no-such-seat"
    assert table.refused(GM, c.PrepareScenes(scenes={})).code == "no-scenes-inside"
    many = {f"s{number}": {"title": "One"} for number in range(MOST_PREPARED + 1)}
    assert table.refused(GM, c.PrepareScenes(scenes=many)).code == "too-many"
    long = {f"s{number}": {"title": "One", "text": "x" * 4_000} for number in range(MOST_PREPARED // 2 + 1)}
    assert table.refused(GM, c.PrepareScenes(scenes=long)).code == "too-many"
    table.do(GM, c.ForgetScene(id="fork"))
    assert table.state.prepared == ()


def test_a_scene_is_written_as_it_is_read() -> None:
    rules = with_heroes("cairn2e").rules
    (scene,) = read_scenes({"fork": FORK}, rules)
    assert read_scenes({"fork": scene_document(scene)}, rules) == (scene,)
    (again,) = read_scenes_file(
        '[scenes.fork]\ntitle = "The fork"\nfoes = [{ foe = "goblin" }]', "x.toml", rules
    )
    assert again.foes == (Foes(foe="goblin", kind=""),)
    for text, code in (("[", "scenes-unreadable"), ("a = 1", "no-scenes-inside")):
        with refuses(code):
            read_scenes_file(text, "x.toml", rules)


def test_a_handout_is_a_note_that_only_those_read_who_have_it() -> None:
    table = prepared("nde12")
    entry = table.do(GM, c.HandOut(scene="fork", number=2, to=("p2",)))
    assert isinstance(entry.events[0], e.NoteKept)
    assert [len(view(table.state, eye).notes) for eye in EYES] == [0, 1, 0, 0]
    table.do(GM, c.HandOut(scene="fork", number=2, to=("p1",)))
    assert [len(view(table.state, eye).notes) for eye in EYES] == [1, 1, 0, 0]
    table.do(GM, c.HandOut(scene="fork", number=2))
    assert [len(view(table.state, eye).notes) for eye in EYES] == [1, 1, 1, 1]


CAVE, LETTER, FACE = (sign * 64 for sign in "abc")
PICTURED: dict[str, Any] = {
    "title": "The cave",
    "picture": {"name": CAVE, "width": 400, "height": 300, "left": 0, "top": 1.5, "pitch": 50},
    "fog": True,
    "foes": [{"kind": "beast", "count": 2, "portrait": FACE}, {"kind": "raider"}],
    "handouts": [
        {"title": "A letter", "picture": LETTER},
        {"title": "Both", "text": "Read it.", "picture": LETTER},
    ],
}


@GAME
def test_a_prepared_scene_brings_its_pictures_along(game: str) -> None:
    table = prepared(game, PICTURED)
    assert scene_document(table.state.prepared[0]) == PICTURED
    entry = table.do(GM, c.BringOn(id="fork"))
    world = table.state.world
    if isinstance(world.scene.space, Board):
        assert (world.scene.space.grid.width, world.scene.space.grid.height) == (8, 6)
        assert world.backdrop is not None
        assert (world.backdrop.picture, world.backdrop.top) == (CAVE, 1_500)
        assert "party" in world.fog
        assert squares_shown(table.state, "p1") == frozenset()  # no wall is there yet to hide anything
    assert len({figure for figure, picture in world.portraits if picture == FACE}) == 2
    assert "PictureShown" not in kinds(entry)
    table.do(GM, c.HandOut(scene="fork", number=1, to=("p1",)))
    assert [one.picture for one in handouts_for(table.state, "p1")] == [LETTER]
    assert handouts_for(table.state, "p2") == ()
    assert not table.state.notes  # a picture without words is no note
    table.do(GM, c.HandOut(scene="fork", number=2, to=("p2",)))
    assert [one.to for one in table.state.world.handouts] == [("p1", "p2")]
    assert pictures_kept(table.state) == {CAVE, LETTER, FACE}
    assert fold(table.header, table.entries) == table.state
    assert decode_state(encode_state(table.state)).prepared == table.state.prepared


def test_a_whole_map_is_kept_with_a_scene_and_the_party_begins_where_it_says() -> None:
    grid = {"width": 6, "height": 4, "walls": [[3, 0], [3, 1], [3, 2], [3, 3]]}
    scene = {
        "title": "Two rooms",
        "grid": grid,
        "heroes": [[1, 1]],
        "picture": PICTURED["picture"],
        "fog": True,
    }
    table = prepared("nde12", scene)
    table.do(GM, c.BringOn(id="fork"))
    space = table.state.world.scene.space
    assert isinstance(space, Board)
    assert len(space.grid.walls) == 4
    assert Square(1, 1) in {token.at for token in space.tokens}
    shown = squares_shown(table.state, "p1")
    assert shown is not None
    assert {at.x for at in shown} == {0, 1, 2, 3}  # nothing behind the wall
    assert table.state.prepared[0].grid == space.grid


DIVIDED = [[3072, y * 1024, 3072, (y + 1) * 1024] for y in range(4)]
"""The edges between the left half of a map of 6 by 4 and its right one."""


@pytest.mark.parametrize(
    ("parts", "seen"),
    [
        ({"barriers": [[*one, "wall"] for one in DIVIDED]}, {0, 1, 2}),
        ({"doors": [{"ends": [3072, 0, 3072, 4096]}]}, {0, 1, 2}),
        ({"doors": [{"ends": [3072, 0, 3072, 4096], "is_open": True}]}, set(range(6))),
        ({"barriers": [[*one, "window"] for one in DIVIDED]}, set()),  # it hides nothing
        ({}, set()),
    ],
)
def test_fog_covers_a_prepared_map_whole_only_where_nothing_on_it_hides_anything(
    parts: dict[str, Any], seen: set[int]
) -> None:
    """Walls between squares count, and doors, as much as squares of wall do."""
    scene = {"title": "Rooms", "grid": {"width": 6, "height": 4, **parts}, "heroes": [[1, 1]], "fog": True}
    table = prepared("nde12", scene)
    table.do(GM, c.BringOn(id="fork"))
    shown = squares_shown(table.state, "p1")
    assert shown is not None
    assert {at.x for at in shown} == seen


def test_every_fault_of_the_pictures_of_a_scene_is_told_at_once() -> None:
    wrong = {
        "title": "x",
        "picture": {"name": "cave", "pitch": "wide", "lef": 1},
        "foes": [{"kind": "beast", "portrait": "a face"}],
        "handouts": [{"title": "t", "picture": 7}],
        "map": HALL,
        "grid": {"width": 0, "height": 3},
        "heroes": "a1",
    }
    with pytest.raises(Faults) as caught:
        read_scenes({"fork": wrong}, ruleset_named("nde12"))
    assert {fault.place for fault in caught.value.faults} == {
        *("fork.picture.name", "fork.picture.pitch", "fork.picture.lef", "fork.foes[0].portrait"),
        *("fork.handouts[0].picture", "fork.grid", "fork.heroes"),
    }
