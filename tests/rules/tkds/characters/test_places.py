"""Trade and training have their places: markets, and home between adventures."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from nde.dice import GM, Ask, Run, Waiting, resume
from nde.rules.tkds.actions import Buy, Downtime, GoTo, PassWatch, Retrain, Sell
from nde.rules.tkds.character import Character, Item
from nde.rules.tkds.ruleset import TKDS
from nde.rules.tkds.scene import Figure, Scene
from tests.refusals import refuses

BODY = Character(
    race="human",
    origin="merchant",
    specialization="mage",
    level=2,
    hp=8,
    hp_most=8,
    magic=10,
    magic_most=10,
    coins=100,
    perks=("toughness",),
    spells=("electric-jolt", "mage-armour", "identify-magic"),
    items=(Item(key="torches", uses=3),),
)
BUY, SELL = Buy(who="ada", key="rope"), Sell(who="ada", item=0)
SPELL = Retrain(who="ada", old="mage-armour", new="water-breathing")
PERK = Retrain(who="ada", old="toughness", new="extra-slot")


def at(where: Any) -> Scene:
    return Scene(figures=(Figure(id="ada", character=BODY),), where=where)


def done(scene: Scene, action: Any, *answers: str) -> Scene:
    run = resume(TKDS.resolve(scene, action), list(answers))
    assert isinstance(run, Run), run
    for effect in run.result.effects:
        scene = TKDS.apply(scene, effect)
    return scene


def offered(scene: Scene, seat: str = "ada") -> set[str]:
    return {offer.name for offer in TKDS.offers(scene, seat)}


@pytest.mark.rule("tkds/prices")
@pytest.mark.parametrize("action", [BUY, SELL])
def test_one_trades_at_a_market_or_at_home_and_nowhere_else(action: Any) -> None:
    for where in ("market", "home"):
        assert done(at(where), action) != at(where)
    with refuses("no-market-here", match="market"):
        done(at("away"), action)
    assert not {"buy", "sell"} & offered(at("away"))
    assert {"buy", "sell"} <= offered(at("market"))
    assert done(at("away"), replace(SELL, state="dropped")).figure("ada").character.items == ()


@pytest.mark.rule("tkds/perks", "tkds/spells", "tkds/57")
@pytest.mark.parametrize("action", [PERK, SPELL])
def test_one_trains_at_home_between_adventures_alone(action: Retrain) -> None:
    for where in ("away", "market"):
        with refuses("no-master-here"):
            done(at(where), action)
        assert not {"retrain", "retrain-spell"} & offered(at(where))
    assert {"retrain", "retrain-spell"} <= offered(at("home"))
    trained = done(at("home"), action, "yes").figure("ada").character
    assert action.new in (*trained.perks, *trained.spells)
    assert action.old not in (*trained.perks, *trained.spells)


@pytest.mark.rule("tkds/perks", "tkds/spells")
def test_one_perk_and_one_spell_are_exchanged_until_the_party_has_been_out() -> None:
    scene = done(at("home"), PERK, "yes")
    again = replace(PERK, old="extra-slot", new="toughness")
    with refuses("trained-already", match="perk"):
        done(scene, again)
    scene = done(scene, SPELL, "yes")
    with refuses("trained-already", match="spell"):
        done(scene, replace(SPELL, old="water-breathing", new="mage-armour"))
    scene = done(done(scene, GoTo(where="away")), GoTo(where="home"))
    assert done(scene, again, "yes").figure("ada").character.perks == ("toughness",)


@pytest.mark.rule("tkds/perks")
def test_training_needs_the_game_masters_word() -> None:
    run = resume(TKDS.resolve(at("home"), PERK), [])
    assert isinstance(run, Waiting)
    assert isinstance(run.question, Ask)
    assert run.question.who == GM
    assert done(at("home"), PERK, "no") == at("home")
    assert done(at("home"), SPELL, "no") == at("home")


@pytest.mark.rule("tkds/downtime", "tkds/watches")
def test_downtime_is_home_and_a_journey_leads_away() -> None:
    assert done(at("away"), Downtime()).where == "home"
    scene = at("market")
    run = resume(TKDS.resolve(scene, PassWatch(activity="travel", outdoors=True)), [4])
    assert isinstance(run, Run)
    for effect in run.result.effects:
        scene = TKDS.apply(scene, effect)
    assert scene.where == "away"
    assert {"go-home", "reach-market"} <= offered(scene, GM)
    assert "set-out" not in offered(scene, GM)
    with refuses("there-already"):
        done(scene, GoTo(where="away"))
    assert TKDS.playing is not None
    assert TKDS.playing.elsewhere(at("home")).where == "away"
