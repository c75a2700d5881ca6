"""What an adventure does: places entered, foes met, deeds tried, clocks filled, fights won and lost."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec.structs import replace

from nde.board import Board, Zones, square_name
from nde.prose.log import Teller
from nde.rules import ruleset_named
from nde.rules.play import DIFFICULTIES, TRIALS, Person
from nde.rules.ruleset import Track
from nde.rules.stepdice.effects import ConditionSet
from nde.rules.stepdice.powers import GOING
from nde.table import commands as c
from nde.table import events as e
from nde.table.apply import fold
from nde.table.offers import is_waiting, offers_for
from nde.table.scenes import is_on
from nde.table.seats import GM
from nde.table.story.adventure import Change, Foes, Place, StoryClock
from nde.table.story.choices import story_view
from nde.table.view import view
from nde.table.view_entry import view_entry
from nde.table.visibility import scene_for
from tests.games import can, for_games
from tests.rules.stepdice.samples import NEW, OLD
from tests.table.play import GAME, GAMES, Playing, seated, with_heroes
from tests.table.tales import HALL, begun, deed, foes, kinds, options, progress, story, tale, way

MAPPED = pytest.mark.parametrize("game", [id for id in GAMES if ruleset_named(id).spaces[:1] == ("board",)])
"""Every game that is played on maps by itself."""
LONG_HALL = """
########################
#1....a...............c#
#2....b................#
#3.....................#
########################
"""
END = Change(ending="won")
HALL_WITH_TWO = Place(id="hall", map=HALL, foes=(Foes(kind="undead", count=2),), exits=(way("yard"),))
YARD = Place(id="yard", exits=(way("hall"),), deeds=(deed("end", END),))


def beat(table: Playing) -> e.Entry:
    """Let the game master take every foe out of the scene; the entry of the last one."""
    entry = None
    for foe in foes(table):
        entry = table.do(GM, c.Remove(figure=foe))
    assert entry is not None
    return entry


def get_out(table: Playing, option: str) -> None:
    """Leave a place where foes stand: by a way out, or by fleeing where the game says who gets away."""
    playing = table.state.playing
    if playing.is_leaving_free or not playing.turn(table.state.world.scene).is_fight:
        table.do("p1", c.Choose(option=option))
        table.answer_all()
        if progress(table).withdraws:
            table.do(GM, c.Mark(moment="turn"))  # the foes let them go
    else:
        run(table, *(one.id for one in people(table) if one.side == "party"))
    table.answer_all()


def run(table: Playing, *heroes: str) -> None:
    """Let some heroes get away from a fight."""
    for hero in heroes:
        table.do(GM, c.Grant(effects=({"type": "Fled", "who": hero},)))


# Beginning.


def test_a_table_without_an_adventure_has_no_story() -> None:
    table = with_heroes("nde12")
    assert story_view(table.state) is None
    assert table.refused("p1", c.Choose(option="begin")).code == "no-adventure"


def test_nothing_begins_before_somebody_is_there() -> None:
    table = seated("nde12", adventure=tale(YARD))
    assert options(table) == []
    assert table.refused("p1", c.Choose(option="begin")).code == "nobody-there"


@GAME
def test_the_party_sets_out_to_the_first_place(game: str) -> None:
    clock = StoryClock(id="doom", steps=5, is_secret=True)
    table = with_heroes(game, adventure=tale(YARD, HALL_WITH_TWO, clocks=(clock,)))
    assert options(table) == ["begin"]
    assert table.refused("p1", c.Choose(option="end")).code == "not-to-choose-now"
    table.do("p1", c.Choose(option="begin"))
    assert story(table).place == "yard"
    assert options(table) == ["end", "hall"]
    assert [(one.id, one.steps, one.filled) for one in table.state.world.clocks] == [("doom", 5, 0)]
    assert progress(table).strength == table.state.playing.standing(table.state.world.scene, "party") > 0


@GAME
def test_to_set_out_leads_out_of_no_fight_that_one_has_to_flee_from(game: str) -> None:
    """Running away always requires a DEX save (Cairn 2e, Retreat), also before the adventure has begun."""
    table = with_heroes(game, adventure=tale(YARD, HALL_WITH_TWO))
    playing = table.state.playing
    table.do(GM, c.AddFoes(foes={"foe": playing.cast("brute", "minion")}))
    table.answer_all()
    if not playing.turn(table.state.world.scene).is_fight:
        table.do(GM, c.Mark(moment="fight"))
        table.answer_all()
    if playing.is_leaving_free:
        assert options(table) == ["begin"]
        return
    assert options(table) == []
    assert table.refused("p1", c.Choose(option="begin")).code == "flee-first"
    table.do(GM, c.Remove(figure="foe"))
    assert options(table) == ["begin"]


def test_spectators_choose_nothing() -> None:
    table = begun("nde12", tale(YARD, HALL_WITH_TWO))
    assert table.refused("watcher", c.Choose(option="end")).code == "only-watching"


# Places.


@MAPPED
def test_foes_wait_at_the_letters_of_the_map_and_heroes_begin_at_its_digits(game: str) -> None:
    table = begun(game, tale(HALL_WITH_TWO, YARD))
    board = table.state.world.scene.space
    assert isinstance(board, Board)
    at = {token.id: square_name(token.at) for token in board.tokens}
    block = table.state.playing.cast("undead", "minion")
    assert at == {"ala": "B2", "bea": "B3", "cyd": "B4", f"{block}-1": "H2", f"{block}-2": "H3"}


@MAPPED
def test_a_crowd_stands_around_the_letters_it_was_given(game: str) -> None:
    groups = (Foes(kind="undead", count=-1, per_hero=2, at="d"), Foes(kind="undead", count=1))
    table = begun(game, tale(Place(id="hall", map=HALL, foes=groups, won=(END,))))
    assert len(foes(table)) == 5 + 1
    board = table.state.world.scene.space
    assert len({token.at for token in board.tokens}) == 3 + 6
    assert square_name(board.where(foes(table)[0])) == "H5"
    assert square_name(board.where(foes(table)[-1])) == "H2"


@MAPPED
def test_a_place_without_a_map_has_no_space(game: str) -> None:
    table = begun(game, tale(YARD, HALL_WITH_TWO))
    assert table.state.world.scene.space is None
    table.do("p1", c.Choose(option="hall"))
    assert isinstance(table.state.world.scene.space, Board)


@pytest.mark.rule("nde14/3.1", "nde14/B27", "nde14/3.2", "nde14/B29")
def test_without_a_map_people_begin_as_far_apart_as_they_stand_on_it() -> None:
    """Ruling nde14-zones: the same adventure in zones, or on its map where the table wants one."""
    groups = (Foes(kind="undead", count=2, at="ab"), Foes(kind="undead", at="c"))
    adventure = tale(Place(id="hall", map=LONG_HALL, foes=groups, won=(END,)))
    zones = begun("nde14", adventure).state.world.scene.space
    assert isinstance(zones, Zones)
    near, beside, far = (f"bone-walker-{number}" for number in (1, 2, 3))
    assert [zones.band("ala", one) for one in ("bea", near, beside, far)] == [
        "close",
        "nearby",
        "nearby",
        "very-far",
    ]
    assert (zones.band(near, beside), zones.band(near, far)) == ("close", "far")
    on_a_map = begun("nde14", adventure, settings='{"distance":"grid"}').state.world.scene.space
    assert isinstance(on_a_map, Board)
    assert begun("nde12", adventure).state.world.scene.space == on_a_map


@pytest.mark.rule("nde14/3.1")
def test_who_comes_later_enters_the_zones_from_where_the_map_has_them() -> None:
    late = (Change(foes=(Foes(kind="undead", at="c"),)),)
    hall = Place(id="hall", map=LONG_HALL, foes=(Foes(kind="undead", at="a"),), deeds=(deed("shout", *late),))
    table = begun("nde14", tale(hall))
    table.do(GM, c.Remove(figure="bone-walker-1"))
    table.do("p1", c.Choose(option="shout"))
    zones = table.state.world.scene.space
    assert isinstance(zones, Zones)
    assert [zones.band(hero, foes(table)[0]) for hero in ("ala", "bea", "cyd")] == ["very-far"] * 3


@GAME
def test_the_first_step_into_a_place_sets_something_off_and_the_second_does_not(game: str) -> None:
    cave = Place(id="cave", exits=(way("yard"),), enter=(Change(clock="doom", tick=1),))
    yard = replace(YARD, exits=(way("cave"),))
    table = begun(game, tale(yard, cave, clocks=(StoryClock(id="doom"),)))
    for option in ("cave", "yard", "cave"):
        table.do("p1", c.Choose(option=option))
    assert table.state.world.clocks[0].filled == 1
    assert progress(table).visited == ("yard", "cave")


@GAME
def test_no_way_leads_past_foes_who_stand_but_one_may_escape(game: str) -> None:
    hall = replace(HALL_WITH_TWO, exits=(way("yard"), replace(way("yard", is_escape=True), id="window")))
    table = begun(game, tale(hall, YARD))
    assert options(table) == ["window"]
    assert table.refused("p1", c.Choose(option="yard")).code == "foes-stand"
    table.do(GM, c.Mark(moment="fight"))
    table.answer_all()
    get_out(table, "window")
    assert not table.state.playing.turn(table.state.world.scene).is_fight
    assert foes(table) == []
    table.do("p1", c.Choose(option="hall"))
    assert len(foes(table)) == 2, "who fled finds them there"


@GAME
def test_who_is_beaten_stays_beaten(game: str) -> None:
    hall = replace(HALL_WITH_TWO, won=(Change(set=("quiet",)),))
    table = begun(game, tale(hall, YARD))
    entry = beat(table)
    assert kinds(entry)[-2:] == ["FightWon", "FlagsSet"]
    assert progress(table).flags == ("quiet",)
    table.do("p1", c.Choose(option="yard"))
    table.do("p1", c.Choose(option="hall"))
    assert foes(table) == []
    assert options(table) == ["yard"]


def hurt(table: Playing, foe: str, by: int) -> Track:
    """Let the game master take something of a foe's most telling track; what is left of it."""
    track = next(one for one in people(table) if one.id == foe).tracks[0]
    table.do(GM, c.SetValue(path=f"{foe}.{track.key}", value=track.value - by))
    return next(one for one in people(table) if one.id == foe).tracks[0]


