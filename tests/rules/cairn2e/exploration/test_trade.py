"""Buying and selling take a place where people trade."""

from __future__ import annotations

import pytest

from nde.rules import ruleset_named
from nde.rules.cairn2e.actions import AT_MARKET_PRICE, DropItem, SetPlace, TakeItem
from nde.rules.cairn2e.scene import Scene
from tests.refusals import refuses
from tests.rules.cairn2e.exploration.people import ROPE, ada, do, scene_of

RULES = ruleset_named("cairn2e")
BUY = TakeItem(who="ada", key="rope", price=AT_MARKET_PRICE)
SELL = DropItem(who="ada", item=0, gets=2)

pytestmark = pytest.mark.rule("cairn2e/market")


def at(**place: bool) -> Scene:
    """Ada with a rope and 20 gold somewhere."""
    return scene_of(ada(items=(ROPE,), gold=20), **place)


def offered(scene: Scene, seat: str = "ada") -> set[str]:
    return {one.name for one in RULES.offers(scene, seat)}


def test_where_people_trade_things_are_bought_and_sold() -> None:
    assert len(do(at(), BUY).ada.items) == 2
    assert do(at(), SELL).ada.gold == 22
    assert {"buy", "sell"} <= offered(at())


@pytest.mark.parametrize("action", [BUY, SELL])
def test_where_nobody_trades_both_are_refused_and_neither_is_offered(action: TakeItem | DropItem) -> None:
    with refuses("cairn-no-trade"):
        do(at(has_trade=False), action)
    assert offered(at(has_trade=False)).isdisjoint({"buy", "sell"})
    assert "drop" in offered(at(has_trade=False))


def test_the_warden_names_a_price_anywhere() -> None:
    peddler = TakeItem(who="ada", key="rope", price=7)
    assert do(at(has_trade=False), peddler).ada.gold == 13


def test_on_other_ground_nobody_trades_until_the_warden_says_so_or_the_party_is_home() -> None:
    playing = RULES.playing
    assert playing is not None
    away = playing.elsewhere(at(is_dark=True))
    assert not away.has_trade
    assert playing.homecoming(at()) is None
    told = do(away, SetPlace(is_dark=True, has_trade=True))
    assert told.scene.has_trade
    assert "trade" in told.told
    assert "trade" not in do(told.scene, SetPlace(has_trade=True)).told
    assert do(away, playing.homecoming(away)).scene.has_trade
    lit = playing.elsewhere(at())
    assert do(lit, playing.homecoming(lit)).told == ["trade"]


def test_what_somebody_wishes_to_buy_where_nobody_trades_says_so() -> None:
    playing = RULES.playing
    assert playing is not None
    assert playing.wished(at(has_trade=False), "ada", "buy")["rope"] == BUY
