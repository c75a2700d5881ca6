"""Fog that the game master paints, square by square: what a side knows of it, and what nobody learns."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from nde.board import Board, Grid, Square, read_square
from nde.errors import Faults, Illegal, NdeError
from nde.locale import LANGUAGES, words
from nde.prose.log import Teller
from nde.table import commands as c
from nde.table import events as e
from nde.table import visibility
from nde.table.bounds import MOST_PAINTED
from nde.table.seats import GM
from nde.table.view import SeatView, view
from nde.table.view_entry import seen_alike, view_entry
from tests.games import for_games
from tests.refusals import code_of
from tests.table.play import Playing, with_heroes

# A wall with a gap at the bottom: the heroes on its left, a foe in sight of them and one behind it.
WIDTH, HEIGHT = 8, 5
WALLS = frozenset(Square(4, y) for y in range(HEIGHT - 1))
PLACES = {"ala": "a1", "bea": "a2", "cyd": "a3", "near": "c1", "far": "h1"}
SEATS = (GM, "p1", "p2", "watcher")


def squares(text: str) -> tuple[Square, ...]:
    """Squares by their names."""
    return tuple(map(read_square, text.split()))


def hall(game: str = "nde12", *, has_fog: bool = True) -> Playing:
    """A table in the hall."""
    table = with_heroes(game)
    cast = table.state.playing.cast
    board = Board(grid=Grid(width=WIDTH, height=HEIGHT, walls=WALLS, difficult=frozenset(squares("b1 h5"))))
    for who, at in PLACES.items():
        board = board.put(who, read_square(at))
    foes = {"near": cast("beast", "minion"), "far": cast("beast", "minion")}
    table.do(GM, c.SetScene(place="hall", foes=foes, space=board))
    if has_fog:
        table.do(GM, c.SetFog())
    return table


def lay(text: str) -> c.PaintFog:
    return c.PaintFog(squares=squares(text))


def lift(text: str) -> c.PaintFog:
    return c.PaintFog(squares=squares(text), is_laid=False)


def people(table: Playing, seat: str = "p1") -> set[str]:
    """Whom a seat sees."""
    return {one.person.id for one in view(table.state, seat).people}


def knows(table: Playing, text: str, seat: str = "p1") -> bool:
    """Whether a seat knows all of these squares; it must know all or none."""
    unknown = view(table.state, seat).unknown
    found = {square in unknown for square in squares(text)}
    assert len(found) == 1
    return found == {False}


# Laying and lifting.


@for_games("map")
def test_lifting_shows_the_ground_and_laying_covers_it_again(game: str) -> None:
    table = hall(game)
    assert not knows(table, "h1 h5")
    table.do(GM, lift("h1 h5"))
    assert knows(table, "h1 h5")
    assert not knows(table, "g1")
    seen = view(table.state, "p1").space
    assert isinstance(seen, Board)
    assert read_square("h5") in seen.grid.difficult
    table.do(GM, lay("h5"))
    assert not knows(table, "h5")
    assert knows(table, "h1")
    seen = view(table.state, "p1").space
    assert isinstance(seen, Board)
    assert read_square("h5") in seen.grid.walls - seen.grid.difficult


def test_lifting_shows_ground_and_not_whoever_is_there_out_of_sight() -> None:
    table = hall()
    table.do(GM, lift("h1"))
    assert "far" not in people(table)


def test_a_square_in_sight_stays_covered_until_somebody_moves_to_where_they_see_it() -> None:
    table = hall()
    assert "near" in people(table)
    entry = table.do(GM, lay("b1 c1"))
    assert not any(isinstance(event, e.Explored) for event in entry.events)
    assert not knows(table, "b1 c1")
    assert "near" not in people(table)
    table.do(GM, c.Say(text="hm"))
    table.do(GM, c.SetClock(id="doom"))
    table.do(GM, c.Move(figure="far", to="h2"))
    assert not knows(table, "b1 c1")
    assert "near" not in people(table)
    entry = table.do(GM, c.Move(figure="bea", to="b2"))
    assert knows(table, "b1 c1")
    assert "near" in people(table)
    assert e.Appeared(side="party", figures=("near",)) in entry.events


def test_who_moves_where_nothing_is_seen_of_it_uncovers_nothing() -> None:
    table = hall()
    table.do(GM, lay("a5"))
    wall = c.SetSpace(space=walled(table, "a4 b4 b5"), is_same_map=True)
    table.do(GM, wall)
    table.do(GM, c.Move(figure="bea", to="b2"))
    assert not knows(table, "a5")


def walled(table: Playing, text: str) -> Board:
    """The map with more walls."""
    space = table.state.world.scene.space
    grid = msgspec.structs.replace(space.grid, walls=space.grid.walls | frozenset(squares(text)))
    return Board(grid=grid, tokens=space.tokens)


def test_who_comes_out_of_a_covered_square_is_seen() -> None:
    table = hall()
    table.do(GM, lay("c1"))
    entry = table.do(GM, c.Move(figure="near", to="c2"))
    assert "near" in people(table)
    assert e.Appeared(side="party", figures=("near",)) in entry.events


def test_the_ground_under_ones_own_feet_is_known() -> None:
    table = hall()
    table.do(GM, lay("a1 a2 a3 b3"))
    assert knows(table, "a1 a2 a3")
    assert not knows(table, "b3")
    assert people(table) >= {"ala", "bea", "cyd"}


def test_fog_on_an_open_map_lies_only_where_it_was_laid() -> None:
    table = hall(has_fog=False)
    entry = table.do(GM, lay("h1 c1"))
    assert table.state.world.fog == ("party",)
    assert view(table.state, "p1").unknown == set(squares("h1 c1"))
    assert [type(one) for one in entry.events] == [e.FogPainted]
    assert "near" not in people(table)
    table.do(GM, c.Undo())
    assert not table.state.world.fog
    assert people(table) >= {"near", "far"}


def test_fog_taken_off_the_map_leaves_nothing_covered_when_it_comes_again() -> None:
    table = hall()
    table.do(GM, lay("c1"))
    table.do(GM, c.SetFog(is_on=False))
    table.do(GM, c.SetFog())
    assert knows(table, "c1")
    assert table.state.world.covered == ()


def test_fog_that_began_with_a_few_squares_leaves_nothing_known_when_it_is_taken_off() -> None:
    table = hall(has_fog=False)
    table.do(GM, lay("c1"))
    assert knows(table, "h1 h5")
    table.do(GM, c.SetFog(is_on=False))
    assert not view(table.state, "p1").unknown
    table.do(GM, c.SetFog())
    assert knows(table, "c1 b2")
    assert not knows(table, "h1 h5")
    table.do(GM, lift("h1"))
    table.do(GM, c.SetFog(is_on=False))
    table.do(GM, c.SetFog())
    assert knows(table, "h1")


def test_blocks_are_rectangles_by_any_two_corners() -> None:
    for corners in ("f1 h3", "h3 f1", "f3 h1", "h1 f3"):
        table = hall()
        first, last = squares(corners)
        table.do(GM, c.PaintFog(blocks=((first, last),), is_laid=False))
        assert knows(table, "f1 g1 h1 f2 g2 h2 f3 g3 h3")
        assert not knows(table, "h4")


def test_a_side_has_a_fog_of_its_own() -> None:
    table = hall()
    table.do(GM, c.Give(figure="far", seat="p2"))
    table.do(GM, c.Give(figure="cyd", seat=GM))
    entry = table.do(GM, c.PaintFog(squares=squares("a1"), side="foes"))
    assert table.state.world.fog == ("party", "foes")
    assert not knows(table, "a1", "p2")
    assert knows(table, "a1", "p1")
    assert [type(one) for one in view_entry(entry, "p1").events] == [e.Veiled]
    assert [type(one) for one in view_entry(entry, "p2").events] == [e.FogPainted]
    assert seen_alike(entry, "p1") != seen_alike(entry, "p2")


def test_painting_the_ground_keeps_what_was_explored_and_another_map_does_not() -> None:
    table = hall()
    table.do(GM, lift("h1"))
    table.do(GM, lay("c1"))
    table.do(GM, c.SetSpace(space=walled(table, "h4"), is_same_map=True))
    assert knows(table, "h1")
    assert not knows(table, "c1")
    table.do(GM, c.SetSpace(space=walled(table, "g4")))
    assert not knows(table, "h1")
    assert knows(table, "c1")
    table.do(GM, lift("h1"))
    small = Board(grid=Grid(width=WIDTH, height=HEIGHT - 1), tokens=table.state.world.scene.space.tokens)
    table.do(GM, c.SetSpace(space=small, is_same_map=True))
    assert table.state.world.covered == ()


# What each is told.


def test_only_the_game_master_is_told_what_is_in_the_fog_for_the_players() -> None:
    table = hall()
    table.do(GM, lay("c1 a1"))
    told = view(table.state, GM)
    assert told.fogged == view(table.state, "p1").unknown
    assert told.unknown == frozenset()
    for seat in ("p1", "p2", "watcher", "stranger"):
        assert view(table.state, seat).fogged == frozenset()
    table.do(GM, c.SetFog(is_on=False))
    assert view(table.state, GM).fogged == frozenset()


def test_players_are_told_of_no_square_that_did_not_change_for_them() -> None:
    table = hall()
    entry = table.do(GM, lay("c1 h1 h2"))
    shown = view_entry(entry, "p1").events
    assert shown == (e.FogPainted(side="party", squares=squares("c1"), is_laid=True),)
    entry = table.do(GM, lift("c1 a1 b2"))
    assert view_entry(entry, "p1").events[0] == e.FogPainted(
        side="party", squares=squares("c1"), is_laid=False
    )


SENTENCES = {
    "en": ("Fog now covers 2 squares: C1-D1.", "The fog lifts from 1 square: C1."),
    "pl": ("Mgła okrywa teraz 2 kratki: C1-D1.", "Mgła odsłania 1 kratkę: C1."),
    "de": ("Nebel legt sich auf 2 Felder: C1-D1.", "Der Nebel gibt 1 Feld frei: C1."),
    "cs": ("Mlha zakrývá 2 pole: C1-D1.", "Mlha odkrývá 1 pole: C1."),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_says_where_fog_was_laid_and_lifted(language: str) -> None:
    table = hall()
    told: list[str] = []
    for do in (lay("c1 d1 h1"), lift("c1")):
        before = table.state
        entry = table.do(GM, do)
        told.append(Teller("p1", language).tell(before, entry, table.state)[0])
    assert tuple(told) == SENTENCES[language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_of_a_map_that_comes_dark_the_log_says_so_once(language: str) -> None:
    table = hall(has_fog=False)
    before = table.state
    bare = Board(grid=Grid(width=WIDTH, height=HEIGHT), tokens=before.world.scene.space.tokens)
    entry = table.do(GM, c.SetSpace(space=bare, has_fog=True))
    assert view(table.state, "p1").unknown >= set(squares("h5 d3"))
    (told,) = Teller("p1", language).tell(before, entry, table.state)
    assert told.casefold() == f"{words(language).say('play-fog-on')}.".casefold()


@pytest.mark.parametrize(
    ("language", "many"),
    [("en", "20 squares"), ("pl", "20 kratek"), ("de", "20 Felder"), ("cs", "20 polí")],
)
def test_of_scattered_squares_the_log_says_how_many(language: str, many: str) -> None:
    table = hall(has_fog=False)
    grid = table.state.world.scene.space.grid
    scattered = tuple(one for one in grid.squares() if (one.x + one.y) % 2)
    before = table.state
    entry = table.do(GM, c.PaintFog(squares=scattered))
    told = Teller(GM, language).tell(before, entry, table.state)[0]
    assert many in told
    assert ":" not in told


# Refusals.


def test_only_the_game_master_paints() -> None:
    table = hall()
    for seat in ("p1", "p2"):
        for do in (lay("c1"), lift("h1"), lift("z99")):
            assert code_of(table.refused(seat, do)) == "only-the-gm"


def test_squares_outside_the_map_are_all_named_at_once() -> None:
    table = hall()
    do = c.PaintFog(
        squares=(Square(0, 0), Square(8, 0), Square(-1, 2), Square(8, 0)),
        blocks=((Square(0, 0), Square(3, 9)),),
    )
    refusal = table.refused(GM, do)
    assert isinstance(refusal, Faults)
    assert [fault.place for fault in refusal.faults] == ["I1", "-1,2", "D10"]


def test_what_would_change_nothing_is_refused() -> None:
    table = hall()
    for do, what in ((lay("h1 h2"), "lay"), (lift("c1"), "lift"), (c.PaintFog(), "lay")):
        refusal = table.refused(GM, do)
        assert code_of(refusal) == "fog-unchanged"
        assert refusal.facts == {"what": what}
    assert code_of(hall(has_fog=False).refused(GM, lift("c1"))) == "no-fog"


def test_nobody_paints_more_squares_than_the_largest_map_has() -> None:
    table = hall()
    many = (Square(0, 0),) * (MOST_PAINTED + 1)
    vast = ((Square(0, 0), Square(10**9, 10**9)),)
    for do in (c.PaintFog(squares=many), c.PaintFog(blocks=vast)):
        refusal = table.refused(GM, do)
        assert code_of(refusal) == "too-many"
        assert refusal.facts == {"what": "squares", "most": MOST_PAINTED}


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_say_what_to_do(language: str) -> None:
    speaker = words(language)
    said = {
        speaker.error(Illegal("no-fog")),
        speaker.error(Illegal("fog-unchanged", what="lay")),
        speaker.error(Illegal("fog-unchanged", what="lift")),
        speaker.error(Illegal("too-many", what="squares", most=MOST_PAINTED)),
    }
    assert len(said) == 4
    assert all(";" in one for one in said)


# Whatever is painted.

STROKES = st.lists(
    st.tuples(
        st.sets(st.tuples(st.integers(0, WIDTH - 1), st.integers(0, HEIGHT - 1)), min_size=1),
        st.booleans(),
        st.sampled_from((None, "ala a4", "bea c3", "near d2", "far g5")),
    ),
    min_size=1,
    max_size=6,
)


def stroke(chosen: Iterable[tuple[int, int]], *, is_laid: bool) -> c.PaintFog:
    return c.PaintFog(squares=tuple(Square(x, y) for x, y in sorted(chosen)), is_laid=is_laid)


@settings(max_examples=60, deadline=None)
@given(strokes=STROKES, has_fog=st.booleans())
def test_painting_is_taken_back_whole_and_what_is_covered_is_in_nothing_a_player_is_sent(
    strokes: list[tuple[set[tuple[int, int]], bool, str | None]], has_fog: bool
) -> None:
    table = hall(has_fog=has_fog)
    for chosen, is_laid, step in strokes:
        if step is not None:
            who, to = step.split()
            table.do(GM, c.Move(figure=who, to=to))
        before = {seat: as_sent(table, seat) for seat in SEATS}
        world = table.state.world
        try:
            entry = table.do(GM, stroke(chosen, is_laid=is_laid))
        except NdeError as fault:
            if fault.code not in ("fog-unchanged", "no-fog"):
                raise
            continue
        after = table.state.world
        for seat in ("p1", "p2", "watcher"):
            seen = view(table.state, seat)
            require_covered(table, seen)
            sent = msgspec.json.encode((view_entry(entry, seat), people_and_space(seen)))
            for foe in {"near", "far"} - people(table, seat):
                assert foe.encode() not in sent
        table.do(GM, c.Undo())
        assert table.state.world == world
        assert {seat: as_sent(table, seat) for seat in SEATS} == before
        table.do(GM, c.Redo())
        assert table.state.world == after


def require_covered(table: Playing, seen: SeatView) -> None:
    """Fail where a foe is seen on a covered square, or anything of the ground there."""
    covered = set(dict(table.state.world.covered).get("party", ()))
    assert isinstance(seen.space, Board)
    for token in seen.space.tokens:
        assert token.at not in covered or token.id in ("ala", "bea", "cyd")
    assert not seen.unknown & (seen.space.grid.difficult | seen.space.grid.cover)
    assert seen.unknown >= covered - {token.at for token in seen.space.tokens}


def people_and_space(seen: SeatView) -> object:
    return [one.person.id for one in seen.people], seen.space


def as_sent(table: Playing, seat: str) -> SeatView:
    """A seat's view without what counts entries and steps."""
    return msgspec.structs.replace(view(table.state, seat), version=0, undoable=0, redoable=0)


def test_what_a_side_sees_is_looked_for_once_however_many_seats_ask() -> None:
    table = hall()
    for number in range(20):
        table.do(f"w{number}", c.Sit(seat=f"w{number}", name=f"Watcher {number}", role="spectator"))
    table.do(GM, c.Move(figure="ala", to="a4"))
    view(table.state, "p1")
    looks = (visibility._squares_in_sight, visibility._in_fog)
    before = [look.cache_info().misses for look in looks]
    for number in range(20):
        view(table.state, f"w{number}")
    assert [look.cache_info().misses for look in looks] == before


def test_worlds_that_are_equal_are_not_taken_for_one_another() -> None:
    table = hall()
    world = table.state.world
    elsewhere = replace(world, hidden=("near",))
    assert visibility.hidden_from(table.state.playing, world, "party") == {"far"}
    assert visibility.hidden_from(table.state.playing, elsewhere, "party") == {"far", "near"}
