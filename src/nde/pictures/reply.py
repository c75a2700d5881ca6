"""What the process that works on pictures answers: a line of JSON, and behind it the new file."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from nde.errors import Fact, Illegal, Missing, NdeError, Unreadable
from nde.pictures.picture import Picture

Work: TypeAlias = Literal["remake", "check", "tile"]
"""Make a picture anew; look whether each of several is one of ours; cut one of ours into tiles."""


class Done(msgspec.Struct, frozen=True, kw_only=True, tag="done"):
    """What stands behind this line, if anything does."""

    kind: str = ""
    width: int = 0
    height: int = 0


class Refused(msgspec.Struct, frozen=True, kw_only=True, tag="refused"):
    """Why nothing came of it."""

    family: str
    code: str
    facts: dict[str, str | int]


FAMILIES = {family.__name__: family for family in (Unreadable, Missing, Illegal)}


def encode_done(picture: Picture | None) -> bytes:
    """What is answered when something came of it."""
    if picture is None:
        return msgspec.json.encode(Done()) + b"\n"
    head = Done(kind=picture.kind, width=picture.width, height=picture.height)
    return msgspec.json.encode(head) + b"\n" + picture.content


def encode_refused(error: NdeError) -> bytes:
    """What is answered when nothing came of it."""
    facts = {name: fact if isinstance(fact, int) else str(fact) for name, fact in error.facts.items()}
    told = Refused(family=type(error).__name__, code=error.code, facts=facts)
    return msgspec.json.encode(told) + b"\n"


def read_reply(said: bytes) -> Picture:
    """The picture that came of it, or the refusal, raised here as it was there."""
    line, _, content = said.partition(b"\n")
    head = msgspec.json.decode(line, type=Done | Refused)
    if isinstance(head, Refused):
        facts: dict[str, Fact] = dict(head.facts)
        raise FAMILIES[head.family](head.code, **facts)
    return Picture(kind=head.kind, width=head.width, height=head.height, content=content)
