"""What the server itself refuses, before any table is asked."""

from __future__ import annotations

from nde.errors import Illegal, Missing, NdeError, Unreadable


class NotJson(Unreadable):
    """A body that is no JSON: broken signs, or nested beyond anything we read."""

    code = "not-json"


class BodyInvalid(Unreadable):
    """A body of another shape than the endpoint takes."""

    code = "body-invalid"


class BodyTooLarge(Unreadable):
    """A body longer than the server reads."""

    code = "body-too-large"


class BodyTooSlow(Unreadable):
    """A body that did not arrive in time."""

    code = "body-too-slow"


class WrongMediaType(Unreadable):
    """A body that does not say it is what the endpoint takes."""

    code = "wrong-media-type"


class BadQuery(Unreadable):
    """A value behind the question mark of an address that is not allowed there."""

    code = "bad-query"


class NoSuchOffer(Missing):
    """A place of a view at which no offer stands."""

    code = "no-such-offer"


class NoSuchPage(Missing):
    """An address that leads nowhere."""

    code = "no-such-page"


class NoSuchMethod(Illegal):
    """An address that is there, asked in a way it does not answer to."""

    code = "no-such-method"


class ForeignOrigin(Illegal):
    """A page of another site asks to change something here."""

    code = "foreign-origin"


class KeyNeeded(Illegal):
    """Something about a table was asked for without a key."""

    code = "key-needed"


class EnterFirst(Illegal):
    """An invitation was shown where a seat is needed."""

    code = "enter-first"


class TooFast(Illegal):
    """One caller asks for more than its share."""

    code = "too-fast"


class ServerBusy(NdeError):
    """More is being computed than the machine can take; nothing was begun."""

    code = "server-busy"


class NotHere(Illegal):
    """A page for the host alone, asked for from elsewhere."""

    code = "not-here"


class AskOneThing(Unreadable):
    """Odds asked of dice and of a situation at once, or of neither."""

    code = "ask-one-thing"


class ParameterMissing(Unreadable):
    """A situation without a value that it cannot do without."""

    code = "parameter-missing"


class TooMuchToTell(Illegal):
    """An answer that would be longer than anybody reads."""

    code = "too-much-to-tell"


class NoSuchFoe(Missing):
    """A game has no stat block of this id."""

    code = "no-such-stat-block"


class BadMessage(Unreadable):
    """A message on the socket that is none of the protocol's."""

    code = "bad-message"


class HelloFirst(Illegal):
    """A client that did not begin with `hello`, or not soon enough."""

    code = "hello-first"


class TooSlow(Illegal):
    """A client that reads slower than its table plays."""

    code = "too-slow"


class NoSuchLink(Missing):
    """A table has no such link, or it was taken back already."""

    code = "no-such-link"


class ServerStopping(NdeError):
    """The server is being stopped; whoever comes again soon finds it as it was."""

    code = "server-stopping"


class AddressTaken(Illegal):
    """An address that the server cannot listen on: another program does, or the machine has not got it."""

    code = "address-taken"
