"""A few connections to PostgreSQL that are made anew when the database was away."""

from __future__ import annotations

import asyncio
import select
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from time import monotonic
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar

from nde.extras import require
from nde.store.database import Statement
from nde.store.rows import StoreUnavailable, closed

if TYPE_CHECKING:
    from psycopg import AsyncConnection, Error

    Connection: TypeAlias = AsyncConnection[tuple[Any, ...]]

PATIENCE_S = 5.0
"""How long a call waits for a database that is away, or that does not answer."""
PAUSE_S = 0.1
T = TypeVar("T")


def driver() -> Any:
    """The module psycopg, which only hosts of many processes install."""
    require("psycopg")
    import psycopg

    return psycopg


async def run(connection: Connection, statement: Statement[T]) -> T:
    """What a statement comes to on a connection."""
    try:
        sql = next(statement)
        while True:
            done = await connection.execute(sql.text.replace("?", "%s").encode(), tuple(sql.values))
            sql = statement.send(await done.fetchall() if done.description else [(done.rowcount,)])
    except StopIteration as end:
        result: T = end.value
        return result


class Pool:
    """Connections for as many calls at a time; further ones wait."""

    def __init__(self, url: str, size: int) -> None:
        self._url = url
        self._psycopg = driver()
        self._idle: list[Connection] = []
        self._turns = asyncio.Semaphore(size)
        self._is_open = True

    async def close(self) -> None:
        """Close every connection, each when its call is done."""
        self._is_open = False
        while self._idle:
            await self._idle.pop().close()

    async def read(self, ask: Callable[[Connection], Awaitable[T]], within_s: float = PATIENCE_S) -> T:
        """What a question is answered with; one that a lost connection swallowed is asked again."""
        deadline = monotonic() + PATIENCE_S
        while True:
            try:
                return await self._run(ask, within_s)
            except StoreUnavailable as fault:
                if fault.facts["reason"] != "lost":
                    raise
                if monotonic() >= deadline:
                    raise StoreUnavailable(reason="gone", said=fault.facts["said"]) from None

    async def write(self, do: Callable[[Connection], Awaitable[T]], within_s: float = PATIENCE_S) -> T:
        """What comes of a change, in one transaction; never tried twice, since it may have happened."""

        async def transact(connection: Connection) -> T:
            async with connection.transaction():
                return await do(connection)

        return await self._run(transact, within_s)

    async def write_at_once(
        self, do: Callable[[Connection], Awaitable[T]], within_s: float = PATIENCE_S
    ) -> T:
        """What comes of a change that is a single statement; as `write`, but one way there and back."""
        return await self._run(do, within_s)

    async def _run(self, call: Callable[[Connection], Awaitable[T]], within_s: float) -> T:
        try:
            async with self._connection() as connection, asyncio.timeout(within_s):
                return await call(connection)
        except TimeoutError:
            raise StoreUnavailable(reason="lost", said="") from None
        except (self._psycopg.OperationalError, self._psycopg.InterfaceError) as fault:
            raise self._refusal(fault) from None
        except self._psycopg.errors.ReadOnlySqlTransaction as fault:
            raise StoreUnavailable(reason="read-only", said=_said(fault)) from None
        except self._psycopg.IntegrityError as fault:
            raise StoreUnavailable(reason="damaged", said=_said(fault)) from None
        except self._psycopg.Error as fault:  # such as rights taken away, or a value out of range
            raise StoreUnavailable(reason="fault", said=_said(fault)) from None

    def _refusal(self, fault: Error) -> StoreUnavailable:
        """A statement that was refused changed nothing; of a connection that broke off nobody knows."""
        if isinstance(fault, self._psycopg.errors.DiskFull):
            return StoreUnavailable(reason="full", said=_said(fault))
        reason = "fault" if (fault.sqlstate or "").startswith(("40", "53", "55")) else "lost"
        return StoreUnavailable(reason=reason, said=_said(fault))

    @asynccontextmanager
    async def _connection(self) -> AsyncIterator[Connection]:
        async with self._turns:
            if not self._is_open:
                raise closed()
            connection = await self._take()
            is_sound = False
            try:
                yield connection
                is_sound = True
            finally:
                status = self._psycopg.pq.TransactionStatus
                # A refusal leaves a connection at rest; one in the middle of anything is not used again.
                at_rest = not connection.closed and connection.info.transaction_status == status.IDLE
                if at_rest and self._is_open and (is_sound or not _has_word(connection)):
                    self._idle.append(connection)
                else:
                    await connection.close()

    async def _take(self) -> Connection:
        while self._idle:
            connection = self._idle.pop()
            if not _has_word(connection):
                return connection
            # The server says something unasked: that it goes, or that it is gone.
            await connection.close()
        return await self._connect()

    async def _connect(self) -> Connection:
        deadline = monotonic() + PATIENCE_S
        while True:
            try:
                left = max(deadline - monotonic(), PAUSE_S)
                async with asyncio.timeout(left):
                    made: Connection = await self._psycopg.AsyncConnection.connect(
                        self._url, autocommit=True, application_name="nde"
                    )
                    return made
            except (self._psycopg.OperationalError, TimeoutError) as fault:
                if monotonic() + PAUSE_S >= deadline or not self._is_open:
                    raise StoreUnavailable(reason="gone", said=_said(fault)) from None
            await asyncio.sleep(PAUSE_S)


def _has_word(connection: Connection) -> bool:
    """Whether an idle connection has something to read: a server that goes says so, or just hangs up."""
    with suppress(OSError):
        waiting = select.poll()
        waiting.register(connection.pgconn.socket, select.POLLIN)
        return bool(waiting.poll(0))
    return True


def _said(fault: BaseException) -> str:
    """What the database says, in one line and without what it was asked."""
    return (str(fault).splitlines() or [""])[0]
