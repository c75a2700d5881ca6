"""`nde import` tells everything it read, what it assumed, and every line it could not read."""

from __future__ import annotations

from pathlib import Path

import pytest

from nde.locale import LANGUAGES
from tests.cli.terminal import nde, refused

IMP = "# Mud Imp\n\n4 HP, 8 STR, 14 DEX, 8 WIL, spear (d6)\n\n- **Critical Damage**: mud in the eyes.\n"
OGRE = "# Ogre\n\n6 HP, 7 Armor, 16 STR, club (2d8)\n"
BAD = "# Rat\n\n3 HP, 4 STR, 12 WIS\n\n# Bat\n\n2 HP, 4 STR, 14 DEX, 8 WIL, bite (d4)\n"


def written(folder: Path, **texts: str) -> list[str]:
    paths = []
    for name, text in texts.items():
        path = folder / f"{name}.md"
        path.write_text(text, encoding="utf-8")
        paths.append(str(path))
    return paths


def test_blocks_of_many_files_are_told_with_what_was_assumed(tmp_path: Path) -> None:
    imp, ogre = written(tmp_path, imp=IMP, ogre=OGRE)
    said = nde("import", "statblocks", imp, ogre)
    assert (said.status, said.err) == (0, "")
    assert said.out.splitlines() == [
        f"{imp}:3: Mud Imp: HP 4, Armor 0, STR 8, DEX 14, WIL 8, spear (d6), critical effect",
        f"{ogre}:3: Ogre: HP 6, Armor 3, STR 16, DEX 10, WIL 10, club (d8+d8)",
        "    assumed: “2d8” is d8+d8, of which the highest counts",
        "    assumed: Armor 7 counts as 3, the maximum",
        "    assumed: DEX is not given, so it is 10",
        "    assumed: WIL is not given, so it is 10",
        "2 blocks read, 4 assumptions made",
    ]


QUALITIES = {
    "en": "mud (d6, blast), touch (d4+d4, ignores armor, bulky), bow (d6, ranged), detachment",
    "pl": "mud (d6, wybuch), touch (d4+d4, omija Pancerz, nieporęczny), bow (d6, dystansowy), oddział",
    "de": "mud (d6, Flächenschaden), touch (d4+d4, ignoriert Rüstung, sperrig), bow (d6, Fernkampf), "
    "Abteilung",
    "cs": "mud (d6, výbuch), touch (d4+d4, ignoruje Zbroj, neskladný), bow (d6, na dálku), oddíl",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_qualities_are_told_in_the_reader_s_words(language: str) -> None:
    text = "Imp: 4 HP, 8 STR, mud (d6, blast), touch (d4+d4, ignores armor, bulky), bow (d6), detachment"
    said = nde("import", "statblocks", "-", "--lang", language, stdin=text)
    assert said.out.splitlines()[0].endswith(QUALITIES[language])


def test_json_has_numbers_assumptions_and_the_source(tmp_path: Path) -> None:
    (ogre,) = written(tmp_path, ogre=OGRE)
    said = nde("import", "statblocks", ogre, "--json")
    assert (said.status, said.err) == (0, "")
    (one,) = said.data["found"]
    assert (one["file"], one["line"], one["game"], one["name"]) == (ogre, 3, "cairn2e", "Ogre")
    assert one["source"] == "6 HP, 7 Armor, 16 STR, club (2d8)"
    block = one["block"]
    assert (block["hp"], block["armor"], block["strength"], block["dexterity"]) == (6, 3, 16, 10)
    assert [(attack["name"], attack["dice"]) for attack in block["attacks"]] == [("club", [8, 8])]
    keys = {tell["key"] for tell in one["assumed"]}
    assert keys == {"import-several-dice", "import-armor", "import-attribute"}
    capped = next(tell for tell in one["assumed"] if tell["key"] == "import-armor")
    assert (capped["facts"], capped["rule"]) == ({"raw": 7, "armor": 3}, "cairn2e/bestiary")
    assert all(tell["text"] and "⟨" not in tell["text"] for tell in one["assumed"])
    assert said.data["faults"] == []


def test_what_cannot_be_read_is_quoted_and_the_rest_still_told(tmp_path: Path) -> None:
    (bad,) = written(tmp_path, bad=BAD)
    said = nde("import", "statblocks", bad)
    assert said.status == 1
    assert said.out.splitlines()[0] == f"{bad}:7: Bat: HP 2, Armor 0, STR 4, DEX 14, WIL 8, bite (d4)"
    assert said.err == (
        f"nde: {bad}:3: “12 WIS” in “3 HP, 4 STR, 12 WIS” is a number of another game; "
        "write HP, Armor, STR, DEX and WIL\n"
    )
    data = nde("import", "statblocks", bad, "--json")
    assert (data.status, data.err, [one["name"] for one in data.data["found"]]) == (1, "", ["Bat"])
    (fault,) = data.data["faults"]
    assert (fault["file"], fault["line"], fault["code"]) == (bad, 3, "block-stat-foreign")
    assert fault["facts"]["part"] == "12 WIS"


def test_a_dash_reads_standard_input() -> None:
    said = nde("import", "statblocks", "-", stdin=IMP)
    assert said.status == 0
    assert said.out.startswith("-:3: Mud Imp: HP 4")


def test_a_file_without_a_block_and_one_that_is_not_there_are_named(tmp_path: Path) -> None:
    imp, empty = written(tmp_path, imp=IMP, empty="Nothing but prose here.\n")
    lost = str(tmp_path / "lost.md")
    said = nde("import", "statblocks", empty, lost, imp)
    assert said.status == 1
    assert "Mud Imp" in said.out
    first, second = said.err.splitlines()
    assert first == f"nde: “{empty}” contains nothing that can be read as statblocks; check its contents"
    assert second == f"nde: “{lost}” does not exist; check the name"


def test_where_nothing_is_read_the_status_says_so(tmp_path: Path) -> None:
    (empty,) = written(tmp_path, empty="Nothing but prose here.\n")
    said = nde("import", "statblocks", empty)
    assert (said.status, said.out) == (2, "nothing was read\n")


def test_an_unknown_kind_is_refused_with_those_there_are() -> None:
    told = refused("import", "statblock", "a.md")
    assert "“statblock” is not a kind of document that any game reads; use one of: statblocks" in told
    assert "did you mean “statblocks”?" in told
    assert "FILE" in refused("import", "statblocks") or "file" in refused("import", "statblocks")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_remark_and_fault_has_words_in_every_language(language: str) -> None:
    from tests.rules.cairn2e.bestiary.test_statblocks import ASSUMED, REFUSED

    text = "\n\n".join([f"# Thing\n{text}" for text, *_ in (*ASSUMED, *REFUSED)])
    doubled = "# Twins\n4 HP, 8 STR\n\n5 HP, 8 STR\n"
    said = nde("import", "statblocks", "-", "--lang", language, stdin=f"9 HP, 9 STR\n\n{text}\n\n{doubled}")
    assert said.status == 1
    assert "⟨" not in said.out + said.err
    assert "{" not in said.out + said.err
    data = nde("import", "statblocks", "-", "--lang", language, "--json", stdin=f"{text}\n\n{doubled}").data
    remarks = {tell["key"] for one in data["found"] for tell in one["assumed"]}
    assert len(remarks) > 18
    assert len({fault["code"] for fault in data["faults"]}) > 9


def test_signs_that_command_a_terminal_do_not_reach_it() -> None:
    said = nde("import", "statblocks", "-", stdin="# Red \x1b[31m Imp\n\n4 HP, 8 STR\n")
    assert "\x1b" not in said.out
