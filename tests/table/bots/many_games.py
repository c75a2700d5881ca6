"""Whole games played by bots alone, with everything that must hold of any game checked.

    python -m tests.table.bots.many_games [count]

plays so many games of each ruleset (1,000 by default) and prints how they ended and what broke; then a
twentieth of that for each policy and encounter, and prints how many the heroes won.
"""

from __future__ import annotations

import sys
import time
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from nde.adventures import adventure_ids, adventure_named
from nde.errors import NdeError
from nde.rules import Ruleset, ruleset_ids, ruleset_named
from nde.rules.play import KINDS, Kind, Rank
from nde.table import bots
from nde.table import commands as c
from nde.table.apply import apply, fold
from nde.table.codec import read_log, write_log
from nde.table.decide import decide
from nde.table.dice import SeededDice
from nde.table.events import Entry
from nde.table.header import Header
from nde.table.offers import offers_for
from nde.table.questions import open_questions
from nde.table.seats import GM
from nde.table.state import Past, State, World
from tests.refusals import code_of
from tests.rules.games import SPACES, surprise

MOST = 1_500
"""Entries of one game: far more than any game needs that comes to an end."""
HEROES = ("ash", "birch", "cedar")
ENCOUNTERS: dict[str, tuple[Rank, ...]] = {
    "minions": ("minion", "minion", "minion"),
    "elite": ("elite", "minion", "minion"),
    "boss": ("boss", "minion", "minion"),
}
ADVENTURE_CHANCE = 5
"""One game in so many is a whole adventure."""


class Game(msgspec.Struct, frozen=True, kw_only=True):
    """A game that was played until nobody had anything to do."""

    title: str
    setup: tuple[Entry, ...]
    entries: tuple[Entry, ...]
    last: State
    refusals: tuple[NdeError, ...] = ()

    @property
    def ending(self) -> str:
        """How it came out: won, lost, or neither."""
        progress = self.last.world.progress
        adventure = self.last.header.adventure
        if adventure is not None:
            is_over = progress is not None and bool(progress.ending)
            is_won = is_over and progress is not None and adventure.ending(progress.ending).is_won
            return "won" if is_won else "lost" if is_over else "open"
        if not self.standing("party"):
            return "lost"
        return "open" if self.standing("foes") else "won"

    def standing(self, side: str) -> list[str]:
        """Who of a side still takes part."""
        people = self.last.playing.people(self.last.world.scene)
        return [one.id for one in people if one.side == side and not one.is_out]


def seated(
    ruleset: Ruleset, policies: tuple[str, ...], seed: int, adventure: str = ""
) -> tuple[State, tuple[Entry, ...], SeededDice]:
    """A table with a bot for the game master, and a hero in the seat of each bot."""
    chance = Random(seed)
    dice = SeededDice(chance.randbytes(32))
    story = adventure_named(adventure) if adventure else None
    commands: list[tuple[str, c.AnyDo]] = [("gm", c.Sit(seat="gm", role="gm", bot="gm"))]
    for number, (hero, policy) in enumerate(zip(HEROES, policies, strict=True), 1):
        sheet = ruleset.write_sheet(surprise(ruleset, chance.getrandbits(32)))
        commands.append(("gm", c.Sit(seat=f"p{number}", bot=policy)))
        commands.append((f"p{number}", c.Bring(id=hero, sheet=sheet)))
    header = Header(game=ruleset.id, commitment=dice.commitment, adventure=story)
    state, entries = carried_out(fold(header, []), dice, commands)
    return state, entries, dice


def carried_out(
    state: State, dice: SeededDice, commands: list[tuple[str, c.AnyDo]]
) -> tuple[State, tuple[Entry, ...]]:
    """The state after some commands, and their entries."""
    entries = []
    for seat, do in commands:
        entries.append(decide(state, c.Command(seat=seat, do=do), dice))
        state = apply(state, entries[-1])
    return state, tuple(entries)


