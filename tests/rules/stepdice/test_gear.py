"""Gear is permission: no shot without anything to shoot or throw with."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from msgspec.structs import replace

import nde.locale
from nde.dice import prefer, seeded, watch
from nde.errors import NdeError
from nde.locale import LANGUAGES, words
from nde.rules import ruleset_named
from nde.rules.stepdice.actions import Strike, Test, UseGear
from nde.rules.stepdice.character import Asset
from nde.rules.stepdice.creation import GEAR, PROTECTIONS, WEAPONS, advance
from nde.rules.stepdice.game import Game
from nde.rules.stepdice.gear import ARMED, has_ranged
from tests.refusals import refuses
from tests.rules.stepdice.samples import NEW, OLD, foe, hero, house, run, scene

BOTH = pytest.mark.parametrize("game", [OLD, NEW], ids=["nde12", "nde14"])
SHOT = Strike(hero="ada", foe="orc", attack="ranged", reach=False)
RANGED = {
    f"weapon-{key}"
    for key in (
        *("hunting-bow", "crossbow", "sling", "throwing-knives", "blowpipe", "javelins"),
        *("short-bow", "throwing-axes"),
    )
}


@BOTH
@pytest.mark.rule("nde12/2.5", "nde12/A17", "nde14/1.6", "nde14/B15")
def test_nobody_shoots_without_anything_to_shoot_with(game: Game) -> None:
    """Rulings nde12-shots, nde14-shots."""
    for carried in ({"weapon": "long axe"}, {"weapon": ""}, {"weapon": "", "gear": ("rope", "bowl")}):
        with refuses("nothing-to-shoot-with"):
            run(game, scene(hero(**carried), foe(game=game)), SHOT)
        assert run(house(game, shots="free"), scene(hero(**carried), foe(game=game)), SHOT, 9)
        permitted = scene(hero(**carried, conditions=(ARMED,)), foe(game=game))
        assert run(game, permitted, SHOT, 9).result.outcome == "success"
    for carried in ({"weapon": "Jagdbogen"}, {"weapon": "axe", "gear": ("rope", "proca")}):
        assert run(game, scene(hero(**carried), foe(game=game)), SHOT, 9).result.outcome == "success"


@pytest.mark.rule("nde12/2.5", "nde14/1.6")
@pytest.mark.parametrize("id", ["nde12", "nde14"])
def test_the_game_master_can_rule_that_something_at_hand_will_do(id: str) -> None:
    rules = ruleset_named(id)
    where = scene(hero(weapon="club"), foe(game=OLD if id == "nde12" else NEW))
    assert rules.playing is not None
    assert "ranged" not in {offer.name for offer in rules.offers(where, "ada")}
    chip = next(one for one in rules.playing.conditions(where, "ada") if one.key == "armed")
    assert "ranged" in {offer.name for offer in rules.offers(rules.apply(where, chip.effect), "ada")}


@pytest.mark.rule("nde12/2.5", "nde14/1.6")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_things_to_shoot_with_are_the_same_in_every_language(language: str) -> None:
    lines = (Path(nde.locale.__file__).parent / language / "creation.ftl").read_text(encoding="utf-8")
    words = dict(re.findall(r"^option-(\S+) = (.*)$", lines, re.MULTILINE))
    things = [*GEAR, *PROTECTIONS, *(key for keys in WEAPONS.values() for key in keys)]
    assert {key for key in things if has_ranged(hero(weapon=words[key]).character)} == RANGED
    assert {key for key in things if has_ranged(hero(weapon=key).character)} == RANGED


@pytest.mark.parametrize(
    "thing",
    ["ranged combat tool", "Luger pistol", "narzędzie do walki dystansowej", "pistolet", "Fernkampfwaffe"],
)
def test_what_players_write_is_understood(thing: str) -> None:
    assert has_ranged(hero(weapon=thing).character)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_was_taken_from_a_list_is_called_by_its_words_in_refusals_and_steps(language: str) -> None:
    speaker = words(language, "nde14")
    asset, talent, thing = "asset-crushing-blow", "talent-scout", "gear-whistle"
    body = replace(
        hero(strength=12, dexterity=8, power=6).character,
        assets=(Asset(text=asset, effect="wound"),),
        talents=(talent,),
        gear=(thing,),
    )
    spent = replace(hero(), character=body, assets_used=(1,))
    where = scene(spent, foe(game=NEW))
    said = []
    for action in (
        Test(hero="ada", attribute="strength", tn=4, talents=("nope",)),
        Strike(hero="ada", foe="orc", asset=0),
        Strike(hero="ada", foe="orc", attack="ranged", asset=0),
        UseGear(hero="ada", item="nope"),
    ):
        with pytest.raises(NdeError) as caught:
            run(NEW, where, action, 5)
        said.append(speaker.error(caught.value))
    grown = watch(advance(NEW, body), seeded(1), prefer({"advance": "asset"}))
    said += [speaker.step(step) for step in grown.steps]
    assert [text for text in said if re.search(r"(asset|talent|gear)-", text)] == []
    assert any(speaker.say(f"option-{talent}") in text for text in said)
