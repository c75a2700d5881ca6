"""Boards as plain text: people draw them, tests show them, files keep them.

`#` wall, `.` floor, `+` low obstacle, `~` difficult, `%` both low and difficult; a letter is a token
standing there.  Under the map, after an empty line, a letter may be given a longer name and the ground
it stands on when that is not plain floor; `ground = cave` says what the whole ground is made of, and
`~ = water` or `, = grass` what a sign stands for.  Signs other than those above are floor, unless one of
those stands behind: `, = grass ~`.

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
>>> bridge = read_board("..=~\\n..=~\\n\\nground = grass\\n= = wood\\n~ = water")
>>> bridge.grid.ground_at(Square(2, 1)), bridge.grid.ground_at(Square(3, 0)), bridge.grid.ground
('wood', 'water', 'grass')
"""

from __future__ import annotations

import re
from string import ascii_letters, ascii_uppercase, punctuation
from typing import NamedTuple

from nde.board.board import Board, Token
from nde.board.grid import GROUNDS, MOST_SQUARES_A_SIDE, Grid, Ground
from nde.board.squares import Square
from nde.errors import Fault, Faults, Illegal, Missing, NdeError, Unreadable

WALL, FLOOR, LOW, DIFFICULT, BOTH = "#.+~%"
_GROUND = FLOOR + LOW + DIFFICULT + BOTH
MARKS = "".join(sign for sign in punctuation + "§°·¤" if sign not in WALL + _GROUND)
"""Signs that stand for floor of some ground, once the legend says of which: enough for every map."""
_KIND = "|".join(GROUNDS)
_LEGEND = re.compile(rf"([A-Za-z])\s*=\s*(\S+)(?:\s+([.+~%]))?(?:\s+({_KIND}))?", re.ASCII)
_SIGN = re.compile(rf"([{re.escape(_GROUND + MARKS)}])\s*=\s*({_KIND})(?:\s+([.+~%]))?", re.ASCII)
_WHOLE = re.compile(rf"ground\s*=\s*({_KIND})", re.ASCII)


class _Named(NamedTuple):
    id: str
    ground: str
    line: int
    kind: Ground | None


class _Sign(NamedTuple):
    kind: Ground
    ground: str
    """What it is besides: a sign of the map."""


class _Reader:
    """Collects what a text map says, and every fault on the way."""

    def __init__(self, first_line: int) -> None:
        self.first_line = first_line
        self.ground: dict[Square, str] = {}
        self.letters: dict[str, Square] = {}
        self.names: dict[str, _Named] = {}
        self.signs: dict[str, _Sign] = {}
        self.whole: Ground | None = None
        self.kinds: dict[Square, Ground] = {}
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
        elif glyph in self.signs:
            self.kinds[square], self.ground[square] = self.signs[glyph]
        elif glyph == WALL or glyph in _GROUND:
            self.ground[square] = glyph
        else:
            self.fault(Unreadable("unknown-glyph", glyph=glyph, line=line, column=column), line, column)

    def read_ground(self, text: str) -> bool:
        """Read a line of the legend that says what something is made of; whether it is one."""
        whole, sign = _WHOLE.fullmatch(text), _SIGN.fullmatch(text)
        if whole is not None and self.whole is None:
            self.whole = _kind(whole[1])
            return True
        if sign is None or sign[1] in self.signs or (sign[3] and sign[1] in _GROUND):
            return False
        self.signs[sign[1]] = _Sign(_kind(sign[2]), sign[3] or (sign[1] if sign[1] in _GROUND else FLOOR))
        return True

    def read_legend(self, text: str, line: int) -> None:
        match = _LEGEND.fullmatch(text)
        if match is None:
            self.fault(Unreadable("unreadable-legend", text=text, line=line), line)
        elif match[1] not in self.letters or match[1] in self.names:
            self.fault(Missing("letter-not-on-map", letter=match[1], line=line), line)
        else:
            kind = _kind(match[4]) if match[4] else None
            self.names[match[1]] = _Named(match[2], match[3] or FLOOR, line, kind)

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
            if named.kind is not None:
                self.kinds[self.letters[letter]] = named.kind
        kinds = {glyph: {s for s, g in self.ground.items() if g == glyph} for glyph in WALL + _GROUND}
        grid = Grid(
            width=width,
            height=height,
            walls=frozenset(kinds[WALL]),
            cover=frozenset(kinds[LOW] | kinds[BOTH]),
            difficult=frozenset(kinds[DIFFICULT] | kinds[BOTH]),
            ground=self.whole or "plain",
            patches=tuple((kind, (square,)) for square, kind in self.kinds.items()),
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
    legend = [(lines[at].strip(), at + 1) for at in range(end, len(lines)) if lines[at]]
    about_people = [(text, line) for text, line in legend if not reader.read_ground(text)]
    reader.read_map(rows)
    for text, line in about_people:
        reader.read_legend(text, line)
    reader.check_names()
    if reader.faults:
        raise Faults(source, tuple(reader.faults))
    return reader.board(len(rows[0]), len(rows))


def _kind(word: str) -> Ground:
    return next(ground for ground in GROUNDS if ground == word)


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
    grid, letters = board.grid, _letters(board)
    signs = _signs(grid)
    rows: list[str] = []
    for y in range(grid.height):
        squares = [Square(x, y) for x in range(grid.width)]
        rows.append("".join(letters[s][0] if s in letters else signs[_look(grid, s)] for s in squares))
    legend = [f"ground = {grid.ground}"] if grid.ground != "plain" else []
    for (glyph, kind), sign in signs.items():
        if kind is not None:
            legend.append(f"{sign} = {kind}" + ("" if glyph in (FLOOR, sign) else f" {glyph}"))
    for square, (letter, name) in sorted(letters.items(), key=lambda item: item[1]):
        glyph, kind = _look(grid, square)
        besides = ("" if glyph == FLOOR else f" {glyph}") + (f" {kind}" if kind is not None else "")
        if letter != name or besides:
            legend.append(f"{letter} = {name}{besides}")
    return "\n".join([*rows, "", *legend] if legend else rows)


def _look(grid: Grid, square: Square) -> tuple[str, Ground | None]:
    """What a square is and, where it is not that of the whole map, what it is made of."""
    kind = grid.ground_at(square)
    return _glyph(grid, square), kind if kind != grid.ground else None


def _signs(grid: Grid) -> dict[tuple[str, Ground | None], str]:
    """The sign of every look on a map: its own, or one that the legend explains."""
    looks = dict.fromkeys(_look(grid, square) for square in grid.squares())
    free = iter(MARKS)
    signs: dict[tuple[str, Ground | None], str] = {}
    for glyph, kind in looks:
        alone = kind is not None and glyph != FLOOR and [look[0] for look in looks].count(glyph) == 1
        signs[glyph, kind] = glyph if kind is None or alone else next(free)
    return signs
