"""`nde play --new`: an expedition that nobody has played, its file, and the same heroes in the next one."""

from __future__ import annotations

from pathlib import Path

from nde.cli.play.expeditions import those_of
from nde.table.story.reader import read_adventure
from tests.cli.terminal import nde


def begun(tmp_path: Path, *more: str) -> str:
    """What is told when a new expedition begins."""
    said = nde(
        "play",
        "--new",
        "--plain",
        "--heroes",
        "1",
        "--file",
        str(tmp_path / more[-1]),
        *more[:-1],
        stdin="quit\n",
    )
    assert said.status == 0, said.err
    return said.out


def test_a_number_is_an_expedition_and_its_file_is_the_same(tmp_path: Path) -> None:
    file = tmp_path / "abbey.toml"
    told = begun(tmp_path, "--seed", "7", "--danger", "safe", "--out", str(file), "one.nde")
    adventure = read_adventure(file.read_text(encoding="utf-8"), "abbey.toml")
    assert dict(adventure.title)["en"] in told
    assert begun(tmp_path, "--seed", "7", "--danger", "safe", "two.nde").splitlines()[0] in told
    assert dict(adventure.title)["pl"] in begun(tmp_path, "--seed", "7", "--lang", "pl", "pl.nde")


def test_the_same_heroes_go_on_to_the_next(tmp_path: Path) -> None:
    begun(tmp_path, "--seed", "7", "one.nde")
    begun(tmp_path, "--seed", "8", "--with", str(tmp_path / "one.nde"), "two.nde")
    before, after = (those_of(str(tmp_path / name)) for name in ("one.nde", "two.nde"))
    assert before
    assert [one["name"] for one in after] == [one["name"] for one in before]


def test_what_cannot_be_new_is_refused(tmp_path: Path) -> None:
    assert "leave out one" in nde("play", "lantern-cellar", "--new").err
    for flag, value in (("--danger", "safe"), ("--out", str(tmp_path / "x.toml"))):
        assert f"{flag} is for a new expedition" in nde("play", "lantern-cellar", flag, value).err
    assert "use one of: safe, risky, deadly" in nde("play", "--new", "--danger", "huge").err
    empty = tmp_path / "empty.nde"
    empty.write_text("", encoding="utf-8")
    assert "not the log of a game" in nde("play", "--new", "--with", str(empty)).err
