"""What an engine that leads brings about: every entry of the list, promises kept, questions answered."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from nde.errors import NdeError
from nde.locale import LANGUAGES, words
from nde.prose.log import Teller
from nde.rules import ruleset_named
from nde.rules.deeds import verb_of
from nde.rules.play import playing_of
from nde.rules.promises import Owes, Promise
from nde.rules.tkds.fight.rounds import reasons_to_waver
from nde.table import bots
from nde.table import commands as c
from nde.table import events as e
from nde.table.bots.policies import next_entry
from nde.table.offers import offers_for
from nde.table.seats import GM
from nde.table.story.adventure import Adventure
from nde.table.story.choices import BACK_OFF, STRIKE, TALK, in_sight, is_parley, story_view
from nde.table.story.happenings import CLUES, HAPPENINGS, OTHERWISE
from nde.table.story.reader import read_adventure
from tests.games import games_with
from tests.refusals import code_of
from tests.table.play import Playing, sheet_of, with_heroes

GAMES = tuple(game for game in games_with("all languages") if playing_of(ruleset_named(game)).promises)
GAME = pytest.mark.parametrize("game", GAMES)
NAMELESS = ("grazed", "off-balance", "gear-slips", "tired", "opening", "second-wind", "provisions")
HALL = """
[adventure]
id = "hall"
start = "hall"
title.en = "The hall"
[places.hall]
title.en = "The hall"
text.en = "A long hall."
exits.out = { to = "yard", text.en = "Out into the yard" }
exits.down = { to = "pit", text.en = "Down into the pit" }
[places.hall.deeds.climb]
trial = "might"
once = false
text.en = "Climb to the gallery"
works_text.en = "You are up."
fails_text.en = "The rope slips."
[places.yard]
title.en = "The yard"
exits.back = { to = "hall", text.en = "Back inside" }
foes = [{ kind = "raider", count = 3 }]
[places.pit]
title.en = "The pit"
exits.up = { to = "hall", text.en = "Back up" }
foes = [{ kind = "undead", hidden = true }]
[clocks.alarm]
steps = 6
title.en = "Alarm"
[endings.over]
won = true
title.en = "Over"
[places.yard.deeds.leave]
text.en = "Go home"
works = { ending = "over" }
"""


def hall() -> Adventure:
    """An adventure with a bit of everything."""
    return read_adventure(HALL, "hall.toml")


def led(game: str, seed: int = 1) -> Playing:
    """A table that the engine leads, with its party where the adventure begins."""
    table = Playing(game, seed, adventure=hall())
    table.do(GM, c.Sit(seat=GM, role="gm", bot="gm"))
    table.do(GM, c.Sit(seat="p1", name="Ada"))
    for number in range(3):
        table.do("p1", c.Bring(id=f"hero-{number}", sheet=sheet_of(game, number)))
    table.do("p1", c.Choose(option="begin"))
    return table


def go(table: Playing, option: str) -> None:
    """Take an exit."""
    table.do("p1", c.Choose(option=option))


def bring(table: Playing, owes: Owes, key: str, who: str = "hero-0") -> e.Entry:
    """Let something of the list happen."""
    return table.do(GM, c.BringAbout(promise=Promise(owes=owes, who=who), key=key))


def clock(table: Playing) -> int:
    """How full the alarm is."""
    return next(one.filled for one in table.state.world.clocks if one.id == "alarm")


def standing(table: Playing, side: str = "foes") -> list[str]:
    """Who of a side still takes part."""
    people = table.state.playing.people(table.state.world.scene)
    return [one.id for one in people if one.side == side and not one.is_out]


# The list, entry by entry.


@GAME
def test_a_clock_moves_on_and_back(game: str) -> None:
    table = led(game)
    bring(table, "bane", "clock-on")
    assert clock(table) == 1
    bring(table, "boon", "clock-back")
    assert clock(table) == 0
    assert code_of(table.refused(GM, c.BringAbout(promise=Promise(owes="boon"), key="clock-back"))) == (
        "does-not-fit-now"
    )


@GAME
def test_who_lies_in_wait_comes_out_when_stirred_or_seen(game: str) -> None:
    for owes, key in (("bane", "lurkers-stir"), ("boon", "lurkers-seen")):
        table = led(game)
        go(table, "down")
        assert table.state.world.hidden
        bring(table, owes, key)  # type: ignore[arg-type]
        assert not table.state.world.hidden
        assert standing(table)


@GAME
def test_who_lies_in_wait_is_felt_and_stays_hidden(game: str) -> None:
    table = led(game)
    go(table, "down")
    hidden = table.state.world.hidden
    bring(table, "sign", "lurkers-felt")
    assert table.state.world.hidden == hidden


@GAME
def test_somebody_comes_of_the_kinds_the_adventure_has(game: str) -> None:
    table = led(game)
    assert not standing(table)
    bring(table, "encounter", "somebody-comes")
    assert len(standing(table)) == 1
    blocks = {table.state.playing.cast(kind, "minion") for kind in ("raider", "undead")}
    assert standing(table)[0].rpartition("-")[0] in blocks
    assert table.state.world.progress is not None
    assert table.state.world.progress.is_fight_ahead


@GAME
def test_a_way_jams_and_is_freed_before_it_is_taken(game: str) -> None:
    table = led(game)
    entry = bring(table, "bane", "way-jams")
    jammed = next(one.about for one in entry.events if isinstance(one, e.Befell)).partition("/")[2]
    seen = story_view(table.state)
    assert seen is not None
    assert {one.id: one.is_jammed for one in seen.choices if one.kind == "exit"}[jammed]
    go(table, jammed)
    assert table.state.world.progress is not None
    assert table.state.world.progress.place == "hall"
    assert clock(table) == 1
    go(table, jammed)
    assert table.state.world.progress.place != "hall"


@GAME
def test_the_last_open_way_never_jams(game: str) -> None:
    table = led(game)
    bring(table, "bane", "way-jams")
    refusal = table.refused(GM, c.BringAbout(promise=Promise(owes="bane", who="hero-0"), key="way-jams"))
    assert code_of(refusal) == "does-not-fit-now"


@GAME
def test_a_deed_becomes_easier(game: str) -> None:
    table = led(game)
    bring(table, "boon", "way-to-do")
    seen = story_view(table.state)
    assert seen is not None
    climb = next(one for one in seen.choices if one.id == "climb")
    calls = table.state.playing.calls
    is_graded = calls is not None and bool(calls.rungs)
    assert (climb.trial, climb.difficulty) == (("might", "easy") if is_graded else ("", "normal"))
    if not is_graded:
        entry = table.do("p1", c.Choose(option="climb"))
        assert any(isinstance(one, e.DeedDone) and one.works for one in entry.events)


@GAME
def test_what_lies_ahead_is_told_and_danger_before_it_is_met(game: str) -> None:
    table = led(game)
    known = bring(table, "boon", "way-known")
    assert next(one.about for one in known.events if isinstance(one, e.Befell)) in ("hall/out", "hall/down")
    danger = bring(table, "sign", "danger-ahead")
    # Who lies in wait in the pit is nobody's to hear.
    assert next(one.about for one in danger.events if isinstance(one, e.Befell)) == "hall/out"


@GAME
def test_the_weakest_of_several_foes_loses_heart(game: str) -> None:
    table = led(game)
    go(table, "out")
    table.do(GM, c.Mark(moment="fight"))
    table.answer_all()
    assert len(standing(table)) == 3
    bring(table, "boon", "foe-wavers")
    assert len(standing(table)) == 2
    refusal = table.refused(GM, c.BringAbout(promise=Promise(owes="boon"), key="foe-wavers"))
    assert code_of(refusal) == "does-not-fit-now"


@GAME
def test_a_worn_party_may_catch_its_breath(game: str) -> None:
    table = led(game)
    people = {one.id: one for one in table.state.playing.people(table.state.world.scene)}
    assert people["hero-0"].tracks
    refusal = table.refused(GM, c.BringAbout(promise=Promise(owes="boon", who="hero-0"), key="breather"))
    assert code_of(refusal) == "does-not-fit-now"
    hurt(table, "hero-0")
    before = table.state.playing.standing(table.state.world.scene, "party")
    bring(table, "boon", "breather")
    assert table.state.playing.standing(table.state.world.scene, "party") == before + 1


def hurt(table: Playing, who: str, left: int = 1) -> None:
    """Leave somebody one of what wears down first."""
    field = "hearts" if table.state.header.game.startswith("nde") else "hp"
    table.do(GM, c.SetValue(path=f"{who}.{field}", value=left))


# The pace.


@GAME
def test_danger_is_heard_before_it_is_met(game: str) -> None:
    begun = led(game).entries[-1]
    assert [one.key for one in begun.events if isinstance(one, e.Befell)] == ["danger-ahead"]


@pytest.mark.parametrize("game", ["nde12", "nde14"])
def test_a_party_that_lies_there_alive_gets_away_once(game: str) -> None:
    table = led(game)
    for times in range(2):
        if table.state.world.progress is not None and table.state.world.progress.place == "hall":
            go(table, "out")
        for hero in standing(table, "party"):
            hurt(table, hero, left=0)
        progress = table.state.world.progress
        assert progress is not None
        assert (progress.place, progress.ending) == (("hall", "") if times == 0 else ("yard", "lost"))
        assert len(standing(table, "party")) == (3 if times == 0 else 0)


@pytest.mark.parametrize("game", ["nde12", "nde14"])
def test_where_a_person_leads_it_is_theirs_to_say_whether_a_party_gets_away(game: str) -> None:
    table = led(game)
    table.do(GM, c.Sit(seat=GM, name="Eva", role="gm"))
    go(table, "out")
    for hero in standing(table, "party"):
        hurt(table, hero, left=0)
    assert table.state.world.progress is not None
    assert table.state.world.progress.ending == "lost"


def test_every_entry_of_the_list_has_its_test() -> None:
    text = Path(__file__).read_text(encoding="utf-8")
    missing = [one.key for one in HAPPENINGS if f'"{one.key}"' not in text]
    assert not missing


def _fortunes(game: str) -> Iterator[tuple[Playing, str, bool]]:
    """Every turn of fortune that a game has for a party that is hurt, in peace and in a fight."""
    for is_fight in (False, True):
        table = led(game)
        if is_fight:
            go(table, "out")
            table.do(GM, c.Mark(moment="fight"))
            table.answer_all()
        promises = table.state.playing.promises
        assert promises is not None
        for one in promises.fortunes(table.state.world.scene, "hero-0"):
            yield table.copy(), one.key, one.is_good


@GAME
def test_every_turn_of_fortune_changes_something_for_somebody(game: str) -> None:
    seen = set()
    for table, key, is_good in _fortunes(game):
        before = table.state.world.scene
        bring(table, "boon" if is_good else "bane", key)
        assert table.state.world.scene != before, key
        seen.add(is_good)
    assert seen == {True, False}


# Promises.


@GAME
def test_a_person_who_leads_is_not_told_what_they_owe(game: str) -> None:
    table = led(game)
    table.do(GM, c.Sit(seat=GM, name="Eva", role="gm"))
    for _ in range(12):
        table.do(GM, c.Choose(option="climb", hero="hero-0"))
        table.answer_all()
    assert not table.state.world.owed


@GAME
def test_what_is_brought_about_by_hand_asks_for_a_game_master(game: str) -> None:
    table = led(game)
    refusal = table.refused("p1", c.BringAbout(promise=Promise(owes="bane")))
    assert code_of(refusal) == "only-the-gm"


@GAME
@pytest.mark.parametrize("owes", sorted(OTHERWISE))
def test_every_sort_of_promise_is_kept_by_the_dice(game: str, owes: Owes) -> None:
    for seed in range(8):
        table = led(game, seed)
        entry = table.do(GM, c.BringAbout(promise=Promise(owes=owes, who="hero-1")))
        befell = [one for one in entry.events if isinstance(one, e.Befell)]
        assert befell
        assert sum(len(one.faces) for one in befell) <= len(entry.dice)


# Questions.


def _tried(game: str, seed: int) -> tuple[Playing, e.Entry | None]:
    """Something tried in a player's own words, and what the game master makes of it."""
    table = led(game, seed)
    table.do(GM, c.Mark(moment="session"))
    table.do("p1", c.Try(figure="hero-0", text="look for a clue"))
    table.answer_all(lambda ask: ask.default)
    return table, next_entry(table.state, table.dice)


