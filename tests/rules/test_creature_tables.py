"""Tables `[foes.…]`: one form for files of creatures, packs and adventures."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from nde.errors import Faults
from nde.locale.book.game import PackedGame
from nde.locale.book.lookup import foe_name
from nde.rules import ruleset_named
from nde.rules.creature_tables import read_document
from nde.rules.documents import Findings
from nde.rules.pack import game_with, read_pack
from nde.rules.play import playing_of
from nde.table.header import header_of

PACK = """
[pack]
id = "mire"
format = 1
base = "cairn2e"
title = { en = "The Mire", pl = "Trzęsawisko", de = "Das Moor", cs = "Slatina" }

[foes.hulk]
name = { en = "Mire Hulk", pl = "Bagienny kolos" }
hp = 8
attacks = ["fists (d8+d8)"]

[foes.pup]
name = "Hulkling"
like = "hulk"
hp = 2
"""


def test_a_pack_brings_creatures_under_their_names_in_each_language_that_it_has() -> None:
    pack = read_pack(PACK)
    game = PackedGame(ruleset_named("cairn2e")).with_pack(pack)
    assert game.rules.foes["hulk"].hp == 8
    assert game.rules.foes["pup"].attacks == game.rules.foes["hulk"].attacks
    assert game.rules.foe_sources["hulk"] == "brought"
    names = {one: foe_name(game.rules, "hulk", game.words(one)) for one in ("en", "pl", "de")}
    assert names == {"en": "Mire Hulk", "pl": "Bagienny kolos", "de": "Mire Hulk"}
    assert foe_name(game.rules, "pup", game.words("pl")) == "Hulkling"


def test_what_a_pack_brought_is_there_for_a_table_that_has_only_its_log() -> None:
    game = PackedGame(ruleset_named("cairn2e")).with_pack(read_pack(PACK))
    header = header_of(game)
    assert header.rules.foes["pup"] == game.rules.foes["pup"]
    assert header.rules.foe_sources["pup"] == "brought"
    scene = header.rules.new_scene({}, {"first": "hulk"})
    assert playing_of(header.rules).people(scene)[0].name == "Mire Hulk"


def test_a_pack_may_have_another_creature_for_one_of_the_games() -> None:
    own = '[foes.goblin]\nname = "Reed Goblin"\nhp = 9\n'
    game = game_with(read_pack(PACK + own))
    (one,) = playing_of(game).people(game.new_scene({}, {"first": "goblin"}))
    assert (one.name, one.tracks[0].most) == ("Reed Goblin", 9)


def test_changed_settings_keep_what_a_pack_brought() -> None:
    changed = game_with(read_pack(PACK)).configure({"armor_cap": 2})
    assert (changed.foes["hulk"].name, changed.foe_sources["hulk"]) == ("Mire Hulk", "brought")


def test_faults_of_a_packs_creatures_are_told_with_all_others_and_their_lines() -> None:
    text = PACK.replace("hp = 8", 'hp = "many"').replace('like = "hulk"', 'like = "hulc"')
    text += '[settings]\narmor_cap = "x"\n[foes.imp]\nname = { en = "Imp {", fr = "Diablotin" }\n'
    with pytest.raises(Faults) as raised:
        game_with(read_pack(text))
    found = {fault.place: fault.error.code for fault in raised.value.faults}
    assert found == {
        "10: foes.hulk.hp": "not-a-value",
        "15: foes.pup.like": "no-such-foe-block",
        "18: settings.armor_cap": "not-a-number",
        "20: foes.imp.name.fr": "unknown-key",
        "20: foes.imp.name.en": "words-broken",
    }


@pytest.mark.parametrize(
    ("document", "faults"),
    [
        ({"pack": {"base": "tkds"}, "foes": {"hulk": {}}}, {"pack.base": "creatures-of-other-game"}),
        (
            {"adventure": {"game": "tkds"}},
            {"adventure.game": "creatures-of-other-game", "foes": "key-missing"},
        ),
        (
            {"kind": "sheet", "format": 9, "author": 1, "foes": 3},
            {
                "kind": "not-allowed",
                "format": "newer-pack",
                "author": "unknown-key",
                "foes": "not-a-table",
            },
        ),
        ({"foes": {"hulk": 3}}, {"foes.hulk": "not-a-table"}),
    ],
)
def test_every_fault_of_a_file_is_named(document: Mapping[str, Any], faults: dict[str, str]) -> None:
    found = Findings("own.toml")
    read_document(document, ruleset_named("cairn2e"), found)
    assert {one.place: one.error.code for one in found.faults} == faults


def test_creatures_of_a_pack_in_such_a_number_are_the_unit_that_their_block_says() -> None:
    text = PACK + '[foes.ant]\nname = "Bog Ant"\nhp = 2\nattacks = ["bite (d4)"]\nunit_from = 3\n'
    playing = playing_of(game_with(read_pack(text)))
    together = playing.mustered({"one": "ant", "two": "ant", "three": "ant"})
    assert [one.is_detachment for one in together.values()] == [True]
    assert len(playing.mustered({"one": "ant", "two": "ant"})) == 2
