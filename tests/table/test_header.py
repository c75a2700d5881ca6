"""The header of a log: it holds every setting that was changed, and gives the very game back."""

from __future__ import annotations

import json

import pytest

from nde.rules import ruleset_ids, ruleset_named
from nde.rules.pack import SHIPPED, game_with, shipped_pack
from nde.table.header import changed_settings, rules_for


@pytest.mark.parametrize("id", SHIPPED)
def test_a_header_gives_a_packs_game_back_with_what_the_pack_takes_out(id: str) -> None:
    pack = shipped_pack(id)
    game = game_with(pack)
    settings = changed_settings(ruleset_named(pack.base), game)
    assert rules_for(pack.base, settings).settings == game.settings


@pytest.mark.parametrize("id", ruleset_ids())
def test_every_option_comes_back_with_each_of_its_values(id: str) -> None:
    base = ruleset_named(id)
    assert changed_settings(base, base) == "{}"
    for option in base.options:
        for value in option.choices or (option.least, option.most):
            game = base.configure({option.key: value})
            settings = changed_settings(base, game)
            assert rules_for(id, settings).settings == game.settings
            assert set(json.loads(settings)) <= {option.key}
