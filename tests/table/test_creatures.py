"""Creatures that a game master writes at the table."""

from __future__ import annotations

import pytest

from nde.errors import Faults, Illegal, Missing
from nde.locale import LANGUAGES, words
from nde.prose.log import Teller
from nde.prose.names import names_of
from nde.rules import ruleset_named
from nde.rules.creatures import creatures_of
from nde.rules.play import Person
from nde.table import commands as c
from nde.table import events as e
from nde.table.apply import fold
from nde.table.bounds import MOST_CREATURES
from nde.table.codec import Decoder, encode_entry
from nde.table.scenes import body_of
from nde.table.seats import GM
from nde.table.snapshot import decode_state, encode_state
from nde.table.state import State
from nde.table.view import view
from nde.table.view_entry import view_entry
from tests.table.play import GAMES, Playing, with_heroes

HULK = {"name": "Mire Hulk", "like": "elite"}
WRITING = [id for id in GAMES if ruleset_named(id).creatures is not None]
GAME = pytest.mark.parametrize("game", WRITING)


def _made(game: str) -> Playing:
    table = with_heroes(game, 3)
    table.do(GM, c.MakeCreatures(creatures={"hulk": HULK}))
    return table


@GAME
def test_what_was_written_is_brought_in_and_called_by_its_name(game: str) -> None:
    table = _made(game)
    table.do(GM, c.AddFoes(foes={"hulk-1": "hulk", "hulk-2": "hulk"}))
    people = table.state.playing.people(table.state.world.scene)
    for language in LANGUAGES:
        named = names_of(people, words(language, game))
        assert [named[id] for id in ("hulk-1", "hulk-2")] == ["Mire Hulk", "Mire Hulk 2"]
    table.do(GM, c.Mark(moment="fight"))


@GAME
def test_the_log_alone_brings_it_back(game: str) -> None:
    table = _made(game)
    table.do(GM, c.AddFoes(foes={"hulk-1": "hulk"}))
    decoder = Decoder(table.state.header)
    entries = [decoder.entry(encode_entry(entry)) for entry in table.entries]
    again = fold(table.state.header, entries)
    assert again.world == table.state.world
    assert again.rules.foes["hulk"].name == "Mire Hulk"
    assert decode_state(encode_state(table.state, 1000)) == table.state


@GAME
def test_nobody_but_the_game_master_learns_of_it(game: str) -> None:
    table = with_heroes(game, 3)
    before = table.state
    entry = table.do(GM, c.MakeCreatures(creatures={"hulk": HULK}))
    assert [type(event) for event in view_entry(entry, "p1").events] == [e.Veiled]
    for language in LANGUAGES:
        assert "Mire Hulk" in " ".join(Teller(GM, language).tell(before, entry, table.state))
        assert Teller("p1", language).tell(before, view_entry(entry, "p1"), table.state) == []


@GAME
def test_undo_takes_it_back_and_it_can_be_thrown_away(game: str) -> None:
    table = _made(game)
    table.do(GM, c.Undo())
    assert "hulk" not in table.state.rules.foes
    table.do(GM, c.Redo())
    table.do(GM, c.MakeCreatures(creatures={"pup": {"name": "Pup", "like": "hulk"}}))
    with pytest.raises(Illegal, match="pup"):
        table.do(GM, c.ForgetCreature(id="hulk"))
    table.do(GM, c.ForgetCreature(id="pup"))
    table.do(GM, c.ForgetCreature(id="hulk"))
    assert table.state.world.creatures == ()
    with pytest.raises(Missing):
        table.do(GM, c.ForgetCreature(id="hulk"))


@GAME
def test_one_fault_keeps_all_of_them_out(game: str) -> None:
    table = with_heroes(game, 3)
    with pytest.raises(Faults) as raised:
        table.do(GM, c.MakeCreatures(creatures={"hulk": HULK, "pup": {"nam": "Pup", "like": "nobody"}}))
    assert {fault.place for fault in raised.value.faults} == {"pup.nam", "pup.like"}
    assert table.state.world.creatures == ()


def test_players_write_none_and_a_table_holds_a_bounded_number() -> None:
    table = with_heroes("nde12", 3)
    with pytest.raises(Illegal):
        table.do("p1", c.MakeCreatures(creatures={"hulk": HULK}))
    many = {f"hulk-{number}": HULK for number in range(MOST_CREATURES + 1)}
    with pytest.raises(Illegal, match="200"):
        table.do(GM, c.MakeCreatures(creatures=many))
    with pytest.raises(Faults):
        table.do(GM, c.MakeCreatures(creatures={"hulk": {"name": "x" * 20_000}}))


def _aside(game: str, **more: object) -> Playing:
    table = _made(game)
    table.do(GM, c.AddFoes(foes={"widow": "hulk"}, stance="bystander", names={"widow": "Marta"}, **more))  # type: ignore[arg-type]
    return table


