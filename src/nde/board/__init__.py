"""Where everybody is: squares with walls and cover, bands of distance, or named areas.

Pure geometry.  No game is named here and no rule is decided: rules ask how far, how hidden, whether in
reach, and what a move costs.

>>> hall = read_board('''
... a..#..
... ...+.b
... ''')
>>> hall.sight("a", "b")
Sight(distance=5, touching=False, cover='partial')
>>> hall.reachable("a", Budget(2))[Square(2, 1)]
2
"""

from nde.board.areas import Areas
from nde.board.barriers import KINDS, UNIT, Barrier, BarrierKind, Door, Ends, cut, door_name, edge, squares_of
from nde.board.board import Board, Token
from nde.board.cover import COVERS, Cover, cover_between, in_the_way, squares_seen
from nde.board.doors import built, in_the_dark, is_beside, without_hidden_doors
from nde.board.grid import GROUNDS, MOST_SQUARES_A_SIDE, Grid, Ground, place_name
from nde.board.movement import NOBODY, WALK, Budget, Corners, Crowd, Gait, Moved, corner_open, move
from nde.board.paths import cheapest_path, move_to, reachable
from nde.board.shapes import Pushed, Stop, burst, direction_away, push, rectangle, within
from nde.board.sight import Sight, Space
from nde.board.squares import Square, adjacent, distance, neighbours, read_square, square_name
from nde.board.textmap import read_board, write_board
from nde.board.zones import BANDS, Zones

__all__ = [
    "BANDS",
    "COVERS",
    "GROUNDS",
    "KINDS",
    "MOST_SQUARES_A_SIDE",
    "NOBODY",
    "UNIT",
    "WALK",
    "Areas",
    "Barrier",
    "BarrierKind",
    "Board",
    "Budget",
    "Corners",
    "Cover",
    "Crowd",
    "Door",
    "Ends",
    "Gait",
    "Grid",
    "Ground",
    "Moved",
    "Pushed",
    "Sight",
    "Space",
    "Square",
    "Stop",
    "Token",
    "Zones",
    "adjacent",
    "built",
    "burst",
    "cheapest_path",
    "corner_open",
    "cover_between",
    "cut",
    "direction_away",
    "distance",
    "door_name",
    "edge",
    "in_the_dark",
    "in_the_way",
    "is_beside",
    "move",
    "move_to",
    "neighbours",
    "place_name",
    "push",
    "reachable",
    "read_board",
    "read_square",
    "rectangle",
    "square_name",
    "squares_of",
    "squares_seen",
    "within",
    "without_hidden_doors",
    "write_board",
]
