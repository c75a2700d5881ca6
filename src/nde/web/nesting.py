"""How deep a JSON text may be nested: deeper than anything we read, and far less deep than Python's stack."""

from __future__ import annotations

import re

DEEPEST = 64
_SIGNS = re.compile(r'"(?:[^"\\]|\\.)*"?|[\[{]+|[\]}]+', re.DOTALL)


def is_too_deep(text: str | bytes) -> bool:
    """Whether lists and objects stand within each other beyond all reason; brackets in texts do not count.

    >>> is_too_deep("[" * 64 + "]" * 64), is_too_deep(b"[" * 65), is_too_deep('["' + "[" * 99 + '"]')
    (False, True, False)
    """
    if isinstance(text, bytes):
        text = text.decode("latin-1")  # in UTF-8 no part of another sign looks like a bracket
    if text.count("[") + text.count("{") <= DEEPEST:
        return False
    depth = 0
    for found in _SIGNS.finditer(text):
        sign, length = text[found.start()], found.end() - found.start()
        if sign != '"':
            depth += length if sign in "[{" else -length
        if depth > DEEPEST:
            return True
    return False
