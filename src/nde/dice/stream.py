"""A counted, keyed stream of faces that nobody can foresee and everybody can check afterwards.

The face of draw `number` follows from the secret seed, the salts, the number and the sides alone:

    key   = HMAC-SHA-256(seed, "nde-dice-1" and every salt, each after its length)
    block = HMAC-SHA-256(key, number and sides and block number), eight words of 32 bits
    face  = the first word below the greatest multiple of `sides`, modulo `sides`, plus 1

Words at or above that multiple are thrown away, so no face is likelier than another.  The `commitment`
is published before the first draw and the seed after the last; `nde.dice.ledger` keeps and checks the
log.  The seed comes from the caller, who gets it from the operating system.

>>> stream = DiceStream(bytes(32), salts=(b"anna",))
>>> faces = [stream.draw(20) for _ in range(3)]
>>> stream.count, faces == [face_of(stream.key, number, 20) for number in (1, 2, 3)]
(3, True)
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterable, Iterator

NAME = b"nde-dice-1"
SEED_BYTES = 16
"""A shorter seed could be guessed from its commitment by trying all."""
_WORD = 2**32
_NUMBER_BYTES = 8
_SIDES_BYTES = 4


def commitment(seed: bytes) -> str:
    """Return the SHA-256 of the seed in hex: it binds whoever published it and gives nothing away."""
    return hashlib.sha256(seed).hexdigest()


def derive_key(seed: bytes, salts: Iterable[bytes] = ()) -> bytes:
    """Return the key of the stream for this seed and these salts, in their order."""
    if len(seed) < SEED_BYTES:
        raise ValueError(f"a seed has at least {SEED_BYTES} bytes")
    parts = b"".join(len(salt).to_bytes(4, "big") + salt for salt in salts)
    return hmac.digest(seed, NAME + parts, "sha256")


def face_of(key: bytes, number: int, sides: int) -> int:
    """Return the face that draw `number` (from 1) gives on a die with so many sides."""
    return pick_face(_words(key, number, sides), sides)


def pick_face(words: Iterable[int], sides: int) -> int:
    """Return a face from the first 32-bit word that leaves every face equally likely."""
    if not 1 <= sides < _WORD:
        raise ValueError(f"no die has {sides} sides")
    limit = _WORD - _WORD % sides
    return next(word for word in words if word < limit) % sides + 1


def _words(key: bytes, number: int, sides: int) -> Iterator[int]:
    head = number.to_bytes(_NUMBER_BYTES, "big") + sides.to_bytes(_SIDES_BYTES, "big")
    block = 0
    while True:
        digest = hmac.digest(key, head + block.to_bytes(4, "big"), "sha256")
        for place in range(0, len(digest), 4):
            yield int.from_bytes(digest[place : place + 4], "big")
        block += 1


class DiceStream:
    """The stream of one table: draws faces and counts them.  `draw` is a source of faces."""

    def __init__(self, seed: bytes, salts: tuple[bytes, ...] = (), count: int = 0) -> None:
        self.key = derive_key(seed, salts)
        self.commitment = commitment(seed)
        self.count = count
        """Draws so far; give it to go on where an earlier stream stopped."""

    def draw(self, sides: int) -> int:
        """Return the next face of a die with so many sides."""
        face = face_of(self.key, self.count + 1, sides)
        self.count += 1
        return face
