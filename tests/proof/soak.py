"""A server killed a thousand times, on SQLite and PostgreSQL: `python -m tests.proof.soak [kills] [seed]`.

Instead of kills there may be minutes, such as `10m`: then it ends with the round in which they are over.
Every round is a fresh database that is killed fifty times under load (ten times where minutes count) and then
looked through, while strangers do their worst (`tests.proof.attacks`).  Then games full of secrets are played
beside the same strangers, and everything is looked at that goes over the wire.  How far it has come goes to
stderr; the first thing that is lost, doubled, half there or seen by whom it is hidden from ends it with an
error.
"""

from __future__ import annotations

import asyncio
import random
import sys
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

from nde.rules import ruleset_ids
from tests.proof.attacks import attacked
from tests.proof.load import kill_under_load
from tests.proof.serving import GENEROUS, Serving
from tests.proof.wiretap import WireSpied
from tests.servers import Postgres

ROUND, SHORT_ROUND, SECRETS = 50, 10, 40
FOR_EVER = 1_000_000


class Soaked(NamedTuple):
    """What was gone through."""

    kills: int
    answers: int
    """How many commands were answered."""
    frames: int
    """How many messages were looked at for secrets."""


def soak(kills: int, seed: int, minutes: float = 0.0) -> Soaked:
    """Kill so often, or with 0 for so long, and no less than once on either database."""
    began, done, answers, frames, number = time.monotonic(), 0, 0, 0, 0
    postgres = Postgres()
    postgres.start()
    try:
        most = kills or FOR_EVER
        while done < most and (kills or number < 2 or time.monotonic() < began + 60 * minutes):
            kind = ("sqlite", "postgresql")[number % 2]
            now = min(ROUND, kills - done) if kills else SHORT_ROUND
            more = _round(kind, now, seed + number, done, kills, postgres, began)
            answers, frames = answers + more[0], frames + more[1]
            done += now
            number += 1
    finally:
        postgres.remove()
    print(file=sys.stderr)
    return Soaked(done, answers, frames)


def _round(
    kind: str, now: int, seed: int, done: int, kills: int, postgres: Postgres, began: float
) -> tuple[int, int]:
    def tell(number: int, answers: int) -> None:
        seconds = time.monotonic() - began
        print(
            f"\r{done + number}/{kills or '…'} kills, {kind}, {answers} answers, {seconds:.0f} s ",
            end="",
            file=sys.stderr,
        )

    with tempfile.TemporaryDirectory() as folder:
        options = [f"--database={postgres.fresh_database()}"] if kind == "postgresql" else []
        with Serving(Path(folder) / "data", *GENEROUS, *options) as server, attacked(server, seed):
            answers = asyncio.run(kill_under_load(server, now, seed, tell))
        with Serving(Path(folder) / "secrets", *GENEROUS) as server, attacked(server, seed):
            frames = sum(_spy(server, game, seed) for game in ruleset_ids())
    return answers, frames


def _spy(server: Serving, game: str, seed: int) -> int:
    """Play a game full of secrets, and look at everything that goes over the wire."""
    spied = WireSpied(server, game, seed)
    assert spied.wire is not None
    try:
        spied.play(SECRETS)
    finally:
        spied.wire.close()
    return spied.frames


if __name__ == "__main__":
    asked, first = (*sys.argv[1:], *("1000", str(random.SystemRandom().getrandbits(30)))[len(sys.argv) - 1 :])
    print(f"seed {first}", file=sys.stderr)
    is_for_minutes = asked.endswith("m")
    found = soak(
        0 if is_for_minutes else int(asked), int(first), float(asked[:-1]) if is_for_minutes else 0.0
    )
    print(
        f"{found.kills} kills, {found.answers} commands answered: each is there once, no other is half there;"
        f" nothing hidden in {found.frames} messages"
    )
