"""Work on pictures, by a process of its own that may not take too long; and how many a table keeps."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from msgspec.structs import replace

from nde.errors import Illegal
from nde.hub.processes import run_apart
from nde.locale.typed import folded
from nde.pictures.picture import Picture
from nde.pictures.reply import Work, read_reply
from nde.store.rows import NoSuchPicture, PictureRow
from nde.table.bounds import MOST_TITLE
from nde.table.commands import (
    AnyDo,
    HidePicture,
    LayPicture,
    PrepareScenes,
    SetPortrait,
    SetSpace,
    ShowPicture,
)
from nde.table.pictures import Backdrop, is_hash

LONGEST_S = 60.0
"""Seconds that a picture may take."""
MOST_PICTURES = 200
MOST_KEPT_BYTES = 64_000_000
"""Of all pictures of a table together."""


def require_room(pictures: Iterable[PictureRow]) -> None:
    """Refuse more pictures than a table keeps."""
    sizes = [picture.size for picture in pictures]
    if len(sizes) > MOST_PICTURES or sum(sizes) > MOST_KEPT_BYTES:
        raise Illegal("pictures-full", most=MOST_PICTURES, megabytes=MOST_KEPT_BYTES // 1_000_000)


WITH_PICTURES = (LayPicture, SetPortrait, SetSpace, ShowPicture, HidePicture, PrepareScenes)
"""Commands that name pictures."""


def picture_meant(pictures: Sequence[PictureRow], wanted: str) -> PictureRow | None:
    """The picture that is meant: by its hash, its name, or a part of one alone."""
    word = folded(wanted)
    exact = [one for one in pictures if wanted == one.hash or word == folded(one.name)]
    found = exact or [one for one in pictures if word and word in folded(one.name)]
    return found[0] if len(found) == 1 else None


def told_by_hash(do: AnyDo, pictures: Sequence[PictureRow]) -> AnyDo:
    """A command with every picture told by its hash; a name that stands for none, or for several, is left."""

    def hash_of(name: str) -> str:
        found = picture_meant(pictures, name)
        return found.hash if found is not None else name

    match do:
        case LayPicture(backdrop=Backdrop() as under) if not is_hash(under.picture):
            found = picture_meant(pictures, under.picture)
            if found is not None:
                size = {"width": found.width, "height": found.height}
                return replace(do, backdrop=replace(under, picture=found.hash, **size))
        case ShowPicture(picture=picture, title="") if not is_hash(picture):
            found = picture_meant(pictures, picture)
            if found is not None:
                return replace(do, picture=found.hash, title=found.name[:MOST_TITLE])
        case SetPortrait(picture=picture) | ShowPicture(picture=picture) | HidePicture(picture=picture) if (
            picture
        ):
            return replace(do, picture=hash_of(picture))
        case PrepareScenes():
            return replace(do, scenes={id: _scene(one, pictures) for id, one in do.scenes.items()})
    return do


def _scene(document: dict[str, Any], pictures: Sequence[PictureRow]) -> dict[str, Any]:
    """The document of a scene with its pictures told by their hashes, where the table has them."""

    def told(value: Any, key: str) -> Any:
        name = value.get(key) if isinstance(value, dict) else None
        if not isinstance(name, str) or not name:
            return value
        found = picture_meant(pictures, name)
        # A hash that nothing is kept under is refused as any name is, with all other faults.
        return {**value, key: found.hash if found is not None else name[:SHORT]}

    made = dict(document)
    for key, inner in (("handouts", "picture"), ("foes", "portrait")):
        if isinstance(made.get(key), list):
            made[key] = [told(one, inner) for one in made[key]]
    under = made.get("picture")
    if isinstance(under, str):
        under = {"name": under}
    if isinstance(under, dict):
        under = told(under, "name")
        row = picture_meant(pictures, str(under.get("name", "")))
        made["picture"] = under if row is None else {**under, "width": row.width, "height": row.height}
    return made


SHORT = 12
"""So much of a hash is told where no picture is known by it."""


def pictures_named(do: AnyDo) -> dict[str, tuple[int, int] | None]:
    """The pictures that a command brings into play, and how large it says that they are."""
    match do:
        case SetSpace(backdrop=Backdrop() as found) | LayPicture(backdrop=Backdrop() as found) if is_hash(
            found.picture
        ):
            return {found.picture: (found.width, found.height)}
        case SetPortrait(picture=picture) | ShowPicture(picture=picture) if is_hash(picture):
            return {picture: None}
    return {}


def require_kept(pictures: Iterable[PictureRow], named: dict[str, tuple[int, int] | None]) -> None:
    """Refuse pictures that a table does not keep, or that are of another size than was said."""
    known = {one.hash: one for one in pictures}
    for picture, size in named.items():
        if picture not in known:
            raise NoSuchPicture(picture=picture)
        width, height = known[picture].width, known[picture].height
        if size not in (None, (width, height)):
            raise Illegal("picture-differs", width=width, height=height)


async def remade_apart(content: bytes) -> Picture:
    """A picture made anew from what somebody brought."""
    return await _asked("remake", content)


async def tiled_apart(content: bytes) -> bytes:
    """A picture of ours cut into tiles."""
    return (await _asked("tile", content)).content


async def checked_apart(contents: Sequence[bytes]) -> None:
    """Refuse unless each of several pictures is one of ours."""
    if contents:
        parts = (part for one in contents for part in (len(one).to_bytes(8, "big"), one))
        await _asked("check", b"".join(parts))


async def _asked(work: Work, content: bytes) -> Picture:
    try:
        done = await run_apart(("-m", "nde.pictures", work), content, LONGEST_S)
    except TimeoutError:
        raise Illegal("picture-takes-too-long", seconds=int(LONGEST_S)) from None
    if done.status:
        raise RuntimeError(f"the process that works on pictures ended with {done.status}")
    return read_reply(done.said)
