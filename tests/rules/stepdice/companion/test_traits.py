"""Traits: what each does to an attack on its bearer, to its movement, and to its striking back."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from nde.board import Board, Budget, Grid, Square, Zones
from nde.dice import odds_of, replay
from nde.locale import words
from nde.rules.stepdice.actions import Modifier, MoveTo, Strike
from nde.rules.stepdice.combat import strike_more
from nde.rules.stepdice.companion.actions import Shove, Sneak, SpendTrait
from nde.rules.stepdice.companion.book import companion
from nde.rules.stepdice.companion.traits import (
    absorbs,
    also_struck,
    attack_modifiers,
    budget_of,
    gait_of,
    held_back,
    jump_of,
    leap,
    leaps,
    leaving_modifiers,
    push_modifiers,
    reduces,
    speed_of,
)
from nde.rules.stepdice.edition import RESOLVE
from nde.rules.stepdice.effects import HeartsLost
from nde.rules.stepdice.game import Game
from nde.rules.stepdice.scene import Condition, Foe
from nde.rules.stepdice.situations import sample_foe
from tests.refusals import refuses
from tests.rules.stepdice.samples import NEW, OLD, after, effect_names, foe, hero, house, run, scene

BOTH = pytest.mark.parametrize("game", [OLD, NEW], ids=["nde12", "nde14"])


def bearer(*traits: str, game: Game = OLD, **values: Any) -> Foe:
    """An elite with these traits."""
    return foe(rank="elite", game=game, traits=traits, **values)


def modifiers(game: Game, one: Foe, attack: str, *others: Foe) -> tuple[Modifier, ...]:
    """What the foe's traits add to an attack of a kind."""
    return attack_modifiers(game, scene(hero(), one, *others), one, attack)


@pytest.mark.rule("nde12/monsters.traits")
def test_natural_cover_makes_shots_and_powers_a_step_harder_and_no_blow() -> None:
    """Ruling power-cover: where cover counts, an attack by power is one from afar."""
    one = bearer("natural-cover")
    assert modifiers(OLD, one, "ranged") == modifiers(OLD, one, "power") == (Modifier("natural-cover", 1),)
    assert modifiers(OLD, one, "power fire") == (Modifier("natural-cover", 1),)
    assert modifiers(OLD, one, "melee") == ()
    shot = Strike(hero="ada", foe="orc", attack="ranged", reach=False)
    assert run(OLD, scene(hero(), bearer("natural-cover", tn=6)), shot, 7).result.outcome == "failure"
    assert run(OLD, scene(hero(), bearer(tn=6)), shot, 7).result.outcome == "success"


@pytest.mark.rule("nde14/monsters.traits")
def test_heavy_armour_hinders_every_attack_until_it_is_got_round() -> None:
    one = bearer("heavy-armour", game=NEW)
    for attack in ("melee", "ranged", "power"):
        assert modifiers(NEW, one, attack) == (Modifier("heavy-armour", 1),)
    around = after(NEW, scene(hero(), one), SpendTrait(foe="orc", trait="heavy-armour"))
    assert attack_modifiers(NEW, around, around.foe("orc"), "melee") == ()


@BOTH
@pytest.mark.rule("nde12/monsters.traits", "nde14/monsters.traits")
def test_light_armour_takes_the_first_hit_of_the_scene_whole(game: Game) -> None:
    fight = scene(hero(strength=20), bearer("light-armour", game=game))
    blow = Strike(hero="ada", foe="orc")
    assert effect_names(game, fight, blow, 20, "extra") == ["HitAbsorbed", "BenefitDue"]
    hit = after(game, fight, blow, 19)
    assert (hit.foe("orc").wounds, hit.foe("orc").used) == (2, ("light-armour",))
    assert after(game, hit, blow, 19).foe("orc").wounds == 1


@pytest.mark.rule("nde12/monsters.traits")
def test_tough_in_the_earlier_edition_takes_the_first_wound() -> None:
    assert absorbs(OLD, bearer("tough")) == "tough"
    assert absorbs(OLD, bearer("tough", used=("tough",))) == ""
    assert push_modifiers(OLD, bearer("tough", wounds=1)) == ()


@pytest.mark.rule("nde14/monsters.traits")
def test_tough_in_the_later_edition_stands_firm_once_hurt() -> None:
    assert absorbs(NEW, bearer("tough", game=NEW)) == ""
    assert push_modifiers(NEW, bearer("tough", game=NEW)) == ()
    hurt = bearer("tough", game=NEW, wounds=1)
    assert push_modifiers(NEW, hurt) == (Modifier("tough", 1),)
    shove = Shove(hero="ada", foe="orc")
    whole = odds_of(
        lambda: RESOLVE[Shove](NEW, scene(hero(strength=12), bearer("tough", game=NEW)), shove), _ok
    )
    after_hurt = odds_of(lambda: RESOLVE[Shove](NEW, scene(hero(strength=12), hurt), shove), _ok)
    assert (float(whole[True]), float(after_hurt[True])) == (9 / 12, 5 / 8)


