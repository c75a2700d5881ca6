"""Other commands do not pay for the table: it and Rich are imported by those who need them."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.play.evening import ADVENTURE
from tests.cli.terminal import plain_env

SHOW = """
import sys
from nde.cli import main
main(sys.argv[1:])
print("loaded:", *sorted({one.split(".")[0] if one.startswith("rich") else "table" for one in sys.modules
                          if one.startswith(("rich", "nde.table", "nde.adventures"))}))
"""


def loaded(*line: str) -> str:
    """Which of the two a command has imported."""
    said = subprocess.run(
        [sys.executable, "-c", SHOW, *line],
        capture_output=True,
        text=True,
        env=plain_env(),
        check=True,
        stdin=subprocess.DEVNULL,
    )
    return said.stdout.splitlines()[-1].removeprefix("loaded:").strip()


@pytest.mark.parametrize(
    "line", ["--help", "roll d6", "odds nde12 test", "rules nde12/5.5", "help play", "games"]
)
def test_other_commands_load_neither(line: str) -> None:
    assert loaded(*line.split()) == ""


def test_a_plain_table_does_without_rich(tmp_path: Path) -> None:
    line = ("play", ADVENTURE, "--game", "nde12", "--file")
    assert loaded(*line, str(tmp_path / "a"), "--plain") == "table"
    assert loaded(*line, str(tmp_path / "b"), "--json") == "table"
    assert loaded(*line, str(tmp_path / "c")) == "rich table"
