"""What a deed withheld in secret comes to when it is revealed: it meets the people as they are by then."""

from __future__ import annotations

from typing import Any

import pytest

from nde.rules.tkds.actions import Attack, Harm
from nde.table import commands as c
from nde.table import events as e
from nde.table.codec import write_log
from nde.table.questions import open_questions
from nde.table.refusals import SecretOvertaken
from nde.table.seats import GM
from nde.table.verify import verify_game
from nde.table.view_entry import view_entry
from tests.table.play import Playing, in_fight, with_heroes


def harmed(points: int = 3) -> Playing:
    """A table where ala has 5 hit points and was dealt some in secret."""
    table = with_heroes("tkds")
    table.do(GM, c.SetValue(path="ala.hp", value=5))
    table.do(GM, c.SetValue(path="ala.hero_points", value=0))
    table.do(GM, c.Act(action=Harm(who="ala", damage=str(points)), is_secret=True))
    return table


def struck() -> Playing:
    """A table where an ogre has struck ala in secret."""
    table = in_fight("tkds")
    table.do(GM, c.Mark(moment="turn"))
    table.do(GM, c.Act(action=Attack(who="ogre", target="ala", weapon=0), is_secret=True))
    table.answer_all(lambda ask: ask.default)
    return table


def secret(table: Playing) -> int:
    """The number of the deed that waits."""
    return table.state.world.withheld[0].number


def hero(table: Playing, id: str = "ala") -> Any:
    """The hero as they are now."""
    return table.state.world.scene.figure(id).character


@pytest.mark.rule("tkds/secret-roll", "tkds/dying")
def test_harm_dealt_in_secret_fells_whoever_has_too_few_hit_points_when_it_is_revealed() -> None:
    table = harmed()
    table.do(GM, c.SetValue(path="ala.hp", value=2))
    entry = table.do(GM, c.Reveal(number=secret(table)))
    assert hero(table).hp == 0
    assert hero(table).state == "dying"
    assert hero(table).dying == entry.dice[0].face
    assert table.state.world.withheld == ()


@pytest.mark.rule("tkds/secret-roll")
def test_a_secret_deed_in_an_unchanged_scene_comes_to_what_was_rolled_and_rolls_nothing() -> None:
    table = harmed()
    kept = table.state.world.withheld[0]
    entry = table.do(GM, c.Reveal(number=kept.number))
    told = entry.events[0]
    assert isinstance(told, e.Revealed)
    assert (told.outcome, told.effects) == (kept.outcome, kept.effects)
    assert entry.dice == ()
    assert hero(table).hp == 2


@pytest.mark.rule("tkds/secret-roll", "tkds/dying")
def test_what_a_secret_deed_asks_only_now_is_asked_openly_of_whoever_it_befalls() -> None:
    table = harmed()
    table.do(GM, c.SetValue(path="ala.hp", value=0))
    table.do(GM, c.SetValue(path="ala.hero_points", value=1))
    entry = table.do(GM, c.Reveal(number=secret(table)))
    assert [type(event) for event in entry.events] == [e.Revealed, e.Began]
    question = open_questions(table.state)[0]
    assert (question.seat, question.task.is_secret) == ("p1", False)
    assert table.state.world.withheld == ()
    table.answer_all(lambda ask: ask.options[0])
    assert not open_questions(table.state)


@pytest.mark.rule("tkds/secret-roll")
def test_a_secret_deed_that_cannot_happen_any_more_is_refused_told_alone_or_dropped() -> None:
    table = struck()
    kept = table.state.world.withheld[0]
    table.do(GM, c.Remove(figure="ogre"))
    refusal = table.refused(GM, c.Reveal(number=kept.number))
    assert isinstance(refusal, SecretOvertaken)
    assert "ogre" in str(refusal)
    other = table.copy()
    scene = table.state.world.scene
    told = table.do(GM, c.Reveal(number=kept.number, is_only_told=True)).events[0]
    assert isinstance(told, e.Revealed)
    assert (told.outcome, told.effects) == (kept.outcome, ())
    assert table.state.world.scene == scene
    entry = other.do(GM, c.Drop(pending=kept.number))
    assert other.state.world.withheld == ()
    assert [type(event) for event in view_entry(entry, "p1").events] == [e.Veiled]


@pytest.mark.rule("tkds/secret-roll")
def test_a_deed_of_the_foes_turn_can_be_revealed_in_the_partys_turn() -> None:
    table = struck()
    kept = table.state.world.withheld[0]
    table.do(GM, c.Mark(moment="turn"))
    table.answer_all(lambda ask: ask.default)
    assert table.state.world.scene.side == "party"
    table.do(GM, c.Reveal(number=kept.number))
    table.answer_all(lambda ask: ask.default)
    assert table.state.world.withheld == ()
    assert table.state.world.scene.side == "party"
    verdict = verify_game(write_log(table.header, table.entries))
    assert (verdict.faults, verdict.notes) == ((), ())


@pytest.mark.rule("tkds/secret-roll")
def test_the_dice_of_a_secret_deed_count_again_where_such_are_rolled() -> None:
    table = struck()
    kept = table.state.world.withheld[0]
    table.do(GM, c.SetValue(path="ala.hp", value=1))
    entry = table.do(GM, c.Reveal(number=kept.number))
    table.answer_all(lambda ask: ask.default)
    told = entry.events[-1]
    assert isinstance(told, e.Revealed | e.Began)
    assert told.answers[: len(kept.answers)] == kept.answers


def test_a_game_in_which_a_secret_came_to_something_else_is_verified() -> None:
    table = harmed()
    table.do(GM, c.SetValue(path="ala.hp", value=2))
    table.do(GM, c.Reveal(number=secret(table)))
    verdict = verify_game(write_log(table.header, table.entries))
    assert (verdict.faults, verdict.notes) == ((), ())
