"""What is offered: legal after the filter, not too much, and everything that belongs there."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from nde.dice import Procedure, at_random, seeded, watch
from nde.rules.cairn2e import actions as a
from nde.rules.cairn2e.bodies import used_slots
from nde.rules.cairn2e.character import Scar
from nde.rules.cairn2e.characters.market import MARKET, TRADES
from nde.rules.cairn2e.exploration.offers import offers
from nde.rules.cairn2e.ruleset import RESOLVE
from nde.rules.cairn2e.scene import Figure, Scene
from nde.rules.ruleset import Offer, Resolution, is_legal
from tests.rules.cairn2e.exploration.people import (
    BOOK,
    GAME,
    LANTERN,
    OIL,
    PLATE,
    RATIONS,
    RELIC,
    ROPE,
    SCROLL,
    SHIELD,
    TORCH,
    ada,
    alone,
    body,
    do,
    scene_of,
)

PACK = (BOOK, SCROLL, RELIC, TORCH, LANTERN, OIL, RATIONS, SHIELD, ROPE)


def resolve(scene: Scene, action: Any) -> Procedure[Resolution]:
    return RESOLVE[type(action)](GAME, scene, action)


def offered(scene: Scene, seat: str) -> list[Offer]:
    return [offer for offer in offers(GAME, scene, seat) if is_legal(resolve, scene, offer.action)]


def names(scene: Scene, seat: str) -> Counter[str]:
    return Counter(offer.name for offer in offered(scene, seat))


@pytest.mark.rule("cairn2e/slots")
def test_a_character_may_use_what_they_carry() -> None:
    found = names(scene_of(ada(items=PACK, hp=0)), "ada")
    assert (found["cast"], found["read-scroll"], found["use-relic"]) == (1, 1, 1)
    assert found["light"] == 2
    assert found["drop"] == len(PACK)
    assert found["wear"] == 3
    assert found["rest"] == 1


@pytest.mark.rule("cairn2e/slots")
def test_what_would_change_nothing_is_not_offered() -> None:
    assert "rest" not in names(scene_of(ada()), "ada")
    calm = names(scene_of(ada()), "gm")
    assert not {"rest-week", "mend", "recharge", "party-rest", "replace", "meet-need"} & set(calm)


@pytest.mark.rule("cairn2e/rounds")
def test_the_warden_moves_time_and_the_world() -> None:
    hurt = ada(
        items=PACK, hp=0, strength=3, is_deprived=True, scars=(Scar(row=4, detail="arm", due="mended"),)
    )
    found = names(scene_of(hurt, Figure(id="bob", character=body())), "gm")
    expected = (
        "pass-time dungeon-turn travel explore supply make-camp rest-week party-rest react fate weather "
        "deprive meet-need hire recharge mend give-item set-place take-fatigue panic trap"
    )
    assert set(found) == set(expected.split())


@pytest.mark.rule("cairn2e/death")
def test_a_dead_character_may_be_replaced_by_each_hireling_or_somebody_new() -> None:
    gus = Figure(id="gus", character=body(kind="hireling"))
    found = [offer.action for offer in offered(scene_of(ada(state="dead"), gus), "ada")]
    assert a.Replace(who="ada", hireling="") in found
    assert a.Replace(who="ada", hireling="gus") in found
    assert set(names(scene_of(ada(state="dead", items=PACK)), "ada")) == {"replace"}


@pytest.mark.rule("cairn2e/rounds")
def test_in_a_fight_only_hands_and_pack_are_free() -> None:
    scene = scene_of(ada(items=(*PACK[:7], PLATE), hp=0), is_fight=True)
    assert set(names(scene, "ada")) == {"wear", "drop"}
    assert "make-camp" not in names(scene, "gm")


def test_a_seat_has_no_more_than_forty_offers() -> None:
    laden = ada(items=(*PACK, SHIELD), hp=0)
    party = [Figure(id=f"hero-{number}", character=body(items=PACK, hp=0)) for number in range(5)]
    scene = scene_of(laden, *party)
    assert len(offered(scene, "gm")) <= 40
    assert len(offered(scene, "ada")) <= 40


def test_every_default_of_a_parameter_is_one_of_its_choices_and_a_field_of_the_action() -> None:
    scene = scene_of(ada(items=PACK, hp=0, is_deprived=True), Figure(id="bob", character=body()))
    for seat in ("ada", "gm"):
        for offer in offered(scene, seat):
            for param in offer.params:
                assert hasattr(offer.action, param.name), (offer.name, param.name)
                if param.kind == "choice" and not param.is_many:
                    assert param.default in param.choices
                    assert getattr(offer.action, param.name) == param.default
    assert TRADES
    assert MARKET


@pytest.mark.parametrize("seed", range(25))
def test_random_days_break_nothing(seed: int) -> None:
    """Whatever is offered can be done, whoever answers; loads, HP and attributes stay in their bounds."""
    chance = Random(seed)
    faces = seeded(seed)
    scene = scene_of(
        ada(items=PACK, gold=150), Figure(id="bob", character=body(items=(ROPE,) * 9)), is_dark=True
    )
    for _ in range(40):
        seat = chance.choice(("gm", *(one.id for one in scene.of_side("party"))))
        choices = offered(scene, seat)
        if not choices:
            continue
        offer = chance.choice(choices)
        run = watch(resolve(scene, offer.action), faces, at_random(faces))
        scene = scene.after(GAME, run.result.effects)
        assert all(effect.rule.startswith("cairn2e/") for effect in run.result.effects)
        for figure in scene.figures:
            one = figure.character
            assert used_slots(GAME, one) <= 10
            assert 0 <= one.hp <= one.hp_most
            assert 0 <= one.strength <= one.strength_most
            assert hash(replace(scene, clock=0))


@pytest.mark.rule("cairn2e/market")
def test_whoever_has_gold_may_buy_at_the_markets_price() -> None:
    scene = alone(gold=7)
    buys = [one for one in offers(GAME, scene, "ada") if one.name == "buy"]
    assert [one.action.key for one in buys] == ["torch"]
    assert "sword" not in buys[0].params[0].choices
    bought = do(scene, buys[0].action)
    assert (bought.ada.gold, bought.ada.items[-1].key) == (2, "torch")
    assert not [one for one in offers(GAME, alone(gold=0), "ada") if one.name == "buy"]


def test_nothing_is_sold_in_a_fight() -> None:
    for is_fight in (False, True):
        scene = replace(alone(items=(ROPE,)), is_fight=is_fight)
        sold = [one.action.gets for one in offers(GAME, scene, "ada") if one.name == "sell"]
        assert sold == ([] if is_fight else [MARKET["rope"].gold])


@pytest.mark.rule("cairn2e/death", "cairn2e/84")
def test_the_player_of_the_dead_is_offered_to_go_on() -> None:
    cook = Figure(id="cook", character=body(kind="hireling"))
    scene = scene_of(ada(state="dead", items=(ROPE,)), cook)
    found = [one.action for one in offers(GAME, scene, "ada")]
    assert found == [a.Replace(who="ada"), a.Replace(who="ada", hireling="cook")]


@pytest.mark.rule("cairn2e/critical", "cairn2e/73")
def test_whoever_can_only_crawl_puts_nothing_on() -> None:
    scene = alone(state="critical", dying=5, items=(SHIELD,))
    assert "wear" not in {one.name for one in offers(GAME, scene, "ada")}


def test_of_things_alike_one_is_offered_and_it_is_the_one_to_part_with() -> None:
    """Two torches read alike: the one with less in it is lit and dropped, and what is worn is kept."""
    used, worn = replace(TORCH, uses=1), replace(SHIELD, is_worn=True)
    scene = scene_of(ada(items=(TORCH, used, worn, SHIELD)))
    found = {(one.name, one.action.item) for one in offered(scene, "ada") if hasattr(one.action, "item")}
    assert {("light", 1), ("drop", 1), ("drop", 3), ("wear", 3), ("take-off", 2)} <= found
    assert not {("light", 0), ("drop", 0), ("drop", 2)} & found


def test_whoever_lacks_something_is_offered_what_they_lack_and_nothing_else() -> None:
    hungry = ada(is_deprived=True, lacks=("food",))
    found = [
        (one.name, *(param.choices for param in one.params))
        for one in offered(scene_of(hungry, Figure(id="bob", character=body())), "gm")
        if one.name in ("deprive", "meet-need")
    ]
    assert found == [
        ("meet-need", ("ada",), ("food",)),
        ("deprive", ("ada",), ("other", "sleep")),
        ("deprive", ("bob",), ("other", "food", "sleep")),
    ]
