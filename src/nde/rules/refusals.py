"""Reasons that every game refuses an action for."""

from __future__ import annotations

from nde.rules.ruleset import ActionRefused


class NotYourTurn(ActionRefused):
    """The other side is acting."""

    code = "not-your-turn"


class AlreadyActed(ActionRefused):
    """The action of this turn is used."""

    code = "already-acted"


class IsDead(ActionRefused):
    """The dead neither act nor are helped."""

    code = "is-dead"