def people(table: Playing) -> tuple[Person, ...]:
    return table.state.playing.people(table.state.world.scene)


@pytest.mark.parametrize("is_fight", [True, False])
@for_games("map")
def test_the_wounded_stay_wounded_and_who_is_gone_stays_gone(game: str, is_fight: bool) -> None:
    """Left in the middle of a fight or in peace, a place is found again as it was left."""
    sturdy = (Foes(kind="undead", count=1), Foes(kind="brute", rank="boss"))
    hall = replace(HALL_WITH_TWO, foes=sturdy, exits=(way("yard", is_escape=True),))
    table = begun(game, tale(hall, YARD))
    gone, boss = foes(table)
    if is_fight:
        table.do(GM, c.Mark(moment="fight"))
        table.answer_all()
    table.do(GM, c.Remove(figure=gone))
    wounded = hurt(table, boss, by=1)
    space = table.state.world.scene.space
    get_out(table, "yard")
    assert foes(table) == []
    table.do("p1", c.Choose(option="hall"))
    assert foes(table) == [boss]
    assert next(one for one in people(table) if one.id == boss).tracks[0] == wounded
    if isinstance(space, Board):
        assert table.state.world.scene.space.where(boss) == space.where(boss)
    else:
        assert table.state.world.scene.space.steps("ala", boss) > 0
    assert progress(table).is_fight_ahead
    again = fold(table.header, table.entries)
    assert again.world == table.state.world


