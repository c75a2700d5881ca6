"""Settings every test runs under."""

from __future__ import annotations

import gc
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tests.extent import drawn
from tests.servers import postgres as postgres
from tests.servers import redis as redis

# Examples share two cores with other workers: a slow example is no fault, and a found one is kept by value.
settings.register_profile(
    "ours",
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
    print_blob=True,
    max_examples=drawn(40, of=100),
)
settings.load_profile("ours")

# Fights that tests keep are millions of values and no garbage: looked through as often as Python does by
# itself, they took a quarter of the time of the lab's tests.
gc.set_threshold(20_000, 20, 10)


def pytest_collection_finish() -> None:
    """Never look through the tests themselves and what they have imported."""
    gc.collect()
    gc.freeze()


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown(item: pytest.Item, nextitem: pytest.Item | None) -> None:
    """Never look again through what a file has learnt and keeps, once its garbage is gone.

    A worker's heap grows to gigabytes: one look through all of it took as long as a hundred tests.
    """
    if nextitem is None or nextitem.path != item.path:
        gc.collect()
        gc.freeze()


def pytest_sessionfinish() -> None:
    """Find once what was left open; pytest looks five times over, through all that tests have kept."""
    gc.collect()
    gc.freeze()


@pytest.fixture(scope="session", autouse=True)
def a_home_of_its_own(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Games started without a file land in the home folder: not in that of whoever runs the tests."""
    home, before = tmp_path_factory.mktemp("home"), os.environ.get("HOME")
    os.environ["HOME"] = str(home)
    yield home
    if before is None:
        del os.environ["HOME"]
    else:
        os.environ["HOME"] = before
