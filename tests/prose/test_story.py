"""What an adventure is called and how it ends, in the words of whoever reads."""

from __future__ import annotations

import pytest

from nde.locale import LANGUAGES, words
from nde.prose.story import Stories
from nde.table.story.adventure import Adventure, Ending, Place


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_ending_without_words_has_ours(language: str) -> None:
    endings = (Ending(id="won", is_won=True), Ending(id="lost"), Ending(id="glory"))
    tale = Adventure(id="tale", start="yard", places=(Place(id="yard"),), endings=endings)
    won, lost, glory = (Stories(tale, words(language)).ending(one.id) for one in endings)
    assert glory == ("glory",)  # its author has called it so
    assert won != ("won",)
    assert lost not in (("lost",), won)
