"""What a person's client is sent of the offers: all of a player's, light, and each still to be taken."""

from __future__ import annotations

import msgspec
import pytest

from nde.prose.deeds import destination
from nde.prose.menu import for_people, lightened, shown_offers
from nde.rules import ruleset_ids
from nde.table.offers import odds_asked, offers_for
from nde.table.seats import GM
from nde.table.view import view
from tests.prose.test_labels import in_a_fight
from tests.prose.test_prospects import fighting


@pytest.mark.parametrize("game", ruleset_ids())
def test_a_player_is_shown_everything_and_each_offer_can_be_taken(game: str) -> None:
    table = in_a_fight(game)
    seen = lightened(for_people(table.state, view(table.state, "p1")))
    assert [one.offer.action for one in seen.offers] == [
        one.offer.action for one in offers_for(table.state, "p1")
    ]
    assert all(one.offer.params == () and one.offer.preview is None for one in seen.offers)
    for one in seen.offers[:5]:
        odds_asked(
            table.state, "p1", msgspec.to_builtins(one.offer.action), {}
        )  # refuses what is not offered


@pytest.mark.parametrize("game", ruleset_ids())
def test_in_peace_no_foe_is_walked_square_by_square(game: str) -> None:
    table = in_a_fight(game)
    heroes = {one.id for one in table.state.playing.people(table.state.world.scene) if one.side == "party"}
    shown = shown_offers(table.state, GM)
    assert set(shown) <= set(offers_for(table.state, GM))
    left_out = [one for one in offers_for(table.state, GM) if one not in shown]
    assert all(one.figure not in heroes and destination(one.offer.action) for one in left_out)
    fight = fighting(game)
    assert shown_offers(fight.state, GM) == offers_for(fight.state, GM)
