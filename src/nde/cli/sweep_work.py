"""One piece of a sweep's work, as bytes in and bytes out: for this process, another, or a Dask cluster.

The workers of a cluster compute the pieces, and another takes over from one that dies.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import CancelledError
from contextlib import contextmanager
from threading import Lock
from typing import TYPE_CHECKING, Any, TypeAlias

import msgspec

from nde import __version__
from nde.errors import Illegal, Missing
from nde.extras import require
from nde.lab.progress import Progress
from nde.lab.sweep import Cell, Found, computed

Answers: TypeAlias = Generator[tuple[int, bytes], None, None]
"""The number of each piece of work and what came of it, in whatever order they are done; whoever closes it
ends the work."""
Work: TypeAlias = Callable[[Sequence[bytes]], Answers]
"""Carries out pieces of work."""


class Piece(msgspec.Struct, frozen=True):
    """Cells that are computed together, and the version of the program that asks."""

    version: str
    cells: tuple[Cell, ...]


class Done(msgspec.Struct, frozen=True):
    """What came of them, and the version that computed it; nothing where that is another one."""

    version: str
    found: tuple[Found, ...]


def piece_of(cells: Sequence[Cell]) -> bytes:
    """Cells as they are handed out."""
    return msgspec.json.encode(Piece(__version__, tuple(cells)))


def done_of(answer: bytes) -> Done:
    """What came back."""
    return msgspec.json.decode(answer, type=Done)


def compute(piece: bytes, going: Callable[[Progress], bool] = lambda progress: True) -> bytes:
    """What comes of a piece of work."""
    asked = msgspec.json.decode(piece, type=Piece)
    if asked.version != __version__:
        return msgspec.json.encode(Done(__version__, ()))
    return msgspec.json.encode(Done(__version__, computed(asked.cells, going)))


def here(pieces: Sequence[bytes]) -> Answers:
    """All of it in this process, one after another."""
    for number, piece in enumerate(pieces):
        yield number, compute(piece)


if TYPE_CHECKING:
    from distributed import Client

ADDRESS = re.compile(r"(?:(?:tcp|tls|ucx|wss?)://)?(?:[\w.-]+|\[[\da-fA-F:.%]+\]):\d{1,5}")
UNREAD = "deserializ"
"""What scheduler and workers say that cannot even read what they are asked for, having no such program."""
PATIENCE_S = 10
"""How long a cluster may take to answer, and to have a first worker."""
AHEAD = 4
"""So many pieces for each thread of the cluster are handed out before others are done."""

_one_at_a_time = Lock()


def require_dask() -> None:
    """Refuse where the package that speaks to clusters is not installed."""
    require("distributed")


def compute_there(piece: bytes) -> bytes:
    """What comes of a piece, in a worker of the cluster: one at a time, however many threads it has."""
    with _one_at_a_time:
        return compute(piece)


def on_cluster(address: str) -> Work:
    """Work on the cluster whose scheduler has this address."""

    def work(pieces: Sequence[bytes]) -> Answers:
        from distributed import as_completed
        from distributed.scheduler import KilledWorker

        with _connected(address) as client:
            threads = sum(client.nthreads().values())
            todo = iter(enumerate(pieces))
            futures: dict[Any, int] = {}
            done = as_completed(loop=client.loop)

            def hand_out() -> None:
                for number, piece in todo:
                    future = client.submit(compute_there, piece, pure=False)
                    futures[future] = number
                    done.add(future)
                    return

            try:
                for _ in range(max(1, threads) * AHEAD):
                    hand_out()
                for future in done:
                    answer = future.result()
                    number = futures.pop(future)
                    done_there = done_of(answer)
                    if not done_there.found:
                        raise Illegal("cluster-cannot", address=address, theirs=done_there.version)
                    hand_out()
                    yield number, answer
            except KilledWorker as error:
                raise Illegal("workers-die", times=error.allowed_failures + 1) from None
            except (CancelledError, OSError, TimeoutError):
                raise Missing("cluster-lost", address=address) from None
            except (ImportError, RuntimeError) as error:
                if isinstance(error, RuntimeError) and UNREAD not in str(error):
                    raise
                raise Illegal("cluster-cannot", address=address, theirs="none") from None
            finally:
                client.cancel(list(futures), force=True)

    return work


def _hush() -> None:
    """Have nothing logged about a cluster's troubles: they are told in our words, or mended unnoticed."""
    for name in list(logging.root.manager.loggerDict):
        if name.partition(".")[0] == "distributed":
            logging.getLogger(name).setLevel(logging.CRITICAL)


@contextmanager
def _connected(address: str) -> Iterator[Client]:
    from distributed import Client

    if ADDRESS.fullmatch(address) is None:
        raise Missing("no-cluster", address=address)
    _hush()
    try:
        client = Client(address, timeout=PATIENCE_S, set_as_default=False)
    except (OSError, ValueError, TimeoutError):
        raise Missing("no-cluster", address=address) from None
    try:
        try:
            client.wait_for_workers(1, timeout=PATIENCE_S)
        except TimeoutError:
            raise Missing("cluster-without-workers", address=address) from None
        yield client
    finally:
        client.close()
