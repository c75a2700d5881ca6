"""Everybody in a scene of a chain at a glance is who they are in that scene."""

from __future__ import annotations

import numpy as np
import pytest

from nde.lab.chain import Chain
from nde.lab.exact import ENOUGH, MOST_ROUNDS, exact
from nde.lab.line_up import counted, foes_of, opening, party_of
from nde.lab.measures import Snapshots, answer_of
from nde.lab.policies import POLICIES, policy_named
from nde.rules import ruleset_named
from nde.rules.play import playing_of


@pytest.mark.parametrize(
    ("game", "party", "foes"),
    [
        ("nde12", "warrior,mage", "elite"),
        ("nde14", "assault", "elite,minion"),
        # a foe that is alone has the id of its group
        ("cairn2e", "deserter", "bandit"),
        ("tkds", "human", "bandit"),
    ],
)
def test_a_glance_is_what_the_scene_has(game: str, party: str, foes: str) -> None:
    rules = ruleset_named(game)
    heroes = party_of(rules, counted(party, "party"))
    scene = opening(rules, heroes, foes_of(rules, counted(foes, "foes")))
    chain = Chain(rules, scene, POLICIES["focus"])
    exact(chain, chain.start)
    people = playing_of(rules).people
    ids = tuple([one.id for one in people(scene)])
    glances = Snapshots(chain)
    numbers = np.arange(0, len(chain.places), max(1, len(chain.places) // 200))
    for number, row in zip(numbers.tolist(), glances.table(ids, numbers).tolist(), strict=True):
        there = {one.id: one for one in people(chain.scene(number))}
        for id, snapshot in zip(ids, [glances.all[one] for one in row], strict=True):
            person = there[id]
            tracks = tuple([(one.key, one.value, one.most) for one in person.tracks])
            assert snapshot.tracks == tracks
            assert (snapshot.is_out, snapshot.is_gone) == (person.is_out, person.is_gone)


LONG = (("nde12", "warrior*2", "boss", 0.8379830499), ("nde14", "assault*2", "legendary", 1.0))


def _long(game: str, party: str, foes: str) -> Chain:
    """A fight in which two who raise each other may take very long."""
    rules = ruleset_named(game)
    heroes = party_of(rules, counted(party, "party"))
    scene = opening(rules, heroes, foes_of(rules, counted(foes, "foes")))
    return Chain(rules, scene, policy_named("focus+raise"))


@pytest.mark.parametrize(("game", "party", "foes", "win"), LONG)
def test_a_long_fight_is_followed_until_it_is_decided(
    game: str, party: str, foes: str, win: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    chain = _long(game, party, foes)
    whole = answer_of(chain, chain.start, exact(chain, chain.start))
    assert whole.residual <= ENOUGH
    assert whole.win.chance == pytest.approx(win, abs=1e-10)
    assert whole.win.low == whole.win.high == whole.win.chance
    monkeypatch.setattr("nde.lab.exact.LONGEST", MOST_ROUNDS)
    cut = answer_of(chain, chain.start, exact(chain, chain.start))
    assert max(cut.rounds) == MOST_ROUNDS
    assert cut.residual > ENOUGH
    assert cut.win.low < whole.win.chance < cut.win.high, "what is not followed may still be won"
    assert cut.undecided.low == pytest.approx(0, abs=1e-12)
