"""Files the command line reads and writes: every trouble with one becomes an error with its reason."""

from __future__ import annotations

import os
import re
import tempfile
import tomllib
from collections.abc import Mapping
from pathlib import Path

from nde.errors import Illegal, Unreadable


class FileUnreadable(Unreadable):
    """A file that cannot be read or written; `why` is one of missing, folder, no-folder, forbidden,
    encoding, large or other."""

    code = "file-unreadable"


class FileNotToml(Unreadable):
    """A file that is not valid TOML."""

    code = "file-not-toml"


MOST_BYTES = 64 * 1024 * 1024
"""No sheet, pack or log is larger; a disk image named by mistake is not read whole."""


def is_there(path: Path) -> bool:
    """Whether something has this name; a name that no file can have is nowhere."""
    try:
        return path.exists()
    except (OSError, ValueError):
        return False


def read_bytes(path: str) -> bytes:
    """The content of a file."""
    try:
        with Path(path).open("rb") as file:
            content = file.read(MOST_BYTES + 1)
    except (OSError, ValueError) as error:
        raise unreadable(path, error) from None
    if len(content) > MOST_BYTES:
        raise FileUnreadable(file=path, why="large")
    return content


def read_text(path: str) -> str:
    """The text in a file, which has to be UTF-8."""
    try:
        return read_bytes(path).decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError:
        raise FileUnreadable(file=path, why="encoding") from None


def read_toml(path: str) -> dict[str, object]:
    """The table a TOML file holds."""
    text = read_text(path)
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        line, column = _place(str(error)) or (len(text.splitlines()) or 1, 1)
        raise FileNotToml(file=path, line=line, column=column) from None


def _place(message: str) -> tuple[int, int] | None:
    """Line and column in tomllib's own message; nothing where it names the end of the file."""
    found = re.search(r"line (\d+), column (\d+)", message)
    return (int(found[1]), int(found[2])) if found else None


def write_new(path: str, text: str) -> None:
    """Write a file that must not exist yet."""
    require_new(path)
    replace(path, text)


def write_new_secret(path: str, content: bytes) -> None:
    """Write a file that must not exist yet, and that nobody else on the machine may read."""
    require_new(path)
    _replace(path, content, 0o600)


def require_new(path: str) -> None:
    """Refuse the name of a file that is there, or that none can have."""
    if is_there(Path(path)) and Path(path).is_dir():
        raise FileUnreadable(file=path, why="folder")
    if os.path.lexists(path):
        raise Illegal("file-exists", file=path)
    if not is_there(Path(path).parent):
        raise FileUnreadable(file=path, why="no-folder")


def replace(path: str, text: str) -> None:
    """Write a file whole or not at all: the old content stays until the new is safely on the disk."""
    try:
        content = text.encode()
    except ValueError as error:
        raise unreadable(path, error) from None
    replace_bytes(path, content)


def replace_bytes(path: str, content: bytes) -> None:
    """Write a file that is no text whole or not at all."""
    target = Path(path)
    try:
        mode = target.stat().st_mode & 0o777 if target.exists() else 0o644
    except (OSError, ValueError) as error:
        raise unreadable(path, error) from None
    _replace(path, content, mode)


def _replace(path: str, content: bytes, mode: int) -> None:
    target = Path(path)
    try:
        handle, name = tempfile.mkstemp(dir=target.resolve().parent, prefix=f".{target.name}.")
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(content)
                file.flush()
                os.fsync(file.fileno())
            os.chmod(name, mode)
            os.replace(name, target.resolve())
        except BaseException:
            Path(name).unlink(missing_ok=True)
            raise
    except (OSError, ValueError) as error:
        raise unreadable(path, error) from None


def unreadable(path: str, error: Exception) -> FileUnreadable:
    """The error that says why a file cannot be read or written."""
    why = "other"
    for kind, name in (
        (FileNotFoundError, "missing"),
        (IsADirectoryError, "folder"),
        (NotADirectoryError, "missing"),
        (PermissionError, "forbidden"),
    ):
        if isinstance(error, kind):
            why = name
    return FileUnreadable(file=path, why=why)


def data_home(env: Mapping[str, str]) -> Path:
    """The folder of ours among the data of whoever runs us."""
    data = env.get("XDG_DATA_HOME", "")
    base = Path(data) if os.path.isabs(data) else Path(env.get("HOME") or Path.home()) / ".local" / "share"
    return base / "nde"
