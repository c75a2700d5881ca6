"""JSON of another tool: its heroes as sheets of Cairn, its bestiary as creatures, and nothing dropped."""

from __future__ import annotations

import json
from typing import Any

import pytest

from nde.rules import ruleset_named
from nde.rules.creatures import read_creature, write_creature
from nde.rules.ruleset import Imported, Importing

CAIRN = ruleset_named("cairn2e")
MARA: dict[str, Any] = {
    "name": "Mara",
    "background": "Custom",
    "custom_background": "Reed Cutter",
    "strength": "12",
    "strength_max": 12,
    "dexterity": 9,
    "dexterity_max": 11,
    "willpower": 7,
    "hp": 3,
    "hp_max": 5,
    "armor": "1",
    "deprived": True,
    "panicked": True,
    "gold": 14,
    "description": "Tall.",
    "traits": "Wiry, with a slow way of talking.",
    "notes": "Owes the ferry.\nFears eels.",
    "bonds": "You keep half of a coin.",
    "omens": "The wells hum.",
    "scars": "A torn ear.",
    "image_url": "",
    "favourite_colour": "green",
    "containers": [{"id": 0, "name": "Main", "slots": 10}, {"id": "1", "name": "Old Mule", "slots": 6}],
    "items": [
        {"id": 1, "name": "Spear", "tags": ["d8"], "location": 0},
        {"id": 2, "name": "Fatigue", "tags": [], "location": "0"},
        {"id": 3, "name": "Gambeson", "tags": ["1 Armor"], "location": 0},
        {
            "name": "Reed Flute",
            "tags": ["petty", "cursed"],
            "charges": 1,
            "max_charges": 3,
            "description": "Calls herons.",
        },
        {"name": "Twin Sickles", "tags": ["d6+d6", "bulky"], "location": 0},
        {"name": "Rations", "uses": 2, "location": 0},
        {"name": "Tent", "tags": ["bulky"], "location": 1},
        {"name": "Spellbook: Moth Lantern", "tags": [], "location": 0},
        {"name": "Carrying Old Mule", "tags": [], "location": 0},
    ],
}
BESTIARY = {
    "Monsters": {
        "Reed Imp": {
            "HP": 3,
            "STR": 6,
            "DEX": 14,
            "WIL": 8,
            "Attack": "claws (d6) or spit (d4, blast)",
            "Traits": ["Hides among herons.", "Critical Damage: the victim smells of mud."],
            "Sees": ["in the dark", 3],
        },
        "Fog": {"HP": "4", "Armor": 1, "STR": 10, "DEX": 10, "WIL": 10, "Traits": ["Drifts."]},
        "Eel": {"STR": 3, "Attack": "bite (d4)"},
        "Toad": {"HP": "many", "STR": 3},
    },
    "version": 2,
}


def read(kind: str, document: object) -> Importing:
    return CAIRN.readers[kind](json.dumps(document, indent=1))


def only(reading: Importing) -> Imported:
    assert reading.faults == ()
    (one,) = reading.found
    return one


def test_a_hero_comes_with_numbers_things_and_a_load() -> None:
    hero = only(read("characters", MARA)).block
    assert (hero.name, hero.background, hero.gold, hero.fatigue) == ("Mara", "Reed Cutter", 14, 1)
    assert (hero.strength, hero.dexterity, hero.dexterity_most, hero.will_most) == (12, 9, 11, 7)
    assert (hero.hp, hero.hp_most, hero.is_deprived, hero.omen) == (3, 5, True, "The wells hum.")
    things = {item.key: item for item in hero.items}
    assert (things["spear"].dice, things["gambeson"].armor, things["gambeson"].is_worn) == ((8,), 1, True)
    assert (things["rations"].kind, things["rations"].uses, things["rations"].uses_most) == ("food", 2, 3)
    flute = things["Reed Flute"]
    assert (flute.slots, flute.uses, flute.uses_most) == (0, 1, 3)
    assert (things["Twin Sickles"].dice, things["Twin Sickles"].slots) == ((6, 6), 2)
    assert things["Spellbook: Moth Lantern"].spell == "Moth Lantern"
    assert "Carrying Old Mule" in things
    assert "tent" not in things


