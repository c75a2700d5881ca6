"""What damage does: HP, exactly 0, STR, the critical save, death."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from nde.board import Board, Grid, Square, Zones
from nde.dice import Run, play, resume, seeded
from nde.locale import words
from nde.rules.cairn2e.actions import HarmAttribute, ResolveSide, ShiftBand, Spare, Stabilise, Strike, Volley
from nde.rules.cairn2e.character import Item, Kind, Scar
from nde.rules.cairn2e.fight.effects import AttributeLost, CriticalEffectDue, HpLost, Scarred
from nde.rules.cairn2e.fight.harm import Damage, harm
from nde.rules.cairn2e.ruleset import CAIRN2E
from nde.rules.cairn2e.settings import Game
from nde.rules.cairn2e.situations import person
from tests.refusals import refuses
from tests.rules.cairn2e.fight.fights import (
    GAME,
    applied,
    armed,
    do,
    fight_of,
    foe,
    hero,
    hireling,
    played,
    pose,
    scene_of,
)


def hit(figure: Any, net: int, *answers: int | str, game: Game = GAME, **how: Any) -> tuple[str, Any]:
    """Outcome and figure after so much damage past armor."""
    scene = scene_of(figure, foe("troll", critical="maims"))
    run = resume(harm(game, scene, figure.id, Damage(net=net, **how)), answers)
    assert isinstance(run, Run), run
    outcome, effects = run.result
    return outcome, applied(game, scene, effects).figure(figure.id)


kinds = st.sampled_from(["pc", "hireling", "npc"])
bodies = st.builds(
    lambda kind, hp, strength, state, unit, panic: replace(
        person(
            "it", kind=kind, hp=hp, strength=strength, is_detachment=unit and kind == "npc", is_panicked=panic
        ),
        character=replace(person("it", kind=kind, hp=hp, strength=strength).character, state=state),
    ),
    kinds,
    st.integers(0, 14),
    st.integers(1, 18),
    st.sampled_from(["fine", "critical", "stable", "mortal"]),
    st.booleans(),
    st.booleans(),
)


@pytest.mark.rule("cairn2e/attack", "cairn2e/critical", "cairn2e/53", "cairn2e/71")
@given(body=bodies, net=st.integers(0, 20), seed=st.integers(0, 999), bypasses=st.booleans())
def test_damage_is_neither_lost_nor_invented(body: Any, net: int, seed: int, bypasses: bool) -> None:
    scene = scene_of(body)
    outcome, effects = play(harm(GAME, scene, "it", Damage(net=net, bypasses_hp=bypasses)), seeded(seed))
    after = applied(GAME, scene, effects).figure("it").character
    is_dying = body.character.state in ("critical", "mortal")
    hp = 0 if bypasses or is_dying or body.is_panicked else body.character.hp
    taken = sum(effect.hp for effect in effects if isinstance(effect, HpLost))
    # What is lost, not what is left: the sixth scar may raise STR.
    lost = sum(effect.points for effect in effects if isinstance(effect, AttributeLost))
    assert taken == min(net, hp)
    assert lost == min(net - taken, body.character.strength)
    assert after.hp >= 0
    assert after.strength >= 0
    assert (outcome == "nothing") == (net == 0)
    is_scarred = any(isinstance(effect, Scarred) for effect in effects)
    assert is_scarred == (outcome == "scar")
    assert not (is_scarred and lost)
    assert is_scarred == (body.character.kind == "pc" and taken == hp > 0 and not lost)


@pytest.mark.rule("cairn2e/critical", "cairn2e/76")
@pytest.mark.parametrize(
    ("hp", "net", "answers", "outcome", "hp_after", "strength"),
    [
        (6, 5, (), "hurt", 1, 10),
        (6, 6, (), "hurt", 0, 10),
        (6, 7, (9,), "wounded", 0, 9),
        (6, 7, (10,), "critical", 0, 9),
        (0, 2, (8,), "wounded", 0, 8),
        (0, 0, (), "nothing", 0, 10),
    ],
)
def test_a_foe_at_the_edges(
    hp: int, net: int, answers: tuple[int, ...], outcome: str, hp_after: int, strength: int
) -> None:
    result, after = hit(foe(hp=hp), net, *answers)
    assert (result, after.character.hp, after.character.strength) == (outcome, hp_after, strength)


@pytest.mark.rule("cairn2e/critical", "cairn2e/71")
@pytest.mark.parametrize("policy", ["current", "full"])
def test_the_critical_save_is_against_what_is_left_of_strength(policy: str) -> None:
    game = played(save_with=policy)
    assert hit(foe(hp=0, strength=12), 5, 7, game=game)[0] == "wounded"
    assert hit(foe(hp=0, strength=12), 5, 8, game=game)[0] == "critical"


@pytest.mark.rule("cairn2e/critical", "cairn2e/72")
def test_whoever_makes_the_save_fights_on_and_saves_again_next_time() -> None:
    _, after = hit(hero(hp=1), 3, 2)
    assert not after.is_out
    outcome, again = hit(after, 1, 8)
    assert (outcome, again.character.strength, again.character.state) == ("critical", 7, "critical")


@pytest.mark.rule("cairn2e/critical", "cairn2e/73")
def test_a_character_who_fails_crawls_and_has_an_hour() -> None:
    outcome, after = hit(hero(hp=1), 3, 20)
    assert outcome == "critical"
    assert (after.character.state, after.character.dying) == ("critical", 360)
    assert after.is_out


@pytest.mark.rule("cairn2e/critical", "cairn2e/74")
@pytest.mark.parametrize("kind", ["npc", "hireling"])
def test_anybody_else_who_fails_is_dead_unless_the_warden_decides(kind: Kind) -> None:
    figure = person("it", kind=kind, hp=0)
    assert hit(figure, 1, 20)[1].character.state == "dead"
    ask = played(npc_critical="ask")
    assert hit(figure, 1, 20, "dead", game=ask)[1].character.state == "dead"
    assert hit(figure, 1, 20, "down", game=ask)[1].character.state == "critical"


@pytest.mark.rule("cairn2e/critical", "cairn2e/74")
def test_the_warden_spares_who_fell_but_not_who_was_destroyed() -> None:
    fallen = do(scene_of(foe(hp=0)), Volley(target="wolf", blows=((4,),)), 1, 20).scene
    spared = do(fallen, Spare(who="wolf"))
    assert (spared.body("wolf").state, spared.body("wolf").strength) == ("stable", 9)
    with refuses("cairn-not-fallen", match="“wolf” cannot be spared; choose an opponent who fell"):
        do(spared.scene, Spare(who="wolf"))
    gone = do(scene_of(foe(hp=0, strength=2)), Volley(target="wolf", blows=((4,),)), 3).scene
    with refuses("cairn-not-fallen"):
        do(gone, Spare(who="wolf"))


@pytest.mark.rule("cairn2e/critical", "cairn2e/75", "cairn2e/several-attackers", "cairn2e/59")
def test_only_the_attack_that_counts_brings_its_critical_effect() -> None:
    troll, wolf = armed(foe("troll", critical="maims"), (6,)), armed(foe(critical="drags-off"), (6,))
    scene = fight_of(hero(hp=0), troll, wolf, side="foes")
    scene = replace(
        scene,
        declared=(
            Strike(who="troll", targets=("ada",), weapon=0),
            Strike(who="wolf", targets=("ada",), weapon=0),
        ),
    )
    due = [one for one in do(scene, ResolveSide(), 2, 3, 20).effects if isinstance(one, CriticalEffectDue)]
    assert [(one.who, one.foe, one.critical) for one in due] == [("ada", "wolf", "drags-off")]
    saved = do(scene, ResolveSide(), 2, 3, 1).effects
    assert not any(isinstance(one, CriticalEffectDue) for one in saved)


@pytest.mark.rule("cairn2e/death", "cairn2e/77")
@pytest.mark.parametrize("net", [10, 11, 40])
def test_at_strength_zero_a_character_is_dead_without_a_save(net: int) -> None:
    outcome, after = hit(hero(hp=0), net)
    assert (outcome, after.character.strength, after.character.state) == ("dead", 0, "dead")


@pytest.mark.rule("cairn2e/death", "cairn2e/78")
def test_at_strength_zero_a_foe_is_dead_too_unless_the_table_says_otherwise() -> None:
    assert hit(foe(hp=0), 10)[1].character.state == "dead"
    outcome, after = hit(foe(hp=0), 10, game=played(npc_zero_strength="critical"))
    assert (outcome, after.character.state) == ("critical", "critical")
    assert hit(hero(hp=0), 10, game=played(npc_zero_strength="critical"))[0] == "dead"


@pytest.mark.rule("cairn2e/critical", "cairn2e/79")
def test_more_damage_to_the_critically_hurt_takes_strength_and_no_second_save() -> None:
    _, down = hit(hero(hp=0), 1, 20)
    outcome, after = hit(down, 3)
    assert (outcome, after.character.strength, after.character.state) == ("wounded", 6, "critical")
    assert hit(after, 6)[0] == "dead"


@pytest.mark.rule("cairn2e/79", "cairn2e/enhanced")
@pytest.mark.parametrize(("enhanced", "die"), [(True, 12), (False, 6)])
def test_attacks_on_whoever_can_only_crawl_are_enhanced(enhanced: bool, die: int) -> None:
    _, down = hit(hero(hp=0, strength=30), 1, 20)
    game = played(helpless_is_enhanced=enhanced)
    done = do(scene_of(down), Volley(target="ada", blows=((6,),)), die, game=game)
    assert done.body("ada").strength == 29 - die


@pytest.mark.rule("cairn2e/critical", "cairn2e/80")
def test_bandages_stop_the_dying_and_nothing_else() -> None:
    _, down = hit(hero(hp=0), 2, 20)
    done = do(scene_of(down, hero("bob")), Stabilise(who="bob", target="ada"))
    body = done.body("ada")
    assert (body.state, body.dying, body.strength, body.hp) == ("stable", 0, 8, 0)
    assert done.scene.figure("ada").is_out
    with refuses("cairn-not-dying", match="“ada” is not dying; bandage somebody with critical damage"):
        do(done.scene, Stabilise(who="bob", target="ada"))


@pytest.mark.rule("cairn2e/critical", "cairn2e/49")
def test_in_a_fight_one_has_to_stand_beside_whom_one_bandages() -> None:
    _, down = hit(hero(hp=0), 2, 20)
    bandage = Stabilise(who="bob", target="ada")
    field = Board(grid=Grid(width=20, height=1)).put("ada", Square(0, 0))
    far, near = field.put("bob", Square(9, 0)), field.put("bob", Square(1, 0))
    people = (down, hero("bob"), foe())
    with refuses("cairn-too-far-to-bandage", match="“ada” is out of reach for “bob”; move next to them"):
        do(fight_of(*people, space=far), bandage)
    assert do(fight_of(*people, space=near), bandage).body("ada").state == "stable"
    assert do(scene_of(*people, space=far), bandage).body("ada").state == "stable", "nobody counts steps"
    bands = Zones().enter("ada").enter("bob", beside="ada", band="far")
    with refuses("cairn-too-far-to-bandage"):
        do(fight_of(*people, space=bands), bandage)
    offered = [one.action for one in CAIRN2E.offers(fight_of(*people, space=bands), "bob")]
    assert ShiftBand(who="bob", other="ada", nearer=True) in offered


def test_the_dead_are_not_bandaged() -> None:
    _, dead = hit(hero(hp=0), 10)
    with refuses("is-dead"):
        do(scene_of(dead, hero("bob")), Stabilise(who="bob", target="ada"))


@pytest.mark.rule("cairn2e/critical", "cairn2e/81", "cairn2e/82")
def test_only_an_attack_on_strength_calls_for_the_critical_save() -> None:
    scene = scene_of(hero(hp=5))
    trap = do(scene, HarmAttribute(who="ada", attribute="strength", dice=(6,)), 4)
    assert (trap.outcome, trap.body("ada").strength, trap.body("ada").hp) == ("hurt", 6, 5)
    blow = do(scene, HarmAttribute(who="ada", attribute="strength", dice=(6,), is_attack=True), 4, 20)
    assert (blow.outcome, blow.body("ada").state) == ("critical", "critical")


@pytest.mark.rule("cairn2e/unaware", "cairn2e/70")
def test_damage_to_the_unaware_goes_straight_to_strength_with_its_save() -> None:
    scene = scene_of(foe(hp=8))
    done = do(scene, Volley(target="wolf", blows=((6,),), bypasses_hp=True), 5, 5)
    assert (done.outcome, done.body("wolf").hp, done.body("wolf").strength) == ("wounded", 8, 5)


@pytest.mark.rule("cairn2e/armor", "cairn2e/28")
def test_armor_still_counts_against_what_goes_past_hp_unless_it_is_ignored() -> None:
    scene = scene_of(foe(hp=8, armor=2))
    plain = Volley(target="wolf", blows=((6,),), bypasses_hp=True)
    assert do(scene, plain, 5, 1).body("wolf").strength == 7
    assert do(scene, replace(plain, ignores_armor=True), 5, 1).body("wolf").strength == 5


@pytest.mark.rule("cairn2e/98", "cairn2e/scars")
def test_nobody_under_a_full_load_or_in_panic_reaches_zero_again() -> None:
    stones = tuple(Item(key="stone") for _ in range(10))
    loaded = hero(hp=5)
    loaded = replace(loaded, character=replace(loaded.character, items=stones))
    for figure in (loaded, hero(hp=5, is_panicked=True)):
        outcome, after = hit(figure, 5, 1)
        assert (outcome, after.character.hp, after.character.strength) == ("wounded", 5, 5)
        assert after.character.scars == ()


@pytest.mark.rule("cairn2e/24", "cairn2e/25")
def test_a_shield_counts_only_while_it_is_held() -> None:
    mail = Item(key="chainmail", kind="armor", armor=2, is_worn=True)
    shield = Item(key="shield", kind="armor", armor=1)
    figure = hero(hp=10)
    for is_worn, left in ((False, 6), (True, 7)):
        items = (mail, replace(shield, is_worn=is_worn))
        body = replace(figure, character=replace(figure.character, items=items))
        assert do(scene_of(body), Volley(target="ada", blows=((6,),)), 6).body("ada").hp == left


@pytest.mark.rule("cairn2e/armor", "cairn2e/26")
def test_the_cap_is_told() -> None:
    scene, action = pose("strike", dice="d8", armor=5, hp=9)
    done = do(scene, action, 8)
    assert done.body("foe").hp == 4
    assert "armor-capped" in done.steps


@pytest.mark.rule("cairn2e/43", "cairn2e/scars")
def test_hirelings_get_scars_only_where_the_table_says_so() -> None:
    assert hit(hireling(hp=4), 4)[0] == "hurt"
    outcome, after = hit(hireling(hp=4), 4, 2, game=played(hireling_scars=True))
    assert outcome == "scar"
    assert after.character.scars == (Scar(row=4, detail="leg", due="mended"),)


@pytest.mark.rule("cairn2e/critical", "cairn2e/79")
def test_the_dying_lose_strength_at_once_whatever_hp_they_have() -> None:
    fallen = hero(hp=4)
    fallen = replace(fallen, character=replace(fallen.character, state="critical", dying=100))
    scene = scene_of(fallen)
    outcome, effects = play(harm(GAME, scene, "ada", Damage(net=4)), seeded(1))
    after = applied(GAME, scene, effects).figure("ada").character
    assert (outcome, after.hp, after.strength, after.scars) == ("wounded", 4, 6, ())


@pytest.mark.rule("cairn2e/critical", "cairn2e/80")
def test_whoever_is_out_of_action_does_not_fight_on_by_a_save() -> None:
    stable = hero(hp=0)
    stable = replace(stable, character=replace(stable.character, state="stable"))
    done = do(scene_of(stable, foe()), Volley(target="ada", blows=((4,),), by="wolf"), 2, 1)
    assert done.body("ada").state == "stable"
    assert "stands-at" not in done.steps


@pytest.mark.rule("cairn2e/critical")
@pytest.mark.parametrize(
    ("rounds", "step", "effect"),
    [
        (360, "within the hour", "within the hour"),
        (180, "within 30 minutes", "in 180 rounds"),
        (5, "in 5 rounds", "in 5 rounds"),
    ],
)
def test_the_time_left_is_told_the_way_people_count_it(rounds: int, step: str, effect: str) -> None:
    blow = Volley(target="ada", blows=((6,),))
    done = do(scene_of(hero(hp=1)), blow, 3, 20, game=played(dying_rounds=rounds))
    spoken = words("en", "cairn2e")
    assert step in spoken.step(next(one for one in done.run.steps if one.key == "goes-down"))
    assert effect in spoken.effect(done.effects[-1])
