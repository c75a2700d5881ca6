"""What an adventure's words mean: foes by kind and rank, trials, hazards."""

from __future__ import annotations

import pytest

from nde.rules.play import KINDS, RANKS, Difficulty, Kind, Trial
from nde.rules.tkds.actions import Check, Harm
from nde.rules.tkds.book.blocks import BLOCKS
from nde.rules.tkds.play.adventures import cast, hazard, trial
from nde.table import commands as c
from nde.table.story.adventure import Change, Place
from tests.rules.tkds.fight.arena import after, battle, hero, outcome
from tests.rules.tkds.play.fights import is_won
from tests.table.play import with_heroes
from tests.table.tales import deed, story, tale

FIGHTS = 40
CALM = battle(hero(hp=9, strength=1, dexterity=2, intelligence=3, will=4), is_fight=False)


@pytest.mark.parametrize(
    ("of", "skill"),
    [("might", "strength"), ("agility", "dexterity"), ("wits", "intelligence"), ("nerve", "will")],
)
def test_a_trial_is_a_check_of_the_skill_that_fits(of: Trial, skill: str) -> None:
    assert trial(CALM, "ada", of, "hard") == Check(who="ada", skill=skill, difficulty="hard")  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("difficulty", "answers", "expected"),
    [
        ("easy", [], "success"),
        ("normal", [7], "failure"),
        ("normal", [8], "success"),
        ("hard", [12], "failure"),
        ("hard", [13], "success"),
    ],
)
def test_a_trial_is_as_hard_as_its_class(difficulty: Difficulty, answers: list[int], expected: str) -> None:
    """Dexterity +2 against 10 and 15; the easy is not rolled."""
    assert outcome(CALM, trial(CALM, "ada", "agility", difficulty), answers) == expected


def test_a_hazard_is_a_die_of_harm() -> None:
    assert hazard(CALM, "ada", "light") == Harm(who="ada", damage="1d4")
    assert after(CALM, hazard(CALM, "ada", "serious"), [8]).figure("ada").character.hp == 1


@pytest.mark.parametrize("kind", KINDS)
def test_a_foe_can_be_hurt_hits_back_and_grows_with_its_rank(kind: Kind) -> None:
    blocks = [BLOCKS[cast(kind, rank)] for rank in RANKS]
    assert all(block.attacks for block in blocks)
    assert [block.level for block in blocks] == sorted(block.level for block in blocks)
    assert blocks[0].level == 1


@pytest.mark.parametrize("kind", KINDS)
def test_three_beginners_can_stand_up_to_what_an_adventure_sends(kind: Kind) -> None:
    """Ruling tkds-foe-ranks; the bounds leave room for so few fights."""
    minion, elite, boss = (cast(kind, rank) for rank in RANKS)
    won = [
        sum(is_won({"f1": lead, "f2": minion, "f3": minion}, seed) for seed in range(FIGHTS))
        for lead in (minion, elite, boss)
    ]
    assert won[0] >= 0.85 * FIGHTS
    assert won[1] >= 0.7 * FIGHTS
    assert 0.45 * FIGHTS <= won[2] <= 0.9 * FIGHTS
    assert won[0] > won[2]


@pytest.mark.rule("tkds/prices", "tkds/downtime")
def test_an_adventure_leads_away_from_the_market_and_home_again() -> None:
    table = with_heroes("tkds", adventure=tale(Place(id="hall", deeds=(deed("win", Change(ending="won")),))))
    assert table.state.world.scene.where == "home"
    table.do("p1", c.Choose(option="begin"))
    assert table.state.world.scene.where == "away"
    (choice,) = (one for one in story(table).choices if one.kind == "deed")
    table.do("p1", c.Choose(option=choice.id, hero="ala"))
    assert story(table).ending == "won"
    assert table.state.world.scene.where == "home"
