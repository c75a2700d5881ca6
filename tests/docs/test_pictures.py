"""Pictures of the pages are those that `make pictures` takes: in light and dark, small, and none too many."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.docs.site import PICTURE, ROOT

FOLDER = ROOT / "docs" / "pictures"
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
MOST_BYTES = 120_000
TAKEN = re.findall(
    r'await picture\(\w+, "([\w-]+)"', (ROOT / "web" / "e2e" / "pictures.ts").read_text(encoding="utf-8")
)


def shown() -> set[str]:
    """The files that the pages show."""
    return {
        (page.parent / found).resolve().relative_to(FOLDER).as_posix()
        for page in PAGES
        for found in PICTURE.findall(page.read_text(encoding="utf-8"))
    }


def test_every_picture_is_taken_by_the_command_and_shown_in_both_colours() -> None:
    taken = {f"{name}-{colour}.webp" for name in TAKEN for colour in ("light", "dark")}
    assert taken
    assert taken == {path.name for path in FOLDER.iterdir()}, "run: make pictures"
    assert shown() == taken


def test_every_picture_is_small() -> None:
    assert [path.name for path in FOLDER.iterdir() if path.stat().st_size > MOST_BYTES] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_who_sees_no_picture_is_told_what_it_shows(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    for image in re.findall(r"<img [^>]*>", text):
        assert re.search(r'alt="[^"]{20,}"', image), f"{page.name}: {image}"