@GAME
def test_what_people_try_in_their_own_words_is_answered_and_the_answer_is_used(game: str) -> None:
    answers: set[str] = set()
    for seed in range(40):
        _, entry = _tried(game, seed)
        assert entry is not None, "nothing came of it"
        befell = [one for one in entry.events if isinstance(one, e.Befell)]
        assert befell
        assert befell[0].kept is not None
        if befell[0].key != "asked":
            continue  # the roll itself has said what follows
        answers.add(befell[0].about)
        if befell[0].about in ("yes-but", "no-and", "no-but"):
            assert len(befell) > 1
    assert len(answers) >= 3


@GAME
def test_a_place_has_no_end_of_clues(game: str) -> None:
    table = led(game)
    told, rounds = [], []
    for _ in range(20):
        entry = table.do(GM, c.BringAbout(promise=Promise(owes="asked", who="hero-0")))
        told += [one.about for one in entry.events if isinstance(one, e.Befell) and one.key == "asked"]
        rounds.append(table.state.playing.time(table.state.world.scene) if table.state.playing.time else 0)
        table.answer_all(lambda ask: ask.default)
        if table.state.playing.turn(table.state.world.scene).is_fight or standing(table):
            break
    assert {*told[4:]} <= {"spent"}
    if table.state.playing.time is not None and len(rounds) > 5:
        assert rounds[-1] > rounds[0], "whoever lingers has the time against them"


