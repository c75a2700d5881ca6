"""`nde character` makes valid sheets, lists every fault of a bad one, and never loses a file."""

from __future__ import annotations

import os
import tomllib
from pathlib import Path

import pytest

from tests.cli.terminal import nde, refused

SMALLEST_PACK = """
[pack]
id = "mine"
format = 1
base = "nde12"
title = { en = "Mine", pl = "Moje", de = "Meins", cs = "Moje" }
"""


@pytest.fixture
def sheet(tmp_path: Path) -> Path:
    path = tmp_path / "sheet.toml"
    said = nde("character", "new", "nde12", "role=rogue", "name=Nell", "--out", str(path))
    assert said.status == 0, said.err
    return path


@pytest.mark.rule("nde12/2.2")
@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("en", ("Rogue", "Dexterity       d10")),
        ("pl", ("Łotr", "Zręczność           k10")),
        ("de", ("Schurke", "Geschick               W10")),
        ("cs", ("Zloděj", "Obratnost           k10")),
    ],
)
def test_a_sheet_is_shown_in_the_readers_language(language: str, lines: tuple[str, ...]) -> None:
    said = nde("character", "new", "nde12", "role=rogue", "--lang", language)
    assert said.status == 0, said.err
    assert [line for line in lines if line not in said.out] == []
    assert "⟨" not in said.out


def test_a_file_round_trips_and_is_in_order(sheet: Path) -> None:
    document = tomllib.loads(sheet.read_text(encoding="utf-8"))
    assert (document["game"], document["role"], document["name"]) == ("nde12", "rogue", "Nell")
    assert nde("character", "check", str(sheet)).status == 0
    assert nde("character", "show", str(sheet), "--json").data["character"] == document
    assert nde("character", "check", str(sheet), "--json").data["is_valid"] is True


def test_proposals_are_written_out_in_words(tmp_path: Path) -> None:
    for language in ("en", "pl", "de", "cs"):
        path = tmp_path / f"{language}.toml"
        assert nde("character", "new", "nde14", "--out", str(path), "--lang", language).status == 0
        text = path.read_text(encoding="utf-8")
        assert "talent-" not in text
        assert "gear-" not in text
        assert nde("character", "check", str(path)).status == 0


def test_a_surprise_is_the_same_for_a_seed_and_differs_between_seeds() -> None:
    made = [
        nde("character", "new", "nde14", "--surprise", "--seed", str(seed), "--toml").out
        for seed in (7, 7, 8, 9)
    ]
    assert made[0] == made[1]
    assert len(set(made)) == 3


def test_choices_are_taken_by_key_in_lists_and_in_the_readers_words() -> None:
    document = nde(
        "character", "new", "nde12", "role=Schurke", "talents=Späherin, Reiterin", "--lang", "de", "--json"
    ).data
    assert document["character"]["role"] == "rogue"
    assert document["character"]["talents"] == ["Späherin", "Reiterin"]
    dice = nde("character", "new", "nde14", "strength=k8", "dexterity=W6", "--json").data["character"]
    assert (dice["strength"], dice["dexterity"], dice["power"]) == ("d8", "d6", "d12")


def test_every_wrong_choice_is_told_with_what_was_meant() -> None:
    told = refused("character", "new", "nde12", "role=rouge", "talant=Scout", "hat=red")
    assert "“rouge” does not answer" in told
    assert "did you mean “rogue”?" in told
    assert "“talant” is not asked for here" in told
    assert "did you mean “talent”?" in told
    assert "“hat” is not asked for here" in told


def test_every_fault_of_a_sheet_is_listed(sheet: Path) -> None:
    text = (
        sheet.read_text()
        .replace('"rogue"', '"rouge"')
        .replace("hearts = 5", "hearts = 99")
        .replace('"d10"', '"d7"')
    )
    sheet.write_text(text)
    said = nde("character", "check", str(sheet))
    assert (said.status, said.err) == (1, "")
    assert "rogue" in said.out
    assert "99" in said.out
    assert "d7" in said.out
    data = nde("character", "check", str(sheet), "--json")
    assert data.status == 1
    assert data.data["is_valid"] is False
    assert {fault["place"] for fault in data.data["faults"]} >= {"role", "hearts", "dexterity"}
    assert str(sheet) in refused("character", "show", str(sheet))


