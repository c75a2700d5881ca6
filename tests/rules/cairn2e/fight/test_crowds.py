"""Blocks that say from which number on they are a detachment, and who leads them."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from nde.dice.runners import settle
from nde.rules import ruleset_named
from nde.rules.cairn2e.actions import CheckMorale, StartFight
from nde.rules.cairn2e.bestiary import BLOCKS
from nde.rules.cairn2e.fight.effects import Fled
from nde.rules.cairn2e.fight.groups import morale_score
from nde.rules.cairn2e.roster import join, lead, new_scene
from nde.rules.cairn2e.scene import Scene
from nde.rules.play import playing_of
from tests.rules.cairn2e.fight.fights import GAME, do, hero

RULES = ruleset_named("cairn2e")


def against(**foes: int) -> Scene:
    named = {f"{id}-{at}": id.replace("_", "-") for id, count in foes.items() for at in range(count)}
    return new_scene(GAME, {"ada": hero("ada").character}, named)


def hints(scene: Scene) -> list[tuple[str, dict[str, Any]]]:
    """What the Warden is told as a fight begins."""
    waiting = settle(lambda: RULES.resolve(scene, StartFight()), (), {})
    return [(step.key, dict(step.facts)) for step in waiting.steps if step.hint]


@pytest.mark.rule("cairn2e/detachments", "cairn2e/85")
def test_the_warden_is_told_that_so_many_are_a_detachment() -> None:
    assert hints(against(driver_ant=1)) == []
    assert hints(against(driver_ant=2)) == [("crowd", {"block": "driver-ant", "count": 2})]
    assert hints(against(bandit=3, kobold=5)) == []
    assert [key for key, _ in hints(against(bandit=4))] == ["crowd", "crowd-unled"]
    led = lead(against(bandit=4), ("bandit-0",))
    assert [key for key, _ in hints(led)] == ["crowd"]
    assert {id: one.unit_from for id, one in BLOCKS.items() if one.unit_from} == {
        "bandit": 4,
        "driver-ant": 2,
    }


@pytest.mark.rule("cairn2e/morale", "cairn2e/40")
def test_bandits_save_with_their_leaders_will_only_where_one_leads_them() -> None:
    loose = against(bandit=3)
    assert morale_score(GAME, loose.of_side("foes")) == 9
    assert morale_score(GAME, lead(loose, ("bandit-1",)).of_side("foes")) == 13


@pytest.mark.rule("cairn2e/morale", "cairn2e/32")
def test_who_leads_lends_the_others_its_will() -> None:
    scene = join(GAME, against(), {"ogre-1": "ogre", "kobold-1": "kobold"})
    assert morale_score(GAME, scene.of_side("foes")) == BLOCKS["kobold"].will
    led = playing_of(RULES).lead(scene, ("ogre-1",))
    assert morale_score(GAME, led.of_side("foes")) == BLOCKS["ogre"].will
    assert [one.id for one in led.figures if one.is_leader] == ["ogre-1"]


@pytest.mark.rule("cairn2e/morale", "cairn2e/33", "cairn2e/40")
def test_who_leads_nobody_any_more_is_not_held_by_its_own_command() -> None:
    two = lead(join(GAME, against(), {"chief": "hobgoblin", "other": "hobgoblin"}), ("chief",))
    assert morale_score(GAME, two.of_side("foes")) is None, "a commander is present"
    alone = Fled(who="other", rule="").happen(GAME, two)
    assert morale_score(GAME, alone.of_side("foes")) == BLOCKS["hobgoblin"].will
    ran = do(replace(alone, is_fight=True), CheckMorale(group="foes"), 20)
    assert ran.scene.figure("chief").has_fled
