"""Lays text out for a terminal of some width: paragraphs, tables and bars."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from fractions import Fraction

FEW = 9
"""A list up to this long is easier to read as one column."""
_EIGHTHS = ("", "▏", "▎", "▍", "▌", "▋", "▊", "▉")


def paragraph(text: str, width: int, indent: str = "", first: str | None = None) -> list[str]:
    """The text on lines no wider than `width`; words longer than that stand alone, unbroken."""
    return textwrap.wrap(
        text,
        width,
        initial_indent=indent if first is None else first,
        subsequent_indent=indent,
        break_long_words=False,
        break_on_hyphens=False,
    ) or [(indent if first is None else first).rstrip()]


def entries(rows: Sequence[tuple[str, str]], width: int, indent: str = "  ", most: int = 28) -> list[str]:
    """Names with their explanations beside them, or below a name that is too long."""
    left = min(most, max((len(name) for name, _ in rows), default=0))
    lines: list[str] = []
    for name, text in rows:
        margin = indent + " " * (left + 2)
        if len(name) > left:
            lines.append(indent + name)
            lines.extend(paragraph(text, width, margin) if text else [])
        else:
            lines.extend(paragraph(text, width, margin, f"{indent}{name:<{left}}  "))
    return [line.rstrip() for line in lines]


def table(
    rows: Sequence[Sequence[str]], right: frozenset[int] = frozenset(), indent: str = "  "
) -> list[str]:
    """Rows with their columns lined up; those in `right` are set to the right."""
    widths = [max(len(cell) for cell in column) for column in zip(*rows, strict=True)]
    return [
        indent
        + "  ".join(
            cell.rjust(width) if place in right else cell.ljust(width)
            for place, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    ]


def grid(
    rows: Sequence[Sequence[str]], width: int, right: frozenset[int] = frozenset(), indent: str = "  "
) -> list[str]:
    """Rows with their columns lined up and no wider than `width`: long cells go on below themselves."""
    widths = _fitting(rows, width - len(indent))
    lines = []
    for row in rows:
        cells = [textwrap.wrap(cell, fits) or [""] for cell, fits in zip(row, widths, strict=True)]
        for at in range(max(map(len, cells))):
            parts = [cell[at] if at < len(cell) else "" for cell in cells]
            lines.append(
                indent
                + "  ".join(
                    part.rjust(fits) if place in right else part.ljust(fits)
                    for place, (part, fits) in enumerate(zip(parts, widths, strict=True))
                ).rstrip()
            )
    return lines


def _fitting(rows: Sequence[Sequence[str]], width: int) -> list[int]:
    """The width of each column: the widest give way first, and break words only when nothing else is left."""
    columns = list(zip(*rows, strict=True))
    widths = [max(1, *map(len, column)) for column in columns]
    words = [max((len(word) for cell in column for word in cell.split()), default=1) for column in columns]
    room = max(width - 2 * (len(widths) - 1), len(widths))
    while sum(widths) > room:
        loose = [place for place, fits in enumerate(widths) if fits > words[place]] or range(len(widths))
        widest = max(loose, key=lambda place: widths[place])
        widths[widest] -= 1
    return widths


def columns(cells: Sequence[str], width: int) -> list[str]:
    """The cells in as many columns as fit, read downwards; a short list stays one column."""
    widest = max((len(cell) for cell in cells), default=0)
    across = max(1, min((width + 2) // (widest + 2), 4 if len(cells) > FEW else 1))
    down = -(-len(cells) // across)
    return ["  ".join(f"{cell:<{widest}}" for cell in cells[row::down]).rstrip() for row in range(down)]


def bar(share: Fraction | float, columns: int) -> str:
    """A bar that fills so much of the columns, to an eighth of one."""
    eighths = int(share * columns * 8)
    return "█" * (eighths // 8) + _EIGHTHS[eighths % 8]


def short_fraction(chance: Fraction) -> str:
    """A fraction as people write it, or nothing if it is too long to read."""
    text = str(chance)
    return text if len(text) <= 13 else ""
