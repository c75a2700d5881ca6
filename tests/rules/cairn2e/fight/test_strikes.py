"""Attacks: whom they reach, what impairs and enhances them, detachments both ways."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from nde.board import Zones, read_board
from nde.dice import play, seeded
from nde.rules import ruleset_named
from nde.rules.cairn2e.actions import ResolveSide, Strike, Volley
from nde.rules.cairn2e.blocks import Attack
from nde.rules.cairn2e.fight.effects import HpLost
from nde.rules.cairn2e.ruleset import RESOLVE
from nde.rules.cairn2e.scene import Figure
from nde.rules.prospects import prospect_of
from tests.refusals import refuses
from tests.rules.cairn2e.fight.fights import (
    GAME,
    applied,
    armed,
    do,
    fight_of,
    foe,
    hero,
    played,
    pose,
    scene_of,
)

BREATH = Attack(name="breath", dice=(8,), is_blast=True)
CLUB = Attack(name="club", dice=(8,))


def resolved(*figures: Figure, deeds: tuple[Strike, ...], **changes: Any) -> Any:
    return replace(fight_of(*figures, **changes), declared=deeds)


@pytest.mark.rule("cairn2e/attack", "cairn2e/53")
def test_an_attack_hits_without_a_roll_to_hit() -> None:
    done = do(scene_of(armed(hero(), (8,)), foe(armor=1)), Strike(who="ada", targets=("wolf",), weapon=0), 4)
    assert (done.outcome, done.body("wolf").hp) == ("hurt", 3)
    assert [tell.key for tell in done.run.steps] == ["attacks", "blow", "wears-down", "hp-lost"]


@pytest.mark.rule("cairn2e/several-attackers", "cairn2e/54", "cairn2e/60")
def test_each_side_has_a_pool_of_its_own_at_each_target() -> None:
    heroes = (armed(hero(hp=20), (8,)), armed(hero("bob"), (6,)))
    wolves = (armed(foe(hp=20), (6,)), armed(foe("bear", hp=20), (8,)))
    deeds = (Strike(who="ada", targets=("wolf",), weapon=0), Strike(who="bob", targets=("wolf",), weapon=0))
    after = do(resolved(*heroes, *wolves, deeds=deeds), ResolveSide(), 3, 5)
    assert [one.hp for one in after.effects if isinstance(one, HpLost)] == [5]
    back = (Strike(who="wolf", targets=("ada",), weapon=0), Strike(who="bear", targets=("ada",), weapon=0))
    scene = replace(after.scene, declared=back)
    assert do(scene, ResolveSide(), 6, 2).body("ada").hp == 14


@pytest.mark.rule("cairn2e/two-weapons", "cairn2e/55")
def test_two_daggers_and_another_attacker_are_one_pool_of_three_dice() -> None:
    twin, other = armed(hero(), (6,), (6,)), armed(hero("bob"), (8,))
    deeds = (
        Strike(who="ada", targets=("wolf",), weapon=0, second=1),
        Strike(who="bob", targets=("wolf",), weapon=0),
    )
    done = do(resolved(twin, other, foe(hp=20), deeds=deeds), ResolveSide(), 4, 6, 5)
    assert done.body("wolf").hp == 14


@pytest.mark.rule("cairn2e/57")
def test_two_weapons_of_which_one_ignores_armor_are_lessened_each_by_itself() -> None:
    ghost = Attack(name="ghost-blade", dice=(6,), ignores_armor=True)
    figure = replace(armed(hero(), (8,)), attacks=(ghost,))
    strike = Strike(who="ada", targets=("wolf",), weapon=0, second=1)
    assert do(scene_of(figure, foe(hp=20, armor=3)), strike, 7, 5).body("wolf").hp == 15


@pytest.mark.rule("cairn2e/57")
def test_the_attack_that_counts_says_whether_hp_stand_in_the_way() -> None:
    stalker = replace(hero(), attacks=(Attack(name="touch", dice=(6,), ignores_hp=True),))
    other = armed(hero("bob"), (6,))
    deeds = (Strike(who="ada", targets=("wolf",), weapon=0), Strike(who="bob", targets=("wolf",), weapon=0))
    scene = resolved(stalker, other, foe(hp=6), deeds=deeds)
    direct = do(scene, ResolveSide(), 4, 3, 1)
    assert (direct.body("wolf").hp, direct.body("wolf").strength) == (6, 6)
    plain = do(scene, ResolveSide(), 3, 4)
    assert (plain.body("wolf").hp, plain.body("wolf").strength) == (2, 10)


@pytest.mark.rule("cairn2e/blast", "cairn2e/64")
def test_the_odds_of_a_blast_tell_how_each_of_those_it_reaches_fares() -> None:
    """Each has dice of their own: what befalls whoever fares worst is nobody's chance."""
    hound = replace(foe(), attacks=(Attack(name="breath", dice=(6,), is_blast=True),))
    where = scene_of(hero(hp=4, strength=12), hero("bob", hp=20, armor=2), hound)
    breath = Strike(who="wolf", targets=("ada", "bob"), weapon=0)
    found = prospect_of(ruleset_named("cairn2e"), where, breath)
    assert found is not None
    assert {(one.key, *dict(one.facts).values()): chance for one, chance in found.also} == {
        ("one-critical", "ada"): Fraction(19, 120),
        ("one-scar", "ada"): Fraction(1, 6),
        ("one-unharmed", "bob"): Fraction(2, 6),
    }
    assert dict(found.chances) == {"hurt": 1}
    kept = prospect_of(ruleset_named("cairn2e"), where, breath, kept=frozenset({"ada"}))
    assert kept is not None
    assert kept.also == ()
    alone = prospect_of(ruleset_named("cairn2e"), where, replace(breath, targets=("ada",)))
    assert alone is not None
    assert {one.key for one, _ in alone.also} == {"critical", "scar"}


