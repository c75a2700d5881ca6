"""What an offer would lead to: the very odds of the table, its dice and reasons in words, nothing hidden."""

from __future__ import annotations

from fractions import Fraction

import msgspec
import pytest

from nde.board import Board
from nde.locale import LANGUAGES, words
from nde.locale.phrases import choice_word
from nde.prose import Teller
from nde.prose.prospects import Weighed, ways_told, weighed
from nde.rules import ruleset_ids, ruleset_named
from nde.table import commands as c
from nde.table.offers import offers_for, prospect_for
from nde.table.seats import GM, Agreement
from nde.table.view import view
from tests.games import can
from tests.prose.test_labels import in_a_fight
from tests.table.play import Playing
from tests.table.tales import foes


def fighting(game: str) -> Playing:
    """A fight in which somebody of the party can attack."""
    table = in_a_fight(game)
    if (space := table.state.world.scene.space) is not None:
        beside = "g2" if isinstance(space, Board) else f"close {foes(table)[0]}"
        table.do(GM, c.Move(figure="ala", to=beside))
    table.do(GM, c.Mark(moment="fight"))
    for _ in range(30):
        waiting = view(table.state, GM).questions
        if waiting:
            table.do(GM, c.Answer(pending=waiting[0].pending, answer=waiting[0].default))
        elif any(one.purpose == "attack" and one.target for one in weigh_all(table, "p1")):
            return table
        else:
            table.do(GM, c.Mark(moment="turn"))
    raise AssertionError("nobody ever attacks")


def weigh_all(table: Playing, seat: str, language: str = "en") -> list[Weighed]:
    teller = Teller(seat, language)
    offers = offers_for(table.state, seat)
    return [weighed(teller, table.state, seat, place, one, {}) for place, one in enumerate(offers)]


@pytest.mark.parametrize("seat", ["p1", GM])
@pytest.mark.parametrize("game", ruleset_ids())
def test_the_odds_are_those_of_the_table(game: str, seat: str) -> None:
    table = in_a_fight(game)
    table.do(GM, c.Agree(agreement=Agreement(rulings="anyone")))  # nobody has to be asked how hard it is
    found = weigh_all(table, seat)
    offers = offers_for(table.state, seat)
    assert [one.offer for one in found] == list(range(len(offers)))
    assert seat == GM or any(one.chances for one in found)
    for one, offered in zip(found, offers, strict=True):
        exact = prospect_for(table.state, seat, offered.offer)
        assert one.problem == ""
        if exact is None:
            assert one.chances is None
            continue
        assert one.chances == tuple((way.outcome, str(way.chance), way.fulfils) for way in exact.ways)
        assert sum(Fraction(chance) for _, chance, _ in one.chances) == 1
        assert one.prospect is not None
        assert Fraction(one.prospect.chance) == exact.chance
        assert all(0 < Fraction(chance) <= 1 for _, chance in one.prospect.also)
        assert one.dice or one.chances[0][1] == "1", "who speaks of odds shows the dice"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ruleset_ids())
def test_reasons_and_parameters_have_words(game: str, language: str) -> None:
    for one in weigh_all(in_a_fight(game), "p1", language):
        assert "⟨" not in msgspec.json.encode(one).decode()
        assert all(param.title for param in one.params)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ruleset_ids())
def test_every_value_that_may_be_chosen_has_a_word(game: str, language: str) -> None:
    people = {"ala", "bea", "cyd"}
    for table in (in_a_fight(game), fighting(game)):
        found = [
            param for seat in ("p1", GM) for one in weigh_all(table, seat, language) for param in one.params
        ]
        choices = {(param.name, value, word) for param in found for value, word in param.choices}
        assert choices
        for name, value, word in choices:
            assert word, (name, value)
            if language == "en" or not can(game, "all languages"):  # where a plain word may be its own key
                assert value.isalpha() or value != word, (name, value)
                assert word not in ("none", "auto", "plain"), (name, value)
            else:
                assert value != word or value in people, (name, value)


