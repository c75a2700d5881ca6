"""Making characters: four steps, the first numbers, and everything a newcomer carries."""

from __future__ import annotations

from fractions import Fraction
from functools import partial
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nde.dice import Ask, Policy, at_random, default_answer, odds_of, play, prefer, seeded, watch
from nde.rules.tkds.book.equipment import (
    ARMOUR,
    WEAPONS,
    defence_of,
    hands_used,
    is_trained,
    is_within_load,
    used_slots,
    weapons_of,
)
from nde.rules.tkds.book.people import ORIGINS, RACES, SPECIALIZATIONS
from nde.rules.tkds.book.spells import spells_for
from nde.rules.tkds.character import SKILLS, Character, Item
from nde.rules.tkds.characters.creation import create, reachable
from nde.rules.tkds.characters.outfit import KIT, in_hand
from nde.rules.tkds.characters.sheet import read_sheet, sheet, write_sheet
from nde.rules.tkds.checks.harm import SIDES
from nde.rules.tkds.scene import Figure
from tests.refusals import refuses
from tests.rules.tkds.characters.samples import GAME, game, made, made_of, random_character


def skills(character: Character) -> tuple[int, ...]:
    return tuple(getattr(character, skill) for skill in SKILLS)


def asked(**wishes: str) -> dict[str, Ask]:
    """Every question of one creation, by key."""
    seen: dict[str, Ask] = {}

    def remember(ask: Ask) -> str:
        seen[ask.key] = ask
        return prefer(wishes)(ask)

    play(create(GAME), seeded(7), remember)
    return seen


@pytest.mark.rule("tkds/creation", "tkds/G4")
@pytest.mark.parametrize(("race", "specialization"), list(product(RACES, SPECIALIZATIONS)))
def test_every_race_specialization_and_origin_go_together(race: str, specialization: str) -> None:
    for seed, origin in enumerate(ORIGINS):
        wishes = {"race": race, "specialization": specialization, "origin": origin}
        for answers in (prefer(wishes), partial(_otherwise_random, wishes, at_random(seeded(seed)))):
            hero = play(create(GAME), seeded(seed), answers)
            assert (hero.race, hero.specialization, hero.origin) == (race, specialization, origin)
            assert read_sheet(GAME, write_sheet(GAME, hero)) == hero


def _otherwise_random(wishes: dict[str, str], chance: Policy, ask: Ask) -> str:
    return wishes.get(ask.key) or chance(ask)


@pytest.mark.rule("tkds/creation")
def test_the_proposed_answers_make_a_fighter_ready_to_play() -> None:
    hero = play(create(GAME), seeded(1), default_answer)
    assert (hero.race, hero.origin, hero.specialization, hero.level) == ("human", "guard", "fighter", 1)
    assert (hero.hp, hero.magic, hero.essence, hero.hero_points) == (10, 0, 1, 1)
    assert [item.key for item in hero.items if item.is_held] == ["sword", "light", "buckler"]
    assert hero.coins == 60 - 30 - 20 - 5


@pytest.mark.rule("tkds/level", "tkds/creation", "tkds/U14")
@pytest.mark.parametrize("race", RACES)
@pytest.mark.parametrize("specialization", SPECIALIZATIONS)
def test_hp_and_magic_are_the_races_share_and_the_most_of_the_die(race: str, specialization: str) -> None:
    hero = made(race=race, specialization=specialization, perk_1="sure-strike")
    people, calling = RACES[race], SPECIALIZATIONS[specialization]
    assert hero.hp == hero.hp_most == people.hp + calling.hit_die
    extra = 8 if "extra-energy" in hero.perks else 0
    magic = people.magic + calling.magic_die + extra if calling.magic_die else 0
    assert hero.magic == hero.magic_most == magic
    assert hero.speed == people.speed


@pytest.mark.rule("tkds/creation")
def test_within_a_step_no_skill_is_raised_twice() -> None:
    wishes = {"raise-race-1": "will", "raise-free-1": "strength", "raise-free-2": "dexterity"}
    seen = asked(**wishes)
    assert "will" not in seen["raise-race-2"].options
    assert set(seen["raise-free-2"].options) == set(SKILLS) - {"strength"}
    assert set(seen["raise-free-3"].options) == set(SKILLS) - {"strength", "dexterity"}
    assert seen["raise-origin"].options == ORIGINS["guard"].skills
    assert seen["raise-origin"].default not in seen["raise-other"].options


