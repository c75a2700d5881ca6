"""What the index tells of abilities, manoeuvres and conditions is what the engine does."""

from __future__ import annotations

import re
from typing import Any

import pytest
from msgspec.structs import replace

from nde.board import Board, Square
from nde.locale import LANGUAGES, words
from nde.locale.book.sources import sentences
from nde.rules import ruleset_named
from nde.rules.tkds.actions import Attack, BreakFree, EndFight, Manoeuvre, MoveTo, StandUp, SwapGear
from nde.rules.tkds.book.equipment import GEAR, WEAPONS, armour_disadvantage, is_trained
from nde.rules.tkds.book.people import SPECIALIZATIONS
from nde.rules.tkds.book.spells import CATEGORIES
from nde.rules.tkds.character import Character
from nde.rules.tkds.checks.tasks import TASKS, favours
from nde.rules.tkds.fight.attack import HOLD_DAMAGE, HOLD_GRIP, HOLD_LEVEL, LASTS_ROUNDS, SPECIAL_VALUE
from nde.rules.tkds.fight.movement import speed_now
from nde.rules.tkds.fight.space import is_helpless
from nde.rules.tkds.fight.weapons import mastery_of, schooled_level
from nde.rules.tkds.play.people import CONDITIONS
from tests.refusals import refuses
from tests.rules.tkds.fight.arena import (
    after,
    battle,
    foe,
    held,
    hero,
    house,
    monster,
    outcome,
    told,
    watch,
    with_condition,
    yard,
)

RULES = ruleset_named("tkds")
STRIKE = Attack(who="ada", target="orc", weapon=0)
TRIP = Manoeuvre(who="ada", target="orc", kind="trip")
THREE = {"en": "three", "pl": "trzy", "de": "drei", "cs": "tři"}


def cell(table: str, key: str, language: str) -> str:
    """What a table says of a key in its last column."""
    found = next(one for one in RULES.tables if one.key == table)
    row = next(one for one in found.rows if one[0] == key)
    return words(language, "tkds").say(f"{found.kinds[-1]}-{row[-1]}")


@pytest.mark.rule("tkds/prone")
def test_the_prone_are_struck_with_advantage_crawl_and_stand_up_for_nothing() -> None:
    lying = with_condition(foe(), "prone", until="fight")
    assert "prone-target" in told(battle(hero(), lying), STRIKE, [12, 9, 3])
    board = yard(ada=(0, 0), orc=(40, 0))
    crawler = battle(with_condition(hero(speed=6), "prone", until="fight"), foe(), space=board)
    assert outcome(crawler, MoveTo(who="ada", to=Square(3, 0))) == ""
    with refuses("too-far"):
        outcome(crawler, MoveTo(who="ada", to=Square(4, 0)))
    up = after(crawler, StandUp(who="ada"))
    assert (up.figure("ada").conditions, up.figure("ada").has_acted) == ((), False)
    assert after(crawler, EndFight()).figure("ada").conditions == ()


@pytest.mark.rule("tkds/held", "tkds/hold")
def test_the_held_stay_where_they_are_until_they_break_free_or_the_holder_falls() -> None:
    scene = after(battle(hero(strength=3), foe()), replace(TRIP, kind="hold"), [10, 9])
    assert speed_now(scene, scene.figure("orc")) == 0
    freed = after(replace(scene, side="foes"), BreakFree(who="orc"), [10, 13])
    assert speed_now(freed, freed.figure("orc")) > 0
    fallen = replace(scene, figures=tuple(replace(one, is_helpless=one.id == "ada") for one in scene.figures))
    assert speed_now(fallen, fallen.figure("orc")) > 0
    botched = after(battle(hero(), foe()), replace(TRIP, kind="hold"), [15, 4])
    assert speed_now(botched, botched.figure("ada")) == 0


