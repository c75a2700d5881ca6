"""What is offered is what is not refused, and its parameters change the action."""

from __future__ import annotations

from fractions import Fraction

import pytest

from nde.board import Board, Grid, Square, Zones
from nde.dice import Waiting, resume
from nde.errors import Illegal
from nde.locale import LANGUAGES, words
from nde.locale.phrases import chip_odds, glance, prospect_words
from nde.rules import Param, Ruleset, ruleset_named
from nde.rules.prospects import prospect_of
from nde.rules.ruleset import is_legal
from nde.rules.stepdice.actions import EndScene, Modifier, MoveTo, SafeRest, SetClock, ShiftBand, Strike
from nde.rules.stepdice.actions import Test as Check
from nde.rules.stepdice.character import Asset
from nde.rules.stepdice.companion.actions import RunChase, SizeEncounter
from nde.rules.stepdice.game import Game
from nde.rules.stepdice.params import offered_params, tried_fields
from nde.rules.stepdice.powers import AIMED_AT
from nde.rules.stepdice.scene import Clock, Condition, Scene
from tests.rules.games import random_game, surprise
from tests.rules.stepdice.samples import NEW, OLD, foe, hero, scene

EDITIONS = ("nde12", "nde14")
GAME = pytest.mark.parametrize("ruleset", [ruleset_named(id) for id in EDITIONS], ids=EDITIONS)


def names(ruleset: Ruleset, where: object, seat: str) -> set[str]:
    return {offer.name for offer in ruleset.offers(where, seat)}


@GAME
def test_a_hero_is_offered_what_the_moment_allows(ruleset: Ruleset) -> None:
    fight = scene(hero(mana=1), hero("bob", hearts=0), hero("cid"), foe(), is_fight=True)
    offered = names(ruleset, fight, "ada")
    assert {"melee", "ranged", "power-strike", "test", "power", "help", "raise"} <= offered
    tiers = {offer.action.tier for offer in ruleset.offers(fight, "ada") if offer.name == "power"}
    assert tiers == {"trick", "standard"}
    assert names(ruleset, fight, "bob") == set()
    done = scene(hero(has_acted=True), foe(), is_fight=True)
    assert names(ruleset, done, "ada") == set()
    going = hero(has_acted=True, conditions=(Condition("power-going", "round"), AIMED_AT))
    assert names(ruleset, scene(going, foe(), is_fight=True), "ada") == {"sustain-power", "counter-power"}
    broke = scene(hero(has_acted=True, mana=0), foe(wounds=0), is_fight=True)
    assert names(ruleset, broke, "ada") == set()


def test_melee_is_offered_only_in_reach_and_squares_only_within_the_budget() -> None:
    ruleset = ruleset_named("nde12")
    board = Board(grid=Grid(width=20, height=1)).put("ada", Square(0, 0)).put("orc", Square(9, 0))
    apart = scene(hero(), foe(), is_fight=True, space=board)
    assert "melee" not in names(ruleset, apart, "ada")
    squares = [offer.action.square for offer in ruleset.offers(apart, "ada") if offer.name == "move"]
    assert squares == [Square(x, 0) for x in range(1, 6)]


@GAME
def test_parameters_change_the_action(ruleset: Ruleset) -> None:
    somebody = hero(assets=(Asset(text="from hiding", effect="die"),), talents=("climber",))
    offers = ruleset.offers(scene(somebody, foe()), "ada")
    offer = next(one for one in offers if one.name == "melee")
    named = {param.name for param in offer.params}
    assert {"cover", "reach", "asset", "help", "talent"} <= named
    assert ("crowd" in named) == ("nde12" in ruleset.id), "the later edition has no rule for a crowd"
    easier = (
        {"steps": -1, "because": "position"}
        if "nde12" in ruleset.id
        else {"advantage": 1, "because": "position"}
    )
    values = {**easier, "reach": "none", "crowd": True, "help": 1, "talent": 1, "asset": 0}
    varied = ruleset.vary(offer.action, values)
    assert isinstance(varied, Strike)
    assert varied.modifiers == (Modifier("position", -1),)
    assert (varied.reach, varied.is_crowded, varied.helpers, len(varied.talents), varied.asset) == (
        False,
        True,
        1,
        1,
        0,
    )
    test = next(one for one in offers if one.name == "test")
    number = ruleset.settings.number_name
    assert ruleset.vary(test.action, {number: 8, "attribute": "power"}).tn == 8


