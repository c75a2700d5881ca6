"""People at a glance: who they are, what wears down, what hampers them, and their sheets."""

from __future__ import annotations

from typing import Any, get_args

import pytest
from msgspec.structs import replace

from nde.locale import LANGUAGES, words
from nde.rules.cairn2e.actions import Declare, Flee, Strike, Wait
from nde.rules.cairn2e.blocks import Attack, Block
from nde.rules.cairn2e.character import Item, Need, Scar
from nde.rules.cairn2e.play.people import conditions_of, people_of, sheet_of, standing
from nde.rules.cairn2e.roster import new_scene
from nde.rules.cairn2e.ruleset import CAIRN2E
from nde.rules.cairn2e.scene import Figure, Scene
from nde.rules.play import Person, Turn
from tests.refusals import refuses
from tests.rules.cairn2e.fight.fights import GAME, do, fight_of, foe, hero, hireling, scene_of

CONDITIONS = (
    *("dead", "critical", "mortal", "stable", "fled", "paralysed", "delirious"),
    *("panicked", "loses-turn", "overloaded", "hobbled", "deprived", "fatigue"),
)
"""Everything that may hamper somebody."""


def seen(scene: Scene) -> dict[str, Person]:
    return {one.id: one for one in people_of(GAME).people(scene)}


def of_body(figure: Figure, **changes: Any) -> Figure:
    return replace(figure, character=replace(figure.character, **changes))


def test_the_party_comes_first_and_each_is_called_by_name_or_by_what_they_are() -> None:
    ada = of_body(hero(), name="Ada")
    cook = of_body(hireling(), name="Gus", trade="torchbearer")
    scene = new_scene(GAME, {}, {"wolf-1": "wolf"})
    scene = replace(scene, figures=(*scene.figures, ada, cook))
    assert [(one.id, one.name, one.label) for one in people_of(GAME).people(scene)] == [
        ("ada", "Ada", ""),
        ("cook", "Gus", "trade-torchbearer"),
        ("wolf-1", "", "block-wolf"),
    ]


def test_a_creature_of_elsewhere_has_its_own_name() -> None:
    scene = new_scene(GAME, {}, {"x": Block(id="bog-thing", name="Bog Thing", hp=3)})
    assert [(one.name, one.label) for one in people_of(GAME).people(scene)] == [("Bog Thing", "")]


def test_hit_points_wear_down_first_and_strength_after_them() -> None:
    ada = of_body(hero(), hp=2, hp_most=5, strength=7, strength_most=11)
    (person,) = people_of(GAME).people(scene_of(ada))
    assert [(one.key, one.value, one.most) for one in person.tracks] == [("hp", 2, 5), ("strength", 7, 11)]


def test_what_a_decree_gives_beyond_the_most_is_told_as_it_is() -> None:
    scene = scene_of(of_body(hero("ada"), hp=3, hp_most=1, strength=12, strength_most=10))
    (ada,) = people_of(GAME).people(scene)
    assert [(one.key, one.value, one.most) for one in ada.tracks] == [("hp", 3, 1), ("strength", 12, 10)]
    told = {track.key: (track.value, track.most) for track in sheet_of(GAME, scene, "ada").tracks}
    assert (told["hp"], told["strength"]) == ((3, 1), (12, 10))


@pytest.mark.rule("cairn2e/slots", "cairn2e/22")
def test_a_full_load_shows_no_hit_points_and_says_why() -> None:
    ada = of_body(hero(), hp=4, hp_most=4, items=(Item(key="rock"),) * 10)
    (person,) = people_of(GAME).people(scene_of(ada))
    assert person.tracks[0].value == 0
    assert person.conditions == ("overloaded",)


def test_who_has_said_what_they_will_do_has_acted() -> None:
    idle = fight_of(hero(), hero("bo"), hero("cy"), hero("di"), foe())
    ada, bo, cy, di, wolf = idle.figures
    late, done = replace(cy, loses_turn=True), replace(di, has_acted=True)
    scene = replace(idle, figures=(ada, bo, late, done, wolf))
    assert [id for id, one in seen(scene).items() if one.has_acted] == ["cy", "di"]
    scene = do(scene, Declare(deed=Wait(who="ada"))).scene
    assert [id for id, one in seen(scene).items() if one.has_acted] == ["ada", "cy", "di"]


def test_who_is_named_in_a_common_deed_has_acted_too() -> None:
    scene = do(fight_of(hero(), hero("bo"), foe()), Declare(deed=Flee(who="ada", together=("bo",)))).scene
    assert [one.has_acted for one in people_of(GAME).people(scene)] == [True, True, False]


def test_outside_of_fights_nobody_has_acted() -> None:
    assert not seen(scene_of(hero(has_acted=True)))["ada"].has_acted