@pytest.mark.rule("tkds/trip", "tkds/push", "tkds/disarm")
def test_each_manoeuvre_does_what_its_text_says_in_its_best_and_its_worst_case() -> None:
    scene = battle(hero(), monster("bandit"), space=yard(ada=(10, 0), orc=(11, 0)))

    def at(kind: str, answers: list[int | str], who: str) -> Square:
        space = after(scene, replace(TRIP, kind=kind), answers).space
        assert isinstance(space, Board)
        return space.where(who)

    assert after(scene, TRIP, [9, 12]).figure("orc").condition("prone")
    assert at("trip", [4, 15, "push"], "orc") == Square(13, 0)
    assert after(scene, TRIP, [15, 4]).figure("ada").condition("prone")
    assert at("push", [9, 12], "orc") == Square(13, 0)
    assert at("push", [4, 15, "push"], "orc") == Square(15, 0)
    assert at("push", [15, 4], "ada") == Square(8, 0)
    dropped = after(scene, replace(TRIP, kind="disarm"), [9, 12])
    assert dropped.figure("orc").condition("disarmed")
    back = after(replace(dropped, side="foes"), SwapGear(who="orc", item=-1))
    assert (back.figure("orc").conditions, back.figure("orc").has_acted) == ((), False)
    taken = after(scene, replace(TRIP, kind="disarm"), [4, 15, "take"])
    assert [one.key for one in taken.figure("ada").character.items] == ["sword", "club"]
    for kind in ("trip", "push", "hold"):
        assert len(after(scene, replace(TRIP, kind=kind), [4, 15, "take"]).figure("ada").character.items) == 2


@pytest.mark.rule("tkds/stunned")
def test_the_stunned_can_do_nothing_and_are_helpless() -> None:
    dazed = with_condition(hero(), "stunned", rounds=2, until="rounds")
    assert is_helpless(dazed)
    with refuses("cannot-act"):
        outcome(battle(dazed, foe()), STRIKE)


@pytest.mark.rule("tkds/blinded")
def test_the_blind_attack_with_disadvantage_and_are_attacked_plainly() -> None:
    blind = with_condition(hero(), "blinded", until="end")
    assert "blinded" in told(battle(blind, foe()), STRIKE, [5, 4])
    seeing = battle(hero(), with_condition(foe(), "blinded", until="end"))
    assert "blinded" not in told(seeing, STRIKE, [5])


@pytest.mark.rule("tkds/mastery")
@pytest.mark.parametrize(("level", "bonus"), [(1, 1), (2, 1), (3, 2), (10, 5), (14, 5)])
def test_mastery_is_half_the_level_rounded_up_with_that_weapon_alone(level: int, bonus: int) -> None:
    body = Character(hp=8, hp_most=8, level=level, mastery=("sword",))
    reached = schooled_level(house(), body)
    assert mastery_of(body, WEAPONS["sword"], reached) == bonus
    assert mastery_of(body, WEAPONS["mace"], reached) == 0


@pytest.mark.rule("tkds/mastery", "tkds/ambush", "tkds/level")
def test_mastery_and_ambush_stop_where_specializations_do() -> None:
    """Past level 10 a specialization gives nothing more, only perks do (ruling tkds-level-cap)."""
    grown = [hero(level=level, mastery=("sword",)) for level in (10, 14)]
    ten, later = (after(battle(one, foe(hp=60, hp_most=60)), STRIKE, [12, 5]) for one in grown)
    assert [one.figure("orc").character.hp for one in (ten, later)] == [60 - 5 - 5] * 2
    further = after(battle(grown[1], foe(hp=60, hp_most=60)), STRIKE, [12, 5], house(level_most=14))
    assert further.figure("orc").character.hp == 60 - 5 - 7
    rogue = hero(specialization="rogue", level=14)
    unaware = battle(rogue, foe(is_surprised=True, hp=60, hp_most=60))
    assert after(unaware, STRIKE, [12, 9, 5, *[6] * 5]).figure("orc").character.hp == 60 - 5 - 30


@pytest.mark.rule("tkds/ambush")
@pytest.mark.parametrize(("level", "perks", "dice"), [(1, 0, 1), (4, 0, 2), (5, 2, 5)])
def test_an_ambush_adds_dice_to_every_hit_with_advantage(level: int, perks: int, dice: int) -> None:
    rogue = hero(specialization="rogue", level=level, perks=("deadly-ambush",) * perks)
    unaware = battle(rogue, foe(is_surprised=True, hp=60, hp_most=60))
    assert "ambush" in told(unaware, STRIKE, [12, 9, 5, *[6] * dice])
    done = after(unaware, STRIKE, [12, 9, 5, *[6] * dice])
    assert done.figure("orc").character.hp == 60 - 5 - dice * 6
    plain = after(battle(rogue, foe(hp=60, hp_most=60)), STRIKE, [12, 5])
    assert plain.figure("orc").character.hp == 55


