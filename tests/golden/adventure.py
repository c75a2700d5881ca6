"""A whole adventure of each game, played by bots at a table and told as the log tells it.

`python -m tests.golden.adventure` writes the files anew; read the difference in review, since a changed
line is a changed rule, choice, adventure or word.
"""

from __future__ import annotations

from pathlib import Path

from nde.adventures import adventure_named
from nde.prose.log import Teller
from nde.table import commands as c
from nde.table.apply import apply
from nde.table.bots import play_out
from nde.table.seats import GM
from nde.table.state import State
from tests.games import games_with
from tests.table.play import Playing, sheet_of

FOLDER = Path(__file__).parent / "adventures"
ADVENTURE = "lantern-cellar"
SEED = 4
MOST = 600


def told(game: str) -> str:
    """The adventure in prose, as a player at the table would read it."""
    table = Playing(game, SEED, adventure=adventure_named(ADVENTURE))
    table.do(GM, c.Sit(seat=GM, role="gm", bot="gm"))
    for number, policy in enumerate(("careful", "bold", "healer")):
        seat = f"p{number}"
        table.do(GM, c.Sit(seat=seat, bot=policy))
        table.do(seat, c.Bring(id=f"hero-{number}", sheet=sheet_of(game, SEED + number)))
    last, played = play_out(table.state, table.dice, MOST)
    assert last.world.progress is not None
    assert last.world.progress.ending, "the adventure has come to no end"
    teller = Teller("p0", "en")
    state = State(header=table.state.header)
    lines = [f"# {game}, {ADVENTURE}: {last.world.progress.ending}, {last.version} entries"]
    for entry in (*table.entries, *played):
        before, state = state, apply(state, entry)
        lines += [f"{entry.number}: {line}" for line in teller.tell(before, entry, state)]
    assert state == last
    return "\n".join(lines) + "\n"


def files() -> list[tuple[str, Path]]:
    """Every game that is shipped, with words in all languages, and its golden file."""
    return [(game, FOLDER / f"{game}.txt") for game in games_with("all languages")]


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for game, path in files():
        path.write_text(told(game), encoding="utf-8")
