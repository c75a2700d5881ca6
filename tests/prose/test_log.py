"""Entries in sentences: nothing that happens is left without words by oversight."""

from __future__ import annotations

from typing import get_args

import pytest

from nde.adventures import adventure_named
from nde.board import Square
from nde.locale import LANGUAGES, words
from nde.prose.deeds import destination
from nde.prose.log import TELL, Teller, is_stand_in, untold_effects
from nde.prose.story import Stories
from nde.prose.tale import came_of
from nde.rules.stepdice import actions, effects
from nde.table import commands as c
from nde.table import events as e
from nde.table.seats import GM
from nde.table.state import Task
from nde.table.story.adventure import Change, Foes, Place, Progress
from tests.table.play import GAME, in_fight
from tests.table.tales import begun, deed, foes, progress, story, tale, way

QUIET = {
    e.SeatTaken,
    e.SeatLeft,
    e.AgreementMade,
    e.SaltAdded,
    e.NoteErased,
    e.Answered,
    e.Explored,
    e.ClockStopped,
    e.FlagsSet,
    e.FoesCame,
    e.PlaceLeft,
    e.PlayersTold,
    e.RoundCounted,
    e.Postponed,
    e.Veiled,
}
"""What nobody at the table need be told: it shows elsewhere, or is not for anybody's ears."""


def test_every_event_is_told_or_kept_quiet_on_purpose() -> None:
    events = {getattr(one, "__origin__", one) for one in get_args(e.AnyEvent)}
    assert events - set(TELL) == QUIET
    assert not set(TELL) & QUIET


def test_harm_of_an_adventure_is_told_without_the_hazard_that_stands_in_for_it() -> None:
    named = e.Step(rule="x/1", key="hazard-sprung", facts=(("hazard", "falling-stones"),))
    rolled = e.Step(rule="x/1", key="rolled", facts=(("die", 6),))
    assert is_stand_in("harm-light", named)
    assert not is_stand_in("harm-light", rolled)
    assert not is_stand_in("spring-hazard", named), "a hazard that somebody sprang has its name"


@GAME
def test_what_no_step_tells_is_told_in_the_line_of_its_deed(game: str) -> None:
    table = in_fight(game)
    told = 0
    for _ in range(120):
        before, count = table.state, len(table.entries)
        table.play_on(1)
        for entry in table.entries[count:]:
            teller = Teller(GM, "en")
            text = "\n".join(teller.tell(before, entry, table.state)).casefold()
            speaker = teller.callers.storyteller(table.state)
            for event in entry.events:
                if isinstance(event, e.Resolved):
                    is_tale = bool(table.rules.told.loud)
                    loud, alone = came_of(table.rules.told, event.steps, event.effects)
                    alone = alone if is_tale else untold_effects(event, table.state)
                    lines = [speaker.effect(one) for one in alone if destination(one) is None]
                    assert [line for line in lines if line.casefold() not in text] == []
                    told += len(lines) + len(loud)
    assert told, "something has to be told"


def test_a_walk_is_one_sentence_and_leaves_out_nothing_else() -> None:
    table = in_fight("nde12", space="board")
    hero, square = "ala", Square(2, 3)
    moved = effects.Moved(who=hero, square=square, cost=3, rule="nde12/5.3")
    lost = effects.HeartsLost(hero=hero, hearts=1, rule="nde12/5.6")
    steps = (
        e.Step(rule="nde12/5.3", key="moved", facts=(("who", hero), ("cost", 3), ("left", 2))),
        e.Step(rule="nde12/5.6", key="went-down", facts=(("hero", hero),)),
    )
    task = Task(seat="p1", figure=hero, name="move", action=actions.MoveTo(who=hero, square=square))
    walk = e.Resolved(task=task, effects=(moved, lost), steps=steps)
    entry = e.Entry(number=99, seat="p1", events=(walk,))
    teller = Teller(GM, "en")
    name = teller.meet(table.state) and teller.callers.name(hero)
    assert teller.tell(table.state, entry, table.state) == [
        f"{name} walks to C4; {name} has no hearts left and is down; {name} loses 1 heart"
    ]


def test_a_whisper_is_told_as_one_to_those_who_hear_it() -> None:
    table = begun("nde12", tale(Place(id="gate")))
    before = table.state
    table.do("p1", c.Say(text="psst", to=("p2",)))
    told = {
        seat: Teller(seat, "en").tell(before, table.entries[-1], table.state) for seat in ("p1", "p2", "p3")
    }
    assert told["p3"] == []
    assert told["p1"] == told["p2"]
    assert told["p2"][0].endswith(" whispers: “psst”")


def test_foes_who_ran_are_told_to_have_run_then_and_whenever_somebody_comes_back() -> None:
    slain, ran = (("en", "They lie in the mud."),), (("en", "They are over the hill."),)
    hall = Place(
        id="hall", foes=(Foes(kind="undead"),), won_text=slain, broken_text=ran, exits=(way("yard"),)
    )
    table = begun("nde12", tale(hall, Place(id="yard", exits=(way("hall"),))))
    before = table.state
    table.do(GM, c.SetValue(path=f"{foes(table)[0]}.has_fled", value=True))
    assert Teller("p1", "en").tell(before, table.entries[-1], table.state)[-1] == ran[0][1]
    table.do("p1", c.Choose(option="yard"))
    before = table.state
    table.do("p1", c.Choose(option="hall"))
    assert ran[0][1] in Teller("p1", "en").tell(before, table.entries[-1], table.state)


def test_a_place_is_described_as_it_is_by_now() -> None:
    shut, ajar, gone = (("en", "A shut door."),), (("en", "A door ajar."),), (("en", "A hole."),)
    opens, breaks = deed("open", Change(set=("open",))), deed("break", Change(set=("broken",)))
    hall = Place(
        id="hall",
        text=shut,
        text_when=(("open", ajar), ("broken", gone)),
        deeds=(opens, breaks),
        exits=(way("yard"),),
    )
    table = begun("nde12", tale(hall, Place(id="yard", exits=(way("hall"),))))
    for option, text in (("", shut), ("open", ajar), ("break", gone)):
        if option:
            table.do("p1", c.Choose(option=option))
        assert Stories(table.header.adventure, words("en")).place_text("hall", progress(table)) == text[0][1]
        assert story(table).text == text
        table.do("p1", c.Choose(option="yard"))
        before = table.state
        table.do("p1", c.Choose(option="hall"))
        assert text[0][1] in Teller("p1", "en").tell(before, table.entries[-1], table.state)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_iron_door_of_the_gallery_is_not_locked_once_it_is_open(language: str) -> None:
    stories = Stories(adventure_named("lantern-cellar"), words(language))
    shut = stories.place_text("gallery", Progress(place="gallery", flags=("crossed",)))
    opened = stories.place_text("gallery", Progress(place="gallery", flags=("crossed", "open")))
    lock = {"en": "lock", "pl": "zamk", "de": "schloss", "cs": "zámk"}[language]
    assert lock in shut.casefold()
    assert opened
    assert lock not in opened.casefold()


def test_foes_who_ran_from_a_place_without_words_for_it_are_told_so_all_the_same() -> None:
    hall = Place(id="hall", foes=(Foes(kind="undead"),), won_text=(("en", "They lie in the mud."),))
    table = begun("nde12", tale(hall))
    before = table.state
    table.do(GM, c.SetValue(path=f"{foes(table)[0]}.has_fled", value=True))
    told = Teller("p1", "en").tell(before, table.entries[-1], table.state)
    assert told[-1] == "the foes who can still run are gone"