@pytest.mark.parametrize(
    ("state", "is_out", "is_gone"),
    [
        ("fine", False, False),
        ("critical", True, False),
        ("stable", True, False),
        ("mortal", True, False),
        ("dead", True, True),
    ],
)
def test_only_the_dead_are_beyond_help(state: str, is_out: bool, is_gone: bool) -> None:
    person = seen(scene_of(of_body(hero(), state=state)))["ada"]
    assert (person.is_out, person.is_gone) == (is_out, is_gone)
    assert person.conditions == (() if state == "fine" else (state,))


def test_foes_who_fled_are_gone_and_heroes_who_fled_come_back() -> None:
    found = seen(fight_of(hero(has_fled=True), foe(has_fled=True)))
    assert [(one.is_out, one.is_gone) for one in found.values()] == [(True, False), (True, True)]


def test_everything_that_hampers_is_told() -> None:
    lame = Scar(row=7, due="recovered")
    one = hero(is_panicked=True, loses_turn=True)
    one = of_body(one, dexterity=0, will=0, is_deprived=True, lacks=("food",), fatigue=2, scars=(lame,))
    told = (
        "paralysed",
        "delirious",
        "panicked",
        "loses-turn",
        "hobbled",
        "deprived",
        "fatigue",
    )
    assert conditions_of(GAME, one) == told
    assert set(told) <= set(CONDITIONS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_condition_has_words(language: str) -> None:
    speaker = words(language, "cairn2e")
    needs = tuple(f"lacks-{need}" for need in get_args(Need) if need != "other")
    assert [key for key in (*CONDITIONS, *needs) if not speaker.has(f"condition-{key}")] == []


def test_a_creature_with_no_will_by_nature_is_not_delirious() -> None:
    skeleton = new_scene(GAME, {}, {"s": "skeleton"}).figure("s")
    assert conditions_of(GAME, skeleton) == ()


def test_the_turn_says_the_round_and_the_side() -> None:
    assert people_of(GAME).turn(fight_of(hero(), foe(), side="foes")) == Turn(
        is_fight=True, round=2, side="foes"
    )
    assert not people_of(GAME).turn(scene_of(hero())).is_fight


def test_a_side_can_take_the_hit_points_and_strength_of_those_who_take_part() -> None:
    ada, bo = of_body(hero(), hp=3, strength=8), of_body(hero("bo"), hp=6, strength=12)
    scene = scene_of(ada, bo, foe())
    assert standing(GAME, scene, "party") == 29
    assert standing(GAME, scene_of(ada, of_body(bo, state="stable")), "party") == 11
    assert standing(GAME, scene_of(ada, replace(bo, is_panicked=True)), "party") == 23


def test_a_character_has_their_sheet_and_a_creature_what_is_left_of_it() -> None:
    scene = new_scene(GAME, {}, {"w": "wolf"})
    hurt = of_body(scene.figure("w"), hp=1, state="critical")
    scene = replace(scene, figures=(of_body(hero(), name="Ada"), hurt))
    assert sheet_of(GAME, scene, "ada").name == "Ada"
    wolf = sheet_of(GAME, scene, "w")
    assert wolf.name == "wolf"
    assert (wolf.tracks[0].key, wolf.tracks[0].value, wolf.tracks[0].most) == ("hp", 1, 6)
    assert [one.items for one in wolf.lists if not one.is_for_gm] == [("bite",), (), ("critical",)]
    with refuses("no-such-figure"):
        sheet_of(GAME, scene, "nobody")


def test_a_sheet_in_play_tells_what_only_the_scene_knows() -> None:
    ada = of_body(hero(is_panicked=True), is_deprived=True, lacks=("food",), fatigue=2, hp=3, state="stable")
    sheet = sheet_of(GAME, scene_of(ada), "ada")
    (told,) = [one for one in sheet.lists if one.key == "conditions"]
    shown = dict(zip(told.items, told.notes, strict=True))
    assert shown == {"panicked": "", "deprived": "", "lacks-food": "", "fatigue": "×2"}
    assert sheet.tracks[0].value == 0
    calm = scene_of(replace(ada, is_panicked=False))
    assert sheet_of(GAME, calm, "ada") == CAIRN2E.sheet(calm.figure("ada").character)


def test_a_leading_creature_says_so() -> None:
    boss = foe("boss", is_leader=True, is_detachment=True, attacks=(Attack(name="bite", dice=(8,)),))
    sheet = sheet_of(GAME, scene_of(boss), "boss")
    assert sheet.lists[0].notes == ("d8",)
    assert sheet.lists[1].items == ("detachment", "leader")


def test_somebody_struck_down_is_told_to_be_dying() -> None:
    scene = fight_of(of_body(hero(), hp=0, strength=5), foe(attacks=(Attack(name="bite", dice=(6,)),)))
    scene = replace(scene, side="foes")
    down = do(scene, Strike(who="wolf", targets=("ada",), weapon=0), 3, 19).scene
    assert seen(down)["ada"].conditions == ("critical",)
