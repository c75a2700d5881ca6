"""Live tables: commands are decided one after another, made durable, and told to whoever listens.

A `Hub` has all tables of a process, `Live` is one that is open, and a `Listener` is told what happens there.
The hub knows nothing of HTTP or sockets: it stands on the pure table (`nde.table`) and on a store.
"""

from nde.hub.clock import Clock
from nde.hub.command_queue import Happened, Outcome
from nde.hub.hub import Created, Entered, Hub, NewTable
from nde.hub.live import Live
from nde.hub.seat_keys import hash_of, new_key

__all__ = [
    "Clock",
    "Created",
    "Entered",
    "Happened",
    "Hub",
    "Live",
    "NewTable",
    "Outcome",
    "hash_of",
    "new_key",
]
