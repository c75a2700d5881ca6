"""Games that were played: shown entry by entry, told as prose, and checked."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from nde.locale import LANGUAGES
from tests.cli.play.evening import GAMES, go_on, play
from tests.cli.terminal import nde, refused

FIGHT = ("1", "2", "cast wolf 1", "", "cast wolf 2", "", "end", "cast wolf 1", "")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_is_told_as_prose_in_any_language(game: str, language: str, tmp_path: Path) -> None:
    file = tmp_path / "a.nde"
    play(file, *FIGHT, game=game)
    said = nde("log", str(file), "--lang", language)
    assert (said.status, said.err) == (0, "")
    assert "⟨" not in said.out
    assert len(said.out.splitlines()) > 8
    assert max(map(len, said.out.splitlines())) <= 80


def test_a_replay_shows_every_entry_with_the_table_after_it(tmp_path: Path) -> None:
    file = tmp_path / "a.nde"
    play(file, *FIGHT)
    said = nde("replay", str(file), "--as", "p1")
    assert said.status == 0
    numbers = [line.split()[1] for line in said.out.splitlines() if line.startswith("entry ")]
    assert numbers == sorted(numbers, key=int)
    assert re.search("The yard +round 2", said.out)
    assert " 1 ################" in said.out


def test_a_replay_waits_after_each_entry_and_ends_with_the_input(tmp_path: Path) -> None:
    file = tmp_path / "a.nde"
    play(file, *FIGHT)
    assert nde("replay", str(file), "--step", stdin="\n\n").out.count("entry ") == 3


def test_what_was_hidden_is_in_the_game_masters_replay_alone(tmp_path: Path) -> None:
    file = tmp_path / "a.nde"
    play(file, "1", "2", "gm hide bog-wolf-1", "gm set bog-wolf-1.wounds 1", "say still")
    for command in ("log", "replay"):
        told = nde(command, str(file), "--json").data
        seen = nde(command, str(file), "--as", "p1", "--json").data
        assert "wounds" in json.dumps(told)
        assert "wounds" not in json.dumps(seen["entries"][-2:])


def test_an_unknown_seat_is_refused_with_those_there_are(tmp_path: Path) -> None:
    file = tmp_path / "a.nde"
    play(file, "1")
    assert "use one of: gm, p1" in refused("log", str(file), "--as", "p9")


@pytest.mark.parametrize("command", ["log", "replay"])
def test_another_file_is_refused(command: str, tmp_path: Path) -> None:
    path = tmp_path / "other"
    path.write_text("hello\n")
    assert refused(command, str(path)).startswith("nde: ")


def test_verify_tells_of_an_unfinished_a_sound_and_a_changed_game(tmp_path: Path) -> None:
    file = tmp_path / "a.nde"
    play(file, *FIGHT, "gm set Quill.hearts 4")
    unfinished = nde("verify", str(file))
    assert (unfinished.status, unfinished.err) == (1, "")
    assert "digest so far" in unfinished.out
    go_on(file, "close")
    sound = nde("verify", str(file), "--json")
    assert sound.status == 0
    assert sound.data["state"] == "sound"
    assert sound.data["drawn"] > 0
    file.write_bytes(file.read_bytes().replace(b'"hearts"', b'"heartz"', 1))
    broken = nde("verify", str(file))
    assert broken.status == 1
    assert "proves nothing" in broken.out


def test_verify_counts_what_was_typed_and_what_was_ruled(tmp_path: Path) -> None:
    file = tmp_path / "a.nde"
    play(file, "1", "2", "dice typed", "cast wolf 1", "2", "close")
    assert "1 typed from real dice, 0 set by the game master" in nde("verify", str(file)).out


def test_a_file_that_is_no_game_is_refused_without_a_name_that_it_has_not_got(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear all,\n", encoding="utf-8")
    said = nde("log", str(letter))
    assert said.status != 0
    assert "this is not the log of a game" in said.err
    assert "“”" not in said.err
