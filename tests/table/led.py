"""Whole games that the engine leads, played by bots, and whether they end and keep what they promise."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from nde.adventures import adventure_named
from nde.table import commands as c
from nde.table import events as e
from nde.table.apply import apply
from nde.table.bots import play_out
from nde.table.seats import GM
from nde.table.state import State
from nde.table.story.adventure import Adventure
from nde.table.story.happenings import OTHERWISE
from tests.table.contradictions import contradictions
from tests.table.play import Playing, sheet_of

MOST = 1_500
POLICIES = (("careful", "bold", "healer"), ("random", "careful", "bold"), ("random",), ("careful", "random"))
TOLD_ONLY = frozenset(
    (
        *OTHERWISE.values(),
        "asked",
        "nothing-here",
        "stranger",
        "way-known",
        "lurkers-felt",
        "danger-ahead",
        e.EASED,
        e.JAMS,
        e.FREED,
    )
)
"""Happenings behind which nothing else need change: signs, words, and what its own event does."""
EMPTY = frozenset((OTHERWISE["bane"], OTHERWISE["boon"]))
"""What is told where a promise could not be kept."""


class Led(NamedTuple):
    """A game that was led: its log and its end."""

    table: Playing
    entries: tuple[e.Entry, ...]
    last: State


def led_game(game: str, adventure: str, seed: int) -> Led:
    """A game that bots play to its end, some of them like people who do anything."""
    return led_through(game, adventure_named(adventure), seed)


def led_through(game: str, adventure: Adventure, seed: int) -> Led:
    """The same with an adventure that is given whole."""
    policies = POLICIES[seed % len(POLICIES)]
    sheets = [sheet_of(game, 10 * seed + number) for number in range(len(policies))]
    table = begun(game, adventure, seed, tuple(zip(policies, sheets, strict=True)))
    last, entries = play_out(table.state, table.dice, MOST)
    return Led(table, (*table.entries, *entries), last)


def begun(game: str, adventure: Adventure, seed: int, party: tuple[tuple[str, Any], ...]) -> Playing:
    """A table that the engine leads, with a bot for each hero: who plays it, and its sheet."""
    table = Playing(game, seed, adventure=adventure)
    table.do(GM, c.Sit(seat=GM, role="gm", bot="gm"))
    for number, (policy, sheet) in enumerate(party):
        table.do(GM, c.Sit(seat=f"p{number}", bot=policy))
        table.do(f"p{number}", c.Bring(id=f"hero-{number}", sheet=sheet))
    return table


def faults(led: Led) -> list[str]:
    """Everything that is wrong with a game that was led."""
    progress = led.last.world.progress
    assert progress is not None
    found = [] if progress.ending else [f"it stalls after {led.last.version} entries"]
    if not progress.ending and led.last.world.owed:
        found.append("something is left open")
    state = State(header=led.table.state.header)
    for entry in led.entries:
        before, state = state, apply(state, entry)
        found += (f"{entry.number}: {fault}" for fault in _of_promises(before, entry))
    return found + contradictions(led.table.state.header, led.entries)


def _of_promises(before: State, entry: e.Entry) -> Iterator[str]:
    """What was owed is kept before anybody does anything else, and something comes of it."""
    befell = [one for one in entry.events if isinstance(one, e.Befell)]
    is_kept = any(one.kept is not None for one in befell)
    is_check = any(isinstance(one, e.Marked) and one.moment == "morale" for one in entry.events)
    if before.world.owed and not is_kept and not is_check and not _is_waiting_for(before, entry):
        yield f"{before.world.owed[0].owes} is promised, and something else happens"
    for one in befell:
        changes = [event for event in entry.events if not isinstance(event, e.Befell)]
        if one.key in EMPTY and one.kept is not None:
            yield f"{one.kept.owes} is promised, and nothing comes of it"
        if one.key not in TOLD_ONLY and not one.effects and not changes:
            yield f"{one.key} changes nothing"


def _is_waiting_for(before: State, entry: e.Entry) -> bool:
    """Whether a promise has to wait: for an answer, or because nobody is left whom anything could befall."""
    people = before.playing.people(before.world.scene)
    is_anybody = any(one.side == "party" and not one.is_out for one in people)
    return bool(before.world.pending) or not is_anybody
