"""Endpoints for the pictures of a table: brought by its game master, listed, looked at, thrown away."""

from __future__ import annotations

from starlette.responses import Response

from nde.errors import Missing
from nde.hub.picture_work import LONGEST_S
from nde.pictures.picture import kind_of
from nde.pictures.tiles import Fit, Place, shown
from nde.store.rows import NoSuchPicture, PictureRow
from nde.table.seats import GM
from nde.table.view_pictures import pictures_for, shown_backdrop, squares_shown
from nde.web import table_answers as t
from nde.web.call import Call
from nde.web.handlers.play import live_table
from nde.web.pieces import InPieces

LONGEST_NAME = 80
WAIT_S = 2 * LONGEST_S
"""The work has a limit of its own; keeping what comes of it takes a moment as well."""


async def post_picture(call: Call, content: bytes) -> t.PictureInfo:
    """Keep a picture: PNG, JPEG or WebP, made anew so that nothing but what is seen on it survives."""
    await call.hub.store.table(call.table)
    name = "".join(sign for sign in call.query["name"] if sign.isprintable()).strip()
    call.take_disk(len(content))
    row = await call.in_turn(
        call.shared.pictures, lambda: call.hub.add_picture(call.table, content, name), WAIT_S
    )
    return picture_info(row)


def picture_info(row: PictureRow) -> t.PictureInfo:
    """What is told of a picture."""
    return t.PictureInfo(
        id=row.hash,
        name=row.name,
        kind=row.kind,
        width=row.width,
        height=row.height,
        size=row.size,
        created=row.created,
    )


async def get_pictures(call: Call) -> t.Pictures:
    """The pictures of a table, the oldest first."""
    rows = await call.hub.store.pictures(call.table)
    return t.Pictures(pictures=tuple(map(picture_info, rows)))


async def get_picture(call: Call) -> Response:
    """A picture as it is kept: any for the game master, for others what they are shown and whom they see."""
    hash = call.request.path_params["picture"]
    live = await live_table(call)
    if call.seat.seat != GM and hash not in pictures_for(live.state, call.seat.seat):
        raise NoSuchPicture(picture=hash)
    content = await call.hub.store.picture(call.table, hash)
    return InPieces(content, media_type=kind_of(content))


async def delete_picture(call: Call) -> None:
    """Throw a picture away, for good."""
    await call.hub.drop_picture(call.table, call.request.path_params["picture"])


async def get_tile(call: Call) -> Response:
    """A tile of the picture under the map, with no more of it than the caller's seat has explored."""
    place = _place(call)
    live = await live_table(call)
    backdrop = shown_backdrop(live.state)
    if backdrop is None:
        raise Missing("no-such-tile")
    picture = backdrop.picture
    tiles = await call.shared.tiles.of(picture, lambda: call.hub.store.picture(call.table, picture))
    # While the tiles were made, the table may have moved on: what is shown is what may be seen by now.
    backdrop = shown_backdrop(live.state)
    if backdrop is None or backdrop.picture != picture:
        raise Missing("no-such-tile")
    grid = live.state.world.scene.space.grid
    fit = Fit(backdrop.left, backdrop.top, backdrop.pitch, grid.width, grid.height)
    squares = squares_shown(live.state, call.seat.seat)
    seen = None if squares is None else shown(squares, grid.width, grid.height)
    content = await call.shared.tiles.tile(picture, tiles, place, fit, seen)
    return Response(content, media_type="image/jpeg")


def _place(call: Call) -> Place:
    """The tile in the path."""
    words = [call.request.path_params[name] for name in ("level", "column", "row")]
    if not all(word.isascii() and word.isdecimal() and len(word) < 4 for word in words):
        raise Missing("no-such-tile")
    level, column, row = map(int, words)
    return level, column, row
