"""What pictures hold, as files of the data folder: one folder for each table or shelf, one file a hash.

A picture may be large, and all tables wait for the one thread that writes to SQLite: what a picture holds
never passes through it.  A file is whole and on disk before its row is written.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
from pathlib import Path

from nde.store.sqlite_file import PRIVATE_FILE, make_folder, put_in_place

FOLDER = "pictures"


def shelf_folder(shelf: bytes) -> str:
    """Where the pictures of a shelf are kept, which is known by the hash of its key."""
    return f"shelf-{shelf.hex()}"


class PictureFiles:
    """The pictures of a data folder."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder / FOLDER

    def read(self, number: int | str, hash: str) -> bytes | None:
        """What the picture of a table holds; nothing if it is not there."""
        try:
            return self._file(number, hash).read_bytes()
        except FileNotFoundError:
            return None

    def write(self, number: int | str, hash: str, content: bytes) -> None:
        """Keep what a picture holds; on disk when this returns."""
        file = self._file(number, hash)
        if file.exists():
            return
        make_folder(self._folder)
        make_folder(file.parent)
        part = file.with_name(f".{hash}.part")
        held = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC | os.O_CLOEXEC, PRIVATE_FILE)
        with os.fdopen(held, "wb") as out:
            out.write(content)
        put_in_place(part, file)

    def remove(self, number: int | str, hash: str) -> None:
        """Forget what a picture holds."""
        self._file(number, hash).unlink(missing_ok=True)

    def remove_all(self, number: int) -> None:
        """Forget what the pictures of a table hold."""
        shutil.rmtree(self._folder / str(number), ignore_errors=True)

    def put_into(self, copy: sqlite3.Connection) -> None:
        """Write into a copy of the database what its pictures hold."""
        rows = copy.execute("SELECT place, number, hash FROM pictures WHERE content IS NULL").fetchall()
        for place, number, hash in rows:
            content = self.read(number, hash)
            copy.execute("UPDATE pictures SET content = ? WHERE place = ?", (content, place))
        items = copy.execute("SELECT place, shelf, id FROM shelf_items WHERE length(content) = 0").fetchall()
        for place, shelf, id in items:
            content = self.read(shelf_folder(shelf), id) or b""
            copy.execute("UPDATE shelf_items SET content = ? WHERE place = ?", (content, place))

    def _file(self, number: int | str, hash: str) -> Path:
        assert hash.isalnum()
        return self._folder / str(number) / hash
