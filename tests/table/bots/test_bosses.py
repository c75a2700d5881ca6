"""Bosses of adventures lead whoever fights beside them, where leading means anything."""

from __future__ import annotations

import pytest

from nde.adventures import adventure_named
from nde.rules.cairn2e.scene import Scene
from nde.table import commands as c
from nde.table.bots import play_out
from nde.table.seats import GM
from tests.table.play import Playing, sheet_of

BOSSES = {"owlbear", "mummy", "hobgoblin", "ogre", "night-hag"}


@pytest.mark.rule("cairn2e/morale", "cairn2e/32")
def test_the_boss_of_an_adventure_leads_and_nobody_else_does() -> None:
    found = set()
    for seed in (30, 31, 32):
        table = Playing("cairn2e", seed, adventure=adventure_named("lantern-cellar"))
        table.do(GM, c.Sit(seat=GM, role="gm", bot="gm"))
        for number, policy in enumerate(("careful", "bold", "healer")):
            table.do(GM, c.Sit(seat=f"p{number}", bot=policy))
            table.do(f"p{number}", c.Bring(id=f"hero-{number}", sheet=sheet_of("cairn2e", seed + number)))
        last, _ = play_out(table.state, table.dice, 600)
        scene: Scene = last.world.scene
        for one in scene.of_side("foes"):
            assert one.is_leader == (one.block in BOSSES), one.id
            found |= {one.block} if one.is_leader else set()
    assert found
