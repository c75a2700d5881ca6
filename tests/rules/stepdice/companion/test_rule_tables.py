"""What the tables tell of traits, moves, hazards and conditions is what the engine plays with."""

from __future__ import annotations

import re

import pytest

from nde.locale import LANGUAGES, words
from nde.rules import ruleset_named
from nde.rules.ruleset import Table
from nde.rules.stepdice.companion.attempts import BAD_POSITION
from nde.rules.stepdice.companion.book import companion
from nde.rules.stepdice.companion.encounters import OPENING
from nde.rules.stepdice.companion.records import FELT, FOR_THE_GM
from nde.rules.stepdice.game import Game
from nde.rules.stepdice.harm import HELD, ON_FOE, ON_HERO
from nde.rules.stepdice.play.conditions import conditions
from tests.rules.stepdice.samples import NEW, OLD, foe, hero, scene

EDITIONS = ("nde12", "nde14")


def table(id: str, key: str) -> Table:
    return next(one for one in ruleset_named(id).tables if one.key == key)


@pytest.mark.rule("nde12/monsters.traits", "nde14/monsters.traits")
@pytest.mark.rule("nde12/monsters.moves", "nde14/monsters.moves")
@pytest.mark.rule("nde12/monsters.hazards", "nde14/monsters.hazards")
@pytest.mark.parametrize("id", EDITIONS)
def test_every_trait_move_and_hazard_of_an_edition_has_a_row(id: str) -> None:
    book = companion(id)
    for key, records in (("foe-traits", book.traits), ("foe-moves", book.moves), ("hazards", book.hazards)):
        assert [row[0] for row in table(id, key).rows] == list(records)
    hazards = {row[0]: row for row in table(id, "hazards").rows}
    assert hazards["turret"][3] == book.hazards["turret"].tn


@pytest.mark.rule("nde12/conditions", "nde14/conditions")
@pytest.mark.parametrize("id", EDITIONS)
def test_every_condition_the_engine_sets_has_a_row_and_a_text(id: str) -> None:
    set_by_rules = {one.key for one in (*ON_FOE.values(), *ON_HERO.values(), HELD, OPENING, BAD_POSITION)}
    rows = {row[0] for row in table(id, "conditions").rows}
    assert rows >= set_by_rules | FELT | FOR_THE_GM | set(companion(id).conditions)
    for language in LANGUAGES:
        speaker = words(language, id)
        assert all(speaker.has(f"about-condition-{key}") for key in rows)


@pytest.mark.rule("nde12/conditions", "nde14/conditions")
@pytest.mark.parametrize("game", [OLD, NEW], ids=EDITIONS)
def test_every_condition_a_game_master_may_give_has_a_row(game: Game) -> None:
    fight = scene(hero(), foe(game=game), is_fight=True)
    given = {chip.key for who in ("ada", "orc") for chip in conditions(game, fight, who)}
    assert given <= {row[0] for row in table(game.id, "conditions").rows}


@pytest.mark.rule("nde12/conditions", "nde14/conditions")
@pytest.mark.parametrize("id", EDITIONS)
@pytest.mark.parametrize("held", ["rooted", "helpless"])
def test_what_held_means_is_told_as_the_table_plays_it(id: str, held: str) -> None:
    game = ruleset_named(id).configure({"held": held})
    rows = next(one for one in game.tables if one.key == "conditions").rows
    about = next(row[1] for row in rows if row[0] == "held")
    for language in LANGUAGES:
        assert words(language, id).has(f"about-condition-{about}")
    assert ("act" in words("en", id).say(f"about-condition-{about}")) == (held == "helpless")


@pytest.mark.rule("nde12/conditions", "nde14/conditions")
def test_steps_of_conditions_are_told_as_the_engine_counts_them() -> None:
    speaker = words("en", "nde12")
    for one in (*ON_HERO.values(), OPENING, BAD_POSITION):
        told = speaker.say(f"about-condition-{one.key}")
        assert ("easier" in told, "harder" in told) == (one.steps < 0, one.steps > 0)


@pytest.mark.rule("nde12/monsters.traits", "nde14/monsters.traits")
@pytest.mark.parametrize("id", EDITIONS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_of_traits_are_those_of_the_data(id: str, language: str) -> None:
    traits, speaker = companion(id).traits, words(language, id)
    fast = re.findall("[0-9]+", speaker.say("about-trait-fast"))
    assert fast == [str(traits["fast"].squares), str(traits["fast"].zones)]
    assert re.findall("[0-9]+", speaker.say("about-trait-jumper")) == [str(traits["jumper"].jump)]


@pytest.mark.rule("nde12/monsters.generator", "nde14/monsters.generator")
@pytest.mark.rule("nde12/gm.complications", "nde14/gm.complications")
@pytest.mark.parametrize("id", EDITIONS)
def test_the_tables_of_a_d6_are_those_that_are_rolled_on(id: str) -> None:
    book = companion(id)
    assert [row[1] for row in table(id, "complications").rows] == list(book.complications)
    assert [row[1] for row in table(id, "benefits").rows] == list(book.benefits)
    rolled = list(zip(*book.generator.values(), strict=True))
    assert [row[1:] for row in table(id, "generator").rows] == rolled
    assert set(table(id, "generator").sources) == {"ours"}
    assert set(table(id, "hazards").sources) == {"companion", "ours"}
