"""What players may know, and people who join and leave."""

from __future__ import annotations

import msgspec
import pytest
from msgspec.structs import replace

from nde.board import Board, Grid, Square, Zones
from nde.rules.cairn2e.actions import Deed, Flee, ResolveSide, ShiftBand, Stabilise, Strike, Try, Wait
from nde.rules.cairn2e.fight.effects import Fled, MoraleTested
from nde.rules.cairn2e.roster import join, leave, new_scene, veil
from nde.rules.cairn2e.scene import Group, Scene
from nde.table.events import Entry, Resolved, Step
from nde.table.state import Task
from nde.table.view_entry import view_entry
from tests.refusals import refuses
from tests.rules.cairn2e.fight.fights import GAME, applied, armed, do, fight_of, foe, hero, scene_of

SHADE = "Ψ-shade"
HIDDEN = frozenset((SHADE,))


def two_kinds(*ids: str) -> Scene:
    return new_scene(GAME, {}, dict.fromkeys(ids, "wolf"), is_fight=True)


def test_with_nobody_hidden_it_is_the_very_same_scene() -> None:
    scene = fight_of(hero(), foe())
    assert veil(GAME, scene, frozenset()) is scene
    assert veil(GAME, scene, frozenset(("nobody",))) is scene


def test_the_hidden_are_gone_from_figures_and_from_the_number_of_their_group() -> None:
    scene = two_kinds("a", "b", SHADE)
    veiled = veil(GAME, scene, HIDDEN)
    assert [one.id for one in veiled.figures] == ["a", "b"]
    assert veiled.groups == (Group(id="foes", size=2),)
    assert veil(GAME, two_kinds(SHADE), HIDDEN).groups == ()


@pytest.mark.parametrize(
    ("deed", "left"),
    [
        (Strike(who="ada", targets=(SHADE, "wolf")), Strike(who="ada", targets=("wolf",))),
        (Strike(who="ada", targets=(SHADE,)), Wait(who="ada")),
        (Stabilise(who="ada", target=SHADE), Wait(who="ada")),
        (ShiftBand(who="ada", other=SHADE), Wait(who="ada")),
        (Try(who="ada", attribute="will", against=SHADE), Wait(who="ada")),
        (Flee(who="ada", together=("bo", SHADE)), Flee(who="ada", together=("bo",))),
        (Try(who="ada", attribute="will"), Try(who="ada", attribute="will")),
        (Wait(who=SHADE), None),
    ],
)
def test_declarations_tell_nothing_of_the_hidden(deed: Deed, left: Deed | None) -> None:
    scene = fight_of(hero(), hero("bo"), foe(), foe(SHADE), declared=(deed,))
    veiled = veil(GAME, scene, HIDDEN)
    assert veiled.declared == (() if left is None else (left,))
    assert SHADE not in msgspec.json.encode(veiled).decode()


def test_tokens_and_bands_lose_the_hidden() -> None:
    board = Board(grid=Grid(width=4, height=1)).put("ada", Square(0, 0)).put(SHADE, Square(2, 0))
    zones = Zones().enter("ada").enter(SHADE)
    for space in (board, zones):
        veiled = veil(GAME, fight_of(hero(), foe(SHADE), space=space), HIDDEN)
        assert SHADE not in msgspec.json.encode(veiled).decode()


def test_a_token_of_nobody_can_be_hidden_as_well() -> None:
    board = Board(grid=Grid(width=4, height=1)).put("ada", Square(0, 0)).put(SHADE, Square(2, 0))
    veiled = veil(GAME, scene_of(hero(), space=board), HIDDEN)
    assert SHADE not in msgspec.json.encode(veiled).decode()


def test_a_group_that_is_called_after_a_hidden_leader_is_called_otherwise() -> None:
    scene = fight_of(hero(), foe(SHADE, group=SHADE), foe("wolf", group=SHADE))
    assert SHADE not in msgspec.json.encode(veil(GAME, scene, HIDDEN)).decode()


