"""What a person's client is sent of the offers: all of a player's, light, and each still to be taken."""

from __future__ import annotations

import pytest

from nde.prose import Teller, labels_for
from nde.prose.deeds import destination
from nde.prose.menu import choice_labels, deeds_of, for_people, lightened, shown_offers, trial_chance
from nde.rules import ruleset_ids
from nde.table import commands as c
from nde.table.offers import offers_for, way_meant
from nde.table.refusals import NotOffered
from nde.table.seats import GM, Agreement
from nde.table.story.adventure import Change, Deed, Foes, Place, StoryClock
from nde.table.view import view
from tests.prose.talk.local import yard
from tests.prose.test_labels import in_a_fight
from tests.prose.test_prospects import fighting
from tests.table.tales import begun, story, tale
from tests.table.tales import way as exit_to


@pytest.mark.parametrize("game", ruleset_ids())
def test_every_way_can_be_said_and_means_its_offer(game: str) -> None:
    table = in_a_fight(game)
    seen = for_people(table.state, view(table.state, "p1"))
    assert lightened(seen).offers == ()
    reader = Teller("p1", "en").reader(table.state, seen)
    said = [deeds_of(reader, figure) for figure in dict.fromkeys(one.figure for one in seen.offers)]
    ways = [(one.figure, deed, way) for one in said for deed in one.deeds for way in deed.ways]
    assert {seen.offers[way.offer].offer.action for _, _, way in ways} == {
        one.offer.action for one in offers_for(table.state, "p1")
    }
    for figure, deed, way in ways:
        meant = way_meant(table.state, "p1", c.Perform(figure=figure, verb=deed.verb, objects=way.objects))
        assert meant == (seen.offers[way.offer].offer, way.values)


@pytest.mark.parametrize("game", ruleset_ids())
def test_a_deed_is_done_by_saying_it(game: str) -> None:
    table = fighting(game)
    deeds = labels_for(Teller("p1", "en"), table.state, view(table.state, "p1")).deeds
    figure, deed = next((one.figure, deed) for one in deeds for deed in one.deeds if deed.purpose == "attack")
    before = table.state
    with pytest.raises(NotOffered):
        table.do("p1", c.Perform(figure=figure, verb=deed.verb, objects=("nobody",)))
    with pytest.raises(NotOffered):
        table.do("p1", c.Perform(figure=figure, verb="fly"))
    assert table.state is before
    table.do("p1", c.Perform(figure=figure, verb=deed.verb, objects=deed.ways[0].objects))
    assert table.state is not before


@pytest.mark.parametrize("game", ruleset_ids())
def test_in_peace_no_foe_is_walked_square_by_square(game: str) -> None:
    table = in_a_fight(game)
    heroes = {one.id for one in table.state.playing.people(table.state.world.scene) if one.side == "party"}
    shown = shown_offers(table.state, GM)
    assert set(shown) <= set(offers_for(table.state, GM))
    left_out = [one for one in offers_for(table.state, GM) if one not in shown]
    assert all(one.figure not in heroes and destination(one.offer.action) for one in left_out)
    fight = fighting(game)
    assert shown_offers(fight.state, GM) == offers_for(fight.state, GM)


def test_in_peace_players_are_shown_all_they_may_do_and_the_game_master_no_walk_of_a_foe() -> None:
    table = yard(is_fight=False)
    assert shown_offers(table.state, "p1") == offers_for(table.state, "p1")
    assert any(destination(one.offer.action) for one in shown_offers(table.state, "p1"))
    left_out = set(offers_for(table.state, GM)) - set(shown_offers(table.state, GM))
    assert {one.figure for one in left_out} == {"wolf-1", "wolf-2"}


def test_a_way_out_of_a_fight_says_that_the_foes_act_first() -> None:
    hall = Place(id="hall", foes=(Foes(kind="undead"),), exits=(exit_to("yard", is_escape=True),))
    table = begun("nde12", tale(hall, Place(id="yard", exits=(exit_to("hall"),))))

    def told() -> str:
        return labels_for(Teller("p1", "en"), table.state, view(table.state, "p1")).choices[0].text

    assert "the foes act first" not in told(), "nobody fights yet"
    table.do(GM, c.Mark(moment="fight"))
    assert "the foes act first" in told()


@pytest.mark.parametrize("game", ruleset_ids())
def test_a_trial_of_the_adventure_has_its_odds_where_tries_are_the_game_masters_to_allow(game: str) -> None:
    table = begun(game, tale(Place(id="yard", deeds=(Deed(id="climb", trial="might"),))))
    table.do(GM, c.Agree(agreement=Agreement(rulings="gm")))
    hero = table.state.world.held_by("p1")[0]
    readers = [Teller(seat, "en").reader(table.state, view(table.state, seat)) for seat in ("p1", GM)]
    chances = {trial_chance(reader, hero, story(table).choices[0]) for reader in readers}
    assert len(chances) == 1
    assert all(chances)
    assert not any(label.text.endswith(" 0%") for reader in readers for label in choice_labels(reader))


@pytest.mark.rule("nde12/3.2", "nde14/2.2")
def test_a_trial_says_what_failing_brings_as_far_as_anybody_sees_it_coming() -> None:
    """Who says how hard something is also says what failing means; what only the story knows it keeps."""
    jump = Deed(
        id="jump",
        trial="might",
        fails=(
            Change(clock="noise", tick=2, harm="light"),
            Change(clock="doom", tick=1),
            Change(foes=(Foes(kind="raider"),)),
            Change(needs=("late",), clock="tide", tick=1),
        ),
    )
    clocks = (
        StoryClock(id="noise", steps=5),
        StoryClock(id="doom", steps=5, is_secret=True),
        StoryClock(id="tide", steps=5),
    )
    table = begun("nde12", tale(Place(id="gate", deeds=(jump,)), clocks=clocks))
    reader = Teller("p1", "en").reader(table.state, view(table.state, "p1"))
    (told,) = [one.text for one in choice_labels(reader) if "passes" in one.text]
    assert told.endswith("(failing: noise +2, harm)")
