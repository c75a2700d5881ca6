"""Sheets in words: everything has some, and only the game master learns where numbers are set."""

from __future__ import annotations

import msgspec
import pytest

from nde.locale import LANGUAGES
from nde.prose import Teller
from nde.prose.sheets import sheet_of
from nde.rules import ruleset_ids
from nde.rules.ruleset import NoSuchValue
from nde.table import commands as c
from nde.table.seats import GM
from tests.prose.test_labels import in_a_fight


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ruleset_ids())
def test_everybody_has_a_sheet_in_words(game: str, language: str) -> None:
    table = in_a_fight(game)
    for person in table.state.playing.people(table.state.world.scene):
        told = sheet_of(Teller("p1", language), table.state, "p1", person.id)
        assert told.figure == person.id
        assert told.name
        assert told.traits or told.tracks
        assert "⟨" not in msgspec.json.encode(told).decode()
        assert (told.document is not None) == (person.side == "party")


@pytest.mark.parametrize("game", ruleset_ids())
def test_a_heros_document_is_a_valid_sheet(game: str) -> None:
    table = in_a_fight(game)
    told = sheet_of(Teller("p1", "en"), table.state, "p1", "ala")
    assert told.document is not None
    assert table.state.rules.read_sheet(told.document)


@pytest.mark.parametrize("game", ruleset_ids())
def test_every_number_with_a_place_can_be_set_there(game: str) -> None:
    table = in_a_fight(game)
    told = sheet_of(Teller(GM, "en"), table.state, GM, "ala")
    paths = [one for one in told.tracks if one.path]
    assert paths, "what wears down can be set"
    for track in paths:
        table.do(GM, c.SetValue(path=track.path, value=1))
        after = sheet_of(Teller(GM, "en"), table.state, GM, "ala")
        assert next(one.value for one in after.tracks if one.key == track.key) == 1
    seen = sheet_of(Teller("p1", "en"), table.state, "p1", "ala")
    assert not any(one.path for one in seen.tracks), "a player sets nothing"
    assert not any(one.path for one in seen.traits)


def test_nobody_reads_the_sheet_of_who_is_hidden() -> None:
    table = in_a_fight("nde12")
    table.do(GM, c.AddFoes(foes={"qzlurker": "boss"}, at={"qzlurker": "g2"}, hidden=True))
    assert sheet_of(Teller(GM, "en"), table.state, GM, "qzlurker").tracks
    with pytest.raises(NoSuchValue):
        sheet_of(Teller("p1", "en"), table.state, "p1", "qzlurker")
