"""Taking things, letting go of them, putting them on."""

from __future__ import annotations

from msgspec.structs import replace

from nde.dice import Procedure, Tell
from nde.errors import Fact
from nde.rules.cairn2e.actions import AT_MARKET_PRICE, DropItem, Pay, TakeItem, Wear
from nde.rules.cairn2e.bodies import armor_of, free_room, free_slots, is_full, used_slots
from nde.rules.cairn2e.character import Character, Item
from nde.rules.cairn2e.characters.content import content, item_for
from nde.rules.cairn2e.characters.market import SERVICES
from nde.rules.cairn2e.effects import Effects
from nde.rules.cairn2e.eligibility import check_no_fight, living, on_turn, thing
from nde.rules.cairn2e.exploration.effects import GoldPaid, ItemDropped, ItemTaken, ItemUsed, ItemWorn
from nde.rules.cairn2e.scene import Figure, Scene
from nde.rules.cairn2e.settings import Game
from nde.rules.ruleset import ActionRefused, Resolution

SLOTS = "cairn2e/slots"
ARMOR = "cairn2e/armor"
MARKET = "cairn2e/market"
HIRELINGS = "cairn2e/hirelings"
HEALING = "cairn2e/healing"
BULKY = 2
SHIELD = "shield"
BANDAGES = "bandages"
WEARABLE = ("armor", "weapon", "light")


def resolve_take(game: Game, scene: Scene, action: TakeItem) -> Procedure[Resolution]:
    """Something is picked up, given or bought, if there are slots and gold enough."""
    figure, item = living(scene, action.who), item_for(game, action.key)
    if scene.is_fight and item.is_worn:
        item = replace(item, is_worn=False)  # there is no time to put it on
    body, price, who = figure.character, price_of(game, action), action.who
    if action.price == AT_MARKET_PRICE:
        _require_trade(scene, who)
    if price > body.gold:
        raise ActionRefused("purse-too-light", rule=MARKET, who=who, price=price, gold=body.gold)
    after = replace(body, items=(*body.items, item), gold=body.gold - price)
    if used_slots(game, after) > game.settings.slots:
        free = free_room(game, body)
        raise ActionRefused(
            "load-too-heavy", rule=SLOTS, who=who, item=item.key, needed=item.slots, free=free
        )
    used, slots = used_slots(game, after), game.settings.slots
    facts: dict[str, Fact] = {"who": who, "item": item.key, "used": used, "slots": slots}
    if price:
        yield Tell(MARKET, "bought-item", {**facts, "gold": price, "left": after.gold})
    else:
        yield Tell(SLOTS, "took-item", facts)
    yield from tell_load(game, body, after, who)
    taken = ItemTaken(who=who, item=item, price=price, rule=MARKET if price else SLOTS)
    return Resolution(outcome="", effects=(taken,))


def _require_trade(scene: Scene, who: str) -> None:
    """Refuse the market where nobody trades; what the Warden names a price for may be had anywhere."""
    if not scene.has_trade:
        raise ActionRefused("cairn-no-trade", rule=MARKET, who=who)


def price_of(game: Game, action: TakeItem) -> int:
    """What a thing costs: what was said, or the market's price; what nobody sells is refused."""
    if action.price != AT_MARKET_PRICE:
        return max(0, action.price)
    sold = content(game).market
    if action.key not in sold:
        raise ActionRefused("cairn-not-for-sale", rule=MARKET, item=action.key)
    return sold[action.key].gold


def resolve_pay(game: Game, scene: Scene, action: Pay) -> Procedure[Resolution]:
    """A service is paid for where people trade; hirelings take their wages anywhere."""
    body, who = living(scene, action.who).character, action.who
    price = content(game).services.get(action.key) or SERVICES.get(action.key)
    if price is None:
        raise ActionRefused("cairn-not-for-sale", rule=MARKET, item=action.key)
    check_no_fight(scene, MARKET)
    is_work = price.section == "hirelings"
    if not is_work:
        _require_trade(scene, who)
    gold = price.gold * max(1, action.count)
    if gold > body.gold:
        raise ActionRefused("purse-too-light", rule=MARKET, who=who, price=gold, gold=body.gold)
    facts: dict[str, Fact] = {"who": who, "gold": gold, "left": body.gold - gold}
    named: dict[str, Fact] = {"trade": action.key} if is_work else {"item": action.key}
    rule = HIRELINGS if is_work else MARKET
    yield Tell(rule, "paid-wages" if is_work else "paid-for", {**facts, **named})
    return Resolution(outcome="", effects=(GoldPaid(who=who, gold=gold, rule=rule),))


