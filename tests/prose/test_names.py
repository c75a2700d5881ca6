"""What people at a table are called: by everybody the same, and no two alike."""

from __future__ import annotations

import re
from typing import Any

import pytest

from nde.locale import LANGUAGES, Words, words
from nde.locale.catalogue import areas, entries_in, source_of
from nde.prose import Labels, Teller, labels_for
from nde.prose.breakdown import deeds_told
from nde.prose.deeds import Doer
from nde.prose.names import Callers, names_of, seat_words
from nde.prose.tale import tale_facts
from nde.prose.talk.screen import find_person
from nde.rules import RULESETS, ruleset_named
from nde.rules.play import Person
from nde.rules.stepdice.actions import Strike
from nde.table import commands as c
from nde.table import events as e
from nde.table.state import Task
from nde.table.view import view
from tests.games import for_games
from tests.table.play import GAME, Playing, seated, sheet_of

ALONE = {
    words(language, game).say(f"block-{kind}")
    for language in LANGUAGES
    for game, kind in (("nde12", "drowned-king"), ("nde12", "fog-mother"), ("tkds", "barrow-king"))
}
"""There is only one of these."""
_BLOCK = re.compile(r"((?!error|value)[a-z0-9]+-)?block-[a-z-]+")
PLAIN: Any = type("Plain", (), {"has": lambda self, key: False, "say": lambda self, key: key})()


def labels(table: Playing, language: str, seat: str = "p1") -> Labels:
    return labels_for(Teller(seat, language), table.state, view(table.state, seat))


def drawn(game: str, language: str) -> Playing:
    """A table opened in a language, with a hero whose name creation proposed."""
    table = seated(game, language=language)
    proposed = sheet_of(game, 7)
    assert proposed["name"].startswith("name-")
    table.do("p1", c.Bring(id="ala", sheet=proposed))
    return table


@for_games("names")
def test_a_hero_is_called_the_same_by_everybody_whatever_they_read(game: str) -> None:
    called = {}
    for opened in LANGUAGES:
        table = drawn(game, opened)
        said = {language: labels(table, language) for language in LANGUAGES}
        short = {one.people[0].short for one in said.values()}
        assert len(short) == 1
        assert {one.people[0].name.split(",")[0] for one in said.values()} == short
        before = table.state
        table.do("p1", c.Say(text="psst", as_figure="ala"))
        for language in LANGUAGES:
            told = Teller("p1", language).tell(before, table.entries[-1], table.state)
            assert next(iter(short)) in told[0]
        called[opened] = next(iter(short))
    assert len(set(called.values())) == len(LANGUAGES), "each language proposes names of its own"


@for_games("names")
def test_a_name_that_is_proposed_while_a_hero_is_made_is_the_one_they_will_bear(game: str) -> None:
    table = seated(game, language="pl")
    table.do("p1", c.Create(id="nova"))
    while not any("name-" in option for option in view(table.state, "p1").questions[0].options):
        table.answer(view(table.state, "p1").questions[0].pending)
    asked = [labels(table, language).questions[0].options for language in LANGUAGES]
    assert all(one == asked[0] for one in asked)


def test_older_games_are_told_as_they_were() -> None:
    table = drawn("nde12", "")
    assert len({labels(table, language).people[0].short for language in LANGUAGES}) == len(LANGUAGES)


def person(id: str, name: str = "", label: str = "") -> Person:
    return Person(id=id, name=name, label=label, side="party" if name else "foes")


def test_two_of_one_name_are_told_apart() -> None:
    people = [person("a", "Anna"), person("b", "Bea"), person("c", "anna"), person("d", "Anna 2")]
    assert names_of(people, PLAIN) == {"a": "Anna", "b": "Bea", "c": "anna 2", "d": "Anna 2 2"}


def test_foes_of_a_kind_are_told_apart_whatever_their_ids() -> None:
    speaker: Any = type("Speaker", (), {"has": lambda self, key: True, "say": lambda self, key: "Wolf"})()
    wolves = [
        person("wolf-1", label="block-wolf"),
        person("rat", label="block-wolf"),
        person("wolf-2", label="block-wolf"),
    ]
    assert names_of(wolves, speaker) == {"wolf-1": "Wolf 1", "rat": "Wolf", "wolf-2": "Wolf 2"}
    two = [person("rat", label="block-wolf"), person("mouse", label="block-wolf")]
    assert names_of(two, speaker) == {"rat": "Wolf", "mouse": "Wolf 2"}


