"""Everybody in a scene of a chain at a glance is who they are in that scene."""

from __future__ import annotations

import numpy as np
import pytest

from nde.lab.chain import Chain
from nde.lab.exact import exact
from nde.lab.line_up import counted, foes_of, opening, party_of
from nde.lab.measures import Snapshots
from nde.lab.policies import POLICIES
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
