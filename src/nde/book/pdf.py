"""A document as a PDF: tagged, in its language, the same bytes for the same document."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final, Literal

import msgspec

from nde.book.document import Document, Leaf, Paper
from nde.book.fields import with_fields
from nde.extras import require

TYPESETTER: Final = "typst"
STANDARD: Final = "ua-1"
"""What the typesetter holds every file to: PDF for everybody, with tags, language and alternative texts."""

NO_LETTER: Final = "could not be displayed"
"""How the typesetter refuses, under that standard, a letter that none of its faces has."""


def pdf(document: Document, paper: Paper = "a4") -> bytes:
    """The document on paper; refused where the typesetter is not installed."""
    require(TYPESETTER)
    import typst

    try:
        content = _set(document, paper, STANDARD)
    except typst.TypstError as fault:
        if NO_LETTER not in str(fault):
            raise
        # A sign in a name or a chat that no face has: a box is drawn, and it can be copied all the same.
        content = _set(document, paper, None)
    has_room = any(isinstance(part, Leaf) for part in document.parts)
    return with_fields(content) if has_room else content


def _set(document: Document, paper: Paper, standard: Literal["ua-1"] | None) -> bytes:
    import typst

    content: bytes = typst.compile(
        _layout(),
        format="pdf",
        sys_inputs=_inputs(document, paper),
        pdf_standards=standard,
        ignore_system_fonts=True,
    )
    return content


def pictures(document: Document, paper: Paper = "a4", dots: int = 110) -> list[bytes]:
    """Every page as a PNG, to be looked at."""
    import typst

    found: bytes | list[bytes] = typst.compile(
        _layout(), format="png", ppi=dots, sys_inputs=_inputs(document, paper), ignore_system_fonts=True
    )
    return found if isinstance(found, list) else [found]


def _inputs(document: Document, paper: Paper) -> dict[str, str]:
    return {"document": msgspec.json.encode(document).decode(), "paper": paper}


@cache
def _layout() -> bytes:
    return files("nde.book").joinpath("paper.typ").read_bytes()
