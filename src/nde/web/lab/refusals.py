"""What the lab refuses over HTTP."""

from __future__ import annotations

from nde.errors import Illegal, Missing, NdeError, Unreadable


class NobodyToFight(Illegal):
    """A fight in which a side has nobody who takes part."""

    code = "lab-nobody-to-fight"


class SceneUnreadable(Unreadable):
    """A scene that is none of this game's."""

    code = "lab-scene-unreadable"


class NothingWanted(Unreadable):
    """A fight for a risk without the risk."""

    code = "lab-nothing-wanted"


class FoesNeeded(Unreadable):
    """A question that looks for counts of foes, without foes."""

    code = "lab-foes-needed"


class NoDistances(Illegal):
    """Sides that are to begin apart in a game without bands and areas."""

    code = "lab-no-distances"


class DistanceAtTable(Illegal):
    """Sides that are to begin apart in a scene in which everybody already stands somewhere."""

    code = "lab-distance-at-table"


class RulingsOfOneGame(Illegal):
    """Rulings for a fight that is put into other games, which know others."""

    code = "lab-rulings-of-one-game"


class MapOfWrittenFights(Illegal):
    """A map of a fight that cannot be had in other sizes."""

    code = "lab-map-of-written-fights"


class NoSceneYet(Illegal):
    """A table at which nobody is anywhere yet."""

    code = "lab-no-scene-yet"


class NoSuchQuestion(Missing):
    """A question that nobody is working on here."""

    code = "lab-no-such-question"


class LabTookTooLong(NdeError):
    """A question that could not be answered in the time it was given, not even in part."""

    code = "lab-took-too-long"
