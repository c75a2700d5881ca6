"""Drawing for files: an SVG picture put together from panels, readable without colours and without eyes.

Everything is told apart by pattern, dash or label, and never by colour alone.  The numbers stand in the
picture, and once more as a table in its description, which screen readers read.  Panels are bars, stacked
bars, curves of survival, and a map of two numbers.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from itertools import cycle
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


ROOM = WIDE - 2 * MARGIN
BAR_HIGH = 14
MOST_LABEL = 240.0
CURVE_HIGH = 180.0
DASHES = ("", "8 4", "2 3", "10 3 2 3", "5 2", "1 5", "12 6", "8 3 2 3 2 3")
SAMPLE = 28.0
"""How long the piece of a dashed line is that stands before its name."""
CELL = 44.0
DARK = 0.67
"""From this share on a cell of a map is dark, and its number is written in light."""


class Bar(NamedTuple):
    """A bar: its name, how long it is of 1, and its number in words."""

    name: str
    share: float
    said: str


def bars(heading: str, rows: Sequence[Bar], *, scaled: bool) -> Panel:
    """A bar for each row; `scaled` makes the longest fill the room, for shares that are all small."""
    left = _label_room([row.name for row in rows])
    right = _label_room([row.said for row in rows]) + 8
    room = ROOM - left - right
    most = max((row.share for row in rows), default=0.0) if scaled else 1.0
    drawn = []
    for place, row in enumerate(rows):
        y = place * LINE
        wide = room * row.share / most if most else 0.0
        drawn += [
            text(left - 8, y + BAR_HIGH - 2, _label(row.name), anchor="end"),
            bar(left, y, wide, BAR_HIGH),
            text(left + wide + 8, y + BAR_HIGH - 2, row.said),
        ]
    return Panel(heading, tuple(drawn), len(rows) * LINE, [(row.name, row.said) for row in rows])


class Stack(NamedTuple):
    """A bar of several parts: its name, and each part's share and number in words."""

    name: str
    parts: tuple[tuple[float, str], ...]


def stacks(heading: str, names: Sequence[str], rows: Sequence[Stack]) -> Panel:
    """A full bar for each row, its parts told apart by their patterns; the key stands above."""
    drawn, at = [], 0.0
    for name, pattern in zip(names, PATTERNS, strict=False):
        drawn += [bar(at, 0, 18, BAR_HIGH, pattern), text(at + 24, BAR_HIGH - 2, name)]
        at += 24 + len(name) * LETTER + 20
    left = _label_room([row.name for row in rows])
    room = ROOM - left
    y = 1.5 * LINE
    for row in rows:
        drawn.append(text(left - 8, y + BAR_HIGH - 2, _label(row.name), anchor="end"))
        x, said = left, []
        for (share, words), name, pattern in zip(row.parts, names, PATTERNS, strict=False):
            drawn.append(bar(x, y, room * share, BAR_HIGH, pattern))
            x += room * share
            said.append(f"{name} {words}")
        drawn.append(text(left, y + BAR_HIGH + 13, " · ".join(said), fill=INK))
        y += 2.1 * LINE
    table = [("", *names), *((row.name, *(words for _, words in row.parts)) for row in rows)]
    return Panel(heading, tuple(drawn), y, table)


class Curve(NamedTuple):
    """Somebody's chance to stand, at first and after each round, and the numbers in words."""

    name: str
    shares: tuple[float, ...]
    said: tuple[str, ...]


