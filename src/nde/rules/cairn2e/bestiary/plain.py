"""A line of Markdown, HTML or pasted text as plain words: what a reader means, without how it is dressed."""

from __future__ import annotations

import html
import re
import unicodedata

_TAG = re.compile(r"</?[a-zA-Z][^<>]*>")
_LINK = re.compile(r"!?\[([^\[\]]*)\](?:\((?:https?:|mailto:|/|#|\.|\w+\.\w)[^)]*\)|\[\w*\])")
_EMPHASIS = re.compile(r"\*+|`+|~~|(?<![^\W_])_+|_+(?![^\W_])")
_STRUCK = re.compile(r"~~[^~]+~~\s*")
_ESCAPE = re.compile(r"\\(?=[^\w\s]|\s*$)")
_BULLET = r"[-+*•·◦‣▪●○■□–—]+\s+"
_DECORATION = re.compile(rf"(?:\s|>|#{{1,6}}\s|{_BULLET}|\[[ xX]?\]\s|\(?\d{{1,3}}[.)](?!\d)\s*|\|)*")
_BOLD = re.compile(r"(?:\*\*|__)\s*(.+?)\s*(?:\*\*|__)")
_SIGNS = str.maketrans(
    {
        **dict.fromkeys("\u2010\u2011\u2012\u2013\u2014\u2015\u2212\ufe58\ufe63", "-"),
        **dict.fromkeys("\u2018\u2019\u201b\u00b4", "'"),
        "\u00d7": "x",
        "\ufe0f": None,
    }
)
_LOCAL_DIE = re.compile(r"(?<![\w.])(\d{0,2})k(\d{1,2})(?!\w)")
"""A die as Poles and Czechs write it."""
_LINE_ENDS = re.compile("\r\n|[\r\x0b\x0c\x85\u2028\u2029]")


def lines_of(text: str) -> list[str]:
    """The lines of a text, whichever way they end."""
    return _LINE_ENDS.sub("\n", text).split("\n")


def _without_ghosts(text: str) -> str:
    """The text without signs nobody sees: zero-width spaces, soft hyphens, marks of direction, controls."""
    kept = [sign for sign in text if unicodedata.category(sign) not in ("Cf", "Cc") or sign == "\t"]
    return "".join(kept)


def undressed(line: str) -> str:
    """The line in plain signs, still with its Markdown: entities, tags, ghosts and odd spaces are gone.

    >>> undressed("6 HP, claws (k8)")
    '6 HP, claws (d8)'
    """
    if not line.isascii() or "<" in line or "&" in line:
        line = _TAG.sub(" ", _without_ghosts(html.unescape(line)))
        line = unicodedata.normalize("NFKC", line).translate(_SIGNS)
    return _LOCAL_DIE.sub(r"\1d\2", line.replace("\t", " "))


def plain(line: str) -> str:
    """The words of an undressed line, without links, emphasis and double spaces.

    >>> plain("4 HP, **fire** (d6, _blast_), see [Charm](/spells)")
    '4 HP, fire (d6, blast), see Charm'
    """
    bare = _STRUCK.sub("", _ESCAPE.sub("", _LINK.sub(r"\1", line)))
    return " ".join(_EMPHASIS.sub("", bare).split())


def without_decoration(line: str) -> str:
    """The line without the bullets, numbers, heading signs and pipes in front of it.

    >>> without_decoration("  1. - Goblin")
    'Goblin'
    """
    found = _DECORATION.match(line)
    return line[found.end() :] if found else line


def bold_start(line: str) -> str:
    """The words in bold that a line begins with, or nothing."""
    found = _BOLD.match(line)
    return plain(found[1]) if found else ""


def is_heading(line: str) -> bool:
    """Whether a line is a Markdown heading."""
    return re.match(r"\s*#{1,6}\s+\S", line) is not None


def is_bullet(line: str) -> bool:
    """Whether a line is an item of a list."""
    return re.match(rf"\s*(?:{_BULLET}|\d{{1,3}}[.)]\s)", line) is not None


def is_rule(line: str) -> bool:
    """Whether a line only divides: dashes, equals signs, stars."""
    return re.fullmatch(r"[\s|:=*_~`-]+", line) is not None
