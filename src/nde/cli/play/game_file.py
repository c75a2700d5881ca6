"""A game on the disk: one JSON line for each entry, safe before it is shown; the seed of the dice beside it.

What was answered is durable: an entry is written, flushed and synced before anybody sees it.  A line that
was cut off by a fallen machine is taken away on opening.  One process at a time holds a game.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import IO

from nde.cli.files import data_home, read_bytes, unreadable
from nde.dice.stream import commitment
from nde.errors import Illegal, Missing, NdeError
from nde.table.codec import encode_entry, encode_header, encode_seal, read_log
from nde.table.events import Entry
from nde.table.header import Header

SEED = ".seed"


class Keeper:
    """What a table keeps its entries in; this one forgets them, for a game that ends with its program."""

    path = Path()

    def append(self, entry: Entry) -> None:
        """Keep an entry; when this returns it is safe."""

    def seal(self, seed: bytes) -> None:
        """Close the game for good."""

    def discard(self) -> None:
        """Take back a game that could not be begun."""

    def close(self) -> None:
        """Let go of the game."""


class GameFile(Keeper):
    """An open game: whoever holds it is the only one who writes."""

    def __init__(self, path: Path, handle: IO[bytes]) -> None:
        self.path = path
        self._handle = handle

    def append(self, entry: Entry) -> None:
        """Write an entry; when this returns it is on the disk."""
        self.write(encode_entry(entry))

    def seal(self, seed: bytes) -> None:
        """Write the seal behind the last entry, and forget the seed: the log itself tells it now."""
        self.write(encode_seal(read_bytes(str(self.path)), seed))
        seed_path(self.path).unlink(missing_ok=True)

    def write(self, line: bytes) -> None:
        """Write a whole line, or none of it where the disk is full."""
        end = self._handle.seek(0, os.SEEK_END)
        try:
            left = memoryview(line)
            while left:
                left = left[self._handle.write(left) :]
            os.fsync(self._handle.fileno())
        except OSError as error:
            with suppress(OSError):
                self._handle.truncate(end)
            raise unreadable(str(self.path), error) from None

    def discard(self) -> None:
        """Take back a game that could not be begun."""
        self.close()
        self.path.unlink(missing_ok=True)
        seed_path(self.path).unlink(missing_ok=True)

    def close(self) -> None:
        """Let go of the file; another process may have it."""
        self._handle.close()


class Kept:
    """A game as it was found: its file, and what stood in it."""

    def __init__(
        self, file: GameFile, header: Header, entries: tuple[Entry, ...], seed: bytes, cut: int
    ) -> None:
        self.file, self.header, self.entries, self.seed = file, header, entries, seed
        self.cut = cut
        """Bytes of a half-written line that were taken away."""


def games_folder(env: Mapping[str, str]) -> Path:
    """Where games are kept unless a file is named."""
    return data_home(env) / "games"


def seed_path(path: Path) -> Path:
    """The secret file beside a game."""
    return path.with_name(path.name + SEED)


def unfinished_games(folder: Path) -> list[Path]:
    """The games of a folder that can be played on, the latest first: those whose seed is still there."""
    try:
        found = [
            path for path in folder.iterdir() if not path.name.endswith(SEED) and seed_path(path).exists()
        ]
        return sorted(found, key=lambda path: path.stat().st_mtime, reverse=True)
    except OSError:
        return []


def begin(path: Path, header: Header, seed: bytes) -> GameFile:
    """A new file with the header of a game, and its seed beside it, which only its owner may read."""
    if os.path.lexists(path):
        raise Illegal("file-exists", file=str(path))
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        secret = os.open(seed_path(path), os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with os.fdopen(secret, "w", encoding="ascii") as kept:
            kept.write(seed.hex() + "\n")
            kept.flush()
            os.fsync(kept.fileno())
        handle: IO[bytes] = path.open("xb", buffering=0)
        file = GameFile(path, handle)
        _lock(path, handle)
        _sync_folder(path.parent)
    except OSError as error:
        raise unreadable(str(path), error) from None
    try:
        file.write(encode_header(header))
    except NdeError:
        file.discard()
        raise
    return file


def open_game(path: Path) -> Kept:
    """A game to be played on: locked, with a half-written last line taken away."""
    try:
        handle = path.open("r+b", buffering=0)
    except OSError as error:
        raise unreadable(str(path), error) from None
    try:
        _lock(path, handle)
        content = read_bytes(str(path))
        log = read_log(content)
        if log.cut:
            handle.truncate(len(content) - log.cut)
            os.fsync(handle.fileno())
        handle.seek(0, os.SEEK_END)
        file = GameFile(path, handle)
        seed = log.seed or _read_seed(path, log.header)
        if log.seed is not None and not log.is_sealed:
            file.seal(log.seed)  # the machine fell between the last word and the seal
    except (NdeError, OSError):
        handle.close()
        raise
    return Kept(file, log.header, log.entries, seed, log.cut)


def _read_seed(path: Path, header: Header) -> bytes:
    try:
        seed = bytes.fromhex(seed_path(path).read_text(encoding="ascii"))
    except (OSError, ValueError):
        raise Missing("seed-missing", file=str(path), seed=str(seed_path(path))) from None
    if header.commitment and commitment(seed) != header.commitment:
        raise Illegal("seed-of-another", file=str(path), seed=str(seed_path(path)))
    return seed


def _lock(path: Path, handle: IO[bytes]) -> None:
    try:
        import fcntl
    except ImportError:  # where there are no such locks, people mind it themselves
        return
    try:
        fcntl.flock(handle.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        raise Illegal("game-in-use", file=str(path)) from None


def _sync_folder(folder: Path) -> None:
    """Have the name of a new file on the disk as well, where folders can be synced."""
    try:
        handle = os.open(folder, os.O_RDONLY)
    except OSError:
        return
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
