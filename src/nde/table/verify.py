"""The check of a whole game: that nothing in its log was changed, and that its dice are the promised ones.

What can be checked at all times: every line can be read, entries are numbered one after the other, faces are
on their dice, and what the rules were given are the faces of the entry.  Once the game is closed and the seed
revealed: the seed is the one the header is bound to, every face of the stream follows from it and from the
salts known by then, and the seal fits every byte before it.

No line holds a hash of the one before it.  Whoever can change a line can change such hashes as well, so they
would prove nothing while the seed is secret, and afterwards the seal proves more; a copy, or the digest the
verdict gives of an unfinished game, is what holds a table to its word in between.

>>> from nde.table.codec import encode_header
>>> from nde.table.header import Header
>>> verify_game(encode_header(Header(game="nde12"))).state
'unfinished'
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Mapping
from typing import Literal, TypeAlias

import msgspec

from nde.dice.limits import SIDES
from nde.dice.stream import SEED_BYTES, commitment, derive_key, face_of
from nde.errors import NdeError, Unreadable
from nde.table import events as e
from nde.table.codec import (
    DAMAGED,
    SEAL,
    UPGRADES,
    Decoder,
    Upgrade,
    lifted,
    read_header,
    version_of,
)
from nde.table.header import Header
from nde.table.rerun import rerun

State: TypeAlias = Literal["sound", "unfinished", "broken"]
TALK = (e.Said, e.SeatTaken, e.SeatLeft)
"""What may still happen when the game is over."""


class Verdict(msgspec.Struct, frozen=True, kw_only=True):
    """What the check of a game found."""

    state: State
    """`sound`; `unfinished` while the seed is not revealed and nothing else is wrong; or `broken`."""
    entries: int = 0
    drawn: int = 0
    """Faces from the stream."""
    typed: int = 0
    """Faces that somebody typed from real dice: nothing vouches for them but the table."""
    ruled: int = 0
    """Faces that the game master set."""
    faults: tuple[NdeError, ...] = ()
    """Every line that does not fit, in order; each has its `line`, counted from 1, among its facts."""
    notes: tuple[NdeError, ...] = ()
    """Rolls that the rules of today would answer otherwise; an older version of them may have been played."""
    digest: str = ""
    """The SHA-256 of the whole log: who keeps it can tell later that this much has not been changed."""


def verify_game(content: bytes, upgrades: Mapping[int, Upgrade] = UPGRADES) -> Verdict:
    """What the check of a game's log found."""
    digest = hashlib.sha256(content).hexdigest()
    first, feed, _ = content.partition(b"\n")
    try:
        header = read_header(first + feed, upgrades)
        decoder = Decoder(header)
    except DAMAGED as fault:
        known = (
            fault
            if isinstance(fault, NdeError)
            else Unreadable("game-line-unreadable", line=1, reason=str(fault))
        )
        known.facts.setdefault("line", 1)
        return Verdict(state="broken", faults=(known,), digest=digest)
    check = _Check(header, version_of(first))
    check.read(content, decoder, upgrades)
    notes: tuple[NdeError, ...] = ()
    if not check.faults:
        check.faults, notes = rerun(header, check.lines)
    closed = check.seed is not None
    return Verdict(
        state="broken" if check.faults else "sound" if closed else "unfinished",
        entries=len(check.entries),
        drawn=check.drawn,
        typed=check.typed,
        ruled=check.ruled,
        faults=tuple(sorted(check.faults, key=_line_of)),
        notes=notes,
        digest=digest,
    )


def _line_of(fault: NdeError) -> int:
    line = fault.facts["line"]
    assert isinstance(line, int)
    return line


