"""Whom heroes strike is what it would be if everybody were looked at each time."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from nde.dice import Procedure, fixed
from nde.lab.compiled import targets
from nde.lab.compiled.pieces import Numbers, Pieces, make_up
from nde.lab.compiled.policies import Order, chosen, strongest_first, weakest_first
from nde.lab.compiled.sites import Site
from nde.lab.compiled.targets import Targets


class Foe(msgspec.Struct, frozen=True):
    """A foe of a very small game."""

    id: str
    wounds: int
    has_fled: bool = False


class Scene(msgspec.Struct, frozen=True):
    """A very small game, in which foes can take less by night."""

    foes: tuple[Foe, ...]
    is_night: bool = False


def left(scene: Scene, at: int) -> int:
    """What a foe can still take; the rest of the scene is only looked at for those who have wounds left."""
    foe = scene.foes[at]
    if foe.has_fled or not foe.wounds:
        return 0
    return max(foe.wounds - scene.is_night, 1)


def found(order: Order, scene: Scene) -> str:
    return chosen(order, [(foe.id, left(scene, at)) for at, foe in enumerate(scene.foes)])


def targets_of(order: Order, first: Scene, most: int) -> tuple[Pieces, Targets]:
    pieces = Pieces(make_up(first), Numbers())

    def site(at: int) -> Site:
        def rule(scene: Scene) -> Procedure[tuple[int, Scene]]:
            return left(scene, at), scene
            yield

        return Site(pieces, rule, most=most, wide=10_000)

    sites = [(foe.id, site(at)) for at, foe in enumerate(first.foes)]
    return pieces, Targets(order, sites, pieces.steady)


@pytest.mark.parametrize("order", [strongest_first, weakest_first])
@pytest.mark.parametrize("most", [2, 10_000])
@pytest.mark.parametrize("room", [3, 30_000])
def test_the_target_is_the_one_that_everybody_is_looked_at_for(
    order: Order, most: int, room: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(targets, "MOST_TARGETS", room)
    chance = Random(3)
    first = Scene(foes=tuple(Foe(id, 3) for id in "abc"))
    pieces, kept = targets_of(order, first, most)
    for round in range(300):
        # Nobody flees and no night falls for a while: what never changed is not looked at till then.
        flees, is_night = round > 100 and chance.random() < 0.2, round > 200 and chance.random() < 0.5
        foes = tuple(Foe(id, chance.randrange(4), flees) for id in "abc")
        scene = Scene(foes=foes, is_night=is_night)
        assert kept.find(pieces.state(scene), fixed([])) == found(order, scene)
