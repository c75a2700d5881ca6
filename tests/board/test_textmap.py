"""Text maps: drawn and read back, with every fault and its place."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from nde.board import GROUNDS, Board, Square, Token, read_board, write_board
from nde.errors import Faults
from tests.board.boards import boards, grid_of
from tests.refusals import refuses


@given(boards())
def test_a_board_reads_back_as_it_was_written(board: Board) -> None:
    assert read_board(write_board(board)) == board


def test_every_glyph_means_its_ground() -> None:
    board = read_board("#.+~%\nx...Y\n\nY = ogre-1 %\n")
    grid = board.grid
    assert (grid.width, grid.height) == (5, 2)
    assert grid.walls == {Square(0, 0)}
    assert grid.cover == {Square(2, 0), Square(4, 0), Square(4, 1)}
    assert grid.difficult == {Square(3, 0), Square(4, 0), Square(4, 1)}
    assert board.tokens == (Token("ogre-1", Square(4, 1)), Token("x", Square(0, 1)))


def test_the_legend_says_what_the_ground_is_made_of() -> None:
    text = "..=~W\n#,=~.\n\nground = grass\n= = wood\n~ = water\n, = road +\nW = wolf ~ snow\n"
    board = read_board(text)
    grid = board.grid
    assert [grid.ground_at(Square(x, 0)) for x in range(5)] == ["grass", "grass", "wood", "water", "snow"]
    assert grid.ground_at(Square(1, 1)) == "road"
    assert grid.cover == {Square(1, 1)}
    assert grid.difficult == {Square(3, 0), Square(3, 1), Square(4, 0)}
    assert read_board(write_board(board)) == board


def test_every_look_of_a_square_has_a_sign_of_its_own() -> None:
    looks = [(sign, ground) for sign in ".+~%" for ground in GROUNDS]
    grid = grid_of(["".join(sign for sign, _ in looks)])
    grid = replace(grid, patches=tuple((ground, (Square(x, 0),)) for x, (_, ground) in enumerate(looks)))
    assert read_board(write_board(Board(grid=grid))).grid == grid


@pytest.mark.parametrize("line", ["ground = lava", ", = lava", "~ = water +", "# = water"])
def test_a_ground_that_nobody_knows_is_refused(line: str) -> None:
    assert [(place, code) for place, code, _ in faults_of(f"..\n..\n\n{line}\n")] == [
        ("4", "unreadable-legend")
    ]


def test_a_sign_that_the_legend_does_not_explain_means_nothing() -> None:
    assert [(place, code) for place, code, _ in faults_of("..\n.,\n")] == [("2:2", "unknown-glyph")]


def faults_of(text: str) -> list[tuple[str, str, dict[str, object]]]:
    with pytest.raises(Faults) as refusal:
        read_board(text, source="cellar.txt")
    assert refusal.value.source == "cellar.txt"
    return [(fault.place, fault.error.code, dict(fault.error.facts)) for fault in refusal.value.faults]


def test_every_fault_is_listed_with_its_place() -> None:
    text = "\n#a.?\n#.a\n#.b!\n\nz = zoe\nb = a\nno legend\nb = bert\na = ada #\n"
    assert faults_of(text) == [
        ("2:4", "unknown-glyph", {"glyph": "?", "line": 2, "column": 4}),
        ("3", "ragged-line", {"line": 3, "width": 4, "found": 3}),
        ("3:3", "letter-twice", {"letter": "a", "line": 3, "column": 3}),
        ("4:4", "unknown-glyph", {"glyph": "!", "line": 4, "column": 4}),
        ("6", "letter-not-on-map", {"letter": "z", "line": 6}),
        ("8", "unreadable-legend", {"text": "no legend", "line": 8}),
        ("9", "letter-not-on-map", {"letter": "b", "line": 9}),
        ("10", "unreadable-legend", {"text": "a = ada #", "line": 10}),
        ("7", "token-twice", {"token": "a"}),
    ]


@pytest.mark.parametrize(("text", "width", "height"), [("", 0, 0), ("\n \n", 0, 0), ("." * 101, 101, 1)])
def test_a_map_without_squares_or_with_too_many_is_refused(text: str, width: int, height: int) -> None:
    assert [(code, facts) for _, code, facts in faults_of(text)] == [
        ("board-size", {"width": width, "height": height, "most": 100})
    ]


def test_a_legend_may_swap_letters() -> None:
    board = read_board("ab\n\na = b\nb = a\n")
    assert (board.where("a"), board.where("b")) == (Square(1, 0), Square(0, 0))


@given(st.text("#.+~%aB =\n\tß", max_size=60))
def test_any_text_is_read_or_refused_with_faults(text: str) -> None:
    try:
        board = read_board(text)
    except Faults as refused:
        faults = refused.faults
        board = None
    assert board is None or read_board(write_board(board)) == board
    assert board is not None or faults


@pytest.mark.parametrize("name", ["", "old wolf", "wolf\n"])
def test_a_name_with_spaces_cannot_be_drawn(name: str) -> None:
    board = Board(grid=grid_of([".."]), tokens=(Token(name, Square(0, 0)),))
    with refuses("undrawable-token") as refusal:
        write_board(board)
    assert refusal.value.facts == {"token": name}


def test_more_tokens_than_letters_cannot_be_drawn() -> None:
    crowd = tuple(Token(f"rat-{n}", Square(n, 0)) for n in range(53))
    with refuses("too-many-tokens") as refusal:
        write_board(Board(grid=grid_of(["." * 60]), tokens=crowd))
    assert refusal.value.facts == {"count": 53, "most": 52}
    board = Board(grid=grid_of(["." * 60]), tokens=crowd[:52])
    assert read_board(write_board(board)) == board
