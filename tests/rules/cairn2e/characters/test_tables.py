"""Our own tables: complete, giving only things there are, and worded in every language."""

from __future__ import annotations

import pytest

from nde.locale import LANGUAGES
from nde.locale.catalogue import entries_in, entries_of, source_of
from nde.rules.cairn2e.characters.market import GOODS, SERVICES, TRADES, item_named
from nde.rules.cairn2e.characters.tables import (
    ABILITIES,
    BACKGROUNDS,
    BONDS,
    NAMES,
    OMENS,
    RELICS,
    SPELLS,
    TRAITS,
    Grant,
    names_of,
)
from nde.rules.documents import is_name

GRANTS = [grant for one in BACKGROUNDS.values() for grant in (*one.first, *one.second)]


@pytest.mark.rule("cairn2e/backgrounds")
def test_there_are_twenty_backgrounds_with_two_tables_of_six() -> None:
    assert len(BACKGROUNDS) == 20
    assert all(len(one.first) == len(one.second) == 6 for one in BACKGROUNDS.values())
    assert Grant() not in GRANTS


@pytest.mark.rule("cairn2e/backgrounds")
@pytest.mark.parametrize("background", BACKGROUNDS)
def test_everybody_starts_with_a_weapon_food_and_light(background: str) -> None:
    items = [item_named(key) for key in BACKGROUNDS[background].items]
    assert {"weapon", "food", "light"} <= {item.kind for item in items}
    lights = {item.key for item in items if item.kind == "light" and item.uses < 0}
    assert not lights or "oil-can" in {item.key for item in items}
    assert sum(item.slots for item in items) <= 7


@pytest.mark.rule("cairn2e/backgrounds")
def test_names_are_ten_different_ones_for_each_background() -> None:
    assert all(len(set(names_of(one))) == 10 and set(names_of(one)) <= set(NAMES) for one in BACKGROUNDS)
    assert len({names_of(one)[0] for one in BACKGROUNDS}) > 15


@pytest.mark.rule("cairn2e/backgrounds", "cairn2e/bonds")
def test_results_and_bonds_give_things_that_there_are() -> None:
    given = [grant for grant in (*GRANTS, *BONDS.values()) if grant.items or grant.gold]
    assert len(given) > 100
    assert all(item_named(key) for grant in given for key in grant.items)
    assert all(0 <= grant.gold <= 30 for grant in GRANTS)
    assert sum(grant.bond for grant in GRANTS) >= 5
    notes = [grant.note for grant in GRANTS if grant.note]
    assert len(notes) == len(set(notes)) == 120


@pytest.mark.rule("cairn2e/traits")
def test_there_are_eight_trait_tables_of_ten_words() -> None:
    assert tuple(TRAITS) == ("physique", "skin", "hair", "features", "speech", "clothing", "virtue", "vice")
    assert all(len(set(words)) == 10 for words in TRAITS.values())


@pytest.mark.rule("cairn2e/bonds", "cairn2e/omens")
def test_there_are_twenty_bonds_and_twenty_omens() -> None:
    assert len(BONDS) == len(set(OMENS)) == 20
    assert sum(1 for grant in BONDS.values() if grant.items or grant.gold) >= 10
    assert all(item_named(key).slots == 0 for grant in BONDS.values() for key in grant.items)


def _keys() -> list[str]:
    """Every message the tables need."""
    keys = [f"item-{key}" for key in (*GOODS, *(key for key in SERVICES if key not in TRADES))]
    keys += [f"background-{key}" for key in BACKGROUNDS] + [f"note-{one.note}" for one in GRANTS if one.note]
    keys += [f"{table}-{word}" for table, words in TRAITS.items() for word in words]
    keys += [f"bond-{key}" for key in BONDS] + [f"omen-{key}" for key in OMENS]
    keys += [f"spell-{key}" for key in (*SPELLS, *(one.spell for one in RELICS.values()))]
    keys += [f"recharge-{one.recharge}" for one in RELICS.values()]
    return keys + [f"trade-{key}" for key in TRADES] + [f"note-{key}" for key in ABILITIES]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_has_words_of_its_own_in_every_language(language: str) -> None:
    entries = entries_of(language)
    assert [key for key in _keys() if f"cairn2e-{key}" not in entries] == []
    assert [key for key in NAMES if f"option-{key}" not in entries] == []
    powers = [key for key in _keys() if key.startswith("spell-")]
    assert [key for key in powers if ".text =" not in entries[f"cairn2e-{key}"]] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_catalogue_words_nothing_that_is_not_in_a_table(language: str) -> None:
    known = {f"cairn2e-{key}" for key in _keys()}
    worded = entries_in(source_of(language, "cairn-content"))
    assert [key for key in worded if key not in known] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_rows_of_one_table_never_read_the_same(language: str) -> None:
    entries = entries_of(language)
    said = [entries[f"cairn2e-{key}"].partition("=")[2].strip() for key in _keys()]
    kinds = [key.partition("-")[0] for key in _keys()]
    pairs = list(zip(kinds, said, strict=True))
    assert [pair for pair in pairs if pairs.count(pair) > 1] == []


def test_keys_are_names() -> None:
    assert [key for key in _keys() if not is_name(key)] == []
