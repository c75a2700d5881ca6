"""What is offered in fights, and to whom."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from msgspec.structs import replace

from nde.board import Board, Grid, Square, Zones
from nde.dice import Procedure
from nde.rules.cairn2e.actions import Declare, ResolveSide, Stabilise, Strike, Try, Wait
from nde.rules.cairn2e.blocks import Attack
from nde.rules.cairn2e.character import Item, Scar
from nde.rules.cairn2e.fight.offers import manner, offers
from nde.rules.cairn2e.ruleset import RESOLVE
from nde.rules.cairn2e.scene import Scene
from nde.rules.ruleset import Offer, Resolution, each_of, is_legal
from nde.rules.variation import varied
from tests.rules.cairn2e.fight.fights import GAME, armed, do, fight_of, foe, hero, hireling, scene_of

BITE = Attack(name="bite", dice=(6,))


def resolve(scene: Scene, action: Any) -> Procedure[Resolution]:
    return RESOLVE[type(action)](GAME, scene, action)


def legal(scene: Scene, seat: str) -> list[Offer]:
    return [one for one in each_of(offers(GAME, scene, seat)) if is_legal(resolve, scene, one.action)]


def names(scene: Scene, seat: str) -> Counter[str]:
    return Counter(one.name for one in legal(scene, seat))


@pytest.mark.rule("cairn2e/declaring", "cairn2e/50")
def test_a_character_on_turn_may_declare_every_deed() -> None:
    scene = fight_of(armed(hero(), (8,)), foe(), foe("bear"))
    assert names(scene, "ada") == {"strike": 4, "try": 1, "flee": 1, "wait": 1}
    assert all(
        isinstance(one.action, Declare) and one.preview == one.action.deed for one in legal(scene, "ada")
    )


def test_what_is_offered_can_be_resolved_and_previewed() -> None:
    scene = fight_of(armed(hero(is_panicked=True), (8,)), foe())
    for offer in legal(scene, "ada"):
        assert is_legal(resolve, scene, offer.preview)
    assert names(scene, "ada")["recover"] == 1


def test_after_declaring_only_taking_back_is_left() -> None:
    scene = do(fight_of(hero(), foe()), Declare(deed=Wait(who="ada"))).scene
    assert names(scene, "ada") == {"take-back": 1}
    assert names(scene, "gm")["resolve-side"] == 1


def test_the_other_side_waits_for_its_turn() -> None:
    scene = fight_of(hero(), foe(attacks=(BITE,)))
    assert "strike" not in names(scene, "gm")
    turned = do(scene, ResolveSide()).scene
    assert names(turned, "ada") == {}
    assert names(turned, "gm")["strike"] == 1


def test_the_warden_speaks_for_hirelings() -> None:
    scene = fight_of(hero(), armed(hireling(), (6,)), foe())
    deeds = [one.preview for one in legal(scene, "gm") if isinstance(one.preview, Strike)]
    assert {deed.who for deed in deeds} == {"cook"}


def test_the_warden_begins_and_ends_fights_and_rules_on_what_came_of_them() -> None:
    peace = scene_of(hero(scars=(Scar(row=2),)), foe())
    assert names(peace, "gm") == {"start-fight": 1, "harm-attribute": 1, "settle-scar": 1}
    fallen = foe("bear")
    fallen = replace(fallen, character=replace(fallen.character, state="dead"))
    war = names(fight_of(hero(), foe(), fallen), "gm")
    assert war == {"resolve-side": 1, "end-fight": 1, "check-morale": 1, "spare": 1}


def test_only_the_dying_are_offered_bandages() -> None:
    down = hero("bob")
    down = replace(down, character=replace(down.character, state="critical", dying=5))
    assert names(fight_of(hero(), down, foe()), "ada")["stabilise"] == 1
    said = Stabilise(who="cy", target=down.id)
    helped = fight_of(hero(), hero("cy"), down, foe(), declared=(said,))
    assert "stabilise" not in names(helped, "ada"), "one bandage is enough"
    assert names(scene_of(hero(), down), "ada") == {"try": 1, "stabilise": 1}


@pytest.mark.rule("cairn2e/blast")
def test_what_reaches_many_is_offered_at_all_of_them() -> None:
    breath = Attack(name="breath", dice=(6,), is_blast=True)
    scene = fight_of(hero(), hero("bob"), foe(attacks=(breath,)), side="foes")
    blasts = [one for one in legal(scene, "gm") if one.name == "blast"]
    assert [one.preview.targets for one in blasts] == [("ada", "bob")]


def test_every_square_in_reach_is_offered_once() -> None:
    board = Board(grid=Grid(width=12, height=1)).put("ada", Square(0, 0)).put("wolf", Square(11, 0))
    scene = fight_of(hero(), foe(), space=board)
    assert names(scene, "ada")["move"] == 8
    moved = do(scene, next(one.action for one in legal(scene, "ada") if one.name == "move")).scene
    assert names(moved, "ada")["move-again"] == 9
    assert names(moved, "ada")["move"] == 0


def test_bands_are_offered_nearer_and_farther() -> None:
    zones = Zones().enter("ada").enter("wolf", beside="ada", band="far")
    scene = fight_of(hero(), foe(), space=zones)
    found = names(scene, "ada")
    assert (found["approach"], found["withdraw"]) == (1, 1)


def test_spells_are_declared_in_a_fight() -> None:
    figure = hero()
    book = Item(key="spellbook", kind="spellbook", spell="charm")
    figure = replace(figure, character=replace(figure.character, items=(book,)))
    assert names(fight_of(figure, foe()), "ada")["cast"] == 1


@pytest.mark.rule("cairn2e/opposed", "cairn2e/4", "cairn2e/5")
def test_a_risky_thing_may_be_said_to_be_against_somebody_and_with_others() -> None:
    scene = fight_of(hero(), hero("bob"), foe())
    offer = next(one for one in legal(scene, "ada") if one.name == "try")
    choices = {param.name: param.choices for param in offer.params}
    assert (choices["against"], choices["together"]) == (("none", "wolf"), ("bob",))
    varied_deed = varied(offer.action, {"against": "wolf", "together": ("bob",), "attribute": "will"}).deed
    assert varied_deed == Try(who="ada", attribute="will", against="wolf", together=("bob",))
    assert varied(offer.action, {"against": "none"}) == offer.action


def test_a_stranger_is_offered_nothing() -> None:
    assert legal(fight_of(hero(), foe()), "nobody") == []


def deeds(scene: Scene, seat: str, name: str) -> list[Any]:
    return [one.action.deed for one in legal(scene, seat) if one.name == name]


@pytest.mark.rule("cairn2e/two-weapons", "cairn2e/55")
def test_two_light_weapons_are_offered_together_and_the_same_ones_once() -> None:
    scene = fight_of(armed(hero(), (6,), (8,)), foe())
    assert [(one.weapon, one.second) for one in deeds(scene, "ada", "strike-both")] == [(0, 1)]
    twins = hero()
    dagger = Item(key="dagger", kind="weapon", dice=(6,))
    twins = replace(twins, character=replace(twins.character, items=(dagger,) * 3))
    scene = fight_of(twins, foe())
    assert [one.weapon for one in deeds(scene, "ada", "strike")] == [0, -1]
    assert [(one.weapon, one.second) for one in deeds(scene, "ada", "strike-both")] == [(0, 1)]
    assert not deeds(fight_of(armed(hero(), (10,), (10,), slots=2), foe()), "ada", "strike-both")


@pytest.mark.rule("cairn2e/ranged", "cairn2e/65")
def test_only_what_reaches_far_can_be_aimed_at_somebody_far_away() -> None:
    for is_ranged in (False, True):
        scene = fight_of(armed(hero(), (6,), is_ranged=is_ranged), foe())
        offer = next(one for one in legal(scene, "ada") if one.preview and one.preview.weapon == 0)
        assert ("is_distant" in [param.name for param in offer.params]) == is_ranged


@pytest.mark.rule("cairn2e/critical", "cairn2e/79")
def test_the_helpless_can_be_attacked_after_all_who_stand() -> None:
    down = hero("bob")
    down = replace(down, character=replace(down.character, state="critical", dying=9))
    gone = replace(hero("eve"), has_fled=True)
    scene = fight_of(down, gone, hero(), foe(attacks=(BITE,)), side="foes")
    targets = [one.targets for one in deeds(scene, "gm", "strike") if one.weapon == 0]
    assert targets == [("ada",), ("bob",)]


@pytest.mark.rule("cairn2e/hirelings", "cairn2e/43")
def test_the_warden_speaks_for_hirelings_in_peace_too() -> None:
    tries = [one.action for one in legal(scene_of(hero(), hireling()), "gm") if one.name == "try"]
    assert [one.who for one in tries] == ["cook"]


@pytest.mark.rule("cairn2e/attribute-loss", "cairn2e/82")
def test_the_die_of_harm_outside_fights_can_be_said() -> None:
    scene = scene_of(hero())
    offer = next(one for one in legal(scene, "gm") if one.name == "harm-attribute")
    done = do(scene, varied(offer.action, {"die": 12, "attribute": "will"}), 9)
    assert done.body("ada").will == 1


@pytest.mark.rule("cairn2e/impaired", "cairn2e/62")
def test_only_those_without_attacks_of_their_own_are_offered_bare_hands() -> None:
    scene = fight_of(hero(), foe(attacks=(BITE,)), foe("thug"), side="foes")
    by_who = {one.who: one.weapon for one in deeds(scene, "gm", "strike")}
    assert by_who == {"wolf": 0, "thug": -1}


def test_a_bow_is_shot_rocks_are_thrown_and_breath_is_neither() -> None:
    bow, rocks = (
        Attack(name="bow", dice=(6,), is_ranged=True),
        Attack(name="rocks", dice=(6,), is_ranged=True),
    )
    breath = Attack(name="fire-breath", dice=(6,), is_ranged=True, is_blast=True)
    assert [manner(one) for one in (bow, rocks, breath, Attack(name="sword"))] == [
        "shoot",
        "throw",
        "strike",
        "strike",
    ]
