"""What a seat is called by whoever reads, and whose dice a word means: no key of the table is ever shown."""

from __future__ import annotations

import pytest

from nde.errors import Illegal
from nde.locale import LANGUAGES, words
from nde.prose.names import seat_words
from nde.table import commands as c
from nde.table.seats import GM
from nde.web.problems import problem
from tests.prose.talk.local import yard

LEADS = {"en": "the game master", "pl": "mistrz gry", "de": "die Spielleitung", "cs": "vypravěč"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_has_to_answer_first_is_called_by_name(language: str) -> None:
    state = yard().state
    names = seat_words(state, language) | {"seat-p1": "Ann"}
    for seat, name in ((GM, LEADS[language]), ("p1", "Ann")):
        error = Illegal("question-first", seat=seat, question="luck")
        found = problem(error, language, "nde12", {key: names[key] for key in names if key != "seat-gm"})
        assert name in found.title
        assert found.facts["seat"] == seat, "programs still get the id"
    assert LEADS[language] in words(language).error(Illegal("question-first", seat=GM, question="luck"))


def test_where_the_engine_leads_it_is_called_so() -> None:
    table = yard()
    table.do(GM, c.Sit(seat=GM, name="gm", role="gm", bot="plain"))
    assert seat_words(table.state, "en")["seat-gm"] == "the engine"
    assert seat_words(table.state, "en")["seat-p1"] == "Ann"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_master_without_a_name_is_listed_as_what_they_are(language: str) -> None:
    table = yard()
    table.do(GM, c.Sit(seat=GM, name="gm", role="gm"))
    table.talk("p1", language).look()
    told = table.type("p1", "who")
    assert not [line for line in told if line.startswith("gm")]
    assert any(line.startswith(words(language).say("play-gm")) for line in told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_real_dice_are_asked_for_in_every_language(language: str) -> None:
    speaker = words(language)
    for wish in ("typed", "engine"):
        for word in (*speaker.say(f"play-words-dice-{wish}").split(), wish):
            table = yard()
            table.talk("p1", language).look()
            told = table.type("p1", f"{speaker.say('play-words-dice').split()[0]} {word}")
            assert told == [speaker.say(f"play-dice-{wish}")]
            seat = table.state.seat("p1")
            assert seat is not None
            assert seat.rolls == wish
    table = yard()
    table.talk("p1", language).look()
    assert speaker.say("play-words-dice-typed").split()[0] in table.type("p1", "dice xyzzy")[0]
    shown = speaker.say("play-help-dice")
    assert all(speaker.say(f"play-words-dice-{wish}").split()[0] in shown for wish in ("typed", "engine"))