def resolve_drop(game: Game, scene: Scene, action: DropItem) -> Procedure[Resolution]:
    """Something is let go of, or sold."""
    figure = living(scene, action.who)
    item, body, gets = thing(figure, action.item, SLOTS), figure.character, max(0, action.gets)
    if gets:
        check_no_fight(scene, MARKET)
        _require_trade(scene, action.who)
    if scene.is_fight and item.is_worn and is_heavy_armor(item):
        raise ActionRefused("armor-takes-long", rule=ARMOR, item=item.key)
    items = (*body.items[: action.item], *body.items[action.item + 1 :])
    after = replace(body, items=items, gold=body.gold + gets)
    if used_slots(game, after) > game.settings.slots and item.carries:
        raise ActionRefused("carrier-is-laden", rule=SLOTS, who=action.who, item=item.key)
    if used_slots(game, after) > game.settings.slots:
        raise ActionRefused("load-too-heavy", rule=SLOTS, who=action.who, item="gold", needed=1, free=0)
    used, slots = used_slots(game, after), game.settings.slots
    facts: dict[str, Fact] = {
        "who": action.who,
        "item": item.key,
        "used": used,
        "slots": slots,
        "gold": gets,
    }
    yield Tell(SLOTS, "sold-item" if gets else "dropped-item", facts)
    if is_full(game, body) and not is_full(game, after):
        yield Tell(SLOTS, "load-lighter", {"who": action.who, "hp": after.hp})
    dropped = ItemDropped(who=action.who, place=action.item, item=item, gets=gets, rule=SLOTS)
    return Resolution(outcome="", effects=(dropped,))


def tell_load(game: Game, before: Character, after: Character, who: str) -> Procedure[None]:
    """Tells that the load is now full, where it was not."""
    if is_full(game, after) and not is_full(game, before):
        yield Tell(SLOTS, "full-load", {"who": who, "slots": game.settings.slots})


def use_bandage(figure: Figure) -> Procedure[Effects]:
    """One of the bandages somebody carries, if any: other aid stabilises as well."""
    for place, item in enumerate(figure.character.items):
        if item.key == BANDAGES and item.uses != 0:
            yield Tell(HEALING, "bandage-used", {"who": figure.id, "left": max(0, item.uses - 1)})
            return (ItemUsed(who=figure.id, place=place, item=item, rule=HEALING),)
    return ()


def resolve_wear(game: Game, scene: Scene, action: Wear) -> Procedure[Resolution]:
    """A thing is put on, taken in hand or taken off: only worn or held does its armor count."""
    figure = on_turn(scene, action.who) if action.on else living(scene, action.who)
    item = thing(figure, action.item, ARMOR)
    if item.kind not in WEARABLE and item.armor == 0:
        raise ActionRefused("not-to-be-worn", rule=ARMOR, item=item.key)
    if item.is_worn == action.on:
        raise ActionRefused("worn-so-already", rule=ARMOR, who=action.who, item=item.key, on=action.on)
    if scene.is_fight and is_heavy_armor(item):
        raise ActionRefused("armor-takes-long", rule=ARMOR, item=item.key)
    worn = ItemWorn(who=action.who, place=action.item, item=item, on=action.on, rule=ARMOR)
    _require_room(game, figure, action)
    after = scene.after(game, (worn,)).figure(action.who)
    armor = armor_of(game, after)
    facts: dict[str, Fact] = {"who": action.who, "item": item.key, "armor": armor}
    if item.armor:
        yield Tell(ARMOR, "puts-on" if action.on else "takes-off", facts)
    else:
        yield Tell(ARMOR, "takes-up" if action.on else "puts-away", facts)
    if _hands_are_full(after.character):
        yield Tell(ARMOR, "hands-full", {"who": action.who})
    return Resolution(outcome="", effects=(worn,))


def _require_room(game: Game, figure: Figure, action: Wear) -> None:
    """Refuse what an animal or a cart has carried so far and its owner has no slots for."""
    body, item = figure.character, figure.character.items[action.item]
    worn = replace(item, is_worn=action.on)
    after = replace(body, items=(*body.items[: action.item], worn, *body.items[action.item + 1 :]))
    if used_slots(game, after) > max(game.settings.slots, used_slots(game, body)):
        free = free_slots(game, body)
        raise ActionRefused(
            "load-too-heavy", rule=SLOTS, who=figure.id, item=item.key, needed=item.slots, free=free
        )


def is_heavy_armor(item: Item) -> bool:
    """Whether putting a thing on or off takes longer than a fight leaves."""
    return item.kind == "armor" and item.slots >= BULKY


def held_things(body: Character) -> tuple[int, ...]:
    """The places of what is in somebody's hands: shields, weapons and lights, but not what is worn."""
    return tuple(
        place
        for place, item in enumerate(body.items)
        if item.is_worn and (item.key == SHIELD or item.kind in ("weapon", "light"))
    )


def _hands_are_full(body: Character) -> bool:
    """Whether a shield and a weapon for two hands are held at once: hands are fiction, so it is only told."""
    held = [item for item in body.items if item.is_worn]
    has_shield = any(item.key == SHIELD for item in held)
    return has_shield and any(item.kind == "weapon" and item.slots >= BULKY for item in held)
