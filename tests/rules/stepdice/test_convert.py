"""The same hero in another variant: what a die is worth there, and what the way back loses."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from nde.rules.stepdice.attributes import convert, scale, variants_of
from nde.rules.stepdice.character import ATTRIBUTES
from nde.rules.stepdice.game import Game
from nde.rules.stepdice.sheet import read_sheet, write_sheet
from tests.refusals import refuses
from tests.rules.stepdice.characters import MIXED_12, MIXED_14, NDE12, NDE14, first_hero, games, heroes


@pytest.mark.rule("nde12/9.1", "nde12/A70")
@pytest.mark.parametrize(
    ("die", "threshold", "back"), [(6, 6, 6), (8, 5, 8), (10, 4, 10), (12, 3, 12), (20, 3, 12)]
)
def test_dice_become_levels_and_only_the_d20_is_lost_on_the_way(die: int, threshold: int, back: int) -> None:
    six = convert(NDE12, replace(first_hero(NDE12), dexterity=die), "d6")
    assert (six.variant, six.dexterity) == ("d6", threshold)
    assert convert(NDE12, six, "step").dexterity == back


@pytest.mark.rule("nde14/8.5", "nde14/B56")
@pytest.mark.parametrize(("die", "modifier"), [(4, -1), (6, 0), (8, 1), (12, 2), (20, 3)])
def test_dice_become_modifiers_and_come_back_the_same(die: int, modifier: int) -> None:
    two = convert(NDE14, replace(first_hero(NDE14), power=die), "2d6")
    assert (two.variant, two.power) == ("2d6", modifier)
    assert convert(NDE14, two, "step").power == die


def test_each_edition_has_its_own_variant() -> None:
    assert variants_of(NDE12.settings) == ("step", "d6")
    assert variants_of(NDE14.settings) == ("step", "2d6")


@pytest.mark.parametrize(("game", "variant"), [(NDE12, "2d6"), (NDE14, "d6"), (NDE12, "d100")])
def test_a_variant_without_numbers_is_refused(game: Game, variant: str) -> None:
    with refuses("unknown-variant", match=f"“{variant}” is not a variant of this game; use one of: step"):
        convert(game, first_hero(game), variant)


def test_a_die_the_table_leaves_out_is_worth_the_next_smaller_one() -> None:
    """The mixed game knows no d12 in 2d6: it counts as the d10 (+2), and a d4 of the other as a d6."""
    assert convert(MIXED_12, replace(first_hero(MIXED_12), strength=12), "2d6").strength == 2
    assert convert(MIXED_14, replace(first_hero(MIXED_14), strength=4), "d6").strength == 6


@given(data=st.data(), game=games)
def test_there_and_back_nobody_gains_and_a_second_time_nothing_is_lost(
    data: st.DataObject, game: Game
) -> None:
    hero = convert(game, data.draw(heroes(game)), "step")
    other = data.draw(st.sampled_from(variants_of(game.settings)))
    there = convert(game, hero, other)
    back = convert(game, there, "step")
    assert all(getattr(back, key) <= getattr(hero, key) for key in ATTRIBUTES)
    assert convert(game, back, other) == there


@given(data=st.data(), game=games)
def test_only_the_attributes_change(data: st.DataObject, game: Game) -> None:
    hero = data.draw(heroes(game))
    there = convert(game, hero, data.draw(st.sampled_from(variants_of(game.settings))))
    same: dict[str, object] = {"variant": hero.variant, **{key: getattr(hero, key) for key in ATTRIBUTES}}
    assert replace(there, **same) == hero


@given(data=st.data(), game=games)
def test_a_better_die_is_never_worth_less(data: st.DataObject, game: Game) -> None:
    steps = scale(game.settings, "step")
    for variant in variants_of(game.settings):
        rank = scale(game.settings, variant).index
        hero = replace(data.draw(heroes(game)), variant="step")
        worth = [
            rank(convert(game, replace(hero, strength=die, dexterity=6, power=6), variant).strength)
            for die in steps
        ]
        assert worth == sorted(worth)


@given(data=st.data(), game=games)
def test_a_converted_hero_has_a_valid_sheet(data: st.DataObject, game: Game) -> None:
    hero = data.draw(heroes(game))
    there = convert(game, hero, data.draw(st.sampled_from(variants_of(game.settings))))
    assert read_sheet(game, write_sheet(game, there)) == there
