"""A newcomer at a real terminal: asked for everything, closes the window, and goes on exactly there."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.cli.play.evening import ADVENTURE
from tests.cli.terminal import Terminal, nde

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="needs a pseudo-terminal")


def test_a_newcomer_is_asked_for_game_adventure_and_heroes(tmp_path: Path) -> None:
    with Terminal("play", XDG_DATA_HOME=str(tmp_path)) as terminal:
        terminal.until(r"Which game do you want to play\?(?s:.*)\? ")
        terminal.type("none of them\n")
        terminal.until(r"is not on the list(?s:.*)\? ")
        terminal.type("2\n")
        terminal.until(r"Which adventure\?(?s:.*)\? ")
        terminal.type("\n")
        terminal.until(r"How many heroes set out\?(?s:.*)\? ")
        terminal.type("2\n")
        terminal.until(r"Set out(?s:.*)\n> ")
        terminal.type("quit\n")
        assert terminal.end() == 0
    assert [path.suffix for path in sorted((tmp_path / "nde" / "games").iterdir())] == [".nde", ".seed"]


def test_a_window_closed_in_the_middle_of_a_question_opens_there_again(tmp_path: Path) -> None:
    """The process is killed without warning; what was answered is on the disk, and the question is open."""
    file = tmp_path / "a.nde"
    with Terminal(
        "play", ADVENTURE, "--game", "nde12", "--file", str(file), "--seed", "3", "--heroes", "3"
    ) as one:
        for line in ("1", "2", "", "dice typed", "cast wolf 1"):
            one.until(r"\n> " if line else "… Enter for more ")  # a new map fills the screen
            one.type(f"{line}\n")
        asked = one.until(r"rolls: type the face of your d\d+\.\s+> ")
        one.kill()
    question = asked.splitlines()[-2]
    kept = file.read_bytes()
    with Terminal("play", "--file", str(file)) as two:
        again = two.until(r"rolls: type the face of your d\d+\.\s+> ")
        assert again.splitlines()[-2] == question
        assert file.read_bytes() == kept
        two.type("2\n")
        two.until(r"\(2\s+on\s+d\d+(?s:.*)\n> ")
        assert two.leave() == 0
    assert file.read_bytes().startswith(kept)
    assert "is not finished" in nde("verify", str(file)).out


def test_an_unfinished_game_is_offered_first(tmp_path: Path) -> None:
    games = tmp_path / "nde" / "games"
    nde("play", ADVENTURE, "--game", "nde12", "--file", str(games / "evening.nde"), stdin="1\n")
    with Terminal("play", XDG_DATA_HOME=str(tmp_path)) as terminal:
        terminal.until(r"You have an unfinished game(?s:.*)The Yard, Nano Dungeon Engine 1\.2(?s:.*)\? ")
        terminal.type("\n")
        terminal.until(r"The gate(?s:.*)\n> ")
        terminal.interrupt(r"continues\s+from\s+here")
        assert terminal.end() == 0


def test_colour_is_used_at_a_terminal_and_not_with_no_color(tmp_path: Path) -> None:
    line = ("play", ADVENTURE, "--game", "nde12", "--seed", "3")
    for name, more, is_coloured in (("a", {}, True), ("b", {"NO_COLOR": "1"}, False)):
        with Terminal(
            *line, "--heroes", "2", "--file", str(tmp_path / name), TERM="xterm", **more
        ) as terminal:
            terminal.until(r"Set out(?s:.*)> ")
            assert ("\x1b[32m" in terminal.seen) is is_coloured
            assert terminal.leave() == 0


def test_two_windows_on_one_game_are_refused(tmp_path: Path) -> None:
    file = str(tmp_path / "a.nde")
    with Terminal("play", ADVENTURE, "--game", "nde12", "--heroes", "1", "--file", file) as one:
        one.until(r"\n> ")
        assert "is open in another window" in nde("play", "--file", file).err
        one.type("quit\n")
        one.end()
