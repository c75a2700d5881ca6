"""The Python of docs/api.md runs and prints what the page says, its chat bot among it."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import nde
from tests.docs.python_blocks import BLOCK, filled

PAGE = (Path(__file__).parents[2] / "docs" / "api.md").read_text(encoding="utf-8")
BOT = next(block for block in BLOCK.findall(PAGE) if block.startswith("# bot.py\n"))


def said(folder: Path, *lines: str) -> str:
    """What the bot answers, as a process of its own."""
    (folder / "bot.py").write_text(BOT, encoding="utf-8")
    return subprocess.run(
        [sys.executable, "-X", "utf8", "bot.py"],
        cwd=folder,
        input="".join(f"{line}\n" for line in lines),
        capture_output=True,
        encoding="utf-8",
        check=True,
    ).stdout


def test_the_page_shows_what_its_python_prints() -> None:
    assert filled(PAGE) == PAGE, "run: python -m tests.docs.python_blocks docs/api.md"


def test_the_page_shows_every_function() -> None:
    functions = [name for name in nde.__all__ if name.islower() and not name.startswith("_")]
    assert [name for name in functions if f"nde.{name}(" not in PAGE] == []


def test_the_bot_rolls_computes_and_checks(tmp_path: Path) -> None:
    answer = said(tmp_path, "/roll 2d6", "/odds tkds check skill=3 hu=15", "/check tkds check skill=3 hu=15")
    assert re.match(r"2d6 \([1-6], [1-6]\) = \d+\n", answer)
    assert nde.odds("tkds", "check", skill=3, hu=15).text() in answer
    assert re.search(r"(failure|success)\n\Z", answer)


def test_the_bot_refuses_helps_and_keeps_silent(tmp_path: Path) -> None:
    assert said(tmp_path, "good evening", "").strip() == ""
    assert said(tmp_path, "/odds tkds").startswith("/roll 2d6+1")
    assert "did you mean “skill”?" in said(tmp_path, "/odds tkds check skil=3")


def test_nobody_in_the_chat_chooses_the_faces(tmp_path: Path) -> None:
    totals = re.findall(
        r"rolls (\d+)", said(tmp_path, *["/check tkds check skill=3 hu=15 answers=1 seed=1"] * 40)
    )
    assert len(totals) == 40
    assert len(set(totals)) > 1
