"""Buying and selling: prices in shillings, and never more than one can carry."""

from __future__ import annotations

from nde.dice import Procedure, Tell
from nde.errors import Missing
from nde.rules.ruleset import ActionRefused, Resolution
from nde.rules.tkds.actions import Buy, Sell
from nde.rules.tkds.book.equipment import GEAR, THINGS, is_hired, is_within_load, thing_named
from nde.rules.tkds.character import Item
from nde.rules.tkds.effects.general import done
from nde.rules.tkds.effects.growth import ThingBought, ThingSold, changed
from nde.rules.tkds.scene import Scene
from nde.rules.tkds.settings import Game
from nde.rules.tkds.turns import require_able

RULE = "tkds/prices"


def require_market(scene: Scene, who: str) -> None:
    """Refuse to trade where nobody does."""
    if scene.is_fight:
        raise ActionRefused("no-market-in-a-fight", rule=RULE, who=who)
    if scene.where == "away":
        raise ActionRefused("no-market-here", rule=RULE, who=who)


def resolve_buy(game: Game, scene: Scene, action: Buy) -> Procedure[Resolution]:
    """Buy a thing at its price, if there is money and room for it."""
    body = require_able(scene, action.who).character
    thing = thing_named(action.key)
    require_market(scene, action.who)
    if not thing.is_sold:
        raise ActionRefused("not-for-sale", rule=RULE, text=action.key)
    if thing.price > body.coins:
        raise ActionRefused("cannot-afford", rule=RULE, item=action.key, price=thing.price, coins=body.coins)
    bought = ThingBought(who=action.who, item=action.key, price=thing.price, rule=RULE)
    if not is_within_load(game, changed(game, body, (bought,))):
        raise ActionRefused("too-much-to-carry", rule="tkds/load", who=action.who)
    yield Tell(RULE, "bought", {"who": action.who, "item": action.key, "price": thing.price})
    return done(bought)


def resolve_sell(game: Game, scene: Scene, action: Sell) -> Procedure[Resolution]:
    """Sell a thing: treasure at its full value, ordinary goods at half; or drop it for nothing."""
    body = require_able(scene, action.who).character
    if not 0 <= action.item < len(body.items):
        raise Missing("nothing-carried-there", who=action.who, number=action.item, count=len(body.items))
    item = body.items[action.item]
    if is_hired(item.key):
        raise ActionRefused("service-not-sold", rule=RULE, item=item.key)
    price = 0
    if action.state != "dropped":
        require_market(scene, action.who)
        price = selling_price(item, action.state, action.worth)
        if not price:
            raise ActionRefused("worth-nothing", rule=RULE, item=item.key)
    sold = ThingSold(who=action.who, place=action.item, item=item.key, price=price, rule=RULE)
    if not is_within_load(game, changed(game, body, (sold,))):
        raise ActionRefused("too-much-to-carry", rule="tkds/load", who=action.who)
    if price:
        yield Tell(RULE, "sold", {"who": action.who, "item": item.key, "price": price})
    else:
        yield Tell("tkds/load", "dropped", {"who": action.who, "item": item.key})
    return done(sold)


def selling_price(item: Item, state: str, worth: int = -1) -> int:
    """What somebody pays for a thing: all of its value, half of it, or nothing for damaged goods.

    A bundle that is partly used up is worth its share.
    """
    thing = THINGS.get(item.key)
    value = worth if worth >= 0 else thing.price if thing and thing.is_sold else 0
    gear = GEAR.get(item.key)
    if worth < 0 and gear is not None and gear.uses > 0 and 0 <= item.uses < gear.uses:
        value = value * item.uses // gear.uses
    return {"treasure": value, "ordinary": value // 2}.get(state, 0)
