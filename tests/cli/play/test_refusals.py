"""What the table in the terminal says when it does not understand."""

from __future__ import annotations

import pytest

from nde.errors import Missing
from nde.locale import LANGUAGES, words


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_list_without_numbers_is_not_counted_from_one_to_none(language: str) -> None:
    empty = words(language).error(Missing("no-such-number", number="4", most=0))
    assert "4" in empty
    assert "0" not in empty
    assert "1" not in empty
    some = words(language).error(Missing("no-such-number", number="4", most=3))
    assert all(number in some for number in "134")
