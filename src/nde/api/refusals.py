"""One exception for whatever is refused, with every fault in it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from nde.errors import NdeError
from nde.extras import absence
from nde.locale.complaints import Refused

__all__ = ["Refused", "as_refused"]


@contextmanager
def as_refused() -> Iterator[list[NdeError]]:
    """Let every fault leave in one `Refused`: what is noted in the list, and what is raised."""
    noted: list[NdeError] = []
    try:
        yield noted
    except NdeError as error:
        raise Refused([*noted, error]) from error
    except Refused as refused:
        raise Refused([*noted, *refused.errors]) from refused
    except ImportError as error:
        refusal = absence(error)
        if refusal is None:
            raise
        raise Refused([*noted, refusal]) from error
    if noted:
        raise Refused(noted)
