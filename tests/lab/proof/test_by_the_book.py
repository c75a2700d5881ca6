"""Duels of the lab against the same duels by the rulebooks alone (`by_the_book`), first rounds and all."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from functools import cache
from types import MappingProxyType
from typing import Any

import pytest

from nde.lab.answers import Answer
from nde.lab.lab import Effort, Lab
from nde.lab.line_up import opening
from nde.lab.policies import POLICIES
from nde.lab.rulings import ruled, with_beginning
from nde.rules import ruleset_named
from nde.rules.play import playing_of
from tests.lab.proof.by_the_book import (
    ALWAYS,
    SURPRISES,
    Fighter,
    Wanderer,
    cairn_duel,
    enduring_duel,
    tkds_duel,
)

NEAR = 1e-12
NONE: Mapping[str, Any] = MappingProxyType({})
SHEETS: dict[str, dict[str, Any]] = {
    "cairn2e": {
        "name": "Ash",
        "strength": 10,
        "strength_most": 10,
        "dexterity": 12,
        "dexterity_most": 12,
        "will": 10,
        "will_most": 10,
        "hp": 6,
        "hp_most": 6,
        "items": ["sword"],
    },
    "tkds": {
        "name": "Bara",
        "race": "human",
        "origin": "guard",
        "specialization": "fighter",
        "level": 1,
        "strength": 4,
        "dexterity": 1,
        "intelligence": 1,
        "will": 2,
        "hp": 10,
        "hp_most": 10,
        "mastery": [],
        "essence": 0,
        "languages": ["common", "open"],
        "items": [{"key": "sword", "held": True}],
    },
}
GOBLIN = Wanderer(hp=4, strength=8, dexterity=12, will=8, die=6)
ORC = Fighter(hp=10, attack=2, die=8, defence=13)
SWORD = Wanderer(hp=6, strength=10, dexterity=12, will=10, die=8)
GUARD = Fighter(hp=10, attack=4, die=8, defence=10, dexterity=1)


def asked(
    game: str,
    foe: str,
    begin: Mapping[str, Any] = NONE,
    settings: Mapping[str, Any] = NONE,
    foes: Mapping[str, Any] = NONE,
    **changed: Any,
) -> Answer:
    """What the lab says of one hero with a sword against one foe, who may have less HP than usual."""
    plain = ruleset_named(game)
    rules = with_beginning(plain.configure(dict(settings)) if settings else plain, begin)
    rules, foe_hp = ruled(rules, {}, foes), changed.pop("foe_hp", None)
    sheet = {"kind": "character", "format": 1, "game": game, **SHEETS[game], **changed}
    scene = opening(rules, {"hero": rules.read_sheet(sheet)}, {foe: foe})
    if foe_hp is not None:
        scene = playing_of(rules).put(scene, f"{foe}.hp", foe_hp)
    return lab().fight(rules, scene, POLICIES["focus"], Effort(method="exact"))


@cache
def lab() -> Lab:
    """A lab that tests share: what it knows of some people serves for the same people in another state."""
    return Lab()


def assert_same(answer: Answer, by_the_book: Fraction) -> None:
    assert answer.win.chance == pytest.approx(float(by_the_book), abs=NEAR)


@pytest.mark.rule("cairn2e/first-round")
def test_one_hero_saves_dexterity_before_the_first_blow_at_a_goblin() -> None:
    """The save costs this hero seven wins of a hundred."""
    duel = cairn_duel(SWORD, GOBLIN)
    assert round(float(duel), 3) == 0.887
    assert_same(asked("cairn2e", "goblin"), duel)
    at_once = cairn_duel(SWORD, GOBLIN, saves_first=False)
    assert round(float(at_once), 3) == 0.957
    assert_same(asked("cairn2e", "goblin", {"ready": ("all",)}), at_once)
    assert_same(asked("cairn2e", "goblin", {"ready": ("hero",)}), at_once)
    assert_same(asked("cairn2e", "goblin", settings={"first_round": "everybody-acts"}), at_once)


@pytest.mark.rule("cairn2e/first-round")
@pytest.mark.parametrize("dexterity", [3, 10, 18])
@pytest.mark.parametrize(("hp", "armor"), [(1, 0), (3, 1), (6, 0), (4, 2)])
def test_other_heroes_save_as_well_as_they_can(dexterity: int, hp: int, armor: int) -> None:
    worn = {0: (), 1: ("helmet",), 2: ("helmet", "gambeson")}
    hero = SWORD._replace(hp=hp, dexterity=dexterity, armor=armor)
    sheet: dict[str, Any] = {"hp": hp, "hp_most": hp, "dexterity": dexterity, "dexterity_most": dexterity}
    answer = asked("cairn2e", "goblin", NONE, NONE, **sheet, items=["sword", *worn[armor]])
    assert_same(answer, cairn_duel(hero, GOBLIN))


@pytest.mark.rule("cairn2e/bestiary")
def test_a_troll_fights_on_through_a_whole_fight() -> None:
    troll = Wanderer(hp=14, strength=14, dexterity=12, will=4, die=10, armor=1)
    for strength in (10, 16):
        answer = asked("cairn2e", "troll", foes={"attack": "bite"}, strength=strength, strength_most=strength)
        assert_same(answer, enduring_duel(SWORD._replace(strength=strength), troll))


@pytest.mark.rule("cairn2e/bestiary")
def test_a_hydra_loses_its_heads_through_a_whole_fight() -> None:
    """One hero's blows at a detachment are impaired, and what it bites is bitten with a d12."""
    hydra = Wanderer(hp=1, strength=13, dexterity=7, will=12, die=12, armor=2)
    able: dict[str, Any] = {"strength": 18, "strength_most": 18}
    hero = SWORD._replace(strength=18, die=4)
    answer = asked("cairn2e", "hydra", foe_hp=1, **able)
    assert_same(answer, enduring_duel(hero, hydra, heads=9))
    assert answer.win.chance > 0


@pytest.mark.rule("tkds/first-round")
def test_a_fighter_checks_dexterity_before_the_first_blow_at_an_orc() -> None:
    """The check costs this fighter six wins of a hundred, where nobody is surprised."""
    nobody = {"none": ALWAYS}
    duel = tkds_duel(GUARD, ORC, surprises=nobody)
    assert round(float(duel), 3) == 0.457
    assert_same(asked("tkds", "orc", {"surprise": "none"}), duel)
    assert_same(asked("tkds", "orc", settings={"surprise": False}), duel)
    at_once = tkds_duel(GUARD, ORC, surprises=nobody, first_round=-30)
    assert round(float(at_once), 3) == 0.519


@pytest.mark.rule("tkds/surprise")
def test_who_is_surprised_misses_the_first_round() -> None:
    assert_same(asked("tkds", "orc"), tkds_duel(GUARD, ORC, surprises=SURPRISES))
    for side in ("party", "foes", "none"):
        assert_same(asked("tkds", "orc", {"surprise": side}), tkds_duel(GUARD, ORC, surprises={side: ALWAYS}))


@pytest.mark.rule("tkds/first-round")
@pytest.mark.parametrize("number", [5, 15, 20])
def test_the_number_of_the_first_check_counts(number: int) -> None:
    answer = asked("tkds", "orc", settings={"first_round": number})
    assert_same(answer, tkds_duel(GUARD, ORC, first_round=number))
