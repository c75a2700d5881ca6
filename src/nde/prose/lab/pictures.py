"""Drawing for files: an SVG picture put together from panels, readable without colours and without eyes.

Everything is told apart by pattern, dash or label, and never by colour alone.  The numbers stand in the
picture, and once more as a table in its description, which screen readers read.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import NamedTuple, TypeAlias
from xml.sax.saxutils import escape, quoteattr

WIDE = 720
"""The width of a picture, in its own units."""
MARGIN = 24
LETTER = 7.2
"""About the width of a letter of the text size used."""
LINE = 20
BOLD = 0.88
"""Bold letters are wider: so much of a line holds as many of them."""
INK, PAPER, GREY = "#111", "#fff", "#666"
FONT = "font-family:'DejaVu Sans',Verdana,sans-serif;font-size:13px"
PATTERNS = ("solid", "strokes", "dots", "blank", "cross", "rows")
_FORBIDDEN = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
"""What no XML may hold; a hero's name comes from a stranger's file."""
_DEFS = f"""<defs>
<pattern id="strokes" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
<rect width="6" height="6" fill="{PAPER}"/><rect width="2.4" height="6" fill="{INK}"/></pattern>
<pattern id="dots" width="6" height="6" patternUnits="userSpaceOnUse">
<rect width="6" height="6" fill="{PAPER}"/><circle cx="3" cy="3" r="1.5" fill="{INK}"/></pattern>
<pattern id="cross" width="7" height="7" patternUnits="userSpaceOnUse">
<rect width="7" height="7" fill="{PAPER}"/><path d="M0 0L7 7M7 0L0 7" stroke="{INK}"/></pattern>
<pattern id="rows" width="6" height="6" patternUnits="userSpaceOnUse">
<rect width="6" height="6" fill="{PAPER}"/><rect width="6" height="2" fill="{INK}"/></pattern>
</defs>"""

Table: TypeAlias = Sequence[Sequence[str]]


class Panel(NamedTuple):
    """A part of a picture: what is drawn, how high it is, and the same as a table."""

    heading: str
    elements: tuple[str, ...]
    height: float
    table: Table


def picture(title: str, subtitle: str, panels: Sequence[Panel]) -> str:
    """A whole SVG document of panels, one below another."""
    parts: list[str] = []
    top = float(MARGIN + LINE)
    for line in wrapped(title, BOLD * (WIDE - 2 * MARGIN)):
        parts.append(text(MARGIN, top, line, weight="bold"))
        top += LINE
    for line in wrapped(subtitle, WIDE - 2 * MARGIN):
        parts.append(text(MARGIN, top, line))
        top += LINE
    for panel in panels:
        top += LINE
        parts.append(text(MARGIN, top, panel.heading, weight="bold"))
        top += 12
        parts.append(f'<g transform="translate({MARGIN} {number(top)})">{"".join(panel.elements)}</g>')
        top += panel.height
    high = top + MARGIN
    described = "\n".join([subtitle, *(line for panel in panels for line in _described(panel))])
    return (
        '<?xml version="1.0" encoding="UTF-8"?>\n'
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDE}" height="{number(high)}" '
        f'viewBox="0 0 {WIDE} {number(high)}" role="img" aria-labelledby="title desc" style="{FONT}">\n'
        f'<title id="title">{_plain(title)}</title>\n<desc id="desc">{_plain(described)}</desc>\n{_DEFS}\n'
        f'<rect width="100%" height="100%" fill="{PAPER}"/>\n' + "\n".join(parts) + "\n</svg>\n"
    )


def _described(panel: Panel) -> list[str]:
    return ["", panel.heading, *("\t".join(row) for row in panel.table)]


def text(
    x: float, y: float, said: str, anchor: str = "start", fill: str = INK, weight: str = "normal"
) -> str:
    """A line of text with its foot at a place."""
    return (
        f'<text x="{number(x)}" y="{number(y)}" text-anchor="{anchor}" fill="{fill}" '
        f'font-weight="{weight}">{_plain(said)}</text>'
    )


def bar(x: float, y: float, wide: float, high: float, pattern: str = "solid") -> str:
    """A bar with a rim, filled with one of `PATTERNS`."""
    fill = {"solid": INK, "blank": PAPER}.get(pattern, f"url(#{pattern})")
    return (
        f'<rect x="{number(x)}" y="{number(y)}" width="{number(max(wide, 0.0))}" height="{number(high)}" '
        f'fill="{fill}" stroke="{INK}" stroke-width="1"/>'
    )


def line(points: Iterable[tuple[float, float]], dash: str = "", colour: str = INK, wide: float = 1.8) -> str:
    """A line through some points."""
    drawn = " ".join(f"{number(x)},{number(y)}" for x, y in points)
    dashed = f" stroke-dasharray={quoteattr(dash)}" if dash else ""
    return f'<polyline points="{drawn}" fill="none" stroke="{colour}" stroke-width="{wide}"{dashed}/>'


def number(value: float) -> str:
    """A coordinate, short.

    >>> number(12.0), number(3.14159)
    ('12', '3.14')
    """
    return f"{value:.2f}".rstrip("0").rstrip(".")


def wrapped(said: str, wide: float) -> list[str]:
    """A text on lines that fit a width, as far as the width of letters can be told."""
    most = max(int(wide / LETTER), 8)
    lines: list[str] = []
    for word in said.split():
        if lines and len(lines[-1]) + 1 + len(word) <= most:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines


def _plain(said: str) -> str:
    return escape(_FORBIDDEN.sub("\N{REPLACEMENT CHARACTER}", said))