@GAME
def test_each_of_two_of_one_name_can_be_chosen_by_it(game: str) -> None:
    table = seated(game)
    for id in ("anna", "other"):
        table.do("p1", c.Bring(id=id, sheet=sheet_of(game, 7) | {"name": "Anna"}))
    teller = Teller("p1", "en")
    said = labels_for(teller, table.state, view(table.state, "p1"))
    assert [one.short for one in said.people] == ["Anna", "Anna 2"]
    for typed, meant in (("Anna", "anna"), ("Anna 2", "other"), ("anna-2", "other"), ("other", "other")):
        assert find_person(typed, teller.callers, ("anna", "other"), {}) == meant


def test_two_players_of_one_name_are_told_apart() -> None:
    table = seated("nde12")
    table.do("p2", c.Sit(seat="p2", name="łucja"))
    assert {seat_words(table.state, "en")[f"seat-{id}"] for id in ("p1", "p2")} == {"Łucja", "łucja 2"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_some_of_any_kind_come_together_in_words_for_them(language: str) -> None:
    lost = []
    for game in RULESETS:
        speaker = words(language, game)
        callers = Callers(language)
        for kind in ruleset_named(game).foes:
            label = f"block-{kind}"
            if not speaker.has(label) or speaker.say(label) in ALONE:
                continue
            callers.names |= dict.fromkeys(("one", "two"), speaker.say(label))
            callers._labels |= dict.fromkeys(("one", "two"), label)
            if len(callers.newcomers(("one", "two"), speaker)) != 1:
                lost.append((game, kind))
    assert lost == []


def test_a_creature_has_its_article_in_every_case() -> None:
    speaker = words("de")
    kinds = [key for area in areas("de") for key in entries_in(source_of("de", area)) if "block-" in key]
    kinds = [key for key in kinds if _BLOCK.fullmatch(key)]
    lost = [
        kind for kind in kinds if not all(speaker.attribute(kind, one) for one in ("first", "the", "dat"))
    ]
    lost += [kind for kind in kinds if _is_masculine(speaker, kind) != bool(speaker.attribute(kind, "acc"))]
    assert len(kinds) > 180
    assert lost == []


def _is_masculine(speaker: Words, kind: str) -> bool:
    return speaker.attribute(kind, "the").startswith("der ")


def test_a_sentence_names_a_creature_in_the_case_it_needs() -> None:
    table = seated("nde12")
    callers = Callers("de")
    callers.meet(table.state, (Person(id="a", side="foes", label="block-cave-bear"),))
    facts = {"hero": "Ala", "foe": "a"}
    told = callers.storyteller(table.state).say("tale-foe-strike-cost", **facts)
    assert told == "Ala hält den Höhlenbären gerade so auf Abstand"


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "The cave bear cannot reach Ala, so nothing comes back"),
        ("de", "Der Höhlenbär kommt nicht an Ala heran: keine Vergeltung"),
    ],
)
def test_the_steps_below_an_entry_call_a_creature_as_the_log_does(language: str, told: str) -> None:
    table = seated("nde12")
    teller = Teller("p1", language)
    teller.meet(table.state)
    bear = Person(id="a", side="foes", label="block-cave-bear")
    teller.callers.meet(table.state, (bear,))
    step = e.Step(rule="nde12/5.6", key="no-retaliation", facts=(("foe", "a"), ("hero", "Ala")))
    entry = e.Entry(number=9, seat="p1", events=(e.Resolved(task=Task(seat="p1"), steps=(step,)),))
    deed = deeds_told(teller.storyteller(table.state), table.state, entry)[0]
    assert [one.text for one in deed.steps] == [told]


def test_what_is_of_a_creature_has_its_article_in_the_sentence_of_a_deed() -> None:
    names = {"who-a": "der Bär", "acc-a": "den Bären", "dat-a": "dem Bären", "who-b": "die Spinne"}
    speaker = words("de", "nde12", names | {"dat-b": "der Spinne", "acc-b": "die Spinne"})
    for foe, told in (("a", "vom Bären"), ("b", "von der Spinne"), ("Ala", "von Ala")):
        doer = Doer(ruleset_named("nde12"), None, "jagna")
        facts = tale_facts(speaker, doer, "attack", Strike(hero="jagna", foe=foe, attack="melee"))
        assert facts["foe_von"] == told
