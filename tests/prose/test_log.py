"""Entries in sentences: nothing that happens is left without words by oversight."""

from __future__ import annotations

import re
from typing import get_args

import pytest
from msgspec.structs import replace

from nde.adventures import adventure_named
from nde.board import Square
from nde.locale import LANGUAGES, words
from nde.prose.breakdown import deeds_told, is_stand_in
from nde.prose.events import clock_words
from nde.prose.log import TELL, Teller
from nde.prose.story import Stories
from nde.prose.tale import came_of, sentence
from nde.rules.play import Person
from nde.rules.stepdice import actions, effects
from nde.rules.stepdice.companion.actions import SpringHazard
from nde.rules.stepdice.companion.book import companion
from nde.table import commands as c
from nde.table import events as e
from nde.table.seats import GM
from nde.table.state import Task
from nde.table.story.adventure import Change, Foes, Place, Progress, StoryClock
from nde.table.view import view
from tests.prose.told import adventure, effect_faults, evenings, line_faults, moments
from tests.table.play import GAME, in_fight
from tests.table.tales import begun, deed, foes, progress, story, tale, way

LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
QUIET = {
    e.SeatTaken,
    e.SeatLeft,
    e.AgreementMade,
    e.SaltAdded,
    e.NoteErased,
    e.Answered,
    e.Explored,
    e.BackdropLaid,
    e.PortraitSet,
    e.PictureHidden,
    e.PreparedForgotten,
    e.ClockStopped,
    e.FoesCame,
    e.PreparedForgotten,
    e.PlaceLeft,
    e.PlayersTold,
    e.RoundCounted,
    e.DoneSaid,
    e.CreatureForgotten,
    e.StillSo,
    e.Postponed,
    e.Promised,
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
@LANGUAGE
def test_every_effect_is_told_exactly_once(game: str, language: str) -> None:
    """By a step of the story or by a sentence of its own, unless it only keeps the books."""
    teller, told = Teller(GM, language), 0
    for before, entry, after in moments((*evenings(game), adventure(game))):
        teller.meet(after)
        for event in entry.events:
            if isinstance(event, e.Resolved):
                text = "\n".join(teller.tell(before, replace(entry, events=(event,)), after))
                speaker = teller.callers.storyteller(after)
                assert effect_faults(speaker, after.rules.told, event, text) == [], (entry.number, text)
                told += len(event.effects)
    assert told > 50, "something has to happen"


@GAME
@LANGUAGE
def test_no_line_of_a_game_shows_how_it_is_kept(game: str, language: str) -> None:
    for seat in (GM, "p1", "p0"):
        teller = Teller(seat, language)
        for before, entry, after in moments((*evenings(game), adventure(game))):
            lines = teller.tell(before, entry, after)
            names = teller.callers.names
            faults = {line: found for line in lines if (found := line_faults(line, names.values(), names))}
            assert faults == {}


def test_what_is_left_out_told_twice_or_badly_would_be_found() -> None:
    """A blow of which the text says nothing, all, too much, and in the old manner."""
    table = in_fight("nde12")
    lost = effects.HeartsLost(hero="ala", hearts=1, rule="nde12/5.6")
    moved = effects.Moved(who="ala", square=Square(2, 3), cost=3, rule="nde12/5.3")
    task = Task(seat="p1", figure="ala", name="move", action=actions.MoveTo(who="ala", square=Square(2, 3)))
    walk = e.Resolved(task=task, effects=(moved, lost))
    teller = Teller(GM, "en")
    teller.meet(table.state)
    speaker, told = teller.callers.storyteller(table.state), table.rules.told
    own = sentence(speaker.effect(lost))
    name = teller.callers.name("ala")
    assert effect_faults(speaker, told, walk, f"{name} walks to C4. {own}") == []
    assert effect_faults(speaker, told, walk, f"{name} walks to C4.")
    assert effect_faults(speaker, told, walk, f"{name} walks to C4. {own} {own}")
    assert effect_faults(speaker, told, walk, f"{name} walks to C4; {speaker.effect(lost)}")
    assert effect_faults(speaker, told, walk, f"{name} walks. {own}")
    names, ids = teller.callers.names.values(), (*teller.callers.names, "foe-12")
    assert line_faults(f"{name} walks to C4. (5 on d10, needed 8)", names, ids) == []
    for planted in (
        "⟨play-walks⟩ name='ala'",
        f"{name} uses gear-grappling-hook.",
        f"{name} casts spell-light-beam at foe-12.",
        "Is_leader: False → True.",
        f"The foe strikes back ({name}).",
        f"{name} walks  to C4.",
        f"{name} walks to C4..",
        "before you: Hunting dog",
        "Hero falls from a height.",
        "Jagna trifft foe-acc.",
    ):
        assert line_faults(planted, names, ids), planted


@GAME
@LANGUAGE
def test_what_was_told_with_a_question_is_not_told_again(game: str, language: str) -> None:
    questions = 0
    for seat in ("p1", GM):
        teller = Teller(seat, language, is_live=True)
        asked: dict[int, list[str]] = {}
        for before, entry, after in moments(evenings(game)):
            lines = teller.tell(before, entry, after)
            for event in entry.events:
                if isinstance(event, e.Resolved) and event.pending in asked:
                    told = split(" ".join(lines))
                    assert [one for one in asked.pop(event.pending) if one in told] == []
            for question in view(after, seat).questions:
                if question.is_mine:
                    asked.setdefault(question.pending, []).extend(split(teller.led_up(after, question)))
                    questions += 1
    assert questions or not evenings_ask(game)


def split(text: str) -> list[str]:
    """The sentences of a text."""
    return [one for one in re.split(r"(?<=[.!?…]) (?=\w)", text) if one]


def evenings_ask(game: str) -> bool:
    """Whether anybody is asked anything in the random games."""
    return any(
        isinstance(event, e.Began) for _, entry, _ in moments(evenings(game)) for event in entry.events
    )


@LANGUAGE
@pytest.mark.parametrize(
    ("game", "path", "value"),
    [
        ("cairn2e", "ogre.is_leader", True),
        ("cairn2e", "ala.is_deprived", True),
        ("cairn2e", "ala.hp", 1),
        ("cairn2e", "ala.hp_most", 9),
        ("cairn2e", "ala.heads_lost", 1),
        ("nde12", "imp.has_fled", True),
        ("nde12", "ala.has_acted", True),
        ("nde12", "imp.can_shoot", True),
        ("nde12", "ala.hearts", 2),
        ("tkds", "ogre.loses_turn", True),
        ("tkds", "ogre.morale", "unyielding"),
    ],
)
def test_a_value_that_the_game_master_sets_is_told_as_a_ruling(
    game: str, path: str, value: bool | int | str, language: str
) -> None:
    table = in_fight(game)
    before = table.state
    entry = table.do(GM, c.SetValue(path=path, value=value))
    teller = Teller(GM, language)
    line = teller.tell(before, entry, table.state)[0]
    speaker = teller.callers.storyteller(table.state)
    assert line.endswith(f". {speaker.say('play-ruling')}")
    assert speaker.say(f"who-{path.partition('.')[0]}").casefold() in line.casefold()
    assert not re.search(r"\w_\w|True|False|⟨|→", line)
    assert line_faults(line, teller.callers.names.values(), teller.callers.names) == []


@pytest.mark.parametrize(
    "do",
    [
        c.AddFoes(foes={}),
        c.AddFoes(foes={}, stance="bystander"),
        c.AddFoes(foes={}, stance="ally"),
        c.Hide(figures=()),
        c.Hide(figures=(), is_hidden=False),
        c.Grant(effects=()),
    ],
    ids=lambda do: type(do).__name__,
)
def test_what_befalls_nobody_is_told_without_a_fault(do: c.AnyDo) -> None:
    """Such entries are in logs, where somebody asked for nothing at all."""
    table = in_fight("nde12")
    before = table.state
    entry = table.do(GM, do)
    for seat in (GM, "p1"):
        for line in Teller(seat, "en").tell(before, entry, table.state):
            assert line_faults(line, (), {}) == []


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
    assert teller.tell(table.state, entry, table.state) == [f"{name} heads for C4. {name} loses 1 heart."]


@LANGUAGE
def test_a_blow_and_what_it_did_are_one_sentence(language: str) -> None:
    """Whoever is hit is not named again right after; with a ruling between them they are."""
    table = in_fight("nde12")
    task = Task(seat=GM, figure="imp", name="foe-strike", action=actions.FoeStrike(foe="imp", hero="ala"))
    step = e.Step(rule="nde12/5.6", key="heart-lost", facts=(("hero", "ala"), ("left", 3)))
    blow = e.Resolved(task=task, outcome="failure", steps=(step,))
    teller = Teller(GM, language)

    def told(event: e.Resolved) -> str:
        (line,) = teller.tell(table.state, e.Entry(number=99, seat=GM, events=(event,)), table.state)
        return line

    ending = {"en": ": a heart lost, 3 left.", "pl": " i traci serce, zostają 3."}
    ending |= {"de": ": ein Herz weniger, noch 3.", "cs": " a ztrácí srdce, zbývají 3."}
    assert told(blow).endswith(ending[language])
    assert told(blow).count(". ") == 0
    assert told(replace(blow, overruled="success")).count(". ") == 2
    ruled = told(replace(blow, overruled="failure"))
    assert words(language).say("play-faces-ruled")[1:] in ruled, "other faces came to the same"


def test_whoever_leads_the_table_has_a_name_in_a_sentence() -> None:
    table = in_fight("nde12")
    entry = e.Entry(number=99, seat=GM, events=(e.Undone(numbers=(3,)),))
    unnamed = replace(table.state, seats=tuple(one for one in table.state.seats if one.id != GM))
    for language, named in (("en", "The game master"), ("pl", "Mistrz gry"), ("de", "Die Spielleitung")):
        (line,) = Teller("p1", language).tell(unnamed, entry, unnamed)
        assert line.startswith(f"{named} ")


def test_a_hint_is_given_once() -> None:
    table = in_fight("cairn2e")
    hint = e.Step(rule="cairn2e/bestiary", key="waits", facts=(("who", "ogre"),), hint="ogre-1")
    task = Task(seat=GM, figure="ogre", name="wait")
    entry = e.Entry(number=99, seat=GM, events=(e.Resolved(task=task, steps=(hint,)),))
    teller = Teller(GM, "en")
    assert len(teller.tell(table.state, entry, table.state)) == 1
    assert teller.tell(table.state, entry, table.state) == []


def test_a_luck_roll_that_was_made_again_is_told_as_it_stands() -> None:
    table = in_fight("tkds")
    rolls = [
        e.Step(rule="tkds/luck", key="luck", facts=(("face", face), ("detail", detail)))
        for face, detail in ((2, "luck-bad"), (6, "luck-good"))
    ]
    again = e.Step(rule="tkds/reroll", key="rolled-again", facts=(("who", "ala"), ("left", 0)))
    loud, _ = came_of(table.rules.told, [rolls[0], again, rolls[1]], ())
    assert loud == [again, rolls[1]]
    assert came_of(table.rules.told, rolls, ())[0] == rolls, "two rolls that both stand are both told"


def test_what_comes_back_of_a_cost_is_told_after_it() -> None:
    table = in_fight("nde12")
    task = Task(seat="p1", figure="ala", name="power", action=actions.UsePower(hero="ala", tier="standard"))
    steps = (e.Step(rule="nde12/7.2", key="refunded", facts=(("hero", "ala"), ("mana", 1))),)
    spent = (effects.ManaSpent(hero="ala", mana=2, rule="nde12/7.2"),)
    event = e.Resolved(task=task, outcome="exceptional", steps=steps, effects=spent)
    entry = e.Entry(number=99, seat="p1", events=(event,))
    (line,) = Teller(GM, "en").tell(table.state, entry, table.state)
    assert line.index("That costs 2 mana") < line.index("1 mana of the cost back")


@LANGUAGE
def test_a_secret_roll_says_whose_it_is_and_not_which_button(language: str) -> None:
    table = in_fight("nde12")
    melee = Task(seat="p1", figure="ala", name="melee", action=actions.Strike(hero="ala", foe="imp"))
    table_own = Task(seat=GM, figure=GM, name="end-turn", action=actions.EndTurn())
    teller = Teller(GM, language)
    told = [
        teller.tell(table.state, e.Entry(number=99, seat=GM, events=(e.Kept(task=task),)), table.state)[0]
        for task in (melee, table_own)
    ]
    assert told[0].startswith(told[1].rstrip("."))
    assert teller.callers.name("ala") in told[0]
    assert not any(mark in "".join(told) for mark in (":", "–"))


def test_a_name_in_the_plural_is_still_one_person() -> None:
    table = in_fight("nde12")
    callers = Teller(GM, "en").callers
    callers.meet(
        table.state,
        (Person(id="bab", side="party", name="Babs"), Person(id="bees", side="foes", label="killer-bees")),
    )
    assert not callers.is_plural("bab")


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


def test_foes_who_ran_are_told_to_have_run_and_a_place_is_not_told_again_unchanged() -> None:
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
    told = Teller("p1", "en").tell(before, table.entries[-1], table.state)
    assert ran[0][1] not in told
    assert len(told) == 2, "where they are, and that nothing has changed"
    assert Stories(table.header.adventure, words("en")).place_text("hall", progress(table)) == ran[0][1]


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
        told = Teller("p1", "en").tell(before, table.entries[-1], table.state)
        assert (text[0][1] in told) == bool(option), "it is told when it looks otherwise than before"


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
    assert told[-1] == "Those of them who can still run are gone."


@pytest.mark.parametrize("game", ["nde12", "nde14"])
def test_whoever_asks_why_is_told_of_their_deed_besides_what_it_set_off(game: str) -> None:
    """A morale roll that follows a blow does not take the place of the blow."""
    table, teller = in_fight(game), Teller("p1", "en")

    def told(*before: e.Entry) -> list[str]:
        state = table.state
        for entry in before:
            teller.tell(state, entry, table.state)
        return [event.task.figure for event in teller.latest]

    hero = table.state.world.scene.heroes[0].id
    tried = table.do(GM, c.Act(action=actions.Test(hero=hero, attribute="power", tn=4), faces=(5,)))
    assert told(tried) == [hero]
    assert told(table.do(GM, c.Mark(moment="morale"))) == [hero, GM]
    assert told(table.do(GM, c.Mark(moment="morale"))) == [hero, GM]


@pytest.mark.rule("nde12/monsters.hazards", "nde14/monsters.hazards")
@pytest.mark.parametrize("game", ["nde12", "nde14"])
def test_the_roll_of_whoever_dodges_something_is_shown(game: str) -> None:
    table = begun(game, tale(Place(id="gate")))
    hero = table.state.world.scene.heroes[0]
    for face in range(1, hero.character.dexterity + 1):
        there = table.copy()
        before = there.state
        stones = SpringHazard(hazard="falling-stones", targets=(hero.id,), is_sudden=True)
        there.do(GM, c.Act(action=stones, faces=(face,)))
        there.answer_all()
        told = " ".join(
            line
            for entry in there.entries[len(table.entries) :]
            for line in Teller(GM, "en").tell(before, entry, there.state)
        )
        assert f"({face} on d{hero.character.dexterity}, needed " in told


@pytest.mark.rule("nde12/monsters.hazards", "nde14/monsters.hazards")
@pytest.mark.parametrize("game", ["nde12", "nde14"])
@LANGUAGE
def test_of_several_who_dodge_each_roll_says_whose_it_is(game: str, language: str) -> None:
    table = begun(game, tale(Place(id="gate")))
    both = tuple(hero.id for hero in table.state.world.scene.heroes[:2])
    area = next(key for key, one in companion(game).hazards.items() if one.area and one.attributes)
    table.do(GM, c.Act(action=SpringHazard(hazard=area, targets=both, is_sudden=True)))
    table.answer_all()
    speaker = words(language, game)
    told = [one for entry in table.entries for one in deeds_told(speaker, table.state, entry)][-1]
    kept = [step for event in table.entries[-1].events for step in getattr(event, "steps", ())]
    rolls = [text.text for text, step in zip(told.steps, kept, strict=False) if step.key == "rolled"]
    assert [[id in text.casefold() for id in both] for text in rolls] == [[True, False], [False, True]]


@pytest.mark.rule("nde12/11.2", "nde14/9.2")
@GAME
@pytest.mark.parametrize("is_pressing", [True, False])
def test_a_clock_that_failures_do_not_move_says_so_where_they_move_any_other(
    game: str, is_pressing: bool
) -> None:
    clock = StoryClock(id="doom", steps=5, is_pressing=is_pressing)
    table = begun(game, tale(Place(id="gate"), clocks=(clock,)))
    told = clock_words(words("en", game), table.state, table.state.world.clocks[0])
    assert ("only the story moves it" in told) is (not is_pressing and game in ("nde12", "nde14"))
    table.do(GM, c.TickClock(id="doom"))
    told = clock_words(words("en", game), table.state, table.state.world.clocks[0])
    assert ("only the story moves it" in told) is (not is_pressing and game in ("nde12", "nde14"))
    table.do(GM, c.TickClock(id="doom", by=4))
    told = clock_words(words("en", game), table.state, table.state.world.clocks[0])
    assert "only the story" not in told, "it is full, and nothing moves it"


def test_rounds_have_no_line_of_their_own_where_the_table_is_shown_besides() -> None:
    assert Teller("p1", "en").has_heads
    assert not Teller("p1", "en", is_live=True).has_heads
    assert not Teller("p1", "en", has_heads=False).has_heads


@LANGUAGE
def test_what_waits_for_an_answer_begins_with_a_sentence(language: str) -> None:
    table = in_fight("nde12")
    task = Task(seat="p1", figure="ala", name="end-turn", action=actions.EndTurn())
    teller = Teller("p1", language)
    began = e.Entry(number=99, seat="p1", events=(e.Began(task=task),))
    teller.tell(table.state, began, table.state)
    name = teller.callers.name("ala")
    head = teller.head_of(99)
    assert head.startswith(f"{name} ")
    assert words(language, "nde12").say("offer-end-turn") in head
    assert " – " not in head


@LANGUAGE
def test_a_picture_that_is_shown_is_named_if_it_has_a_title(language: str) -> None:
    speaker = words(language)
    assert "Zur Krone" in speaker.say("play-picture-shown", title="Zur Krone", is_called=True)
    assert ":" not in speaker.say("play-picture-shown", title="", is_called=False)
