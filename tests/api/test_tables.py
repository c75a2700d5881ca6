"""`nde.Table`: an evening typed or commanded by a program, in memory or in a file."""

from __future__ import annotations

from pathlib import Path

import pytest

import nde
from tests.cli.terminal import nde as command


def test_a_table_shows_what_the_terminal_shows(tmp_path: Path) -> None:
    table = nde.Table("nde12", "mill-ford", seed=5)
    line = ("play", "mill-ford", "--game", "nde12", "--seed", "5", "--plain", "--file", str(tmp_path / "g"))
    shown = command(*line, stdin="1\n").out
    assert [line for line in table.opening.splitlines() if line not in shown.splitlines()] == []
    assert table.opening.startswith(shown.splitlines()[0])
    assert table.say("1") in shown


def first_or_end(table: nde.Table) -> None:
    """Do the first of the list; end the turn where nothing is on it."""
    try:
        table.say("1")
    except nde.Refused:
        table.say("end all")


def test_the_same_seed_gives_the_same_evening() -> None:
    evenings = []
    for _ in range(2):
        table = nde.Table("tkds", "lantern-cellar", seed=9, heroes=2)
        evenings.append([table.opening, table.say("1"), table.say("1"), *table.log()])
    assert evenings[0] == evenings[1]


def test_a_game_is_played_to_its_end_by_bots_and_read_in_another_language() -> None:
    table = nde.Table("nde12", "mill-ford", seed=5, companions="careful")
    for _ in range(150):
        if not table.is_over:
            first_or_end(table)
    table.say("close")
    assert table.is_over
    assert table.log("pl") != table.log() == table.log("en")
    with pytest.raises(nde.Refused):
        table.say("1")


def test_a_program_sees_deeds_with_their_odds_and_does_them() -> None:
    table = nde.Table("nde12", "mill-ford", seed=5)
    seen = table.view()
    deed = next(one for one in seen["deeds"] if one["ways"])
    way = deed["ways"][0]
    shown = table.do(
        {"type": "Perform", "figure": deed["figure"], "verb": deed["verb"], "objects": way["objects"]}
    )
    assert shown
    assert table.view()["version"] > seen["version"]


def test_what_is_no_command_is_refused() -> None:
    table = nde.Table("nde12", "mill-ford", seed=5)
    with pytest.raises(nde.Refused) as refused:
        table.do({"type": "Performe"})
    assert refused.value.errors[0].code == "not-a-command"


def test_heroes_of_one_s_own_sit_at_the_table() -> None:
    ada = nde.character("nde12", name="Ada", seed=1)
    assert "Ada" in nde.Table("nde12", "mill-ford", heroes=[ada], seed=1).opening


def test_a_game_in_a_file_is_played_on_and_replayed(tmp_path: Path) -> None:
    path = tmp_path / "game.nde"
    with nde.Table("nde12", "mill-ford", seed=5, file=path) as table:
        table.say("1")
        told = table.log()
    with nde.Table.resumed(path) as table:
        assert table.log()[: len(told)] == told
    assert command("replay", str(path), "--plain").status == 0
    with pytest.raises(nde.Refused, match="exists"):
        nde.Table("nde12", "mill-ford", file=path)


def test_lines_reach_no_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "map.txt").write_text("...\n", encoding="utf-8")
    table = nde.Table("nde12", "mill-ford", seed=5)
    table.say("1")
    for line in ("save copy.nde", "gm map map.txt", "sheet wren wren.toml", "quit"):
        with pytest.raises(nde.Refused):
            table.say(line)
    table.say("map copy.txt")
    assert [path.name for path in tmp_path.iterdir()] == ["map.txt"]


def test_a_line_that_cannot_be_done_is_refused_and_the_game_goes_on() -> None:
    table = nde.Table("nde12", "mill-ford", seed=5)
    with pytest.raises(nde.Refused) as refused:
        table.say("dance")
    assert refused.value.text("de") != refused.value.text("pl")
    assert table.say("1")


def test_everything_wrong_with_a_game_is_refused_at_once() -> None:
    with pytest.raises(nde.Refused) as refused:
        nde.Table("nde21", "mil", heroes=9, companions="x")
    told = str(refused.value)
    for word in ("“9”", "“nde21”", "“mil”", "“x”"):
        assert word in told


@pytest.mark.parametrize("name", ["", "Nd"])
def test_an_empty_or_wrong_name_never_begins_another_game(name: str) -> None:
    with pytest.raises(nde.Refused):
        nde.Table(name, "mill-ford")


def test_a_hero_of_another_game_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "game.nde"
    with pytest.raises(nde.Refused, match="nde12"):
        nde.Table("tkds", heroes=[nde.character("nde12", seed=1)], file=path)
    assert not path.exists()
