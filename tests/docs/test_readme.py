"""The README does what it shows: its commands print that, its Python runs."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

from tests.docs.console import filled

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]


def test_the_commands_of_the_readme_print_what_it_shows() -> None:
    page = (ROOT / "README.md").read_text(encoding="utf-8")
    assert filled(page) == page, "run: python -m tests.docs.console README.md"


def test_the_python_of_the_readme_runs() -> None:
    page = (ROOT / "README.md").read_text(encoding="utf-8")
    source = "\n".join(re.findall(r"^```python\n(.*?)^```", page, re.MULTILINE | re.DOTALL))
    test = doctest.DocTestParser().get_doctest(source, {}, "README.md", "README.md", 0)
    assert test.examples
    assert doctest.DocTestRunner().run(test).failed == 0


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_link_inside_the_project_leads_somewhere(page: Path) -> None:
    text = re.sub(r"^```.*?^```", "", page.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)
    for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", text):
        assert (page.parent / target).exists(), f"{page.name} links to {target}"


CREDITED = [
    *PAGES,
    *(ROOT / name for name in ("LICENSE", "CITATION.cff", "pyproject.toml", "mkdocs.yml")),
    *sorted((ROOT / "docs" / "rulings").glob("*.md")),
    *sorted((ROOT / "src" / "nde" / "locale").glob("*/*.ftl")),
]


def test_whoever_wrote_tkds_is_named_as_its_author_and_of_no_other_game() -> None:
    """The books of NDE name no author."""
    named = []
    for page in CREDITED:
        text = " ".join(page.read_text(encoding="utf-8").split())
        named += [
            one for one in re.split(r"(?<=[.;]) |(?= - )", text) if re.search(r"\bLip(ka|ki|ky)\b", one)
        ]
    assert len(named) >= 7
    assert [one for one in named if "TKDS" not in one] == []
    assert [one for one in named if "NDE" in one or "Nano Dungeon" in one or "blackMasoon" in one] == []
