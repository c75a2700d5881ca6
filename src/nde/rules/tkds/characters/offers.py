"""What a seat may do about growing, training and trading: candidates, of which the refused are left out."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from msgspec.structs import replace

from nde.dice import GM
from nde.rules.ruleset import Offer
from nde.rules.tkds.actions import Buy, GrantPerk, LearnLanguage, Milestone, Retrain, Sell
from nde.rules.tkds.book.equipment import WARES, is_within_load, one_of_each
from nde.rules.tkds.book.people import COMMON_LANGUAGES, RARE_LANGUAGES
from nde.rules.tkds.character import Character, Item
from nde.rules.tkds.characters.growth import are_perks_sound, open_perks, open_spells
from nde.rules.tkds.characters.market import selling_price
from nde.rules.tkds.effects.growth import ThingBought, changed, open_language
from nde.rules.tkds.params import choice
from nde.rules.tkds.scene import Figure, Scene
from nde.rules.tkds.settings import Game

SALES = ("treasure", "ordinary")


def offers(game: Game, scene: Scene, seat: str) -> Iterator[Offer]:
    """Candidates of a character, or of the game master."""
    if scene.is_fight:
        return  # nobody grows, trains or trades while blows fall
    if seat == GM:
        for figure in scene.figures:
            if figure.character.kind == "pc":
                yield from _growth(game, figure)
    else:
        figure = scene.figure(seat)
        yield from _market(game, figure, is_open=scene.where != "away")
        if scene.where == "home":
            yield from _training(game, figure)
        yield from _languages(figure)


def _growth(game: Game, figure: Figure) -> Iterator[Offer]:
    yield Offer(name="milestone", action=Milestone(who=figure.id))
    perks = open_perks(game, figure.character)
    if perks:
        gift = GrantPerk(who=figure.id, perk=perks[0])
        yield Offer(name="grant-perk", action=gift, params=(choice("perk", perks, perks[0]),))


def _market(game: Game, figure: Figure, *, is_open: bool) -> Iterator[Offer]:
    body = figure.character
    wares = _wares(game, body) if is_open else ()
    if wares:
        buy = Buy(who=figure.id, key=wares[0])
        yield Offer(name="buy", action=buy, params=(choice("key", wares, wares[0]),))
    for place, _ in one_of_each(body.items, _is_worth_something) if is_open else ():
        sell = Sell(who=figure.id, item=place)
        yield Offer(name="sell", action=sell, params=(choice("state", SALES, "ordinary"),))
    for place, _ in one_of_each(body.items):
        yield Offer(name="drop", action=Sell(who=figure.id, item=place, state="dropped"))


def _is_worth_something(item: Item) -> bool:
    return bool(selling_price(item, "ordinary"))


@lru_cache(maxsize=64)
def _wares(game: Game, body: Character) -> tuple[str, ...]:
    """Everything somebody can pay for and carry; kept, since most of what happens changes neither."""
    return tuple(key for key in WARES if _can_buy(game, body, key))


def _can_buy(game: Game, body: Character, key: str) -> bool:
    price = WARES[key].price
    bought = ThingBought(who="", item=key, price=price, rule="tkds/prices")
    return price <= body.coins and is_within_load(game, changed(game, body, (bought,)))


def _training(game: Game, figure: Figure) -> Iterator[Offer]:
    body = figure.character
    for old in dict.fromkeys(body.perks):
        at = body.perks.index(old)
        left = replace(body, perks=body.perks[:at] + body.perks[at + 1 :])
        news = tuple(one for one in open_perks(game, left) if one != old)
        if news and are_perks_sound(left):
            retrain = Retrain(who=figure.id, old=old, new=news[0])
            yield Offer(name="retrain", action=retrain, params=(choice("new", news, news[0]),))
    spells = open_spells(game, body)
    if spells and body.spells:
        swap = Retrain(who=figure.id, old=body.spells[0], new=spells[0])
        params = (choice("old", body.spells, body.spells[0]), choice("new", spells, spells[0]))
        yield Offer(name="retrain-spell", action=swap, params=params)


def _languages(figure: Figure) -> Iterator[Offer]:
    body = figure.character
    open_now = tuple(
        one
        for one in (*COMMON_LANGUAGES, *RARE_LANGUAGES)
        if one not in body.languages and open_language(body, one)
    )
    if open_now:
        learn = LearnLanguage(who=figure.id, language=open_now[0])
        yield Offer(name="learn-language", action=learn, params=(choice("language", open_now, open_now[0]),))
