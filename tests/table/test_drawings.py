"""Drawing and writing on the map: who may, who sees how much of it, and that the fog tells nothing of it."""

from __future__ import annotations

import msgspec
import pytest

from nde.board import Board, Grid, Square
from nde.board.strokes import Spot, middle_of
from nde.errors import NdeError
from nde.locale import LANGUAGES
from nde.prose.log import Teller
from nde.table import commands as c
from nde.table import events as e
from nde.table.apply import unfolded
from nde.table.bounds import MOST_OWN_DRAWINGS, MOST_OWN_POINTS
from nde.table.codec import read_log, write_log
from nde.table.drawings import MOST_POINTS
from nde.table.pings import Pointing, is_in_fog, is_shown_pointing, require_pointing
from nde.table.seats import GM, Agreement
from nde.table.view import view
from nde.table.view_drawings import DrawingView
from nde.table.view_entry import view_entry
from tests.refusals import code_of
from tests.table.play import Playing, with_heroes

NEAR, FAR = Square(1, 0), Square(6, 0)
"""A square that the party has explored, and one behind a wall."""


def hall(*, has_fog: bool = True) -> Playing:
    """A corridor that is walled off after four squares, with the party on this side."""
    table = with_heroes("nde12")
    board = Board(grid=Grid(width=8, height=1, walls=frozenset({Square(4, 0)})))
    for who, at in {"ala": Square(0, 0), "bea": NEAR}.items():
        board = board.put(who, at)
    table.do(GM, c.SetSpace(space=board))
    if has_fog:
        table.do(GM, c.SetFog())
    return table


def label(text: str, at: Square = NEAR, *, is_hidden: bool = False) -> c.Draw:
    return c.Draw(shape="label", points=(middle_of(at),), text=text, is_hidden=is_hidden)


def line(start: Square = NEAR, end: Square = FAR) -> c.Draw:
    return c.Draw(shape="line", points=(middle_of(start), middle_of(end)), colour="blue")


def drawn(table: Playing, seat: str = "p1") -> tuple[DrawingView, ...]:
    return view(table.state, seat).drawings


def told(table: Playing, seat: str, language: str = "en") -> list[str]:
    teller = Teller(seat, language)
    return [
        text
        for before, entry, after in unfolded(table.header, table.entries)
        for text in teller.tell(before, entry, after)
    ]


def test_what_is_written_in_sight_is_read_by_all() -> None:
    table = hall()
    table.do("p1", label("well"))
    for seat in (GM, "p1", "p2", "watcher"):
        assert [(one.text, one.by, one.lines) for one in drawn(table, seat)] == [
            ("well", "p1", ((middle_of(NEAR),),))
        ]


def test_players_get_only_what_lies_on_squares_they_know() -> None:
    table = hall()
    table.do(GM, line())
    table.do(GM, label("the tomb", FAR))
    assert len(drawn(table, GM)) == 2
    (seen,) = drawn(table)
    edge = Spot(5 * 1024, 512)
    assert seen.lines == ((middle_of(NEAR), edge),)
    assert "the tomb" not in str(msgspec.json.encode(view(table.state, "p1")))
    table.do(GM, c.PaintFog(squares=(FAR,), is_laid=False))
    assert [one.text for one in drawn(table) if one.shape == "label"] == ["the tomb"]


def test_two_maps_that_differ_in_the_fog_alone_look_the_same_to_the_last_byte() -> None:
    seen = []
    for do in (label("the tomb", FAR), c.Draw(shape="circle", points=(middle_of(FAR), Spot(6400, 700)))):
        table = hall()
        table.do(GM, do)
        table.do(GM, label("nothing", is_hidden=True) if do.text else line(Square(6, 0), Square(7, 0)))
        table.do("p1", label("here"))
        for seat in ("p1", "p2", "watcher"):
            entries = [view_entry(one, seat) for one in table.entries[-3:]]
            seen.append((seat, msgspec.json.encode(view(table.state, seat)), msgspec.json.encode(entries)))
    assert seen[:3] == seen[3:]


def test_a_player_cannot_draw_where_they_know_nothing() -> None:
    table = hall()
    assert code_of(table.refused("p1", label("treasure?", FAR))) == "not-explored"
    assert code_of(table.refused("p1", line())) == "not-explored"
    hall(has_fog=False).do("p1", line())


