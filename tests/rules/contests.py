"""How likely the first of two wins a contest of a game, by its own measure and by what its ties come to."""

from __future__ import annotations

from fractions import Fraction

from nde.dice import at_random, play, seeded
from nde.rules import Ruleset
from nde.rules.calls import contest_odds, worths
from nde.rules.play import playing_of


def contest_chance(rules: Ruleset) -> Fraction:
    """The chance of one of two who are alike."""
    calls = playing_of(rules).calls
    assert calls is not None
    body = play(rules.create(), seeded(1), at_random(seeded(2)))
    scene = rules.new_scene({"one": body, "two": body})
    offers = (calls.offer(scene, "one"), calls.offer(scene, "two"))
    assert offers[0] is not None
    assert offers[1] is not None
    ours = worths(rules, scene, "one", offers[0].action)
    theirs = worths(rules, scene, "two", offers[1].action)
    return contest_odds(ours, theirs, calls.tie)
