"""Everything in docs/adventures.md runs: its adventure is valid and can be played to an end in every game."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

from nde.adventures import adventure_ids
from nde.table.story.adventure import Adventure
from nde.table.story.reader import CHANGE, DEED, EXIT, FOES, PLACE, read_adventure
from tests.table.play import GAME
from tests.table.tales import begun, play_to_the_end

PAGE = Path(__file__).parents[2] / "docs" / "adventures.md"
TEXT = PAGE.read_text(encoding="utf-8")


def block(language: str) -> str:
    """The code of one language on the page."""
    found = re.findall(rf"^```{language}\n(.*?)^```", TEXT, re.MULTILINE | re.DOTALL)
    return "\n".join(found)


def goats() -> Adventure:
    return read_adventure(block("toml"), "goat-cave.toml")


@GAME
@pytest.mark.parametrize("seed", range(1, 7))
def test_the_adventure_on_the_page_is_played_to_an_end(game: str, seed: int) -> None:
    assert play_to_the_end(begun(game, goats(), seed), 600) in ("home", "lost")


def test_the_python_on_the_page_does_what_it_says() -> None:
    names = {"GOAT_CAVE": block("toml")}
    test = doctest.DocTestParser().get_doctest(block("python"), names, PAGE.name, str(PAGE), 0)
    assert test.examples
    assert doctest.DocTestRunner().run(test).failed == 0


def test_the_page_names_every_key_and_every_adventure_that_comes_along() -> None:
    for word in (*adventure_ids(), *CHANGE, *DEED, *EXIT, *FOES, *PLACE):
        assert f"`{word}`" in TEXT or f"`{word} " in TEXT, word
