"""Every command shown in docs/command-line.md prints what the page says it prints."""

from __future__ import annotations

from pathlib import Path

from nde.cli.commands import COMMANDS, FLAGS
from tests.docs.console import BLOCK, filled

PAGE = Path(__file__).parents[2] / "docs" / "command-line.md"


def test_the_page_shows_what_the_commands_print() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert len(BLOCK.findall(page)) > 10
    assert filled(page) == page, "run: python -m tests.docs.console docs/command-line.md"


def test_the_page_names_every_command_and_flag() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert [command.name for command in COMMANDS if f"nde {command.name}" not in page] == []
    assert [flag for flag in FLAGS if f"--{flag}" not in page] == []
