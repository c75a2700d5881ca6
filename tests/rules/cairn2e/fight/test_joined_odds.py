"""What a button says of a strike when allies have declared theirs on the same target."""

from __future__ import annotations

from fractions import Fraction

import pytest
from msgspec.structs import replace

from nde.dice import odds_of
from nde.rules import ruleset_named
from nde.rules.cairn2e.actions import ResolveSide, Strike
from nde.rules.cairn2e.fight.effects import Fled
from nde.rules.cairn2e.fight.strikes import foreseen
from nde.rules.cairn2e.scene import Scene
from nde.rules.prospects import prospect_of
from nde.rules.ruleset import Resolution
from tests.rules.cairn2e.fight.fights import armed, do, fight_of, foe, hero

RULES = ruleset_named("cairn2e")
resolve = RULES.resolve
ADA = Strike(who="ada", targets=("wolf",), weapon=0)
BEA = Strike(who="bea", targets=("wolf",), weapon=0)


def two_against(*foes: str, **changes: int) -> Scene:
    party = (armed(hero("ada"), (8,)), armed(hero("bea"), (6,)))
    others = (foe(id, **{"hp": 0, "strength": 8, "will": 10, **changes}) for id in foes)
    return fight_of(*party, *others)


@pytest.mark.rule("cairn2e/several-attackers", "cairn2e/54")
def test_a_strike_is_weighed_with_what_allies_have_declared_on_its_target() -> None:
    scene = two_against("wolf", hp=20)
    assert foreseen(scene, BEA) is BEA, "nobody else has declared anything"
    scene = replace(scene, declared=(ADA,))
    joined = foreseen(scene, BEA)
    done = do(scene, joined, 7, 3)
    assert done.body("wolf").hp == 13, "the highest of both dice, not the button's own"
    assert "joins-declared" in done.steps


def runs_away(result: Resolution, who: str) -> bool:
    return any(isinstance(one, Fled) and one.who == who for one in result.effects)


@pytest.mark.rule("cairn2e/morale", "cairn2e/31")
@pytest.mark.parametrize("foes", [("wolf", "cur", "dog"), ("wolf", "cur", "dog", "pup", "jackal")])
def test_others_flee_as_often_as_they_do_when_the_side_acts(foes: tuple[str, ...]) -> None:
    """One blow fells the first, the other may make it half of them: both count for the saves."""
    at_cur = replace(ADA, targets=("cur",))
    scene = replace(two_against(*foes), declared=(at_cur,))
    acted = replace(scene, declared=(at_cur, BEA))
    meant = odds_of(lambda: resolve(acted, ResolveSide()), lambda one: runs_away(one, "dog"))
    shown = odds_of(lambda: resolve(scene, foreseen(scene, BEA)), lambda one: runs_away(one, "dog"))
    assert shown == meant
    alone = odds_of(lambda: resolve(scene, BEA), lambda one: runs_away(one, "dog"))
    assert alone != meant


@pytest.mark.rule("cairn2e/declaring")
def test_a_blow_at_somebody_else_changes_nothing_for_the_target() -> None:
    scene = replace(two_against("wolf", "cur", hp=6), declared=(replace(ADA, targets=("cur",)),))
    alone, joined = (prospect_of(RULES, scene, one) for one in (BEA, foreseen(scene, BEA)))
    assert alone is not None
    assert joined is not None
    assert joined.chances == alone.chances


@pytest.mark.rule("cairn2e/several-attackers", "cairn2e/54")
def test_the_joined_chance_is_that_of_the_better_die() -> None:
    scene = replace(two_against("wolf", hp=6, strength=10), declared=(ADA,))
    alone, joined = (prospect_of(RULES, scene, one) for one in (BEA, foreseen(scene, BEA)))
    assert alone is not None
    assert joined is not None
    assert sum(chance for outcome, chance in alone.chances if outcome != "hurt") == 0
    past = [chance for outcome, chance in joined.chances if outcome in ("wounded", "critical", "dead")]
    assert sum(past) == Fraction(2, 8), "only a 7 or an 8 of the ally's d8 goes past 6 HP"


def test_what_an_ally_can_no_longer_do_is_not_counted() -> None:
    """Whoever declared a blow and then gave the weapon away strikes nobody: the others are weighed alone."""
    scene = replace(two_against("wolf", hp=6, strength=10), declared=(replace(ADA, weapon=1),))
    alone, joined = (prospect_of(RULES, scene, one) for one in (BEA, foreseen(scene, BEA)))
    assert alone is not None
    assert joined is not None
    assert joined.chances == alone.chances


@pytest.mark.rule("cairn2e/morale", "cairn2e/critical")
def test_the_targets_own_chance_comes_before_that_of_others_to_flee() -> None:
    found = prospect_of(RULES, two_against("wolf", "cur", "dog", strength=18), ADA)
    assert found is not None
    first, chance = found.also[0]
    assert first.key in ("critical", "target-out") or dict(first.facts).get("who") == "wolf"
    assert chance == max(chance for _, chance in found.also)