@pytest.mark.rule("tkds/momentum")
def test_a_fighter_who_fells_a_foe_attacks_once_more_and_loses_it_with_the_fight() -> None:
    scene = battle(hero(specialization="fighter"), foe(hp=1), foe("rat", hp=1), foe("bat", hp=9))
    first = after(scene, STRIKE, [15, 4])
    assert (first.figure("ada").momentum, first.figure("ada").has_acted) == (True, True)
    second = after(first, replace(STRIKE, target="rat"), [15, 4])
    assert not second.figure("ada").momentum  # once a turn
    assert not after(first, EndFight()).figure("ada").momentum
    assert not after(battle(hero(specialization="rogue"), foe(hp=1)), STRIKE, [15, 4]).figure("ada").momentum


@pytest.mark.rule("tkds/thievery")
def test_a_thiefs_tools_weigh_nothing_and_all_that_thieves_do_has_advantage() -> None:
    rogue, other = hero(specialization="rogue"), hero(specialization="fighter")
    thievery = {key for key, task in TASKS.items() if task.is_thievery}
    assert {task for task in thievery if favours(rogue, task)} == thievery
    assert not any(favours(other, task) for task in thievery)
    assert (GEAR["own-tools"].slots, GEAR["own-tools"].uses) == (0, -1)
    assert len(thievery) == 7


@pytest.mark.rule("tkds/training")
def test_untrained_weapons_armour_and_shields_hamper_and_armour_stops_magic() -> None:
    mage = hero(specialization="mage", items=held("sword", "shield"))
    causes = told(battle(mage, foe()), STRIKE, [12, 5])
    assert {"untrained-weapon", "untrained-armour"} <= set(causes)
    assert armour_disadvantage(mage.character)
    taught = replace(mage.character, perks=("weapon-training:sword", "armour-training:shield"))
    assert not armour_disadvantage(taught)
    assert is_trained(taught, "sword")
    hired = replace(mage.character, specialization="", kind="hireling")
    assert is_trained(hired, "sword")


@pytest.mark.rule("tkds/resistances")
@pytest.mark.parametrize(
    ("values", "felt"),
    [
        ({"resists": ("fire",)}, 3),
        ({"weak": ("fire",)}, 14),
        ({"immune": ("fire",)}, 0),
        ({"weak": ("fire",), "resists": ("fire",)}, 7),
        ({}, 7),
    ],
)
def test_kinds_of_damage_are_halved_doubled_or_felt_not_at_all(values: dict[str, Any], felt: int) -> None:
    flames = monster("fire-spirit", "ada", side="party")
    scene = battle(flames, foe(hp=40, hp_most=40, **values))
    assert after(scene, STRIKE, [15, 7]).figure("orc").character.hp == 40 - felt


@pytest.mark.rule("tkds/conditions")
def test_every_condition_is_a_rule_or_a_row_and_has_a_text_in_every_language() -> None:
    rows = {row[0] for one in RULES.tables if one.key == "conditions" for row in one.rows}
    ruled = {term.removeprefix("condition-") for rule in RULES.rules for term in rule.terms}
    assert rows | ruled >= CONDITIONS
    for language in LANGUAGES:
        assert all(len(cell("conditions", str(key), language).split()) > 2 for key in rows)


@pytest.mark.rule("tkds/conditions", "tkds/specials")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", sorted(SPECIAL_VALUE))
def test_what_goes_on_round_by_round_is_told_with_its_numbers(key: str, language: str) -> None:
    assert LASTS_ROUNDS == 3
    for table in ("conditions", "specials"):
        told = cell(table, key, language)
        assert re.findall(r"[0-9]+", told) == [str(SPECIAL_VALUE[key])]
        assert THREE[language] in told


