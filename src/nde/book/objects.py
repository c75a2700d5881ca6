"""A PDF as the numbered objects it is made of: looked up, changed, added to, and written down again.

It reads what the typesetter writes and no more: one table of where each object begins, no object in another.

>>> entries(b"<</Type/Annot/F 4/A<</S/URI>>/Contents(a \\\\(b\\\\))>>")[b"/F"]
b'4'
>>> text_in(b"(a \\\\(b\\\\))"), text_in(text_of("kůň"))
('a (b)', 'kůň')
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise
from typing import Final

_PLACES: Final = re.compile(rb"(\d{10}) \d{5} n")
_TABLE: Final = re.compile(rb"xref\s+0 (\d+)\s+0{10} 65535 f")
_OBJECT: Final = re.compile(rb"(\d+) 0 obj\s(.*)\sendobj\s*", re.DOTALL)
_ESCAPED: Final = re.compile(rb"\\([0-7]{1,3}|.)", re.DOTALL)
_MEANT: Final = {b"n": b"\n", b"r": b"\r", b"t": b"\t", b"b": b"\b", b"f": b"\f"}
_DEEPEST: Final = 6
"""Brackets within brackets in a text."""


def _literal() -> bytes:
    """A text in brackets, which may hold brackets in their turn."""
    plain = rb"[^\\()]|\\."
    found = plain
    for _ in range(_DEEPEST):
        found = rb"\((?:" + found + rb")*\)|" + plain
    return rb"\((?:" + found + rb")*\)"


_TOKEN: Final = re.compile(
    rb"<<|>>|[\[\]]|<[0-9A-Fa-f]*>|/[^\s()<>\[\]/]*|" + _literal() + rb"|[^\s()<>\[\]/]+", re.DOTALL
)
_OPENS, _CLOSES = (b"<<", b"["), (b">>", b"]")


class Objects:
    """The objects of a file by their numbers."""

    def __init__(self, content: bytes) -> None:
        start = int(content[content.rindex(b"startxref") :].split()[1])
        table, _, self._trailer = content[start : content.rindex(b"startxref")].partition(b"trailer")
        places = [int(one) for one in _PLACES.findall(table)]
        if (head := _TABLE.match(table)) is None or int(head[1]) != len(places) + 1:
            raise ValueError("not a file as the typesetter writes it")
        self._head = content[: places[0]]
        self._each = dict(_object(content[at:end]) for at, end in pairwise((*places, start)))
        self.root = int(entries(self._trailer.strip())[b"/Root"].split()[0])

    def __getitem__(self, number: int) -> bytes:
        return self._each[number]

    def __setitem__(self, number: int, body: bytes) -> None:
        self._each[number] = body

    def having(self, part: bytes) -> Iterator[tuple[int, bytes]]:
        """Every object in which something is written, with its number."""
        return ((number, body) for number, body in tuple(self._each.items()) if part in body)

    def add(self, body: bytes) -> int:
        """The number of a new object."""
        number = len(self._each) + 1
        self._each[number] = body
        return number

    def written(self) -> bytes:
        """The file."""
        parts, places, at = [self._head], [b"0000000000 65535 f\r\n"], len(self._head)
        for number, body in sorted(self._each.items()):
            parts.append(b"%d 0 obj\n%b\nendobj\n" % (number, body))
            places.append(b"%010d 00000 n\r\n" % at)
            at += len(parts[-1])
        trailer = re.sub(rb"/Size \d+", b"/Size %d" % len(places), self._trailer)
        table = b"xref\n0 %d\n%b" % (len(places), b"".join(places))
        return b"".join((*parts, table, b"trailer", trailer, b"startxref\n%d\n%%%%EOF" % at))


def _object(written: bytes) -> tuple[int, bytes]:
    found = _OBJECT.fullmatch(written)
    assert found is not None
    return int(found[1]), found[2]


def entries(dictionary: bytes) -> dict[bytes, bytes]:
    """What a dictionary holds under each name, as it is written."""
    found: dict[bytes, bytes] = {}
    key, depth = b"", 0
    for token in _TOKEN.findall(dictionary):
        depth -= token in _CLOSES
        if depth == 1 and token.startswith(b"/") and found.get(key) != b"":
            key = token
            found[key] = b""
        elif depth and key:
            found[key] = found[key] + b" " + token if found[key] else token
        depth += token in _OPENS
    return found


def text_of(text: str) -> bytes:
    """A text as it is written in a PDF."""
    return b"<FEFF%b>" % text.encode("utf-16-be").hex().upper().encode()


def text_in(written: bytes) -> str:
    """What a text in a PDF says."""
    if written.startswith(b"<"):
        return bytes.fromhex(written[1:-1].decode()).decode("utf-16")
    return _ESCAPED.sub(_unescaped, written[1:-1]).decode("ascii")


def _unescaped(found: re.Match[bytes]) -> bytes:
    sign = found[1]
    return bytes([int(sign, 8)]) if sign.isdigit() else _MEANT.get(sign, sign)
