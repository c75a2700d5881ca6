"""Led games in numbers: how shipped adventures and new expeditions end, and whether the lab foretold it.

    python -m tests.table.led_figures [count]

plays so many led games of each ruleset, by bots of every sort, and reads every log for what does not hold
(`led.faults`, `contradictions`); then a tenth of that of each danger with a party that fights as the lab
reckons (`sensible`), and compares the fights won with what the lab says of the scenes in which they began.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from functools import cache
from math import sqrt
from typing import Any, NamedTuple

from nde.adventures import adventure_ids, adventure_named
from nde.expeditions import DANGERS, Danger, new_expedition
from nde.expeditions.expedition import document_with, fitting
from nde.expeditions.line_ups import Odds
from nde.expeditions.plan import drawn_plan
from nde.lab.lab import Effort, Lab
from nde.lab.policies import policy_named
from nde.rules import ruleset_ids, ruleset_named
from nde.table import events as e
from nde.table.apply import apply
from nde.table.state import State
from nde.table.story.adventure import Adventure
from nde.table.story.reader import read_document
from tests.table.led import MOST, Led, begun, faults, led_through
from tests.table.play import sheet_of
from tests.table.sensible import CAREFUL, played_sensibly

HEROES = 3
PARTIES = 4
"""So many parties of each game set out: for each of them the lab chooses foes once for a kind and danger."""
RUNS = 60
"""So many fights the lab plays for what it says of a scene."""
SURE = 3.0
"""Standard errors between what was foretold and what came: more of them is no chance."""
SHIPPED_CHANCE = 3
"""One led game in so many is of a shipped adventure."""


class Fought(NamedTuple):
    """A fight of a led game: the scene in which it began, and whether it was won."""

    scene: Any
    is_won: bool


class Foretold(NamedTuple):
    """Fights of one sort: what the lab said of them, and what came."""

    fights: int
    won: int
    expected: float
    variance: float

    @property
    def errors(self) -> float:
        """By how many standard errors what came differs from what was said; half a fight is no difference."""
        off = max(abs(self.won - self.expected) - 0.5, 0.0)
        return off / sqrt(self.variance) if self.variance > 0 else (0.0 if off < 1 else SURE + 1)


def story_of(number: int) -> tuple[str, Adventure]:
    """The adventure of a led game by its number, and what sort it is."""
    if number % SHIPPED_CHANCE == 0:
        ids = adventure_ids()
        id = ids[(number // SHIPPED_CHANCE) % len(ids)]
        return id, adventure_named(id)
    danger = DANGERS[number % len(DANGERS)]
    return f"{drawn_plan(number).theme.id}, {danger}", new_expedition(number, danger)


def fights_of(led: Led) -> Iterator[Fought]:
    """Every fight of a game that came to an end, in order."""
    state, began = State(header=led.table.state.header), None
    for entry in led.entries:
        before, state = state, apply(state, entry)
        for event in entry.events:
            match event:
                case e.Marked(moment="fight"):
                    began = before.world.scene
                case e.FightWon() if began is not None:
                    yield Fought(began, True)
                    began = None
                case e.PartyRouted() | e.AdventureEnded() | e.PlaceEntered() if began is not None:
                    yield Fought(began, False)
                    began = None
                case _:
                    pass


def foretold(game: str, fights: list[Fought]) -> Foretold:
    """What the lab says of fights, from the very scenes in which they began, and what came of them."""
    rules, lab, policy = ruleset_named(game), Lab(), policy_named(CAREFUL)
    effort = Effort(method="simulated", runs=RUNS, learns=False)
    chances = [lab.fight(rules, one.scene, policy, effort).win.chance for one in fights]
    # What the lab says is itself drawn: of `RUNS` fights.
    variance = sum(max(chance * (1 - chance), 0.0) * (1 + 1 / RUNS) for chance in chances)
    return Foretold(len(fights), sum(one.is_won for one in fights), float(sum(chances)), float(variance))


@cache
def odds_of(game: str, party: int) -> Odds:
    """What the lab says of one of the parties, each question asked once."""
    rules = ruleset_named(game)
    return Odds(
        rules, {f"hero-{number}": rules.read_sheet(one) for number, one in enumerate(sheets_of(game, party))}
    )


def sheets_of(game: str, party: int) -> list[Any]:
    """The heroes of one of the parties."""
    return [sheet_of(game, 10 * party + number) for number in range(HEROES)]


def led_expedition(game: str, danger: Danger, seed: int) -> Led:
    """An expedition that the lab has fitted to a party, which fights its way through as the lab reckons."""
    party = seed % PARTIES
    fights = fitting(drawn_plan(seed), danger, odds_of(game, party))
    adventure = read_document(document_with(seed, danger, fights, HEROES), f"expedition {seed}")
    table = begun(game, adventure, seed, tuple(("careful", sheet) for sheet in sheets_of(game, party)))
    last, entries = played_sensibly(table.state, table.dice, MOST)
    return Led(table, (*table.entries, *entries), last)


def main(count: int) -> None:
    """Print figures for every ruleset."""
    for game in ruleset_ids():
        print(survey(game, count), flush=True)
    for game in ruleset_ids():
        for danger in DANGERS:
            print(forecast(game, danger, max(count // 10, 1)), flush=True)


def survey(game: str, count: int) -> str:
    """How so many led games of every sort ended; what is wrong with one is printed at once."""
    ends, broken = Counter[str](), 0
    for number in range(count):
        name, adventure = story_of(number)
        led = led_through(game, adventure, number)
        found = faults(led)
        if found:
            broken += 1
            print("BROKEN", game, number, name, found[:5], flush=True)
        progress = led.last.world.progress
        ends[progress.ending if progress is not None and progress.ending else "none"] += 1
    return f"{game}: {count} led games, {broken} broken, {dict(sorted(ends.items()))}"


def forecast(game: str, danger: Danger, count: int) -> str:
    """How sensible parties fare in so many expeditions of a danger, and what the lab says of their fights."""
    won, fights = 0, list[Fought]()
    for seed in range(count):
        led = led_expedition(game, danger, seed)
        progress, adventure = led.last.world.progress, led.last.adventure
        won += bool(progress and adventure and adventure.ending(progress.ending).is_won)
        fights += fights_of(led)
    said = foretold(game, fights)
    verdict = "as foretold" if said.errors <= SURE else "NOT as foretold"
    return (
        f"{game} {danger}: {won} of {count} expeditions won; {said.won} of {said.fights} fights won, "
        f"{said.expected:.1f} foretold, {verdict} ({said.errors:.1f} standard errors)"
    )


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 1_000)
