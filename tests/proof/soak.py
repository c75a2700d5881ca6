"""A server killed a thousand times, on SQLite and PostgreSQL: `python -m tests.proof.soak [kills] [seed]`.

Every round is a fresh database that is killed fifty times under load and then looked through.  How far it
has come goes to stderr; the first thing that is lost, doubled or half there ends it with an error.
"""

from __future__ import annotations

import asyncio
import random
import sys
import tempfile
import time
from pathlib import Path

from tests.proof.load import kill_under_load
from tests.proof.serving import GENEROUS, Serving
from tests.servers import Postgres

ROUND = 50


def soak(kills: int, seed: int) -> int:
    """Kill so often; the number of commands that were answered meanwhile."""
    began, done, answers, number = time.monotonic(), 0, 0, 0
    postgres = Postgres()
    postgres.start()
    try:
        while done < kills:
            kind = ("sqlite", "postgresql")[number % 2]
            now = min(ROUND, kills - done)
            answers += _round(kind, now, seed + number, done, kills, postgres, began)
            done += now
            number += 1
    finally:
        postgres.remove()
    print(file=sys.stderr)
    return answers


def _round(kind: str, now: int, seed: int, done: int, kills: int, postgres: Postgres, began: float) -> int:
    def tell(number: int, answers: int) -> None:
        seconds = time.monotonic() - began
        print(
            f"\r{done + number}/{kills} kills, {kind}, {answers} answers, {seconds:.0f} s ",
            end="",
            file=sys.stderr,
        )

    with tempfile.TemporaryDirectory() as folder:
        options = [f"--database={postgres.fresh_database()}"] if kind == "postgresql" else []
        with Serving(Path(folder) / "data", *GENEROUS, *options) as server:
            return asyncio.run(kill_under_load(server, now, seed, tell))


if __name__ == "__main__":
    asked, first = map(
        int, (*sys.argv[1:], *("1000", str(random.SystemRandom().getrandbits(30)))[len(sys.argv) - 1 :])
    )
    print(f"seed {first}", file=sys.stderr)
    print(
        f"{asked} kills, {soak(asked, first)} commands answered: each is there once, no other is half there"
    )
