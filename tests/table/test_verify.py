"""The check of a whole game: every changed byte of a closed one is found, and so is every other face."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from nde.adventures import adventure_named
from nde.dice.ledger import (
    LogVersionUnknown,
)
from nde.table import commands as c
from nde.table import events as e
from nde.table.codec import (
    NotAGameLog,
    encode_entry,
    encode_header,
    encode_seal,
    write_log,
)
from nde.table.seats import GM, Agreement
from nde.table.verify import verify_game
from tests.extent import drawn
from tests.refusals import Kind, code_of, is_kind
from tests.table.play import GAME, GAME_AND_SPACE, Playing, in_fight, played, seed_of, with_heroes
from tests.table.tales import begun, play_to_the_end
from tests.table.test_codec import FIXTURES, as_zero, lifted_from_zero


def small_game(game: str = "nde12") -> Playing:
    """A short closed game with rolls, a salt and a whisper."""
    table = in_fight(game, 4)
    table.do("p1", c.AddSalt(salt="0badcafe"))
    table.do("p2", c.Say(text="psst", to=("p1",)))
    table.play_on(40)
    table.answer_all()
    table.do(GM, c.Close())
    assert any(die.source == "stream" for entry in table.entries for die in entry.dice)
    return table


def resealed(table: Playing) -> bytes:
    """The log as whoever holds the seed could write it: with a seal that fits."""
    return write_log(table.header, table.entries)


def with_entry(table: Playing, change: Callable[[e.Entry], e.Entry | None]) -> int:
    """Change the first entry for which there is a change, and give its line."""
    for at, entry in enumerate(table.entries):
        changed = change(entry)
        if changed is not None:
            table.entries[at] = changed
            return at + 2
    raise AssertionError("nothing to change")


@GAME_AND_SPACE
def test_a_closed_game_is_sound(game: str, space: str) -> None:
    table = played(game, 2, space, 120)
    table.answer_all()
    table.do(GM, c.Close())
    verdict = verify_game(resealed(table))
    assert verdict.state == "sound"
    assert not verdict.faults
    assert not verdict.notes
    assert verdict.entries == len(table.entries)
    dice = [str(die.source) for entry in table.entries for die in entry.dice]
    counted = (dice.count("stream"), dice.count("typed"), dice.count("ruled"))
    assert (verdict.drawn, verdict.typed, verdict.ruled) == counted
    assert verdict.drawn > 10


@GAME
def test_a_whole_adventure_is_sound(game: str) -> None:
    table = begun(game, adventure_named("mill-ford"), 3)
    play_to_the_end(table, 800)
    table.answer_all()
    table.do(GM, c.Close())
    verdict = verify_game(resealed(table))
    assert (verdict.state, verdict.faults, verdict.notes) == ("sound", (), ())


@GAME
def test_an_unfinished_game_says_so(game: str) -> None:
    table = played(game)
    verdict = verify_game(write_log(table.header, table.entries))
    assert (verdict.state, verdict.faults, verdict.notes) == ("unfinished", (), ())
    table.do(GM, c.Say(text="on"))
    assert verify_game(write_log(table.header, table.entries)).digest != verdict.digest


@pytest.mark.parametrize("path", sorted(FIXTURES.glob("*.jsonl")), ids=lambda path: path.stem)
def test_kept_games_of_every_version_are_sound_for_ever(path: Path) -> None:
    verdict = verify_game(path.read_bytes())
    assert verdict.state == "sound"
    assert min(verdict.drawn, verdict.typed, verdict.ruled) > 0


SMALL = resealed(small_game())


@pytest.mark.parametrize("part", range(drawn(4, of=16)))
def test_every_changed_byte_is_found(part: int) -> None:
    for at in range(part, len(SMALL), 16):
        other = SMALL[at] ^ (1 + at % 7)
        assert verify_game(SMALL[:at] + bytes((other,)) + SMALL[at + 1 :]).state == "broken", at


@given(at=st.integers(0, len(SMALL) - 1), value=st.integers(0, 255), data=st.data())
@settings(max_examples=drawn(60, of=300))
def test_any_other_value_of_any_byte_is_found_and_so_is_a_lost_or_added_one(
    at: int, value: int, data: st.DataObject
) -> None:
    if value != SMALL[at]:
        assert verify_game(SMALL[:at] + bytes((value,)) + SMALL[at + 1 :]).state == "broken"
    assert verify_game(SMALL[:at] + SMALL[at + 1 :]).state == "broken"
    assert verify_game(SMALL[:at] + bytes((value,)) + SMALL[at:]).state == "broken"
    assert verify_game(SMALL[:at]).state in ("broken", "unfinished")


UNFINISHED = b"".join(SMALL.splitlines(keepends=True)[:-2])


@given(at=st.integers(0, len(UNFINISHED) - 1), value=st.integers(0, 255))
@settings(max_examples=drawn(60, of=300))
def test_whatever_stands_in_an_unfinished_log_the_check_does_not_stumble(at: int, value: int) -> None:
    assert verify_game(UNFINISHED).state == "unfinished"
    verdict = verify_game(UNFINISHED[:at] + bytes((value,)) + UNFINISHED[at + 1 :])
    assert verdict.state in ("broken", "unfinished")
    assert all(isinstance(fault.facts["line"], int) for fault in verdict.faults)


def test_every_cut_of_a_game_between_its_lines_is_told_from_the_whole() -> None:
    lines = SMALL.splitlines(keepends=True)
    for count in range(1, len(lines)):
        verdict = verify_game(b"".join(lines[:count]))
        assert verdict.state == ("broken" if count == len(lines) - 1 else "unfinished")
    assert verify_game(b"".join(lines[:-1])).faults[0].facts == {"line": len(lines) - 1}
    assert code_of(verify_game(b"".join(lines[:-1])).faults[0]) == "game-not-sealed"


@GAME
def test_a_face_that_the_seed_does_not_give_is_found_even_under_a_fitting_seal(game: str) -> None:
    table = small_game(game)

    def change(entry: e.Entry) -> e.Entry | None:
        if not entry.dice:
            return None
        die = entry.dice[0]
        return replace(entry, dice=(replace(die, face=die.face % die.sides + 1), *entry.dice[1:]))

    line = with_entry(table, change)
    faults = verify_game(resealed(table)).faults
    assert [(fault.code, fault.facts["line"]) for fault in faults] == [("log-face-differs", line)]
    table.entries.pop()
    (fault,) = verify_game(write_log(table.header, table.entries)).faults
    assert code_of(fault) == "game-dice-differ"  # without the seed: what the rules were given tells
    assert fault.facts["line"] == line


@GAME
def test_a_rule_that_was_given_other_faces_than_the_dice_showed_is_found(game: str) -> None:
    table = small_game(game)

    def change(entry: e.Entry) -> e.Entry | None:
        for at, event in enumerate(entry.events):
            if isinstance(event, e.Resolved) and any(isinstance(one, int) for one in event.answers):
                other = tuple(one % 2 + 1 if isinstance(one, int) else one for one in event.answers)
                events = (*entry.events[:at], replace(event, answers=other), *entry.events[at + 1 :])
                return replace(entry, events=events) if other != event.answers else None
        return None

    line = with_entry(table, change)
    (fault,) = verify_game(resealed(table)).faults
    assert code_of(fault) == "game-dice-differ"
    assert fault.facts == {"line": line, "number": line - 1}


@GAME
def test_a_face_that_no_rule_was_given_is_found(game: str) -> None:
    table = small_game(game)

    def change(entry: e.Entry) -> e.Entry | None:
        extra = e.Die(sides=6, face=6, source="typed")
        return replace(entry, dice=(*entry.dice, extra)) if entry.dice else None

    line = with_entry(table, change)
    (fault,) = verify_game(resealed(table)).faults
    assert code_of(fault) == "game-dice-differ"
    assert fault.facts["line"] == line


def test_salts_count_from_the_entry_after_them() -> None:
    table = small_game()
    assert verify_game(resealed(table)).state == "sound"

    def change(entry: e.Entry) -> e.Entry | None:
        if isinstance(entry.events[0], e.SaltAdded):
            return replace(entry, events=(e.SaltAdded(salt="00"),))
        return None

    with_entry(table, change)
    assert {fault.code for fault in verify_game(resealed(table)).faults} == {"log-face-differs"}


@pytest.mark.parametrize(("face", "sides"), [(0, 6), (7, 6), (1, 0), (-3, 6), (1, 10**9)])
def test_a_face_that_no_die_has_is_found(face: int, sides: int) -> None:
    table = small_game()

    def change(entry: e.Entry) -> e.Entry | None:
        if not entry.dice:
            return None
        die = replace(entry.dice[0], face=face, sides=sides, source="typed")
        return replace(entry, dice=(die, *entry.dice[1:]))

    with_entry(table, change)
    faults = verify_game(resealed(table)).faults
    assert "log-face-not-on-die" in {fault.code for fault in faults}


@GAME
def test_typed_and_ruled_faces_are_counted_apart_and_take_no_number_of_the_stream(game: str) -> None:
    table = in_fight(game, 9, agreement=Agreement(typed_dice=True))
    table.do("p1", c.Sit(seat="p1", name="p1", rolls="typed"))
    table.play_on(50)
    table.answer_all()
    table.do(GM, c.Close())
    verdict = verify_game(resealed(table))
    assert verdict.state == "sound"
    assert verdict.typed > 0
    assert verdict.drawn > 0
    assert verdict.drawn == table.state.draws


def test_a_seed_that_was_not_promised_is_found() -> None:
    table = with_heroes("nde12")
    table.header = replace(table.header, commitment="00" * 32)
    table.do(GM, c.Close())
    faults = verify_game(resealed(table)).faults
    assert [fault.code for fault in faults] == ["log-seed-differs"]


@pytest.mark.parametrize("seed", ["", "zz", "00", "ü"])
def test_a_seed_that_is_none_is_found(seed: str) -> None:
    table = with_heroes("nde12")
    table.do(GM, c.Close())
    content = resealed(table).replace(seed_of(1).hex().encode(), seed.encode())
    assert "log-seed-differs" in {fault.code for fault in verify_game(content).faults}


def test_after_the_end_one_may_talk_and_nothing_else() -> None:
    table = with_heroes("nde12")
    table.do(GM, c.Close())
    content = resealed(table)
    talk = encode_entry(table.do("p1", c.Say(text="well played")))
    spoken = content + talk
    assert [fault.code for fault in verify_game(spoken).faults] == ["game-not-sealed"]
    assert verify_game(spoken + encode_seal(spoken, seed_of(1))).state == "sound"
    clock = e.Entry(number=9, seat=GM, events=(e.ClockStopped(id="doom"),))
    played = content + encode_entry(clock)
    played += encode_seal(played, seed_of(1))
    assert [fault.code for fault in verify_game(played).faults] == ["log-line-after-end"]


def test_a_seal_before_the_end_is_no_seal() -> None:
    table = with_heroes("nde12")
    content = write_log(table.header, table.entries)
    faults = verify_game(content + encode_seal(content, seed_of(1))).faults
    assert [fault.code for fault in faults] == ["log-seal-differs"]


def test_line_ends_of_other_systems_are_told_once() -> None:
    faults = verify_game(SMALL.replace(b"\n", b"\r\n")).faults
    assert faults[0].code == "log-line-ends"
    assert [fault.code for fault in faults].count("log-line-ends") == 1


def test_every_damaged_line_is_told_not_only_the_first() -> None:
    table = with_heroes("nde12")
    lines = write_log(table.header, table.entries).split(b"\n")
    lines[2], lines[5] = b"{", b"null"
    faults = verify_game(b"\n".join(lines)).faults
    assert [(fault.code, fault.facts["line"]) for fault in faults] == [
        ("game-line-unreadable", 3),
        ("game-line-unreadable", 6),
    ]


def test_lost_and_swapped_entries_are_told() -> None:
    table = with_heroes("nde12")
    lines = write_log(table.header, table.entries).split(b"\n")
    lines[2], lines[3] = lines[3], lines[2]
    assert {fault.code for fault in verify_game(b"\n".join(lines)).faults} == {"entry-out-of-order"}
    del lines[2]
    assert {fault.code for fault in verify_game(b"\n".join(lines)).faults} == {"entry-out-of-order"}


def test_a_line_that_was_not_written_to_its_end_is_told() -> None:
    table = with_heroes("nde12")
    content = write_log(table.header, table.entries)
    (fault,) = verify_game(content[:-1]).faults
    assert code_of(fault) == "game-line-cut"
    assert fault.facts == {"line": 8}


@pytest.mark.parametrize(
    ("content", "kind"),
    [
        (b"", NotAGameLog),
        (b"{}\n", NotAGameLog),
        (b'{"format":"nde-game","version":7,"game":"nde12"}\n', LogVersionUnknown),
        (b'{"format":"nde-game","version":1}\n', "game-line-unreadable"),
        (b'{"format":"nde-game","version":1,"game":"nde12","settings":"{"}\n', "game-line-unreadable"),
    ],
)
def test_what_is_no_game_at_all_is_broken(content: bytes, kind: Kind) -> None:
    verdict = verify_game(content)
    assert verdict.state == "broken"
    assert len(verdict.faults) == 1
    assert is_kind(verdict.faults[0], kind)
    assert verdict.faults[0].facts["line"] == 1


@GAME
def test_a_roll_that_todays_rules_would_answer_otherwise_is_a_note_and_no_fault(game: str) -> None:
    table = small_game(game)

    def change(entry: e.Entry) -> e.Entry | None:
        for at, event in enumerate(entry.events):
            if isinstance(event, e.Resolved) and event.outcome:
                events = (*entry.events[:at], replace(event, outcome="glory"), *entry.events[at + 1 :])
                return replace(entry, events=events)
        return None

    line = with_entry(table, change)
    verdict = verify_game(resealed(table))
    assert verdict.state == "sound"
    (note,) = verdict.notes
    assert code_of(note) == "rules-differ"
    assert note.facts == {"number": line - 1}


@GAME
def test_effects_that_todays_rules_would_not_have_are_a_note(game: str) -> None:
    table = small_game(game)
    last = next(
        at
        for at, entry in reversed(list(enumerate(table.entries)))
        if isinstance(entry.events[-1], e.Resolved) and entry.events[-1].effects
    )
    event = table.entries[last].events[-1]
    assert isinstance(event, e.Resolved)
    events = (*table.entries[last].events[:-1], replace(event, effects=()))
    table.entries[last] = replace(table.entries[last], events=events)
    verdict = verify_game(resealed(table))
    assert verdict.state == "sound"
    assert {"number": last + 1} in [note.facts for note in verdict.notes]


def test_an_entry_that_cannot_follow_is_told() -> None:
    table = with_heroes("nde12")
    ghost = e.Entry(number=8, seat=GM, events=(e.ValueSet(path="ghost.hearts", old=1, value=2),))
    content = write_log(table.header, (*table.entries, ghost))
    (fault,) = verify_game(content).faults
    assert code_of(fault) == "entry-impossible"
    assert fault.facts == {"line": 9, "number": 8}


def test_a_game_of_an_older_version_is_checked_by_its_own_bytes() -> None:
    table = small_game()
    lines = resealed(table).splitlines()
    old = b"".join(as_zero(line) + b"\n" for line in lines[:-1])
    sealed = old + encode_seal(old, seed_of(4))
    assert verify_game(sealed, {0: lifted_from_zero}).state == "sound"
    assert verify_game(sealed).state == "broken"
    other = sealed.replace(b"psst", b"pssT")
    assert [fault.code for fault in verify_game(other, {0: lifted_from_zero}).faults] == ["log-seal-differs"]


def test_an_empty_table_is_an_unfinished_game() -> None:
    assert verify_game(encode_header(with_heroes("nde12").header)).state == "unfinished"
