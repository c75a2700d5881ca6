"""Creatures of one's own, in every game that lets people write them."""

from __future__ import annotations

from typing import Any

import pytest

from nde.errors import Faults
from nde.rules import Ruleset, ruleset_ids, ruleset_named
from nde.rules.creatures import read_creature, with_creatures, write_creature
from nde.rules.play import RANKS, playing_of

WRITING = [ruleset_named(id) for id in ruleset_ids() if ruleset_named(id).creatures is not None]


@pytest.fixture(params=WRITING, ids=lambda game: game.id)
def game(request: pytest.FixtureRequest) -> Ruleset:
    found: Ruleset = request.param
    return found


def values(game: Ruleset, block: Any) -> dict[str, Any]:
    assert game.creatures is not None
    kept = {"id", *game.creatures.kept}
    return {name: getattr(block, name) for name in block.__struct_fields__ if name not in kept}


def test_what_is_written_of_a_block_reads_as_the_block(game: Ruleset) -> None:
    for block in game.foes.values():
        again = read_creature(game, write_creature(game, block), "copy")
        assert values(game, again) == values(game, block)


def test_a_name_is_enough_and_a_rank_says_the_rest(game: Ruleset) -> None:
    for rank in RANKS:
        block = read_creature(game, {"name": "Mire Hulk", "like": rank}, "hulk")
        model = game.foes.get(rank) or game.foes[playing_of(game).cast("raider", rank)]
        assert values(game, block) == values(game, model) | {"name": "Mire Hulk"}
    assert read_creature(game, {"name": "Somebody"}, "one").name == "Somebody"


def test_a_creature_stands_in_scenes_under_its_own_name(game: Ruleset) -> None:
    grown = with_creatures(game, {"hulk": {"name": "Mire Hulk", "like": "elite"}})
    playing = playing_of(grown)
    scene = playing.join(
        grown.new_scene({}, {"first": "hulk"}), {"second": "hulk", "third": next(iter(game.foes))}
    )
    people = {one.id: one for one in playing.people(scene)}
    assert [people[id].name for id in ("first", "second")] == ["Mire Hulk", "Mire Hulk"]
    assert people["third"].name == ""
    assert playing.sheet_of(scene, "first").name == "Mire Hulk"
    assert grown.foe_sheet is not None
    assert grown.foe_sheet("hulk").name == "Mire Hulk" or grown.foe_sheet("hulk").name == "hulk"
    assert grown.foe_sources["hulk"] == "own"
    assert "hulk" not in game.foes


def test_one_may_be_like_another_that_stands_before_it(game: Ruleset) -> None:
    grown = with_creatures(
        game, {"hulk": {"name": "Hulk", "like": "boss"}, "pup": {"name": "Pup", "like": "hulk"}}
    )
    assert values(game, grown.foes["pup"]) == values(game, grown.foes["hulk"]) | {"name": "Pup"}


def test_changed_settings_keep_the_creatures(game: Ruleset) -> None:
    grown = with_creatures(game, {"hulk": {"name": "Hulk", "like": "boss"}})
    option = next(one for one in game.options if one.choices)
    changed = grown.configure({option.key: option.choices[-1]})
    assert changed.foes["hulk"].name == "Hulk"


def test_every_fault_is_listed_at_once(game: Ruleset) -> None:
    with pytest.raises(Faults) as raised:
        read_creature(game, {"nam": "x", "like": "nobody at all", "name": 7}, "Bad Id")
    found = {fault.place: fault.error.code for fault in raised.value.faults}
    assert found["id"] == "bad-id"
    assert found["nam"] == "misspelt-key"
    assert found["like"] == "no-such-foe-block"
    assert found["name"] == "not-a-text"


def test_a_number_outside_its_bounds_and_a_wrong_word_are_named(game: Ruleset) -> None:
    assert game.creatures is not None
    numbers = [one for one in game.creatures.params if one.kind == "number"]
    choices = [one for one in game.creatures.params if one.choices and not one.is_many]
    document: dict[str, Any] = {one.name: 10**6 for one in numbers} | {
        one.name: "no such word" for one in choices
    }
    with pytest.raises(Faults) as raised:
        read_creature(game, document)
    found = {fault.place: fault.error.code for fault in raised.value.faults}
    assert {found[one.name] for one in numbers} == {"number-outside"}
    assert {found[one.name] for one in choices} <= {"not-allowed", "misspelt-value"}


def test_a_stat_block_of_the_game_cannot_be_written_over(game: Ruleset) -> None:
    known = next(iter(game.foes))
    with pytest.raises(Faults) as raised:
        with_creatures(game, {known: {"name": "Mine"}})
    assert raised.value.faults[0].error.code == "creature-known"


def test_a_name_may_have_sixty_letters_and_no_more(game: Ruleset) -> None:
    assert read_creature(game, {"name": "x" * 60}).name == "x" * 60
    with pytest.raises(Faults) as raised:
        read_creature(game, {"name": "x" * 61})
    assert [fault.error.code for fault in raised.value.faults] == ["text-too-long"]


@pytest.mark.parametrize(
    ("id", "document", "place"),
    [
        ("nde12", {"traits": ["no such trait"]}, "traits[0]"),
        ("tkds", {"hp": "many"}, "hp"),
    ],
)
def test_a_block_whose_values_fit_is_still_looked_over(id: str, document: dict[str, Any], place: str) -> None:
    with pytest.raises(Faults) as raised:
        read_creature(ruleset_named(id), {"name": "Hulk"} | document)
    assert [fault.place for fault in raised.value.faults] == [place]


def test_what_goes_without_saying_is_not_written() -> None:
    tkds = ruleset_named("tkds")
    block = read_creature(tkds, {"name": "Thug", "attacks": [{"key": "club"}]})
    assert write_creature(tkds, block)["attacks"] == [{"key": "club"}]
