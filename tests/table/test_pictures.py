"""Pictures at the table: under the map, of people, and handed out; who learns of which."""

from __future__ import annotations

import msgspec
import pytest
from msgspec.structs import replace

from nde.board import Board, Grid, Square, read_square
from nde.table import commands as c
from nde.table import events as e
from nde.table.pictures import Backdrop
from nde.table.seats import GM
from nde.table.snapshot import decode_state, encode_state
from nde.table.view import view
from nde.table.view_entry import seen_alike, view_entry
from nde.table.view_pictures import pictures_for, pictures_in, squares_shown
from tests.refusals import refuses
from tests.table.play import Playing, with_heroes

MAP, FACE, LETTER = ("a" * 64, "b" * 64, "c" * 64)
PLAYERS = ("p1", "p2", "watcher")
UNDER = Backdrop(picture=MAP, width=400, height=250, left=1_500, top=-20_000, pitch=50_250)


def hall() -> Playing:
    """Heroes in a hall with a picture under it, and an ogre out of their sight."""
    table = with_heroes("nde12")
    walls = frozenset(Square(4, y) for y in range(5))
    board = Board(grid=Grid(width=8, height=5, walls=walls))
    for who, at in {"ala": "a1", "bea": "a2", "cyd": "a3", "ogre": "h1"}.items():
        board = board.put(who, read_square(at))
    ogre = table.state.playing.cast("beast", "minion")
    table.do(GM, c.SetScene(place="hall", foes={"ogre": ogre}))
    table.do(GM, c.SetSpace(space=board, backdrop=UNDER))
    return table


def told(value: object) -> str:
    return msgspec.json.encode(value).decode()


def everything_told(table: Playing, seat: str) -> str:
    seen = [view_entry(entry, seat) for entry in table.entries]
    return told([entry.events for entry in seen]) + told(view(table.state, seat))


def test_a_picture_lies_under_a_new_map_and_stays_while_it_is_painted_on() -> None:
    table = hall()
    assert table.state.world.backdrop == UNDER
    assert view(table.state, GM).backdrop is not None
    board = table.state.world.scene.space
    table.do(GM, c.SetSpace(space=board, is_same_map=True))
    table.do(GM, c.PaintGround(ground="wood"))
    table.do(GM, c.Move(figure="ala", to="b1"))
    assert table.state.world.backdrop == UNDER
    moved = msgspec.structs.replace(UNDER, left=0, pitch=50_000)
    table.do(GM, c.LayPicture(backdrop=moved))
    assert table.state.world.backdrop == moved
    table.do(GM, c.Undo())
    assert table.state.world.backdrop == UNDER
    table.do(GM, c.SetSpace(space=board))
    assert table.state.world.backdrop is None
    table.do(GM, c.Undo())
    table.do(GM, c.SetScene(place="elsewhere"))
    assert table.state.world.backdrop is None


def test_players_see_where_it_lies_and_not_which_it_is() -> None:
    table = hall()
    for seat in PLAYERS:
        seen = view(table.state, seat).backdrop
        assert seen is not None
        assert (seen.left, seen.top, seen.pitch) == (1_500, -20_000, 50_250)
        assert MAP not in everything_told(table, seat)
        assert MAP not in pictures_for(table.state, seat)
    assert MAP in everything_told(table, GM)


def test_how_much_of_it_is_seen_is_what_was_explored() -> None:
    table = hall()
    whole = frozenset(table.state.world.scene.space.grid.squares())
    assert squares_shown(table.state, GM) is None
    assert squares_shown(table.state, "p1") == whole
    table.do(GM, c.SetFog())
    left = frozenset(Square(x, y) for x in range(5) for y in range(5))
    for seat in PLAYERS:
        assert squares_shown(table.state, seat) == left
    table.do(GM, c.PaintFog(squares=(Square(0, 0), Square(1, 1))))
    assert squares_shown(table.state, "p1") == left - {
        Square(0, 0),
        Square(1, 1),
    }  # though a hero stands there
    assert squares_shown(table.state, GM) is None


def test_nothing_can_be_laid_under_no_map() -> None:
    table = with_heroes("nde12")
    with refuses("no-space"):
        table.do(GM, c.LayPicture(backdrop=UNDER))
    with refuses("only-the-gm"):
        hall().do("p1", c.LayPicture(backdrop=None))


