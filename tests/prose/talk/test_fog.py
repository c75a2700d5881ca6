"""Fog by typed lines: laid and lifted in the words of every language, and told without a map."""

from __future__ import annotations

import pytest

from nde.board import Square
from nde.locale import LANGUAGES, words
from nde.prose.maps import block_names, read_blocks
from nde.prose.talk.powers import FOG, read_power
from nde.table import commands as c
from nde.table.seats import GM
from tests.prose.talk.local import Local, yard

C4, D5_F7 = (Square(2, 3), Square(2, 3)), (Square(3, 4), Square(5, 6))


def typed(table: Local, line: str) -> c.AnyDo:
    """The command that the words behind `gm` stand for."""
    return read_power(table.state, tuple(line.split()), lambda word: word)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("wish", "do"),
    [
        ("on", c.SetFog()),
        ("off", c.SetFog(is_on=False)),
        ("lift", c.PaintFog(blocks=(C4, D5_F7), is_laid=False)),
        ("lay", c.PaintFog(blocks=(C4, D5_F7))),
    ],
)
def test_fog_is_painted_in_the_words_of_every_language(language: str, wish: str, do: c.AnyDo) -> None:
    table = yard()
    for word in words(language).say(f"play-words-fog-{wish}").split():
        rest = " c4, D5-f7" if isinstance(do, c.PaintFog) else ""
        assert typed(table, f"fog {word}{rest}") == do
        assert typed(table, f"fog {word.upper()}{rest}") == do
    assert typed(table, "fog") == c.SetFog()


def test_no_word_for_the_fog_means_two_things() -> None:
    known: dict[str, str] = {}
    for language in LANGUAGES:
        for wish in ("on", "off", "lift", "lay"):
            for word in words(language).say(f"play-words-fog-{wish}").split():
                assert known.setdefault(word, wish) == wish


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_of_each_language_has_words_that_are_understood(language: str) -> None:
    said = words(language).say("play-gm-fog")
    for wish in ("off", "lift", "lay"):
        assert any(one in said for one in words(language).say(f"play-words-fog-{wish}").split())


def test_a_stroke_is_told_to_all_and_the_game_master_hears_where_fog_lies() -> None:
    table = yard()
    table.talk("p1", "de")
    table.type(GM, "gm fog on")
    lines = table.type(GM, "gm fog lay c2-d3")
    assert "Fog now covers 4 squares: C2-D3." in lines
    paper = table.talk("p1").paper
    assert any("Nebel legt sich auf 4 Felder: C2-D3" in one for one in paper.take())  # type: ignore[attr-defined]
    assert any(one.startswith("In fog for the players: ") for one in table.type(GM, "map"))
    assert not any("Nebel" in one for one in table.type("p1", "map"))
    table.type(GM, "gm fog lift c2-d3")
    table.type(GM, "gm fog off")
    assert not any("fog" in one for one in table.type(GM, "map"))


@pytest.mark.parametrize("line", ["fog mist", "fog lift", "fog lay"])
def test_what_does_not_say_enough_is_answered_with_examples(line: str) -> None:
    table = yard()
    (said,) = table.type(GM, f"gm {line}")
    for example in FOG:
        assert example in said


def test_squares_that_are_none_are_all_named() -> None:
    table = yard()
    table.type(GM, "gm fog on")
    said = "\n".join(table.type(GM, "gm fog lift c4 hm 4c d5-"))
    assert "“hm”" in said
    assert "“4c”" in said
    assert "C4:" not in said
    said = "\n".join(table.type(GM, "gm fog lift a1 z9 a1-b40"))
    assert "Z9" in said
    assert "B40" in said


def test_what_is_told_can_be_typed() -> None:
    squares = {Square(x, y) for x in range(6) for y in range(5) if (x * y) % 4 != 3 and x != 2}
    found = {
        Square(x, y)
        for first, last in read_blocks(block_names(squares))
        for x in range(first.x, last.x + 1)
        for y in range(first.y, last.y + 1)
    }
    assert found == squares