@GAME
def test_what_is_not_offered_of_the_offered_kinds_is_refused(ruleset: Ruleset) -> None:
    """Strikes and help that a seat is not offered are refused by the procedure itself."""
    for seed in range(20):
        for turn in random_game(ruleset, seed, 15):
            for id in ruleset.characters(turn.after):
                offered = {offer.action for offer in ruleset.offers(turn.after, id)}
                for target in turn.after.foes:
                    blow = Strike(hero=id, foe=target.id)
                    if blow not in offered:
                        with pytest.raises(Illegal):
                            next(ruleset.resolve(turn.after, blow))


@GAME
def test_the_game_master_runs_the_foes_only_on_their_turn(ruleset: Ruleset) -> None:
    fight = scene(hero(), foe(), is_fight=True)
    assert "foe-strike" not in names(ruleset, fight, "gm")
    assert "end-turn" in names(ruleset, fight, "gm")
    foes = scene(hero(), foe(), is_fight=True, side="foes")
    assert "foe-strike" in names(ruleset, foes, "gm")
    assert surprise(ruleset, 1).role in ruleset.settings.roles


def places(ruleset: Ruleset) -> list[Scene]:
    """Scenes in which, taken together, everything the game knows can be done."""
    base = OLD if ruleset.id == "nde12" else NEW
    ada = hero(
        hearts=3,
        luck=1,
        talents=("climber", "healer"),
        weapon="axe",
        gear=("rope",),
        conditions=(Condition("power-going", "round"), AIMED_AT),
        assets=(Asset(text="from hiding", effect="die"),),
    )
    party = (ada, hero("bob", hearts=0), hero("cid", mana=1))
    keys = ("gas", "turret", "snap-trap")
    clocks = tuple(Clock(id=id, steps=5, filled=2) for id in ("alarm", "chase", "deal", "dusk"))
    clocks += tuple(Clock(id=f"hazard:{key}", steps=1) for key in keys)
    clocks += (Clock(id="over", steps=3, filled=3),)
    lord = foe("lord", "boss", base, moves=ruleset.foes["commander"].moves, traits=("jumper", "scout"))
    foes = (foe(game=base, can_shoot=True), lord)
    everybody = [one.id for one in (*party, *foes)]
    board, zones = Board(grid=Grid(width=9, height=3)), Zones()
    for number, id in enumerate(everybody):
        board = board.put(id, Square(number, number % 2))
        zones = zones.enter(id, beside=everybody[0] if number else "")
    found = [scene(*party, *foes), scene(*party)]
    for side in ("heroes", "foes"):
        for space in (None, board, zones):
            found.append(scene(*party, *foes, is_fight=True, side=side, space=space, clocks=clocks))
    return found


@GAME
def test_everything_the_game_knows_can_be_reached_through_an_offer(ruleset: Ruleset) -> None:
    offered = {
        type(offer.action)
        for place in places(ruleset)
        for seat in ("gm", "ada", "cid")
        for offer in ruleset.offers(place, seat)
    }
    missing = {action.__name__ for action in set(ruleset.actions) - offered}
    unknown = {"GrantLuck", "BeginSession", "CalmAlarm"} if ruleset.id == "nde12" else set()
    assert missing == unknown


@GAME
def test_every_offer_may_be_taken_with_its_parameters_as_they_stand(ruleset: Ruleset) -> None:
    for place in places(ruleset):
        for seat in ("gm", "ada", "cid"):
            for offer in ruleset.offers(place, seat):
                said = {param.name: param.default for param in offer.params}
                assert None not in said.values(), offer
                assert is_legal(ruleset.resolve, place, ruleset.vary(offer.action, said)), offer


@GAME
def test_every_parameter_of_an_offer_has_words_in_every_language(ruleset: Ruleset) -> None:
    offers = [
        offer for place in places(ruleset) for seat in ("gm", "ada") for offer in ruleset.offers(place, seat)
    ]
    keys = {f"offer-{offer.name}" for offer in offers}
    keys |= {f"param-{param.name.replace('_', '-')}" for offer in offers for param in offer.params}
    for language in LANGUAGES:
        assert {key for key in keys if not words(language, ruleset.id).has(key)} == set()


@GAME
def test_nothing_is_offered_that_changes_nothing(ruleset: Ruleset) -> None:
    """What is not rolled for leaves another scene behind, or a push that the GM carries out.

    Gear permits, ideas are for the GM alone, and a scene ends because somebody says so.
    """
    told = {"gear", "generate", "end-scene"}
    for place in places(ruleset):
        for seat in ("gm", "ada", "cid"):
            for offer in ruleset.offers(place, seat):
                done = resume(ruleset.resolve(place, offer.action), ())
                if isinstance(done, Waiting) or offer.name in told:
                    continue
                after = place
                for effect in done.result.effects:
                    after = ruleset.apply(after, effect)
                pushed = any(type(one).__name__ == "PushedBack" for one in done.result.effects)
                assert after != place or pushed, offer


