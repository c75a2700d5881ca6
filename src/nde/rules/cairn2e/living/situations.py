"""Situations of living that need no table: fate, reactions, casting, Fatigue, fear, turns, food, weather."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from nde.rules.cairn2e import actions as a
from nde.rules.cairn2e.character import ATTRIBUTES, Character, Item
from nde.rules.cairn2e.living.exploration import SUPPLY_DICE, WEATHERS
from nde.rules.cairn2e.making.market import item_named
from nde.rules.cairn2e.scene import Figure, Scene
from nde.rules.cairn2e.settings import Game
from nde.rules.ruleset import Param, Posed, Situation

HERO = "hero"
MAGIC = {"spellbook": "spellbook-salt-line", "scroll": "scroll-salt-line", "relic": "hush-bell"}
"""What each kind of magic is posed with."""
DICE = (4, 6, 8, 10, 12)
BURDEN = "burden"
"""A thing of one slot that stands for whatever somebody carries."""


def situations(game: Game) -> tuple[Situation, ...]:
    """Every situation of this part."""
    will, free, dice = _score("will"), _free(game), Param(name="die", kind="die", sides=DICE, default=6)
    danger, deprived = _flag("danger", usual=True), _flag("deprived")
    kind = Param(name="magic", kind="choice", choices=tuple(MAGIC), default="spellbook")
    hp = Param(name="hp", kind="number", default=0, least=0, most=20)
    hp_most = Param(name="most", kind="number", default=6, least=1, most=20)
    people = Param(name="people", kind="number", default=1, least=1, most=len(SUPPLY_DICE) + 1)
    season = Param(name="season", kind="choice", choices=tuple(WEATHERS), default="spring")
    attribute = Param(name="attribute", kind="choice", choices=ATTRIBUTES, default="strength")
    return (
        Situation(name="fate", params=(), pose=partial(_fate, game)),
        Situation(name="reaction", params=(), pose=partial(_reaction, game)),
        Situation(name="cast", params=(will, kind, danger, deprived, free), pose=partial(_cast, game)),
        Situation(name="fatigue", params=(free,), pose=partial(_fatigue, game)),
        Situation(name="panic", params=(will,), pose=partial(_panic, game)),
        Situation(name="dungeon-turn", params=(_flag("lit", usual=True),), pose=partial(_turn, game)),
        Situation(name="supply", params=(people,), pose=partial(_supply, game)),
        Situation(name="weather", params=(season, _flag("extreme")), pose=partial(_weather, game)),
        Situation(name="rest", params=(hp, hp_most, deprived), pose=partial(_rest, game)),
        Situation(
            name="trap",
            params=(attribute, _score("score"), dice, _flag("certain"), _flag("wary")),
            pose=partial(_trap, game),
        ),
    )


def hero(**changes: Any) -> Character:
    """Somebody ordinary to pose a question with."""
    plain = {f"{name}{end}": 10 for name in ATTRIBUTES for end in ("", "_most")}
    return Character(**{**plain, "hp": 4, "hp_most": 4, **changes})


def _fate(game: Game, values: Mapping[str, Any]) -> Posed:
    return Posed(scene=_alone(hero()), action=a.Fate())


def _reaction(game: Game, values: Mapping[str, Any]) -> Posed:
    return Posed(scene=_alone(hero()), action=a.React())


def _cast(game: Game, values: Mapping[str, Any]) -> Posed:
    book = item_named(MAGIC[values["magic"]])
    others = _burden(game, values["free"], taken=book.slots)
    body = hero(will=values["will"], is_deprived=values["deprived"], items=(book, *others))
    return Posed(scene=_alone(body), action=a.Cast(who=HERO, item=0, in_danger=values["danger"]))


def _fatigue(game: Game, values: Mapping[str, Any]) -> Posed:
    body = hero(items=_burden(game, values["free"]))
    return Posed(scene=_alone(body), action=a.TakeFatigue(who=HERO))


def _panic(game: Game, values: Mapping[str, Any]) -> Posed:
    return Posed(scene=_alone(hero(will=values["will"])), action=a.Panic(who=HERO))


def _turn(game: Game, values: Mapping[str, Any]) -> Posed:
    lit = values["lit"]
    scene = Scene(figures=(Figure(id=HERO, character=hero()),), is_dark=True, light=int(lit))
    return Posed(scene=scene, action=a.DungeonTurn())


def _supply(game: Game, values: Mapping[str, Any]) -> Posed:
    names = (HERO, *(f"ally-{number}" for number in range(1, values["people"])))
    figures = tuple(Figure(id=name, character=hero()) for name in names)
    return Posed(scene=Scene(figures=figures), action=a.Watch(activity="supply"))


def _weather(game: Game, values: Mapping[str, Any]) -> Posed:
    scene = Scene(figures=(), weather="extreme" if values["extreme"] else "")
    return Posed(scene=scene, action=a.RollWeather(season=values["season"]))


def _rest(game: Game, values: Mapping[str, Any]) -> Posed:
    most = values["most"]
    body = hero(hp=min(values["hp"], most), hp_most=most, is_deprived=values["deprived"])
    return Posed(scene=_alone(body), action=a.Rest(who=(HERO,)))


def _trap(game: Game, values: Mapping[str, Any]) -> Posed:
    name = values["attribute"]
    body = hero(**{name: values["score"], f"{name}_most": values["score"]})
    trap = a.SpringTrap(
        who=HERO, attribute=name, die=values["die"], is_certain=values["certain"], is_wary=values["wary"]
    )
    return Posed(scene=_alone(body), action=trap)


def _alone(body: Character) -> Scene:
    return Scene(figures=(Figure(id=HERO, character=body),))


def _burden(game: Game, free: int, taken: int = 0) -> tuple[Item, ...]:
    """Things of one slot each that leave so many slots free."""
    return (Item(key=BURDEN),) * max(0, game.settings.slots - taken - free)


def _score(name: str) -> Param:
    return Param(name=name, kind="number", default=10, least=1, most=20)


def _free(game: Game) -> Param:
    return Param(name="free", kind="number", default=3, least=0, most=game.settings.slots)


def _flag(name: str, *, usual: bool = False) -> Param:
    return Param(name=name, kind="flag", default=usual)