@pytest.mark.rule("cairn2e/blast", "cairn2e/64")
def test_a_blast_is_rolled_for_each_target() -> None:
    dragon = foe("dragon", attacks=(BREATH,))
    scene = scene_of(dragon, hero(hp=9), hero("bob", hp=9), hero("cyd", hp=9))
    done = do(scene, Strike(who="dragon", targets=("ada", "bob", "cyd"), weapon=0), 1, 8, 4)
    assert [done.body(id).hp for id in ("ada", "bob", "cyd")] == [8, 1, 5]


@pytest.mark.rule("cairn2e/blast", "cairn2e/64")
@pytest.mark.parametrize(("face", "reached"), [(1, 1), (2, 2), (7, 3)])
def test_the_damage_die_says_how_many_where_nobody_knows(face: int, reached: int) -> None:
    dragon = foe("dragon", attacks=(BREATH,))
    ids = ("ada", "bob", "cyd")
    scene = scene_of(dragon, *(hero(id, hp=9) for id in ids))
    strike = Strike(who="dragon", targets=ids, weapon=0, counts_targets=True)
    done = do(scene, strike, face, *([2] * reached))
    assert [done.body(id).hp for id in ids] == [7] * reached + [9] * (3 - reached)


@pytest.mark.rule("cairn2e/several-attackers", "cairn2e/58")
@pytest.mark.parametrize(("pooled", "left"), [(True, 14), (False, 10)])
def test_blast_dice_join_the_others_unless_the_table_says_otherwise(pooled: bool, left: int) -> None:
    game = played(pool_blast=pooled)
    caster, fighter = hero(attacks=(BREATH,)), armed(hero("bob"), (8,))
    deeds = (Strike(who="ada", targets=("wolf",), weapon=0), Strike(who="bob", targets=("wolf",), weapon=0))
    faces = (4, 6) if pooled else (6, 4)
    done = do(resolved(caster, fighter, foe(hp=20), deeds=deeds), ResolveSide(), *faces, game=game)
    assert done.body("wolf").hp == left


@pytest.mark.rule("cairn2e/ranged", "cairn2e/65")
def test_a_very_distant_target_impairs() -> None:
    scene = scene_of(armed(hero(), (8,), is_ranged=True), foe(hp=9))
    near = Strike(who="ada", targets=("wolf",), weapon=0)
    assert do(scene, near, 8).body("wolf").hp == 1
    assert do(scene, replace(near, is_distant=True), 4).body("wolf").hp == 5


