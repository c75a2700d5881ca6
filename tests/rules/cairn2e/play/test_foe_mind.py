"""What foes do when nobody decides for them."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from nde.board import Board, Grid, Square, Zones
from nde.dice import GM, play, seeded
from nde.lab.rulings import ruled
from nde.rules.cairn2e.actions import Declare, MoveTo, ShiftBand, Strike
from nde.rules.cairn2e.bestiary import BLOCKS, figure_from_block
from nde.rules.cairn2e.blocks import Attack
from nde.rules.cairn2e.play.foe_attacks import foe_attacks
from nde.rules.cairn2e.ruleset import CAIRN2E
from nde.rules.cairn2e.scene import Figure, Scene
from nde.rules.cairn2e.settings import Game
from nde.rules.ruleset import Offer
from tests.rules.cairn2e.fight.fights import fight_of, foe, hero

BITE, HOWL = Attack(name="bite", dice=(6,)), Attack(name="howl", dice=(4,), is_blast=True)
SLING = Attack(name="sling", dice=(4,), is_ranged=True)


def weak(id: str, hp: int) -> Figure:
    one = hero(id)
    return replace(one, character=replace(one.character, hp=hp, hp_most=9))


def choice(scene: Scene) -> Offer | None:
    assert CAIRN2E.playing is not None
    return CAIRN2E.playing.foe_choice(scene, CAIRN2E.offers(scene, GM))


def deed(scene: Scene) -> Any:
    chosen = choice(scene)
    assert chosen is not None
    return chosen.action.deed if isinstance(chosen.action, Declare) else chosen.action


def whole_turn(scene: Scene) -> Scene:
    """The scene when the foes have nothing left to say."""
    for _ in range(50):
        if (chosen := choice(scene)) is None:
            return scene
        for effect in play(CAIRN2E.resolve(scene, chosen.action), seeded(1), lambda ask: ask.default).effects:
            scene = CAIRN2E.apply(scene, effect)
    raise AssertionError("the foes go on for ever")


def test_all_strike_the_weakest() -> None:
    scene = fight_of(weak("ada", 6), weak("bo", 2), foe(attacks=(BITE,)), foe("bear", attacks=(BITE,)))
    done = whole_turn(replace(scene, side="foes"))
    assert [(one.who, one.targets) for one in done.declared if isinstance(one, Strike)] == [
        ("wolf", ("bo",)),
        ("bear", ("bo",)),
    ]


def test_nobody_strikes_the_fallen() -> None:
    down = weak("bo", 0)
    down = replace(down, character=replace(down.character, state="critical"))
    scene = fight_of(weak("ada", 6), down, foe(attacks=(BITE,)), side="foes")
    assert deed(scene).targets == ("ada",)
    assert choice(fight_of(down, foe(attacks=(BITE,)), side="foes")) is None


def test_the_strongest_attack_is_used_and_one_that_reaches_many_first() -> None:
    scene = fight_of(weak("ada", 6), foe(attacks=(SLING, BITE)), side="foes")
    assert deed(scene).weapon == 1
    scene = fight_of(weak("ada", 6), weak("bo", 2), foe(attacks=(BITE, HOWL)), side="foes")
    assert (deed(scene).weapon, deed(scene).targets) == (1, ("ada", "bo"))


def test_only_on_their_turn_and_only_those_who_can() -> None:
    scene = fight_of(weak("ada", 6), foe(attacks=(BITE,)))
    assert choice(scene) is None
    assert choice(fight_of(weak("ada", 6), foe(attacks=(BITE,), has_fled=True), side="foes")) is None
    assert choice(replace(scene, is_fight=False, side="foes")) is None


def test_teeth_come_close_first_and_slings_do_not() -> None:
    board = Board(grid=Grid(width=12, height=1)).put("ada", Square(0, 0)).put("wolf", Square(6, 0))
    scene = fight_of(weak("ada", 6), foe(attacks=(BITE,)), side="foes", space=board)
    assert deed(scene) == MoveTo(who="wolf", to=Square(1, 0))
    done = whole_turn(scene)
    assert [one.targets for one in done.declared if isinstance(one, Strike)] == [("ada",)]
    slinger = fight_of(weak("ada", 6), foe(attacks=(BITE, SLING)), side="foes", space=board)
    assert deed(slinger).weapon == 1


def test_who_is_too_far_away_runs_with_move_and_action() -> None:
    board = Board(grid=Grid(width=40, height=1)).put("ada", Square(0, 0)).put("wolf", Square(39, 0))
    done = whole_turn(fight_of(weak("ada", 6), foe(attacks=(BITE,)), side="foes", space=board))
    assert done.declared == (MoveTo(who="wolf", to=Square(23, 0), is_action=True),)


def test_between_bands_they_come_nearer_to_the_nearest_who_stands() -> None:
    zones = Zones().enter("wolf").enter("ada", beside="wolf", band="far")
    zones = zones.enter("bo", beside="wolf", band="nearby").enter("cy", beside="wolf", band="nearby")
    down = replace(weak("bo", 1), has_fled=True)
    scene = fight_of(weak("ada", 1), down, weak("cy", 6), foe(attacks=(BITE,)), side="foes", space=zones)
    assert deed(scene) == ShiftBand(who="wolf", other="cy")


def test_walled_in_they_wait() -> None:
    grid = Grid(width=3, height=1, walls=frozenset((Square(1, 0),)))
    board = Board(grid=grid).put("ada", Square(0, 0)).put("wolf", Square(2, 0))
    assert choice(fight_of(weak("ada", 6), foe(attacks=(BITE,)), side="foes", space=board)) is None


def used_by(block: str, *heroes: Figure) -> str:
    """With what a creature strikes first."""
    creature = figure_from_block(Game(), BLOCKS[block], block)
    chosen = deed(fight_of(*heroes, creature, side="foes"))
    return str(creature.attacks[chosen.weapon].name)


@pytest.mark.parametrize(
    ("block", "hp", "name"),
    [
        ("chimera", 6, "dragon-breath"),  # d8 past all HP does more than a d10 at them
        ("chimera", 0, "bite"),  # with no HP left to pass, the greater die
        ("earth-elemental", 6, "mudcannon"),
        ("red-dragon", 6, "fire-breath"),
        ("storm-giant", 6, "thunderclap"),
        ("storm-giant", 0, "great-sword"),
        ("ifrit", 6, "flaming-sword"),  # its pillar of flame is for once a day
        ("troll", 6, "claws"),
    ],
)
def test_a_foe_strikes_with_what_does_most_by_its_odds(block: str, hp: int, name: str) -> None:
    assert used_by(block, weak("ada", hp)) == name


def test_attacks_of_foes_are_named_with_those_that_another_outdoes() -> None:
    def named(block: str) -> dict[str, bool]:
        return foe_attacks(Game(), fight_of(hero(), figure_from_block(Game(), BLOCKS[block], block)))

    assert named("chimera") == {"bite": False, "dragon-breath": False}
    assert named("kobold") == {"bite": True, "spear": False}
    assert named("goblin") == {"dagger": False, "sling": True}, "of two that are alike the first counts"
    assert named("ifrit") == named("wolf") == {}


@pytest.mark.parametrize("whom", ["usual", "first", "weakest", "firmest"])
@pytest.mark.parametrize("fallen", ["spare", "strike"])
def test_an_attack_that_reaches_everybody_does_so_whomever_the_lab_rules_they_strike(
    whom: str, fallen: str
) -> None:
    """A detachment’s attacks are blasts (Detachments): there is nobody to choose."""
    bees = figure_from_block(Game(), BLOCKS["killer-bees"], "bees")
    scene = fight_of(weak("ada", 6), weak("bo", 2), bees, side="foes")
    playing = ruled(CAIRN2E, {}, {"whom": whom, "fallen": fallen}).playing
    assert playing is not None
    chosen = playing.foe_choice(scene, CAIRN2E.offers(scene, GM))
    assert chosen is not None
    assert chosen.action.deed.targets == ("ada", "bo")
