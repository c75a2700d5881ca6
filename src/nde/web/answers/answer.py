"""What every answer is, and what stands in several."""

from __future__ import annotations

import msgspec


class Answer(msgspec.Struct, frozen=True, kw_only=True):
    """What an endpoint answers with."""


class Named(Answer, frozen=True, kw_only=True):
    """Something with an id and a name in the caller's language."""

    id: str
    title: str
