"""`nde roll` shows every die, marks the dropped ones, and repeats itself for a seed."""

from __future__ import annotations

from pathlib import Path

import pytest

from nde.dice import evaluate, parse, seeded
from tests.cli.terminal import nde, refused


def test_a_roll_shows_dice_and_total() -> None:
    said = nde("roll", "2k6+1", "--faces", "3,4")
    assert said == (0, "2d6 (3, 4) + 1 = 8\n", "")


@pytest.mark.parametrize(("language", "letter"), [("en", "d"), ("pl", "k"), ("de", "W"), ("cs", "k")])
def test_a_die_has_the_letter_of_the_language(language: str, letter: str) -> None:
    said = nde("roll", "4d6kh3", "--faces", "3,1,5,5", "--lang", language)
    assert said.out == f"4{letter}6kh3 (3, ~1~, 5, 5) = 13\n"


def test_a_seed_gives_the_faces_of_the_seeded_source() -> None:
    faces = seeded(7)
    totals = [evaluate(parse("4d6kh3"), faces).total for _ in range(6)]
    said = nde("roll", "4d6kh3", "--times", "6", "--seed", "7")
    *rolls, summary = said.out.splitlines()
    assert [int(line.rpartition("= ")[2]) for line in rolls] == totals
    assert summary == (
        f"4d6kh3 rolled 6 times: sum {sum(totals)}, lowest {min(totals)}, highest {max(totals)}, "
        f"mean {sum(totals) / 6:.2f}"
    )
    assert nde("roll", "4d6kh3", "--times", "6", "--seed", "7") == said


def test_without_a_seed_the_dice_differ() -> None:
    rolls = {nde("roll", "20d100").out for _ in range(3)}
    assert len(rolls) == 3


def test_several_expressions_are_rolled_one_after_another() -> None:
    said = nde("roll", "d6", "d8", "--faces", "6 8")
    assert said.out == "d6 (6) = 6\nd8 (8) = 8\n"


def test_json_of_one_roll_and_of_many() -> None:
    one = nde("roll", "4d6kh3", "--faces", "3,1,5,5", "--json").data
    assert (one["dice"], one["total"], one["faces"], one["dropped"]) == ("4d6kh3", 13, [3, 1, 5, 5], [1])
    many = nde("roll", "d6", "--times", "3", "--faces", "1,2,6", "--json", "--lang", "pl").data
    assert [roll["total"] for roll in many["rolls"]] == [1, 2, 6]
    assert (many["sum"], many["least"], many["most"], many["mean"]) == (9, 1, 6, 3.0)
    assert many["rolls"][0]["dice"] == "d6"


def test_every_unreadable_expression_is_told() -> None:
    told = refused("roll", "2d", "d6", "d0").splitlines()
    assert len(told) == 2
    assert "“2d”" in told[0]
    assert "“d0”" in told[1]


@pytest.mark.parametrize(
    ("argv", "text"),
    [
        (("d6", "--faces", "7"), "“7” is not on a d6"),
        (("2d6", "--faces", "1"), "1"),
        (("d6", "--faces", "1,2,3"), "2 answers too many, from “2” on"),
        (("d6", "--times", "0"), "“0” is not a value for --times; use a whole number from 1 to 100,000"),
        (("d6", "--times", "1000000"), "from 1 to 100,000"),
        (("1000d6", "--times", "2000"), "from 1 to 1,000"),
        (("d6", "--seed", "seven"), "“seven” is not a value for --seed; use a whole number from -9"),
        (("d6", "--seed", "9" * 19), "use a whole number from -999999999999999999 to 999999999999999999"),
        (("d6", "--seed", "1", "--faces", "1"), "“--seed” and “--faces” exclude each other"),
        (("d6", "--seed", "1", "--log", "x"), "“--seed” and “--log” exclude each other"),
        (("d6", "--log", "/no-such-folder/x"), "the folder of “/no-such-folder/x” does not exist"),
    ],
)
def test_refusals(argv: tuple[str, ...], text: str) -> None:
    assert text in refused("roll", *argv)


def test_a_log_is_accepted_by_verify_and_a_changed_one_is_not(tmp_path: Path) -> None:
    log = tmp_path / "game.log"
    assert nde("roll", "10d20", "--log", str(log)).status == 0
    said = nde("verify", str(log))
    assert (said.status, said.err) == (0, "")
    assert "every one of its 10 faces" in said.out
    lines = log.read_text().splitlines()
    face = int(lines[3].rpartition(":")[2].rstrip("}"))
    lines[3] = lines[3].replace(f'"face":{face}', f'"face":{face % 20 + 1}')
    log.write_text("\n".join(lines) + "\n")
    broken = nde("verify", str(log), "--json")
    assert broken.status == 1
    assert broken.data["state"] == "broken"
    assert [fault["code"] for fault in broken.data["faults"]] == ["log-face-differs", "log-seal-differs"]
    assert broken.data["faults"][0]["facts"]["line"] == 4


def test_a_log_without_its_end_is_not_proven(tmp_path: Path) -> None:
    log = tmp_path / "game.log"
    nde("roll", "d6", "--log", str(log))
    log.write_text("".join(log.read_text().splitlines(keepends=True)[:-1]))
    said = nde("verify", str(log), "--lang", "de")
    assert said.status == 1
    assert "nicht abgeschlossen: 1 Augenzahl" in said.out


def test_a_log_is_never_written_over(tmp_path: Path) -> None:
    log = tmp_path / "game.log"
    log.write_text("precious")
    assert "already exists" in refused("roll", "d6", "--log", str(log))
    assert log.read_text() == "precious"
