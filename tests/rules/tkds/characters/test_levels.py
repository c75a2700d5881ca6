"""Levels: dice, spells and perks, in a session and between sessions, up to the cap and beyond."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from nde.dice import Ask, Waiting, default_answer, odds_of, play, replay, resume, seeded
from nde.rules.tkds.actions import Milestone
from nde.rules.tkds.book.people import RACES, SPECIALIZATIONS
from nde.rules.tkds.book.spells import spells_for
from nde.rules.tkds.character import Character
from nde.rules.tkds.characters.growth import (
    advance,
    gain_level,
    perks_allowed,
    resolve_milestone,
    spells_allowed,
)
from nde.rules.tkds.characters.sheet import read_sheet, write_sheet
from nde.rules.tkds.characters.situations import sample
from nde.rules.tkds.effects.body import HeroPointsSpent
from nde.rules.tkds.effects.growth import LevelGained, changed
from tests.refusals import refuses
from tests.rules.tkds.characters.samples import (
    GAME,
    after,
    game,
    made,
    made_of,
    random_character,
    resolved,
    scene_of,
)


@pytest.mark.rule("tkds/level", "tkds/32")
def test_a_level_gives_one_more_hit_die() -> None:
    fighter = sample(GAME, "human", "fighter", 2)
    grown = replay(advance(GAME, fighter), [7])
    assert (grown.level, grown.hp_most, grown.hp) == (3, fighter.hp_most + 7, fighter.hp + 7)
    assert grown.perks == fighter.perks
    assert grown.magic_most == 0


@pytest.mark.rule("tkds/level", "tkds/magic-energy", "tkds/32")
def test_those_who_cast_also_get_a_magic_die_and_a_spell() -> None:
    mage = sample(GAME, "elf", "mage", 2)
    grown = replay(advance(GAME, mage), [3, 10, "water-breathing"])
    assert grown.hp_most == mage.hp_most + 3
    assert grown.magic_most == mage.magic_most + 10
    assert grown.spells == (*mage.spells, "water-breathing")


@pytest.mark.rule("tkds/level", "tkds/perks", "tkds/32")
def test_each_even_level_gives_a_perk() -> None:
    hero = sample(GAME, "elf", "fighter", 1)
    for level in range(2, 9):
        hero = made_of(advance(GAME, hero), perk_1="toughness").result
        assert len(hero.perks) == level // 2


@pytest.mark.rule("tkds/level", "tkds/33")
def test_levels_come_from_milestones_and_nothing_is_counted_towards_them() -> None:
    hero = made(race="dwarf", specialization="fighter")
    once = after(hero, Milestone(who="hero"), perk_1="two-weapons")
    assert (once.level, once.perks) == (2, ("two-weapons",))
    assert "experience" not in write_sheet(GAME, once)


@pytest.mark.rule("tkds/level", "tkds/34", "tkds/U16")
def test_beyond_level_ten_only_even_levels_bring_a_perk_and_nothing_else() -> None:
    priest = sample(GAME, "human", "priest", 10)
    priest = replace(priest, perks=("toughness",) * 6, hp_most=priest.hp_most + 12, hp=priest.hp + 12)
    eleventh = replay(advance(GAME, priest), [])
    assert eleventh == replace(priest, level=11)
    twelfth = replay(advance(GAME, eleventh), ["toughness"])
    assert (twelfth.level, twelfth.hp_most) == (12, priest.hp_most + 2)
    assert twelfth.magic_most == priest.magic_most
    assert spells_allowed(GAME, twelfth) == spells_allowed(GAME, priest)


@pytest.mark.rule("tkds/level", "tkds/U16")
def test_the_cap_may_be_moved() -> None:
    rules = game(level_most=12)
    fighter = sample(rules, "human", "fighter", 10)
    assert replay(advance(rules, fighter), [8]).hp_most == fighter.hp_most + 8


@pytest.mark.rule("tkds/level", "tkds/U13")
@pytest.mark.parametrize(("specialization", "hp", "magic"), [("rogue", 3, 0), ("mage", 2, 5)])
def test_half_the_die_may_be_taken_instead_of_a_roll(specialization: str, hp: int, magic: int) -> None:
    rules = game(level_hp="half")
    before = sample(rules, "halfling", specialization, 2)
    grown = made_of(advance(rules, before)).result
    assert (grown.hp_most - before.hp_most, grown.magic_most - before.magic_most) == (hp, magic)


def test_a_level_that_is_granted_takes_nothing_away() -> None:
    """A game master writes effects by hand, and may write any number."""
    body = sample(GAME, "halfling", "mage", 2)
    level = LevelGained(who="hero", level=1, hp=-3, magic=-3, rule="tkds/level")
    assert changed(GAME, body, (level,)) == replace(body, barred=())


@pytest.mark.rule("tkds/level", "tkds/reroll", "tkds/U12")
def test_hero_points_roll_the_die_again_within_a_session_only() -> None:
    hero = replace(sample(GAME, "human", "fighter", 2), hero_points=1)
    scene = scene_of(hero)
    result = replay(resolve_milestone(GAME, scene, Milestone(who="hero")), [1, "reroll", 8])
    assert result.effects == (
        HeroPointsSpent(who="hero", points=1, rule="tkds/reroll"),
        LevelGained(who="hero", level=3, hp=8, rule="tkds/level"),
    )
    kept = replay(resolve_milestone(GAME, scene, Milestone(who="hero")), [5, "keep"])
    assert kept.effects == (LevelGained(who="hero", level=3, hp=5, rule="tkds/level"),)
    alone = replay(advance(GAME, hero), [1])
    assert (alone.hp_most, alone.hero_points) == (hero.hp_most + 1, 1)
    inside = replay(gain_level(GAME, hero, in_session=True), [1, "reroll", 8])
    assert (inside.hp_most, inside.hero_points) == (hero.hp_most + 8, 0)
    assert replay(gain_level(GAME, hero, in_session=False), [1]) == alone


@pytest.mark.rule("tkds/reroll", "tkds/U12")
def test_a_second_reroll_needs_another_point_and_leave_to_repeat() -> None:
    hero = replace(sample(GAME, "human", "fighter", 2), hero_points=2)
    twice = replay(gain_level(GAME, hero, in_session=True), [1, "reroll", 2, "reroll", 3])
    assert (twice.hp_most, twice.hero_points) == (hero.hp_most + 3, 0)
    once = replay(gain_level(game(reroll_repeats=False), hero, in_session=True), [1, "reroll", 2])
    assert (once.hp_most, once.hero_points) == (hero.hp_most + 2, 1)


@pytest.mark.rule("tkds/level")
def test_rolling_again_below_the_mean_is_worth_what_it_should_be() -> None:
    """A k8 rolled again on 1 to 4: half the faces stay, the other half are a fresh die."""
    hero = replace(sample(GAME, "human", "fighter", 2), hero_points=1)

    def policy(ask: Ask) -> str:
        return "reroll" if dict(ask.facts)["points"] <= 4 else "keep"  # type: ignore[operator]

    chances = odds_of(
        lambda: gain_level(GAME, hero, in_session=True), lambda one: one.hp_most - hero.hp_most, policy
    )
    assert chances == {face: Fraction(1, 16) + (Fraction(1, 8) if face > 4 else 0) for face in range(1, 9)}


@pytest.mark.rule("tkds/level", "tkds/U15")
def test_perks_are_half_the_level_and_what_the_race_adds() -> None:
    for level in range(1, 21):
        assert perks_allowed(GAME, Character(hp=1, hp_most=1, race="elf", level=level)) == level // 2
        assert perks_allowed(GAME, Character(hp=1, hp_most=1, race="human", level=level)) == level // 2 + 1


@pytest.mark.rule("tkds/level")
def test_the_dead_and_the_nameless_gain_no_level() -> None:
    hero = made(race="dwarf")
    with refuses("is-dead"):
        resolved(replace(hero, state="dead", hp=0), Milestone(who="hero"))
    with refuses("has-no-levels"):
        resolved(Character(hp=4, hp_most=4, kind="hireling"), Milestone(who="hero"))


@pytest.mark.rule("tkds/level")
def test_a_level_does_not_wake_somebody_at_zero() -> None:
    down = replace(made(race="dwarf"), hp=0, state="stable")
    grown = after(down, Milestone(who="hero"), perk_1="toughness")
    assert (grown.hp, grown.state) == (0, "stable")
    assert grown.hp_most > down.hp_most


@given(seed=st.integers(0, 2**32), level=st.integers(2, 14))
def test_whoever_grows_stays_within_what_dice_and_perks_can_give(seed: int, level: int) -> None:
    hero = random_character(seed, level)
    race, calling = RACES[hero.race], SPECIALIZATIONS[hero.specialization]
    dice = min(level, 10)
    tough = 2 * hero.perks.count("toughness")
    assert (
        race.hp + calling.hit_die + dice - 1 + tough
        <= hero.hp_most
        <= race.hp + dice * calling.hit_die + tough
    )
    assert len(hero.perks) == level // 2 + (hero.race == "human")
    assert len(hero.spells) <= spells_allowed(GAME, hero)
    assert read_sheet(GAME, write_sheet(GAME, hero)) == hero


def test_growing_waits_for_the_die_first() -> None:
    waiting = resume(advance(GAME, sample(GAME, "human", "rogue", 1)), [])
    assert isinstance(waiting, Waiting)
    assert waiting.question.key == "hit-die"


@pytest.mark.rule("tkds/level", "tkds/spells", "tkds/perks", "tkds/58")
@pytest.mark.parametrize("calling", ["mage", "priest"])
def test_a_list_of_spells_that_runs_out_stops_nobody(calling: str) -> None:
    hero = made(specialization=calling)
    for seed in range(13):
        hero = play(advance(GAME, hero), seeded(seed), default_answer)
    assert hero.level == 14
    assert set(hero.spells) == set(spells_for(GAME.settings, calling, 14))
    assert read_sheet(GAME, write_sheet(GAME, hero)) == hero


@pytest.mark.rule("tkds/perks", "tkds/56")
def test_a_perk_not_had_yet_is_proposed_first() -> None:
    hero = made(specialization="fighter")
    for seed in range(7):
        hero = play(advance(GAME, hero), seeded(seed), default_answer)
    assert hero.perks == ("sure-strike", "two-weapons", "shield-block", "critical-momentum", "sure-strike")
