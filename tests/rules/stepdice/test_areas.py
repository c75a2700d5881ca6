"""Powers that fill an area: whom they reach, at what number and price, and what the highest face brings."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from nde.board import Board, Grid, Square, Zones
from nde.rules import ruleset_named
from nde.rules.prospects import prospect_of
from nde.rules.stepdice.actions import Attack, Strike, UsePower
from nde.rules.stepdice.game import Game
from nde.rules.stepdice.scene import Scene
from tests.refusals import refuses
from tests.rules.stepdice.samples import NEW, OLD, after, asked, foe, hero, house, outcome, run, scene, told

BOTH = pytest.mark.parametrize("game", [OLD, NEW], ids=["nde12", "nde14"])


def area(**values: Any) -> Strike:
    return Strike(hero="ada", foe="orc", attack="power", **{"aim": "area", "tier": "strong", **values})


def crowd(game: Game, **values: Any) -> Scene:
    """A mage against a minion, another and an elite, where nobody has said who stands where."""
    foes = (foe(game=game), foe("rat", game=game), foe("lord", "elite", game))
    return scene(hero(power=12), *foes, is_fight=True, **values)


def hearts(where: Scene) -> dict[str, int]:
    return {one.id: one.wounds for one in where.foes}


@BOTH
@pytest.mark.rule("nde12/6.3", "nde12/A63", "nde14/5.3", "nde14/B45")
def test_an_area_hurts_everybody_in_it_for_the_price_of_its_tier(game: Game) -> None:
    """Rulings nde12-area, nde14-area."""
    struck = after(game, crowd(game), area(), 9)
    assert hearts(struck) == {"orc": 0, "rat": 0, "lord": 1}
    assert struck.hero("ada").character.mana == 1
    assert hearts(after(game, crowd(game), area(), 2)) == {"orc": 1, "rat": 1, "lord": 2}
    assert hearts(after(game, crowd(game), area(targets=2), 9)) == {"orc": 0, "rat": 0, "lord": 2}
    many = scene(hero(power=12), *(foe(id, game=game) for id in ("orc", "rat", "bat", "cat")))
    assert sum(hearts(after(game, many, area(), 9)).values()) == 1
    assert sum(hearts(after(game, many, area(targets=9), 9)).values()) == 0


@BOTH
@pytest.mark.rule("nde12/6.3", "nde14/5.3")
def test_an_area_is_rolled_once_against_the_hardest_to_hit(game: Game) -> None:
    number = game.settings.ranks["elite"].tn
    assert outcome(game, crowd(game), area(), number) == "success"
    assert outcome(game, crowd(game), area(), number - 1) == "failure"
    assert outcome(game, crowd(game), area(targets=2), number - 1) == "success"


@BOTH
@pytest.mark.rule("nde12/6.3", "nde14/5.3")
def test_only_a_strong_power_fills_an_area(game: Game) -> None:
    with refuses("tier-too-low"):
        run(game, crowd(game), area(tier="standard"))
    sword = Strike(hero="ada", foe="orc", attack="melee", aim="area")
    with refuses("area-needs-power"):
        run(game, crowd(game), sword)
    with refuses("nobody-around"):
        run(game, scene(hero(), foe(game=game)), area())


@pytest.mark.rule("nde12/6.3", "nde12/6.4", "nde12/A64")
def test_on_the_board_an_area_is_three_squares_wide_and_spares_nobody() -> None:
    board = Board(grid=Grid(width=12, height=3))
    for x, who in ((0, "ada"), (6, "bob"), (7, "orc"), (8, "rat"), (11, "lord")):
        board = board.put(who, Square(x, 0))
    where = crowd(OLD, space=board)
    friends = Scene(heroes=(*where.heroes, hero("bob")), foes=where.foes, is_fight=True, space=board)
    struck = after(OLD, friends, area(), 9)
    assert hearts(struck) == {"orc": 0, "rat": 0, "lord": 2}
    # 7 and 8 can be had with 9 as well as with 6: the area is laid where no friend stands.
    assert struck.hero("bob").character.hearts == 5
    between = Scene(
        heroes=friends.heroes,
        foes=friends.foes,
        is_fight=True,
        space=board.put("rat", Square(9, 0)).put("bob", Square(8, 0)),
    )
    assert after(OLD, between, area(), 9).hero("bob").character.hearts == 4
    kind = house(OLD, area_harms="foes")
    assert after(kind, between, area(), 9).hero("bob").character.hearts == 5
    assert "allies-safe" in asked(OLD, between, area(), 12).options
    safe = after(OLD, between, area(), 12, "allies-safe")
    assert (hearts(safe)["rat"], safe.hero("bob").character.hearts) == (0, 5)


@BOTH
@pytest.mark.rule("nde12/6.3", "nde14/5.3")
def test_the_number_on_an_area_says_who_falls_by_it_and_which_friends_are_in_it(game: Game) -> None:
    """Whoever is aimed at is told with the wish only if they fall; a friend's Heart is no own one."""
    rules, ids = ruleset_named(game.id), ("orc", "rat", "lord", "king")
    zones = Zones()
    for who in (*ids, "ada", "bob", "cay"):
        zones = zones.enter(who, beside="" if who == "orc" else "orc")
    foes = (*crowd(game).foes, foe("king", "boss", game))
    where = scene(hero(power=12), hero("bob"), hero("cay"), *foes, is_fight=True, space=zones)

    def also(aimed_at: str, among: Scene = where) -> tuple[bool, dict[tuple[object, ...], object]]:
        found = prospect_of(rules, among, replace(area(), foe=aimed_at))
        assert found is not None
        told = {(named.key, *dict(named.facts).values()): chance for named, chance in found.also}
        return found.fells, {key: chance / found.chance for key, chance in told.items()}

    fells, told = also("king")
    assert not fells
    assert ("target-out",) not in told
    assert told["out", "orc"] == told["out", "rat"] == told["friends-caught", 2] == told["heart-lost", 1] == 1
    fells, told = also("orc")
    assert fells
    assert told["target-out",] == told["out", "rat"] == 1
    alone = replace(
        where, heroes=(hero(power=12), hero("bob")), foes=(foe(game=game), foe("king", "boss", game))
    )
    assert also("king", alone)[1]["one-caught", "bob"] == 1


