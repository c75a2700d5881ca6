"""How people stand to each other: the board's own answer in words, and nothing a seat does not know."""

from __future__ import annotations

import pytest

from nde.board import Board, square_name
from nde.locale import LANGUAGES
from nde.prose import Teller
from nde.prose.maps import SightLabel, sight_of
from nde.table import commands as c
from nde.table.seats import GM
from nde.table.story.adventure import Place
from tests.games import games_with
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
        assert (told.distance, told.touching, told.cover) == (exact.distance, exact.touching, exact.cover)
        assert (told.start, told.end) == (square_name(board.where("ala")), square_name(board.where(foe)))
        assert bool(told.in_way) == (exact.cover != "none")
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
