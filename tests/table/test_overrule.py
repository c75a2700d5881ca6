"""Rolls of the last round overruled: what they can come to, what stays after them, and what hangs on them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from nde.errors import NdeError
from nde.prose.log import Teller
from nde.table import commands as c
from nde.table import events as e
from nde.table.apply import fold
from nde.table.codec import read_log, write_log
from nde.table.rolls import RollView
from nde.table.seats import GM, Agreement
from nde.table.snapshot import decode_state, encode_state, shortened
from nde.table.verify import verify_game
from nde.table.view import view
from nde.table.view_entry import view_entry
from tests.refusals import code_of
from tests.table.play import GAMES, Playing, in_fight
from tests.table.test_decide import attacks

OUTCOMES = [game for game in GAMES if game != "cairn2e"]
"""In this game what is rolled has no outcome but what it does."""
GAME = pytest.mark.parametrize("game", OUTCOMES)
AT_ONCE = Agreement(answers="at-once")


def tables(game: str, *, is_close: bool = False) -> Iterator[tuple[Playing, int, int]]:
    """Fights in which p1 and then p2 have rolled, with both entries; foes may be near death."""
    for seed in range(1, 40):
        table = in_fight(game, seed)
        table.do(GM, c.Agree(agreement=AT_ONCE))
        for one in view(table.state, GM).people if is_close else ():
            if one.person.side == "foes":
                weak = c.SetValue(path=f"{one.person.id}.{one.person.tracks[0].key}", value=1)
                tried(table, weak, "no-such-value")
        numbers = [number for seat in ("p1", "p2") if (number := strikes(table, seat))]
        if len(numbers) == 2:
            yield table, *numbers  # type: ignore[misc]


def strikes(table: Playing, seat: str) -> int:
    """The entry of a blow that a seat strikes with dice; 0 where it cannot."""
    for offered in attacks(table, seat):
        other = table.copy()
        try:
            entry = other.do(seat, c.Act(action=offered.offer.action))
        except NdeError:
            continue
        if isinstance(entry.events[0], e.Resolved) and entry.events[0].outcome and entry.dice:
            table.state, table.entries = other.state, other.entries
            return entry.number
    return 0


def rolls(table: Playing) -> dict[int, RollView]:
    """What the game master can overrule, by entry."""
    return {one.number: one for one in view(table.state, GM).rolls}


def overruled(table: Playing, number: int) -> Iterator[tuple[Playing, e.Entry]]:
    """The table with a roll overruled to everything else that it can come to, where nothing hangs on it."""
    shown = rolls(table)[number]
    for outcome in shown.outcomes:
        if outcome != shown.outcome:
            other = table.copy()
            if entry := tried(other, c.Overrule(outcome=outcome, number=number), "hangs-on-the-roll"):
                yield other, entry


def tried(table: Playing, do: c.AnyDo, code: str) -> e.Entry | None:
    """What the game master's command came to; nothing where it is refused with a code, and with no other."""
    try:
        return table.do(GM, do)
    except NdeError as refusal:
        if refusal.code != code:
            raise
        return None


@GAME
def test_a_roll_is_offered_just_what_it_can_come_to(game: str) -> None:
    table, first, second = next(tables(game))
    for number in (first, second):
        shown = rolls(table)[number]
        possible = set()
        for outcome in table.rules.outcome_names:
            do = c.Overrule(outcome=outcome, number=number, dropping=tuple(range(100)))
            if tried(table.copy(), do, "cannot-come-out-so"):
                possible.add(outcome)
        assert set(shown.outcomes) == possible
        assert shown.outcome in possible
        assert len(shown.sides) == len(shown.faces) > 0
    assert view(table.state, "p1").rolls == ()


