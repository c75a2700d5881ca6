"""The file of a game: durable, locked, mended where a machine fell, and secret about its dice."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from nde.cli.play.game_file import games_folder, open_game, seed_path, unfinished_games
from tests.cli.play.evening import go_on, play
from tests.cli.terminal import COMMAND, nde, plain_env
from tests.refusals import refuses


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A game in the middle of a fight."""
    path = tmp_path / "games" / "a.nde"
    assert play(path, "1", "2", "1").status == 0
    return path


def test_the_seed_is_for_its_owner_alone_and_not_in_the_log(file: Path) -> None:
    secret = seed_path(file)
    assert secret.stat().st_mode & 0o777 == 0o600
    assert secret.read_text().strip().encode() not in file.read_bytes()


def test_closing_reveals_the_seed_in_the_log_and_removes_the_secret(file: Path) -> None:
    seed = seed_path(file).read_text().strip()
    assert go_on(file, "close").status == 0
    assert not seed_path(file).exists()
    assert seed in file.read_text()
    said = nde("verify", str(file))
    assert said.status == 0
    assert "is genuine: 11 entries, unchanged" in said.out


def test_a_closed_game_can_be_looked_at_and_not_played(file: Path) -> None:
    go_on(file, "close")
    before = file.read_bytes()
    said = go_on(file, "1", "say too late", "log 2", "undo", "gm set Quill.hearts 1")
    assert said.status == 0
    assert "Traceback" not in said.out + said.err
    assert file.read_bytes() == before


@pytest.mark.parametrize("cut", [1, 2, 20])
def test_a_half_written_last_line_is_taken_away_with_a_word(file: Path, cut: int) -> None:
    whole = file.read_bytes()
    file.write_bytes(whole[:-cut])
    said = go_on(file)
    assert "incomplete last line" in said.out
    assert whole.startswith(file.read_bytes())
    assert file.read_bytes().endswith(b"\n")
    assert "incomplete last line" not in go_on(file).out


def test_a_game_is_held_by_one_process(file: Path) -> None:
    held = open_game(file)
    with refuses("game-in-use"):
        open_game(file)
    said = go_on(file)
    assert said.status == 2
    assert "is open in another window" in said.err
    held.file.close()
    assert go_on(file).status == 0


def test_a_game_without_its_seed_or_with_another_is_refused(file: Path) -> None:
    secret = seed_path(file)
    seed = secret.read_text()
    secret.write_text("00" * 32)
    with refuses("seed-of-another"):
        open_game(file)
    secret.unlink()
    with refuses("seed-missing"):
        open_game(file)
    assert nde("log", str(file)).status == 0
    secret.write_text(seed)
    open_game(file).file.close()


def test_a_game_that_lost_its_seal_to_a_fallen_machine_gets_it_on_opening(file: Path) -> None:
    go_on(file, "close")
    sealed = file.read_bytes()
    file.write_bytes(b"".join(sealed.splitlines(keepends=True)[:-1]))
    assert nde("verify", str(file)).status == 1
    go_on(file)
    assert file.read_bytes() == sealed


def test_every_prefix_of_lines_can_be_gone_on_with(file: Path) -> None:
    lines = file.read_bytes().splitlines(keepends=True)
    for count in range(9, len(lines) + 1):
        file.write_bytes(b"".join(lines[:count]))
        said = go_on(file, "look")
        assert (said.status, said.err) == (0, ""), count


@pytest.mark.parametrize(
    "content", [b"", b"hello\n", b'{"format":"nde-game","version":1}\n', b"\xff\xfe\x00"]
)
def test_another_file_is_refused_and_left_alone(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "other.nde"
    path.write_bytes(content)
    said = nde("play", "--file", str(path))
    assert said.status == 2
    assert said.err.startswith("nde: ")
    assert path.read_bytes() == content


def test_wishes_for_a_new_game_are_refused_for_a_file_that_has_one(file: Path) -> None:
    said = nde("play", "--file", str(file), "--heroes", "2")
    assert said.status == 2
    assert "already holds a game; leave out “--heroes”" in said.err


def test_the_folder_of_games_follows_the_environment(tmp_path: Path) -> None:
    assert games_folder({"XDG_DATA_HOME": str(tmp_path)}) == tmp_path / "nde" / "games"
    assert games_folder({"HOME": "/home/me"}) == Path("/home/me/.local/share/nde/games")
    assert games_folder({"XDG_DATA_HOME": "relative", "HOME": "/home/me"}).is_relative_to("/home/me")


def test_unfinished_games_are_those_with_a_seed_the_latest_first(file: Path) -> None:
    other = file.with_name("b.nde")
    play(other, "1")
    os.utime(file, (1, 1))
    assert unfinished_games(file.parent) == [other, file]
    go_on(other, "close")
    assert unfinished_games(file.parent) == [file]
    assert unfinished_games(file.parent / "nowhere") == []


def test_a_folder_that_may_not_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    said = play(tmp_path / "file" / "a.nde")
    assert said.status == 2
    assert "a.nde" in said.err


@pytest.mark.skipif(sys.platform == "win32", reason="needs a shell with limits")
def test_a_full_disk_is_told_and_leaves_whole_lines(tmp_path: Path) -> None:
    """A limit on the size of files stands for the disk: what does not fit is not done, nothing is torn."""
    file = tmp_path / "a.nde"
    play(file, "1")
    blocks = len(file.read_bytes()) // 1024 + 1
    script = f'export PYTHONDONTWRITEBYTECODE=1; ulimit -f {blocks}; "$@"'  # or half a module is cached
    typed = "2\n" + "say a long word about the weather in the yard\n" * 40
    said = subprocess.run(
        ["bash", "-c", script, "bash", *COMMAND, "play", "--file", str(file), "--plain"],
        input=typed,
        capture_output=True,
        text=True,
        env=plain_env(),
        check=False,
    )
    assert said.returncode == 0, said.stderr
    assert "cannot be read or written" in " ".join(said.stdout.split())
    assert file.read_bytes().endswith(b"\n")
    assert "incomplete last line" not in go_on(file).out