@GAME
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_befalls_people_is_told(game: str, language: str) -> None:
    for owes in (*OTHERWISE, "asked"):
        for seed in range(4):
            table = led(game, seed)
            before = table.state
            entry = table.do(GM, c.BringAbout(promise=Promise(owes=owes, who="hero-1")))
            lines = Teller("p1", language).tell(before, entry, table.state)
            assert lines
            assert not any("happening" in line or "{" in line for line in lines)


@GAME
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_befalls_somebody_is_told_without_saying_twice_whom_and_what(game: str, language: str) -> None:
    """How it comes about is told without a name; what it changes says whom it befalls."""
    told = 0
    for owes in ("bane", "boon"):
        for key in NAMELESS:
            table = led(game)
            before = table.state
            do = c.BringAbout(promise=Promise(owes=owes, who="hero-1"), key=key)
            try:
                entry = table.do(GM, do)
            except NdeError:
                continue
            teller = Teller("p1", language)
            [line] = teller.tell(before, entry, table.state)
            event = next(one for one in entry.events if isinstance(one, e.Befell))
            names = {teller.callers.name(f"hero-{number}") for number in range(3)}
            assert event.effects
            assert sum(len(re.findall(rf"\b{re.escape(name[:-1])}", line)) for name in names) == 1, line
            told += 1
    assert told >= 2


