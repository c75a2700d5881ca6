"""Boards as plain text: people draw them, tests show them, files keep them.

`#` wall, `.` floor, `+` low obstacle, `~` difficult, `%` both low and difficult; a letter is a token
standing there.  Under the map, after an empty line, a letter may be given a longer name and the ground
it stands on when that is not plain floor; `ground = cave` says what the whole ground is made of, and
`~ = water` or `, = grass` what a sign stands for.  Signs other than those above are floor, unless one of
those stands behind: `, = grass ~`.

What stands between squares, or across them, is told by its corners, in squares from the upper left one:
`wall 1,0 1,2 3,2` goes on from corner to corner; so do `window` and `object`, and `door 1,2 1,3` stands from
one place to the other, shut unless `open` or `hidden` is said behind.

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
>>> print(write_board(read_board("#..\\n#..\\n\\nwall 1,0 1,1\\nwindow 0.5,1.25 1,1\\ndoor 1,1 1,2 open")))
#..
#..
<BLANKLINE>
wall 1,0 1,1
window 0.5,1.25 1,1
door 1,1 1,2 open
"""

from __future__ import annotations

import re
from itertools import pairwise
from string import ascii_letters, ascii_uppercase, punctuation
from typing import Literal, NamedTuple

from nde.board.barriers import KINDS, UNIT, Barrier, BarrierKind, Door, Ends, polylines
from nde.board.board import Board, Token
from nde.board.grid import GROUNDS, MOST_SQUARES_A_SIDE, Grid, Ground, place_name
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


_PLACE = r"\d{1,3}(?:\.\d{1,10})?,\d{1,3}(?:\.\d{1,10})?"
_BETWEEN = re.compile(rf"({'|'.join(KINDS)}|door)((?:\s+{_PLACE}){{2,}})((?:\s+(?:open|hidden))*)", re.ASCII)


class _Between(NamedTuple):
    """What stands from place to place: pieces of wall, or a door."""

    kind: BarrierKind | Literal["door"]
    places: tuple[tuple[int, int], ...]
    said: frozenset[str]


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
        self.between: list[_Between] = []
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

    def read_between(self, text: str, line: int) -> bool:
        """Read a line of the legend that says what stands between squares; whether it is one."""
        match = _BETWEEN.fullmatch(text)
        if match is None:
            return False
        places = tuple(_place(word) for word in match[2].split())
        said = frozenset(match[3].split())
        kind = next((one for one in KINDS if one == match[1]), None)
        if (kind is not None and said) or (kind is None and len(places) != 2) or said >= {"open", "hidden"}:
            return False
        self.between.append(_Between(kind or "door", places, said))
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
            barriers=tuple(
                Barrier(*a, *b, kind=one.kind)
                for one in self.between
                if one.kind != "door"
                for a, b in pairwise(one.places)
            ),
            doors=tuple(
                Door(
                    ends=Ends(*one.places[0], *one.places[1]),
                    is_open="open" in one.said,
                    is_hidden="hidden" in one.said,
                )
                for one in self.between
                if one.kind == "door"
            ),
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
    about_people = [
        (text, line)
        for text, line in legend
        if not (reader.read_ground(text) or reader.read_between(text, line))
    ]
    reader.read_map(rows)
    for text, line in about_people:
        reader.read_legend(text, line)
    reader.check_names()
    if reader.faults:
        raise Faults(source, tuple(reader.faults))
    try:
        return reader.board(len(rows[0]), len(rows))
    except NdeError as error:
        if not reader.between:
            raise
        raise Faults(source, (Fault(str(end + 1), error),)) from None


def _place(text: str) -> tuple[int, int]:
    x, y = (round(float(part) * UNIT) for part in text.split(","))
    return x, y


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
    legend += _between(grid)
    return "\n".join([*rows, "", *legend] if legend else rows)


def _between(grid: Grid) -> list[str]:
    """What stands between the squares of a map, a line for each kind of wall that goes on from end to end."""
    told = []
    for kind in KINDS:
        for line in polylines(piece[:4] for piece in grid.barriers if piece.kind == kind):
            told.append(f"{kind} {' '.join(place_name(*place) for place in line)}")
    for door in grid.doors:
        said = (" open" if door.is_open else "") + (" hidden" if door.is_hidden else "")
        told.append(f"door {place_name(*door.ends[:2])} {place_name(*door.ends[2:])}{said}")
    return told


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
