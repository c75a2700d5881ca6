"""A view in words: everything on offer can be read, in every language, and nothing that is hidden."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from nde.adventures import adventure_named
from nde.board import Areas, Board, square_name
from nde.locale import LANGUAGES
from nde.prose import Labels, Teller, labels_for
from nde.prose.deeds import destination
from nde.prose.menu import deeds_label, deeds_of
from nde.prose.sheets import sheet_of
from nde.rules import ruleset_ids, ruleset_named
from nde.rules.play import TRIALS
from nde.table import commands as c
from nde.table.offers import deeds_by_figure
from nde.table.seats import GM
from nde.table.story.adventure import Foes, Place
from nde.table.view import view
from tests.games import can
from tests.table.play import Playing
from tests.table.tales import HALL, begun, deed, tale, way


def in_a_fight(game: str) -> Playing:
    foes = (Foes(kind="undead", rank="minion", count=2),)
    return begun(game, tale(Place(id="hall", map=HALL, foes=foes)))


def labels(table: Playing, seat: str, language: str = "en") -> Labels:
    return labels_for(Teller(seat, language), table.state, view(table.state, seat))


@pytest.mark.parametrize("seat", ["p1", GM])
@pytest.mark.parametrize("game", ruleset_ids())
def test_every_offer_is_a_way_of_a_deed_of_whoever_would_do_it(game: str, seat: str) -> None:
    table = in_a_fight(game)
    seen, said = view(table.state, seat), labels(table, seat)
    placed = {(one.figure, way.offer) for one in said.deeds for deed in one.deeds for way in deed.ways}
    assert all(seen.offers[place].figure == figure for figure, place in placed)
    squares = {
        (one.figure, way.objects)
        for one in said.deeds
        for deed in one.deeds
        if deed.spot == "map"
        for way in deed.ways
    }
    for place in set(range(len(seen.offers))) - {place for _, place in placed}:
        offered = seen.offers[place]
        square = destination(offered.offer.action)
        assert square is not None
        assert (offered.figure, (square_name(square),)) in squares, (
            "only a second way to a square is left out"
        )


@pytest.mark.parametrize("seat", ["p1", GM])
@pytest.mark.parametrize("game", ruleset_ids())
def test_a_deed_as_it_is_sent_says_all_that_its_ways_said(game: str, seat: str) -> None:
    table = in_a_fight(game)
    reader = Teller(seat, "en").reader(table.state, view(table.state, seat))
    for figure in {one.figure for one in reader.view.offers}:
        found = deeds_by_figure(table.state, reader.scene, reader.view.offers)[figure]
        packed = deeds_label(reader, figure, found, is_packed=True).deeds
        for one, sent in zip(deeds_of(reader, figure).deeds, packed, strict=True):
            assert len(sent.ways) == len(one.ways)
            for whole, short in zip(one.ways, sent.ways, strict=True):
                said = {name: one for name, one in zip(sent.params, short.objects, strict=False) if name}
                assert (short.values or said) == whole.values
                called = [words.get(one, one) for words, one in zip(sent.words, short.objects, strict=False)]
                assert (short.words or tuple(called) or short.objects) == (whole.words or whole.objects)


@pytest.mark.parametrize("seat", ["p1", GM])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ruleset_ids())
def test_no_two_things_to_do_read_alike(game: str, language: str, seat: str) -> None:
    table = in_a_fight(game)
    reader = Teller(seat, language).reader(table.state, view(table.state, seat))
    for figure in {one.figure for one in reader.view.offers}:
        one = deeds_of(reader, figure)
        lines = [deed.line(way) for deed in one.deeds for way in deed.ways]
        assert [line for line, count in Counter(lines).items() if count > 1] == []
        assert len({deed.text for deed in one.deeds}) == len(one.deeds)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ruleset_ids())
def test_everything_has_words(game: str, language: str) -> None:
    table = begun(game, adventure_named("lantern-cellar"))
    for seat in ("p1", GM, "stranger"):
        said = labels(table, seat, language)
        assert "⟨" not in msgspec.json.encode(said).decode()
        assert all((said.title, said.place, said.text, said.people))
        assert all(one.name and one.tracks for one in said.people)
        assert set(said.outcomes) == set(ruleset_named(game).outcome_names)
    fight = labels(in_a_fight(game), "p1", language)
    assert "⟨" not in msgspec.json.encode(fight).decode()
    assert bool(fight.map) == can(game, "map")


@pytest.mark.parametrize("game", ruleset_ids())
def test_who_is_hidden_is_in_no_word_of_a_player(game: str) -> None:
    table = in_a_fight(game)
    block = ruleset_named(game).playing.cast("brute", "boss")  # type: ignore[union-attr]
    space = table.state.world.scene.space
    at = {"qzlurker": "g2" if isinstance(space, Board) else "far"} if space is not None else {}
    table.do(GM, c.AddFoes(foes={"qzlurker": block}, at=at, hidden=True))
    assert "qzlurker" in msgspec.json.encode(labels(table, GM)).decode()
    assert "qzlurker" not in msgspec.json.encode(labels(table, "p1")).decode()


def test_a_deed_that_needs_somebody_names_a_hero_of_the_seat() -> None:
    place = Place(id="gate", exits=(way("gate"),), deeds=(deed("push", trial="might"),))
    table = begun("nde12", tale(place))
    own = {one.person.id for one in view(table.state, "p1").people if one.holder == "p1"}
    by_text = {one.text: one.hero for one in labels(table, "p1").choices}
    assert {bool(hero) for hero in by_text.values()} == {True, False}
    assert {hero for hero in by_text.values() if hero} <= own
    assert any(one.hero for one in labels(table, GM).choices), "the game master may let anybody do it"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ruleset_ids())
def test_a_trial_is_called_by_what_the_sheet_has_for_it(game: str, language: str) -> None:
    deeds = tuple(deed(trial, trial=trial) for trial in TRIALS)
    table = begun(game, tale(Place(id="gate", exits=(way("gate"),), deeds=deeds)))
    scene = table.state.world.scene
    for seat in ("p1", GM):
        told = [one for one in labels(table, seat, language).choices if one.hero]
        assert len(told) == len(TRIALS)
        for trial, choice in zip(TRIALS, told, strict=True):
            trait = table.state.playing.tried_with(
                table.state.playing.trial(scene, choice.hero, trial, "normal")
            )
            sheet = sheet_of(Teller(seat, language), table.state, seat, choice.hero)
            titles = {one.key: one.title for one in sheet.tracks} | {
                one.key: one.title for one in sheet.traits
            }
            assert f"· {titles[trait]}: " in choice.text


def test_a_question_is_put_with_its_answers_in_words() -> None:
    table = begun("nde12", tale(Place(id="gate")))
    table.do("p1", c.Create(id="newcomer"))
    seen, said = view(table.state, "p1"), labels(table, "p1")
    assert len(said.questions) == len(seen.questions) == 1
    assert len(said.questions[0].options) == len(seen.questions[0].options)
    assert said.questions[0].text.strip()
    assert "⟨" not in said.questions[0].text


def test_areas_have_their_words_beside_their_ids() -> None:
    game = next(id for id in ruleset_ids() if "areas" in ruleset_named(id).spaces)
    table = in_a_fight(game)
    assert labels(table, "p1").areas == {}
    table.do(GM, c.SetSpace(space=Areas(names=("gate", "yard"), borders=(("gate", "yard"),))))
    assert set(labels(table, "p1").areas) == {"gate", "yard"}
    assert all(labels(table, "p1").areas.values())
