"""Conditions by typed lines: in every language, with a reason where it cannot be."""

from __future__ import annotations

import pytest

from nde.errors import Illegal, Unreadable
from nde.locale import LANGUAGES, words
from nde.locale.given import no_such_param
from nde.prose.tale import opened
from nde.table import commands as c
from nde.table.seats import GM
from tests.games import for_games
from tests.prose.talk.local import Local, yard

OFF = {"en": "off", "pl": "zdejmij", "de": "weg", "cs": "odeber"}


def conditions(table: Local, who: str) -> tuple[str, ...]:
    people = table.state.playing.people(table.state.world.scene)
    return next(one.conditions for one in people if one.id == who)


@pytest.mark.parametrize("language", LANGUAGES)
@for_games("conditions")
def test_a_condition_is_given_and_taken_in_the_words_of_each_language(game: str, language: str) -> None:
    table = yard(game, is_fight=False)
    table.talk(GM, language).look()
    speaker = words(language, game)
    for who in ("hero-1", "wolf-1"):
        for chip in table.state.playing.conditions(table.state.world.scene, who):
            name = speaker.say(f"condition-{chip.key}")
            before = conditions(table, who)
            for typed in (name, chip.key):
                table.type(GM, f"gm condition {who} {typed}")
                assert chip.key in conditions(table, who), typed
                table.type(GM, f"gm condition {who} {typed} {OFF[language]}")
                assert chip.key not in conditions(table, who), typed
                for _ in range(2):
                    table.type(GM, "undo")
                assert conditions(table, who) == before


@pytest.mark.parametrize("line", ["hero-1.hearts 2", "hero-1 hearts 2"])
def test_a_number_is_set_with_a_dot_or_with_spaces(line: str) -> None:
    table = yard()
    table.talk(GM).look()
    assert "has Hearts 2" in table.type(GM, f"gm set {line}")[0]


@pytest.mark.parametrize("line", ["hero-1", "hero-1 2", "hero-1. 2"])
def test_a_number_of_nothing_is_refused_with_an_example(line: str) -> None:
    table = yard()
    table.talk(GM).look()
    (told,) = table.type(GM, f"gm set {line}")
    assert "write it like this: gm set " in told


def test_what_cannot_be_given_or_taken_is_refused_with_what_can() -> None:
    table = yard()
    table.talk(GM).look()
    name = table.talk(GM).teller.callers.name("hero-1")
    (none,) = table.type(GM, "gm condition hero-1 prone off")
    assert none == f"{name}: there is no condition to remove"
    table.type(GM, "gm condition hero-1 prone")
    for line in ("gm condition hero-1 prone", "gm condition hero-1 sleepy"):
        (told,) = table.type(GM, line)
        assert "now; possible are: " in told
        assert "held" in told
        assert "prone, " not in told.partition("possible are")[2]
    (told,) = table.type(GM, "gm condition hero-1 held off")
    assert told.endswith("cannot be freed of “held” now; possible are: prone")
    short, *_ = table.type(GM, "gm condition hero-1")
    assert short == words("en").error(
        Unreadable("gm-word-missing", word="condition", allowed=("gm condition a prone",))
    )


def test_the_dead_are_given_nothing() -> None:
    table = yard()
    table.talk(GM).look()
    table.type(GM, "gm effect Died hero=hero-1")
    (told,) = table.type(GM, "gm condition hero-1 prone")
    assert told.endswith("no condition can be given now")


def test_the_power_is_listed_and_the_game_masters_alone() -> None:
    table = yard()
    assert [line for line in table.type(GM, "gm") if line.startswith("gm condition ")]
    before = table.state
    assert table.type("p1", "gm condition hero-1 prone") == [
        opened(words("en").error(Illegal("only-the-gm")))
    ]
    assert table.state is before


def test_the_numbers_of_a_foe_are_kept_by_a_typed_line() -> None:
    table = yard()
    for seat in (GM, "p1"):
        table.talk(seat).look()
    lines = {seat: "\n".join(table.type(seat, "look")) for seat in (GM, "p1")}
    assert "Wounds 1/1" in lines["p1"]
    table.type(GM, "gm numbers wolf-1 words")
    looked = {seat: "\n".join(table.type(seat, "look")) for seat in (GM, "p1")}
    name = table.talk(GM).teller.callers.name("wolf-1")
    (mine,) = [line for line in looked["p1"].split("\n") if line.startswith(name)]
    (hers,) = [line for line in looked[GM].split("\n") if line.startswith(name)]
    assert "unhurt" in mine
    assert "1/1" not in mine
    assert "Wounds 1/1" in hers
    assert "players: in words" in hers
    assert "1/1" not in "\n".join(table.type("p1", "sheet wolf-1"))
    (told,) = table.type(GM, "gm numbers wolf-1 maybe")
    assert told == words("en").error(
        Unreadable("gm-word-missing", word="maybe", allowed=("shown", "words", "hidden", "agreed"))
    )
    (told,) = table.type(GM, "gm numbers hero-1 hidden")
    assert told == words("en").error(Illegal("not-a-foe", id="hero-1"))


