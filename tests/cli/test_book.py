"""`nde book` writes the game on paper into files of its own."""

from __future__ import annotations

from pathlib import Path

import pytest

from nde.table.codec import write_log
from tests.cli.terminal import nde, refused
from tests.golden.adventure import evening


@pytest.fixture(autouse=True)
def _in_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def test_a_cheat_sheet_is_a_pdf_in_the_readers_language(tmp_path: Path) -> None:
    said = nde("book", "cheat-sheet", "nde12", "--lang", "cs")
    assert said.out == "Tahák · Nano Dungeon Engine 1.2: uloženo do nde12-cheat-sheet-cs.pdf\n"
    assert (tmp_path / "nde12-cheat-sheet-cs.pdf").read_bytes().startswith(b"%PDF-")


def test_the_ending_of_the_file_says_the_format() -> None:
    data = nde("book", "cheat-sheet", "tkds", "--out", "tkds.html", "--json").data
    text = Path("tkds.html").read_text(encoding="utf-8")
    assert data == {"file": "tkds.html", "title": "Cheat sheet · TKDS", "bytes": len(text.encode())}
    assert text.startswith('<!doctype html>\n<html lang="en">')


def test_what_cannot_be_printed_is_refused_and_nothing_is_written(tmp_path: Path) -> None:
    assert "use one of: .pdf, .html" in refused("book", "cheat-sheet", "tkds", "--out", "tkds.doc")
    assert "use one of: a4, letter" in refused("book", "cheat-sheet", "tkds", "--paper", "a3")
    Path("there.pdf").touch()
    assert "there.pdf" in refused("book", "cheat-sheet", "tkds", "--out", "there.pdf")
    assert [one.name for one in tmp_path.iterdir()] == ["there.pdf"]


def test_cards_of_some_kinds_and_names() -> None:
    assert nde("book", "cards", "cairn2e", "goblin", "spells", "--out", "some.pdf").status == 0
    assert Path("some.pdf").read_bytes().startswith(b"%PDF-")
    assert "did you mean Goblin" in refused("book", "cards", "cairn2e", "gobln")
    assert "kinds are: foes, spells, items" in refused("book", "cards", "cairn2e", "xyzzy")


def test_an_evening_is_a_chronicle_of_what_a_seat_knows() -> None:
    header, entries, _ = evening("cairn2e")
    Path("evening.nde").write_bytes(write_log(header, entries))
    said = nde("book", "evening", "evening.nde", "--as", "p0", "--out", "evening.md", "--lang", "de")
    assert said.status == 0, said.err
    assert Path("evening.md").read_text(encoding="utf-8").startswith("# ")
    assert "p9" in refused("book", "evening", "evening.nde", "--as", "p9")


def test_a_sheet_is_printed_of_a_file_and_blank_of_a_game() -> None:
    made = nde("character", "new", "nde12", "role=rogue", "name=Zora", "--out", "zora.toml")
    assert made.status == 0, made.err
    assert nde("book", "sheet", "zora.toml").out == "Zora · Nano Dungeon Engine 1.2 is in zora-en.pdf\n"
    assert "is in blank.html" in nde("book", "sheet", "nde12", "--out", "blank.html").out


def test_an_adventure_is_printed_for_its_game_master() -> None:
    said = nde("book", "adventure", "cairn2e", "old-bridge", "--lang", "de", "--out", "bridge.pdf")
    assert (said.status, said.err) == (0, "")
    assert "old-bridge" in refused("book", "adventure", "cairn2e", "old-brigde")
