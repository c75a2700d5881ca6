"""The situations and offers of the companion books: all can be posed, all run, all cite known rules."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from nde.board import Board, Grid, Square
from nde.dice import Tell, odds_of, prefer, seeded, watch
from nde.errors import NdeError
from nde.locale import LANGUAGES, words
from nde.rules import Ruleset, ruleset_named
from nde.rules.stepdice.edition import RESOLVE
from nde.rules.stepdice.scene import Clock
from tests.rules.stepdice.samples import NEW, OLD, foe, hero, scene

EDITIONS = pytest.mark.parametrize("edition", ["nde12", "nde14"])
NAMES = ("move", "hazard", "shove", "chase", "morale", "complication", "benefit", "encounter", "generate")


def given(game: Ruleset, name: str, **said: Any) -> dict[str, Any]:
    """A value for every parameter: what is said, the default, or the first allowed."""
    values = {}
    for param in game.situation(name).params:
        first = param.sides[0] if param.sides else param.choices[0] if param.choices else None
        values[param.name] = said.get(param.name, first if param.default is None else param.default)
    assert set(said) <= set(values)
    return values


def chances(game: Ruleset, name: str, **said: Any) -> dict[str, Fraction]:
    """The exact chance of each outcome of a situation."""
    posed = game.situation(name).pose(given(game, name, **said))
    return odds_of(
        lambda: game.resolve(posed.scene, posed.action), lambda result: result.outcome, prefer(posed.answers)
    )


@EDITIONS
@pytest.mark.parametrize("name", NAMES)
def test_a_situation_runs_on_its_defaults_and_its_effects_apply(edition: str, name: str) -> None:
    game = ruleset_named(edition)
    posed = game.situation(name).pose(given(game, name))
    done = watch(game.resolve(posed.scene, posed.action), seeded(7), prefer(posed.answers))
    place = posed.scene
    known = {entry.id for entry in game.rules}
    for effect in done.result.effects:
        assert effect.rule in known
        place = game.apply(place, effect)
    assert {step.rule for step in done.steps} <= known


@EDITIONS
@pytest.mark.rule("nde12/monsters.moves", "nde14/monsters.moves", "nde12/monsters.blocks")
def test_every_move_of_every_block_can_be_posed(edition: str) -> None:
    game = ruleset_named(edition)
    for key, block in game.foes.items():
        for move in block.moves:
            assert sum(chances(game, "move", foe=key, move=move).values()) == 1


@pytest.mark.parametrize(("edition", "variant"), [("nde12", "d6"), ("nde14", "2d6")])
@pytest.mark.parametrize("name", NAMES)
def test_every_situation_runs_in_the_variants_too(edition: str, variant: str, name: str) -> None:
    game = ruleset_named(edition).configure({"variant": variant})
    assert sum(chances(game, name).values()) == 1


@pytest.mark.rule("nde12/9.4", "nde12/monsters.turn", "nde12/monsters.hazards")
def test_with_one_d6_the_rank_of_the_foe_and_the_rung_of_the_hazard_move_the_threshold() -> None:
    """Trained is 4+; an elite is a step harder, a boss two, and a turret of TN 8 is hard: one step."""
    game = ruleset_named("nde12").configure({"variant": "d6"})

    def fails(name: str, **said: str) -> Fraction:
        found = chances(game, name, level="trained", **said)
        return found["failure"] + found["complication"]

    assert fails("move", foe="bruiser") == Fraction(3, 6)
    assert fails("move", foe="marksman") == Fraction(4, 6)
    assert fails("move", foe="colossus") == Fraction(5, 6)
    assert fails("move", foe="stone-warden") == Fraction(
        5, 6
    )  # TN 10: not its rank's number, so by the scale
    assert fails("hazard", hazard="turret") == Fraction(4, 6)
    assert fails("hazard", hazard="snap-trap") == Fraction(3, 6)


@pytest.mark.rule("nde12/monsters.moves", "nde12/monsters.hazards", "nde12/gm.shove", "nde12/gm.chase")
def test_odds_of_the_earlier_edition_as_the_command_line_asks_for_them() -> None:
    game = ruleset_named("nde12")
    assert chances(game, "hazard", die=10, hazard="turret") == {
        "complication": Fraction(1, 10),
        "failure": Fraction(6, 10),
        "success": Fraction(2, 10),
        "exceptional": Fraction(1, 10),
    }
    assert chances(game, "shove", die=10)["failure"] == Fraction(4, 10)
    assert chances(game, "chase", die=10, tn=8)["success"] == Fraction(2, 10)
    assert chances(game, "move", die=12, foe="marksman")["failure"] == Fraction(6, 12)


@pytest.mark.rule("nde14/monsters.moves", "nde14/monsters.hazards", "nde14/gm.shove")
def test_odds_of_the_later_edition_as_the_command_line_asks_for_them() -> None:
    game = ruleset_named("nde14")
    assert chances(game, "hazard", die=12, hazard="snap-trap")["failure"] == Fraction(3, 12)
    assert chances(game, "move", die=12, foe="colossus", move="press")["failure"] == Fraction(6, 12)
    assert chances(game, "shove", die=8, advantage=1)["failure"] == Fraction(2, 12)


@EDITIONS
def test_several_causes_are_taken_as_a_list_or_as_typed(edition: str) -> None:
    game = ruleset_named(edition)
    pose = game.situation("morale").pose
    assert pose({"causes": ("fear",), "foes": 2}).action.causes == ("fear",)
    assert pose({"causes": "fear,upper-hand", "foes": 2}).action.causes == ("fear", "upper-hand")
    assert pose({"causes": "", "foes": 2}).action.causes == ()


@EDITIONS
def test_what_is_offered_is_never_refused_and_can_be_said(edition: str) -> None:
    game = ruleset_named(edition)
    base = OLD if edition == "nde12" else NEW
    boss = foe("lord", "boss", base, moves=game.foes["commander"].moves)
    clocks = tuple(Clock(id=id, steps=steps, filled=1) for id, steps in (("alarm", 4), ("chase", 5)))
    clocks += (Clock(id="hazard:turret", steps=1),)
    for side in ("heroes", "foes"):
        place = scene(hero(), hero("bob"), foe(game=base), boss, is_fight=True, side=side, clocks=clocks)
        for seat in ("gm", "ada"):
            ours = [offer for offer in game.offers(place, seat) if type(offer.action) in RESOLVE]
            for offer in ours:
                done = watch(game.resolve(place, offer.action), seeded(3))
                after = place
                for effect in done.result.effects:
                    after = game.apply(after, effect)
                    for language in LANGUAGES:
                        assert "⟨" not in words(language, edition).effect(effect)
                for step in done.steps:
                    assert isinstance(step, Tell)
                    assert "⟨" not in words("cs", edition).step(step)
            names = {offer.name for offer in ours}
            if seat == "gm":
                assert ("use-move" in names) == (side == "foes")
                assert {"check-morale", "spring-hazard", "set-hazard", "wave"} <= names
            else:
                assert ("shove" in names) == (side == "heroes")
                assert ("calm-alarm" in names) == (side == "heroes" and edition == "nde14")


@EDITIONS
def test_a_chase_in_which_both_roll_is_offered_with_the_other_sides_die(edition: str) -> None:
    game = ruleset_named(edition).configure({"chase_rolls": "both"})
    place = scene(hero(), clocks=(Clock(id="chase", steps=5, filled=3),))
    runs = [offer for offer in game.offers(place, "ada") if offer.name == "run-chase"]
    assert runs
    assert all(offer.action.other == game.settings.ladder[1] for offer in runs)
    assert all("other" in [param.name for param in offer.params] for offer in runs)


@EDITIONS
@pytest.mark.rule("nde12/monsters.moves", "nde14/monsters.moves")
def test_a_volley_is_offered_at_the_largest_group(edition: str) -> None:
    game = ruleset_named(edition)
    base = OLD if edition == "nde12" else NEW
    yard = Board(grid=Grid(width=12, height=12)).put("ada", Square(0, 0)).put("bob", Square(8, 8))
    yard = yard.put("cid", Square(9, 9)).put("lord", Square(5, 5))
    lord = foe("lord", "boss", base, moves=("volley", "drive-back"))
    place = scene(hero(), hero("bob"), hero("cid"), lord, is_fight=True, side="foes", space=yard)
    moves = [offer.action for offer in game.offers(place, "gm") if offer.name == "use-move"]
    assert [(one.move, one.targets) for one in moves] == [("volley", ("bob", "cid"))]


@EDITIONS
def test_every_offer_has_words_in_every_language(edition: str) -> None:
    game = ruleset_named(edition)
    base = OLD if edition == "nde12" else NEW
    clocks = tuple(Clock(id=id, steps=5, filled=1) for id in ("alarm", "chase", "hazard:turret"))
    place = scene(hero(), foe(game=base, moves=("slip",)), clocks=clocks)
    names = {offer.name for seat in ("gm", "ada") for offer in game.offers(place, seat)}
    for language in LANGUAGES:
        assert {name for name in names if not words(language).has(f"offer-{name}")} == set()


@EDITIONS
def test_a_random_run_through_the_companion_books_never_crashes(edition: str) -> None:
    game = ruleset_named(edition)
    base = OLD if edition == "nde12" else NEW
    faces = seeded(7)
    for _ in range(20):
        lord = foe("lord", "boss", base, moves=game.foes["hunter"].moves, traits=game.foes["hunter"].traits)
        place = scene(hero(), hero("bob"), foe(game=base), lord, is_fight=True)
        for _ in range(40):
            seat = ("gm", "ada", "bob")[faces(3) - 1]
            offers = game.offers(place, seat)
            if not offers:
                continue
            action = offers[faces(len(offers)) - 1].action
            try:
                done = watch(game.resolve(place, action), faces)
            except NdeError as error:
                pytest.fail(f"offered and refused: {action} {error!r}")
            for effect in done.result.effects:
                place = game.apply(place, effect)
            assert hash(place) == hash(place)


@pytest.mark.rule("nde14/1.4", "nde14/monsters.moves", "nde14/monsters.hazards")
def test_luck_said_beforehand_changes_the_odds_of_moves_and_hazards() -> None:
    """A d8 becomes a d12: the press of a minion is resisted against 5, the turret against 6."""
    game = ruleset_named("nde14")
    keeps = {"complication", "failure"}

    def fails(name: str, **said: str) -> Fraction:
        found = chances(game, name, die=8, **said)
        return sum((found.get(outcome, Fraction(0)) for outcome in keeps), Fraction(0))

    assert (fails("move", foe="bruiser"), fails("move", foe="bruiser", luck="bump")) == (
        Fraction(4, 8),
        Fraction(4, 12),
    )
    assert (fails("hazard", hazard="turret"), fails("hazard", hazard="turret", luck="bump")) == (
        Fraction(5, 8),
        Fraction(5, 12),
    )


@pytest.mark.parametrize(("edition", "variant", "other"), [("nde12", "d6", "master"), ("nde14", "2d6", 2)])
@pytest.mark.rule("nde12/gm.chase", "nde14/gm.chase")
def test_a_chase_of_two_sides_is_rolled_as_the_variant_does(edition: str, variant: str, other: Any) -> None:
    """The better the other side, the less often the hero gains on it; both roll the same dice."""
    game = ruleset_named(edition).configure({"variant": variant, "chase_rolls": "both"})

    def gains(**said: Any) -> Fraction:
        posed = game.situation("chase").pose(given(game, "chase", **said))
        found = odds_of(
            lambda: game.resolve(posed.scene, posed.action),
            lambda result: sum(one.by for one in result.effects if type(one).__name__ == "ChaseMoved"),
            prefer(posed.answers),
        )
        assert sum(found.values()) == 1
        return found.get(1, Fraction(0))

    assert 0 < gains(other=other) < gains()
    place = scene(hero(variant=variant), clocks=(Clock(id="chase", steps=5, filled=3),))
    run = next(offer for offer in game.offers(place, "ada") if offer.name == "run-chase")
    param = next(param for param in run.params if param.name == "other")
    assert (param.kind, param.default) == ("number", run.action.other)
