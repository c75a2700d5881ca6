"""Who fights: words with counts in any language, sheets, and files of whole parties."""

from __future__ import annotations

from pathlib import Path

import pytest

from nde.cli.fight_party import apart_from, names_of_foes, names_of_party, read_foes, read_party
from nde.locale import words
from nde.locale.book.game import ChosenGame
from nde.locale.complaints import Refused
from nde.rules import ruleset_named
from tests.cli.terminal import nde, refused


def game(id: str, language: str = "en") -> ChosenGame:
    return ChosenGame(ruleset_named(id), words(language, id))


def sheet(path: Path, *more: str, of: str = "nde12") -> Path:
    """A sheet as the program itself writes it."""
    assert nde("character", "new", of, "--seed", "3", "--out", str(path), *more).status == 0
    return path


def test_words_are_counted_and_named_in_the_readers_language() -> None:
    german = game("nde12", "de")
    party = read_party("warrior*2, mage", german)
    assert names_of_party(party, german) == {
        "warrior-1": "Krieger 1",
        "warrior-2": "Krieger 2",
        "mage": "Magier",
    }
    assert party.words == [("warrior", 2), ("mage", 1)]
    assert read_party("Krieger*2,MAGIER", german) == party
    foes = read_foes("boss, Pachołek*2", game("nde12", "pl"))
    assert foes == [("boss", 1), ("minion", 2)]
    assert names_of_foes(foes, words("pl", "nde12")) == {
        "boss": "Boss",
        "minion-1": "Pachołek 1",
        "minion-2": "Pachołek 2",
    }


def test_a_sheet_is_a_hero_and_stands_beside_words(tmp_path: Path) -> None:
    path = sheet(tmp_path / "anna.toml", "name=Anna", "role=mage")
    party = read_party(f"warrior, {path}", game("nde12"))
    assert names_of_party(party, game("nde12")) == {"warrior": "Warrior", "anna": "Anna"}
    assert party.words is None
    assert party.characters["anna"].name == "Anna"
    twice = read_party(f"{path},{path}", game("nde12"))
    assert list(twice.characters) == ["anna", "anna-2"]
    counted = read_party(f"{path}*2, mage", game("nde12"))
    assert names_of_party(counted, game("nde12")) == {"anna": "Anna 1", "anna-2": "Anna 2", "mage": "Mage"}
    assert "60" in refused("fight", "nde12", "--party", f"{path}*61", "--foes", "boss")
    assert "does not say who and how many" in refused(
        "fight", "nde12", "--party", f"{path}*0", "--foes", "boss"
    )


def test_a_party_file_holds_sheets_ordinary_heroes_and_sheets_written_out(tmp_path: Path) -> None:
    anna = sheet(tmp_path / "anna.toml", "name=Anna")
    written_out = anna.read_text(encoding="utf-8").replace("Anna", "Bo").replace('game = "nde12"\n', "")
    party = tmp_path / "party.toml"
    party.write_text(
        '[[hero]]\nsheet = "anna.toml"\n\n[[hero]]\nordinary = "warrior"\ncount = 2\nname = "Twin"\n\n'
        f"[[hero]]\n{written_out}",
        encoding="utf-8",
    )
    read = read_party(str(party), game("nde12"))
    assert list(names_of_party(read, game("nde12")).values()) == ["Anna", "Twin 1", "Twin 2", "Bo"]
    assert read.characters["warrior-1"] == read.characters["warrior-2"]
    data = nde("fight", "nde12", "--party", str(party), "--foes", "minion", "--json").data
    assert [one["name"] for one in data["party"]] == ["Anna", "Twin 1", "Twin 2", "Bo"]


def test_a_hurt_hero_falls_more_often(tmp_path: Path) -> None:
    path = sheet(tmp_path / "anna.toml")
    argv = ("fight", "nde12", "--party", str(path), "--foes", "minion", "--json")
    whole = nde(*argv).data["answer"]["win"]["chance"]
    path.write_text(path.read_text(encoding="utf-8").replace("hearts = 5", "hearts = 2"), encoding="utf-8")
    assert nde(*argv).data["answer"]["win"]["chance"] < whole


def test_every_fault_of_a_party_file_is_told_with_its_place(tmp_path: Path) -> None:
    party = tmp_path / "party.toml"
    party.write_text(
        'heros = 1\n[[hero]]\nordinary = "warior"\ncount = 0\n[[hero]]\nsheet = "nobody.toml"\n'
        '[[hero]]\nrole = "mage"\n[[hero]]\nordinary = 3\ncolour = "red"\n',
        encoding="utf-8",
    )
    told = refused("fight", "nde12", "--party", str(party), "--foes", "minion")
    for place in (
        ".heros",
        "hero[0].count",
        "hero[1].sheet",
        "hero[2] strength",
        "hero[3].ordinary",
        "hero[3].colour",
    ):
        assert f"{party} {place}".replace(" .", ".") in told, place
    assert "did you mean “warrior”?" in told


@pytest.mark.parametrize(
    ("text", "part"),
    [("", "party.toml” is empty"), ("hero = 3", "hero"), ("[[hero", "party.toml"), ("hero = [1]", "hero[0]")],
)
def test_a_party_file_that_is_none_is_refused(text: str, part: str, tmp_path: Path) -> None:
    path = tmp_path / "party.toml"
    path.write_text(text, encoding="utf-8")
    assert part in refused("fight", "nde12", "--party", str(path), "--foes", "minion")


def test_of_a_sheet_of_another_game_only_that_is_told(tmp_path: Path) -> None:
    path = sheet(tmp_path / "other.toml", of="cairn2e")
    told = refused("fight", "nde12", "--party", str(path), "--foes", "minion")
    assert len(told.splitlines()) == 1
    assert "belongs to “cairn2e”" in told


def test_a_hero_who_is_called_like_a_foe_keeps_an_id_of_their_own(tmp_path: Path) -> None:
    path = sheet(tmp_path / "boss.toml", "name=Boss")
    party = apart_from(read_party(str(path), game("nde12")), [("boss", 1)])
    assert names_of_party(party, game("nde12")) == {"boss-hero": "Boss"}
    answer = nde("fight", "nde12", "--party", str(path), "--foes", "boss", "--json").data["answer"]
    assert [one["id"] for one in (*answer["heroes"], *answer["foes"])] == ["boss-hero", "boss"]


def test_a_comma_too_many_is_nobody() -> None:
    assert read_party("warrior,, mage,", game("nde12")) == read_party("warrior,mage", game("nde12"))
    assert read_foes(",boss,,minion*2, ", game("nde12")) == [("boss", 1), ("minion", 2)]


def test_more_than_a_fight_holds_are_refused() -> None:
    with pytest.raises(Refused) as refusal:
        read_party("warrior*40,mage*40", game("nde12"))
    assert [error.code for error in refusal.value.errors] == ["too-many-on-a-side"]


def test_whoever_is_no_kind_of_hero_is_told_every_kind_there_is() -> None:
    told = nde("fight", "tkds", "--party", "xyz", "--foes", "goblin").err
    assert "human, elf, dwarf, halfling, fighter, rogue, mage, priest" in told
