"""How bots go through an adventure: what is new first, the best hero for each trial, rest for the hurt."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from nde.rules import ruleset_ids, ruleset_named
from nde.table import bots
from nde.table import commands as c
from nde.table.apply import fold
from nde.table.bots.exploration import MOST_TRIES
from nde.table.bots.outlook import Outlook
from nde.table.dice import SeededDice
from nde.table.events import DeedDone, PlaceEntered
from nde.table.seats import GM
from nde.table.state import State
from nde.table.story.adventure import Adventure, Change, Deed, Exit, Place
from tests.table.bots.many_games import HEROES, carried_out, seated

GAME = pytest.mark.parametrize("game", ruleset_ids())
HOUSE = Adventure(
    id="house",
    start="hall",
    places=(
        Place(
            id="hall",
            exits=(Exit(id="up", to="attic"), Exit(id="down", to="cellar")),
            deeds=(Deed(id="look"),),
        ),
        Place(id="attic", exits=(Exit(id="back", to="hall"),), deeds=(Deed(id="nap", rest="rest"),)),
        Place(
            id="cellar",
            exits=(Exit(id="back", to="hall"), Exit(id="out", to="road", needs=("open",))),
            deeds=(
                Deed(
                    id="force", trial="might", is_once=False, works=(Change(set=("open",)),), bars=("open",)
                ),
            ),
        ),
        Place(id="road", enter=(Change(ending="won"),)),
    ),
)


def table(game: str, policies: tuple[str, ...] = ("careful",) * 3) -> tuple[State, SeededDice]:
    """Three heroes before the house."""
    state, entries, dice = seated(ruleset_named(game), policies, 3)
    return fold(replace(state.header, adventure=HOUSE), entries), dice


@GAME
def test_everything_new_is_seen_in_order_until_the_way_is_found(game: str) -> None:
    state, dice = table(game)
    last, entries = bots.play_out(state, dice, 200)
    events = [event for entry in entries for event in entry.events]
    places = [event.place for event in events if isinstance(event, PlaceEntered)]
    deeds = [event.deed for event in events if isinstance(event, DeedDone)]
    assert places[:4] == ["hall", "attic", "hall", "cellar"]
    assert deeds[0] == "hall/look"
    assert set(deeds) == {"hall/look", "cellar/force"}
    assert last.world.progress is not None
    is_open = "open" in last.world.progress.flags
    assert last.world.progress.ending == ("won" if is_open else "")
    assert is_open or deeds.count("cellar/force") == MOST_TRIES


@GAME
def test_a_trial_is_for_whoever_is_best_at_it(game: str) -> None:
    state, dice = table(game)
    for _ in range(60):
        state, entries = bots.play_out(state, dice, 1)
        dos = {seat: bots.next_do(state, seat) for seat in ("p1", "p2", "p3")}
        tried = {seat: do for seat, do in dos.items() if isinstance(do, c.Choose) and do.hero}
        if tried or not entries:
            break
    ((seat, do),) = tried.items()
    look = Outlook(state, seat)
    chances = {}
    for hero in HEROES:
        weighed = look.weighed_action(look.playing.trial(look.scene, hero, "might", "normal"))
        assert weighed is not None
        chances[hero] = weighed.success
    assert chances[do.hero] == max(chances.values())
    assert look.holder(do.hero) == seat


@GAME
def test_the_hurt_rest_before_they_go_on(game: str) -> None:
    state, dice = table(game)
    state, _ = carried_out(state, dice, [("p1", c.Choose(option="begin")), ("p1", c.Choose(option="up"))])
    assert bots.next_do(state, "p1") == c.Choose(option="back")
    track = state.playing.people(state.world.scene)[1].tracks[0].key
    hurt, _ = carried_out(state, dice, [(GM, c.SetValue(path=f"birch.{track}", value=1))])
    if Outlook(hurt, "p1").share("birch") < 1 / 2:
        assert bots.next_do(hurt, "p1") == c.Choose(option="nap")
        gone, _ = carried_out(hurt, dice, [("p1", c.Choose(option="back"))])
        assert bots.next_do(gone, "p1") == c.Choose(option="up")


@GAME
def test_where_a_person_plays_the_person_leads(game: str) -> None:
    state, dice = table(game, ("", "careful", "bold"))
    assert bots.play_out(state, dice, 10)[1] == ()
    begun, _ = carried_out(state, dice, [("p1", c.Choose(option="begin"))])
    assert all(bots.next_do(begun, seat) is None for seat in ("p2", "p3", GM))


def test_nobody_begins_before_everybody_has_a_hero() -> None:
    state, dice = table("nde12")
    late, _ = carried_out(state, dice, [(GM, c.Sit(seat="p4", bot="careful"))])
    assert bots.next_do(state, "p1") == c.Choose(option="begin")
    assert bots.next_do(late, "p1") is None


def test_what_is_hopeless_waits_until_nothing_else_is_left() -> None:
    """A deed nobody can hope to do is not begun while there are places to see."""
    door = Deed(id="door", trial="wits", difficulty="hard", works=(Change(ending="won"),))
    hall = replace(HOUSE.places[0], deeds=(door,))
    house = replace(HOUSE, places=(hall, *HOUSE.places[1:]))
    state, entries, dice = seated(ruleset_named("nde12"), ("careful",) * 3, 3)
    state = fold(replace(state.header, adventure=house), entries)
    for hero in HEROES:
        state, _ = carried_out(state, dice, [(GM, c.SetValue(path=f"{hero}.power", value=6))])
    state, _ = carried_out(state, dice, [("p1", c.Choose(option="begin"))])
    assert bots.next_do(state, "p1") == c.Choose(option="up")
