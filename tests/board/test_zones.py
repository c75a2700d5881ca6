"""Bands between each two tokens: how they change, and that they always fit together."""

from __future__ import annotations

from itertools import permutations

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from nde.board import BANDS, Sight, Zones
from tests.refusals import refuses

NAMES = ("ada", "bob", "orc", "wolf", "wyrm")


@st.composite
def scenes(draw: st.DrawFn) -> Zones:
    """Draw two to five tokens that entered one after another, then moved about."""
    names = draw(st.lists(st.sampled_from(NAMES), min_size=2, unique=True))
    zones = Zones()
    for at, name in enumerate(names):
        beside = draw(st.sampled_from(names[:at])) if at else ""
        zones = zones.enter(name, beside=beside, band=draw(st.sampled_from(BANDS)))
    pair = st.lists(st.sampled_from(names), min_size=2, max_size=2, unique=True)
    for (mover, other), band in draw(st.lists(st.tuples(pair, st.sampled_from(BANDS)), max_size=6)):
        zones = zones.place(mover, other, band)
    return zones


def test_a_turn_changes_the_distance_by_one_band() -> None:
    duel = Zones().enter("ada").enter("wolf", beside="ada", band="very-far")
    bands = []
    for _ in range(4):
        duel = duel.approach("ada", "wolf")
        bands.append(duel.band("ada", "wolf"))
    assert bands == ["far", "nearby", "close", "close"]
    assert duel.withdraw("wolf", "ada").band("ada", "wolf") == "nearby"
    assert duel.withdraw("wolf", "ada", by=9).band("ada", "wolf") == "very-far"


def test_a_blow_needs_the_closest_band() -> None:
    duel = Zones().enter("ada").enter("wolf", beside="ada", band="nearby")
    assert duel.sight("ada", "wolf") == Sight(distance="nearby", touching=False)
    closer = duel.approach("wolf", "ada")
    assert closer.sight("ada", "wolf") == Sight(distance="close", touching=True)
    assert closer.sight("ada", "wolf", cover="partial").touching
    assert not closer.sight("ada", "wolf", cover="full").touching


def test_whoever_joins_a_friend_shares_the_friends_distances() -> None:
    zones = Zones().enter("wolf").enter("ada", beside="wolf", band="far").enter("bob", beside="ada")
    assert zones.band("bob", "wolf") == "far"
    assert zones.band("bob", "ada") == "close"


@given(scenes())
def test_bands_always_fit_together(zones: Zones) -> None:
    for a in zones.tokens:
        assert zones.steps(a, a) == 0
        for b in zones.tokens:
            assert zones.steps(a, b) == zones.steps(b, a)
            assert 0 <= zones.steps(a, b) < len(BANDS)
    for a, b, c in permutations(zones.tokens, 3):
        assert zones.steps(a, c) <= zones.steps(a, b) + zones.steps(b, c)


@given(scenes(), st.integers(0, 4), st.booleans(), st.data())
def test_a_move_changes_its_own_band_fully_and_no_other_by_more(
    zones: Zones, by: int, closer: bool, data: st.DataObject
) -> None:
    mover, other = data.draw(st.permutations(zones.tokens))[:2]
    before = zones.steps(mover, other)
    after = (zones.approach if closer else zones.withdraw)(mover, other, by=by)
    assert after.steps(mover, other) == (max(0, before - by) if closer else min(3, before + by))
    moved = abs(after.steps(mover, other) - before)
    for a in zones.tokens:
        for b in zones.tokens:
            changed = abs(after.steps(a, b) - zones.steps(a, b))
            assert changed <= (moved if mover in (a, b) else 0)


@given(scenes(), st.data())
def test_leaving_changes_no_other_distance(zones: Zones, data: st.DataObject) -> None:
    gone = data.draw(st.sampled_from(zones.tokens))
    after = zones.leave(gone)
    assert after.tokens == tuple(token for token in zones.tokens if token != gone)
    assert all(after.steps(a, b) == zones.steps(a, b) for a in after.tokens for b in after.tokens)


@given(scenes())
def test_zones_are_values_and_survive_json(zones: Zones) -> None:
    again = msgspec.json.decode(msgspec.json.encode(zones), type=Zones)
    assert (again, hash(again)) == (zones, hash(zones))


def test_the_order_of_entering_does_not_matter_to_equality() -> None:
    one = Zones().enter("ada").enter("wolf", beside="ada", band="far")
    two = Zones().enter("wolf").enter("ada", beside="wolf", band="far")
    assert one == two


def test_a_game_may_have_its_own_bands() -> None:
    zones = Zones(bands=("here", "there")).enter("ada").enter("orc", beside="ada", band="there")
    assert zones.withdraw("ada", "orc").band("ada", "orc") == "there"
    assert zones.approach("ada", "orc").sight("ada", "orc").touching


def test_refusals_say_why() -> None:
    zones = Zones().enter("ada").enter("wolf", beside="ada")
    with refuses("no-such-band") as band:
        zones.place("ada", "wolf", "miles")
    assert band.value.facts == {"band": "miles", "allowed": BANDS}
    with refuses("no-such-token") as token:
        zones.approach("ada", "orc")
    assert token.value.facts == {"token": "orc", "allowed": ("ada", "wolf")}
    with refuses("no-such-token"):
        zones.place("orc", "orc", "far")
    with refuses("no-such-token"):
        zones.enter("bob", beside="orc")
    with refuses("token-twice") as twice:
        zones.enter("wolf")
    assert twice.value.facts == {"token": "wolf"}
