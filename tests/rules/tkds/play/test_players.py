"""Hero points are a player's: all characters of one seat share them."""

from __future__ import annotations

import pytest

from nde.rules.tkds.actions import Check, GrantHero
from nde.table import commands as c
from nde.table import events as e
from nde.table.codec import write_log
from nde.table.seats import GM
from nde.table.verify import verify_game
from tests.table.play import Playing, sheet_of, with_heroes


def points(table: Playing) -> dict[str, int]:
    """The hero points each character shows; ala and bea are p1's, cyd is p2's."""
    return {one.id: one.character.hero_points for one in table.state.world.scene.figures}


def session() -> Playing:
    table = with_heroes("tkds")
    for hero in ("ala", "bea", "cyd"):
        table.do(GM, c.SetValue(path=f"{hero}.race", value="human"))
    table.do(GM, c.Mark(moment="session"))
    return table


@pytest.mark.rule("tkds/hero-points", "tkds/35", "tkds/36")
def test_the_characters_of_one_player_share_hero_points() -> None:
    table = session()
    assert points(table) == {"ala": 1, "bea": 1, "cyd": 1}
    table.do(GM, c.Act(action=GrantHero(who="bea")))
    assert points(table) == {"ala": 2, "bea": 2, "cyd": 1}
    table.do(GM, c.Act(action=Check(who="ala", skill="will", hu=40)))
    table.answer_all(lambda ask: "reroll")
    assert points(table) == {"ala": 0, "bea": 0, "cyd": 1}
    table.do(GM, c.Mark(moment="session"))
    assert points(table) == {"ala": 1, "bea": 1, "cyd": 1}


@pytest.mark.rule("tkds/hero-points")
def test_who_plays_a_halfling_begins_with_two_whoever_else_they_play() -> None:
    table = session()
    table.do(GM, c.SetValue(path="bea.race", value="halfling"))
    table.do(GM, c.Mark(moment="session"))
    assert points(table) == {"ala": 2, "bea": 2, "cyd": 1}


@pytest.mark.rule("tkds/hero-points")
def test_whoever_comes_to_a_player_has_what_that_player_has_left() -> None:
    table = session()
    table.do(GM, c.Act(action=Check(who="ala", skill="will", hu=40)))
    table.answer_all(lambda ask: "reroll")
    table.do(GM, c.Give(figure="cyd", seat="p1"))
    assert points(table) == {"ala": 0, "bea": 0, "cyd": 0}
    table.do("p1", c.Bring(id="dan", sheet=sheet_of("tkds", 7)))
    assert points(table)["dan"] == 0
    verdict = verify_game(write_log(table.header, table.entries))
    assert (verdict.faults, verdict.notes) == ((), ())


@pytest.mark.rule("tkds/hero-points")
def test_whom_nobody_plays_has_points_of_their_own() -> None:
    table = session()
    table.do("p1", c.Give(figure="bea", seat=GM))
    table.do(GM, c.Act(action=GrantHero(who="bea")))
    assert points(table) == {"ala": 1, "bea": 2, "cyd": 1}
    told = [event for entry in table.entries for event in entry.events if isinstance(event, e.PlayersTold)]
    assert told[-1].effects[0].players == (("ala", "p1"), ("cyd", "p2"))
