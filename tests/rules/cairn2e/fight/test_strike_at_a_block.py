"""A strike at a creature of the bestiary has its numbers, except those that were said."""

from __future__ import annotations

from typing import Any

import pytest

from nde.rules import ruleset_named
from nde.rules.cairn2e.bestiary import BLOCKS

RULES = ruleset_named("cairn2e")


def target(**given: Any) -> Any:
    situation = RULES.situation("strike")
    usual = {param.name: param.default for param in situation.params}
    return situation.pose(situation.completed({**usual, **given}, given)).scene.figure("foe")


@pytest.mark.rule("cairn2e/bestiary")
@pytest.mark.parametrize("id", BLOCKS)
def test_the_target_has_the_numbers_of_the_block(id: str) -> None:
    block, figure = BLOCKS[id], target(foe=id)
    body = figure.character
    assert (body.hp, figure.armor, body.strength) == (block.hp, block.armor, block.strength)
    assert figure.is_detachment == block.is_detachment


@pytest.mark.rule("cairn2e/bestiary")
def test_what_is_said_counts_more() -> None:
    figure = target(foe="black-bear", hp=1, armor=3)
    assert (figure.character.hp, figure.armor, figure.character.strength) == (1, 3, 14)
    assert target().character.hp == 4
    usual = target(foe="kobold", hp=4, armor=0)
    assert (usual.character.hp, usual.armor) == (4, 0), "also what is usual where no creature is named"
