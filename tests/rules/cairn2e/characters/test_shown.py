"""A character of this game at the command line: made, shown, checked and grown, in every language."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from nde.locale import LANGUAGES
from nde.rules import ruleset_named
from nde.rules.cairn2e.characters.sheet import sheet as sheet_of
from nde.rules.cairn2e.scene import Figure
from nde.rules.play import playing_of
from tests.cli.terminal import nde, refused
from tests.rules.cairn2e.exploration.people import GAME, ROPE, alone, body, scene_of

SHEET = """
kind = "character"
game = "cairn2e"
name = "Maud"
background = "midwife"
strength = 8
strength_most = 11
dexterity = 9
will = 12
hp = 3
fatigue = 2
bonds = ["spared", "Owes the miller, and will pay"]
notes = ["quiet-word"]
items = ["dagger", {key = "torch", uses = 1}, "chainmail", "spellbook-salt-line", "a blue hat"]
"""


@pytest.fixture
def sheet(tmp_path: Path) -> Path:
    path = tmp_path / "maud.toml"
    path.write_text(SHEET, encoding="utf-8")
    return path


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        (
            "en",
            ("Midwife", "STR 8/11", "Slots 8/10", "dagger (d6), torch (1/3), chainmail (+2)", "Salt Line"),
        ),
        ("pl", ("Akuszerka", "SIŁ 8/11", "Miejsca 8/10", "sztylet (k6), pochodnia (1/3)", "Linia soli")),
        ("de", ("Hebamme", "STÄ 8/11", "Plätze 8/10", "Dolch (W6), Fackel (1/3)", "Salzlinie")),
        ("cs", ("Porodní bába", "SIL 8/11", "Místa 8/10", "dýka (k6), pochodeň (1/3)", "Solná čára")),
    ],
)
def test_a_sheet_is_shown_in_the_readers_language(sheet: Path, language: str, lines: tuple[str, ...]) -> None:
    shown = " ".join(nde("character", "show", str(sheet), "--lang", language).out.split())
    assert [line for line in lines if line not in shown] == []
    assert "a blue hat" in shown
    assert "; Owes the miller, and will pay" in shown
    assert "(×2)" in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_new_character_is_whole_in_every_language(language: str) -> None:
    shown = nde("character", "new", "cairn2e", "--seed", "3", "--lang", language).out
    assert not set(shown) & set("{}⟨⟩")


def test_choices_are_taken_from_the_line(tmp_path: Path) -> None:
    path = tmp_path / "mags.toml"
    choices = ("background=smuggler", "bond=spared", "name=Old Mags", "traits=choose-each", "virtue=witty")
    nde("character", "new", "cairn2e", *choices, "--out", str(path))
    text = path.read_text(encoding="utf-8")
    assert 'name = "Old Mags"' in text
    assert 'background = "smuggler"' in text
    assert 'virtue = "witty"' in text
    assert nde("character", "check", str(path)).status == 0


def test_a_name_that_was_proposed_is_written_out_and_keys_stay_keys(tmp_path: Path) -> None:
    path = tmp_path / "somebody.toml"
    nde("character", "new", "cairn2e", "background=midwife", "--lang", "pl", "--out", str(path))
    text = path.read_text(encoding="utf-8")
    assert "name-" not in text
    assert '"dagger"' in text


def test_growth_is_written_back(sheet: Path) -> None:
    told = nde("character", "advance", str(sheet), "gain-item", "gained-item=compass", "--lang", "de").out
    assert "neu vom Hüter: Kompass" in told
    assert '"compass"' in sheet.read_text(encoding="utf-8")


def test_every_fault_is_listed(sheet: Path) -> None:
    sheet.write_text(SHEET.replace('"dagger"', '"dager"').replace("hp = 3", "hp = -3"), encoding="utf-8")
    checked = nde("character", "check", str(sheet))
    assert checked.status == 1
    assert "did you mean “dagger”?" in checked.err + checked.out
    assert "hp" in checked.err + checked.out


def test_a_background_there_is_not_is_refused_with_the_one_that_was_meant() -> None:
    assert "did you mean “smuggler”?" in refused("character", "new", "cairn2e", "background=smugler")


def refills(**changes: Any) -> dict[str, str]:
    """What is promised to bring each number of somebody's sheet back."""
    return {one.key: one.refill for one in sheet_of(GAME, body(**changes)).tracks}


@pytest.mark.rule("cairn2e/deprived", "cairn2e/11")
def test_a_sheet_promises_the_deprived_nothing_back() -> None:
    assert set(refills(is_deprived=True).values()) == {"needs"}
    assert refills()["slots"] == "camp"


@pytest.mark.rule("cairn2e/slots", "cairn2e/22")
def test_a_sheet_promises_no_rest_for_hp_that_a_full_load_hides() -> None:
    assert refills(items=(ROPE,) * 10)["hp"] == "load"
    scene = scene_of(Figure(id="ada", character=body(items=(ROPE,) * 10)))
    (person,) = playing_of(ruleset_named("cairn2e")).people(scene)
    assert [track.refill for track in person.tracks] == ["load", "week"]


@pytest.mark.rule("cairn2e/deprived", "cairn2e/11")
def test_nobody_promises_the_deprived_their_strength_beside_their_name() -> None:
    (person,) = playing_of(ruleset_named("cairn2e")).people(alone(is_deprived=True))
    assert [track.refill for track in person.tracks] == ["needs", "needs"]