@MAPPED
def test_a_wall_that_was_broken_down_stays_down(game: str) -> None:
    table = begun(game, tale(replace(HALL_WITH_TWO, foes=()), YARD))
    board = table.state.world.scene.space
    opened = replace(board.grid, walls=frozenset(sorted(board.grid.walls)[1:]))
    table.do(GM, c.SetSpace(space=replace(board, grid=opened), is_same_map=True))
    table.do("p1", c.Choose(option="yard"))
    table.do("p1", c.Choose(option="hall"))
    assert table.state.world.scene.space.grid == opened


@GAME
def test_a_fight_that_is_won_is_ended(game: str) -> None:
    table = begun(game, tale(HALL_WITH_TWO, YARD))
    table.do(GM, c.Mark(moment="fight"))
    table.answer_all()
    assert table.state.playing.turn(table.state.world.scene).is_fight
    beat(table)
    table.answer_all()
    assert not table.state.playing.turn(table.state.world.scene).is_fight
    assert progress(table).won == ("hall",)


@for_games("flight")
def test_a_fight_won_because_foes_ran_is_not_told_as_if_they_had_fallen(game: str) -> None:
    table = begun(game, tale(HALL_WITH_TWO, YARD))
    first, second = foes(table)
    table.do(GM, c.SetValue(path=f"{first}.has_fled", value=True))
    table.do(GM, c.Remove(figure=second))
    won = [event for event in table.entries[-1].events if isinstance(event, e.FightWon)]
    assert [event.is_rout for event in won] == [True]
    assert progress(table).broken == progress(table).won == ("hall",)
    fallen = begun(game, tale(HALL_WITH_TWO, YARD))
    assert [one.is_rout for one in beat(fallen).events if isinstance(one, e.FightWon)] == [False]
    assert progress(fallen).broken == ()


# Those who lie in wait.

WELL = Place(
    id="well",
    map=HALL,
    foes=(Foes(kind="undead", is_hidden=True),),
    exits=(way("yard"),),
    deeds=(deed("look", Change(shows=True)),),
)


@GAME
def test_nobody_sees_who_lies_in_wait(game: str) -> None:
    table = begun(game, tale(WELL, YARD))
    empty = begun(game, tale(replace(WELL, foes=()), YARD))
    hidden = table.state.world.hidden
    assert len(hidden) == 1
    assert scene_for(table.state, "p1") == scene_for(empty.state, "p1")
    assert view(table.state, "p1") == view(empty.state, "p1")
    for mine, theirs in zip(table.entries, empty.entries, strict=True):
        assert view_entry(mine, "p1").events == view_entry(theirs, "p1").events


@GAME
def test_who_wants_to_pass_is_ambushed(game: str) -> None:
    table = begun(game, tale(WELL, YARD))
    assert "yard" in options(table)
    table.do("p1", c.Choose(option="yard"))
    assert story(table).place == "well"
    assert table.state.world.hidden == ()
    assert options(table) == []
    beat(table)
    table.do("p1", c.Choose(option="yard"))
    assert story(table).place == "yard"


@for_games("map")
def test_who_lay_in_wait_and_was_never_met_lies_there_still(game: str) -> None:
    """A clock takes the party elsewhere before anybody comes forward."""
    flood = StoryClock(id="flood", steps=1, full=((Change(go="yard"),),))
    table = begun(game, tale(WELL, replace(YARD, exits=(way("well"),)), clocks=(flood,)))
    hidden = table.state.world.hidden
    entry = table.do(GM, c.TickClock(id="flood"))
    assert story(table).place == "yard"
    assert not any(isinstance(one, e.PlaceLeft) for one in view_entry(entry, "p1").events)
    table.do("p1", c.Choose(option="well"))
    assert hidden
    assert table.state.world.hidden == hidden
    assert is_on(table.state.world.scene.space, hidden[0])
    assert not is_on(scene_for(table.state, "p1").space, hidden[0])


@GAME
def test_a_deed_may_show_who_lies_in_wait(game: str) -> None:
    table = begun(game, tale(WELL, YARD))
    table.do("p1", c.Choose(option="look"))
    assert table.state.world.hidden == ()
    assert table.refused("p1", c.Choose(option="yard")).code == "foes-stand"


@GAME
def test_when_all_who_were_seen_are_beaten_the_hidden_come_forward(game: str) -> None:
    both = replace(WELL, foes=(Foes(kind="undead"), Foes(kind="beast", is_hidden=True)))
    table = begun(game, tale(both, YARD))
    table.do(GM, c.Mark(moment="fight"))
    table.answer_all()
    seen = next(id for id in foes(table) if id not in table.state.world.hidden)
    table.do(GM, c.Remove(figure=seen))
    assert table.state.world.hidden == ()
    assert progress(table).won == ()


# Deeds.


