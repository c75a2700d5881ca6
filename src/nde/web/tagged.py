"""Answers that keep their address and change seldom: sent only when they have changed, and compressed."""

from __future__ import annotations

import gzip
from functools import lru_cache
from hashlib import blake2b

from starlette.requests import Request
from starlette.responses import Response

ENCODINGS = {"br": ".br", "gzip": ".gz"}
"""How the build has compressed files already, best first, and how their names then end."""
FRESH = {"cache-control": "no-cache"}
"""Ask each time whether there is something newer: nobody plays with yesterday's script."""


def tagged(request: Request, body: bytes, kind: str, vary: str = "accept-encoding") -> Response:
    """What has a name that stays: a browser asks each time, and is sent it only if it has changed."""
    mark = f'W/"{blake2b(body, digest_size=12).hexdigest()}"'
    headers = {**FRESH, "etag": mark, "vary": vary, "content-type": kind}
    if mark in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers={name: headers[name] for name in ("cache-control", "etag")})
    if "gzip" in encodings_in(request.headers.get("accept-encoding", "")):
        return Response(_zipped(body), headers={**headers, "content-encoding": "gzip"})
    return Response(body, headers=headers)


def encodings_in(header: str) -> frozenset[str]:
    """Those of our encodings that an `Accept-Encoding` header takes.

    >>> sorted(encodings_in("gzip, deflate;q=0.5, br")), sorted(encodings_in("br;q=0, GZIP;q=0.8"))
    (['br', 'gzip'], ['gzip'])
    """
    found = set()
    for part in header.split(",")[:20]:
        name, has_weight, weight = part.lower().replace(" ", "").partition(";q=")
        is_refused = has_weight and not weight.strip("0.")
        if name in ENCODINGS and not is_refused:
            found.add(name)
    return frozenset(found)


@lru_cache(maxsize=64)
def _zipped(body: bytes) -> bytes:
    return gzip.compress(body, mtime=0)
