"""A document as a PDF: tagged, in its language, the same bytes for the same document."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

from nde.book.document import Document, Paper

STANDARD: Final = "ua-1"
"""What the typesetter holds every file to: PDF for everybody, with tags, language and alternative texts."""


def pdf(document: Document, paper: Paper = "a4") -> bytes:
    """The document on paper."""
    import typst

    return typst.compile(
        _layout(),
        format="pdf",
        sys_inputs=_inputs(document, paper),
        pdf_standards=STANDARD,
        ignore_system_fonts=True,
    )


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
