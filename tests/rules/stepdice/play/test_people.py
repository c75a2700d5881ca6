"""Who is in a scene, at a glance: what wears down, what hampers, who still takes part."""

from __future__ import annotations

import pytest

from nde.locale import LANGUAGES, words
from nde.rules import ruleset_named
from nde.rules.play import Person, Turn
from nde.rules.ruleset import Track
from nde.rules.stepdice.companion.book import companion
from nde.rules.stepdice.companion.records import Afflict, Bolster, Ready, Screen
from nde.rules.stepdice.harm import ON_FOE, ON_HERO
from nde.rules.stepdice.play.people import HELPED, people, sheet_of, standing, turn
from nde.rules.stepdice.scene import Condition, spent_mark
from tests.rules.stepdice.samples import NEW, OLD, foe, hero, house, scene


def test_a_hero_at_a_glance() -> None:
    ada = hero(name="Ada", hearts=2, helped=1, has_acted=True, conditions=(Condition("held", "round"),))
    (person,) = people(OLD, scene(ada, is_fight=True))
    assert person == Person(
        id="ada",
        name="Ada",
        label="role-warrior",
        side="party",
        has_acted=True,
        tracks=(
            Track(key="hearts", value=2, most=5, cap=7, refill="breather"),
            Track(key="mana", value=3, most=3, cap=5, refill="breather"),
        ),
        conditions=("held", "helped"),
    )


def test_a_foe_at_a_glance() -> None:
    _, wolf, boss = people(OLD, scene(hero(), foe("wolf", block="bog-wolf"), foe("boss", "boss", wounds=1)))
    assert (wolf.label, boss.label) == ("block-bog-wolf", "rank-boss")
    assert boss.tracks == (Track(key="wounds", value=1, most=3, cap=3, refill="never"),)


def test_luck_and_the_armour_token_are_tracks_where_the_game_has_them() -> None:
    game = house(NEW, armour="choice")
    ada = hero(luck=2, protection="mail", armour=0)
    (person,) = people(game, scene(ada))
    assert [(track.key, track.value) for track in person.tracks][2:] == [("luck", 2), ("armour", 0)]


def test_who_is_down_is_out_and_who_is_dead_is_gone() -> None:
    found = people(OLD, scene(hero("a", hearts=0), hero("b", hearts=0, is_dead=True), hero("c")))
    assert [(one.is_out, one.is_gone) for one in found] == [(True, False), (True, True), (False, False)]


def test_foes_that_fell_fled_or_gave_way_take_no_part() -> None:
    hiding = (Condition("to-hide", "scene"),)
    where = scene(foe("a", wounds=0), foe("b", has_fled=True), foe("c", conditions=hiding), foe("d", "boss"))
    found = people(OLD, where)
    assert [one.is_out for one in found] == [True, True, True, False]
    assert [one.is_gone for one in found] == [True, True, False, False]
    assert standing(where, "foes") == 3


def test_nobody_has_acted_where_no_turns_are_counted() -> None:
    assert not people(OLD, scene(hero(has_acted=True)))[0].has_acted


def test_a_party_stands_by_its_hearts() -> None:
    assert standing(scene(hero("a", hearts=2), hero("b", hearts=0), hero("c")), "party") == 7


def test_the_turn() -> None:
    assert turn(scene(hero())) == Turn(is_fight=False)
    now = turn(scene(hero(), is_fight=True, round=4, side="foes"))
    assert now == Turn(is_fight=True, round=4, side="foes")


def test_the_sheet_of_a_foe_shows_what_it_still_takes() -> None:
    sheet = sheet_of(OLD, scene(foe("orc", "boss", wounds=2, traits=("tough",))), "orc")
    assert [(track.key, track.value, track.most) for track in sheet.tracks] == [("wounds", 2, 3)]
    assert [trait.key for trait in sheet.traits] == ["rank", "tn"]


def test_the_sheet_of_a_stat_block_tells_its_tactics() -> None:
    ruleset = ruleset_named("nde12")
    sheet = sheet_of(OLD, ruleset.new_scene({}, {"wolf": "bog-wolf"}), "wolf")
    assert ("tactics", "flank") in [(trait.key, trait.value) for trait in sheet.traits]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [OLD, NEW], ids=["nde12", "nde14"])
def test_every_condition_the_game_can_set_has_words(game: object, language: str) -> None:
    id = game.id  # type: ignore[attr-defined]
    book = companion(id)
    keys = {HELPED, "held", "opening", "bad-position"} | set(book.conditions)
    keys |= {one.key for one in (*ON_FOE.values(), *ON_HERO.values())}
    keys |= {f"to-{way}" for way in book.morale.ways if way != "flee"}
    for key, move in book.moves.items():
        keys |= {spent_mark(key)} if move.uses == "round" else set()
        for deed in (deed for deeds in (*move.failure, move.success, *move.always) for deed in deeds):
            keys |= {deed.condition} if isinstance(deed, Afflict | Bolster | Ready | Screen) else set()
    for hazard in book.hazards.values():
        for deed in (deed for deeds in (*hazard.failure, *hazard.always) for deed in deeds):
            keys |= {deed.condition} if isinstance(deed, Afflict) else set()
    speaker = words(language, id)
    assert {key for key in keys if not speaker.has(f"condition-{key}")} == set()
