"""The dice of a table: drawn by number from a promised seed, or typed from real dice, and marked as such."""

from __future__ import annotations

import pytest

from nde.dice import FaceNotOnDie, Roll
from nde.dice.stream import commitment, derive_key, face_of
from nde.table import commands as c
from nde.table import events as e
from nde.table.apply import apply
from nde.table.dice import SeededDice
from nde.table.offers import Offered
from nde.table.questions import open_questions
from nde.table.seats import GM, Agreement
from nde.table.state import State
from tests.refusals import code_of
from tests.table.play import GAME, GAMES, Playing, in_fight, played, seed_of
from tests.table.test_decide import attacks

ROLLING = tuple(game for game in GAMES if game != "cairn2e")
"""Games in which an attack is rolled when it is made, not when the side's turn is resolved."""


def rolling(game: str) -> tuple[Playing, Offered, int]:
    """A fight, an attack of p1 in it that rolls first of all, and the die it rolls."""
    for seed in range(1, 40):
        table = in_fight(game, seed)
        for offered in attacks(table):
            other = table.copy()
            dice = other.do("p1", c.Act(action=offered.offer.action)).dice
            if dice and dice[0].who == offered.figure:
                return table, offered, dice[0].sides
    raise AssertionError("nobody rolls")


def test_faces_follow_from_seed_salts_number_and_sides() -> None:
    dice = SeededDice(seed_of(3))
    assert dice.commitment == commitment(seed_of(3))
    key = derive_key(seed_of(3), (b"\xab", b"\xcd"))
    for number in range(1, 50):
        assert dice.draw(("ab", "cd"), number, 20) == face_of(key, number, 20)
    assert [dice.draw((), n, 6) for n in range(30)] != [dice.draw(("00",), n, 6) for n in range(30)]


@GAME
def test_every_drawn_face_has_its_number_in_the_stream(game: str) -> None:
    table = played(game, 3)
    state, drawn = State(header=table.header), 0
    for entry in table.entries:
        for die in entry.dice:
            if die.source == "stream":
                drawn += 1
                assert die.face == table.dice.draw(state.salts, drawn, die.sides)
        state = apply(state, entry)
        assert state.draws == drawn


@GAME
def test_the_seed_is_nowhere_before_the_table_is_closed(game: str) -> None:
    table = played(game, 2)
    seed = seed_of(2).hex()
    assert not any(seed in str(entry) for entry in table.entries)
    assert seed not in str(table.state.header)
    table.answer_all()
    entry = table.do(GM, c.Close())
    assert entry.events == (e.Closed(seed=seed),)


def test_salt_changes_the_faces_that_follow() -> None:
    table, offered, _ = rolling("nde12")
    faces = set()
    for salt in range(40):
        other = table.copy()
        other.do("p2", c.AddSalt(salt=f"{salt:02x}"))
        faces.add(other.do("p1", c.Act(action=offered.offer.action)).dice[0].face)
    assert len(faces) > 3


def test_salt_is_kept_as_small_hex() -> None:
    table = in_fight("nde12")
    entry = table.do("p1", c.AddSalt(salt="AB CD"))
    assert entry.events == (e.SaltAdded(salt="abcd"),)


@pytest.mark.parametrize("game", ROLLING)
def test_a_typed_face_counts_and_is_marked(game: str) -> None:
    table, offered, sides = rolling(game)
    for face in range(1, sides + 1):
        other = table.copy()
        entry = other.do("p1", c.Act(action=offered.offer.action, faces=(face,)))
        first = entry.dice[0]
        assert (first.face, first.sides, first.source, first.who) == (face, sides, "typed", offered.figure)
        event = entry.events[0]
        assert isinstance(event, e.Resolved | e.Began)
        assert event.answers[0] == face
        drawn = sum(die.source == "stream" for die in entry.dice)
        assert other.state.draws == table.state.draws + drawn


@pytest.mark.parametrize("game", ROLLING)
def test_a_typed_face_that_is_not_on_the_die_is_refused(game: str) -> None:
    table, offered, sides = rolling(game)
    for face in (0, -1, sides + 1, 10**9):
        refusal = table.refused("p1", c.Act(action=offered.offer.action, faces=(face,)))
        assert isinstance(refusal, FaceNotOnDie)
        assert (refusal.facts["face"], refusal.facts["sides"]) == (str(face), sides)


@pytest.mark.parametrize("game", ROLLING)
def test_more_faces_than_dice_are_refused(game: str) -> None:
    table, offered, _ = rolling(game)
    table.do(GM, c.Agree(agreement=Agreement(answers="at-once")))
    refusal = table.refused("p1", c.Act(action=offered.offer.action, faces=(1,) * 30))
    assert code_of(refusal) == "faces-left-over"


@pytest.mark.parametrize("game", ROLLING)
def test_a_table_may_take_no_typed_dice(game: str) -> None:
    table, offered, _ = rolling(game)
    table.do(GM, c.Agree(agreement=Agreement(typed_dice=False)))
    assert code_of(table.refused("p1", c.Act(action=offered.offer.action, faces=(1,)))) == "no-typed-dice"
    table.do("p1", c.Sit(seat="p1", name="p1", rolls="typed"))
    entry = table.do("p1", c.Act(action=offered.offer.action))
    assert {die.source for die in entry.dice} == {"stream"}


@pytest.mark.parametrize("game", ROLLING)
def test_a_seat_that_rolls_real_dice_is_asked_for_each_of_its_faces(game: str) -> None:
    table, offered, sides = rolling(game)
    table.do("p1", c.Sit(seat="p1", name="p1", rolls="typed"))
    entry = table.do("p1", c.Act(action=offered.offer.action))
    assert isinstance(entry.events[0], e.Began)
    assert entry.dice == ()
    (question,) = open_questions(table.state)
    assert isinstance(question.question, Roll)
    assert (question.seat, question.sides, question.question.who) == ("p1", sides, offered.figure)
    number = question.pending
    assert code_of(table.refused("p2", c.Answer(pending=number, faces=(1,)))) == "not-your-question"
    assert isinstance(table.refused("p1", c.Answer(pending=number, faces=(sides + 1,))), FaceNotOnDie)
    entry = table.do("p1", c.Answer(pending=number, faces=(2,)))
    assert [(die.face, die.source) for die in entry.dice[:1]] == [(2, "typed")]
    table.answer_all()
    assert not table.state.world.pending


@pytest.mark.parametrize("game", ROLLING)
def test_the_game_master_types_for_a_seat_that_is_away(game: str) -> None:
    table, offered, sides = rolling(game)
    table.do("p1", c.Sit(seat="p1", name="p1", rolls="typed"))
    table.do("p1", c.Act(action=offered.offer.action))
    entry = table.do(GM, c.Answer(pending=table.state.version, faces=(sides,)))
    assert entry.seat == GM
    assert entry.dice[0].face == sides


@pytest.mark.parametrize("game", ROLLING)
def test_a_refused_command_uses_no_dice(game: str) -> None:
    table, offered, _ = rolling(game)
    other = table.copy()
    other.refused("p1", c.Act(action=offered.offer.action, values={"dream": 1}))
    other.refused("p2", c.Act(action=offered.offer.action))
    do = c.Act(action=offered.offer.action)
    assert other.do("p1", do) == table.do("p1", do)
