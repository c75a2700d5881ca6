"""A picture as it is kept, and how large it may be; it is made by `nde.pictures.remake`."""

from __future__ import annotations

from hashlib import sha256

import msgspec

MOST_BYTES = 24_000_000
"""The longest file that is taken, and the longest that comes of it."""
MOST_POINTS = 64_000_000
LONGEST_SIDE = 16_000
"""A WebP has no longer one."""
_JPEG = b"\xff\xd8"


class Picture(msgspec.Struct, frozen=True, kw_only=True):
    """A picture as it is kept."""

    kind: str
    """Its media type: that of `kind_of`."""
    width: int
    height: int
    content: bytes

    @property
    def hash(self) -> str:
        """By which it is found."""
        return sha256(self.content).hexdigest()


def kind_of(content: bytes) -> str:
    """The media type of a picture of ours."""
    return "image/jpeg" if content.startswith(_JPEG) else "image/webp"
