"""The same game is the same paper in every process, in whatever order Python keeps what has no order."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from nde.adventures import adventure_named
from nde.book.cards import cards
from nde.book.cheat_sheet import cheat_sheet
from nde.book.handout import handout
from nde.book.rulebook import rulebook
from nde.book.sheets import blank_sheet
from nde.rules import ruleset_ids
from tests.book.papers import game_in
from tests.extent import drawn

HASH_SEEDS = ("1", "2")[: drawn(1, of=2)]
ROOT = Path(__file__).parent.parent.parent


def printed(id: str) -> str:
    """What identifies every print of a game."""
    game = game_in("en", id)
    made = [make(game) for make in (cards, cheat_sheet, rulebook, blank_sheet)]
    made.append(handout(id, adventure_named("mill-ford"), "en"))
    return hashlib.sha256(msgspec.json.encode(made)).hexdigest()


@pytest.mark.parametrize("id", ruleset_ids())
def test_every_process_prints_the_same(id: str) -> None:
    code = f"from tests.book.test_same_bytes import printed; print(printed({id!r}))"
    made = [
        subprocess.run(
            [sys.executable, "-c", code],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            check=True,
            text=True,
            cwd=ROOT,
        ).stdout.strip()
        for seed in HASH_SEEDS
    ]
    assert made == [printed(id)] * len(HASH_SEEDS)