@pytest.mark.rule("nde12/8")
def test_an_advance_is_written_back(sheet: Path) -> None:
    sheet.chmod(0o640)
    said = nde("character", "advance", str(sheet), "dexterity")
    assert said.status == 0, said.err
    assert "d10" in said.out.splitlines()[0]
    assert "d12" in said.out.splitlines()[0]
    assert tomllib.loads(sheet.read_text())["dexterity"] == "d12"
    assert sheet.stat().st_mode & 0o777 == 0o640
    assert [path.name for path in sheet.parent.iterdir()] == ["sheet.toml"]


def test_an_advance_can_go_to_another_file(sheet: Path, tmp_path: Path) -> None:
    before = sheet.read_bytes()
    assert nde("character", "advance", str(sheet), "heart", "--out", str(tmp_path / "new.toml")).status == 0
    assert sheet.read_bytes() == before
    assert tomllib.loads((tmp_path / "new.toml").read_text())["hearts_most"] == 6


def test_a_refused_advance_leaves_the_file_alone(sheet: Path) -> None:
    before = sheet.read_bytes()
    assert "did you mean “dexterity”?" in refused("character", "advance", str(sheet), "dexterty")
    assert sheet.read_bytes() == before


def test_an_advance_that_nobody_chose_is_not_guessed(sheet: Path) -> None:
    before = sheet.read_bytes()
    assert "what to raise is missing; use one of: strength, dexterity" in refused(
        "character", "advance", str(sheet)
    )
    assert sheet.read_bytes() == before


