"""The keys of secret links: made here, told once, kept only as hashes; and what a seat's link allows."""

from __future__ import annotations

import hashlib
import secrets

from nde.errors import Illegal, Missing
from nde.store.rows import KeyHash, KeyRow
from nde.table.bots import POLICIES, game_master
from nde.table.commands import AnyDo, Sit
from nde.table.seats import GM, Seat

KEY_BYTES = 24
LONGEST_KEY = 100


class NoSuchKey(Illegal):
    """A link that opens nothing here: mistyped, or of another table."""

    code = "no-such-key"


class KeyRevoked(Illegal):
    """A link that was taken back."""

    code = "key-revoked"


def new_key() -> str:
    """A key nobody can guess, fit for an address."""
    return secrets.token_urlsafe(KEY_BYTES)


def hash_of(key: str) -> KeyHash:
    """What is kept of a key.  Keys are long and random: one round of a plain hash is enough."""
    return hashlib.sha256(key[:LONGEST_KEY].encode("utf-8", "surrogatepass")).digest()


def require_allowed(key: KeyRow, do: AnyDo, seat: Seat | None = None) -> None:
    """Refuse what would make more of a seat than its link does, or than the game master made of it."""
    if not isinstance(do, Sit):
        return
    allowed = tuple(sorted(name for name in POLICIES if do.seat == GM or name != game_master.NAME))
    if do.bot and do.bot not in allowed:
        raise Missing("no-such-bot", policy=do.bot, allowed=allowed)
    if key.seat == GM:
        return
    if do.seat != key.seat or do.role == "gm":
        raise Illegal("only-the-gm")
    if do.role != key.role or (seat is not None and do.role != seat.role):
        raise Illegal("only-watching")