def opening(
    ruleset: Ruleset,
    policies: tuple[str, ...],
    encounter: tuple[Rank, ...],
    seed: int,
    *,
    space: str = "none",
    kind: Kind = "raider",
) -> tuple[State, tuple[Entry, ...], SeededDice]:
    """Three heroes in the seats of bots face some foes, somewhere or nowhere in particular."""
    state, entries, dice = seated(ruleset, policies, seed)
    foes = {f"foe-{number}": state.playing.cast(kind, rank) for number, rank in enumerate(encounter, 1)}
    laid: Any = SPACES[space]([*HEROES, *foes], Random(seed))
    state, more = carried_out(state, dice, [("gm", c.SetScene(foes=foes, space=laid))])
    return state, (*entries, *more), dice


def played(title: str, first: State, setup: tuple[Entry, ...], dice: SeededDice) -> Game:
    """A game to its end, as `bots.play_out` plays it, with every refusal kept."""
    state, entries, refusals = first, list[Entry](), list[NdeError]()
    while len(entries) < MOST:
        entry = None
        for seat in sorted(state.seats, key=lambda one: one.id == GM):
            entry = _step(state, seat.id, dice, refusals)
            if entry is not None:
                break
        if entry is None:
            break
        state = apply(state, entry)
        entries.append(entry)
    return Game(title=title, setup=setup, entries=tuple(entries), last=state, refusals=tuple(refusals))


def _step(state: State, seat: str, dice: SeededDice, refusals: list[NdeError]) -> Entry | None:
    refused: tuple[c.Do, ...] = ()
    while (do := bots.next_do(state, seat, refused)) is not None:
        try:
            return decide(state, c.Command(seat=seat, do=do), dice)
        except NdeError as refusal:
            refusals.append(refusal)
            refused = (*refused, do)
            if len(refused) > 20:
                break
    return None


def fight(
    ruleset: Ruleset,
    policies: tuple[str, ...],
    encounter: str,
    seed: int,
    *,
    space: str = "none",
    kind: Kind = "raider",
) -> Game:
    """One fight to its end."""
    first, setup, dice = opening(ruleset, policies, ENCOUNTERS[encounter], seed, space=space, kind=kind)
    title = f"{ruleset.id} {seed} {'/'.join(policies)} {encounter} {kind} {space}"
    return played(title, first, setup, dice)


def adventure(ruleset: Ruleset, policies: tuple[str, ...], id: str, seed: int) -> Game:
    """One adventure to its end."""
    first, setup, dice = seated(ruleset, policies, seed, id)
    return played(f"{ruleset.id} {seed} {'/'.join(policies)} {id}", first, setup, dice)


def random_games(ruleset: Ruleset, count: int, seed: int) -> Iterator[Game]:
    """Games of every sort: any policies, any foes, any space, any adventure."""
    chance = Random(seed)
    names = [name for name in bots.POLICIES if name not in ("gm", "best")]
    for _ in range(count):
        policies = tuple(chance.choice(names) for _ in HEROES)
        if chance.randrange(ADVENTURE_CHANCE) == 0:
            yield adventure(ruleset, policies, chance.choice(adventure_ids()), chance.getrandbits(32))
            continue
        yield fight(
            ruleset,
            policies,
            chance.choice(list(ENCOUNTERS)),
            chance.getrandbits(32),
            space=chance.choice(("none", *ruleset.spaces)),
            kind=chance.choice(KINDS),
        )


# What must hold.


def broken(game: Game) -> list[str]:
    """The names of everything that does not hold of a game."""
    return [name for name, holds in INVARIANTS.items() if not holds(game)]


def folds_to_the_same(game: Game) -> bool:
    """The fold of the log is the live state."""
    return fold(game.last.header, (*game.setup, *game.entries)) == game.last


