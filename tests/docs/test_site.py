"""The documentation site has a place for every page, and its links are those between the files."""

from __future__ import annotations

import re

import pytest

from tests.docs.reference import PAGE, page
from tests.docs.site import PAGES, ROOT, linked

NAV = re.findall(r"^ +- [^:\n]+: (\S+\.md)$", (ROOT / "mkdocs.yml").read_text(encoding="utf-8"), re.MULTILINE)


def test_every_page_has_its_place_in_the_site_once() -> None:
    files = {str(path.relative_to(ROOT / "docs")) for path in (ROOT / "docs").rglob("*.md")}
    assert sorted(NAV) == sorted(files | set(PAGES.values()))


def test_the_readme_of_every_room_is_a_page() -> None:
    rooms = {str(path.relative_to(ROOT)) for path in (ROOT / "src" / "nde").glob("*/README.md")}
    assert rooms <= set(PAGES)


@pytest.mark.parametrize(
    ("source", "text", "there"),
    [
        ("README.md", "[the API](docs/api.md#dice)", "[the API](api.md#dice)"),
        ("docs/api.md", "[changes](../CHANGELOG.md)", "[changes](changelog.md)"),
        ("docs/rulings/tkds.md", "[all](../rulings.md)", "[all](../rulings.md)"),
        ("src/nde/rules/README.md", "[how](../../../docs/packs.md)", "[how](../packs.md)"),
        ("docs/api.md", "[`rules`](../src/nde/rules/ruleset.py)", "`rules`"),
        ("docs/api.md", "[nowhere](nowhere.md)", "[nowhere](nowhere.md)"),
        ("docs/api.md", "[above](#dice)", "[above](#dice)"),
        ("README.md", '<img src="docs/pictures/lab.webp">', '<img src="pictures/lab.webp">'),
        ("docs/rulings/tkds.md", '<img src="../pictures/lab.webp">', '<img src="../pictures/lab.webp">'),
    ],
)
def test_links_between_files_lead_between_pages(source: str, text: str, there: str) -> None:
    assert linked(text, source) == there


def test_the_reference_is_what_the_docstrings_say() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "run: python -m tests.docs.reference"


def test_the_rooms_links_lead_somewhere() -> None:
    for source in PAGES:
        text = re.sub(r"^```.*?^```", "", (ROOT / source).read_text(encoding="utf-8"), flags=re.M | re.S)
        for target in re.findall(r"\]\(([^)#:\s]+)(?:#[^)]*)?\)", text):
            assert ((ROOT / source).parent / target).exists(), f"{source} links to {target}"