@GAME
def test_what_does_not_hang_on_the_roll_stays_to_the_last_effect(game: str) -> None:
    for table, first, second in tables(game):
        later = next(one for one in table.entries if one.number == second)
        for other, entry in overruled(table, first):
            assert isinstance(entry.events[0], e.RuledAnew)
            at = entry.events.index(e.StillSo(number=second))
            resolved = [one for one in entry.events[at:] if isinstance(one, e.Resolved)]
            assert resolved[0] == later.events[0]
            assert fold(other.header, other.entries) == other.state
            log = read_log(write_log(other.header, other.entries))
            assert fold(log.header, log.entries) == other.state
            other.do(GM, c.Undo())
            assert other.state.world == table.state.world, "undo leads back to what was before"
            other.do(GM, c.Redo())
            return
    raise AssertionError("everything hangs on everything")


@GAME
def test_the_roll_may_be_overruled_again_and_so_may_what_came_after_it(game: str) -> None:
    for table, first, second in tables(game):
        for other, _ in overruled(table, first):
            assert set(rolls(other)) >= {first, second}
            for again, entry in (*overruled(other, first), *overruled(other, second)):
                assert fold(again.header, again.entries) == again.state
                assert entry.events
                back = rolls(table)[first].outcome
                if entry.events[0] == e.RuledAnew(number=first):
                    third = again.copy()
                    third.do(GM, c.Overrule(faces=rolls(table)[first].faces, number=first))
                    assert rolls(third)[first].outcome == back
                    assert third.state.world.scene == table.state.world.scene
                return
    raise AssertionError("nothing can be overruled twice")


@GAME
def test_what_hangs_on_the_roll_is_named_and_goes_only_with_a_yes(game: str) -> None:
    for table, first, _ in tables(game, is_close=True):
        for outcome in rolls(table)[first].outcomes:
            do = c.Overrule(outcome=outcome, number=first)
            if tried(table.copy(), do, "hangs-on-the-roll") is None:
                told = table.refused(GM, do).facts["entries"]
                assert isinstance(told, tuple)
                entries = tuple(map(int, told))
                entry = table.do(GM, c.Overrule(outcome=outcome, number=first, dropping=entries))
                assert entry.events[0] == e.RuledAnew(number=first, dropped=entries)
                assert not set(entries) & set(rolls(table))
                assert fold(table.header, table.entries) == table.state
                return
    pytest.fail("nothing ever hangs on a roll")


@GAME
def test_players_hear_of_the_roll_and_not_again_of_what_stayed(game: str) -> None:
    for table, first, _ in tables(game):
        for other, entry in overruled(table, first):
            seen = view_entry(entry, "p1")
            assert not any(isinstance(one, e.StillSo) for one in seen.events)
            assert sum(isinstance(one, e.Resolved) and bool(one.outcome) for one in seen.events) == 1
            told = Teller("p1", "en").tell(table.state, entry, other.state)
            assert f"entry {first}" in told[0]
            return


@GAME
def test_a_log_with_such_a_ruling_is_checked_to_the_last_die(game: str) -> None:
    for table, first, _ in tables(game):
        for other, entry in overruled(table, first):
            other.do(GM, c.Close())
            content = write_log(other.header, other.entries)
            assert verify_game(content).faults == ()
            stayed = next(at for at, one in enumerate(entry.events) if isinstance(one, e.StillSo))
            assert stayed
            return


@GAME
def test_only_rolls_of_late_can_be_overruled(game: str) -> None:
    table, first, _ = next(tables(game))
    assert code_of(table.refused("p1", c.Overrule(outcome="success", number=first))) == "only-the-gm"
    assert code_of(table.refused(GM, c.Overrule(faces=(1,), number=1))) in (
        "not-a-late-roll",
        "overrule-too-far",
    )
    for _ in range(6):
        table.do(GM, c.Mark(moment="turn"))
        table.answer_all()
    assert first not in rolls(table)
    assert code_of(table.refused(GM, c.Overrule(faces=(1,), number=first))) == "not-a-late-roll"


@GAME
def test_a_table_from_a_snapshot_knows_its_latest_roll(game: str) -> None:
    table, first, second = next(tables(game))
    short = shortened(table.state, 50)
    assert {one.number for one in view(short, GM).rolls} >= {first, second}
    table.state = decode_state(encode_state(table.state, 50))
    assert code_of(table.refused(GM, c.Overrule(faces=(1,), number=first))) == "overrule-too-far"
    table.do(GM, c.Overrule(faces=(1,)))
