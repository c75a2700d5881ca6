"""Adventure files: what they may say, and every fault in them with its place."""

from __future__ import annotations

from random import Random

import pytest

from nde.adventures import adventure_ids
from nde.errors import Faults, NdeError
from nde.locale import LANGUAGES, words
from nde.rules.data import load_toml
from nde.table.story.adventure import Adventure, Change, Ending, Foes
from nde.table.story.reader import catalogued_adventure, read_adventure
from tests.refusals import refuses

WHOLE = '''
[adventure]
id = "tiny"
start = "gate"
title.en = "Tiny"
title.cs = "Maličké"

[places.gate]
title.en = "The gate"
exits.in = { to = "hall", text.en = "In", then = { clock = "doom" } }

[places.hall]
title.en = "The hall"
map = """
#######
#1...a#
#2...b#
#######
"""
foes = [{ kind = "undead", count = 2, at = "ab", hidden = true }]
won = [{ needs = "brave", ending = "glory" }, { ending = "won" }]

[places.hall.deeds.pray]
trial = "nerve"
difficulty = "hard"
once = false
text.en = "Pray"
works = { set = ["brave"], clock = "doom", tick = -2 }

[clocks.doom]
steps = 4
title.en = "Doom"
strikes = [{ harm = "light" }, [{ set = "late" }, { bars = ["late"], go = "gate" }]]

[endings.won]
won = true
title.en = "Won"
[endings.glory]
won = true
title.en = "Glory"
'''


def faults(text: str) -> list[tuple[str, str]]:
    """Every fault of a text: its place and its code."""
    with pytest.raises(Faults) as caught:
        read_adventure(text, "tiny.toml")
    for language in LANGUAGES:
        assert "⟨" not in words(language).error(caught.value)
    return [(fault.place, fault.error.code) for fault in caught.value.faults]


def test_a_whole_file_becomes_an_adventure() -> None:
    tiny = read_adventure(WHOLE, "tiny.toml")
    assert isinstance(tiny, Adventure)
    assert tiny.title == (("en", "Tiny"), ("cs", "Maličké"))
    assert tiny.place("gate").exits[0].then == (Change(clock="doom", tick=1),)
    hall = tiny.place("hall")
    assert hall.foes == (Foes(kind="undead", count=2, at="ab", is_hidden=True),)
    assert hall.won == (Change(needs=("brave",), ending="glory"), Change(ending="won"))
    assert not hall.deeds[0].is_once
    assert hall.deeds[0].works == (Change(set=("brave",), clock="doom", tick=-2),)
    assert tiny.clock("doom").full == (
        (Change(harm="light"),),
        (Change(set=("late",)), Change(bars=("late",), go="gate")),
    )
    assert [ending.id for ending in tiny.endings] == ["won", "glory", "lost"]
    assert tiny.ending("glory").is_won
    assert tiny.ending("lost") == Ending(id="lost")


@pytest.mark.parametrize(
    ("old", "new", "place", "code"),
    [
        ('start = "gate"', 'start = "gat"', "adventure.start", "no-such-story-place"),
        ('id = "tiny"', 'id = "Tiny!"', "adventure.id", "not-an-adventure-id"),
        ('id = "tiny"', 'id = "tiny"\nformat = 2', "adventure.format", "newer-adventure"),
        ('id = "tiny"', 'id = "tiny"\nautor = "me"', "adventure.autor", "unknown-key"),
        ('title.en = "The hall"', 'titel.en = "The hall"', "places.hall.titel", "misspelt-key"),
        ('title.en = "The gate"', "", "places.gate.title", "key-missing"),
        ('title.en = "The gate"', 'title = "The gate"', "places.gate.title", "not-a-table"),
        ('title.en = "The gate"', 'title.fr = "La porte"', "places.gate.title.fr", "unknown-key"),
        ('title.en = "The gate"', "title.en = 3", "places.gate.title.en", "not-a-text"),
        ('to = "hall"', 'to = "hal"', "places.gate.exits.in.to", "no-such-story-place"),
        ('clock = "doom" }', 'clock = "gloom" }', "places.gate.exits.in.then.clock", "no-such-story-clock"),
        ('ending = "glory"', 'ending = "gory"', "places.hall.won.ending", "no-such-ending"),
        ('go = "gate"', 'go = "moon"', "clocks.doom.full.go", "no-such-story-place"),
        ('set = ["brave"]', 'set = ["bold"]', "places.hall.won.needs", "flag-never-set"),
        (
            'title.en = "The gate"',
            'title.en = "The gate"\ntext_when.ajar.en = "Ajar."',
            "places.gate.text_when",
            "flag-never-set",
        ),
        (
            'title.en = "The gate"',
            'title.en = "The gate"\ntext_when.brave.en = 3',
            "places.gate.text_when.brave.en",
            "not-a-text",
        ),
        ('trial = "nerve"', 'trial = "nerves"', "places.hall.deeds.pray.trial", "misspelt-value"),
        ('difficulty = "hard"', 'difficulty = "12"', "places.hall.deeds.pray.difficulty", "not-allowed"),
        ("once = false", 'once = "no"', "places.hall.deeds.pray.once", "not-yes-or-no"),
        ("steps = 4", "steps = 99", "clocks.doom.steps", "number-outside"),
        ("tick = -2", 'tick = "two"', "places.hall.deeds.pray.works.tick", "not-a-number"),
        ('kind = "undead"', 'kind = "dragon"', "places.hall.foes[0].kind", "not-allowed"),
        ('kind = "undead", ', "", "places.hall.foes[0].kind", "key-missing"),
        ('at = "ab"', 'at = "az"', "places.hall.foes.at", "map-letter-unknown"),
        ("count = 2", "count = 200", "places.hall.foes[0].count", "number-outside"),
        ("#1...a#", "#1..?a#", "places.hall.map 2:5", "unknown-glyph"),
        ("#1...a#", "#1..a#", "places.hall.map 2", "ragged-line"),
        ("#1...a#", "#1..Xa#", "places.hall.map", "capital-on-map"),
        ("#1...a#\n#2...b#", "#....a#\n#....b#", "places.hall.map", "map-without-heroes"),
        ("#1...a#\n#2...b#", "#1....#\n#2....#", "places.hall.foes.at", "map-letter-unknown"),
        ("[endings.glory]", "[endings.fame]", "places.hall.won.ending", "no-such-ending"),
        ("[places.gate]", "[places.ending]", "places.ending", "reserved-id"),
        ("[places.gate]", "[places.Gate]", "places.Gate", "not-an-adventure-id"),
        ("works = {", "works = [3, {", "", ""),
        (
            'strikes = [{ harm = "light" }',
            'strikes = [{ harm = "deadly" }',
            "clocks.doom.strikes[0].harm",
            "not-allowed",
        ),
    ],
)
def test_a_fault_is_told_with_its_place(old: str, new: str, place: str, code: str) -> None:
    assert old in WHOLE
    text = WHOLE.replace(old, new)
    if not code:
        with refuses("adventure-unreadable", match="line"):
            read_adventure(text, "tiny.toml")
        return
    assert (place, code) in faults(text)


