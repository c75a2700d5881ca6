"""The keys of secret links: made here, told once, and kept only as hashes."""

from __future__ import annotations

import hashlib
import secrets

from nde.errors import Illegal
from nde.store.rows import KeyHash

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
