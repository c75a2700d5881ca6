"""Moments, trials, hazards, and foes by kind and rank."""

from __future__ import annotations

from random import Random
from typing import Any, get_args

import pytest
from msgspec.structs import replace

from nde.dice import GM, odds_of, play, seeded
from nde.rules.cairn2e import actions as a
from nde.rules.cairn2e.bestiary import BLOCKS
from nde.rules.cairn2e.fight.attacks import weapons_of
from nde.rules.cairn2e.ruleset import CAIRN2E
from nde.rules.cairn2e.scene import Scene
from nde.rules.play import DIFFICULTIES, KINDS, RANKS, Kind, Moment, Playing
from tests.rules.cairn2e.fight.fights import fight_of, foe, hero, scene_of
from tests.rules.games import surprise

PARTY = scene_of(hero(), hero("bo"), foe())


def parts() -> Playing:
    assert CAIRN2E.playing is not None
    return CAIRN2E.playing


def moment(scene: Scene, wanted: Moment) -> Any:
    return parts().moment(scene, wanted)


def test_in_peace_there_is_time_and_a_fight_may_begin() -> None:
    found = {wanted: moment(PARTY, wanted) for wanted in get_args(Moment)}
    both = ("ada", "bo")
    assert found == {
        "session": a.BeginSession(),
        "fight": a.StartFight(),
        "turn": None,
        "calm": None,
        "breather": a.Rest(who=both),
        "rest": a.Rest(who=both, in_dungeon=True, is_long=True),
        "camp": a.MakeCamp(who=both),
        "time": a.DungeonTurn(),
        "loud-time": a.DungeonTurn(is_loud=True),
        "morale": a.CheckMorale(group="foes"),
    }


def test_in_a_fight_there_is_none() -> None:
    scene = fight_of(hero(), foe())
    found = {wanted for wanted in get_args(Moment) if moment(scene, wanted) is not None}
    assert found == {"session", "turn", "calm", "morale"}
    assert moment(scene, "turn") == a.ResolveSide()


def test_a_dangerous_place_allows_no_more_than_a_breather() -> None:
    scene = replace(PARTY, is_dangerous=True)
    assert [bool(moment(scene, one)) for one in ("breather", "rest", "camp")] == [True, False, False]
    dark = replace(PARTY, is_dark=True)
    assert [bool(moment(dark, one)) for one in ("breather", "rest", "camp")] == [True, False, True]


def test_without_anybody_there_is_no_rest_and_no_morale() -> None:
    assert moment(scene_of(foe()), "breather") is None
    assert moment(scene_of(hero()), "morale") is None
    assert moment(scene_of(hero()), "fight") is None


def test_the_largest_group_is_the_one_that_may_lose_heart() -> None:
    scene = fight_of(hero(), foe("a", group="dogs"), foe("b", group="men"), foe("c", group="men"))
    assert moment(scene, "morale") == a.CheckMorale(group="men")


@pytest.mark.rule("cairn2e/opposed", "cairn2e/5")
def test_a_hard_trial_puts_everybody_at_risk() -> None:
    ada, bo = hero(), hero("bo")
    bo = replace(bo, character=replace(bo.character, dexterity=4))
    scene = scene_of(replace(ada, character=replace(ada.character, dexterity=15)), bo)
    trial = parts().trial

    def chance_of(action: a.Try) -> float:
        odds = odds_of(lambda: CAIRN2E.resolve(scene, action), lambda one: one.outcome)
        return float(odds["success"])

    assert [chance_of(trial(scene, "ada", "agility", one)) for one in DIFFICULTIES] == [0.75, 0.75, 0.2]


def test_in_a_fight_a_trial_is_ones_own_and_the_fallen_take_no_part() -> None:
    trial = parts().trial
    assert trial(fight_of(hero(), hero("bo"), foe()), "ada", "might", "hard").together == ()
    down = scene_of(hero(), replace(hero("bo"), has_fled=True), hero("cy"))
    assert trial(down, "ada", "nerve", "hard") == a.Try(who="ada", attribute="will", together=("cy",))


@pytest.mark.rule("cairn2e/attribute-loss", "cairn2e/82")
def test_a_hazard_takes_strength_and_leaves_hit_points() -> None:
    for severity, most in (("light", 4), ("serious", 6)):
        action = parts().hazard(PARTY, "ada", severity)  # type: ignore[arg-type]
        lost = set()
        for seed in range(60):
            effects = play(CAIRN2E.resolve(PARTY, action), seeded(seed), lambda ask: ask.default).effects
            scene = PARTY
            for effect in effects:
                scene = CAIRN2E.apply(scene, effect)
            before, after = PARTY.figure("ada").character, scene.figure("ada").character
            assert after.hp == before.hp
            lost.add(before.strength - after.strength)
        assert lost == set(range(1, most + 1))


def test_every_kind_and_rank_is_a_single_creature_of_the_bestiary() -> None:
    for kind in KINDS:
        blocks = [BLOCKS[parts().cast(kind, rank)] for rank in RANKS]
        assert not any(block.is_detachment for block in blocks)
        assert len({block.id for block in blocks}) == len(RANKS)


def fought(seed: int, blocks: tuple[str, ...]) -> bool:
    """Whether three beginners who strike the weakest foe with their best weapon win."""
    chance = Random(seed)
    faces = seeded(chance.getrandbits(32))
    heroes = {f"hero-{number}": surprise(CAIRN2E, chance.getrandbits(32)) for number in range(3)}
    scene = CAIRN2E.new_scene(heroes, {f"foe-{at}": block for at, block in enumerate(blocks)})

    def go(scene: Scene, action: Any) -> Scene:
        for effect in play(CAIRN2E.resolve(scene, action), faces, lambda ask: ask.default).effects:
            scene = CAIRN2E.apply(scene, effect)
        return scene

    scene = go(scene, a.StartFight())
    while parts().standing(scene, "party") and parts().standing(scene, "foes"):
        if scene.side == "party":
            for one in scene.of_side("party"):
                if not one.is_out and not one.loses_turn:
                    scene = go(scene, a.Declare(deed=best_strike(scene, one.id)))
        else:
            while (chosen := parts().foe_choice(scene, CAIRN2E.offers(scene, GM))) is not None:
                scene = go(scene, chosen.action)
        scene = go(scene, a.ResolveSide())
    return parts().standing(scene, "party") > 0


def best_strike(scene: Scene, who: str) -> a.Strike:
    weapons = weapons_of(scene.figure(who))
    places = range(-1, len(weapons))
    weapon = max(places, key=lambda place: max(weapons[place].dice, default=0) if place >= 0 else 4)
    foes = [one for one in scene.of_side("foes") if not one.is_out]
    weakest = min(foes, key=lambda one: one.character.hp + one.character.strength + 3 * one.armor)
    return a.Strike(who=who, targets=(weakest.id,), weapon=weapon)


@pytest.mark.parametrize("kind", KINDS)
def test_beginners_can_win_against_every_kind(kind: Kind) -> None:
    """Bounds three standard errors of 40 fights below what thousands of fights gave.

    A great beast runs with its lesser companions, whose WIL is the lowest: so there is no bound above.
    """
    minion, elite, boss = (parts().cast(kind, rank) for rank in RANKS)
    fights = 40
    wins = [
        sum(fought(seed, blocks) for seed in range(fights)) / fights
        for blocks in ((minion,) * 3, (elite, minion, minion), (boss, minion, minion))
    ]
    assert wins[0] > 0.8
    assert wins[1] > 0.5
    assert wins[2] > 0.5
