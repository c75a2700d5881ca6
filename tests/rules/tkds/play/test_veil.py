"""A scene without the hidden: no trace of them, and the game goes on."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from nde.board import Square
from nde.rules.play import BEYOND
from nde.rules.tkds.actions import CastSpell, EndTurn
from nde.rules.tkds.play.veil import blur, elsewhere, join, leave, veil
from nde.rules.tkds.ruleset import TKDS
from nde.rules.tkds.scene import Condition, MagicZone, Secret
from tests.rules.games import random_game
from tests.rules.tkds.fight.arena import GAME, battle, foe, hero, keep, monster, with_condition, yard
from tests.rules.tkds.play.fights import PLAYING

NOBODY: frozenset[str] = frozenset()


def test_what_secret_rolls_came_to_is_for_the_gm_alone() -> None:
    scene = battle(hero(), secrets=(Secret(who="ada", task="hide", outcome="failure"),))
    assert veil(scene, NOBODY).secrets == ()
    assert veil(scene, frozenset(("ada",))).secrets == ()


def test_a_scene_with_nothing_to_hide_is_left_as_it_is() -> None:
    scene = battle(hero(), foe(), space=yard(ada=(0, 0), orc=(1, 0)))
    assert veil(scene, NOBODY) is scene


def test_somebody_held_by_the_hidden_is_held_by_nobody_they_could_name() -> None:
    held = with_condition(hero(), "held", source="lurker", value=2, until="fight")
    scene = veil(battle(held, foe("lurker")), frozenset(("lurker",)))
    assert scene.figure("ada").conditions == (Condition(key="held", value=2, until="fight"),)


def test_of_the_disarmed_the_weapon_is_named_and_not_whoever_is_called_so() -> None:
    bare = with_condition(hero(), "disarmed", source="sword")
    assert veil(battle(bare, foe("sword")), frozenset(("sword",))).figure("ada") == bare


def test_nobody_remembers_having_slipped_past_the_hidden() -> None:
    nimble = hero(used=("passed/lurker:turn", "stopped/lurker:turn", "passed/orc:turn", "block:round"))
    scene = veil(battle(nimble, foe("orc"), foe("lurker")), frozenset(("lurker",)))
    assert scene.figure("ada").used == ("passed/orc:turn", "block:round")


def test_the_hidden_are_not_counted_among_those_who_began_the_fight() -> None:
    scene = battle(hero(), foe("orc"), foe("lurker"), foe("sneak"))
    assert veil(scene, frozenset(("lurker", "sneak"))).foes_at_start == 1
    assert veil(scene, frozenset(("ada",))).foes_at_start == 3


def test_the_hidden_stand_nowhere() -> None:
    hidden = frozenset(("lurker",))
    board = battle(hero(), foe("lurker"), space=yard(ada=(0, 0), lurker=(1, 0)))
    areas = battle(hero(), foe("lurker"), space=keep(ada="gate", lurker="gate"))
    for scene in (board, areas):
        assert "lurker" not in msgspec.json.encode(veil(scene, hidden)).decode()
        assert veil(scene, hidden).space is not None
        assert TKDS.offers(veil(scene, hidden), "ada")


def test_a_hidden_token_of_nobody_is_taken_off_as_well() -> None:
    scene = battle(hero(), space=yard(ada=(0, 0), trap=(5, 0)))
    assert veil(scene, frozenset(("trap",))).space == yard(ada=(0, 0))


def test_no_random_game_shows_a_trace_of_somebody_hidden() -> None:
    for seed in range(25):
        for turn in random_game(TKDS, seed, 30):
            scene = turn.after
            for hidden in ("foe-1", "hero-1"):
                veiled = veil(scene, frozenset((hidden,)))
                text = msgspec.json.encode(veiled).decode()
                assert hidden not in text
                for seat in TKDS.characters(veiled):
                    assert hidden not in repr(TKDS.offers(veiled, seat))


def test_who_leaves_lets_go_of_those_they_held() -> None:
    held = with_condition(with_condition(hero(), "held", source="orc"), "poisoned", source="orc", rounds=3)
    scene = leave(battle(held, foe("orc"), foe("imp")), "orc")
    assert scene.figure("ada").conditions == (Condition(key="poisoned", rounds=3),)
    assert scene.foes_at_start == 1


def test_who_leaves_keeps_up_no_spell() -> None:
    stormy = with_condition(hero("bo"), "storm", source="mage", rounds=10)
    scene = leave(battle(hero("mage", concentration="storm"), stormy), "mage")
    assert scene.figure("bo").conditions == ()


def test_who_leaves_takes_their_secrets_along() -> None:
    scene = battle(hero("ada"), hero("bo"), secrets=(Secret(who="bo", task="", outcome="success"),))
    assert leave(scene, "bo") == battle(hero("ada"))


def test_who_joins_counts_for_the_morale_of_their_side() -> None:
    scene = join(GAME, battle(hero(), foe()), {"fang": "wolf"})
    assert scene.foes_at_start == 2
    assert scene.figure("fang") == monster("wolf", "fang")


def test_a_veiled_scene_plays_on() -> None:
    held = with_condition(hero(), "held", source="lurker", value=2, until="fight")
    caster = replace(
        held, character=replace(held.character, spells=("bless",), magic=8, magic_most=8, items=())
    )
    scene = veil(battle(caster, foe("lurker"), foe("orc")), frozenset(("lurker",)))
    assert CastSpell(who="ada", spell="bless", targets=("ada",)) in [
        one.action for one in TKDS.offers(scene, "ada")
    ]
    assert EndTurn() in [one.action for one in TKDS.offers(scene, "gm")]


def test_a_zone_of_magic_is_known_but_not_whose_it_is_and_stays_where_it_was_laid() -> None:
    zone = MagicZone(value=15, rounds=9, source="orc", at=Square(3, 1))
    scene = battle(hero("ada"), foe("orc"), space=yard(ada=(3, 1), orc=(9, 1)), zones=(zone,))
    assert PLAYING.people(scene)[0].conditions == ("anti-magic",)
    assert PLAYING.people(scene)[1].conditions == ()
    assert veil(scene, frozenset(("orc",))).zones == (replace(zone, source=""),)
    assert elsewhere(scene).zones == ()


def test_only_of_those_kept_secret_the_hit_points_are_blurred_temporary_ones_too() -> None:
    ada, orc = (one(hp=7, hp_temporary=4, hp_temporary_rounds=3) for one in (hero, foe))
    scene = blur(battle(ada, orc), frozenset(("orc",)))
    assert scene.figure("ada") == ada
    body = scene.figure("orc").character
    assert (body.hp_temporary, body.hp_temporary_rounds) == (0, 0)
    assert body.hp_most == BEYOND