def test_where_nothing_of_a_sort_fits_the_refusal_names_no_empty_list() -> None:
    refusal = with_heroes("nde12").refused(GM, c.BringAbout(promise=Promise(owes="place"), key="drained"))
    assert words("en").error(refusal).endswith("leave it out, and something small happens")


def _owing(game: str) -> Playing:
    """A table where a roll of a player has left something open."""
    for seed in range(60):
        table = led(game, seed)
        table.do("p1", c.Try(figure="hero-0", text="look about"))
        table.answer_all(lambda ask: ask.default)
        if table.state.world.owed:
            return table
    raise AssertionError("nothing is ever left open")


@GAME
def test_undo_takes_back_what_was_brought_about(game: str) -> None:
    table = _owing(game)
    owed, befallen = table.state.world.owed, table.state.world.befallen
    table.do(GM, c.BringAbout(promise=owed[0]))
    assert table.state.world.owed == owed[1:]
    assert len(table.state.world.befallen) > len(befallen)
    table.do(GM, c.Undo(count=1))
    assert (table.state.world.owed, table.state.world.befallen) == (owed, befallen)


@pytest.mark.parametrize("game", ["nde12", "nde14"])
def test_what_was_brought_about_hangs_on_the_roll_that_left_it_open(game: str) -> None:
    for seed in range(60):
        table = led(game, seed)
        before = table.state.world.befallen
        tried = table.do("p1", c.Try(figure="hero-0", text="look about"))
        if any(one.owes == "bane" for one in table.state.world.owed):
            break
    kept = table.do(GM, c.BringAbout(promise=table.state.world.owed[0]))
    entry = table.do(GM, c.Overrule(outcome="success"))
    ruled = next(one for one in entry.events if isinstance(one, e.RuledAnew))
    assert (ruled.number, ruled.dropped) == (tried.number, (kept.number,))
    assert not any(one.owes == "bane" for one in table.state.world.owed)
    assert table.state.world.befallen == before


