"""A server killed again and again under load: what it answered is there, once, and nothing is half there."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.extent import drawn
from tests.proof.load import kill_under_load
from tests.proof.serving import GENEROUS, Serving
from tests.servers import Postgres

KILLS = drawn(8, of=25)


def test_kills_under_load_on_sqlite_lose_and_double_nothing(tmp_path: Path) -> None:
    with Serving(tmp_path / "data", *GENEROUS) as server:
        assert asyncio.run(kill_under_load(server, KILLS, seed=1)) > KILLS * 20


def test_kills_under_load_on_postgresql_lose_and_double_nothing(tmp_path: Path, postgres: Postgres) -> None:
    database = f"--database={postgres.fresh_database()}"
    with Serving(tmp_path / "data", *GENEROUS, database) as server:
        assert asyncio.run(kill_under_load(server, KILLS, seed=2)) > KILLS * 20
