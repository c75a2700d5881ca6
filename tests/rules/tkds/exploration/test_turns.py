"""Ten-minute turns: what each does, what ends with them, light, and the luck roll at their end."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from msgspec.structs import replace

from nde.dice import odds_of
from nde.rules.tkds.actions import Downtime, EndFight, PassTurn, PassWatch
from nde.rules.tkds.character import Character
from nde.rules.tkds.effects.time import EventCame, TurnPassed, pass_rounds
from nde.rules.tkds.exploration.time import read_event
from nde.rules.tkds.ruleset import RESOLVE
from nde.rules.tkds.scene import Condition, Figure
from tests.refusals import refuses
from tests.rules.tkds.magic.people import (
    GAME,
    after,
    ally,
    carry_out,
    foe,
    mage,
    run,
    scene_of,
    told,
)


def event_of(result: Any) -> str:
    return next(one.event for one in result.effects if isinstance(one, EventCame))


@pytest.mark.rule("tkds/G3", "tkds/time")
def test_a_turn_is_sixty_rounds() -> None:
    assert after(scene_of(mage()), PassTurn(), [4]).clock == 60


@pytest.mark.rule("tkds/G3", "tkds/events")
def test_one_is_an_encounter_two_a_loss_three_a_sign() -> None:
    faces = range(1, 7)
    assert [read_event(face) for face in faces] == ["encounter", "loss", "sign", *["nothing"] * 3]
    assert [read_event(face, in_the_wild=True) for face in faces][-3:] == ["nothing", "nothing", "discovery"]
    odds = odds_of(lambda: RESOLVE[PassTurn](GAME, scene_of(mage()), PassTurn()), event_of)
    assert odds == {
        "encounter": Fraction(1, 6),
        "loss": Fraction(1, 6),
        "sign": Fraction(1, 6),
        "nothing": Fraction(1, 2),
    }


@pytest.mark.rule("tkds/events", "tkds/time")
def test_noise_rolls_once_more_and_an_encounter_interrupts() -> None:
    loud = PassTurn(is_loud=True, deeds=(("hero", "search"),))
    quiet = run(scene_of(mage()), loud, [5, 3])
    assert [one.event for one in quiet.result.effects if isinstance(one, EventCame)] == ["sign"]
    assert "searched" in told(quiet)
    met = run(scene_of(mage()), loud, [1])
    assert "turn-interrupted" in told(met)
    assert "searched" not in told(met)


@pytest.mark.rule("tkds/time", "tkds/G3")
def test_searching_finds_everything_without_a_roll() -> None:
    done = run(scene_of(mage(), ally()), PassTurn(deeds=(("hero", "search"), ("ally", "other"))), [6])
    assert [type(one).__name__ for one in done.result.effects] == ["AreaSearched", "TurnPassed", "EventCame"]


@pytest.mark.rule("tkds/time", "tkds/temporary", "tkds/42", "tkds/magic-energy", "tkds/46")
def test_temporary_points_vanish_with_their_rounds() -> None:
    hero = mage(hp_temporary=5, hp_temporary_rounds=60, magic_temporary=4, magic_temporary_rounds=61)
    body = after(scene_of(hero), PassTurn(), [4]).figure("hero").character
    assert (body.hp_temporary, body.hp_temporary_rounds) == (0, 0)
    assert (body.magic_temporary, body.magic_temporary_rounds) == (4, 1)
    assert pass_rounds(scene_of(hero), 59).figure("hero").character.hp_temporary == 5
    assert pass_rounds(scene_of(hero), -3) == scene_of(hero)


@pytest.mark.rule("tkds/time", "tkds/spell-list")
def test_conditions_run_out_with_their_rounds() -> None:
    kept = Condition(key="mage-armour", value=2, until="night")
    long, short = Condition(key="water-breathing", rounds=360), Condition(key="blessed", value=1, rounds=60)
    hero = replace(mage(), conditions=(kept, long, short))
    left = after(scene_of(hero), PassTurn(), [4]).figure("hero").conditions
    assert left == (kept, replace(long, rounds=300))


@pytest.mark.rule("tkds/light", "tkds/G3")
@pytest.mark.parametrize(("light", "left", "step"), [(6, 5, "light-left"), (1, 0, "light-out"), (0, 0, "")])
def test_light_burns_down(light: int, left: int, step: str) -> None:
    scene = scene_of(mage(), light=light)
    assert after(scene, PassTurn(), [4]).light == left
    assert [key for key in told(run(scene, PassTurn(), [4])) if key.startswith("light")] == (
        [step] if step else []
    )


@pytest.mark.rule("tkds/dying", "tkds/time")
def test_the_dying_do_not_last_a_turn() -> None:
    dying = ally(hp=0, state="dying", dying=4, is_mortally_wounded=True)
    assert after(scene_of(mage(), dying), PassTurn(), [4]).figure("ally").character.is_dead
    lucky = ally(hp=0, state="dying", dying=4, is_mortally_wounded=True, hero_points=1)
    done = after(scene_of(mage(), lucky), PassTurn(), ["cling", 4]).figure("ally").character
    assert done.state == "stable"


@pytest.mark.rule("tkds/time")
def test_time_does_not_pass_in_a_fight() -> None:
    scene = scene_of(mage(), foe(), is_fight=True)
    for action in (PassTurn(), PassWatch(), Downtime()):
        with refuses("time-in-fight", match="a fight is going on; end it before time passes"):
            run(scene, action)


@pytest.mark.rule("tkds/time")
def test_each_does_one_thing_and_must_be_able_to() -> None:
    with refuses("deed-twice"):
        run(scene_of(mage()), PassTurn(deeds=(("hero", "search"), ("hero", "other"))))
    with refuses("cannot-act"):
        run(scene_of(mage(hp=0, state="stable")), PassTurn(deeds=(("hero", "search"),)))
    with refuses("no-such-creature"):
        run(scene_of(mage()), PassTurn(deeds=(("nobody", "search"),)))


@pytest.mark.rule("tkds/time")
def test_effects_of_time_never_fail() -> None:
    scene = carry_out(scene_of(mage(), light=2), [TurnPassed(turns=-1, rule="tkds/time")])
    assert (scene.clock, scene.light) == (0, 2)


@pytest.mark.rule("tkds/downtime", "tkds/G3")
def test_downtime_restores_wounds_and_magic() -> None:
    hurt = mage(hp=1, magic=0, is_exhausted=True, is_mortally_wounded=True, essence_most=1, lost=(1, 0, 0, 0))
    stable = ally(hp=0, state="stable")
    dead = Figure(id="other", character=Character(hp=0, hp_most=8, state="dead"))
    done = after(scene_of(hurt, stable, dead), Downtime())
    body = done.figure("hero").character
    assert (body.hp, body.magic, body.essence) == (20, 40, 1)
    assert (body.is_exhausted, body.is_mortally_wounded, body.lost) == (False, False, (1, 0, 0, 0))
    assert (done.figure("ally").character.hp, done.figure("ally").character.state) == (30, "fine")
    assert done.figure("other").character.is_dead


POISONED = Condition(key="poisoned", value=1, rounds=3, by="foes", until="rounds")
BURNING = Condition(key="burning", value=2, rounds=2, by="foes", until="rounds")


def suffering(*conditions: Condition, hp: int = 12) -> Figure:
    """Somebody who is still poisoned or on fire once the fight is over."""
    one = mage()
    return replace(
        one, conditions=tuple(sorted(conditions)), character=replace(one.character, hp=hp, hp_most=12)
    )


@pytest.mark.rule("tkds/persistent", "tkds/time")
def test_what_burns_or_poisons_goes_on_after_the_fight_for_the_rounds_it_has_left() -> None:
    """Ruling tkds-lasting-later."""
    fight = replace(scene_of(suffering(POISONED, BURNING)), is_fight=True)
    over = after(fight, EndFight())
    assert {one.key for one in over.figure("hero").conditions} == {"poisoned", "burning"}
    later = after(over, PassTurn(), [4])
    assert later.figure("hero").character.hp == 12 - 3 * 1 - 2 * 2
    assert later.figure("hero").conditions == ()
    assert told(run(over, PassTurn(), [4])).count("lasting") == 5


@pytest.mark.rule("tkds/persistent", "tkds/time", "tkds/dying")
def test_who_is_brought_down_by_it_and_still_burns_is_dead() -> None:
    down = run(scene_of(suffering(POISONED, hp=1)), PassTurn(), [3, 4])
    assert after(scene_of(suffering(POISONED, hp=1)), PassTurn(), [3, 4]).figure("hero").character.is_dead
    assert "died" in told(down) or any(type(one).__name__ == "Died" for one in down.result.effects)


@pytest.mark.rule("tkds/persistent", "tkds/gear")
def test_a_poison_that_is_held_back_waits_and_then_goes_on() -> None:
    waits = Condition(key="poison-delayed", rounds=90, by="party", until="rounds")
    held = scene_of(suffering(POISONED, waits))
    once = after(held, PassTurn(), [4])
    assert once.figure("hero").character.hp == 12
    assert {one.key: one.rounds for one in once.figure("hero").conditions} == {
        "poison-delayed": 30,
        "poisoned": 3,
    }
    twice = after(once, PassTurn(), [4])
    assert twice.figure("hero").character.hp == 12 - 3
    assert twice.figure("hero").conditions == ()


@pytest.mark.rule("tkds/events")
def test_a_loud_turn_stays_quiet_only_if_both_rolls_bring_nothing() -> None:
    loud = PassTurn(is_loud=True)

    def events(result: Any) -> tuple[str, ...]:
        return tuple(one.event for one in result.effects if isinstance(one, EventCame))

    odds = odds_of(lambda: RESOLVE[PassTurn](GAME, scene_of(mage()), loud), events)
    assert odds[("nothing",)] == Fraction(1, 4)
    assert sum(chance for came, chance in odds.items() if "nothing" in came) == Fraction(1, 4)
    assert odds[("loss", "sign")] == Fraction(1, 36)
