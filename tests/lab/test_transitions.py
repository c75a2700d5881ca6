"""Many scenes looked at together are followed by what each is followed by when looked at alone."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

from nde.lab import arrays as hashing
from nde.lab.chain import Chain
from nde.lab.exact import exact
from nde.lab.line_up import counted, foes_of, opening, party_of
from nde.lab.policies import POLICIES
from nde.rules import Ruleset, ruleset_named
from tests.lab.one_at_a_time import OneAtATime

FIGHTS = (
    ("nde12", "warrior,rogue,mage", "boss,minion*2", "focus"),
    ("nde12", "warrior*2", "minion*3", "careful"),
    ("nde14", "assault,adept", "elite,minion", "helping"),
    ("cairn2e", "deserter,midwife", "goblin*2", "focus"),
    ("cairn2e", "deserter,smuggler", "troll", "spread"),
    ("tkds", "human,elf", "bandit*2", "focus"),
)
LOOKED_AT = 150


def _fight(game: str, party: str, foes: str) -> tuple[Ruleset, Any]:
    rules = ruleset_named(game)
    people = party_of(rules, counted(party, "party"))
    return rules, opening(rules, people, foes_of(rules, counted(foes, "foes")))


@pytest.mark.parametrize(("game", "party", "foes", "policy"), FIGHTS)
@pytest.mark.parametrize("marks_apart", [False, True])
def test_together_and_alone(game: str, party: str, foes: str, policy: str, marks_apart: bool) -> None:
    rules, scene = _fight(game, party, foes)
    chain = Chain(rules, scene, POLICIES[policy], marks_apart=marks_apart)
    exact(chain, chain.start)
    known = [int(one) for one in np.flatnonzero(chain.kind.array)]
    marks: dict[int, Any] = {}
    alone = OneAtATime(chain)
    for number in Random(7).sample(known, min(LOOKED_AT, len(known))):
        kind, after, marks[number] = alone.look(chain.places[number])
        assert chain.kind.array[number] == kind
        found = {chain.places[one]: chance for one, chance in chain.following(number)}
        assert found == pytest.approx(after, abs=1e-14)
    if chain.marks is not None:
        for number, found_marks in marks.items():
            visits = np.zeros(len(chain.places))
            visits[number] = 1
            assert dict(chain.marks.told(visits)) == pytest.approx(found_marks, abs=1e-14)


def test_scenes_of_one_hash_are_told_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    rules, scene = _fight("nde12", "warrior", "minion*2")
    right = exact(Chain(rules, scene, POLICIES["focus"]), 0)
    monkeypatch.setattr(hashing, "FACTORS", np.zeros(64, dtype=np.uint64))
    monkeypatch.setattr(hashing, "_PLAIN", [0] * 64)
    chain = Chain(rules, scene, POLICIES["focus"])
    found = exact(chain, 0)
    assert len({chain.places[number] for number in range(len(chain.places))}) == len(chain.places)
    for one, other in zip(right.rounds, found.rounds, strict=True):
        assert sorted(one.chances) == pytest.approx(sorted(other.chances), abs=1e-15)
        assert sorted(one.over_chances) == pytest.approx(sorted(other.over_chances), abs=1e-15)
