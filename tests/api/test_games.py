"""`nde.rule` shows a rule as `nde rules` does."""

from __future__ import annotations

import pytest

import nde
from nde.locale import LANGUAGES
from tests.cli.terminal import nde as command


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_is_shown_as_the_command_shows_it(language: str) -> None:
    shown = command("rules", "tkds/advantage", "--lang", language).out
    assert nde.rule("tkds/advantage", language) + "\n" == shown


@pytest.mark.parametrize("id", ["tkds/advantag", "tkd/advantage", "tkds/"])
def test_a_rule_that_is_none_is_refused(id: str) -> None:
    with pytest.raises(nde.Refused) as refused:
        nde.rule(id)
    assert f"“{id.removesuffix('/advantage')}”" in str(refused.value)