@pytest.mark.rule("cairn2e/ranged", "cairn2e/65")
def test_the_farthest_band_is_very_distant() -> None:
    zones = Zones().enter("ada").enter("wolf", beside="ada", band="very-far")
    scene = scene_of(armed(hero(), (8,), is_ranged=True), foe(hp=9), space=zones)
    assert "impaired" in do(scene, Strike(who="ada", targets=("wolf",), weapon=0), 4).steps


@pytest.mark.rule("cairn2e/61")
def test_cover_on_a_board_impairs_and_a_wall_stops() -> None:
    archer, wolf = armed(hero("a"), (8,), is_ranged=True), foe("b", hp=9)
    strike = Strike(who="a", targets=("b",), weapon=0)
    covered = scene_of(archer, wolf, space=read_board("\na..+.b\n"))
    assert "impaired" in do(covered, strike, 4).steps
    walled = scene_of(archer, wolf, space=read_board("\na..#.b\n"))
    with refuses("cairn-no-line", match="there are walls between “a” and “b”; move to where"):
        do(walled, strike)


def test_what_is_held_in_the_hand_reaches_the_next_square() -> None:
    board = read_board("\na..b\n")
    scene = scene_of(armed(hero("a"), (8,)), foe("b", attacks=(CLUB,)), space=board)
    for weapon in (0, -1):
        with refuses("cairn-beyond-reach", match="“b” is beyond the reach of “a”; move closer"):
            do(scene, Strike(who="a", targets=("b",), weapon=weapon))
    # Blocks do not say which of their attacks fly: the Warden knows.
    assert do(scene, Strike(who="b", targets=("a",), weapon=0), 3).outcome == "hurt"
    close = replace(scene, space=read_board("\nab..\n"))
    assert do(close, Strike(who="a", targets=("b",), weapon=0), 3).outcome == "hurt"


@pytest.mark.rule("cairn2e/52", "cairn2e/impaired")
def test_whoever_panics_is_impaired() -> None:
    scene = scene_of(armed(hero(is_panicked=True), (8,)), foe(hp=9))
    assert do(scene, Strike(who="ada", targets=("wolf",), weapon=0), 4).body("wolf").hp == 5


@pytest.mark.rule("cairn2e/detachments", "cairn2e/86", "cairn2e/87")
def test_individuals_are_impaired_against_a_detachment_unless_they_blast() -> None:
    horde = foe("horde", hp=9, is_detachment=True)
    heroes = (armed(hero(), (10,)), hero("bob", attacks=(BREATH,)))
    one = Strike(who="ada", targets=("horde",), weapon=0)
    assert do(scene_of(*heroes, horde), one, 4).body("horde").hp == 5
    assert (
        do(scene_of(*heroes, horde), Strike(who="bob", targets=("horde",), weapon=0), 8).body("horde").hp == 1
    )


@pytest.mark.rule("cairn2e/87")
@given(seed=st.integers(0, 300), count=st.integers(1, 6))
def test_however_many_strike_a_detachment_loses_at_most_four(seed: int, count: int) -> None:
    heroes = tuple(armed(hero(f"h{at}"), (12,)) for at in range(count))
    deeds = tuple(Strike(who=one.id, targets=("horde",), weapon=0) for one in heroes)
    scene = resolved(*heroes, foe("horde", hp=20, is_detachment=True), deeds=deeds)
    effects = play(RESOLVE[ResolveSide](GAME, scene, ResolveSide()), seeded(seed)).effects
    assert 1 <= 20 - applied(GAME, scene, effects).figure("horde").character.hp <= 4


@pytest.mark.rule("cairn2e/detachments", "cairn2e/86")
def test_a_detachment_rolls_a_d12_for_each_individual() -> None:
    horde = foe("horde", attacks=(CLUB,), is_detachment=True)
    scene = scene_of(horde, hero(hp=20), hero("bob", hp=20))
    done = do(scene, Strike(who="horde", targets=("ada", "bob"), weapon=0), 12, 3)
    assert (done.body("ada").hp, done.body("bob").hp) == (8, 17)


