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
"""How long a call waits for a database that is away, or that does not answer, its turn included."""
SHORTEST_S = 1.0
"""So long a question may take in any case, however long it has waited for its turn."""
LOOK_S = 1.0
"""How long a call waits while somebody looks whether a database is back that has been away for long."""
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


class Outage:
    """Whether the database is away, for everybody who asks it from here.

    For a moment all wait, and until the same time.  Then all are refused at once, and whoever comes waits
    only for one look whether it is back, which all of them share.
    """

    def __init__(self, url: str) -> None:
        self._url = url
        self._since: float | None = None
        self._looking: asyncio.Task[None] | None = None

    def begin(self, since: float) -> None:
        """The database has not answered since some time, which is the earliest that anybody tells."""
        self._since = since if self._since is None else min(self._since, since)

    def outlast(self) -> None:
        """The outage has outlasted somebody: nobody who comes waits for as long again."""
        self.begin(monotonic() - PATIENCE_S)

    def end(self) -> None:
        """The database has answered."""
        self._since = None

    def stop(self) -> None:
        """Look no more."""
        if self._looking is not None:
            self._looking.cancel()

    async def patience(self, deadline: float) -> float:
        """Until when somebody waits who would wait until a deadline; refused after a long outage."""
        if self._since is None:
            return deadline
        if monotonic() < self._since + PATIENCE_S:
            return min(deadline, self._since + PATIENCE_S)
        if self._looking is None or self._looking.done():
            self._looking = asyncio.create_task(self._look())
        await asyncio.wait([self._looking], timeout=min(LOOK_S, PATIENCE_S))
        if self._since is not None:
            raise StoreUnavailable(reason="gone", said="")
        return deadline

    async def _look(self) -> None:
        """See whether the database is back."""
        with suppress(driver().Error, TimeoutError, OSError):
            async with asyncio.timeout(PATIENCE_S):
                made = await connected(self._url)
            self.end()
            await made.close()


async def connected(url: str) -> Connection:
    """A new connection."""
    made: Connection = await driver().AsyncConnection.connect(url, autocommit=True, application_name="nde")
    return made


class Pool:
    """Connections for as many calls at a time; further ones wait."""

    def __init__(self, url: str, size: int, outage: Outage) -> None:
        self._url = url
        self._outage = outage
        self._psycopg = driver()
        self._idle: list[Connection] = []
        self._turns = asyncio.Semaphore(size)
        self._is_open = True

    async def close(self) -> None:
        """Close every connection, each when its call is done."""
        self._is_open = False
        while self._idle:
            await self._idle.pop().close()

    async def read(self, ask: Callable[[Connection], Awaitable[T]], long_s: float = 0.0) -> T:
        """What a question is answered with, which may take long; one that was swallowed is asked again."""
        deadline, within_s = monotonic() + PATIENCE_S, max(PATIENCE_S, long_s)
        while True:
            try:
                return await self._run(ask, within_s)
            except StoreUnavailable as fault:
                if fault.facts["reason"] != "lost":
                    raise
                if monotonic() >= deadline:
                    raise StoreUnavailable(reason="gone", said=fault.facts["said"]) from None

    async def write(self, do: Callable[[Connection], Awaitable[T]]) -> T:
        """What comes of a change, in one transaction; never tried twice, since it may have happened."""

        async def transact(connection: Connection) -> T:
            async with connection.transaction():
                return await do(connection)

        return await self._run(transact, PATIENCE_S)

    async def write_at_once(self, do: Callable[[Connection], Awaitable[T]]) -> T:
        """What comes of a change that is a single statement; as `write`, but one way there and back."""
        return await self._run(do, PATIENCE_S)

    async def _run(self, call: Callable[[Connection], Awaitable[T]], within_s: float) -> T:
        began = monotonic()
        until = await self._outage.patience(began + min(within_s, PATIENCE_S))
        try:
            async with self._connection(until) as connection:
                left = max(began + within_s - monotonic(), min(within_s, SHORTEST_S))
                async with asyncio.timeout(left):
                    return await call(connection)
        except TimeoutError:
            self._outage.begin(began)
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
    async def _connection(self, until: float) -> AsyncIterator[Connection]:
        async with self._turn(until):
            if not self._is_open:
                raise closed()
            connection = await self._take(until)
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

    @asynccontextmanager
    async def _turn(self, until: float) -> AsyncIterator[None]:
        """One of the places; refused if none is free by then."""
        try:
            async with asyncio.timeout(max(0.0, until - monotonic())):
                await self._turns.acquire()
        except TimeoutError:
            raise StoreUnavailable(reason="gone", said="") from None
        try:
            yield
        finally:
            self._turns.release()

    async def _take(self, until: float) -> Connection:
        while self._idle:
            connection = self._idle.pop()
            if not _has_word(connection):
                return connection
            # The server says something unasked: that it goes, or that it is gone.
            await connection.close()
        return await self._connect(until)

    async def _connect(self, until: float) -> Connection:
        began = monotonic()
        while True:
            try:
                async with asyncio.timeout(max(until - monotonic(), PAUSE_S)):
                    made = await connected(self._url)
            except (self._psycopg.OperationalError, TimeoutError) as fault:
                self._outage.begin(began)
                if monotonic() + PAUSE_S >= until or not self._is_open:
                    self._outage.outlast()
                    raise StoreUnavailable(reason="gone", said=_said(fault)) from None
            else:
                self._outage.end()
                return made
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
