"""Who is here, who can reach whom, and what cover there is."""

from __future__ import annotations

from random import Random

import pytest

from nde.board import Areas, Board, Budget, Grid, Square, Zones, cover_between, neighbours
from nde.locale import LANGUAGES, words
from nde.prose.maps import map_lines
from nde.prose.talk.surroundings import costs_to, ways_to
from nde.table import commands as c
from nde.table.seats import GM
from nde.table.view import view
from tests.prose.talk.local import yard


def test_everybody_at_the_table_and_in_the_scene_is_named() -> None:
    table = yard()
    table.present = ("gm", "p1")
    told = table.type("p1", "who is here?")
    name = table.talk("p1").teller.callers.name
    assert told[0] == "Ada, game master, is here"
    assert told[1] == f"Ann, is here, plays {name('hero-1')}"
    assert told[2] == f"Bob Lee, is away, plays {name('hero-2')}"
    assert told[3] == "Eve, spectator, is away"
    assert told[4].startswith(f"heroes: {name('hero-1')} (B2); {name('hero-2')} (B4)")
    assert told[5].startswith("foes: ")
    table.present = None
    assert table.type("p1", "who")[1] == f"Ann, plays {name('hero-1')}", "where nobody can know, nobody says"


def test_each_foe_is_told_with_distance_cover_and_way_the_nearest_first() -> None:
    table = yard()
    near, far = table.type("p1", "who can reach me")
    assert "1 square, within reach" in near
    assert near.endswith("can strike at once")
    assert "6 squares, out of arm’s reach, full cover" in far
    assert far.endswith("has 6 squares to walk before striking")


def test_ways_go_round_walls_and_past_nobody() -> None:
    table = yard()
    ways = ways_to(table.state, "p1", "hero-1")
    assert {id: way.steps for id, way in ways.items()} == {"wolf-1": 0, "wolf-2": 6}
    board = table.state.world.scene.space
    walled = [square for square in board.grid.squares() if square.x == 5]
    closed = c.SetSpace(
        space=type(board)(
            grid=type(board.grid)(width=8, height=5, walls=frozenset(walled)), tokens=board.tokens
        )
    )
    table.do(GM, closed)
    assert ways_to(table.state, "p1", "hero-1")["wolf-2"].steps is None
    assert table.type("p1", "reach")[-1].endswith("has no way to get there")


def test_whoever_is_asked_about_may_be_anybody_in_sight() -> None:
    table = yard()
    name = table.talk("p1")
    name.look()
    other = name.teller.callers.name("hero-2")
    assert any(other in line for line in table.type("p1", f"who can reach {other}?"))
    assert "Nobody here is called “nobody”" in table.type("p1", "who can reach nobody")[0]


def test_cover_is_told_to_a_square_and_to_somebody() -> None:
    table = yard()
    own = table.talk("p1").teller
    own.meet(table.state)
    assert table.type("p1", "cover to b4") == [
        f"{own.callers.name('hero-1')} and B4: 2 squares, out of arm’s reach, a clear line"
    ]
    assert table.type("p1", "cover to wolf-2")[0].endswith("full cover: nothing gets through")
    assert "Z99" in table.type("p1", "cover to z99")[0].upper()


def test_nobody_hidden_is_counted() -> None:
    table = yard()
    table.do(GM, c.Hide(figures=("wolf-1",)))
    told = "\n".join(table.type("p1", "reach") + table.type("p1", "who"))
    assert "has 6 squares" in told
    assert "nobody is within arm’s reach" in told
    assert len(table.type("p1", "reach")) == 2
    assert len(table.type("gm", "reach hero-1")) == 2, "the game master sees them all"


@pytest.mark.parametrize("language", LANGUAGES)
def test_bands_are_told_in_steps(language: str) -> None:
    table = yard("nde12")
    space = Zones().enter("hero-1").enter("hero-2").enter("wolf-1", beside="hero-1", band="close")
    table.do(GM, c.SetSpace(space=space.enter("wolf-2", beside="hero-1", band="far")))
    assert {id: way.steps for id, way in ways_to(table.state, "p1", "hero-1").items()} == {
        "wolf-1": 0,
        "wolf-2": 2,
    }
    talk = table.talk("p1", language)
    assert talk.language == language
    near, far = table.type("p1", "reach")
    assert near != far
    assert "2" in far
    assert "⟨" not in near + far