def _ok(result: Any) -> bool:
    return result.outcome in ("success", "exceptional", "cost")


@BOTH
@pytest.mark.rule("nde12/monsters.traits", "nde14/monsters.traits")
def test_fast_foes_move_further(game: Game) -> None:
    assert speed_of(game, bearer("fast", game=game, speed=7), on_grid=True) == 7
    for measured in (house(game, distance="grid"), house(game, distance="zones")):
        assert speed_of(measured, bearer("fast", game=game), on_grid=True) == 6
        assert speed_of(measured, bearer("fast", game=game), on_grid=False) == 2
        assert speed_of(measured, bearer(game=game), on_grid=True) == 5
        assert speed_of(measured, bearer(game=game), on_grid=False) == 1
        assert budget_of(measured, bearer(game=game, moved=1)).left == 4


@pytest.mark.rule("nde12/monsters.traits")
def test_a_fast_foe_ignores_one_difficult_square_a_turn() -> None:
    assert budget_of(OLD, bearer("fast", moved=2)) == Budget(4, 1)
    assert budget_of(OLD, bearer(moved=9)) == Budget(0, 0)


@BOTH
@pytest.mark.rule("nde12/monsters.traits", "nde14/monsters.traits")
def test_a_flying_foe_minds_no_ground_and_a_jumper_leaps_three(game: Game) -> None:
    assert gait_of(game, bearer("flying", game=game)).difficult == 1
    assert gait_of(game, bearer(game=game)).difficult == 2
    assert (jump_of(game, bearer("jumper", game=game)), jump_of(game, bearer(game=game))) == (3, 0)


@BOTH
@pytest.mark.rule("nde12/monsters.traits", "nde14/monsters.traits", "nde12/gm.alarm", "nde14/gm.alarm")
def test_a_scout_hampers_the_first_attempt_to_sneak_past_alone(game: Game) -> None:
    watched = scene(hero(dexterity=12), bearer("scout", game=game), bearer("scout", game=game, id="two"))
    sneak = Sneak(hero="ada", tn=6)
    assert run(game, watched, sneak, 7).result.outcome == ("failure" if game is OLD else "success")
    once = after(game, watched, sneak, 7)
    assert once.foe("orc").used == once.foe("two").used == ("scout",)
    assert run(game, once, sneak, 7).result.outcome == "success"
    lone = effect_names(game, watched, Sneak(hero="ada", tn=6, foes=("two",)), 7)
    assert lone.count("TraitSpent") == 1


@pytest.mark.rule("nde14/monsters.traits")
def test_sentries_count_while_somebody_else_could_be_called() -> None:
    guard = bearer("sentries", game=NEW)
    assert modifiers(NEW, guard, "stealth") == ()
    assert modifiers(NEW, guard, "stealth", foe("two", game=NEW, wounds=0)) == ()
    assert modifiers(NEW, guard, "stealth", foe("two", game=NEW)) == (Modifier("sentries", 1),)


@BOTH
@pytest.mark.parametrize("kind", ["melee", "ranged", "power", "fire", "frost", "light", "noise"])
@pytest.mark.rule("nde12/monsters.traits", "nde14/monsters.traits")
def test_resistance_takes_the_first_such_hit_and_vulnerability_makes_it_easier(game: Game, kind: str) -> None:
    proof = bearer(f"resistance-{kind}", game=game)
    assert absorbs(game, proof, f"power {kind}") == f"resistance-{kind}"
    assert absorbs(game, proof) == absorbs(game, proof, "other") == ""
    assert reduces(game, f"resistance-{kind}")
    assert not reduces(game, "light-armour")
    assert not reduces(game, "nothing")
    weak = bearer(f"vulnerability-{kind}", game=game)
    assert modifiers(game, weak, kind) == (Modifier(f"vulnerability-{kind}", -1),)
    assert modifiers(game, weak, "other") == ()


