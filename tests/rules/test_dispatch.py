"""Functions found by what they take."""

from __future__ import annotations

import pytest

from nde.rules.dispatch import by_kind, functions_in


class Knock:
    """Something done at a door."""


class Push:
    """Something else done there."""


class Shout:
    """Something that needs no door."""


def opened(door: str, deed: Knock | Push) -> str:
    """What comes of two kinds of deed."""
    return f"{door} {type(deed).__name__}"


def heard(deed: Shout) -> str:
    """What comes of a deed without a door."""
    return type(deed).__name__


def test_a_function_is_found_under_each_kind_that_it_takes() -> None:
    assert by_kind("deed", functions_in(globals(), "door", "deed")) == {Knock: opened, Push: opened}
    assert by_kind("deed", functions_in(globals(), "deed")) == {Shout: heard}


def test_what_a_module_only_imports_is_not_its_own() -> None:
    assert list(functions_in(globals(), "parameter", "functions")) == []


def test_two_functions_for_one_kind_are_a_mistake() -> None:
    with pytest.raises(AssertionError, match="opened and opened take Knock"):
        by_kind("deed", (opened, opened))
