"""An evening of each game comes out line by line as it did when it was last read and approved."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.golden import adventure
from tests.golden.playthrough import files, playthrough


@pytest.mark.parametrize(("game", "path"), files())
def test_the_evening_is_the_one_on_record(game: str, path: Path) -> None:
    assert playthrough(game).splitlines() == path.read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize(("game", "language", "path"), adventure.files())
def test_the_adventure_is_the_one_on_record(game: str, language: str, path: Path) -> None:
    assert adventure.told(game, language).splitlines() == path.read_text(encoding="utf-8").splitlines()
