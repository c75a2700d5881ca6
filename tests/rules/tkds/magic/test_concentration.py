"""Concentration: one spell at a time, shaken by damage, ended by unconsciousness or at will."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from msgspec.structs import replace

from nde.dice import Run, resume
from nde.rules.tkds.actions import CastSpell, EndSpell, Harm, KeepSpell, PassTurn
from nde.rules.tkds.book.spells import SPELLS
from nde.rules.tkds.magic.concentration import kept_by, shaken, shakes
from nde.rules.tkds.scene import Figure, Scene
from tests.refusals import refuses
from tests.rules.tkds.magic.people import GAME, after, chances, mage, run, scene_of

STORM = CastSpell(who="hero", spell="storm")


def stormy(**fields: Any) -> Scene:
    """A caster who keeps up a storm."""
    return after(scene_of(mage(**fields)), STORM, [16])


def hero(scene: Scene) -> Figure:
    return scene.figure("hero")


@pytest.mark.rule("tkds/concentration", "tkds/spell-list")
@pytest.mark.parametrize(("die", "value"), [(7, 1), (16, 2), (20, 3)])
def test_a_storm_is_kept_up(die: int, value: int) -> None:
    done = hero(after(scene_of(mage()), STORM, [die]))
    assert done.concentration == "storm"
    assert [(one.key, one.value, one.rounds) for one in done.conditions] == [("storm", value, 10)]
    assert not hero(after(scene_of(mage()), STORM, [1])).concentration


@pytest.mark.rule("tkds/concentration")
def test_only_one_spell_is_kept_up_at_a_time() -> None:
    again = after(stormy(), STORM, [7])
    assert hero(again).concentration == "storm"
    assert [one.value for one in hero(again).conditions] == [1]


@pytest.mark.rule("tkds/concentration")
def test_concentration_does_not_limit_other_actions() -> None:
    done = after(stormy(), CastSpell(who="hero", spell="mage-armour"), [12])
    assert hero(done).concentration == "storm"
    assert {one.key for one in hero(done).conditions} == {"storm", "mage-armour"}


@pytest.mark.rule("tkds/concentration")
@pytest.mark.parametrize(("die", "kept"), [(15, False), (16, True), (1, False), (20, True)])
def test_damage_repeats_the_casting_check(die: int, kept: bool) -> None:
    # The damage is a number, so that the only die is the one of the casting check.
    done = hero(after(stormy(), Harm(who="hero", damage="3"), [die]))
    assert done.character.hp == 17
    assert (done.concentration == "storm") is kept
    assert bool(done.conditions) is kept


@pytest.mark.rule("tkds/concentration")
def test_unconsciousness_ends_the_spell() -> None:
    done = hero(after(stormy(hp=3), Harm(who="hero", damage="9"), [2]))
    assert done.character.state == "dying"
    assert (done.concentration, done.conditions) == ("", ())


@pytest.mark.rule("tkds/concentration")
def test_letting_go_is_free() -> None:
    scene = replace(stormy(), is_fight=True)
    done = hero(after(scene, EndSpell(who="hero")))
    assert (done.concentration, done.conditions, done.has_acted) == ("", (), False)


@pytest.mark.rule("tkds/concentration")
def test_there_must_be_a_spell_to_let_go_of_or_hold() -> None:
    for action in (EndSpell(who="hero"), KeepSpell(who="hero")):
        with refuses("no-spell-kept", match="is keeping up no spell; first cast one"):
            run(scene_of(mage()), action)
    with refuses("cannot-act"):
        run(scene_of(mage(hp=0, state="stable")), KeepSpell(who="hero"))


@pytest.mark.rule("tkds/concentration")
def test_the_gm_may_have_the_check_repeated() -> None:
    odds = chances(stormy(intelligence=4, will=2), KeepSpell(who="hero"))
    # A storm is elemental, whatever the discipline of whoever cast it: will counts.
    assert odds["success"] + odds["critical-success"] == Fraction(7, 20)
    easier = chances(stormy(will=2), KeepSpell(who="hero", hu=10))
    assert easier["success"] + easier["critical-success"] == Fraction(13, 20)


@pytest.mark.rule("tkds/U33", "tkds/concentration")
def test_a_fragile_spell_ends_with_any_damage() -> None:
    fragile = replace(SPELLS["storm"], is_fragile=True)
    done = resume(shakes(GAME, hero(stormy()), fragile, KeepSpell(who="hero")), [])
    assert isinstance(done, Run)
    degree, effects = done.result
    assert degree == "critical-failure"
    assert [type(one).__name__ for one in effects] == ["SpellEnded"]


@pytest.mark.rule("tkds/concentration")
def test_somebody_who_keeps_nothing_is_not_shaken() -> None:
    scene = scene_of(mage())
    assert kept_by(scene, hero(scene)) is None
    done = resume(shaken(GAME, scene, hero(scene)), [])
    assert isinstance(done, Run)
    assert done.result == ()


@pytest.mark.rule("tkds/concentration")
def test_a_spell_lost_in_a_faint_is_still_known_by_what_it_left() -> None:
    scene = stormy()
    fainted = replace(hero(scene), concentration="")
    assert kept_by(scene, fainted) == SPELLS["storm"]


@pytest.mark.rule("tkds/concentration", "tkds/time")
def test_a_spell_runs_out_with_its_rounds() -> None:
    done = hero(after(stormy(), PassTurn(), [4]))
    assert (done.concentration, done.conditions) == ("", ())