@GAME
@pytest.mark.parametrize("trial", TRIALS)
def test_a_trial_works_exactly_when_its_outcome_is_a_success(game: str, trial: str) -> None:
    came = set()
    for difficulty in DIFFICULTIES:
        for seed in range(1, 13):
            try_it = replace(
                deed("try", Change(set=("yes",)), trial=trial),
                difficulty=difficulty,
                fails=(Change(set=("no",)),),
            )
            table = begun(game, tale(replace(YARD, deeds=(try_it,)), HALL_WITH_TWO), seed)
            table.do("p1", c.Choose(option="try", hero="ala"))
            table.answer_all()
            resolved = [
                event
                for entry in table.entries
                for event in entry.events
                if isinstance(event, e.Resolved) and event.task.deed == "yard/try"
            ]
            works = table.rules.reading(resolved[-1].outcome) == "wholly"
            assert resolved[-1].outcome in table.rules.outcome_names
            assert progress(table).flags == (("yes",) if works else ("no",))
            assert options(table) == ["hall"], "what was tried once is not tried again"
            came.add(works)
    assert came == {True, False}


@GAME
def test_a_deed_that_may_be_repeated_stays_open(game: str) -> None:
    table = begun(game, tale(replace(YARD, deeds=(deed("knock", Change(), is_once=False),)), HALL_WITH_TWO))
    for _ in range(2):
        table.do("p2", c.Choose(option="knock"))
    assert "knock" in options(table)


@GAME
def test_flags_open_and_close_ways_and_deeds(game: str) -> None:
    yard = Place(
        id="yard",
        exits=(way("hall", needs=("open",)),),
        deeds=(deed("open", Change(set=("open",))), deed("shut", Change(clear=("open",)), needs=("open",))),
    )
    table = begun(game, tale(yard, HALL_WITH_TWO))
    assert options(table) == ["open"]
    assert table.refused("p1", c.Choose(option="hall")).code == "not-to-choose-now"
    table.do("p1", c.Choose(option="open"))
    assert options(table) == ["shut", "hall"]
    table.do("p1", c.Choose(option="shut"))
    assert options(table) == []


@GAME
def test_harm_comes_to_whoever_tried_and_else_to_everybody(game: str) -> None:
    trap = replace(deed("touch", Change(harm="serious")), id="touch")
    yard = replace(YARD, deeds=(trap, deed("all", Change(clock="doom", tick=9))))
    clocks = (StoryClock(id="doom", steps=1, full=((Change(harm="light"),),)),)
    table = begun(game, tale(yard, HALL_WITH_TWO, clocks=clocks))
    assert next(one for one in story(table).choices if one.id == "touch").needs_hero
    before = Counter({one.id: _strength(table, one.id) for one in _party(table)})
    table.do("p1", c.Choose(option="touch", hero="bea"))
    table.answer_all()
    after = Counter({one.id: _strength(table, one.id) for one in _party(table)})
    assert after["bea"] < before["bea"]
    assert (after["ala"], after["cyd"]) == (before["ala"], before["cyd"])
    first = len(table.entries)
    table.do("p1", c.Choose(option="all"))
    table.answer_all()
    hurt = [
        event
        for entry in table.entries[first:]
        for event in entry.events
        if isinstance(event, e.Resolved) and event.task.name == "harm-light"
    ]
    assert len(hurt) == sum(not one.is_out for one in _party(table)) or len(hurt) >= 2
    assert progress(table).due == ()


def _party(table: Playing) -> list[Person]:
    return [one for one in table.state.playing.people(table.state.world.scene) if one.side == "party"]


def _strength(table: Playing, hero: str) -> int:
    people = {one.id: one for one in table.state.playing.people(table.state.world.scene)}
    return sum(track.value for track in people[hero].tracks)


@GAME
def test_rest_is_a_moment_of_the_game(game: str) -> None:
    yard = replace(YARD, deeds=(deed("sleep", Change(set=("rested",)), rest="rest"),))
    table = begun(game, tale(yard, HALL_WITH_TWO))
    assert story(table).choices[0].kind == "rest"
    table.do("p1", c.Choose(option="sleep"))
    table.answer_all()
    assert progress(table).flags == ("rested",)
    assert "rest" in table.state.world.marks


def test_only_those_who_stand_and_are_played_here_do_deeds() -> None:
    table = begun("nde12", tale(replace(YARD, deeds=(deed("try", trial="wits"),)), HALL_WITH_TWO))
    assert table.refused("p1", c.Choose(option="try")).code == "hero-needed"
    assert table.refused("p1", c.Choose(option="try", hero="cyd")).code == "not-yours"
    assert table.refused("p1", c.Choose(option="try", hero="nobody")).code == "no-such-person"
    table.do("p2", c.Choose(option="try"))  # has only one hero
    assert table.entries[-1].events[0].task.figure == "cyd"  # type: ignore[attr-defined]


def test_the_story_waits_for_an_open_question_and_goes_on_after_it() -> None:
    """A game whose luck may be spent after a failed roll asks, and nothing can be chosen until then."""
    yard = replace(
        YARD, deeds=(replace(deed("try", END, trial="might"), fails=(Change(harm="light", go="hall"),)),)
    )
    waited = set()
    for seed in range(1, 40):
        table = begun("nde14", tale(yard, HALL_WITH_TWO), seed)
        table.do("p1", c.Choose(option="try", hero="ala"))
        while is_waiting(table.state):
            assert options(table) == []
            assert table.refused("p1", c.Choose(option="hall")).code == "question-first"
            waited.add(bool(progress(table).due))
            table.answer(table.state.world.pending[0].number)
        assert progress(table).ending == "won" or story(table).place == "hall"
        assert progress(table).due == ()
        assert fold(table.header, table.entries) == table.state
    assert waited == {True, False}, "some waited for the trial, some for the harm on the way to the hall"


