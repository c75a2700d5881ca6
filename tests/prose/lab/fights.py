"""A few small fights of every game, each computed once for all tests of their words."""

from __future__ import annotations

from functools import cache

from nde.lab.answers import Answer
from nde.lab.lab import Effort, Lab
from nde.lab.line_up import counted, foes_of, opening, party_of
from nde.lab.policies import POLICIES
from nde.locale import words
from nde.prose.lab.reader import Reader
from nde.rules import ruleset_named

FIGHTS = {
    "nde12": ("warrior,mage", "minion*2"),
    "nde14": ("adept,assault", "elite"),
    "cairn2e": ("smuggler", "goblin"),
    "tkds": ("elf", "veteran"),
}
LAB = Lab()


@cache
def answer(game: str, policy: str = "careful", runs: int = 0) -> Answer:
    """A small fight, computed or played so many times."""
    rules = ruleset_named(game)
    party, foes = FIGHTS[game]
    scene = opening(rules, party_of(rules, counted(party, "party")), foes_of(rules, counted(foes, "foes")))
    effort = Effort(method="simulated", runs=runs) if runs else Effort(method="exact")
    return LAB.fight(rules, scene, POLICIES[policy], effort)


def reader(game: str, language: str = "en", width: int = 80) -> Reader:
    """Somebody who reads of such a fight."""
    names = {one.id: one.id.capitalize() for one in (*answer(game).heroes, *answer(game).foes)}
    return Reader(words(language, game), width, names)
