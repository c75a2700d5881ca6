"""The screen of a table: as wide and as high as it is told, with nothing lost."""

from __future__ import annotations

import io
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nde.cli.play.layout import columns, heading, pages, people, room_of
from nde.cli.play.paper import PlainPaper, RichPaper
from nde.cli.session import Session
from nde.prose.people import PersonLabel
from nde.prose.talk.paper import Row
from nde.rules.play import Person, Side
from nde.rules.ruleset import Track

WIDTHS = st.integers(40, 160)
WORDS = st.text("abc ♥é", min_size=1, max_size=60).map(lambda text: " ".join(text.split()) or "x")


def row(
    name: str, side: Side = "party", *tracks: tuple[str, int, int], sign: str = "a", **about: object
) -> Row:
    """Somebody on the screen."""
    person = Person(
        id=name,
        side=side,
        tracks=tuple(
            Track(key=key, value=value, most=most, cap=most, refill="rest") for key, value, most in tracks
        ),
    )
    label = PersonLabel(id=name, name=name, sign=sign, tracks=tracks, **about)  # type: ignore[arg-type]
    return Row(person, label)


def shown(rows: list[Row], width: int) -> list[str]:
    """The lines for some people."""
    return ["".join(cell.text for cell in line) for line in people(rows, width)]


@given(WORDS, WORDS, WIDTHS)
def test_a_heading_fits_and_says_all(left: str, right: str, width: int) -> None:
    *told, line = heading(left, right, width)
    assert line == "─" * width
    assert all(len(one) <= width for one in told) or len(left.split()) == 1 or len(right.split()) == 1
    assert " ".join(told).split() == f"{left} {right}".split()


@given(st.lists(st.tuples(st.sampled_from(("1", "12", "more", "gotowe")), WORDS), max_size=14), WIDTHS)
def test_things_to_choose_stand_side_by_side_and_none_is_lost(
    rows: list[tuple[str, str]], width: int
) -> None:
    lines = columns(rows, width)
    assert all(len(line) <= width for line in lines)
    assert len(lines) <= sum(1 + len(text) // 20 for _, text in rows)
    assert " ".join(lines).split() == " ".join(f"{key} {text}" for key, text in rows).split()


@pytest.mark.parametrize("width", [60, 80, 120])
def test_two_things_that_fit_take_one_line(width: int) -> None:
    text = "x" * room_of(width)
    assert len(columns([("1", text), ("gotowe", text)], width)) == 1
    assert len(columns([("1", text + "xx"), ("gotowe", text)], width)) == 2


def test_the_party_stands_first_and_foes_have_letters() -> None:
    rows = [
        row("Wren", "party", ("hearts", 4, 5), ("mana", 2, 3), notes=("B3",)),
        row("Orla", "party", ("hearts", 5, 5)),
        row("Cave bear", "foes", ("hearts", 1, 2), sign="a"),
        row("Bog wolf", "foes", sign="b", faring="hurt"),
    ]
    assert shown(rows, 80) == ["  Wren ♥♥♥♥♡ ✦✦✧ (B3)   Orla ♥♥♥♥♥", "  a Cave bear ♥♡   b Bog wolf (hurt)"]
    assert len(shown(rows, 24)) == 4


def test_what_is_not_counted_in_hearts_is_a_number() -> None:
    rows = [row("Fenja", "party", ("hp", 1, 1), ("strength", 16, 16)), row("Ogre", "foes", ("hearts", 3, 30))]
    assert shown(rows, 80) == ["  Fenja hp 1/1 strength 16/16", "  a Ogre hearts 3/30"]


@given(st.lists(WORDS, min_size=1, max_size=12), st.integers(40, 160))
def test_everybody_is_on_the_screen(names: list[str], width: int) -> None:
    lines = shown([row(name, "party", ("hearts", 3, 5)) for name in names], width)
    assert all(len(line) <= width for line in lines)
    assert " ".join(lines).split() == " ".join(f"{name} ♥♥♥♡♡" for name in names).split()


@given(st.lists(st.text("ab", max_size=3)), st.integers(2, 60))
def test_pages_are_no_higher_than_the_screen(lines: list[str], height: int) -> None:
    found = pages(lines, height)
    assert [line for page in found for line in page] == lines
    assert all(0 < len(page) < height for page in found)


class Terminal(io.StringIO):
    """A stream with a person behind it."""

    def isatty(self) -> bool:
        """It is one."""
        return True


def written(
    height: int, lines: int, *, is_terminal: bool = True, kind: type[RichPaper | PlainPaper] = RichPaper
) -> list[list[str]]:
    """What stands on a screen between two waits, for so many lines of news."""
    stream = Terminal if is_terminal else io.StringIO
    stdin, stdout = stream("\n" * 50), stream()
    env = {"COLUMNS": "80", "LINES": str(height), "NO_COLOR": "1"}
    paper = kind(Session(stdin, stdout, io.StringIO(), env, "en"))
    for at in range(lines):
        paper.text(f"Wren strikes for the {at}th time.", kind="log")
    paper.title("The old bridge", "round 1")
    paper.people([row("Wren", "party", ("hearts", 4, 5))])
    paper.text("Wren, what do you do?", kind="question")
    paper.numbered([("1", "Attack: a 50%"), ("2", "Guard: Orla")])
    paper.finish()
    told = re.sub(r"\x1b\[[0-9;]*m", "", stdout.getvalue())
    return [part.split("\n")[:-1] for part in told.split("… Enter for more ")]


@pytest.mark.parametrize("height", [10, 24, 40])
@pytest.mark.parametrize("lines", [1, 12, 30, 90])
def test_nothing_leaves_the_screen_unread(height: int, lines: int) -> None:
    screens = written(height, lines)
    assert all(len(screen) < height for screen in screens)
    told = [line for screen in screens for line in screen]
    assert told[0].startswith("The old bridge")
    assert told[0].endswith("round 1")
    assert [line for line in told if "strikes" in line] == [
        f"Wren strikes for the {n}th time." for n in range(lines)
    ]
    assert told[-2] == "Wren, what do you do?", "a question stands with what can be answered"
    assert (len(screens) == 1) == (lines + 7 < height)


@pytest.mark.parametrize("lines", [1, 12, 30, 90])
def test_plain_lines_wait_for_whoever_reads_them_too(lines: int) -> None:
    screens = written(24, lines, kind=PlainPaper)
    assert all(len(screen) < 24 for screen in screens)
    told = [line for screen in screens for line in screen]
    assert told[:lines] == [f"Wren strikes for the {n}th time." for n in range(lines)]
    assert told[-1] == "2: Guard: Orla"
    assert (len(screens) == 1) == (lines + 5 < 24)


@pytest.mark.parametrize("kind", [RichPaper, PlainPaper])
def test_nobody_is_waited_for_at_a_pipe(kind: type[RichPaper | PlainPaper]) -> None:
    screens = written(24, 90, is_terminal=False, kind=kind)
    assert len(screens) == 1


def test_what_happened_stands_under_the_place_where_it_did() -> None:
    (screen,) = written(24, 1)
    assert screen[2] == "Wren strikes for the 0th time."