def test_all_faults_are_told_at_once() -> None:
    text = (
        WHOLE.replace('to = "hall"', 'to = "hal"')
        .replace("steps = 4", "steps = 0")
        .replace("won = true", "won = 1")
    )
    assert faults(text) == [
        ("clocks.doom.steps", "number-outside"),
        ("endings.won.won", "not-yes-or-no"),
        ("endings.glory.won", "not-yes-or-no"),
        ("places.gate.exits.in.to", "no-such-story-place"),
    ]


def test_places_and_endings_that_nothing_leads_to_are_faults() -> None:
    lonely = '\n[places.attic]\ntitle.en = "Attic"\nexits.down = { to = "hall", text.en = "Down" }\n'
    assert faults(WHOLE + lonely) == [("places.attic", "place-unreachable")]
    assert faults(WHOLE + '\n[endings.fame]\ntitle.en = "Fame"\n') == [("endings.fame", "ending-unreachable")]


def test_a_place_that_nothing_leads_on_from_is_a_fault() -> None:
    text = WHOLE.replace('to = "hall"', 'to = "pit"') + '\n[places.pit]\ntitle.en = "Pit"\n'
    assert ("places.pit", "dead-end") in faults(text)


def test_an_adventure_that_cannot_be_won_is_a_fault() -> None:
    assert ("endings", "no-way-to-win") in faults(WHOLE.replace("won = true", "won = false"))


def test_two_things_under_one_message_are_a_fault() -> None:
    text = WHOLE.replace("exits.in =", "exits.a-b =").replace("[places.hall", "[places.gate-a")
    text = text.replace('to = "hall"', 'to = "gate-a"').replace("deeds.pray", "deeds.b")
    assert faults(text) == [
        ("places.gate.exits.a-b", "same-message"),
        ("places.gate-a.deeds.b", "same-message"),
    ]


def test_a_map_that_no_terminal_shows_is_a_fault() -> None:
    wide = "#" * 70
    text = (
        WHOLE.replace("#######", wide)
        .replace("#1...a#", f"#1{'.' * 66}a#")
        .replace("#2...b#", f"#2{'.' * 66}b#")
    )
    assert faults(text) == [("places.hall.map", "map-too-large")]


def test_an_empty_file_says_what_is_missing() -> None:
    assert ("adventure.id", "key-missing") in faults("")
    assert ("places", "key-missing") in faults("")


@pytest.mark.parametrize("id", adventure_ids())
def test_what_comes_along_has_its_words_in_the_catalogue_and_needs_none_in_the_file(id: str) -> None:
    document = load_toml("nde.adventures", f"{id}.toml")
    assert catalogued_adventure(document, id).title == ()


def test_no_garbled_file_breaks_the_reader() -> None:
    """Whatever is struck out, doubled or swapped: a refusal, or an adventure, never anything else."""
    chance = Random(7)
    refused: list[str] = []
    for _ in range(400):
        text = WHOLE
        for _ in range(chance.randint(1, 3)):
            at = chance.randrange(len(text))
            piece = text[at : at + chance.randint(1, 12)]
            text = chance.choice(
                (
                    text[:at] + text[at + len(piece) :],
                    text[:at] + piece + text[at:],
                    text[:at] + chance.choice(('"', "[", "{ }", "3", "true", "#", "\n", "=")) + text[at:],
                )
            )
        try:
            read_adventure(text, "garbled.toml")
        except NdeError as error:
            refused.append(str(error))
    assert len(refused) > 200
    assert not any("⟨" in text for text in refused)


def test_a_map_as_high_as_a_terminal_and_a_clock_as_long_as_the_tables_are_taken() -> None:
    def high(rows: int) -> str:
        return WHOLE.replace("#2...b#\n", "#2...b#\n" + "#.....#\n" * (rows - 4))

    assert read_adventure(high(24), "tiny.toml").place("hall").map.count("\n") >= 23
    assert faults(high(25)) == [("places.hall.map", "map-too-large")]
    long = WHOLE.replace("steps = 4", "steps = 24")
    assert read_adventure(long, "tiny.toml").clock("doom").steps == 24
    assert faults(WHOLE.replace("steps = 4", "steps = 25")) == [("clocks.doom.steps", "number-outside")]
