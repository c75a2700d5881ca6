"""Who is in a scene at a glance, their sheets as they now are, and whose deed each action is."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from nde.board import Square
from nde.dice import GM
from nde.locale import LANGUAGES, words
from nde.rules.tkds import actions as a
from nde.rules.tkds.character import Item
from nde.rules.tkds.play.people import (
    CONDITIONS,
    actor,
    conditions,
    is_secret,
    sheet_of,
    standing,
)
from nde.rules.tkds.ruleset import TKDS
from tests.rules.games import random_game
from tests.rules.tkds.fight.arena import GAME, after, battle, foe, hero, monster, with_condition
from tests.rules.tkds.play.fights import PLAYING

REQUIRED: dict[type, dict[str, Any]] = {
    a.GoTo: {"where": "away"},
    a.Check: {"skill": "will"},
    a.Contest: {"skill": "will", "other": "orc", "other_skill": "will"},
    a.Attack: {"target": "orc"},
    a.Manoeuvre: {"target": "orc", "kind": "trip"},
    a.SwapGear: {"item": 0},
    a.Reload: {"weapon": 0},
    a.MoveTo: {"to": Square(1, 1)},
    a.CrossTo: {"to": "yard"},
    a.PassBy: {"other": "orc"},
    a.UseAbility: {"ability": "surge"},
    a.CastSpell: {"spell": "bless"},
    a.Stabilise: {"target": "bo"},
    a.TreatWounds: {"target": "bo"},
    a.UseItem: {"item": 0},
    a.Harm: {"damage": "1d6"},
    a.LoseSkill: {"skill": "will"},
    a.Retrain: {"old": "one", "new": "other"},
    a.GrantPerk: {"perk": "toughness"},
    a.GrantTemporary: {"points": 1},
    a.Buy: {"key": "rope"},
    a.Sell: {"item": 0},
    a.Kindle: {"item": 0},
    a.LearnLanguage: {"language": "elvish"},
}
"""What an action needs besides somebody who does it."""
DONE_TO_SOMEBODY = {
    a.Reveal,
    a.Harm,
    a.LoseSkill,
    a.KeepSpell,
    a.GrantHero,
    a.GrantPerk,
    a.GrantTemporary,
    a.Milestone,
}
OF_ALL = {
    a.StartFight,
    a.EndFight,
    a.EndTurn,
    a.CheckMorale,
    a.PassTurn,
    a.PassWatch,
    a.Downtime,
    a.GoTo,
    a.BeginSession,
}


def done_by(kind: type, who: str) -> Any:
    named = {} if kind in OF_ALL else {"who": who}
    return kind(**named, **REQUIRED.get(kind, {}))


@pytest.mark.parametrize("kind", TKDS.actions)
def test_an_action_is_the_deed_of_whoever_does_it_or_of_the_gm(kind: type) -> None:
    expected = GM if kind in DONE_TO_SOMEBODY | OF_ALL else "ada"
    assert actor(done_by(kind, "ada")) == expected


def test_a_watch_that_some_spend_foraging_is_still_the_gms_to_let_pass() -> None:
    assert actor(a.PassWatch(activity="forage", who=("ada", "bo"))) == GM


def test_luck_that_nobody_rolls_is_the_gms() -> None:
    assert actor(a.LuckRoll()) == GM
    assert actor(a.LuckRoll(who="ada")) == "ada"


def test_a_secret_check_is_rolled_by_the_gm_and_seen_by_nobody_else() -> None:
    secret = a.Check(who="ada", skill="will", is_secret=True)
    assert actor(secret) == GM
    assert is_secret(secret)
    assert not is_secret(a.Check(who="ada", skill="will"))
    assert not is_secret(a.Reveal(who="ada"))


def test_a_scene_shows_the_party_before_the_foes() -> None:
    scene = battle(foe("orc"), hero("ada", name="Ada"), monster("wolf", "fang"))
    assert [(one.id, one.name, one.label) for one in PLAYING.people(scene)] == [
        ("ada", "Ada", ""),
        ("orc", "", ""),
        ("fang", "", "block-wolf"),
    ]


def test_only_a_players_character_shows_more_than_hit_points() -> None:
    caster = hero(magic=3, magic_most=8, essence=1, essence_most=1, hero_points=4, race="halfling")
    ada, fang = PLAYING.people(battle(caster, monster("wolf", "fang")))
    assert [(one.key, one.value, one.most, one.cap) for one in ada.tracks[1:]] == [
        ("magic", 3, 8, ada.tracks[1].cap),
        ("essence", 1, 1, 3),
        ("hero-points", 4, 4, 4),
    ]
    assert [one.key for one in fang.tracks] == ["hp"]
    assert ada.tracks == TKDS.sheet(caster.character).tracks


@pytest.mark.parametrize(
    ("values", "is_out", "is_gone"),
    [
        ({}, False, False),
        ({"state": "dying", "hp": 0}, True, False),
        ({"state": "stable", "hp": 0}, True, False),
        ({"state": "dead", "hp": 0}, True, True),
        ({"has_fled": True}, True, True),
        ({"is_subdued": True}, True, False),
    ],
)
def test_the_dead_and_the_fled_are_beyond_help(values: dict[str, Any], is_out: bool, is_gone: bool) -> None:
    one = PLAYING.people(battle(hero(**values)))[0]
    assert (one.is_out, one.is_gone) == (is_out, is_gone)


def test_whoever_misses_the_first_round_has_no_action_left() -> None:
    slow, quick = PLAYING.people(battle(hero("ada", loses_turn=True), hero("bo")))
    assert (slow.has_acted, quick.has_acted) == (True, False)
    assert not PLAYING.people(battle(hero(has_acted=True), is_fight=False))[0].has_acted


def test_whoever_has_momentum_has_an_attack_left() -> None:
    done, going_on = PLAYING.people(
        battle(hero("ada", has_acted=True), hero("bo", has_acted=True, momentum=True))
    )
    assert (done.has_acted, going_on.has_acted) == (True, False)


def test_everything_somebody_suffers_from_is_named_once() -> None:
    held = with_condition(with_condition(hero(is_exhausted=True), "held", source="a"), "held", source="b")
    assert conditions(held) == ("exhausted", "held")
    assert conditions(hero(loses_turn=True, is_surprised=True)) == ("surprised",)
    assert conditions(hero(loses_turn=True, momentum=True)) == ("too-slow", "momentum")
    assert conditions(hero(state="dying", hp=0, is_mortally_wounded=True)) == ("dying", "mortally-wounded")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_condition_there_can_be_has_a_word(language: str) -> None:
    everything = hero(
        has_fled=True,
        is_subdued=True,
        is_helpless=True,
        is_mortally_wounded=True,
        is_exhausted=True,
        loses_turn=True,
        momentum=True,
    )
    surprised = replace(everything, is_surprised=True)
    states = {key for state in ("dying", "stable", "dead") for key in conditions(hero(state=state))}
    keys = {*conditions(everything), *conditions(surprised), *states, *CONDITIONS}
    speaker = words(language, "tkds")
    assert {key for key in keys if not speaker.has(f"condition-{key}")} == set()


def test_the_sheet_of_a_creature_shows_what_is_left_of_it() -> None:
    wolf = monster("wolf", "fang")
    hurt = replace(wolf, character=replace(wolf.character, hp=2, lost=(1, 0, 0, 0), will=5))
    sheet = sheet_of(GAME, battle(hurt), "fang")
    traits = {one.key: one.value for one in sheet.traits}
    assert (traits["strength"], traits["will"], traits["hp"]) == (0, 5, 6)
    assert [(one.key, one.value, one.most) for one in sheet.tracks] == [("hp", 2, 6)]


def test_a_creature_whose_will_was_broken_does_not_show_that_of_its_morale() -> None:
    cultist = monster("cultist")
    assert cultist.character.will == 3
    tame = replace(cultist, character=replace(cultist.character, will=0))
    assert {one.key: one.value for one in sheet_of(GAME, battle(tame), "orc").traits}["will"] == 0


def test_a_side_stands_on_the_hit_points_of_those_who_take_part() -> None:
    scene = battle(hero("ada", hp=4, hp_temporary=3), hero("bo", hp=0, state="dying"), foe("orc"))
    assert (standing(scene, "party"), standing(scene, "foes")) == (7, 10)


def test_the_turn_says_whose_it_is() -> None:
    now = PLAYING.turn(battle(hero(), foe(), round=3, side="foes"))
    assert (now.is_fight, now.round, now.side) == (True, 3, "foes")


def test_every_condition_met_in_play_is_a_known_one() -> None:
    met = {
        one.key
        for seed in range(60)
        for step in random_game(TKDS, seed, 25)
        for figure in step.after.figures
        for one in figure.conditions
    }
    specials = {attack.special for block in TKDS.foes.values() for attack in block.attacks}
    assert len(met) > 3
    assert met | specials - {"", "hold", "trip"} <= CONDITIONS


@pytest.mark.rule("tkds/hero-points")
def test_hero_points_that_are_shared_have_one_most() -> None:
    human, halfling = hero(race="human"), hero("bo", race="halfling")
    players = (("ada", "p1"), ("bo", "p1"))
    for shared in (False, True):
        scene = battle(human, halfling, foe(), players=players if shared else ())
        sheets = [sheet_of(GAME, scene, one).tracks for one in ("ada", "bo")]
        most = [track.most for tracks in sheets for track in tracks if track.key == "hero-points"]
        people = [one.tracks for one in PLAYING.people(scene) if one.side == "party"]
        assert most == [track.most for tracks in people for track in tracks if track.key == "hero-points"]
        assert (len(set(most)) == 1) is shared


@pytest.mark.rule("tkds/speed")
def test_the_sheet_of_a_rider_has_the_speed_of_the_mount() -> None:
    def speed(scene: Any) -> Any:
        return next(one.value for one in sheet_of(GAME, scene, "ada").traits if one.key == "speed")

    rider = with_condition(hero(), "mounted", value=16)
    assert (speed(battle(hero())), speed(battle(rider))) == (6, 16)
    assert speed(battle(with_condition(rider, "prone"))) == 6, "whoever lies crawls at their own"


@pytest.mark.rule("tkds/camp", "tkds/regeneration", "tkds/monsters")
def test_who_is_hired_at_the_table_eats_and_sleeps_with_the_party() -> None:
    """Whoever came as a foe, or stood by, and then goes along for hire is a hireling like any other."""
    fed = hero(items=(Item(key="rations", uses=3),))
    scene = replace(battle(fed, monster("veteran", id="vet")), is_fight=False)
    assert scene.figure("vet").character.kind == "npc"
    assert PLAYING.sided is not None
    hired = PLAYING.sided(scene, "vet", "party")
    assert hired.figure("vet").character.kind == "hireling"
    hurt = PLAYING.put(hired, "vet.hp", 3)
    assert after(hurt, a.PassWatch(activity="camp")).figure("vet").character.hp == 3 + 4
    assert PLAYING.sided(hired, "vet", "foes").figure("vet").character.kind == "npc"
    assert PLAYING.put(hired, "vet.hp", 0).figure("vet").character.is_dead