def param(params: tuple[Param, ...], name: str) -> Param | None:
    return next((one for one in params if one.name == name), None)


@GAME
@pytest.mark.rule("nde12/3.6", "nde14/2.6", "nde12/2.4", "nde14/1.5", "nde14/1.4")
def test_only_what_a_hero_could_really_use_may_be_said(ruleset: Ruleset) -> None:
    base = OLD if ruleset.id == "nde12" else NEW
    able = hero(talents=("climber",), luck=1, assets=(Asset(text="from hiding", effect="die"),))
    calm, fight = scene(able), scene(able, is_fight=True, clocks=(Clock(id="dusk", steps=3),))
    free = offered_params(base, calm, able)
    assert param(free, "help") is not None
    assert param(free, "force") is param(free, "clock") is None
    bound = offered_params(base, fight, able)
    assert param(bound, "help") is param(bound, "force") is None
    talent, luck, asset, clock = (param(bound, name) for name in ("talent", "luck", "asset", "clock"))
    assert talent is not None
    assert talent.most == 1
    assert asset is not None
    assert (asset.least, asset.most) == (-1, 0)
    assert clock is not None
    assert (clock.choices, clock.default) == (("every", "none", "dusk"), "every")
    if base is NEW:
        assert luck is not None
        assert luck.choices == ("none", "bump")
    plain = offered_params(base, calm, hero(talents=()))
    assert param(plain, "talent") is param(plain, "luck") is param(plain, "asset") is None


@GAME
def test_clocks_that_stand_for_something_else_are_not_moved_by_failures(ruleset: Ruleset) -> None:
    base = OLD if ruleset.id == "nde12" else NEW
    ids = ("alarm", "chase", "hazard:gas", "hazard:gas:east", "waves")
    clocks = (*(Clock(id=id, steps=3) for id in ids), Clock(id="over", steps=3, filled=3))
    clock = param(offered_params(base, scene(hero(), clocks=clocks), hero()), "clock")
    assert clock is not None
    assert clock.choices == ("every", "none", "alarm")


@GAME
def test_what_a_parameter_says_reaches_the_action(ruleset: Ruleset) -> None:
    calm, fight = places(ruleset)[0], places(ruleset)[2]
    of_gm = {offer.name: offer for offer in ruleset.offers(calm, "gm")}
    ends = ruleset.vary(of_gm["end-scene"].action, {"has_breather": False, "has_fire": False})
    assert ends == EndScene(is_conflict=False, has_breather=False, has_fire=False)
    assert ruleset.vary(of_gm["safe-rest"].action, {"has_fire": False}) == SafeRest(has_fire=False)
    clock = of_gm["set-clock"].action
    assert ruleset.vary(clock, {"clock": "dusk", "steps": 6}) == SetClock(clock="dusk", steps=6)
    alarm = param(of_gm["set-alarm"].params, "steps")
    assert of_gm["set-alarm"].action.clock == "alarm"
    assert alarm is not None
    assert (alarm.least, alarm.most) == (3, 5)
    made = ruleset.vary(of_gm["encounter"].action, {"difficulty": "hard", "uses_templates": True})
    assert isinstance(made, SizeEncounter)
    assert (made.difficulty, made.heroes, made.uses_templates) == ("hard", 3, True)
    of_ada = {offer.name: offer for offer in ruleset.offers(fight, "ada")}
    run = ruleset.vary(of_ada["run-chase"].action, {"is_runner": False, "clock": "dusk"})
    assert isinstance(run, RunChase)
    assert (run.is_runner, run.clock) == (False, "dusk")
    again = ruleset.vary(of_ada["test"].action, {"task": "the lock", "change": "at-cost", "clock": "none"})
    assert isinstance(again, Check)
    assert (again.task, again.change, again.clock) == ("the lock", "at-cost", "none")
    assert ruleset.vary(again, {"clock": "every"}).clock == ""
    assert ruleset.vary(again, {"change": "none"}).change == ""
    wide = ruleset.vary(of_ada["power"].action, {"targets": 3, "spread": "number", "cost": 1})
    assert (wide.targets, wide.spread, wide.cost) == (3, "number", 1)
    move = next(one for one in ruleset.offers(places(ruleset)[5], "gm") if one.name == "foe-strike")
    assert param(move.params, "asset") is not None or move.action.hero != "ada"