def test_a_map_of_zones_tells_who_stands_together_and_how_far_the_others_are() -> None:
    table = yard("nde14")
    space = Zones().enter("hero-1").enter("hero-2").enter("wolf-1", beside="hero-1", band="close")
    table.do(GM, c.SetSpace(space=space.enter("wolf-2", beside="hero-1", band="far")))
    seen, callers = view(table.state, "p1"), table.talk("p1").teller.callers
    first, second, near, off = (callers.name(id) for id in ("hero-1", "hero-2", "wolf-1", "wolf-2"))
    assert map_lines(seen, callers, words("en", "nde14")) == [
        f"{first}, {second}, {near} · Far: {off}",
        f"{off} · Far: {first}, {second}, {near}",
    ]


def test_a_map_of_areas_tells_what_each_borders_on() -> None:
    table = yard("tkds", is_fight=False)
    areas = Areas(names=("gate", "yard", "hall"), borders=(("gate", "yard"),))
    table.do(GM, c.SetSpace(space=areas.put("hero-1", "gate")))
    seen, callers = view(table.state, "p1"), table.talk("p1").teller.callers
    told = map_lines(seen, callers, words("en", "tkds"))
    assert told == [f"gate ↔ yard: {callers.name('hero-1')}", "yard ↔ gate:", "hall:"]


def test_areas_are_counted_by_their_borders() -> None:
    table = yard("tkds", is_fight=False)
    areas = Areas(names=("gate", "yard", "hall"), borders=(("gate", "yard"),))
    for id, area in (("hero-1", "gate"), ("hero-2", "gate"), ("wolf-1", "yard"), ("wolf-2", "hall")):
        areas = areas.put(id, area)
    table.do(GM, c.SetSpace(space=areas))
    assert {id: way.steps for id, way in ways_to(table.state, "p1", "hero-1").items()} == {
        "wolf-1": 1,
        "wolf-2": None,
    }


def test_without_a_map_everybody_is_named_and_without_foes_nobody() -> None:
    table = yard()
    table.do(GM, c.SetSpace(space=None))
    assert table.type("p1", "reach")[0].startswith("without a map")
    for foe in ("wolf-1", "wolf-2"):
        table.do(GM, c.Remove(figure=foe))
    assert table.type("p1", "reach")[0].startswith("no foe is here")


def test_whoever_plays_nobody_has_to_name_somebody() -> None:
    table = yard()
    assert table.type("eyes", "reach")[0].startswith("You have no hero here; name somebody: ")
    assert len(table.type("eyes", "reach hero-1")) == 2


@pytest.mark.parametrize("seed", range(30))
def test_one_search_backwards_finds_what_each_mover_would_find(seed: int) -> None:
    chance = Random(seed)
    squares = [Square(x, y) for x in range(9) for y in range(7)]
    chance.shuffle(squares)
    grid = Grid(
        width=9,
        height=7,
        walls=frozenset(squares[:14]),
        difficult=frozenset(squares[14:26]),
        cover=frozenset(),
    )
    board = Board(grid=grid)
    foes, heroes = ("f1", "f2", "f3"), ("h1", "h2", "h3")
    for id, square in zip((*foes, *heroes), squares[20:], strict=False):
        board = board.put(id, square)
    costs = costs_to(board, "h1", frozenset(foes))
    end = board.where("h1")
    for foe in foes:
        if board.sight(foe, "h1").touching:
            continue
        there = board.reachable(foe, Budget(100), friends=frozenset(foes))
        beside = [
            there[one] for one in neighbours(end) if one in there and cover_between(grid, one, end) != "full"
        ]
        assert costs.get(board.where(foe)) == (min(beside) if beside else None)


def test_who_has_no_name_is_called_in_the_readers_language_whatever_the_game_began_in() -> None:
    table = yard()
    table.do(GM, c.Sit(seat=GM, name=words("en").say("play-gm"), role="gm"))
    table.do("p1", c.Sit(seat="p1", name=words("en").say("play-you")))
    table.talk("p1", "pl")
    told = table.type("p1", "kto")
    assert told[0] == words("pl").say("play-gm")
    assert told[1].startswith(f"{words('pl').say('play-you')}, ")


def test_of_two_the_one_is_named_who_is_on_no_map() -> None:
    table = yard()
    name = table.talk("p1").teller.callers.name
    table.do(GM, c.SetSpace(space=table.state.world.scene.space.take("hero-1")))
    assert table.type("p1", "reach") == [f"{name('hero-1')} is not on the map"]