@pytest.mark.rule("tkds/creation", "tkds/races")
def test_a_dwarf_gets_the_skill_that_no_other_part_of_the_step_has_touched() -> None:
    run = made_of(create(GAME), race="dwarf", specialization="fighter", origin="guard")
    raised = [(step.facts["skill"], step.facts["value"]) for step in run.steps if step.rule == "tkds/races"]
    assert raised == [("strength", "+1"), ("will", "+1"), ("dexterity", "-1"), ("intelligence", "+1")]


@pytest.mark.rule("tkds/creation", "tkds/skills")
@given(seed=st.integers(0, 2**32))
def test_skills_add_up_to_eight_and_stay_within_the_cap(seed: int) -> None:
    hero = random_character(seed)
    assert sum(skills(hero)) == 8
    assert max(skills(hero)) <= 4
    assert skills(hero) in reachable(GAME, hero.race, hero.origin, hero.specialization)


@pytest.mark.rule("tkds/creation", "tkds/U4")
@pytest.mark.parametrize("most", [3, 4, 5])
def test_the_cap_of_creation_may_be_moved(most: int) -> None:
    rules = game(creation_most=most)
    best = max(max(skills(random_character(seed, rules=rules))) for seed in range(60))
    assert best == min(most, 4), "one point of each step: four is the most there is"
    for seed in range(60):
        hero = random_character(seed, rules=rules)
        assert read_sheet(rules, write_sheet(rules, hero)) == hero


@pytest.mark.rule("tkds/creation")
def test_what_creation_can_lead_to_is_counted_by_brute_force() -> None:
    found = set()
    for one, two in [(a, b) for a in SKILLS for b in SKILLS if a != b]:
        for origin, other in [(a, b) for a in ORIGINS["cook"].skills for b in SKILLS if a != b]:
            for left in SKILLS:
                raised = [one, two, origin, other, "will", *(skill for skill in SKILLS if skill != left)]
                found.add(tuple(raised.count(skill) for skill in SKILLS))
    assert reachable(GAME, "human", "cook", "priest") == {spread for spread in found if max(spread) <= 4}


@pytest.mark.rule("tkds/gear", "tkds/prices", "tkds/creation")
def test_a_newcomer_has_the_kit_and_sixty_shillings() -> None:
    bare = {"weapon": "club", "armour": "none", "shield": "none"}
    hero = made(origin="labourer", specialization="mage", **bare)
    assert tuple(item.key for item in hero.items) == (*KIT, "club")
    assert used_slots(GAME, hero) == 6 + 1
    assert hero.coins == 60 - WEAPONS["club"].price
    rich = made(game(start_coins=500), origin="labourer", specialization="mage", **bare)
    assert rich.coins == 500 - WEAPONS["club"].price


@pytest.mark.rule("tkds/creation", "tkds/weapons", "tkds/armour")
@pytest.mark.parametrize("calling", SPECIALIZATIONS)
@pytest.mark.parametrize("race", RACES)
def test_a_newcomer_can_fight_at_once(calling: str, race: str) -> None:
    hero = made(race=race, specialization=calling)
    (weapon,) = weapons_of(Figure(id="hero", character=hero))
    assert is_trained(hero, weapon.key)
    best = max(hero.strength, hero.dexterity)
    assert max(getattr(hero, skill) for skill in weapon.skills) == best, "a weapon for the better skill"
    assert defence_of(GAME, Figure(id="hero", character=hero)) > 10
    assert all(is_trained(hero, item.key) for item in hero.items if item.is_held)


@pytest.mark.rule("tkds/creation", "tkds/weapons")
def test_nobody_draws_empty_hands_or_a_bow_without_arrows() -> None:
    for seed in range(120):
        hero = random_character(seed)
        held = weapons_of(Figure(id="hero", character=hero))
        assert held, seed
        carried = {item.key for item in hero.items}
        assert all(not one.ammunition or one.ammunition in carried for one in held), seed


