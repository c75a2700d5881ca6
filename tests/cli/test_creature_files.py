"""Creatures of one's own from a file: written by `nde import`, fought in `nde fight`, seen in `nde foes`."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.terminal import nde, refused
from tests.rules.cairn2e.imports.library import FILES

MARSH = """# Bog Lantern
3 HP, 14 DEX, wisp touch (d6, ignores armor)

**Mire Hulk** 8HP, Armor 2 15 STR 6 DEX fists (1d8+1d8) or mud (d6, blast)
"""
OWN = {
    "nde12": '[foes.hulk]\nname = "Mire Hulk"\nrank = "elite"\ntn = 9\n',
    "nde14": '[foes.hulk]\nname = "Mire Hulk"\nlike = "elite"\n',
    "cairn2e": '[foes.hulk]\nname = "Mire Hulk"\nhp = 8\nattacks = ["fists (d8+d8)"]\n',
    "tkds": '[foes.hulk]\nname = "Mire Hulk"\nhp = 9\nattacks = ["fists (1d8)"]\n',
}


@pytest.fixture
def marsh(tmp_path: Path) -> Path:
    path = tmp_path / "marsh.md"
    path.write_text(MARSH, encoding="utf-8")
    return path


def test_pasted_blocks_are_fought_as_they_stand(marsh: Path) -> None:
    said = nde(
        "fight", "cairn2e", "--party", "deserter*2", "--foes", str(marsh), "--simulate", "--runs", "20"
    )
    assert said.status == 0, said.err
    assert "against Bog Lantern, Mire Hulk" in said.out.replace("\n", " ")


def test_what_import_writes_every_command_takes(marsh: Path, tmp_path: Path) -> None:
    out = tmp_path / "marsh.toml"
    assert nde("import", "statblocks", str(marsh), "--out", str(out)).status == 0
    shown = nde("foes", "cairn2e", "mire-hulk", "--creatures", str(out))
    assert "fists (d8+d8), mud (d6, blast)" in shown.out
    asked = ("--party", "deserter*2", "--simulate", "--runs", "50", "--json")
    pasted = nde("fight", "cairn2e", "--foes", str(marsh), *asked)
    kept = nde("fight", "cairn2e", "--foes", "bog-lantern,mire-hulk", "--creatures", str(out), *asked)
    assert pasted.data | {"seconds": 0} == kept.data | {"seconds": 0}
    assert nde("import", "statblocks", str(marsh), "--out", str(out)).status != 0


@pytest.mark.parametrize("game", OWN)
def test_a_file_of_ones_own_is_fought_in_every_game(game: str, tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    path.write_text(OWN[game], encoding="utf-8")
    kind = {"nde12": "warrior", "nde14": "assault", "cairn2e": "deserter", "tkds": "fighter"}[game]
    asked = ("--foes", f"{path}*2", "--simulate", "--runs", "10")
    said = nde("fight", game, "--party", kind, *asked, "--lang", "pl")
    assert "2 × Mire Hulk" in said.out.replace("\u00a0", " "), said.err


def test_every_fault_of_a_file_is_told_with_its_place(tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    path.write_text('game = "tkds"\n[foes.hulk]\nnam = "x"\n', encoding="utf-8")
    assert "for tkds, not for cairn2e" in refused(
        "fight", "cairn2e", "--party", "deserter", "--foes", str(path)
    )
    path.write_text('[foes.hulk]\nnam = "x"\nhp = -2\nattacks = ["bite"]\n', encoding="utf-8")
    told = refused("fight", "cairn2e", "--party", "deserter", "--foes", str(path))
    for part in ("hulk.nam", "hulk.hp", "hulk.attacks[0]", "bite (d6)"):
        assert part in told


def test_a_game_without_pasted_blocks_says_what_to_write(marsh: Path) -> None:
    told = refused("fight", "nde12", "--party", "warrior", "--foes", str(marsh))
    assert ".toml" in told


ADVENTURE = """
[adventure]
id = "mire"
start = "reeds"
game = "cairn2e"
title.en = "The Mire"

[places.reeds]
title.en = "The reeds"
foes = [{ foe = "mire-hulk" }]
won = { ending = "won" }

[endings.won]
won = true
title.en = "Through"

"""
PACK = """
[pack]
id = "mire"
format = 1
base = "cairn2e"
title = { en = "The Mire", pl = "Trzęsawisko", de = "Das Moor", cs = "Slatina" }

