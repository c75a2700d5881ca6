"""What an endpoint is: a value from which its route and its documentation are both made."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, TypeAlias

from nde.errors import NdeError

if TYPE_CHECKING:
    from nde.web.call import Call

Who: TypeAlias = Literal["anyone", "seat", "gm"]
Rate: TypeAlias = Literal["", "tables", "enters", "sums", "calls", "lab", "pictures", "tiles"]
Handler: TypeAlias = "Callable[[Call], Awaitable[Any]]"


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

    method: Literal["GET", "POST", "PATCH", "DELETE"]
    path: str
    """Of its parameters, `{table}` is the table whose seats `who` speaks of."""
    handler: Handler
    answer: Any
    """The type of what comes back; nothing for an empty answer."""
    who: Who = "anyone"
    body: Any = None
    query: tuple[Query, ...] = ()
    problems: tuple[type[NdeError], ...] = ()
    """What it may refuse, besides what follows from the other fields."""
    status: int = 200
    rate: Rate = ""
    most_bytes: int = 0
    """How long its body may be; 0 for the longest message that the host allows."""
    lines: Any = None
    """The type of each line for whoever accepts `application/x-ndjson`; nothing where none is sent so."""

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
