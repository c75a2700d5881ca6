"""Whoever only rolls dice installs no server, and what is missing is named with the command that adds it."""

from __future__ import annotations

import ast
import sys
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest
from packaging.utils import canonicalize_name

from nde.extras import EXTRAS, OF_SOME_SYSTEMS
from tests.environments import PROJECT, ROOT, environment, required, run

SMALL = {
    "msgspec",
    "fluent-runtime",
    "fluent-syntax",
    "tomli-w",
    "attrs",
    "babel",
    "pytz",
    "typing-extensions",
}
UNIX = frozenset(("crypt", "fcntl", "grp", "posix", "pty", "pwd", "resource", "syslog", "termios", "tty"))


@pytest.fixture(scope="module")
def bare(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Python with the package and no extra."""
    return environment(tmp_path_factory.mktemp("bare"))


def test_the_package_alone_needs_little() -> None:
    assert set(required()) <= SMALL


@pytest.mark.parametrize(
    "line",
    [
        ("roll", "4d6kh3"),
        ("odds", "nde12", "strike", "die=d10", "foe=boss"),
        ("resolve", "tkds", "check", "skill=3", "hu=15"),
        ("rules", "--search", "armor"),
        ("character", "new", "cairn2e", "--surprise"),
        ("foes", "cairn2e"),
        ("games",),
        ("play", "mill-ford", "--game", "nde12", "--plain", "--file", "evening.nde"),
        ("--help",),
    ],
    ids=" ".join,
)
def test_without_extras_dice_rules_heroes_and_games_work(
    bare: Path, tmp_path: Path, line: tuple[str, ...]
) -> None:
    done = run(bare, "-m", "nde", *line, folder=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout


@pytest.mark.parametrize(
    ("line", "library", "extra"),
    [
        (("fight", "nde12", "--party", "warrior", "--foes", "minion"), "numpy", "lab"),
        (("sweep", "sweep.toml", "--out", "results.csv"), "numpy", "lab"),
        (("play", "mill-ford"), "rich", "terminal"),
        (("serve",), "", "server"),
        (("restore", "backup.sqlite3", "--data", "here"), "yoyo", "server"),
    ],
    ids=lambda value: value[0] if isinstance(value, tuple) else str(value),
)
def test_a_missing_extra_is_named_with_the_command_that_adds_it(
    bare: Path, tmp_path: Path, line: tuple[str, ...], library: str, extra: str
) -> None:
    done = run(bare, "-m", "nde", *line, folder=tmp_path)
    assert (done.returncode, done.stdout) == (2, "")
    assert f'pip install "nano-dungeon-engine[{extra}]"' in done.stderr
    assert library in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert not list(tmp_path.iterdir())


def test_the_page_shows_what_a_server_without_its_extra_says(bare: Path, tmp_path: Path) -> None:
    page = (ROOT / "docs" / "install.md").read_text(encoding="utf-8")
    assert f"$ nde serve\n{run(bare, '-m', 'nde', 'serve', folder=tmp_path).stderr}" in page
    assert [extra for extra in EXTRAS.values() if f"| `{extra}` |" not in page] == []


def test_from_python_a_missing_extra_is_a_refusal(bare: Path, tmp_path: Path) -> None:
    code = (
        "import nde\nassert nde.Table('nde12', 'mill-ford', seed=1).say('1')\n"
        "try:\n    nde.fight('nde12', party='warrior', foes='minion')\n"
        "except nde.Refused as refused:\n    print(refused.text('pl'))"
    )
    done = run(bare, "-c", code, folder=tmp_path)
    assert 'zainstaluj poleceniem: pip install "nano-dungeon-engine[lab]"' in done.stdout


@pytest.mark.parametrize(
    ("extra", "line"),
    [
        ("lab", ("fight", "nde12", "--party", "warrior", "--foes", "minion")),
        ("terminal", ("play", "mill-ford", "--game", "nde12")),
        ("server", ("tables", "list", "--data", ".")),
    ],
)
def test_an_extra_brings_what_its_commands_need(tmp_path: Path, extra: str, line: tuple[str, ...]) -> None:
    done = run(environment(tmp_path / "env", (extra,)), "-m", "nde", *line, folder=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")


def test_every_library_of_an_extra_is_known_with_it() -> None:
    providers = packages_distributions()
    for library, extra in EXTRAS.items():
        (name,) = {canonicalize_name(one) for one in providers[library]}
        assert name in required((extra,)), library
        assert name not in required(), library
    assert set(EXTRAS.values()) == set(PROJECT["optional-dependencies"]) - {"dev"}


def test_where_a_system_has_no_file_locks_a_server_says_so_and_all_else_works(tmp_path: Path) -> None:
    code = "import sys; sys.modules['fcntl'] = None; from nde.cli import main; sys.exit(main(sys.argv[1:]))"

    def without_locks(*line: str) -> tuple[int, str]:
        done = run(Path(sys.executable), "-c", code, *line, folder=tmp_path, PYTHONPATH=str(ROOT / "src"))
        return done.returncode, done.stderr

    status, told = without_locks("serve", "--port", "0")
    assert status == 2
    assert "needs Linux or macOS" in told
    assert without_locks("roll", "2d6") == (0, "")
    assert without_locks("play", "mill-ford", "--game", "nde12", "--plain", "--file", "a.nde") == (0, "")


@pytest.mark.parametrize(
    "path", sorted((ROOT / "src" / "nde").rglob("*.py")), ids=lambda path: str(path.relative_to(ROOT))
)
def test_what_windows_lacks_is_imported_where_its_absence_is_told(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    tried = {id(node) for one in ast.walk(tree) if isinstance(one, ast.Try) for node in ast.walk(one)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Import | ast.ImportFrom) and id(node) not in tried:
            names = [node.module or ""] if isinstance(node, ast.ImportFrom) else [a.name for a in node.names]
            untold = UNIX & set(names) - set(OF_SOME_SYSTEMS)
            assert not untold, f"{path}:{node.lineno}: Windows has no {', '.join(untold)}"
