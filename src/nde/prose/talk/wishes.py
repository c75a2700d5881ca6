"""What a line stands for, once it is understood: commands that somebody has to carry out."""

from __future__ import annotations

from typing import NamedTuple

from nde.table import commands as c


class Wish(NamedTuple):
    """A command that a line stands for."""

    do: c.AnyDo
    as_gm: bool = False
    """Whether it is a ruling of somebody who is their own game master."""
    is_shown: bool = True
    """Whether the table is to be shown again afterwards."""


Wishes = tuple[Wish, ...]
NOTHING: Wishes = ()
"""A line that was answered at once."""
