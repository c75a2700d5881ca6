"""What tests say of refusals: the code is what counts, families are named where one is meant."""

from __future__ import annotations

import pytest

from nde.errors import NdeError

Kind = str | type[NdeError]
"""A refusal's code, or a class that somebody catches."""


def code_of(error: object) -> str:
    """The code of an error; nothing for what is none."""
    return error.code if isinstance(error, NdeError) else ""


def is_kind(error: object, kind: Kind) -> bool:
    """Whether something is a refusal with this code, or of this class."""
    return code_of(error) == kind if isinstance(kind, str) else isinstance(error, kind)


def refuses(*kinds: Kind, match: str | None = None) -> pytest.RaisesExc[NdeError]:
    """Expect one of these refusals: `with refuses("not-your-turn"): …`."""
    return pytest.raises(
        NdeError, match=match, check=lambda error: any(is_kind(error, kind) for kind in kinds)
    )