def test_nothing_of_a_hero_is_dropped_and_what_is_kept_aside_is_said() -> None:
    one = only(read("characters", MARA))
    kept = " ".join(one.block.notes)
    for text in (
        *(
            "Tall.",
            "slow way of talking",
            "Owes the ferry.",
            "Fears eels.",
            "A torn ear.",
            "green",
            "panicked",
        ),
        *("cursed", "Calls herons.", "Old Mule: Tent (bulky)", "slots 6"),
    ):
        assert text in kept
    assert one.block.bonds == ("You keep half of a coin.",)
    assert [tell.facts["words"] for tell in one.assumed] == list(one.block.notes)


def test_lists_within_a_text_read_the_same() -> None:
    as_text = MARA | {key: json.dumps(MARA[key]) for key in ("items", "containers")}
    assert only(read("characters", as_text)).block == only(read("characters", MARA)).block


def test_a_long_text_is_kept_in_pieces_that_a_sheet_takes() -> None:
    story = " ".join(f"The {number}th year was wet." for number in range(100))
    notes = only(read("characters", MARA | {"notes": story})).block.notes
    assert story in " ".join(notes)


def test_the_sheet_is_read_back_as_the_same_hero() -> None:
    hero = only(read("characters", MARA)).block
    assert CAIRN.read_sheet(CAIRN.write_sheet(hero)) == hero


def test_an_armor_that_does_not_come_from_what_is_worn_is_noted() -> None:
    assert "armor: 3" in only(read("characters", MARA | {"armor": "3"})).block.notes


def test_every_fault_of_a_hero_is_told_at_once() -> None:
    wrong = MARA | {
        "strength": "mighty",
        "hp": None,
        "hp_max": None,
        "items": [{"name": ""}, 3],
        "gold": True,
    }
    reading = read("characters", wrong)
    assert reading.found == ()
    assert {str(fault.error.place) for fault in reading.faults} == {  # type: ignore[attr-defined]
        "strength",
        "hp",
        "gold",
        "items[0].name",
        "items[1]",
    }


def test_a_list_of_heroes_is_read_whole_and_a_creature_is_none_of_them() -> None:
    names = [one.name for one in read("characters", [MARA, MARA | {"name": "Ola"}]).found]
    assert names == ["Mara", "Ola"]
    assert read("characters", BESTIARY).found == ()
    assert read("statblocks", MARA).found == ()


@pytest.mark.parametrize("text", ['{"name": "Mara", ', "[{]", '{"hp": 1e}'])
def test_what_is_no_json_says_so(text: str) -> None:
    assert [fault.error.code for fault in CAIRN.readers["characters"](text).faults] == ["json-broken"]


def test_a_bestiary_becomes_creatures() -> None:
    found = {one.name: one for one in read("statblocks", BESTIARY).found}
    imp = found["Reed Imp"].block
    assert (imp.id, imp.hp, imp.strength, imp.dexterity, imp.will) == ("reed-imp", 3, 6, 14, 8)
    assert [(one.name, one.dice, one.is_blast) for one in imp.attacks] == [
        ("claws", (6,), False),
        ("spit", (4,), True),
    ]
    assert imp.critical == "the victim smells of mud."
    assert {note.text for note in imp.notes} == {"Hides among herons.", 'Sees: ["in the dark",3]'}
    assert (found["Fog"].block.hp, found["Fog"].block.armor, found["Fog"].block.is_unarmed) == (4, 1, True)
    assert "import-kept" in [tell.key for tell in found["Reed Imp"].assumed]
    lines = json.dumps(BESTIARY, indent=1).splitlines()
    assert '"Fog"' in lines[found["Fog"].line - 1]


def test_what_is_no_creature_for_certain_is_a_fault_and_not_lost() -> None:
    codes = {fault.error.code for fault in read("statblocks", BESTIARY).faults}
    assert codes == {"block-without-hp", "creature-number"}


def test_a_list_with_names_inside_reads_the_same() -> None:
    listed = {"Random": [{"Name": name, **one} for name, one in BESTIARY["Monsters"].items()]}  # type: ignore[attr-defined]
    blocks = [one.block for one in read("statblocks", listed).found]
    assert blocks == [one.block for one in read("statblocks", BESTIARY).found]


def test_creatures_from_json_are_written_and_read_as_all_others() -> None:
    for one in read("statblocks", BESTIARY).found:
        assert read_creature(CAIRN, write_creature(CAIRN, one.block), one.block.id) == one.block
