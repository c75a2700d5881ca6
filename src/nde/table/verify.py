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
from collections import Counter
from collections.abc import Iterable, Mapping
from itertools import takewhile
from typing import Literal, TypeAlias

import msgspec
from msgspec.structs import replace

from nde.dice import Answer, Run, evaluate, parse, proceed
from nde.dice.limits import SIDES
from nde.dice.stream import SEED_BYTES, commitment, derive_key, face_of
from nde.errors import NdeError, Stale, Unreadable
from nde.table import events as e
from nde.table.apply import apply
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
from nde.table.decision import procedure_of, scene_of
from nde.table.header import Header
from nde.table.questions import STUMBLES
from nde.table.rolls import remembered
from nde.table.state import State, Withheld
from nde.table.transitions import WORLD

Soundness: TypeAlias = Literal["sound", "unfinished", "broken"]
TALK = (e.Said, e.SeatTaken, e.SeatLeft)
"""What may still happen when the game is over."""


class Verdict(msgspec.Struct, frozen=True, kw_only=True):
    """What the check of a game found."""

    state: Soundness
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


def rerun(
    header: Header, entries: Iterable[tuple[int, e.Entry]]
) -> tuple[list[NdeError], tuple[NdeError, ...]]:
    """The faults and the differences of a log that can be read; entries come with their lines."""
    state = State(header=header)
    faults: list[NdeError] = []
    differing: list[NdeError] = []
    for line, entry in entries:
        try:
            if not _are_given(state, entry):
                faults.append(Unreadable("game-dice-differ", line=line, number=entry.number))
            if not _is_same(state, entry):
                differing.append(Stale("rules-differ", number=entry.number))
            state = apply(state, entry)
        except STUMBLES:
            return [*faults, Unreadable("entry-impossible", line=line, number=entry.number)], tuple(differing)
    return faults, tuple(differing)


def _are_given(state: State, entry: e.Entry) -> bool:
    """Whether the rules were given exactly the faces of the entry, behind those they had got before."""
    if any(isinstance(event, e.CharacterCame) for event in entry.events):
        return True  # what making a character was given last stands in no event: the character does
    left = [die.face for die in entry.dice]
    if secret := _revealed(state, entry):
        return _are_of_both(_faces(secret.answers), left, entry)
    before = {one.number: _faces(one.answers) for one in state.world.pending}
    if any(die.source == "ruled" for die in entry.dice):
        before = {}  # what was overruled is told whole, with all its faces
    if not _is_still_so(state, entry):
        return False
    for event in takewhile(lambda one: not isinstance(one, e.StillSo), entry.events):
        if isinstance(event, e.Tossed):
            if list(event.faces) != left[: len(event.faces)] or not _is_summed(event):
                return False
            left = left[len(event.faces) :]
        if isinstance(event, e.Befell):
            if list(event.faces) != left[: len(event.faces)]:
                return False
            left = left[len(event.faces) :]
        if isinstance(event, e.Began | e.Answered | e.Resolved | e.Kept):
            got = _faces(event.answers)
            had = [] if isinstance(event, e.Began) else before.get(event.pending, [])
            expected = had + left
            if got != expected[: len(got)]:
                return False
            left = expected[len(got) :]
    return not left


def _is_summed(event: e.Tossed) -> bool:
    """Whether dice that were rolled for their own sake come to what was told of them."""
    faces = iter(event.faces)
    try:
        total = evaluate(parse(event.dice), lambda sides: next(faces)).total
    except (NdeError, StopIteration):
        return False
    return total == event.total and next(faces, None) is None


def _is_still_so(state: State, entry: e.Entry) -> bool:
    """Whether what is told to have stayed is what those entries did, to the last die."""
    known = {one.number: one.events for one in remembered(state)}
    parts: dict[int, list[e.Event]] = {}
    own: list[e.Event] = []
    for event in entry.events:
        if isinstance(event, e.StillSo):
            own = parts[event.number] = []
        elif type(event) in WORLD:
            own.append(event)
    return all(tuple(events[: len(known.get(one, ()))]) == known.get(one) for one, events in parts.items())


def _revealed(state: State, entry: e.Entry) -> Withheld | None:
    """The secret that an entry reveals by its rule, if it does."""
    for event in entry.events:
        if isinstance(event, e.Revealed) and not event.is_only_told:
            return next(
                (
                    one
                    for one in state.world.withheld
                    if (one.number, one.task.figure) == (event.number, event.task.figure)
                    and one.asked is not None
                ),
                None,
            )
    return None


def _are_of_both(kept: list[int], new: list[int], entry: e.Entry) -> bool:
    """Whether a rule that was revealed was given every face of the entry, and others of the secret alone."""
    got = Counter[int]()
    for event in entry.events:
        if isinstance(event, e.Revealed | e.Began):
            got.update(_faces(event.answers))
    return Counter(new) <= got and got - Counter(new) <= Counter(kept)


def _faces(answers: Iterable[Answer]) -> list[int]:
    return [answer for answer in answers if isinstance(answer, int)]


def _is_same(state: State, entry: e.Entry) -> bool:
    for at, event in enumerate(entry.events):
        if isinstance(event, e.Resolved | e.Kept) or (
            isinstance(event, e.Revealed) and event.outcome and _revealed(state, entry)
        ):
            then = apply(state, replace(entry, events=entry.events[:at])) if at else state
            if not _comes_to(then, event):
                return False
    return True


def _comes_to(state: State, event: e.Resolved | e.Kept | e.Revealed) -> bool:
    pending = 0 if isinstance(event, e.Revealed) else event.pending
    procedure = procedure_of(state.rules, scene_of(state, event.task, pending), event.task)
    try:
        run = proceed(procedure, event.answers, lambda roll, sides: None, lambda ask: None)
    except STUMBLES:
        return False
    return (
        isinstance(run, Run)
        and run.result.outcome == event.outcome
        and tuple(run.result.effects) == event.effects
    )
