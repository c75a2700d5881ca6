"""The log of a dice stream as JSON lines, and the check of a whole log.

    {"format":"nde-dice-log","version":1,"commitment":"...","salts":["..."]}     published first
    {"draw":1,"sides":20,"face":14}                                              one for each draw
    {"seed":"...","seal":"..."}                                                  revealed at the end

Bytes are in hex.  The seal is the HMAC-SHA-256 of all lines before it under the seed, so that a change
shows even where no face depends on it.  A line counts only in exactly the form written here: then there
is one log for one course of draws, and any changed byte is found.

>>> from nde.dice.stream import DiceStream
>>> stream = DiceStream(bytes(32))
>>> log = [header_line(stream.commitment, ()), draw_line(1, 6, stream.draw(6))]
>>> verify(log).state
'unfinished'
>>> log.append(closing_line(bytes(32), log))
>>> verify(log)
Verdict(state='sound', draws=1, faults=())
"""

from __future__ import annotations

import hmac
from collections.abc import Iterable, Sequence
from typing import Final, Literal, TypeAlias, TypeVar

import msgspec

from nde.dice.limits import SIDES
from nde.dice.stream import SEED_BYTES, commitment, derive_key, face_of
from nde.errors import NdeError, Stale, Unreadable

FORMAT: Final = "nde-dice-log"
VERSION = 1


class LogVersionUnknown(Stale):
    """The log was written by a version of the format that we do not know."""

    code = "log-version-unknown"


class _Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    format: Literal["nde-dice-log"]
    version: int
    commitment: str
    salts: tuple[str, ...]


