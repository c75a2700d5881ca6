"""What the server itself refuses, before any table is asked."""

from __future__ import annotations

from nde.errors import NdeError


class ServerBusy(NdeError):
    """More is being computed than the machine can take; nothing was begun."""

    code = "server-busy"