def test_a_value_is_called_what_it_is_for_its_own_parameter() -> None:
    polish = words("pl", "nde12")
    assert choice_word("because", "noise", polish) == "hałas"
    assert choice_word("element", "noise", polish) != "hałas"
    assert choice_word("spread", "mana", words("en", "nde14")) == "one more power point"
    assert choice_word("perk", "weapon-training:mace", words("en", "tkds")) == "weapon training: mace"
    assert choice_word("element", "no-such-thing", polish) == "no-such-thing"


@pytest.mark.parametrize("game", ruleset_ids())
def test_an_attack_is_aimed_at_somebody_and_says_how_the_two_stand(game: str) -> None:
    table = fighting(game)
    aimed = [one for one in weigh_all(table, "p1") if one.purpose == "attack" and one.target]
    assert aimed
    if not isinstance(table.state.world.scene.space, Board):
        assert all(one.sight is None for one in aimed), "no line is drawn where there is no map"
        return
    for one in aimed:
        assert one.sight is not None
        assert (one.sight.to, one.sight.figure) == (
            one.target,
            offers_for(table.state, "p1")[one.offer].figure,
        )
        assert one.sight.text


def test_a_changed_parameter_moves_the_odds_and_says_why() -> None:
    table = in_a_fight("nde12")
    seat, teller = "p1", Teller("p1", "en")
    offers = offers_for(table.state, seat)
    place = next(place for place, one in enumerate(offers) if weigh_all(table, seat)[place].chances)
    plain = weighed(teller, table.state, seat, place, offers[place], {})
    helped = weighed(teller, table.state, seat, place, offers[place], {"help": 1})
    exact = prospect_for(table.state, seat, offers[place].offer, {"help": 1})
    assert exact is not None
    assert helped.chances == ways_told(exact)
    assert helped.chances != plain.chances
    assert any("help" in step.text and step.rule for step in helped.steps)


def test_a_prospect_tells_why_its_dice_are_not_the_usual_ones() -> None:
    table = fighting("cairn2e")
    table.do(GM, c.Agree(agreement=Agreement(rulings="anyone")))
    found = next(one for one in weigh_all(table, "p1") if one.purpose == "attack" and one.prospect)
    offer = offers_for(table.state, "p1")[found.offer]
    teller = Teller("p1", "en")
    impaired = weighed(teller, table.state, "p1", found.offer, offer, {"is_impaired": True}).prospect
    assert found.prospect is not None
    assert found.prospect.given == ()
    assert impaired is not None
    assert [one.partition(" ")[0] for one in impaired.given] == ["impaired"]
    assert impaired.given[0].endswith("d4")


def test_a_ruling_is_marked_for_whom_it_is_not_and_refused_in_words() -> None:
    table = in_a_fight("nde12")
    offers = offers_for(table.state, "p1")
    place = next(one.offer for one in weigh_all(table, "p1") if any(param.is_ruling for param in one.params))
    teller = Teller("p1", "en")
    asked = weighed(teller, table.state, "p1", place, offers[place], {"steps": -2})
    assert asked.problem
    assert asked.chances is None
    table.do(GM, c.Agree(agreement=Agreement(rulings="anyone")))
    allowed = weighed(teller, table.state, "p1", place, offers_for(table.state, "p1")[place], {"steps": -2})
    assert allowed.problem == ""
    assert not any(param.is_ruling for param in allowed.params)


def test_what_has_to_be_met_is_told() -> None:
    found = [one for one in weigh_all(in_a_fight("nde12"), "p1") if one.purpose == "attack"]
    assert {one.number for one in found} <= {6, 8, 10, 12}
    assert all(one.number is not None for one in found)


@pytest.mark.parametrize("game", ruleset_ids())
def test_who_is_hidden_is_in_no_reason(game: str) -> None:
    table = fighting(game)
    block = ruleset_named(game).playing.cast("brute", "boss")  # type: ignore[union-attr]
    space = table.state.world.scene.space
    at = {"qzlurker": "f3" if isinstance(space, Board) else "far"} if space is not None else {}
    table.do(GM, c.AddFoes(foes={"qzlurker": block}, at=at, hidden=True))
    assert "qzlurker" not in msgspec.json.encode(weigh_all(table, "p1")).decode()
    table.do(GM, c.Hide(figures=("qzlurker",), is_hidden=False))
    assert "qzlurker" in msgspec.json.encode(weigh_all(table, "p1")).decode(), "or the search finds nothing"
