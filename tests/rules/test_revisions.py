"""Rules that come to something else have another number: what an evening's deeds came to, without words.

`python -m tests.rules.test_revisions` prints the table anew.  A released number keeps its mark: raise
`Ruleset.revision` and add a line.
"""

from __future__ import annotations

from hashlib import blake2b

import pytest

from nde.rules import ruleset_named
from tests.golden.playthrough import files, playthrough

MARKS: dict[tuple[str, int], str] = {
    ("nde12", 1): "c537d55bfafdbb4b",
    ("nde14", 1): "e117035ee55c13ca",
    ("cairn2e", 1): "f2c3e6a0397eed45",
    ("tkds", 1): "430cf20a4643a864",
}


def mark_of(game: str) -> str:
    """A mark of all that an evening's deeds came to."""
    played = [line for line in playthrough(game).splitlines() if not line.startswith("    ")]
    return blake2b("\n".join(played).encode(), digest_size=8).hexdigest()


@pytest.mark.parametrize("game", [game for game, _ in files()])
def test_what_deeds_come_to_changes_with_the_number_of_the_rules(game: str) -> None:
    assert MARKS[game, ruleset_named(game).revision] == mark_of(game)


if __name__ == "__main__":
    for name, _ in files():
        print(f'    ("{name}", {ruleset_named(name).revision}): "{mark_of(name)}",')
