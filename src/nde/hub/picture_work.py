"""Work on pictures, by a process of its own that may not take too long; and how many a table keeps."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterable, Sequence

from nde.errors import Illegal
from nde.pictures.picture import Picture
from nde.pictures.reply import Work, read_reply
from nde.store.rows import NoSuchPicture, PictureRow
from nde.table.commands import AnyDo, LayPicture, SetPortrait, SetSpace, ShowPicture
from nde.table.pictures import Backdrop

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


def pictures_named(do: AnyDo) -> dict[str, tuple[int, int] | None]:
    """The pictures that a command brings into play, and how large it says that they are."""
    match do:
        case SetSpace(backdrop=Backdrop() as found) | LayPicture(backdrop=Backdrop() as found):
            return {found.picture: (found.width, found.height)}
        case SetPortrait(picture=picture) | ShowPicture(picture=picture) if picture:
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
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "nde.pictures", work),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
    )
    try:
        async with asyncio.timeout(LONGEST_S):
            said, _ = await process.communicate(content)
    except TimeoutError:
        raise Illegal("picture-takes-too-long", seconds=int(LONGEST_S)) from None
    finally:
        if process.returncode is None:
            process.kill()
            if process.stdin is not None:
                process.stdin.close()
            await process.wait()
    if process.returncode:
        raise RuntimeError(f"the process that works on pictures ended with {process.returncode}")
    return read_reply(said)
