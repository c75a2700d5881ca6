"""What seats are offered, and what may be asked without a table."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec.structs import replace

from nde.dice import GM, odds_of, prefer
from nde.rules.ruleset import is_legal
from nde.rules.tkds.checks.offers import offers
from nde.rules.tkds.checks.situations import situations
from nde.rules.tkds.ruleset import RESOLVE
from nde.rules.tkds.scene import Condition, Scene, Secret
from nde.rules.variation import varied
from tests.rules.tkds.checks.samples import GAME, KIT, dying, foe, outcome_and_scene, scene_of, somebody


def offered(scene: Scene, seat: str) -> Counter[str]:
    """How many legal offers of each name a seat has."""
    return Counter(
        offer.name
        for offer in offers(GAME, scene, seat)
        if is_legal(lambda at, action: RESOLVE[type(action)](GAME, at, action), scene, offer.action)
    )


@pytest.mark.rule("tkds/check", "tkds/contest", "tkds/luck")
def test_a_character_may_try_contend_and_roll_for_luck() -> None:
    scene = scene_of(somebody(), foe())
    assert offered(scene, "hero") == {"check": 1, "contest": 1, "luck": 1}


@pytest.mark.rule("tkds/dying")
def test_a_character_with_a_kit_may_help_the_wounded() -> None:
    ill = replace(somebody("ill", hp=3), conditions=(Condition(key="poisoned"),))
    scene = scene_of(somebody(items=(KIT,)), dying(), ill)
    found = offered(scene, "hero")
    assert (found["stabilise"], found["treat-wounds"], found["treat-poison"]) == (2, 1, 1)
    assert offered(scene_of(dying(hero_points=1)), "ally") == {"cling": 1}
    assert offered(scene_of(dying()), "ally") == {}


@pytest.mark.rule("tkds/secret-roll", "tkds/15", "tkds/hero-points")
def test_the_gm_rolls_in_secret_reveals_harms_and_grants() -> None:
    secret = Secret(who="hero", task="traps", outcome="failure")
    found = offered(scene_of(somebody(), foe(), secrets=(secret,)), GM)
    assert found == {
        "luck": 1,
        "begin-session": 1,
        "reveal": 1,
        "secret-check": 2,
        "check": 1,  # for the foe, who has no player
        "harm": 2,
        "fall": 2,
        "lose-skill": 2,
        "grant-hero": 1,
        "grant-temporary": 1,
    }


@pytest.mark.rule("tkds/origin", "tkds/30")
def test_an_origin_can_be_brought_in_by_whoever_has_one() -> None:
    def params(figure_origin: str) -> set[str]:
        scene = scene_of(somebody(origin=figure_origin))
        return {param.name for param in next(iter(offers(GAME, scene, "hero"))).params}

    assert params("guard") - params("") == {"uses_origin"}


def test_every_parameter_of_an_offer_changes_its_action() -> None:
    scene = scene_of(somebody(items=(KIT,), origin="guard"), dying(), foe())
    for seat in ("hero", GM):
        for offer in offers(GAME, scene, seat):
            for param in offer.params:
                assert hasattr(offer.action, param.name), (offer.name, param.name)
                same = varied(offer.action, {param.name: param.default})
                assert same == offer.action, (offer.name, param.name)


@pytest.mark.parametrize("situation", situations(GAME), ids=lambda one: one.name)
def test_every_choice_of_every_situation_can_be_computed(situation: object) -> None:
    assert isinstance(situation, type(situations(GAME)[0]))
    usual = {param.name: param.default for param in situation.params}
    for param in situation.params:
        values: tuple[object, ...] = param.choices or (
            (False, True) if param.kind == "flag" else (param.default,)
        )
        for value in values:
            posed = situation.pose({**usual, param.name: value})
            resolve = RESOLVE[type(posed.action)]
            found = odds_of(
                lambda: resolve(GAME, posed.scene, posed.action),  # noqa: B023
                lambda came: came.outcome,
                prefer(posed.answers),
            )
            assert sum(found.values()) == 1


@pytest.mark.rule("tkds/turn")
def test_to_try_something_in_a_fight_is_the_action_of_the_turn() -> None:
    scene = scene_of(somebody(), foe(), is_fight=True, side="party", round=1)
    (offer,) = (one for one in offers(GAME, scene, "hero") if one.name == "check")
    _, after = outcome_and_scene(scene, offer.action, [12])
    assert after.figure("hero").has_acted
    assert offered(after, "hero")["check"] == 0
    assert offered(replace(scene, side="foes"), "hero")["check"] == 0
    easy = varied(offer.action, {"difficulty": "easy"})
    assert outcome_and_scene(scene, easy, [])[1].figure("hero").has_acted
    calm = scene_of(somebody(), foe())
    assert (
        not outcome_and_scene(calm, next(offers(GAME, calm, "hero")).action, [12])[1].figure("hero").has_acted
    )
