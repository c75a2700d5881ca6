"""Reasons to refuse a check, a luck roll, help or harm."""

from __future__ import annotations

from nde.rules.ruleset import ActionRefused


class NoOrigin(ActionRefused):
    """Somebody without a life before the game cannot draw on it."""

    code = "no-origin"


class TwoTargets(ActionRefused):
    """A class of difficulty and a number that is not its own."""

    code = "two-targets-named"


class NothingSecret(ActionRefused):
    """No secret roll of this character waits to be told."""

    code = "nothing-secret"


class AgainstOneself(ActionRefused):
    """A contest takes two."""

    code = "against-oneself"


class IsNotDying(ActionRefused):
    """Only the dying are stabilised, or cling to life."""

    code = "is-not-dying"


class IsDyingNow(ActionRefused):
    """The dying have no ten minutes."""

    code = "is-dying-now"


class IsUnhurt(ActionRefused):
    """There is no wound to treat."""

    code = "is-unhurt"


class NoHeroPoints(ActionRefused):
    """No hero points are left, or somebody never has any."""

    code = "no-hero-points"


class NoKit(ActionRefused):
    """No healing kit with a use left is at hand."""

    code = "no-healing-kit"


class NoMind(ActionRefused):
    """A beast does not know how to stop the bleeding."""

    code = "no-mind-for-it"


class NoTimeInFight(ActionRefused):
    """Ten minutes are not to be had in a fight."""

    code = "no-time-in-fight"


class NotOurDie(ActionRefused):
    """A die the game does not have."""

    code = "not-our-die"


class NoPoints(ActionRefused):
    """Points to give or take that are none."""

    code = "no-points-given"


class NoEdge(ActionRefused):
    """Essence buys an advantage only for those who have that key ability."""

    code = "no-edge-ability"


class HasNoMagic(ActionRefused):
    """Only those who can cast have magic energy at all."""

    code = "has-no-magic"
