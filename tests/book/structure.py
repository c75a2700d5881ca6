"""What of PDF/UA can be read off a file's tags: points of the Matterhorn protocol that need no eyes.

Covered: 02 (only standard structure types), 06 (title in the metadata), 07 (the title is shown),
11 (language), 13 (figures have an alternative text), 14 (headings skip no level), 15 (tables have header
cells with a scope), 28 (tabs follow the structure, links have a text, fields have a name and a tag of
their own).  Everything else that a program can find out (content without tags, fonts, colour spaces) is
veraPDF's: `python -m tests.proof.verapdf`.
"""

from __future__ import annotations

import io
from collections.abc import Iterator
from typing import Any

from pypdf import PdfReader

_STANDARD = """Document Part Sect Div Art BlockQuote TOC TOCI Index NonStruct P H H1 H2 H3 H4 H5 H6 L LI
Lbl LBody Table TR TH TD THead TBody TFoot Caption Span Quote Note Reference Link Annot Figure
Formula Form Code"""
STANDARD = frozenset(_STANDARD.split())


def structure_faults(content: bytes) -> list[str]:
    """Everything that is wrong with the tags of a file."""
    reader = PdfReader(io.BytesIO(content))
    return list(_faults(reader))


def _faults(reader: PdfReader) -> Iterator[str]:
    root: Any = reader.root_object
    if not root.get("/MarkInfo", {}).get("/Marked") or "/StructTreeRoot" not in root:
        yield "not tagged"
        return
    if not root.get("/Lang"):
        yield "no language"
    if not reader.metadata or not reader.metadata.title:
        yield "no title"
    if not root.get("/ViewerPreferences", {}).get("/DisplayDocTitle"):
        yield "the title is not shown"
    tree: Any = root["/StructTreeRoot"]
    elements = list(_elements(tree.get("/K")))
    roles = tree.get("/RoleMap", {})
    yield from _kinds(elements, roles)
    yield from _headings(elements)
    for page in reader.pages:
        links = [one.get_object() for one in page.get("/Annots", ())]
        if links and page.get("/Tabs") != "/S":
            yield f"page {page.page_number}: tabs do not follow the structure"
        if any(not one.get("/Contents") and one["/Subtype"] == "/Link" for one in links):
            yield f"page {page.page_number}: a link without a text"
        if any(not one.get("/TU") and one["/Subtype"] == "/Widget" for one in links):
            yield f"page {page.page_number}: a field without a name"
    yield from _forms(elements, root)


def _forms(elements: list[Any], root: Any) -> Iterator[str]:
    """Every field stands in the structure, in the order in which it is reached, alone in a form's tag."""
    tagged = [one["/K"] for one in elements if str(one["/S"]) == "/Form"]
    if any(len(held) != 1 for held in tagged):
        yield "a form's tag with more or less than one field"
    in_order = [one.raw_get("/Obj").idnum for held in tagged for one in held]
    if in_order != [one.idnum for one in root.get("/AcroForm", {}).get("/Fields", ())]:
        yield "the fields are not in the order of the structure"


def _elements(node: Any) -> Iterator[Any]:
    """Every element of the tree, in the order it is read."""
    node = node.get_object() if hasattr(node, "get_object") else node
    if isinstance(node, list):
        for one in node:
            yield from _elements(one)
    elif isinstance(node, dict) and "/S" in node:
        yield node
        yield from _elements(node.get("/K"))


def _kinds(elements: list[Any], roles: Any) -> Iterator[str]:
    for one in elements:
        kind = str(one["/S"])[1:]
        if kind not in STANDARD and str(roles.get(one["/S"], "/"))[1:] not in STANDARD:
            yield f"{kind} is no standard type"
        if kind == "Figure" and not one.get("/Alt"):
            yield "a figure without an alternative text"
        if kind == "Table" and not any(str(cell["/S"]) == "/TH" for cell in _elements(one.get("/K"))):
            yield "a table without header cells"
        if kind == "TH" and not any("/Scope" in attribute for attribute in _attributes(one)):
            yield "a header cell without a scope"


def _attributes(element: Any) -> list[Any]:
    found = element.get("/A", [])
    found = found.get_object() if hasattr(found, "get_object") else found
    each = found if isinstance(found, list) else [found]
    return [one.get_object() if hasattr(one, "get_object") else one for one in each]


def _headings(elements: list[Any]) -> Iterator[str]:
    last = 0
    for one in elements:
        kind = str(one["/S"])[1:]
        if len(kind) == 2 and kind[0] == "H" and kind[1].isdecimal():
            if int(kind[1]) > last + 1:
                yield f"a heading {kind} behind one of level {last}"
            last = int(kind[1])
