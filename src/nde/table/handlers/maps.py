"""What the game master does to the map: tokens, the lie of the land, the ground, the fog over it."""

from __future__ import annotations

from msgspec.structs import replace

from nde.board import Areas, Board, Grid, Square, Zones, read_square, rectangle, square_name
from nde.errors import Fault, Faults, Illegal, Missing, Unreadable
from nde.table import commands as c
from nde.table import events as e
from nde.table.bounds import MOST_PAINTED
from nde.table.decision import Deciding
from nde.table.handlers.actions import require_nothing_open
from nde.table.handlers.bystanders import move_bystander, require_person
from nde.table.pictures import is_hash
from nde.table.scenes import Space, is_on, taken_off
from nde.table.visibility import known_squares


def require_kind_of_space(d: Deciding, space: Space | None) -> None:
    """Refuse a space that the game does not play on."""
    kinds: dict[type, str] = {Board: "board", Zones: "zones", Areas: "areas"}
    kind = kinds.get(type(space))
    if kind is not None and not d.rules.spaces:
        raise Illegal("no-map-in-this-game")
    if kind is not None and kind not in d.rules.spaces:
        raise Illegal("wrong-space", space=kind, allowed=d.rules.spaces)


def move(d: Deciding, do: c.Move) -> None:
    """Move anybody anywhere."""
    d.require_gm()
    require_nothing_open(d)
    if any(one.id == do.figure for one in d.world.bystanders):
        move_bystander(d, do)
        return
    require_person(d, do.figure)
    d.note(e.SpaceSet(space=placed(d.scene.space, do.figure, do.to), moved=do.figure))


def placed(space: Space | None, figure: str, to: str) -> Space:
    """The space with somebody at a place given in words: a square, an area, or a band and somebody."""
    if isinstance(space, Board):
        return space.put(figure, read_square(to))
    if isinstance(space, Areas):
        return space.put(figure, to)
    if isinstance(space, Zones):
        band, _, other = to.partition(" ")
        if band not in space.bands or (other and not is_on(space, other)):
            raise Unreadable("not-a-place", text=to)
        if not is_on(space, figure):
            return space.enter(figure, beside=other, band=band)
        return space.place(figure, other, band) if other else space
    raise Illegal("no-space")


def set_space(d: Deciding, do: c.SetSpace) -> None:
    """Lay out another map; only people of the scene stand on it."""
    d.require_gm()
    require_nothing_open(d)
    require_kind_of_space(d, do.space)
    space = do.space
    known = {person.id for person in d.playing.people(d.scene)}
    if space is not None:
        tokens = space.tokens if isinstance(space, Zones) else tuple(token[0] for token in space.tokens)
        for token in tokens:
            if token not in known:
                space = taken_off(space, token)
    old = d.scene.space
    is_same = isinstance(old, Board) and isinstance(space, Board) and _size(old) == _size(space)
    is_same_map = do.is_same_map and is_same
    backdrop = None if is_same_map or not isinstance(space, Board) else do.backdrop
    if backdrop is not None and not is_hash(backdrop.picture):
        raise Missing("no-such-picture", picture=backdrop.picture)
    d.note(e.SpaceSet(space=space, is_same_map=is_same_map, backdrop=backdrop))
    if do.has_fog:
        lay_fog(d)


def lay_fog(d: Deciding) -> None:
    """Let players see only what they explore; where nothing on the map hides anything, nothing at first."""
    space = d.scene.space
    if not isinstance(space, Board):
        return
    d.note(e.FogSet(side="party", is_on=True))
    if not space.grid.hides:
        d.is_dark = True
        squares = tuple(sorted(space.grid.squares()))
        d.note(e.FogPainted(side="party", squares=squares, is_laid=True))


def paint_ground(d: Deciding, do: c.PaintGround) -> None:
    """Say what the ground is made of: some squares, or the whole map with all that was painted on it."""
    d.require_gm()
    require_nothing_open(d)
    board = _map(d)
    if do.squares or do.blocks:
        grid = board.grid.painted(do.ground, _painted(board.grid, do))
    else:
        grid = replace(board.grid, ground=do.ground, patches=())
    d.note(e.SpaceSet(space=replace(board, grid=grid), is_same_map=True))


def _size(board: Board) -> tuple[int, int]:
    return board.grid.width, board.grid.height


def set_fog(d: Deciding, do: c.SetFog) -> None:
    """Let a side see only what it has explored, or everything."""
    d.require_gm()
    _map(d)
    d.note(e.FogSet(side=do.side, is_on=do.is_on))


def paint_fog(d: Deciding, do: c.PaintFog) -> None:
    """Lay fog on some squares, or lift it from them; on a map without any, what is laid is all there is.

    Only squares that change are told: nobody learns which others were meant.
    """
    d.require_gm()
    grid = _map(d).grid
    is_first = do.side not in d.world.fog
    if is_first and not do.is_laid:
        raise Illegal("no-fog")
    meant = _painted(grid, do)
    known = frozenset(grid.squares()) if is_first else known_squares(d.world, do.side)
    changed = meant & known if do.is_laid else meant - known
    if not changed:
        raise Illegal("fog-unchanged", what="lay" if do.is_laid else "lift")
    d.note(e.FogPainted(side=do.side, squares=tuple(sorted(changed)), is_laid=do.is_laid, is_first=is_first))


def _map(d: Deciding) -> Board:
    space = d.scene.space
    if not isinstance(space, Board):
        raise Illegal("no-space")
    return space


def _painted(grid: Grid, do: c.PaintFog | c.PaintGround) -> frozenset[Square]:
    """Every square a stroke covers; refuses too many, and names all that are not on the map at once."""
    count = len(do.squares)
    for (left, top), (right, bottom) in do.blocks:
        count += (abs(right - left) + 1) * (abs(bottom - top) + 1)
    if count > MOST_PAINTED:
        raise Illegal("too-many", what="squares", most=MOST_PAINTED)
    named = dict.fromkeys((*do.squares, *(corner for block in do.blocks for corner in block)))
    faults = tuple(
        Fault(
            square_name(one), Missing("off-board", at=square_name(one), width=grid.width, height=grid.height)
        )
        for one in named
        if not grid.holds(one)
    )
    if faults:
        raise Faults("squares", faults)
    return frozenset(do.squares).union(*(_block(grid, *corners) for corners in do.blocks))


def _block(grid: Grid, a: Square, b: Square) -> frozenset[Square]:
    """Every square of the rectangle between two corners."""
    (left, right), (top, bottom) = sorted((a.x, b.x)), sorted((a.y, b.y))
    return rectangle(grid, Square(left, top), right - left + 1, bottom - top + 1)
