"""What each next deed does to the whole fight."""

from __future__ import annotations

from typing import Any

import pytest

from nde.dice import play
from nde.lab.chain import Chain
from nde.lab.compiled.fight import carried_out
from nde.lab.lab import Effort, Lab
from nde.lab.line_up import counted, foes_of, opening, party_of
from nde.lab.next_deeds import Bout, before_first_deed, next_deeds
from nde.lab.policies import POLICIES
from nde.rules import Ruleset, ruleset_named
from nde.rules.play import playing_of
from tests.refusals import refuses

EXACT = Effort(method="exact", most_scenes=20_000)
FIGHTS = (
    ("nde12", "warrior,mage", "minion*2"),
    ("nde14", "adept", "elite"),
    ("cairn2e", "charcoal-burner", "goblin"),
    ("tkds", "fighter", "goblin"),
)


def before(game: str, party: str, foes: str) -> tuple[Ruleset, Any]:
    """A scene before a fight."""
    rules = ruleset_named(game)
    people = party_of(rules, counted(party, "party"))
    return rules, opening(rules, people, foes_of(rules, counted(foes, "foes")))


def scene_of(game: str, party: str, foes: str) -> tuple[Ruleset, Any]:
    """The same fight once it is on, with everybody able to act."""
    rules, scene = before(game, party, foes)
    return rules, before_first_deed(Chain(rules, scene, POLICIES["focus"]), scene)


@pytest.mark.parametrize(("game", "party", "foes"), FIGHTS)
@pytest.mark.parametrize("policy", ["focus", "careful"])
def test_what_the_policy_does_comes_to_what_the_fight_comes_to(
    game: str, party: str, foes: str, policy: str
) -> None:
    rules, scene = scene_of(game, party, foes)
    lab = Lab()
    found = next_deeds(lab, Bout(rules, scene, POLICIES[policy]), effort=EXACT)
    own = lab.fight(rules, scene, POLICIES[policy], EXACT)
    (usual,) = [one for one in found if one.is_policy]
    assert usual.answer.win.chance == pytest.approx(own.win.chance, abs=1e-12)
    assert usual.answer.mean_down == pytest.approx(own.mean_down, abs=1e-12)
    assert usual.answer.rounds == pytest.approx(own.rounds, abs=1e-12)
    chances = [one.answer.win.chance for one in found]
    assert chances == sorted(chances, reverse=True)
    assert any(not one.who and one.purpose == "pass" for one in found)


@pytest.mark.parametrize(("game", "party", "foes"), FIGHTS)
def test_before_a_fight_the_first_deeds_are_those_of_one_in_which_everybody_can_act(
    game: str, party: str, foes: str
) -> None:
    rules, scene = before(game, party, foes)
    policy = POLICIES["focus"]
    begun = before_first_deed(Chain(rules, scene, policy), scene)
    assert playing_of(rules).turn(begun).is_fight
    assert not any(one.has_acted for one in playing_of(rules).people(begun))
    found = next_deeds(Lab(), Bout(rules, scene, policy), effort=EXACT)
    told = {one.action: one.answer.win.chance for one in found}
    now = {
        one.action: one.answer.win.chance
        for one in next_deeds(Lab(), Bout(rules, begun, policy), effort=EXACT)
    }
    assert told == pytest.approx(now, abs=1e-12)
    assert len(told) > 1


def test_in_the_foes_turn_it_is_what_the_foes_can_do() -> None:
    rules, scene = scene_of("nde12", "warrior", "minion*2")
    end = playing_of(rules).moment(scene, "turn")
    scene = play(carried_out(rules, scene, end), lambda sides: 1)
    found = next_deeds(Lab(), Bout(rules, scene, POLICIES["focus"]), effort=EXACT)
    assert {one.who for one in found} <= {"minion-1", "minion-2", ""}
    assert sum(one.is_policy for one in found) == 1


def test_only_the_deeds_of_somebody() -> None:
    rules, scene = scene_of("nde12", "warrior,mage", "minion")
    found = next_deeds(Lab(), Bout(rules, scene, POLICIES["focus"]), who="mage", effort=EXACT)
    assert {one.who for one in found} == {"mage"}


def test_stopped_it_has_what_was_weighed() -> None:
    rules, scene = scene_of("nde12", "warrior", "minion")
    assert next_deeds(Lab(), Bout(rules, scene, POLICIES["focus"]), effort=EXACT, going=lambda _: False) == ()


def test_refusals() -> None:
    rules, scene = scene_of("nde12", "warrior", "minion")
    with refuses("nobody-in-fight") as nobody:
        next_deeds(Lab(), Bout(rules, scene, POLICIES["focus"]), who="dragon")
    assert str(nobody.value) == "nobody in this fight is called “dragon”; use one of: minion, warrior"
    with refuses("cannot-act-now") as idle:
        next_deeds(Lab(), Bout(rules, scene, POLICIES["focus"]), who="minion", effort=EXACT)
    assert str(idle.value) == "Minion cannot act now; ask about somebody whose turn it is"
    over = playing_of(rules).leave(scene, "minion")
    with refuses("fight-is-over") as ended:
        next_deeds(Lab(), Bout(rules, over, POLICIES["focus"]))
    assert str(ended.value) == "this fight is over; ask about a scene in which both sides can still fight"
