"""The messages of the socket as a JSON Schema, made from the very types they are read and written with."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from nde.web.messages import PROTOCOL, AnyDown, AnyUp

PATH = "/api/socket.json"
DIALECT = "https://json-schema.org/draft/2020-12/schema"


@cache
def socket_schema() -> dict[str, Any]:
    """What a client may say (`up`) and what it hears (`down`)."""
    (up, down), parts = msgspec.json.schema_components(
        [AnyUp, AnyDown], ref_template="#/$defs/{name}", schema_hook=_anything
    )
    return {
        "$schema": DIALECT,
        "title": "nde socket",
        "version": PROTOCOL,
        "properties": {"up": up, "down": down},
        "$defs": parts,
    }


def _anything(kind: type) -> dict[str, Any]:
    """Values of a game have the shape that the game gives them."""
    return {}
