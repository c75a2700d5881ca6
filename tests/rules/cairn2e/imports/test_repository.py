"""A book read from its repository into a pack: creation, sheets, market and tables then use it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

import pytest
import tomli_w

from nde.dice import default_answer, play, replay, seeded
from nde.errors import Faults, NdeError
from nde.locale.book.game import PackedGame
from nde.rules import ruleset_named
from nde.rules.cairn2e.actions import AT_MARKET_PRICE, TakeItem
from nde.rules.pack import game_with, read_pack
from nde.rules.ruleset import Book, Ruleset
from nde.table.header import header_of
from tests.rules.cairn2e.imports.library import BACKGROUND, FILES, MARKETPLACE

CAIRN = ruleset_named("cairn2e")


def book(files: Mapping[str, str] = FILES) -> Book:
    return CAIRN.books["cairn"](files)


@cache
def packed() -> PackedGame:
    return PackedGame(CAIRN).with_pack(read_pack(tomli_w.dumps(book().document)))


def rules() -> Ruleset:
    return packed().rules


def test_everything_of_the_book_is_counted() -> None:
    made = book()
    assert made.faults == ()
    assert dict(made.counts) == {
        "spells": 2,
        "relics": 2,
        "market": 11,
        "bonds": 2,
        "finds": 7,
        "omens": 1,
        "traits": 2,
        "backgrounds": 1,
        "creatures": 2,
        "known": 0,
    }


def test_heroes_are_made_of_the_books_tables() -> None:
    made = [play(rules().create(), seeded(seed), default_answer) for seed in range(30)]
    assert {hero.background for hero in made} == {"eel-wife"}
    assert {bond for hero in made for bond in hero.bonds} == {"book-1", "book-2"}
    assert {dict(hero.traits)["physique"] for hero in made} == {"reedy", "squat"}
    assert any(len(hero.bonds) == 2 for hero in made)
    hero = next(one for one in made if "eel-wife-second-2" in one.notes)
    things = {item.key: item for item in hero.items}
    assert things["eel-fork"].dice == (6,)
    assert things["spellbook"].spell == "heron-step"
    assert (things["reed-hood"].armor, things["reed-hood"].slots, things["reed-hood"].is_worn) == (1, 0, True)
    assert things["rations"].kind == "food"
    assert rules().read_sheet(rules().write_sheet(hero)) == hero


def test_a_sheet_reads_in_the_books_words_in_every_language() -> None:
    hero = play(rules().create(), seeded(3), default_answer)
    sheet = rules().sheet(hero)
    (notes,) = (one.items for one in sheet.lists if one.key == "notes")
    for language in ("en", "pl", "de", "cs"):
        speaker = packed().words(language)
        assert speaker.say("background-eel-wife") == "Eel Wife"
        assert [speaker.say(f"note-{key}") for key in notes][1].startswith("Heron: 3 HP")
        assert speaker.attribute("spell-heron-step", "text").startswith("You stand on water")


def test_the_market_sells_what_the_book_sells_and_our_things_stay_known() -> None:
    resolve = rules().resolve
    rich = CAIRN.read_sheet(
        {"game": "cairn2e", "strength": 9, "dexterity": 9, "will": 9, "hp": 3, "gold": 90}
    )
    scene = rules().new_scene({"hero": rich})
    bought = replay(resolve(scene, TakeItem(who="hero", key="reed-mail", price=AT_MARKET_PRICE)), [])
    after = rules().apply(scene, bought.effects[0])
    assert rules().look(after, "hero.gold") == 78
    with pytest.raises(NdeError):
        replay(resolve(scene, TakeItem(who="hero", key="compass", price=AT_MARKET_PRICE)), [])
    old = {"game": "cairn2e", "strength": 9, "dexterity": 9, "will": 9, "hp": 3}
    items = ["compass", "spellbook-salt-line", "hush-bell"]
    assert [one.key for one in rules().read_sheet(old | {"items": items}).items] == [
        "compass",
        "spellbook",
        "hush-bell",
    ]


def test_tables_are_the_books_and_say_so_and_ours_stay_marked_as_ours() -> None:
    tables = {one.key: one for one in rules().tables}
    assert [row[0] for row in tables["spells"].rows] == ["mud-voice", "heron-step"]
    for key in ("spells", "relics", "bonds", "omens", "backgrounds", "physique"):
        assert set(tables[key].sources) == {"book"}, key
    ours = {one.key: one for one in CAIRN.tables}
    assert set(ours["spells"].sources) == {"ours"}
    assert ours["omens"].sources == ()


def test_a_log_stands_alone_with_the_book() -> None:
    header = header_of(packed())
    assert header.rules.settings == rules().settings
    assert "reed-mail" in header.settings
    assert header.rules.foes["eel-imp"].hp == 3
    hero = play(rules().create(), seeded(3), default_answer)
    assert header.rules.read_sheet(header.rules.write_sheet(hero)) == hero


def test_creatures_that_the_game_has_with_the_same_numbers_are_only_counted() -> None:
    bandit = "\n## Bandit\n\n4 HP, 1 Armor, 12 STR, 12 DEX, 9 WIL, short sword (d6) or short bow (d6)\n"
    path = "second-edition/wardens-guide/bestiary.md"
    made = book(FILES | {path: FILES[path] + bandit})
    assert (dict(made.counts)["known"], "bandit" in made.document["foes"]) == (1, False)
    assert made.document["foes"]["goblin"]["hp"] == 4


def test_what_hands_over_nothing_is_said() -> None:
    text = BACKGROUND.replace("A finger. You", "A **finger**. You")
    made = book(FILES | {"second-edition/backgrounds/eel-wife.md": text})
    assert [(place, tell.facts["words"]) for place, tell in made.remarks] == [
        ("second-edition/backgrounds/eel-wife.md:27", ("finger",))
    ]


def test_every_fault_is_told_with_its_file_and_line() -> None:
    files = {
        **FILES,
        "second-edition/players-guide/marketplace.md": MARKETPLACE.replace("| 12  |", "| dear |"),
        "second-edition/backgrounds/eel-wife.md": BACKGROUND.replace("## Names", "## Kin").replace(
            "3d6 G", "20 G"
        ),
    }
    del files["second-edition/wardens-guide/reliquary.md"]
    made = book(files)
    assert [(fault.place, fault.error.code) for fault in made.faults] == [
        ("reliquary.md:1", "book-file-missing"),
        ("second-edition/players-guide/marketplace.md:8", "book-row-unclear"),
        ("second-edition/backgrounds/eel-wife.md:1", "book-part-missing"),
    ]
    assert "backgrounds" not in made.document["content"]


def test_a_packs_tables_are_looked_over_with_the_rest_of_its_file() -> None:
    text = (
        tomli_w.dumps(book().document)
        .replace('"eel-fork"', '"eel-spork"')
        .replace("uses = 2", 'uses = "two"')
    )
    with pytest.raises(Faults) as raised:
        game_with(read_pack(text))
    assert any("content" in fault.place for fault in raised.value.faults)


@pytest.mark.parametrize(
    ("content", "place", "code"),
    [
        ("[content]\nherbs = 3", "9: content.herbs", "unknown-key"),
        ("[content]\nomens = 3", "9: content.omens", "not-a-list"),
        ("[content.bonds]\none = { items = ['moon'] }", "9: content.bonds.one", "not-allowed"),
        ("[content.market.zoo]\nowl = { gold = 3 }", "8: content.market.zoo", "unknown-key"),
        ("[content.finds]\n'Big Owl' = {}", "8: content.finds.Big Owl", "not-a-name"),
    ],
)
def test_a_fault_in_a_packs_tables_has_its_line(content: str, place: str, code: str) -> None:
    head = """
[pack]
id = "mire"
format = 1
base = "cairn2e"
language = "en"
title = { en = "The Mire" }
"""
    with pytest.raises(Faults) as raised:
        game_with(read_pack(head + content))
    assert (place, code) in [(fault.place, fault.error.code) for fault in raised.value.faults]
