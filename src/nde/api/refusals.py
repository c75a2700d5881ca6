"""One exception for whatever is refused, with every fault in it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from nde.errors import NdeError
from nde.locale.complaints import Refused

__all__ = ["Refused", "as_refused"]


@contextmanager
def as_refused() -> Iterator[None]:
    """Let a single fault leave as `Refused`, as several do."""
    try:
        yield
    except NdeError as error:
        raise Refused([error]) from error