def test_overruling_a_trial_changes_what_it_set_off() -> None:
    yard = replace(
        YARD, deeds=(replace(deed("try", Change(set=("yes",)), trial="wits"), fails=(Change(set=("no",)),)),)
    )
    table = begun("nde14", tale(yard, HALL_WITH_TWO))
    table.do("p1", c.Choose(option="try", hero="ala"))
    table.answer_all(lambda ask: ask.default)
    other = {"yes": "failure", "no": "success"}[progress(table).flags[0]]
    table.do(GM, c.Overrule(outcome=other))
    assert progress(table).flags == (("no",) if other == "failure" else ("yes",))


@for_games("trials without harm", "success and failure")
def test_overruling_a_trial_takes_back_the_harm_that_came_of_it(game: str) -> None:
    fails = (Change(harm="serious", set=("no",)),)
    yard = replace(YARD, deeds=(replace(deed("try", Change(set=("yes",)), trial="might"), fails=fails),))
    good = "success"
    assert ruleset_named(game).reading(good) == "wholly"
    for seed in range(1, 20):
        table = begun(game, tale(yard, HALL_WITH_TWO), seed)
        before = table.state.world.scene
        table.do("p1", c.Choose(option="try", hero="ala"))
        table.answer_all(lambda ask: ask.default)
        if progress(table).flags == ("yes",) or "DeedDone" not in kinds(table.entries[-1]):
            continue
        table.do(GM, c.Overrule(outcome=good))
        assert progress(table).flags == ("yes",)
        assert table.state.playing.standing(table.state.world.scene, "party") == table.state.playing.standing(
            before, "party"
        )
        return
    raise AssertionError("no trial failed and hurt at once")


# Clocks and rounds.


@GAME
def test_a_clock_strikes_once_when_it_is_full(game: str) -> None:
    yard = replace(YARD, deeds=(deed("wait", Change(clock="doom", tick=2), is_once=False),))
    clocks = (StoryClock(id="doom", steps=3, full=((Change(set=("doomed",)),),)),)
    table = begun(game, tale(yard, HALL_WITH_TWO, clocks=clocks))
    struck = []
    for _ in range(4):
        entry = table.do("p1", c.Choose(option="wait"))
        struck.append("ClockStruck" in kinds(entry))
    assert struck == [False, True, False, False]
    assert table.state.world.clocks[0].filled == 3
    assert progress(table).flags == ("doomed",)


def pushed(table: Playing, times: int) -> int:
    """How many of so many tries fail, told by what the adventure makes of them."""
    hero, before = table.state.world.held_by("p1")[0], len(table.entries)
    for _ in range(times):
        table.do("p1", c.Choose(option="push", hero=hero))
        table.answer_all()
    events = [event for entry in table.entries[before:] for event in entry.events]
    return sum(not event.works for event in events if isinstance(event, e.DeedDone))


@pytest.mark.rule("nde12/11.2")
@pytest.mark.rule("nde14/9.2")
@pytest.mark.parametrize("own", [0, 2])
@pytest.mark.parametrize("game", ["nde12", "nde14"])
def test_a_failure_moves_an_adventures_clock_of_pressure_once(game: str, own: int) -> None:
    """What the deed says itself about the clock counts instead of the rule, never besides it."""
    fails = (Change(clock="doom", tick=own),) if own else ()
    push = deed("push", trial="might", difficulty="hard", fails=fails, is_once=False)
    clocks = (
        StoryClock(id="doom", steps=24, is_pressing=True),
        StoryClock(id="tide", steps=24),
    )
    table = begun(game, tale(replace(YARD, deeds=(push,)), HALL_WITH_TWO, clocks=clocks))
    failed = pushed(table, 8)
    assert 0 < failed < 8
    assert [one.filled for one in table.state.world.clocks] == [failed * (own or 1), 0]


@for_games("trials without harm", "no clocks of pressure")
def test_where_the_book_has_no_such_clocks_only_the_adventure_moves_them(game: str) -> None:
    push = deed("push", trial="might", difficulty="hard", is_once=False)
    clocks = (StoryClock(id="doom", steps=24, is_pressing=True),)
    table = begun(game, tale(replace(YARD, deeds=(push,)), HALL_WITH_TWO, clocks=clocks))
    assert pushed(table, 8) > 0
    assert table.state.world.clocks[0].filled == 0


@GAME
def test_a_clock_with_several_strikes_begins_anew_until_the_last(game: str) -> None:
    yard = replace(YARD, deeds=(deed("wait", Change(clock="doom", tick=2), is_once=False),))
    strikes = tuple((Change(set=(f"strike-{number}",)),) for number in range(1, 4))
    table = begun(game, tale(yard, HALL_WITH_TWO, clocks=(StoryClock(id="doom", steps=2, full=strikes),)))
    filled = []
    for _ in range(4):
        table.do("p1", c.Choose(option="wait"))
        filled.append(table.state.world.clocks[0].filled)
    assert filled == [0, 0, 2, 2]
    assert progress(table).flags == ("strike-1", "strike-2", "strike-3")


@GAME
def test_whom_a_clock_takes_elsewhere_does_not_get_to_where_they_were_going(game: str) -> None:
    yard = replace(YARD, deeds=(deed("run", Change(clock="doom", tick=9), END),))
    clocks = (StoryClock(id="doom", full=((Change(go="hall"),),)),)
    table = begun(game, tale(yard, HALL_WITH_TWO, clocks=clocks))
    table.do("p1", c.Choose(option="run"))
    assert (story(table).place, story(table).ending) == ("hall", "")


