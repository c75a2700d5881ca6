from __future__ import annotations

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from nde.dice.ledger import closing_line, draw_line, header_line, verify, verify_file
from nde.dice.stream import DiceStream, commitment
from nde.locale import words
from tests.extent import drawn

SEED = bytes(range(32))
SALTS = (b"anna", b"ben")


def open_log(sides: list[int], salts: tuple[bytes, ...] = SALTS) -> list[str]:
    stream = DiceStream(SEED, salts)
    lines = [header_line(stream.commitment, salts)]
    for die in sides:
        face = stream.draw(die)
        lines.append(draw_line(stream.count, die, face))
    return lines


def closed_log(sides: list[int], salts: tuple[bytes, ...] = SALTS) -> list[str]:
    lines = open_log(sides, salts)
    return [*lines, closing_line(SEED, lines)]


def in_file(lines: list[str]) -> bytes:
    return "".join(line + "\n" for line in lines).encode()


def faults(lines: list[str]) -> list[tuple[str, object]]:
    return [(fault.code, fault.facts["line"]) for fault in verify(lines).faults]


@given(st.lists(st.integers(1, 100), max_size=20), st.lists(st.binary(max_size=8), max_size=3).map(tuple))
def test_an_honest_log_is_sound(sides: list[int], salts: tuple[bytes, ...]) -> None:
    verdict = verify(closed_log(sides, salts))
    assert (verdict.state, verdict.draws, verdict.faults) == ("sound", len(sides), ())
    assert verify_file(in_file(closed_log(sides, salts))).state == "sound"


def test_a_log_is_readable_json() -> None:
    header, draw, close = (json.loads(line) for line in closed_log([20]))
    assert header == {
        "format": "nde-dice-log",
        "version": 1,
        "commitment": commitment(SEED),
        "salts": [salt.hex() for salt in SALTS],
    }
    assert list(draw) == ["draw", "sides", "face"]
    assert close["seed"] == SEED.hex()


def test_a_log_without_its_seed_is_unfinished_and_not_broken() -> None:
    verdict = verify(open_log([6, 6]))
    assert (verdict.state, verdict.draws, verdict.faults) == ("unfinished", 2, ())


@pytest.mark.parametrize("sides", [[], [6], [2, 20]])
def test_any_changed_byte_is_found(sides: list[int]) -> None:
    content = in_file(closed_log(sides))
    for place, byte in enumerate(content):
        for changed in {byte ^ 1, byte ^ 2, byte ^ 7, byte ^ 32, byte ^ 128, 10, 13, 32, 48} - {byte}:
            broken = content[:place] + bytes([changed]) + content[place + 1 :]
            assert verify_file(broken).state == "broken", (place, changed)


@given(st.data())
@settings(max_examples=drawn(100, of=300))
def test_any_byte_taken_out_or_put_in_is_found(data: st.DataObject) -> None:
    content = in_file(closed_log([6, 20, 8]))
    place = data.draw(st.integers(0, len(content) - 1))
    extra = data.draw(st.binary(max_size=2))
    changed = content[:place] + extra + content[place + 1 :]
    expected = "sound" if changed == content else "broken"
    assert verify_file(changed).state == expected


def test_a_changed_face_is_named_with_the_right_one() -> None:
    lines = closed_log([6, 20])
    face = json.loads(lines[2])["face"]
    lines[2] = draw_line(2, 20, face % 20 + 1)
    first = verify(lines).faults[0]
    assert (first.code, first.facts) == (
        "log-face-differs",
        {"line": 3, "draw": 2, "face": face % 20 + 1, "expected": face},
    )
    assert faults(lines) == [("log-face-differs", 3), ("log-seal-differs", 4)]


def test_a_draw_taken_out_is_found() -> None:
    lines = closed_log([6, 20, 8])
    del lines[2]
    assert faults(lines) == [("log-out-of-order", 3), ("log-seal-differs", 4)]


def test_another_seed_than_the_one_committed_to_is_found() -> None:
    lines = open_log([6])
    other = bytes(32)
    lines.append(closing_line(other, lines))
    assert ("log-seed-differs", 3) in faults(lines)


