"""Small things: salve, holy water, potions, an antidote, torches and lanterns; and what is offered."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from nde.board import Board, Grid, Square
from nde.dice import GM
from nde.rules.ruleset import Offer, is_legal
from nde.rules.tkds.actions import Kindle, PassTurn, PassWatch, UseItem
from nde.rules.tkds.character import Character, Item
from nde.rules.tkds.exploration.camp import forage_dice
from nde.rules.tkds.exploration.offers import offers
from nde.rules.tkds.exploration.situations import situations
from nde.rules.tkds.ruleset import RESOLVE
from nde.rules.tkds.scene import Condition, Figure, Scene
from tests.refusals import Kind, refuses
from tests.rules.tkds.magic.people import GAME, after, ally, foe, mage, run, scene_of, told

FLINT, TORCHES = Item(key="flint"), Item(key="torches", uses=3)


def bearer(*items: Item, **fields: Any) -> Figure:
    return Figure(id="hero", character=Character(**{"hp": 8, "hp_most": 20, "items": items, **fields}))


def skeleton(**fields: Any) -> Figure:
    return replace(foe(**{"hp": 20, **fields}), tags=("undead",), defence=12)


def use(place: int = 0, target: str = "") -> UseItem:
    return UseItem(who="hero", item=place, target=target)


@pytest.mark.rule("tkds/gear", "tkds/camp")
def test_a_salve_heals_after_the_next_night() -> None:
    food = Item(key="rations", uses=3)
    hero = bearer(Item(key="salve", uses=1), food, specialization="mage")
    smeared = after(scene_of(hero), use())
    assert smeared.figure("hero").character.hp == 8
    assert smeared.figure("hero").character.items == (food,)
    night = PassWatch(activity="camp")
    morning = after(smeared, night, [5]).figure("hero")
    assert (morning.character.hp, morning.conditions) == (8 + 4 + 5, ())
    # A broken night heals nothing, and the salve is gone.
    broken = after(smeared, PassWatch(activity="camp", is_disturbed=True)).figure("hero")
    assert (broken.character.hp, broken.conditions) == (8, ())


@pytest.mark.rule("tkds/gear")
@pytest.mark.parametrize(("faces", "hp"), [((1,), 20), ((11,), 20), ((12, 3, 4), 13), ((20, 3, 4), 6)])
def test_holy_water_is_thrown_at_the_undead(faces: tuple[int, ...], hp: int) -> None:
    scene = scene_of(bearer(Item(key="holy-water", uses=1)), skeleton())
    done = after(scene, use(target="foe"), faces)
    assert done.figure("foe").character.hp == hp
    assert done.figure("hero").character.items == ()


@pytest.mark.rule("tkds/gear", "tkds/our-spells")
def test_a_potion_does_what_its_spell_does_on_a_success() -> None:
    scene = scene_of(bearer(Item(key="potion:healing"), Item(key="potion:bless")), ally())
    assert after(scene, use(), [4]).figure("hero").character.hp == 13
    assert after(scene, use(target="ally"), [4]).figure("ally").character.hp == 10
    assert [one.key for one in after(scene, use(1)).figure("hero").conditions] == ["blessed"]


@pytest.mark.rule("tkds/gear")
def test_an_antidote_cures_poison() -> None:
    ill = replace(bearer(Item(key="antidote", uses=1)), conditions=(Condition(key="poisoned", value=1),))
    assert after(scene_of(ill), use()).figure("hero").conditions == ()


@pytest.mark.rule("tkds/gear", "tkds/turn")
def test_using_a_thing_takes_the_action() -> None:
    scene = scene_of(bearer(Item(key="salve")), foe(), is_fight=True)
    assert after(scene, use()).figure("hero").has_acted


@pytest.mark.rule("tkds/gear")
@pytest.mark.parametrize(
    ("item", "action", "reason"),
    [
        ("rope", use(), "not-usable"),
        ("potion:nonsense", use(), "not-usable"),
        ("holy-water", use(target="foe"), "not-usable"),
        ("salve", use(3), "no-such-place-in-bag"),
        ("salve", use(-1), "no-such-place-in-bag"),
        ("salve", use(target="other"), "is-dead"),
    ],
)
def test_what_is_useless_is_refused(item: str, action: UseItem, reason: Kind) -> None:
    scene = scene_of(bearer(Item(key=item)), foe(), ally("other", hp=0, state="dead"))
    with refuses(reason):
        run(scene, action)


@pytest.mark.rule("tkds/gear")
def test_a_second_salve_is_wasted() -> None:
    smeared = after(scene_of(bearer(Item(key="salve", uses=2))), use())
    with refuses("not-usable"):
        run(smeared, use())


@pytest.mark.rule("tkds/gear")
@pytest.mark.parametrize(
    ("item", "target", "gap", "refused"),
    [("holy-water", "foe", 5, False), ("holy-water", "foe", 6, True), ("salve", "ally", 2, True)],
)
def test_things_reach_only_so_far(item: str, target: str, gap: int, refused: bool) -> None:
    board = Board(grid=Grid(width=20, height=1)).put("hero", Square(0, 0)).put(target, Square(gap, 0))
    other = skeleton() if target == "foe" else ally()
    scene = scene_of(bearer(Item(key=item)), other, space=board)
    if refused:
        with refuses("not-usable"):
            run(scene, use(target=target))
    else:
        assert run(scene, use(target=target), [1]).result.outcome == "critical-failure"


# light


@pytest.mark.rule("tkds/light", "tkds/G3")
@pytest.mark.parametrize(
    ("items", "place", "turns", "left"),
    [
        ((TORCHES, FLINT), 0, 6, (Item(key="torches", uses=2), FLINT)),
        ((Item(key="lantern"), Item(key="oil", uses=1), FLINT), 0, 24, (Item(key="lantern"), FLINT)),
        ((Item(key="lantern"), Item(key="oil", uses=1), FLINT), 1, 24, (Item(key="lantern"), FLINT)),
    ],
)
def test_a_torch_lasts_six_turns_and_a_flask_of_oil_twenty_four(
    items: tuple[Item, ...], place: int, turns: int, left: tuple[Item, ...]
) -> None:
    done = after(scene_of(bearer(*items)), Kindle(who="hero", item=place))
    assert done.light == turns
    assert done.figure("hero").character.items == left
    for _ in range(turns):
        assert done.light
        done = after(done, PassTurn(), [4])
    assert done.light == 0


@pytest.mark.rule("tkds/light", "tkds/gear")
@pytest.mark.parametrize(("die", "light"), [(9, 0), (10, 6)])
def test_in_a_fight_the_flint_needs_a_steady_hand(die: int, light: int) -> None:
    scene = scene_of(bearer(TORCHES, FLINT), foe(), is_fight=True)
    done = after(scene, Kindle(who="hero", item=0), [die])
    assert (done.light, done.figure("hero").has_acted) == (light, True)
    assert done.figure("hero").character.items[0].uses == (2 if light else 3)


@pytest.mark.rule("tkds/light")
def test_one_light_is_lit_from_another() -> None:
    scene = scene_of(bearer(TORCHES), light=2, is_fight=True)
    assert after(scene, Kindle(who="hero", item=0)).light == 6


@pytest.mark.rule("tkds/light")
@pytest.mark.parametrize(
    ("items", "reason"),
    [
        ((TORCHES,), "light-needs"),
        ((Item(key="lantern"), FLINT), "light-needs"),
        ((Item(key="oil", uses=1), FLINT), "light-needs"),
        ((Item(key="rope"), FLINT), "does-not-burn"),
        ((), "no-such-place-in-bag"),
    ],
)
def test_light_needs_fuel_and_fire(items: tuple[Item, ...], reason: Kind) -> None:
    with refuses(reason):
        run(scene_of(bearer(*items)), Kindle(who="hero", item=0))


# offers and situations


def legal(scene: Scene, seat: str) -> list[Offer]:
    def resolve(scene: Scene, action: object) -> Any:
        return RESOLVE[type(action)](GAME, scene, action)

    return [one for one in offers(GAME, scene, seat) if is_legal(resolve, scene, one.action)]


@pytest.mark.rule("tkds/gear", "tkds/light")
def test_what_somebody_carries_is_offered() -> None:
    hero = bearer(Item(key="salve"), Item(key="holy-water"), TORCHES, FLINT, Item(key="rope"))
    found = legal(scene_of(hero, ally(), skeleton()), "hero")
    assert [(one.name, getattr(one.action, "target", "")) for one in found] == [
        ("use-item", "hero"),
        ("use-item", "ally"),
        ("use-item", "foe"),
        ("kindle", ""),
    ]


@pytest.mark.rule("tkds/time", "tkds/watches", "tkds/downtime")
def test_the_gm_lets_time_pass_but_not_in_a_fight() -> None:
    hero = mage(essence_most=1, essence_is_used=True)
    names = [one.name for one in legal(scene_of(hero), GM)]
    assert names == [
        "pass-turn",
        "search-turn",
        "refill-turn",
        "travel",
        "explore",
        "forage",
        "camp",
        "wait",
        "downtime",
        "reach-market",
        "set-out",
    ]
    assert legal(scene_of(hero, is_fight=True), GM) == []


@pytest.mark.rule("tkds/watches", "tkds/gear")
def test_one_angler_and_those_who_help_roll_a_die_each() -> None:
    (situation,) = (one for one in situations(GAME) if one.name == "forage")
    posed = situation.pose({"people": 3, "water": True})
    assert forage_dice(posed.scene.figures, by_water=True) == "2d4+1d6"


@pytest.mark.rule("tkds/camp", "tkds/events", "tkds/watches")
@pytest.mark.parametrize("name", ["night", "turn-event", "forage"])
def test_every_situation_can_be_posed_with_its_defaults(name: str) -> None:
    (situation,) = (one for one in situations(GAME) if one.name == name)
    posed = situation.pose({param.name: param.default for param in situation.params})
    done = run(posed.scene, posed.action, {"night": [], "turn-event": [4], "forage": [4, 2]}[name])
    assert done.result.outcome == ""
    assert told(done)


@pytest.mark.rule("tkds/gear", "tkds/threatened", "tkds/reroll")
def test_holy_water_is_thrown_with_the_better_skill_and_its_dice_are_an_own_roll() -> None:
    body = Character(hp=8, hp_most=8, strength=3, hero_points=1, items=(Item(key="holy-water", uses=1),))
    ghoul = Figure(
        id="ghoul",
        side="foes",
        defence=13,
        tags=("undead",),
        character=Character(kind="npc", hp=20, hp_most=20),
    )
    scene = scene_of(Figure(id="hero", character=body), ghoul, is_fight=True)
    action = UseItem(who="hero", item=0, target="ghoul")
    done = after(scene, action, [10, "keep", 1, 1, "reroll", 6, 5])
    assert done.figure("ghoul").character.hp == 9
    assert done.figure("hero").character.hero_points == 0


@pytest.mark.rule("tkds/gear")
def test_salve_is_offered_for_the_hurt_and_an_antidote_for_the_poisoned() -> None:
    items = (Item(key="salve", uses=1), Item(key="antidote", uses=1))
    hero = Figure(id="hero", character=Character(hp=8, hp_most=8, items=items))

    def used(figure: Figure) -> list[int]:
        found = offers(GAME, scene_of(figure), "hero")
        return [one.action.item for one in found if one.name == "use-item"]

    assert used(hero) == []
    assert used(replace(hero, character=replace(hero.character, hp=3))) == [0]
    assert used(replace(hero, conditions=(Condition(key="poisoned", value=1),))) == [1]
