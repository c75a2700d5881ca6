"""Every command shown in docs/lab.md prints what the page says it prints."""

from __future__ import annotations

from pathlib import Path

from nde.lab.policies import POLICIES
from tests.docs.console import BLOCK, filled

PAGE = Path(__file__).parents[2] / "docs" / "lab.md"


def test_the_page_shows_what_the_commands_print() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert len(BLOCK.findall(page)) >= 7
    assert filled(page) == page, "run: python -m tests.docs.console docs/lab.md"


def test_the_page_names_every_policy() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert [name for name in POLICIES if f"| `{name}` |" not in page] == []
