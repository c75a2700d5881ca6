"""An attack on a creature of the bestiary has its numbers, except those that were said."""

from __future__ import annotations

from typing import Any

import pytest

from nde.rules import ruleset_named
from nde.rules.tkds.fight.monsters import BLOCKS, hit_points

RULES = ruleset_named("tkds")


def target(**given: Any) -> Any:
    situation = RULES.situation("attack")
    usual = {param.name: param.default for param in situation.params}
    return situation.pose({**usual, **given}).scene.figure("foe")


@pytest.mark.rule("tkds/monsters")
@pytest.mark.parametrize("id", BLOCKS)
def test_the_target_has_the_numbers_of_the_block(id: str) -> None:
    figure = target(block=id)
    assert (figure.defence, figure.character.hp) == (BLOCKS[id].defence, hit_points(BLOCKS[id]))


@pytest.mark.rule("tkds/monsters")
def test_what_is_said_counts_more() -> None:
    figure = target(block="troll", hp=5)
    assert (figure.defence, figure.character.hp) == (BLOCKS["troll"].defence, 5)
    assert target().character.hp == 8
