"""The task that adds lines to logs in PostgreSQL: what waits goes as one statement, and so as one commit.

The statement moves on each log that still has the version its lines were decided for, and adds the lines of
those alone: when processes race for a log, exactly one of them finds it as it expects.  Logs are taken
hold of in order, so that two processes never wait for each other.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from nde.errors import NdeError
from nde.store.database import storable
from nde.store.postgres_pool import Pool
from nde.store.rows import NoSuchTable, Overtaken, StoreUnavailable, closed

if TYPE_CHECKING:
    from nde.store.postgres_pool import Connection

log = logging.getLogger("nde.store")
BATCH_CALLS = 512

_APPEND = """
WITH wish AS (
    SELECT * FROM unnest(%s::text[], %s::bigint[], %s::bigint[], %s::bigint[]) AS w (id, after, count, at)
), held AS MATERIALIZED (
    SELECT logs.number, id
    FROM wish JOIN tables USING (id) JOIN logs USING (number)
    ORDER BY logs.number FOR UPDATE OF logs
), moved AS (
    UPDATE logs SET version = after + count, moved = CASE WHEN count > 0 THEN at ELSE moved END
    FROM held JOIN wish USING (id) WHERE logs.number = held.number AND logs.version = after
    RETURNING logs.number, id
), added AS (
    INSERT INTO entries
    SELECT (moved.number << 32) + l.place, l.line
    FROM unnest(%s::text[], %s::bigint[], %s::bytea[]) AS l (id, place, line) JOIN moved USING (id)
)
SELECT id FROM moved
"""


class Append(NamedTuple):
    """Lines to be added to a log."""

    answer: asyncio.Future[None]
    table: str
    after: int
    lines: Sequence[bytes]
    at: int


class Appender:
    """A task with a connection of its own, and what waits for it."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool
        self._waiting: asyncio.Queue[Append | None] = asyncio.Queue()
        self._task = asyncio.create_task(self._work())
        self._is_open = True

    @property
    def is_alive(self) -> bool:
        """Whether what is given to it will be written."""
        return self._is_open and not self._task.done()

    def append(self, table: str, after: int, lines: Sequence[bytes], at: int) -> asyncio.Future[None]:
        """Done when the lines are durable."""
        if not self.is_alive:
            raise closed()
        answer: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait(Append(answer, storable(table), after, lines, at))
        return answer

    async def finish(self) -> None:
        """Write what waits, and end."""
        self._is_open = False
        self._waiting.put_nowait(None)
        await self._task
        await self._pool.close()

    async def _work(self) -> None:
        left: list[Append] = []
        is_last = False
        while not is_last or left:
            if not left:
                first = await self._waiting.get()
                is_last = first is None
                left = [] if first is None else [first]
            while len(left) < BATCH_CALLS and not self._waiting.empty():
                job = self._waiting.get_nowait()
                is_last = is_last or job is None
                left += [] if job is None else [job]
            batch, left = _one_of_each(left)
            if batch:
                await self._carry_out(batch)

    async def _carry_out(self, batch: list[Append]) -> None:
        try:
            outcomes = await self._add(batch)
        except StoreUnavailable as fault:
            if fault.facts["reason"] in ("damaged", "fault") and len(batch) > 1:
                for job in batch:
                    await self._carry_out([job])  # the fault is in one of them
                return
            outcomes = [StoreUnavailable(**fault.facts) for _ in batch]
        except Exception:
            # A task that ended would leave all who come waiting; the log tells whether this was written.
            log.exception("writing failed")
            outcomes = [StoreUnavailable(reason="lost", said="") for _ in batch]
        for job, refusal in zip(batch, outcomes, strict=True):
            if job.answer.done():
                continue  # whoever asked has gone
            if refusal is None:
                job.answer.set_result(None)
            else:
                job.answer.set_exception(refusal)

    async def _add(self, batch: list[Append]) -> Sequence[NdeError | None]:
        """What each call is refused with, if it is."""

        async def add(connection: Connection) -> set[str]:
            done = await connection.execute(_APPEND, _values(batch), prepare=True)
            return {row[0] for row in await done.fetchall()}

        async def look(connection: Connection) -> dict[str, int]:
            asked = "SELECT id, version FROM tables JOIN logs USING (number) WHERE id = ANY(%s)"
            found = await connection.execute(asked, ([job.table for job in batch],))
            return {row[0]: row[1] for row in await found.fetchall()}

        # In autocommit a statement is a transaction: one way to the database and back.
        done = await self._pool.write_at_once(add)
        if len(done) == len(batch):
            return [None] * len(batch)
        try:
            now = await self._pool.read(look)
        except StoreUnavailable as fault:
            why = fault.facts
        except Exception:
            log.exception("looking failed")
            why = {"reason": "fault", "said": ""}
        else:
            return [None if job.table in done else _refusal(job, now) for job in batch]
        # What was done is done; why the others were not remains unknown.
        return [None if job.table in done else StoreUnavailable(**why) for job in batch]


def _one_of_each(jobs: list[Append]) -> tuple[list[Append], list[Append]]:
    """The first call for each table, in the order of arrival, and the rest, which come after them."""
    batch: dict[str, Append] = {}
    rest: list[Append] = []
    for job in jobs:
        if job.table in batch:
            rest.append(job)
        else:
            batch[job.table] = job
    return list(batch.values()), rest


def _values(batch: list[Append]) -> tuple[list[Any], ...]:
    """The columns of both tables of the statement: logs to move on, and lines to add."""
    lines = [(job.table, place, line) for job in batch for place, line in enumerate(job.lines, job.after + 1)]
    return (
        [job.table for job in batch],
        [job.after for job in batch],
        [len(job.lines) for job in batch],
        [job.at for job in batch],
        [table for table, _, _ in lines],
        [place for _, place, _ in lines],
        [line for _, _, line in lines],
    )


def _refusal(job: Append, now: dict[str, int]) -> NdeError:
    if job.table not in now:
        return NoSuchTable(table=job.table)
    return Overtaken(table=job.table, version=now[job.table])
