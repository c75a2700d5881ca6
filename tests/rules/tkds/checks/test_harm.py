"""Damage, dying, death and healing, as every part of the game calls them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from nde.dice import Answer, Run, Waiting, replay, resume
from nde.rules.tkds.checks.harm import Damage, deal, heal, tick_dying
from nde.rules.tkds.effects.body import Died, HpHealed, HpLost, Subdued, Woke, hero_spent
from nde.rules.tkds.scene import Figure, Scene
from nde.rules.tkds.settings import Game
from tests.rules.tkds.checks.samples import GAME, carry_out, dying, foe, game, scene_of, somebody


def hurt(
    figure: Figure, damage: int, answers: Sequence[Answer] = (), game: Game = GAME, **how: Any
) -> Figure:
    """Somebody after this damage."""
    scene = scene_of(figure)
    effects = replay(deal(game, scene, figure.id, Damage(damage, **how)), answers)
    return carry_out(scene, effects, game).figure(figure.id)


@pytest.mark.rule("tkds/hit-points", "tkds/39", "tkds/40")
def test_damage_comes_off_one_for_one_and_one_point_left_is_enough_to_act() -> None:
    hero = hurt(somebody(), 7)
    assert (hero.character.hp, hero.is_out) == (1, False)


@pytest.mark.rule("tkds/hit-points", "tkds/40", "tkds/41")
@given(hp=st.integers(1, 30), most=st.integers(0, 10), points=st.integers(-3, 50))
def test_healing_never_passes_the_maximum(hp: int, most: int, points: int) -> None:
    scene = scene_of(somebody(hp=hp, hp_most=hp + most))
    body = carry_out(scene, heal(GAME, scene, "hero", points)).figure("hero").character
    assert body.hp == hp + min(max(points, 0), most)


@pytest.mark.rule("tkds/temporary", "tkds/41", "tkds/42")
@given(hp=st.integers(2, 30), temporary=st.integers(0, 20), damage=st.integers(0, 19))
def test_temporary_points_go_first_and_nothing_is_lost_or_invented(
    hp: int, temporary: int, damage: int
) -> None:
    hero = somebody(hp=hp, hp_most=hp, hp_temporary=temporary, hp_temporary_rounds=60 * bool(temporary))
    damage = min(damage, hp + temporary - 1)
    body = hurt(hero, damage).character
    assert body.hp_temporary == max(temporary - damage, 0)
    assert body.hp + body.hp_temporary == hp + temporary - damage
    assert (body.hp_temporary_rounds > 0) == (body.hp_temporary > 0)


@pytest.mark.rule("tkds/temporary", "tkds/42")
def test_temporary_points_may_exceed_the_maximum_and_keep_the_dying_alive() -> None:
    assert hurt(somebody(hp_temporary=20, hp_temporary_rounds=60), 15).character.hp == 8
    lying = dying("hero", hp_temporary=3, hp_temporary_rounds=9)
    assert hurt(lying, 3).character.state == "dying"
    assert hurt(lying, 4).character.state == "dead"


@pytest.mark.rule("tkds/dying", "tkds/38", "tkds/44", "tkds/G1", "tkds/mortal-wound")
def test_zero_means_unconscious_mortally_wounded_and_dying_for_a_k4_of_rounds() -> None:
    hero = hurt(somebody(), 30, [3])
    body = hero.character
    assert (body.hp, body.state, body.dying, body.is_mortally_wounded) == (0, "dying", 3, True)
    assert hero.is_out
    waiting = resume(deal(GAME, scene_of(somebody()), "hero", Damage(8)), [])
    assert isinstance(waiting, Waiting)
    assert waiting.question.dice == 4  # type: ignore[union-attr]


@pytest.mark.rule("tkds/dying", "tkds/G1")
def test_the_dying_lose_a_round_at_the_end_of_their_sides_turn_and_then_die() -> None:
    scene = scene_of(dying(), somebody(), foe())
    assert replay(tick_dying(GAME, scene, "foes"), []) == ()
    scene = carry_out(scene, replay(tick_dying(GAME, scene, "party"), []))
    assert scene.figure("ally").character.dying == 1
    scene = carry_out(scene, replay(tick_dying(GAME, scene, "party"), []))
    assert scene.figure("ally").character.is_dead
    assert replay(tick_dying(GAME, scene, "party"), []) == ()


@pytest.mark.rule("tkds/dying", "tkds/G1")
@pytest.mark.parametrize("state", ["dying", "stable"])
def test_any_damage_at_zero_kills_unless_the_table_is_kinder(state: str) -> None:
    lying = dying("hero", state=state, dying=2 if state == "dying" else 0)
    assert hurt(lying, 1).character.is_dead
    assert hurt(lying, 99, game=game(damage_when_down="nothing")).character.state == state


@pytest.mark.rule("tkds/mortal-wound", "tkds/G1")
def test_dropping_again_with_a_mortal_wound_is_death() -> None:
    wounded = somebody(is_mortally_wounded=True)
    assert hurt(wounded, 8).character.is_dead
    assert not hurt(wounded, 7).character.is_dead


@pytest.mark.rule("tkds/dying", "tkds/waking", "tkds/G1")
@pytest.mark.parametrize(("state", "rule"), [("dying", "tkds/dying"), ("stable", "tkds/waking")])
def test_any_healing_wakes_and_the_mortal_wound_stays(state: str, rule: str) -> None:
    scene = scene_of(dying("hero", state=state))
    effects = heal(GAME, scene, "hero", 1)
    assert [type(effect) for effect in effects] == [HpHealed, Woke]
    assert effects[1].rule == rule
    figure = carry_out(scene, effects).figure("hero")
    body = figure.character
    assert (body.hp, body.state, body.dying, body.is_mortally_wounded) == (1, "fine", 0, True)
    assert not figure.is_out


@pytest.mark.rule("tkds/dying", "tkds/G1")
@pytest.mark.parametrize(
    "figure",
    [dying("hero", dying=1, hero_points=2), somebody(is_mortally_wounded=True, hero_points=2)],
    ids=["at zero", "wounded again"],
)
def test_all_hero_points_save_a_life_at_the_moment_of_death(figure: Figure) -> None:
    body = hurt(figure, 20, ["cling"]).character
    assert (body.hp, body.state, body.hero_points, body.is_mortally_wounded) == (0, "stable", 0, False)
    assert hurt(figure, 20, ["die"]).character.is_dead


@pytest.mark.rule("tkds/dying", "tkds/G1")
def test_all_hero_points_save_a_life_when_time_is_up() -> None:
    scene = scene_of(dying(dying=1, hero_points=1))
    body = carry_out(scene, replay(tick_dying(GAME, scene, "party"), ["cling"])).figure("ally").character
    assert (body.state, body.hero_points, body.is_mortally_wounded) == ("stable", 0, False)


@pytest.mark.rule("tkds/dying", "tkds/G1")
def test_foes_die_at_zero_or_are_subdued() -> None:
    assert hurt(foe(), 8).character.is_dead
    tamed = hurt(foe(), 8, subdues=True)
    assert (tamed.is_subdued, tamed.character.is_dead, tamed.character.hp) == (True, False, 0)
    assert hurt(tamed, 1).character.is_dead
    asked = game(foes_at_zero="ask")
    assert hurt(foe(), 8, ["subdued"], asked).is_subdued
    assert hurt(foe(), 8, ["dead"], asked).character.is_dead


@pytest.mark.rule("tkds/dying")
def test_a_subdued_character_lies_stable_without_a_mortal_wound() -> None:
    hero = hurt(somebody(), 8, subdues=True)
    assert (hero.is_subdued, hero.character.state, hero.character.is_mortally_wounded) == (
        True,
        "stable",
        False,
    )


@pytest.mark.rule("tkds/dice", "tkds/3")
@pytest.mark.parametrize(
    ("fields", "damage", "lost"),
    [
        ({"resists": ("fire",)}, 7, 3),
        ({"resists": ("fire",)}, 1, 1),  # a hit is never nothing
        ({"weak": ("fire",)}, 3, 6),
        ({"weak": ("fire",), "resists": ("fire",)}, 3, 3),
        ({"immune": ("fire",)}, 7, 0),
        ({"resists": ("cold",)}, 7, 7),
    ],
)
def test_damage_is_doubled_then_halved_and_rounded_down(
    fields: dict[str, Any], damage: int, lost: int
) -> None:
    one = replace(foe(hp=20, hp_most=20), **fields)
    assert hurt(one, damage, kind="fire").character.hp == 20 - lost


def test_the_dead_suffer_and_heal_no_more() -> None:
    scene = scene_of(somebody(hp=0, state="dead"))
    assert replay(deal(GAME, scene, "hero", Damage(5)), []) == ()
    assert heal(GAME, scene, "hero", 5) == ()
    assert replay(deal(GAME, scene_of(somebody()), "hero", Damage(0)), []) == ()


def test_the_effects_name_what_happened_in_order() -> None:
    scene = scene_of(somebody(hp_temporary=2, hp_temporary_rounds=3))
    effects = replay(deal(GAME, scene, "hero", Damage(10)), [4])
    assert [type(one).__name__ for one in effects] == ["TemporaryLost", "HpLost", "Dying"]
    assert [type(one) for one in replay(deal(GAME, scene_of(foe()), "foe", Damage(9)), [])] == [HpLost, Died]
    subdued = replay(deal(GAME, scene_of(foe()), "foe", Damage(9, subdues=True)), [])
    assert [type(one) for one in subdued] == [HpLost, Subdued]


def test_a_spell_kept_up_ends_with_consciousness() -> None:
    scene = scene_of(replace(somebody(), concentration="storm"))
    run = resume(deal(GAME, scene, "hero", Damage(8)), [2])
    assert isinstance(run, Run)
    assert [type(one).__name__ for one in run.result] == ["HpLost", "Dying", "SpellEnded"]
    assert run.steps[-1].rule == "tkds/concentration"


def test_points_spent_are_an_effect_only_if_there_are_any() -> None:
    assert hero_spent("hero", 0) == ()
    assert hero_spent("hero", 2)[0].points == 2  # type: ignore[attr-defined]


@given(
    hp=st.integers(0, 12),
    temporary=st.integers(0, 6),
    damage=st.integers(0, 30),
    wounded=st.booleans(),
    points=st.integers(0, 2),
    face=st.integers(1, 4),
)
def test_nobody_is_ever_left_in_an_impossible_state(
    hp: int, temporary: int, damage: int, wounded: bool, points: int, face: int
) -> None:
    hero = somebody(
        hp=hp,
        hp_most=12,
        hp_temporary=temporary,
        hp_temporary_rounds=5 * bool(temporary),
        is_mortally_wounded=wounded,
        hero_points=points,
        state="fine" if hp else "stable",
    )
    scene: Scene = scene_of(hero)
    answers: list[Answer] = []
    while isinstance(run := resume(deal(GAME, scene, "hero", Damage(damage)), answers), Waiting):
        answers.append(face if run.question.key == "dying" else "cling")
    body = carry_out(scene, run.result).figure("hero").character
    assert 0 <= body.hp <= body.hp_most
    assert (body.hp > 0) == (body.state == "fine")
    assert (body.dying > 0) == (body.state == "dying")
    assert not (body.is_dead and points)


@pytest.mark.rule("tkds/reroll", "tkds/37", "tkds/dying")
def test_the_rounds_left_to_live_are_nobodys_own_roll() -> None:
    scene = scene_of(somebody(hp=3, hero_points=1))
    done = resume(deal(GAME, scene, "hero", Damage(5)), [1])
    assert isinstance(done, Run)
    body = carry_out(scene, done.result).figure("hero").character
    assert (body.state, body.dying, body.hero_points) == ("dying", 1, 1)
