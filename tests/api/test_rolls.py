"""`nde.roll`: dice, told in any language, and refused with the command line's words."""

from __future__ import annotations

import pytest

import nde
from tests.cli.terminal import nde as command


def test_a_seed_gives_what_the_command_gives() -> None:
    rolled = nde.roll("4d6kh3", seed=7)
    assert (rolled.total, rolled.faces) == (13, (3, 2, 4, 6))
    assert rolled.text() + "\n" == command("roll", "4d6kh3", "--seed", "7").out


def test_a_roll_is_told_with_the_reader_s_letter_for_a_die() -> None:
    assert nde.roll("2d6", seed=7).text("de").startswith("2W6 (")


def test_without_a_seed_faces_are_on_the_die() -> None:
    rolled = nde.roll("100d6")
    assert set(rolled.faces) <= set(range(1, 7))
    assert rolled.total == sum(rolled.faces)


def test_what_is_no_dice_is_refused_with_the_words_of_the_command() -> None:
    with pytest.raises(nde.Refused) as refused:
        nde.roll("4d")
    assert f"nde: {refused.value}\n" == command("roll", "4d").err


def test_a_wrong_name_of_the_package_is_python_s_own_error() -> None:
    with pytest.raises(AttributeError, match="rol"):
        nde.rol  # noqa: B018


def test_every_public_name_is_there() -> None:
    assert [name for name in nde.__all__ if not hasattr(nde, name)] == []
    assert set(nde.__all__) <= set(dir(nde))