def test_a_line_after_the_end_is_found() -> None:
    lines = closed_log([6])
    assert faults([*lines, draw_line(2, 6, 1)]) == [("log-line-after-end", 4)]


def test_every_line_that_cannot_be_read_is_listed() -> None:
    lines = open_log([6, 20, 8])
    lines[1] = "rubbish"
    lines[3] = '{"draw": 3, "sides": 8, "face": 1}'
    assert faults(lines) == [("log-line-unreadable", 2), ("log-line-unreadable", 4)]


def test_after_a_line_that_cannot_be_read_the_numbers_may_go_on_and_never_back() -> None:
    lines = [*open_log([6, 6, 6]), "rubbish", draw_line(5, 6, 1), "rubbish", draw_line(4, 6, 1)]
    assert faults(lines) == [("log-line-unreadable", 5), ("log-line-unreadable", 7), ("log-out-of-order", 8)]


@pytest.mark.parametrize("face", [0, 7, -1])
@pytest.mark.parametrize("is_closed", [False, True])
def test_a_face_that_is_not_on_its_die_is_said_as_that(face: int, is_closed: bool) -> None:
    lines = open_log([6, 6, 20])
    lines[2] = draw_line(2, 6, face)
    if is_closed:
        lines.append(closing_line(SEED, lines))
    (fault,) = verify(lines).faults
    assert (fault.code, fault.facts["line"]) == ("log-face-not-on-die", 3)
    assert f"“{face}” is not on a d6" in str(fault)


def test_line_ends_of_another_system_are_one_fault() -> None:
    content = in_file(closed_log([6, 20])).replace(b"\n", b"\r\n")
    verdict = verify_file(content)
    assert (verdict.state, verdict.draws) == ("broken", 2)
    assert [(fault.code, fault.facts["line"]) for fault in verdict.faults] == [("log-line-ends", 1)]


def test_line_ends_of_another_system_hide_no_other_fault() -> None:
    lines = closed_log([6, 20])
    lines[1] = draw_line(1, 6, 7)
    found = verify_file(in_file(lines).replace(b"\n", b"\r\n")).faults
    assert [fault.code for fault in found] == ["log-line-ends", "log-face-not-on-die", "log-seal-differs"]


@pytest.mark.parametrize(
    "content", [b"", b"\n", b"# Dice\n\nnot a log\n", b"[pack]\r\nid = 1", in_file(closed_log([6, 20])[1:])]
)
def test_a_file_that_is_no_dice_log_is_one_fault(content: bytes) -> None:
    verdict = verify_file(content)
    assert (verdict.state, verdict.draws) == ("broken", 0)
    assert [fault.code for fault in verdict.faults] == ["not-a-dice-log"]
    assert str(verdict.faults[0]).startswith("this is not a dice log")


def test_a_log_of_a_later_version_says_so() -> None:
    lines = open_log([])
    lines[0] = lines[0].replace('"version":1', '"version":2')
    assert faults(lines) == [("log-version-unknown", 1)]


@pytest.mark.parametrize("content", [b"", b"\n", b"\xff\xfe\n", b"{}\n", b"null\n", b"[" * 5000 + b"\n"])
def test_rubbish_is_broken_and_never_a_crash(content: bytes) -> None:
    assert verify_file(content).state == "broken"


@given(st.binary(max_size=200))
def test_no_bytes_crash_the_check(content: bytes) -> None:
    assert verify_file(content).state == "broken"


@pytest.mark.parametrize("language", ["en", "pl", "de", "cs"])
def test_every_fault_has_a_sentence(language: str) -> None:
    speaker = words(language)
    lines = closed_log([6, 20])
    lines[1] = draw_line(7, 6, 1)
    lines[2] = draw_line(8, 20, 21)
    found = (
        *verify([*lines, "x"]).faults,
        *verify([]).faults,
        *verify_file(b"%s\r\n" % lines[0].encode()).faults,
    )
    assert len({fault.code for fault in found}) == 7
    for fault in found:
        assert str(fault.facts["line"]) in speaker.error(fault)
