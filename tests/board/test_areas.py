"""Named areas: bands by borders, and crossings with a price."""

from __future__ import annotations

from itertools import product

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from nde.board import BANDS, Areas, Budget, Sight
from tests.refusals import Kind, refuses

KEEP = Areas(
    names=("road", "gate", "yard", "hall", "tower", "moon"),
    borders=(("road", "gate"), ("yard", "gate"), ("yard", "hall"), ("hall", "tower")),
    tokens=(("ada", "road"), ("bob", "road"), ("wolf", "yard"), ("wyrm", "tower"), ("moth", "moon")),
)

areas = st.builds(
    lambda borders: Areas(names=tuple("abcdef"), borders=tuple(borders)),
    st.lists(st.tuples(st.sampled_from("abcdef"), st.sampled_from("abcdef")), max_size=9),
)


@pytest.mark.parametrize(
    ("other", "band"),
    [("bob", "close"), ("wolf", "far"), ("wyrm", "very-far"), ("moth", "very-far"), ("ada", "close")],
)
def test_each_border_on_the_way_adds_a_band(other: str, band: str) -> None:
    assert KEEP.band("ada", other) == KEEP.band(other, "ada") == band


def test_a_blow_needs_the_same_area() -> None:
    assert KEEP.sight("ada", "bob") == Sight(distance="close", touching=True)
    assert KEEP.sight("ada", "wolf", cover="partial") == Sight(
        distance="far", touching=False, cover="partial"
    )


def test_one_border_a_turn() -> None:
    assert KEEP.reachable("ada", Budget(1)) == {"road": 0, "gate": 1}
    after, left = KEEP.move("ada", "gate", Budget(1))
    assert (after.where("ada"), left) == ("gate", Budget(0))


@pytest.mark.parametrize(
    ("speed", "reached"),
    [(4, {"yard"}), (5, {"yard", "gate", "hall"}), (10, {"yard", "gate", "hall", "road", "tower"})],
)
def test_a_crossing_may_cost_metres(speed: int, reached: set[str]) -> None:
    assert KEEP.reachable("wolf", Budget(speed), crossing=5).keys() == reached


@given(areas)
def test_borders_crossed_are_a_metric_on_each_connected_part(scene: Areas) -> None:
    crossed = {area: scene.borders_from(area) for area in scene.names}
    for a, b in product(scene.names, repeat=2):
        assert crossed[a].get(b) == crossed[b].get(a)
        assert (crossed[a].get(b) == 0) == (a == b)
        assert (crossed[a].get(b) == 1) == (a != b and {(a, b), (b, a)} & set(scene.borders) != set())
    for a, b, c in product(scene.names, repeat=3):
        if b in crossed[a] and c in crossed[b]:
            assert crossed[a][c] <= crossed[a][b] + crossed[b][c]


@given(areas)
def test_an_area_more_than_one_border_away_has_one_before_it(scene: Areas) -> None:
    """With the metric above, this makes the numbers shortest ways and not merely bounds."""
    for start in scene.names:
        crossed = scene.borders_from(start)
        for area, borders in crossed.items():
            if borders:
                before = {a for pair in scene.borders if area in pair for a in pair} - {area}
                assert min(crossed[near] for near in before) == borders - 1


def test_areas_are_values_and_survive_json() -> None:
    turned = Areas(
        names=KEEP.names,
        borders=tuple((b, a) for a, b in reversed(KEEP.borders)),
        tokens=tuple(reversed(KEEP.tokens)),
    )
    assert (turned, hash(turned)) == (KEEP, hash(KEEP))
    assert msgspec.json.decode(msgspec.json.encode(KEEP), type=Areas) == KEEP


def test_a_token_taken_off_is_gone() -> None:
    with refuses("no-such-token") as refusal:
        KEEP.take("bob").where("bob")
    assert refusal.value.facts == {"token": "bob", "allowed": ("ada", "moth", "wolf", "wyrm")}


@pytest.mark.parametrize(
    ("area", "error", "facts"),
    [
        ("attic", "no-such-area", {"area": "attic", "allowed": KEEP.names}),
        ("moon", "no-way", {"start": "road", "at": "moon"}),
        ("yard", "too-far", {"at": "yard", "cost": 10, "left": 9}),
    ],
)
def test_refusals_say_why(area: str, error: Kind, facts: dict[str, object]) -> None:
    with refuses(error) as refusal:
        KEEP.move("ada", area, Budget(9), crossing=5)
    assert refusal.value.facts == facts


def test_impossible_scenes_are_refused() -> None:
    with refuses("no-such-area"):
        Areas(names=("a",), borders=(("a", "b"),))
    with refuses("no-such-area"):
        Areas(names=("a",)).put("ada", "b")
    with refuses("token-twice"):
        Areas(names=("a", "b"), tokens=(("ada", "a"), ("ada", "b")))
    assert Areas(names=("a",)).bands == BANDS
