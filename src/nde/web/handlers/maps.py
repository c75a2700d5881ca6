"""Endpoints for maps from drawing programs: brought by the game master and laid out, and taken away."""

from __future__ import annotations

from starlette.responses import Response

from nde.board import Board
from nde.errors import Illegal, NdeError
from nde.hub.map_work import LONGEST_S, Brought, read_apart, written
from nde.table.commands import SetSpace
from nde.table.placement import settle
from nde.table.state import State
from nde.table.view_pictures import shown_backdrop
from nde.web import table_answers as t
from nde.web.call import Call
from nde.web.handlers.pictures import picture_info
from nde.web.handlers.play import live_table
from nde.web.pieces import InPieces

WAIT_S = 2 * LONGEST_S
"""The work has a limit of its own; keeping what comes of it takes a moment as well."""


async def post_map(call: Call, content: bytes) -> t.MapBrought:
    """Lay out a map from a drawing program (.uvtt, .dd2vtt, .df2vtt): all of it, or nothing."""
    await call.hub.store.table(call.table)
    name = str(call.query["name"]).strip()
    with_fog = bool(call.query["fog"])
    brought = await call.in_turn(call.shared.pictures, lambda: read_apart(content, name), WAIT_S)
    live = await live_table(call)
    before = {one.hash for one in await call.hub.store.pictures(call.table)}
    row = None
    if brought.picture is not None:
        row = await call.hub.keep_picture(call.table, brought.picture, name)
    try:
        laid = laid_out(live.state, brought, has_fog=with_fog)
        outcome = await call.hub.carry_out(call.seat, laid)
    except NdeError:
        if row is not None and row.hash not in before:
            await call.hub.drop_picture(call.table, row.hash)
        raise
    grid = brought.grid
    return t.MapBrought(
        number=outcome.number,
        width=grid.width,
        height=grid.height,
        walls=len(grid.barriers),
        doors=len(grid.doors),
        picture=picture_info(row) if row is not None else None,
        assumed=tuple(
            call.words().say(f"map-assumed-{what}", count=count) for what, count in brought.assumed
        ),
    )


def laid_out(state: State, brought: Brought, *, has_fog: bool) -> SetSpace:
    """The command that lays out a map; whoever is in the scene stands near its first corner."""
    scene = state.world.scene
    if scene is None:
        raise Illegal("nobody-there")
    people = [one.id for one in state.playing.people(scene) if not one.is_gone]
    board = Board(grid=brought.grid)
    space = settle(board, people, board.grid.squares()[:1])
    return SetSpace(space=space, backdrop=brought.backdrop, has_fog=has_fog)


async def get_map(call: Call) -> Response:
    """The map of the table with its picture, as a file for drawing programs and other tabletops (.dd2vtt)."""
    live = await live_table(call)
    scene = live.state.world.scene
    if scene is None or not isinstance(scene.space, Board):
        raise Illegal("no-space")
    backdrop = shown_backdrop(live.state)
    picture = await call.hub.store.picture(call.table, backdrop.picture) if backdrop is not None else b""
    content = await call.worked_out(lambda: written(scene.space.grid, backdrop, picture))
    name = "map.dd2vtt"
    return InPieces(
        content,
        media_type="application/json",
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )
