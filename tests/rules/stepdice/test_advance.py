"""Advancement: one thing at a time, each up to its cap."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from nde.dice import Ask, Waiting, play, prefer, resume, seeded, watch
from nde.errors import Illegal
from nde.rules.stepdice.attributes import variants_of
from nde.rules.stepdice.character import ATTRIBUTES, Asset, Character
from nde.rules.stepdice.creation import ASSETS, advance, advance_by, possible_advances
from nde.rules.stepdice.game import Game
from nde.rules.stepdice.sheet import advances_made
from tests.refusals import Kind, refuses
from tests.rules.stepdice.characters import NDE12, NDE14, changed, first_hero, games, heroes, random_hero

NDE14_WITHOUT_ASSETS = changed(NDE14, advance__has_assets=False)


def capped(game: Game, seed: int = 7) -> tuple[Character, int]:
    """A hero after as many advances as there are, taken in any order, and their number."""
    hero, order = random_hero(game, seed), random.Random(seed)
    for count in range(100):
        choices = possible_advances(game, hero)
        if not choices:
            return hero, count
        hero = advance_by(game, hero, order.choice(choices))
    raise AssertionError("advancement does not end")


@pytest.mark.rule("nde12/8", "nde12/A69a")
@given(seed=st.integers(0, 300))
def test_a_hero_of_the_first_edition_advances_fourteen_times(seed: int) -> None:
    hero, count = capped(NDE12, seed)
    assert count == 14
    assert (hero.strength, hero.dexterity, hero.power) == (20, 20, 20)
    assert (hero.hearts_most, hero.mana_most) == (7, 5)


@pytest.mark.rule("nde14/7", "nde14/B51")
@given(seed=st.integers(0, 300))
def test_a_hero_of_the_later_edition_advances_ten_times_and_then_in_assets_alone(seed: int) -> None:
    hero, count = capped(NDE14_WITHOUT_ASSETS, seed)
    assert count == 10
    assert possible_advances(NDE14, hero) == ("asset",)


@pytest.mark.rule("nde12/8", "nde12/A69a")
def test_a_die_goes_up_one_step_at_a_time() -> None:
    hero, seen = first_hero(NDE12), []
    while "power" in possible_advances(NDE12, hero):
        hero = advance_by(NDE12, hero, "power")
        seen.append(hero.power)
    assert seen == [8, 10, 12, 20]


@pytest.mark.rule("nde14/7")
def test_the_specialists_dexterity_goes_from_d12_to_d20() -> None:
    """NDE 1.4 ch. 7: the book's own example of an advance."""
    hero = play(
        advance(NDE14, replace(first_hero(NDE14), dexterity=12)), seeded(7), prefer({"advance": "dexterity"})
    )
    assert hero.dexterity == 20


@pytest.mark.rule("nde12/8")
@pytest.mark.parametrize(("raises", "left"), [("both", 3), ("maximum", 2)])
def test_a_new_heart_fills_at_once_or_raises_the_maximum_alone(raises: str, left: int) -> None:
    game = changed(NDE12, advance__raises=raises)
    hero = advance_by(game, replace(first_hero(game), hearts=2), "heart")
    assert (hero.hearts, hero.hearts_most) == (left, 6)
    hero = advance_by(game, replace(first_hero(game), mana=2), "mana")
    assert (hero.mana, hero.mana_most) == (left, 4)


@pytest.mark.rule("nde12/9.5", "nde12/A77")
def test_with_one_d6_a_level_is_raised() -> None:
    game = changed(NDE12, variant="d6")
    warrior = first_hero(game)
    novice = replace(warrior, power=5)
    run = watch(advance(game, novice), seeded(7), prefer({"advance": "power"}))
    assert run.result.power == 4
    assert run.steps[0].rule == "nde12/9.5"
    assert run.steps[0].facts == {"attribute": "power", "level": "trained", "threshold": 4}
    hero, count = capped(game)
    assert (hero.strength, hero.dexterity, hero.power, count) == (3, 3, 3, 1 + 3 + 3 + 4)


@pytest.mark.rule("nde14/8.5")
def test_with_2d6_a_modifier_rises_to_three() -> None:
    game = changed(NDE14_WITHOUT_ASSETS, variant="2d6")
    hero, count = capped(game)
    assert (hero.strength, hero.dexterity, hero.power, count) == (3, 3, 3, 6 + 4)


@given(data=st.data(), game=games)
def test_an_advance_is_offered_exactly_when_it_is_possible(data: st.DataObject, game: Game) -> None:
    hero = data.draw(heroes(game))
    offered = possible_advances(game, hero)
    for choice in (*ATTRIBUTES, "heart", "mana", "asset"):
        if choice in offered:
            after = advance_by(game, hero, choice, text="Asset")
            before = advances_made(game, hero)
            assert before is not None
            # With several ways to start, another start may explain the sheet in fewer advances.
            assert advances_made(game, after) in (
                (before, before + 1) if len(variants_of(game.settings)) == 3 else (before + 1,)
            )
        else:
            with pytest.raises(Illegal):
                advance_by(game, hero, choice, text="Asset")


@given(game=games)
def test_the_question_offers_what_can_be_raised(game: Game) -> None:
    hero = first_hero(game)
    waiting = resume(advance(game, hero), [])
    assert isinstance(waiting, Waiting)
    assert isinstance(waiting.question, Ask)
    assert waiting.question.options == possible_advances(game, hero)


@pytest.mark.rule("nde14/7")
def test_an_asset_is_worded_by_its_player() -> None:
    policy = prefer({"advance": "asset", "asset-text": " My blade never rusts. "})
    hero = play(advance(NDE14, first_hero(NDE14)), seeded(7), policy)
    assert hero.assets == (Asset(text="My blade never rusts."),)


@pytest.mark.rule("nde14/7")
def test_a_suggested_asset_brings_its_effect_along() -> None:
    hero = advance_by(NDE14, first_hero(NDE14), "asset", text="asset-crushing-blow")
    assert hero.assets[0].effect == "wound"
    waiting = resume(advance(NDE14, hero), ["asset"])
    assert isinstance(waiting, Waiting)
    assert isinstance(waiting.question, Ask)
    assert "asset-crushing-blow" not in waiting.question.options
    assert waiting.question.is_open


@pytest.mark.parametrize(
    ("game", "change", "choice", "error", "text"),
    [
        (NDE12, {"strength": 20}, "strength", "attribute-at-top", "Strength is at “d20”"),
        (NDE12, {"hearts_most": 7}, "heart", "hearts-at-cap", "nobody can have more than 7 hearts"),
        (NDE12, {"mana_most": 5}, "mana", "mana-at-cap", "nobody can have more than 5 mana"),
        (NDE12, {}, "asset", "no-assets-in-game", "no assets"),
        (
            NDE12,
            {},
            "charm",
            "no-such-advance",
            "“charm” is not an advance; use one of: strength, dexterity, power, heart",
        ),
        (NDE14, {}, "asset", "asset-without-text", "say in one sentence"),
    ],
)
def test_an_impossible_advance_is_refused_with_the_reason(
    game: Game, change: dict[str, int], choice: str, error: Kind, text: str
) -> None:
    with refuses(error, match=text):
        advance_by(game, replace(first_hero(game), **change), choice)


def test_an_asset_longer_than_a_card_is_refused() -> None:
    with refuses("text-too-long", match="at most 400"):
        advance_by(NDE14, first_hero(NDE14), "asset", text="x" * 401)


@pytest.mark.rule("nde12/8")
def test_a_hero_at_every_cap_cannot_advance() -> None:
    hero, _ = capped(NDE12)
    with refuses("nothing-to-advance", match="nothing left to raise"):
        play(advance(NDE12, hero), seeded(7))


def test_an_asset_that_somebody_has_is_not_proposed_again_in_whatever_words() -> None:
    """A sheet from a file has it as a sentence of some language."""
    first = next(key for key, effect in ASSETS.items() if effect == "wound")
    body = replace(first_hero(NDE14), assets=(Asset(text="Einmal pro Szene ein Herz mehr.", effect="wound"),))
    asked = resume(advance(NDE14, body), ("asset",))
    assert isinstance(asked, Waiting)
    assert isinstance(asked.question, Ask)
    assert first not in asked.question.options
    assert "wound" not in {ASSETS[key] for key in asked.question.options}
