"""A document as Markdown: for wikis, notes and mail."""

from __future__ import annotations

import re
from collections.abc import Iterator

from nde.book.document import Block, Document, Flow, Grid, Heading, Item, Map, Said, Text

EDGE = 4
"""Columns beside a map for the numbers of its rows."""
_SPECIAL = re.compile(r"([\\`*_\[\]<>#|])")


def markdown(document: Document) -> str:
    """The running text of a document."""
    notes: list[str] = []
    lines: list[str] = []
    for part in document.parts:
        if isinstance(part, Flow):
            lines += [
                f"# {_plain(part.title)}",
                "",
                *([f"*{_plain(part.subtitle)}*", ""] if part.subtitle else []),
            ]
            for block in (*part.lead, *part.blocks):
                lines += [*_block(block, notes), ""]
            lines += [line for foot in part.foot for line in ("---", "", _plain(foot), "")]
    lines += [f"[^{number}]: {note}" for number, note in enumerate(notes, 1)]
    return "\n".join(lines).rstrip("\n") + "\n"


def _plain(text: str) -> str:
    return _SPECIAL.sub(r"\\\1", text)


def _block(block: Block, notes: list[str]) -> Iterator[str]:
    match block:
        case Heading():
            yield f"{'#' * (block.level + 1)} {_plain(block.text)}"
        case Text():
            text = " ".join(_said(one, notes) for one in block.said)
            yield f"*{text}*" if block.style == "lead" else f"- {text}" if block.style == "list" else text
        case Map():
            yield "```text"
            yield f"{'':{EDGE}}" + "".join(head[-1] for head in block.heads)
            yield from (f"{number:>{EDGE - 1}} {row}".rstrip() for number, row in enumerate(block.rows, 1))
            yield "```"
            yield ""
            yield _plain(", ".join(f"{one.name} {one.value}" for one in block.legend))
        case Item():
            yield f"**{_plain(block.name)}**{block.sign} {_plain(block.text)}"
        case Grid():
            yield from _grid(block)
        case _:
            pass


def _said(one: Said, notes: list[str]) -> str:
    text = _plain(one.text + one.sign)
    if not one.note:
        return text
    notes.append(_plain(one.note))
    return f"{text}[^{len(notes)}]"


def _grid(grid: Grid) -> Iterator[str]:
    if grid.title:
        yield f"*{_plain(grid.title)}*"
        yield ""
    for at, row in enumerate((grid.heads, *grid.rows)):
        yield "| " + " | ".join(_plain(cell) for cell in row) + " |"
        if at == 0:
            yield "|" + "|".join("--:" if place in grid.right else "---" for place in range(len(row))) + "|"