def test_a_clock_that_the_game_master_fills_strikes_too() -> None:
    table = begun("nde12", tale(YARD, HALL_WITH_TWO, clocks=(StoryClock(id="doom", full=((END,),)),)))
    entry = table.do(GM, c.TickClock(id="doom", by=6))
    assert kinds(entry) == ["ClockMoved", "ClockStruck", "AdventureEnded"]
    assert story(table).is_won
    assert table.refused("p1", c.Choose(option="end")).code == "adventure-over"


@GAME
def test_each_round_of_a_fight_after_the_first_counts_once(game: str) -> None:
    hall = replace(HALL_WITH_TWO, each_round=(Change(clock="doom", tick=1),))
    table = begun(game, tale(hall, YARD, clocks=(StoryClock(id="doom", steps=24),)))
    table.do(GM, c.Mark(moment="fight"))
    table.answer_all()
    for _ in range(7):
        table.do(GM, c.Mark(moment="turn"))
        table.answer_all()
        assert (
            table.state.world.clocks[0].filled == table.state.playing.turn(table.state.world.scene).round - 1
        )
    assert table.state.world.clocks[0].filled >= 3
    before = table.state.world
    table.do(GM, c.Undo(count=4))
    table.do(GM, c.Redo(count=4))
    assert table.state.world == before


@GAME
def test_more_foes_may_come_in_a_fight_and_after_it(game: str) -> None:
    wave = Change(foes=(Foes(kind="undead", count=2, at="cd"),))
    hall = replace(HALL_WITH_TWO, won=(Change(needs=("last",), ending="won"),))
    clocks = (StoryClock(id="doom", steps=1, full=((wave,), (wave, Change(set=("last",))))),)
    table = begun(game, tale(hall, YARD, clocks=clocks))
    table.do(GM, c.Mark(moment="fight"))
    table.answer_all()
    entry = table.do(GM, c.TickClock(id="doom"))
    assert "Joined" in kinds(entry)
    assert len(foes(table)) == 4
    assert len(set(foes(table))) == 4
    beat(table)
    table.answer_all()
    assert progress(table).won == ("hall",)
    entry = table.do(GM, c.TickClock(id="doom"))
    assert "SceneSet" in kinds(entry)
    assert len(foes(table)) == 2
    assert progress(table).won == ()
    beat(table)
    assert story(table).ending == "won"


@for_games("map")
def test_the_second_wave_comes_onto_the_same_map(game: str) -> None:
    """A fight that is won ends where it was fought: whoever comes next has as far to go as the first."""
    wave = Change(foes=(Foes(kind="undead", count=2, at="ab"),))
    hall = Place(id="hall", map=LONG_HALL, deeds=(deed("shout", wave, is_once=False),))
    table = begun(game, tale(hall))
    apart = []
    for _ in range(3):
        table.do("p1", c.Choose(option="shout"))
        space = table.state.world.scene.space
        assert is_on(space, "ala")
        assert all(is_on(space, foe) for foe in foes(table))
        apart.append([space.sight(hero, foe).distance for hero in ("ala", "bea") for foe in foes(table)])
        table.do(GM, c.Mark(moment="fight"))
        table.answer_all()
        beat(table)
        table.answer_all()
        assert is_on(table.state.world.scene.space, "ala")
    assert apart[0] == apart[1] == apart[2]


@for_games("map")
def test_who_comes_back_after_a_won_fight_finds_the_map(game: str) -> None:
    table = begun(game, tale(HALL_WITH_TWO, YARD))
    before = table.state.world.scene.space
    table.do(GM, c.Mark(moment="fight"))
    table.answer_all()
    beat(table)
    table.answer_all()
    table.do("p1", c.Choose(option="yard"))
    table.do("p1", c.Choose(option="hall"))
    after = table.state.world.scene.space
    assert type(after) is type(before)
    assert is_on(after, "ala")


@for_games("map")
def test_who_comes_where_the_map_gives_them_no_letter_comes_from_its_far_edge(game: str) -> None:
    """A map without letters, and a map that the game master laid out where the adventure has none."""
    wave = Change(foes=(Foes(kind="undead", count=2),))
    plain = Place(id="hall", map=HALL.translate(str.maketrans("abcd", "....")), deeds=(deed("shout", wave),))
    bare = replace(plain, map="")
    laid = begun(game, tale(plain)).state.world.scene.space
    for place in (plain, bare):
        table = begun(game, tale(place))
        table.do(GM, c.SetSpace(space=laid))
        table.do("p1", c.Choose(option="shout"))
        space = table.state.world.scene.space
        for hero in ("ala", "bea", "cyd"):
            for foe in foes(table):
                sight = space.sight(hero, foe)
                assert sight.distance in (5, 6, "nearby", "far"), (hero, foe)


@MAPPED
def test_a_second_wave_leaves_the_fog_as_it_is(game: str) -> None:
    wave = Change(foes=(Foes(kind="undead", at="c"),))
    table = begun(game, tale(Place(id="hall", map=LONG_HALL, deeds=(deed("shout", wave),))))
    table.do(GM, c.SetFog(side="party", is_on=True))
    known = table.state.world.explored
    table.do("p1", c.Choose(option="shout"))
    assert table.state.world.fog == ("party",)
    assert table.state.world.explored == known


@GAME
def test_a_change_may_ask_how_strong_the_party_still_is(game: str) -> None:
    strong, weak = Change(above=50, set=("strong",)), Change(below=50, set=("weak",))
    yard = replace(YARD, deeds=(deed("ask", strong, weak, is_once=False),))
    table = begun(game, tale(yard, HALL_WITH_TWO))
    table.do("p1", c.Choose(option="ask"))
    assert progress(table).flags == ("strong",)
    for hero in ("bea", "cyd"):
        table.do(GM, c.Remove(figure=hero))
    table.do("p1", c.Choose(option="ask"))
    assert progress(table).flags == ("strong", "weak")


