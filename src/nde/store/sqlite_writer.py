"""The one thread that writes to SQLite: what waits is written together and made durable by one sync.

Lines are the many small writes of play.  All that wait go to SQLite as a single statement, so that its thread
asks for the interpreter's lock once for a batch and not for every row: beside a busy event loop each of these
costs up to the switch interval.  The statement inserts into a view whose trigger adds the line and moves the
log's version on.  This process alone writes (the folder is locked), so versions are kept in memory, and an
append that comes too late is told so without asking SQLite.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import sqlite3
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import lru_cache
from typing import Any, TypeAlias, TypeVar

from nde.errors import NdeError
from nde.store.database import head_of
from nde.store.rows import Overtaken, StoreUnavailable, closed
from nde.store.sqlite_file import is_of_one_call, run, unavailable

log = logging.getLogger("nde.store")
BATCH_CALLS = 512
"""Calls made durable together at most: a batch takes milliseconds, and who comes next waits no longer."""
LINES_AT_ONCE = 1024
"""Lines in one statement at most; SQLite takes 32,766 values."""
KNOWN_HEADS = 100_000
OF_A_VALUE = (ValueError, TypeError, OverflowError, MemoryError)
"""What a value that cannot be written raises; its caller is told just that."""

T = TypeVar("T")
Outcome: TypeAlias = tuple["asyncio.Future[Any]", Any, BaseException | None]

_SETUP = (
    "CREATE TEMP VIEW adding AS SELECT 0 AS number, 0 AS version, 0 AS moved, 0 AS line",
    "CREATE TEMP TRIGGER add_line INSTEAD OF INSERT ON adding BEGIN"
    " INSERT INTO entries VALUES ((new.number << 32) + new.version, new.line);"
    " UPDATE logs SET version = new.version, moved = new.moved WHERE number = new.number;"
    " END",
)


class Append:
    """Lines to be added to a log."""

    __slots__ = ("after", "answer", "at", "lines", "table")

    def __init__(
        self, answer: asyncio.Future[None], table: str, after: int, lines: Sequence[bytes], at: int
    ) -> None:
        self.answer, self.table, self.after, self.lines, self.at = answer, table, after, lines, at


class Change:
    """Anything else to be done to a table, or, if none is named, to all of them."""

    __slots__ = ("answer", "change", "table")

    def __init__(
        self, answer: asyncio.Future[Any], table: str, change: Callable[[sqlite3.Connection], Any]
    ) -> None:
        self.answer, self.table, self.change = answer, table, change


Job: TypeAlias = Append | Change


class Writer:
    """A thread with a connection of its own, and what waits for it."""

    def __init__(
        self,
        connection: sqlite3.Connection,
        loop: asyncio.AbstractEventLoop,
        connect: Callable[[], sqlite3.Connection],
    ) -> None:
        self._connection, self._loop, self._connect = _prepared(connection), loop, connect
        self._waiting: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._heads: dict[str, tuple[int, int]] = {}
        """The number and the version of tables, as they are on disk or will be after this batch."""
        self._values: list[int | bytes] = []
        """What waits for the next statement: number, version, time and line of each."""
        self._thread = threading.Thread(target=self._work, name="nde-store-writer", daemon=True)
        self._thread.start()

    @property
    def is_alive(self) -> bool:
        """Whether what is given to it will be written."""
        return self._thread.is_alive()

    def append(self, table: str, after: int, lines: Sequence[bytes], at: int) -> asyncio.Future[None]:
        """Done when the lines are durable."""
        answer = self._answer_to_come()
        self._waiting.put(Append(answer, table, after, lines, at))
        return answer

    def change(self, table: str, change: Callable[[sqlite3.Connection], T]) -> asyncio.Future[T]:
        """Done when what `change` did to a table is durable."""
        answer = self._answer_to_come()
        self._waiting.put(Change(answer, table, change))
        return answer

    def _answer_to_come(self) -> asyncio.Future[Any]:
        if not self._thread.is_alive():
            raise closed()  # nobody would ever answer
        return self._loop.create_future()

    def finish(self) -> None:
        """Write what waits, and end the thread."""
        self._waiting.put(None)
        self._thread.join()
        self._connection.close()

    def _work(self) -> None:
        is_last = False
        while not is_last:
            jobs, is_last = self._take()
            if jobs:
                outcomes = self._outcomes(jobs)
                with suppress(RuntimeError):  # the loop was closed, and nobody waits for an answer
                    self._loop.call_soon_threadsafe(_answer, outcomes)

    def _take(self) -> tuple[list[Job], bool]:
        """Everything that waits, and whether it is the last."""
        jobs: list[Job] = []
        job = self._waiting.get()
        while job is not None:
            jobs.append(job)
            if len(jobs) == BATCH_CALLS:
                return jobs, False
            try:
                job = self._waiting.get_nowait()
            except queue.Empty:
                return jobs, False
        return jobs, True

    def _outcomes(self, jobs: list[Job]) -> list[Outcome]:
        """What comes of these, whatever happens: a thread that ended would leave all who come waiting."""
        try:
            return self._carry_out(jobs)
        except Exception:
            log.exception("writing failed")
            self._reopen()
            return [(job.answer, None, StoreUnavailable(reason="lost", said="")) for job in jobs]

    def _carry_out(self, jobs: list[Job]) -> list[Outcome]:
        """Do all of these and make them durable together; a refusal of one is no fault of the others."""
        try:
            outcomes = self._transact(jobs)
        except Exception as fault:
            self._undo()
            if len(jobs) > 1 and is_of_one_call(fault):
                return [outcome for job in jobs for outcome in self._carry_out([job])]
            if not isinstance(fault, (sqlite3.Error, *OF_A_VALUE)):
                log.exception("a write failed")
            return [(job.answer, None, _refusal(fault)) for job in jobs]
        if len(self._heads) > KNOWN_HEADS:
            self._heads.clear()
        return outcomes

    def _transact(self, jobs: list[Job]) -> list[Outcome]:
        is_plain = all(type(job) is Append for job in jobs)
        if not is_plain:
            self._connection.execute("BEGIN IMMEDIATE")
        outcomes = [self._do(job) for job in jobs]
        # A single statement is a transaction by itself, begun and made durable in one call.
        if is_plain and len(self._values) > 4 * LINES_AT_ONCE:
            self._connection.execute("BEGIN IMMEDIATE")
        self._add_lines()
        if self._connection.in_transaction:
            self._connection.execute("COMMIT")
        return outcomes

    def _do(self, job: Job) -> Outcome:
        try:
            if type(job) is Append:
                self._append(job)
                return job.answer, None, None
            assert type(job) is Change
            self._add_lines()
            return job.answer, self._change(job), None
        except NdeError as refusal:
            return job.answer, None, refusal

    def _append(self, job: Append) -> None:
        head = self._heads.get(job.table) or run(self._connection, head_of(job.table))
        number, version = head
        if version != job.after:
            raise Overtaken(table=job.table, version=version)
        for line in job.lines:
            version += 1
            self._values += (number, version, job.at, line)
        self._heads[job.table] = number, version

    def _change(self, job: Change) -> Any:
        if job.table:
            self._heads.pop(job.table, None)
        else:
            self._heads.clear()
        self._connection.execute("SAVEPOINT one")
        try:
            done = job.change(self._connection)
        except NdeError:
            self._connection.execute("ROLLBACK TO one")
            raise
        finally:
            if self._connection.in_transaction:
                self._connection.execute("RELEASE one")
        return done

    def _add_lines(self) -> None:
        values, self._values = self._values, []
        step = 4 * LINES_AT_ONCE
        for start in range(0, len(values), step):
            some = values[start : start + step]
            self._connection.execute(_adding(len(some) // 4), some)

    def _undo(self) -> None:
        self._heads.clear()
        self._values.clear()
        try:
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
        except sqlite3.Error:
            log.exception("a write could not be undone")
            self._reopen()

    def _reopen(self) -> None:
        """Go on with another connection: closing one undoes what it began, a closed one begins nothing."""
        self._heads, self._values = {}, []
        try:
            self._connection.close()
            self._connection = _prepared(self._connect())
        except Exception:
            log.exception("the database could not be opened again")  # the next batch tries once more


def _prepared(connection: sqlite3.Connection) -> sqlite3.Connection:
    """A connection that knows the view and its trigger."""
    try:
        for statement in _SETUP:
            connection.execute(statement)
    except sqlite3.Error:
        connection.close()
        raise
    return connection


def _refusal(fault: Exception) -> Exception:
    if isinstance(fault, sqlite3.Error | OSError):
        return unavailable(fault)
    return fault if isinstance(fault, OF_A_VALUE) else StoreUnavailable(reason="fault", said=repr(fault))


def _answer(outcomes: list[Outcome]) -> None:
    """Tell all callers of a batch at once, in the thread of their loop."""
    for answer, value, refusal in outcomes:
        if answer.done():
            continue  # whoever asked has gone
        if refusal is None:
            answer.set_result(value)
        else:
            answer.set_exception(refusal)


@lru_cache(maxsize=LINES_AT_ONCE)
def _adding(lines: int) -> str:
    return "INSERT INTO adding VALUES " + ",".join(("(?,?,?,?)",) * lines)