@GAME
def test_an_evening_that_is_led_keeps_every_promise(game: str) -> None:
    table = led(game)
    table.do(GM, c.Sit(seat="p1", name="Ada", bot="careful"))
    last, _ = bots.play_out(table.state, table.dice, 300)
    assert last.world.progress is not None
    assert last.world.progress.ending or not last.world.owed


WITH_REACTIONS = [
    game for game in GAMES if (found := playing_of(ruleset_named(game)).promises) and found.reaction
]


def wary(game: str) -> Playing:
    """The hall, and somebody who has come and keeps their distance: of so many meetings one is such."""
    for seed in range(60):
        table = led(game, seed)
        bring(table, "encounter", "")
        if is_parley(table.state):
            return table
    raise AssertionError("nobody is ever wary")


@pytest.mark.parametrize("game", WITH_REACTIONS)
def test_the_wary_wait_for_what_the_party_does(game: str) -> None:
    """No blow falls before the party has spoken, backed off or struck, and every way out is open."""
    table = wary(game)
    last, _ = bots.play_out(table.state, table.dice, 5)
    assert is_parley(last)
    view = story_view(table.state)
    assert view is not None
    options = [one.id for one in view.choices]
    assert options == [TALK, BACK_OFF, STRIKE, "out", "down"]
    table.do("p1", c.Choose(option=BACK_OFF))
    assert not in_sight(table.state)
    assert not table.state.playing.turn(table.state.world.scene).is_fight


@pytest.mark.parametrize("game", WITH_REACTIONS)
def test_who_strikes_at_the_wary_has_a_fight(game: str) -> None:
    table = wary(game)
    table.do("p1", c.Choose(option=STRIKE))
    assert "fight" in table.state.world.marks or table.state.world.pending


@pytest.mark.parametrize("game", WITH_REACTIONS)
def test_a_talk_with_the_wary_ends_well_or_in_a_fight(game: str) -> None:
    table = wary(game)
    table.do("p1", c.Choose(option=TALK, hero="hero-0"))
    table.answer_all()
    is_over = not in_sight(table.state)
    assert is_over != ("fight" in table.state.world.marks)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_wary_means_is_told(language: str) -> None:
    speaker = words(language, "tkds")
    for key in (TALK, BACK_OFF, STRIKE):
        own = f"play-{key.replace('.', '-')}"
        assert speaker.say(own)
        assert all(speaker.attribute(own, part) for part in ("tried", "works", "fails"))


# Looking for something.

SEARCHING = tuple(game for game in GAMES if game.startswith("nde"))


def search(table: Playing) -> list[e.Befell]:
    """Look for a clue, and let the game master do what follows; what befell the party by it comes back."""
    before = len(table.entries)
    offers = offers_for(table.state, "p1")
    look = next(
        one.offer
        for one in offers
        if verb_of(table.state.rules, one.offer.name, one.offer.action).key == "search"
    )
    table.do("p1", c.Act(action=look.action))
    table.answer_all()
    while table.state.world.owed:
        table.do(GM, c.BringAbout(promise=table.state.world.owed[0]))
    return [one for entry in table.entries[before:] for one in entry.events if isinstance(one, e.Befell)]


