"""Creatures that fight on the party's side: they act and are struck as one of them, and may change sides."""

from __future__ import annotations

from random import Random

import pytest

from nde.board import Board
from nde.locale import LANGUAGES
from nde.prose.log import Teller
from nde.rules import ruleset_named
from nde.rules.play import playing_of
from nde.table import commands as c
from nde.table.apply import fold
from nde.table.codec import read_log, write_log
from nde.table.offers import offers_for
from nde.table.seats import GM
from nde.table.turns import awaited
from nde.table.view import view
from nde.table.view_entry import view_entry
from tests.games import can
from tests.refusals import code_of
from tests.rules.games import SPACES
from tests.table.play import FOES, GAMES, HEROES, Playing, in_fight, with_heroes

ALLYING = [game for game in GAMES if playing_of(ruleset_named(game)).sided is not None]
ALONE = [game for game in GAMES if game not in ALLYING]
GAME = pytest.mark.parametrize("game", ALLYING)


def side_of(table: Playing, id: str) -> str:
    """The side somebody is on; empty for whoever stands aside."""
    people = table.state.playing.people(table.state.world.scene)
    return next((one.side for one in people if one.id == id), "")


def allied(game: str, *, is_fight: bool = True) -> Playing:
    """A table with a beast at the party's side, in a fight or before one."""
    table = with_heroes(game, 3)
    cast = table.state.playing.cast
    table.do(GM, c.SetScene(place="the ford", foes={id: cast("brute", rank) for id, rank in FOES.items()}))
    table.do(GM, c.AddFoes(foes={"hound": cast("beast", "minion")}, stance="ally", names={"hound": "Rex"}))
    if is_fight:
        table.do(GM, c.Mark(moment="fight"))
        table.answer_all()
    return table


def of(table: Playing, seat: str, figure: str) -> list[object]:
    """What a seat can do as somebody."""
    return [one.offer.action for one in offers_for(table.state, seat) if one.figure == figure]


@GAME
def test_an_ally_is_one_of_the_party_and_no_hero(game: str) -> None:
    table = allied(game, is_fight=False)
    seen = {one.person.id: one for one in view(table.state, "p1").people}
    assert (seen["hound"].person.side, seen["hound"].is_ally, seen["ala"].is_ally) == ("party", True, False)
    assert "hound" not in table.state.rules.characters(table.state.world.scene)
    for language in LANGUAGES:
        before = fold(table.header, table.entries[:-1])
        (line,) = Teller("p1", language).tell(before, view_entry(table.entries[-1], "p1"), table.state)
        assert "Rex" in line
    log = read_log(write_log(table.header, table.entries))
    assert fold(log.header, log.entries).world == table.state.world


@pytest.mark.parametrize("game", [one for one in ALLYING if can(one, "acting foes")])
def test_an_ally_strikes_foes_and_foes_strike_it(game: str) -> None:
    table = allied(game)
    if table.state.playing.turn(table.state.world.scene).side == "foes":
        table.do(GM, c.Mark(moment="turn"))
        table.answer_all()
    scene = table.state.playing.on_turn(table.state.world.scene, "hound")
    aim = table.state.playing.aim
    own = [one for one in table.rules.offers(scene, GM) if table.state.playing.actor(one.action) == "hound"]
    assert {aim(scene, one).target for one in own if aim(scene, one).purpose == "attack"} >= set(FOES)
    scene = table.state.playing.on_turn(table.state.world.scene, "imp")
    theirs = [one for one in table.rules.offers(scene, GM) if table.state.playing.actor(one.action) == "imp"]
    struck = {aim(scene, one).target for one in theirs if aim(scene, one).purpose == "attack"}
    assert "hound" in struck
    assert "rat" not in struck


@GAME
def test_the_partys_turn_waits_for_an_ally_and_its_player_acts(game: str) -> None:
    table = allied(game)
    while table.state.playing.turn(table.state.world.scene).side == "foes":
        table.do(GM, c.Mark(moment="turn"))
        table.answer_all()
    person = next(one.person for one in view(table.state, GM).people if one.person.id == "hound")
    if not person.has_acted:
        assert "hound" in awaited(table.state)
        assert of(table, GM, "hound")
        table.do(GM, c.Give(figure="hound", seat="p1"))
        assert of(table, "p1", "hound")
        assert not of(table, GM, "hound")


@GAME
@pytest.mark.parametrize("space", ["none", "board"])
def test_sides_change_to_and_fro_and_wounds_stay(game: str, space: str) -> None:
    if space not in ("none", *ruleset_named(game).spaces):
        return
    table = in_fight(game, 4)
    if space == "board":
        board = SPACES[space]([*HEROES, *FOES], Random(1))
        assert isinstance(board, Board)
        table.do(GM, c.SetSpace(space=board))
    track = next(one for one in view(table.state, GM).people if one.person.id == "ogre").person.tracks[0]
    table.do(GM, c.SetValue(path=f"ogre.{track.key}", value=track.most - 1))
    hurt = next(one for one in view(table.state, GM).people if one.person.id == "ogre").person.tracks
    for stance, side in (
        ("bystander", ""),
        ("ally", "party"),
        ("friend", ""),
        ("foe", "foes"),
        ("ally", "party"),
        ("foe", "foes"),
    ):
        table.do(GM, c.TakeSides(figure="ogre", stance=stance))  # type: ignore[arg-type]
        assert side_of(table, "ogre") == side
        seen = view(table.state, GM)
        there = [*(one.person for one in seen.people), *(one.person for one in seen.bystanders)]
        assert next(one.tracks for one in there if one.id == "ogre") == hurt
    table.do(GM, c.Undo(count=5))
    assert side_of(table, "ogre") == ""
    table.play_on(20)


@GAME
def test_an_ally_goes_along_to_the_next_scene(game: str) -> None:
    table = allied(game, is_fight=False)
    table.do(GM, c.SetScene(place="the mill", foes={"owl": table.state.playing.cast("beast", "minion")}))
    assert (side_of(table, "hound"), side_of(table, "imp")) == ("party", "")
    assert dict(table.state.world.names)["hound"] == "Rex"


@GAME
def test_only_heroes_are_called_with_the_party(game: str) -> None:
    table = allied(game, is_fight=False)
    table.do(GM, c.CallFor())
    assert {one.figure for one in table.state.world.calls[0].called} == set(HEROES)


@GAME
def test_games_with_an_ally_play_on(game: str) -> None:
    for seed in range(3):
        table = allied(game)
        table.chance = Random(seed)
        table.play_on(60)


@GAME
def test_what_cannot_be_is_refused(game: str) -> None:
    table = allied(game)
    for figure, stance, code in (
        ("hound", "ally", "stands-so-already"),
        ("imp", "foe", "stands-so-already"),
        ("ala", "foe", "side-of-a-hero"),
        ("nobody", "ally", "no-such-person"),
    ):
        refusal = table.refused(GM, c.TakeSides(figure=figure, stance=stance))  # type: ignore[arg-type]
        assert code_of(refusal) == code


@pytest.mark.parametrize("game", ALONE)
def test_a_game_of_heroes_alone_says_so(game: str) -> None:
    table = in_fight(game, 3)
    assert code_of(table.refused(GM, c.TakeSides(figure="imp", stance="ally"))) == "no-allies"
    block = table.state.playing.cast("beast", "minion")
    assert code_of(table.refused(GM, c.AddFoes(foes={"hound": block}, stance="ally"))) == "no-allies"
