"""A game that is resumed after hours begins a new session, and one that was only interrupted does not."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any, cast

import pytest

from nde.cli.play.game_file import GameFile
from nde.cli.play.local_table import LocalTable
from nde.cli.play.start import begin_session_after_a_break
from nde.table import commands as c
from nde.table.seats import GM
from nde.table.state import SESSION_BREAK_S
from tests.cli.play.evening import go_on, play
from tests.table.play import Playing, seed_of, with_heroes


class Lines:
    """A file of a game that keeps what is written in mind."""

    def append(self, entry: Any) -> None:
        """Nothing more is asked of it here."""


def left(ago: int) -> Playing:
    """A game left so many seconds ago, with a hero point spent."""
    table = with_heroes("tkds")
    table.now = int(time.time()) - ago
    table.do(GM, c.Mark(moment="session"))
    table.do(GM, c.SetValue(path="ala.hero_points", value=0))
    return table


@pytest.mark.rule("tkds/hero-points", "tkds/35")
@pytest.mark.parametrize(
    ("ago", "points", "has_clock"), [(SESSION_BREAK_S, 1, True), (60, 0, True), (SESSION_BREAK_S, 0, False)]
)
def test_hero_points_come_back_when_a_game_is_resumed_after_hours(
    ago: int, points: int, has_clock: bool
) -> None:
    table = left(ago)
    file = cast(GameFile, Lines())
    sitting = LocalTable(table.header, tuple(table.entries), seed_of(1), file, has_clock=has_clock)
    begin_session_after_a_break(sitting)
    assert sitting.state.world.session == 1 + points
    assert (sitting.state.world.scene.figure("ala").character.hero_points > 0) == bool(points)


def test_a_game_in_which_somebody_is_asked_something_waits_with_the_session() -> None:
    table = left(SESSION_BREAK_S)
    table.do("p1", c.Create(id="new"))
    sitting = LocalTable(table.header, tuple(table.entries), seed_of(1), cast(GameFile, Lines()))
    begin_session_after_a_break(sitting)
    assert sitting.state.world.session == 1


def test_whoever_comes_back_is_told_where_they_are(tmp_path: Path) -> None:
    file = tmp_path / "a.nde"
    play(file, "1")
    back = go_on(file, "quit").out
    assert "The gate hangs on one hinge." in back
    assert back.index("Continuing") < back.index("The gate hangs") < back.index("Put an ear to the wood")