@GAME
def test_a_move_of_a_foe_takes_what_bears_on_the_one_it_is_aimed_at(ruleset: Ruleset) -> None:
    base = OLD if ruleset.id == "nde12" else NEW
    number = ruleset.settings.number_name
    lord = foe("lord", "boss", base, moves=("drive-back", "volley"))
    place = scene(hero(talents=("climber",)), hero("bob"), lord)
    single, _, volley = (one for one in ruleset.offers(place, "gm") if one.name == "use-move")
    assert {number, "help", "talent"} <= {one.name for one in single.params}
    assert not {"help", "talent", "asset", "luck"} & {one.name for one in volley.params}
    harder = {"steps": 1, "because": "darkness"} if base is OLD else {"hindrance": 1, "despite": "darkness"}
    varied = ruleset.vary(single.action, {**harder, number: 7, "talent": 1})
    assert (varied.tn, varied.modifiers, len(varied.talents)) == (7, (Modifier("darkness", 1),), 1)


def test_a_jumper_is_offered_the_squares_it_can_leap_to() -> None:
    ruleset = ruleset_named("nde12")
    walled = Grid(width=5, height=1, walls=frozenset({Square(1, 0)}))
    place = scene(
        hero(),
        foe(traits=("jumper",)),
        space=Board(grid=walled).put("orc", Square(0, 0)).put("ada", Square(4, 0)),
    )
    moves = [offer.action for offer in ruleset.offers(place, "gm") if offer.name == "move"]
    assert moves == [MoveTo(who="orc", square=Square(2, 0)), MoveTo(who="orc", square=Square(3, 0))]


def test_a_game_without_elites_offers_no_encounter_that_needs_them() -> None:
    ruleset = ruleset_named("nde12").configure({"no_elites": True})
    offers = [one for one in ruleset.offers(scene(hero()), "gm") if one.name == "encounter"]
    for offer in offers:
        difficulty = param(offer.params, "difficulty")
        assert difficulty is not None
        for choice in difficulty.choices:
            assert is_legal(
                ruleset.resolve, scene(hero()), ruleset.vary(offer.action, {"difficulty": choice})
            )


@pytest.mark.parametrize(
    ("values", "modifiers"),
    [
        ({"steps": 0, "because": "position"}, (Modifier("position", -1),)),
        ({"steps": 0, "because": "darkness"}, (Modifier("darkness", 1),)),
        ({"steps": -2, "because": "position"}, (Modifier("position", -2),)),
        ({"steps": 0, "because": "situation"}, ()),
        (
            {"advantage": 0, "because": "surprise", "hindrance": 0, "despite": "hindrance"},
            (Modifier("surprise", -1),),
        ),
        (
            {"advantage": 0, "because": "advantage", "hindrance": 0, "despite": "noise"},
            (Modifier("noise", 1),),
        ),
        ({"advantage": 1, "because": "advantage"}, (Modifier("advantage", -1),)),
    ],
)
def test_a_named_cause_counts_as_a_step(values: dict[str, object], modifiers: tuple[Modifier, ...]) -> None:
    assert tried_fields(NEW.settings, values)["modifiers"] == modifiers


@GAME
def test_a_cause_said_alone_counts_in_an_offer_too(ruleset: Ruleset) -> None:
    offer = next(one for one in ruleset.offers(scene(hero(), foe()), "ada") if one.name == "test")
    assert ruleset.vary(offer.action, {"because": "position"}).modifiers == (Modifier("position", -1),)


@pytest.mark.parametrize("game", ["nde12", "nde14"])
def test_to_say_that_it_is_worked_out_means_what_silence_means(game: str) -> None:
    strike = Strike(hero="ada", foe="orc", attack="ranged")
    assert ruleset_named(game).vary(strike, {"reach": "auto", "cover": "auto"}) == strike


@pytest.mark.rule("nde12/clues", "nde14/gm.clues")
@pytest.mark.parametrize("game", [OLD, NEW], ids=["nde12", "nde14"])
def test_a_search_is_offered_with_what_finds_most_cheaply_and_its_price_is_named(game: Game) -> None:
    """A key clue is found in any case: what the dice decide is the price."""
    rules = ruleset_named(game.id)
    scout = scene(hero(strength=6, dexterity=12, power=6))
    look = next(one for one in rules.offers(scout, "ada") if one.name == "investigate")
    assert look.action.attribute == "dexterity"
    assert next(one for one in look.params if one.name == "attribute").choices[0] == "dexterity"
    prospect = prospect_of(rules, scout, look.action)
    assert prospect is not None
    assert prospect.chance == 1
    price = {named.key: chance for named, chance in prospect.also}
    assert price["cost"] == (Fraction(5, 12) if game is OLD else Fraction(1, 4)), "a 1 costs as well"
    assert price["complication"] == Fraction(1, 12)


