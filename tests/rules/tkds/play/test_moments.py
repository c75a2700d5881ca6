"""The moments of a table: an action that may be taken now, or none."""

from __future__ import annotations

from typing import get_args

import pytest

from nde.rules.play import Moment
from nde.rules.tkds.actions import CheckMorale, PassTurn, PassWatch
from nde.rules.tkds.play.adventures import moment
from nde.rules.tkds.ruleset import TKDS
from tests.rules.tkds.fight.arena import battle, foe, hero, with_condition

IN_FIGHT = {"session", "turn", "calm", "morale"}
IN_CALM = {"session", "fight", "breather", "rest", "camp", "time", "loud-time"}


@pytest.mark.parametrize("of", get_args(Moment))
def test_a_moment_is_of_fights_or_of_calm(of: Moment) -> None:
    fight, calm = battle(hero(), foe()), battle(hero(), foe(), is_fight=False)
    assert (moment(TKDS.resolve, fight, of) is not None) == (of in IN_FIGHT)
    assert (moment(TKDS.resolve, calm, of) is not None) == (of in IN_CALM)


def test_a_breather_brings_essence_to_those_who_used_it() -> None:
    used = {"essence": 0, "essence_most": 1, "essence_is_used": True}
    scene = battle(hero("ada", **used), hero("bo"), hero("cy", hp=0, state="stable", **used), is_fight=False)
    assert moment(TKDS.resolve, scene, "breather") == PassTurn(deeds=(("ada", "refill"),))


def test_a_stunned_hero_cannot_catch_their_breath_but_the_others_can() -> None:
    used = {"essence": 0, "essence_most": 1, "essence_is_used": True}
    stunned = with_condition(hero("ada", **used), "stunned")
    scene = battle(stunned, hero("bo", **used), is_fight=False)
    assert moment(TKDS.resolve, scene, "breather") == PassTurn(deeds=(("bo", "refill"),))


def test_to_rest_in_safety_is_to_sleep() -> None:
    scene = battle(hero(), is_fight=False)
    assert (
        moment(TKDS.resolve, scene, "rest")
        == moment(TKDS.resolve, scene, "camp")
        == PassWatch(activity="camp")
    )


def test_no_fight_begins_against_nobody() -> None:
    assert moment(TKDS.resolve, battle(hero(), is_fight=False), "fight") is None


def test_the_unyielding_have_no_morale_to_check() -> None:
    assert moment(TKDS.resolve, battle(hero(), foe(morale="unyielding")), "morale") is None


def test_morale_is_not_checked_twice_for_the_same_loss() -> None:
    lost = (foe("a", hp=0, state="dead"), foe("b"))
    assert moment(TKDS.resolve, battle(hero(), *lost), "morale") == CheckMorale()
    assert moment(TKDS.resolve, battle(hero(), *lost, morale_checked=("half",)), "morale") is None
    chief = foe("chief", hp=0, state="dead", is_leader=True)
    again = battle(hero(), *lost, chief, morale_checked=("half",))
    assert moment(TKDS.resolve, again, "morale") == CheckMorale()
