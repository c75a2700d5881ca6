"""Essence: its maximum, the odd refill in the field, and the night that restores all."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nde.rules.tkds.actions import PassTurn, PassWatch
from nde.rules.tkds.character import Character, Item
from nde.rules.tkds.effects.time import EssenceRefilled, EssenceRestored, EssenceUsed
from nde.rules.tkds.scene import Figure, Scene
from nde.rules.tkds.settings import Game
from nde.rules.tkds.turns import spend_essence
from tests.refusals import refuses
from tests.rules.tkds.magic.people import after, carry_out, game, scene_of

REFILL = PassTurn(deeds=(("hero", "refill"),))
CAMP = PassWatch(activity="camp")


def with_essence(now: int, most: int = 3, *, used: bool = False) -> Scene:
    """A fighter with food for many nights."""
    food = (Item(key="rations", uses=3),) * 3
    body = Character(
        hp=8,
        hp_most=8,
        specialization="fighter",
        essence=now,
        essence_most=most,
        essence_is_used=used,
        items=food,
    )
    return scene_of(Figure(id="hero", character=body))


def essence(scene: Scene) -> tuple[int, bool]:
    body = scene.figure("hero").character
    return body.essence, body.essence_is_used


def use(scene: Scene, points: int = 1) -> Scene:
    return carry_out(scene, spend_essence(scene.figure("hero"), points))


@pytest.mark.rule("tkds/48", "tkds/49", "tkds/U20", "tkds/U21", "tkds/U23", "tkds/essence")
def test_the_essence_vectors_of_the_digest() -> None:
    scene = use(with_essence(3), 2)
    assert essence(scene) == (1, True)
    scene = after(scene, REFILL, [4])
    assert essence(scene) == (2, False)
    with refuses("essence-not-used", match="has used no essence since the last refill"):
        after(scene, REFILL, [4])
    scene = use(scene)
    assert essence(scene) == (1, True)
    scene = after(scene, REFILL, [4])
    assert essence(scene) == (2, False)
    scene = after(scene, CAMP)
    assert essence(scene) == (3, False)
    with refuses("essence-not-used"):
        after(scene, REFILL, [4])


@pytest.mark.rule("tkds/U22", "tkds/48")
def test_as_an_option_a_refill_brings_all() -> None:
    option = game(essence_refill="all")
    assert essence(after(use(with_essence(3), 3), REFILL, [4], option)) == (3, False)
    assert essence(after(use(with_essence(3), 3), REFILL, [4])) == (1, False)


@pytest.mark.rule("tkds/48", "tkds/U20", "tkds/time")
def test_a_refill_takes_a_whole_turn_undisturbed() -> None:
    scene = use(with_essence(1, 1))
    loud = PassTurn(deeds=REFILL.deeds, is_loud=True)
    assert essence(after(scene, loud, [1])) == (0, True)
    assert after(scene, loud, [1]).clock == 60
    assert essence(after(scene, loud, [2, 4])) == (1, False)


@pytest.mark.rule("tkds/49", "tkds/U23", "tkds/essence")
@pytest.mark.parametrize("used", [True, False])
def test_a_night_restores_all_and_clears_the_mark(used: bool) -> None:
    assert essence(after(with_essence(0, 3, used=used), CAMP)) == (3, False)


@pytest.mark.rule("tkds/47", "tkds/essence")
def test_without_essence_nothing_is_powered() -> None:
    with refuses("no-essence", match="needs 1 essence and has less"):
        use(with_essence(0, 1))
    with refuses("no-essence"):
        use(with_essence(1, 2), 2)


@pytest.mark.rule("tkds/essence", "tkds/48", "tkds/49")
@given(
    st.integers(0, 3),
    st.lists(
        st.one_of(
            st.builds(
                EssenceUsed, who=st.just("hero"), points=st.integers(1, 4), rule=st.just("tkds/essence")
            ),
            st.builds(
                EssenceRefilled, who=st.just("hero"), points=st.integers(1, 4), rule=st.just("tkds/essence")
            ),
            st.builds(EssenceRestored, who=st.just("hero"), rule=st.just("tkds/essence")),
        )
    ),
)
def test_essence_stays_within_bounds(start: int, effects: list[object]) -> None:
    scene = with_essence(start)
    for effect in effects:
        scene = carry_out(scene, [effect], Game())
        now, used = essence(scene)
        assert 0 <= now <= 3
        assert used is isinstance(effect, EssenceUsed)