@pytest.mark.parametrize(
    ("seat", "do", "code"),
    [
        ("watcher", label("well"), "only-watching"),
        (GM, label(" "), "label-empty"),
        (GM, line(NEAR, NEAR), "drawing-too-short"),
        (GM, label("x", Square(99, 0)), "off-map"),
        (GM, label("x" * 61), "too-long"),
        (GM, c.Wipe(drawings=(3,)), "no-such-drawing"),
        (GM, c.Wipe(), "no-such-drawing"),
        ("p1", c.ShowDrawing(drawing=1), "only-the-gm"),
        (GM, c.ShowDrawing(drawing=1), "no-such-drawing"),
    ],
)
def test_what_cannot_be_is_refused(seat: str, do: c.AnyDo, code: str) -> None:
    assert code_of(hall().refused(seat, do)) == code


def test_the_game_master_may_keep_drawing_to_themselves() -> None:
    table = hall()
    table.do(GM, c.Agree(agreement=Agreement(drawings="gm")))
    assert code_of(table.refused("p1", label("well"))) == "only-the-gm"
    table.do(GM, label("well"))


def test_own_drawings_are_wiped_off_and_those_of_others_by_the_game_master_alone() -> None:
    table = hall()
    table.do("p1", label("one"))
    table.do("p2", label("two"))
    mine, others = drawn(table, "p1")
    assert (mine.number > 0, others.number) == (True, 0)
    number = drawn(table, GM)[1].number
    assert code_of(table.refused("p1", c.Wipe(drawings=(number,)))) == "no-such-drawing"
    entry = table.do("p1", c.Wipe())
    assert view_entry(entry, "p2").events == (e.Wiped(drawings=()),)
    assert [one.text for one in drawn(table)] == ["two"]
    table.do(GM, c.Wipe())
    assert drawn(table, GM) == ()


def test_what_is_hidden_is_shown_later_and_can_be_hidden_again() -> None:
    table = hall()
    hidden = table.do(GM, label("trap", is_hidden=True))
    assert (drawn(table), [one.is_hidden for one in drawn(table, GM)]) == ((), [True])
    assert view_entry(hidden, "p1").events == (e.Veiled(),)
    number = drawn(table, GM)[0].number
    table.do(GM, c.ShowDrawing(drawing=number))
    assert [one.text for one in drawn(table)] == ["trap"]
    table.do(GM, c.ShowDrawing(drawing=number, is_hidden=True))
    assert drawn(table) == ()


def test_undo_takes_a_stroke_back_and_what_others_draw_stands_in_nobodys_way() -> None:
    table = hall()
    table.do("p1", label("one"))
    table.do("p2", label("two"))
    table.do("p1", c.Undo(count=2))
    assert drawn(table) == ()
    table.do("p1", c.Redo(count=2))
    assert [one.text for one in drawn(table)] == ["one", "two"]
    table.do("p2", c.Undo())
    assert [one.text for one in drawn(table)] == ["one"]


def test_another_map_begins_without_drawings_and_the_same_one_keeps_them() -> None:
    table = hall()
    table.do(GM, label("well"))
    board = table.state.world.scene.space
    table.do(GM, c.SetSpace(space=board, is_same_map=True))
    assert len(drawn(table, GM)) == 1
    table.do(GM, c.SetSpace(space=board))
    assert drawn(table, GM) == ()


