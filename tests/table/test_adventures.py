"""The adventures that come along: playable to an end in every game, worded in four languages, undoable."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from nde.adventures import DEMO, adventure_ids, adventure_named
from nde.board import Board, Zones
from nde.locale import LANGUAGES, words
from nde.locale.catalogue import entries_of
from nde.table import commands as c
from nde.table.apply import fold
from nde.table.bots import play_out
from nde.table.codec import read_log, write_log
from nde.table.events import SceneSet
from nde.table.placement import read_layout
from nde.table.seats import GM
from nde.table.state import World
from nde.table.story.adventure import Adventure
from nde.table.story.checks import all_changes
from nde.table.view import view
from nde.table.view_entry import view_entry
from tests.refusals import refuses
from tests.table.play import GAME, Playing, sheet_of
from tests.table.tales import begun, foes, play_to_the_end, story

ADVENTURE = pytest.mark.parametrize("id", adventure_ids())
LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
MOST = 1_500
WIDEST, HIGHEST = 24, 12


@cache
def _played(game: str, id: str, seed: int) -> Playing:
    table = begun(game, adventure_named(id), seed)
    play_to_the_end(table, MOST)
    return table


@GAME
@ADVENTURE
@pytest.mark.parametrize("seed", [1, 2])
def test_whatever_is_chosen_the_adventure_comes_to_an_end(game: str, id: str, seed: int) -> None:
    table = _played(game, id, seed)
    ending = story(table).ending
    assert ending in [one.id for one in adventure_named(id).endings]
    assert story(table).choices == ()


@GAME
@ADVENTURE
def test_the_log_of_a_whole_adventure_folds_to_the_same_state(game: str, id: str) -> None:
    table = _played(game, id, 1)
    assert fold(table.header, table.entries) == table.state


@GAME
@ADVENTURE
def test_a_log_with_an_adventure_reads_back_as_it_was(game: str, id: str) -> None:
    table = _played(game, id, 1)
    log = read_log(write_log(table.header, table.entries))
    assert (log.header, log.entries) == (table.header, tuple(table.entries))


@GAME
def test_no_player_learns_of_those_who_lie_in_wait_in_a_whole_game(game: str) -> None:
    """Every view of every state and entry of a game, searched for the id of anybody hidden then."""
    table = begun(game, adventure_named("lantern-cellar"), 3)
    lurked = 0
    for option in ("down", "steps"):
        while story(table).choices == () or foes(table):
            for foe in foes(table):
                table.do(GM, c.Remove(figure=foe))
        entry = table.do("p1", c.Choose(option=option))
        hidden = table.state.world.hidden
        lurked += len(hidden)
        seen = repr(view(table.state, "p1")) + repr(view_entry(entry, "p1"))
        assert not any(foe in seen for foe in hidden)
    assert lurked == 1


@GAME
@ADVENTURE
def test_undoing_everything_leads_back_to_the_first_world(game: str, id: str) -> None:
    table = _played(game, id, 2).copy()
    last = table.state.world
    steps, chain = 0, table.state.past
    while chain is not None:
        steps, chain = steps + 1, chain.next
    table.do(GM, c.Undo(count=steps))
    assert table.state.world == World()
    table.do(GM, c.Redo(count=steps))
    assert table.state.world == last


@ADVENTURE
def test_maps_fit_into_a_terminal_with_something_beside_them(id: str) -> None:
    for place in adventure_named(id).places:
        if place.map:
            layout = read_layout(place.map)
            assert layout.grid.width <= WIDEST, place.id
            assert layout.grid.height <= HIGHEST, place.id
            assert len(layout.heroes) >= 4, place.id


def _keys(adventure: Adventure) -> Iterator[tuple[str, str]]:
    """Every message the adventure needs, and the parts of it."""
    start = f"adventure-{adventure.id}"
    for part in ("", "text"):
        yield start, part
        yield from ((f"{start}-{place.id}", part) for place in adventure.places)
        yield from ((f"{start}-ending-{ending.id}", part) for ending in adventure.endings)
    for clock in adventure.clocks:
        yield from ((f"{start}-clock-{clock.id}", part) for part in ("", "full"))
    for place in adventure.places:
        key = f"{start}-{place.id}"
        yield from ((key, f"text-{flag}") for flag, _ in place.text_when)
        if place.foes or place.won or place.each_round:
            yield key, "won"
        yield from ((f"{key}-{way.id}", "") for way in place.exits)
        for deed in place.deeds:
            yield from ((f"{key}-{deed.id}", part) for part in ("", "works"))
            if deed.trial:
                yield f"{key}-{deed.id}", "fails"


@LANGUAGE
@ADVENTURE
def test_everything_in_an_adventure_has_words_in_every_language(id: str, language: str) -> None:
    speaker, own = words(language), entries_of(language)
    for key, part in _keys(adventure_named(id)):
        assert key in own, key
        assert speaker.attribute(key, part) if part else speaker.say(key), (key, part)


def test_no_message_of_an_adventure_is_left_over() -> None:
    needed = {key for id in adventure_ids() for key, _ in _keys(adventure_named(id))}
    found = {key for key in entries_of("en") if key.startswith("adventure-")}
    assert found - needed == set()


def test_they_are_a_dungeon_a_chase_a_defence_and_one_fight() -> None:
    dungeon, chase, defence, demo = map(adventure_named, adventure_ids())
    assert demo.id == DEMO
    assert len(demo.places) == 1
    assert demo.places[0].foes
    assert not demo.places[0].exits, "nobody leaves a first look by a wrong number"
    assert 5 <= len(dungeon.places) <= 8
    assert any(foes.is_hidden for place in dungeon.places for foes in place.foes)
    assert any(deed.rest for place in dungeon.places for deed in place.deeds)
    assert any(foes.rank == "boss" for _, change in all_changes(dungeon) for foes in change.foes)
    assert 4 <= len(chase.places) <= 6
    assert any(change.go == "caught" for clock in chase.clocks for one in clock.full for change in one)
    assert sum(bool(place.foes) for place in chase.places) <= 2
    assert len(defence.clocks[0].full) in (3, 4)


def test_an_unknown_adventure_is_refused_with_those_there_are() -> None:
    with refuses("no-such-adventure", match="lantern-cellar"):
        adventure_named("dragon-cave")


@ADVENTURE
@pytest.mark.parametrize("distance", ["zones", "grid"])
@pytest.mark.rule("nde14/3.1", "nde14/3.2")
def test_bots_play_every_adventure_to_its_end_in_zones_and_on_maps(id: str, distance: str) -> None:
    for seed in (1, 2, 3):
        header = {"adventure": adventure_named(id), "settings": f'{{"distance":"{distance}"}}'}
        table = Playing("nde14", seed, **header)
        table.do(GM, c.Sit(seat=GM, role="gm", bot="gm"))
        for number, policy in enumerate(("careful", "bold", "healer")):
            table.do(GM, c.Sit(seat=f"p{number}", bot=policy))
            table.do(f"p{number}", c.Bring(id=f"hero-{number}", sheet=sheet_of("nde14", seed + number)))
        last, entries = play_out(table.state, table.dice, MOST)
        assert last.world.progress is not None
        assert last.world.progress.ending
        scenes = [event for entry in entries for event in entry.events if isinstance(event, SceneSet)]
        spaces = {type(event.scene.space) for event in scenes}
        assert spaces - {type(None)} <= {Zones if distance == "zones" else Board}
