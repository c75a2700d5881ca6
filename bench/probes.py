"""Which tests run which places: probes written into a copy, and the plugin of pytest that reads them.

A probe is a statement that notes its number, in front of the statement that `bench.mutants` changes.  It
costs next to nothing, where a tracer makes every line pay.  Each process writes to the folder that NDE_PROBES
names which tests ran each probe, and the seconds that each test worked.
"""

from __future__ import annotations

import ast
import json
import os
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from bench.ran import seen


def probed(source: str, places: Mapping[int, set[int]]) -> str:
    """A module with a probe, a number, in front of whatever stands at some lines.

    What is done on import is done once for all tests, and what it makes is used later: every function of the
    module notes that.

    >>> print(probed("x = 1\\ndef double(n):\\n    return n * 2\\n", {7: {3}, 8: {1}}))
    from bench.ran import ran as _ran
    x = 1
    <BLANKLINE>
    def double(n):
        _ran(8)
        _ran(7)
        return n * 2
    """
    tree = ast.parse(source)
    on_import: set[int] = set()
    _put(tree.body, places, None, on_import)
    for node in list(ast.walk(tree)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            begin = _begin(node.body)
            node.body[begin:begin] = [_probe(number) for number in sorted(on_import)]
    tree.body.insert(_begin(tree.body), ast.parse("from bench.ran import ran as _ran").body[0])
    return ast.unparse(ast.fix_missing_locations(tree))


def _begin(body: list[ast.stmt]) -> int:
    """Where code begins: behind a docstring and `from __future__`."""
    return next((place for place, one in enumerate(body) if not _is_opening(one)), len(body))


def _is_opening(one: ast.stmt) -> bool:
    is_text = isinstance(one, ast.Expr) and isinstance(one.value, ast.Constant)
    return is_text or (isinstance(one, ast.ImportFrom) and one.module == "__future__")


def _probe(number: int) -> ast.stmt:
    return ast.parse(f"_ran({number})").body[0]


def _put(
    body: list[ast.stmt], places: Mapping[int, set[int]], function: ast.stmt | None, on_import: set[int]
) -> None:
    """Put probes before the statements of a body and of all that stands in it."""
    for one in list(body):
        inner = list(_bodies(one))
        lines = _lines([one, *getattr(one, "decorator_list", ())]).difference(*map(_lines, inner))
        found = {number for number, wanted in places.items() if wanted & lines}
        if function is None:
            on_import |= found
        else:
            at = body.index(one)
            body[at:at] = [_probe(number) for number in sorted(found)]
        is_function = isinstance(one, ast.FunctionDef | ast.AsyncFunctionDef)
        for deeper in inner:
            _put(deeper, places, one if is_function else function, on_import)


def _bodies(one: ast.stmt) -> Iterator[list[ast.stmt]]:
    """The lists of statements that stand directly in a statement."""
    branches = (*getattr(one, "handlers", ()), *getattr(one, "cases", ()))
    for holder in (one, *branches):
        for name in ("body", "orelse", "finalbody"):
            if found := getattr(holder, name, None):
                yield found


def _lines(nodes: list[ast.stmt]) -> set[int]:
    """The lines from the first to the last of some statements."""
    found: set[int] = set()
    for node in nodes:
        found.update(range(node.lineno, (node.end_lineno or node.lineno) + 1))
        for decorator in getattr(node, "decorator_list", ()):
            found.add(decorator.lineno)
    return found


def _worked_s() -> float:
    """Seconds that this process and those it waited for have worked, whatever else the machine does."""
    at = os.times()
    return at.user + at.system + at.children_user + at.children_system


class _Seen:
    """What one process has seen."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / f"{os.environ.get('PYTEST_XDIST_WORKER', 'main')}.json"
        self._tests: dict[int, list[str]] = {}
        self._seconds: dict[str, float] = {}

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        """Note what the test runs, its fixtures among it; one that fails in a copy cannot notice anything."""
        started, failed = _worked_s(), item.session.testsfailed
        seen.clear()
        yield
        if item.session.testsfailed == failed:
            for probe in seen:
                self._tests.setdefault(probe, []).append(item.nodeid)
            self._seconds[item.nodeid] = _worked_s() - started

    def pytest_sessionfinish(self) -> None:
        """Write it down."""
        seen = {"tests": self._tests, "seconds": self._seconds}
        self._file.write_text(json.dumps(seen), encoding="utf-8")


def pytest_configure(config: pytest.Config) -> None:
    """Begin, in whatever runs tests itself."""
    hands_out = config.getoption("numprocesses", None) and not hasattr(config, "workerinput")
    if not hands_out:
        config.pluginmanager.register(_Seen(Path(os.environ["NDE_PROBES"])), "probes")
