"""Heroes for a new table: ids that read like names, and a name for each that nobody else has."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from nde.rules import ruleset_ids, ruleset_named
from nde.table import commands as c
from nde.table import heroes
from nde.table.heroes import COMPANION, along_with_one, blow, drawn_hero, id_for, new_party, skill
from nde.table.seats import GM
from tests.games import for_games
from tests.table.play import Playing, sheet_of


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


@for_games("names")
def test_nobody_in_a_party_is_what_another_is_while_there_are_others(game: str) -> None:
    rules = ruleset_named(game)
    assert rules.playing is not None
    callings = dict(rules.playing.callings)
    for seed in range(6):
        party = [sheet for _, sheet in new_party(rules, Random(seed), (), 3)]
        for key, choices in callings.items():
            found = [one[key] for one in party if key in one]
            assert len(set(found)) == min(len(choices), 3)


@for_games("names")
def test_everybody_in_a_party_can_strike_and_is_good_at_something(game: str) -> None:
    rules = ruleset_named(game)
    for seed in range(6):
        for _, sheet in new_party(rules, Random(seed), (), 3):
            hero = rules.read_sheet(sheet)
            assert blow(rules, hero) > 0
            assert skill(rules, hero) > 0


def test_whoever_has_no_attack_worth_its_name_is_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = ruleset_named("cairn2e")
    drawn = iter(drawn_hero(rules, Random(seed), ()) for seed in range(9))
    unarmed = replace(next(drawn), items=(), name="Unarmed", strength=3, dexterity=3, will=3)
    candidates = iter([unarmed, *drawn])
    monkeypatch.setattr(heroes, "_drawn", lambda *given: heroes.Drawn(next(candidates), ()))
    party = [sheet for _, sheet in new_party(rules, Random(1), (), 2)]
    assert "Unarmed" not in [sheet["name"] for sheet in party]


def test_a_lone_hero_has_a_companion_where_people_are_for_hire() -> None:
    for game in ruleset_ids():
        rules = ruleset_named(game)
        assert rules.playing is not None
        table = Playing(game)
        table.do(GM, c.Sit(seat="p1", name="Ada"))
        table.do("p1", c.Bring(id="hero-0", sheet=sheet_of(game, 1)))
        for do in along_with_one(rules, Random(1), "Ada", "p1"):
            table.do(GM, do)
        held = table.state.world.held_by("p1")
        assert (COMPANION in held) == (rules.playing.hireling is not None)
