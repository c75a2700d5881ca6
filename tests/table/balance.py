"""How often three beginners played by bots win the adventures that come along, in every game.

python -m tests.table.balance [count] [adventure …]
"""

from __future__ import annotations

import sys
from collections import Counter

from nde.adventures import adventure_ids, adventure_named
from nde.rules import ruleset_ids
from nde.table import commands as c
from nde.table.bots import play_out
from nde.table.seats import GM
from nde.table.story.adventure import Adventure
from tests.table.play import Playing, sheet_of

POLICIES = ("careful", "bold", "healer")
MOST = 1_000


def played(game: str, adventure: Adventure, seed: int) -> tuple[str, int]:
    """The ending of a game that bots play, and how many entries it took."""
    table = Playing(game, seed, adventure=adventure)
    table.do(GM, c.Sit(seat=GM, role="gm", bot="gm"))
    for number, policy in enumerate(POLICIES):
        seat = f"p{number}"
        table.do(GM, c.Sit(seat=seat, bot=policy))
        table.do(seat, c.Bring(id=f"hero-{number}", sheet=sheet_of(game, 100 * seed + number)))
    state, entries = play_out(table.state, table.dice, MOST)
    assert state.world.progress is not None
    return state.world.progress.ending, len(table.entries) + len(entries)


def main(count: int, ids: tuple[str, ...]) -> None:
    """Print a line for each adventure and game."""
    for id in ids:
        adventure = adventure_named(id)
        for game in ruleset_ids():
            games = [played(game, adventure, seed) for seed in range(count)]
            endings = Counter(ending for ending, _ in games)
            won = sum(adventure.ending(ending).is_won for ending, _ in games)
            lengths = [length for _, length in games]
            print(
                f"{id:15} {game:8} won {won / count:4.0%}  entries {sum(lengths) / count:4.0f}"
                f" (at most {max(lengths)})  {dict(endings)}",
                flush=True,
            )


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 40, tuple(sys.argv[2:]) or adventure_ids())
