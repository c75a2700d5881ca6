"""Why a table refuses a command.  What the rules refuse, they refuse themselves."""

from __future__ import annotations

from nde.errors import Illegal, Missing, NdeError, Stale, Unreadable


class NoSuchSeat(Missing):
    """A seat the table does not have."""

    code = "no-such-seat"


class NoSuchPerson(Missing):
    """Somebody who is not in the scene, as far as this seat can see."""

    code = "no-such-person"


class NoSuchQuestion(Missing):
    """A question that is not open: never asked, or answered already."""

    code = "no-such-question"


class NoSuchNote(Missing):
    """A note that this seat has not got."""

    code = "no-such-note"


class NoSuchTableClock(Missing):
    """A clock the table does not have."""

    code = "no-such-table-clock"


class SecretOvertaken(Illegal):
    """A secret deed that the rules do not allow any more as everything is now."""

    code = "secret-overtaken"

    def __init__(self, number: int, because: NdeError) -> None:
        super().__init__(number=number)
        self.because = because


class NoSuchSecret(Missing):
    """A secret roll that is not waiting to be revealed."""

    code = "no-such-secret"


class NotYours(Illegal):
    """A figure that another seat plays."""

    code = "not-yours"


class NotYourQuestion(Illegal):
    """A question that another seat is asked."""

    code = "not-your-question"


class OnlyTheGm(Illegal):
    """Something only the game master may do."""

    code = "only-the-gm"


class OnlyWatching(Illegal):
    """A spectator wanted to do something."""

    code = "only-watching"


class RulingNotYours(Illegal):
    """A circumstance that is the game master's to say."""

    code = "ruling-not-yours"


class NotOffered(Illegal):
    """An action that the rules would not refuse, and that is yet not among what this seat can do now."""

    code = "not-offered"


class NotThisMoment(Illegal):
    """A moment of play that the game has not got, or not now."""

    code = "not-this-moment"


class SomethingInTheWay(Illegal):
    """An action that looks possible to this seat and is not: something unseen prevents it."""

    code = "something-in-the-way"


class QuestionFirst(Illegal):
    """Somebody has to answer before anything else can happen in the scene."""

    code = "question-first"


class NotYetTime(Illegal):
    """A default answer that was claimed before its delay was over."""

    code = "not-yet-time"


class NothingToUndo(Illegal):
    """Nothing, or not so much, can be taken back or done again."""

    code = "nothing-to-undo"


class NothingToRedo(Illegal):
    """Nothing that was taken back can count again: something new has been done since."""

    code = "nothing-to-redo"


class UndoNotYours(Illegal):
    """A command of another seat, which this one may not take back."""

    code = "undo-not-yours"


class NothingToOverrule(Illegal):
    """No roll was made last, or it cannot come out so."""

    code = "nothing-to-overrule"


class CannotComeOutSo(Illegal):
    """An outcome that the latest roll cannot have, whatever the dice show."""

    code = "cannot-come-out-so"


class NoTypedDice(Illegal):
    """Faces of real dice at a table that does not take them."""

    code = "no-typed-dice"


class FacesLeftOver(Illegal):
    """More faces were typed than dice are rolled."""

    code = "faces-left-over"


class FaceNeeded(Illegal):
    """A roll that waits for real dice was answered without a face."""

    code = "face-needed"


class BadParameter(Unreadable):
    """A parameter's value that the offer does not allow."""

    code = "bad-parameter"


class NoSuchParameter(Missing):
    """A parameter the offer does not have."""

    code = "no-such-parameter"


class NotAnAction(Unreadable):
    """Something that is no action of this game."""

    code = "not-an-action"


class NotAnEffect(Unreadable):
    """Something that is no effect of this game."""

    code = "not-an-effect"


class NotAPlace(Unreadable):
    """Words that name no square, area or band of the scene."""

    code = "not-a-place"


class NoSpace(Illegal):
    """A move in a scene that has neither map nor bands."""

    code = "no-space"


class NoFog(Illegal):
    """Fog to be lifted from a map that has none."""

    code = "no-fog"


class FogUnchanged(Illegal):
    """Fog to be laid where it lies already, or to be lifted where there is none."""

    code = "fog-unchanged"


class WrongSpace(Illegal):
    """A kind of space that this game does not play on."""

    code = "wrong-space"


class NoMapInThisGame(Illegal):
    """A space in a game that is played without any."""

    code = "no-map-in-this-game"


class IdTaken(Illegal):
    """An id that somebody else has already."""

    code = "id-taken"


class BadId(Unreadable):
    """An id with other signs than small letters, digits and dashes, or a word the table needs itself."""

    code = "bad-id"


class BadSalt(Unreadable):
    """A salt that is not hex, or too long."""

    code = "bad-salt"


class TooLong(Unreadable):
    """A text beyond what a table keeps."""

    code = "too-long"


class NumberTooLarge(Illegal):
    """A number set by the game master that no game has."""

    code = "number-too-large"


class TooMany(Illegal):
    """More of something than a table holds."""

    code = "too-many"


class Unwritable(Unreadable):
    """A text with halves of characters, which no file can hold."""

    code = "unwritable"


class TableClosed(Illegal):
    """The game is over and its dice are revealed."""

    code = "table-closed"


class NobodyThere(Illegal):
    """A table without characters: there is no scene yet."""

    code = "nobody-there"


class MovedOn(Stale):
    """A command made for a state that has changed since, in what it is about."""

    code = "moved-on"


class NoAdventure(Illegal):
    """A choice of an adventure at a table that plays none."""

    code = "no-adventure"


class NoSuchChoice(Missing):
    """Something that cannot be chosen in the adventure now."""

    code = "not-to-choose-now"
