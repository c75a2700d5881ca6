"""Numbers of the companion books on another game's scale: what a pack moves, they follow."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from nde.dice import fixed, odds_of, prefer, watch
from nde.rules import Ruleset, ruleset_named
from nde.rules.pack import game_with, shipped_pack
from nde.rules.stepdice.companion.actions import DisableHazard, UseMove
from nde.rules.stepdice.companion.book import companion, scaled
from nde.rules.stepdice.outcomes import SUCCEEDS
from nde.rules.stepdice.rolls import threshold_steps
from nde.rules.stepdice.scene import Clock
from tests.rules.stepdice.samples import NEW, OLD, foe, hero, scene

MARSH = game_with(shipped_pack("grim-marsh"))


def success(game: Ruleset, name: str, **said: Any) -> Fraction:
    """The chance that a situation, posed on its defaults but for what is said, comes out well."""
    values = {param.name: param.default for param in game.situation(name).params}
    posed = game.situation(name).pose({**values, **said})
    chances = odds_of(
        lambda: game.resolve(posed.scene, posed.action), lambda one: one.outcome, prefer(posed.answers)
    )
    return sum((chances.get(outcome, Fraction(0)) for outcome in SUCCEEDS), Fraction(0))


def test_without_a_scale_of_its_own_a_game_uses_the_numbers_as_they_are() -> None:
    for game in (OLD, NEW):
        assert [scaled(game.settings, number) for number in (4, 6, 8, 10, 12)] == [4, 6, 8, 10, 12]


@pytest.mark.rule("nde12/monsters.blocks")
def test_no_elite_of_the_grim_marsh_is_harder_than_its_boss() -> None:
    foes = MARSH.foes
    assert foes["stone-warden"].tn == 7
    assert foes["minion"].tn > foes["marsh-rats"].tn
    assert foes["elite"].tn < foes["stone-warden"].tn < foes["boss"].tn
    for block in foes.values():
        if block.rank != "boss":
            assert block.tn < foes["boss"].tn, block.id


@pytest.mark.rule("nde12/monsters.hazards", "nde12/gm.shove")
def test_every_number_of_the_companion_books_has_a_place_on_the_scale_of_the_grim_marsh() -> None:
    book, settings = companion("nde12"), MARSH.settings
    numbers = {block.tn for block in book.blocks.values()} | {move.tn for move in book.moves.values()}
    numbers |= {hazard.tn for hazard in book.hazards.values()} | {book.shove.tn}
    numbers |= {way.tn for hazard in book.hazards.values() for way in hazard.ways}
    known = sorted(number for number in numbers if number is not None)
    assert {str(number) for number in known} <= set(settings.companion_numbers)
    moved = [scaled(settings, number) for number in known]
    assert moved == sorted(set(moved))
    assert all(new <= old for new, old in zip(moved, known, strict=True))
    ranks, old = settings.ranks, ruleset_named("nde12").settings.ranks
    assert all(scaled(settings, old[rank].tn) == ranks[rank].tn for rank in ranks)


@pytest.mark.rule("nde12/monsters.hazards", "nde12/gm.shove")
def test_hazards_and_shoves_of_the_grim_marsh_are_rolled_on_its_scale() -> None:
    """A d10 against the turret's 6 and the shove's 5, in place of 8 and 6."""
    assert success(MARSH, "hazard", die=10, hazard="turret") == Fraction(5, 10)
    assert success(MARSH, "shove", die=10) == Fraction(6, 10)
    place = scene(hero(), clocks=(Clock(id="hazard:turret", steps=1),))
    action = DisableHazard(hero="ada", hazard="turret", attribute="power")
    chances = odds_of(lambda: MARSH.resolve(place, action), lambda one: one.outcome in SUCCEEDS)
    assert chances[True] == Fraction(5, 10)


@pytest.mark.rule("nde12/9.2", "nde12/6.3")
def test_on_one_d6_the_tiers_of_the_grim_marsh_are_as_hard_as_those_of_its_base() -> None:
    base = ruleset_named("nde12").settings
    for settings in (base, MARSH.settings):
        steps = {
            name: {threshold_steps(settings, number, "") for number in tier.numbers}
            for name, tier in settings.tiers.items()
        }
        assert steps == {"trick": {-1}, "standard": {0}, "strong": {1}, "great": {2}}
    ranks = {
        name: threshold_steps(MARSH.settings, rank.tn, "") for name, rank in MARSH.settings.ranks.items()
    }
    assert ranks == MARSH.settings.d6.ranks


@pytest.mark.rule("nde14/monsters.moves")
def test_a_number_of_a_move_follows_the_scale_but_what_the_gm_rules_does_not() -> None:
    game = ruleset_named("nde14").configure({"companion_numbers": {"6": 4}})
    lord = foe("lord", "boss", NEW, moves=("volley",))

    def number(**said: Any) -> int:
        action = UseMove(foe="lord", move="volley", targets=("ada",), **said)
        done = watch(game.resolve(scene(hero(), lord), action), fixed([4]))
        return next(int(str(step.facts["number"])) for step in done.steps if step.key == "rolled")

    assert (number(), number(tn=6)) == (4, 6)