def test_a_write_that_fails_leaves_the_old_file_whole(sheet: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = sheet.read_bytes()

    def full_disk(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full_disk)
    assert "cannot be read or written" in refused("character", "advance", str(sheet), "heart")
    assert sheet.read_bytes() == before
    assert [path.name for path in sheet.parent.iterdir()] == ["sheet.toml"]


@pytest.mark.rule("nde12/9.5")
def test_a_character_turns_into_another_variant(sheet: Path) -> None:
    data = nde("character", "convert", str(sheet), "d6", "--json").data["character"]
    assert data["variant"] == "d6"
    assert "did you mean “d6”?" in refused("character", "convert", str(sheet), "d66")


def test_an_existing_sheet_is_never_written_over(sheet: Path) -> None:
    before = sheet.read_bytes()
    assert "already exists" in refused("character", "new", "nde12", "--out", str(sheet))
    assert sheet.read_bytes() == before


@pytest.mark.parametrize("command", ["check", "show", "advance"])
def test_files_that_are_no_sheets(command: str, tmp_path: Path) -> None:
    latin, broken, other = tmp_path / "latin.toml", tmp_path / "broken.toml", tmp_path / "other.toml"
    latin.write_bytes('name = "Łotr"'.encode("iso8859-2"))
    broken.write_text('game = "nde12"\nrole = rogue\n')
    other.write_text("hearts = 5\n")
    assert "does not exist" in refused("character", command, str(tmp_path / "none.toml"))
    assert "is a folder" in refused("character", command, str(tmp_path))
    assert "UTF-8" in refused("character", command, str(latin))
    assert "line 2, column 8" in refused("character", command, str(broken))
    assert "does not say which game" in refused("character", command, str(other))
    assert "“no�such” cannot be read" in refused("character", command, "no\0such")


def test_a_seed_alone_draws_what_was_not_chosen_and_draws_it_again() -> None:
    made = [
        nde("character", "new", "nde12", "role=rogue", "--seed", str(seed), "--json").data
        for seed in (5, 5, 6)
    ]
    assert made[0] == made[1]
    assert made[0] != made[2]
    assert all(one["character"]["role"] == "rogue" for one in made)


def test_a_sheet_remembers_its_pack(tmp_path: Path) -> None:
    file = str(tmp_path / "scout.toml")
    made = nde("character", "new", "nde12", "--pack", "grim-marsh", "--out", file)
    assert made.status == 0, made.err
    assert 'packs = [\n    "grim-marsh",\n]' in Path(file).read_text(encoding="utf-8")
    shown = nde("character", "show", file)
    assert shown.status == 0, shown.err
    assert "Grim Marsh" in shown.out
    assert nde("character", "advance", file, "heart").status == 0
    assert "grim-marsh" in Path(file).read_text(encoding="utf-8")
    assert nde("character", "check", file).status == 0


def test_a_sheet_that_is_only_shown_says_how_to_keep_it(tmp_path: Path) -> None:
    hint = "add --out FILE to save it"
    assert nde("character", "new", "nde12").out.splitlines()[-1] == hint
    for more in (("--json",), ("--toml",), ("--out", str(tmp_path / "new.toml"))):
        assert hint not in nde("character", "new", "nde12", *more).out


def test_a_file_that_cannot_be_made_is_told_by_its_folder(tmp_path: Path) -> None:
    beyond = str(tmp_path / "nowhere" / "sheet.toml")
    assert f"the folder of “{beyond}” does not exist" in refused("character", "new", "nde12", "--out", beyond)
    assert f"“{tmp_path}” is a folder" in refused("character", "new", "nde12", "--out", str(tmp_path))


def test_a_list_that_is_too_long_is_refused() -> None:
    told = refused("character", "new", "nde12", "role=rogue", "talents=a,b,c,d", "gear=a,b,c,d,e")
    assert "“talents” lists 4, but only 2 are allowed" in told
    assert "“gear” lists 5, but only 3 are allowed" in told
    assert nde("character", "new", "nde12", "talents=a,b", "gear=a,b,c").status == 0


def test_a_pack_is_found_beside_the_sheet_that_names_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder, elsewhere = tmp_path / "game", tmp_path / "elsewhere"
    folder.mkdir()
    elsewhere.mkdir()
    (folder / "mine.toml").write_text(SMALLEST_PACK, encoding="utf-8")
    monkeypatch.chdir(folder)
    made = nde("character", "new", "nde12", "--pack", "mine.toml", "--out", "hero.toml")
    assert made.status == 0, made.err
    monkeypatch.chdir(elsewhere)
    said = nde("character", "advance", "../game/hero.toml", "heart")
    assert said.status == 0, said.err
    assert '"mine.toml"' in (folder / "hero.toml").read_text(encoding="utf-8"), "the name is kept as it was"
    (folder / "mine.toml").rename(elsewhere / "mine.toml")
    assert nde("character", "check", "../game/hero.toml").status == 0, "then the current folder"
    (elsewhere / "mine.toml").unlink()
    assert "“../game/hero.toml” needs the pack “mine.toml”" in refused(
        "character", "show", "../game/hero.toml"
    )


def test_real_dice_can_be_typed_for_a_new_character() -> None:
    tables, gold, attributes = "2,5", "1,3,1", "4,4,4,6,4,2,1,4,1"
    hp_age_traits_bond = "4,14,20,1,8,5,4,10,2,6,1,1"
    faces = ",".join((tables, gold, attributes, hp_age_traits_bond))
    made = nde("character", "new", "cairn2e", "background=deserter", "--faces", faces, "--json").data
    sheet = made["character"]
    assert (sheet["strength"], sheet["dexterity"], sheet["will"]) == (12, 12, 6)
    assert (sheet["gold"], sheet["hp"], sheet["age"]) == (5, 4, 44)
    short = refused("character", "new", "cairn2e", "background=deserter", "--faces", "2,5,1")
    assert "d6" in short


def test_typed_dice_and_a_seed_cannot_both_make_a_character() -> None:
    said = refused("character", "new", "cairn2e", "--faces", "1", "--seed", "2")
    assert "--faces" in said
    assert "--seed" in said


def test_a_list_that_is_too_short_leaves_the_rest_to_the_proposals() -> None:
    said = nde("character", "new", "tkds", "race=dwarf", "specialization=priest", "spells=healing", "--json")
    assert said.status == 0, said.err
    assert said.data["character"]["spells"][0] == "healing"
    assert len(said.data["character"]["spells"]) == 2


def test_a_game_that_is_nearly_named_is_not_taken_for_dice() -> None:
    assert "did you mean “cairn2e”?" in refused("odds", "cairn")


def test_a_gained_note_is_read_in_every_language(tmp_path: Path) -> None:
    path = tmp_path / "ulla.toml"
    nde("character", "new", "cairn2e", "--seed", "4", "--out", str(path))
    nde("character", "advance", str(path), "gain-ability", "--lang", "pl")
    kept = tomllib.loads(path.read_text(encoding="utf-8"))["notes"][-1]
    assert kept == "ability-favour"
    assert "owes you a favour" in " ".join(nde("character", "show", str(path)).out.split())
