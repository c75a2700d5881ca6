"""The lines of the house: imports point down, the core does no I/O, no game is named outside the rules."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from nde.rules import ruleset_ids

SOURCE = Path(__file__).parent.parent / "src" / "nde"
RANKS = {
    "errors": 0,
    "extras": 1,
    "dice": 1,
    "board": 1,
    "pictures": 2,
    "rules": 2,
    "table": 3,
    "lab": 3,
    "locale": 3,
    "adventures": 4,
    "expeditions": 4,
    "store": 4,
    "prose": 4,
    "hub": 5,
    "book": 5,
    "web": 6,
    "cli": 7,
    "api": 8,
}
PURE = ("dice", "board", "rules", "table", "lab", "expeditions")
OUTSIDE_WORLD = frozenset(
    (
        "os",
        "sys",
        "io",
        "pathlib",
        "tempfile",
        "shutil",
        "socket",
        "select",
        "ssl",
        "subprocess",
        "threading",
        "multiprocessing",
        "asyncio",
        "signal",
        "time",
        "datetime",
        "calendar",
        "locale",
        "gettext",
        "secrets",
        "logging",
        "sqlite3",
        "urllib",
        "http",
        "argparse",
        "getpass",
        "platform",
    )
)
CALLS = frozenset(("open", "print", "input", "exec", "eval"))
READS_PACKAGE_DATA = "rules/data.py"
SHARED = ("packs", "stepdice")
"""Packages inside `rules` that are no game: shipped packs, and procedures that several games call."""


def modules(*parts: str) -> list[Path]:
    return sorted(path for part in parts or ("",) for path in (SOURCE / part).rglob("*.py"))


def imported(path: Path) -> Iterator[tuple[int, str]]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}:{node.lineno}: write imports in full"
            yield node.lineno, node.module or ""
            if node.module in ("nde", "nde.rules"):
                yield from ((node.lineno, f"{node.module}.{alias.name}") for alias in node.names)


def package_of(path: Path) -> str:
    return path.relative_to(SOURCE).parts[0].removesuffix(".py")


@pytest.mark.parametrize("path", modules(), ids=lambda path: str(path.relative_to(SOURCE)))
def test_imports_point_down(path: Path) -> None:
    own = package_of(path)
    if own in ("__init__", "__main__"):
        return
    for line, name in imported(path):
        parts = name.split(".")
        if parts[0] != "nde" or len(parts) < 2 or parts[1] not in RANKS or parts[1] == own:
            continue
        assert RANKS[parts[1]] < RANKS[own], f"{path}:{line}: {own} must not import {parts[1]}"


@pytest.mark.parametrize("path", modules(*PURE), ids=lambda path: str(path.relative_to(SOURCE)))
def test_the_core_does_no_input_or_output(path: Path) -> None:
    where = str(path.relative_to(SOURCE))
    for line, name in imported(path):
        assert name.split(".")[0] not in OUTSIDE_WORLD, f"{path}:{line}: the core does not import {name}"
        if name == "importlib.resources":
            assert where == READS_PACKAGE_DATA, f"{path}:{line}: read package data through nde.rules.data"
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            assert node.func.id not in CALLS, f"{path}:{node.lineno}: the core does not call {node.func.id}()"
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
            assert "random" not in names, f"{path}:{node.lineno}: no global random; import Random"
        if isinstance(node, ast.ImportFrom) and node.module == "random":
            assert [alias.name for alias in node.names] == ["Random"], f"{path}:{node.lineno}: only Random"


@pytest.mark.parametrize(
    "path",
    [path for path in modules() if package_of(path) != "rules"],
    ids=lambda path: str(path.relative_to(SOURCE)),
)
def test_no_game_is_named_outside_the_rules(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    for game in ruleset_ids():
        assert not re.search(rf"\b{game}\b", _without_docstrings(text), re.IGNORECASE), f"{path} names {game}"


@pytest.mark.parametrize("path", modules("rules"), ids=lambda path: str(path.relative_to(SOURCE)))
def test_one_game_never_imports_another(path: Path) -> None:
    parts = path.relative_to(SOURCE / "rules").parts
    if len(parts) == 1:
        return
    for line, name in imported(path):
        match = re.match(r"nde\.rules\.(\w+)", name)
        if match and match[1] in ruleset_ids():
            assert match[1] == parts[0], f"{path}:{line}: {parts[0]} must not import {match[1]}"


def test_every_package_of_rules_is_a_game_or_shared() -> None:
    found = {path.name for path in (SOURCE / "rules").iterdir() if (path / "__init__.py").exists()}
    assert found - set(SHARED) == set(ruleset_ids())


@pytest.mark.parametrize(
    "path", modules("errors", *PURE, "cli", "api"), ids=lambda path: str(path.relative_to(SOURCE))
)
def test_no_sentence_outside_locale(path: Path) -> None:
    """A string of several words is text, and text lives in the catalogues."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    docstrings = set(_docstrings(tree)) | set(_programming_mistakes(tree))
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docstrings:
            assert not re.search(r"[A-Za-z]{3,} [a-z]{2,} [a-z]{2,}", node.value), (
                f"{path}:{node.lineno}: {node.value!r}"
            )


def _docstrings(tree: ast.Module) -> Iterator[int]:
    """Docstrings, and the strings that document an attribute: expressions that stand alone."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            yield id(node.value)


def _programming_mistakes(tree: ast.Module) -> Iterator[int]:
    """Strings inside a builtin exception or an assertion: only developers read those."""
    for node in ast.walk(tree):
        call = node.exc if isinstance(node, ast.Raise) else node.msg if isinstance(node, ast.Assert) else None
        is_builtin = (
            isinstance(call, ast.Call)
            and isinstance(call.func, ast.Name)
            and call.func.id in ("ValueError", "TypeError", "AssertionError", "KeyError")
        )
        if call is not None and (is_builtin or isinstance(node, ast.Assert)):
            yield from (id(part) for part in ast.walk(call))


def _without_docstrings(text: str) -> str:
    tree = ast.parse(text)
    lines = text.splitlines()
    for node in ast.walk(tree):
        if (
            isinstance(node, ast.Expr)
            and isinstance(node.value, ast.Constant)
            and isinstance(node.value.value, str)
        ):
            for line in range(node.lineno - 1, node.end_lineno or node.lineno):
                lines[line] = ""
    return "\n".join(line.split("#")[0] for line in lines)


@pytest.mark.parametrize("path", modules(), ids=lambda path: str(path.relative_to(SOURCE)))
def test_values_are_frozen_and_built_by_name(path: Path) -> None:
    """Whatever is kept, sent or compared can be a key, and no two of its fields can be mixed up."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ClassDef):
            said = {one.arg: ast.unparse(one.value) for one in node.keywords}
            for name in {"frozen", "kw_only"} & set(said):
                assert said[name] == "True", f"{path}:{node.lineno}: {node.name} says {name}={said[name]}"
