"""How people stand to each other: the board's own answer in words, and nothing a seat does not know."""

from __future__ import annotations

import pytest

from nde.board import Board, Grid, Square, square_name
from nde.locale import LANGUAGES, words
from nde.locale.book.game import ChosenGame
from nde.locale.book.lookup import look_up
from nde.prose import Teller
from nde.prose.maps import SightLabel, map_lines, sight_of
from nde.rules import ruleset_named
from nde.table import commands as c
from nde.table.seats import GM
from nde.table.story.adventure import Place
from tests.games import games_with
from tests.prose.talk.local import yard
from tests.prose.test_labels import in_a_fight
from tests.refusals import refuses
from tests.table.play import Playing
from tests.table.tales import begun, tale


def sight(table: Playing, to: str, seat: str = "p1", language: str = "en") -> SightLabel:
    return sight_of(Teller(seat, language), table.state, seat, "ala", to)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games_with("map", "maps first"))
def test_it_is_the_boards_own_answer(game: str, language: str) -> None:
    table = in_a_fight(game)
    scene = table.state.world.scene
    board = scene.space
    assert isinstance(board, Board)
    foes = [one.id for one in table.state.playing.people(scene) if one.side == "foes"]
    for foe in foes:
        told, exact = sight(table, foe, language=language), board.sight("ala", foe)
        is_known = table.state.playing.has_cover or exact.cover != "partial"
        cover = exact.cover if is_known else "none"
        assert (told.distance, told.touching, told.cover) == (exact.distance, exact.touching, cover)
        assert (told.start, told.end) == (square_name(board.where("ala")), square_name(board.where(foe)))
        assert bool(told.in_way) == (cover != "none")
        assert "⟨" not in told.text


def test_a_square_will_do_in_either_case() -> None:
    table = in_a_fight("nde12")
    assert sight(table, "h2").text == sight(table, "H2").text
    assert sight(table, "h2").end == "H2"


def test_what_is_nowhere_is_refused() -> None:
    table = in_a_fight("nde12")
    with refuses("off-board"):
        sight(table, "z99")
    with refuses("no-such-token"):
        sight_of(Teller("p1", "en"), table.state, "p1", "nobody", "c2")
    with refuses("no-space"):
        sight(begun("nde12", tale(Place(id="gate"))), "c2")


def test_who_is_hidden_is_as_nowhere() -> None:
    table = in_a_fight("nde12")
    table.do(GM, c.AddFoes(foes={"qzlurker": "boss"}, at={"qzlurker": "g2"}, hidden=True))
    assert sight(table, "qzlurker", GM).end == "G2"
    with pytest.raises(Exception) as refused:  # noqa: PT011  whichever it is, it must not name anybody
        sight(table, "qzlurker")
    assert "G2" not in str(refused.value)


@pytest.mark.rule("tkds/cover")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games_with("map"))
def test_cover_is_told_where_the_rules_know_it_and_nowhere_else(game: str, language: str) -> None:
    table = yard(game, is_fight=False)
    grid = Grid(width=9, height=3, cover=frozenset({Square(2, 1)}), walls=frozenset({Square(6, 1)}))
    board = Board(grid=grid).put("hero-1", Square(0, 1)).put("hero-2", Square(0, 0))
    board = board.put("wolf-1", Square(4, 1)).put("wolf-2", Square(8, 1))
    table.do(GM, c.SetSpace(space=board))
    seen = [
        sight_of(Teller(GM, language), table.state, GM, "hero-1", foe).cover for foe in ("wolf-1", "wolf-2")
    ]
    assert seen == ["partial" if table.state.playing.has_cover else "none", "full"]
    speaker = words(language, game)
    found = look_up(ChosenGame(ruleset_named(game), speaker), speaker.say("ui-board-ground-cover"))
    assert found.shown or table.state.playing.has_cover
    signs = map_lines(table.talk(GM, language).view, table.talk(GM).teller.callers, speaker)[-1]
    assert (speaker.say("ui-board-ground-cover") in signs) is not table.state.playing.has_cover
