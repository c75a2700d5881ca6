"""Which tests run which lines, as a plugin of pytest: `pytest -p bench.line_map`, for `bench.mutants`.

Each process writes to the folder that NDE_LINE_MAP names: the lines, with the test that ran them (coverage.py
calls it their context), and the seconds that each test took.
"""

from __future__ import annotations

import json
import os
import time
from collections.abc import Iterator
from pathlib import Path

import coverage
import pytest

ROOMS = ("rules", "table", "prose", "lab")
"""The folders whose lines are looked at."""


class _Map:
    """What one process has seen."""

    def __init__(self, folder: Path) -> None:
        self._name = os.environ.get("PYTEST_XDIST_WORKER", "main")
        self._folder = folder
        self._seconds: dict[str, float] = {}
        rooms = [str(folder.parents[1] / "src" / "nde" / room / "*") for room in ROOMS]
        self._lines = coverage.Coverage(
            data_file=str(folder / f"{self._name}.lines"), include=rooms, config_file=False
        )
        self._lines.start()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        """Note what the test runs, its fixtures among it."""
        started = time.perf_counter()
        self._lines.switch_context(item.nodeid)
        yield
        self._lines.switch_context("")
        self._seconds[item.nodeid] = time.perf_counter() - started

    def pytest_sessionfinish(self) -> None:
        """Write it down."""
        self._lines.stop()
        self._lines.save()
        (self._folder / f"{self._name}.seconds").write_text(json.dumps(self._seconds), encoding="utf-8")


def pytest_configure(config: pytest.Config) -> None:
    """Begin, in whatever runs tests itself."""
    hands_out = config.getoption("numprocesses", None) and not hasattr(config, "workerinput")
    if not hands_out:
        config.pluginmanager.register(_Map(Path(os.environ["NDE_LINE_MAP"])), "line-map")
