from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nde.dice.faults import NotationFault
from nde.dice.tokens import Token, tokenize


def test_columns_count_the_text_as_typed() -> None:
    assert tokenize("\u3000２ ｄ6≤5") == [
        Token("number", "2", 2),
        Token("word", "d", 4),
        Token("number", "6", 5),
        Token("sign", "<=", 6),
        Token("number", "5", 7),
        Token("end", "", 8),
    ]


def test_a_space_ends_a_number_and_a_comparison() -> None:
    assert [token.value for token in tokenize("1 2 < = 3")] == ["1", "2", "<", "=", "3", ""]


def test_a_label_keeps_its_case_and_loses_outer_spaces() -> None:
    assert tokenize("[ Ostrý  Meč ]")[0] == Token("label", "Ostrý Meč", 1)


@pytest.mark.parametrize("sign", ["²", "½", "①", "𝟚", "Ⅳ", "\u212a", ".", "#", "\x00", "é", "\ud800"])
def test_signs_that_only_resemble_notation_are_refused(sign: str) -> None:
    with pytest.raises(NotationFault):
        tokenize(f"2d6{sign}")


@given(st.text(alphabet="dk 0123456789+-*/()<>=!%,;", max_size=40))
def test_nothing_but_white_space_is_lost(text: str) -> None:
    assert "".join(token.value for token in tokenize(text)) == text.replace(" ", "")