@GAME
def test_a_bystander_is_there_under_a_name_and_in_no_rule(game: str) -> None:
    table = _aside(game)
    assert "widow" not in {one.id for one in table.state.playing.people(table.state.world.scene)}
    for seat in (GM, "p1"):
        (seen,) = view(table.state, seat).bystanders
        assert (seen.person.name, seen.stance) == ("Marta", "bystander")
    for language in LANGUAGES:
        told = " ".join(
            Teller("p1", language).tell(_before(table), view_entry(table.entries[-1], "p1"), table.state)
        )
        assert "Marta" in told


def _before(table: Playing) -> State:
    return fold(table.state.header, table.entries[:-1])


@GAME
def test_a_bystander_turns_on_the_party_and_a_foe_stands_aside_as_they_are(game: str) -> None:
    table = _aside(game)
    table.do(GM, c.TakeSides(figure="widow", stance="foe"))
    person = next(one for one in table.state.playing.people(table.state.world.scene) if one.id == "widow")
    assert person.side == "foes"
    track = person.tracks[0]
    table.do(GM, c.SetValue(path=f"widow.{track.key}", value=track.most - 1))
    hurt = next(one for one in table.state.playing.people(table.state.world.scene) if one.id == "widow")
    table.do(GM, c.TakeSides(figure="widow", stance="friend"))
    (seen,) = view(table.state, GM).bystanders
    assert (seen.stance, seen.person.tracks) == ("friend", hurt.tracks)
    table.do(GM, c.TakeSides(figure="widow", stance="foe"))
    again = next(one for one in table.state.playing.people(table.state.world.scene) if one.id == "widow")
    assert again.tracks == hurt.tracks
    assert view(table.state, GM).bystanders == ()
    decoder = Decoder(table.state.header)
    entries = [decoder.entry(encode_entry(entry)) for entry in table.entries]
    assert fold(table.state.header, entries).world == table.state.world


@GAME
def test_a_hidden_bystander_is_hidden(game: str) -> None:
    table = _aside(game, hidden=True)
    assert view(table.state, "p1").bystanders == ()
    assert view(table.state, GM).bystanders[0].is_hidden
    entry = view_entry(table.entries[-1], "p1")
    assert "Marta" not in str(entry)
    assert "widow" not in str(entry)
    table.do(GM, c.Hide(figures=("widow",), is_hidden=False))
    assert view(table.state, "p1").bystanders[0].person.id == "widow"


@GAME
def test_a_bystander_can_be_renamed_and_taken_out(game: str) -> None:
    table = _aside(game)
    table.do(GM, c.Rename(figure="widow", name="Greta"))
    assert view(table.state, "p1").bystanders[0].person.name == "Greta"
    table.do(GM, c.Remove(figure="widow"))
    assert view(table.state, GM).bystanders == ()
    with pytest.raises(Missing):
        table.do(GM, c.TakeSides(figure="widow", stance="foe"))


@GAME
def test_everything_about_a_creature_can_be_changed_and_what_it_lost_stays_lost(game: str) -> None:
    table = _made(game)
    table.do(GM, c.AddFoes(foes={"hulk-1": "hulk", "hulk-2": "hulk"}))
    creatures = creatures_of(table.rules)
    number = next(one.name for one in creatures.params if one.kind == "number")
    before = table.state.playing.sheet_of(table.state.world.scene, "hulk-2")
    track = _person(table, "hulk-1").tracks[0]
    table.do(GM, c.SetValue(path=f"hulk-1.{track.key}", value=track.most - 1))
    table.do(GM, c.Reshape(figure="hulk-1", document={"name": "Old Hulk", number: 7}))
    block = creatures.of(body_of(table.state.world.scene, "hulk-1"))
    assert (block.name, getattr(block, number)) == ("Old Hulk", 7)
    now = _person(table, "hulk-1").tracks[0]
    assert (now.most - now.value, _person(table, "hulk-1").name) == (1, "Old Hulk")
    assert table.state.playing.sheet_of(table.state.world.scene, "hulk-2") == before
    with pytest.raises(Faults):
        table.do(GM, c.Reshape(figure="hulk-1", document={number: -5, "nam": "x"}))
    with pytest.raises(Missing):
        table.do(GM, c.Reshape(figure="ala", document={number: 3}))


def _person(table: Playing, id: str) -> Person:
    return next(one for one in table.state.playing.people(table.state.world.scene) if one.id == id)


@GAME
def test_a_renamed_bystander_is_told_by_the_name_they_had(game: str) -> None:
    table = _aside(game)
    entry = table.do(GM, c.Rename(figure="widow", name="Old Marta"))
    for language in LANGUAGES:
        (line,) = Teller("p1", language).tell(_before(table), view_entry(entry, "p1"), table.state)
        assert "Marta" in line.replace("Old Marta", "")
        assert "widow" not in line
