"""Where things stand on a screen of some width: pure functions from what is to be shown to lines.

>>> print("\\n".join(heading("The old bridge", "round 2 · your turn", 40)))
The old bridge       round 2 · your turn
────────────────────────────────────────
>>> print("\\n".join(columns([("1", "Attack: a 58%"), ("2", "Guard: Quill"), ("more", "the rest")], 60)))
  1     Attack: a 58%           2     Guard: Quill
  more  the rest
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from nde.locale.layout import paragraph
from nde.prose.talk.paper import Row

GAP = 3
"""Columns between two people on a line."""
COUNTED = ("hearts", "wounds")
"""Tracks that people count point by point; whoever has one has it and the next drawn, if they are short."""
LONGEST_DRAWN = 8
SIGNS = (("♥", "♡"), ("✦", "✧"))
TYPED = 6
"""Columns for what is typed; what is longer has a line of its own."""
NARROW = 60
"""On less than this nothing stands side by side."""


class Cell(NamedTuple):
    """A few words on a line, and whose they are: `party`, `foes`, `out`, or nobody's."""

    text: str
    kind: str = ""


def heading(left: str, right: str, width: int) -> list[str]:
    """A place over a line, with the moment at the right, or below it where there is no room."""
    room = width - len(right) - 1
    if not right:
        lines = paragraph(left, width)
    elif len(left) < room:
        lines = [f"{left}{right:>{width - len(left)}}"]
    else:
        lines = [*paragraph(left, width), *paragraph(right, width)]
    return [*lines, "─" * width]


def people(rows: Sequence[Row], width: int) -> list[list[Cell]]:
    """Everybody in as few lines as can be read: the party first, the others below, who takes no part last."""
    lines: list[list[Cell]] = []
    for side in ("party", "foes", ""):
        cells = [_person(row) for row in rows if _side(row) == side]
        lines += _flowing(cells, width)
    return lines


def _side(row: Row) -> str:
    return "" if row.is_aside else row.person.side


def _person(row: Row) -> Cell:
    person, label = row.person, row.label
    sign = f"{label.sign} " if person.side == "foes" and label.sign else ""
    about = ", ".join((*((label.faring,) if label.faring else ()), *label.notes))
    tracks = " ".join(filter(None, (gauge(row, at) for at in range(len(label.tracks)))))
    text = " ".join(filter(None, (f"{sign}{label.name}", tracks, f"({about})" if about else "")))
    return Cell(text, "out" if person.is_out else _side(row))


def gauge(row: Row, at: int) -> str:
    """A track of somebody: point by point where people count in hearts, or as a number with its name.

    The second one, of what hearts are beside, is drawn as well where it is short; there is no third sign.
    """
    name, value, most = row.label.tracks[at]
    whole, left = max(most, value), max(value, 0)
    if at < len(SIGNS) and row.person.tracks[0].key in COUNTED and whole <= LONGEST_DRAWN:
        full, empty = SIGNS[at]
        return full * left + empty * (whole - left)
    return f"{name} {value}/{most}"


def _flowing(cells: Sequence[Cell], width: int) -> list[list[Cell]]:
    """Cells behind each other with gaps between them, on as few lines as they need."""
    lines: list[list[Cell]] = []
    used = 0
    for cell in cells:
        parts = paragraph(cell.text, width, "    ", "  ")
        room = GAP + len(cell.text)
        if len(parts) == 1 and lines and used + room <= width:
            lines[-1] += [Cell(" " * GAP), cell]
            used += room
            continue
        lines += [[Cell(part, cell.kind)] for part in parts]
        used = len(parts[-1]) if len(parts) == 1 else width
    return lines


def room_of(width: int) -> int:
    """Columns for the words of one thing to choose: half a line, or a whole one where that is short.

    >>> room_of(80), room_of(50)
    (29, 40)
    """
    return (_half(width) if width >= NARROW else width) - TYPED - 4


def _half(width: int) -> int:
    return (width - 1) // 2


def columns(rows: Sequence[tuple[str, str]], width: int) -> list[str]:
    """Things to choose, two on a line where they fit, each with what is typed for it in front."""
    typed = min(max((len(one) for one, _ in rows), default=0), TYPED)
    half = _half(width)
    lines: list[str] = []
    is_open = False
    for key, text in rows:
        cell = f"  {key:<{typed}}  {text}"
        if width >= NARROW and len(cell) <= half and len(key) <= typed:
            lines[-1:] = [f"{lines[-1]:<{half + 1}}{cell}"] if is_open else [*lines[-1:], cell]
            is_open = not is_open
        else:
            lines += paragraph(text, width, " " * (typed + 4), f"  {key:<{typed}}  ")
            is_open = False
    return [line.rstrip() for line in lines]


def pages(lines: Iterable[str], height: int) -> list[list[str]]:
    """Lines in portions of at most a screen, with a line left for the sign that there is more.

    >>> [len(page) for page in pages("abcdefg", 4)]
    [3, 3, 1]
    """
    room = max(height - 1, 1)
    found: list[list[str]] = []
    for line in lines:
        if not found or len(found[-1]) == room:
            found.append([])
        found[-1].append(line)
    return found