@pytest.mark.parametrize("game", SEARCHING)
def test_a_place_shows_each_clue_once_and_then_only_time_is_lost(game: str) -> None:
    table = led(game)
    hurt(table, "hero-0")
    field = "hero-0.mana"
    table.do(GM, c.SetValue(path=field, value=0))
    found = [one.key for _ in range(6) for one in search(table)]
    assert sorted(one for one in found if one in CLUES) == ["way-known", "way-to-do"]
    assert not {"second-wind", "power-back"} & set(found)
    assert found.count("nothing-here") == 4
    assert clock(table) >= 4, "whoever looks on loses time"
    vain = [entry for entry in table.entries if any(_is_vain(one) for one in entry.events)]
    assert not any(isinstance(one, e.Resolved) for entry in vain for one in entry.events), "nobody rolls"


def _is_vain(event: e.Event) -> bool:
    return isinstance(event, e.Befell) and event.key == "nothing-here"


def verbs_of(table: Playing) -> set[str]:
    """The verbs of everything that the player can do."""
    offers = (one.offer for one in offers_for(table.state, "p1"))
    return {verb_of(table.state.rules, one.name, one.action).key for one in offers}


@pytest.mark.parametrize("game", SEARCHING)
def test_nobody_searches_before_the_party_sets_out_nor_in_a_fight(game: str) -> None:
    table = Playing(game, 1, adventure=hall())
    table.do(GM, c.Sit(seat=GM, role="gm", bot="gm"))
    table.do(GM, c.Sit(seat="p1", name="Ada"))
    table.do("p1", c.Bring(id="hero-0", sheet=sheet_of(game, 0)))
    assert "search" not in verbs_of(table)
    table.do("p1", c.Choose(option="begin"))
    assert "search" in verbs_of(table)
    go(table, "out")
    table.do(GM, c.Mark(moment="fight"))
    table.answer_all()
    verbs = verbs_of(table)
    assert "try" in verbs
    assert "search" not in verbs


@pytest.mark.parametrize("game", SEARCHING)
def test_where_a_person_leads_they_say_what_a_search_finds(game: str) -> None:
    table = led(game)
    table.do(GM, c.Sit(seat=GM, name="Eva", role="gm"))
    for _ in range(3):
        assert search(table) == []
    assert table.entries[-1].events


@pytest.mark.parametrize("game", SEARCHING)
def test_what_only_rest_restores_comes_back_once_in_a_place(game: str) -> None:
    table = led(game)
    found = []
    for _ in range(12):
        hurt(table, "hero-0")
        table.do(GM, c.SetValue(path="hero-0.mana", value=0))
        entry = table.do(GM, c.BringAbout(promise=Promise(owes="boon", who="hero-0")))
        found += [one.key for one in entry.events if isinstance(one, e.Befell)]
    assert found.count("second-wind") <= 1
    assert found.count("power-back") <= 1
    assert "heartened" not in found, "something comes of it"


@GAME
def test_a_foe_whom_luck_sends_running_counts_among_the_lost(game: str) -> None:
    table = led(game)
    go(table, "out")
    table.do(GM, c.Mark(moment="fight"))
    table.answer_all()
    before = {one.id for one in table.state.playing.people(table.state.world.scene)}
    bring(table, "boon", "foe-wavers")
    people = table.state.playing.people(table.state.world.scene)
    assert {one.id for one in people} == before, "they are known to have run"
    assert [one.has_fled for one in people if one.is_out] == [True]


@pytest.mark.rule("tkds/morale")
def test_one_who_ran_and_one_who_fell_are_half_of_four() -> None:
    table = led("tkds")
    go(table, "out")
    table.do(GM, c.Mark(moment="fight"))
    table.answer_all()
    bring(table, "boon", "foe-wavers")
    scene = table.state.world.scene
    foes = [one for one in scene.figures if one.side == "foes"]
    assert (scene.foes_at_start, sum(one.is_out for one in foes)) == (3, 1)
    table.do(GM, c.Grant(effects=({"type": "Died", "who": standing(table)[0]},)))
    assert reasons_to_waver(table.state.world.scene) == ("half",)