class _Draw(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    draw: int
    sides: int
    face: int


class _Close(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seed: str
    seal: str


_Line: TypeAlias = _Header | _Draw | _Close
_Kind = TypeVar("_Kind", _Header, _Draw, _Close)
State: TypeAlias = Literal["sound", "unfinished", "broken"]


class Verdict(msgspec.Struct, frozen=True, kw_only=True):
    """What the check of a log found."""

    state: State
    """`sound`; `unfinished` while the seed is not revealed and nothing else is wrong; or `broken`."""
    draws: int
    faults: tuple[NdeError, ...]
    """Every line that does not fit, in order; each has its `line`, counted from 1, among its facts."""


def header_line(committed: str, salts: Sequence[bytes]) -> str:
    """Return the first line of a log: what the table commits to, and the players' salts."""
    return _write(_Header(FORMAT, VERSION, committed, tuple(salt.hex() for salt in salts)))


def draw_line(number: int, sides: int, face: int) -> str:
    """Return the line of one draw."""
    return _write(_Draw(number, sides, face))


def closing_line(seed: bytes, lines: Iterable[str]) -> str:
    """Return the last line of a log, which reveals the seed and seals the lines before it."""
    return _write(_Close(seed.hex(), _seal(seed, lines)))


def verify_file(content: bytes) -> Verdict:
    """Return what the check of a log file found.  Lines end in a line feed and nothing else."""
    *lines, rest = content.decode("utf-8", "surrogateescape").split("\n")
    plain = [line.removesuffix("\r") for line in lines]
    # Without its line feed a last line may have been cut short, even where it can be read.
    verdict = verify([*plain, rest] if rest else plain)
    if any(fault.code == "not-a-dice-log" for fault in verdict.faults):
        return verdict
    faults = list(verdict.faults)
    if plain != lines:
        # Each line would differ by the same sign: that is said once, and the lines are read without it.
        first = next(at for at, line in enumerate(lines, 1) if line.endswith("\r"))
        faults.insert(0, Unreadable("log-line-ends", line=first))
    if rest and not any(_line_of(fault) == len(lines) + 1 for fault in faults):
        faults.append(Unreadable("log-line-unreadable", line=len(lines) + 1))
    state: State = "broken" if faults else verdict.state
    return Verdict(state=state, draws=verdict.draws, faults=tuple(sorted(faults, key=_line_of)))


def verify(lines: Iterable[str]) -> Verdict:
    """Return what the check of a log found, line by line, given without line ends."""
    texts = list(lines)
    header = _read(texts[0]) if texts else None
    if not isinstance(header, _Header):
        return Verdict(state="broken", draws=0, faults=(Unreadable("not-a-dice-log", line=1),))
    faults: list[NdeError] = []
    if header.version != VERSION:
        faults.append(LogVersionUnknown(line=1, version=header.version, known=VERSION))
    close: _Close | None = None
    draws: list[tuple[int, _Draw | None]] = []
    for line, text in enumerate(texts[1:], 2):
        read = _read(text)
        if close is not None:
            faults.append(Unreadable("log-line-after-end", line=line))
        elif isinstance(read, _Close):
            close = read
            faults.extend(_faults_of_close(line, read, header, texts))
        elif isinstance(read, _Draw):
            draws.append((line, read))
        else:
            faults.append(Unreadable("log-line-unreadable", line=line))
            draws.append((line, None))
    faults.extend(_faults_of_draws(draws, header, close))
    faults.sort(key=_line_of)
    state: State = "broken" if faults else "sound" if close is not None else "unfinished"
    count = sum(draw is not None for _, draw in draws)
    return Verdict(state=state, draws=count, faults=tuple(faults))


def _line_of(fault: NdeError) -> int:
    line = fault.facts["line"]
    assert isinstance(line, int)
    return line


def _faults_of_close(line: int, close: _Close, header: _Header, texts: list[str]) -> list[NdeError]:
    seed = bytes.fromhex(close.seed)
    faults: list[NdeError] = []
    if commitment(seed) != header.commitment:
        faults.append(Unreadable("log-seed-differs", line=line))
    if not hmac.compare_digest(_seal(seed, texts[: line - 1]), close.seal):
        faults.append(Unreadable("log-seal-differs", line=line))
    return faults


def _faults_of_draws(
    draws: list[tuple[int, _Draw | None]], header: _Header, close: _Close | None
) -> list[NdeError]:
    """Return the faults in number and face of the draws; faces can only be checked with the seed."""
    key = None
    if close is not None:
        key = derive_key(bytes.fromhex(close.seed), map(bytes.fromhex, header.salts))
    faults: list[NdeError] = []
    due, is_sure = 1, True
    for line, draw in draws:
        if draw is None:
            is_sure = False  # the line that cannot be read may have been a draw, or several
            continue
        if draw.draw < due or (is_sure and draw.draw != due):
            faults.append(Unreadable("log-out-of-order", line=line, draw=draw.draw, expected=due))
        due, is_sure = draw.draw + 1, True
        if not 1 <= draw.face <= draw.sides:
            faults.append(
                Unreadable("log-face-not-on-die", line=line, draw=draw.draw, face=draw.face, sides=draw.sides)
            )
        elif key is not None:
            expected = face_of(key, draw.draw, draw.sides)
            if draw.face != expected:
                faults.append(
                    Unreadable(
                        "log-face-differs", line=line, draw=draw.draw, face=draw.face, expected=expected
                    )
                )
    return faults


def _write(line: _Line) -> str:
    return msgspec.json.encode(line).decode()


def _seal(seed: bytes, lines: Iterable[str]) -> str:
    covered = "".join(line + "\n" for line in lines).encode("utf-8", "surrogateescape")
    return hmac.digest(seed, covered, "sha256").hex()


def _read(text: str) -> _Line | None:
    """Return the line, or nothing if it is not written exactly as we would write it."""
    line = _decode(text, _Draw) or _decode(text, _Header) or _decode(text, _Close)
    return line if line is not None and _write(line) == text and _makes_sense(line) else None


def _decode(text: str, kind: type[_Kind]) -> _Kind | None:
    try:
        return msgspec.json.decode(text.encode("utf-8", "surrogateescape"), type=kind)
    except (msgspec.DecodeError, UnicodeError):
        return None


def _makes_sense(line: _Line) -> bool:
    match line:
        case _Draw(draw=draw, sides=sides):
            return 1 <= draw < 2**63 and 1 <= sides <= SIDES
        case _Header(commitment=committed, salts=salts):
            return _is_hex(committed) and len(committed) == 64 and all(map(_is_hex, salts))
        case _Close(seed=seed, seal=seal):
            return _is_hex(seed) and len(seed) >= 2 * SEED_BYTES and _is_hex(seal)
    raise TypeError(line)


def _is_hex(text: str) -> bool:
    return len(text) % 2 == 0 and set(text) <= set("0123456789abcdef")
