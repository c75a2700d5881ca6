"""A fight for a risk."""

from __future__ import annotations

import pytest

from nde.errors import Faults
from nde.lab.lab import Effort, Lab
from nde.lab.line_up import AskedFight, counted, foes_of, opening, party_of
from nde.lab.policies import POLICIES
from nde.lab.risk_search import Wanted, fitting_fights
from nde.rules import ruleset_named

EXACT = Effort(method="exact", most_scenes=30_000)
RULES = ruleset_named("nde12")
PARTY = party_of(RULES, counted("warrior,mage", "party"))


def against(*foes: tuple[str, int]) -> AskedFight:
    return AskedFight(PARTY, foes, POLICIES["focus"])


def test_the_nearest_of_one_kind_is_the_nearest_of_all_counts() -> None:
    lab = Lab()
    found = fitting_fights(lab, RULES, against(("minion", 1)), Wanted(win=0.6), EXACT)
    wins = {}
    for count in range(1, 6):
        scene = opening(RULES, PARTY, foes_of(RULES, [("minion", count)]))
        wins[count] = lab.fight(RULES, scene, POLICIES["focus"], EXACT).win.chance
    nearest = min(wins, key=lambda count: abs(wins[count] - 0.6))
    assert found[0].foes == (("minion", nearest),)
    assert [one.distance for one in found] == sorted(one.distance for one in found)
    for one in found:
        assert one.distance == pytest.approx(abs(one.answer.win.chance - 0.6))


def test_kinds_may_go_but_not_all_and_swing_is_the_deviation() -> None:
    found = fitting_fights(Lab(), RULES, against(("elite", 1), ("minion", 1)), Wanted(down=0.2), EXACT)
    assert any(len(one.foes) == 1 for one in found)
    assert all(one.foes and all(count for _, count in one.foes) for one in found)
    down = found[0].answer.down
    mean = sum(count * chance for count, chance in down.items())
    square = sum(count**2 * chance for count, chance in down.items())
    assert found[0].swing == pytest.approx((square - mean**2) ** 0.5, abs=1e-9)


def test_stopped_it_has_what_was_found() -> None:
    told = []

    def going(progress: object) -> bool:
        told.append(progress)
        return False

    stopped = fitting_fights(Lab(), RULES, against(("minion", 1)), Wanted(win=0.6), EXACT, going)
    assert told
    assert stopped == ()


def test_refusals() -> None:
    with pytest.raises(Faults) as faults:
        fitting_fights(Lab(), RULES, against(), Wanted())
    assert [str(one.error) for one in faults.value.faults] == [
        "no risk is given; give a chance to win, or how many heroes go down",
        "no foes are given; say which kinds of foe may be in the fight",
    ]
    with pytest.raises(Faults) as faults:
        fitting_fights(Lab(), RULES, against(("minion", 1)), Wanted(win=2, down=3))
    assert [str(one.error) for one in faults.value.faults] == [
        "no fight has “win” at 2; give a number from 0 to 1",
        "no fight has “down” at 3; give a number from 0 to 2",
    ]
