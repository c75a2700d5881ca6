"""What an endpoint is: a value from which its route and its documentation are both made."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from functools import cache
from typing import Any, Literal, NamedTuple, TypeAlias, get_type_hints

from nde.errors import NdeError

Who: TypeAlias = Literal["anyone", "seat", "gm"]
Rate: TypeAlias = Literal["", "tables", "enters", "sums", "calls", "lab", "pictures", "tiles"]
Handler: TypeAlias = Callable[..., Awaitable[Any]]
"""What answers a call; with a body, that is its second parameter."""


class File:
    """The type of a body or an answer that is a file and no JSON."""


LINES = "application/x-ndjson"
"""What comes in lines, each a document of its own, for whoever asks for that."""


class Printed(File):
    """The type of an answer that is printed: PDF, a page of HTML, or Markdown."""


class Query(NamedTuple):
    """A value behind the question mark."""

    name: str
    kind: Literal["text", "number", "flag"] = "text"
    default: str | int | bool = ""
    least: int = 0
    most: int = 0
    """Of a number its greatest value, of a text its greatest length."""
    choices: tuple[str, ...] = ()


class Endpoint(NamedTuple):
    """One thing that can be asked over HTTP; the first line of its handler's docstring says what."""

    path: str
    """Of its parameters, `{table}` is the table whose seats `who` speaks of."""
    handler: Handler
    returns: object = None
    """The type of what comes back, where its handler answers with a response of its own."""
    who: Who = "anyone"
    query: tuple[Query, ...] = ()
    problems: tuple[type[NdeError], ...] = ()
    """What it may refuse, besides what follows from the other fields."""
    made: bool = False
    """Whether it makes something that is there from then on."""
    rate: Rate = ""
    most_bytes: int = 0
    """How long its body may be; 0 for the longest message that the host allows."""
    lines: object = None
    """The type of each line for whoever accepts `application/x-ndjson`; nothing where none is sent so."""

    @property
    def method(self) -> str:
        """How it is asked: the first word of its handler's name."""
        return self.name.partition("_")[0].upper()

    @property
    def body(self) -> Any:
        """The type of its body, as its handler takes it; nothing where it has none."""
        return next(
            (kind for name, kind in _annotated(self.handler).items() if name not in ("call", "return")), None
        )

    @property
    def answer(self) -> Any:
        """The type of what comes back; nothing for an empty answer."""
        return self.returns or _annotated(self.handler)["return"]

    @property
    def status(self) -> int:
        """The status of a good answer."""
        return 201 if self.made else 204 if self.answer is None else 200

    @property
    def name(self) -> str:
        """Its name, in documentation and figures."""
        return self.handler.__name__

    @property
    def params(self) -> tuple[str, ...]:
        """The parameters in its path."""
        return tuple(re.findall(r"{(\w+)(?::path)?}", self.path))

    @property
    def summary(self) -> str:
        """What it does, in a line."""
        return (self.handler.__doc__ or "").strip().partition("\n")[0].rstrip(".")


@cache
def _annotated(handler: Handler) -> dict[str, object]:
    """What a handler takes and gives, by its annotations; bytes are a file."""
    special = {bytes: File, type(None): None}
    return {name: special.get(kind, kind) for name, kind in get_type_hints(handler).items()}
