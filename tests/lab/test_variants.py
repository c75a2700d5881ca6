"""What a rule does to a fight."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from nde.errors import Faults
from nde.lab.lab import Effort, Lab
from nde.lab.line_up import AskedFight, Words, foes_of, opening, party_of
from nde.lab.policies import POLICIES
from nde.lab.progress import Progress
from nde.lab.variants import Instead, Way, read_variants, varied_fights
from nde.rules import ruleset_named
from tests.refusals import refuses

EXACT = Effort(method="exact", most_scenes=20_000)
RULES = ruleset_named("nde12")


def met(party: Words | Mapping[str, Any]) -> AskedFight:
    """A party that meets a minion."""
    return AskedFight(party, [("minion", 1)], POLICIES["focus"])


def test_each_variant_is_the_fight_under_its_rules() -> None:
    ways = read_variants(RULES, ["retaliation=core,off", "ranks.minion.tn=6,8"])
    assert [one.label for one in ways] == [
        "retaliation=core, ranks.minion.tn=6",
        "retaliation=core, ranks.minion.tn=8",
        "retaliation=off, ranks.minion.tn=6",
        "retaliation=off, ranks.minion.tn=8",
    ]
    found = varied_fights(Lab(), ways, met([("warrior", 1)]), EXACT)
    for one in found:
        rules = RULES.configure(one.settings)
        scene = opening(rules, party_of(rules, [("warrior", 1)]), foes_of(rules, [("minion", 1)]))
        own = Lab().fight(rules, scene, POLICIES["focus"], EXACT)
        assert one.answer.win.chance == pytest.approx(own.win.chance, abs=1e-12)
    assert len({one.answer.win.chance for one in found}) == 4


def test_words_that_another_game_does_not_know_are_taken_by_their_place() -> None:
    ways = read_variants(RULES, ["game=nde12,nde14"])
    found = varied_fights(Lab(), ways, met([("rogue", 1)]), EXACT)
    assert [one.game for one in found] == ["nde12", "nde14"]
    assert found[0].instead == ()
    assert found[1].instead == (Instead(word="rogue", taken="specialist"),)


def test_stopped_it_has_what_was_done_by_then_and_of_the_first_what_there_is() -> None:
    ways = read_variants(RULES, ["retaliation=core,melee,off"])

    def found(ways: list[Way], most: int) -> tuple[list[tuple[str, bool]], int]:
        asked = 0

        def going(progress: Progress) -> bool:
            nonlocal asked
            asked += 1
            return asked <= most

        fights = varied_fights(Lab(), ways, met([("warrior", 1)]), EXACT, going)
        return [(one.label, one.answer.is_stopped) for one in fights], asked

    assert found(ways, 0)[0] == [("retaliation=core", True)]
    first, asked = found(ways[:1], 10**6)
    assert found(ways, asked)[0] == first == [("retaliation=core", False)]


def test_refusals() -> None:
    with pytest.raises(Faults) as faults:
        read_variants(RULES, ["armour", "game=chess", "top_face=strict", "top-face=literal"])
    assert [str(one.error) for one in faults.value.faults] == [
        "“armour” does not say what to vary; write it like “retaliation=core,off” or “game=” with games",
        "“top_face” is varied twice; write all its values in one place",
        "“chess” is not a known game; use one of: nde12, nde14, cairn2e, tkds",
    ]
    with pytest.raises(Faults) as faults:
        read_variants(RULES, ["helpers=1,9"])
    assert [str(one.error) for one in faults.value.faults] == [
        "“helpers” cannot be 9; give a number from 1 to 6"
    ]
    with pytest.raises(Faults) as faults:
        read_variants(RULES, ["clock_steps=1,2,3,4,5,6,7", "helpers=1,2,3,4,5,6"])
    assert [str(one.error) for one in faults.value.faults] == [
        "42 combinations are too many; ask about at most 32 at once"
    ]
    party = party_of(RULES, [("rogue", 1)])
    with refuses("party-of-one-game") as refused:
        varied_fights(Lab(), read_variants(RULES, ["game=nde12,nde14"]), met(party))
    assert str(refused.value) == (
        "these characters belong to one game; to compare games, give kinds of hero instead of sheets"
    )