def test_a_portrait_is_seen_by_whoever_sees_its_owner() -> None:
    table = hall()
    table.do(GM, c.Hide(figures=("ogre",)))
    table.do(GM, c.SetPortrait(figure="ogre", picture=FACE))
    table.do(GM, c.SetPortrait(figure="ala", picture=LETTER))
    for seat in PLAYERS:
        assert pictures_for(table.state, seat) == {LETTER}
        assert FACE not in everything_told(table, seat)
        faces = {one.person.id: one.portrait for one in view(table.state, seat).people}
        assert faces == {"ala": LETTER, "bea": "", "cyd": ""}
    table.do(GM, c.Hide(figures=("ogre",), is_hidden=False))
    for seat in PLAYERS:
        assert pictures_for(table.state, seat) == {LETTER, FACE}
    table.do(GM, c.SetPortrait(figure="ogre"))
    assert pictures_for(table.state, "p1") == {LETTER}
    with refuses("no-such-person"):
        table.do(GM, c.SetPortrait(figure="nobody", picture=FACE))


def test_a_handout_is_for_those_it_was_shown_to() -> None:
    table = hall()
    table.do(GM, c.ShowPicture(picture=LETTER, title=" A letter ", to=("p1",)))
    assert [(one.picture, one.title, one.to) for one in view(table.state, "p1").handouts] == [
        (LETTER, "A letter", ())
    ]
    assert view(table.state, GM).handouts[0].to == ("p1",)
    for seat in ("p2", "watcher"):
        assert view(table.state, seat).handouts == ()
        assert LETTER not in everything_told(table, seat)
        assert "letter" not in everything_told(table, seat)
        assert seen_alike(table.entries[-1], "p1") != seen_alike(table.entries[-1], seat)
    table.do(GM, c.ShowPicture(picture=LETTER, title="A letter"))
    assert all(pictures_for(table.state, seat) == {LETTER} for seat in PLAYERS)
    table.do(GM, c.HidePicture(picture=LETTER))
    assert not any(pictures_for(table.state, seat) for seat in PLAYERS)
    with refuses("no-such-picture"):
        table.do(GM, c.HidePicture(picture=LETTER))
    with refuses("no-such-seat"):
        table.do(GM, c.ShowPicture(picture=LETTER, to=("nobody",)))
    with refuses("only-the-gm"):
        table.do("p1", c.ShowPicture(picture=LETTER))


def test_only_so_many_are_shown_at_a_time() -> None:
    table = hall()
    for number in range(50):
        table.do(GM, c.ShowPicture(picture=f"{number:064x}"))
    with refuses("too-many-shown"):
        table.do(GM, c.ShowPicture(picture=LETTER))
    table.do(GM, c.ShowPicture(picture=f"{3:064x}", title="again"))


def test_all_of_it_is_in_the_log_and_in_a_snapshot() -> None:
    table = hall()
    table.do(GM, c.SetPortrait(figure="ala", picture=FACE))
    table.do(GM, c.ShowPicture(picture=LETTER, to=("p2",)))
    assert pictures_in(table.state.world) == {MAP, FACE, LETTER}
    assert decode_state(encode_state(table.state)).world == table.state.world


@pytest.mark.parametrize(
    "wrong",
    [
        {"picture": ""},
        {"pitch": 0},
        {"pitch": 7_999},
        {"left": 10**9},
        {"width": 0},
    ],
)
def test_a_backdrop_that_makes_no_sense_is_not_read(wrong: dict[str, object]) -> None:
    fields = msgspec.to_builtins(UNDER) | wrong
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(fields, Backdrop)


@pytest.mark.parametrize("name", ["../../etc/passwd", "A" * 64])
def test_only_a_picture_told_by_its_hash_is_laid(name: str) -> None:
    """Names are changed for hashes where pictures are kept; one that is left has no picture."""
    with refuses("no-such-picture"):
        hall().do(GM, c.LayPicture(backdrop=replace(UNDER, picture=name)))


def test_events_of_pictures_are_told_to_nobody_else_by_their_kind() -> None:
    """What is laid under a map is the game master's to know; players see it by their tiles."""
    table = hall()
    table.do(GM, c.LayPicture(backdrop=None))
    assert isinstance(table.entries[-1].events[0], e.BackdropLaid)
    assert isinstance(view_entry(table.entries[-1], "p1").events[0], e.Veiled)
