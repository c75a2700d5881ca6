"""Adventures for tests: short tales, and a table that plays whole adventures in any game."""

from __future__ import annotations

from typing import Any

from nde.dice import Ask
from nde.table import commands as c
from nde.table import events as e
from nde.table.offers import Offered, offers_for
from nde.table.questions import open_questions
from nde.table.seats import GM
from nde.table.story.adventure import Adventure, Change, Deed, Exit, Place, Progress
from nde.table.story.choices import Choice, StoryView, story_view
from tests.table.play import Playing, with_heroes

HALL = """
#########
#1..+..a#
#2.....b#
#3.....c#
#4..+..d#
#########
"""
MOST_IN_A_TURN = 3
"""Deeds of one hero in a turn: some need no time and could be done for ever."""


def tale(*places: Place, **more: Any) -> Adventure:
    """An adventure of some places, which begins at the first."""
    return Adventure(id="tale", start=places[0].id, places=places, **more)


def way(to: str, **more: Any) -> Exit:
    """An exit called after where it leads."""
    return Exit(id=to, to=to, **more)


def deed(id: str, *works: Change, **more: Any) -> Deed:
    """A deed that sets something off when it works."""
    return Deed(id=id, works=works, **more)


def begun(game: str, adventure: Adventure, seed: int = 1, **header: Any) -> Playing:
    """A table whose three heroes have set out."""
    table = with_heroes(game, seed, adventure=adventure, **header)
    table.do("p1", c.Choose(option="begin"))
    return table


def story(table: Playing) -> StoryView:
    """Where the adventure stands."""
    view = story_view(table.state)
    assert view is not None
    return view


def options(table: Playing) -> list[str]:
    """Everything that can be chosen now."""
    return [choice.id for choice in story(table).choices]


def progress(table: Playing) -> Progress:
    """How far the party has come."""
    found = table.state.world.progress
    assert found is not None
    return found


def foes(table: Playing) -> list[str]:
    """The foes in the scene who stand."""
    people = table.state.playing.people(table.state.world.scene)
    return [one.id for one in people if one.side == "foes" and not one.is_out]


def kinds(entry: e.Entry) -> list[str]:
    """The names of an entry's events."""
    return [type(event).__name__ for event in entry.events]


def play_to_the_end(table: Playing, most: int) -> str:
    """Let everybody do anything sensible, by chance, until the adventure ends; which ending it came to."""
    while len(table.entries) < most and not progress(table).ending:
        seat, do = _next(table)
        table.do(seat, do)
    return progress(table).ending


def _next(table: Playing) -> tuple[str, Any]:
    for one in open_questions(table.state):
        assert isinstance(one.question, Ask)
        return one.seat, c.Answer(pending=one.pending, answer=table.random_answer(one.question))
    turn = table.state.playing.turn(table.state.world.scene)
    if turn.is_fight and turn.side == "party":
        return _in_turn(table)
    choices = story(table).choices
    standing = [one for one in foes(table) if one not in table.state.world.hidden]
    if choices and not standing:
        return _chosen(table, table.chance.choice(choices))
    return GM, _game_masters(table)


def _game_masters(table: Playing) -> Any:
    state = table.state
    if not state.playing.turn(state.world.scene).is_fight:
        return c.Mark(moment="fight")
    offers = tuple(one.offer for one in offers_for(state, GM))
    offer = state.playing.foe_choice(state.world.scene, offers)
    return c.Mark(moment="turn") if offer is None else c.Act(action=offer.action)


def _in_turn(table: Playing) -> tuple[str, Any]:
    """A blow if one can be struck, else a step nearer, else the end of the turn."""
    playing, scene = table.state.playing, table.state.world.scene
    people = {one.id: one for one in playing.people(scene)}
    for seat in ("p1", "p2"):
        blows: list[Offered] = []
        steps: list[tuple[int, Offered]] = []
        for offered in offers_for(table.state, seat):
            if people[offered.figure].has_acted or _deeds_lately(table, offered.figure) >= MOST_IN_A_TURN:
                continue
            aim = playing.aim(scene, offered.offer)
            if aim.purpose == "attack" and (not aim.target or not people[aim.target].is_out):
                blows.append(offered)
            elif aim.purpose == "move" and aim.gain > 0:
                steps.append((aim.gain, offered))
        if blows:
            return seat, c.Act(action=table.chance.choice(blows).offer.action)
        if steps:
            return seat, c.Act(action=max(steps, key=lambda pair: pair[0])[1].offer.action)
    return GM, c.Mark(moment="turn")


def _deeds_lately(table: Playing, hero: str) -> int:
    """What a hero has done since a turn was last ended."""
    count = 0
    for entry in reversed(table.entries):
        for event in entry.events:
            if isinstance(event, e.Marked):
                return count
            count += isinstance(event, e.Resolved) and event.task.figure == hero
    return count


def _chosen(table: Playing, choice: Choice) -> tuple[str, Any]:
    if not choice.needs_hero:
        return "p1", c.Choose(option=choice.id)
    people = table.state.playing.people(table.state.world.scene)
    hero = table.chance.choice([one.id for one in people if one.side == "party" and not one.is_out])
    return GM, c.Choose(option=choice.id, hero=hero)


__all__ = [
    "HALL",
    "begun",
    "deed",
    "foes",
    "kinds",
    "options",
    "play_to_the_end",
    "progress",
    "story",
    "tale",
    "way",
]
