"""The game of docs/adding-a-ruleset.md is built in a copy of the project and held to what every game is."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "adding-a-ruleset.md").read_text(encoding="utf-8")
BLOCK = re.compile(r'^```(\w+) title="([^"]+)"\n(.*?)^```$', re.MULTILINE | re.DOTALL)
BLOCKS: dict[str, str] = {}
for _, _title, _text in BLOCK.findall(PAGE):
    # A file may be shown in several pieces, from its first line to its last.
    BLOCKS[_title] = f"{BLOCKS[_title].rstrip()}\n\n\n{_text}" if _title in BLOCKS else _text
FOLDER = "src/nde/rules/wick"
REGISTRY = Path("src/nde/rules/__init__.py")


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project with the files of the page in it."""
    copy = tmp_path_factory.mktemp("project")
    for name in ("src", "tests", "docs"):
        # Compiled modules go along, save those that are just being written.
        shutil.copytree(ROOT / name, copy / name, ignore=shutil.ignore_patterns("*.pyc.*", "static"))
    shutil.copy(ROOT / "pyproject.toml", copy)
    if (known := ROOT / ".mypy_cache").exists():
        # Types that were checked a moment ago need not be found out anew.
        shutil.copytree(known, copy / known.name)
    for title, text in BLOCKS.items():
        if title not in ("registry", "run"):
            path = copy / title
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
    registry = copy / REGISTRY
    text = registry.read_text(encoding="utf-8")
    start = "RULESETS: dict[str, tuple[str, str]] = {\n"
    assert start in text
    registry.write_text(text.replace(start, start + BLOCKS["registry"]), encoding="utf-8")
    return copy


def run(project: Path, *arguments: str) -> str:
    """The output of a Python command in the copy."""
    environment = {**os.environ, "PYTHONPATH": f"{project / 'src'}{os.pathsep}{project}"}
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=project,
        env=environment,
        capture_output=True,
        text=True,
        encoding="utf-8",
        stdin=subprocess.DEVNULL,
        timeout=900,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_a_game_on_a_page_is_its_folder_and_a_line_in_the_registry() -> None:
    files = set(BLOCKS) - {"registry", "run"}
    assert files == {f"{FOLDER}/__init__.py", f"{FOLDER}/en.ftl"}
    assert len(BLOCKS[f"{FOLDER}/__init__.py"].splitlines()) <= 250
    assert len(BLOCKS["registry"].splitlines()) == 1


def test_every_test_that_is_run_for_each_game_passes_for_the_new_one(project: Path) -> None:
    """No room knows the games by name: tests ask what a game can do."""
    told = run(
        project,
        "-m",
        "pytest",
        "-q",
        "-p",
        "no:cacheprovider",
        "-k",
        "wick",
        "tests",
        "--ignore",
        "tests/docs",
        # What is asked of the server is drawn while tests are collected, and of no game's own.
        "--ignore",
        "tests/web/test_openapi.py",
    )
    passed = re.search(r"\b(\d+) passed", told)
    assert passed is not None, told
    assert int(passed[1]) > 400


def test_the_worked_examples_prove_every_rule_of_the_game(project: Path) -> None:
    assert "0 faults" in run(project, "-m", "tests.check_coverage", "--write")


def test_the_page_is_written_as_the_project_is(project: Path) -> None:
    run(project, "-m", "mypy", "--strict", FOLDER)
    run(project, "-m", "ruff", "check", FOLDER)
    run(project, "-m", "ruff", "format", "--check", FOLDER)


@pytest.mark.parametrize("line", BLOCKS["run"].splitlines())
def test_the_commands_of_the_page_work(project: Path, line: str) -> None:
    _, program, *arguments = line.split()
    assert program == "nde"
    assert run(project, "-m", "nde", *arguments).strip()


def test_the_new_game_has_its_exact_odds(project: Path) -> None:
    odds = run(project, "-m", "nde", "odds", "wick", "try", "die=8", "--json")
    assert '"exact": "1/4"' in odds
    assert '"exact": "1/2"' in odds


def test_in_another_language_the_game_says_in_which_it_is_told(project: Path) -> None:
    told = run(project, "-m", "nde", "rules", "wick", "--lang", "pl")
    assert "Trying something" in told
    assert "tylko w języku: angielski" in " ".join(told.split())
    assert "exist only in" not in " ".join(run(project, "-m", "nde", "rules", "wick").split())