# Its end.


def test_the_adventure_is_lost_when_nobody_stands() -> None:
    hall = replace(HALL_WITH_TWO, foes=(Foes(kind="brute", rank="boss", count=4),))
    table = begun("nde12", tale(hall, YARD))
    for hero in ("ala", "bea", "cyd"):
        assert story(table).ending == ""
        table.do(GM, c.SetValue(path=f"{hero}.hearts", value=0))
    assert (story(table).ending, story(table).is_won) == ("lost", False)
    table.do(GM, c.Undo())
    assert story(table).ending == ""


def test_nobody_comes_home_of_a_party_that_lies_where_it_fell() -> None:
    table = begun("cairn2e", tale(HALL_WITH_TWO, YARD))
    for hero in ("ala", "bea", "cyd"):
        entry = table.do(GM, c.SetValue(path=f"{hero}.strength", value=0))
    assert story(table).ending == "lost"
    assert not any(isinstance(one, e.Resolved) for one in entry.events)
    assert table.state.world.scene.has_trade is False


@GAME
def test_who_lies_in_wait_leaves_no_gap_among_the_numbers_of_those_in_sight(game: str) -> None:
    lurking = Foes(kind="beast", is_hidden=True)
    hall = Place(id="hall", map=HALL, foes=(lurking, Foes(kind="beast", count=2)))
    table = begun(game, tale(hall))
    seen = [one.person.id for one in view(table.state, "p1").people if one.person.side == "foes"]
    assert [id.rpartition("-")[2] for id in seen] == ["1", "2"]
    assert len(table.state.world.hidden) == 1


def test_a_party_that_runs_comes_together_at_the_place_before_and_only_once() -> None:
    hall = replace(HALL_WITH_TWO, exits=(way("yard"),))
    game = "cairn2e"  # the one game whose heroes have a way to flee
    table = begun(game, tale(YARD, hall))
    for times in (1, 2):
        table.do("p1", c.Choose(option="hall"))
        if times == 1:  # and the second time it goes on
            table.do(GM, c.Mark(moment="fight"))
            table.answer_all()
        for hero in table.state.rules.characters(table.state.world.scene):
            table.do(GM, c.Grant(effects=({"type": "Fled", "who": hero},)))
        if times == 1:
            assert progress(table).place == "yard"
            assert not progress(table).ending
            people = table.state.playing.people(table.state.world.scene)
            assert not any(one.has_fled or one.is_out for one in people)
    assert progress(table).ending == "lost"


@pytest.mark.rule("cairn2e/retreat")
def test_no_way_out_spares_a_party_the_saves_of_those_who_flee() -> None:
    hall = replace(HALL_WITH_TWO, exits=(replace(way("yard", is_escape=True), id="window"),))
    table = begun("cairn2e", tale(hall, YARD))
    assert options(table) == ["window"], "as long as nobody fights, one may turn back"
    table.do(GM, c.Mark(moment="fight"))
    table.answer_all()
    assert options(table) == []
    assert table.refused("p1", c.Choose(option="window")).code == "flee-first"
    run(table, "ala", "bea")
    assert progress(table).place == "hall", "who has not got away is still there"
    run(table, "cyd")
    assert progress(table).place == "yard"
    assert options(table) == ["end", "hall"]


@pytest.mark.rule("cairn2e/retreat")
def test_a_way_out_of_a_place_can_be_run_through_again_and_sets_off_what_it_does() -> None:
    out = replace(way("yard", is_escape=True), then=(Change(set=("gone",)),))
    table = begun("cairn2e", tale(YARD, replace(HALL_WITH_TWO, exits=(out,))))
    for times in range(2):
        table.do("p1", c.Choose(option="hall"))
        if not times:
            table.do(GM, c.Mark(moment="fight"))
            table.answer_all()
        run(table, "ala", "bea", "cyd")
        assert (progress(table).place, progress(table).ending) == ("yard", "")
    assert progress(table).flags == ("gone",)


@pytest.mark.rule("cairn2e/retreat")
def test_whoever_lies_helpless_when_the_last_one_runs_is_dragged_along_and_that_is_told() -> None:
    table = begun("cairn2e", tale(YARD, HALL_WITH_TWO))
    table.do("p1", c.Choose(option="hall"))
    table.do(GM, c.Mark(moment="fight"))
    table.answer_all()
    table.do(GM, c.SetValue(path="ala.state", value="critical"))
    table.do(GM, c.SetValue(path="bea.state", value="dead"))
    entry = table.do(GM, c.Grant(effects=({"type": "Fled", "who": "cyd"},)))
    routed = next(one for one in entry.events if isinstance(one, e.PartyRouted))
    assert routed.carried == ("ala",)
    assert progress(table).place == "yard"


# Fights that are broken off.


def in_a_fight(game: str, settings: str = "{}") -> tuple[Playing, str]:
    """A party in a fight at the hall, which has a way out to the yard; and the foe, who is sturdy."""
    hall = replace(
        HALL_WITH_TWO, foes=(Foes(kind="brute", rank="boss"),), exits=(way("yard", is_escape=True),)
    )
    table = begun(game, tale(hall, YARD), settings=settings)
    table.do(GM, c.Mark(moment="fight"))
    table.answer_all()
    return table, foes(table)[0]


FREE = pytest.mark.parametrize(
    "game", [id for id in GAMES if (playing := ruleset_named(id).playing) and playing.is_leaving_free]
)
"""Every game that lets a party leave a fight by a way out."""