@pytest.mark.rule("cairn2e/detachments", "cairn2e/88")
def test_detachments_fight_each_other_with_plain_dice() -> None:
    horde = foe("horde", attacks=(CLUB,), is_detachment=True)
    guards = tuple(hero(id, hp=20, is_detachment=True) for id in ("ada", "bob"))
    scene = scene_of(horde, *guards)
    assert do(scene, Strike(who="horde", targets=("ada",), weapon=0), 8).body("ada").hp == 12
    both = Strike(who="horde", targets=("ada", "bob"), weapon=0)
    with refuses("cairn-one-target-only", match="“horde” cannot strike several at once"):
        do(scene, both)
    done = do(scene, both, 12, 9, game=played(unit_against_unit="blast"))
    assert (done.body("ada").hp, done.body("bob").hp) == (8, 11)


@pytest.mark.rule("cairn2e/detachments", "cairn2e/89")
def test_a_single_giant_with_the_tag_follows_the_same_rules() -> None:
    scene, action = pose("strike", dice="d10", hp=9, target="detachment")
    assert do(scene, action, 4).body("foe").hp == 5
    scene, action = pose("strike", dice="d6", hp=14, target="pc", attacker="detachment")
    assert do(scene, action, 12).body("hero").hp == 2


@pytest.mark.rule("cairn2e/detachments", "cairn2e/85", "cairn2e/90")
@pytest.mark.parametrize(
    ("policy", "answer", "fled", "unit"),
    [
        ("routed", (), True, True),
        ("weakened", (), False, False),
        ("ask", ("routed",), True, True),
        ("ask", ("weakened",), False, False),
    ],
)
def test_critical_damage_routs_or_weakens_a_detachment(
    policy: str, answer: tuple[str, ...], fled: bool, unit: bool
) -> None:
    scene = scene_of(foe("horde", hp=1, strength=5, is_detachment=True))
    done = do(scene, Volley(target="horde", blows=((4,),)), 2, 7, *answer, game=played(routed=policy))
    horde = done.scene.figure("horde")
    assert (done.outcome, horde.has_fled, horde.is_detachment) == ("critical", fled, unit)
    assert horde.character.state == "fine"


@pytest.mark.rule("cairn2e/85")
def test_a_detachment_without_strength_is_destroyed() -> None:
    scene = scene_of(foe("horde", hp=0, strength=3, is_detachment=True))
    done = do(scene, Volley(target="horde", blows=((4,),)), 3)
    assert (done.outcome, done.body("horde").state) == ("dead", "dead")


@pytest.mark.parametrize(
    ("strike", "error", "text"),
    [
        (
            Strike(who="ada", targets=("wolf",), weapon=3),
            "cairn-no-such-weapon",
            "has no weapon 3 for this; use -1",
        ),
        (
            Strike(who="ada", targets=("wolf",), weapon=0, second=0),
            "cairn-no-such-weapon",
            "a number below 1",
        ),
        (Strike(who="ada", targets=()), "cairn-no-target", "“ada” attacks nobody; name a target"),
        (
            Strike(who="ada", targets=("ada",)),
            "cairn-bad-target",
            "“ada” cannot be attacked; choose somebody",
        ),
        (Strike(who="ada", targets=("gone",)), "cairn-bad-target", "“gone” cannot be attacked"),
        (
            Strike(who="ada", targets=("wolf", "bear")),
            "cairn-one-target-only",
            "name one target or use a blast",
        ),
    ],
)
def test_an_attack_that_cannot_be_made_is_refused(strike: Strike, error: type, text: str) -> None:
    scene = scene_of(armed(hero(), (8,)), foe(), foe("bear"), foe("gone", has_fled=True))
    with refuses(error, match=text):
        do(scene, strike)


def test_a_volley_needs_dice_and_somebody_to_hit() -> None:
    scene = scene_of(foe(), foe("gone", has_fled=True))
    with refuses("cairn-no-dice", match="damage to “wolf” needs dice; name at least one"):
        do(scene, Volley(target="wolf", blows=()))
    with refuses("cairn-bad-target"):
        do(scene, Volley(target="gone", blows=((6,),)))
    with refuses("no-such-figure"):
        do(scene, Volley(target="nobody", blows=((6,),)))


def test_an_attack_without_dice_harms_nobody() -> None:
    pixie = foe("pixie", attacks=(Attack(name="charm"),))
    done = do(scene_of(pixie, hero()), Strike(who="pixie", targets=("ada",), weapon=0))
    assert (done.outcome, done.steps) == (
        "nothing",
        ("attacks-plainly", "no-damage-dice", "comes-to-nothing", "no-harm"),
    )
