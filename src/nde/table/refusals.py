"""Why a table refuses a command.  What the rules refuse, they refuse themselves."""

from __future__ import annotations

from nde.errors import Illegal, NdeError


class SecretOvertaken(Illegal):
    """A secret deed that the rules do not allow any more as everything is now."""

    code = "secret-overtaken"

    def __init__(self, number: int, because: NdeError) -> None:
        super().__init__(number=number)
        self.because = because


class OverruleTooFar(Illegal):
    """A roll of so long ago that the state at hand does not know it any more."""

    code = "overrule-too-far"


class NotOffered(Illegal):
    """An action that the rules would not refuse, and that is yet not among what this seat can do now."""

    code = "not-offered"


class NothingToUndo(Illegal):
    """Nothing, or not so much, can be taken back or done again."""

    code = "nothing-to-undo"


class NothingToRedo(Illegal):
    """Nothing that was taken back can count again: something new has been done since."""

    code = "nothing-to-redo"
