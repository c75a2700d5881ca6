"""The servers that other tests stand on: they answer, go, come back, and keep what they were given."""

from __future__ import annotations

import signal
from pathlib import Path

import psycopg
import pytest
import redis as client

from tests.servers import Postgres, Redis, installed


def test_postgres_keeps_what_it_was_given_over_a_sudden_end(postgres: Postgres) -> None:
    url = postgres.fresh_database()
    with psycopg.connect(url) as connection:
        connection.execute("CREATE TABLE kept (number INTEGER)")
        connection.execute("INSERT INTO kept VALUES (7)")
    with postgres.gone(signal.SIGQUIT), pytest.raises(psycopg.OperationalError):
        psycopg.connect(url, connect_timeout=5)
    with psycopg.connect(url) as connection:
        assert connection.execute("SELECT number FROM kept").fetchone() == (7,)


def test_every_database_is_empty_and_its_own(postgres: Postgres) -> None:
    first, second = postgres.fresh_database(), postgres.fresh_database()
    assert first != second
    with psycopg.connect(first) as connection:
        connection.execute("CREATE TABLE mine (number INTEGER)")
    with psycopg.connect(second) as connection, pytest.raises(psycopg.errors.UndefinedTable):
        connection.execute("SELECT * FROM mine")


def test_redis_goes_and_comes_back_at_the_same_address(redis: Redis) -> None:
    url = redis.url
    with redis.gone(), client.Redis.from_url(url) as gone, pytest.raises(client.ConnectionError):
        gone.ping()
    with client.Redis.from_url(url) as back:
        assert back.ping()


def test_a_program_that_is_there_is_not_installed() -> None:
    assert installed(lambda: Path("/bin/sh"), ["no-such-package"]) == Path("/bin/sh")