@pytest.mark.rule("nde12/6.3", "nde12/7.2")
def test_the_number_on_an_area_says_that_a_fallen_friend_in_it_dies() -> None:
    zones = Zones()
    for who in ("orc", "rat", "ada", "bob", "cay"):
        zones = zones.enter(who, beside="" if who == "orc" else "orc")
    foes = (foe("orc", "boss"), foe("rat"))
    where = scene(hero(power=12), hero("bob", hearts=0), hero("cay"), *foes, is_fight=True, space=zones)
    found = prospect_of(ruleset_named("nde12"), where, area())
    assert found is not None
    told = [(named.key, *dict(named.facts).values()) for named, _ in found.also]
    assert ("one-dead", "bob") in told[:2]
    assert ("one-caught", "cay") in told
    assert ("friends-caught", 2) not in told


@BOTH
@pytest.mark.rule("nde12/6.3", "nde14/5.3")
def test_an_area_wounds_its_target_only_where_the_target_is_wounded(game: Game) -> None:
    """Wounds of others are not what is wanted of it, but a part of it."""
    rules = ruleset_named(game.id)
    where = scene(
        hero(power=12),
        foe("orc", "elite", game, traits=("light-armour",)),
        foe("rat", game=game),
        is_fight=True,
    )
    found = prospect_of(rules, where, area())
    assert found is not None
    assert found.of("partly") > found.of("wholly")
    plain = prospect_of(rules, where, replace(area(), foe="rat"))
    assert plain is not None
    assert plain.of("partly") == 0 < plain.of("wholly")


@pytest.mark.rule("nde14/5.3", "nde14/3.1")
def test_in_zones_an_area_holds_those_who_are_close_to_the_foe() -> None:
    zones = Zones().enter("orc").enter("rat", beside="orc").enter("lord", beside="orc", band="far")
    zones = zones.enter("ada", beside="orc", band="nearby")
    where = crowd(NEW, space=zones)
    struck = after(NEW, where, area(), 9)
    assert hearts(struck) == {"orc": 0, "rat": 0, "lord": 2}
    assert struck.hero("ada").character.hearts == 5


@BOTH
@pytest.mark.rule("nde12/gm.powers", "nde14/gm.powers")
def test_several_targets_of_a_strong_effect_cost_nothing_more(game: Game) -> None:
    used = after(game, scene(hero(power=12)), UsePower(hero="ada", tier="strong", targets=3), 9)
    assert used.hero("ada").character.mana == 1


@pytest.mark.rule("nde12/6.3", "nde14/5.3")
@pytest.mark.parametrize("id", ["nde12", "nde14"])
def test_a_dearer_tier_that_does_no_more_is_not_offered(id: str) -> None:
    """Rulings nde12-tiers-offered, nde14-tiers-offered."""
    game = OLD if id == "nde12" else NEW
    offers = ruleset_named(id).offers(crowd(game), "ada")
    strikes = {
        (offer.name, offer.action.tier) for offer in offers if getattr(offer.action, "attack", "") == "power"
    }
    assert strikes == {("power-strike", "standard"), ("power-hold", "strong"), ("power-area", "strong")}
    hurt = scene(hero(power=12, hearts=3))
    healing = {offer.action.tier for offer in ruleset_named(id).offers(hurt, "ada") if offer.name == "heal"}
    assert healing == {"strong"}
    alone = scene(hero(power=12), foe(game=game))
    assert "power-area" not in {offer.name for offer in ruleset_named(id).offers(alone, "ada")}