"""


def tables_of(marsh: Path, tmp_path: Path) -> str:
    """The tables of creatures as `nde import` writes them, without the head of the file."""
    out = tmp_path / "written.toml"
    assert nde("import", "statblocks", str(marsh), "--out", str(out)).status == 0
    text = out.read_text(encoding="utf-8")
    return text[text.index("[foes") :]


def test_what_import_writes_stands_in_an_adventure_and_is_played(marsh: Path, tmp_path: Path) -> None:
    path = tmp_path / "mire.toml"
    path.write_text(ADVENTURE + tables_of(marsh, tmp_path), encoding="utf-8")
    asked = ("--heroes", "2", "--seed", "7", "--file", str(tmp_path / "evening.nde"), "--plain")
    said = nde("play", str(path), *asked, stdin="1\nquit\n")
    assert "Mire Hulk" in said.out, said.err
    refused_elsewhere = refused("play", str(path), "--game", "nde12", "--file", str(tmp_path / "no.nde"))
    assert "cairn2e" in refused_elsewhere
    assert "mire-hulk" in refused_elsewhere
    fought = nde(
        "fight", "cairn2e", "--party", "deserter*2", "--foes", str(path), "--runs", "10", "--simulate"
    )
    assert "against Bog Lantern, Mire Hulk" in fought.out.replace("\n", " ")


def test_what_import_writes_stands_in_a_pack(marsh: Path, tmp_path: Path) -> None:
    path = tmp_path / "mire-pack.toml"
    path.write_text(PACK + tables_of(marsh, tmp_path), encoding="utf-8")
    shown = nde("foes", "cairn2e", "mire-hulk", "--pack", str(path))
    assert "fists (d8+d8), mud (d6, blast)" in shown.out
    assert "a pack, an adventure or a file" in " ".join(shown.out.split())
    asked = ("--foes", "mire-hulk*2", "--runs", "10", "--simulate", "--pack", str(path))
    assert "2 × Mire Hulk" in nde("fight", "cairn2e", "--party", "deserter", *asked).out.replace(
        "\u00a0", " "
    )
    scene = tmp_path / "scene.toml"
    scene.write_text(ADVENTURE, encoding="utf-8")
    log = ("--file", str(tmp_path / "evening.nde"), "--plain", "--seed", "7")
    said = nde("play", str(scene), "--pack", str(path), *log, stdin="1\nquit\n")
    assert "Mire Hulk" in said.out, said.err
    assert "Mire Hulk" in nde("log", str(tmp_path / "evening.nde")).out


def test_faults_of_an_adventures_creatures_are_told_before_anything_begins(
    marsh: Path, tmp_path: Path
) -> None:
    path = tmp_path / "mire.toml"
    text = ADVENTURE.replace("mire-hulk", "mire-hulc") + tables_of(marsh, tmp_path)
    path.write_text(text.replace("hp = 8", 'hp = "8"'), encoding="utf-8")
    told = refused("play", str(path), "--file", str(tmp_path / "evening.nde"))
    for part in ("foes.mire-hulk.hp", "places.reeds.foes[0].foe", "mire-hulk"):
        assert part in told
    assert not (tmp_path / "evening.nde").exists()


MARA = """{"name": "Mara", "background": "Custom", "custom_background": "Reed Cutter", "strength": 12,
"dexterity": 9, "willpower": 7, "hp": 3, "hp_max": 5, "items": [{"name": "Spear", "tags": ["d8"]}],
"eyes": "grey"}"""


def test_a_hero_of_another_tool_is_imported_shown_and_played(tmp_path: Path) -> None:
    path, out = tmp_path / "mara.json", tmp_path / "mara.toml"
    path.write_text(MARA, encoding="utf-8")
    said = nde("import", "characters", str(path), "--out", str(out))
    assert "eyes: grey" in said.out
    assert nde("character", "check", str(out)).status == 0
    shown = nde("character", "show", str(path))
    assert shown.out == nde("character", "show", str(out)).out
    assert "Reed Cutter" in shown.out
    log = ("--heroes", "1", "--file", str(tmp_path / "evening.nde"), "--plain", "--seed", "7")
    assert "Mara: HP 3/5" in nde("play", "old-bridge", "--sheet", str(path), *log, stdin="quit\n").out
    path.write_text(f"[{MARA}, {MARA}]", encoding="utf-8")
    assert "Mara" in refused_out("import", "characters", str(path), "--out", str(tmp_path / "two.toml"))


def refused_out(*argv: str) -> str:
    said = nde(*argv)
    assert said.status != 0
    return said.err


def test_a_book_is_read_from_its_folder_and_played_with(tmp_path: Path) -> None:
    for path, text in FILES.items():
        file = tmp_path / "clone" / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    out = tmp_path / "book.toml"
    said = nde("import", "cairn", str(tmp_path / "clone"), "--out", str(out))
    assert (said.status, said.err) == (0, "")
    assert "spells: 2" in said.out
    assert "CC-BY-SA" in said.out
    sheet = tmp_path / "wife.toml"
    made = nde(
        "character", "new", "cairn2e", "--pack", str(out), "--surprise", "--seed", "3", "--out", str(sheet)
    )
    assert "Eel Wife" in made.out, made.err
    assert "Eel Wife" in nde("character", "show", str(sheet), "--lang", "de").out
    assert "Heron Step" in nde("rules", "cairn2e/spellbooks", "--pack", str(out)).out
    log = (
        "--heroes",
        "1",
        "--file",
        str(tmp_path / "evening.nde"),
        "--plain",
        "--seed",
        "7",
        "--pack",
        str(out),
    )
    played = nde("play", "old-bridge", "--sheet", str(sheet), *log, stdin="sheet\nquit\n")
    assert "Eel Fork" in played.out, played.err
    (tmp_path / "empty").mkdir()
    for folder in (tmp_path / "empty", tmp_path / "none"):
        assert str(folder) in refused("import", "cairn", str(folder))
