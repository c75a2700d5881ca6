"""Numbers as the game master puts them, and what may not be put."""

from __future__ import annotations

import pytest

from nde.rules.ruleset import NoSuchValue
from nde.rules.tkds.play.veil import RULINGS, put
from nde.rules.tkds.ruleset import TKDS
from nde.rules.tkds.scene import Condition
from tests.refusals import refuses
from tests.rules.tkds.fight.arena import battle, foe, hero


def test_somebody_put_to_0_hit_points_goes_down_without_a_roll() -> None:
    scene = put(put(battle(hero(), foe()), "ada.hp", 0), "orc.hp", 0)
    assert scene.figure("ada").character.state == "stable"
    assert scene.figure("orc").character.state == "dead"


@pytest.mark.parametrize("state", ["dying", "stable"])
def test_somebody_put_above_0_gets_up_again(state: str) -> None:
    body = put(battle(hero(hp=0, state=state, dying=2)), "ada.hp", 3).figure("ada").character
    assert (body.state, body.hp, body.dying) == ("fine", 3, 0)


def test_the_dead_stay_dead_until_their_state_is_put() -> None:
    scene = put(battle(hero(hp=0, state="dead")), "ada.hp", 3)
    assert scene.figure("ada").character.state == "dead"
    assert put(scene, "ada.state", "fine").figure("ada").character.state == "fine"


def test_a_skill_may_be_below_0_and_nothing_else() -> None:
    scene = battle(hero(), foe())
    assert put(scene, "ada.will", -3).figure("ada").character.will == -3
    for field in ("hp", "hp_most", "level", "coins", "essence", "speed", "moved", "defence"):
        with refuses("wrong-value") as caught:
            put(scene, f"ada.{field}", -1)
        assert caught.value.facts["value"] == "-1"


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("ada.race", "giant"),
        ("ada.origin", "comet"),
        ("ada.specialization", "bard"),
        ("ada.state", "bored"),
        ("orc.block", "yeti"),
    ],
)
def test_a_word_the_game_does_not_know_is_refused(path: str, value: str) -> None:
    with refuses("wrong-value"):
        put(battle(hero(), foe()), path, value)


def test_a_word_the_game_knows_is_put() -> None:
    assert put(battle(hero()), "ada.race", "elf").figure("ada").character.race == "elf"
    assert put(battle(hero(race="elf")), "ada.race", "").figure("ada").character.race == ""


@pytest.mark.parametrize("path", ["bo.hp", "ada.hearts", "ada"])
def test_a_path_that_leads_nowhere_is_missing(path: str) -> None:
    with pytest.raises(NoSuchValue):
        put(battle(hero()), path, 1)


def test_whatever_a_player_may_say_is_none_of_the_rulings() -> None:
    own = {
        "skill",
        "kind",
        "subdues",
        "uses_essence",
        "uses_origin",
        "second_target",
        "with_movement",
        "item",
    }
    assert not RULINGS & own


def test_every_ruling_is_a_parameter_of_some_offer() -> None:
    calm, fight = (
        battle(hero(specialization="rogue"), foe(), is_fight=False),
        battle(hero(specialization="rogue"), foe()),
    )
    offers = [
        offer for scene in (calm, fight) for seat in ("ada", "gm") for offer in TKDS.offers(scene, seat)
    ]
    named = {param.name for offer in offers for param in offer.params}
    assert RULINGS - {"distance"} <= named


def test_the_gm_may_lay_a_condition_on_somebody_and_take_it_off() -> None:
    scene = put(battle(hero()), "ada.conditions", [{"key": "prone"}])
    assert scene.figure("ada").conditions == (Condition(key="prone"),)
    assert put(scene, "ada.conditions", []) == battle(hero())


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("ada.conditions", [{"key": "bored"}]),
        ("ada.conditions", ["prone"]),
        ("ada.lost", [0, -1, 0, 0]),
        ("orc.attacks", [{"key": "bite", "damage": "much"}]),
        ("orc.attacks", [{"key": "bite", "damage": "1d7"}]),
    ],
)
def test_a_list_the_game_could_not_go_on_with_is_refused(path: str, value: object) -> None:
    with refuses("wrong-value"):
        put(battle(hero(), foe()), path, value)


def test_a_foe_may_be_given_other_attacks() -> None:
    scene = put(battle(hero(), foe()), "orc.attacks", [{"key": "club", "damage": "2d4+1"}])
    assert [one.damage for one in scene.figure("orc").attacks] == ["2d4+1"]
