"""Entries in sentences: nothing that happens is left without words by oversight."""

from __future__ import annotations

from typing import get_args

import pytest

from nde.cli.play.gm_powers import EXAMPLES, POWERS
from nde.cli.play.telling import TELL, is_stand_in
from nde.cli.play.typed import COMMANDS
from nde.locale import LANGUAGES, words
from nde.table import events as e

QUIET = {
    e.SeatTaken,
    e.SeatLeft,
    e.AgreementMade,
    e.SaltAdded,
    e.NoteErased,
    e.Answered,
    e.Explored,
    e.ClockStopped,
    e.FlagsSet,
    e.FoesCame,
    e.RoundCounted,
    e.Postponed,
    e.Veiled,
}
"""What nobody at the table need be told: it shows elsewhere, or is not for anybody's ears."""


def test_every_event_is_told_or_kept_quiet_on_purpose() -> None:
    events = {getattr(one, "__origin__", one) for one in get_args(e.AnyEvent)}
    assert events - set(TELL) == QUIET
    assert not set(TELL) & QUIET


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_and_power_has_words(language: str) -> None:
    speaker = words(language)
    assert [one for one in COMMANDS if not speaker.has(f"play-help-{one}")] == []
    assert [one for one in POWERS if not speaker.has(f"play-gm-{one}")] == []
    assert set(EXAMPLES) == set(POWERS)


def test_harm_of_an_adventure_is_told_without_the_hazard_that_stands_in_for_it() -> None:
    named = e.Step(rule="x/1", key="hazard-sprung", facts=(("hazard", "falling-stones"),))
    rolled = e.Step(rule="x/1", key="rolled", facts=(("die", 6),))
    assert is_stand_in("harm-light", named)
    assert not is_stand_in("harm-light", rolled)
    assert not is_stand_in("spring-hazard", named), "a hazard that somebody sprang has its name"
