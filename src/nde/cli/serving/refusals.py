"""What can be wrong with the settings of a server, and with what a host asks of its data."""

from __future__ import annotations

from nde.errors import Illegal, Missing, Unreadable


class SettingNotAllowed(Unreadable):
    """A setting of a server that is none of the words it may be."""

    code = "setting-not-allowed"


class NotAWebAddress(Unreadable):
    """Something else where the address of a website belongs."""

    code = "not-a-web-address"


class NotADatabase(Unreadable):
    """The address of a database of a kind we do not know."""

    code = "not-a-database"


class NotARedis(Unreadable):
    """Something else where the address of a Redis belongs."""

    code = "not-a-redis-address"


class NotAnIpAddress(Unreadable):
    """Something else where the address of a proxy belongs."""

    code = "not-an-ip-address"


class DataIsAFile(Illegal):
    """A file where the data folder belongs."""

    code = "data-is-a-file"


class NoDataHere(Missing):
    """A folder in which no server has kept anything."""

    code = "no-data-here"


class DataAlreadyHere(Illegal):
    """A store that has tables already, where a backup is to be restored."""

    code = "data-already-here"


class PortTaken(Illegal):
    """A port on which somebody else listens."""

    code = "port-taken"


class HostNotHere(Illegal):
    """An address on which this machine cannot listen."""

    code = "host-not-here"


class SureNeeded(Illegal):
    """Something that cannot be taken back was asked for without a word that it is meant."""

    code = "sure-needed"
