"""`nde` alone: a prompt for people, and a reader of lines for pipes."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from nde.cli.completion import completions
from tests.cli.terminal import Terminal, nde

at_a_terminal = pytest.mark.skipif(sys.platform == "win32", reason="needs a pseudo-terminal")


def test_a_pipe_is_read_line_by_line() -> None:
    said = nde(
        stdin="# a comment\n\nroll 2d6 --faces 3,4\nnde roll d6 --faces 1\nd8+1 --faces 8\nquit\nroll d6\n"
    )
    assert said == (0, "2d6 (3, 4) = 7\nd6 (1) = 1\nd8 (8) + 1 = 9\n", "")


def test_a_mistake_in_a_pipe_is_told_and_remembered_and_the_rest_is_done() -> None:
    said = nde(stdin='rol d6\nroll "d6\nroll d6 --faces 2\n')
    assert said.status == 2
    assert said.out == "d6 (2) = 2\n"
    assert "did you mean “roll”?" in said.err
    assert "quotation mark" in said.err


def test_the_language_can_be_changed_on_the_way() -> None:
    said = nde(
        "--lang",
        "de",
        stdin="roll d6 --faces 1\nlang pl\nroll d6 --faces 1\nlang fr\nroll d6 --lang cs --faces 1",
    )
    assert said.out.splitlines() == ["W6 (1) = 1", "Język: polski.", "k6 (1) = 1", "k6 (1) = 1"]
    assert "„fr”" in said.err


def test_an_empty_pipe_gets_the_help() -> None:
    assert nde().out == nde("--help").out
    assert nde().status == 0


@pytest.mark.parametrize(
    ("before", "begun", "expected"),
    [
        ([], "ro", ["roll "]),
        ([], "lan", ["lang "]),
        (["nde"], "ver", ["verify "]),
        (["character"], "", ["new ", "check ", "show ", "advance ", "convert "]),
        (["odds"], "nde1", ["nde12 ", "nde14 "]),
        (["odds", "nde12"], "str", ["strike "]),
        (["odds", "nde12", "strike"], "fo", ["foe=", "force="]),
        (["odds", "nde12", "strike"], "foe=bos", ["foe=boss "]),
        (["odds", "nde12", "strike", "die=d10"], "di", ["distance="]),
        (["odds", "nde12", "strike"], "die=d1", ["die=d10 ", "die=d12 "]),
        (["roll", "d6"], "--s", ["--seed "]),
        (["roll", "d6", "--lang"], "", ["en ", "pl ", "de ", "cs "]),
        (["rules"], "nde12/5.6", ["nde12/5.6 "]),
        (["nonsense"], "x", []),
    ],
)
def test_words_are_completed(before: list[str], begun: str, expected: list[str]) -> None:
    assert completions(before, begun) == expected


@at_a_terminal
def test_mistakes_and_interruptions_do_not_end_the_prompt() -> None:
    with Terminal() as terminal:
        assert "2d6+1" in terminal.until("nde> ")
        terminal.type("roll 2d6 --faces 3,4\n")
        terminal.until(r"2d6 \(3, 4\) = 7\s+nde> ")
        terminal.type("rol d6\n")
        terminal.until(r"did you mean “roll”\?\s+nde> ")
        terminal.type("a line that is given")
        terminal.until("a line that is given")
        terminal.interrupt()
        terminal.type("lang pl\n")
        terminal.until(r"Język: polski\.\s+nde> ")
        terminal.type("ver\t")
        terminal.until("verify ")
        terminal.interrupt()
        assert terminal.leave() == 0


@at_a_terminal
def test_quit_leaves_and_questions_are_asked() -> None:
    with Terminal() as terminal:
        terminal.until("nde> ")
        terminal.type("character advance no-such-file.toml\n")
        terminal.until(r"does not exist.*\s+nde> ")
        terminal.type("character new nde12 name=Nell weapon=bow protection=none talents=A,B gear=a,b,c\n")
        asked = terminal.until(r"\? $")
        assert "Ctrl-C" in asked
        assert "Warrior" in asked
        assert "Rogue" in asked
        terminal.type("rouge\n")
        assert "Warrior, Rogue, Mage" in terminal.until(r"did you mean “Rogue”\?\s+\? ")
        terminal.type("2\n")
        sheet = terminal.until(r"do not save\): ")
        assert "Rogue" in sheet
        assert "Nell" in sheet
        terminal.type("\n")
        terminal.until(r"not saved\s+nde> ")
        terminal.type("quit\n")
        assert terminal.end() == 0


@at_a_terminal
def test_a_resolution_asks_the_person_at_the_terminal() -> None:
    # The highest face of a die brings a choice after a hit on a boss.
    argv = ("resolve", "nde12", "strike", "die=d6", "foe=boss", "--seed", _seed_of_a_six())
    with Terminal(*argv, LC_ALL="pl_PL.UTF-8") as terminal:
        before = terminal.until(r"\? ")
        assert "k6" in before
        assert "[nde12/3.4]" in before, "the roll is told before the question"
        terminal.type("2\n")
        assert terminal.end() == 0
        assert "[nde12/5.5]" in terminal.seen
        assert terminal.seen.count("[nde12/3.4]") == 1, "and not told again"


def _seed_of_a_six() -> str:
    for seed in range(100):
        if (
            nde("resolve", "nde12", "strike", "die=d6", "foe=boss", "--seed", str(seed), "--json").data[
                "answers"
            ][0]
            == 6
        ):
            return str(seed)
    raise AssertionError("no seed below 100 shows a six")


@at_a_terminal
def test_ctrl_c_ends_a_command_quietly() -> None:
    with Terminal("character", "new", "nde12") as terminal:
        terminal.until(r"\? ")
        terminal.type("x")
        terminal.until("x")
        terminal.type("\x03")
        assert terminal.end() == 130
        assert "Traceback" not in terminal.seen


@at_a_terminal
def test_ctrl_d_at_a_question_makes_nothing(tmp_path: Path) -> None:
    sheet = tmp_path / "sheet.toml"
    with Terminal("character", "new", "nde12", "--out", str(sheet)) as terminal:
        terminal.until(r"\? ")
        assert terminal.leave() == 130
    assert not sheet.exists()


@at_a_terminal
def test_how_to_answer_is_told_once() -> None:
    with Terminal("character", "new", "nde12", "talents=A,B", "gear=a,b,c") as terminal:
        terminal.until(r"\? ")
        terminal.type("\n")
        terminal.until(r"\? ")
        assert terminal.seen.count("Ctrl-C") == 1


@at_a_terminal
def test_a_character_made_at_the_terminal_can_be_kept(tmp_path: Path) -> None:
    choices = ["role=rogue", "name=Nell", "weapon=bow", "protection=none", "talents=A,B", "gear=a,b,c"]
    taken, free = tmp_path / "taken.toml", tmp_path / "free.toml"
    taken.write_text("mine")
    with Terminal("character", "new", "nde12", *choices) as terminal:
        assert "Nell" in terminal.until(r"do not save\): ")
        terminal.type(f"{taken}\n")
        terminal.until(r"already exists[^)]*do not save\): ")
        terminal.type(f"{free}\n")
        terminal.until("saved to")
        assert terminal.end() == 0
    assert taken.read_text() == "mine"
    assert nde("character", "check", str(free)).status == 0


def test_dice_that_break_off_are_told_as_dice_and_not_as_a_command() -> None:
    said = nde(stdin="2d6+\nlang\nd6x\n")
    assert "“2d6+” ends too early at column 5" in said.err
    assert "the language is missing; use one of: en, pl, de, cs" in said.err
    assert "is not a command" not in said.err


@at_a_terminal
def test_ctrl_d_at_a_question_of_the_prompt_leads_back_to_it() -> None:
    with Terminal() as terminal:
        terminal.until("nde> ")
        terminal.type("character new nde12\n")
        terminal.until(r"\? $")
        terminal.type("\x04")
        assert "Nano Dungeon Engine 1.2" not in terminal.until("nde> ")
        terminal.type("roll d6 --faces 3\n")
        terminal.until(r"d6 \(3\) = 3\s+nde> ")
