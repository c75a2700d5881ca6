"""Questions one can put to the game about levels, languages and prices without a table."""

from __future__ import annotations

from functools import partial

from msgspec.structs import replace

from nde.rules.ruleset import Posed, Situation
from nde.rules.tkds.actions import Action, Buy, LearnLanguage, Milestone, Sell
from nde.rules.tkds.book.equipment import WARES, is_hired, new_item
from nde.rules.tkds.book.people import (
    COMMON_LANGUAGES,
    OPEN,
    OPEN_RARE,
    RACES,
    RARE_LANGUAGES,
    SPECIALIZATIONS,
)
from nde.rules.tkds.character import Character
from nde.rules.tkds.characters.growth import open_spells, spells_allowed
from nde.rules.tkds.params import choice, number
from nde.rules.tkds.samples import HERO, NONE, Values, body, posed
from nde.rules.tkds.scene import Figure
from nde.rules.tkds.settings import Game


def situations(game: Game) -> tuple[Situation, ...]:
    """What may be asked of this part of the game."""
    specialization = choice("specialization", tuple(SPECIALIZATIONS), "fighter")
    race = choice("race", tuple(RACES), "human")
    level = number("level", 2, 2, 99)
    bh = number("bh", 0, 0, 2)
    ware = choice("ware", tuple(WARES), "sword")
    goods = choice("ware", tuple(key for key in WARES if not is_hired(key)), "sword")
    coins = number("coins", game.settings.start_coins, 0, 9999)
    state = choice("state", ("treasure", "ordinary", "damaged", "dropped"), "ordinary")
    language = choice("language", (*COMMON_LANGUAGES, *RARE_LANGUAGES), COMMON_LANGUAGES[0])
    slot = choice("slot", (OPEN, OPEN_RARE, NONE), OPEN)
    return (
        Situation(name="level-up", params=(specialization, race, level, bh), build=partial(_level_up, game)),
        Situation(name="language", params=(language, slot), build=_language),
        Situation(name="purchase", params=(ware, coins), build=_purchase),
        Situation(name="sale", params=(goods, state), build=_sale),
    )


def sample(game: Game, race: str, specialization: str, level: int) -> Character:
    """Somebody of this race, specialization and level, with average dice and the first spells."""
    people, calling = RACES[race], SPECIALIZATIONS[specialization]
    dice = min(level, game.settings.level_most) - 1
    hp = people.hp + calling.hit_die + dice * (calling.hit_die // 2)
    magic = people.magic + calling.magic_die + dice * (calling.magic_die // 2) if calling.magic_die else 0
    start = game.settings.essence_start
    made = Character(
        race=race,
        specialization=specialization,
        level=level,
        hp=hp,
        hp_most=hp,
        magic=magic,
        magic_most=magic,
        essence=start,
        essence_most=start,
        speed=people.speed,
    )
    return replace(made, spells=open_spells(game, made)[: spells_allowed(game, made)])


def _posed(action: Action, character: Character) -> Posed:
    return posed({}, action, Figure(id=HERO, character=character))


def _level_up(game: Game, given: Values) -> Posed:
    grown = sample(game, given["race"], given["specialization"], given["level"] - 1)
    return _posed(Milestone(who=HERO), replace(grown, hero_points=given["bh"]))


def _language(given: Values) -> Posed:
    slots = () if given["slot"] == NONE else (given["slot"],)
    return _posed(LearnLanguage(who=HERO, language=given["language"]), body(languages=("common", *slots)))


def _purchase(given: Values) -> Posed:
    return _posed(Buy(who=HERO, key=given["ware"]), body(coins=given["coins"]))


def _sale(given: Values) -> Posed:
    return _posed(Sell(who=HERO, item=0, state=given["state"]), body(items=(new_item(given["ware"]),)))
