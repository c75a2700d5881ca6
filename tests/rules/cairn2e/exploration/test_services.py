"""What is paid for and not carried away: rooms, care and passages, and the wages of hirelings."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from nde.rules.cairn2e.actions import MakeCamp, Pay
from nde.rules.cairn2e.exploration.offers import offers
from nde.rules.cairn2e.scene import Figure, Scene
from tests.refusals import refuses
from tests.rules.cairn2e.exploration.people import GAME, RATIONS, ada, alone, body, do, scene_of

RULE = pytest.mark.rule("cairn2e/market")


def hired() -> Scene:
    gus = Figure(id="gus", character=body(kind="hireling", trade="tracker", items=(RATIONS,)))
    return scene_of(ada(gold=12, items=(RATIONS,)), gus, has_trade=False)


@RULE
def test_a_service_costs_its_price_and_leaves_nothing_to_carry() -> None:
    paid = do(alone(gold=30), Pay(who="ada", key="room", count=2))
    assert (paid.ada.gold, paid.ada.items) == (10, ())
    with refuses("purse-too-light"):
        do(alone(gold=30), Pay(who="ada", key="healing"))
    with refuses("cairn-not-for-sale"):
        do(alone(gold=30), Pay(who="ada", key="sword"))
    with refuses("cairn-no-trade"):
        do(replace(alone(gold=30), has_trade=False), Pay(who="ada", key="room"))


@RULE
def test_what_can_be_paid_for_is_offered() -> None:
    (found,) = (one.params[0].choices for one in offers(GAME, alone(gold=10), "ada") if one.name == "pay")
    assert set(found) == {"room", "stable", "carriage-seat", "ship-passage"}
    assert "pay" not in {one.name for one in offers(GAME, alone(), "ada")}


@pytest.mark.rule("cairn2e/hirelings")
def test_hirelings_are_paid_by_the_day_wherever_they_are() -> None:
    assert do(hired(), Pay(who="ada", key="tracker", count=2)).ada.gold == 2
    found = {one.name: one for one in offers(GAME, hired(), "ada")}
    assert found["pay-wages"].params[0].choices == ("tracker",)
    night = do(hired(), MakeCamp(who=("ada", "gus")))
    assert "wages-due" in night.told
    assert "wages-due" not in do(alone(items=(RATIONS,)), MakeCamp(who=("ada",))).told