def test_nobody_draws_more_than_their_share_and_learns_nothing_of_others() -> None:
    table = hall()
    for number in range(MOST_OWN_DRAWINGS):
        table.do("p1", label(f"n{number}"))
    assert code_of(table.refused("p1", label("more"))) == "too-many"
    table.do("p2", label("mine"))
    table.do("p1", c.Wipe())
    points = tuple(Spot(at % 700, (at * 7) % 900) for at in range(MOST_POINTS))
    for _ in range(MOST_OWN_POINTS // MOST_POINTS):
        table.do("p1", c.Draw(shape="free", points=points))
    assert code_of(table.refused("p1", c.Draw(shape="free", points=points))) == "too-many"


def test_drawings_are_in_the_log_and_come_back_with_it() -> None:
    table = hall()
    table.do("p1", label("well"))
    table.do(GM, line())
    log = read_log(write_log(table.header, table.entries))
    assert list(log.entries) == table.entries


def test_a_prepared_scene_brings_its_drawings_on() -> None:
    table = hall(has_fog=False)
    drawings = [
        {"shape": "label", "points": [[512, 512]], "text": "well", "colour": "blue"},
        {"shape": "line", "points": [[512, 512], [2560, 512]], "hidden": True},
    ]
    scene = {"title": "The yard", "map": "1..\n...", "drawings": drawings}
    table.do(GM, c.PrepareScenes(scenes={"yard": scene}))
    table.do(GM, c.BringOn(id="yard"))
    assert [(one.shape, one.text, one.is_hidden) for one in drawn(table, GM)] == [
        ("label", "well", False),
        ("line", "", True),
    ]
    assert [(one.text, one.number) for one in drawn(table)] == [("well", 0)]
    table.do("p1", label("mine"))
    numbers = [one.number for one in drawn(table, GM)]
    assert len(set(numbers)) == 3


def test_faults_in_the_drawings_of_a_scene_are_all_told_at_their_place() -> None:
    drawings = [
        {"shape": "label", "points": [[512, 512]]},
        {"shape": "star", "points": [[512, 512]]},
        {"shape": "line", "points": [[512, 512]], "color": "red"},
    ]
    scene = {"title": "The yard", "map": "1..", "drawings": drawings}
    fault = hall().refused(GM, c.PrepareScenes(scenes={"yard": scene}))
    places = {one.place: one.error.code for one in fault.faults}  # type: ignore[attr-defined]
    assert places == {
        "yard.drawings[0]": "label-empty",
        "yard.drawings[1]": "value-unfit",
        "yard.drawings[2].color": "misspelt-key",
        "yard.drawings[2]": "drawing-too-short",
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_are_told_and_strokes_once(language: str) -> None:
    table = hall()
    table.do("p1", label("well"))
    table.do("p1", line(Square(0, 0), NEAR))
    table.do("p1", line(NEAR, Square(2, 0)))
    said = told(table, "p2", language)[-2:]
    assert "well" in said[0]
    assert "well" not in said[1]
    assert len(said) == 2


# Pointing.


def pointing(seat: str, *squares: Square) -> Pointing:
    kind = "ping" if len(squares) < 2 else "ruler"
    return Pointing(seat=seat, kind=kind, spots=tuple(map(middle_of, squares)))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("by", "squares", "shown"),
    [
        (GM, (NEAR,), {GM, "p1", "p2", "watcher"}),
        (GM, (FAR,), {GM}),
        (GM, (NEAR, FAR), {GM}),
        ("p1", (NEAR,), {GM, "p1", "p2", "watcher"}),
        ("p1", (FAR,), {GM, "p1", "p2", "watcher"}),
        ("p1", (NEAR, FAR), {GM, "p1", "p2", "watcher"}),
    ],
)
def test_a_ping_is_shown_to_whoever_knows_no_less_than_who_pings(
    by: str, squares: tuple[Square, ...], shown: set[str]
) -> None:
    """A game master's in the fog tells the players nothing; a player's tells what they do not know either."""
    table = hall()
    seats = (GM, "p1", "p2", "watcher")
    assert {one for one in seats if is_shown_pointing(table.state, one, pointing(by, *squares))} == shown
    assert is_in_fog(table.state, pointing(by, *squares)) == (FAR in squares)


def test_on_a_map_without_fog_everybody_sees_where_anybody_points() -> None:
    table = hall(has_fog=False)
    assert is_shown_pointing(table.state, "p2", pointing(GM, FAR))
    assert not is_in_fog(table.state, pointing(GM, FAR))


def test_nobody_points_beside_the_map_and_who_watches_points_at_nothing() -> None:
    table = hall()
    for seat, one, code in (
        (GM, pointing(GM, Square(99, 0)), "off-map"),
        ("watcher", pointing("watcher", NEAR), "only-watching"),
    ):
        with pytest.raises(NdeError) as caught:
            require_pointing(table.state, one)
        assert (seat, code_of(caught.value)) == (seat, code)
