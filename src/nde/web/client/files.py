"""The built client on the disk, and what of it is sent to whom."""

from __future__ import annotations

import re
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

from nde.web.tagged import ENCODINGS

KINDS = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
_NAME = re.compile(r"[A-Za-z0-9_-][A-Za-z0-9_.-]*")


class Built(NamedTuple):
    """A file as it is sent."""

    body: bytes
    kind: str
    encoding: str = ""


def folder() -> Path:
    """Where the build puts the client."""
    return Path(str(files("nde.web.client").joinpath("static")))


def page_source() -> str | None:
    """The one page of the client; nothing if it has not been built.  Read anew: it names the newest files."""
    try:
        return folder().joinpath("index.html").read_text(encoding="utf-8")
    except OSError:
        return None


@lru_cache(maxsize=256)
def asset(name: str, encodings: frozenset[str]) -> Built:
    """A file with a name that is never used again for anything else; raises OSError if there is none."""
    return _read(folder() / "assets", name, encodings)


def loose_file(name: str) -> Built:
    """A file with a name that stays the same from build to build; raises OSError if there is none."""
    return _read(folder(), name, frozenset())


def _read(where: Path, name: str, encodings: frozenset[str]) -> Built:
    kind = KINDS.get(Path(name).suffix)
    if kind is None or not _NAME.fullmatch(name):
        raise FileNotFoundError(name)
    for encoding, suffix in ENCODINGS.items():
        if encoding in encodings and (path := where / f"{name}{suffix}").is_file():
            return Built(path.read_bytes(), kind, encoding)
    return Built(where.joinpath(name).read_bytes(), kind)
