"""Everything in docs/sweeps.md runs, and it names what there is."""

from __future__ import annotations

from pathlib import Path

import pytest

from nde.cli import sweep_progress
from nde.lab.sweep_cells import CHANCES, COUNTS
from nde.lab.sweep_document import AXES, LIMITS, METHODS
from tests.docs.console import BLOCK, filled

PAGE = Path(__file__).parents[2] / "docs" / "sweeps.md"


def test_the_page_shows_what_the_commands_print(monkeypatch: pytest.MonkeyPatch) -> None:
    # On a busy machine a sweep tells in between how far it is, which is not what the page is about.
    monkeypatch.setattr(sweep_progress, "ELSEWHERE_S", 10_000.0)
    page = PAGE.read_text(encoding="utf-8")
    assert len(BLOCK.findall(page)) >= 3
    assert filled(page) == page, "run: python -m tests.docs.console docs/sweeps.md"


def test_the_page_names_every_key_and_every_column() -> None:
    page = PAGE.read_text(encoding="utf-8")
    named = (
        *CHANCES,
        *COUNTS,
        *METHODS,
        *LIMITS,
        *[key for key in AXES if key not in ("options", "begin")],
        "residual",
        "fault",
    )
    assert [name for name in named if f"`{name}`" not in page] == []
    assert "`[options]`" in page
    assert "`[begin]`" in page
    assert "`[[grid]]`" in page
