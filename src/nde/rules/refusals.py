"""Reasons that every game refuses an action, a choice or a pack for."""

from __future__ import annotations

from nde.errors import Illegal, Missing
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


class NoSuchChoice(Missing):
    """Creation or advancement never asks for this."""

    code = "no-such-choice"


class PackForOtherGame(Illegal):
    """A pack that changes another game than the one named."""

    code = "pack-for-other-game"
