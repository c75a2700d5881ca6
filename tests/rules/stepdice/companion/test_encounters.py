"""Encounter sizes by both books, waves, and the generator of five lines."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nde.dice import odds_of, resume
from nde.locale import LANGUAGES, words
from nde.rules.stepdice.companion.actions import BringWave, GenerateEncounter, SizeEncounter
from nde.rules.stepdice.companion.book import companion
from nde.rules.stepdice.companion.encounters import Choice, encounter
from nde.rules.stepdice.companion.hazards import hazards_in
from nde.rules.stepdice.edition import RESOLVE
from nde.rules.stepdice.game import Game
from tests.refusals import refuses
from tests.rules.stepdice.samples import NEW, OLD, after, foe, hero, house, run, scene

BOTH = pytest.mark.parametrize("game", [OLD, NEW], ids=["nde12", "nde14"])


def foes(game: Game, difficulty: str, heroes: int, table: str = "gm") -> list[dict[str, int]]:
    """The foes of each way to make an encounter."""
    return [dict(choice.foes) for choice in encounter(game, difficulty, heroes, table)]


@BOTH
@pytest.mark.rule("nde12/gm.encounters", "nde14/gm.encounters")
def test_the_gm_books_sizes_from_three_heroes_to_five(game: Game) -> None:
    assert foes(game, "easy", 3)[:2] == [{"minion": 3}, {"elite": 1}]
    assert foes(game, "easy", 4)[:2] == [{"minion": 4}, {"elite": 1}]
    assert foes(game, "easy", 5)[:2] == [{"minion": 5}, {"elite": 1}]
    assert foes(game, "standard", 3)[:2] == [{"minion": 6}, {"elite": 1, "minion": 2}]
    assert foes(game, "standard", 5)[:2] == [{"minion": 8}, {"elite": 1, "minion": 4}]
    assert foes(game, "hard", 5)[:2] == [{"boss": 1, "minion": 4}, {"elite": 2, "minion": 5}]


@BOTH
def test_fewer_than_three_heroes_count_as_three_and_more_than_five_as_five(game: Game) -> None:
    assert encounter(game, "easy", 1) == encounter(game, "easy", 3)
    assert encounter(game, "easy", 9) == encounter(game, "easy", 5)


@pytest.mark.rule("nde12/gm.encounters")
def test_a_heroic_encounter_of_the_earlier_edition_has_minions_an_elite_or_both() -> None:
    assert foes(OLD, "heroic", 5) == [
        {"boss": 1, "minion": 6},
        {"boss": 1, "elite": 1},
        {"boss": 1, "elite": 1, "minion": 6},
    ]
    assert foes(OLD, "finale", 4, "monsters") == [{"boss": 1, "minion": 4}]


@pytest.mark.rule("nde14/gm.encounters")
def test_the_books_of_the_later_edition_differ_and_both_are_kept() -> None:
    assert foes(NEW, "easy", 3, "gm")[0] == {"minion": 3}
    assert foes(NEW, "easy", 3, "monsters")[0] == {"minion": 4}
    assert foes(NEW, "standard", 4, "monsters") == [{"elite": 1, "minion": 4}, {"elite": 2}]
    finale = encounter(NEW, "finale", 5, "monsters")
    assert finale == (Choice(foes=(("finale", 1), ("elite", 1)), clock=5),)
    assert encounter(NEW, "hard", 4)[2] == Choice(foes=(), clock=3)
    assert encounter(NEW, "standard", 4)[2] == Choice(foes=(), hazards=1)
    assert all(one.has_terrain for one in encounter(NEW, "heroic", 4))


@given(heroes=st.integers(1, 50), more=st.integers(0, 10))
def test_more_heroes_never_make_an_encounter_smaller(heroes: int, more: int) -> None:
    for game in (OLD, NEW):
        for table, difficulties in companion(game.id).encounters.items():
            for difficulty in difficulties:
                small = encounter(game, difficulty, heroes, table)
                large = encounter(game, difficulty, heroes + more, table)
                for one, other in zip(small, large, strict=True):
                    assert all(a[1] <= b[1] for a, b in zip(one.foes, other.foes, strict=True))
                    assert one.clock <= other.clock


@BOTH
@pytest.mark.rule("nde12/gm.encounters", "nde14/gm.encounters", "nde12/monsters.blocks")
def test_an_encounter_puts_its_foes_into_the_scene(game: Game) -> None:
    action = SizeEncounter(difficulty="standard", heroes=4)
    placed = after(game, scene(), action, 2)
    assert [one.rank for one in placed.foes] == ["elite", "minion", "minion", "minion"]
    assert len({one.id for one in placed.foes}) == 4
    fancy = SizeEncounter(difficulty="standard", heroes=4, uses_templates=True)
    dressed = after(game, scene(), fancy, 2, 2, 1)
    assert [one.block for one in dressed.foes] == ["duelist", "bruiser", "bruiser", "bruiser"]


@pytest.mark.rule("nde14/gm.encounters", "nde14/monsters.hazards")
def test_hazards_and_clocks_of_an_encounter_come_too() -> None:
    trapped = after(NEW, scene(), SizeEncounter(difficulty="standard", heroes=4), 3, 1)
    assert hazards_in(trapped) == (("turret", ""),)
    timed = after(NEW, scene(), SizeEncounter(difficulty="hard", heroes=4), 3)
    assert timed.clock("encounter").steps == 3


@BOTH
@pytest.mark.rule("nde12/gm.encounters", "nde14/gm.encounters")
def test_a_wave_brings_minions_under_new_ids(game: Game) -> None:
    where = scene(foe("minion-1", game=game))
    waves = after(game, after(game, where, BringWave()), BringWave())
    count = 2 if game is OLD else 3
    assert [one.id for one in waves.foes] == [f"minion-{number + 1}" for number in range(1 + 2 * count)]
    with refuses("no-such-block"):
        run(game, where, BringWave(block="dragon"))


@pytest.mark.rule("nde12/gm.encounters", "nde14/gm.encounters")
def test_waves_of_the_later_edition_come_in_two_rounds_and_no_more() -> None:
    later = after(NEW, after(NEW, scene(hero()), BringWave()), BringWave())
    assert later.clock("waves").is_full
    with refuses("no-more-waves") as caught:
        run(NEW, later, BringWave())
    said = words("en").error(caught.value)
    assert said == "no more waves come in this scene (2 at most); bring in foes another way"
    earlier = scene(hero())
    for _ in range(5):
        earlier = after(OLD, earlier, BringWave())
    assert (len(earlier.foes), earlier.clocks) == (10, ())


@BOTH
@pytest.mark.rule("nde12/monsters.generator", "nde14/monsters.generator")
def test_the_same_faces_make_the_same_encounter(game: Game) -> None:
    result = run(game, scene(), GenerateEncounter(), 1, 2, 3, 4, 5).result
    assert [(one.line, one.kind) for one in result.effects] == [
        ("goal", "bring-out"),
        ("terrain", "flooded-hall"),
        ("opposition", "shooters-above"),
        ("foe-edge", "own-ground"),
        ("hero-edge", "weather"),
    ]
    assert run(game, scene(), GenerateEncounter(), 1, 2, 3, 4, 5).result == result
    assert {one.rule for one in result.effects} == {f"{game.id}/monsters.generator"}


@BOTH
@pytest.mark.rule("nde12/monsters.generator", "nde14/monsters.generator")
def test_each_of_the_six_entries_of_a_line_is_equally_likely(game: Game) -> None:
    found = odds_of(
        lambda: RESOLVE[GenerateEncounter](game, scene(), GenerateEncounter()),
        lambda result: result.effects[4].kind,
    )
    assert found == dict.fromkeys(companion(game.id).generator["hero-edge"], Fraction(1, 6))


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_encounter_reads_well_in_every_language(language: str) -> None:
    speak = words(language, "nde14")
    action = SizeEncounter(difficulty="heroic", heroes=4)
    done = resume(RESOLVE[SizeEncounter](NEW, scene(), action), [1])
    said = [speak.effect(one) for one in done.result.effects]  # type: ignore[union-attr]
    lines = run(NEW, scene(), GenerateEncounter(), 6, 5, 4, 3, 2)
    said += [speak.effect(one) for one in lines.result.effects] + [speak.step(one) for one in lines.steps]
    assert not any("⟨" in one or "{" in one for one in said)
    heading = {
        "en": "a heroic encounter takes shape: 4 foes, no hazards, a clock of 4 steps "
        "and terrain that matters",
        "pl": "szykuje się heroiczne starcie: 4 przeciwników, bez zagrożeń, licznik na 4 kroki, "
        "teren, który ma znaczenie",
        "de": "eine heldenhafte Begegnung zeichnet sich ab: 4 Gegner, keine Gefahren, "
        "eine Uhr mit 4 Schritten und Gelände, auf das es ankommt",
        "cs": "chystá se hrdinský střet: 4 protivníci, žádné nástrahy, hodiny o 4 dílcích, "
        "terén, na kterém záleží",
    }
    assert said[0].replace("\u2068", "").replace("\u2069", "") == heading[language]


@pytest.mark.rule("nde12/5.5", "nde12/gm.encounters")
def test_a_game_without_elites_has_encounters_without_them() -> None:
    plain = house(OLD, no_elites=True)
    assert foes(plain, "standard", 4) == [{"minion": 7}]
    assert foes(plain, "heroic", 4) == [{"boss": 1, "minion": 5}]
    with refuses("no-such-encounters") as caught:
        encounter(plain, "hard", 4, "monsters")
    assert caught.value.facts["allowed"] == ("finale",)


@pytest.mark.rule("nde12/gm.encounters")
def test_an_encounter_nobody_wrote_is_refused_with_the_reason() -> None:
    with refuses("no-such-encounters") as table:
        encounter(OLD, "easy", 4, "cellar")
    assert (
        words("en").error(table.value)
        == "the books have no encounters for “cellar”; use one of: gm, monsters"
    )
    with refuses("no-such-encounters") as difficulty:
        encounter(OLD, "easy", 4, "monsters")
    assert (
        words("en").error(difficulty.value)
        == "the books have no encounters for “easy”; use one of: hard, finale"
    )
    with refuses("wrong-heroes") as heroes:
        encounter(OLD, "easy", 0)
    assert words("en").error(heroes.value) == "“0” is not a number of heroes; use 1 or more"
