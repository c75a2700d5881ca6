"""The faults of SQLite and of the system as our refusals: of which kind, and what the database says."""

from __future__ import annotations

import errno
import sqlite3

from nde.store.rows import StoreUnavailable

_BY_CODE = {
    "full": (sqlite3.SQLITE_FULL,),
    "read-only": (sqlite3.SQLITE_READONLY, sqlite3.SQLITE_PERM, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_AUTH),
    "damaged": (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CONSTRAINT),
    "locked": (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED),
}
_BY_ERRNO = {
    "full": (errno.ENOSPC, errno.EDQUOT, errno.EFBIG),
    "read-only": (errno.EROFS, errno.EACCES, errno.EPERM),
}
_PRIMARY = 0xFF
"""The part of an extended result code that says what kind of fault it is."""


def unavailable(fault: sqlite3.Error | OSError) -> StoreUnavailable:
    """The refusal for a fault."""
    if isinstance(fault, OSError):
        reason = next((word for word, codes in _BY_ERRNO.items() if fault.errno in codes), "fault")
        return StoreUnavailable(reason=reason, said=fault.strerror or str(fault))
    return StoreUnavailable(reason=_reason(fault), said=str(fault))


def is_of_one_call(fault: Exception) -> bool:
    """Whether a fault lies in what one call brought, so that others beside it may still succeed."""
    return not isinstance(fault, sqlite3.Error) or _reason(fault) == "damaged" or _code(fault) is None


def _reason(fault: sqlite3.Error) -> str:
    code = _code(fault)
    if code is None:
        return "fault"
    return next((word for word, codes in _BY_CODE.items() if code & _PRIMARY in codes), "fault")


def _code(fault: sqlite3.Error) -> int | None:
    """What SQLite itself answered; nothing if its driver refused to ask."""
    return getattr(fault, "sqlite_errorcode", None)


def closed() -> StoreUnavailable:
    """The refusal of a store that is not open."""
    return StoreUnavailable(reason="closed", said="")
