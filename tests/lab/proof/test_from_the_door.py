"""Fights from before they begin: what the lab answers is what a table leads to that nobody has set up for it.

People come to a real table by its own commands: heroes are brought as sheets, foes come with a scene, the
game master begins the fight.  No scene of the lab's is in here: the lab is only told who fights, as anybody
who asks it says.  Every face of every die is played, those of the beginning first.
"""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from typing import Any, NamedTuple

import pytest

from nde.lab.line_up import opening
from nde.lab.policies import POLICIES, Policy
from nde.lab.rulings import EVERYBODY, with_beginning
from nde.rules import Offer, Ruleset, ruleset_named
from nde.rules.play import playing_of
from nde.table import commands as c
from nde.table.dice import SeededDice
from nde.table.header import Header, changed_settings
from nde.table.seats import GM
from nde.table.state import State
from tests.extent import IS_WHOLE
from tests.lab.proof.agreeing import computed, differences
from tests.lab.proof.brute import (
    Scenes,
    by_table,
    done,
    no_dice,
    rounds_from,
    scenes_after,
)
from tests.lab.proof.fights import GAMES, Fight, foe_word
from tests.rules.games import surprise

GAME = pytest.mark.parametrize("game", GAMES)
FEW = {"hp": 1, "strength": 2}
"""What everybody has left, so that few throws lead through a fight, in games that know it."""
FEWER = FEW if IS_WHOLE else {**FEW, "hero-points": 0}
"""What several have left: where each of them may roll again there are seven times as many throws."""


class Asked(NamedTuple):
    """Who fights, as somebody says who asks."""

    rules: Ruleset
    sheets: dict[str, dict[str, Any]]
    foes: dict[str, str]
    policy: Policy

    @property
    def weak(self) -> dict[str, int]:
        """What is less than it could be with somebody, by path."""
        tracks = {one.key for one in self.rules.sheet(self.rules.read_sheet(self.sheets["hero-1"])).tracks}
        few = FEW if len(self.sheets) == 1 else FEWER
        left = {**dict.fromkeys(self.sheets, few), **dict.fromkeys(self.foes, FEW)}
        return {
            f"{id}.{key.replace('-', '_')}": most
            for id, few in left.items()
            for key, most in few.items()
            if key in tracks
        }


def met(game: str, heroes: int, policy: str = "careful") -> Asked:
    """Some heroes as dice have made them against a foe."""
    rules = ruleset_named(game)
    sheets = {f"hero-{one}": rules.write_sheet(surprise(rules, one)) for one in range(1, 1 + heroes)}
    return Asked(rules, sheets, {"foe": foe_word(game)}, POLICIES[policy])


def table_of(asked: Asked) -> State:
    """A table to which everybody has come, each hero with a player of their own; nothing has begun at it."""
    rules = asked.rules
    settings = changed_settings(ruleset_named(rules.id), rules)
    header = Header(game=rules.id, settings=settings, commitment=SeededDice(bytes(32)).commitment)
    state = State(header=header)
    for id, sheet in asked.sheets.items():
        state = done(state, c.Command(seat=id, do=c.Sit(seat=id)), no_dice)
        state = done(state, c.Command(seat=id, do=c.Bring(id=id, sheet=sheet)), no_dice)
    state = done(state, c.Command(seat=GM, do=c.SetScene(foes=asked.foes)), no_dice)
    for path, value in asked.weak.items():
        state = done(state, c.Command(seat=GM, do=c.SetValue(path=path, value=value)), no_dice)
    return state


def beginning(state: State) -> Offer:
    """What the game master is offered to begin a fight with."""
    return next(one for one in state.rules.offers(state.world.scene, GM) if one.name == "start-fight")


def choices_of(offer: Offer) -> list[dict[str, Any]]:
    """Every way to begin: each choice of each parameter, and where several may be named also everybody."""
    ways = []
    for param in offer.params:
        several = list(dict.fromkeys([(), *[(one,) for one in param.choices], param.choices]))
        ways.append([(param.name, one) for one in (several if param.is_many else param.choices)])
    return [dict(one) for one in product(*ways)] or [{}]


def begun(state: State, policy: Policy, wish: c.AnyDo) -> Scenes:
    """Every scene in which the fight may begin by a command, with its chance."""
    found: Scenes = {}
    command = c.Command(seat=GM, do=wish)
    for chance, scene in scenes_after(state, command, policy.answers(state.rules)):
        found[scene] = found.get(scene, Fraction(0)) + chance
    return found


def by_the_lab(asked: Asked, values: dict[str, Any]) -> Fight:
    """The same fight as the lab is asked about it."""
    party = {id: asked.rules.read_sheet(sheet) for id, sheet in asked.sheets.items()}
    scene = opening(asked.rules, party, asked.foes)
    for path, value in asked.weak.items():
        scene = playing_of(asked.rules).put(scene, path, value)
    title = f"{asked.rules.id}: {asked.foes}, {asked.policy.name}, {values}"
    return Fight(rules=with_beginning(asked.rules, values), scene=scene, policy=asked.policy, title=title)


@GAME
@pytest.mark.parametrize(("heroes", "rounds"), [(1, 2), (2, 1)])
def test_a_fight_is_what_a_table_leads_to_from_before_its_beginning(
    game: str, heroes: int, rounds: int
) -> None:
    asked = met(game, heroes)
    state = table_of(asked)
    offer = beginning(state)
    step = by_table(asked.rules, asked.policy)
    faults: list[str] = []
    firsts = []
    for values in choices_of(offer):
        on = begun(state, asked.policy, c.Act(action=offer.action, values=values))
        assert sum(on.values(), Fraction(0)) == 1
        brute = rounds_from(asked.rules, on, asked.policy, step, rounds)
        fight = by_the_lab(asked, values)
        faults += differences(fight, *computed(fight, rounds), brute)
        firsts.append(on)
    assert not faults, "\n".join(faults[:10])
    assert len({frozenset(one.items()) for one in firsts}) == len(firsts), "every choice makes a difference"


@GAME
def test_what_the_game_master_marks_without_a_word_is_the_usual_beginning(game: str) -> None:
    asked = met(game, 1)
    state = table_of(asked)
    action = beginning(state).action
    assert begun(state, asked.policy, c.Mark(moment="fight")) == begun(
        state, asked.policy, c.Act(action=action)
    )
    assert playing_of(asked.rules).moment(by_the_lab(asked, {}).scene, "fight") == action


@GAME
def test_everybody_is_everybody_by_name(game: str) -> None:
    asked = met(game, 2)
    offer = beginning(table_of(asked))
    for param in offer.params:
        if param.is_many:
            fights = [by_the_lab(asked, {param.name: who}) for who in ((EVERYBODY,), param.choices)]
            first, other = [playing_of(one.rules).moment(one.scene, "fight") for one in fights]
            assert first == other != offer.action
