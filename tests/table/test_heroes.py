"""Heroes for a new table: ids that read like names, and a name for each that nobody else has."""

from __future__ import annotations

from random import Random

import pytest

from nde.rules import ruleset_named
from nde.table.heroes import drawn_hero, id_for
from tests.games import for_games


@pytest.mark.parametrize(
    ("name", "id"),
    [("name-sable", "sable"), ("Łucja Żak", "lucja-zak"), ("", "hero-1"), ("龍", "hero-1"), ("GM", "gm-1")],
)
def test_an_id_reads_like_the_name(name: str, id: str) -> None:
    assert id_for(name, 1, set()) == id
    assert id_for(name, 1, {id}) != id or id.endswith("-1")


@for_games("names")
def test_a_party_is_drawn_with_a_name_for_each_and_sheets_that_are_sound(game: str) -> None:
    rules, chance = ruleset_named(game), Random(7)
    names: set[str] = set()
    for _ in range(6):
        hero = drawn_hero(rules, chance, names)
        names.add(rules.sheet(hero).name)
        assert rules.read_sheet(rules.write_sheet(hero)) is not None
    assert len(names) == 6