@pytest.mark.rule("nde12/5.2", "nde14/4.2")
@FREE
def test_nobody_gets_out_of_a_fight_before_the_foes_have_had_their_turn(game: str) -> None:
    table, boss = in_a_fight(game)
    playing = table.state.playing
    entry = table.do("p1", c.Choose(option="yard"))
    table.answer_all()
    assert "PartyWithdraws" in kinds(entry)
    assert "PlaceEntered" not in kinds(entry)
    assert playing.turn(table.state.world.scene).side == "foes"
    assert options(table) == []
    assert table.refused("p1", c.Choose(option="yard")).code == "party-withdraws"
    if can(game, "acting foes"):
        assert any(one.figure == boss for one in offers_for(table.state, GM)), "the foe may act now"
    entry = table.do(GM, c.Mark(moment="turn"))
    table.answer_all()
    assert story(table).place == "yard"
    assert not playing.turn(table.state.world.scene).is_fight


@FREE
def test_who_breaks_the_foes_on_the_way_out_stays_and_has_won(game: str) -> None:
    table, boss = in_a_fight(game)
    table.do("p1", c.Choose(option="yard"))
    table.answer_all()
    table.do(GM, c.Remove(figure=boss))
    table.answer_all()
    assert story(table).place == "hall"
    assert "yard" in options(table)


@pytest.mark.rule("nde12/5.2", "nde14/4.2", "nde14/5.5")
@GAME
def test_a_fight_that_was_broken_off_goes_on_and_gives_nobody_anything(game: str) -> None:
    """Rulings nde12-broken-off, nde14-broken-off, cairn2e-broken-off, tkds-broken-off."""
    table, boss = in_a_fight(game)
    for hero in ("ala", "bea", "cyd"):
        for track in next(one for one in people(table) if one.id == hero).tracks:
            if track.value and track.key in ("hearts", "mana", "armour", "hp", "essence"):
                table.do(GM, c.SetValue(path=f"{hero}.{track.key}", value=track.value - 1))
    if not table.state.playing.is_leaving_free:
        table.do(GM, c.Mark(moment="turn"))
        table.answer_all()
    hurt(table, boss, by=1)

    def stand() -> list[tuple[str, tuple[Track, ...]]]:
        return [(one.id, one.tracks) for one in people(table)]

    before = stand()
    for _ in range(2):
        get_out(table, "yard")
        left = next(one.fight for one in table.state.world.left if one.place == "hall")
        assert [pair for pair in stand() if pair[0] == boss] == []
        entry = table.do("p1", c.Choose(option="hall"))
        assert kinds(entry)[-1] == "RoundCounted" or "FightResumed" in kinds(entry)
        turn = table.state.playing.turn(table.state.world.scene)
        assert turn == table.state.playing.turn(left)
        assert turn.is_fight
        assert stand() == before
    rounds = [
        one.number for entry in table.entries for one in entry.events if isinstance(one, e.RoundCounted)
    ]
    assert rounds == sorted(rounds), "the fight does not begin anew"
    assert fold(table.header, table.entries).world == table.state.world


@pytest.mark.parametrize("game", ["nde12", "nde14"])
def test_whoever_comes_back_to_a_fight_meets_no_reinforcements_for_that(game: str) -> None:
    """What a round sets off comes with the next round, and who came is told once."""
    more = (
        Change(needs=("seen",), bars=("more",), set=("more",), foes=(Foes(kind="raider"),)),
        Change(set=("seen",)),
    )
    hall = replace(
        HALL_WITH_TWO,
        foes=(Foes(kind="brute", rank="boss"),),
        exits=(way("yard", is_escape=True),),
        each_round=more,
    )
    table = begun(game, tale(hall, YARD))
    table.do(GM, c.Mark(moment="fight"))
    for _ in range(2):  # round 2: they have been seen
        table.do(GM, c.Mark(moment="turn"))
        table.answer_all()
    get_out(table, "yard")
    count = len(table.state.world.left[-1].scene.foes)
    before = table.state
    entry = table.do("p1", c.Choose(option="hall"))
    assert "FightResumed" in kinds(entry)
    assert count == 1
    assert "Joined" not in kinds(entry)
    assert len(foes(table)) == count
    told = " ".join(Teller(GM, "en").tell(before, entry, table.state))
    assert told.count("giant") == 1


@pytest.mark.parametrize("game", ["nde12", "nde14"])
def test_no_power_is_at_work_in_another_place(game: str) -> None:
    """It holds to the end of the next round; where nobody counts rounds, it ends with the place."""
    table = begun(game, tale(HALL_WITH_TWO, YARD))
    edition = OLD if game == "nde12" else NEW
    begun_power = ConditionSet(who="ala", condition=GOING, rule=edition.cite.power)
    going = begun_power.happen(edition, table.state.world.scene)
    assert [one.key for one in going.hero("ala").conditions] == ["power-going"]
    assert not table.state.playing.elsewhere(going).hero("ala").conditions


@pytest.mark.rule("nde14/5.5", "nde12/11.1")
@pytest.mark.parametrize("game", ["nde12", "nde14"])
def test_a_token_spent_in_a_fight_stays_spent_when_the_party_comes_back(game: str) -> None:
    table, _ = in_a_fight(game, settings='{"armour":"automatic"}')
    table.do(GM, c.SetValue(path="ala.protection", value="shield"))
    table.do(GM, c.SetValue(path="ala.armour", value=0))
    get_out(table, "yard")
    assert table.state.world.scene.hero("ala").armour == 1, "elsewhere it is another scene"
    table.do("p1", c.Choose(option="hall"))
    assert table.state.world.scene.hero("ala").armour == 0