@pytest.mark.rule("nde12/gm.powers", "nde14/gm.powers")
@BOTH
def test_a_bolt_at_several_foes_costs_one_more_or_is_a_step_harder(game: Game) -> None:
    bolt = Strike(hero="ada", foe="orc", attack="power", targets=2)
    hit = after(game, crowd(game), bolt, 9)
    assert (hearts(hit)["orc"], hearts(hit)["rat"], hit.hero("ada").character.mana) == (0, 0, 1)
    harder = replace(bolt, spread="number")
    assert any(
        step.key in ("number-moved", "die-lowered") for step in run(game, crowd(game), harder, 2).steps
    )
    assert after(game, crowd(game), harder, 2).hero("ada").character.mana == 2


@pytest.mark.rule("nde12/gm.powers", "nde14/gm.powers")
@BOTH
def test_a_hold_of_several_foes_holds_each(game: Game) -> None:
    hold = Strike(hero="ada", foe="orc", attack="power", aim="hold", tier="strong", targets=2)
    held = after(game, crowd(game), hold, 9)
    assert [foe.id for foe in held.foes if foe.conditions] == ["orc", "rat"]
    assert held.hero("ada").character.mana == 0


@pytest.mark.parametrize("attack", ["melee", "ranged"])
def test_only_a_power_strikes_several_at_once(attack: Attack) -> None:
    with refuses("several-need-power", match="only a power can strike several"):
        run(OLD, crowd(OLD), Strike(hero="ada", foe="orc", attack=attack, targets=2), 9)


@pytest.mark.rule("nde12/gm.powers", "nde14/gm.powers")
@BOTH
def test_healing_several_heals_the_most_hurt_besides_and_is_paid_for(game: Game) -> None:
    party = scene(hero(power=12), hero("bo", hearts=2), hero("cy", hearts=1), hero("di", hearts=4))
    heal = UsePower(hero="ada", tier="strong", heals="bo", targets=2)
    healed = after(game, party, heal, 9)
    assert [one.character.hearts for one in healed.heroes] == [5, 4, 3, 4]
    assert healed.hero("ada").character.mana == 0
    by_number = replace(heal, spread="number")
    assert any(step.key in ("number-moved", "die-lowered") for step in run(game, party, by_number, 2).steps)


@pytest.mark.rule("nde14/8.3")
def test_with_two_dice_no_number_of_the_foes_in_an_area_is_told() -> None:
    """Ruling nde14-2d6-numbers: Defence is not used, unless the option lets it shift the roll."""
    two = house(NEW, variant="2d6")
    fight = scene(hero(variant="2d6", power=2), foe(game=NEW), foe("elite", rank="elite", game=NEW))
    told = [step.key for step in run(two, fight, area(), 4, 5).steps]
    assert "foes-reached" in told
    assert "area-holds" not in told
    shifted = house(two, two_dice=replace(two.settings.two_dice, numbers="shift"))
    assert "area-holds" in [step.key for step in run(shifted, fight, area(), 4, 5).steps]


@pytest.mark.rule("nde12/5.5", "nde12/6.4", "nde14/4.6", "nde14/5.4")
@BOTH
def test_the_extra_wound_of_an_exceptional_area_is_for_the_foe_aimed_at(game: Game) -> None:
    """Rulings nde12-area-extra, nde14-area-extra."""
    foes = (foe("orc", "elite", game), foe("lord", "elite", game), foe("boss", "boss", game))
    struck = after(game, scene(hero(power=12), *foes, is_fight=True), area(), 12, "wound")
    assert hearts(struck) == {"orc": 0, "lord": 1, "boss": 2}


def test_a_strong_effect_in_the_place_of_harm_spares_only_the_foe_aimed_at() -> None:
    instead = house(NEW, boon_harm="instead")
    foes = (foe("orc", "elite", NEW), foe("lord", "elite", NEW))
    struck = after(instead, scene(hero(power=12), *foes, is_fight=True), area(), 12, "disarm")
    assert hearts(struck) == {"orc": 2, "lord": 1}


@BOTH
@pytest.mark.rule("nde12/gm.morale", "nde14/gm.morale")
def test_an_area_that_fells_several_calls_for_one_check_of_morale_and_for_none_where_nobody_stands(
    game: Game,
) -> None:
    cue = ("morale-due", game.cite.morale)
    assert told(game, crowd(game), area(), 9).count(cue) == 1
    last = scene(hero(power=12), foe(game=game), foe("rat", game=game), is_fight=True)
    assert told(game, last, area(), 9).count(cue) == 0
