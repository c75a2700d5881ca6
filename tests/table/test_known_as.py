"""Creatures that players know under another name until the game master tells who they are."""

from __future__ import annotations

import msgspec
import pytest

from nde.board import Board, Grid
from nde.errors import NdeError
from nde.locale import LANGUAGES
from nde.prose import Teller, labels_for
from nde.prose.sheets import sheet_of
from nde.rules import ruleset_named
from nde.table import commands as c
from nde.table import events as e
from nde.table.apply import fold
from nde.table.codec import read_log, write_log
from nde.table.names import tells
from nde.table.offers import offers_for, prospect_for
from nde.table.seats import GM
from nde.table.view import view
from nde.table.view_entry import view_entry
from tests.refusals import code_of
from tests.table.play import GAMES, Playing, with_heroes
from tests.table.secrets import _plain

GAME = pytest.mark.parametrize("game", GAMES)
SOMETHING = "something large in the dark"
EYES = ("p1", "watcher", "stranger")


def met(game: str, stance: str = "foe") -> Playing:
    """A table at which something has come that only the game master knows."""
    table = with_heroes(game, 3)
    block = table.state.playing.cast("beast", "elite")
    it = {"names": {"it": "Old Qzgrim"}, "known_as": {"it": SOMETHING}}
    table.do(GM, c.AddFoes(foes={"it": block}, stance=stance, **it))  # type: ignore[arg-type]
    return table


def shown(table: Playing, seat: str) -> str:
    """Everything that a seat is sent of the latest entry and of the table, in every language."""
    before = fold(table.state.header, table.entries[:-1])
    seen = view(table.state, seat)
    parts: list[object] = [view_entry(table.entries[-1], seat), seen]
    parts += [prospect_for(table.state, seat, one.offer) for one in offers_for(table.state, seat)[:12]]
    for language in LANGUAGES:
        teller = Teller(seat, language)
        parts += teller.tell(before, table.entries[-1], table.state)
        parts.append(labels_for(teller, table.state, seen))
        if any(one.person.id == "it" for one in seen.people):
            parts.append(sheet_of(teller, table.state, seat, "it"))
    return msgspec.json.encode(parts, enc_hook=_plain).decode()


@GAME
@pytest.mark.parametrize("stance", ["foe", "bystander", "friend"])
def test_players_read_the_other_name_alone(game: str, stance: str) -> None:
    table = met(game, stance)
    block = table.state.playing.cast("beast", "elite")
    for seat in EYES:
        said = shown(table, seat)
        assert SOMETHING in said
        assert "Qzgrim" not in said
        assert not tells(said, frozenset((f"block-{block}",)))
    assert "Qzgrim" in shown(table, GM)
    entry = table.do(GM, c.Rename(figure="it", name="Elder Qzgrim"))
    assert "Qzgrim" not in shown(table, "p1")
    assert view_entry(entry, "p1").events == (e.Veiled(),)


@GAME
def test_a_fight_with_it_tells_nobody_what_it_is(game: str) -> None:
    table = met(game)
    table.do(GM, c.Mark(moment="fight"))
    table.answer_all()
    for _ in range(60):
        try:
            table.do(*table.anything())
        except NdeError:
            continue
        if "it" not in {one.person.id for one in view(table.state, GM).people}:
            return
        if "it" not in table.state.world.held_by("p1") and dict(table.state.world.known_as).get("it"):
            assert "Qzgrim" not in shown(table, "p1")


@GAME
def test_it_is_told_who_it_is(game: str) -> None:
    table = met(game)
    before = table.state
    entry = table.do(GM, c.KeepName(figure="it"))
    for language in LANGUAGES:
        (line,) = Teller("p1", language).tell(before, entry, table.state)
        assert SOMETHING in line
        assert "Qzgrim" in line
    assert "Qzgrim" in shown(table, "p1")
    table.do(GM, c.Undo())
    assert "Qzgrim" not in shown(table, "p1")


@GAME
def test_whoever_plays_it_knows_who_it_is(game: str) -> None:
    table = met(game)
    table.do(GM, c.Give(figure="it", seat="p1"))
    assert "Qzgrim" in shown(table, "p1")
    assert "Qzgrim" not in shown(table, "p2")


@GAME
def test_the_name_is_kept_in_the_log_and_goes_with_whoever_leaves(game: str) -> None:
    table = met(game)
    log = read_log(write_log(table.header, table.entries))
    assert fold(log.header, log.entries).world.known_as == (("it", SOMETHING),)
    table.do(GM, c.Remove(figure="it"))
    assert table.state.world.known_as == ()


@GAME
def test_a_friend_keeps_both_names_in_another_scene(game: str) -> None:
    table = met(game, "friend")
    table.do(GM, c.SetScene(place="the ford"))
    assert [one.person.name for one in view(table.state, "p1").bystanders] == [SOMETHING]
    assert [one.person.name for one in view(table.state, GM).bystanders] == ["Old Qzgrim"]


def test_nobody_is_whispered_to_by_a_name_that_is_kept() -> None:
    table = met("cairn2e")
    for name, code in (("Old Qzgrim", "no-such-name"), ("Nobody", "no-such-name")):
        assert code_of(table.refused("p1", c.Say(text=f"/w {name} hush"))) == code
    table.do("p1", c.Say(text=f"/w {SOMETHING} hush"))


@GAME
def test_an_id_that_tells_the_name_is_refused(game: str) -> None:
    table = with_heroes(game, 3)
    block = next(one for one in ruleset_named(game).foes if len(one) > 3)
    foes = c.AddFoes(foes={f"{block}-1": block}, known_as={f"{block}-1": SOMETHING})
    assert code_of(table.refused(GM, foes)) == "id-tells-name"
    table.do(GM, c.AddFoes(foes={f"{block}-1": block}))
    assert code_of(table.refused(GM, c.KeepName(figure=f"{block}-1", known_as="a shape"))) == "id-tells-name"
    assert code_of(table.refused(GM, c.KeepName(figure=f"{block}-1"))) == "known-so-already"
    assert code_of(table.refused(GM, c.KeepName(figure="ala", known_as="a shape"))) == "name-of-a-hero"
    assert code_of(table.refused("p1", c.KeepName(figure=f"{block}-1"))) == "only-the-gm"
    # A hero's sheet has a name of its own; somebody who is not there has none.
    assert code_of(table.refused(GM, c.KeepName(figure="nobody", known_as="x"))) == "no-such-person"


def test_words_are_found_where_they_stand_alone() -> None:
    words = frozenset(("rat", "Mire Hulk"))
    assert tells({"who": "the mire hulk!"}, words)
    assert tells(("block", "rat"), words)
    assert not tells("a strategy, a rat-trap", words)


def test_a_bystander_on_a_map_is_known_so_as_well() -> None:
    table = met("cairn2e", "bystander")
    table.do(GM, c.SetSpace(space=Board(grid=Grid(width=6, height=6))))
    table.do(GM, c.Move(figure="it", to="c3"))
    assert "Qzgrim" not in shown(table, "p1")