def curves(heading: str, round_word: str, scale: tuple[str, str, str], rows: Sequence[Curve]) -> Panel:
    """A curve for each row over the rounds, told apart by dashes and named at their ends.

    `scale` is none, half and all in words.
    """
    ends = [f"{_label(row.name)} {row.said[-1]}" for row in rows]
    left, right = 52.0, _label_room(ends) + SAMPLE + 24
    room, steps = ROOM - left - right, max((len(row.shares) for row in rows), default=2) - 1

    def place(at: int, share: float) -> tuple[float, float]:
        return left + room * at / max(steps, 1), CURVE_HIGH * (1 - share)

    drawn = []
    for half, said in enumerate(scale):
        y = CURVE_HIGH * (1 - half / 2)
        drawn += [
            line([(left, y), (left + room, y)], "1 3", GREY, 0.8),
            text(left - 6, y + 4, said, anchor="end"),
        ]
    every = max(1, -(-steps // 12))
    for at in range(0, steps + 1, every):
        drawn.append(text(place(at, 0)[0], CURVE_HIGH + 16, str(at), anchor="middle"))
    drawn.append(text(left - 10, CURVE_HIGH + 16, round_word, anchor="end"))
    heights = _apart([place(len(row.shares) - 1, row.shares[-1])[1] for row in rows])
    for row, y, said, dash in zip(rows, heights, ends, cycle(DASHES)):
        end = place(len(row.shares) - 1, row.shares[-1])
        sample = left + room + 16
        drawn += [
            line([place(at, share) for at, share in enumerate(row.shares)], dash),
            line([end, (sample, y - 4)], "1 2", GREY, 0.8),
            line([(sample, y - 4), (sample + SAMPLE, y - 4)], dash),
            text(sample + SAMPLE + 4, y, said),
        ]
    high = max([CURVE_HIGH + 28, *(y + 8 for y in heights)])
    table = [("", *(str(at) for at in range(steps + 1))), *((row.name, *row.said) for row in rows)]
    return Panel(heading, tuple(drawn), high, table)


def heat_map(
    heading: str,
    across: tuple[str, Sequence[int]],
    down: tuple[str, Sequence[int]],
    cells: Mapping[tuple[int, int], tuple[float, str]],
) -> Panel:
    """A field for each pair of counts, darker for more; each has its number written in it.

    `cells` are by the count across and the count down: their share and it in words.
    """
    left, top = 56.0, 44.0
    wide = min(CELL * 1.3, (ROOM - left) / max(len(across[1]), 1))
    drawn = [text(left, 12, f"{across[0]} →"), text(0, top - 8, f"{down[0]} ↓")]
    table: list[tuple[str, ...]] = [(f"{down[0]} ↓ {across[0]} →", *map(str, across[1]))]
    for column, count in enumerate(across[1]):
        drawn.append(text(left + (column + 0.5) * wide, top - 8, str(count), anchor="middle"))
    for row, own in enumerate(down[1]):
        y = top + row * CELL * 0.75
        drawn.append(text(left - 10, y + 21, str(own), anchor="end"))
        said = [str(own)]
        for column, count in enumerate(across[1]):
            share, words = cells.get((count, own), (0.0, "–"))
            grey = round(255 - 205 * min(max(share, 0.0), 1.0))
            drawn.append(
                f'<rect x="{number(left + column * wide)}" y="{number(y)}" width="{number(wide)}" '
                f'height="{number(CELL * 0.75)}" fill="rgb({grey},{grey},{grey})" stroke="{INK}"/>'
            )
            ink = PAPER if share >= DARK else INK
            drawn.append(text(left + (column + 0.5) * wide, y + 21, words, anchor="middle", fill=ink))
            said.append(words)
        table.append(tuple(said))
    return Panel(heading, tuple(drawn), top + len(down[1]) * CELL * 0.75 + 8, table)


def _label(said: str) -> str:
    """A label that fits its room."""
    most = int(MOST_LABEL / LETTER) - 2
    return said if len(said) <= most else f"{said[: most - 1]}…"


def _label_room(labels: Sequence[str]) -> float:
    return max((len(_label(label)) for label in labels), default=0) * LETTER + 12


def _apart(heights: Sequence[float], lowest: float = CURVE_HIGH, least: float = 15.0) -> list[float]:
    """The same heights in the same order, moved where two labels would overlap: down, and up from the foot.

    >>> _apart([100.0, 99.0, 20.0]), _apart([180.0, 180.0])
    ([114.0, 99.0, 20.0], [165.0, 180.0])
    """
    found = list(heights)
    order = sorted(range(len(found)), key=lambda place: found[place])
    last = float("-inf")
    for place in order:
        found[place] = last = max(found[place], last + least)
    last = lowest + least
    for place in reversed(order):
        found[place] = last = min(found[place], last - least)
    return found
