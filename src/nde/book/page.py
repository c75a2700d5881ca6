"""A document as one HTML page: everything in it, no script, nothing to be loaded, good to print as well.

What paper leaves room for can be typed here, and is printed as it was typed.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from html import escape
from importlib.resources import files

from nde.board.textmap import BOTH, DIFFICULT, FLOOR, LOW, WALL
from nde.book.document import (
    Bars,
    Block,
    Box,
    Card,
    Deck,
    Document,
    Flow,
    Grid,
    Heading,
    Item,
    Leaf,
    Lines,
    Map,
    Part,
    Said,
    Text,
    Ticks,
)


def page(document: Document) -> str:
    """The document for a browser."""
    body = "\n".join(line for part in document.parts for line in _part(part, document.title))
    title, about = escape(document.title), escape(document.about)
    return (
        f'<!doctype html>\n<html lang="{document.language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f'<meta name="description" content="{about}">\n<title>{title}</title>\n'
        f"<style>\n{_style()}</style>\n</head>\n<body>\n{body}\n</body>\n</html>\n"
    )


@cache
def _style() -> str:
    return files("nde.book").joinpath("page.css").read_text(encoding="utf-8")


def _part(part: Part, title: str) -> Iterator[str]:
    match part:
        case Leaf():
            yield from _leaf(part)
        case Deck():
            yield f'<h1 class="title">{escape(title)}</h1><div class="deck">'
            for card in part.cards:
                yield from _card(card)
            yield "</div>"

        case Flow():
            yield from _flow(part)


def _flow(flow: Flow) -> Iterator[str]:
    notes: list[str] = []
    yield f'<article class="flow"><header><h1>{escape(flow.title)}</h1>'
    yield f"<p>{escape(flow.subtitle)}</p></header>"
    for text in flow.lead:
        yield from block_lines(text, notes)
    heads = [one for one in flow.blocks if isinstance(one, Heading) and one.id]
    if flow.contents:
        yield f'<nav aria-label="{escape(flow.contents)}"><h2>{escape(flow.contents)}</h2><ul>'
        for one in heads:
            yield f'<li class="level-{one.level}"><a href="#{escape(one.id)}">{escape(one.text)}</a></li>'
        yield "</ul></nav>"
    for block in flow.blocks:
        yield from block_lines(block, notes)
    if notes:
        yield '<ol class="notes">'
        for at, note in enumerate(notes, 1):
            yield f'<li id="note-{at}">{escape(note)} <a href="#to-{at}" aria-label="{at}">↩</a></li>'
        yield "</ol>"
    if flow.words:
        titles = {one.id: one.text for one in heads}
        yield f'<h2 id="index">{escape(flow.index)}</h2><ul class="index">'
        for word in flow.words:
            links = ", ".join(f'<a href="#{escape(id)}">{escape(titles.get(id, id))}</a>' for id in word.ids)
            yield f"<li><b>{escape(word.text)}</b> {links}</li>"
        yield "</ul>"
    if flow.foot:
        yield f"<footer>{_paragraphs(flow.foot)}</footer>"
    yield "</article>"


def _card(card: Card) -> Iterator[str]:
    yield f'<article class="card"><p class="kind">{escape(card.kind)}</p><h2>{escape(card.title)}</h2>'
    if card.facts:
        told = "".join(
            f"<div><dt>{escape(one.name)}</dt> <dd>{escape(one.value)}</dd></div>" for one in card.facts
        )
        yield f"<dl>{told}</dl>"
    for one in card.texts:
        name = f"<b>{escape(one.name)}:</b> " if one.name else ""
        yield f"<p>{name}{escape(one.value)}</p>"
    if card.grid is not None:
        yield from _grid(card.grid)
    if card.boxes:
        yield f'<p class="ticks" aria-hidden="true">{"☐ " * card.boxes}</p>'
    yield f'<p class="quiet">{escape(card.foot)}</p></article>'


def _leaf(leaf: Leaf) -> Iterator[str]:
    yield '<article class="leaf">'
    yield f"<header><h1>{escape(leaf.title)}</h1><p>{escape(leaf.subtitle)}</p></header>"
    yield '<div class="boxes">'
    for box in leaf.boxes:
        yield from _box(box)
    yield "</div>"
    if leaf.notes:
        yield f'<h2>{escape(leaf.notes)}</h2><textarea rows="8" aria-label="{escape(leaf.notes)}"></textarea>'
    if leaf.foot:
        yield f"<footer>{_paragraphs(leaf.foot)}</footer>"
    yield "</article>"


def _box(box: Box) -> Iterator[str]:
    mark = f" <small>{escape(box.mark)}</small>" if box.mark else ""
    sign = f'<span class="sign">{escape(box.sign)}</span>' if box.sign else ""
    yield f"<section><h2>{escape(box.title)}{sign}{mark}</h2>"
    for block in box.blocks:
        yield from block_lines(block, [])
    yield "</section>"


def _said(one: Said, notes: list[str]) -> str:
    """A sentence with its sign, and a link to its note where it has one."""
    text = escape(one.text) + (f'<span class="sign">{escape(one.sign)}</span>' if one.sign else "")
    if not one.note:
        return text
    notes.append(one.note)
    at = len(notes)
    return f'{text}<sup><a href="#note-{at}" id="to-{at}" title="{escape(one.note)}">{at}</a></sup>'


def block_lines(block: Block, notes: list[str]) -> Iterator[str]:
    """A block as lines of HTML; what is folded away is added to the notes."""
    if isinstance(block, Grid):
        yield from _grid(block)
    elif isinstance(block, Text):
        said = " ".join(_said(one, notes) for one in block.said)
        kind = "" if block.style == "plain" else f' class="{block.style}"'
        yield f"<p{kind}>{said}</p>"
    elif isinstance(block, Item):
        sign = f'<span class="sign">{escape(block.sign)}</span>' if block.sign else ""
        room = f' <input aria-label="{escape(block.name)}">' if block.has_room else ""
        yield f'<p class="entry"><b>{escape(block.name)}</b>{sign}{room} {escape(block.text)}</p>'
    elif isinstance(block, Ticks):
        boxes = (f'<input type="checkbox" aria-label="{one}">' for one in _counted(block))
        yield f'<p class="ticks">{" ".join(boxes)}</p>'
    elif isinstance(block, Lines):
        for one in _counted(block):
            yield f'<p class="line"><input aria-label="{one}"></p>'
    elif isinstance(block, Map):
        yield from _map(block)
    elif isinstance(block, Bars):
        yield from _bars(block)
    else:
        yield from _heading(block)


def _counted(block: Ticks | Lines) -> Iterator[str]:
    """What each box and each line is called."""
    return (f"{escape(block.name)} {at}" for at in range(1, block.count + 1))


def _map(map: Map) -> Iterator[str]:
    """A map of squares, told to whoever hears the page by who stands on it."""
    yield f'<figure class="map" role="img" aria-label="{escape(map.alt)}">'
    yield f'<div style="--wide: {len(map.heads) + 1}">'
    yield "".join(f"<b>{head}</b>" for head in ("", *map.heads))
    for number, row in enumerate(map.rows, 1):
        yield f"<b>{number}</b>" + "".join(
            f'<i class="{_SQUARES.get(sign, "who" if sign.isalnum() else "")}">{_shown(sign)}</i>'
            for sign in row
        )
    yield "</div>"
    legend = " ".join(f"<span><b>{escape(one.name)}</b> {escape(one.value)}</span>" for one in map.legend)
    yield f"<figcaption>{legend}</figcaption></figure>"


_SQUARES = {WALL: "wall", " ": "unknown", LOW: "rough", DIFFICULT: "rough", BOTH: "rough", "x": ""}


def _shown(sign: str) -> str:
    return "" if sign in (WALL, FLOOR, " ") else escape(sign)


def _bars(bars: Bars) -> Iterator[str]:
    """A picture of the table above it, whose numbers whoever hears the page has had."""
    yield '<div class="bars" aria-hidden="true">'
    for name, shares in bars.rows:
        parts = "".join(f'<i style="flex-grow: {share:.4f}"></i>' for share in shares)
        yield f"<span>{escape(name)}</span><span>{parts}</span>"
    legend = " ".join(f"<span><i></i>{escape(name)}</span>" for name in bars.names)
    yield f'<p class="quiet">{legend}</p></div>'


def _heading(heading: Heading) -> Iterator[str]:
    level = heading.level + 1
    id = f' id="{escape(heading.id)}"' if heading.id else ""
    mark = f" <small>{escape(heading.mark)}</small>" if heading.mark else ""
    yield f"<h{level}{id}>{escape(heading.text)}{mark}</h{level}>"


def _grid(grid: Grid) -> Iterator[str]:
    name = escape(grid.title or grid.heads[0])
    yield f'<div class="wide" role="group" aria-label="{name}" tabindex="0"><table>'
    if grid.title:
        yield f"<caption>{escape(grid.title)}</caption>"
    heads = "".join(
        f'<th scope="col"{_side(grid, at)}>{escape(head)}</th>' for at, head in enumerate(grid.heads)
    )
    yield f"<thead><tr>{heads}</tr></thead><tbody>"
    for at, row in enumerate(grid.rows):
        shares = grid.shares[at] if grid.shares else (0.0,) * len(row)
        cells = "".join(
            f"<td{_side(grid, place)}{_shade(share)}>{escape(cell)}</td>"
            for place, (cell, share) in enumerate(zip(row, shares, strict=True))
        )
        yield f"<tr>{cells}</tr>"
    yield "</tbody></table></div>"
    if grid.note:
        yield f'<p class="quiet">{escape(grid.note)}</p>'


def _side(grid: Grid, place: int) -> str:
    return ' class="number"' if place in grid.right else ""


def _shade(share: float) -> str:
    return f' style="--share: {share:.3f}"' if share else ""


def _paragraphs(lines: Iterable[str]) -> str:
    return "".join(f"<p>{escape(line)}</p>" for line in lines)
