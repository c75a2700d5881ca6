"""Hazards: what each costs, how each is put out of use, and when that is refused."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from nde.board import Board, Grid, Square, Zones
from nde.dice import Ask, odds_of, prefer
from nde.locale import words
from nde.rules.stepdice.actions import Modifier
from nde.rules.stepdice.companion.actions import DisableHazard, SetHazard, SpringHazard
from nde.rules.stepdice.companion.book import companion
from nde.rules.stepdice.companion.hazards import hazards_in
from nde.rules.stepdice.edition import RESOLVE
from nde.rules.stepdice.effects import HeartsLost
from nde.rules.stepdice.game import Game
from nde.rules.stepdice.scene import Clock, Hero, Scene
from tests.refusals import Kind, refuses
from tests.rules.stepdice.samples import (
    NEW,
    OLD,
    after,
    asked,
    effect_names,
    hero,
    house,
    outcome,
    run,
    scene,
)

BOTH = pytest.mark.parametrize("game", [OLD, NEW], ids=["nde12", "nde14"])


def lair(hazard: str, *members: Hero, **values: Any) -> Scene:
    """A place with a hazard in it, and Ada if nobody else is named."""
    clocks = (*values.pop("clocks", ()), Clock(id=f"hazard:{hazard}", steps=1))
    return scene(*(members or (hero(),)), clocks=clocks, **values)


@BOTH
@pytest.mark.rule("nde12/monsters.hazards", "nde14/monsters.hazards")
def test_exact_odds_of_a_turret(game: Game) -> None:
    """A d12 against TN 8 in the earlier edition, T 6 in the later one: hit 7 and 5 times in 12."""
    action = SpringHazard(hazard="turret", targets=("ada",))
    found = odds_of(
        lambda: RESOLVE[SpringHazard](game, lair("turret", hero(dexterity=12)), action),
        lambda result: any(isinstance(one, HeartsLost) for one in result.effects),
    )
    assert found[True] == (Fraction(7, 12) if game is OLD else Fraction(5, 12))


@BOTH
@pytest.mark.rule("nde12/monsters.hazards", "nde14/monsters.hazards")
def test_a_snap_trap_holds_or_wounds_as_the_gm_says(game: Game) -> None:
    action = SpringHazard(hazard="snap-trap", targets=("ada",))
    where = lair("snap-trap")
    assert asked(game, where, action, 4).options == ("held", "lose-heart")
    assert after(game, where, action, 4, "held").hero("ada").conditions[0].key == "held"
    assert after(game, where, action, 4, "lose-heart").hero("ada").character.hearts == 4
    assert outcome(game, where, action, 6) == "success"


@BOTH
@pytest.mark.rule("nde12/monsters.hazards", "nde14/monsters.hazards")
def test_a_repulsion_field_pushes_two_without_a_test(game: Game) -> None:
    field = SpringHazard(hazard="repulsion-field", targets=("ada",))
    result = run(game, lair("repulsion-field"), field).result
    assert (result.outcome, [type(one).__name__ for one in result.effects]) == ("", ["PushedBack"])
    assert result.effects[0].squares == 2


@BOTH
@pytest.mark.rule("nde12/monsters.hazards", "nde14/monsters.hazards")
def test_gas_blinds_a_step_or_wounds_everybody_in_it(game: Game) -> None:
    party = lair("gas", hero("ada"), hero("bob"))
    action = SpringHazard(hazard="gas", targets=("ada", "bob"), attribute="power")
    choked = after(game, party, action, 3, "blinded", 4, "lose-heart")
    assert choked.hero("ada").conditions[0].steps == 1
    assert choked.hero("bob").character.hearts == 4
    options = ("power", "dexterity") if game is OLD else ("strength", "power")
    question = asked(game, party, SpringHazard(hazard="gas", targets=("ada", "bob")))
    assert isinstance(question, Ask)
    assert question.options == options


@BOTH
@pytest.mark.rule("nde12/monsters.hazards", "nde14/monsters.hazards", "nde12/gm.alarm", "nde14/gm.alarm")
def test_a_tripped_alarm_moves_its_clock_and_starts_one_where_there_is_none(game: Game) -> None:
    hazard = "tripwire" if game is OLD else "alarm"
    action = SpringHazard(hazard=hazard, targets=("ada",), attribute="dexterity")
    started = after(game, lair(hazard), action, 2)
    assert started.clock("alarm") == Clock(id="alarm", steps=3, filled=1)
    assert after(game, started, action, 2).clock("alarm").filled == 2
    assert after(game, lair(hazard), action, 9) == lair(hazard)


@pytest.mark.parametrize(
    ("game", "hazard", "attribute", "tn"),
    [
        (OLD, "turret", "power", 8),
        (OLD, "turret", "dexterity", 8),
        (OLD, "snap-trap", "dexterity", 6),
        (OLD, "repulsion-field", "power", 8),
        (OLD, "repulsion-field", "strength", 6),
        (OLD, "gas", "strength", 6),
        (OLD, "gas", "dexterity", 6),
        (OLD, "tripwire", "dexterity", 6),
        (NEW, "turret", "power", 6),
        (NEW, "snap-trap", "dexterity", 4),
        (NEW, "gas", "strength", 5),
        (NEW, "alarm", "power", 5),
        (NEW, "repulsion-field", "strength", 5),
    ],
)
@pytest.mark.rule("nde12/monsters.hazards", "nde14/monsters.hazards")
def test_each_hazard_is_put_out_of_use_in_its_ways(game: Game, hazard: str, attribute: str, tn: int) -> None:
    action = DisableHazard(hero="ada", hazard=hazard, attribute=attribute, has_tools=True)  # type: ignore[arg-type]
    assert outcome(game, lair(hazard), action, tn - 1) == "failure"
    off = after(game, lair(hazard), action, tn)
    assert hazards_in(off) == ()
    with refuses("hazard-is-off") as caught:
        run(game, off, SpringHazard(hazard=hazard, targets=("ada",)))
    assert words("en").error(caught.value).endswith("is already disabled; choose something else")


@pytest.mark.rule("nde14/monsters.hazards")
def test_tools_make_the_trap_of_the_later_edition_easier_but_are_not_needed() -> None:
    bare = DisableHazard(hero="ada", hazard="snap-trap")
    assert outcome(NEW, lair("snap-trap"), bare, 4) == "failure"
    assert outcome(NEW, lair("snap-trap"), bare, 5) == "success"
    action = DisableHazard(hero="ada", hazard="snap-trap", has_tools=True)
    assert outcome(NEW, lair("snap-trap"), action, 4) == "success"


@BOTH
@pytest.mark.rule("nde12/monsters.hazards", "nde14/monsters.hazards")
def test_the_hero_picks_the_way_and_the_best_attribute_is_proposed(game: Game) -> None:
    question = asked(game, lair("turret", hero(dexterity=12)), DisableHazard(hero="ada", hazard="turret"))
    assert (question.who, question.options, question.default) == ("ada", ("power", "dexterity"), "dexterity")


@BOTH
@pytest.mark.rule("nde12/monsters.hazards", "nde14/monsters.hazards")
def test_two_of_a_kind_are_kept_apart_by_name(game: Game) -> None:
    place = after(game, scene(hero()), SetHazard(hazard="turret", name="east"))
    place = after(game, place, SetHazard(hazard="turret"))
    assert hazards_in(place) == (("turret", ""), ("turret", "east"))
    action = DisableHazard(hero="ada", hazard="turret", name="east", attribute="power")
    assert hazards_in(after(game, place, action, 9)) == (("turret", ""),)


@BOTH
def test_circumstances_bear_on_resisting_a_hazard(game: Game) -> None:
    action = SpringHazard(
        hazard="snap-trap", targets=("ada",), modifiers=(Modifier("darkness", 1),), helpers=1
    )
    steps = [step.key for step in run(game, lair("snap-trap", hero(dexterity=12)), action, 12).steps]
    assert ("number-moved" in steps) == (game is OLD)
    assert "cancelled" in steps or game is OLD


@pytest.mark.parametrize(
    ("action", "refusal", "said"),
    [
        (
            SpringHazard(hazard="lava", targets=("ada",)),
            "no-such-hazard",
            "“lava” is not a hazard of this game; "
            "use one of: turret, snap-trap, repulsion-field, gas, tripwire, falling-stones",
        ),
        (SetHazard(hazard="lava"), "no-such-hazard", None),
        (SpringHazard(hazard="gas", targets=()), "no-target", "no target is given; name at least one hero"),
        (
            SpringHazard(hazard="gas", targets=("ada",), attribute="strength"),
            "wrong-attribute",
            "“strength” does not help here; use one of: power, dexterity",
        ),
        (
            DisableHazard(hero="ada", hazard="turret", attribute="strength"),
            "wrong-attribute",
            "“strength” does not help here; use one of: power, dexterity",
        ),
        (
            DisableHazard(hero="ada", hazard="snap-trap"),
            "needs-tools",
            "the hazard “Snap trap” can only be disabled with tools; get some or try another way",
        ),
        (SpringHazard(hazard="gas", targets=("bob",)), "is-dead", None),
        (
            SpringHazard(hazard="tripwire", targets=("ada",)),
            "hazard-not-here",
            "the hazard “Tripwire” is not in this scene; place it first",
        ),
        (DisableHazard(hero="ada", hazard="repulsion-field"), "hazard-not-here", None),
        (DisableHazard(hero="ada", hazard="turret", name="east"), "hazard-not-here", None),
        (
            SpringHazard(hazard="turret", targets=("ada", "cid")),
            "one-target-only",
            "the hazard “Turret” acts on one hero at a time; name only one",
        ),
        (SpringHazard(hazard="gas", targets=("ada",), clock="dusk"), "no-such-clock", None),
        (SpringHazard(hazard="gas", targets=("ada",), luck="bump"), "no-luck-left", None),
        (SpringHazard(hazard="gas", targets=("ada",), talents=("piper",)), "no-such-talent", None),
    ],
)
@pytest.mark.rule("nde12/monsters.hazards")
def test_a_hazard_is_refused_with_the_reason(action: object, refusal: Kind, said: str | None) -> None:
    party = hero("ada"), hero("bob", hearts=0, is_dead=True), hero("cid")
    clocks = tuple(Clock(id=f"hazard:{key}", steps=1) for key in ("turret", "snap-trap"))
    with refuses(refusal) as caught:
        run(OLD, lair("gas", *party, clocks=clocks), action)
    if said is not None:
        assert words("en").error(caught.value) == said


@BOTH
def test_every_hazard_of_the_file_can_act_and_be_stopped(game: Game) -> None:
    for key, record in companion(game.id).hazards.items():
        for way in record.ways:
            action = DisableHazard(hero="ada", hazard=key, attribute=way.attribute, has_tools=True)
            assert "HazardDisabled" in effect_names(game, lair(key), action, 9), key


@BOTH
@pytest.mark.rule("nde12/monsters.hazards", "nde14/monsters.hazards")
def test_gas_takes_only_those_who_share_what_it_fills(game: Game) -> None:
    action = SpringHazard(hazard="gas", targets=("ada", "bob"), attribute="power")
    yard = Board(grid=Grid(width=9, height=1)).put("ada", Square(0, 0))
    together = lair("gas", hero(), hero("bob"), space=yard.put("bob", Square(2, 0)))
    assert effect_names(game, together, action, 9, 9) == []
    for space in (yard.put("bob", Square(3, 0)), Zones().enter("ada").enter("bob", beside="ada", band="far")):
        with refuses("targets-apart"):
            run(game, lair("gas", hero(), hero("bob"), space=space), action)


@BOTH
@pytest.mark.rule("nde12/monsters.hazards", "nde14/monsters.hazards")
def test_failing_against_a_hazard_moves_the_clock_it_is_tied_to(game: Game) -> None:
    dusk = (Clock(id="dusk", steps=4),)
    spring = SpringHazard(hazard="turret", targets=("ada",), clock="dusk")
    disable = DisableHazard(hero="ada", hazard="turret", attribute="power", clock="dusk")
    for action in (spring, disable):
        assert after(game, lair("turret", clocks=dusk), action, 2).clock("dusk").filled == 1
        assert after(game, lair("turret", clocks=dusk), action, 9).clock("dusk").filled == 0


@pytest.mark.rule("nde14/1.4", "nde14/monsters.hazards")
def test_luck_declared_beforehand_raises_the_die_against_a_hazard() -> None:
    where = lair("turret", hero(dexterity=8, luck=1))

    def hits(luck: Any) -> Fraction:
        action = SpringHazard(hazard="turret", targets=("ada",), luck=luck)
        lost = odds_of(
            lambda: RESOLVE[SpringHazard](NEW, where, action),
            lambda result: any(isinstance(one, HeartsLost) for one in result.effects),
            prefer({"luck": "keep"}),
        )
        return lost[True]

    assert (hits(""), hits("bump")) == (Fraction(5, 8), Fraction(5, 12))
    bumped = SpringHazard(hazard="turret", targets=("ada",), luck="bump")
    assert after(NEW, where, bumped, 9).hero("ada").character.luck == 0


@pytest.mark.rule("nde12/3.5", "nde12/monsters.hazards")
def test_an_almost_impossible_hazard_is_let_be_but_one_that_strikes_is_always_rolled_against() -> None:
    bad = (Modifier("darkness", 2),)
    disable = DisableHazard(hero="ada", hazard="turret", attribute="power", modifiers=bad, clock="dusk")
    where = lair("turret", is_fight=True, clocks=(Clock(id="dusk", steps=3),))
    assert asked(OLD, where, disable).key == "verdict-impossible"
    assert after(OLD, where, disable, "accept") == where
    assert [step.key for step in run(OLD, where, disable, "accept").steps][-1] == "not-tried"
    assert after(OLD, where, disable, "roll", 2).hero("ada").has_acted
    spring = SpringHazard(hazard="turret", targets=("ada",), modifiers=bad)
    assert after(OLD, where, spring, 2).hero("ada").character.hearts == 4


@pytest.mark.rule("nde12/3.6", "nde12/monsters.hazards")
def test_in_a_fight_nobody_helps_against_a_hazard_who_has_not_said_so() -> None:
    where = lair("turret", is_fight=True)
    for action in (
        SpringHazard(hazard="turret", targets=("ada",), helpers=1),
        DisableHazard(hero="ada", hazard="turret", attribute="power", helpers=1),
    ):
        with refuses("help-not-given"):
            run(OLD, where, action)


def test_an_alarm_that_starts_by_itself_keeps_to_the_sizes_of_the_books() -> None:
    action = SpringHazard(hazard="tripwire", targets=("ada",), attribute="dexterity")
    for steps, size in ((1, 3), (4, 4), (9, 5)):
        game = house(OLD, clock_steps=steps)
        assert after(game, lair("tripwire"), action, 2).clock("alarm").steps == size


@BOTH
@pytest.mark.rule("nde12/3.4", "nde14/2.4")
def test_the_highest_face_against_a_hazard_brings_a_benefit(game: Game) -> None:
    action = SpringHazard(hazard="turret", targets=("ada",))
    assert "BenefitDue" in effect_names(game, lair("turret", hero(dexterity=12)), action, 12)
    assert "BenefitDue" not in effect_names(game, lair("turret", hero(dexterity=12)), action, 11)
