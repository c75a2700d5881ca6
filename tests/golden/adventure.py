"""A whole adventure of each game, played by bots at a table and told as the log tells it, in every language.

`python -m tests.golden.adventure` writes the files anew; read the difference in review, since a changed
line is a changed rule, choice, adventure or word.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import NamedTuple

from nde.adventures import adventure_named
from nde.locale import LANGUAGES
from nde.prose.log import Teller
from nde.table import commands as c
from nde.table.apply import apply
from nde.table.bots import play_out
from nde.table.events import Entry
from nde.table.header import Header
from nde.table.seats import GM
from nde.table.state import State
from tests.games import games_with
from tests.table.play import Playing, sheet_of

FOLDER = Path(__file__).parent / "adventures"
ADVENTURE = "lantern-cellar"
SEED = 4
MOST = 600


class Evening(NamedTuple):
    """An adventure as it was played."""

    header: Header
    entries: tuple[Entry, ...]
    last: State


@cache
def evening(game: str) -> Evening:
    """The adventure of a game, played to its end."""
    table = Playing(game, SEED, adventure=adventure_named(ADVENTURE))
    table.do(GM, c.Sit(seat=GM, role="gm", bot="gm"))
    for number, policy in enumerate(("careful", "bold", "healer")):
        seat = f"p{number}"
        table.do(GM, c.Sit(seat=seat, bot=policy))
        table.do(seat, c.Bring(id=f"hero-{number}", sheet=sheet_of(game, SEED + number)))
    last, played = play_out(table.state, table.dice, MOST)
    assert last.world.progress is not None
    assert last.world.progress.ending, "the adventure has come to no end"
    return Evening(table.state.header, (*table.entries, *played), last)


def told(game: str, language: str = "en") -> str:
    """The adventure in prose, as a player at the table would read it."""
    header, entries, last = evening(game)
    assert last.world.progress is not None
    teller = Teller("p0", language)
    state = State(header=header)
    lines = [f"# {game}, {ADVENTURE}: {last.world.progress.ending}, {last.version} entries"]
    for entry in entries:
        before, state = state, apply(state, entry)
        lines += [f"{entry.number}: {line}" for line in teller.tell(before, entry, state)]
    assert state == last
    return "\n".join(lines) + "\n"


def files() -> list[tuple[str, str, Path]]:
    """Every game that is shipped, with words in all languages, each of these, and the golden file."""
    return [
        (game, language, FOLDER / (f"{game}.txt" if language == "en" else f"{game}-{language}.txt"))
        for game in games_with("all languages")
        for language in LANGUAGES
    ]


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for game, language, path in files():
        path.write_text(told(game, language), encoding="utf-8")
