"""Boards as plain text: people draw them, tests show them, files keep them.

`#` wall, `.` floor, `+` low obstacle, `~` difficult, `%` both low and difficult; a letter is a token
standing there.  Under the map, after an empty line, a letter may be given a longer name and the ground
it stands on when that is not plain floor.

>>> yard = read_board('''
... #####
... #a.W#
... #.+~#
...
... W = wolf ~
... ''')
>>> yard.where("wolf"), Square(3, 1) in yard.grid.difficult
(Square(x=3, y=1), True)
>>> print(write_board(yard.put("wolf", Square(1, 2))))
#####
#a.~#
#A+~#
<BLANKLINE>
A = wolf
"""

from __future__ import annotations

import re
from string import ascii_letters, ascii_uppercase
from typing import NamedTuple

from nde.board.board import Board, Token
from nde.board.grid import MOST_SQUARES_A_SIDE, Grid
from nde.board.squares import Square
from nde.errors import Fault, Faults, Illegal, Missing, NdeError, Unreadable

WALL, FLOOR, LOW, DIFFICULT, BOTH = "#.+~%"
_GROUND = FLOOR + LOW + DIFFICULT + BOTH
_LEGEND = re.compile(r"([A-Za-z])\s*=\s*(\S+)(?:\s+([.+~%]))?", re.ASCII)


class _Named(NamedTuple):
    id: str
    ground: str
    line: int


class _Reader:
    """Collects what a text map says, and every fault on the way."""

    def __init__(self, first_line: int) -> None:
        self.first_line = first_line
        self.ground: dict[Square, str] = {}
        self.letters: dict[str, Square] = {}
        self.names: dict[str, _Named] = {}
        self.faults: list[Fault] = []

    def fault(self, error: NdeError, line: int, column: int | None = None) -> None:
        self.faults.append(Fault(f"{line}" if column is None else f"{line}:{column}", error))

    def read_map(self, rows: list[str]) -> None:
        width, most = len(rows[0]) if rows else 0, MOST_SQUARES_A_SIDE
        if not rows or max(width, len(rows)) > most:
            self.fault(Illegal("board-size", width=width, height=len(rows), most=most), self.first_line)
            return
        for y, row in enumerate(rows):
            line = self.first_line + y
            if len(row) != width:
                self.fault(Unreadable("ragged-line", line=line, width=width, found=len(row)), line)
            for x, glyph in enumerate(row):
                self.read_glyph(glyph, Square(x, y), line)

    def read_glyph(self, glyph: str, square: Square, line: int) -> None:
        column = square.x + 1
        if glyph in ascii_letters:
            if glyph in self.letters:
                self.fault(Illegal("letter-twice", letter=glyph, line=line, column=column), line, column)
            self.letters.setdefault(glyph, square)
        elif glyph == WALL or glyph in _GROUND:
            self.ground[square] = glyph
        else:
            self.fault(Unreadable("unknown-glyph", glyph=glyph, line=line, column=column), line, column)

    def read_legend(self, text: str, line: int) -> None:
        match = _LEGEND.fullmatch(text)
        if match is None:
            self.fault(Unreadable("unreadable-legend", text=text, line=line), line)
        elif match[1] not in self.letters or match[1] in self.names:
            self.fault(Missing("letter-not-on-map", letter=match[1], line=line), line)
        else:
            self.names[match[1]] = _Named(match[2], match[3] or FLOOR, line)

    def check_names(self) -> None:
        """Find names given to two letters; only a whole legend can tell, since it may swap letters."""
        for letter, named in self.names.items():
            if named.id in {self.name_of(other) for other in self.letters if other != letter}:
                self.fault(Illegal("token-twice", token=named.id), named.line)

    def name_of(self, letter: str) -> str:
        return self.names[letter].id if letter in self.names else letter

    def board(self, width: int, height: int) -> Board:
        for letter, named in self.names.items():
            self.ground[self.letters[letter]] = named.ground
        kinds = {glyph: {s for s, g in self.ground.items() if g == glyph} for glyph in WALL + _GROUND}
        grid = Grid(
            width=width,
            height=height,
            walls=frozenset(kinds[WALL]),
            cover=frozenset(kinds[LOW] | kinds[BOTH]),
            difficult=frozenset(kinds[DIFFICULT] | kinds[BOTH]),
        )
        tokens = tuple(Token(self.name_of(letter), at) for letter, at in self.letters.items())
        return Board(grid=grid, tokens=tokens)


def read_board(text: str, source: str = "map") -> Board:
    """Return the board a text map draws, or refuse it with every fault, each with its `line:column`."""
    lines = [line.rstrip() for line in text.splitlines()]
    start = next((at for at, line in enumerate(lines) if line), len(lines))
    end = next((at for at in range(start, len(lines)) if not lines[at]), len(lines))
    reader = _Reader(start + 1)
    rows = lines[start:end]
    reader.read_map(rows)
    for at in range(end, len(lines)):
        if lines[at]:
            reader.read_legend(lines[at].strip(), at + 1)
    reader.check_names()
    if reader.faults:
        raise Faults(source, tuple(reader.faults))
    return reader.board(len(rows[0]), len(rows))


def _glyph(grid: Grid, square: Square) -> str:
    if square in grid.walls:
        return WALL
    if square in grid.cover:
        return BOTH if square in grid.difficult else LOW
    return DIFFICULT if square in grid.difficult else FLOOR


def _letters(board: Board) -> dict[Square, tuple[str, str]]:
    """Choose a letter for each token: its id if that is a letter, else the first one free."""
    if len(board.tokens) > len(ascii_letters):
        raise Illegal("too-many-tokens", count=len(board.tokens), most=len(ascii_letters))
    own = {token.id for token in board.tokens}
    free = (letter for letter in ascii_uppercase + ascii_letters if letter not in own)
    chosen: dict[Square, tuple[str, str]] = {}
    used: set[str] = set()
    for token in board.tokens:
        single = len(token.id) == 1 and token.id in ascii_letters
        letter = token.id if single else next(letter for letter in free if letter not in used)
        used.add(letter)
        chosen[token.at] = (letter, token.id)
    return chosen


def write_board(board: Board) -> str:
    """Return a board as a text map that reads back as the same board, or refuse a name with spaces."""
    for token in board.tokens:
        if not token.id or re.search(r"\s", token.id):
            raise Illegal("undrawable-token", token=token.id)
    letters = _letters(board)
    rows: list[str] = []
    for y in range(board.grid.height):
        squares = [Square(x, y) for x in range(board.grid.width)]
        rows.append("".join(letters[s][0] if s in letters else _glyph(board.grid, s) for s in squares))
    legend: list[str] = []
    for square, (letter, name) in sorted(letters.items(), key=lambda item: item[1]):
        ground = _glyph(board.grid, square)
        if letter != name or ground != FLOOR:
            legend.append(f"{letter} = {name}" + ("" if ground == FLOOR else f" {ground}"))
    return "\n".join([*rows, "", *legend] if legend else rows)