@pytest.mark.rule("tkds/origins", "tkds/origin")
@pytest.mark.parametrize("origin", ORIGINS)
def test_an_origin_leaves_its_mark(origin: str) -> None:
    entry = ORIGINS[origin]
    bare = {"weapon": "none" if entry.keepsake == "weapon" else "club", "armour": "none", "shield": "none"}
    hero = made(origin=origin, specialization="mage", race="elf", **bare)
    carried = [item.key for item in hero.items]
    if entry.keepsake != "weapon":
        assert carried.pop() == "club"
    assert set(entry.items) <= set(carried)
    assert hero.coins == 60 + entry.coins - (entry.keepsake != "weapon")
    assert len(hero.languages) == 2 + len(entry.languages)
    if entry.keepsake:
        assert len(carried) == len(KIT) + 1
    if entry.keepsake == "weapon":
        assert WEAPONS[carried[-1]].hands == 1
        assert is_trained(hero, carried[-1])
    if entry.keepsake == "scroll":
        assert carried[-1].startswith("scroll:")


@pytest.mark.rule("tkds/origins")
def test_a_hermit_has_a_random_mystic_spell_of_the_first_category_on_a_scroll() -> None:
    drawn = {
        item.key
        for seed in range(60)
        for item in play(create(GAME), seeded(seed), prefer({"origin": "hermit"})).items
        if item.key.startswith("scroll:")
    }
    assert drawn == {f"scroll:{spell}" for spell in spells_for(GAME.settings, "priest", 1)}


@pytest.mark.rule("tkds/specializations", "tkds/spells", "tkds/58")
def test_casters_begin_with_two_spells_and_fighters_with_a_mastered_weapon() -> None:
    mage = made(race="elf", specialization="mage", spell_1="mage-armour", spell_2="electric-jolt")
    assert mage.spells == ("mage-armour", "electric-jolt")
    fighter = made(race="elf", specialization="fighter", mastery="spear")
    assert (fighter.mastery, fighter.spells) == (("spear",), ())
    assert "spear" in [item.key for item in fighter.items], "what one masters is proposed first"
    priest = made(race="elf", specialization="priest", patron="hatchet")
    assert is_trained(priest, "hatchet")
    rogue = made(race="elf", specialization="rogue")
    assert "own-tools" in [item.key for item in rogue.items]


@pytest.mark.rule("tkds/specializations", "tkds/creation")
def test_a_fighter_sets_out_with_the_weapon_they_master() -> None:
    fighters = [one for one in map(random_character, range(200)) if one.specialization == "fighter"]
    assert len(fighters) > 20
    for one in fighters:
        assert {item.key for item in one.items} >= set(one.mastery) != set()
    assert "greatsword" not in asked(specialization="fighter")["mastery"].options, "it costs 80 of 60 sh"
    assert "greatsword" in asked(specialization="fighter", origin="noble")["mastery"].options


@pytest.mark.rule("tkds/races", "tkds/perks", "tkds/U15")
def test_a_human_has_a_perk_at_level_one_and_so_has_everybody_by_option() -> None:
    assert [len(made(race=race).perks) for race in RACES] == [1, 0, 0, 0]
    assert [len(made(game(first_perk=True), race=race).perks) for race in RACES] == [2, 1, 1, 1]


@pytest.mark.rule("tkds/languages", "tkds/54")
def test_languages_come_from_the_race_and_one_may_stay_open() -> None:
    assert made(race="dwarf").languages == ("common", "dwarvish")
    assert made(race="human").languages == ("common", "open")
    assert made(race="human", language_1="goblin").languages == ("common", "goblin")
    envoy = made(race="elf", origin="envoy", language_1="orcish", language_2="goblin")
    assert envoy.languages == ("common", "elvish", "orcish", "goblin")
    assert "draconic" in asked(origin="scholar", race="elf")["language-1"].options
    assert "draconic" not in asked(origin="envoy", race="elf")["language-1"].options


@given(seed=st.integers(0, 2**32))
def test_whatever_is_chosen_can_be_carried_held_and_shown(seed: int) -> None:
    hero = random_character(seed)
    assert is_within_load(GAME, hero)
    assert hands_used(hero) <= 2
    assert hero.coins >= 0
    for item in hero.items:
        if item.is_held and item.key in ARMOUR:
            assert is_trained(hero, item.key)
            assert hero.strength >= ARMOUR[item.key].least_strength
    assert all(0 <= track.value <= track.most <= track.cap for track in sheet(GAME, hero).tracks)


