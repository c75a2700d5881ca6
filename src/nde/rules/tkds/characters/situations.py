"""Questions one can put to the game about levels, languages and prices without a table."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from msgspec.structs import replace

from nde.rules.ruleset import Param, Posed, Situation
from nde.rules.tkds.actions import Buy, LearnLanguage, Milestone, Sell
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
from nde.rules.tkds.scene import Figure, Scene
from nde.rules.tkds.settings import Game

HERO = "hero"


def situations(game: Game) -> tuple[Situation, ...]:
    """What may be asked of this part of the game."""
    specialization = _choice("specialization", tuple(SPECIALIZATIONS), "fighter")
    race = _choice("race", tuple(RACES), "human")
    level = Param(name="level", kind="number", default=2, least=2, most=99)
    bh = Param(name="bh", kind="number", default=0, least=0, most=2)
    ware = _choice("ware", tuple(WARES), "sword")
    goods = _choice("ware", tuple(key for key in WARES if not is_hired(key)), "sword")
    coins = Param(name="coins", kind="number", default=game.settings.start_coins, least=0, most=9999)
    state = _choice("state", ("treasure", "ordinary", "damaged", "dropped"), "ordinary")
    language = _choice("language", (*COMMON_LANGUAGES, *RARE_LANGUAGES), COMMON_LANGUAGES[0])
    slot = _choice("slot", (OPEN, OPEN_RARE, "none"), OPEN)
    return (
        Situation(name="level-up", params=(specialization, race, level, bh), pose=partial(_level_up, game)),
        Situation(name="language", params=(language, slot), pose=_language),
        Situation(name="purchase", params=(ware, coins), pose=_purchase),
        Situation(name="sale", params=(goods, state), pose=_sale),
    )


def _choice(name: str, choices: tuple[str, ...], default: str) -> Param:
    return Param(name=name, kind="choice", choices=choices, default=default)


def _posed(character: Character, action: Any) -> Posed:
    return Posed(scene=Scene(figures=(Figure(id=HERO, character=character),)), action=action)


def sample(game: Game, race: str, specialization: str, level: int) -> Character:
    """Somebody of this race, specialization and level, with average dice and the first spells."""
    people, calling = RACES[race], SPECIALIZATIONS[specialization]
    dice = min(level, game.settings.level_most) - 1
    hp = people.hp + calling.hit_die + dice * (calling.hit_die // 2)
    magic = people.magic + calling.magic_die + dice * (calling.magic_die // 2) if calling.magic_die else 0
    start = game.settings.essence_start
    body = Character(
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
    return replace(body, spells=open_spells(game, body)[: spells_allowed(game, body)])


def _level_up(game: Game, given: Mapping[str, Any]) -> Posed:
    body = sample(game, given["race"], given["specialization"], given["level"] - 1)
    return _posed(replace(body, hero_points=given["bh"]), Milestone(who=HERO))


def _language(given: Mapping[str, Any]) -> Posed:
    slots = () if given["slot"] == "none" else (given["slot"],)
    body = Character(hp=8, hp_most=8, languages=("common", *slots))
    return _posed(body, LearnLanguage(who=HERO, language=given["language"]))


def _purchase(given: Mapping[str, Any]) -> Posed:
    body = Character(hp=8, hp_most=8, coins=given["coins"])
    return _posed(body, Buy(who=HERO, key=given["ware"]))


def _sale(given: Mapping[str, Any]) -> Posed:
    body = Character(hp=8, hp_most=8, items=(new_item(given["ware"]),))
    return _posed(body, Sell(who=HERO, item=0, state=given["state"]))