def test_who_joins_a_fight_makes_their_group_larger() -> None:
    scene = two_kinds("a")
    joined = join(GAME, scene, {"b": "wolf", "c": "goblin", "d": "killer-bees"})
    assert joined.groups == (Group(id="foes", size=3),)
    assert [one.block for one in joined.figures] == ["wolf", "wolf", "goblin", "killer-bees"]
    assert join(GAME, scene_of(hero()), {"b": "wolf"}).groups == ()


@pytest.mark.rule("cairn2e/morale")
def test_foes_of_an_older_log_stay_with_their_kind_and_newcomers_are_the_opponents() -> None:
    wolves = tuple(foe(id, block="wolf", group="wolf") for id in ("a", "b"))
    joined = join(GAME, fight_of(hero(), *wolves), {"c": "wolf", "d": "goblin"})
    assert joined.groups == (Group(id="foes", size=2), Group(id="wolf", size=2))


@pytest.mark.rule("cairn2e/morale")
@pytest.mark.parametrize("others", [("wolf",), ("wolf", "ogre")])
def test_the_morale_of_the_hidden_tells_nobody_that_they_are_there(others: tuple[str, ...]) -> None:
    """The goblin in sight falls; a shade whom nobody sees saves for what is left of the side."""
    seen = tuple(foe(id, hp=0, strength=1) if id == "wolf" else foe(id) for id in others)
    hidden = foe(SHADE, block="shadow", will=3)
    club = replace(armed(hero(), (6,)), id="ada")
    scene = fight_of(club, *seen, hidden, declared=(Strike(who="ada", targets=("wolf",), weapon=0),))
    done = do(scene, ResolveSide(), 6, 3)
    assert "morale-holds" in done.steps
    steps = tuple(Step(rule=one.rule, key=one.key, facts=tuple(one.facts.items())) for one in done.run.steps)
    task = Task(seat="gm", figure="gm", name="resolve-side", action=ResolveSide())
    event = Resolved(task=task, answers=(6, 3), effects=done.effects, steps=steps)
    entry = view_entry(Entry(number=9, seat="gm", events=(event,), unseen=(("*", (SHADE,)),)), "ada")
    told = entry.events[0]
    assert isinstance(told, Resolved)
    assert not [step.key for step in told.steps if step.rule == "cairn2e/morale"]
    tested = [one for one in told.effects if isinstance(one, MoraleTested)]
    assert tested == [MoraleTested(group="foes", rule="cairn2e/morale")]


def test_only_known_creatures_join_and_under_ids_that_are_free() -> None:
    with refuses("no-such-creature-block"):
        join(GAME, scene_of(hero()), {"b": "no-such-block"})
    with refuses("name-taken"):
        join(GAME, scene_of(hero()), {"ada": "wolf"})


def test_who_leaves_takes_their_token_with_them() -> None:
    board = Board(grid=Grid(width=4, height=1)).put("ada", Square(0, 0)).put("wolf", Square(2, 0))
    left = leave(GAME, fight_of(hero(), foe(), space=board), "wolf")
    assert [one.id for one in left.figures] == ["ada"]
    assert isinstance(left.space, Board)
    assert [token.id for token in left.space.tokens] == ["ada"]
    with refuses("no-such-figure"):
        leave(GAME, left, "wolf")


@pytest.mark.rule("cairn2e/retreat")
def test_who_has_fled_stands_nowhere_any_more() -> None:
    board = Board(grid=Grid(width=4, height=1)).put("ada", Square(0, 0)).put("wolf", Square(2, 0))
    zones = Zones().enter("ada").enter("wolf")
    for space in (board, zones):
        scene = fight_of(hero(), foe(), space=space)
        for who in ("wolf", "wolf", "ada", "nobody"):
            scene = applied(GAME, scene, [Fled(who=who, rule="")])
        assert isinstance(scene.space, Board | Zones)
        assert scene.space.tokens == ()
    away = replace(fight_of(hero(), foe()), space=None)
    assert applied(GAME, away, [Fled(who="wolf", rule="")]).figure("wolf").has_fled
