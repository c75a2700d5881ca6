"""Slips of the pen: almost a key is asked about, a key or an honest word never."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nde.rules.cairn2e.characters.market import GOODS
from nde.rules.cairn2e.characters.slips import holds, meant, plain
from nde.rules.cairn2e.characters.tables import BACKGROUNDS, BONDS, OMENS, TRAITS

TABLES = (tuple(GOODS), tuple(BACKGROUNDS), tuple(BONDS), OMENS, *TRAITS.values())


@pytest.mark.parametrize("keys", TABLES)
def test_no_key_is_a_slip_and_every_other_spelling_of_it_is(keys: tuple[str, ...]) -> None:
    assert [key for key in keys if meant(key, keys)] == []
    assert [key for key in keys if meant(key.replace("-", " ").title(), keys) != key] == []


@given(table=st.sampled_from(TABLES), data=st.data())
def test_two_letters_that_changed_places_are_always_found(
    table: tuple[str, ...], data: st.DataObject
) -> None:
    key = data.draw(st.sampled_from(table))
    at = data.draw(st.integers(0, len(key) - 2))
    swapped = key[:at] + key[at + 1] + key[at] + key[at + 2 :]
    if plain(swapped) == swapped and swapped not in table:
        assert sorted(meant(swapped, table)) == sorted(key)


@given(text=st.text(max_size=12))
def test_whatever_is_written_has_an_answer_among_the_keys(text: str) -> None:
    assert meant(text, GOODS) in ("", *GOODS)
    assert holds(text, GOODS) in ("", *GOODS)
