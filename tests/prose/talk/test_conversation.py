"""Calls, tries and dice by typed lines, in every language; wrong ones are told what would be right."""

from __future__ import annotations

import pytest

from nde.locale import LANGUAGES, words
from nde.table import commands as c
from nde.table import events as e
from nde.table.seats import GM
from tests.prose.talk.local import Local, yard

CALL = {"en": "call", "pl": "wezwij", "de": "rufe", "cs": "vyzvi"}
ALL = {"en": "all", "pl": "wszyscy", "de": "alle", "cs": "všichni"}
HIDDEN = {"en": "hidden", "pl": "ukryta", "de": "versteckt", "cs": "skrytá"}
WORKS = {"en": "works but", "pl": "działa ale", "de": "klappt aber", "cs": "vyjde ale"}
ASK = {"en": "ask", "pl": "zapytaj", "de": "frage", "cs": "zeptej"}
ROLL = {"en": "roll", "pl": "rzut", "de": "wurf", "cs": "hod"}
DECLINE = {"en": "decline", "pl": "odmów", "de": "ablehnen", "cs": "odmítni"}
TRY = {"en": "try to climb", "pl": "spróbuj wejść", "de": "versuche zu klettern", "cs": "zkus vylézt"}
HARD = {"en": "hard", "pl": "trudna", "de": "schwer", "cs": "těžká"}


def ready(game: str = "nde12", language: str = "en") -> Local:
    """A yard at which two talk."""
    table = yard(game, is_fight=False)
    for seat in (GM, "p1"):
        table.talk(seat, language).look()
    return table


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_call_is_typed_and_answered_in_every_language(language: str) -> None:
    table = ready(language=language)
    speaker = words(language, "nde12")
    trait = speaker.say("attribute-dexterity")
    hard = speaker.say("rung-hard")
    table.type(GM, f'gm {CALL[language]} hero-1 {trait} {hard} "jump the gap"')
    (call,) = table.state.world.calls
    assert (call.called[0].figure, call.called[0].traits) == ("hero-1", ("dexterity",))
    assert (call.difficulty, call.reason) == ("hard", "jump the gap")
    shown = "\n".join(table.type("p1", ""))
    assert "jump the gap" in shown
    sides = next(
        one.value
        for one in table.state.playing.sheet_of(table.state.world.scene, "hero-1").traits
        if one.key == "dexterity" and isinstance(one.value, int)
    )
    assert f"{ROLL[language]} {trait}: {trait} {speaker.die(sides)} · " in shown
    assert speaker.say("call-note-hidden") not in shown
    table.type("p1", f"{ROLL[language]} {trait}")
    assert not table.state.world.calls


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_are_called_with_the_difficulty_hidden(language: str) -> None:
    table = ready("cairn2e", language)
    table.type(GM, f"gm {CALL[language]} {ALL[language]} wil {HIDDEN[language]}")
    (call,) = table.state.world.calls
    assert call.is_hidden
    assert {one.figure for one in call.called} == {"hero-1", "hero-2"}
    shown = "\n".join(table.type("p1", ""))
    assert words(language, "cairn2e").say("call-note-hidden") in shown
    assert "%" not in shown.partition("1:")[0]
    table.type("p1", DECLINE[language])
    assert [one.state for one in table.state.world.calls[0].called] == ["declined", "open"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_try_is_answered_in_every_language(language: str) -> None:
    table = ready(language=language)
    for answer, kind in ((WORKS[language], "price"), (ASK[language], "ask")):
        table.type("p1", TRY[language])
        assert len(table.state.world.attempts) == 1
        table.type(GM, f"gm {answer} the wheel stops")
        (event,) = table.last.events
        assert isinstance(event, e.AttemptAnswered)
        assert (event.answer, event.text) == (kind, "the wheel stops")
    table.type("p1", TRY[language])
    table.type(GM, f'gm {ROLL[language]} {words(language, "nde12").say("rung-hard")} "it breaks"')
    (call,) = table.state.world.calls
    assert (call.difficulty, call.fails) == ("hard", "it breaks")


def test_a_try_needs_nobodys_turn_and_may_name_what_with() -> None:
    table = yard()
    for seat in (GM, "p1"):
        table.talk(seat).look()
    table.type(GM, "end")
    table.type("p1", "try to climb the wheel with dexterity")
    (attempt,) = table.state.world.attempts
    assert (attempt.text, attempt.trait) == ("climb the wheel", "dexterity")
    told = "\n".join(table.type(GM, "look"))
    assert "“climb the wheel”" in told
    assert "gm works but …" in told
    table.type("p1", "decline")
    assert not table.state.world.attempts


def test_two_contend() -> None:
    table = ready("tkds")
    table.type(GM, "gm contest hero-1 str wolf-1 str")
    (call,) = table.state.world.calls
    assert call.kind == "contest"
    assert [one.traits for one in call.called] == [("strength",), ("strength",)]
    shown = "\n".join(table.type("p1", ""))
    assert "prevails" in shown
    names = table.talk("p1").teller.callers.name
    assert f"{names('hero-1')} against" in shown
    table.type("p1", "roll")
    table.type("p1", "1")  # keep the roll
    table.type(GM, "roll wolf-1")
    assert isinstance(table.last.events[-1], e.CallEnded)


def test_in_cairn_one_of_two_who_contend_rolls() -> None:
    table = ready("cairn2e")
    table.type(GM, "gm contest hero-1 str wolf-1 str")
    (call,) = table.state.world.calls
    assert [(one.figure, one.traits) for one in call.called] == [("hero-1", ("strength",)), ("wolf-1", ())]
    names = table.talk("p1").teller.callers.name
    assert f"{names('hero-1')} against" in "\n".join(table.type("p1", ""))
    table.type("p1", "roll")
    assert isinstance(table.last.events[-1], e.CallEnded)


def test_circumstances_and_means_are_typed() -> None:
    table = ready()
    table.type(GM, "gm call hero-1 dex 8 slippery blind")
    (call,) = table.state.world.calls
    assert dict(call.values) == {"tn": 8, "because": "slippery"}
    assert call.way == "blind"
    table.type("p1", "roll help=1")
    assert isinstance(table.last.events[0], e.Kept)


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("gm call", 'write it like this: gm call a dex 8 "jump the gap"'),
        ("gm call nobody dex", "Nobody here is called “nobody”"),
        ("gm call hero-1 dxe", "says nothing about a roll; use some of: strength, dexterity, power, easy"),
        ("gm call hero-1 dex charm=3", "charm"),
        ("gm contest hero-1", "write it like this: gm contest"),
        ("gm works", "Nobody waits for an answer"),
        ("gm withdraw", "No call"),
        ("roll", "Nothing was asked of you; name dice"),
        ("roll banana", "banana"),
        ("decline", "Nothing was asked of you"),
        ("/shout", "is not a chat command"),
        ("/odds 300d6", "too long"),
    ],
)
def test_wrong_words_are_answered_with_what_would_be_right(line: str, told: str) -> None:
    table = ready()
    assert told in "\n".join(table.type(GM, line))


