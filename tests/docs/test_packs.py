"""Everything in docs/packs.md runs: its packs are valid, its Python does what it says."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

from nde.rules.pack import SHIPPED, game_with, read_pack
from tests.docs.console import BLOCK, filled

PAGE = Path(__file__).parents[2] / "docs" / "packs.md"


def blocks(language: str) -> list[str]:
    """The code blocks of one language."""
    return re.findall(
        rf"^```{language}\n(.*?)^```", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL
    )


@pytest.mark.parametrize("text", blocks("toml"), ids=lambda text: read_pack(text).id)
def test_every_pack_on_the_page_is_valid_and_changes_its_game(text: str) -> None:
    pack = read_pack(text)
    base = game_with(read_pack(re.split(r"^\[(?!pack)", text, flags=re.MULTILINE)[0]))
    assert game_with(pack).settings != base.settings


def test_the_page_shows_what_the_commands_print() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert len(BLOCK.findall(page)) >= 3
    assert filled(page) == page, "run: python -m tests.docs.console docs/packs.md"


def test_the_python_on_the_page_does_what_it_says() -> None:
    source = "\n".join(blocks("python"))
    test = doctest.DocTestParser().get_doctest(source, {}, PAGE.name, str(PAGE), 0)
    assert test.examples
    assert doctest.DocTestRunner().run(test).failed == 0


def test_the_page_names_every_pack_that_comes_along() -> None:
    assert all(f"`{id}`" in PAGE.read_text(encoding="utf-8") for id in SHIPPED)