@pytest.mark.rule("nde12/6.2", "nde14/5.2")
@pytest.mark.parametrize("game", [OLD, NEW], ids=["nde12", "nde14"])
def test_what_a_failed_power_surely_brings_is_named_before_it_is_used(game: Game) -> None:
    rules = ruleset_named(game.id)
    fight = scene(hero(power=6), foe(game=game), is_fight=True)
    offers = {one.name: one.action for one in rules.offers(fight, "ada")}
    for name in ("power-strike", "power"):
        prospect = prospect_of(rules, fight, offers[name])
        assert prospect is not None
        named = {one.key: chance for one, chance in prospect.also}
        failures = sum((way.chance for way in prospect.ways if way.outcome == "failure"), Fraction())
        assert named["consequence"] == failures > 0
    blow = prospect_of(rules, fight, offers["melee"])
    assert blow is not None
    # In 1.4 any plain failure changes the situation; in 1.2 it need not.
    assert ("consequence" in {one.key for one, _ in blow.also}) is (game is NEW)


@pytest.mark.rule("nde12/3.5")
def test_a_deed_that_is_almost_impossible_says_so_on_its_button() -> None:
    """Without a roll nothing is spent, so that no chance alone tells why there is none."""
    rules, fight = ruleset_named("nde12"), scene(hero(), foe(rank="boss"), is_fight=True)
    shot = Strike(hero="ada", foe="orc", attack="ranged", cover="partial")
    told = {}
    for language in LANGUAGES:
        prospect = prospect_of(rules, fight, shot)
        assert prospect is not None
        assert prospect.chance == 0
        told[language] = prospect_words(words(language, "nde12"), prospect)
    assert told["en"] == "wounds 0%, almost impossible"
    assert all(len(text.split(", ")) == 2 for text in told.values())


@pytest.mark.rule("nde12/11.1", "nde14/9.1")
@pytest.mark.parametrize("id", EDITIONS)
def test_the_token_that_a_miss_costs_is_named_in_the_place_of_the_heart(id: str) -> None:
    rules = ruleset_named(id).configure({"armour": "automatic", "retaliation": "core"})
    game = OLD if id == "nde12" else NEW
    fight = scene(hero(armour=1), foe(game=game), is_fight=True)
    prospect = prospect_of(rules, fight, Strike(hero="ada", foe="orc", attack="melee"))
    assert prospect is not None
    named = {one.key: chance for one, chance in prospect.also}
    assert named["armour-spent"] == 1 - prospect.chance > 0
    assert "heart-lost" not in named


@pytest.mark.rule("nde12/monsters.traits", "nde14/monsters.traits")
@pytest.mark.parametrize("id", EDITIONS)
def test_a_hit_that_a_trait_takes_whole_is_a_part_of_the_way(id: str) -> None:
    """The first hit wounds nobody, but it uses up what would take the next one."""
    rules, game = ruleset_named(id), OLD if id == "nde12" else NEW
    fight = scene(hero(), foe(rank="elite", game=game, traits=("light-armour",)), is_fight=True)
    prospect = prospect_of(rules, fight, Strike(hero="ada", foe="orc", attack="melee"))
    assert prospect is not None
    assert prospect.chance == 0
    hits = sum((way.chance for way in prospect.ways if way.outcome in ("success", "exceptional")), Fraction())
    assert prospect.of("partly") == hits > 0
    part = f"uses up what protects it {glance(words('en'), hits)}"
    assert chip_odds(words("en"), prospect) == f"wounds 0%, {part}"


def test_nobody_is_asked_to_keep_away_from_a_foe_who_is_out_or_to_go_to_one() -> None:
    rules = ruleset_named("nde14")
    zones = (
        Zones().enter("ada").enter("orc", beside="ada", band="far").enter("wolf", beside="ada", band="far")
    )
    where = scene(hero(), foe(game=NEW), foe("wolf", game=NEW, wounds=0), is_fight=True, space=zones)
    assert where.foe("wolf").is_out
    others = {one.action.other for one in rules.offers(where, "ada") if isinstance(one.action, ShiftBand)}
    assert others == {"orc"}
