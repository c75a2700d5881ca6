"""Perks exchanged and given, spells swapped, essence that rises and falls, languages settled."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from nde.dice import at_random, play, seeded
from nde.errors import NdeError
from nde.rules.tkds.actions import GrantPerk, LearnLanguage, Retrain
from nde.rules.tkds.book.equipment import is_trained, slots_of
from nde.rules.tkds.character import Character, Item
from nde.rules.tkds.characters.growth import (
    are_perks_sound,
    open_perks,
    open_spells,
    perk_details,
    resolve_retrain,
    trainable_weapons,
)
from nde.rules.tkds.characters.sheet import read_sheet, write_sheet
from nde.rules.tkds.characters.situations import sample
from nde.rules.tkds.effects.growth import PerkGained, PerkLost, SpellForgotten, SpellLearned, essence_most
from tests.refusals import refuses
from tests.rules.tkds.characters.samples import GAME, after, game, made, random_character, resolved, scene_of

ROGUE = made(race="dwarf", specialization="rogue")
MAGE = made(race="elf", specialization="mage")


def granted(character: Character, *perks: str) -> Character:
    for perk in perks:
        character = after(character, GrantPerk(who="hero", perk=perk))
    return character


@pytest.mark.rule("tkds/perks", "tkds/perk-list", "tkds/56")
def test_a_perk_is_chosen_from_the_general_ones_and_those_of_the_specialization() -> None:
    names = {perk.partition(":")[0] for perk in open_perks(GAME, ROGUE)}
    general = {"extra-slot", "weapon-training", "armour-training", "toughness", "key-ability"}
    assert names == general | {"sure-strike", "deadly-ambush", "gang-up", "quick-start"}
    with refuses("perk-not-open") as refusal:
        granted(ROGUE, "shield-block")
    assert "gang-up" in refusal.value.facts["allowed"]  # type: ignore[operator]


@pytest.mark.rule("tkds/perk-list")
def test_some_perks_may_be_taken_again_and_others_not() -> None:
    tough = granted(ROGUE, "toughness", "toughness")
    assert (tough.hp_most, tough.hp) == (ROGUE.hp_most + 4, ROGUE.hp + 4)
    with refuses("perk-not-open"):
        granted(ROGUE, "gang-up", "gang-up")
    assert slots_of(GAME, granted(ROGUE, "extra-slot", "extra-slot")) == 14


@pytest.mark.rule("tkds/perk-list")
def test_weapon_training_reaches_no_greater_die_than_the_best_one_has() -> None:
    assert set(trainable_weapons(MAGE)) == {"whip", "flail", "hatchet", "silver-knife", "shortbow"}
    assert "bastard-sword" not in trainable_weapons(ROGUE)
    assert "greatsword" not in trainable_weapons(ROGUE)  # two small dice are more than a big one
    assert "rapier" in trainable_weapons(ROGUE)
    fighter = made(race="elf", specialization="fighter")
    assert trainable_weapons(fighter) == ()
    assert "weapon-training" not in {perk.partition(":")[0] for perk in open_perks(GAME, fighter)}
    learnt = granted(MAGE, "weapon-training:hatchet")
    assert is_trained(learnt, "hatchet")
    with refuses("perk-not-open"):
        granted(MAGE, "weapon-training:sword")


@pytest.mark.rule("tkds/perk-list")
def test_armour_training_goes_one_class_after_another() -> None:
    assert perk_details(MAGE, "armour-training") == ("light", "buckler")
    assert perk_details(ROGUE, "armour-training") == ("medium", "shield")
    light = granted(MAGE, "armour-training:light")
    assert perk_details(light, "armour-training") == ("medium", "buckler")
    with refuses("perk-not-open"):
        granted(MAGE, "armour-training:heavy")
    priest = granted(made(race="elf", specialization="priest"), "light-armour")
    assert perk_details(priest, "armour-training") == ("medium", "buckler")


@pytest.mark.rule("tkds/perk-list")
def test_a_caster_may_take_more_energy_and_another_spell() -> None:
    strong = granted(MAGE, "extra-energy")
    assert (strong.magic_most, strong.magic) == (MAGE.magic_most + 8, MAGE.magic + 8)
    wise = after(MAGE, GrantPerk(who="hero", perk="extra-spell"), spell_3="water-breathing")
    assert wise.spells == (*MAGE.spells, "water-breathing")


@pytest.mark.rule("tkds/perks", "tkds/57")
def test_only_the_gm_gives_more_perks_than_the_level_allows() -> None:
    gifted = granted(ROGUE, "toughness")
    assert (gifted.gifts, gifted.level) == (1, 1)
    assert read_sheet(GAME, write_sheet(GAME, gifted)) == gifted
    document = {**write_sheet(GAME, gifted), "gifts": 0}
    with pytest.raises(NdeError) as refusal:
        read_sheet(GAME, document)
    assert [fault.error.code for fault in refusal.value.faults] == ["too-many-perks"]  # type: ignore[attr-defined]


@pytest.mark.rule("tkds/perks", "tkds/57")
def test_a_perk_is_exchanged_by_training_and_never_gained_by_it() -> None:
    before = granted(ROGUE, "toughness")
    trained = after(before, Retrain(who="hero", old="toughness", new="gang-up"))
    assert trained.perks == ("gang-up",)
    assert trained.hp_most == ROGUE.hp_most
    with refuses("perk-not-had"):
        resolved(before, Retrain(who="hero", old="gang-up", new="toughness"))
    with refuses("perk-not-open"):
        resolved(before, Retrain(who="hero", old="toughness", new="toughness"))
    with refuses("perk-not-open"):
        resolved(before, Retrain(who="hero", old="toughness", new="two-weapons"))
    with refuses("no-market-in-a-fight"):
        resolved(before, Retrain(who="hero", old="toughness", new="gang-up"), is_fight=True)


@pytest.mark.rule("tkds/perks")
def test_a_perk_that_another_is_built_on_stays() -> None:
    armoured = granted(MAGE, "armour-training:light", "armour-training:medium")
    with refuses("perk-still-needed"):
        resolved(armoured, Retrain(who="hero", old="armour-training:light", new="toughness"))
    swapped = after(armoured, Retrain(who="hero", old="armour-training:medium", new="toughness"))
    assert swapped.perks == ("armour-training:light", "toughness")


@pytest.mark.rule("tkds/perks", "tkds/load")
def test_a_slot_in_use_is_not_trained_away() -> None:
    laden = granted(ROGUE, "extra-slot")
    laden = replace(laden, items=tuple(Item(key="rope") for _ in range(13)), coins=0)
    with refuses("too-much-to-carry"):
        resolved(laden, Retrain(who="hero", old="extra-slot", new="toughness"))


@pytest.mark.rule("tkds/spells", "tkds/perks")
def test_spells_may_be_swapped_and_go_with_the_perk_that_brought_them() -> None:
    known = MAGE.spells
    swapped = after(MAGE, Retrain(who="hero", old=known[0], new="water-breathing"))
    assert set(swapped.spells) == {known[1], "water-breathing"}
    with refuses("spell-not-open"):
        resolved(MAGE, Retrain(who="hero", old=known[0], new="healing"))
    wise = after(MAGE, GrantPerk(who="hero", perk="extra-spell"), spell_3="water-breathing")
    less = after(wise, Retrain(who="hero", old="extra-spell", new="toughness"), forgotten_spell=known[0])
    assert set(less.spells) == {known[1], "water-breathing"}


@pytest.mark.rule("tkds/essence", "tkds/50", "tkds/U23", "tkds/U24")
def test_an_ability_that_uses_essence_raises_its_maximum_by_one_and_only_that() -> None:
    assert (ROGUE.essence, ROGUE.essence_most) == (1, 1), "the first key ability raises nothing"
    two = granted(ROGUE, "key-ability:bolt")
    assert (two.essence, two.essence_most) == (1, 2)
    assert granted(ROGUE, "toughness").essence_most == 1


@pytest.mark.rule("tkds/essence", "tkds/50")
def test_essence_never_goes_past_its_absolute_maximum() -> None:
    all_of_them = granted(ROGUE, "key-ability:bolt", "key-ability:surge", "key-ability:healing-touch")
    assert all_of_them.essence_most == 3
    assert essence_most(game(essence_most=2), all_of_them) == 2
    with refuses("perk-not-open"):
        granted(all_of_them, "key-ability:edge")


@pytest.mark.rule("tkds/essence", "tkds/U38")
def test_training_such_an_ability_away_lowers_the_maximum_again() -> None:
    two = replace(granted(ROGUE, "key-ability:bolt"), essence=2)
    one = after(two, Retrain(who="hero", old="key-ability:bolt", new="toughness"))
    assert (one.essence, one.essence_most) == (1, 1)
    same = after(two, Retrain(who="hero", old="key-ability:bolt", new="key-ability:surge"))
    assert same.essence_most == 2
    steps = [
        step.key for step in resolved(two, Retrain(who="hero", old="key-ability:bolt", new="toughness")).steps
    ]
    assert "essence-most" in steps


@pytest.mark.rule("tkds/languages", "tkds/54")
def test_a_language_left_open_is_settled_when_it_is_met() -> None:
    human = made(race="human")
    speaks = after(human, LearnLanguage(who="hero", language="goblin"))
    assert speaks.languages == ("common", "goblin")
    own = after(human, LearnLanguage(who="hero", language=" Old Marsh "))
    assert own.languages == ("common", "Old Marsh")
    with refuses("no-open-language"):
        resolved(speaks, LearnLanguage(who="hero", language="elvish"))
    with refuses("misspelt-value", match="did you mean “orcish”"):
        resolved(human, LearnLanguage(who="hero", language="orkish"))
    with refuses("language-known"):
        resolved(speaks, LearnLanguage(who="hero", language="goblin"))
    with refuses("language-too-rare"):
        resolved(human, LearnLanguage(who="hero", language="draconic"))
    scholar = made(race="dwarf", origin="scholar")
    assert "draconic" in after(scholar, LearnLanguage(who="hero", language="draconic")).languages
    for text, error in (("", "text-empty"), ("open", "text-empty"), ("o" * 500, "text-too-long")):
        with refuses(error):
            resolved(human, LearnLanguage(who="hero", language=text))


def test_hirelings_and_the_dead_are_not_trained() -> None:
    hireling = Character(hp=4, hp_most=4, kind="hireling")
    with refuses("has-no-levels"):
        resolved(hireling, GrantPerk(who="hero", perk="toughness"))
    with refuses("has-no-levels"):
        resolved(hireling, Retrain(who="hero", old="toughness", new="gang-up"))
    dead = replace(ROGUE, state="dead", hp=0)
    with refuses("is-dead"):
        resolved(dead, GrantPerk(who="hero", perk="toughness"))
    with refuses("is-dead"):
        resolved(dead, LearnLanguage(who="hero", language="goblin"))


@given(seed=st.integers(0, 2**32), level=st.integers(2, 12), at=st.integers(0, 20), new=st.integers(0, 60))
def test_training_leaves_a_valid_character(seed: int, level: int, at: int, new: int) -> None:
    hero = random_character(seed, level)
    old = hero.perks[at % len(hero.perks)]
    options = open_perks(GAME, hero)
    action = Retrain(who="hero", old=old, new=options[new % len(options)])
    scene = scene_of(hero)
    try:
        result = play(resolve_retrain(GAME, scene, action), seeded(seed), at_random(seeded(seed)))
    except NdeError as fault:
        if fault.code not in ("perk-not-open", "perk-still-needed"):
            raise
        return
    for effect in result.effects:
        scene = effect.happen(GAME, scene)
    trained = scene.figure("hero").character
    assert len(trained.perks) == len(hero.perks)
    assert are_perks_sound(trained)
    assert read_sheet(GAME, write_sheet(GAME, trained)) == trained


def test_effects_on_those_they_do_not_fit_change_nothing() -> None:
    scene = scene_of(MAGE)
    for effect in (
        PerkGained(who="hero", perk="no-such-perk", rule="tkds/perks"),
        PerkLost(who="hero", perk="gang-up", rule="tkds/perks"),
        PerkLost(who="nobody", perk="toughness", rule="tkds/perks"),
        SpellLearned(who="hero", spell=MAGE.spells[0], rule="tkds/spells"),
        SpellForgotten(who="hero", spell="storm", rule="tkds/spells"),
    ):
        assert effect.happen(GAME, scene) == scene


def test_energy_is_only_for_those_who_cast() -> None:
    effect = PerkGained(who="hero", perk="extra-energy", rule="tkds/perks")
    after_it = effect.happen(GAME, scene_of(ROGUE)).figure("hero").character
    assert after_it.magic_most == 0


def test_a_perk_for_a_spell_is_not_offered_where_every_spell_is_known() -> None:
    wise = sample(GAME, "elf", "priest", 1)
    knows_all = replace(wise, spells=wise.spells + open_spells(GAME, wise))
    assert "extra-spell" in open_perks(GAME, wise)
    assert "extra-spell" not in open_perks(GAME, knows_all)
