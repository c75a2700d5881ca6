"""Somebody who takes no part, fights beside the party or is known under another name, as it is typed."""

from __future__ import annotations

import pytest

from nde.board import Areas
from nde.locale import LANGUAGES
from nde.prose.maps import map_lines
from nde.table import commands as c
from nde.table.seats import GM
from nde.table.view import view
from tests.games import games_with
from tests.prose.talk.local import Local, yard

AS = {"en": "as", "pl": "jako", "de": "als", "cs": "jako"}


def widow(game: str = "cairn2e") -> Local:
    """A yard with a widow in it who takes no part."""
    table = yard(game, is_fight=False)
    block = table.state.playing.cast("raider", "minion")
    do = c.AddFoes(foes={"widow": block}, stance="bystander", names={"widow": "Marta"})
    table.do(GM, do)
    return table


@pytest.mark.parametrize("game", games_with("map", "maps first"))
def test_whoever_takes_no_part_has_a_digit_on_the_map(game: str) -> None:
    table = widow(game)
    table.do(GM, c.Move(figure="widow", to="d4"))
    talk = table.talk("p1")
    reader = talk.teller.reader(table.state, view(table.state, "p1"))
    row = map_lines(reader.view, talk.teller.callers, reader.speaker)[4]
    assert row.split()[1][3] == "1"
    table.type(GM, "gm stance 1 friend")
    assert view(table.state, GM).bystanders[0].stance == "friend"
    table.do(GM, c.SetSpace(space=None))
    assert view(table.state, GM).bystanders[0].at == ""


def test_whoever_takes_no_part_is_in_an_area() -> None:
    table = widow("tkds")
    table.do(GM, c.SetSpace(space=Areas(names=("yard", "mill"), borders=(("yard", "mill"),))))
    table.do(GM, c.Move(figure="widow", to="mill"))
    talk = table.talk("p1")
    reader = talk.teller.reader(table.state, view(table.state, "p1"))
    lines = map_lines(reader.view, talk.teller.callers, reader.speaker)
    assert [line for line in lines if "Marta" in line and "mill" in line.partition(":")[0]]


def test_whoever_takes_no_part_is_read_among_the_people() -> None:
    table = widow()
    told = table.type("p1", "look")
    assert [line for line in told if line.startswith("Marta") and "takes no side" in line]


@pytest.mark.parametrize("language", LANGUAGES)
def test_somebody_comes_under_another_name_in_the_words_of_each_language(language: str) -> None:
    table = yard("cairn2e", is_fight=False)
    table.talk(GM, language).look()
    block = table.state.playing.cast("raider", "minion")
    table.type(GM, f"gm add {block} ally {AS[language]} a shape in the reeds")
    (one,) = [one for one in view(table.state, "p1").people if one.is_ally]
    assert (one.person.id, one.person.name) == ("somebody-1", "a shape in the reeds")
    table.type(GM, "gm known somebody-1 something else")
    assert dict(table.state.world.known_as) == {"somebody-1": "something else"}
    table.type(GM, "gm known somebody-1")
    assert table.state.world.known_as == ()


def test_a_hero_is_free_and_an_ally_is_not() -> None:
    table = yard("cairn2e", is_fight=False)
    table.type(GM, f"gm add {table.state.playing.cast('beast', 'minion')} ally")
    (ally,) = [one.person.id for one in view(table.state, GM).people if one.is_ally]
    (told,) = table.type("p1", f"take {ally}")
    assert table.state.world.holder(ally) == GM
    assert told


HAND = {"en": "hand", "pl": "przekaż", "de": "reiche", "cs": "předej"}
NOTE = {"en": "note", "pl": "notatka", "de": "notiz", "cs": "vzkaz"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_things_are_given_and_handed_on_in_the_words_of_each_language(language: str) -> None:
    table = yard("cairn2e", is_fight=False)
    table.talk(GM, language).look()
    table.talk("p1", language).look()
    table.type(GM, "gm thing hero-1 a rusty key")
    table.type(GM, f"gm thing hero-1 {NOTE[language]} meet me at dawn")
    assert [(one.kind, one.text) for one in table.state.world.things] == [
        ("thing", "a rusty key"),
        ("note", "meet me at dawn"),
    ]
    table.type("p1", f"{HAND[language]} a rusty key hero-2")
    assert [one.figure for one in view(table.state, GM).things if one.kind == "thing"] == ["hero-2"]
    (told, *_) = table.type("p1", f"{HAND[language]} crown hero-2")
    assert "crown" in told
    table.type(GM, "gm away a rusty key")
    assert [one.kind for one in table.state.world.things] == ["note"]