def test_a_game_without_difficulties_says_so() -> None:
    table = ready("cairn2e")
    assert "knows no difficulties" in "\n".join(table.type(GM, "gm call hero-1 dex 8"))


@pytest.mark.parametrize(
    "line", ["/roll 2d6+1 the weather", "/r 2d6+1 the weather", "roll 2d6+1 the weather"]
)
def test_any_dice_are_rolled(line: str) -> None:
    table = ready()
    shown = table.type("p1", line)
    assert shown == table.said["p1"], "nothing but the dice: the table is as it was"
    (event,) = table.last.events
    assert isinstance(event, e.Tossed)
    assert (event.dice, event.text) == ("2d6+1", "the weather")


def test_odds_of_dice_are_told_to_whoever_asks() -> None:
    table = ready()
    version = table.state.version
    told = table.type("p1", "/odds 2d6+1")
    assert told[0] == "2d6+1: 8.00 on average"
    assert told[-1].split() == ["13", "2.8%", "≥", "2.8%"]
    assert table.state.version == version
    assert "wounds" in "\n".join(yard_odds())


def test_dice_are_weighed_against_a_number() -> None:
    table = ready()
    for asked, told in (
        ("2d6+1 >= 8", "2d6+1 ≥ 8: 58.3% (7/12)"),
        ("2d6+1>=8", "2d6+1 ≥ 8: 58.3% (7/12)"),
        ("d20 ≤ 5", "d20 ≤ 5: 25.0% (1/4)"),
        ("d20 > 15", "d20 > 15: 25.0% (1/4)"),
        ("d6 = 7", "d6 = 7: 0.0% (0)"),
    ):
        assert table.type("p1", f"/odds {asked}") == [told]
    (refused,) = table.type("p1", "/odds wolf >= 8")[:1]
    assert "≥" not in refused


def yard_odds() -> list[str]:
    """The odds of a deed, asked for as in a chat."""
    table = yard()
    table.talk("p1").look()
    return table.type("p1", "/odds attack wolf")


def test_the_game_master_sees_what_a_player_is_not_told() -> None:
    table = ready()
    table.do(GM, c.CallFor(figures=("hero-1",), traits=("dexterity",), difficulty="hard", is_hidden=True))
    assert "hard 8" in "\n".join(table.type(GM, "look"))
    assert "hard" not in "\n".join(table.type("p1", "look"))


def test_the_odds_of_what_a_deed_is_about_need_no_verb() -> None:
    table = yard()
    table.talk("p1").look()
    assert set(table.type("p1", "odds attack wolf")) <= set(table.type("p1", "odds wolf"))
    (unknown,) = table.type("p1", "odds flibbertigibbet")
    assert "“flibbertigibbet” is not something you can do here" in unknown