def test_with_hardly_any_room_a_newcomer_leaves_things_behind() -> None:
    rules = game(slots=3)
    for seed in range(40):
        hero = random_character(seed, rules=rules)
        assert is_within_load(rules, hero)
        assert read_sheet(rules, write_sheet(rules, hero)) == hero


def test_a_name_may_be_anything_that_fits_on_a_sheet() -> None:
    assert made(name="  Žofie z Hor ").name == "Žofie z Hor"
    with refuses("text-too-long"):
        made(name="o" * 401)


@pytest.mark.rule("tkds/races", "tkds/origins", "tkds/specializations", "tkds/essence-abilities")
def test_what_is_not_from_the_book_is_told_with_a_rule_of_its_own() -> None:
    run = watch(create(GAME), seeded(1), prefer({"race": "elf", "specialization": "mage"}))
    told = {step.rule for step in run.steps}
    assert {"tkds/races", "tkds/origins", "tkds/specializations", "tkds/essence-abilities"} <= told


@pytest.mark.rule("tkds/dice", "tkds/1", "tkds/origins")
def test_the_scroll_of_a_hermit_is_drawn_with_a_die_of_the_game() -> None:
    drawn = odds_of(
        lambda: create(GAME),
        lambda hero: next(item.key for item in hero.items if item.key.startswith("scroll:")),
        prefer({"origin": "hermit"}),
    )
    spells = spells_for(GAME.settings, "priest", 1)
    assert drawn == {f"scroll:{spell}": Fraction(1, len(spells)) for spell in spells}
    rolled: list[int] = []

    def faces(sides: int) -> int:
        rolled.append(sides)
        return 1

    play(create(GAME), faces, prefer({"origin": "hermit"}))
    assert rolled
    assert set(rolled) <= set(SIDES)


@pytest.mark.rule("tkds/spells", "tkds/perk-list")
def test_no_question_of_one_creation_is_asked_twice() -> None:
    wishes = {"race": "human", "specialization": "mage", "perk-1": "extra-spell", "spell-1": "mage-armour"}
    seen: list[str] = []

    def remember(ask: Ask) -> str:
        seen.append(ask.key)
        return prefer(wishes)(ask)

    hero = play(create(GAME), seeded(7), remember)
    assert [key for key in seen if key.startswith("spell-")] == ["spell-1", "spell-2", "spell-3"]
    assert len(seen) == len(set(seen))
    assert (hero.spells[0], len(set(hero.spells))) == ("mage-armour", 3)


@pytest.mark.rule("tkds/origins")
def test_a_weapon_learnt_by_a_perk_is_not_taught_again_by_the_origin() -> None:
    learnt = play(create(GAME), seeded(56031623), at_random(seeded(56031624)))
    assert (learnt.perks, learnt.origin) == (("weapon-training:whip",), "gladiator")
    assert any(item.key == "whip" for item in learnt.items)
    assert learnt.training == ()
    assert read_sheet(GAME, write_sheet(GAME, learnt)) == learnt


@pytest.mark.rule("tkds/creation", "tkds/mastery")
@pytest.mark.parametrize(
    ("body", "best"),
    [
        ({"strength": 2, "dexterity": 0}, "bastard-sword"),
        ({"strength": -1, "dexterity": 4}, "hand-crossbow"),
        ({"strength": 2, "dexterity": 0, "training": ()}, "hand-crossbow"),
        ({"strength": 1, "dexterity": 3, "mastery": ("bastard-sword",)}, "bastard-sword"),
    ],
)
def test_a_newcomer_has_the_weapon_in_hand_that_does_most(body: dict[str, object], best: str) -> None:
    things = tuple(Item(key=key) for key in ("bastard-sword", "hand-crossbow"))
    priest = {
        "specialization": "priest",
        "training": ("bastard-sword",),
        "hp": 8,
        "hp_most": 8,
        "items": things,
    }
    for order in (things, things[::-1]):
        ready = in_hand(Character(**{**priest, **body, "items": order}))  # type: ignore[arg-type]
        assert [item.key for item in ready.items if item.is_held] == [best]
