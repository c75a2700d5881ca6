"""The evening in docs/playing.md goes as the page says, and the page names everything that can be typed."""

from __future__ import annotations

from pathlib import Path

from nde.prose.talk.typed import KNOWN as COMMANDS
from tests.docs.evenings import BLOCK, played

PAGE = Path(__file__).parents[2] / "docs" / "playing.md"


def test_the_evening_goes_as_the_page_says() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert BLOCK.findall(page)
    assert played(page) == page, "run: python -m tests.docs.evenings docs/playing.md"


def test_the_page_names_every_command_of_the_table() -> None:
    page = PAGE.read_text(encoding="utf-8")
    others = {"help": "`?`", "more": "`more`", "hero": "the list is Ash's"}
    assert [one for one in COMMANDS if others.get(one, f"`{one}") not in page] == []
