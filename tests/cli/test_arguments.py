"""A line of words is read whole, and every fault in it is found at once."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nde.cli.arguments import find_command, read_arguments, wished_language
from nde.cli.commands import BY_NAME, FLAGS
from nde.errors import NdeError
from nde.locale.complaints import Refused
from nde.locale.typed import whole_number

TOKENS = st.sampled_from(
    [*BY_NAME, "character", "new", "--", "-", "-h", "d6", "-d6", "die=d10", "steps=-1", "=", "x=", ""]
    + [f"--{flag}" for flag in FLAGS]
    + ["--seed=3", "--times=x", "--json=1", "--nothing", "-x", "k=v=w"]
)


def codes(*argv: str) -> list[str]:
    with pytest.raises(Refused) as refused:
        read_arguments(list(argv))
    return [error.code for error in refused.value.errors]


def test_words_pairs_and_flags_are_told_apart() -> None:
    read = read_arguments(
        ["odds", "nde12", "test", "die=d10", "steps=-1", "--set", "a=1", "--set=b=2", "--json"]
    )
    assert read.words == ("nde12", "test")
    assert read.pairs == {"die": "d10", "steps": "-1"}
    assert read.flags == {"set": ("a=1", "b=2"), "json": True}


def test_a_flag_may_stand_before_the_command() -> None:
    read = read_arguments(["--lang", "pl", "--json", "roll", "d6"])
    assert (read.command.name, read.words, read.flags) == ("roll", ("d6",), {"lang": "pl", "json": True})


def test_a_command_of_two_words_may_have_flags_between_them() -> None:
    assert find_command(["--lang", "cs", "character", "new", "g", "--surprise"]) == (
        "character new",
        ["--lang", "cs", "g", "--surprise"],
    )


@pytest.mark.parametrize("dice", ["-d6", "-2d6+10", "-K8", "-w%", "-max(d6,d8)"])
def test_negative_dice_are_no_flags(dice: str) -> None:
    assert read_arguments(["roll", dice]).words == (dice,)


def test_an_expression_with_an_equals_sign_is_no_parameter() -> None:
    assert read_arguments(["roll", "d6r=1"]).words == ("d6r=1",)
    assert read_arguments(["odds", "d6r=1"]).words == ("d6r=1",)


def test_after_two_dashes_everything_is_a_word() -> None:
    assert read_arguments(["roll", "--json", "--", "--lang"]).words == ("--lang",)


def test_every_fault_of_a_line_is_found() -> None:
    assert codes("roll", "--tims", "--seed", "x", "--times", "0", "--faces", "1,b", "--json=1") == [
        "no-such-flag",
        "flag-not-a-number",
        "flag-not-a-number",
        "flag-not-a-number",
        "flag-takes-no-value",
        "word-missing",
    ]


@pytest.mark.parametrize(
    ("argv", "expected"),
    [
        ((), ["word-missing"]),
        (("rol",), ["no-such-command"]),
        (("character",), ["word-missing"]),
        (("character", "neu"), ["no-such-command"]),
        (("verify",), ["word-missing"]),
        (("verify", "a", "b", "c"), ["word-left-over", "word-left-over"]),
        (("roll", "d6", "--seed"), ["flag-without-value"]),
        (("roll", "d6", "--seed", "--json"), ["flag-without-value"]),
        (("roll", "d6", "--seed", "1", "--seed", "2"), ["given-twice"]),
        (("odds", "g", "s", "a=1", "a=2"), ["given-twice"]),
        (("roll", "d6", "-seed", "3"), ["no-such-flag"]),
    ],
)
def test_a_fault_has_its_own_code(argv: tuple[str, ...], expected: list[str]) -> None:
    assert codes(*argv) == expected


def test_a_flag_whose_value_is_missing_does_not_swallow_the_next_flag() -> None:
    with pytest.raises(Refused) as refused:
        read_arguments(["roll", "d6", "--seed", "--times", "many"])
    assert [error.facts["flag"] for error in refused.value.errors] == ["--seed", "--times"]


@given(st.lists(TOKENS | st.text(max_size=6), max_size=8))
def test_a_line_is_read_whole_or_refused_with_a_reason(tokens: list[str]) -> None:
    errors: tuple[NdeError, ...] = ()
    read = None
    try:
        read = read_arguments(tokens)
    except Refused as refused:
        errors = refused.errors
    assert (read is None) == bool(errors)
    if read is not None:
        needed = [place for place in read.command.places if place.is_needed and not place.is_listed]
        assert len(read.words) >= len(needed)


@given(st.integers(-(10**17), 10**17))
def test_a_whole_number_is_read_with_either_minus(number: int) -> None:
    assert whole_number(str(number)) == number
    assert whole_number(str(number).replace("-", "\N{MINUS SIGN}")) == number
    assert whole_number(f"{number:+d}") == number


@pytest.mark.parametrize("text", ["", "1.5", "one", "1e3", "٣", "9" * 40, "1_000", "0x1"])
def test_what_is_no_whole_number_is_none(text: str) -> None:
    assert whole_number(text) is None


def test_the_last_language_wins_and_two_dashes_end_the_search() -> None:
    assert wished_language(["--lang", "pl", "roll", "--lang=de", "--", "--lang=cs"]) == "de"
    assert wished_language(["roll", "--lang", "--json"]) is None
