"""Endpoints for the pictures of a table: brought by its game master, listed, looked at, thrown away."""

from __future__ import annotations

from starlette.responses import Response

from nde.hub.picture_work import LONGEST_S
from nde.pictures.picture import kind_of
from nde.store.rows import PictureRow
from nde.web import answers as a
from nde.web.call import Call

LONGEST_NAME = 80
WAIT_S = 2 * LONGEST_S
"""The work has a limit of its own; keeping what comes of it takes a moment as well."""


async def post_picture(call: Call) -> a.PictureInfo:
    """Keep a picture: PNG, JPEG or WebP, made anew so that nothing but what is seen on it survives."""
    await call.hub.store.table(call.table)
    name = "".join(sign for sign in call.query["name"] if sign.isprintable()).strip()
    row = await call.shared.pictures.run(lambda: call.hub.add_picture(call.table, call.body, name), WAIT_S)
    return picture_info(row)


def picture_info(row: PictureRow) -> a.PictureInfo:
    """What is told of a picture."""
    return a.PictureInfo(
        id=row.hash,
        name=row.name,
        kind=row.kind,
        width=row.width,
        height=row.height,
        size=row.size,
        created=row.created,
    )


async def get_pictures(call: Call) -> a.Pictures:
    """The pictures of a table, the oldest first."""
    rows = await call.hub.store.pictures(call.table)
    return a.Pictures(pictures=tuple(map(picture_info, rows)))


async def get_picture(call: Call) -> Response:
    """A picture as it is kept."""
    content = await call.hub.store.picture(call.table, call.request.path_params["picture"])
    return Response(content, media_type=kind_of(content))


async def delete_picture(call: Call) -> None:
    """Throw a picture away, for good."""
    await call.hub.store.drop_picture(call.table, call.request.path_params["picture"])
