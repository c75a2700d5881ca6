"""Fights that bots play at a real table come out as the lab says."""

from __future__ import annotations

from collections import Counter
from functools import cache
from math import sqrt
from typing import Any, NamedTuple

import pytest
from msgspec.structs import replace

from nde.dice import Ask
from nde.lab.answers import Answer
from nde.lab.lab import Effort, Lab
from nde.lab.policies import Policy
from nde.rules.play import playing_of
from nde.table import commands as c
from nde.table.apply import apply
from nde.table.decide import decide
from nde.table.dice import SeededDice
from nde.table.header import Header
from nde.table.questions import open_questions
from nde.table.seats import GM
from nde.table.state import State
from tests.lab.proof.brute import winner
from tests.lab.proof.fights import GAMES, Fight, foe_word, party_word, with_values, worded_fight
from tests.lab.proof.plain_deeds import as_said, next_action
from tests.table.play import seed_of

GAME = pytest.mark.parametrize("game", GAMES)
TABLES = 120
DEVIATIONS = 4.0
"""Further than so many deviations from its chance a share is once in sixteen thousand times."""
FIGHTS: dict[str, tuple[str, str, str, dict[str, int]]] = {
    "nde12": ("warrior,mage", "minion*3", "all-out", {"warrior.hearts": 3, "mage.hearts": 3}),
    "nde14": ("assault,adept", "elite*3", "careful", {"assault.hearts": 1, "adept.hearts": 1}),
    "cairn2e": ("deserter", "goblin*2", "focus", {"goblin-1.hp": 1, "deserter.hp": 2}),
    "tkds": ("human,elf", "orc", "careful", {"human.hp": 1, "elf.hp": 1, "orc.hp": 14}),
}


class Played(NamedTuple):
    """What came of one fight at a table."""

    winner: str
    rounds: int
    out: tuple[str, ...]
    entries: int


def seated(fight: Fight) -> State:
    """A table with a seat for each hero, at which the fight is about to begin."""
    heroes = tuple(fight.rules.characters(fight.scene))
    state = State(header=Header(game=fight.rules.id, commitment=SeededDice(seed_of(0)).commitment))
    for hero in heroes:
        state = done(state, hero, c.Sit(seat=hero), SeededDice(seed_of(0)))
    holders = tuple([(hero, hero) for hero in heroes])
    return replace(state, world=replace(state.world, scene=fight.scene, holders=holders))


def done(state: State, seat: str, do: c.AnyDo, dice: SeededDice) -> State:
    """The table after a command."""
    return apply(state, decide(state, c.Command(seat=seat, do=do), dice))


def step(state: State, policy: Policy, dice: SeededDice, idle: list[Any]) -> State | None:
    """The table after whatever comes next there: an answer, a deed, the end of a turn; nothing at the end."""
    if asked := open_questions(state):
        question = asked[0].question
        assert isinstance(question, Ask)
        given = policy.answers(state.rules)(question)
        return done(state, asked[0].seat, c.Answer(pending=asked[0].pending, answer=given), dice)
    scene = state.world.scene
    action = next_action(state.rules, scene, policy, idle)
    if action is None:
        return None
    if action == state.playing.moment(scene, "turn"):
        return done(state, GM, c.Mark(moment="turn"), dice)
    actor = state.playing.actor(action)
    after = done(
        state,
        actor if actor in state.rules.characters(scene) else GM,
        as_said(state.rules, scene, action),
        dice,
    )
    idle[:] = [*idle, action] if after.world.scene == scene and not open_questions(after) else []
    return after


def played(state: State, policy: Policy, dice: SeededDice) -> Played:
    """A fight to its end at a table, begun by the game master."""
    state = done(state, GM, c.Mark(moment="fight"), dice)
    idle: list[Any] = []
    last = state
    while (after := step(state, policy, dice, idle)) is not None:
        last, state = state, after
    people = state.playing.people(state.world.scene)
    return Played(
        winner=winner(state.rules, state.world.scene),
        # What is decided by the last thing in a round is over in it, whatever the table counts by then.
        rounds=last.playing.turn(last.world.scene).round,
        out=tuple([one.id for one in people if one.is_out and one.side == "party"]),
        entries=state.version,
    )


@cache
def tables(game: str) -> tuple[Fight, list[Played]]:
    """A fight, and how it went at each of many tables with dice of their own."""
    party, foes, policy, values = FIGHTS.get(game) or (party_word(game), foe_word(game, "boss"), "focus", {})
    fight = with_values(worded_fight(game, party, foes, policy, is_begun=False), values)
    first = seated(fight)
    return fight, [played(first, fight.policy, SeededDice(seed_of(number))) for number in range(TABLES)]


@cache
def exact_answer(game: str) -> Answer:
    """What the lab computes of the fight."""
    return answer(tables(game)[0], Effort(method="exact"))


def answer(fight: Fight, effort: Effort) -> Answer:
    """What the lab says of a fight."""
    return Lab().fight(fight.rules, fight.scene, fight.policy, effort)


def assert_near(share: float, chance: float, runs: float) -> None:
    """A share of so many games is as near to its chance as fair dice bring it."""
    assert abs(share - chance) <= DEVIATIONS * sqrt(chance * (1 - chance) / runs) + 1e-9, (share, chance)


@GAME
def test_bots_at_real_tables_win_and_fall_as_often_as_the_lab_says(game: str) -> None:
    fight, games = tables(game)
    exact = exact_answer(game)
    assert 0.1 < exact.win.chance < 0.9, "a fight that may go either way"
    wins = sum(one.winner == "party" for one in games)
    assert_near(wins / TABLES, exact.win.chance, TABLES)
    for hero in exact.heroes:
        assert_near(sum(hero.id in one.out for one in games) / TABLES, hero.out.chance, TABLES)
    for down, chance in exact.down.items():
        assert_near(sum(len(one.out) == down for one in games) / TABLES, chance, TABLES)
    assert min(one.entries for one in games) > len(fight.rules.characters(fight.scene))


@GAME
def test_fights_at_real_tables_last_as_long_as_the_lab_says(game: str) -> None:
    fight, games = tables(game)
    exact = exact_answer(game)
    first = playing_of(fight.rules).turn(fight.scene).round
    ended = Counter(one.rounds - first + 1 for one in games)
    for number in range(1, 1 + max(exact.rounds)):
        share = sum(count for round, count in ended.items() if round <= number) / TABLES
        chance = sum(chance for round, chance in exact.rounds.items() if round <= number)
        assert_near(share, min(chance, 1.0), TABLES)


@GAME
def test_simulated_fights_are_those_of_real_tables(game: str) -> None:
    runs = 4_000
    fight, games = tables(game)
    simulated = answer(fight, Effort(method="simulated", runs=runs, seed=7))
    assert simulated.method == "simulated"
    both = 1 / (1 / TABLES + 1 / runs)
    wins = sum(one.winner == "party" for one in games)
    assert_near(wins / TABLES, simulated.win.chance, both)
    for hero in simulated.heroes:
        assert_near(sum(hero.id in one.out for one in games) / TABLES, hero.out.chance, both)