@pytest.mark.rule("tkds/specials")
@pytest.mark.parametrize("language", LANGUAGES)
def test_teeth_and_falls_are_told_with_their_numbers(language: str) -> None:
    numbers = re.findall(r"[0-9]+", cell("specials", "hold", language))
    assert numbers == [str(HOLD_DAMAGE), str(HOLD_LEVEL), str(HOLD_GRIP)]
    assert re.findall(r"[0-9]+", cell("specials", "trip", language)) == [str(HOLD_DAMAGE)]


@pytest.mark.rule("tkds/specials", "tkds/monsters")
def test_every_special_and_every_kind_of_creature_has_a_row() -> None:
    specials = {one.special for block in RULES.foes.values() for one in block.attacks} - {""}
    tags = {tag for block in RULES.foes.values() for tag in block.tags}
    rows = {one.key: {row[0] for row in one.rows} for one in RULES.tables}
    assert (rows["specials"], rows["tags"]) == (specials, tags)
    sources = {
        one.key: dict(zip((row[0] for row in one.rows), one.sources, strict=True))
        for one in RULES.tables
        if one.key == "specials"
    }
    assert sources["specials"]["hold"] == "draft"
    assert sources["specials"]["trip"] == "ours"


@pytest.mark.rule("tkds/specializations", "tkds/armour")
@pytest.mark.parametrize("key", ["mage", "priest"])
def test_those_who_cast_are_trained_with_no_armour_and_padded_armour_needs_no_training(key: str) -> None:
    assert SPECIALIZATIONS[key].wishes[1] == "padded"
    for armour, casts in (("padded", True), ("light", False), ("buckler", False)):
        body = Character(hp=4, hp_most=4, specialization=key, items=held(armour))
        assert (is_trained(body, armour), not armour_disadvantage(body)) == (casts, casts)


@pytest.mark.rule("tkds/exhausted", "tkds/camp")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_index_tells_that_a_night_ends_exhaustion_and_that_this_is_ours(language: str) -> None:
    said = words(language, "tkds")
    for rule in ("exhausted", "camp"):
        marks = [one.source for one in sentences(said.attribute(f"rule-tkds-{rule}", "text"), "draft")]
        assert marks.count("ours") == 1


@pytest.mark.rule("tkds/skills")
@pytest.mark.parametrize("language", LANGUAGES)
def test_that_lying_is_will_has_one_mark_in_text_and_table(language: str) -> None:
    text = words(language, "tkds").attribute("rule-tkds-skills", "text")
    assert [one.source for one in sentences(text, "book")][-1] == "draft"


@pytest.mark.rule("tkds/gear")
def test_gear_that_the_rules_ask_for_tells_what_it_does() -> None:
    gear = {row[0]: row[-1] for one in RULES.tables if one.key == "gear" for row in one.rows}
    for key in ("healing-kit", "salve", "holy-water", "antidote", "torches", "flint", "bedroll", "rations"):
        assert gear[key] == key
    assert gear["soap"] == ""


def test_a_watched_fight_still_tells_its_rules() -> None:
    """The causes of an attack lead to rules of the index."""
    lying = with_condition(foe(), "prone", until="fight")
    steps = watch(battle(hero(), lying), STRIKE, [12, 9, 3]).steps
    assert {step.rule for step in steps} <= {rule.id for rule in RULES.rules}


@pytest.mark.rule("tkds/casting", "tkds/G6")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_index_names_target_cost_and_level_of_every_category(language: str) -> None:
    said = [int(one) for one in re.findall(r"\d+", words(language, "tkds").rule_text("tkds/casting"))]
    wanted = [getattr(one, name) for name in ("hu", "cost", "level") for one in CATEGORIES.values()]
    assert said[: len(wanted)] == wanted


@pytest.mark.rule("tkds/specializations", "tkds/training")
def test_the_index_names_what_every_specialization_is_trained_with() -> None:
    speaker = words("en", "tkds")
    told = speaker.rule_text("tkds/specializations").casefold().split(". ")
    for calling in SPECIALIZATIONS.values():
        name = speaker.say(f"specialization-{calling.key}").casefold()
        own = next(one for one in told if one.startswith(name))
        for key in (*calling.weapons, *calling.armour):
            assert (key if key == "all" else speaker.say(f"item-{key}")) in own, key
