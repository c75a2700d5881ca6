"""What luck gives and takes in a led game."""

from __future__ import annotations

import pytest

from nde.rules.tkds.play.promises import fortunes
from tests.rules.tkds.fight.arena import battle, foe, hero


@pytest.mark.rule("tkds/momentum", "tkds/luck")
def test_luck_gives_momentum_to_those_alone_who_can_gain_it() -> None:
    mage = hero(specialization="mage", hp=6, hp_most=6, magic=12, magic_most=12)
    fighter = hero("bo", specialization="fighter")
    surging = hero("cy", specialization="mage", magic=12, magic_most=12, perks=("key-ability:surge",))
    found = {
        one.id: {turn.key for turn in fortunes(battle(mage, fighter, surging, foe()), one.id)}
        for one in (mage, fighter, surging)
    }
    assert [id for id, keys in found.items() if "swing" in keys] == ["bo", "cy"]
