"""The conversation in docs/game-master.md goes as the page says, and all that is typed for it is named."""

from __future__ import annotations

from pathlib import Path

from nde.prose.talk.conversation import FLAGS, POWERS
from nde.table.chat import COMMANDS
from tests.docs import evenings, tables

PAGE = Path(__file__).parents[2] / "docs" / "game-master.md"


def test_every_example_goes_as_the_page_says() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert len(tables.BLOCK.findall(page)) > 5
    assert tables.played(page) == page, "run: python -m tests.docs.tables docs/game-master.md"
    assert evenings.played(page) == page, "run: python -m tests.docs.evenings docs/game-master.md"


def test_the_page_names_what_can_be_typed() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert [one for one in POWERS if f"gm {one}" not in page] == []
    assert [one for one in COMMANDS if f"`{one} " not in page] == []
    assert [one for one in FLAGS if one not in page] == []
