"""A game's log as bytes: what is written is read, what is read is written again, and damage is told."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from nde.dice.ledger import LogVersionUnknown
from nde.rules import ruleset_named
from nde.table import codec
from nde.table import commands as c
from nde.table import events as e
from nde.table.apply import fold
from nde.table.codec import (
    Decoder,
    NotAGameLog,
    encode_entry,
    encode_header,
    encode_seal,
    read_log,
    write_log,
)
from nde.table.header import VERSION, Header
from nde.table.offers import offers_for
from nde.table.questions import open_questions
from nde.table.seats import GM
from nde.table.snapshot import Snapshot, decode_state, encode_state
from nde.table.state import State
from tests.games import can
from tests.refusals import Kind, refuses
from tests.table.play import GAME, GAME_AND_SPACE, GAMES, Playing, in_fight, played, seed_of, with_heroes

FIXTURES = Path(__file__).parent / "fixtures"


@GAME_AND_SPACE
def test_a_log_is_read_as_it_was_written_and_written_as_it_was_read(game: str, space: str) -> None:
    table = in_fight(game, 3, space, title="Für Łucja", names=(("pl", "role-warrior", "Żołnierz"),))
    table.play_on(60)
    content = write_log(table.header, table.entries)
    log = read_log(content)
    assert log.header == table.header
    assert log.entries == tuple(table.entries)
    assert not log.cut
    assert not log.is_sealed
    assert write_log(log.header, log.entries) == content
    assert fold(log.header, log.entries) == table.state


@GAME
def test_entries_are_lines_that_stand_alone(game: str) -> None:
    table = played(game)
    decoder = Decoder(table.header)
    for entry in table.entries:
        line = encode_entry(entry)
        assert line.count(b"\n") == 1
        assert line.endswith(b"\n")
        assert decoder.entry(line) == entry
        assert hash(decoder.entry(line)) == hash(entry)


def test_equal_maps_are_equal_bytes_in_whatever_order_their_squares_came() -> None:
    table = in_fight("nde12", 1, "board")
    scene = next(event for entry in table.entries for event in entry.events if isinstance(event, e.SceneSet))
    walls = msgspec.to_builtins(scene.scene.space.grid, order="deterministic")["walls"]
    assert len(walls) > 1
    assert walls == sorted(walls)


@GAME
def test_a_closed_game_ends_in_a_seal_and_so_does_what_is_said_after_it(game: str) -> None:
    table = in_fight(game)
    table.do(GM, c.Close())
    content = write_log(table.header, table.entries)
    log = read_log(content)
    assert log.is_sealed
    assert log.seed == seed_of(1)
    table.do("p1", c.Say(text="good night"))
    content += encode_entry(table.entries[-1])
    assert not read_log(content).is_sealed
    content += encode_seal(content, seed_of(1))
    log = read_log(content)
    assert log.is_sealed
    assert log.entries == tuple(table.entries)


def test_a_seed_that_is_none_is_told_with_its_line() -> None:
    table = with_heroes("nde12")
    table.do(GM, c.Close())
    content = write_log(table.header, table.entries)
    log = read_log(content.replace(seed_of(1).hex().encode(), b"xyz"))
    with refuses("game-line-unreadable") as caught:
        _ = log.seed
    assert caught.value.facts["line"] == 9


@given(length=st.integers(0, 4_000))
@settings(max_examples=60)
def test_a_log_that_was_cut_short_is_read_up_to_its_last_whole_line(length: int) -> None:
    table = with_heroes("nde12")
    content = write_log(table.header, table.entries)
    cut = content[: min(length, len(content))]
    if b"\n" not in cut:
        with pytest.raises(NotAGameLog):
            read_log(cut)
        return
    log = read_log(cut)
    whole = cut[: len(cut) - log.cut]
    assert write_log(log.header, log.entries) == whole
    assert log.entries == tuple(table.entries[: len(log.entries)])


@pytest.mark.parametrize(
    "content", [b"", b"\n", b"{}\n", b"[1]\n", b"\xff\xfe\n", b'{"format":"nde-dice-log"}\n']
)
def test_what_does_not_begin_like_a_game_is_no_game(content: bytes) -> None:
    with pytest.raises(NotAGameLog, match="nde-game"):
        read_log(content)


@pytest.mark.parametrize("version", [VERSION + 1, -1, 999])
def test_a_version_we_do_not_know_is_refused_naming_both(version: int) -> None:
    line = encode_header(Header(game="nde12", version=version))
    with pytest.raises(LogVersionUnknown) as caught:
        read_log(line)
    assert caught.value.facts == {"line": 1, "version": version, "known": VERSION}


def test_a_game_we_do_not_have_is_named() -> None:
    with refuses("no-such-game") as caught:
        read_log(encode_header(Header(game="chess")))
    assert caught.value.facts["game"] == "chess"


@pytest.mark.parametrize(
    "damage",
    [
        b"",
        b"{",
        b"null",
        b'{"number":"five","seat":"gm","events":[]}',
        b'{"number":5,"seat":"gm","events":[{"type":"Dreamt"}]}',
        b'{"number":5,"seat":"gm","events":[{"type":"Granted","effects":[{"type":"Dreamt","rule":"x"}]}]}',
        b'{"number":5,"seat":"gm","events":[{"type":"Undone"}]}',
        b"[" * 5_000,
        b"\xff",
    ],
)
@pytest.mark.parametrize("at", [1, 4, 7])
def test_a_damaged_line_is_refused_with_its_number(damage: bytes, at: int) -> None:
    table = with_heroes("nde12")
    lines = write_log(table.header, table.entries).split(b"\n")
    assert len(lines) == 9
    lines[at] = damage
    with refuses("game-line-unreadable") as caught:
        read_log(b"\n".join(lines))
    assert caught.value.facts["line"] == at + 1


@pytest.mark.parametrize("size", [1, 300, 1_000, 100_000])
def test_a_log_is_read_page_by_page_and_whatever_is_wrong_is_told_with_the_same_line(
    monkeypatch: pytest.MonkeyPatch, size: int
) -> None:
    table = in_fight("nde12")
    table.do(GM, c.Close())
    content = write_log(table.header, table.entries)
    log = read_log(content)
    lines = content.split(b"\n")
    pages: list[bytes] = []
    read_page = Decoder.entries

    def entries(decoder: Decoder, page: bytes) -> list[e.Entry] | None:
        pages.append(page)
        return read_page(decoder, page)

    monkeypatch.setattr(codec, "PAGE", size)
    monkeypatch.setattr(Decoder, "entries", entries)
    assert read_log(content) == log
    assert b"".join(pages) == b"".join(map(encode_entry, table.entries))
    assert all(page.endswith(b"\n") and page.find(b"\n", size - 1) in (-1, len(page) - 1) for page in pages)
    for at in range(1, len(lines) - 2):
        with refuses("game-line-unreadable") as unreadable:
            read_log(b"\n".join([*lines[:at], b"{", *lines[at + 1 :]]))
        assert unreadable.value.facts["line"] == at + 1
        with refuses("game-line-unreadable") as empty:
            read_log(b"\n".join([*lines[:at], b"", *lines[at:]]))
        assert empty.value.facts["line"] == at + 1
    for at in range(1, len(lines) - 3):
        with refuses("entry-out-of-order") as lost:
            read_log(b"\n".join([*lines[:at], *lines[at + 1 :]]))
        assert lost.value.facts == {"line": at + 1, "number": at + 1, "expected": at}


def test_a_map_that_cannot_be_is_damage_too() -> None:
    table = in_fight("nde12", 1, "board")
    content = write_log(table.header, table.entries)
    assert content.count(b'"width":8') == 1
    with refuses("game-line-unreadable"):
        read_log(content.replace(b'"width":8', b'"width":0'))


def test_a_lost_line_is_found_by_the_number_of_the_next() -> None:
    table = with_heroes("nde12")
    lines = write_log(table.header, table.entries).split(b"\n")
    del lines[3]
    with refuses("entry-out-of-order") as caught:
        read_log(b"\n".join(lines))
    assert caught.value.facts == {"line": 4, "number": 4, "expected": 3}


def lifted_from_zero(line: dict[str, Any]) -> dict[str, Any]:
    """The one step from a version that never was: its seats were called chairs."""
    if "format" in line:
        return line | {"version": 1}
    line = dict(line)
    line["seat"] = line.pop("chair")
    return line


def as_zero(line: bytes) -> bytes:
    """A line as that version would have had it."""
    if not line or line.startswith(codec.SEAL):
        return line
    read = msgspec.json.decode(line)
    if "format" in read:
        return msgspec.json.encode(read | {"version": 0})
    read["chair"] = read.pop("seat")
    return msgspec.json.encode(read)


@GAME
@pytest.mark.parametrize("is_closed", [False, True])
def test_a_log_of_an_older_version_is_lifted_line_by_line(game: str, is_closed: bool) -> None:
    table = with_heroes(game)
    if is_closed:
        table.do(GM, c.Close())
    now = write_log(table.header, table.entries)
    old = b"\n".join(map(as_zero, now.split(b"\n")))
    log = read_log(old, {0: lifted_from_zero})
    assert log.entries == tuple(table.entries)
    assert log.header == table.header
    assert log.is_sealed == is_closed
    with pytest.raises(LogVersionUnknown):
        read_log(old)
    lines = old.split(b"\n")
    lines[2] = b"{"
    with refuses("game-line-unreadable") as caught:
        read_log(b"\n".join(lines), {0: lifted_from_zero})
    assert caught.value.facts["line"] == 3


def test_every_older_version_can_be_lifted() -> None:
    assert set(codec.UPGRADES) == set(range(1, VERSION))


@pytest.mark.parametrize("path", sorted(FIXTURES.glob("*.jsonl")), ids=lambda path: path.stem)
def test_games_of_every_version_fold_to_the_state_they_had(path: Path) -> None:
    content = path.read_bytes()
    kept = path.with_suffix(".state.json").read_bytes()
    first, _, digest = path.with_suffix(".sha256").read_text().strip().partition("\n")
    assert hashlib.sha256(content).hexdigest() == first, "a fixture is never changed"
    assert hashlib.sha256(kept).hexdigest() == digest, "a fixture is never changed"
    log = read_log(content)
    state = fold(log.header, log.entries)
    assert decode_state(kept) == decode_state(encode_state(state))
    happened = {type(event) for entry in log.entries for event in entry.events}
    assert happened >= {e.Undone, e.Redone, e.Kept, e.Revealed, e.HiddenSet, e.Said, e.Began, e.NoteKept}
    assert happened >= {e.ClockMoved, e.Closed, e.SaltAdded, e.Granted, e.ValueSet, e.CharacterCame}
    assert {die.source for entry in log.entries for die in entry.dice} == {"stream", "typed", "ruled"}
    assert any(entry.is_secret for entry in log.entries)
    assert any(isinstance(event, e.Resolved) and event.overruled for x in log.entries for event in x.events)


def test_there_is_a_kept_game_of_every_ruleset() -> None:
    assert {path.stem.partition("-")[0] for path in FIXTURES.glob("*-v1.jsonl")} == set(GAMES)


# Snapshots.


def test_a_snapshot_has_every_field_of_a_state() -> None:
    assert set(Snapshot.__struct_fields__) == {*State.__struct_fields__, "format", "form"}


@GAME
@pytest.mark.parametrize("steps", [0, 3, 10_000])
def test_a_snapshot_gives_back_the_state(game: str, steps: int) -> None:
    table = played(game, 2, "board" if can(game, "map") else "none", 60)
    content = encode_state(table.state, steps)
    again = decode_state(content)
    assert encode_state(again, steps) == content
    assert encode_state(again) == encode_state(table.state)
    assert again.world == table.state.world
    if steps > 1_000:
        assert again == table.state


@GAME
def test_what_was_undone_can_be_redone_from_a_snapshot(game: str) -> None:
    table = played(game)
    world = table.state.world
    table.do(GM, c.Undo(count=3))
    table.state = decode_state(encode_state(table.state, 3))
    table.do(GM, c.Redo(count=3))
    assert table.state.world == world


def test_a_secret_that_waits_goes_on_from_a_snapshot_in_the_scene_it_began_in() -> None:
    table = secret_that_waits()
    table.do(GM, c.SetClock(id="doom"))
    (question,) = open_questions(table.state)
    stored = table.copy()
    stored.state = decode_state(encode_state(table.state))
    assert open_questions(stored.state) == (question,)
    stored.answer(question.pending, lambda ask: ask.default)
    table.answer(question.pending, lambda ask: ask.default)
    assert stored.entries == table.entries
    assert stored.state.past is not None
    assert decode_state(encode_state(table.state)).past is None


def secret_that_waits() -> Playing:
    """A table at which the game master has begun something in secret that waits for an answer."""
    for seed in range(1, 40):
        table = in_fight("nde12", seed)
        for offered in offers_for(table.state, "p1"):
            other = table.copy()
            other.do(GM, c.Act(action=offered.offer.action, is_secret=True))
            if open_questions(other.state):
                # In the scene of now the rule would refuse: whoever is down does not act.
                other.do(GM, c.SetValue(path=f"{offered.figure}.hearts", value=0))
                return other
    raise AssertionError("no secret waits")


@GAME
def test_a_table_goes_on_from_a_snapshot_as_from_its_log(game: str) -> None:
    table, other = played(game), played(game)
    other.state = decode_state(encode_state(other.state, 10_000))
    table.play_on(20)
    other.play_on(20)
    assert other.entries == table.entries
    assert other.state == table.state


@GAME
def test_open_questions_survive_being_stored(game: str) -> None:
    table = with_heroes(game)
    table.do("p1", c.Create(id="newcomer"))
    for _ in range(200):
        questions = open_questions(table.state)
        if not questions:
            break
        stored = decode_state(encode_state(table.state))
        log = read_log(write_log(table.header, table.entries))
        assert open_questions(stored) == questions
        assert open_questions(fold(log.header, log.entries)) == questions
        table.state = stored
        table.answer_all(lambda ask: ask.default) if len(table.entries) > 40 else table.answer(
            questions[0].pending
        )
    assert "newcomer" in table.rules.characters(table.state.world.scene)


@pytest.mark.parametrize(
    ("content", "error"),
    [
        (b"", "game-line-unreadable"),
        (b"{}", NotAGameLog),
        (b'{"format":"nde-state","form":2}', LogVersionUnknown),
        (b'{"format":"nde-state","form":1,"header":{"game":"nde12"}}', "game-line-unreadable"),
    ],
)
def test_what_is_no_snapshot_is_refused(content: bytes, error: Kind) -> None:
    with refuses(error):
        decode_state(content)


def test_games_say_what_their_characters_are() -> None:
    for game in GAMES:
        rules = ruleset_named(game)
        scene = with_heroes(game).state.world.scene
        assert {type(one) for one in rules.characters(scene).values()} == {rules.character_type}
