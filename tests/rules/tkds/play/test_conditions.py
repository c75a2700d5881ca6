"""What a game master gives by decree: the game's own effects, and nothing that follows from a number."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from nde.rules.play import ConditionChip
from nde.rules.tkds.book.spells import SPELLS
from nde.rules.tkds.fight.attack import left_behind
from nde.rules.tkds.play.conditions import conditions
from nde.rules.tkds.play.people import CONDITIONS
from nde.rules.tkds.play.people import conditions as shown
from nde.rules.tkds.ruleset import TKDS
from nde.rules.tkds.scene import Condition, Figure, Scene
from tests.rules.tkds.fight.arena import GAME, battle, foe, hero, monster


def chips(scene: Scene, who: str = "ada") -> dict[str, ConditionChip]:
    return {chip.key: chip for chip in conditions(GAME, scene, who)}


def pressed(scene: Scene, key: str, who: str = "ada") -> Scene:
    """The scene after a chip was pressed."""
    after: Scene = TKDS.apply(scene, chips(scene, who)[key].effect)
    return after


def of_body(figure: Figure, **changes: Any) -> Figure:
    return replace(figure, character=replace(figure.character, **changes))


def test_all_that_lasts_can_be_given_to_somebody_or_only_taken() -> None:
    scene = pressed(battle(hero(), foe()), "poisoned")
    given = {*chips(scene), *chips(scene, "orc")}
    shielded = {"shield-lowered", "disarmed"}  # whoever has a shield, and weapons that are no things
    assert CONDITIONS - given <= {"held", "storm", *shielded}
    assert {"dying", "stable", "mortally-wounded", "surprised", "dead", "fled", "momentum"}.isdisjoint(given)


@pytest.mark.rule("tkds/dying", "tkds/waking")
def test_the_dying_are_stabilised_and_then_woken() -> None:
    scene = battle(of_body(hero(), hp=0, state="dying", dying=2, is_mortally_wounded=True), foe())
    assert "mortally-wounded" not in chips(scene), "as long as it kills"
    scene = pressed(scene, "dying")
    assert shown(scene.figure("ada")) == ("stable", "mortally-wounded")
    scene = pressed(pressed(scene, "stable"), "mortally-wounded")
    assert shown(scene.figure("ada")) == ()
    assert scene.figure("ada").character.hp == 1


@pytest.mark.rule("tkds/first-round", "tkds/surprise")
def test_whoever_missed_the_first_round_acts_after_all() -> None:
    start = battle(hero(), foe())
    slow = pressed(start, "too-slow")
    assert shown(slow.figure("ada")) == ("too-slow",)
    assert pressed(slow, "too-slow") == start
    caught = battle(replace(hero(), is_surprised=True, loses_turn=True), foe())
    assert "too-slow" not in chips(caught)
    assert pressed(caught, "surprised") == start
    assert "too-slow" not in chips(replace(start, round=2))
    assert "too-slow" not in chips(replace(start, is_fight=False))


@pytest.mark.rule("tkds/subdue", "tkds/helpless")
def test_foes_surrender_fight_on_and_are_helpless() -> None:
    start = battle(hero(), foe())
    assert "subdued" not in chips(start)
    beaten = pressed(start, "subdued", "orc")
    assert beaten.figure("orc").is_out
    assert pressed(beaten, "subdued", "orc") == start
    struck = battle(hero(), replace(of_body(foe(), hp=0), is_subdued=True))
    woken = pressed(struck, "subdued", "orc").figure("orc")
    assert (woken.is_subdued, woken.character.hp) == (False, 1)
    bound = pressed(start, "helpless")
    assert bound.figure("ada").is_helpless
    assert pressed(bound, "helpless") == start


@pytest.mark.rule("tkds/persistent")
def test_fire_blood_and_poison_are_those_of_an_attack_and_spare_the_immune() -> None:
    start = battle(hero(), replace(foe(), immune=("fire",)))
    assert "burning" not in chips(start, "orc")
    assert chips(start)["burning"].effect.condition == left_behind("burning", "foes")
    poisoned = pressed(start, "poisoned")
    assert "poison-delayed" not in chips(start)
    delayed = pressed(poisoned, "poison-delayed")
    assert shown(delayed.figure("ada")) == ("poison-delayed", "poisoned")
    assert pressed(delayed, "poisoned").figure("ada").conditions == (), "cured of both"


def test_magic_is_that_of_a_plain_success_and_spares_the_immune() -> None:
    start = battle(hero(), replace(foe(), immune=("mind", "stunned")))
    assert {"dull", "stunned"}.isdisjoint(chips(start, "orc"))
    given = chips(start)
    assert given["blessed"].effect.condition == Condition(
        key="blessed", value=1, rounds=10, by="party", until="rounds"
    )
    assert given["mage-armour"].effect.condition.until == "night"
    stunned = given["stunned"].effect.condition
    assert (stunned.rounds, stunned.until) == (-1, "end"), "nobody rolls for it"
    assert given["anchored"].effect.condition.value == 14, "a casting that just worked"


@pytest.mark.rule("tkds/concentration")
def test_what_a_kept_spell_left_ends_with_the_spell() -> None:
    storm = Condition(key="storm", value=2, source="ada", by="party")
    caster = replace(hero(), concentration="storm", conditions=(storm,))
    assert SPELLS["storm"].concentrates
    calm = pressed(battle(caster, foe()), "storm").figure("ada")
    assert (calm.concentration, calm.conditions) == ("", ())
    assert "storm" not in chips(battle(hero(), foe()))


def test_holds_are_only_loosened_and_weapons_only_knocked_from_what_holds_one() -> None:
    held = replace(hero(), conditions=(Condition(key="held", source="orc", until="fight"),))
    assert pressed(battle(held, foe()), "held").figure("ada").conditions == ()
    assert "held" not in chips(battle(hero(), foe()))
    assert "disarmed" not in chips(battle(hero(), foe())), "what a hero drops is on the sheet"
    orc = battle(hero(), monster("orc"))
    who = orc.figures[1].id
    assert shown(pressed(orc, "disarmed", who).figure(who)) == ("disarmed",)


@pytest.mark.parametrize("gone", [{"has_fled": True}, {"state": "dead"}])
def test_the_dead_the_fled_and_strangers_are_given_nothing(gone: dict[str, Any]) -> None:
    ada = replace(hero(), **gone) if "has_fled" in gone else of_body(hero(), **gone)
    assert chips(battle(ada, foe())) == {}
    assert chips(battle(hero(), foe()), "nobody") == {}