@pytest.mark.rule("nde12/monsters.traits")
def test_a_swarm_of_the_earlier_edition_may_strike_back_at_two_beside_it() -> None:
    yard = Board(grid=Grid(width=5, height=5)).put("orc", Square(2, 2)).put("ada", Square(1, 2))
    yard = yard.put("bob", Square(3, 3)).put("cid", Square(2, 1)).put("dee", Square(4, 4))
    party = [hero(id) for id in ("ada", "bob", "cid", "dee")]
    swarm = bearer("swarm")
    assert also_struck(OLD, scene(*party, swarm, space=yard), swarm, "ada") == ("bob",)
    assert also_struck(OLD, scene(*party, bearer(), space=yard), bearer(), "ada") == ()
    assert also_struck(OLD, scene(*party, swarm), swarm, "ada") == ()
    down = scene(party[0], hero("bob", hearts=0), party[3], swarm, space=yard)
    assert also_struck(OLD, down, swarm, "ada") == ()


@pytest.mark.rule("nde12/monsters.traits")
def test_the_gm_says_whether_a_swarm_strikes_the_second_one() -> None:
    yard = Board(grid=Grid(width=3, height=1)).put("ada", Square(0, 0)).put("orc", Square(1, 0))
    swarm = bearer("swarm")
    where = scene(hero("ada"), hero("bob"), swarm, space=yard.put("bob", Square(2, 0)))
    hit = replay(strike_more(OLD, where, swarm, "ada"), ["yes"])
    assert hit == (HeartsLost(hero="bob", rule="nde12/monsters.traits"),)
    assert replay(strike_more(OLD, where, swarm, "ada"), ["no"]) == ()
    assert replay(strike_more(OLD, where, bearer(), "ada"), []) == ()


@pytest.mark.rule("nde14/monsters.traits")
def test_two_of_a_swarm_close_make_getting_away_harder_in_the_later_edition() -> None:
    zones = Zones().enter("ada").enter("orc", beside="ada").enter("two", beside="ada")
    crowd = [foe(id, game=NEW, traits=("swarm",)) for id in ("orc", "two")]
    assert leaving_modifiers(NEW, scene(hero(), *crowd, space=zones), "ada") == (Modifier("swarm", 1),)
    apart = zones.withdraw("two", "ada")
    assert leaving_modifiers(NEW, scene(hero(), *crowd, space=apart), "ada") == ()
    one_out = [crowd[0], foe("two", game=NEW, traits=("swarm",), wounds=0)]
    assert leaving_modifiers(NEW, scene(hero(), *one_out, space=zones), "ada") == ()
    assert also_struck(NEW, scene(hero(), *crowd, space=zones), crowd[0], "ada") == ()


@BOTH
@pytest.mark.rule("nde12/monsters.traits", "nde14/monsters.traits")
def test_a_barrier_counts_against_shots_and_powers_alone(game: Game) -> None:
    one = bearer(game=game, conditions=(Condition("screened", "next-round"),))
    assert modifiers(game, one, "ranged") == modifiers(game, one, "power") == (Modifier("screened", 1),)
    assert modifiers(game, one, "melee") == ()


@pytest.mark.rule("nde12/monsters.traits")
def test_a_barrier_is_felt_by_whoever_shoots_at_a_plain_foe() -> None:
    screened = foe(conditions=(Condition("screened", "next-round"),))
    shot = Strike(hero="ada", foe="orc", attack="ranged", reach=False)
    assert run(OLD, scene(hero(), screened), shot, 7).result.outcome == "failure"
    assert run(OLD, scene(hero(), screened), Strike(hero="ada", foe="orc"), 7).result.outcome == "success"


@pytest.mark.rule("nde12/monsters.traits", "nde12/gm.terrain")
def test_difficult_ground_costs_two_and_a_fast_foe_ignores_one_such_square() -> None:
    mud = Grid(width=9, height=1, difficult=frozenset({Square(1, 0), Square(2, 0)}))
    for traits, cost in (((), 4), (("fast",), 3), (("flying",), 2)):
        place = scene(bearer(*traits), space=Board(grid=mud).put("orc", Square(0, 0)))
        moved = run(OLD, place, MoveTo(who="orc", square=Square(2, 0))).result.effects[0]
        assert moved.cost == cost


@BOTH
def test_every_trait_of_the_file_does_something(game: Game) -> None:
    for key, trait in companion(game.id).traits.items():
        at_work = trait.harder or trait.absorbs or trait.squares or trait.jump or trait.flies
        assert at_work or trait.is_steady or trait.strikes > 1 or trait.clings, key


@pytest.mark.rule("nde12/monsters.traits")
def test_a_trait_nobody_has_cannot_be_spent() -> None:
    action = SpendTrait(foe="orc", trait="flying")
    with refuses("no-such-trait") as caught:
        run(OLD, scene(hero(), bearer("fast")), action)
    assert words("en").error(caught.value) == "orc has no trait “flying”; use one of: fast"
    with refuses("foe-is-out"):
        run(OLD, scene(hero(), bearer("fast", wounds=0)), SpendTrait(foe="orc", trait="fast"))
    with refuses("trait-is-spent") as spent:
        run(OLD, scene(hero(), bearer("fast", used=("fast",))), SpendTrait(foe="orc", trait="fast"))
    said = words("en").error(spent.value)
    assert said == "orc’s trait “fast” no longer counts in this scene; choose another"


