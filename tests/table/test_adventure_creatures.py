"""Creatures that an adventure brings: named in its scenes, met, fought and kept at the table."""

from __future__ import annotations

import pytest

from nde.errors import Faults, Illegal
from nde.prose.names import Callers
from nde.rules import ruleset_named
from nde.rules.pack import game_with, read_pack
from nde.table.codec import encode_header, read_header
from nde.table.story.adventure import Foes
from nde.table.story.checks import require_playable
from nde.table.story.reader import read_adventure
from tests.table.play import Playing
from tests.table.tales import begun, play_to_the_end

MIRE = """
[adventure]
id = "mire"
start = "reeds"
game = "cairn2e"
title.en = "The Mire"

[foes.hulk]
name = { en = "Mire Hulk", pl = "Bagienny kolos" }
hp = 2
strength = 3
attacks = ["fists (d4)"]

[places.reeds]
title.en = "The reeds"
foes = [{ foe = "hulk", kind = "brute" }, { foe = "goblin", count = 2, kind = "raider" }]
won = { ending = "won" }
exits.on = { to = "reeds", text.en = "On" }

[endings.won]
won = true
title.en = "Through"
"""


def people(table: Playing) -> dict[str, str]:
    here = table.state.playing.people(table.state.world.scene)
    return {one.id: one.name for one in here if one.side == "foes"}


def faults(text: str) -> dict[str, str]:
    with pytest.raises(Faults) as raised:
        read_adventure(text, "mire.toml")
    return {one.place: one.error.code for one in raised.value.faults}


def test_scenes_name_creatures_of_the_file_and_of_the_game() -> None:
    adventure = read_adventure(MIRE, "mire.toml")
    assert adventure.places[0].foes[0] == Foes(foe="hulk", kind="brute")
    table = begun("cairn2e", adventure)
    assert people(table) == {"hulk-1": "Mire Hulk", "goblin-1": "", "goblin-2": ""}
    assert table.rules.foe_sources["hulk"] == "brought"
    told = Callers("pl").meet(table.state, table.state.playing.people(table.state.world.scene))
    assert told.say("who-hulk-1") == "Bagienny kolos"


def test_a_log_stands_alone_with_the_creatures_of_its_adventure() -> None:
    table = begun("cairn2e", read_adventure(MIRE, "mire.toml"))
    header = read_header(encode_header(table.header))
    assert header.rules.foes["hulk"].hp == 2


def test_such_an_adventure_is_played_to_its_end() -> None:
    assert play_to_the_end(begun("cairn2e", read_adventure(MIRE, "mire.toml"), 3), 600) in ("won", "lost")


def test_in_another_game_its_foes_are_those_of_their_kind() -> None:
    adventure = read_adventure(MIRE, "mire.toml")
    require_playable(adventure, "nde12")
    table = begun("nde12", adventure)
    assert sorted(people(table)) == ["bruiser-1", "prowler-1", "prowler-2"]
    assert "hulk" not in table.rules.foes


def test_where_nothing_stands_in_for_a_creature_another_game_is_refused() -> None:
    adventure = read_adventure(MIRE.replace(', kind = "brute"', ""), "mire.toml")
    require_playable(adventure, "cairn2e")
    with pytest.raises(Illegal) as raised:
        require_playable(adventure, "nde12")
    assert raised.value.facts["names"] == ("hulk",)


@pytest.mark.parametrize(
    ("old", "new", "place", "code"),
    [
        ('game = "cairn2e"', 'game = "cairn3e"', "adventure.game", "no-such-game"),
        ('game = "cairn2e"\n', "", "adventure.game", "key-missing"),
        ('foe = "hulk"', 'foe = "hulc"', "places.reeds.foes[0].foe", "no-such-foe-block"),
        ("hp = 2", "hpp = 2", "foes.hulk.hpp", "misspelt-key"),
        ('["fists (d4)"]', '["fists"]', "foes.hulk.attacks[0]", "attack-unclear"),
        ('kind = "brute"', 'kind = "dragon"', "places.reeds.foes[0].kind", "not-allowed"),
        ('foe = "hulk", kind = "brute"', "count = 1", "places.reeds.foes[0].kind", "key-missing"),
    ],
)
def test_a_fault_is_told_with_its_place(old: str, new: str, place: str, code: str) -> None:
    assert old in MIRE
    assert faults(MIRE.replace(old, new))[place] == code


def test_all_faults_of_the_file_are_told_at_once() -> None:
    text = MIRE.replace('foe = "hulk"', 'foe = "hulc"').replace("hp = 2", "hp = -2")
    assert faults(text.replace('to = "reeds"', 'to = "reds"')) == {
        "foes.hulk.hp": "number-outside",
        "places.reeds.foes[0].foe": "no-such-foe-block",
        "places.reeds.exits.on.to": "no-such-story-place",
    }


def test_a_scene_may_name_what_a_pack_brings() -> None:
    pack = """
[pack]
id = "eels"
format = 1
base = "cairn2e"
title = { en = "Eels", pl = "Węgorze", de = "Aale", cs = "Úhoři" }
[foes.eel]
name = "Glass Eel"
"""
    text = MIRE.replace('foe = "goblin"', 'foe = "eel"')
    assert faults(text) == {"places.reeds.foes[1].foe": "no-such-foe-block"}
    rules = game_with(read_pack(pack))
    assert read_adventure(text, "mire.toml", rules).places[0].foes[1].foe == "eel"
    assert ruleset_named("cairn2e").foes.get("eel") is None
