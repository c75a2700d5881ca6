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
BLOCKS = {title: text for _, title, text in BLOCK.findall(PAGE)}
REGISTRY = Path("src/nde/rules/__init__.py")


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project with the files of the page in it."""
    copy = tmp_path_factory.mktemp("project")
    for name in ("src", "tests", "docs"):
        # Compiled modules go along, save those that are just being written.
        shutil.copytree(ROOT / name, copy / name, ignore=shutil.ignore_patterns("*.pyc.*", "static"))
    shutil.copy(ROOT / "pyproject.toml", copy)
    for title, text in BLOCKS.items():
        if title not in ("registry", "ruling", "run"):
            path = copy / title
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
    registry = copy / REGISTRY
    text = registry.read_text(encoding="utf-8")
    start = "RULESETS: dict[str, tuple[str, str]] = {\n"
    assert start in text
    registry.write_text(text.replace(start, start + BLOCKS["registry"]), encoding="utf-8")
    rulings = copy / "docs" / "rulings.md"
    rulings.write_text(rulings.read_text(encoding="utf-8") + BLOCKS["ruling"], encoding="utf-8")
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
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def count_passed(project: Path, *arguments: str) -> int:
    """How many tests passed in the copy; none may fail."""
    told = run(project, "-m", "pytest", "-q", "-p", "no:cacheprovider", *arguments)
    passed = re.search(r"\b(\d+) passed", told)
    assert passed is not None, told
    return int(passed[1])


def test_the_page_has_every_part_of_a_game() -> None:
    assert {"registry", "ruling", "run"} < set(BLOCKS)
    assert sum(title.endswith(".ftl") for title in BLOCKS) == 4
    assert sum(title.endswith(".py") for title in BLOCKS) == 7


def test_the_new_game_passes_the_conformance_suite(project: Path) -> None:
    suites = ("tests/rules/test_conformance.py", "tests/rules/test_examples.py", "tests/test_layers.py")
    assert count_passed(project, "-k", "lantern", *suites) >= 20


def test_the_new_game_keeps_what_tables_are_promised(project: Path) -> None:
    assert count_passed(project, "-k", "lantern", "tests/rules/test_playing.py") >= 20


def test_bots_play_fights_and_adventures_of_the_new_game_to_the_end(project: Path) -> None:
    """Every log of them is also folded, undone, written and read again there."""
    assert count_passed(project, "-k", "lantern", "tests/table/bots/test_many_games.py") >= 3


def test_the_tests_of_the_page_prove_every_rule_of_the_game(project: Path) -> None:
    assert count_passed(project, "tests/rules/lantern") == 8
    told = run(project, "-m", "tests.check_coverage", "--write")
    assert "0 faults" in told


def test_the_option_of_the_game_has_its_ruling(project: Path) -> None:
    assert count_passed(project, "tests/docs/test_rulings.py")


def test_the_new_game_has_words_in_every_language(project: Path) -> None:
    of_all_games = ("every_error", "every_step", "every_effect", "every_roll", "same_parts", "untranslated")
    assert count_passed(project, "-k", " or ".join(("lantern", *of_all_games)), "tests/locale")


@pytest.mark.parametrize("line", BLOCKS["run"].splitlines())
def test_the_commands_of_the_page_work(project: Path, line: str) -> None:
    _, program, *arguments = line.split()
    assert program == "nde"
    assert run(project, "-m", "nde", *arguments).strip()


def test_the_new_game_has_its_exact_odds(project: Path) -> None:
    assert '"exact": "2/3"' in run(project, "-m", "nde", "odds", "lantern", "dare", "nerve=4", "--json")