class _Check:
    """A log on its way through the check."""

    def __init__(self, header: Header, version: int) -> None:
        self.header, self.version = header, version
        self.faults: list[NdeError] = []
        self.entries: list[e.Entry] = []
        self.lines: list[tuple[int, e.Entry]] = []
        self.seed: bytes | None = None
        self.drawn = self.typed = self.ruled = 0

    def read(self, content: bytes, decoder: Decoder, upgrades: Mapping[int, Upgrade]) -> None:
        """Go through all lines, then through all dice: only the end of a log reveals the seed."""
        self._read_lines(content, decoder, upgrades)
        self._check_seals(content)
        self._check_dice()

    def _read_lines(self, content: bytes, decoder: Decoder, upgrades: Mapping[int, Upgrade]) -> None:
        *lines, rest = content.split(b"\n")
        returns = [at for at, line in enumerate(lines, 1) if line.endswith(b"\r")]
        if returns:
            self.faults.append(Unreadable("log-line-ends", line=returns[0]))
        if rest:
            self.faults.append(Unreadable("game-line-cut", line=len(lines) + 1))
        due = 1
        for at, line in enumerate(lines[1:], 2):
            if line.startswith(SEAL):
                continue
            try:
                entry = decoder.entry(lifted(line, self.version, upgrades), at)
            except NdeError as fault:
                self.faults.append(fault)
                due += 1  # it may have been the entry that was due
                continue
            if entry.number != due:
                self.faults.append(
                    Unreadable("entry-out-of-order", line=at, number=entry.number, expected=due)
                )
            due = entry.number + 1
            self._keep(at, entry)

    def _keep(self, at: int, entry: e.Entry) -> None:
        self.entries.append(entry)
        self.lines.append((at, entry))
        if self.seed is not None and not all(isinstance(event, TALK) for event in entry.events):
            self.faults.append(Unreadable("log-line-after-end", line=at))
        for event in entry.events:
            if isinstance(event, e.Closed) and self.seed is None:
                self._reveal(at, event.seed)

    def _reveal(self, at: int, text: str) -> None:
        try:
            self.seed = bytes.fromhex(text)
        except ValueError:
            self.seed = b""
        if len(self.seed) < SEED_BYTES or commitment(self.seed) != self.header.commitment:
            self.faults.append(Unreadable("log-seed-differs", line=at))

    def _check_seals(self, content: bytes) -> None:
        """Check that every seal fits what is before it, and that a closed game ends in one."""
        lines = content.split(b"\n")[:-1]
        if self.seed is None:
            seals = [at for at, line in enumerate(lines, 1) if line.startswith(SEAL)]
            self.faults += [Unreadable("log-seal-differs", line=at) for at in seals]
            return
        running = hmac.new(self.seed, digestmod="sha256")
        for at, line in enumerate(lines, 1):
            if line.startswith(SEAL) and line != SEAL + running.hexdigest().encode() + b'"}':
                self.faults.append(Unreadable("log-seal-differs", line=at))
            running.update(line + b"\n")
        if not lines[-1].startswith(SEAL):
            self.faults.append(Unreadable("game-not-sealed", line=len(lines)))

    def _check_dice(self) -> None:
        """Check every face: by its number in the stream, with the salts that were known at that time."""
        salts: list[bytes] = []
        key = self._key(salts)
        for at, entry in self.lines:
            for die in entry.dice:
                self._check_die(at, die, key)
            for event in entry.events:
                if isinstance(event, e.SaltAdded):
                    try:
                        salts.append(bytes.fromhex(event.salt))
                    except ValueError:
                        self.faults.append(Unreadable("game-line-unreadable", line=at, reason=event.salt))
                    key = self._key(salts)

    def _key(self, salts: list[bytes]) -> bytes | None:
        return derive_key(self.seed, salts) if self.seed and len(self.seed) >= SEED_BYTES else None

    def _check_die(self, at: int, die: e.Die, key: bytes | None) -> None:
        self.typed += die.source == "typed"
        self.ruled += die.source == "ruled"
        self.drawn += die.source == "stream"
        if not (1 <= die.sides <= SIDES and 1 <= die.face <= die.sides):
            self.faults.append(
                Unreadable("log-face-not-on-die", line=at, draw=self.drawn, face=die.face, sides=die.sides)
            )
        elif die.source == "stream" and key is not None:
            expected = face_of(key, self.drawn, die.sides)
            if die.face != expected:
                self.faults.append(
                    Unreadable("log-face-differs", line=at, draw=self.drawn, face=die.face, expected=expected)
                )