@BOTH
@pytest.mark.rule("nde12/monsters.traits", "nde14/monsters.traits")
def test_a_trait_that_is_spent_does_nothing_more(game: Game) -> None:
    plain = bearer(game=game)
    for key in companion(game.id).traits:
        spent = bearer(key, game=game, used=(key,), wounds=1)
        where = scene(hero(), spent, foe("two", game=game))
        assert speed_of(game, spent, on_grid=True) == speed_of(game, plain, on_grid=True)
        assert gait_of(game, spent) == gait_of(game, plain)
        assert jump_of(game, spent) == 0
        assert absorbs(game, spent, "melee ranged power fire frost light noise") == ""
        assert attack_modifiers(game, where, spent, "melee ranged power stealth fire") == ()
        assert push_modifiers(game, spent) == ()


@BOTH
@pytest.mark.rule("nde12/monsters.traits", "nde14/monsters.traits")
def test_a_jumper_leaps_to_a_free_square_over_whatever_lies_between(game: Game) -> None:
    alley = Grid(width=6, height=1, walls=frozenset({Square(1, 0)}), difficult=frozenset({Square(3, 0)}))
    board = Board(grid=alley).put("orc", Square(0, 0)).put("ada", Square(2, 0))
    jumper = bearer("jumper", game=game)
    where = scene(hero(), jumper, space=board)
    assert leaps(game, where, jumper) == {Square(3, 0): 3}
    costs = [leap(game, where, jumper, Square(x, 0)) for x in range(-1, 7)]
    assert costs == [None, None, None, None, 3, None, None, None]
    assert leap(game, where, bearer(game=game), Square(3, 0)) is None
    nowhere = (scene(hero(), jumper), scene(jumper, space=Board(grid=alley)), scene(jumper, space=Zones()))
    for one in nowhere:
        assert leap(game, one, jumper, Square(3, 0)) is None
        assert leaps(game, one, jumper) == {}


@given(
    walls=st.frozensets(st.tuples(st.integers(0, 8), st.integers(0, 8)), max_size=20),
    others=st.sets(st.tuples(st.integers(0, 8), st.integers(0, 8)), max_size=6),
)
def test_leaps_are_all_free_squares_within_the_jump(
    walls: frozenset[tuple[int, int]], others: set[tuple[int, int]]
) -> None:
    start = (4, 4)
    grid = Grid(width=9, height=9, walls=frozenset(Square(*one) for one in walls - {start}))
    board = Board(grid=grid).put("orc", Square(*start))
    for number, at in enumerate(sorted(others - walls - {start})):
        board = board.put(f"h{number}", Square(*at))
    jumper = bearer("jumper")
    expected = {
        Square(x, y): max(abs(x - 4), abs(y - 4))
        for x in range(1, 8)
        for y in range(1, 8)
        if (x, y) not in walls | others | {start}
    }
    assert leaps(OLD, scene(jumper, space=board), jumper) == expected


@pytest.mark.rule("nde14/monsters.traits")
def test_a_swarm_holds_back_whoever_moves_out_of_its_touch() -> None:
    yard = Board(grid=Grid(width=6, height=3)).put("ada", Square(1, 1))
    rats = [foe(id, game=NEW, traits=("swarm",)) for id in ("orc", "two")]
    before = scene(hero(), *rats, space=yard.put("orc", Square(0, 0)).put("two", Square(0, 1)))
    assert isinstance(before.space, Board)
    away = replace(before, space=before.space.put("ada", Square(3, 1)))
    along = replace(before, space=before.space.put("ada", Square(1, 0)))
    assert held_back(NEW, before, away, "ada") == (Modifier("swarm", 1),)
    assert held_back(NEW, before, along, "ada") == ()
    assert held_back(NEW, away, before, "ada") == ()


@BOTH
@pytest.mark.rule("nde12/monsters.traits", "nde14/monsters.traits")
def test_a_foe_that_is_said_to_be_wounded_has_had_its_first_hit(game: Game) -> None:
    """What swallows the first hit of the scene has been used up by whatever wounded it."""
    fresh, hurt = (sample_foe(game, {"foe": "duelist", "wounds": wounds}) for wounds in (0, 1))
    assert fresh.traits
    assert fresh.wounds > hurt.wounds == 1
    assert (absorbs(game, fresh), absorbs(game, hurt)) == ("light-armour", "")
    assert hurt.used == ("light-armour",)