def lacks(table: Local) -> set[str]:
    """Why anybody has not rested, as the latest entry has it."""
    effects = [one for event in table.last.events for one in getattr(event, "effects", ())]
    return {one.cause for one in effects if type(one).__name__ == "RestSpoilt"}


@pytest.mark.parametrize(
    "line", ["gm mark camp outdoors bad_weather", "gm mark camp Outdoors bad-weather=yes"]
)
def test_what_a_moment_is_like_can_be_said_with_it(line: str) -> None:
    for typed, spoilt in (("gm mark camp", False), (line, True)):
        table = yard("tkds", is_fight=False)
        table.talk(GM).look()
        table.type(GM, typed)
        waiting = table.state.world.pending
        if waiting:  # luck may bring somebody in the wild
            table.do(GM, c.Answer(pending=waiting[0].number, answer="quiet"))
        assert ("rest-tent" in lacks(table)) is spoilt


@pytest.mark.parametrize(
    ("line", "word"),
    [
        ("gm mark camp nonsense", "nonsense"),
        ("gm mark camp outdoors loud", "loud"),
        ("gm mark camp skips", "skips"),
        ("gm mark camp weather=bad", "weather=bad"),
    ],
)
def test_a_word_behind_a_moment_that_says_nothing_is_refused(line: str, word: str) -> None:
    table = yard("tkds", is_fight=False)
    table.talk(GM).look()
    before = table.state
    told, *_ = table.type(GM, line)
    assert told.startswith(
        f"“{word}” says nothing about camp here; what can be said: outdoors, bad_weather, "
    )
    assert table.state is before


def test_a_moment_of_which_nothing_can_be_said_swallows_nothing() -> None:
    table = yard("tkds", is_fight=False)
    table.talk(GM).look()
    assert "nothing can be said of it" in table.type(GM, "gm mark loud-time at once")[0]


def test_players_say_nothing_of_a_moment() -> None:
    table = yard("tkds", is_fight=False)
    with pytest.raises(Illegal, match=r"game master"):
        table.do("p1", c.Mark(moment="camp", values={"outdoors": True}))


@for_games("map")
def test_every_example_of_setting_adding_and_decreeing_works_as_it_is_shown(game: str) -> None:
    for power in ("set", "add", "effect"):
        table = yard(game, is_fight=False)
        talk = table.talk(GM)
        talk.look()
        letter = talk.teller.callers.letters(talk.view)
        assert "a" in letter.values()
        listed = [line.partition(":")[0] for line in table.type(GM, "gm")]
        for shown in [line for line in listed if line.startswith(f"gm {power}")]:
            before = table.state
            table.type(GM, shown)
            assert table.state is not before, shown
            short, *_ = table.type(GM, f"gm {power}")
            assert shown in short
        assert any(line.startswith("gm set") for line in listed)


def test_somebody_takes_another_side_by_a_typed_line() -> None:
    table = yard(is_fight=False)
    table.talk(GM).look()
    (told,) = table.type(GM, "gm stance wolf-1 purple")
    assert "bystander" in told
    table.type(GM, "gm stance wolf-1 bystander")
    assert [(one.id, one.stance) for one in table.state.world.bystanders] == [("wolf-1", "bystander")]


@pytest.mark.parametrize("line", ["gm add wolf*3", "gm add wolf 3", "gm add wilk*3", "gm add Wolf × 3"])
def test_several_of_a_kind_come_by_one_line_in_the_words_of_any_language(line: str) -> None:
    table = yard("cairn2e", is_fight=False)
    table.talk(GM).look()
    table.type(GM, line)
    people = table.state.playing.people(table.state.world.scene)
    assert [one.id for one in people][-5:] == [f"wolf-{n}" for n in range(1, 6)]


def test_whoever_brings_no_known_foe_is_told_those_most_like_it() -> None:
    table = yard("cairn2e", is_fight=False)
    table.talk(GM).look()
    told = table.type(GM, "gm add gobblin*2")[0]
    assert "try one of: goblin, hobgoblin" in told


def test_what_is_said_of_a_deed_that_takes_no_parameters_is_left_out() -> None:
    """A list of what may be said instead would be empty."""
    assert (
        words("en").error(no_such_param("aim", ())) == "“aim=” does not belong in this command; leave it out"
    )
