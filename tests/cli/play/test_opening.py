"""New games: heroes made at random or brought on sheets, packs and options pinned in the header."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from nde.rules import ruleset_named
from tests.cli.play.evening import ADVENTURE, GAMES, go_on, play
from tests.cli.terminal import nde, refused


@pytest.mark.parametrize("game", GAMES)
def test_the_heroes_of_a_party_have_names_of_their_own(game: str, tmp_path: Path) -> None:
    for seed in range(4):
        file = tmp_path / f"{seed}.nde"
        play(file, game=game, seed=seed, flags=("--heroes", "6"))
        lines = [json.loads(line) for line in file.read_text().splitlines()[1:]]
        ids = [event["id"] for line in lines for event in line["events"] if event["type"] == "CharacterCame"]
        assert len(set(ids)) == 6


def test_the_same_seed_gives_the_same_game(tmp_path: Path) -> None:
    for name in ("a.nde", "b.nde"):
        play(tmp_path / name, "1", "2", "1", "1")
    assert (tmp_path / "a.nde").read_bytes() == (tmp_path / "b.nde").read_bytes()


def test_without_a_seed_no_two_games_are_alike(tmp_path: Path) -> None:
    line = ("play", ADVENTURE, "--game", "nde12")
    nde(*line, "--file", str(tmp_path / "a.nde"))
    nde(*line, "--file", str(tmp_path / "b.nde"))
    headers = [json.loads((tmp_path / name).read_text().splitlines()[0]) for name in ("a.nde", "b.nde")]
    assert headers[0]["commitment"] != headers[1]["commitment"]


def test_a_sheet_is_brought_and_says_which_game_it_is(tmp_path: Path) -> None:
    sheet = tmp_path / "s.toml"
    assert nde("character", "new", "nde14", "name=Łucja Żak", "--seed", "4", "--out", str(sheet)).status == 0
    said = nde("play", ADVENTURE, "--sheet", str(sheet), "--heroes", "2", "--file", str(tmp_path / "a.nde"))
    assert said.status == 0
    assert "Łucja Żak" in said.out
    content = (tmp_path / "a.nde").read_text()
    assert '"game":"nde14"' in content
    assert '"id":"lucja-zak"' in content


def test_a_faulty_sheet_is_refused_with_its_faults(tmp_path: Path) -> None:
    sheet = tmp_path / "s.toml"
    sheet.write_text('game = "nde12"\nname = "X"\nrole = "wizzard"\n')
    said = nde("play", ADVENTURE, "--sheet", str(sheet), "--file", str(tmp_path / "a.nde"))
    assert said.status == 2
    assert "wizzard" in said.err
    assert list(tmp_path.iterdir()) == [sheet]


def test_packs_and_options_are_pinned_in_the_header_and_speak(tmp_path: Path) -> None:
    file = tmp_path / "a.nde"
    said = nde(
        "play", ADVENTURE, "--game", "far-orbit", "--file", str(file), "--seed", "1", stdin="1\nsheet\n"
    )
    assert said.status == 0
    header = json.loads(file.read_text().splitlines()[0])
    assert header["packs"] == ["far-orbit"]
    assert header["names"]
    again = nde("play", "--file", str(file), stdin="sheet\n")
    assert said.out.rpartition("> sheet")[2] == again.out.rpartition("> sheet")[2]


def test_an_option_changes_the_game_for_good(tmp_path: Path) -> None:
    file = tmp_path / "a.nde"
    option = next(one for one in ruleset_named("nde12").options if one.key == "top_face")
    other = next(one for one in option.choices if one != option.default)
    said = nde("play", ADVENTURE, "--game", "nde12", "--set", f"top_face={other}", "--file", str(file))
    assert said.status == 0
    assert "top_face" in json.loads(file.read_text().splitlines()[0])["settings"]


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("play", "lantern-celar"), "did you mean “lantern-cellar”?"),
        (("play", "--game", "nde13"), "did you mean “nde1"),
        (("play", "--heroes", "7"), "use a whole number from 1 to 6"),
        (("play", "--companions", "carefull"), "did you mean “careful”?"),
        (("play", "nowhere.toml"), "“nowhere.toml” does not exist"),
        (("play", "--sheet", "nowhere.toml"), "“nowhere.toml” does not exist"),
        (("play", "--fille", "x"), "did you mean “--file”?"),
    ],
)
def test_a_wrong_word_on_the_line_is_named(words: tuple[str, ...], says: str, tmp_path: Path) -> None:
    assert says in refused(*words, env={"HOME": str(tmp_path)})
    assert list(tmp_path.rglob("*.nde")) == []


def test_a_game_with_a_pack_of_ones_own_goes_on_where_the_pack_is_gone(tmp_path: Path) -> None:
    words = {"en": "Grit", "pl": "Hart", "de": "Mumm", "cs": "Kuráž"}
    pack = tmp_path / "grit.toml"
    titles = "\n".join(f'{language} = "Grit"' for language in words)
    names = "\n".join(f'[names.{language}]\ntrack-hearts = "{word}"' for language, word in words.items())
    pack.write_text(
        f'[pack]\nid = "grit"\nformat = 1\nbase = "nde12"\n[pack.title]\n{titles}\n{names}\n',
        encoding="utf-8",
    )
    file = tmp_path / "a.nde"
    begun = play(file, "sheet", flags=("--pack", str(pack)))
    assert re.search(r"Grit +5/5", begun.out)
    pack.unlink()
    assert re.search(r"Grit +5/5", go_on(file, "sheet").out)
    assert re.search(r"Mumm +5/5", go_on(file, "sheet", flags=("--lang", "de")).out)
