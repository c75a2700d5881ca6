"""Casting: the price, the check, the four results of every spell, and every refusal."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from nde.board import Areas, Board, Grid, Square
from nde.dice import odds_of, play, prefer
from nde.locale import words
from nde.rules.prospects import prospect_of
from nde.rules.tkds.actions import CastSpell
from nde.rules.tkds.book.spells import CATEGORIES, SPELLS, spells_for
from nde.rules.tkds.book.tables import tables
from nde.rules.tkds.character import Character, Item
from nde.rules.tkds.characters.sheet import write_sheet
from nde.rules.tkds.effects.growth import LevelGained, changed
from nde.rules.tkds.effects.magic import Enchanted, ZoneLaid
from nde.rules.tkds.effects.time import EventCame, pass_turns
from nde.rules.tkds.magic.situations import situations
from nde.rules.tkds.rolls import DEGREES, degree_of
from nde.rules.tkds.ruleset import RESOLVE, TKDS
from nde.rules.tkds.scene import Condition, Figure, Scene
from tests.refusals import refuses
from tests.rules.tkds.magic.people import (
    GAME,
    after,
    ally,
    carry_out,
    chances,
    foe,
    game,
    mage,
    priest,
    run,
    scene_of,
    told,
)

CASTERS = ("mage", "priest")
FACES = {
    1: {"critical-failure": 1, "failure": 5, "success": 12, "critical-success": 20},
    2: {"critical-failure": 1, "failure": 5, "success": 14, "critical-success": 20},
    3: {"critical-failure": 1, "failure": 7, "success": 16, "critical-success": 20},
}
"""A natural die for each degree, by category, with a skill of 0."""


def cast(spell: str, *targets: str, **fields: Any) -> CastSpell:
    return CastSpell(who="hero", spell=spell, targets=targets, **fields)


def face(spell: str, degree: str) -> int:
    return FACES[SPELLS[spell].category][degree]


def laid(scene: Scene, id: str) -> tuple[Condition, ...]:
    return scene.figure(id).conditions


# the check


@pytest.mark.rule("tkds/G6", "tkds/casting")
@pytest.mark.parametrize("spell", ["mage-armour", "dimensional-jump", "implosion"])
@pytest.mark.parametrize("skill", [-5, -1, 0, 3, 5])
@pytest.mark.parametrize("edge", [-1, 0, 1])
def test_casting_odds_are_exact_against_every_die(spell: str, skill: int, edge: int) -> None:
    hu = CATEGORIES[SPELLS[spell].category].hu
    counted: Counter[str] = Counter()
    for one, other in product(range(1, 21), repeat=2):
        kept = {-1: min(one, other), 0: one, 1: max(one, other)}[edge]
        counted[degree_of(GAME.settings, kept, kept + skill, hu)] += 1
    scene = scene_of(mage(intelligence=skill), foe())
    target = {"foe": ("foe",), "self": ()}[SPELLS[spell].target]
    action = cast(spell, *target, advantage=int(edge > 0), disadvantage=int(edge < 0))
    assert chances(scene, action) == {key: Fraction(count, 400) for key, count in counted.items()}


@pytest.mark.rule("tkds/casting", "tkds/G6")
def test_a_mage_casts_with_intelligence_and_a_priest_with_will() -> None:
    # Water breathing belongs to both disciplines.
    clever: dict[str, Any] = {"intelligence": 5, "will": -5}
    assert run(scene_of(mage(**clever)), cast("water-breathing", "hero"), [7]).result.outcome == "success"
    assert run(scene_of(priest(**clever)), cast("water-breathing", "hero"), [7]).result.outcome != "success"


@pytest.mark.rule("tkds/U32", "tkds/casting", "tkds/magic-energy", "tkds/46")
@pytest.mark.parametrize("degree", DEGREES)
@pytest.mark.parametrize(("spell", "cost"), [("bless", 4), ("dimensional-anchor", 8), ("implosion", 12)])
def test_the_price_is_paid_on_every_result(spell: str, cost: int, degree: str) -> None:
    scene = scene_of(priest(), ally(), foe())
    target = "ally" if spell == "bless" else "foe"
    left = after(scene, cast(spell, target), [face(spell, degree)]).figure("hero").character.magic
    assert left == 40 - cost


@pytest.mark.rule("tkds/U32")
@pytest.mark.parametrize(("degree", "left"), list(zip(DEGREES, (40, 40, 28, 28), strict=True)))
def test_as_an_option_a_spell_that_fails_costs_nothing(degree: str, left: int) -> None:
    scene = scene_of(mage(), foe())
    option = game(cost_on_failure=False)
    done = after(scene, cast("implosion", "foe"), [face("implosion", degree)], option)
    assert done.figure("hero").character.magic == left


@pytest.mark.rule("tkds/46", "tkds/magic-energy", "tkds/temporary")
def test_temporary_energy_is_spent_first() -> None:
    hero = mage(magic=2, magic_temporary=3, magic_temporary_rounds=60)
    body = after(scene_of(hero), cast("mage-armour"), [12]).figure("hero").character
    assert (body.magic, body.magic_temporary, body.magic_temporary_rounds) == (1, 0, 0)


@pytest.mark.rule("tkds/U19", "tkds/magic-energy")
def test_no_energy_left_knocks_nobody_out() -> None:
    hero = after(scene_of(mage(magic=4)), cast("mage-armour"), [12]).figure("hero")
    assert hero.character.magic == 0
    assert not hero.is_out


@pytest.mark.rule("tkds/reroll", "tkds/casting")
def test_a_hero_point_rolls_the_casting_check_again() -> None:
    scene = scene_of(mage(hero_points=1), foe())
    done = after(scene, cast("implosion", "foe"), [2, "reroll", 16])
    assert done.figure("foe").character.hp == 70
    assert done.figure("hero").character.hero_points == 0


# every spell


@pytest.mark.rule("tkds/spell-list", "tkds/casting")
@pytest.mark.parametrize(
    ("faces", "lost"), [((1,), (0, 0)), ((5, 4), (4, 0)), ((12, 9, 5), (9, 5)), ((20, 9, 5), (18, 10))]
)
def test_electric_jolt_leaps_and_doubles(faces: tuple[int, ...], lost: tuple[int, int]) -> None:
    scene = scene_of(mage(), foe(), foe("other"))
    done = after(scene, cast("electric-jolt", "foe", "other"), faces)
    assert tuple(100 - done.figure(id).character.hp for id in ("foe", "other")) == lost


@pytest.mark.rule("tkds/spell-list")
@pytest.mark.parametrize(
    ("degree", "lost"), [("critical-failure", 0), ("failure", 10), ("success", 30), ("critical-success", 60)]
)
def test_implosion_needs_no_damage_roll(degree: str, lost: int) -> None:
    done = after(scene_of(mage(), foe()), cast("implosion", "foe"), [face("implosion", degree)])
    assert done.figure("foe").character.hp == 100 - lost


@pytest.mark.rule("tkds/our-spells")
@pytest.mark.parametrize(
    ("spell", "faces", "gained"),
    [
        ("healing", (1,), 0),
        ("healing", (5, 1), 1),
        ("healing", (5, 8), 4),
        ("healing", (12, 8), 9),
        ("healing", (20,), 9),
        ("greater-healing", (5, 7), 7),
        ("greater-healing", (14, 7), 15),
        ("greater-healing", (20,), 16),
    ],
)
def test_healing_in_four_degrees(spell: str, faces: tuple[int, ...], gained: int) -> None:
    done = after(scene_of(priest(), ally()), cast(spell, "ally"), faces)
    assert done.figure("ally").character.hp == 5 + gained


@pytest.mark.rule("tkds/our-spells", "tkds/perk-list")
@pytest.mark.parametrize(("faces", "gained"), [((12, 10), 11), ((20,), 11)])
def test_a_perk_heals_with_a_larger_die(faces: tuple[int, ...], gained: int) -> None:
    hero = priest(perks=("strong-healing",))
    assert (
        after(scene_of(hero, ally()), cast("healing", "ally"), faces).figure("ally").character.hp
        == 5 + gained
    )


@pytest.mark.rule("tkds/our-spells", "tkds/dying")
def test_healing_wakes_the_dying() -> None:
    dying = ally(hp=0, state="dying", dying=2, is_mortally_wounded=True)
    done = after(scene_of(priest(), dying), cast("healing", "ally"), [12, 3]).figure("ally").character
    assert (done.hp, done.state, done.is_mortally_wounded) == (4, "fine", True)


@pytest.mark.rule("tkds/our-spells")
def test_a_circle_heals_each_by_a_roll_of_their_own() -> None:
    scene = scene_of(priest(hp=1), ally())
    done = after(scene, cast("healing-circle", "ally", "hero"), [16, 1, 8])
    assert (done.figure("ally").character.hp, done.figure("hero").character.hp) == (14, 17)


@pytest.mark.rule("tkds/our-spells", "tkds/spell-list")
@pytest.mark.parametrize(
    ("spell", "target", "degree", "condition"),
    [
        ("mage-armour", "hero", "failure", ("mage-armour", 1, -1)),
        ("mage-armour", "hero", "success", ("mage-armour", 2, -1)),
        ("mage-armour", "hero", "critical-success", ("mage-armour", 3, -1)),
        ("bless", "ally", "failure", ("blessed", 1, 3)),
        ("bless", "ally", "success", ("blessed", 1, 10)),
        ("bless", "ally", "critical-success", ("blessed", 2, 10)),
        ("magic-weapon", "ally", "failure", ("magic-weapon", 1, 3)),
        ("magic-weapon", "ally", "success", ("magic-weapon", 1, 6)),
        ("magic-weapon", "ally", "critical-success", ("magic-weapon", 2, 6)),
        ("water-breathing", "ally", "failure", ("water-breathing", 0, 360)),
        ("water-breathing", "ally", "success", ("water-breathing", 0, 2880)),
        ("water-walking", "ally", "failure", ("water-walking", 0, 60)),
        ("water-walking", "ally", "success", ("water-walking", 0, 360)),
        ("roots", "foe", "failure", ("slowed", 0, 1)),
        ("roots", "foe", "success", ("rooted", 1, 60)),
        ("roots", "foe", "critical-success", ("rooted", 2, 60)),
        ("touch-of-stupidity", "foe", "failure", ("dull", 1, 10)),
        ("touch-of-stupidity", "foe", "success", ("dull", 2, 10)),
        ("touch-of-stupidity", "foe", "critical-success", ("dull", 4, 10)),
        ("dimensional-anchor", "foe", "failure", ("anchored", 5, 3)),
        ("dimensional-anchor", "foe", "success", ("anchored", 14, 10)),
        ("dimensional-anchor", "foe", "critical-success", ("anchored", 20, 360)),
        ("anti-magic-zone", "foe", "failure", ("anti-magic", 5, 3)),
        ("anti-magic-zone", "foe", "success", ("anti-magic", 14, 60)),
    ],
)
def test_a_spell_leaves_a_condition(
    spell: str, target: str, degree: str, condition: tuple[str, int, int]
) -> None:
    scene = scene_of(mage(), ally(), foe())
    (left,) = laid(after(scene, cast(spell, target), [face(spell, degree)]), target)
    assert (left.key, left.value, left.rounds) == condition
    assert left.source == "hero"
    assert laid(after(scene, cast(spell, target), [1]), target) == ()


@pytest.mark.rule("tkds/spell-list")
def test_water_breathing_reaches_all_only_on_a_critical_success() -> None:
    scene = scene_of(mage(), ally())
    action = cast("water-breathing", "hero", "ally")
    assert laid(after(scene, action, [12]), "ally") == ()
    assert laid(after(scene, action, [20]), "ally") != ()


@pytest.mark.rule("tkds/spell-list")
@pytest.mark.parametrize(
    ("level", "faces", "rounds"),
    [
        (1, (16, 5), 5),
        (1, (20, 5), 10),
        (1, (7, 5), 2),
        (1, (7, 1), 0),
        (8, (16,), 1),
        (9, (20,), 2),
        (8, (7,), 0),
        (1, (1,), 0),
    ],
)
def test_the_stun_curse_weighs_levels(level: int, faces: tuple[int, ...], rounds: int) -> None:
    done = after(scene_of(mage(), foe(level=level)), cast("stun-curse", "foe"), faces)
    assert [one.rounds for one in laid(done, "foe")] == ([rounds] if rounds else [])


@pytest.mark.rule("tkds/spell-list")
@pytest.mark.parametrize(
    ("level", "faces", "rounds"),
    [
        (5, (16,), -1),
        (6, (16,), 60),
        (8, (16, 3), 3),
        (6, (20,), -1),
        (9, (20,), 60),
        (5, (7,), 60),
        (7, (7, 4), 4),
        (8, (7,), None),
    ],
)
def test_the_blinding_curse_weighs_levels(level: int, faces: tuple[int, ...], rounds: int | None) -> None:
    done = after(scene_of(mage(), foe(level=level)), cast("blinding-curse", "foe"), faces)
    assert [one.rounds for one in laid(done, "foe")] == ([] if rounds is None else [rounds])


@pytest.mark.rule("tkds/spell-list")
def test_the_stunned_cannot_act() -> None:
    scene = scene_of(mage(), foe())
    stunned = replace(mage(), conditions=(Condition(key="stunned", rounds=2),))
    with refuses("cannot-act"):
        run(replace(scene, figures=(stunned, foe())), cast("implosion", "foe"), [16])


@pytest.mark.rule("tkds/spell-list", "tkds/skills")
def test_a_dulled_mind_lowers_intelligence_only() -> None:
    dulled = replace(mage(), conditions=(Condition(key="dull", value=4, rounds=10),))
    plain = run(scene_of(mage(), foe()), cast("implosion", "foe"), [16]).result.outcome
    low = run(scene_of(dulled, foe()), cast("implosion", "foe"), [16]).result.outcome
    assert (plain, low) == ("success", "failure")
    with_will = replace(priest(), conditions=dulled.conditions)
    assert run(scene_of(with_will, foe()), cast("stun-curse", "foe"), [16, 1]).result.outcome == "success"


@pytest.mark.rule("tkds/our-spells")
def test_a_blessing_counts_on_the_casting_check_and_does_not_add_up() -> None:
    scene = scene_of(priest(), ally())
    twice = after(after(scene, cast("bless", "hero"), [20]), cast("bless", "hero"), [11])
    assert [(one.key, one.value) for one in laid(twice, "hero")] == [("blessed", 1)]
    assert run(twice, cast("bless", "ally"), [11]).result.outcome == "success"


@pytest.mark.rule("tkds/spell-list")
@pytest.mark.parametrize(("answers", "rounds"), [([20, "longer"], 360), ([20, "wider"], 60)])
def test_a_critical_zone_is_wider_or_lasts_longer(answers: list[Any], rounds: int) -> None:
    (zone,) = laid(after(scene_of(mage(), foe()), cast("anti-magic-zone", "foe"), answers), "foe")
    assert (zone.rounds, zone.value) == (rounds, 20)


@pytest.mark.rule("tkds/spell-list", "tkds/casting")
def test_other_spells_must_reach_the_total_of_a_zone() -> None:
    zone = Condition(key="anti-magic", value=18, rounds=60, source="enemy")
    inside = replace(foe(), conditions=(zone,))
    done = run(scene_of(mage(), inside), cast("implosion", "foe"), [16])
    assert done.result.outcome == "failure"
    assert "casting-against" in told(done)
    assert run(scene_of(mage(), inside), cast("implosion", "foe"), [18]).result.outcome == "success"
    own = replace(foe(), conditions=(replace(zone, source="hero"),))
    assert run(scene_of(mage(), own), cast("implosion", "foe"), [16]).result.outcome == "success"
    low = replace(foe(), conditions=(replace(zone, value=3),))
    assert "casting-against" not in told(run(scene_of(mage(), low), cast("implosion", "foe"), [16]))


@pytest.mark.rule("tkds/spell-list")
def test_an_anchor_holds_jumps_and_nothing_else() -> None:
    held = replace(mage(), conditions=(Condition(key="anchored", value=17, source="foe"),))
    assert run(scene_of(held), cast("dimensional-jump"), [16]).result.outcome == "failure"
    assert run(scene_of(held), cast("dimensional-jump"), [17]).result.outcome == "success"
    assert run(scene_of(held), cast("mage-armour"), [12]).result.outcome == "success"


@pytest.mark.rule("tkds/spell-list")
@pytest.mark.parametrize(("die", "at"), [(1, 0), (5, 0), (14, 15), (20, 15)])
def test_a_jump_lands_where_it_carries(die: int, at: int) -> None:
    board = Board(grid=Grid(width=40, height=1)).put("hero", Square(0, 0))
    done = after(scene_of(mage(), space=board), cast("dimensional-jump", to=Square(15, 0)), [die])
    assert isinstance(done.space, Board)
    assert done.space.where("hero") == Square(at, 0)


@pytest.mark.rule("tkds/spell-list")
@pytest.mark.parametrize(
    ("die", "learned", "until"),
    [(1, False, "level"), (5, False, "day"), (12, True, "day"), (20, True, "day")],
)
def test_identifying_works_once_a_day_and_a_botch_until_a_new_level(
    die: int, learned: bool, until: str
) -> None:
    scene, action = scene_of(mage()), cast("identify-magic", subject="ring")
    done = run(scene, action, [die])
    assert any(type(one).__name__ == "MagicLearned" for one in done.result.effects) is learned
    later = after(scene, action, [die])
    hero = later.figure("hero")
    assert hero.used == (("identify-magic/ring:day",) if until == "day" else ())
    assert hero.character.barred == (() if until == "day" else ("identify-magic/ring",))
    assert later.clock == 60
    with refuses("tried-already"):
        run(later, action)
    other = cast("identify-magic", subject="sword")
    assert run(later, other, [12]).result.outcome == "success"


@pytest.mark.rule("tkds/spell-list")
def test_a_new_level_lets_a_botched_subject_be_tried_again() -> None:
    later = after(scene_of(mage()), cast("identify-magic", subject="ring"), [1])
    body = later.figure("hero").character
    assert write_sheet(GAME, body)["barred"] == ["identify-magic/ring"], "the sheet remembers it"
    with refuses("tried-already"):
        run(scene_of(Figure(id="hero", character=body)), cast("identify-magic", subject="ring"))
    risen = changed(GAME, body, (LevelGained(who="hero", level=9, rule="tkds/level"),))
    wiser = scene_of(Figure(id="hero", character=risen))
    assert run(wiser, cast("identify-magic", subject="ring"), [12]).result.outcome == "success"


@pytest.mark.rule("tkds/reroll", "tkds/37")
def test_the_dice_of_a_spell_are_an_own_roll_and_may_be_rolled_again() -> None:
    hero = mage(hero_points=2, intelligence=2)
    scene = scene_of(hero, foe(), foe("other"))
    # The check is kept, the first damage rolled again, the second too; then nothing is left.
    answers: list[int | str] = [12, "keep", 2, "reroll", 11, "keep", 1, "reroll", 5]
    later = after(scene, cast("electric-jolt", "foe", "other"), answers)
    assert [later.figure(id).character.hp for id in ("foe", "other")] == [89, 95]
    assert later.figure("hero").character.hero_points == 0
    # A point that went into the check is gone for the damage.
    poor = scene_of(mage(hero_points=1), foe())
    done = after(poor, cast("electric-jolt", "foe"), [3, "reroll", 14, 6])
    assert done.figure("foe").character.hp == 94
    healed = after(
        scene_of(priest(hero_points=1), ally()), cast("healing", "ally"), [14, "keep", 1, "reroll", 8]
    )
    assert healed.figure("ally").character.hp == 5 + 9


@pytest.mark.rule("tkds/spell-list", "tkds/monsters", "tkds/G7")
def test_a_dulled_mind_needs_a_mind() -> None:
    undead = replace(foe(), immune=("mind",))
    done = run(scene_of(mage(), undead), cast("touch-of-stupidity", "foe"), [14])
    assert told(done)[-1] == "spell-immune"
    assert after(scene_of(mage(), foe()), cast("touch-of-stupidity", "foe"), [14]).figure("foe").conditions


@pytest.mark.rule("tkds/spell-list")
def test_the_gm_sets_the_target_of_identifying() -> None:
    action = cast("identify-magic", subject="ring", hu=18)
    assert run(scene_of(mage()), action, [17]).result.outcome == "failure"


@pytest.mark.rule("tkds/spell-list")
@pytest.mark.parametrize("spell", ["illusory-scene", "illusory-terrain"])
def test_what_only_words_carry_out_is_told(spell: str) -> None:
    scene = scene_of(mage())
    told_of = [type(one).__name__ for one in run(scene, cast(spell), [14]).result.effects]
    assert told_of == ["MagicSpent", "TurnPassed", "SpellTold", "EventCame"]
    assert "SpellTold" not in [type(one).__name__ for one in run(scene, cast(spell), [1]).result.effects]
    plain = run(scene, cast("mage-armour"), [12]).result.effects
    assert "SpellTold" not in [type(one).__name__ for one in plain]


# paying otherwise, scrolls


@pytest.mark.rule("tkds/perk-list", "tkds/exhausted")
def test_a_perk_pays_with_exhaustion() -> None:
    hero = mage(magic=0, perks=("exhausting-cast",))
    done = (
        after(scene_of(hero, foe()), cast("implosion", "foe", exhausts=True), [16]).figure("hero").character
    )
    assert (done.magic, done.is_exhausted) == (0, True)


@pytest.mark.rule("tkds/perk-list")
@pytest.mark.parametrize("fields", [{}, {"perks": ("exhausting-cast",), "is_exhausted": True}])
def test_exhaustion_pays_only_with_the_perk_and_once(fields: dict[str, Any]) -> None:
    with refuses("cannot-exhaust"):
        run(scene_of(mage(**fields)), cast("mage-armour", exhausts=True))


@pytest.mark.rule("tkds/scrolls")
def test_anyone_reads_a_scroll_and_it_is_used_up() -> None:
    fighter = Figure(
        id="hero",
        character=Character(
            hp=8,
            hp_most=8,
            specialization="fighter",
            will=2,
            items=(Item(key="rope"), Item(key="scroll:healing")),
        ),
    )
    scene, action = scene_of(fighter, ally()), cast("healing", "ally", scroll=1)
    # Disadvantage without the discipline: the worse of 18 and 10 counts, and the will of the discipline.
    done = after(scene, action, [18, 10, 8])
    assert done.figure("ally").character.hp == 14
    assert done.figure("hero").character.items == (Item(key="rope"),)
    assert "casting-hindered" in told(run(scene, action, [18, 10, 8]))


@pytest.mark.rule("tkds/scrolls")
def test_a_caster_reads_a_scroll_of_the_own_discipline_plainly_and_for_free() -> None:
    hero = priest(spells=(), magic=0, level=1, items=(Item(key="scroll:greater-healing", uses=1),))
    done = after(scene_of(hero, ally()), cast("greater-healing", "ally", scroll=0), [14, 1])
    assert done.figure("ally").character.hp == 14
    assert done.figure("hero").character.items == ()


@pytest.mark.rule("tkds/scrolls")
@pytest.mark.parametrize("place", [0, 1, 7])
def test_only_a_scroll_of_the_spell_is_read(place: int) -> None:
    hero = mage(items=(Item(key="rope"), Item(key="scroll:bless")))
    with refuses("not-a-scroll"):
        run(scene_of(hero), cast("healing", "hero", scroll=place))


# hindrances


@pytest.mark.rule("tkds/armour", "tkds/casting")
@pytest.mark.parametrize("key", ["medium", "heavy", "buckler", "shield"])
def test_armour_and_shields_hinder_casting(key: str) -> None:
    hero = mage(items=(Item(key=key, is_held=True),), training=(key,), strength=4)
    assert chances(scene_of(hero), cast("mage-armour")) == chances(
        scene_of(mage()), cast("mage-armour", disadvantage=1)
    )


@pytest.mark.rule("tkds/armour", "tkds/casting")
def test_nobody_casts_in_armour_without_training() -> None:
    hero = mage(items=(Item(key="light", is_held=True),))
    with refuses("armour-stops-magic"):
        run(scene_of(hero), cast("mage-armour"))
    packed = mage(items=(Item(key="light"),))
    assert run(scene_of(packed), cast("mage-armour"), [12]).result.outcome == "success"


def _fight(gap: int) -> Scene:
    board = Board(grid=Grid(width=30, height=1)).put("hero", Square(0, 0)).put("foe", Square(gap, 0))
    board = board.put("other", Square(8, 0))
    return scene_of(mage(), foe(), foe("other"), is_fight=True, space=board)


@pytest.mark.rule("tkds/threatened", "tkds/U30", "tkds/casting")
def test_threatened_casting_is_hindered_unless_aimed_at_the_threatener() -> None:
    plain = chances(_fight(5), cast("implosion", "other"))
    assert chances(_fight(1), cast("implosion", "foe")) == plain
    hindered = chances(_fight(5), cast("implosion", "other", disadvantage=1))
    assert chances(_fight(1), cast("implosion", "other")) == hindered
    assert chances(_fight(1), cast("mage-armour")) == chances(_fight(5), cast("mage-armour", disadvantage=1))


# refusals


@pytest.mark.rule("tkds/casting", "tkds/turn")
def test_casting_takes_the_action_of_a_turn() -> None:
    scene = scene_of(mage(), foe(), is_fight=True)
    done = after(scene, cast("implosion", "foe"), [16])
    assert done.figure("hero").has_acted
    with refuses("already-acted"):
        run(done, cast("implosion", "foe"))
    with refuses("not-your-turn"):
        run(replace(scene, side="foes"), cast("implosion", "foe"))
    assert not after(scene_of(mage(), foe()), cast("implosion", "foe"), [16]).figure("hero").has_acted


@pytest.mark.rule("tkds/casting", "tkds/spells", "tkds/45")
@pytest.mark.parametrize(
    ("hero", "action", "reason"),
    [
        (mage(spells=("mage-armour",)), cast("implosion", "foe"), "spell-not-known"),
        (mage(level=7), cast("implosion", "foe"), "spell-too-high"),
        (mage(magic=11), cast("implosion", "foe"), "too-little-magic"),
        (mage(magic=0, magic_most=0), cast("mage-armour"), "too-little-magic"),
        (mage(), cast("implosion"), "spell-targets"),
        (mage(), cast("implosion", "foe", "other"), "spell-targets"),
        (mage(), cast("electric-jolt", "foe", "foe"), "spell-targets"),
        (mage(), cast("implosion", "hero"), "spell-targets"),
        (mage(), cast("mage-armour", "foe"), "spell-targets"),
        (mage(), cast("illusory-scene", "foe"), "spell-targets"),
        (mage(), cast("identify-magic"), "subject-missing"),
    ],
)
def test_a_spell_is_refused(hero: Figure, action: CastSpell, reason: str) -> None:
    with refuses(reason):
        run(scene_of(hero, foe(), foe("other")), action)


@pytest.mark.rule("tkds/casting")
@pytest.mark.parametrize("spell", ["identify-magic", "illusory-scene"])
def test_a_ritual_is_not_for_a_fight(spell: str) -> None:
    with refuses("ritual-in-fight"):
        run(scene_of(mage(), is_fight=True), cast(spell, subject="ring"))


@pytest.mark.rule("tkds/casting", "tkds/scrolls")
@pytest.mark.parametrize(
    ("held", "scroll", "refused"),
    [
        (("sword",), False, False),
        (("sword", "knife"), False, True),
        (("sword", "buckler"), False, True),
        (("sword",), True, True),
        ((), True, False),
    ],
)
def test_a_spell_needs_a_free_hand_and_a_scroll_two(
    held: tuple[str, ...], scroll: bool, refused: bool
) -> None:
    items = (Item(key="scroll:mage-armour"), *(Item(key=key, is_held=True) for key in held))
    hero = mage(items=items, training=("buckler", "sword"))
    action = cast("mage-armour", scroll=0 if scroll else -1)
    if refused:
        with refuses("hands-full"):
            run(scene_of(hero), action)
    else:
        assert run(scene_of(hero), action, [20, 20] if "buckler" in held else [20]).result.outcome


@pytest.mark.rule("tkds/casting", "tkds/spell-list")
@pytest.mark.parametrize(
    ("action", "gap", "refused"),
    [
        (cast("implosion", "foe"), 10, False),
        (cast("implosion", "foe"), 11, True),
        (cast("touch-of-stupidity", "foe"), 1, False),
        (cast("touch-of-stupidity", "foe"), 2, True),
        (cast("electric-jolt", "foe", "other"), 6, False),
        (cast("electric-jolt", "foe", "other"), 5, True),
        (cast("anti-magic-zone", "foe", "other"), 2, False),
        (cast("anti-magic-zone", "foe", "other"), 1, True),
    ],
)
def test_a_spell_has_a_range(action: CastSpell, gap: int, refused: bool) -> None:
    scene = replace(_fight(gap), is_fight=False)
    if refused:
        with refuses("spell-out-of-range"):
            run(scene, action)
    else:
        assert run(scene, action, [1]).result.outcome == "critical-failure"


@pytest.mark.rule("tkds/casting")
def test_the_dead_are_beyond_magic() -> None:
    with refuses("is-dead"):
        run(scene_of(priest(), ally(hp=0, state="dead")), cast("healing", "ally"))


# properties


@pytest.mark.rule("tkds/casting", "tkds/magic-energy")
@given(
    spell=st.sampled_from(sorted(SPELLS)),
    skill=st.integers(-5, 5),
    die=st.integers(1, 20),
    hp=st.integers(1, 120),
    seed=st.integers(0, 11),
)
def test_whatever_is_cast_keeps_everything_within_bounds(
    spell: str, skill: int, die: int, hp: int, seed: int
) -> None:
    entry = SPELLS[spell]
    target = {"self": (), "none": (), "ally": ("ally",), "foe": ("foe",), "anyone": ("foe",)}[entry.target]
    hero = mage(intelligence=skill, will=skill)
    scene = scene_of(hero, ally(hp=min(hp, 30)), foe(hp=hp, hp_most=120))
    faces = iter([die])

    def face_of(sides: int) -> int:
        return next(faces, seed % sides + 1)

    action = cast(spell, *target, subject="ring" if entry.is_daily else "")
    result = play(RESOLVE[CastSpell](GAME, scene, action), face_of)
    done = carry_out(scene, result.effects)
    assert result.outcome == degree_of(GAME.settings, die, die + skill, CATEGORIES[entry.category].hu)
    for figure in done.figures:
        body = figure.character
        assert 0 <= body.hp <= body.hp_most
        assert 0 <= body.magic <= body.magic_most
    assert done.figure("hero").character.magic == 40 - CATEGORIES[entry.category].cost


# wands, rods and staffs


def _with(item: Item, **fields: Any) -> Scene:
    return scene_of(mage(**{"items": (item,), "spells": (), "level": 1, **fields}), foe())


@pytest.mark.rule("tkds/scrolls")
def test_a_wand_needs_the_discipline_and_loses_a_use() -> None:
    wand = Item(key="wand:implosion", uses=2)
    action = cast("implosion", "foe", scroll=0)
    done = after(_with(wand, magic=0), action, [16])
    assert done.figure("foe").character.hp == 70
    assert done.figure("hero").character.items == (replace(wand, uses=1),)
    assert after(done, action, [1]).figure("hero").character.items == ()
    with refuses("needs-discipline", match=r"needs a discipline that .* has not learned"):
        run(_with(wand, specialization="priest"), action)


@pytest.mark.rule("tkds/scrolls")
def test_anyone_uses_a_rod_without_disadvantage() -> None:
    scene = _with(Item(key="rod:implosion", uses=1), specialization="fighter", magic=0)
    action = cast("implosion", "foe", scroll=0)
    assert chances(scene, action) == chances(scene_of(mage(), foe()), cast("implosion", "foe"))


@pytest.mark.rule("tkds/scrolls", "tkds/magic-energy")
def test_a_magic_staff_halves_the_price_and_stays() -> None:
    staff = Item(key="magic-staff:implosion")
    action = cast("implosion", "foe", scroll=0)
    done = after(_with(staff, magic=6), action, [16]).figure("hero").character
    assert (done.magic, done.items) == (0, (staff,))
    with refuses("too-little-magic"):
        run(_with(staff, magic=5), action)


@pytest.mark.rule("tkds/casting", "tkds/dying", "tkds/time")
def test_the_dying_do_not_outlast_a_ritual() -> None:
    lying = ally(hp=0, state="dying", dying=3)
    done = after(scene_of(mage(), lying), cast("identify-magic", subject="ring"), [14])
    assert done.figure("ally").character.is_dead


SPEAKERS = tuple(words(language, "tkds") for language in ("en", "pl", "de", "cs"))


@pytest.mark.rule("tkds/spell-list", "tkds/our-spells")
@pytest.mark.parametrize("spell", [key for key, spell in SPELLS.items() if spell.conditions])
def test_different_results_of_a_spell_are_told_in_different_words(spell: str) -> None:
    (posing,) = (one for one in situations(GAME) if one.name == "cast")
    posed = posing.pose({one.name: one.default for one in posing.params} | {"spell": spell})
    laid = odds_of(
        lambda: RESOLVE[type(posed.action)](GAME, posed.scene, posed.action),
        lambda came: tuple(one for one in came.effects if isinstance(one, Enchanted | ZoneLaid)),
        prefer(posed.answers),
    )
    effects = {one for several in laid for one in several}
    for speaker in SPEAKERS:
        assert len({speaker.effect(one) for one in effects}) == len(effects) > 0


@pytest.mark.rule("tkds/our-spells", "tkds/spell-list")
@pytest.mark.parametrize(
    ("spell", "target", "answers", "step", "effect"),
    [
        ("mage-armour", "hero", [12], "+2 to defence, until the next", "+2 to defence, until the next"),
        ("stun-curse", "foe", [16, 3], "is stunned, for 3 rounds", "stunned, for 3 rounds"),
        ("roots", "foe", [20], "break free alone, for 60 rounds", "break free alone, for 60 rounds"),
        ("touch-of-stupidity", "foe", [14], "−2 to intelligence", "−2 to intelligence, for 10 rounds"),
    ],
)
def test_value_and_duration_are_told(
    spell: str, target: str, answers: list[int], step: str, effect: str
) -> None:
    hero = mage(spells=(spell,), level=8, magic=30, magic_most=30)
    done = run(scene_of(hero, foe()), cast(spell, target), answers)
    said = [SPEAKERS[0].step(one) for one in done.steps]
    laid = [SPEAKERS[0].effect(one) for one in done.result.effects if isinstance(one, Enchanted)]
    assert any(step in line for line in said), said
    assert effect in laid[0]


@pytest.mark.rule("tkds/casting", "tkds/advantage")
def test_the_blind_cast_at_others_with_disadvantage_and_at_themselves_without() -> None:
    blind = replace(mage(), conditions=(Condition(key="blinded", until="fight"),))
    scene = scene_of(blind, foe())
    assert "casting-hindered" in told(run(scene, cast("implosion", "foe"), [16, 2]))
    assert "casting-hindered" not in told(run(scene, cast("mage-armour"), [16]))


# places


def yard(**places: tuple[int, int]) -> Board:
    board = Board(grid=Grid(width=20, height=20))
    for id, at in places.items():
        board = board.put(id, Square(*at))
    return board


@pytest.mark.rule("tkds/spell-list", "tkds/casting")
def test_a_zone_against_magic_is_a_place_that_people_walk_into_and_out_of() -> None:
    board = yard(hero=(10, 10), ally=(12, 10), foe=(13, 10))
    scene = replace(scene_of(mage(), mage("ally"), foe()), space=board)
    done = after(scene, cast("anti-magic-zone"), [14])
    assert not laid(done, "ally")
    assert [one.at for one in done.zones] == [Square(10, 10)]

    def against(scene: Scene, *answers: int) -> str:
        return run(scene, CastSpell(who="ally", spell="mage-armour"), list(answers)).result.outcome

    assert against(done, 13) == "failure"
    away = replace(done, space=board.put("ally", Square(13, 13)))
    assert against(away, 13) == "success"
    back = replace(done, space=board.put("ally", Square(8, 12)))
    assert against(back, 13) == "failure"
    assert run(back, cast("mage-armour"), [13]).result.outcome == "success"


@pytest.mark.rule("tkds/spell-list")
def test_a_wider_zone_covers_seven_metres_and_each_lasts_its_rounds() -> None:
    board = yard(hero=(10, 10), ally=(13, 10))
    scene = replace(scene_of(mage(), mage("ally")), space=board)
    small = after(scene, cast("anti-magic-zone"), [14])
    wide = after(scene, cast("anti-magic-zone"), [20, "wider"])
    assert (small.zones_on("ally", "anti-magic"), len(wide.zones_on("ally", "anti-magic"))) == ((), 1)
    assert (small.zones[0].rounds, wide.zones[0].metres) == (60, 7)
    assert pass_turns(GAME, small, 1).zones == ()
    assert pass_turns(GAME, after(scene, cast("anti-magic-zone"), [20, "longer"]), 1).zones[0].rounds == 300


@pytest.mark.rule("tkds/spell-list", "tkds/zones")
def test_where_the_map_has_areas_a_zone_fills_one_of_them() -> None:
    areas = Areas(names=("hall", "yard"), borders=(("hall", "yard"),)).put("hero", "hall").put("foe", "yard")
    scene = replace(scene_of(mage(), foe()), space=areas)
    done = after(scene, cast("anti-magic-zone", "foe"), [14])
    assert done.zones[0].area == "yard"
    assert done.zones_on("foe", "anti-magic")
    assert not done.zones_on("hero", "anti-magic")


@pytest.mark.rule("tkds/casting", "tkds/spell-list")
@pytest.mark.parametrize("spell", SPELLS)
def test_a_spell_that_succeeds_works_with_a_map_and_without(spell: str) -> None:
    """Whatever a spell does, it does something: a place it lies on is as much as a condition."""
    kind = SPELLS[spell].target
    targets = {"self": ("hero",), "ally": ("ally",), "foe": ("foe",), "anyone": ("foe",), "none": ()}[kind]
    action = cast(spell, *targets, subject="thing" if SPELLS[spell].is_daily else "")
    scene, board = scene_of(mage(), foe(), ally()), yard(hero=(10, 10), ally=(11, 10), foe=(11, 11))
    without, on_a_map = (prospect_of(TKDS, replace(scene, space=space), action) for space in (None, board))
    assert without is not None
    assert on_a_map is not None
    assert without.chance > 0
    assert (on_a_map.chance, on_a_map.of("partly")) == (without.chance, without.of("partly"))


@pytest.mark.rule("tkds/our-spells", "tkds/waking")
def test_one_can_ask_about_healing_somebody_who_lies_at_0() -> None:
    case = next(one for one in situations(GAME) if one.name == "cast")
    usual = {param.name: param.default for param in case.params}
    posed = case.pose({**usual, "spell": "healing", "target_hp": 8, "wounds": 8})
    fallen = posed.scene.figure("ally").character
    assert (fallen.hp, fallen.state) == (0, "dying")
    healed = after(posed.scene, posed.action, [12, 3]).figure("ally").character
    assert (healed.hp, healed.state) == (4, "fine")


@pytest.mark.rule("tkds/spells", "tkds/spell-list")
def test_spells_of_no_specialization_are_listed_as_such_and_learned_where_the_table_plays_so() -> None:
    two = replace(GAME.settings, disciplines="two")
    untaught = {
        key for key in SPELLS if not any(key in spells_for(GAME.settings, one, 10) for one in CASTERS)
    }
    assert untaught == {"roots", "touch-of-stupidity", "water-walking", "illusory-terrain", "storm"}
    assert not {key for key in SPELLS if not any(key in spells_for(two, one, 10) for one in CASTERS)}
    rows = [row for table in tables() if table.key == "spells" for row in table.rows]
    assert {row[0] for row in rows if row[-1] == "nobody"} == untaught
    assert "touch-of-stupidity" in spells_for(two, "mage", 1)
    assert "roots" in spells_for(two, "priest", 1)


@pytest.mark.rule("tkds/events", "tkds/casting")
@pytest.mark.parametrize(("face", "event"), [(2, "loss"), (5, "nothing")])
def test_a_ritual_ends_with_a_luck_roll_like_any_ten_minutes(face: int, event: str) -> None:
    scene = scene_of(mage())
    came = run(
        scene, CastSpell(who="hero", spell="identify-magic", subject="ring"), [14, face]
    ).result.effects
    assert [one.event for one in came if isinstance(one, EventCame)] == [event]
