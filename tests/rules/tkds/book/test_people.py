"""The tables of races, origins, specializations and perks, and what somebody has of them."""

from __future__ import annotations

import pytest

from nde.rules.tkds.actions import Check
from nde.rules.tkds.book.equipment import GEAR, THINGS
from nde.rules.tkds.book.people import (
    ABILITIES,
    ORIGINS,
    PERKS,
    RACES,
    SPECIALIZATIONS,
    calling_of,
    count_perk,
    has_perk,
    key_abilities,
    perk_choices,
    race_of,
    starting_hero_points,
)
from nde.rules.tkds.character import SKILLS, Character
from nde.rules.tkds.checks.tasks import is_beyond, resolve_check
from nde.rules.tkds.scene import Figure
from tests.rules.tkds.characters.samples import GAME, game, made_of, scene_of


def somebody(race: str = "", specialization: str = "", perks: tuple[str, ...] = ()) -> Character:
    return Character(hp=8, hp_most=8, race=race, specialization=specialization, perks=perks)


@pytest.mark.rule("tkds/race", "tkds/races", "tkds/28", "tkds/29")
@pytest.mark.parametrize(
    ("race", "hp", "magic", "speed", "fixed", "free"),
    [
        ("human", 2, 2, 6, (0, 0, 0, 0), 2),
        ("elf", 1, 3, 6, (-1, 1, 1, 0), 1),
        ("dwarf", 4, 0, 5, (1, -1, 0, 1), 1),
        ("halfling", 1, 1, 5, (-1, 1, 0, 1), 1),
    ],
)
def test_a_race_gives_hp_magic_speed_and_skills(
    race: str, hp: int, magic: int, speed: int, fixed: tuple[int, ...], free: int
) -> None:
    entry = RACES[race]
    assert (entry.hp, entry.magic, entry.speed, entry.free) == (hp, magic, speed, free)
    assert tuple((one in entry.raises) - (one in entry.lowers) for one in SKILLS) == fixed
    assert sum(fixed) + free == 2, "every race is worth two points"


@pytest.mark.rule("tkds/races")
def test_what_no_draft_of_the_author_has_is_marked() -> None:
    assert {key: entry.source for key, entry in RACES.items()} == {
        "human": "draft",
        "elf": "ours",
        "dwarf": "ours",
        "halfling": "ours",
    }
    assert {key for key, entry in PERKS.items() if entry.source == "ours"} == {"key-ability", "extra-energy"}


@pytest.mark.rule("tkds/races")
def test_the_traits_of_races_act() -> None:
    elf, dwarf, halfling = somebody("elf"), somebody("dwarf"), somebody("halfling")
    assert [race_of(one).aim for one in (elf, dwarf, halfling)] == [1, 0, 0]
    unmoved = Figure(id="elf", character=elf)
    assert is_beyond(unmoved, "withstand-sleep")
    assert is_beyond(unmoved, "withstand-paralysis")
    assert not is_beyond(unmoved, "withstand-charm"), "where magic is behind it"
    assert not is_beyond(Figure(id="dwarf", character=dwarf), "withstand-sleep")
    assert race_of(dwarf).withstands == ("poison", "disease")
    assert "poison" not in race_of(elf).withstands
    assert [starting_hero_points(GAME, one) for one in (elf, halfling)] == [1, 2]
    assert starting_hero_points(game(hero_points=3), halfling) == 4


@pytest.mark.rule("tkds/races")
def test_a_dwarf_withstands_toxins_with_advantage() -> None:
    def steps(race: str) -> list[str]:
        action = Check(who="hero", skill="strength", task="withstand-toxin")
        run = made_of(resolve_check(GAME, scene_of(somebody(race)), action))
        return [step.key for step in run.steps]

    assert "advantage" in steps("dwarf")
    assert "advantage" not in steps("elf")


@pytest.mark.rule("tkds/origins", "tkds/G4")
def test_there_are_thirty_origins_with_two_skills_each_and_something_more() -> None:
    assert len(ORIGINS) == 30
    for origin in ORIGINS.values():
        assert len(set(origin.skills)) == 2
        assert set(origin.skills) <= set(SKILLS)
        assert set(origin.items) <= set(THINGS)
        extras = (origin.items, origin.keepsake, origin.languages, origin.coins, origin.slots)
        assert sum(map(bool, extras)) == (2 if origin.key == "noble" else 1), origin.key


@pytest.mark.rule("tkds/origins")
@pytest.mark.parametrize(
    ("origin", "skills", "item"),
    [
        ("acolyte", {"intelligence", "will"}, "holy-water"),
        ("field-medic", {"strength", "intelligence"}, "healing-kit"),
        ("sailor", {"strength", "dexterity"}, "compass"),
        ("craftsman", {"dexterity", "intelligence"}, "craft-tools"),
        ("criminal", {"dexterity", "intelligence"}, "thieves-tools"),
    ],
)
def test_an_origin_has_its_pair_of_skills_and_its_thing(origin: str, skills: set[str], item: str) -> None:
    assert set(ORIGINS[origin].skills) == skills
    assert ORIGINS[origin].items == (item,)
    assert GEAR[item].key == item


@pytest.mark.rule("tkds/specialization", "tkds/specializations", "tkds/31")
@pytest.mark.parametrize(
    ("key", "dice", "discipline"),
    [
        ("fighter", (8, 0), ""),
        ("rogue", (6, 0), ""),
        ("mage", (4, 10), "practical"),
        ("priest", (6, 8), "mystic"),
    ],
)
def test_a_specialization_brings_dice_and_most_abilities(
    key: str, dice: tuple[int, int], discipline: str
) -> None:
    entry, one = SPECIALIZATIONS[key], somebody(specialization=key)
    assert (calling_of(one).hit_die, calling_of(one).magic_die, entry.discipline) == (*dice, discipline)
    assert entry.abilities or entry.discipline
    assert (calling_of(somebody()).hit_die, calling_of(somebody()).magic_die) == (0, 0)


@pytest.mark.rule("tkds/essence-abilities")
def test_every_specialization_has_one_ability_that_costs_essence() -> None:
    abilities = {"surge": "fighter", "edge": "rogue", "bolt": "mage", "healing-touch": "priest"}
    assert abilities == ABILITIES
    assert key_abilities(somebody(specialization="rogue")) == ("edge",)
    both = somebody(specialization="rogue", perks=("key-ability:bolt",))
    assert key_abilities(both) == ("edge", "bolt")
    assert key_abilities(somebody()) == ()


@pytest.mark.rule("tkds/perk-list", "tkds/56")
def test_perks_are_general_or_of_a_specialization() -> None:
    general = {key for key, perk in PERKS.items() if not perk.specializations}
    assert general == {"extra-slot", "weapon-training", "armour-training", "toughness", "key-ability"}
    for specialization in SPECIALIZATIONS:
        own = [key for key, perk in PERKS.items() if specialization in perk.specializations]
        assert len(own) == 4, specialization


@pytest.mark.rule("tkds/perk-list")
def test_perks_are_counted_with_what_was_named() -> None:
    one = somebody(perks=("weapon-training:sword", "toughness", "weapon-training:mace", "toughness"))
    assert count_perk(one, "toughness") == 2
    assert has_perk(one, "weapon-training")
    assert not has_perk(one, "gang-up")
    assert perk_choices(one, "weapon-training") == ("sword", "mace")
