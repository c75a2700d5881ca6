"""What a seat is offered, and the questions that need no table."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from nde.dice import GM, Procedure, odds_of, prefer
from nde.rules.ruleset import Resolution, Situation, is_legal
from nde.rules.tkds.actions import GrantPerk, Milestone
from nde.rules.tkds.book.people import SPECIALIZATIONS
from nde.rules.tkds.character import Character, Item
from nde.rules.tkds.characters.offers import offers
from nde.rules.tkds.characters.situations import situations
from nde.rules.tkds.ruleset import RESOLVE
from nde.rules.tkds.scene import Figure, Scene
from nde.rules.variation import varied
from tests.refusals import refuses
from tests.rules.tkds.characters.samples import GAME, characters, made, random_character, scene_of


@given(character=characters, seat=st.sampled_from(["hero", GM]))
def test_whatever_is_offered_is_legal_with_every_choice(character: Character, seat: str) -> None:
    scene = scene_of(character)
    for offer in offers(GAME, scene, seat):
        if offer.name == "retrain" and not is_legal(_resolve, scene, offer.action):
            continue  # a slot in use may not be trained away, which only the procedure knows
        assert is_legal(_resolve, scene, offer.action), offer
        for param in offer.params:
            for choice in param.choices if offer.name != "retrain" else ():
                assert is_legal(_resolve, scene, varied(offer.action, {param.name: choice})), (offer, choice)


def _resolve(scene: Scene, action: Any) -> Procedure[Resolution]:
    return RESOLVE[type(action)](GAME, scene, action)


@pytest.mark.rule("tkds/level", "tkds/perks")
def test_the_gm_is_offered_levels_and_perks_for_characters_alone() -> None:
    hireling = Figure(id="porter", character=Character(hp=4, hp_most=4, kind="hireling"))
    scene = Scene(figures=(Figure(id="hero", character=made()), hireling))
    found = list(offers(GAME, scene, GM))
    assert [type(offer.action) for offer in found] == [Milestone, GrantPerk]


@pytest.mark.rule("tkds/prices", "tkds/languages")
def test_a_character_is_offered_trade_and_training_outside_fights() -> None:
    human = replace(made(race="human", specialization="mage"), coins=60)
    names = dict.fromkeys(offer.name for offer in offers(GAME, scene_of(human), "hero"))
    assert [*names] == ["buy", "sell", "drop", "retrain", "retrain-spell", "learn-language"]
    assert list(offers(GAME, scene_of(human, is_fight=True), "hero")) == []
    bare = replace(human, coins=0, items=(Item(key="a stuffed owl"),), perks=(), spells=(), languages=())
    assert [offer.name for offer in offers(GAME, scene_of(bare), "hero")] == ["drop"]


@pytest.mark.parametrize("situation", situations(GAME), ids=lambda one: one.name)
def test_every_situation_can_be_computed(situation: Situation) -> None:
    posed = situation.pose({param.name: param.default for param in situation.params})
    chances = odds_of(
        lambda: RESOLVE[type(posed.action)](GAME, posed.scene, posed.action), lambda result: result.outcome
    )
    assert chances == {"": 1}


@pytest.mark.rule("tkds/level", "tkds/32")
@pytest.mark.parametrize("specialization", SPECIALIZATIONS)
def test_the_odds_of_a_new_level_are_those_of_its_dice(specialization: str) -> None:
    level_up = next(one for one in situations(GAME) if one.name == "level-up")
    posed = level_up.pose({"specialization": specialization, "race": "human", "level": 3, "bh": 0})
    calling = SPECIALIZATIONS[specialization]
    chances = odds_of(
        lambda: RESOLVE[Milestone](GAME, posed.scene, posed.action),
        lambda result: (result.effects[0].hp, result.effects[0].magic),
        prefer({}),
    )
    assert len(chances) == calling.hit_die * max(calling.magic_die, 1)
    assert len(set(chances.values())) == 1


def test_a_situation_that_the_rules_refuse_is_refused() -> None:
    named = {one.name: one for one in situations(GAME)}
    poor = named["purchase"].pose({"ware": "heavy", "coins": 10})
    with refuses("cannot-afford"):
        next(RESOLVE[type(poor.action)](GAME, poor.scene, poor.action))
    mute = named["language"].pose({"language": "goblin", "slot": "none"})
    with refuses("no-open-language"):
        next(RESOLVE[type(mute.action)](GAME, mute.scene, mute.action))


def test_random_people_are_offered_something_to_do_with_their_money() -> None:
    rich = replace(random_character(3), coins=90)
    buy = next(offer for offer in offers(GAME, scene_of(rich), "hero") if offer.name == "buy")
    assert {"rope", "torches", "mule"} & set(buy.params[0].choices)
