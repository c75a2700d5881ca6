"""Numbers as people type them."""

from __future__ import annotations

import re


def whole_number(text: str) -> int | None:
    """The whole number a text is, with either sign and either minus; `None` if it is none."""
    plain = text.strip().replace("\N{MINUS SIGN}", "-")
    return int(plain) if re.fullmatch(r"[+-]?[0-9]{1,18}", plain) else None