def every_prefix_is_a_table(game: Game) -> bool:
    """At every prefix people are within bounds, draws are counted, and everybody can be asked what to do."""
    state, draws = fold(game.last.header, []), 0
    for number, entry in enumerate((*game.setup, *game.entries), 1):
        state = apply(state, entry)
        draws += sum(die.source == "stream" for die in entry.dice)
        if state.version != number or state.draws != draws or not _is_within_bounds(state):
            return False
        if number % 7 == 0:
            open_questions(state)
            for seat in state.seats:
                offers_for(state, seat.id)
    return True


def _is_within_bounds(state: State) -> bool:
    if state.world.scene is None:
        return True
    people = state.playing.people(state.world.scene)
    return all(0 <= track.value <= max(track.most, track.cap) for one in people for track in one.tracks)


def writes_and_reads_again(game: Game) -> bool:
    """What is written is read as the same entries, and written again as the same bytes."""
    entries = (*game.setup, *game.entries)
    content = write_log(game.last.header, entries)
    log = read_log(content)
    return tuple(log.entries) == entries and write_log(log.header, log.entries) == content


def is_refused_by_the_unseen_alone(game: Game) -> bool:
    """No command of a bot is refused, save where somebody unseen stands in the way."""
    return all(code_of(refusal) == "something-in-the-way" for refusal in game.refusals)


def comes_to_an_end(game: Game) -> bool:
    """Bots stop by themselves; in a fight they stop when one side stands no more."""
    if len(game.entries) >= MOST:
        return False
    return game.last.header.adventure is not None or game.ending != "open"


def undoes_to_the_beginning(game: Game) -> bool:
    """Undo of everything brings back the first world."""
    steps, past = 0, game.last.past
    while past is not None:
        steps, past = steps + 1, past.next
    undo = c.Command(seat=GM, do=c.Undo(count=steps))
    return apply(game.last, decide(game.last, undo, SeededDice(bytes(32)))).world == World()


def keeps_its_steps_in_order(game: Game) -> bool:
    """Every step that can be undone has a number of its own, the latest first."""
    numbers, step = list[int](), game.last.past
    while isinstance(step, Past):
        numbers.append(step.number)
        step = step.next
    return numbers == sorted(set(numbers), reverse=True)


INVARIANTS = {
    check.__name__: check
    for check in (
        folds_to_the_same,
        every_prefix_is_a_table,
        writes_and_reads_again,
        is_refused_by_the_unseen_alone,
        comes_to_an_end,
        undoes_to_the_beginning,
        keeps_its_steps_in_order,
    )
}


def main(count: int) -> None:
    """Print figures for every ruleset."""
    for id in ruleset_ids():
        print(survey(ruleset_named(id), count), flush=True)
    _print_wins(max(count // 20, 1))


def survey(ruleset: Ruleset, count: int) -> str:
    """How so many games of every sort ended; what broke is printed at once."""
    started, ends, entries = time.perf_counter(), Counter[str](), 0
    for game in random_games(ruleset, count, 7):
        ends[game.ending] += 1
        entries += len(game.entries)
        faults = broken(game)
        if faults:
            ends["broken"] += 1
            print("BROKEN", game.title, faults, game.refusals[:2], flush=True)
    took = time.perf_counter() - started
    return f"{ruleset.id}: {dict(ends)}, {entries / count:.1f} entries a game, {took:.0f} s"


def _print_wins(count: int) -> None:
    for id in ruleset_ids():
        for policy in bots.POLICIES:
            if policy != GM:
                shares = [_share(ruleset_named(id), policy, encounter, count) for encounter in ENCOUNTERS]
                print(f"{id} {policy}: {', '.join(shares)}", flush=True)


def _share(ruleset: Ruleset, policy: str, encounter: str, count: int) -> str:
    games = [
        fight(ruleset, (policy,) * 3, encounter, 1_000 + seed, kind=KINDS[seed % len(KINDS)])
        for seed in range(count)
    ]
    won = sum(game.ending == "won" for game in games)
    return f"{encounter} {100 * won / count:.0f} %"


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 1_000)
