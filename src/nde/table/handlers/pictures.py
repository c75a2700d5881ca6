"""Deciding about pictures: under the map, of somebody, and for some to look at."""

from __future__ import annotations

from nde.board import Board
from nde.errors import Illegal, Missing
from nde.table import commands as c
from nde.table import events as e
from nde.table.bounds import MOST_HANDOUTS, MOST_TITLE, require_line
from nde.table.decision import Deciding
from nde.table.handlers.bystanders import require_somebody
from nde.table.handlers.talk import require_seats
from nde.table.pictures import Handout, is_hash


def lay_picture(d: Deciding, do: c.LayPicture) -> None:
    """Lay a picture under the map, or take it away."""
    d.require_gm()
    if not isinstance(d.scene.space, Board):
        raise Illegal("no-space")
    if do.backdrop is not None:
        require_known(do.backdrop.picture)
    d.note(e.BackdropLaid(backdrop=do.backdrop))


def set_portrait(d: Deciding, do: c.SetPortrait) -> None:
    """Give somebody a picture, or take it away."""
    d.require_gm()
    require_somebody(d, do.figure)
    if do.picture:
        require_known(do.picture)
    d.note(e.PortraitSet(figure=do.figure, picture=do.picture))


def show_picture(d: Deciding, do: c.ShowPicture) -> None:
    """Show a picture to some seats, or to everybody."""
    d.require_gm()
    require_seats(d, do.to)
    require_known(do.picture)
    others = [one for one in d.world.handouts if one.picture != do.picture]
    if len(others) >= MOST_HANDOUTS:
        raise Illegal("too-many-shown", most=MOST_HANDOUTS)
    title = require_line(do.title, MOST_TITLE)
    d.note(e.PictureShown(handout=Handout(picture=do.picture, title=title, to=do.to)))


def hide_picture(d: Deciding, do: c.HidePicture) -> None:
    """Show a picture to nobody any more."""
    d.require_gm()
    for one in d.world.handouts:
        if one.picture == do.picture:
            d.note(e.PictureHidden(handout=one))
            return
    raise Missing("no-such-picture", picture=do.picture)


def require_known(picture: str) -> None:
    """Refuse a picture by its name: where pictures are kept, its hash stands for it by now."""
    if not is_hash(picture):
        raise Missing("no-such-picture", picture=picture)
